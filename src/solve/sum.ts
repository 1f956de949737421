import { LimitError, LoopyError } from "../errors.ts";
import { say } from "../locale/message.ts";
import { positionName } from "../messages/position-name.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import { isNumber, type Value } from "../nimber/value.ts";
import type { Component, Outcome, Play, Rules, Tick } from "../types.ts";
import { entailingSums, entails } from "./entailing/sum.ts";
import { playedOut } from "./graph/played.ts";
import { type Budget, begin, type Limits, within } from "./limits.ts";
import {
  type Exact,
  type Method,
  type SolverAccess,
  type Valued,
  valueOutcome,
  type Wins,
} from "./method.ts";
import { methods } from "./methods/index.ts";
import { type MisereSolver, misereSolver } from "./misere/decide.ts";
import { totalWork, type Work, workSince } from "./parts/work.ts";
import { expectSumOf, movesOf } from "./position.ts";
import { remember } from "./remember.ts";
import { aloneError, expectSingle, standsAlone } from "./search/alone.ts";
import type { Fold } from "./search/fold.ts";
import { outcomes } from "./search/outcomes.ts";
import type { Decision, Solution, Solver } from "./solution.ts";
import { expectFit, totalOf, type Valuer, valuer } from "./values.ts";
import { type SumMove, winningMoves } from "./winning.ts";

/** Seconds that searches for winning moves may take where a theorem says who wins, unless a time was given. */
const SECONDS_OF_LIST = 10;

/** Limits, and the one method that is to answer; unless named, the list in methods/ is asked. */
export interface Solving extends Limits {
  readonly method?: string;
}

/**
 * A solver for sums of components of any rules.
 * Source: the Sprague–Grundy theorem; misère play by theorem, quotient or search, see misere/decide.ts.
 * @throws RangeError when there is no method of that name.
 */
export function solver({ method, ...limits }: Solving = {}): Solver {
  const named = method === undefined ? undefined : methodNamed(method);
  const valuers = new WeakMap<Rules<unknown>, Valuer<unknown>>();
  const asked: SolverAccess = { exactly, outcome: (sum, budget) => answerMisere(sum, budget).outcome };
  let misere: MisereSolver | undefined;
  const answerMisere: MisereSolver = (sum, budget) => {
    misere ??= misereSolver(limits, asked, named);
    return misere(sum, budget);
  };
  const alone = {
    normal: new WeakMap<Rules<unknown>, Fold<unknown, Outcome>>(),
    misere: new WeakMap<Rules<unknown>, Fold<unknown, Outcome>>(),
  };
  const graphs = { normal: playedAlone("normal"), misere: playedAlone("misere") };
  /** Rules of games that stand alone, of which a position has been met to which play can return. */
  const rounds = new WeakSet<Rules<unknown>>();

  function valuerOf(rules: Rules<unknown>): Valuer<unknown> {
    return remember(valuers, rules, () => {
      // One that decides sums alone leaves values to the others.
      return valuer(rules, limits, named?.values === undefined ? undefined : named);
    });
  }

  const turns = entailingSums(limits, exactly);

  function withTurns(sum: readonly Component[], play: Play, budget: Budget): Solution {
    if (named !== undefined) for (const { rules } of sum) expectFit(named, rules, play);
    return turns(sum, play, budget);
  }

  function at({ rules, position }: Component, budget: Budget): Valued {
    budget.tick();
    return valuerOf(rules).at(position, budget);
  }

  function exactly({ rules, position }: Component, budget: Budget): Exact {
    budget.tick();
    return valuerOf(rules).exactly(position, budget);
  }

  /** Answers for the components, with values where outcomes alone do not decide the sum. */
  function valued(sum: readonly Component[], budget: Budget): readonly Valued[] {
    const components = sum.map((each) => at(each, budget));
    const unknown = components.findIndex(({ value }) => value === undefined);
    if (unknown < 0 || totalOf(components.toSpliced(unknown, 1)) === 0) return components;
    return components.map((each, i) => (each.value === undefined ? exactly(sum[i]!, budget) : each));
  }

  /** Whether the value of `components`, which are of one game, is `target`, if that is known. */
  function isOf(components: readonly Component[], target: Natural, budget: Budget): boolean | undefined {
    if (components.length === 0) return target === 0;
    const valuer = valuerOf(components[0]!.rules);
    const single = components.length < 2 || valuer.goesRound() ? components : withoutTwins(components);
    const said = valuer.is?.(
      single.map(({ position }) => position),
      target,
      budget,
    );
    if (said !== undefined) return said;
    const sum = totalOf(
      single.map(({ position }) => (target === 0 ? valuer.at : valuer.exactly)(position, budget)),
    );
    if (sum !== undefined) return sum === target;
    // A theorem that gives no value has said N: a value that is not 0.
    return single.length === 1 ? false : undefined;
  }

  function decided(sum: readonly Component[], play: Play, budget: Budget): Decision {
    expectSumOf(sum, play);
    if (entails(sum)) return withTurns(sum, play, budget);
    expectNamed(sum, play);
    const single = aloneIn(sum, play);
    if (single !== undefined) return { outcome: outcomeAlone(single, play, budget) };
    if (play === "misere") return { outcome: answerMisere(sum, budget).outcome };
    const value = totalOf(valued(sum, budget));
    return { outcome: outcomeOf(value), ...(value !== undefined && { value }) };
  }

  /** The winning moves where `winsIn` tells, for each component, which moves in it win. */
  function winning(
    sum: readonly Component[],
    components: readonly Valued[],
    winsIn: (component: number) => Wins,
    budget: Budget,
  ): Pick<Solution, "winning" | "complete"> {
    const reach = ({ rules, position }: Component, value: Natural, tick: Tick) =>
      rules.accelerators?.moveToValue === undefined
        ? valuerOf(rules).reach(position, value, budget)
        : rules.accelerators?.moveToValue(position, value, tick);
    const found = winningMoves(sum, { components, winsIn, reach }, budget);
    if (found.winning.length === 0 && found.complete && sum.some(canMove)) throw contradiction(sum);
    return found;
  }

  /** The moves that keep a draw, by what is known of them. */
  const drawing = (
    sum: readonly Component[],
    draws: (component: number) => (left: readonly Component[]) => boolean,
    budget: Budget,
  ): readonly SumMove[] =>
    winningMoves(
      sum,
      {
        components: [],
        winsIn: (component) => ({ targets: [], by: draws(component) }),
        reach: () => undefined,
      },
      budget,
    ).winning;

  /** One that decides sums under misère play alone was not named for this. */
  function expectNamed(sum: readonly Component[], play: Play): void {
    if (named === undefined || named.values !== undefined || play === "misere") return;
    for (const { rules } of sum) expectFit(named, rules, play);
  }

  function solveNormal(sum: readonly Component[], budget: Budget): Solution {
    const components = valued(sum, budget);
    const value = totalOf(components);
    const outcome = outcomeOf(value);
    const solution = { play: "normal", outcome, ...(value !== undefined && { value }), components } as const;
    if (outcome === "D") {
      const draws = (component: number) => (left: readonly Component[]) =>
        outcomeOf(totalOf(valued(sum.toSpliced(component, 1, ...left), budget))) === "D";
      return { ...solution, winning: [], complete: true, drawing: drawing(sum, draws, budget) };
    }
    if (outcome === "P") return { ...solution, winning: [], complete: true };
    // Where a theorem has spoken a search is out of reach, and the list of moves a nicety.
    const far = components.some(({ by }) => typeof by === "object");
    const near = far && limits.seconds === undefined ? within(budget, SECONDS_OF_LIST) : budget;
    const winsIn = (component: number): Wins => {
      const target = targetIn(components, component, value);
      if (target === "unknown") return { targets: [], by: undefined };
      return target === undefined
        ? { targets: [], by: () => false }
        : { targets: [target], by: (left) => isOf(left, target, near) };
    };
    return { ...solution, ...winning(sum, components, winsIn, budget) };
  }

  function solveMisere(sum: readonly Component[], budget: Budget): Solution {
    const { winsIn, ...answer } = answerMisere(sum, budget);
    const solution = { play: "misere", ...answer } as const;
    if (answer.outcome === "D") {
      const draws = (component: number) => (left: readonly Component[]) =>
        answerMisere(sum.toSpliced(component, 1, ...left), budget).outcome === "D";
      return { ...solution, winning: [], complete: true, drawing: drawing(sum, draws, budget) };
    }
    if (answer.outcome === "P") return { ...solution, winning: [], complete: true };
    return {
      ...solution,
      ...winning(sum, answer.components, (component) => winsIn(component, budget), budget),
    };
  }

  function outcomeAlone(component: Component, play: Play, budget: Budget): Outcome {
    const { rules, position } = component;
    if (rounds.has(rules)) return graphs[play](component, budget);
    try {
      return remember(alone[play], rules, () => outcomes(rules, play, limits)).at(position, budget);
    } catch (error) {
      if (!(error instanceof LoopyError)) throw error;
      rounds.add(rules);
      return graphs[play](component, budget);
    }
  }

  function solveAlone(component: Component, play: Play, budget: Budget): Solution {
    const outcome = outcomeAlone(component, play, budget);
    const method = rounds.has(component.rules) ? "loopy" : "search";
    const solution = { play, outcome, components: [], alone: true, method } as const;
    if (outcome === "D") {
      const draws = () => (left: readonly Component[]) => outcomeAlone(left[0]!, play, budget) === "D";
      return { ...solution, winning: [], complete: true, drawing: drawing([component], draws, budget) };
    }
    if (outcome === "P") return { ...solution, winning: [], complete: true };
    const ended = !canMove(component);
    const by = ([left]: readonly Component[]) =>
      left === undefined ? play === "normal" : outcomeAlone(left, play, budget) === "P";
    if (ended) return { ...solution, winning: [], complete: true };
    return { ...solution, ...winning([component], [], () => ({ targets: [], by }), budget) };
  }

  /** Work done for the games of a sum. */
  const workOn = (sum: readonly Component[]): Work =>
    totalWork(
      [...new Set(sum.map(({ rules }) => rules))].flatMap((rules) => valuers.get(rules)?.work() ?? []),
    );

  /** A limit that ends `act` says what had been done. */
  function working<T>(sum: readonly Component[], before: Work, act: () => T): T {
    try {
      return act();
    } catch (error) {
      if (error instanceof LimitError) error.work ??= workSince(before, workOn(sum));
      throw error;
    }
  }

  return {
    limits,
    solve(sum, play = "normal", budget = begin(limits)) {
      expectSumOf(sum, play);
      if (entails(sum)) return withTurns(sum, play, budget);
      expectNamed(sum, play);
      const single = aloneIn(sum, play);
      if (single !== undefined) return solveAlone(single, play, budget);
      if (play === "misere") return solveMisere(sum, budget);
      const before = workOn(sum);
      const solution = working(sum, before, () => solveNormal(sum, budget));
      const work = workSince(before, workOn(sum));
      return work.nodes === 0 && work.entries === 0 ? solution : { ...solution, work };
    },
    outcome: (sum, play = "normal", budget = begin(limits)) => decided(sum, play, budget).outcome,
    decided: (sum, play = "normal", budget = begin(limits)) => decided(sum, play, budget),
    at(component, budget = begin(limits)) {
      expectSumOf([component], "normal");
      return working([component], workOn([component]), () => at(component, budget));
    },
    exactly(component, budget = begin(limits)) {
      expectSumOf([component], "normal");
      return working([component], workOn([component]), () => exactly(component, budget));
    },
    work: workOn,
  };
}

/** The component that stands alone, if there is one: it must be the only one. @throws RuleError */
export function aloneIn(sum: readonly Component[], play: Play): Component | undefined {
  const found = sum.find(({ rules }) => standsAlone(rules, play));
  if (found !== undefined && sum.length > 1) throw aloneError(found.rules);
  if (found !== undefined) expectSingle(found.rules, play);
  return found;
}

/** Who wins a game that stands alone, by the graph of its positions. */
function playedAlone(play: Play): (component: Component, budget: Budget) => Outcome {
  const played = playedOut(play);
  return (component, budget) => played([component], budget).outcome;
}

function canMove({ rules, position }: Component): boolean {
  for (const _ of movesOf(rules, position)) return true;
  return false;
}

/** The next player wins, all moves were looked at, but none wins: the rules and a theorem or a table disagree. */
function contradiction(sum: readonly Component[]): Error {
  const names = sum.map(({ rules, position }) => say(positionName(rules, position), "en")).join(" + ");
  return new Error(`solver: expected a winning move of the N-position ${names}, got none`);
}

/** @throws RangeError */
function methodNamed(id: string): Method {
  const found = methods.find((each) => each.id === id);
  if (found !== undefined) return found;
  throw new RangeError(`method: expected one of ${methods.map((each) => each.id).join(", ")}, got ${id}`);
}

/** Components of one game; those that stand twice are left out, for x ⊕ x = 0 whatever number x is. */
export function withoutTwins(components: readonly Component[]): readonly Component[] {
  const [first, second] = components;
  if (first === undefined || second === undefined) return components;
  // Most moves that split leave two, and there are many of them.
  if (components.length === 2) {
    const alike = first.rules.key(first.position) === second.rules.key(second.position);
    return alike ? [] : components;
  }
  const single = new Map<unknown, Component>();
  for (const component of components) {
    const key = component.rules.key(component.position);
    if (!single.delete(key)) single.set(key, component);
  }
  return [...single.values()];
}

/** Who wins a sum of this value: where it is unknown one component is known by outcome alone, and the others cancel. */
const outcomeOf = (sum: Value | undefined): Outcome => (sum === undefined ? "N" : valueOutcome(sum));

/**
 * The value that a move in one component must leave there for the whole to be 0: none where others have infinite
 * values, and unknown where others have unknown ones.
 */
function targetIn(
  components: readonly Valued[],
  component: number,
  sum: Value | undefined,
): Natural | undefined | "unknown" {
  const own = components[component]!.value;
  // One whose value is unknown stands beside others that cancel.
  if (own === undefined) return 0;
  if (sum === undefined) return "unknown";
  if (isNumber(own)) return isNumber(sum) ? natural(nimSum(sum, own)) : undefined;
  const others = totalOf(components.toSpliced(component, 1))!;
  return isNumber(others) ? others : undefined;
}
