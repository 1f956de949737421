import { GrowthError, LimitError, LoopyError, MethodError } from "../../errors.ts";
import { gameName } from "../../messages/position-name.ts";
import type { Component, Rules } from "../../types.ts";
import type { Budget } from "../limits.ts";
import type { Declined, Method, MisereAnswer, SolverAccess } from "../method.ts";
import { methods } from "../methods/index.ts";
import type { SolverLimits } from "../proved-law.ts";
import { expectFit } from "../values.ts";

// A sum under misère play is decided by the first method that can, in the order of methods/index.ts: a
// theorem of the catalogue, a misère quotient, a search. For example, Kayles 9 is decided by the quotient of
// Kayles, which methods/quotient.ts gets from quotient/one-game.ts.

/** Decides sums under misère play by the first method that can, or by the named one. */
export type MisereSolver = (sum: readonly Component[], budget: Budget) => MisereAnswer;

/** Opens the methods for sums under misère play, which cache their results. */
export function misereSolver(limits: SolverLimits, asked: SolverAccess, named?: Method): MisereSolver {
  const ways = (named === undefined ? methods : [named]).flatMap(({ sums }) => sums?.(limits, asked) ?? []);
  if (named === undefined && limits.proved !== undefined) ways.unshift(limits.proved.sums(asked.outcome));
  const round = ways.find((way) => way.infinite);
  /** Rules under which play was found to reach ever more positions. */
  const growing = new WeakSet<Rules<unknown>>();

  return (sum, budget) => {
    const isGrowing = named === undefined && sum.some(({ rules }) => growing.has(rules));
    if (named !== undefined) for (const { rules } of sum) expectFit(named, rules, "misere");
    const patience =
      named === undefined ? ways.find((way) => way.patience !== undefined)?.patience : undefined;
    let declined: Declined | undefined;
    try {
      const near = patience?.(sum, budget) ?? budget;
      for (const way of isGrowing ? [round!] : ways) {
        if (named === undefined && way.infinite && !isGrowing) continue;
        const said = way.decide(sum, near, named !== undefined);
        if (!("because" in said)) return { ...(declined?.antiSg && { antiSg: declined.antiSg }), ...said };
        declined = said.antiSg === undefined ? (declined ?? said) : said;
      }
    } catch (error) {
      let why = error;
      if (named === undefined && !isGrowing && isEndless(error) && round !== undefined) {
        if (error instanceof GrowthError) for (const { rules } of sum) growing.add(rules);
        try {
          return round.decide(sum, budget, false) as MisereAnswer;
        } catch (other) {
          why = other;
        }
      }
      const rescue = named === undefined && why instanceof LimitError;
      for (const way of rescue ? ways : []) {
        const said = way.rescue?.(sum);
        if (said !== undefined) return said;
      }
      throw why;
    }
    throw new MethodError(named!.id, gameName(sum[0]!.rules), declined!.because);
  };
}

/** Whether play can return to a position, or reach ever more. */
const isEndless = (error: unknown): boolean =>
  error instanceof GrowthError || (error instanceof LoopyError && !error.grows);
