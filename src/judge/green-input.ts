import type { LocalizedText } from "../types.ts";
import { A } from "./problem.ts";
import type { Reader } from "./reader.ts";

/** Graph on the ground. Vertex 1 of the input is the ground, vertex 0 here. */
export interface Green {
  readonly vertices: number;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

const VERTEX: LocalizedText = { en: "a vertex", zh: "顶点" };
const NO_CYCLE: LocalizedText = { en: "an edge that closes no cycle", zh: "不构成环的边" };
const MOST = 10_000_000;

export const readVertices = (input: Reader): number => input.integer(A.count, 1, MOST);

/** Reads `count` edges between vertices numbered from 1. */
export function readGraph(input: Reader, vertices: number, count: number): Green {
  const from: number[] = [];
  const to: number[] = [];
  for (let e = 0; e < count; e++) {
    from.push(input.integer(VERTEX, 1, vertices) - 1);
    to.push(input.integer(VERTEX, 1, vertices) - 1);
  }
  return { vertices, from, to };
}

/** Reads `n` and the n - 1 edges of a tree. */
export function readTree(input: Reader): Green {
  const vertices = readVertices(input);
  const leader = Int32Array.from({ length: vertices }, (_, v) => v);
  const find = (vertex: number): number => {
    let v = vertex;
    while (leader[v] !== v) {
      leader[v] = leader[leader[v]!]!;
      v = leader[v]!;
    }
    return v;
  };
  const from: number[] = [];
  const to: number[] = [];
  for (let e = 1; e < vertices; e++) {
    const [a, b] = [input.integer(VERTEX, 1, vertices) - 1, input.integer(VERTEX, 1, vertices) - 1];
    const [x, y] = [find(a), find(b)];
    if (x === y) throw input.refuse(NO_CYCLE);
    leader[x] = y;
    from.push(a);
    to.push(b);
  }
  return { vertices, from, to };
}
