import type { Text } from "nimber";
import { say as sayIn } from "nimber/locale";
import type { JSX } from "preact";
import { Prose } from "../shell/prose.tsx";

/** Values of heaps are as short: they stand beside each other. */
const SHORT = 16;

/** The reasons of an answer: the values, and each sentence in a line of its own. */
export function Reasons({ texts }: { readonly texts: readonly Text[] }): JSX.Element {
  return (
    <>
      {texts.map((text, i) => (
        <span key={i} class={sayIn(text, "en").length > SHORT ? "block" : "beside"}>
          <Prose text={text} />
        </span>
      ))}
    </>
  );
}
