import { t } from "../locale/law.ts";
import { ruleOf } from "../rules/of-game.ts";
import { printRule } from "../rules/print.ts";
import { squares } from "../rules/sets.ts";
import type { Game, Play, Text } from "../types.ts";

// Games of one number with cycles, in which a move takes a square, or adds or takes a constant, perhaps under a
// condition. The theorem and its proof are in docs/theory/cycles.md.

/** Largest number that is examined. */
const MOST = 100_000;

/** Number of squares of which two lead from every large draw to different positions. */
const SQUARES = 12;

/** Constants that moves add; undefined for other rules, or if no move takes any square. */
function constantsOf(game: Game<unknown>): readonly number[] | undefined {
  const rule = ruleOf(game);
  if (rule === undefined || rule.variables.length > 1 || rule.legal || rule.lost || rule.won)
    return undefined;
  const found: number[] = [];
  let hasSquares = false;
  for (const option of rule.options) {
    const text = printRule({ ...rule, options: [option] });
    const [, constant] = /^\[(?:\w+): \w+([+-]\d+)(?: if .*)?\]$/.exec(text) ?? [];
    if (/^\[(\w+): \1-(\w+) if \2 in squares\]$/.test(text)) hasSquares = true;
    else if (constant !== undefined && option.letters.length === 0) found.push(Number(constant));
    else return undefined;
  }
  return hasSquares ? found : undefined;
}

/** N-positions that are not a square more than a P-position, and the source of the theorem. */
export interface SquareTakes {
  readonly more: readonly number[];
  readonly source: Text;
}

/** Whether the P-positions of the game are these, by a theorem on takes of squares. */
export function squareTakes(
  game: Game<unknown>,
  lost: readonly number[],
  play: Play,
  tick: () => void,
): SquareTakes | undefined {
  const constants = constantsOf(game);
  if (constants === undefined || lost.length === 0) return undefined;
  const isLost = new Set(lost);
  const optionsOf = (n: number): number[] => Array.from(game.moves(n, tick), ({ to }) => Number(to[0]));
  const isCopy = (n: number) => lost.some((p) => squares.has(n - p));
  const winsAtOnce = (n: number) => play === "misere" && optionsOf(n).length === 0;
  // Other moves to a P-position begin at a constant distance from it; play ends at 0, which has no square to take.
  const near = new Set([0, ...lost.flatMap((p) => constants.map((each) => p - each))]);
  const more = [...near].filter(
    (n) => n >= 0 && !isCopy(n) && (winsAtOnce(n) || optionsOf(n).some((each) => isLost.has(each))),
  );
  const isWon = (n: number) => isCopy(n) || more.includes(n);
  const isAnswered = (n: number, p: number) =>
    winsAtOnce(n) || optionsOf(n).some((each) => each < p && isLost.has(each));
  if (lost.some((p) => isWon(p) || !optionsOf(p).every((each) => isAnswered(each, p)))) return undefined;
  const bound = boundOf(lost, more);
  if (bound === undefined || bound > MOST) return undefined;
  for (let n = 0; n <= bound; n++) {
    tick();
    const isDraw = (each: number) => !isLost.has(each) && !isWon(each);
    if (isDraw(n) && !optionsOf(n).some(isDraw)) return undefined;
  }
  return { more: more.sort((a, b) => a - b), source: t("squareTakes") };
}

/** Number beyond which one of two squares leads from each draw to a draw. */
function boundOf(lost: readonly number[], more: readonly number[]): number | undefined {
  const most = Math.max(...lost, ...more);
  let least: number | undefined;
  for (let b = 2; b <= SQUARES; b++)
    for (let a = 1; a < b; a++) {
      // With n - a² = p + x² and n - b² = q + y², x² - y² is one of these, so x is at most half of one more.
      const differences = lost.flatMap((p) => lost.map((q) => Math.abs(b * b - a * a + q - p)));
      if (differences.includes(0)) continue;
      const x = (Math.max(...differences) + 1) / 2;
      const bound = Math.max(b * b + most, Math.ceil(a * a + Math.max(...lost) + x * x));
      least = Math.min(least ?? bound, bound);
    }
  return least;
}
