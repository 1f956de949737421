import { describe, expect, test } from "vitest";
import { nim } from "../src/games/index.ts";
import { say } from "../src/locale/message.ts";
import { component, explain, opponent, solver } from "../src/solve/index.ts";
import type { Rules } from "../src/types.ts";
import { dice, randomGraph } from "./oracle.ts";
import { rulesOf } from "./solvers.case.ts";

describe("loops", () => {
  /**
   * Vertices 0 and 1 lead to each other, and 1 to the terminal vertex 2; from 3, play may continue forever
   * or go to 2.
   */
  const rounds: Rules<number> = rulesOf((v) => [[[1]], [[0], [2]], [], [[3], [2]], [[4]]][v]!);
  const solving = solver({ method: "loopy" });

  test("have infinite values, which add up, and outcomes with draws", () => {
    const at = (v: number) => solving.at(component(rounds, v));
    expect([0, 1, 2, 3, 4].map((v) => at(v).value)).toEqual([0, 1, 0, { infinite: [0] }, { infinite: [] }]);
    expect([3, 4].map((v) => at(v).outcome)).toEqual(["N", "D"]);
    const sum = [component(rounds, 3), component(nim, 2)];
    expect(solving.solve(sum)).toMatchObject({
      outcome: "D",
      value: { infinite: [2] },
      winning: [],
      complete: true,
    });
    const two = solving.solve([component(rounds, 3), component(rounds, 3)]);
    expect(two).toMatchObject({ outcome: "D", value: { infinite: [] } });
    const one = solving.solve([component(rounds, 3), component(nim, 0)]);
    expect(one).toMatchObject({ outcome: "N", value: { infinite: [0] } });
    expect(one.winning.map(({ component, move }) => [component, ...move.to])).toEqual([[0, 2]]);
    expect(say(explain(solving, sum, solving.solve(sum)).sentence, "en")).toBe(
      "∞(0) ⊕ 2 = ∞(2): no move leaves 0, and play may never end, so neither player can force a win (a draw).",
    );
    expect(solver().solve(sum)).toMatchObject({ outcome: "D", value: { infinite: [2] } });
  });

  test("agree with retrograde analysis of whole sums on random graphs", () => {
    const roll = dice(9);
    const seen = { P: 0, N: 0, D: 0 };
    for (let round = 0; round < 60; round++) {
      const n = 3 + roll(4);
      const edges = Array.from({ length: n }, () => Array.from({ length: roll(3) }, () => [roll(n)]));
      const rules = rulesOf((v) => edges[v]!);
      const acyclic = randomGraph(roll, 5);
      const others = rulesOf((v) => acyclic[v]!.map((w) => [w]));
      const sums = solver({ method: "loopy" });
      const plain = retrograde(
        edges.map((to) => to.flat()),
        acyclic,
      );
      for (let a = 0; a < n; a++)
        for (let b = 0; b < 5; b++) {
          const { outcome, winning } = sums.solve([component(rules, a), component(others, b)]);
          expect([edges, acyclic, a, b, outcome]).toEqual([edges, acyclic, a, b, plain(a, b)]);
          for (const { component, move } of winning) {
            const to = move.to[0] as number;
            expect(component === 0 ? plain(to, b) : plain(a, to)).toBe("P");
          }
          if (outcome === "D") {
            const { component, move } = opponent(sums).reply([
              { rules, position: a },
              { rules: others, position: b },
            ])!;
            const to = move.to[0] as number;
            expect(component === 0 ? plain(to, b) : plain(a, to)).toBe("D");
          }
          seen[outcome]++;
        }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50);
  });
});

/** Outcomes of the sum of two graphs, by passes from the terminal positions until nothing changes. */
function retrograde(one: readonly (readonly number[])[], two: readonly (readonly number[])[]) {
  const known = new Map<string, "P" | "N">();
  for (let before = -1; before !== known.size; ) {
    before = known.size;
    one.forEach((_, a) => {
      two.forEach((_, b) => {
        const options = [...one[a]!.map((w) => `${w} ${b}`), ...two[b]!.map((w) => `${a} ${w}`)];
        if (options.some((each) => known.get(each) === "P")) known.set(`${a} ${b}`, "N");
        else if (options.every((each) => known.get(each) === "N")) known.set(`${a} ${b}`, "P");
      });
    });
  }
  return (a: number, b: number) => known.get(`${a} ${b}`) ?? "D";
}
