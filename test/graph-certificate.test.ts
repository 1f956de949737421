import { expect, test } from "vitest";
import { checkGraphCertificate } from "../src/check/index.ts";
import { graphCertificate } from "../src/graph/index.ts";
import { type Digraph, loopyLabels } from "../src/solve/index.ts";
import { dice } from "./oracle.ts";

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
  for (let round = 0; round < 2000; round++) expect(verdict(certificateOf(any(roll, 30)))).toBe("valid");
});

test("every other label of every vertex is refused, whatever its counter", () => {
  const roll = dice(73);
  let forged = 0;
  for (let round = 0; round < 300; round++) {
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
  expect(forged).toBeGreaterThan(20_000);
});

test("counters that do not fall are refused: two that answer each other prove nothing", () => {
  // Each of 0 and 1 leads to the other and to itself by way of 2 and 3.
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

test("what is torn or points nowhere is no certificate, and limits bind", () => {
  const bytes = certificateOf(any(dice(79), 30));
  for (const length of [0, 10, 16, 20, 24, bytes.length - 1])
    expect(verdict(bytes.subarray(0, length))).toBe("malformed");
  const words = (at: number, value: number) => {
    const copy = Uint8Array.from(bytes);
    new DataView(copy.buffer).setUint32(at, value, true);
    return verdict(copy);
  };
  expect([words(0, 7), words(16, 5), words(24, 9), words(28, INFINITE)]).toEqual(Array(4).fill("malformed"));
  expect(checkGraphCertificate(bytes, { bytes: 50 }).verdict).toBe("limit");
});
