import { type GameGraph, type GraphValues, type Natural, nimSum, type Outcome } from "nimber";
import type { Step } from "./address.ts";

/** Largest graphs that are drawn completely. */
const MOST_DRAWN = 300;
const MOST_LINES = 700;
/**
 * Limits of the drawn neighbourhood in larger graphs: options of the current position, of its options, and in
 * total.
 */
const NEAREST = 12;
const NEXT = 4;
const MOST_NEAR = 60;
/** Number of options added at a time. */
export const HELPING = 12;

/** Successors of a node; for a sum its parts, with equal ones repeated. */
export const targetsOf = ({ offsets, targets }: GameGraph, v: number): readonly number[] =>
  Array.from(targets.subarray(offsets[v], offsets[v + 1]));

/** Names of the moves from `v` to `w`. */
export function moveTo(graph: GameGraph, v: number, w: number): string {
  const i = targetsOf(graph, v).indexOf(w);
  return graph.moves[graph.offsets[v]! + i] ?? "";
}

export const isLarge = ({ labels, targets }: GameGraph): boolean =>
  labels.length > MOST_DRAWN || targets.length > MOST_LINES;

/** Components that a node represents. */
export const tokensAt = (graph: GameGraph, v: number): readonly number[] =>
  graph.sums[v] === 1 ? targetsOf(graph, v) : [v];

/** Tokens after each step of a walk, up to the first illegal step. */
export function follow(
  graph: GameGraph,
  from: number,
  steps: readonly Step[],
): readonly (readonly number[])[] {
  const line = [tokensAt(graph, from)];
  for (const { token, to } of steps) {
    const tokens = line.at(-1)!;
    const mover = tokens[token];
    if (mover === undefined || !targetsOf(graph, mover).includes(to)) break;
    line.push(tokens.toSpliced(token, 1, ...tokensAt(graph, to)));
  }
  return line;
}

/** Value of a sum of tokens, if it is known. */
export function worth(
  known: GraphValues,
  tokens: readonly number[],
): { value?: Natural | undefined; outcome?: Outcome | undefined } {
  const [only, ...others] = tokens;
  if (only !== undefined && others.length === 0)
    return { value: known.values[only], outcome: known.outcomes[only] };
  const values = tokens.map((token) => known.values[token]);
  if (!values.every((value): value is Natural => value !== undefined && value !== Number.POSITIVE_INFINITY))
    return {};
  const value = nimSum(...values);
  return { value, outcome: value === 0 || value === 0n ? "P" : "N" };
}

/** Number of moves until the end under best play, if computed; only for a single token. */
export function remotenessAt(known: GraphValues, tokens: readonly number[]): number | undefined {
  const [only, ...others] = tokens;
  const moves = only === undefined || others.length > 0 ? undefined : known.remoteness?.[only];
  return Number.isFinite(moves) ? moves : undefined;
}

/** Text of a value; an infinite one includes the finite values of the options. */
export function valueText(graph: GameGraph, known: GraphValues, v: number): string | undefined {
  const value = known.values[v];
  if (value === undefined) return undefined;
  if (value !== Number.POSITIVE_INFINITY) return `${value}`;
  const options = targetsOf(graph, v).map((w) => Number(known.values[w]));
  const finite = [...new Set(options)].filter(Number.isFinite).sort((a, b) => a - b);
  return finite.length === 0 ? "\u221e" : `\u221e(${finite.join(",")})`;
}

/** Drawn part of a graph: node numbers, edges between them, and the number of omitted options of each. */
export interface Part {
  readonly nodes: readonly number[];
  readonly edges: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  readonly more: ReadonlyMap<number, number>;
}

/**
 * Part to draw: a small graph completely; of a large one the neighbourhood of `centre`, and the options that
 * were asked for.
 */
export function partToDraw(
  graph: GameGraph,
  centre: readonly number[],
  asked: ReadonlyMap<number, number>,
): Part {
  const nodes = isLarge(graph) ? near(graph, centre, asked) : graph.labels.map((_, i) => i);
  const drawn = new Set(nodes);
  const edges: { from: number; to: number; count: number }[] = [];
  const more = new Map<number, number>();
  for (const from of nodes) {
    const counts = new Map<number, number>();
    for (const to of targetsOf(graph, from)) counts.set(to, (counts.get(to) ?? 0) + 1);
    for (const [to, count] of counts) {
      if (drawn.has(to)) edges.push({ from, to, count });
      else more.set(from, (more.get(from) ?? 0) + 1);
    }
  }
  return { nodes, edges, more };
}

function near(
  graph: GameGraph,
  centre: readonly number[],
  asked: ReadonlyMap<number, number>,
): readonly number[] {
  const depths = new Map<number, number>();
  const todo: number[] = [];
  const add = (v: number, depth: number) => {
    if (depths.has(v)) return;
    depths.set(v, depth);
    todo.push(v);
  };
  for (const v of centre) add(v, 0);
  for (let i = 0; i < todo.length; i++) {
    const v = todo[i]!;
    const depth = depths.get(v)!;
    const usual = graph.sums[v] === 1 ? Number.POSITIVE_INFINITY : ([NEAREST, NEXT][depth] ?? 0);
    const wanted = asked.get(v);
    const room = wanted === undefined && depths.size >= MOST_NEAR ? 0 : usual;
    const options = [...new Set(targetsOf(graph, v))];
    for (const w of options.slice(0, Math.max(room, wanted ?? 0)))
      add(w, depth + (graph.sums[v] === 1 ? 0 : 1));
  }
  return todo;
}

/** Facts about a graph that need no drawing. */
export interface Summary {
  readonly positions: number;
  readonly sums: number;
  readonly edges: number;
  readonly ends: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Number of moves of the longest play, if there is no cycle. */
  readonly longest: number | undefined;
  readonly cycles: number;
  /** Number of positions with each value, ascending; infinite ones last. */
  readonly values: readonly (readonly [value: Natural, count: number])[];
}

export function summarise(graph: GameGraph, known: GraphValues): Summary {
  const outcomes = { P: 0, N: 0, D: 0 };
  const values = new Map<Natural, number>();
  const cycles = new Set<number>();
  let [positions, ends, edges, longest, endless] = [0, 0, 0, 0, false];
  for (const v of graph.labels.keys()) {
    longest = Math.max(longest, known.levels[v]!);
    if (known.levels[v]! < 0) endless = true;
    if (graph.sums[v] === 1) continue;
    positions++;
    const degree = graph.offsets[v + 1]! - graph.offsets[v]!;
    edges += degree;
    if (degree === 0 && graph.partial[v] === 0) ends++;
    const outcome = known.outcomes[v];
    if (outcome !== undefined) outcomes[outcome]++;
    const value = known.values[v];
    if (value !== undefined) values.set(value, (values.get(value) ?? 0) + 1);
    if (known.cycles[v]! >= 0) cycles.add(known.cycles[v]!);
  }
  return {
    ...{ positions, edges, ends, outcomes },
    sums: graph.labels.length - positions,
    longest: endless ? undefined : longest,
    cycles: cycles.size,
    values: [...values].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  };
}

/** Whether nodes have values: not under misère play, nor when the player to move has won at some of them. */
export const hasValues = ({ play, ended }: GraphValues): boolean => play === "normal" && !ended;
