/*
 * Arithmetic with natural numbers that are not known, in all cases.
 *
 * A number is a sum of integer multiples of atoms: names, products of atoms, and results of functions that are not
 * linear, of which only bounds are known. A question that the known sums do not decide splits into two cases. What holds
 * in all cases holds for all numbers: every choice of them satisfies the answers of one case. Whether sums can be at
 * least 0 together is decided by Fourier-Motzkin elimination, which may leave a case open that no integers satisfy, but
 * never drops one that some do.
 */

import { t } from "../locale/checker.ts";
import { say } from "../locale/message.ts";
import type { Message } from "../types.ts";
import type { Meter } from "./meter.ts";
import type { Members, Term, Test } from "./rule.ts";

/** Weighted sum of atoms. The constant has the empty name. */
export type Sum = ReadonlyMap<string, bigint>;

/** Numbers by their names. */
export type Scope = ReadonlyMap<string, Sum>;

/** Error for a statement that the checker cannot decide: a division by a number that may be 0, or an unknown name. */
export class Undecided extends Error {
  readonly says: Message;
  constructor(says: Message) {
    super(say(says, "en"));
    this.says = says;
  }
}

/** Limits on the cases, and on the inequalities of an elimination. */
const [MOST_CASES, MOST_INEQUALITIES] = [4096, 400];

/** Largest number that is factored. */
const MOST_FACTORED = 1_000_000n;

/** Largest coefficient of a power. */
const MOST_POWER = 2n ** 1024n;

/** Largest exponent of a constant, and largest number of factors of a product. */
const [MOST_EXPONENT, MOST_FACTORS] = [64, 8];

const ONE = "";

export const constant = (value: bigint): Sum => new Map(value === 0n ? [] : [[ONE, value]]);
const atom = (name: string): Sum => new Map([[name, 1n]]);

/** a + `factor` b */
export function plus(a: Sum, b: Sum, factor = 1n): Sum {
  const total = new Map(a);
  for (const [name, by] of b) {
    const weight = (total.get(name) ?? 0n) + factor * by;
    if (weight === 0n) total.delete(name);
    else total.set(name, weight);
  }
  return total;
}

export const minus = (a: Sum, b: Sum): Sum => plus(a, b, -1n);

/** Value of a sum without atoms. */
const constantOf = (sum: Sum): bigint | undefined =>
  sum.size === 0 ? 0n : sum.size === 1 ? sum.get(ONE) : undefined;

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const sizeOf = (a: bigint): bigint => (a < 0n ? -a : a);
const floored = (a: bigint, b: bigint): bigint => (a - (((a % b) + b) % b)) / b;

/** A sum that is at least 0 exactly where `sum` is, for integers: in lowest terms, with the constant rounded down. */
function lowest(sum: Sum): Sum {
  let common = 0n;
  for (const [name, by] of sum) if (name !== ONE) common = gcd(common, sizeOf(by));
  if (common < 2n) return sum;
  const found = new Map<string, bigint>();
  for (const [name, by] of sum) {
    const part = floored(by, common);
    if (part !== 0n) found.set(name, part);
  }
  return found;
}

/** Whether no integers make all of these sums at least 0; false when in doubt. */
function isImpossible(sums: readonly Sum[], meter: Meter): boolean {
  /** Sums by their weights, each with the smallest constant. */
  let open = new Map<string, Sum>();
  /** Adds a sum; true if it is a negative constant. */
  function isNegative(into: Map<string, Sum>, sum: Sum): boolean {
    const each = lowest(sum);
    const value = constantOf(each);
    if (value !== undefined) return value < 0n;
    const key = keyOf(each);
    const known = into.get(key);
    if (known === undefined || (known.get(ONE) ?? 0n) > (each.get(ONE) ?? 0n)) into.set(key, each);
    return false;
  }
  for (const sum of sums) if (isNegative(open, sum)) return true;
  while (open.size > 0) {
    meter.spend(1000 * open.size);
    const all = [...open.values()];
    const name = leastWork(all);
    const [lower, upper] = [1n, -1n].map((sign) => all.filter((each) => sign * (each.get(name) ?? 0n) > 0n));
    const next = new Map<string, Sum>();
    for (const each of all) if (!each.has(name)) next.set(keyOf(each), each);
    for (const a of lower!)
      for (const b of upper!) {
        const [by, other] = [-b.get(name)!, a.get(name)!];
        if (isNegative(next, plus(scaled(a, by), b, other))) return true;
        if (next.size > MOST_INEQUALITIES) return false;
      }
    open = next;
  }
  return false;
}

/** Text of the weights of a sum. */
const keyOf = (sum: Sum): string =>
  [...sum]
    .filter(([name]) => name !== ONE)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .join(";");

const scaled = (sum: Sum, by: bigint): Sum => new Map([...sum].map(([name, weight]) => [name, by * weight]));

/**
 * Atom whose elimination makes the fewest inequalities, the first of these by name. Atoms with the weights 1 and -1 alone
 * come first, because without them the same integers are possible as before.
 */
function leastWork(sums: readonly Sum[]): string {
  const counts = new Map<string, { lower: number; upper: number; isExact: boolean }>();
  for (const sum of sums)
    for (const [name, by] of sum) {
      if (name === ONE) continue;
      const count = counts.get(name) ?? { lower: 0, upper: 0, isExact: true };
      counts.set(name, count);
      if (by > 0n) count.lower++;
      else count.upper++;
      count.isExact &&= sizeOf(by) === 1n;
    }
  const work = (name: string) => {
    const { lower, upper, isExact } = counts.get(name)!;
    return lower * upper + (isExact ? 0 : MOST_INEQUALITIES ** 2);
  };
  return [...counts.keys()].sort().reduce((best, each) => (work(each) < work(best) ? each : best));
}

/** Known facts of one case, and what follows from them. */
export interface Facts {
  /** Natural number of this name. */
  natural(name: string): Sum;
  /** Makes it known that a sum is at least 0. */
  assume(sum: Sum): void;
  /** Whether a sum is at least 0; splits the case if both is possible. */
  isNatural(sum: Sum): boolean;
  /** Whether it is known that a sum is at least 0. */
  isSurelyNatural(sum: Sum): boolean;
  isEqual(a: Sum, b: Sum): boolean;
  /** @throws Undecided */
  divided(a: Sum, b: Sum): { readonly quotient: Sum; readonly remainder: Sum };
  times(a: Sum, b: Sum): Sum;
  /** Value of a term with the numbers of these names. @throws Undecided */
  numberOf(term: Term, scope: Scope): Sum;
  /** Whether a condition holds. @throws Undecided */
  holds(test: Test, scope: Scope): boolean;
  /** Whether a number is one of a set. @throws Undecided */
  isIn(value: Sum, set: Members, scope: Scope): boolean;
}

interface Answer {
  readonly is: boolean;
  readonly isKnown: boolean;
}

/** First result in the cases that `check` meets, in each of which it starts anew; undefined if there is none. */
export function inAllCases<T>(meter: Meter, check: (facts: Facts) => T | undefined): T | undefined {
  const open: Answer[][] = [[]];
  for (let count = 0; ; count++) {
    const answers = open.pop();
    if (answers === undefined) return undefined;
    if (count === MOST_CASES) throw new Undecided(t("moreCases", { most: MOST_CASES }));
    const found = check(factsOf(answers, open, meter));
    if (found !== undefined) return found;
  }
}

/** Facts that follow these answers to the questions in their order, and open another case for each new one. */
function factsOf(answers: Answer[], open: Answer[][], meter: Meter): Facts {
  const known: Sum[] = [];
  const naturals = new Set<string>();
  const made = new Map<string, { readonly of: readonly Sum[]; readonly is: Sum }[]>();
  let asked = 0;
  let count = 0;

  const follows = (sum: Sum) => isImpossible([...known, minus(constant(-1n), sum)], meter);

  function isNatural(sum: Sum): boolean {
    const value = constantOf(sum);
    if (value !== undefined) return value >= 0n;
    const opposite = minus(constant(-1n), sum);
    const given = answers[asked];
    const answer = given ?? answered(sum, opposite);
    if (given === undefined) answers.push(answer);
    asked++;
    if (!answer.isKnown) known.push(answer.is ? sum : opposite);
    return answer.is;
  }

  function answered(sum: Sum, opposite: Sum): Answer {
    if (follows(sum)) return { is: true, isKnown: true };
    if (follows(opposite)) return { is: false, isKnown: true };
    open.push([...answers, { is: false, isKnown: false }]);
    return { is: true, isKnown: false };
  }

  function isSurelyNatural(sum: Sum): boolean {
    const value = constantOf(sum);
    if (value !== undefined) return value >= 0n;
    const answer = answers[asked] ?? { is: follows(sum), isKnown: true };
    answers[asked++] = answer;
    return answer.is;
  }

  const isEqual = (a: Sum, b: Sum) => isNatural(minus(a, b)) && isNatural(minus(b, a));
  const isSurelyEqual = (a: Sum, b: Sum) => isSurelyNatural(minus(a, b)) && isSurelyNatural(minus(b, a));

  /** Result of a function, which is the same for equal arguments; `bounded` tells a new one. */
  function resultOf(name: string, of: readonly Sum[], bounded: (is: Sum) => void): Sum {
    const before = made.get(name) ?? [];
    made.set(name, before);
    for (const each of before)
      if (each.of.length === of.length && each.of.every((sum, i) => isSurelyEqual(sum, of[i]!)))
        return each.is;
    const is = atom(`_${++count}`);
    before.push({ of, is });
    bounded(is);
    return is;
  }

  function isAtLeast0(is: Sum): void {
    for (const name of is.keys()) naturals.add(name);
    known.push(is);
  }

  const naturalOf = (name: string, of: readonly Sum[]): Sum => {
    if (!of.every(isSurelyNatural)) throw new Undecided(t("ofNegative", { name }));
    return resultOf(name, of, isAtLeast0);
  };

  /** Least prime factor, which is at least 2 for numbers of at least 2. */
  function leastPrime(n: Sum): Sum {
    const value = constantOf(n);
    if (value !== undefined && value >= 2n && value <= MOST_FACTORED) {
      let prime = 2n;
      while (value % prime !== 0n) prime++;
      return constant(prime);
    }
    const two = constant(2n);
    const isSome = isSurelyNatural(minus(n, two));
    return resultOf("lpf", [n], (is) => {
      isAtLeast0(is);
      if (isSome) known.push(minus(is, two), minus(n, is));
    });
  }

  function divided(a: Sum, b: Sum) {
    const one = constant(1n);
    const [whole, by] = [constantOf(a), constantOf(b)];
    if (!isSurelyNatural(minus(b, one))) throw new Undecided(t("divisionByZero"));
    if (!isSurelyNatural(a)) throw new Undecided(t("divisionOfNegative"));
    if (whole !== undefined && by !== undefined)
      return { quotient: constant(whole / by), remainder: constant(whole % by) };
    if (isSurelyNatural(minus(one, b))) return { quotient: a, remainder: constant(0n) };
    const isSmall = isSurelyNatural(minus(minus(b, one), a));
    const isSame = !isSmall && isSurelyEqual(a, b);
    const quotient = resultOf("/", [a, b], (is) => {
      isAtLeast0(is);
      known.push(minus(a, is));
      if (by === undefined) return;
      const rest = minus(a, scaled(is, by));
      known.push(rest, minus(constant(by - 1n), rest));
    });
    if (isSmall) known.push(minus(constant(0n), quotient));
    if (isSame) known.push(minus(quotient, one), minus(one, quotient));
    if (by !== undefined) return { quotient, remainder: minus(a, scaled(quotient, by)) };
    const remainder = resultOf("%", [a, b], (is) => {
      isAtLeast0(is);
      known.push(minus(minus(b, one), is), minus(a, is));
    });
    if (isSmall) known.push(minus(remainder, a));
    if (isSame) known.push(minus(constant(0n), remainder));
    return { quotient, remainder };
  }

  function times(a: Sum, b: Sum): Sum {
    let total = constant(0n);
    for (const [one, by] of a)
      for (const [other, more] of b) {
        const factors = [one, other].flatMap((each) => (each === ONE ? [] : each.split("*"))).sort();
        if (factors.length > MOST_FACTORS) throw new Undecided(t("manyFactors"));
        const name = factors.join("*");
        if (factors.length > 1 && !naturals.has(name) && factors.every((each) => naturals.has(each)))
          isAtLeast0(atom(name));
        total = plus(total, atom(name), by * more);
      }
    return total;
  }

  function power(a: Sum, b: Sum): Sum {
    const exponent = constantOf(b);
    if (exponent === undefined) return naturalOf("**", [a, b]);
    if (exponent < 0n || exponent > MOST_EXPONENT) throw new Undecided(t("suchPower"));
    let total = constant(1n);
    for (let i = 0n; i < exponent; i++) {
      total = times(total, a);
      if ([...total.values()].some((by) => sizeOf(by) > MOST_POWER)) throw new Undecided(t("suchPower"));
    }
    return total;
  }

  function numberOf(term: Term, scope: Scope): Sum {
    switch (term.kind) {
      case "number":
        return constant(BigInt(term.value));
      case "name": {
        const found = scope.get(term.name);
        if (found === undefined) throw new Undecided(t("nameHere", { name: term.name }));
        return found;
      }
      case "negative":
        return minus(constant(0n), numberOf(term.of, scope));
      case "two":
        return combined(term.sign, numberOf(term.left, scope), numberOf(term.right, scope));
      case "call": {
        const of = term.of.map((each) => numberOf(each, scope));
        if (term.call === "abs") return isNatural(of[0]!) ? of[0]! : minus(constant(0n), of[0]!);
        if (term.call === "min")
          return of.reduce((least, each) => (isNatural(minus(each, least)) ? least : each));
        if (term.call === "max")
          return of.reduce((most, each) => (isNatural(minus(most, each)) ? most : each));
        if (term.call === "gcd") return of.reduce((a, b) => naturalOf("gcd", inOrder([a, b])));
        if (term.call !== "lpf") return naturalOf(term.call, of);
        if (of.length > 1) throw new Undecided(t("lpfOfSeveral"));
        return leastPrime(of[0]!);
      }
    }
  }

  function combined(sign: string, a: Sum, b: Sum): Sum {
    if (sign === "+") return plus(a, b);
    if (sign === "-") return minus(a, b);
    if (sign === "*") return times(a, b);
    if (sign === "/") return divided(a, b).quotient;
    if (sign === "%") return divided(a, b).remainder;
    if (sign === "**") return power(a, b);
    return naturalOf(sign, inOrder([a, b]));
  }

  function holds(test: Test, scope: Scope): boolean {
    switch (test.kind) {
      case "not":
        return !holds(test.of, scope);
      case "and":
        return test.of.every((each) => holds(each, scope));
      case "or":
        return test.of.some((each) => holds(each, scope));
      case "in":
        return isIn(numberOf(test.left, scope), test.set, scope);
      case "compare": {
        const [a, b] = [numberOf(test.left, scope), numberOf(test.right, scope)];
        if (test.sign === "=") return isEqual(a, b);
        if (test.sign === "!=") return !isEqual(a, b);
        const [less, more] = test.sign.startsWith("<") ? [a, b] : [b, a];
        return isNatural(minus(minus(more, less), constant(test.sign.endsWith("=") ? 0n : 1n)));
      }
    }
  }

  function isIn(value: Sum, set: Members, scope: Scope): boolean {
    if (set.kind === "listed")
      return set.ranges.some(([from, to]) => {
        const isAbove = isNatural(minus(value, numberOf(from, scope)));
        return isAbove && isNatural(minus(numberOf(to, scope), value));
      });
    const of = [set.of, set.base].flatMap((each) => (each === undefined ? [] : [numberOf(each, scope)]));
    // A natural number divides 0 in no position of a rule: `divisors(0)` is empty.
    if (set.name === "divisors") {
      const one = constant(1n);
      if (!isNatural(minus(value, one)) || isEqual(of[0]!, constant(0n))) return false;
      const divides = isEqual(divided(of[0]!, value).remainder, constant(0n));
      if (divides) known.push(minus(of[0]!, value));
      return divides;
    }
    const is = resultOf(`in ${set.name}`, [value, ...of], (each) => {
      isAtLeast0(each);
      known.push(minus(constant(1n), each));
    });
    return isNatural(minus(is, constant(1n)));
  }

  return {
    natural(name) {
      const is = atom(name);
      if (!naturals.has(name)) isAtLeast0(is);
      return is;
    },
    assume: (sum) => known.push(sum),
    ...{ isNatural, isSurelyNatural, isEqual, divided, times, numberOf, holds, isIn },
  };
}

/** Arguments of a symmetric function in the order of their texts. */
const inOrder = (of: readonly Sum[]): readonly Sum[] =>
  [...of].sort((a, b) => {
    const [x, y] = [a, b].map((sum) => `${keyOf(sum)};${sum.get(ONE) ?? 0n}`);
    return x! < y! ? -1 : x! > y! ? 1 : 0;
  });
