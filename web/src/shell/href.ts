import { formatAddress } from "./address.ts";
import type { Codec } from "./fields.ts";
import { language } from "./language.ts";

/** Where a link to a state of a route goes. */
export const hrefOf = <S>({ route, write }: Codec<S>, state: Partial<S>): string =>
  hrefWith(route, write(state));

/** Where a link to a query of a route goes, in the language of the page. */
export const hrefWith = (route: string, query: ReadonlyMap<string, string>): string =>
  formatAddress({ language: language.value, route, query });
