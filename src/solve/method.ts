import type { LimitError } from "../errors.ts";
import { t } from "../locale/solve.ts";
import type { Natural } from "../nimber/natural.ts";
import { isLoony, type Value } from "../nimber/value.ts";
import type { Component, Move, Outcome, Play, Rules, Text, Theorem } from "../types.ts";
import type { Budget, Limits } from "./limits.ts";
import type { AntiSg } from "./misere/anti-sg.ts";
import type { QuotientSays } from "./misere/quotient/says.ts";
import type { Work } from "./parts/work.ts";

/**
 * A way to answer: values of positions of one game under normal play, outcomes of sums under misère play, or both.
 * To add one, write its file in methods/ and a line in the list there.
 */
export interface Method {
  readonly id: string;
  /** Set for one whose values may be infinite. */
  readonly infinite?: true;
  /** Set for one that knows of moves which decide who moves next: no other method fits rules that have such moves. */
  readonly entails?: true;
  /** Set for one that is asked only where it was named. */
  readonly byNameOnly?: true;
  /** Whether it can speak of `rules` under this play; else why it cannot. */
  fits(rules: Rules<unknown>, play: Play): true | Text;
  /** Opens it for the positions of `rules`, which fit. With `named` it was asked for by name, and no other answers. */
  values?<P>(rules: Rules<P>, limits: Limits, named: boolean): Values<P>;
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

/** A method at work on the positions of one game; it keeps what it finds. */
export interface Values<P> {
  /** Set where its values may be infinite: it is asked where another finds that play can return. */
  readonly infinite?: true;
  /** Set where any of its values may be infinite, so that equal components need not cancel. */
  readonly rounds?: true;
  /** Whether it is the one to ask at `position`, when none before it in the list is. */
  suits(position: P): boolean;
  /** Whether it can speak of a position at all; of every one unless given. */
  reaches?(position: P): boolean;
  /** @throws LimitError, LoopyError; MethodError when it was named and does not speak of this position. */
  at(position: P, budget: Budget): Valued;
  /** The same with the value; absent where it may know the outcome alone. */
  exactly?(position: P, budget: Budget): Exact;
  /** Whether the nim-sum of the values of these positions is `value`, where that is less work than the values. */
  is?(positions: readonly P[], value: number, budget: Budget): boolean;
  /** Work since it was opened. */
  work?(): Work;
  /** A move to a component of this value that it knows of, if there is one. */
  reach?(position: P, value: Natural, budget: Budget): Move<P> | undefined;
  /** Answer after another method has reached a limit. */
  readonly rescue?: Rescue<P>;
}

interface Rescue<P> {
  speaks(position: P): boolean;
  /** Budget that another method may use first. */
  patience(budget: Budget): Budget;
  at(position: P, reached: LimitError): Valued;
}

/** Which moves in one component win. */
export interface Wins {
  /** Values of which the move must leave one, where values decide. */
  readonly targets: readonly Natural[];
  /** Whether a move wins that leaves these components, where that is known; absent where it never is. */
  readonly by: ((left: readonly Component[]) => boolean | undefined) | undefined;
}

/** Who wins a sum under misère play, and what decides it. */
export interface MisereAnswer {
  readonly outcome: Outcome;
  readonly method: string;
  readonly theorem?: Theorem<unknown>;
  readonly antiSg?: AntiSg;
  /** Answer of a misère quotient for the sum, where it decides. */
  readonly quotient?: QuotientSays;
  /** The values, where they decide. */
  readonly components: readonly Exact[];
  /** Which moves in a component win, where the next player does. */
  winsIn(component: number, budget: Budget): Wins;
}

/** That a method does not decide a sum, and why. */
export interface Declined {
  readonly because: Text;
  readonly antiSg?: AntiSg;
}

/** A method at work on sums under misère play. */
export interface Sums {
  /** With `named` it decides whatever it speaks of; else it leaves to others what is for them. */
  decide(sum: readonly Component[], budget: Budget, named: boolean): MisereAnswer | Declined;
  /** Set for one that is asked where another finds that play can return, or by name. */
  readonly infinite?: true;
  /** How far others may go while it could say who wins. */
  patience?(sum: readonly Component[], budget: Budget): Budget;
  /** Answer after another method has reached a limit. */
  rescue?(sum: readonly Component[]): MisereAnswer | undefined;
}

/** Services that the solver offers to its methods. */
export interface SolverAccess {
  exactly(component: Component, budget: Budget): Exact;
  outcome(sum: readonly Component[], budget: Budget): Outcome;
}

/** Whether `method` can speak of `rules` under this play; else why it cannot. */
export const fitting = (method: Method, rules: Rules<unknown>, play: Play): true | Text =>
  rules.entails === true && method.entails !== true ? TURNS : method.fits(rules, play);

const TURNS: Text = t("turnsSomeMovesSayWhoMoves");

/** Outcome from a value. */
export function valueOutcome(value: Value): Outcome {
  if (isLoony(value)) return "N";
  if (typeof value === "object") return value.infinite.includes(0) ? "N" : "D";
  return value === 0 ? "P" : "N";
}
