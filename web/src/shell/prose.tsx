import type { Text } from "nimber";
import type { JSX } from "preact";
import { say } from "./language.ts";

/** A text in which words between backticks are code. */
export function Prose({ text }: { readonly text: Text }): JSX.Element {
  const pieces = say(text).split("`");
  return <>{pieces.map((piece, i) => (i % 2 === 1 ? <code key={`${i} ${piece}`}>{piece}</code> : piece))}</>;
}
