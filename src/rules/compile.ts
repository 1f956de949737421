import type { Natural } from "../nimber/natural.ts";
import type { Tick } from "../types.ts";
import { type Arithmetic, comparisons } from "./arithmetic.ts";
import { columns, digitFunction, matching } from "./digits.ts";
import { leastPrime, primeFactors, primesUpTo } from "./primes.ts";
import { digitSet, divisors, fibonacci, listed, type Members, powers, primes, squares } from "./sets.ts";
import type { Call, Condition, Expression, Link, NumberSet, Sign, UnaryCall } from "./syntax.ts";
import { conditionsFoldedBy, expressionsOfSet, foldedBy, namesIn } from "./walk.ts";

/** Computes a value from those of the names, in their order. */
export type Evaluate<N, T = N> = (values: readonly N[]) => T;

/** Compiler from trees to functions. */
export interface Compiler<N> {
  expression(node: Expression): Evaluate<N>;
  condition(node: Condition): Evaluate<N, boolean>;
  /** Members of a set from `least` to `most`, ascending. */
  list(
    set: NumberSet,
  ): (values: readonly N[], least: Natural, most: Natural, tick: Tick) => Iterable<Natural>;
}

const NAMED = { squares, primes, fibonacci } as const;

/** Compiler for expressions in `names`, with exact arithmetic of one kind. */
export function compiler<N extends number | bigint>(
  names: readonly string[],
  exact: Arithmetic<N>,
): Compiler<N> {
  const operations: Readonly<Record<Sign, (a: N, b: N) => N>> = {
    "+": exact.plus,
    "-": exact.minus,
    "*": exact.times,
    "/": exact.quotient,
    "%": exact.remainder,
    "**": exact.power,
    bitand: exact.and,
    xor: exact.xor,
    bitor: exact.or,
  };
  const calls: Readonly<Record<Exclude<Call, UnaryCall>, (a: N, b: N) => N>> = {
    min: (a, b) => (a < b ? a : b),
    max: (a, b) => (a > b ? a : b),
    gcd: exact.gcd,
    root: exact.root,
    valuation: exact.valuation,
  };

  const ofPrimes = (work: (n: Natural) => Natural) => (a: N) => exact.of(work(exact.natural(a)));
  const unaries: Readonly<Record<UnaryCall, (a: N) => N>> = {
    abs: (a) => (a < 0 ? exact.negative(a) : a),
    popcount: exact.popcount,
    lpf: ofPrimes(leastPrime),
    primepi: ofPrimes(primesUpTo),
    bigomega: ofPrimes(primeFactors),
  };

  const expression = foldedBy<Evaluate<N>>({
    number(node) {
      const value = node.value <= Number.MAX_SAFE_INTEGER ? Number(node.value) : node.value;
      // Evaluating an unsafe literal switches to bigints, as any unsafe value does.
      return typeof value === "number" ? constant(exact.of(value)) : () => exact.of(value);
    },
    name({ name }) {
      const place = names.indexOf(name);
      return (values) => values[place]!;
    },
    negative: (of) => (values) => exact.negative(of(values)),
    arithmetic(left, right, node) {
      const operation = operations[node.sign];
      if (node.right.kind !== "name") return (values) => operation(left(values), right(values));
      // Most operations have a name as right operand, which is looked up inline.
      const place = names.indexOf(node.right.name);
      return (values) => operation(left(values), values[place]!);
    },
    digits(of, node) {
      const digits = digitFunction(node.digitFunction, exact);
      return (values) => digits(of(values));
    },
    call(of, node) {
      const [first, second] = of;
      if (second === undefined) {
        const unary = unaries[node.call as UnaryCall];
        return (values) => unary(first!(values));
      }
      const call = calls[node.call as Exclude<Call, UnaryCall>];
      return of.reduce((a, b) => (values) => call(a(values), b(values)));
    },
  });

  const constant = (value: N) => () => value;

  /** A set without names is built once, on first use. */
  function members(set: NumberSet): Evaluate<N, Members> {
    const make = made(set);
    if (namesIn(...expressionsOfSet(set)).length > 0) return make;
    let once: Members | undefined;
    return (values) => {
      once ??= make(values);
      return once;
    };
  }

  function made(set: NumberSet): Evaluate<N, Members> {
    switch (set.kind) {
      case "powers": {
        const base = expression(set.base);
        return (values) => powers(BigInt(base(values)));
      }
      case "divisors": {
        const of = expression(set.of);
        return (values) => divisors(BigInt(of(values)));
      }
      case "digits": {
        const [of, base] = [expression(set.of), expression(set.base)];
        return (values) => digitSet(BigInt(of(values)), BigInt(base(values)));
      }
      case "matching": {
        const found = matching(set);
        return () => found;
      }
      case "columns": {
        const others = set.others.map(expression);
        return (values) =>
          columns(
            others.map((each) => BigInt(each(values))),
            set,
          );
      }
      case "listed":
        return listedIn(
          set.ranges.map(({ from, to }) => [expression(from), expression(to ?? from)] as const),
        );
      default: {
        const named = NAMED[set.kind];
        return () => named;
      }
    }
  }

  function listedIn(ranges: readonly (readonly [Evaluate<N>, Evaluate<N>])[]): Evaluate<N, Members> {
    return (values) => listed(ranges.map(([from, to]) => [from(values), to(values)]));
  }

  function link(node: Link): (left: N, values: readonly N[]) => N | undefined {
    if (node.sign === "in") {
      const set = members(node.set);
      return (left, values) => (set(values).has(left) ? left : undefined);
    }
    const right = expression(node.right);
    const compare = comparisons[node.sign];
    return (left, values) => {
      const value = right(values);
      return compare(left, value) ? value : undefined;
    };
  }

  const condition = conditionsFoldedBy<Evaluate<N, boolean>>({
    chain(node) {
      const first = expression(node.first);
      const links = node.links.map(link);
      return (values) => {
        let left: N | undefined = first(values);
        for (const each of links) {
          left = each(left, values);
          if (left === undefined) return false;
        }
        return true;
      };
    },
    not: (of) => (values) => !of(values),
    and: (of) => (values) => of.every((each) => each(values)),
    or: (of) => (values) => of.some((each) => each(values)),
  });

  return {
    expression,
    condition,
    list(set) {
      const found = members(set);
      return (values, least, most, tick) => found(values).list(least, most, tick);
    },
  };
}
