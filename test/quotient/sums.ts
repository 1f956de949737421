import { expect } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { component, type Solver } from "../../src/solve/index.ts";
import { codeOptions, type Options, plainWins } from "../oracle.ts";

/** Codes, with the largest heaps whose sums are played. */
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

/**
 * Compares `count` random misère sums of each code with plain play: the outcome, and that each listed move
 * wins. Returns the number decided by quotients.
 */
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

/** Heap of one of the codes as a number, so that heaps of several games can be played together. */
export const numbered = (game: number, heap: number): number => heap * CODES.length + game;

const codes = CODES.map(([, digits]) => codeOptions(digits));

export const mixedOptions: Options<number> = (number) => {
  const game = number % CODES.length;
  const heap = (number - game) / CODES.length;
  return codes[game]!(heap).map((left) => left.map((each) => numbered(game, each)));
};

/** Like `playOut`, for sums of two or three games. */
export function playMixed(solving: Solver, roll: (n: number) => number, count: number): number {
  let byQuotient = 0;
  const wins = plainWins(mixedOptions, true);
  for (let i = 0; i < count; i++) {
    const first = roll(CODES.length);
    const games = [first, (first + 1 + roll(CODES.length - 1)) % CODES.length, ...(roll(2) ? [first] : [])];
    const heaps = games.map((game) => roll(Math.min(8, CODES[game]![2])));
    const sum = games.map((game, at) => component(parseGame(CODES[game]![0]), heaps[at]!));
    const told = heaps.map((heap, at) => numbered(games[at]!, heap));
    const solution = solving.solve(sum, "misere");
    const name = games.map((game, at) => `${CODES[game]![0]} ${heaps[at]}`).join(" + ");
    expect(solution.outcome, name).toBe(wins(told) ? "N" : "P");
    if (solution.method === "quotient") byQuotient++;
    for (const { component: at, move } of solution.winning) {
      const left = (move.to as number[]).map((heap) => numbered(games[at]!, heap));
      expect(wins(told.toSpliced(at, 1, ...left)), name).toBe(false);
    }
  }
  return byQuotient;
}
