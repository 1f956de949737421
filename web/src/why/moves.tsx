import type { Explained } from "nimber/session";
import type { JSX } from "preact";
import { phraseFrom } from "../board/phrase.ts";
import type { Sum } from "../engine/protocol.ts";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { address } from "./address.ts";
import { state } from "./state.ts";

/** Move of a sum, with what it leaves of its component. */
export type Made = Explained["winning"][number];

export const after = (sum: Sum, { part, to }: Made): Sum =>
  sum.toSpliced(part, 1, ...to.map((position) => ({ ...sum[part]!, position })));

export const written = (sum: Sum): string =>
  sum.map(({ game, position }) => `${game} ${position}`).join(" + ");

interface MoveProps {
  readonly sum: Sum;
  readonly move: Made;
}

/** Move in words, with a link to the explanation of the position that it leaves. */
export function Move({ sum, move }: MoveProps): JSX.Element {
  const text = say(phraseFrom(sum, move.part, move.at, move.to));
  const left = written(after(sum, move));
  // Nothing is explained where nothing is left.
  return left === "" ? (
    <span>{text}</span>
  ) : (
    <a href={hrefOf(address, { sum: left, play: state.value!.play })}>{text}</a>
  );
}
