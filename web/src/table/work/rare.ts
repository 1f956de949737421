import { type HeapRules, rareHeaps } from "nimber";
import type { Rare } from "../cells.ts";

// Rare heaps, which the plot marks.

/** A value is rare if fewer than one heap in this many has it. Used where the rules have no sparse space. */
const SELDOM = 1000;
/** If one heap in this many or more is rare, none is marked. */
const FEW = 8;

/** Rare heaps among the values of heaps 0, 1, 2, …, if there are any. */
export function rareAmong(rules: HeapRules | undefined, values: ArrayLike<number>): Rare | undefined {
  const space = rules && rareHeaps(rules, values);
  if (space === undefined) return seldom(values);
  const classes = new Uint8Array(2 * (most(values) + 1));
  for (let i = 0; i < classes.length; i++) if (space.has(2 + (i & 1), i >> 1)) classes[i] = 1;
  return { by: "space", count: space.count, last: space.last, classes };
}

function seldom(values: ArrayLike<number>): Rare | undefined {
  const counts = new Uint32Array(most(values) + 1);
  for (let n = 0; n < values.length; n++) counts[values[n]!]!++;
  const classes = new Uint8Array(2 * counts.length);
  let count = 0;
  counts.forEach((times, value) => {
    if (times === 0 || SELDOM * times >= values.length) return;
    count += times;
    classes.fill(1, 2 * value, 2 * value + 2);
  });
  if (count === 0 || FEW * count >= values.length) return undefined;
  let last = values.length - 1;
  while (classes[2 * values[last]!] === 0) last--;
  return { by: "share", count, last, classes };
}

function most(values: ArrayLike<number>): number {
  let most = 0;
  for (let n = 0; n < values.length; n++) if (values[n]! > most) most = values[n]!;
  return most;
}
