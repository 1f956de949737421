import { heapRules } from "../encoding.ts";
import { periodText, textOf } from "../law/known.ts";
import { heapTable } from "../solve/period/table.ts";
import type { Game, Law, PeriodicLaw } from "../types.ts";

/** Law of a program: a law for every position, or the period of heap values. */
interface LawUsed {
  readonly game?: Game<unknown>;
  readonly cited?: { readonly law: Law } | undefined;
  readonly law?: Pick<PeriodicLaw, "preperiod" | "period" | "saltus"> | undefined;
}

/** Law that a program uses, in the notation of `nimber law`; undefined when it uses none. */
export function formulaOf({ game, cited, law }: LawUsed): string | undefined {
  if (cited !== undefined) return textOf(cited.law);
  const rules = game && heapRules(game);
  if (law === undefined || rules === undefined) return undefined;
  const { preperiod, period, saltus } = law;
  if (preperiod === 0 && period === 1 && saltus > 0) return saltus === 1 ? "sg = n" : `sg = ${saltus} * n`;
  return periodText({ kind: "periodic", ...law, values: heapTable(rules).values(preperiod + period - 1) });
}
