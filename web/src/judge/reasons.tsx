import type { Text } from "nimber";
import type { JSX } from "preact";
import { Prose } from "../shell/prose.tsx";

/** The reasons of an answer, a line each. */
export function Reasons({ texts }: { readonly texts: readonly Text[] }): JSX.Element {
  return (
    <>
      {texts.map((text, i) => (
        <span key={i} class="block">
          <Prose text={text} />
        </span>
      ))}
    </>
  );
}
