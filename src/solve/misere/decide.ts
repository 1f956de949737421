import { LimitError, LoopyError, MethodError } from "../../errors.ts";
import { gameName } from "../../messages/position-name.ts";
import type { Component } from "../../types.ts";
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

  return (sum, budget) => {
    if (named !== undefined) for (const { rules } of sum) expectFit(named, rules, "misere");
    const patience =
      named === undefined ? ways.find((way) => way.patience !== undefined)?.patience : undefined;
    let declined: Declined | undefined;
    try {
      const near = patience?.(sum, budget) ?? budget;
      for (const way of ways) {
        if (named === undefined && way.infinite) continue;
        const said = way.decide(sum, near, named !== undefined);
        if (!("because" in said)) return { ...(declined?.antiSg && { antiSg: declined.antiSg }), ...said };
        declined = said.antiSg === undefined ? (declined ?? said) : said;
      }
    } catch (error) {
      if (named === undefined && error instanceof LoopyError && !error.grows) {
        const round = ways.find((way) => way.infinite);
        const said = round?.decide(sum, budget, false);
        if (said !== undefined && !("because" in said)) return said;
      }
      const rescue = named === undefined && error instanceof LimitError;
      for (const way of rescue ? ways : []) {
        const said = way.rescue?.(sum);
        if (said !== undefined) return said;
      }
      throw error;
    }
    throw new MethodError(named!.id, gameName(sum[0]!.rules), declined!.because);
  };
}
