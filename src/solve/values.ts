import { LimitError, LoopyError, MethodError, RuleError } from "../errors.ts";
import { say } from "../locale/message.ts";
import { t } from "../locale/solve.ts";
import { gameName, positionName } from "../messages/position-name.ts";
import type { Natural } from "../nimber/natural.ts";
import { isLoony, isNumber, sumOfValues, type Value, valueText } from "../nimber/value.ts";
import type { Component, Move, Play, Rules } from "../types.ts";
import type { Budget } from "./limits.ts";
import { type Exact, fitting, type Method, type Valued, type Values } from "./method.ts";
import { methods } from "./methods/index.ts";
import { totalWork, type Work } from "./parts/work.ts";
import { expectTurns } from "./position.ts";
import type { SolverLimits } from "./proved-law.ts";
import { exactlyOrNear } from "./search/growth.ts";
import type { Beside } from "./search/grundy.ts";

/** Values of the positions of one game, by the first method that reaches them, or by the named one. */
export interface Valuer<P> {
  /** Answer for a position. @throws LimitError when no method reaches it; LoopyError; MethodError */
  at(position: P, budget: Budget): Valued;
  /** Answer with the value, also when `at` gives only an outcome. */
  exactly(position: P, budget: Budget): Exact;
  /**
   * Whether these positions have `value` as their nim-sum; present when one method answers for all and this
   * is faster.
   */
  readonly is?: (positions: readonly P[], value: Natural, budget: Budget) => boolean | undefined;
  /** Work since it was opened. */
  work(): Work;
  /** Whether a position was found to which play can return, so that values may be infinite. */
  goesRound(): boolean;
  /** Move to a component with this value, if a method knows one. */
  reach(position: P, value: Natural, budget: Budget): Move<P> | undefined;
}

/** Valuer for the positions of `rules`, which caches its results. */
export function valuer<P>(rules: Rules<P>, limits: SolverLimits, named?: Method): Valuer<P> {
  if (named !== undefined) expectFit(named, rules, "normal");
  const beside = valuesBeside(rules, limits);
  const asked = named === undefined ? methods.filter(({ byNameOnly }) => byNameOnly !== true) : [named];
  const ways = asked.flatMap((method): Values<P>[] =>
    method.values !== undefined && fitting(method, rules, "normal") === true
      ? [method.values(rules, limits, named !== undefined, beside)]
      : [],
  );
  const byLaw = named === undefined && ways.length > 0 ? limits.proved?.values(rules) : undefined;
  if (byLaw !== undefined) ways.unshift(byLaw);
  const [only, more] = ways;
  const roundOf = named === undefined ? ways.find((way) => way.infinite) : undefined;
  const near = ways.find((way) => way.near !== undefined)?.near;
  const at = near === undefined ? byMethods : exactlyOrNear(byMethods, near);
  let looping: Values<P> | undefined;

  /** Error when no method answers: a page may have only the methods that its games need. */
  function without(): MethodError {
    expectTurns(rules);
    return new MethodError(named?.id ?? "", gameName(rules), NONE_SUITS);
  }

  function wayAt(position: P): Values<P> {
    for (const way of ways) if (way.suits(position)) return way;
    throw without();
  }

  /**
   * Answer for a position. When a method finds that play can return, the method for graphs with cycles
   * answers from then on.
   */
  function byMethods(position: P, budget: Budget): Valued {
    if (only === undefined) throw without();
    if (more === undefined) return only.at(position, budget);
    const first = wayAt(position);
    if (first === looping) return roundOf!.at(position, budget);
    try {
      return patiently(first, position, budget);
    } catch (error) {
      if (!(error instanceof LoopyError) || error.grows || roundOf === undefined) throw error;
      looping = first;
      return roundOf.at(position, budget);
    }
  }

  function patiently(first: Values<P>, position: P, budget: Budget): Valued {
    const rescuer = ways.find((way) => way !== first && way.rescue?.speaks(position));
    if (rescuer === undefined || first.rescue !== undefined) return first.at(position, budget);
    const rescue = rescuer.rescue!;
    const near = rescue.patience(budget);
    try {
      return first.at(position, near);
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      const said = rescue.at(position, error);
      if (said !== undefined) return said;
      if (near === budget) throw error;
      return first.at(position, budget);
    }
  }

  function is(positions: readonly P[], value: Natural, budget: Budget): boolean | undefined {
    if (typeof value !== "number" || looping !== undefined) return undefined;
    let one: Values<P> | undefined;
    for (const position of positions) {
      const way = more === undefined ? only! : wayAt(position);
      if (way.is === undefined || (one !== undefined && way !== one)) return undefined;
      one = way;
    }
    return one?.is?.(positions, value, budget);
  }

  return {
    at,
    exactly(position, budget) {
      const known = at(position, budget);
      if (known.value !== undefined) return known as Exact;
      const way =
        looping === undefined
          ? ways.find((each) => each.exactly !== undefined && each.reaches?.(position) !== false)
          : roundOf;
      if (way === undefined) throw new MethodError(named!.id, gameName(rules), OUTCOME_ALONE);
      return way.exactly!(position, budget);
    },
    ...(ways.some((way) => way.is !== undefined) && { is }),
    goesRound: () => named?.infinite === true || looping !== undefined || ways.some((way) => way.rounds),
    work: () => totalWork(ways.flatMap((way) => way.work?.() ?? [])),
    reach(position, value, budget) {
      for (const way of ways) {
        const move = way.reach?.(position, value, budget);
        if (move !== undefined) return move;
      }
      return undefined;
    },
  };
}

/** Values of the components of other games that moves of these rules may leave. */
export function valuesBeside<P>(
  rules: Rules<P>,
  { proved: _, ...limits }: SolverLimits,
): Beside<P> | undefined {
  if (rules.elsewhere === undefined) return undefined;
  const known = new Map<Rules<unknown>, Valuer<unknown>>();
  return (position, budget) => {
    const other = rules.elsewhere!(position);
    if (other === undefined) return undefined;
    const values = known.get(other.rules) ?? valuer(other.rules, limits);
    known.set(other.rules, values);
    const { value } = values.exactly(other.position, budget);
    return typeof value === "number" ? value : undefined;
  };
}

const NONE_SUITS = t("noneSuits");
const OUTCOME_ALONE = t("outcomeAlone");

/** Checks that `method` supports `rules`. @throws MethodError that names the methods that do */
export function expectFit(method: Method, rules: Rules<unknown>, play: Play): void {
  const fits = speaks(method, rules, play);
  if (fits === true) return;
  const others = methods.filter((each) => speaks(each, rules, play) === true).map(({ id }) => id);
  throw new MethodError(method.id, gameName(rules), fits, others);
}

const OTHER_PLAY = {
  normal: t("normalValuesNoPositions"),
  misere: t("misereNormalPlay"),
};

function speaks(method: Method, rules: Rules<unknown>, play: Play): ReturnType<Method["fits"]> {
  const opens = play === "normal" ? method.values : method.sums;
  const fits = fitting(method, rules, play);
  return fits === true && opens === undefined ? OTHER_PLAY[play] : fits;
}

/**
 * Value for tables, which hold only numbers.
 * @throws RuleError when it is infinite, naming the position.
 */
export function expectFinite(value: Value, { rules, position }: Component): Natural {
  if (isNumber(value)) return value;
  const text = valueText(value);
  const says = isLoony(value)
    ? t("expectedValuesNumbersFound", { text })
    : t("expectedPositionsFromPlayEnds", { text });
  throw new RuleError(says, say(positionName(rules, position), "en"));
}

/** Value of a sum of components, when all are known. */
export function totalOf(components: readonly Valued[]): Value | undefined {
  let sum = 0;
  for (const { value } of components) {
    // Fast path for small numbers: there may be very many, so they are not collected first.
    if (typeof value !== "number" || (value | 0) !== value) return totalOfAny(components);
    sum ^= value;
  }
  return sum;
}

function totalOfAny(components: readonly Valued[]): Value | undefined {
  const values: Value[] = [];
  for (const { value } of components) {
    if (value === undefined) return undefined;
    values.push(value);
  }
  return sumOfValues(values);
}
