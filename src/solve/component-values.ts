import { LimitError } from "../errors.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import { isNumber, type Value } from "../nimber/value.ts";
import type { Component, Move, Rules, Tick } from "../types.ts";
import type { Budget } from "./limits.ts";
import type { Exact, Method, Valued } from "./method.ts";
import { totalWork, type Work, workSince } from "./parts/work.ts";
import type { SolverLimits } from "./proved-law.ts";
import { remember } from "./remember.ts";
import { totalOf, type Valuer, valuer } from "./values.ts";

/** Values of the components of sums under normal play; each game has its own valuer, which caches its results. */
export interface ComponentValues {
  at(component: Component, budget: Budget): Valued;
  exactly(component: Component, budget: Budget): Exact;
  /** Answers for the components of a sum, with values unless outcomes alone decide it. */
  ofSum(sum: readonly Component[], budget: Budget): readonly Valued[];
  /** Whether the nim-sum of components of one game is `target`, if that is known. */
  sumIs(components: readonly Component[], target: Natural, budget: Budget): boolean | undefined;
  /** Finds a move to a component with this value, if one is known. */
  reach(budget: Budget): (component: Component, value: Natural, tick: Tick) => Move<unknown> | undefined;
  /** Work done for the games of a sum. */
  work(sum: readonly Component[]): Work;
  /** Runs `act`, and adds to its limit errors the work done for the games of `sum`. */
  reporting<T>(sum: readonly Component[], act: () => T): T;
}

/** Values by the first method that reaches them, or by the one that was `named`. */
export function componentValues(limits: SolverLimits, named: Method | undefined): ComponentValues {
  const valuers = new WeakMap<Rules<unknown>, Valuer<unknown>>();
  // A method that decides only sums leaves values to the others.
  const method = named?.values === undefined ? undefined : named;
  const valuerOf = (rules: Rules<unknown>) => remember(valuers, rules, () => valuer(rules, limits, method));

  function at({ rules, position }: Component, budget: Budget): Valued {
    budget.tick();
    return valuerOf(rules).at(position, budget);
  }

  function exactly({ rules, position }: Component, budget: Budget): Exact {
    budget.tick();
    return valuerOf(rules).exactly(position, budget);
  }

  const work = (sum: readonly Component[]): Work =>
    totalWork(
      [...new Set(sum.map(({ rules }) => rules))].flatMap((rules) => valuers.get(rules)?.work() ?? []),
    );

  return {
    at,
    exactly,
    ofSum(sum, budget) {
      const components = sum.map((each) => at(each, budget));
      const unknown = components.findIndex(({ value }) => value === undefined);
      if (unknown < 0 || totalOf(components.toSpliced(unknown, 1)) === 0) return components;
      return components.map((each, i) => (each.value === undefined ? exactly(sum[i]!, budget) : each));
    },
    sumIs(components, target, budget) {
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
      // A theorem without a value has the outcome N: the value is not 0.
      return single.length === 1 ? false : undefined;
    },
    reach:
      (budget) =>
      ({ rules, position }, value, tick) =>
        rules.accelerators?.moveToValue === undefined
          ? valuerOf(rules).reach(position, value, budget)
          : rules.accelerators.moveToValue(position, value, tick),
    work,
    reporting(sum, act) {
      const before = work(sum);
      try {
        return act();
      } catch (error) {
        if (error instanceof LimitError) error.work ??= workSince(before, work(sum));
        throw error;
      }
    },
  };
}

/** Components of one game without equal pairs, because x ⊕ x = 0 for every number x. */
export function withoutTwins(components: readonly Component[]): readonly Component[] {
  const [first, second] = components;
  if (first === undefined || second === undefined) return components;
  // Most moves that split leave two components, so these have a fast path.
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

/**
 * Value that a move in one component must leave so that the sum is 0: undefined when other components have
 * infinite values, and "unknown" when others have unknown ones.
 */
export function targetIn(
  components: readonly Valued[],
  component: number,
  sum: Value | undefined,
): Natural | undefined | "unknown" {
  const own = components[component]!.value;
  // A component with an unknown value has other components that cancel.
  if (own === undefined) return 0;
  if (sum === undefined) return "unknown";
  if (isNumber(own)) return isNumber(sum) ? natural(nimSum(sum, own)) : undefined;
  const others = totalOf(components.toSpliced(component, 1))!;
  return isNumber(others) ? others : undefined;
}
