/*
 * Takes by letters. A move takes a number of tokens from one heap, the letters of the position determine which numbers
 * may be taken, and no move changes them. For each value of the letters the values are those of a set of takes, and under
 * misère play the P-positions are those of value 1. The theorems, with their proofs, are in docs/theory/period.md.
 *
 * The certificate has for each option of the rule the tokens that it takes: `times` the numbers from `from` to `to`, or
 * those of a list, or the powers of a number. The check shows in all cases that the option is possible exactly for these
 * takes, if they leave at least `left` tokens, and that the law is the conclusion of the theorem. Takes of no tokens are
 * no moves.
 */

import { t } from "../locale/checker.ts";
import type { Message } from "../types.ts";
import type { Meter } from "./meter.ts";
import { constant, type Facts, inAllCases, minus, plus, type Scope, type Sum } from "./reasoning.ts";
import type { Choice, Members, RuleText, Term } from "./rule.ts";

/** Takes of an option: multiples of the numbers of a range or of a list, or powers of a base. */
export type Takes =
  | { readonly kind: "range"; readonly times: Term; readonly from: Term; readonly to?: Term }
  | { readonly kind: "listed"; readonly times: Term; readonly of: readonly number[] }
  | { readonly kind: "powers"; readonly base: Term };

export interface TakesByLetters {
  readonly theorem: "range" | "two" | "range-and-one" | "powers" | "multiples";
  readonly heap: string;
  readonly left: number;
  /** Takes of each option of the rule. */
  readonly takes: readonly Takes[];
  /** Option of `range-and-one` that takes the one number beside the range. */
  readonly one?: number;
  /** Number of which `multiples` takes fixed multiples. */
  readonly unit?: Term;
}

/** Value of a position by a theorem, and whether it is 1. */
export interface Conclusion {
  readonly value: Sum;
  isOne(): boolean;
}

const [ZERO, ONE] = [constant(0n), constant(1n)];

/** Names of the letters with their numbers, if the position is legal. */
export function lettersOf(facts: Facts, rule: RuleText, heap: string): Scope | undefined {
  const letters = new Map(
    rule.variables.filter((each) => each !== heap).map((name) => [name, facts.natural(name)]),
  );
  // The heap has no number here, so a condition that depends on it is not decided.
  return rule.legal === undefined || facts.holds(rule.legal, letters) ? letters : undefined;
}

/** Fault of the hypotheses: an option that is possible for other takes. */
export function faultOfTakes(rule: RuleText, claim: TakesByLetters, meter: Meter): Message | undefined {
  const { heap, takes } = claim;
  const { variables, choices } = rule;
  if (!variables.includes(heap)) return t("noSuchHeap");
  if (rule.lost !== undefined || rule.won !== undefined || rule.block !== undefined) return t("otherEnds");
  if (takes.length !== choices.length) return t("otherCount");
  for (const [i, choice] of choices.entries()) {
    const wrong = faultOfOption(rule, choice, takes[i]!, claim, meter);
    if (wrong !== undefined) return t("optionFault", { i: i + 1, wrong });
  }
  return undefined;
}

function faultOfOption(
  rule: RuleText,
  { parts, beside, letters: chosen, when }: Choice,
  takes: Takes,
  { heap, left }: TakesByLetters,
  meter: Meter,
): Message | undefined {
  const [part, more] = parts;
  const [letter, another] = chosen;
  if (part?.kind !== "component" || part.count !== undefined || more !== undefined || beside.length > 0)
    return t("severalComponents");
  if (another !== undefined) return t("twoLetters");
  if (letter === undefined && takes.kind === "powers") return t("noLetter");
  return inAllCases(meter, (facts) => {
    const letters = lettersOf(facts, rule, heap);
    if (letters === undefined) return undefined;
    const n = facts.natural(heap);
    const scope = new Map(letters).set(heap, n);
    let k = ONE;
    if (letter !== undefined) {
      k = facts.natural(letter);
      facts.assume(minus(k, ONE));
      scope.set(letter, k);
    }
    const isTaken = isOneOf(facts, takes, k, letters);
    const times = takes.kind === "powers" ? ONE : facts.numberOf(takes.times, letters);
    const taken = facts.times(times, k);
    if (!facts.isSurelyNatural(times)) return t("negativeTakes");
    if (letter === undefined && alone(facts, takes, letters) === undefined) return t("noLetter");
    const isLeft = isTaken && facts.isNatural(minus(minus(n, taken), constant(BigInt(left))));
    const isMove = isLeft && facts.isNatural(minus(times, ONE));
    const holds = when === undefined || facts.holds(when, scope);
    if (!holds) return isMove ? t("takeMissing") : undefined;
    const after = facts.numberOf(part.position[rule.variables.indexOf(heap)]!, scope);
    if (!facts.isNatural(after)) return isLeft ? t("takeMissing") : undefined;
    if (!isLeft) return t("anotherTake");
    if (!facts.isEqual(after, minus(n, taken))) return t("anotherTake");
    for (const [i, name] of rule.variables.entries())
      if (name !== heap && !facts.isEqual(facts.numberOf(part.position[i]!, scope), letters.get(name)!))
        return t("letterChanges");
    return undefined;
  });
}

function isOneOf(facts: Facts, takes: Takes, k: Sum, letters: Scope): boolean {
  if (takes.kind === "powers") {
    const set: Members = { kind: "named", name: "powers", of: takes.base };
    return facts.isIn(k, set, letters);
  }
  if (takes.kind === "listed") return takes.of.some((each) => facts.isEqual(k, constant(BigInt(each))));
  if (!facts.isNatural(minus(k, facts.numberOf(takes.from, letters)))) return false;
  return takes.to === undefined || facts.isNatural(minus(facts.numberOf(takes.to, letters), k));
}

/** Conclusion of the theorem for a heap that is known to be a natural number; a text if its form is another. */
export function conclusionOf(facts: Facts, claim: TakesByLetters, letters: Scope): Conclusion | Message {
  const { theorem, heap, left, takes, one, unit } = claim;
  const more = minus(facts.natural(heap), constant(BigInt(left)));
  const n = facts.isNatural(more) ? more : ZERO;
  if (theorem === "range-and-one") return rangeAndOne(facts, takes, one!, n, letters);
  if (theorem === "multiples") return ofMultiples(facts, takes, facts.numberOf(unit!, letters), n, letters);
  const [first, second, third] = takes;
  if (theorem === "two") {
    const [p, q] = [first, second].map((each) => each && alone(facts, each, letters));
    return p === undefined || q === undefined || third !== undefined
      ? t("twoNumbersNeeded")
      : ofTwo(facts, p, q, n);
  }
  if (second !== undefined || first?.kind !== theorem) return t("oneSetNeeded");
  return first.kind === "powers" ? ofPowers(facts, first, n, letters) : ofRange(facts, first, n, letters);
}

const ofValue = (facts: Facts, value: Sum): Conclusion => ({
  value,
  isOne: () => facts.isEqual(value, ONE),
});

const { quotient, remainder } = {
  quotient: (facts: Facts, a: Sum, b: Sum) => facts.divided(a, b).quotient,
  remainder: (facts: Facts, a: Sum, b: Sum) => facts.divided(a, b).remainder,
};

function ofRange(facts: Facts, takes: Takes & { kind: "range" }, n: Sum, letters: Scope): Conclusion {
  const times = facts.numberOf(takes.times, letters);
  if (!facts.isNatural(minus(times, ONE))) return ofValue(facts, ZERO);
  const heap = quotient(facts, n, times);
  const from = facts.numberOf(takes.from, letters);
  const least = facts.isNatural(minus(from, ONE)) ? from : ONE;
  if (takes.to === undefined) return ofValue(facts, quotient(facts, heap, least));
  const most = facts.numberOf(takes.to, letters);
  if (!facts.isNatural(minus(most, least))) return ofValue(facts, ZERO);
  return ofValue(facts, quotient(facts, remainder(facts, heap, plus(least, most)), least));
}

/** Number that an option takes, if it is only one. */
function alone(facts: Facts, takes: Takes, letters: Scope): Sum | undefined {
  if (takes.kind !== "range" || takes.to === undefined) return undefined;
  const ends = [takes.from, takes.to].map((each) => facts.numberOf(each, letters));
  return ends.every((each) => facts.isEqual(each, ONE)) ? facts.numberOf(takes.times, letters) : undefined;
}

/** Parity of the number of takes of one number. */
const ofOne = (facts: Facts, p: Sum, n: Sum): Conclusion =>
  ofValue(
    facts,
    facts.isNatural(minus(p, ONE)) ? remainder(facts, quotient(facts, n, p), constant(2n)) : ZERO,
  );

function ofTwo(facts: Facts, a: Sum, b: Sum, n: Sum): Conclusion {
  const [p, q] = facts.isNatural(minus(b, a)) ? [a, b] : [b, a];
  if (!facts.isNatural(minus(p, ONE))) return ofOne(facts, q, n);
  const rest = remainder(facts, n, plus(p, q));
  const parts = quotient(facts, rest, p);
  const two = constant(2n);
  const isOne = () => facts.isEqual(remainder(facts, parts, two), ONE);
  if (facts.isNatural(minus(minus(q, ONE), rest))) return { value: remainder(facts, parts, two), isOne };
  return { value: plus(ONE, remainder(facts, plus(parts, ONE), two)), isOne };
}

function rangeAndOne(
  facts: Facts,
  takes: readonly Takes[],
  one: number,
  n: Sum,
  letters: Scope,
): Conclusion | Message {
  const k = takes[one] && alone(facts, takes[one], letters);
  const most = rangeOf(
    facts,
    takes.filter((_, i) => i !== one),
    letters,
  );
  if (k === undefined || most === undefined) return t("rangeAndNumberNeeded");
  if (!facts.isNatural(minus(most, ONE))) return ofOne(facts, k, n);
  const next = plus(most, ONE);
  const plain = remainder(facts, n, next);
  if (!facts.isNatural(minus(k, ONE)) || !facts.isEqual(remainder(facts, k, next), ZERO))
    return ofValue(facts, plain);
  const rest = remainder(facts, n, plus(k, ONE));
  const isLast = facts.isEqual(rest, k);
  const within = remainder(facts, rest, next);
  return { value: isLast ? next : within, isOne: () => facts.isEqual(within, ONE) };
}

/** Largest number, if these are the takes from 1 on: an option for all of them, or one option for each. */
function rangeOf(facts: Facts, takes: readonly Takes[], letters: Scope): Sum | undefined {
  const [first, second] = takes;
  if (second === undefined && first?.kind === "range" && first.to !== undefined) {
    const [times, from] = [first.times, first.from].map((each) => facts.numberOf(each, letters));
    if (facts.isEqual(times!, ONE) && facts.isNatural(minus(ONE, from!)))
      return facts.numberOf(first.to, letters);
  }
  const each = takes.map((one) => alone(facts, one, letters));
  for (let most = 1n; most <= BigInt(takes.length); most++) {
    const isTaken = each.some((sum) => sum !== undefined && facts.isEqual(sum, constant(most)));
    if (!isTaken) return undefined;
  }
  return takes.length === 0 ? undefined : constant(BigInt(takes.length));
}

/** Largest number of units that is taken, and most values before the values of a set repeat. */
const [MOST_UNITS, MOST_VALUES] = [64, 1024];

/** Takes of fixed multiples of a number c: the heap has the value of the number of whole c in it, by the multiples. */
function ofMultiples(
  facts: Facts,
  takes: readonly Takes[],
  unit: Sum,
  n: Sum,
  letters: Scope,
): Conclusion | Message {
  if (!facts.isSurelyNatural(unit)) return t("negativeTakes");
  if (!facts.isNatural(minus(unit, ONE))) return ofValue(facts, ZERO);
  const set = new Set<number>();
  for (const each of takes) {
    const numbers = numbersIn(each);
    const factor = numbers && factorOf(facts, each, unit, letters);
    if (factor === undefined) return t("multiplesNeeded");
    for (const number of numbers!) if (number > 0) set.add(factor * number);
  }
  const largest = Math.max(0, ...set);
  const found = largest > MOST_UNITS ? undefined : periodOf([...set], largest);
  if (found === undefined) return t("multiplesNeeded");
  const { values, preperiod, period } = found;
  const units = quotient(facts, n, unit);
  for (let i = 0; i < preperiod; i++)
    if (facts.isEqual(units, constant(BigInt(i)))) return ofValue(facts, constant(BigInt(values[i]!)));
  const rest = remainder(facts, units, constant(BigInt(period)));
  for (let i = preperiod; i < preperiod + period - 1; i++)
    if (facts.isEqual(rest, constant(BigInt(i % period))))
      return ofValue(facts, constant(BigInt(values[i]!)));
  return ofValue(facts, constant(BigInt(values[preperiod + period - 1]!)));
}

/** Numbers of a range or a list that are constants. */
function numbersIn(takes: Takes): readonly number[] | undefined {
  if (takes.kind === "listed") return takes.of;
  if (takes.kind === "powers" || takes.from.kind !== "number" || takes.to?.kind !== "number")
    return undefined;
  const [from, to] = [takes.from.value, takes.to.value];
  if (to > MOST_UNITS) return undefined;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

/** How many times the unit the numbers of an option are multiplied with. */
function factorOf(facts: Facts, takes: Takes, unit: Sum, letters: Scope): number | undefined {
  if (takes.kind === "powers") return undefined;
  const times = facts.numberOf(takes.times, letters);
  for (let factor = 1; factor <= MOST_UNITS; factor++)
    if (facts.isEqual(times, facts.times(constant(BigInt(factor)), unit))) return factor;
  return undefined;
}

/** Values of a set of takes until a window of them, as long as the largest take, comes back. */
function periodOf(set: readonly number[], largest: number) {
  const values: number[] = [];
  const seen = new Map<string, number>();
  for (let n = 0; n <= MOST_VALUES; n++) {
    const window = values.slice(Math.max(0, n - largest)).join();
    const before = n >= largest ? seen.get(window) : undefined;
    if (before !== undefined) {
      const preperiod = before - largest;
      return { values, preperiod, period: n - before };
    }
    if (n >= largest) seen.set(window, n);
    const options = new Set(set.filter((take) => take <= n).map((take) => values[n - take]!));
    let value = 0;
    while (options.has(value)) value++;
    values.push(value);
  }
  return undefined;
}

function ofPowers(facts: Facts, takes: Takes & { kind: "powers" }, n: Sum, letters: Scope): Conclusion {
  const base = facts.numberOf(takes.base, letters);
  const two = constant(2n);
  if (facts.isEqual(remainder(facts, base, two), ONE) || facts.isEqual(base, ZERO))
    return ofValue(facts, remainder(facts, n, two));
  const rest = remainder(facts, n, plus(base, ONE));
  const parity = remainder(facts, rest, two);
  const isOne = () => facts.isEqual(parity, ONE);
  return { value: facts.isEqual(rest, base) ? two : parity, isOne };
}
