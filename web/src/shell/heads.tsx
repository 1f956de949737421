import type { Text } from "nimber";
import type { JSX } from "preact";
import { say } from "./language.ts";

/** The first row of a table: what stands in each column. */
export function Heads({ texts }: { readonly texts: readonly Text[] }): JSX.Element {
  return (
    <thead>
      <tr>
        {texts.map((text) => (
          <th key={text.en} scope="col">
            {say(text)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
