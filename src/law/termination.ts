import {
  and,
  atMost,
  compile,
  type Effort,
  equal,
  exists,
  type Formula,
  isEmpty,
  or,
  type System,
  Undefinable,
} from "../automata/index.ts";
import { t } from "../locale/law.ts";
import type { Clause, Moves } from "./moves.ts";
import { constantSum, equals, isAtMost, nameSum, plus, type WeightedSum } from "./weighted-sum.ts";

/**
 * Measure that every move decreases: the first of these sums that changes. A sum has variables, `-` before those that it
 * subtracts, and constants, as in [1024, "-n"]; a sum that subtracts is at least 0 wherever there is a move.
 */
export type Measure = readonly (readonly (string | number)[])[];

/** A measure of sums that add variables. */
export type PlainMeasure = readonly (readonly string[])[];

/** Name of a variable that a sum adds or subtracts, and its sign. */
const signed = (item: string): readonly [name: string, sign: 1 | -1] =>
  item.startsWith("-") ? [item.slice(1), -1] : [item, 1];

/** A sum of a measure, with a form for each variable. */
export const sumOf = (of: Measure[number], form: (name: string) => WeightedSum): WeightedSum =>
  of.reduce<WeightedSum>((sum, item) => {
    if (typeof item === "number") return plus(sum, constantSum(item));
    const [name, sign] = signed(item);
    return plus(sum, form(name), sign);
  }, constantSum(0));

/** Whether a sum subtracts something, so that it may be below 0. */
export const subtracts = (of: Measure[number]): boolean =>
  of.some((item) => typeof item === "string" && item.startsWith("-"));

/**
 * Moves without those that rules do not count: moves that leave the position itself, alone or with heaps of 0, which
 * have no moves when every move makes a heap smaller.
 */
export function withoutIdle(system: System, moves: Moves, effort: Effort): Moves {
  const { variables } = moves;
  const before = variables.map(nameSum);

  function apart(clause: Clause, i: number): readonly Clause[] {
    const part = clause.parts[i]!;
    if (
      clause.cancelled !== undefined ||
      clause.worths !== undefined ||
      (clause.parts.length > 1 && variables.length > 1)
    )
      return [clause];
    const others = clause.parts.flatMap((each, j) => (j === i ? [] : each));
    const rest = others.reduce((sum, each) => plus(sum, each), constantSum(0));
    const same = [...part.map((form, j) => equals(form, before[j]!)), equals(rest, constantSum(0))];
    const idle = exists([...variables, ...clause.hidden], and(...clause.holds, ...same));
    if (isEmpty(compile(system, idle, effort))) return [clause];
    const differ = part.map((form, j) => [isAtMost(form, before[j]!, -1), isAtMost(before[j]!, form, -1)]);
    const more = others.length === 0 ? [] : [[isAtMost(constantSum(1), rest)]];
    return [...differ, ...more].flatMap((ways, j) =>
      ways.map((way) => ({ ...clause, holds: [...clause.holds, ...same.slice(0, j), way] })),
    );
  }

  return {
    ...moves,
    clauses: moves.clauses.flatMap((clause) =>
      clause.parts.reduce<readonly Clause[]>(
        (sofar, _, i) => sofar.flatMap((each) => apart(each, i)),
        [clause],
      ),
    ),
  };
}

/** Bounds on the numbers of positions with moves. */
const BOUNDS = [2 ** 4, 2 ** 8, 2 ** 12, 2 ** 16, 2 ** 20];

/** Measure that is smaller at every component that a move leaves. @throws Undefinable when none is found */
export function measureOf(system: System, moves: Moves, effort: Effort): Measure {
  const { variables } = moves;
  const shrinks = (measure: Measure) =>
    moves.clauses
      .flatMap((clause) => growing(clause, measure, variables))
      .every((each) => isEmpty(compile(system, each, effort)));
  for (const measure of measures(variables)) if (shrinks(measure)) return measure;
  if (moves.clauses.some(({ split }) => split !== undefined))
    throw new Undefinable(t("noSumCoordinatesNoOrder"));
  for (const name of variables)
    for (const bound of variables)
      if (bound !== name && shrinks([[bound, `-${name}`]])) return [[bound, `-${name}`]];
  for (const bound of BOUNDS) {
    const below = [[bound, ...variables.map((name) => `-${name}`)]];
    if (shrinks(below)) return below;
  }
  throw new Undefinable(t("noSumCoordinatesNoOrder"));
}

/** Sums of all variables, then of single variables in every order. */
export function* measures(variables: readonly string[]): Generator<PlainMeasure> {
  yield [variables];
  if (variables.length > 4) return;
  for (const order of orders(variables)) {
    if (order.length > 1) yield order.map((name) => [name]);
    for (let first = 2; first < order.length; first++)
      yield [order.slice(0, first), ...order.slice(first).map((name) => [name])];
  }
}

function* orders(names: readonly string[]): Generator<string[]> {
  if (names.length <= 1) yield [...names];
  else
    for (const [i, first] of names.entries())
      for (const rest of orders(names.toSpliced(i, 1))) yield [first, ...rest];
}

/** Cases in which a position is smaller than another: the first sum that changes is smaller. */
export function smallerCases(
  measure: PlainMeasure,
  variables: readonly string[],
  to: readonly string[],
  than: readonly string[],
): readonly (readonly Formula[])[] {
  const place = (name: string) => variables.indexOf(name);
  const changes = measure.map(
    (of) =>
      of.reduce<WeightedSum>(
        (sum, name) => plus(plus(sum, nameSum(to[place(name)]!)), nameSum(than[place(name)]!), -1),
        constantSum(0),
      ).weights,
  );
  return changes.map((change, i) => [
    ...changes.slice(0, i).map((each) => equal(each, 0)),
    atMost(change, -1),
  ]);
}

/** Condition that a component of a move is not smaller. */
function growing(
  { hidden, holds, parts, split, cancelled = [] }: Clause,
  measure: Measure,
  variables: readonly string[],
): Formula[] {
  const names = [...variables, ...hidden];
  if (split !== undefined) {
    const sum = split.least.reduce((a, b) => a + b, 0);
    const heap = nameSum(variables[0]!);
    return split.least.map((least) =>
      exists(
        names,
        and(...holds, isAtMost(heap, split.of, least - sum), isAtMost(constantSum(sum), split.of)),
      ),
    );
  }
  return [...parts, ...cancelled].map((part) => {
    const changes = measure.map((of) =>
      plus(
        sumOf(of, (name) => part[variables.indexOf(name)]!),
        sumOf(of, nameSum),
        -1,
      ),
    );
    const below = measure.filter(subtracts).map((of) => isAtMost(sumOf(of, nameSum), constantSum(-1)));
    const until = (i: number) =>
      changes.slice(0, i).map(({ weights, constant }) => equal(weights, -constant));
    const smaller = changes.map(({ weights, constant }, i) =>
      and(...until(i), atMost(weights, -1 - constant)),
    );
    return exists(names, and(...holds, or({ kind: "not", of: or(...smaller) }, ...below)));
  });
}
