import type { PairRules } from "../encoding.ts";
import type { Text } from "../types.ts";
import type { Valuing } from "./read/lines.ts";

/** What finds in a program the values, or the winners, of two numbers. */
export interface PairLaw {
  readonly functions: readonly string[];
  readonly remark: Text;
  readonly at: Valuing["at"];
}

/** Lines that put `x` and `y` in order. */
export const ORDERED = `  long small = x
  long large = y
  if x > y:
    small = y
    large = x`;

/** Coordinates to here keep 5 (y - x)^2 below 2^63. */
const MOST = 1_000_000_000;

const ROOT = `
fn root(long a) long:
  long low = 0L
  long high = 3037000499L
  while low < high:
    long middle = (low + high + 1L) // 2L
    if middle * middle <= a:
      low = middle
    else:
      high = middle - 1L
  return low`;

/**
 * Wythoff's game with differences to `diagonal` by its law, where only the winner is asked for: 0 in `value` where the
 * player to move loses, else 1. In exact integers, for doubles are wrong from 165580140 on.
 */
export function pairValuing({ diagonal }: PairRules): PairLaw {
  const step = diagonal + 1;
  const shift = { 1: "n + ", 2: "", 3: "-n + " }[step] ?? `${2 - step}n + `;
  const by = (n: string) => (step === 1 ? n : `${n} * ${step}L`);
  return {
    functions: [
      ROOT,
      `fn loses(long x, long y) narrow:
${ORDERED}
  long n = ${step === 1 ? "large - small" : `(large - small) // ${step}L`}
${step === 1 ? "" : `  if ${by("n")} != large - small:\n    return 0\n`}  long twice = n * 2L + root(n * n * ${step * step + 4}L) - ${by("n")}
  if twice // 2L == small:
    return 1
  return 0`,
    ],
    remark: {
      en: `The player to move loses at (x, x + ${step === 1 ? "n" : `${step}n`}) with x = (${shift}floor(sqrt(${step * step + 4}n^2)))/2, for numbers to ${MOST}: a theorem.`,
      zh: `先手必败当且仅当局面为 (x, x + ${step === 1 ? "n" : `${step}n`})，x = (${shift}floor(sqrt(${step * step + 4}n^2)))/2，各数不超过 ${MOST}（定理）。`,
    },
    at: ([x, y], tag) => [`let value${tag} = 1 - loses(${x}, ${y})`],
  };
}
