import { heapRules } from "../encoding.ts";
import { begin, type Limits } from "../solve/limits.ts";
import { heapTable } from "../solve/period/table.ts";
import type { Game, Play } from "../types.ts";
import { boxValues } from "./box.ts";
import { lawOf } from "./law.ts";
import { planOf } from "./read/plan.ts";
import type { Read } from "./read/syntax.ts";
import { sequenceByTheorem, sequenceOf } from "./sequence.ts";
import { coordinatesOf, hasWinners, type Template, writable } from "./template.ts";

/** The usual largest coordinate, by the number of coordinates, and beyond. */
const USUAL = [10_000, 10_000, 300, 60, 20];
const USUAL_BEYOND = 8;
/** What a coin is worth takes the squares of the coins before it. */
const USUAL_COIN = 200;

/** The largest coordinates that a program answers for unless another is asked for. */
export function usualLargest(game: Game<unknown>): readonly number[] {
  const size = coordinatesOf(game).length;
  const most = game.id.startsWith("coins(") ? USUAL_COIN : (USUAL[size] ?? USUAL_BEYOND);
  return Array<number>(size).fill(most);
}

/**
 * What a program is given besides the rules: a law, or the values of all positions up to `largest` where the rules
 * cannot be written down; nothing where they can, or where a formula tells who wins.
 * @throws LimitError; RuleError where a position has no number for its value.
 */
export function knownFor(
  game: Game<unknown>,
  read: Read,
  largest: readonly number[],
  play: Play = "normal",
  limits: Limits = {},
): Pick<Template, "law" | "known" | "values" | "gaps" | "play"> {
  if (play === "misere") return { ...boxValues(game, largest, play, limits), play };
  if (hasWinners(game, planOf(read, coordinatesOf(game)))) return {};
  const told = sequenceByTheorem(game, begin(limits));
  if (told !== undefined) return told;
  if (writable(game, largest)) {
    const rules = heapRules(game);
    return { law: rules && lawOf(heapTable(rules, limits), largest[0]!, begin(limits)) };
  }
  if (largest.length === 1) return sequenceOf(game, largest[0]!, limits);
  return boxValues(game, largest, play, limits);
}
