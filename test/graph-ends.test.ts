import { describe, expect, test } from "vitest";
import { kayles, nim } from "../src/games/index.ts";
import {
  countsOf,
  graphReader,
  solveGraph,
  tokensRemoteness,
  tokensSolved,
  vertexOf,
} from "../src/graph/index.ts";
import { component, loopyLabels, playedSum } from "../src/solve/index.ts";
import { nimber } from "./nimber.ts";
import { codeOptions, dice } from "./oracle.ts";
import { partOf } from "./part.ts";

type Told = { readonly wins: boolean; readonly moves: number };

/** Outcomes by plays of growing length, from the definition; what is never decided is a draw. */
function rounds(options: readonly (readonly number[])[], ends: readonly (boolean | undefined)[]) {
  const told: (Told | undefined)[] = options.map((to, v) => {
    const wins = ends[v] ?? (to.length === 0 ? false : undefined);
    return wins === undefined ? undefined : { wins, moves: 0 };
  });
  for (let moves = 1, more = true; more; moves++) {
    more = false;
    const before = [...told];
    for (const [v, to] of options.entries()) {
      if (before[v] !== undefined) continue;
      const wins = to.some((w) => before[w]?.wins === false);
      if (!wins && !to.every((w) => before[w]?.wins === true)) continue;
      told[v] = { wins, moves };
      more = true;
    }
  }
  return told;
}

/** Random graph with cycles on which play usually ends. */
const any = (roll: (n: number) => number, n: number): number[][] =>
  Array.from({ length: n }, (_, v) =>
    Array.from({ length: roll(4) }, () => (roll(4) === 0 || v === 0 ? roll(n) : roll(v))),
  );

function read(text: string) {
  const reader = graphReader({
    header: "no",
    bytes: 2 ** 24,
    decode: (each) => new TextDecoder().decode(each),
  });
  reader.push(new TextEncoder().encode(text));
  return reader.end();
}

const lines = (options: readonly (readonly number[])[]) =>
  options.map((to, v) => `${v}: ${to.join(" ")}`).join("\n");

test("where the mover has won, outcomes and moves of 120 graphs are those of play in rounds", () => {
  const roll = dice(41);
  const met = { P: 0, N: 0, D: 0 };
  for (let round = 0; round < partOf(120); round++) {
    const options = any(roll, 2 + roll(9));
    const won = options.map(() => roll(4) === 0);
    won[0] = true;
    const truth = rounds(
      options,
      won.map((each) => (each ? true : undefined)),
    );
    const ends = won.flatMap((each, v) => (each ? [v] : []));
    const solved = solveGraph(read(`${lines(options)}\n! ${ends.join(" ")}\n`));
    for (const [v, told] of truth.entries()) {
      const { value, outcome, remoteness } = vertexOf(solved, v);
      expect(value).toBeUndefined();
      expect([outcome, remoteness]).toEqual(told ? [told.wins ? "N" : "P", told.moves] : ["D", undefined]);
      met[outcome]++;
      const { moves } = tokensSolved(solved, [v]);
      const good = won[v]
        ? []
        : options[v]!.filter((w) => (told ? told.wins && truth[w]?.wins === false : !truth[w]));
      expect(moves.map(({ to }) => to).sort()).toEqual(good.sort());
    }
  }
  expect(Math.min(met.P, met.N, met.D)).toBeGreaterThan(partOf(32));
});

test.each([
  ["a b\n!  b\n"],
  ["! b\na b\n"],
  ['{"edges": [["a","b"]], "won": ["b"]}'],
  ["digraph { a -> b; b [shape=box, won=true] }"],
])("%j has a vertex at which the mover has won", (text) => {
  const named = read(text);
  expect(named.won?.map(named.name)).toEqual(["b"]);
});

test("what has outcomes alone has neither sums nor proofs", () => {
  const of = (...args: string[]) => nimber(["graph", "-", "--won", "b", ...args], "a b\nb a\n");
  expect(of().stdout).toContain("a       P        1");
  expect(of("--csv", "/dev/null").status).toBe(0);
  expect(of("--sum", "a,a").stderr).toContain("it has outcomes but no values");
  expect(of("--certificate", "/tmp/nowhere").stderr).toContain("--certificate: expected a graph without");
  expect(of("--explain", "b", "--lang", "zh").stdout).toContain("轮到走的一方已获胜");
});

test("a graph without cycles is solved as one with cycles, 60 graphs", () => {
  const roll = dice(44);
  for (let round = 0; round < 60; round++) {
    const n = 1 + roll(40);
    const most = 1 + roll(36);
    const options = Array.from({ length: n }, (_, v) =>
      Array.from({ length: v === 0 ? 0 : roll(most) }, () => roll(v)),
    );
    const solved = solveGraph(read(lines(options)));
    const told = Array.from(solved.labels, (_, v) => vertexOf(solved, v));
    const { labels, moves, counters } = loopyLabels(solved.graph);
    expect(told).toEqual(
      Array.from(labels, (value, v) => ({
        ...{ id: solved.name(v), value, outcome: moves[v]! % 2 === 0 ? "P" : "N", remoteness: moves[v] },
      })),
    );
    expect([solved.labels, solved.moves, solved.counters]).toEqual([labels, moves, counters]);
    expect(countsOf(solved).infinite).toBe(0);
  }
});

describe("the remoteness of a sum", () => {
  test("of tokens is that of play in rounds, on 40 graphs", () => {
    const roll = dice(43);
    let told = 0;
    for (let round = 0; round < partOf(40); round++) {
      const n = 2 + roll(5);
      const options = any(roll, n);
      const solved = solveGraph(read(lines(options)));
      const pairs = Array.from({ length: n * n }, (_, at) => [Math.floor(at / n), at % n] as const);
      const both = pairs.map(([v, w]) => [
        ...options[v]!.map((to) => n * to + w),
        ...options[w]!.map((to) => n * v + to),
      ]);
      const truth = rounds(
        both,
        both.map(() => undefined),
      );
      for (const [at, pair] of pairs.entries()) {
        expect(tokensRemoteness(solved, pair, {})).toBe(truth[at]?.moves);
        expect(tokensSolved(solved, pair).outcome).toBe(truth[at] ? (truth[at].wins ? "N" : "P") : "D");
        if (truth[at]) told++;
      }
    }
    expect(told).toBeGreaterThan(partOf(200));
  });

  test.each(["normal", "misere"] as const)("of heaps is that of play, %s play", (play) => {
    const options = codeOptions([0, 7, 7]);
    const known = new Map<string, Told>();
    const plain = (heaps: readonly number[]): Told => {
      const name = heaps.toSorted((a, b) => a - b).join();
      const before = known.get(name);
      if (before !== undefined) return before;
      const left = heaps.flatMap((heap, i) =>
        options(heap).map((to) => plain([...heaps.slice(0, i), ...to, ...heaps.slice(i + 1)])),
      );
      const wins = left.filter((each) => !each.wins).map((each) => each.moves);
      const told =
        left.length === 0
          ? { wins: play === "misere", moves: 0 }
          : wins.length > 0
            ? { wins: true, moves: 1 + Math.min(...wins) }
            : { wins: false, moves: 1 + Math.max(...left.map((each) => each.moves)) };
      known.set(name, told);
      return told;
    };
    for (let a = 0; a <= 6; a++)
      for (let b = 0; b <= a; b++) {
        const { outcome, remoteness } = playedSum([component(kayles, a), component(kayles, b)], play);
        const { wins, moves } = plain([a, b]);
        expect([a, b, outcome, remoteness]).toEqual([a, b, wins ? "N" : "P", moves]);
      }
  });

  test("is told by solve, or the limit that ended the search beside the answer", () => {
    expect(playedSum([component(nim, 1), component(nim, 2), component(nim, 3)]).remoteness).toBe(6);
    const { status, stdout } = nimber(["solve", "kayles", "5", "7", "--remoteness", "--json"]);
    expect([status, JSON.parse(stdout).remoteness]).toEqual([0, 11]);
    expect(nimber(["solve", "kayles", "5", "--remoteness", "--lang", "zh"]).stdout).toContain(
      "到结束共 5 步",
    );
    expect(nimber(["solve", "[n: n+1 if n < 2 | n-1 if n > 1]", "1", "--remoteness"]).stdout).toContain(
      "Play may never end",
    );
    const short = nimber(["solve", "kayles", "60", "60", "--remoteness", "--positions", "100"]);
    expect([short.status, short.stdout.includes("4 ⊕ 4 = 0")]).toEqual([3, true]);
  });

  test("of tokens is in the text and the JSON of graph", () => {
    const of = (...args: string[]) => nimber(["graph", "-", "--sum", "a,b,b", ...args], "a b\nb a\nb c\n");
    expect(of().stdout).toContain("when the winner hurries and the loser delays: 6");
    expect(JSON.parse(of("--json").stdout).sum).toEqual({ outcome: "P", winningMoves: [], remoteness: 6 });
    expect(of("--positions", "2").status).toBe(3);
  });
});
