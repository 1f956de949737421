import { expect, test } from "vitest";
import { checkGraphCertificate } from "../src/checker/index.ts";
import { graphCertificate } from "../src/graph/index.ts";
import { localizedIn, say } from "../src/locale/message.ts";
import { type Digraph, loopyLabels } from "../src/solve/index.ts";
import { dice } from "./oracle.ts";
import { partOf } from "./part.ts";

const INFINITE = 0xffffffff;

/** A random graph with cycles and ends. */
function any(roll: (n: number) => number, most: number): Digraph {
  const n = 1 + roll(most);
  const lists = Array.from({ length: n }, (_, v) =>
    Array.from({ length: roll(5) }, () => (roll(3) === 0 || v === 0 ? roll(n) : roll(v))),
  );
  const offsets = new Uint32Array(n + 1);
  for (const [v, to] of lists.entries()) offsets[v + 1] = offsets[v]! + to.length;
  return { offsets, targets: Uint32Array.from(lists.flat()) };
}

function certificateOf(
  graph: Digraph,
  change?: (labels: Uint32Array, counters: Uint32Array) => void,
): Uint8Array {
  const { labels, counters, moves } = loopyLabels(graph);
  change?.(labels, counters);
  const named = { graph, labels, counters, moves, name: String, find: () => undefined };
  return Buffer.concat([...graphCertificate(named)]);
}

const verdict = (bytes: Uint8Array) => checkGraphCertificate(bytes).verdict;

test("the labels of 2,000 random graphs are proved", () => {
  const roll = dice(71);
  for (let round = 0; round < partOf(2000); round++)
    expect(verdict(certificateOf(any(roll, 30)))).toBe("valid");
});

test("every other label of every vertex is refused, whatever its counter", () => {
  const roll = dice(73);
  let forged = 0;
  for (let round = 0; round < partOf(300); round++) {
    const graph = any(roll, 10);
    const { labels } = loopyLabels(graph);
    for (const [v, right] of labels.entries())
      for (const label of [0, 1, 2, 3, 4, INFINITE].filter((each) => each !== right))
        for (const counter of [0, 1, 5, 1e9]) {
          const bytes = certificateOf(graph, (all, counters) => {
            all[v] = label;
            counters[v] = counter;
          });
          expect(verdict(bytes)).toBe("refused");
          forged++;
        }
  }
  expect(forged).toBeGreaterThan(partOf(20_000));
});

test("counters that do not fall are refused: two that answer each other prove nothing", () => {
  // Vertices 0 and 1 lead to each other, and back to themselves through 2 and 3.
  const graph = { offsets: Uint32Array.of(0, 1, 2, 3, 4), targets: Uint32Array.of(2, 3, 1, 0) };
  expect([...loopyLabels(graph).labels]).toEqual([INFINITE, INFINITE, INFINITE, INFINITE]);
  for (const counters of [
    [1, 2],
    [2, 1],
    [1, 1],
  ])
    expect(
      verdict(
        certificateOf(graph, (labels, all) => {
          labels.set([0, 0, 1, 1]);
          all.set([...counters, 0, 0]);
        }),
      ),
    ).toBe("refused");
});

/** Certificate with arbitrary words. */
function written(
  n: number,
  m: number,
  ...words: readonly (readonly number[])[]
): ReturnType<typeof checkGraphCertificate> {
  const bytes = Buffer.alloc(24 + 4 * words.flat().length);
  bytes.write("nimber-graph 1\n\n");
  for (const [i, word] of [n, m, ...words.flat()].entries()) bytes.writeUInt32LE(word, 16 + 4 * i);
  return checkGraphCertificate(bytes);
}

test("an empty graph and a single move are proved, and said in words", () => {
  expect(localizedIn(written(0, 0, [0]))).toEqual({
    verdict: "valid",
    says: { en: "the values of a graph of 0 vertices and 0 edges", zh: "0 个顶点、0 条边的图的各 SG 值" },
  });
  expect(say(written(2, 1, [0, 1, 1], [1], [1, 0], [0, 0]).says, "en")).toBe(
    "the values of a graph of 2 vertices and 1 edges",
  );
});

test.each<[string, ReturnType<typeof written>, string]>([
  ["an edge before the first vertex", written(1, 1, [1, 1], [0], [0], [0]), "edges that belong to no vertex"],
  ["an edge after the last vertex", written(1, 1, [0, 0], [0], [0], [0]), "edges that belong to no vertex"],
  ["more edges than are written", written(1, 0, [0, 1], [], [0], [0]), "edges that belong to no vertex"],
  ["a vertex that ends first", written(2, 1, [0, 2, 1], [0], [0, 0], [0, 0]), "the edges of vertex 1 end"],
  ["an edge to the vertex after the last", written(1, 1, [0, 1], [1], [0], [0]), "edge 0 leads to no vertex"],
  ["an edge far away", written(2, 2, [0, 1, 2], [1, 9], [0, 0], [0, 0]), "edge 1 leads to no vertex"],
  ["nothing but n and m", written(0, 0), "expected 28 bytes, found 24"],
])("%s: malformed", (_, { verdict, says }, text) => {
  expect(verdict).toBe("malformed");
  expect(say(says, "en")).toContain(text);
  expect(say(says, "zh")).not.toBe("");
});

test("a label is the mex of the labels of the options, and no larger one", () => {
  const label = (...labels: number[]) => written(2, 1, [0, 1, 1], [1], labels, [0, 0]);
  expect(label(1, 0).verdict).toBe("valid");
  for (const [first, second] of [
    [0, 0],
    [2, 0],
    [1, 1],
    [3, 2],
    [INFINITE - 1, 0],
  ])
    expect(localizedIn(label(first!, second!))).toMatchObject({
      verdict: "refused",
      says: { en: expect.stringMatching(/^the label of vertex [01] is not the mex/) },
    });
});

test("of several answers the one with the least counter counts, wherever it stands", () => {
  // Vertex 0 leads to 1, which leads back to 0, to the terminal vertices 2 and 3, and to 4, which leads to
  // 2.
  const targets = [1, 0, 2, 3, 4, 2];
  const check = (counters: number[]) =>
    written(5, 6, [0, 1, 5, 5, 5, 6], targets, [0, 2, 0, 0, 1], counters).verdict;
  expect(check([2, 0, 1, 9, 0])).toBe("valid");
  expect(check([2, 0, 9, 1, 0])).toBe("valid");
  expect(check([1, 0, 1, 9, 0])).toBe("refused");
  expect(check([1, 0, 9, 1, 0])).toBe("refused");
  expect(check([0, 0, 0, 0, 0])).toBe("refused");
});

test("what is torn or points nowhere is no certificate, and limits bind", () => {
  const bytes = certificateOf(any(dice(79), 30));
  for (const length of [0, 10, 16, 20, 24, bytes.length - 1])
    expect(verdict(bytes.subarray(0, length))).toBe("malformed");
  const words = (at: number, value: number) => {
    const copy = Uint8Array.from(bytes);
    new DataView(copy.buffer).setUint32(at, value, true);
    return verdict(copy);
  };
  expect(localizedIn([words(0, 7), words(16, 5), words(24, 9), words(28, INFINITE)])).toEqual(
    Array(4).fill("malformed"),
  );
  expect(localizedIn(checkGraphCertificate(bytes, { bytes: 50 }))).toEqual({
    verdict: "limit",
    limit: "bytes",
    says: { en: "stopped at the limit of 50 bytes of memory", zh: "已达到限制：50 字节内存" },
  });
  expect(checkGraphCertificate(bytes, { seconds: 0 }).verdict).toBe("limit");
  // An error of the caller does not count against the certificate.
  expect(() => checkGraphCertificate(undefined as never)).toThrow(TypeError);
});
