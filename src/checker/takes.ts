/*
 * Takes by letters. A move takes a number of tokens from one heap, the letters of the position determine which numbers
 * may be taken, and no move changes them. For each value of the letters the values are those of a set of takes, and under
 * misère play the P-positions are those of value 1. The theorems, with their proofs, are in docs/theory/period.md.
 *
 * The certificate has for each option of the rule the tokens that it takes: `times` the numbers from `from` to `to`, or
 * the powers of a number. The check shows in all cases that the option is possible exactly for these takes, if they leave
 * at least `left` tokens, and that the law is the conclusion of the theorem.
 */

import { t } from "../locale/checker.ts";
import type { Message } from "../types.ts";
import type { Meter } from "./meter.ts";
import { constant, type Facts, inAllCases, minus, plus, type Scope, type Sum } from "./reasoning.ts";
import type { Choice, Members, RuleText, Term } from "./rule.ts";

/** Takes of an option: multiples of the numbers of a range, or powers of a base. */
export type Takes =
  | { readonly kind: "range"; readonly times: Term; readonly from: Term; readonly to?: Term }
  | { readonly kind: "powers"; readonly base: Term };

export interface TakesByLetters {
  readonly theorem: "range" | "two" | "range-and-one" | "powers";
  readonly heap: string;
  readonly left: number;
  /** Takes of each option of the rule. */
  readonly takes: readonly Takes[];
  /** Option of `range-and-one` that takes the one number beside the range. */
  readonly one?: number;
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
    const taken = takes.kind === "powers" ? k : facts.times(facts.numberOf(takes.times, letters), k);
    if (takes.kind === "range" && !facts.isSurelyNatural(facts.numberOf(takes.times, letters)))
      return t("negativeTakes");
    if (letter === undefined && alone(facts, takes, letters) === undefined) return t("noLetter");
    const isLeft = isTaken && facts.isNatural(minus(minus(n, taken), constant(BigInt(left))));
    const holds = when === undefined || facts.holds(when, scope);
    if (!holds) return isLeft ? t("takeMissing") : undefined;
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
  if (!facts.isNatural(minus(k, facts.numberOf(takes.from, letters)))) return false;
  return takes.to === undefined || facts.isNatural(minus(facts.numberOf(takes.to, letters), k));
}

/** Conclusion of the theorem for a heap that is known to be a natural number; a text if its form is another. */
export function conclusionOf(facts: Facts, claim: TakesByLetters, letters: Scope): Conclusion | Message {
  const { theorem, heap, left, takes, one } = claim;
  const more = minus(facts.natural(heap), constant(BigInt(left)));
  const n = facts.isNatural(more) ? more : ZERO;
  if (theorem === "range-and-one") return rangeAndOne(facts, takes, one!, n, letters);
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
  if (takes.kind === "powers" || takes.to === undefined) return undefined;
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
