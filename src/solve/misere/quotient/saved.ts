import type { Rules } from "../../../types.ts";
import type { Budget } from "../../limits.ts";
import { generated } from "./generators.ts";
import { optionsOf } from "./heaps.ts";
import { type Monoid, monoidOf } from "./monoid.ts";
import type { Partial } from "./partial.ts";
import { verify } from "./verify.ts";

/** Partial quotient as saved; everything else about it is computed again. */
export interface SavedQuotient {
  readonly phi: readonly number[];
  /** Product of each element and each generator. */
  readonly table: readonly (readonly number[])[];
  readonly p: readonly number[];
}

export function savedQuotient({ monoid, phi }: Partial): SavedQuotient {
  const { order, times, inP, generators } = monoid;
  const elements = [...inP.keys()];
  return {
    phi,
    table: elements.map((x) => generators.map((g) => times[x * order + g]!)),
    p: elements.filter((x) => inP[x] === 1),
  };
}

/**
 * Saved quotient after a complete verification for the heaps of `rules`, because the file may come from
 * anywhere. Undefined when it is invalid.
 * @throws LimitError
 */
export function restoredQuotient(
  rules: Rules<unknown>,
  { phi, table, p }: SavedQuotient,
  budget: Budget,
): Partial | undefined {
  const [order, count] = [table.length, table[0]?.length ?? 0];
  const isElement = (x: number) => Number.isInteger(x) && x >= 0 && x < order;
  if (order === 0 || !table.every((row) => row.length === count && row.every(isElement))) return undefined;
  if (phi.length === 0 || phi[0] !== 0 || !phi.every(isElement) || !p.every(isElement)) return undefined;
  const step = Int32Array.from(table.flat());
  if (!commutes(step, count, budget) || !isWhole(step, count)) return undefined;
  const inP = new Uint8Array(order);
  for (const x of p) inP[x] = 1;
  const monoid = monoidOf(step, count, inP);
  if (!isReduced(monoid, budget) || !isOnto(monoid, phi)) return undefined;
  const options = phi.map((_, heap) => optionsOf(rules)(heap, budget.clock));
  const terminal = options.every((each, heap) => each.length > 0 || phi[heap] === 0);
  const verified = terminal ? verify(monoid, phi, options, budget) : undefined;
  if (verified === undefined || "kind" in verified || inP[0] === 1) return undefined;
  return { ...generated(monoid, phi), ...verified };
}

function commutes(step: Int32Array, count: number, { tick }: Budget): boolean {
  for (let x = 0; x < step.length / Math.max(1, count); x++) {
    tick();
    for (let a = 0; a < count; a++) {
      for (let b = 0; b < a; b++) {
        if (step[step[x * count + a]! * count + b] !== step[step[x * count + b]! * count + a]) return false;
      }
    }
  }
  return true;
}

/** Whether every element is a product of generators. */
function isWhole(step: Int32Array, count: number): boolean {
  const reached = new Set([0]);
  for (const x of reached) for (let g = 0; g < count; g++) reached.add(step[x * count + g]!);
  return count === 0 ? step.length === 0 : reached.size === step.length / count;
}

/** Whether some context distinguishes any two elements. */
function isReduced({ order, times, inP }: Monoid, { tick }: Budget): boolean {
  const rows = new Set<string>();
  for (let x = 0; x < order; x++) {
    tick();
    rows.add(String.fromCharCode(...inP.map((_, z) => inP[times[x * order + z]!]!)));
  }
  return rows.size === order;
}

/** Whether all generators are elements of heaps. */
const isOnto = ({ generators }: Monoid, phi: readonly number[]): boolean =>
  generators.every((g) => g === 0 || phi.includes(g));
