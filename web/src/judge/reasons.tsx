import type { Text } from "nimber";
import { say as sayIn } from "nimber/locale";
import type { JSX } from "preact";
import { Prose } from "../shell/prose.tsx";

/** Most characters of a short reason, such as the value of a heap; short ones share a line. */
const SHORT = 16;

/** Reasons for an answer: the values, and each sentence on its own line. */
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
