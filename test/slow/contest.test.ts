import { expect, test } from "vitest";
import { contestProblems } from "../../src/games/problems/index.ts";
import { answers } from "../judge/answer.ts";
import { plainWinner } from "../judge/plain.ts";
import { nimber } from "../nimber.ts";
import { dice, plainWins } from "../oracle.ts";

test("luogu-p2575: every one of the 2^20 rows has the value of plain play", () => {
  // A move carries a piece to the right, so rows are solved in descending order of their numbers; bit p is
  // cell p + 1.
  const values = new Uint8Array(2 ** 20);
  for (let row = 2 ** 20 - 1; row >= 0; row--) {
    let seen = 0;
    for (let from = 0; from < 20; from++) {
      if (!((row >> from) & 1)) continue;
      let to = from + 1;
      while (to < 20 && (row >> to) & 1) to++;
      if (to < 20) seen |= 1 << values[(row & ~(1 << from)) | (1 << to)]!;
    }
    while ((seen >> values[row]!) & 1) values[row]!++;
  }
  const text = (row: number) => {
    const cells = Array.from({ length: 20 }, (_, i) => i + 1).filter((cell) => (row >> (cell - 1)) & 1);
    return `${[cells.length, ...cells].join(" ")}\n`;
  };
  const example: number[] = [];
  for (let row = 0; row < 2 ** 20; row++) example[values[row]!] ??= row;
  for (let from = 0; from < 2 ** 20; from += 2 ** 14) {
    let input = `${2 ** 15}\n`;
    const expected: string[] = [];
    for (let row = from; row < from + 2 ** 14; row++) {
      const other = (row * 7919) % 2 ** 20;
      input += `2\n${text(row)}${text(example[values[row]!]!)}2\n${text(row)}${text(other)}`;
      expected.push("NO", values[row] === values[other] ? "NO" : "YES");
    }
    expect(answers("luogu-p2575", input).join()).toBe(expected.join());
  }
});

test("the Anti-SG rule holds wherever its condition does, and misere-dag answers right, on all graphs of 6 vertices", () => {
  const n = 6;
  const pairs = Array.from({ length: n }, (_, v) =>
    Array.from({ length: v }, (_, w) => [v, w] as const),
  ).flat();
  let held = 0;
  let refuted = 0;
  for (let chosen = 0; chosen < 2 ** pairs.length; chosen++) {
    const graph: number[][] = Array.from({ length: n }, () => []);
    for (const [i, [v, w]] of pairs.entries()) if ((chosen >> i) & 1) graph[v]!.push(w);
    const wins = plainWins((v) => graph[v]!.map((w) => [w]), true);
    const text = `${n}\n${graph.map((to) => `${[to.length, ...to].join(" ")}\n`).join("")}`;
    const sums = Array.from({ length: n }, (_, v) => [[n - 1], [n - 1, v], [n - 1, v, v]]).flat();
    const input = `${sums.length}\n${sums.map((tokens) => `${text}${tokens.length} ${tokens.join(" ")}\n`).join("")}`;
    const truth = sums.map((tokens) => (wins(tokens) ? "WIN" : "LOSE"));
    const rule = answers("misere-dag", input, true);
    expect(answers("misere-dag", input).join()).toBe(truth.join());
    const values: number[] = [];
    for (const to of graph) {
      let mex = 0;
      while (to.some((w) => values[w] === mex)) mex++;
      values.push(mex);
    }
    const condition = graph.every(
      (to, v) => values[v] !== 0 || to.length === 0 || to.some((w) => values[w] === 1),
    );
    if (condition) {
      expect(rule.join()).toBe(truth.join());
      held++;
    } else if (rule.join() !== truth.join()) refuted++;
  }
  expect(held).toBeGreaterThan(10_000);
  expect(refuted).toBeGreaterThan(1000);
});

test("trees of 8 vertices agree with plain play, normal and misère", () => {
  const grow = (edges: readonly (readonly [number, number])[]): (readonly [number, number])[][] =>
    edges.length === 7
      ? [[...edges]]
      : Array.from({ length: edges.length + 1 }, (_, p) => [
          ...edges,
          [p + 1, edges.length + 2] as const,
        ]).flatMap(grow);
  for (const edges of grow([])) {
    const options = (standing: number) =>
      edges.flatMap((_, cut) => {
        if (!((standing >> cut) & 1)) return [];
        // Edge e leads to vertex e + 2, and the edge of its parent has a lower number.
        let left = 0;
        for (const [e, [parent]] of edges.entries()) {
          if (e !== cut && (standing >> e) & 1 && (parent === 1 || (left >> (parent - 2)) & 1))
            left |= 1 << e;
        }
        return [left];
      });
    const input = `1\n8\n${edges.map((edge) => `${edge.join(" ")}\n`).join("")}`;
    expect(answers("hdu-3094", input)).toEqual([plainWinner(options)(127) ? "Alice" : "Bob"]);
    expect(answers("hdu-3590", input)).toEqual([plainWinner(options, true)(127) ? "PP" : "QQ"]);
  }
});

test("poj-2425 agrees with plain play on 20,000 random graphs", () => {
  const roll = dice(73);
  for (let round = 0; round < 20_000; round++) {
    const graph = Array.from({ length: 1 + roll(12) }, (_, v) =>
      Array.from({ length: v === 0 ? 0 : roll(5) }, () => roll(v)),
    );
    const tokens = Array.from({ length: 1 + roll(4) }, () => roll(graph.length));
    const wins = plainWins((v) => graph[v]!.map((w) => [w]), false)(tokens);
    const text = graph.map((to) => `${[to.length, ...to].join(" ")}\n`).join("");
    const input = `${graph.length}\n${text}${tokens.length} ${tokens.join(" ")}\n0\n`;
    expect(answers("poj-2425", input)).toEqual([wins ? "WIN" : "LOSE"]);
  }
});

test("what is said of the problems named by `nimber games` holds", () => {
  const facts = contestProblems.flatMap((problem) => problem.facts);
  expect(facts.length).toBeGreaterThan(200);
  expect(nimber(["test", "-"], facts.join("\n"))).toMatchObject({ status: 0 });
}, 120_000);
