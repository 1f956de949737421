import { LimitError, RuleError } from "../errors.ts";
import { t } from "../locale/codegen.ts";
import { boxOf, coordinates } from "../solve/box.ts";
import { begin, type Limits } from "../solve/limits.ts";
import type { Game, Play } from "../types.ts";
import { MOST_VALUES, type Sequence } from "./sequence.ts";

/**
 * The values of positions of several numbers up to `box`, the last number the fastest; under misère play 1 where the
 * player to move wins. Numbers that are no position are `gaps`, and have 0.
 * @throws LimitError; RuleError where play from a position need not end, or none of the numbers is a position.
 */
export function boxValues(
  game: Game<unknown>,
  box: readonly number[],
  play: Play = "normal",
  limits: Limits = {},
): Pick<Sequence, "values" | "gaps"> {
  const count = box.reduce((all, each) => all * (each + 1), 1);
  if (count > MOST_VALUES) throw new LimitError("positions", MOST_VALUES, count);
  const { cells } = boxOf(game, box, play, limits, begin(limits));
  const drawn = cells.findIndex((value) => value < NO_POSITION);
  if (drawn >= 0) throw new RuleError(ENDLESS, [...coordinates(box)][drawn]!.join());
  const values = Uint32Array.from(cells, (value) => Math.max(0, value));
  return cells.includes(NO_POSITION) ? { values, gaps: true } : { values };
}

const NO_POSITION = -1;
const ENDLESS = t("endless");
