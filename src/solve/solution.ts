import type { Value } from "../nimber/value.ts";
import type { Component, Outcome, Play, Theorem } from "../types.ts";
import type { Budget, Limits } from "./limits.ts";
import type { Exact, Valued } from "./method.ts";
import type { AntiSg } from "./misere/anti-sg.ts";
import type { QuotientSays } from "./misere/quotient/says.ts";
import type { Work } from "./parts/work.ts";
import type { SumMove } from "./winning.ts";

/** Winner of a sum, and the winning moves. */
export interface Solution {
  readonly play: Play;
  readonly outcome: Outcome;
  /** Value of the sum; absent under misère play, or when a theorem gives only the outcome. */
  readonly value?: Value;
  /** Answers for each component under normal play; empty when misère play was searched. */
  readonly components: readonly Valued[];
  readonly winning: readonly SumMove[];
  /** Moves that keep a draw, when neither player can force a win; as many as were found. */
  readonly drawing?: readonly SumMove[];
  /** Whether `winning` has all winning moves; false when there are too many to list, or a limit was reached. */
  readonly complete: boolean;
  /** Method that decided, under misère play and for a game without sums. */
  readonly method?: string;
  /** Under misère play: whether the Anti-SG rule decided, and the reason. */
  readonly antiSg?: AntiSg;
  /** Under misère play: result of the misère quotient that decided. */
  readonly quotient?: QuotientSays;
  /** Under misère play: the theorem that decided. */
  readonly theorem?: Theorem<unknown>;
  /** Set for a game without sums, which was searched for outcomes. */
  readonly alone?: true;
  /** Work of value searches for this question, if any. */
  readonly work?: Work;
}

/** Winner of a sum, and its value under normal play if known. */
export type Decision = Pick<Solution, "outcome" | "value">;

/** Solver of sums, which caches its results. Each question has the time of `limits`, or the rest of `budget`. */
export interface Solver {
  readonly limits: Limits;
  /**
   * Solution of a sum. @throws LimitError, LoopyError; PositionError when a position is not one of its game;
   * MethodError
   */
  solve(sum: readonly Component[], play?: Play, budget?: Budget): Solution;
  /** Outcome of a sum, without the list of moves. */
  outcome(sum: readonly Component[], play?: Play, budget?: Budget): Outcome;
  /** Outcome with the value of the sum. */
  decide(sum: readonly Component[], play?: Play, budget?: Budget): Decision;
  /** Answer for one component under normal play. */
  at(component: Component, budget?: Budget): Valued;
  /** Answer with the value, also when the outcome alone is known without it. @throws LimitError */
  exactly(component: Component, budget?: Budget): Exact;
  /** Work of value searches of these games since the solver was opened. */
  work(sum: readonly Component[]): Work;
}
