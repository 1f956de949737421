import { describe, expect, test } from "vitest";
import type { Move, Rules } from "../src/types.ts";
import { codeOptions, dice, type Options, plainGrundy, randomGraph } from "./oracle.ts";

/** Rules with numbers as positions, made from options. */
export function rulesOf(options: Options<number>): Rules<number> {
  return {
    key: (position) => position,
    *moves(position): Generator<Move<number>> {
      for (const [i, to] of options(position).entries()) yield { at: `${i}`, to };
    },
  };
}

/** Contract of every solver of rules: `solve` returns the values of positions 0 to `to`. */
export function solverContract(
  name: string,
  solve: (rules: Rules<number>, to: number) => ArrayLike<number>,
): void {
  describe(`${name} agrees with plain play`, () => {
    test("on sums of tokens on 400 random graphs", () => {
      const roll = dice(1);
      let positions = 0;
      for (let round = 0; round < 400; round++) {
        const graph = randomGraph(roll, 4 + roll(30));
        const splitting = graph.map((options) =>
          options.map((to) => (roll(3) === 0 && to > 0 ? [to, roll(to)] : [to])),
        );
        const options = (position: number) => splitting[position]!;
        const truth = plainGrundy(options);
        const values = solve(rulesOf(options), graph.length - 1);
        graph.forEach((_, position) => {
          expect(values[position]).toBe(truth(position));
          positions++;
        });
      }
      expect(positions).toBeGreaterThan(4000);
    });

    test.each(["0.77", "0.07", "0.137", "4.", "4.7", "8.1", "0.3F", "0.9", "4.3C", "0.45", "C.07"])(
      "on %s",
      (code) => {
        const digits = [...code.replace(".", "")].map((digit) => Number.parseInt(digit, 16));
        const options = codeOptions(digits);
        const truth = plainGrundy(options);
        const values = solve(rulesOf(options), 40);
        for (let heap = 0; heap <= 40; heap++) expect(values[heap]).toBe(truth(heap));
      },
    );
  });
}
