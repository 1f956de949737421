import { begin, type Deadline } from "../solve/limits.ts";
import { usualHeaps } from "../solve/period/find.ts";
import { finish } from "../solve/period/portions.ts";
import { seek } from "../solve/period/seek.ts";
import type { HeapTable } from "../solve/period/table.ts";
import { finiteTheorem, type Period } from "../solve/period/theorem.ts";

/** A proved period, and the theorem that proves it, as a remark in source code names it. */
export interface ProvedLaw extends Period {
  readonly theorem: string;
  /** Whether the independent checker has replayed the proof, if that is one of finitely many values. */
  readonly replayed?: boolean;
}

/** Whether values grow with every token from the first, so that nothing is looked up. */
export const isLinear = ({ preperiod, period, saltus }: Period): boolean =>
  preperiod === 0 && period === 1 && saltus > 0;

/** The heap that has the value of `heap`, but for what the saltus adds: an expression of `program.ts`. */
export function reducedBy({ preperiod, period }: Period, heap: string): string {
  if (period === 1) return `${preperiod}L`;
  return preperiod === 0 ? `${heap} % ${period}L` : `${preperiod}L + (${heap} - ${preperiod}L) % ${period}L`;
}

/** `value`, which is that of the heap `least`, and what the saltus adds for `heap`: likewise. */
export function grownBy({ period, saltus }: Period, value: string, heap: string, least: string): string {
  // The difference first: with the value, `heap` may be too large.
  if (period === saltus) return `${heap} - ${least} + ${value}`;
  const rounds = period === 1 ? `(${heap} - ${least})` : `(${heap} - ${least}) // ${period}L`;
  return `${value} + ${rounds}${saltus === 1 ? "" : ` * ${saltus}L`}`;
}

/** The value of `heap` by a linear law, heap 0 having the value `first`: likewise. */
export function linearValue({ saltus }: Period, first: number, heap: string): string {
  const multiple = saltus === 1 ? heap : `${heap} * ${saltus}L`;
  return first === 0 ? multiple : `${multiple} + ${first}L`;
}

/** Every law with a preperiod and a period this short is looked for, however short a table is wanted. */
const SHORT = 4096;

/**
 * The law that the values of `table` are proved to obey, when its preperiod and period are not much longer than
 * `to`. Cost: up to three times as many values as heap `to` needs.
 */
export function lawOf(table: HeapTable, to: number, deadline: Deadline = begin()): ProvedLaw | undefined {
  const { rules } = table;
  const theorem = finiteTheorem(rules);
  if (theorem === undefined) return undefined;
  const heaps = Math.min(Math.max(3 * (to + 1), SHORT), usualHeaps(rules));
  const { proved } = finish(seek(rules, table, heaps, deadline));
  if (proved === undefined) return undefined;
  const { preperiod, period, saltus, replayed } = proved;
  return { preperiod, period, saltus, replayed, theorem: `${theorem.id} (${theorem.source})` };
}
