import { describe, expect, test } from "vitest";
import { takeAndBreakGame } from "../src/games/index.ts";
import { type Compound, component, compounded, compounds } from "../src/solve/index.ts";
import type { Rules } from "../src/types.ts";
import { codeOptions, dice } from "./oracle.ts";

type Graph = readonly (readonly number[])[];

/** Edges lead to smaller vertices. */
const acyclic = (roll: (n: number) => number): Graph =>
  Array.from({ length: 2 + roll(5) }, (_, v) =>
    Array.from({ length: v }, (_, w) => w).filter(() => roll(2) === 0),
  );

/** Positions after one turn, by the definition of the compound. */
function* turns(compound: Compound, graphs: readonly Graph[], at: readonly number[]): Generator<number[]> {
  const options = at.map((v, i) => graphs[i]![v]!);
  const over = options.some((each) => each.length === 0);
  if (over && compound !== "continued-conjunctive" && compound !== "selective") return;
  const choose = function* (i: number): Generator<{ left: number[]; moved: number }> {
    if (i === at.length) return yield { left: [], moved: 0 };
    for (const rest of choose(i + 1)) {
      yield { left: [at[i]!, ...rest.left], moved: rest.moved };
      for (const w of options[i]!) yield { left: [w, ...rest.left], moved: rest.moved + 1 };
    }
  };
  const open = options.filter((each) => each.length > 0).length;
  for (const { left, moved } of choose(0)) {
    if (moved === 0) continue;
    if (compound.endsWith("conjunctive") && moved < open) continue;
    if (compound.endsWith("disjunctive") && moved > 1) continue;
    yield left;
  }
}

/** Outcomes by plays of growing length; what is never decided is a draw. */
function judge(compound: Compound, graphs: readonly Graph[], play: "normal" | "misere") {
  let all: number[][] = [[]];
  for (const graph of graphs) all = all.flatMap((head) => graph.map((_, v) => [...head, v]));
  const found = new Map<string, "P" | "N">();
  const next = new Map(all.map((at) => [at.join(), [...turns(compound, graphs, at)].map(String)]));
  for (let more = true; more; ) {
    more = false;
    for (const [at, left] of next) {
      if (found.has(at)) continue;
      const wins = left.length === 0 ? play === "misere" : left.some((each) => found.get(each) === "P");
      const loses = left.length === 0 ? play === "normal" : left.every((each) => found.get(each) === "N");
      if (!wins && !loses) continue;
      found.set(at, wins ? "N" : "P");
      more = true;
    }
  }
  return { all, outcome: (at: readonly number[]) => found.get(at.join()) ?? "D" };
}

const rulesOf = (graph: Graph): Rules<number> => ({
  key: (v) => v,
  *moves(v) {
    for (const w of graph[v]!) yield { at: `${w}`, to: [w] };
  },
});

function compare(
  compound: Compound,
  graphs: readonly Graph[],
  play: "normal" | "misere",
  met: Record<string, number>,
) {
  const { all, outcome } = judge(compound, graphs, play);
  const rules = graphs.map(rulesOf);
  for (const at of all) {
    const said = compounded(
      compound,
      at.map((v, i) => component(rules[i]!, v)),
      play,
    );
    expect([compound, play, graphs, at, said.outcome]).toEqual([compound, play, graphs, at, outcome(at)]);
    met[said.outcome]!++;
    if (said.outcome !== "N" || said.moves.length === 0) continue;
    const left = [...at];
    for (const { component: i, move } of said.moves) left[i] = move.to[0] as number;
    expect([...turns(compound, graphs, at)].map(String)).toContain(left.join());
    expect(outcome(left)).toBe("P");
  }
}

describe.each(compounds)("the %s compound", (compound) => {
  const plays = compound.startsWith("shortened") ? (["normal"] as const) : (["normal", "misere"] as const);

  test.each(plays)("is what play of whole positions says, %s play", (play) => {
    const roll = dice(31);
    const met = { P: 0, N: 0, D: 0 };
    for (let round = 0; round < 14; round++)
      compare(
        compound,
        Array.from({ length: 2 + (round % 2) }, () => acyclic(roll)),
        play,
        met,
      );
    expect(Math.min(met.P, met.N)).toBeGreaterThan(60);
    expect(met.D).toBe(0);
  });
});

test.each(["conjunctive", "selective"] as const)("the %s compound with cycles", (compound) => {
  const roll = dice(7);
  const met = { P: 0, N: 0, D: 0 };
  for (let round = 0; round < 30; round++) {
    const graph = () =>
      Array.from({ length: 2 + roll(3) }, (_, __, n = 5) => Array.from({ length: roll(3) }, () => roll(n)));
    const closed = (each: Graph) => each.map((to) => to.map((w) => w % each.length));
    compare(compound, [closed(graph()), closed(graph())], "normal", met);
  }
  expect(Math.min(met.P, met.N, met.D)).toBeGreaterThan(15);
});

test("a move may leave nothing of a component", () => {
  const vanishing: Rules<number> = {
    key: (v) => v,
    moves: (v) => (v === 0 ? [] : [{ at: "x", to: v === 1 ? [] : [v - 1] }]),
  };
  const lasting: Rules<number> = { key: (v) => v, moves: (v) => (v === 0 ? [] : [{ at: "x", to: [v - 1] }]) };
  for (const compound of compounds) {
    for (let v = 0; v < 16; v++) {
      const at = [v % 4, v >> 2];
      const of = (rules: Rules<number>) => {
        const { outcome, moves } = compounded(
          compound,
          at.map((each) => component(rules, each)),
        );
        return [outcome, moves.map(({ component, move }) => [component, move.at])];
      };
      expect([compound, at, of(vanishing)]).toEqual([compound, at, of(lasting)]);
    }
  }
});

/** A component that was split is a sum, written as its parts in order; a turn moves in one of them. */
describe.each(compounds)("the %s compound of components that split", (compound) => {
  const digits = [0, 0, 7];
  const options = codeOptions(digits);
  const game = takeAndBreakGame([...digits]);
  const dawson: Rules<number> = { key: game.key as never, moves: game.moves as never };
  const named = (parts: readonly number[]) => parts.toSorted((a, b) => a - b).join("+");
  const plays = compound.startsWith("shortened") ? (["normal"] as const) : (["normal", "misere"] as const);

  test.each(plays)("is what play of whole positions says, %s play", (play) => {
    // Every sum that can arise from a component is a vertex of one graph, which plain play of graphs solves.
    const numbers = new Map<string, number>();
    const graph: number[][] = [];
    const sums: number[][] = [];
    const vertex = (parts: readonly number[]): number => {
      const name = named(parts);
      const known = numbers.get(name);
      if (known !== undefined) return known;
      const left = parts.flatMap((part, i) =>
        options(part).map((to) => [...parts.slice(0, i), ...to, ...parts.slice(i + 1)]),
      );
      const to = left.map(vertex);
      numbers.set(name, graph.push(to) - 1);
      sums.push([...parts]);
      return graph.length - 1;
    };
    for (let n = 0; n <= 6; n++) vertex([n]);
    const { outcome } = judge(compound, [graph, graph], play);
    const met = { P: 0, N: 0, D: 0 };
    for (let a = 0; a <= 6; a++)
      for (let b = 0; b <= 6; b++) {
        const at = [vertex([a]), vertex([b])];
        const said = compounded(compound, [component(dawson, a), component(dawson, b)], play);
        expect([a, b, said.outcome]).toEqual([a, b, outcome(at)]);
        met[said.outcome]++;
        if (said.moves.length === 0) continue;
        for (const { component: i, move } of said.moves) at[i] = vertex(move.to as number[]);
        expect(outcome(at)).toBe("P");
      }
    expect(Math.min(met.P, met.N)).toBeGreaterThan(2);
    expect(sums.some((parts) => parts.length > 1)).toBe(true);
  });
});

test("what is not known is refused by name", () => {
  const round = rulesOf([[1], [0]]);
  expect(() => compounded("continued-conjunctive", [component(round, 0)])).toThrow("play ends");
  expect(() => compounded("shortened-selective", [component(round, 0)], "misere")).toThrow(
    "normal play only",
  );
});
