import { GrowthError, LimitError, LoopyError } from "../errors.ts";
import { say } from "../locale/message.ts";
import { positionName } from "../messages/position-name.ts";
import type { Value } from "../nimber/value.ts";
import type { Component, Outcome, Play, Rules } from "../types.ts";
import { type ComponentValues, componentValues, targetIn } from "./component-values.ts";
import { entailingSums, entails } from "./entailing/sum.ts";
import { playedOut } from "./graph/played.ts";
import { type Budget, begin, type Limits, within } from "./limits.ts";
import { type Method, type Valued, valueOutcome, type Wins } from "./method.ts";
import { methods } from "./methods/index.ts";
import { type MisereSolver, misereSolver } from "./misere/decide.ts";
import { workSince } from "./parts/work.ts";
import { expectSumOf, movesOf } from "./position.ts";
import type { SolverLimits } from "./proved-law.ts";
import { remember } from "./remember.ts";
import { aloneError, expectSingle, standsAlone } from "./search/alone.ts";
import type { Fold } from "./search/fold.ts";
import { outcomes } from "./search/outcomes.ts";
import type { Decision, Solution, Solver } from "./solution.ts";
import { expectFit, totalOf } from "./values.ts";
import { winningMoves } from "./winning.ts";

/**
 * Time limit in seconds for listing winning moves when a theorem decides the winner, unless the question has a limit.
 */
const SECONDS_OF_LIST = 10;

/** Limits, and the name of the only method to use; by default the list in methods/. */
export interface Solving extends SolverLimits {
  readonly method?: string;
}

/**
 * Solver for sums of components of any rules. Each of four kinds of sums has a function below: sums with entailing
 * moves, a single game without sums, misère play and normal play. Source: the Sprague–Grundy theorem; misère play by
 * theorem, quotient or search, see misere/decide.ts.
 * @throws RangeError when there is no method of that name.
 */
export function solver({ method, ...limits }: Solving = {}): Solver {
  const named = method === undefined ? undefined : methodNamed(method);
  const values = componentValues(limits, named);
  let opened: MisereSolver | undefined;
  const misere: MisereSolver = (sum, budget) => {
    opened ??= misereSolver(
      limits,
      { exactly: values.exactly, outcome: (sum, budget) => misere(sum, budget).outcome },
      named,
    );
    return opened(sum, budget);
  };
  const alone = aloneOutcomes(limits);
  const entailing = entailingSums(limits, values.exactly);

  function solveEntailing(sum: readonly Component[], play: Play, budget: Budget): Solution {
    if (named !== undefined) for (const { rules } of sum) expectFit(named, rules, play);
    return entailing(sum, play, budget);
  }

  /** Checks that a named method that decides only misère sums is not used for normal play. */
  function expectNamed(sum: readonly Component[], play: Play): void {
    if (named === undefined || named.values !== undefined || play === "misere") return;
    for (const { rules } of sum) expectFit(named, rules, play);
  }

  function solve(sum: readonly Component[], play: Play, budget: Budget): Solution {
    expectSumOf(sum, play);
    if (entails(sum)) return solveEntailing(sum, play, budget);
    expectNamed(sum, play);
    const single = aloneIn(sum, play);
    if (single !== undefined) return solveAlone(single, play, alone, budget);
    if (play === "misere") return solveMisere(sum, values, misere, budget);
    const before = values.work(sum);
    const solution = values.reporting(sum, () => solveNormal(sum, values, limits, budget));
    const work = workSince(before, values.work(sum));
    return work.nodes === 0 && work.entries === 0 ? solution : { ...solution, work };
  }

  function decide(sum: readonly Component[], play: Play, budget: Budget): Decision {
    expectSumOf(sum, play);
    if (entails(sum)) return solveEntailing(sum, play, budget);
    expectNamed(sum, play);
    const single = aloneIn(sum, play);
    if (single !== undefined) return { outcome: alone.outcome(single, play, budget) };
    if (play === "misere") return { outcome: misere(sum, budget).outcome };
    const components = values.ofSum(sum, budget);
    const value = totalOf(components);
    return { outcome: outcomeOf(components, value), ...(value !== undefined && { value }) };
  }

  return {
    limits,
    solve: (sum, play = "normal", budget = begin(limits)) => solve(sum, play, budget),
    outcome: (sum, play = "normal", budget = begin(limits)) => decide(sum, play, budget).outcome,
    decide: (sum, play = "normal", budget = begin(limits)) => decide(sum, play, budget),
    at(component, budget = begin(limits)) {
      expectSumOf([component], "normal");
      return values.reporting([component], () => values.at(component, budget));
    },
    exactly(component, budget = begin(limits)) {
      expectSumOf([component], "normal");
      return values.reporting([component], () => values.exactly(component, budget));
    },
    work: values.work,
  };
}

function solveNormal(
  sum: readonly Component[],
  values: ComponentValues,
  limits: Limits,
  budget: Budget,
): Solution {
  const components = values.ofSum(sum, budget);
  const value = totalOf(components);
  const outcome = outcomeOf(components, value);
  const solution = { play: "normal", outcome, ...(value !== undefined && { value }), components } as const;
  if (outcome !== "N") {
    const draws = (after: readonly Component[]) => outcomeOf(values.ofSum(after, budget)) === "D";
    return { ...solution, ...movesOfOthers(sum, outcome, draws, budget) };
  }
  // When a theorem decides, a search is out of reach and the list of moves is optional.
  const far = components.some(({ by }) => typeof by === "object");
  const near = far && limits.seconds === undefined ? within(budget, SECONDS_OF_LIST) : budget;
  const winsIn = (component: number): Wins => {
    const target = targetIn(components, component, value);
    if (target === "unknown") return { targets: [], by: undefined };
    return target === undefined
      ? { targets: [], by: () => false }
      : { targets: [target], by: (left) => values.sumIs(left, target, near) };
  };
  return { ...solution, ...movesOfWinner(sum, { components, winsIn, reach: values.reach(budget) }, budget) };
}

function solveMisere(
  sum: readonly Component[],
  values: ComponentValues,
  misere: MisereSolver,
  budget: Budget,
): Solution {
  const { winsIn, ...answer } = misere(sum, budget);
  const solution = { play: "misere", ...answer } as const;
  if (answer.outcome !== "N") {
    const draws = (after: readonly Component[]) => misere(after, budget).outcome === "D";
    return { ...solution, ...movesOfOthers(sum, answer.outcome, draws, budget) };
  }
  const won = {
    components: answer.components,
    winsIn: (component: number) => winsIn(component, budget),
    reach: values.reach(budget),
  };
  return { ...solution, ...movesOfWinner(sum, won, budget) };
}

function solveAlone(component: Component, play: Play, alone: AloneOutcomes, budget: Budget): Solution {
  const outcome = alone.outcome(component, play, budget);
  const method = alone.returns(component.rules) ? "loopy" : "search";
  const solution = { play, outcome, components: [], alone: true, method } as const;
  const outcomeLeft = ([left]: readonly Component[]) => left && alone.outcome(left, play, budget);
  if (outcome !== "N")
    return {
      ...solution,
      ...movesOfOthers([component], outcome, (after) => outcomeLeft(after) === "D", budget),
    };
  // The rules say that it is won where no move is left.
  if (!canMove(component)) return { ...solution, ...NONE };
  const by = (left: readonly Component[]) => (outcomeLeft(left) ?? (play === "normal" ? "P" : "N")) === "P";
  const won = { components: [], winsIn: () => ({ targets: [], by }), reach: () => undefined };
  return { ...solution, ...movesOfWinner([component], won, budget) };
}

/** Empty list of winning moves. */
const NONE = { winning: [], complete: true } as const;

/** The winning moves of a sum that the next player wins. */
function movesOfWinner(
  sum: readonly Component[],
  won: Parameters<typeof winningMoves>[1],
  budget: Budget,
): Pick<Solution, "winning" | "complete"> {
  const found = winningMoves(sum, won, budget);
  if (found.winning.length === 0 && found.complete && sum.some(canMove)) throw contradiction(sum);
  return found;
}

/** The moves of a sum that the next player does not win: none wins, and those after which `draws` holds keep a draw. */
function movesOfOthers(
  sum: readonly Component[],
  outcome: Outcome,
  draws: (after: readonly Component[]) => boolean,
  budget: Budget,
): Pick<Solution, "winning" | "complete" | "drawing"> {
  if (outcome === "P") return NONE;
  const winsIn = (component: number): Wins => ({
    targets: [],
    by: (left) => draws(sum.toSpliced(component, 1, ...left)),
  });
  const { winning } = winningMoves(sum, { components: [], winsIn, reach: () => undefined }, budget);
  return { ...NONE, drawing: winning };
}

/** Outcomes of games without sums. */
interface AloneOutcomes {
  outcome(component: Component, play: Play, budget: Budget): Outcome;
  /** Whether play was found to cycle from a position of these rules. */
  returns(rules: Rules<unknown>): boolean;
}

/** Outcomes by a search from the position, or by the graph of all positions when play can cycle. */
function aloneOutcomes(limits: SolverLimits): AloneOutcomes {
  const searches = {
    normal: new WeakMap<Rules<unknown>, Fold<unknown, Outcome>>(),
    misere: new WeakMap<Rules<unknown>, Fold<unknown, Outcome>>(),
  };
  const graphs = { normal: playedOut("normal"), misere: playedOut("misere") };
  const returning = new WeakSet<Rules<unknown>>();
  const laws = limits.proved && {
    normal: limits.proved.outcomes("normal"),
    misere: limits.proved.outcomes("misere"),
  };
  return {
    outcome(component, play, budget) {
      const { rules, position } = component;
      if (!returning.has(rules)) {
        const law = laws?.[play].at(component, false);
        if (law !== undefined) return law;
        try {
          return remember(searches[play], rules, () => outcomes(rules, play, limits)).at(position, budget);
        } catch (error) {
          const rescued = error instanceof LimitError ? laws?.[play].at(component, true) : undefined;
          if (rescued !== undefined) return rescued;
          const isEndless = error instanceof LoopyError || error instanceof GrowthError;
          if (!isEndless || rules.blocked !== undefined) throw error;
          returning.add(rules);
        }
      }
      return graphs[play]([component], budget).outcome;
    },
    returns: (rules) => returning.has(rules),
  };
}

/** Component of a game without sums, if there is one: it must be the only component. @throws RuleError */
export function aloneIn(sum: readonly Component[], play: Play): Component | undefined {
  const found = sum.find(({ rules }) => standsAlone(rules, play));
  if (found !== undefined && sum.length > 1) throw aloneError(found.rules);
  if (found !== undefined) expectSingle(found.rules, play);
  return found;
}

function canMove({ rules, position }: Component): boolean {
  for (const _ of movesOf(rules, position)) return true;
  return false;
}

/** Error when the next player should win, but no move wins: the rules contradict a theorem or a table. */
function contradiction(sum: readonly Component[]): Error {
  const names = sum.map(({ rules, position }) => say(positionName(rules, position), "en")).join(" + ");
  return new Error(`solver: expected a winning move of the N-position ${names}, got none`);
}

/** Method with this name. @throws RangeError */
function methodNamed(id: string): Method {
  const found = methods.find((each) => each.id === id);
  if (found !== undefined) return found;
  throw new RangeError(`method: expected one of ${methods.map((each) => each.id).join(", ")}, got ${id}`);
}

/** Outcome of a sum with this value. When it is unknown, one component has only an outcome, and the others cancel. */
const outcomeOf = (components: readonly Valued[], sum: Value | undefined = totalOf(components)): Outcome =>
  sum === undefined ? components.find(({ value }) => value === undefined)!.outcome : valueOutcome(sum);
