import { type HeapRules, heapRules } from "../encoding.ts";
import { canonical, trimmed } from "../solve/period/canonical.ts";
import { heapTable } from "../solve/period/table.ts";
import type { Game } from "../types.ts";
import { OEIS } from "./oeis.ts";

/** The number in the OEIS of the values of a game, or of a code that has them, perhaps of shifted heaps. */
export function numberOf(notation: string, game: Game<unknown>): string | undefined {
  const own = OEIS[notation] ?? OEIS[game.id];
  if (own !== undefined) return own;
  const rules = heapRules(game);
  const code = rules && codeOf(rules);
  return code && numbers().get(code);
}

let known: ReadonlyMap<string, string> | undefined;

/** The numbers by the codes that `codeOf` gives; where two have one, the first. */
function numbers(): ReadonlyMap<string, string> {
  if (known !== undefined) return known;
  const found = new Map<string, string>();
  for (const [notation, oeis] of Object.entries(OEIS)) {
    const [, before, after] = /^(\d)\.(\d+)$/.exec(notation) ?? [];
    if (before === undefined || after === undefined) continue;
    const code = codeOf({ kind: "break", digits: [before, ...after].map(Number) });
    if (code !== undefined && !found.has(code)) found.set(code, oeis);
  }
  known = found;
  return known;
}

/**
 * A code with the same values, of shifted heaps: the canonical one without moves that change no value. A take of a
 * whole heap changes none if 0 can be left without it, as in .771; nor does a take of t that leaves one heap if
 * one may take s < t and leave two, and the value of t - s is 0, as in 4.306.
 */
function codeOf(rules: HeapRules): string | undefined {
  let digits = canonical(rules)?.digits;
  if (digits === undefined) return undefined;
  for (let taken = 1; taken < digits.length; taken++) {
    const digit = digits[taken]!;
    const without = digits.with(taken, digit & ~1);
    if (digit & 1 && valuesOf(without, taken)[taken] !== 0) digits = without;
    const values = valuesOf(digits, taken);
    const isCovered = digits.some((ways, s) => s < taken && ways & 4 && values[taken - s] === 0);
    if (isCovered) digits = digits.with(taken, digits[taken]! & ~2);
  }
  return trimmed(digits).join();
}

const valuesOf = (digits: readonly number[], to: number): ArrayLike<number> =>
  heapTable({ kind: "break", digits }).values(to);
