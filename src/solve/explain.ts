import { LimitError } from "../errors.ts";
import { conclusion } from "../messages/conclusion.ts";
import type { Natural } from "../nimber/natural.ts";
import { isNumber, type Value, valueText } from "../nimber/value.ts";
import type { Component, Text, Tick } from "../types.ts";
import { component } from "./component.ts";
import { type TurnOptions, turnOptions } from "./entailing/options.ts";
import { type Budget, begin, portionOf } from "./limits.ts";
import type { Valued } from "./method.ts";
import { expectSumOf } from "./position.ts";
import type { Solution, Solver } from "./solution.ts";
import { totalOf } from "./values.ts";

/** Options of a component with the same value, named by their moves. */
export interface OptionsOfValue {
  readonly value: Value;
  readonly moves: readonly string[];
}

/** Explanation of a sum from its values. */
export interface Conclusion {
  /** Values and, last, their nim-sum, in binary with equal width; empty when values do not decide. */
  readonly binary: readonly string[];
  /**
   * Highest place where the nim-sum has a 1, from 0 at the right: every component with a 1 there has a
   * winning move. Undefined when the nim-sum is 0, and under misère play when no value exceeds 1.
   */
  readonly decidingBit: number | undefined;
  readonly sentence: Text;
}

/** Reason why a sum is won or lost. */
export interface Explanation extends Conclusion {
  /**
   * Options of each component by value, in ascending order: the value of the component is the smallest that
   * is missing. Undefined when a component has too many moves, when only the outcomes of some options are
   * known, or after a limit.
   */
  readonly options: readonly (readonly OptionsOfValue[] | undefined)[];
  /**
   * For each component whose moves may determine who moves next: the nim-heaps next to which its moves win,
   * instead of its options.
   */
  readonly turns?: readonly (readonly TurnOptions[] | undefined)[];
}

/** Most moves of a component whose options are shown. */
const SHOWN = 5000;

/** Limit on the steps for finding the options of all components. */
const STEPS = 2_000_000;

/**
 * Explains a `solution` of `sum`: the options behind each value, the nim-sum in binary, and the conclusion.
 * @throws LoopyError
 */
export function explain(
  solver: Solver,
  sum: readonly Component[],
  solution: Solution,
  budget: Budget = begin(solver.limits),
): Explanation {
  expectSumOf(sum, solution.play);
  const tick = portionOf(budget, STEPS);
  const grundyOf = (component: Component) => solver.at(component, budget);
  const entailing = solution.components.map((_, i) => sum[i]!.rules.entails === true);
  const options = entailing.map((says, i) => (says ? undefined : optionsByValue(sum[i]!, grundyOf, tick)));
  const turns = entailing.map((says, i) => (says ? turnsOf(sum[i]!, solver, tick) : undefined));
  return { options, ...(entailing.includes(true) && { turns }), ...conclude(sum, solution) };
}

/** Explanation of `sum` from its values, given a `solution`. */
export function conclude(sum: readonly Component[], solution: Solution): Conclusion {
  const { play, outcome, antiSg, theorem, quotient, alone, method, components, winning } = solution;
  const values = components.map(({ value }) => value);
  const total = totalOf(components);
  const known =
    total !== undefined && values.length === sum.length && (play === "normal" || antiSg?.holds === true);
  const decides = known && (play === "normal" || values.some((value) => isNumber(value!) && value > 1));
  const numbers = known && isNumber(total) ? ([...values, total] as Natural[]) : [];
  const [first] = winning;
  return {
    binary: inBinary(numbers),
    decidingBit: decides && isNumber(total) && total !== 0 ? total.toString(2).length - 1 : undefined,
    sentence: conclusion(sum, {
      ...{ play, outcome, values },
      ...(total !== undefined && { total }),
      ...(first !== undefined && { first }),
      ...(antiSg !== undefined && { antiSg }),
      ...(theorem !== undefined && { theorem }),
      ...(quotient !== undefined && { quotient }),
      ...(alone && { alone }),
      ...(method !== undefined && { method }),
    }),
  };
}

/** Moves by the nim-heaps next to which they win, if there are few and no limit is reached. */
function turnsOf(component: Component, { limits }: Solver, tick: Tick): readonly TurnOptions[] | undefined {
  try {
    return turnOptions(component, limits, tick);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return undefined;
  }
}

function optionsByValue(
  { rules, position }: Component,
  grundyOf: (component: Component) => Valued,
  tick: Tick,
): OptionsOfValue[] | undefined {
  const byValue = new Map<string, { readonly value: Value; readonly moves: string[] }>();
  let count = 0;
  try {
    for (const move of rules.moves(position, tick)) {
      tick();
      const value = totalOf(move.to.map((position) => grundyOf(component(rules, position))));
      if (++count > SHOWN || value === undefined) return undefined;
      const name = valueText(value);
      const known = byValue.get(name);
      if (known === undefined) byValue.set(name, { value, moves: [move.at] });
      else known.moves.push(move.at);
    }
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return undefined;
  }
  return [...byValue.values()].sort((a, b) => ascending(a.value, b.value));
}

/** Order of values: numbers ascending, then other values. */
const ascending = (a: Value, b: Value): number =>
  isNumber(a) && (!isNumber(b) || a < b) ? -1 : isNumber(b) ? 1 : 0;

function inBinary(values: readonly Natural[]): string[] {
  const digits = values.map((value) => value.toString(2));
  const width = digits.reduce((most, each) => Math.max(most, each.length), 0);
  return digits.map((each) => each.padStart(width, "0"));
}
