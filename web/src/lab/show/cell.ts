import { batch } from "@preact/signals";
import type { Play } from "nimber";
import { say } from "../../shell/language.ts";
import { isRight, type Tested } from "../law.ts";
import { caseName, claimed, type Results } from "../run.ts";
import { from, typed, view } from "../state.ts";
import { texts } from "../text.ts";
import type { GridCell } from "./grid.tsx";

/** Cell of a table for the case with this index. */
export function cellOf({ shape, cases }: Results, index: number, highest: number): GridCell | undefined {
  const tested = cases[index];
  if (tested === undefined) return undefined;
  const { value } = tested;
  const outcome = say(texts.legend[value === 0 ? "P" : "N"]);
  const words = shape.play === "normal" ? [outcome, say(texts.value(value))] : [outcome];
  const wrong = isWrong(tested);
  if (wrong) words.push(say(texts.differs));
  return {
    index,
    text: textOf(value, shape.play),
    label: `${caseName(shape, index)}: ${words.join(", ")}`,
    isP: value === 0,
    height: shape.play === "normal" ? value / Math.max(1, highest) : 0,
    wrong,
  };
}

const textOf = (value: number, play: Play): string =>
  play === "normal" ? `${value}` : value === 0 ? "P" : "N";

export const isWrong = ({ value, says }: Tested): boolean =>
  says !== undefined && !isRight(value, says, claimed.value);

/** Parameters of a case. */
function parametersOf({ shape }: Results, index: number): readonly number[] {
  if (shape.parameters === 1) return [shape.least + index];
  const side = shape.most - shape.least + 1;
  return [shape.least + Math.floor(index / side), shape.least + (index % side)];
}

/** Opens the board with the position of a case. */
export function playFrom(results: Results, index: number): void {
  batch(() => {
    from.value = parametersOf(results, index);
    typed.value = undefined;
    view.value = "play";
  });
}
