import type { HeapTable } from "../solve/heap/table.ts";
import type { Limits } from "../solve/limits.ts";
import { usualHeaps } from "../solve/period/find.ts";
import { finish, seek } from "../solve/period/seek.ts";
import { finiteTheorem, type Period } from "../solve/period/theorem.ts";

/** A proved period, and the theorem that proves it, as a remark in source code names it. */
export interface Law extends Period {
  readonly theorem: string;
}

/** Every law with a preperiod and a period this short is looked for, however short a table is wanted. */
const SHORT = 4096;

/**
 * The law that the values of `table` are proved to obey, when its preperiod and period are not much longer than
 * `to`. Cost: up to three times as many values as heap `to` needs.
 */
export function lawOf(table: HeapTable, to: number, limits: Limits = {}): Law | undefined {
  const { rules } = table;
  const theorem = finiteTheorem(rules);
  if (theorem === undefined) return undefined;
  const heaps = Math.min(Math.max(3 * (to + 1), SHORT), usualHeaps(rules));
  const { proved } = finish(seek(rules, table.values, heaps, limits));
  if (proved === undefined) return undefined;
  const { preperiod, period, saltus } = proved;
  return { preperiod, period, saltus, theorem: `${theorem.id} (${theorem.source})` };
}
