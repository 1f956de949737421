import { LimitError } from "../errors.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import { NOTHING_MOVES } from "../say/anti-sg.ts";
import { positionName } from "../say/position.ts";
import type { Component, Outcome, Play, Rules, Theorem, Tick } from "../types.ts";
import { EFFORT, type Exact, nimSumOf, type Valued, type Valuer, valuer } from "./component.ts";
import { begin, type Deadline, type Limits } from "./limits.ts";
import { type AntiSg, antiSgOf, antiSgOutcome, ruledOutcome } from "./misere/anti-sg.ts";
import { misere } from "./misere/misere.ts";
import { expectPosition } from "./position.ts";
import { remember } from "./remember.ts";
import { aloneError, outcomes, standsAlone } from "./search/alone.ts";
import type { Fold } from "./search/fold.ts";
import { type SumMove, type Wins, winningMoves } from "./winning.ts";

/** Who wins a sum, and how. */
export interface Solution {
  readonly play: Play;
  readonly outcome: Outcome;
  /** The nim-sum of the values: absent under misère play, or when a theorem knows outcomes alone. */
  readonly value?: Natural;
  /** What is known of each component under normal play; empty when misère play was searched. */
  readonly components: readonly Valued[];
  readonly winning: readonly SumMove[];
  /** Whether `winning` has every winning move; false when there are too many to list, or a limit was reached. */
  readonly complete: boolean;
  /** Under misère play: whether the Anti-SG rule decided it, and why or why not. */
  readonly antiSg?: AntiSg;
  /** Under misère play: the theorem that decided it where the rules are out of reach. */
  readonly theorem?: Theorem<unknown>;
  /** Set for a game that stands alone, which was searched for outcomes. */
  readonly alone?: true;
}

/** Who wins under misère play, and what decides it. */
interface Decided {
  readonly outcome: Outcome;
  /** A theorem; or the Anti-SG rule where it holds, and search where not. */
  readonly by: Theorem<unknown> | AntiSg;
  /** The values, where the Anti-SG rule holds. */
  readonly components: readonly Exact[];
}

/** A solver of sums that keeps what it finds. Each question has the time of `limits`, or what is left of `deadline`. */
export interface Solver {
  readonly limits: Limits;
  /** @throws LimitError, LoopyError; PositionError when a position is none of its game. */
  solve(sum: readonly Component[], play?: Play, deadline?: Deadline): Solution;
  /** Who wins, without the list of moves. */
  outcome(sum: readonly Component[], play?: Play, deadline?: Deadline): Outcome;
  /** What is known of one component under normal play. */
  at(component: Component, deadline?: Deadline): Valued;
}

/**
 * A solver for sums of components of any games.
 * Source: the Sprague–Grundy theorem; for misère play the Anti-SG rule where its condition is checked, else search.
 */
export function solver(limits: Limits = {}): Solver {
  const valuers = new WeakMap<Rules<unknown>, Valuer<unknown>>();
  const checks = new WeakMap<Rules<unknown>, ReturnType<typeof antiSgOf<unknown>>>();
  const searched = misere(limits);
  const alone = {
    normal: new WeakMap<Rules<unknown>, Fold<unknown, Outcome>>(),
    misere: new WeakMap<Rules<unknown>, Fold<unknown, Outcome>>(),
  };

  function valuerOf(rules: Rules<unknown>): Valuer<unknown> {
    return remember(valuers, rules, () => valuer(rules, limits));
  }

  function at({ rules, position }: Component, deadline: Deadline): Valued {
    deadline.tick();
    return valuerOf(rules).at(position, deadline);
  }

  function exactly({ rules, position }: Component, deadline: Deadline): Exact {
    deadline.tick();
    return valuerOf(rules).exactly(position, deadline);
  }

  /** What is known of the components, with values where outcomes alone do not decide the sum. */
  function valued(sum: readonly Component[], deadline: Deadline): readonly Valued[] {
    const components = sum.map((each) => at(each, deadline));
    const unknown = components.flatMap(({ value }, i) => (value === undefined ? [i] : []));
    const [i, more] = unknown;
    if (i === undefined) return components;
    if (more === undefined && nimSumOf(components.toSpliced(i, 1)) === 0) return components;
    return components.map((each, i) => (each.value === undefined ? exactly(sum[i]!, deadline) : each));
  }

  /** Whether the nim-sum of `components`, which are of one game, is `target`, if that is known. */
  function isOf(components: readonly Component[], target: Natural, deadline: Deadline): boolean | undefined {
    const single = withoutTwins(components);
    const known = target === 0 ? at : exactly;
    const sum = nimSumOf(single.map((each) => known(each, deadline)));
    if (sum !== undefined) return sum === target;
    // A theorem that gives no value has said N: a value that is not 0.
    return single.length === 1 ? false : undefined;
  }

  function antiSg(sum: readonly Component[], deadline: Deadline): AntiSg {
    let holds: AntiSg = { holds: true, because: NOTHING_MOVES };
    for (const { rules, position } of sum) {
      deadline.tick();
      holds = remember(checks, rules, () => antiSgOf(rules, limits))(position, deadline);
      if (!holds.holds) break;
    }
    return holds;
  }

  /** Who wins under misère play, and what decides it: the rules where they are within reach, else a theorem. */
  function decided(sum: readonly Component[], deadline: Deadline): Decided {
    const theorem = misereTheoremOf(sum);
    const said = () => ({ outcome: saidBy(theorem!, sum), by: theorem!, components: [] });
    if (theorem !== undefined && sum.some(({ rules, position }) => (rules.effort?.(position) ?? 0) > EFFORT))
      return said();
    try {
      const by = antiSg(sum, deadline);
      if (!by.holds) return { outcome: searched.outcome(sum, deadline), by, components: [] };
      const components = sum.map((each) => exactly(each, deadline));
      return { outcome: antiSgOutcome(components.map(({ value }) => value)), by, components };
    } catch (error) {
      if (theorem === undefined || !(error instanceof LimitError)) throw error;
      return said();
    }
  }

  function outcome(sum: readonly Component[], play: Play, deadline: Deadline): Outcome {
    return play === "misere" ? decided(sum, deadline).outcome : outcomeOf(valued(sum, deadline));
  }

  /** The winning moves where `winsIn` tells, for each component, which moves in it win. */
  function winning(
    sum: readonly Component[],
    components: readonly Valued[],
    winsIn: (component: number) => Wins,
    deadline: Deadline,
  ): Pick<Solution, "winning" | "complete"> {
    const reach = ({ rules, position }: Component, value: Natural, tick: Tick) =>
      rules.reach?.(position, value, tick) ?? valuerOf(rules).reach(position, value, deadline);
    const found = winningMoves(sum, { components, winsIn, reach }, deadline);
    if (found.winning.length === 0 && found.complete && sum.some(canMove)) throw contradiction(sum);
    return found;
  }

  function solveNormal(sum: readonly Component[], deadline: Deadline): Solution {
    const components = valued(sum, deadline);
    const outcome = outcomeOf(components);
    const value = nimSumOf(components);
    const solution = { play: "normal", outcome, ...(value !== undefined && { value }), components } as const;
    if (outcome === "P") return { ...solution, winning: [], complete: true };
    const targetOf = (component: number): Natural | undefined => {
      const own = components[component]!.value;
      // One whose value is unknown stands beside others that cancel.
      if (own === undefined) return 0;
      return value === undefined ? undefined : natural(nimSum(value, own));
    };
    const winsIn = (component: number): Wins => {
      const target = targetOf(component);
      return target === undefined
        ? { targets: [], by: undefined }
        : { targets: [target], by: (left) => isOf(left, target, deadline) };
    };
    return { ...solution, ...winning(sum, components, winsIn, deadline) };
  }

  function solveMisere(sum: readonly Component[], deadline: Deadline): Solution {
    const { outcome, by, components } = decided(sum, deadline);
    const told = "holds" in by ? { antiSg: by } : { theorem: by };
    const solution = { play: "misere", outcome, components, ...told } as const;
    if (outcome === "P") return { ...solution, winning: [], complete: true };
    const winsIn =
      "holds" in by && by.holds
        ? byAntiSg(components, (left) => left.map((each) => exactly(each, deadline).value))
        : (component: number): Wins => ({
            targets: [],
            by: (left) => outcomeAfter(by, sum.toSpliced(component, 1, ...left), deadline) === "P",
          });
    return { ...solution, ...winning(sum, components, winsIn, deadline) };
  }

  /** Who wins after a move, decided as the sum before it was, if that speaks of the new one too. */
  function outcomeAfter(by: Decided["by"], sum: readonly Component[], deadline: Deadline): Outcome {
    if ("holds" in by) return searched.outcome(sum, deadline);
    return by === misereTheoremOf(sum) ? saidBy(by, sum) : decided(sum, deadline).outcome;
  }

  function outcomeAlone({ rules, position }: Component, play: Play, deadline: Deadline): Outcome {
    return remember(alone[play], rules, () => outcomes(rules, play, limits)).at(position, deadline);
  }

  function solveAlone(component: Component, play: Play, deadline: Deadline): Solution {
    const outcome = outcomeAlone(component, play, deadline);
    const solution = { play, outcome, components: [], alone: true } as const;
    if (outcome === "P") return { ...solution, winning: [], complete: true };
    const ended = !canMove(component);
    const by = ([left]: readonly Component[]) => outcomeAlone(left!, play, deadline) === "P";
    if (ended) return { ...solution, winning: [], complete: true };
    return { ...solution, ...winning([component], [], () => ({ targets: [], by }), deadline) };
  }

  return {
    limits,
    solve(sum, play = "normal", deadline = begin(limits)) {
      sum.forEach(expectComponent);
      const single = aloneIn(sum, play);
      if (single !== undefined) return solveAlone(single, play, deadline);
      return play === "misere" ? solveMisere(sum, deadline) : solveNormal(sum, deadline);
    },
    outcome(sum, play = "normal", deadline = begin(limits)) {
      sum.forEach(expectComponent);
      const single = aloneIn(sum, play);
      return single === undefined ? outcome(sum, play, deadline) : outcomeAlone(single, play, deadline);
    },
    at(component, deadline = begin(limits)) {
      expectComponent(component);
      return at(component, deadline);
    },
  };
}

/** The component that stands alone, if there is one: it must be the only one. */
function aloneIn(sum: readonly Component[], play: Play): Component | undefined {
  const found = sum.find(({ rules }) => standsAlone(rules, play));
  if (found !== undefined && sum.length > 1) throw aloneError(found.rules);
  return found;
}

const expectComponent = ({ rules, position }: Component): void => expectPosition(rules, position);

function canMove({ rules, position }: Component): boolean {
  for (const _ of rules.moves(position)) return true;
  return false;
}

/** The next player wins, all moves were looked at, but none wins: the rules and a theorem or a table disagree. */
function contradiction(sum: readonly Component[]): Error {
  const names = sum.map(({ rules, position }) => positionName(rules, position).en).join(" + ");
  return new Error(`solver: expected a winning move of the N-position ${names}, got none`);
}

/** Which moves win by the Anti-SG rule in a sum of `components`: others have the nim-sum of all ⊕ their own. */
function byAntiSg(
  components: readonly Exact[],
  valuesOf: (left: readonly Component[]) => readonly Natural[],
): (component: number) => Wins {
  const sum = nimSumOf(components)!;
  const large = components.filter(({ value }) => value > 1).length;
  return (component) => {
    const own = components[component]!.value;
    const others = natural(nimSum(sum, own));
    const above = large > (own > 1 ? 1 : 0);
    return {
      targets: [others, natural(nimSum(others, 1))],
      by(left) {
        const values = valuesOf(left);
        const larger = above || values.some((value) => value > 1);
        return ruledOutcome(nimSum(others, ...values), larger) === "P";
      },
    };
  };
}

/** Components of one game; those that stand twice are left out, for x ⊕ x = 0 whatever x is. */
function withoutTwins(components: readonly Component[]): readonly Component[] {
  if (components.length < 2) return components;
  const single = new Map<unknown, Component>();
  for (const component of components) {
    const key = component.rules.key(component.position);
    if (!single.delete(key)) single.set(key, component);
  }
  return [...single.values()];
}

/** Components of which at most one is known by outcome alone, and then the others cancel. */
function outcomeOf(components: readonly Valued[]): Outcome {
  return nimSumOf(components) === 0 ? "P" : "N";
}

/** A function takes no more arguments than the stack can hold. */
const SPOKEN = 10_000;

/** A theorem about misère play that speaks of this sum, whose components are of one game. */
function misereTheoremOf(sum: readonly Component[]): Theorem<unknown> | undefined {
  const rules = sum[0]?.rules;
  if (rules === undefined || sum.length > SPOKEN) return undefined;
  if (sum.some((component) => component.rules !== rules)) return undefined;
  const positions = sum.map(({ position }) => position);
  return rules.theorems?.find(({ play, covers }) => play === "misere" && (covers?.(...positions) ?? true));
}

/** @throws TypeError when a theorem about misère play gives a value. */
function saidBy(theorem: Theorem<unknown>, sum: readonly Component[]): Outcome {
  const said = theorem.says(...sum.map(({ position }) => position));
  if (said === "P" || said === "N") return said;
  throw new TypeError(`misère theorem: expected P or N, got ${said}`);
}
