import { formatAddress } from "./address.ts";
import type { Codec } from "./fields.ts";
import { language } from "./language.ts";

/** Link to a state of a route. */
export const hrefOf = <S>({ route, write }: Codec<S>, state: Partial<S>): string =>
  hrefWith(route, write(state));

/** Link to a query of a route, in the language of the page. */
export const hrefWith = (route: string, query: ReadonlyMap<string, string>): string =>
  formatAddress({ language: language.value, route, query });
