/*
 * Takes by arithmetic. A letter divides the heap, is coprime to it, or is coprime to a number that no move changes. Each
 * theorem is about one rule, with its law; the proofs are in docs/theory/period.md. A rule has the law of another one if
 * in all cases their options are possible for the same letters and leave the same heaps. Functions such as lpf are atoms
 * to the check: it needs no fact about them but that equal numbers have equal results.
 */

import { t } from "../locale/checker.ts";
import type { Message } from "../types.ts";
import type { Meter } from "./meter.ts";
import { constant, type Facts, inAllCases, minus, type Scope, type Sum } from "./reasoning.ts";
import { type Choice, type RuleText, readRule, type Term } from "./rule.ts";
import { readStatement, type Statement } from "./statement.ts";

export interface TakesByArithmetic {
  readonly theorem: "arithmetic";
  readonly heap: string;
  /** Rule of the theorem. */
  readonly as: string;
  /** The number of which the rule of the theorem speaks as m. */
  readonly m?: Term;
}

const FACTORS = "bigomega(n) - max(valuation(n,2)-1,0)";

/** Laws by the rules that have them. */
const LAWS: Readonly<Record<string, string>> = {
  "[n: n-k if k in divisors(n) and 1 < k < n]":
    "P iff n = 0 or n % 2 = 1 or n in powers(2) and valuation(n,2) % 2 = 1",
  "[n: n-k if k in divisors(n)]": "sg(0) = 0, sg(2*q) = sg(q) + 1, sg(2*q+1) = 1",
  "[n: n-k if k in divisors(n) and k < n]": "sg(0) = 0, sg(2*q) = sg(q) + 1, sg(2*q+1) = 0",
  "[n: n-k if gcd(k,n) = 1]": "sg = 0 if n % 2 = 0; 1 if n = 1; else primepi(lpf(n))",
  "[n: n-k if gcd(k,n) = 1 and k < n]": "sg = primepi(lpf(n))",
  "[n,m: n-k,m if gcd(k,m) = 1]": "sg = n % 2 if m = 0; n if m = 1; else n % lpf(m)",
  "[n: n/k if k in divisors(n) and k > 1]": "sg = bigomega(n)",
  "[n: n/k if k in divisors(n) and 1 < k < n]": "sg = max(bigomega(n)-1,0)",
  "[n: n/k if k in divisors(n) and k > 1 and k % 2 = 1]": "sg = bigomega(n) - valuation(n,2)",
  "[n: n/k if k in divisors(n) and k in primes]": "sg = bigomega(n) % 2",
  "[n: k if k in divisors(n) and k < n]": "sg = bigomega(n)",
  "[n: k if k in divisors(n) and 1 < k < n]": "sg = max(bigomega(n)-1,0)",
  "[n: k if k < n and not k in divisors(n)]": "P iff n = 0 or n in powers(2)",
  "[n: k # n/k if k in divisors(n) and k > 1]": `sg = ${FACTORS}`,
  "[n: n/k # k if k in divisors(n) and k < n]": `sg = ${FACTORS}`,
  "[n: split(n, equal)]": `sg = ${FACTORS}`,
  "[n: n-1 if n > 1 | n/k if k in divisors(n) and k > 1 and k % 2 = 1]":
    "P iff n <= 1 or n > 2 and n in powers(2) or n % 4 = 2 and bigomega(n) = 2",
};

/** Law of the rule of the theorem; undefined for a recurrence, which a certificate repeats as it is. */
export const lawOf = ({ as }: TakesByArithmetic): Statement | undefined =>
  LAWS[as]!.startsWith("sg(") ? undefined : readStatement(LAWS[as]!);

/** Whether a text is the recurrence of the rule of the theorem. */
export const isRecurrenceOf = (text: string, as: string): boolean =>
  text.startsWith("sg(") && text === LAWS[as];

export const isKnownRule = (text: string): boolean => Object.hasOwn(LAWS, text);

/** Names of the rule of the theorem with their numbers. */
export function scopeOf(facts: Facts, { m }: TakesByArithmetic, letters: Scope, n: Sum): Scope {
  const scope = new Map([["n", n]]);
  return m === undefined ? scope : scope.set("m", facts.numberOf(m, letters));
}

/** Fault of the hypotheses: an option that is no option of the rule of the theorem. */
export function faultOfArithmetic(
  rule: RuleText,
  claim: TakesByArithmetic,
  meter: Meter,
): Message | undefined {
  const { variables, choices } = rule;
  const known = readRule(claim.as);
  if (!variables.includes(claim.heap)) return t("noSuchHeap");
  if ([rule.legal, rule.lost, rule.won, rule.block].some((each) => each !== undefined)) return t("otherEnds");
  if ((claim.m !== undefined) !== known.variables.length > 1) return t("theNumberM");
  if (choices.length !== known.choices.length) return t("otherCount");
  const isSame = (order: readonly Choice[]) =>
    known.choices.every((choice, i) => isSameOption(rule, order[i]!, choice, claim, meter));
  return isSame(choices) || (choices.length > 1 && isSame(choices.toReversed()))
    ? undefined
    : t("anotherOption");
}

function isSameOption(
  rule: RuleText,
  own: Choice,
  known: Choice,
  claim: TakesByArithmetic,
  meter: Meter,
): boolean {
  const [part, more] = own.parts;
  const [other] = known.parts;
  if (part?.kind === "split" && other?.kind === "split") return isSameSplit(own, part, other, claim.heap);
  if (part?.kind !== "component" || other?.kind !== "component") return false;
  if (more !== undefined || own.beside.length > 0 || own.letters.length !== known.letters.length)
    return false;
  const found = inAllCases(meter, (facts) => {
    const n = facts.natural(claim.heap);
    const letters = new Map(
      rule.variables.filter((each) => each !== claim.heap).map((name) => [name, facts.natural(name)]),
    );
    const scope = new Map(letters).set(claim.heap, n);
    const named = new Map(scopeOf(facts, claim, letters, n));
    for (const letter of own.letters) {
      const k = facts.natural(letter);
      facts.assume(minus(k, constant(1n)));
      scope.set(letter, k);
      named.set(known.letters[0]!, k);
    }
    const to = leftBy(facts, known, other, 0, n, named);
    const left = leftBy(facts, own, part, rule.variables.indexOf(claim.heap), n, scope);
    if (to === undefined || left === undefined) return to === left ? undefined : "possible";
    if (!to.every((each, i) => facts.isEqual(each, left[i]!))) return "left";
    const changed = rule.variables.some(
      (name, i) =>
        name !== claim.heap && !facts.isEqual(facts.numberOf(part.position[i]!, scope), scope.get(name)!),
    );
    return changed ? "changed" : undefined;
  });
  return found === undefined;
}

type Split = Choice["parts"][number] & { kind: "split" };

/** Whether an option is nothing but a split of the heap into such parts. */
const isSameSplit = (
  { parts, beside, letters, when }: Choice,
  { of, how, least, most }: Split,
  known: Split,
  heap: string,
): boolean =>
  parts.length === 1 &&
  beside.length === 0 &&
  letters.length === 0 &&
  when === undefined &&
  of.kind === "name" &&
  of.name === heap &&
  how === known.how &&
  least === known.least &&
  most === known.most;

/** Heap that an option leaves, and how many of them, if it is possible. */
function leftBy(
  facts: Facts,
  { when }: Choice,
  part: Choice["parts"][number] & { kind: "component" },
  at: number,
  n: Sum,
  scope: Scope,
): readonly Sum[] | undefined {
  if (when !== undefined && !facts.holds(when, scope)) return undefined;
  const to = facts.numberOf(part.position[at]!, scope);
  if (!facts.isNatural(to)) return undefined;
  const count = part.count === undefined ? constant(1n) : facts.numberOf(part.count, scope);
  // A move does not leave the heap as it is.
  return facts.isEqual(to, n) && facts.isEqual(count, constant(1n)) ? undefined : [to, count];
}
