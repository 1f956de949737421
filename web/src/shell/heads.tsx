import type { Text } from "nimber";
import { say as sayIn } from "nimber/locale";
import type { JSX } from "preact";
import { say } from "./language.ts";

/** Header row of a table. */
export function Heads({ texts }: { readonly texts: readonly Text[] }): JSX.Element {
  return (
    <thead>
      <tr>
        {texts.map((text) => (
          <th key={sayIn(text, "en")} scope="col">
            {say(text)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
