import { expect } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { component, type Solver } from "../../src/solve/index.ts";
import { codeOptions, type Options, plainWins } from "../oracle.ts";

/** Codes and the largest heaps of which sums are played out. */
export const CODES: readonly (readonly [code: string, digits: readonly number[], most: number])[] = [
  ["0.77", [0, 7, 7], 11],
  ["0.123", [0, 1, 2, 3], 12],
  ["0.75", [0, 7, 5], 10],
  ["0.07", [0, 0, 7], 14],
  ["0.15", [0, 1, 5], 12],
  ["0.26", [0, 2, 6], 10],
  ["4.7", [4, 7], 7],
  ["0.3", [0, 3], 9],
];

/** Holds `count` random misère sums of each code against plain play: who wins, and that each listed move does. */
export function playOut(solving: Solver, roll: (n: number) => number, count: number): number {
  let byQuotient = 0;
  for (const [code, digits, most] of CODES) {
    const rules = parseGame(code);
    const options: Options<number> = codeOptions(digits);
    const wins = plainWins(options, true);
    for (let i = 0; i < count; i++) {
      const heaps = Array.from({ length: roll(4) }, () => roll(most));
      const sum = heaps.map((heap) => component(rules, heap));
      const solution = solving.solve(sum, "misere");
      expect(solution.outcome, `${code} ${heaps}`).toBe(wins(heaps) ? "N" : "P");
      if (solution.method === "quotient") byQuotient++;
      for (const { component, move } of solution.winning)
        expect(wins(heaps.toSpliced(component, 1, ...(move.to as number[])))).toBe(false);
    }
  }
  return byQuotient;
}
