import { describe, expect, test } from "vitest";
import { NotationError } from "../src/errors.ts";
import { greenValues } from "../src/games/family/green.ts";
import { numbered, partsOf, partsOfTree, type Rooted, treeValues } from "../src/games/family/rooted.ts";
import { parseGame, parseSum } from "../src/games/index.ts";
import { say } from "../src/locale/message.ts";
import { grundy, refute, solver } from "../src/solve/index.ts";
import { nimber } from "./nimber.ts";
import { dice } from "./oracle.ts";
import { isQuick, partOf } from "./part.ts";

const hackenbush = parseGame("hackenbush");
const value = (text: string) => grundy(hackenbush, hackenbush.parse(text));
const parts = (text: string, at: string) =>
  [...hackenbush.moves(hackenbush.parse(text))].find((move) => move.at === at)!.to.map(hackenbush.format);

describe("hackenbush", () => {
  test("leaves what is joined to the ground, in parts that meet only there", () => {
    expect(parts("0-1,1-2,1-3", "0-1")).toEqual([]);
    expect(parts("0-1,1-2,1-3,2-3", "1-2")).toEqual(["0-1,1-3,2-3"]);
    expect(parts("0-1,1-2,0-2", "1-2")).toEqual(["0-1", "0-2"]);
    expect(parts("0-0,0-0,0-1", "0-0#2")).toEqual(["0-0", "0-1"]);
    expect(parts("g-1,g-1,1-1", "0-1")).toEqual(["0-1,1-1"]);
    expect(parts("0-1,1-2,2-3", "1-2")).toEqual(["0-1"]);
  });

  test("has the values and parts of a tree by its walk as by the general way", () => {
    const roll = dice(23);
    for (let round = 0; round < partOf(200); round++) {
      const n = 1 + roll(12);
      const names = Array.from({ length: n + 1 }, (_, v) => (v === 0 ? 0 : 100 - v));
      const edges = Array.from({ length: n }, (_, i) => `${names[roll(i + 1)]}-${names[i + 1]}`);
      const graph = numbered(hackenbush.parse(edges.join()) as Rooted);
      expect(treeValues(graph)).toEqual(greenValues(graph.vertices, graph.from, graph.to));
      for (let cut = 0; cut < n; cut++) expect(partsOfTree(graph, cut)).toEqual(partsOf(graph, cut));
    }
    const apart = { ...numbered([[0, 1]]), vertices: 3, starts: Int32Array.of(0, 1, 2, 2) };
    for (const graph of ["0-1,1-1", "0-1,0-1", "0-1,1-2,0-2"])
      expect(treeValues(numbered(hackenbush.parse(graph) as Rooted))).toBeUndefined();
    expect(treeValues({ ...apart, from: Int32Array.of(0, 1), to: Int32Array.of(1, 1) })).toBeUndefined();
  });

  test("knows equal graphs under other names", () => {
    const key = (text: string) => hackenbush.key(hackenbush.parse(text));
    expect(key("0-5,5-2,5-7")).toBe(key("0-1,1-2,1-3"));
    expect(key("0-1,1-2,2-3,1-3,3-3")).toBe(key("0-9,9-8,8-7,7-9,8-8"));
    expect(key("0-1,1-2")).not.toBe(key("0-1,0-2"));
    const roll = dice(71);
    for (let round = 0; round < partOf(200); round++) {
      const edges = Array.from({ length: 1 + roll(7) }, (_, i) => [roll(i + 1), i + 1]);
      const names = [0, ...edges.map((_, i) => 50 - ((7 * i) % 29))];
      const renamed = edges.map(([a, b]) => `${names[b!]}-${names[a!]}`).reverse();
      expect(key(renamed.join())).toBe(key(edges.map((edge) => edge.join("-")).join()));
    }
  });

  test("tells large graphs apart by all numbers of their edges", () => {
    const path = (names: readonly number[]) => names.slice(1).map((name, i) => [names[i]!, name] as const);
    const names = Array.from({ length: 2000 }, (_, i) => i);
    const keys = [
      path(names),
      path(names.slice(0, -1)),
      path([...names.slice(0, -1), 65_536 + 1999]),
      path([...names.slice(0, -1), 2 * 65_536 + 1999]),
      [...path(names), [0, 0] as const],
    ].map((edges) => hackenbush.key(edges));
    expect(new Set(keys).size).toBe(keys.length);
    expect(hackenbush.key(path(names))).toBe(keys[0]);
    expect(hackenbush.isPosition!([[0, 2 ** 31 - 1]])).toBe(true);
    expect(hackenbush.isPosition!([[0, 2 ** 31]])).toBe(false);
  });

  test("says of which sums its theorems on trees speak", () => {
    const [, colon, misere] = hackenbush.theorems;
    const forests = ["0", "0-1", "0-1,0-2,2-3"].map((text) => hackenbush.parse(text));
    for (const theorem of [colon!, misere!]) {
      expect(theorem.covers!(...forests)).toBe(true);
      for (const graph of ["0-0", "0-1,0-1", "0-1,1-2,2-0", "0-1,1-1", "0-1,1-2,2-3,3-1"])
        expect(theorem.covers!(hackenbush.parse(graph))).toBe(false);
    }
    const tokens = parseGame("dag").theorems[1]!;
    expect(tokens.covers!(parseGame("dag").parse("2>1,1>0,2>0@2"))).toBe(true);
    expect(tokens.covers!(parseGame("dag").parse("3>2,2>1,2>0,1>0@3"))).toBe(false);
  });

  test("does not let the ground pass for a vertex", () => {
    expect(value("0-1,0-1,1-2")).toBe(1);
    expect(value("0-0,0-0,0-0")).toBe(1);
    expect(value("0-1,0-1")).toBe(0);
    expect(value("0-1,1-1,1-1")).toBe(1);
    expect(value("0")).toBe(0);
  });

  test("is answered by its theorem where a search would be too long", () => {
    const stalk = Array.from({ length: 900 }, (_, i) => `${i}-${i + 1}`).join();
    const [answer] = solver().solve(parseSum(`hackenbush ${stalk}`)).components;
    expect(answer).toMatchObject({ value: 900, by: hackenbush.theorems[0] });
    const bridge = `${stalk},900-1000`;
    expect(solver().at(parseSum(`hackenbush ${bridge},1000-0`)[0]!)).toMatchObject({ value: 0 });
  });

  test.each([
    ["0-1,2-3", 4, "an edge that is joined to the ground"],
    ["0-1,1-x", 6, "two vertices, such as 0-1"],
    ["0-1,", 4, "two vertices, such as 0-1"],
    ["0-1-2", 3, "a comma"],
    ["", 0, "two vertices, such as 0-1"],
    ["5", 1, "two vertices, such as 0-1"],
    ["1-2", 0, "an edge that is joined to the ground"],
  ])("places the mistake in %j", (text, offset, expected) => {
    const error = thrown(() => hackenbush.parse(text));
    expect([error.offset, say(error.expected, "en")]).toEqual([offset, expected]);
  });
});

test("the theorems of tokens on graphs hold for a thousand sums each", () => {
  const game = parseGame("dag");
  for (const theorem of game.theorems)
    expect(refute(game, theorem, { cases: 1000 })).toMatchObject({ verdict: "observed", cases: 1000 });
});

function thrown(act: () => unknown): NotationError {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(NotationError);
    return error as NotationError;
  }
  throw new Error("expected an error");
}

describe("dag", () => {
  const dag = parseGame("dag");

  test("names the cycle of a graph that has one, and draws it all the same", () => {
    const position = dag.parse("0>1,1>2,2>1,2>3@0");
    expect(() => grundy(dag, position)).toThrow(/1>2,2>1,2>3@1 → .*@2 → .*@1$/);
    expect(() => dag.theorems[0]!.says(position)).toThrow(/: 1 → 2 → 1$/);
    expect(dag.board(position).flatMap(({ touch }) => touch ?? [])).toContain("1");
  });

  test("reads a token without edges, and an edge written twice as one", () => {
    expect([...dag.moves(dag.parse("@7"))]).toEqual([]);
    expect([...dag.moves(dag.parse("3>1,3>2,3>1@3"))].map(({ at }) => at)).toEqual(["1", "2"]);
  });

  test("has a vertex of value 1 from which a vertex of value 2 can be reached", () => {
    const position = dag.parse("3>0,3>2,2>1,2>0,1>0@3");
    expect(grundy(dag, position)).toBe(1);
    expect(grundy(dag, dag.parse("3>0,3>2,2>1,2>0,1>0@2"))).toBe(2);
  });

  test.each([
    ["0>1", 3],
    ["0>1@", 4],
    ["0>1@x", 4],
    ["0>1@1@1", 5],
    ["0-1@1", 1],
  ])("places the mistake in %j", (text, offset) => {
    expect(thrown(() => dag.parse(text)).offset).toBe(offset);
  });
});

describe("rows and sequences", () => {
  test.each([
    ["jump-row", "oo x", 2],
    ["jump-row", "", 0],
    ["byte-sequence", "3,256@1", 2],
    ["byte-sequence", "3,5@3", 4],
    ["byte-sequence", "3,5@0", 4],
    ["byte-sequence", "3,5", 3],
    ["byte-sequence", "3,,5@1", 2],
    ["prime-intervals", "12,0", 3],
    ["prime-intervals", "12,1000000000000000001", 3],
    ["black-and-white", "w.bb", 3],
    ["black-and-white", "w..", 3],
    ["black-and-white", "b", 0],
  ])("%s places the mistake in %j", (id, text, offset) => {
    expect(thrown(() => parseGame(id).parse(text)).offset).toBe(offset);
  });

  test("an interval of any length is answered, with a move of the length that is too much", () => {
    const { value, winning } = solver().solve(parseSum("interval 1000000000000000000000 5"));
    expect(value).toBe((10n ** 21n) ^ 5n);
    expect(winning.map(({ move }) => move.to)).toContainEqual([5]);
  });
});

describe("false statements", () => {
  test("a move from nim-sum 0 need not lower a value", () => {
    const game = parseGame("{1,3,4}");
    const heap = game.parse("7");
    expect(grundy(game, heap)).toBe(0);
    for (const { to } of game.moves(heap)) expect(grundy(game, to[0])).toBeGreaterThan(0);
  });

  test("values do not only say zero or not: of 1 and 2 the sum is won, of 1 and 1 lost", () => {
    const outcome = (text: string) => solver().outcome(parseSum(text));
    expect([outcome("interval 1"), outcome("interval 2")]).toEqual(["N", "N"]);
    expect([outcome("interval 1 2"), outcome("interval 1 1")]).toEqual(["N", "P"]);
  });
});

describe("boards in text", () => {
  test("draw edges by their slope, from the ground up", () => {
    const { stdout } = nimber(["games", "hackenbush"]);
    expect(stdout).toContain(
      ["        ·   ·", "        ||/", "    ·   ·", "    | /", "    ·", "    |", "    ▔   ▔   ▔"].join("\n"),
    );
  });
});

describe("one token on a large graph under misère play", () => {
  test.skipIf(isQuick)("is decided by its theorem, whatever the graph, and as plain play has it", () => {
    const roll = dice(29);
    const dag = parseGame("dag");
    const edges = Array.from({ length: 120_000 }, (_, i) => `${roll(i + 1)}>${i + 1}`);
    const { outcome, theorem, complete } = solver().solve(parseSum(`dag ${edges.join()}@0`), "misere");
    expect(theorem?.covers?.(dag.start[0], dag.start[0])).toBe(false);
    expect(complete).toBe(true);
    // Parents come before their children, so work backwards from the last vertex.
    const wins: boolean[] = [];
    const children: number[][] = [];
    for (const edge of edges) {
      const [a, b] = edge.split(">").map(Number);
      children[a!] = [...(children[a!] ?? []), b!];
    }
    for (let v = edges.length; v >= 0; v--)
      wins[v] = children[v] === undefined || children[v]!.some((w) => !wins[w]);
    expect(outcome).toBe(wins[0] ? "N" : "P");
  });

  test.each(["0>1@0", "0>1,1>2@0", "0>1,0>2,1>2,2>3@0", "0>1@7"])("in %s", (text) => {
    const dag = parseGame("dag");
    const token = dag.parse(text);
    const wins = (at: unknown): boolean => {
      const moves = [...dag.moves(at)];
      return moves.length === 0 || moves.some(({ to }) => !wins(to[0]));
    };
    expect(dag.theorems.at(-1)!.says(token)).toBe(wins(token) ? "N" : "P");
  });
});
