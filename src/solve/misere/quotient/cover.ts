import type { Budget } from "../../limits.ts";
import type { Monoid } from "./monoid.ts";

/**
 * Heap in the verification: its `element`, and its `open` contexts, those z for which the product with z is
 * not a P-element and no option of the heap wins.
 */
export interface Kind {
  readonly heap: number;
  readonly element: number;
  readonly open: Uint8Array;
}

/**
 * Sum of heaps: its `element`, and the contexts in which no move of it wins; `heap` was added to `before`.
 */
interface Entry {
  readonly element: number;
  readonly open: Uint8Array;
  readonly heap: number;
  readonly before: Entry | undefined;
}

/** Sums with the most open contexts, for each element. */
export type Cover = readonly (readonly Entry[])[];

/**
 * Fault: an option of `heap` that is a P-element in `context` like the heap itself, or a sum without a
 * winning move.
 */
export type Flaw =
  | { readonly kind: "P"; readonly heap: number; readonly option: number; readonly context: number }
  | { readonly kind: "N"; readonly heaps: readonly number[] };

/** Heap of `element` whose options have the elements `options`; or its fault. */
export function kindOf(
  { order, times, inP }: Monoid,
  heap: number,
  element: number,
  options: Iterable<number>,
  clock: () => void,
): Kind | Flaw {
  const open = new Uint8Array(order);
  for (let z = 0; z < order; z++) open[z] = 1 - inP[times[element * order + z]!]!;
  for (const option of options) {
    clock();
    for (let z = 0; z < order; z++) {
      if (inP[times[option * order + z]!] === 0) continue;
      if (inP[times[element * order + z]!] === 1) return { kind: "P", heap, option, context: z };
      open[z] = 0;
    }
  }
  return { heap, element, open };
}

const within = (a: Uint8Array, b: Uint8Array): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i]! > b[i]!) return false;
  return true;
};

/** Kinds without those that have the same element and no more open contexts than another. */
function foremost(kinds: readonly Kind[]): Kind[] {
  const kept: Kind[] = [];
  for (const kind of kinds) {
    if (kept.some((other) => other.element === kind.element && within(kind.open, other.open))) continue;
    kept.push(kind);
  }
  return kept.filter(
    (kind) =>
      !kept.some(
        (other) => other !== kind && other.element === kind.element && within(kind.open, other.open),
      ),
  );
}

/**
 * Cover of all sums of `kinds`, or a sum that is not a P-element although none of its moves leads to one. The
 * open contexts of X + Y are the z for which z y is open for X and z x is open for Y; more open contexts of X
 * give more open contexts of X + Y, so the largest sets suffice. `known` is a complete cover of `old`, a
 * subset of the kinds.
 * Source: the transition algebra of Plambeck & Siegel (2008), with each set of options represented by the
 * contexts it leaves open.
 */
export function coverOf(
  monoid: Monoid,
  kinds: readonly Kind[],
  { tick, clock }: Pick<Budget, "tick" | "clock">,
  known?: { readonly cover: Cover; readonly old: readonly Kind[] },
): Cover | Flaw {
  const { order, times } = monoid;
  const single = foremost(kinds);
  const fresh = known === undefined ? single : single.filter((kind) => !known.old.includes(kind));
  const cover: Entry[][] =
    known?.cover.map((entries) => [...entries]) ?? Array.from({ length: order }, () => []);
  const queue: (readonly [Entry, readonly Kind[]])[] = [];
  const room = new Uint8Array(order);

  function add(entry: Entry | undefined, kind: Kind): Entry | undefined {
    const x = entry?.element ?? 0;
    const y = kind.element;
    let some = 0;
    if (entry === undefined) {
      room.set(kind.open);
      for (let z = 0; z < order; z++) some |= room[z]!;
    } else {
      const { open } = entry;
      const [rowX, rowY] = [x * order, y * order];
      for (let z = 0; z < order; z++) {
        const each = open[times[rowY + z]!]! & kind.open[times[rowX + z]!]!;
        room[z] = each;
        some |= each;
      }
    }
    if (some === 0) return undefined;
    const element = times[x * order + y]!;
    const entries = cover[element]!;
    for (const other of entries) if (within(room, other.open)) return undefined;
    const made = { element, open: room.slice(), heap: kind.heap, before: entry };
    let kept = 0;
    for (const other of entries) if (!within(other.open, room)) entries[kept++] = other;
    entries.length = kept;
    entries.push(made);
    return made;
  }

  for (const kind of fresh) {
    const made = add(undefined, kind);
    if (made?.open[0] === 1) return { kind: "N", heaps: heapsOf(made) };
    if (made !== undefined) queue.push([made, single]);
  }
  if (known !== undefined)
    for (const entries of known.cover) for (const entry of entries) queue.push([entry, fresh]);
  for (let i = 0; i < queue.length; i++) {
    const [entry, others] = queue[i]!;
    tick();
    // A set that was replaced by a larger one adds nothing.
    if (!cover[entry.element]!.includes(entry)) continue;
    for (const kind of others) {
      clock();
      const made = add(entry, kind);
      if (made === undefined) continue;
      if (made.open[0] === 1) return { kind: "N", heaps: heapsOf(made) };
      queue.push([made, single]);
    }
  }
  return cover;
}

function heapsOf(entry: Entry): number[] {
  const heaps: number[] = [];
  for (let at: Entry | undefined = entry; at !== undefined; at = at.before) heaps.push(at.heap);
  return heaps;
}
