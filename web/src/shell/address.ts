import type { Language } from "nimber";

/** Parts of the address, as in `#en/play?sum=nim+3+4+5`. */
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
    .replaceAll("%2F", "/")
    .replaceAll("%3B", ";");
  return `#${language}/${route}${fields === "" ? "" : `?${fields}`}`;
}
