import { areNaturals, minus, type Natural } from "../../nimber/natural.ts";
import type { Game, Move } from "../../types.ts";
import { parseNaturals } from "./natural.ts";

/** Heaps that form one position, because a move may involve several of them. */
export type Heaps = readonly Natural[];

/** Move that takes `tokens` from each of the heaps with the index `heap`, counted from 0. */
export interface HeapsMove<P> extends Move<P> {
  readonly taken: readonly { readonly heap: number; readonly tokens: Natural }[];
}

/** Common part of all games on a tuple of heaps. */
export const heapTuple: Pick<
  Game<Heaps>,
  "space" | "key" | "parse" | "format" | "isPosition" | "notation"
> = {
  space: "tuple",
  key: (heaps) => heaps.join(),
  parse: (text) => parseNaturals(text),
  format: (heaps) => heaps.join() || "0",
  isPosition: areNaturals,
  notation: { en: "heaps, such as 3,5,7", zh: "各堆石子数，如 3,5,7" },
};

/** Estimated moves that a search visits, for positions with no larger heap and one move per token. */
export function heapsEffort(heaps: Heaps): number {
  const positions = heaps.reduce((product: number, heap) => product * (Number(heap) + 1), 1);
  return positions * heaps.reduce((sum: number, heap) => sum + Number(heap), 0);
}

/** Key of heaps whose order does not matter; empty heaps are ignored. */
export function unordered(heaps: Heaps): string {
  return heaps
    .filter((heap) => heap !== 0)
    .sort(ascending)
    .join();
}

const NAMES = ["x", "y", "z", "w"];
const TAKEN = ["i", "j", "k", "l"];

/**
 * One-line rule for takes from each set of heaps that `chosen` accepts: with `equal` the same number from
 * each, else any numbers.
 */
export function takesRule(heaps: number, chosen: (set: readonly number[]) => boolean, equal = false): string {
  const sets = Array.from({ length: 2 ** heaps - 1 }, (_, mask) =>
    Array.from({ length: heaps }, (_, i) => i).filter((i) => ((mask + 1) >> i) & 1),
  ).filter(chosen);
  return setsRule(heaps, sets, (heap) => (equal ? "k" : TAKEN[heap]!));
}

/** Number of heaps for which there are letters. */
export const MOST_NAMED: number = NAMES.length;

/** One-line rule for takes from all heaps of one of the sets; `taken` is what each heap loses, a letter by default. */
export function setsRule(
  heaps: number,
  sets: readonly (readonly number[])[],
  taken = (heap: number): string => TAKEN[heap]!,
): string {
  const names = NAMES.slice(0, heaps);
  const options = sets.map((set) =>
    names.map((name, i) => (set.includes(i) ? `${name}-${taken(i)}` : name)).join(),
  );
  return `[${names.join()}: ${options.join(" | ")}]`;
}

export const ascending = (a: Natural, b: Natural): number => (a < b ? -1 : a > b ? 1 : 0);

/** Move `tokens@heap`, which takes tokens from one heap; in the name, heaps are counted from 1. */
export function take(heaps: Heaps, heap: number, tokens: Natural): HeapsMove<Heaps> {
  return {
    at: `${tokens}@${heap + 1}`,
    to: [heaps.with(heap, minus(heaps[heap]!, tokens))],
    taken: [{ heap, tokens }],
  };
}
