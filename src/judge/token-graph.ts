import type { Digraph } from "../solve/graph/digraph.ts";
import type { LocalizedText } from "../types.ts";
import { A } from "./problem.ts";
import type { Reader } from "./reader.ts";

const VERTEX: LocalizedText = { en: "a vertex", zh: "顶点" };
const MOST = 10_000_000;

/** Reads `N`, then for each vertex from 0 on the number x of its successors and these. */
export function readDigraph(input: Reader): Digraph {
  const vertices = input.integer(A.count, 0, MOST);
  // Memory grows with the input that is read, not with its announced size.
  let offsets = new Uint32Array(1024);
  let targets = new Uint32Array(1024);
  let edges = 0;
  for (let v = 0; v < vertices; v++) {
    for (let left = input.integer(A.count); left > 0; left--) {
      if (edges === targets.length) targets = twice(targets);
      targets[edges++] = input.integer(VERTEX, 0, vertices - 1);
    }
    if (v + 1 === offsets.length) offsets = twice(offsets);
    offsets[v + 1] = edges;
  }
  return { offsets: offsets.subarray(0, vertices + 1), targets: targets.subarray(0, edges) };
}

function twice(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(2 * numbers.length);
  more.set(numbers);
  return more;
}

/** Tokens on a graph, with the values of reachable vertices. */
export interface Placement {
  readonly graph: Digraph;
  readonly grundyOf: (vertex: number) => number;
  readonly tokens: readonly number[];
}

/** Reads the vertices of `count` tokens. */
export function readTokens(
  input: Reader,
  { offsets }: Digraph,
  count: number = input.integer(A.count),
): number[] {
  const tokens: number[] = [];
  for (let i = 0; i < count; i++) tokens.push(input.integer(VERTEX, 0, offsets.length - 2));
  return tokens;
}

export const valuesOf = ({ grundyOf, tokens }: Placement): number[] => tokens.map(grundyOf);

/** Values of the tokens, one line each. */
export function* explainTokens({ graph, grundyOf, tokens }: Placement): Generator<LocalizedText> {
  const { offsets, targets } = graph;
  for (const token of tokens) {
    const value = grundyOf(token);
    const options = Array.from(targets.subarray(offsets[token]!, offsets[token + 1]!), (w) => grundyOf(w));
    const set = [...new Set(options)].sort((a, b) => a - b);
    const text = `SG(${token}) = mex {${set.join(", ")}} = ${value}`;
    yield { en: text, zh: text };
  }
}
