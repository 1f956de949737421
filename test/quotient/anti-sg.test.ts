import { describe, expect, test } from "vitest";
import { parseGame, parseSum } from "../../src/games/index.ts";
import type { Term } from "../../src/games/notation.ts";
import { rules, split } from "../../src/rules/index.ts";
import { canonicalForms, component } from "../../src/solve/index.ts";
import { antiSgScope } from "../../src/solve/misere/smallest-failure.ts";
import { codeOptions, dice, type Options, plainGrundy, plainWins, randomGraph } from "../oracle.ts";

const forms = canonicalForms();
const scope = (sum: readonly Term[]) => antiSgScope(sum, (each) => forms.of(each).outcome);
const shown = (text: string) =>
  scope(parseSum(text)).fails?.map(({ rules, position }) => `${rules.id} ${rules.format(position)}`);

/** All sums of heaps with `total` tokens, in descending order, sums of fewest heaps first. */
function* sumsOf(total: number, most = total): Generator<number[]> {
  if (total === 0) yield [];
  for (let heap = Math.min(total, most); heap > 0; heap--)
    for (const rest of sumsOf(total - heap, heap)) yield [heap, ...rest];
}

/** Whether the stated rule and plain play disagree on the winner. */
function differ(options: Options<number>): (heaps: readonly number[]) => boolean {
  const [value, wins] = [plainGrundy(options), plainWins(options, true)];
  return (heaps) => {
    const values = heaps.map(value);
    const sum = values.reduce((a, b) => a ^ b, 0);
    return (wins(heaps) !== (sum !== 0)) === values.some((each) => each > 1);
  };
}

describe("the Anti-SG rule", () => {
  test.each([
    ["0.77", [0, 7, 7]],
    ["0.07", [0, 0, 7]],
    ["0.26", [0, 2, 6]],
    ["0.123", [0, 1, 2, 3]],
    ["0.75", [0, 7, 5]],
    ["0.15", [0, 1, 5]],
    ["0.144", [0, 1, 4, 4]],
    ["4.7", [4, 7]],
    ["0.3", [0, 3]],
    ["0.137", [0, 1, 3, 7]],
  ] as const)("of %s fails first where plain play of all sums finds it, or for none", (code, digits) => {
    const [game, wrong] = [parseGame(code), differ(codeOptions(digits))];
    for (const most of [4, 8, 12]) {
      const all = Array.from({ length: most }, (_, i) => component(game, i + 1));
      const { holds, fails } = antiSgScope(all, (each) => forms.of(each).outcome);
      expect(holds).toBe(fails === undefined);
      const heaps = fails?.map(({ position }) => position as number);
      const size = heaps?.reduce((a, b) => a + b, 0) ?? 13;
      if (heaps !== undefined) expect(wrong(heaps), `${code} ${heaps}`).toBe(true);
      for (let total = 1; total <= Math.min(size, 12); total++) {
        for (const each of sumsOf(total, most)) {
          if (total < size || each.length < (heaps?.length ?? 0))
            expect(wrong(each), `${code} ${each}`).toBe(false);
        }
      }
    }
  });

  test("holds of random graphs exactly when it is right for all sums of three vertices", () => {
    const roll = dice(16);
    let failing = 0;
    for (let i = 0; i < 60; i++) {
      const graph = randomGraph(roll, 8);
      const game = rules((vertex: number) => graph[vertex]!);
      const wrong = differ((vertex) => graph[vertex]!.map((to) => [to]));
      const all = graph.map((_, vertex) => component(game, vertex));
      const { holds, fails } = antiSgScope(all, (each) => forms.of(each).outcome);
      const vertices = graph.map((_, vertex) => vertex);
      const found = vertices.some((a) => vertices.some((b) => vertices.some((c) => wrong([a, b, c]))));
      expect(holds).toBe(!found);
      if (!holds) failing++;
      if (fails !== undefined) expect(wrong(fails.map(({ position }) => position as number))).toBe(true);
    }
    expect(failing).toBeGreaterThan(5);
    expect(failing).toBeLessThan(55);
  });

  test("is held against play over several games, and over rules that are none of heaps", () => {
    expect(shown("kayles 20")).toEqual(["kayles 5", "kayles 1"]);
    expect(shown("kayles 2 + grundys-game 13")).toEqual(["grundys-game 13", "kayles 1"]);
    expect(shown("kayles 4 + nim 9")).toBeUndefined();
    const kayles = rules((n: number) => [
      ...[1, 2].flatMap((k) =>
        n < k ? [] : Array.from({ length: n - k + 1 }, (_, a) => split(a, n - k - a)),
      ),
    ]);
    const { fails } = antiSgScope([component(kayles, 7)], (each) => forms.of(each).outcome);
    expect(fails?.map(({ position }) => position)).toEqual([5, 1]);
  });

  test("stops at a limit", () => {
    expect(() =>
      antiSgScope(parseSum("kayles 20"), (each) => forms.of(each).outcome, { positions: 10 }),
    ).toThrow("limit of 10 positions");
  });
});
