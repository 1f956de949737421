import type { Language } from "nimber";
import type { Codec } from "./fields.ts";
import { language } from "./language.ts";

/** Where the page is: `#en/play?sum=nim+3+4+5`. */
export interface Address {
  readonly language: Language;
  readonly route: string;
  readonly query: ReadonlyMap<string, string>;
}

export function formatAddress({ language, route, query }: Address): string {
  const fields = new URLSearchParams([...query])
    .toString()
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%3B", ";");
  return `#${language}/${route}${fields === "" ? "" : `?${fields}`}`;
}

/** Where a link to a state of a route goes. */
export const hrefOf = <S>({ route, write }: Codec<S>, state: Partial<S>): string =>
  hrefWith(route, write(state));

/** Where a link to a query of a route goes, in the language of the page. */
export const hrefWith = (route: string, query: ReadonlyMap<string, string>): string =>
  formatAddress({ language: language.value, route, query });
