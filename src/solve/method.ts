import type { LimitError } from "../errors.ts";
import { t } from "../locale/solve.ts";
import type { Natural } from "../nimber/natural.ts";
import { isLoony, type Value } from "../nimber/value.ts";
import type { Component, Move, Outcome, Play, Rules, Text, Theorem } from "../types.ts";
import type { Budget, Limits } from "./limits.ts";
import type { AntiSg } from "./misere/anti-sg.ts";
import type { QuotientSays } from "./misere/quotient/says.ts";
import type { Work } from "./parts/work.ts";
import type { Beside } from "./search/grundy.ts";

/**
 * Method of answering: values of positions of one game under normal play, outcomes of sums under misère play, or both.
 * To add one, write its file in methods/ and a line in the list there.
 */
export interface Method {
  readonly id: string;
  /** Set for a method whose values may be infinite. */
  readonly infinite?: true;
  /** Set for a method that supports moves which determine who moves next; no other method fits such rules. */
  readonly entails?: true;
  /** Set for a method that is used only by name. */
  readonly byNameOnly?: true;
  /** Whether it supports `rules` under this play; else the reason. */
  fits(rules: Rules<unknown>, play: Play): true | Text;
  /**
   * Opens it for the positions of `rules`, which fit. With `named`, the user chose this method, and no other answers.
   */
  values?<P>(rules: Rules<P>, limits: Limits, named: boolean, beside?: Beside<P>): Values<P>;
  /** Opens it for sums under misère play. */
  sums?(limits: Limits, asked: SolverAccess): Sums;
}

/** Answer for a component under normal play. The value is absent when only the outcome is known. */
export interface Valued {
  readonly outcome: Outcome;
  readonly value?: Value;
  /** Reason for the answer: a search of the rules, a table, or a theorem, which may be the proved period of a table. */
  readonly by: "search" | "table" | Theorem<unknown>;
  /** Method that gave the answer. */
  readonly method: string;
}

/** Answer for a component with a known value. */
export type Exact = Valued & { readonly value: Value };

/** Open method for the positions of one game, which caches its results. */
export interface Values<P> {
  /** Set when its values may be infinite: it answers when another method finds that play can cycle. */
  readonly infinite?: true;
  /** Set when any of its values may be infinite, so that equal components need not cancel. */
  readonly rounds?: true;
  /** Answer where play can reach ever more positions, if the nearest ones decide it. */
  readonly near?: (position: P, budget: Budget) => Valued | undefined;
  /** Whether it should answer at `position`, if no earlier method in the list does. */
  suits(position: P): boolean;
  /** Whether it supports a position; absent when it supports all. */
  reaches?(position: P): boolean;
  /**
   * Answer at a position. @throws LimitError, LoopyError; MethodError when the method was named and does not support
   * this position
   */
  at(position: P, budget: Budget): Valued;
  /** Answer with the value; absent when the method may know only the outcome. */
  exactly?(position: P, budget: Budget): Exact;
  /** Whether the nim-sum of the values of these positions is `value`, when that is less work than the values. */
  is?(positions: readonly P[], value: number, budget: Budget): boolean;
  /** Work since it was opened. */
  work?(): Work;
  /** Move to a component with this value, if it knows one. */
  reach?(position: P, value: Natural, budget: Budget): Move<P> | undefined;
  /** Answer after another method has reached a limit. */
  readonly rescue?: Rescue<P>;
}

interface Rescue<P> {
  speaks(position: P): boolean;
  /** Budget that another method may use first. */
  patience(budget: Budget): Budget;
  /** Answer, or undefined when it turns out to have none. */
  at(position: P, reached: LimitError): Valued | undefined;
}

/** Criterion for winning moves in one component. */
export interface Wins {
  /** Values to which a move must lead, when values decide. */
  readonly targets: readonly Natural[];
  /** Whether a move to these components wins, if known; absent when it is never known. */
  readonly by: ((left: readonly Component[]) => boolean | undefined) | undefined;
}

/** Winner of a sum under misère play, and the reason. */
export interface MisereAnswer {
  readonly outcome: Outcome;
  readonly method: string;
  readonly theorem?: Theorem<unknown>;
  readonly antiSg?: AntiSg;
  /** Result of the misère quotient for the sum, when it decides. */
  readonly quotient?: QuotientSays;
  /** Values of the components, when they decide. */
  readonly components: readonly Exact[];
  /** Criterion for winning moves in a component, when the next player wins. */
  winsIn(component: number, budget: Budget): Wins;
}

/** Reason why a method does not decide a sum. */
export interface Declined {
  readonly because: Text;
  readonly antiSg?: AntiSg;
}

/** Open method for sums under misère play. */
export interface Sums {
  /**
   * Decides a sum. With `named` it decides every sum that it supports; else it declines sums that suit other methods.
   */
  decide(sum: readonly Component[], budget: Budget, named: boolean): MisereAnswer | Declined;
  /** Set for a method that answers when another one finds that play can cycle, or by name. */
  readonly infinite?: true;
  /** Budget that other methods may use while this one could decide the winner. */
  patience?(sum: readonly Component[], budget: Budget): Budget;
  /** Answer after another method has reached a limit. */
  rescue?(sum: readonly Component[]): MisereAnswer | undefined;
}

/** Functions of the solver for its methods. */
export interface SolverAccess {
  exactly(component: Component, budget: Budget): Exact;
  outcome(sum: readonly Component[], budget: Budget): Outcome;
}

/** Whether `method` supports `rules` under this play; else the reason. */
export const fitting = (method: Method, rules: Rules<unknown>, play: Play): true | Text =>
  rules.entails === true && method.entails !== true ? TURNS : method.fits(rules, play);

const TURNS: Text = t("turnsSomeMovesSayWhoMoves");

/** Outcome from a value. */
export function valueOutcome(value: Value): Outcome {
  if (isLoony(value)) return "N";
  if (typeof value === "object") return value.infinite.includes(0) ? "N" : "D";
  return value === 0 ? "P" : "N";
}
