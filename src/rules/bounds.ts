import { conjuncts } from "./alternatives.ts";
import * as interval from "./interval.ts";
import {
  type Call,
  type Comparison,
  type Condition,
  type Link,
  NEGATED,
  type NumberSet,
  type Option,
  type Sign,
} from "./syntax.ts";
import { expressionsOf, foldedBy } from "./walk.ts";

/**
 * Intervals that contain the names of an option in every move, when some names are known. They contain all moves and
 * perhaps more, so each choice is still tested.
 */
export interface Bounds {
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** Narrows the intervals, after the caller has set those of the names; false when one is empty. */
  narrow(): boolean;
  /**
   * Lowers the upper bound of the name `i`, which narrowing has made finite, while its upper half is empty. Narrowing
   * alone does not bound a letter on both sides of a power, as k in k**k, and hardly bounds that of k*k*k. Cost: 64
   * times that of narrowing.
   */
  shave(i: number): void;
  /** Whether the last narrowing exceeded the doubles: it found no bound, but there may be one. */
  overflows(): boolean;
}

const OPERATIONS: Readonly<Record<Sign | Call, interval.Operation>> = {
  "+": interval.plus,
  "-": interval.minus,
  "*": interval.product,
  "/": interval.quotient,
  "%": interval.remainder,
  "**": interval.power,
  bitand: interval.and,
  xor: interval.xor,
  bitor: interval.or,
  min: interval.least,
  max: interval.greatest,
  gcd: interval.gcd,
  abs: interval.size,
  root: interval.root,
  valuation: interval.valuation,
  popcount: interval.popcount,
  lpf: interval.digits,
  primepi: interval.digits,
  bigomega: interval.popcount,
};

/** Operations whose results may exceed the doubles. Division by 0 has no value, however small the dividend. */
const GROWING: ReadonlySet<interval.Operation> = new Set([
  interval.plus,
  interval.minus,
  interval.product,
  interval.power,
]);

/** Constraints on intervals, which narrow them; an alternative narrows to the hull of its cases. */
type Constraint =
  | { readonly kind: "compare"; readonly sign: Comparison; readonly left: number; readonly right: number }
  | { readonly kind: "within"; readonly of: number; readonly ranges: readonly (readonly [number, number])[] }
  | { readonly kind: "any"; readonly of: readonly (readonly Constraint[])[] };

interface BoundStep {
  readonly operation: interval.Operation;
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Limit on passes over the steps; most intervals are final after two. */
const PASSES = 12;

/** Limit on the values of a name that are tried one by one. */
const FEW = 32;
const HALVINGS = 64;

/** Bounds of `names` in `option`; their intervals are the first ones, in this order. */
export function boundsOf(option: Option, names: readonly string[]): Bounds {
  const steps: BoundStep[] = [];
  const fixed: (readonly [number, number])[] = [];
  const free = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
  let count = names.length;

  function step(operation: interval.Operation, x: number, y: number): number {
    steps.push({ operation, z: count, x, y });
    fixed.push(free);
    return count++;
  }

  function constant(value: number): number {
    fixed.push([value, value]);
    return count++;
  }

  const node = foldedBy<number>({
    number: ({ value }) => constant(Number(value)),
    name: ({ name }) => names.indexOf(name),
    negative: (of) => step(interval.minus, constant(0), of),
    arithmetic: (left, right, { sign }) => step(OPERATIONS[sign], left, right),
    digits: (of) => step(interval.digits, of, 0),
    call: ([first, ...more], { call }) =>
      more.length === 0
        ? step(OPERATIONS[call], first!, 0)
        : more.reduce((sofar, each) => step(OPERATIONS[call], sofar, each), first!),
  });

  const atLeast = (least: number, of: number): Constraint => ({
    kind: "compare",
    sign: ">=",
    left: of,
    right: constant(least),
  });

  function within(of: number, set: NumberSet): Constraint[] {
    if (set.kind === "listed") {
      const ranges = set.ranges.map(({ from, to }) => {
        const first = node(from);
        return [first, to === undefined ? first : node(to)] as const;
      });
      return [{ kind: "within", of, ranges }];
    }
    if (set.kind === "divisors") {
      const most = step(interval.size, node(set.of), 0);
      return [atLeast(1, of), { kind: "compare", sign: "<=", left: of, right: most }];
    }
    if (set.kind === "digits") {
      const [digits, base] = [node(set.of), node(set.base)];
      return [
        atLeast(0, of),
        { kind: "compare", sign: "<=", left: of, right: digits },
        { kind: "compare", sign: "<", left: of, right: base },
      ];
    }
    if (set.kind === "powers") return [];
    if (set.kind === "matching" || set.kind === "columns") return [atLeast(0, of)];
    return [atLeast(set.kind === "primes" ? 2 : 1, of)];
  }

  function linkOf(left: number, link: Link, holds: boolean): Constraint[] {
    if (link.sign === "in") return holds ? within(left, link.set) : [];
    const sign = holds ? link.sign : NEGATED[link.sign];
    return [{ kind: "compare", sign, left, right: node(link.right) }];
  }

  function constraints(condition: Condition, holds: boolean): Constraint[] {
    if (condition.kind === "not") return constraints(condition.of, !holds);
    if (condition.kind !== "chain") {
      const all = condition.of.map((each) => constraints(each, holds));
      return (condition.kind === "and") === holds ? all.flat() : [{ kind: "any", of: all }];
    }
    let left = node(condition.first);
    const links = condition.links.map((link) => {
      const found = linkOf(left, link, holds);
      const [first] = found;
      if (link.sign !== "in") left = first?.kind === "compare" ? first.right : left;
      return found;
    });
    return holds || links.length === 1 ? links.flat() : [{ kind: "any", of: links }];
  }

  const all = [
    ...option.parts.flatMap((part) =>
      expressionsOf(part).map((each) => atLeast(part.kind === "split" ? part.least : 0, node(each))),
    ),
    ...conjuncts(option.condition).flatMap((each) => constraints(each, true)),
  ];
  return running(names.length, fixed, steps, all);
}

function running(
  names: number,
  fixed: readonly (readonly [number, number])[],
  steps: readonly BoundStep[],
  all: readonly Constraint[],
): Bounds {
  const low = new Float64Array(names + fixed.length);
  const high = new Float64Array(names + fixed.length);
  const box = { low, high, changed: false };
  const least = Float64Array.from(fixed, ([least]) => least);
  const most = Float64Array.from(fixed, ([, most]) => most);

  const isBounded = (i: number) => Number.isFinite(low[i]) && Number.isFinite(high[i]);

  function isEmpty(): boolean {
    for (let i = 0; i < low.length; i++) if (low[i]! > high[i]!) return true;
    return false;
  }

  function passes(constraints: readonly Constraint[]): boolean {
    for (let pass = 0; pass < PASSES; pass++) {
      box.changed = false;
      for (const { operation, z, x, y } of steps) operation.narrow(box, z, x, y);
      for (const each of constraints) apply(each);
      for (let i = steps.length - 1; i >= 0; i--) {
        const { operation, z, x, y } = steps[i]!;
        operation.back(box, z, x, y);
      }
      if (isEmpty()) return false;
      if (!box.changed) break;
    }
    return true;
  }

  function apply(constraint: Constraint): void {
    if (constraint.kind === "compare") compare(constraint.sign, constraint.left, constraint.right);
    else if (constraint.kind === "within") {
      let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (const [first, last] of constraint.ranges) {
        from = Math.min(from, low[first]!);
        to = Math.max(to, high[last]!);
      }
      interval.meet(box, constraint.of, from, to);
    } else hull(constraint.of);
  }

  function compare(sign: Comparison, left: number, right: number): void {
    const gap = sign === "<" || sign === ">" ? 1 : 0;
    const [small, large] = sign === ">" || sign === ">=" ? [right, left] : [left, right];
    if (sign === "=") {
      interval.meet(box, left, low[right]!, high[right]!);
      interval.meet(box, right, low[left]!, high[left]!);
    } else if (sign === "!=") {
      apart(left, right);
      apart(right, left);
    } else {
      interval.meet(box, small, Number.NEGATIVE_INFINITY, high[large]! - gap);
      interval.meet(box, large, low[small]! + gap, Number.POSITIVE_INFINITY);
    }
  }

  /** Removes an end of `i` that is the only possible value of `j`. */
  function apart(i: number, j: number): void {
    if (low[j] !== high[j] || Math.abs(low[j]!) >= Number.MAX_SAFE_INTEGER) return;
    const value = low[j]!;
    if (low[i] === value) interval.meet(box, i, value + 1, Number.POSITIVE_INFINITY);
    if (high[i] === value) interval.meet(box, i, Number.NEGATIVE_INFINITY, value - 1);
  }

  /** Narrows to the hull of the intervals of all alternatives. */
  function hull(alternatives: readonly (readonly Constraint[])[]): void {
    const [lowBefore, highBefore] = [low.slice(), high.slice()];
    const lowest = low.map(() => Number.POSITIVE_INFINITY);
    const highest = high.map(() => Number.NEGATIVE_INFINITY);
    for (const each of alternatives) {
      low.set(lowBefore);
      high.set(highBefore);
      if (!passes(each)) continue;
      for (let i = 0; i < low.length; i++) {
        lowest[i] = Math.min(lowest[i]!, low[i]!);
        highest[i] = Math.max(highest[i]!, high[i]!);
      }
    }
    low.set(lowBefore);
    high.set(highBefore);
    box.changed = false;
    for (let i = 0; i < low.length; i++) interval.meet(box, i, lowest[i]!, highest[i]!);
  }

  const products = new Set(steps.filter(({ operation }) => operation === interval.product).map(({ z }) => z));
  /** Powers, and products of three. For products of two, the bounds suffice. */
  const isSteep = steps.some(
    ({ operation, x, y, z }) =>
      operation === interval.power || (products.has(z) && (products.has(x) || products.has(y))),
  );

  function narrow(): boolean {
    low.set(least, names);
    high.set(most, names);
    return passes(all);
  }

  function shave(i: number): void {
    if (!isSteep || high[i]! - low[i]! < FEW) return;
    const [lows, highs] = [low.slice(), high.slice()];
    let [from, to] = [low[i]!, high[i]!];
    for (let step = 0; step < HALVINGS && from < to; step++) {
      const middle = Math.ceil(from + (to - from) / 2);
      low.set(lows);
      high.set(highs);
      [low[i], high[i]] = [middle, to];
      if (narrow()) from = middle;
      else to = middle - 1;
    }
    low.set(lows);
    high.set(highs);
    high[i] = to;
  }

  return {
    low,
    high,
    shave,
    overflows: () =>
      steps.some(
        ({ operation, x, y, z }) => GROWING.has(operation) && isBounded(x) && isBounded(y) && !isBounded(z),
      ),
    narrow,
  };
}
