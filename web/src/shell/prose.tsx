import type { Text } from "nimber";
import type { JSX } from "preact";
import { say } from "./language.ts";

/** Text with code between backticks. */
export function Prose({ text }: { readonly text: Text }): JSX.Element {
  const pieces = say(text).split("`");
  return <>{pieces.map((piece, i) => (i % 2 === 1 ? <code key={`${i} ${piece}`}>{piece}</code> : piece))}</>;
}
