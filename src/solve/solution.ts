import type { Value } from "../nimber/value.ts";
import type { Component, Outcome, Play, Theorem } from "../types.ts";
import type { Budget, Limits } from "./limits.ts";
import type { Exact, Valued } from "./method.ts";
import type { AntiSg } from "./misere/anti-sg.ts";
import type { QuotientSays } from "./misere/quotient/says.ts";
import type { Work } from "./parts/work.ts";
import type { SumMove } from "./winning.ts";

/** Who wins a sum, and how. */
export interface Solution {
  readonly play: Play;
  readonly outcome: Outcome;
  /** The value of the sum: absent under misère play, or when a theorem knows outcomes alone. */
  readonly value?: Value;
  /** Answers for each component under normal play; empty when misère play was searched. */
  readonly components: readonly Valued[];
  readonly winning: readonly SumMove[];
  /** The moves that keep the draw, where neither player can force a win; as many of them as are found. */
  readonly drawing?: readonly SumMove[];
  /** Whether `winning` has every winning move; false when there are too many to list, or a limit was reached. */
  readonly complete: boolean;
  /** Under misère play, and of a game that stands alone: the method that decided. */
  readonly method?: string;
  /** Under misère play: whether the Anti-SG rule decided it, and why or why not. */
  readonly antiSg?: AntiSg;
  /** Under misère play: what the misère quotient that decided says of the sum. */
  readonly quotient?: QuotientSays;
  /** Under misère play: the theorem that decided it. */
  readonly theorem?: Theorem<unknown>;
  /** Set for a game that stands alone, which was searched for outcomes. */
  readonly alone?: true;
  /** Work of value searches for this question, where there were any. */
  readonly work?: Work;
}

/** Who wins a sum, and its value under normal play where it is known. */
export type Decision = Pick<Solution, "outcome" | "value">;

/** A solver of sums that keeps what it finds. Each question has the time of `limits`, or what is left of `budget`. */
export interface Solver {
  readonly limits: Limits;
  /** @throws LimitError, LoopyError; PositionError when a position is none of its game; MethodError. */
  solve(sum: readonly Component[], play?: Play, budget?: Budget): Solution;
  /** Who wins, without the list of moves. */
  outcome(sum: readonly Component[], play?: Play, budget?: Budget): Outcome;
  /** The same with the value of the sum. */
  decide(sum: readonly Component[], play?: Play, budget?: Budget): Decision;
  /** Answer for one component under normal play. */
  at(component: Component, budget?: Budget): Valued;
  /** The same with its value, where the outcome alone is known without one. @throws LimitError */
  exactly(component: Component, budget?: Budget): Exact;
  /** Work of value searches of these games since the solver was opened. */
  work(sum: readonly Component[]): Work;
}
