/*
 * At most a share of the heap. A move takes 1 to f(n) tokens from n, where f(n) is the largest integer up to (a n + b) / c,
 * but neither negative nor more than n, and 0 < a < c. Then g(0) = 0, and g(n) is f(n) if f(n) > f(n - 1), and otherwise
 * g(n - 1 - f(n)) (Levine; the proof is in docs/theory/period.md).
 *
 * The law gives some first values, and others by the digit of n in a base that c divides: as a number that is linear in
 * q for n = base q + digit, or as the value of a heap that is. From some heap on f(n) is (a n + b) / c rounded down, so
 * that f(n) - f(n - 1) depends on the digit alone, and both are linear in q. Smaller heaps are computed one by one.
 */

import { t } from "../locale/checker.ts";
import type { Message } from "../types.ts";
import type { Meter } from "./meter.ts";
import { constant, inAllCases, minus, type Sum, Undecided } from "./reasoning.ts";
import { type RuleText, type Term, Unread } from "./rule.ts";
import { readTerm } from "./statement.ts";

/** Values of the first heaps, and of base q + digit for each digit. */
interface Recurrence {
  readonly listed: ReadonlyMap<number, number>;
  readonly base: number;
  /** For each digit a number, or the heap that has the same value, in terms of q. */
  readonly steps: readonly { readonly kind: "number" | "heap"; readonly of: Term }[];
}

export interface AtMostAShare {
  readonly theorem: "share";
  readonly heap: string;
  readonly share: readonly [a: number, b: number, c: number];
  readonly law: Recurrence;
}

const [MOST_BASE, MOST_SHARE] = [64, 100_000];

/** Parses `sg(0) = 0, sg(2*q) = q, sg(2*q+1) = sg(q)`. @throws Unread */
export function readRecurrence(text: string): Recurrence {
  const listed = new Map<number, number>();
  const steps: Recurrence["steps"][number][] = [];
  let base = 0;
  for (const part of text.split(", ")) {
    const [, heap, value] = /^sg\((0|[1-9][0-9]{0,8})\) = (0|[1-9][0-9]{0,8})$/.exec(part) ?? [];
    if (heap !== undefined && steps.length === 0 && Number(heap) === listed.size) {
      listed.set(Number(heap), Number(value));
      continue;
    }
    const [, radix, digit = "0", right] =
      /^sg\(([1-9][0-9]?)\*q(?:\+([1-9][0-9]?))?\) = ([^=]*)$/.exec(part) ?? [];
    if (radix === undefined || Number(digit) !== steps.length) throw new Unread(t("recurrence"));
    if (steps.length > 0 && Number(radix) !== base) throw new Unread(t("recurrenceOfOneBase"));
    base = Number(radix);
    const [, same] = /^sg\((.*)\)$/s.exec(right!) ?? [];
    steps.push({ kind: same === undefined ? "number" : "heap", of: readTerm(same ?? right!) });
  }
  if (base > MOST_BASE || steps.length !== base || base < 2) throw new Unread(t("recurrenceForEachDigit"));
  return { listed, base, steps };
}

/** Whether three numbers are a share. */
export function isShare(value: unknown): value is AtMostAShare["share"] {
  if (!Array.isArray(value) || value.length !== 3 || !value.every(Number.isSafeInteger)) return false;
  const [a, b, c] = value as [number, number, number];
  return a > 0 && a < c && c <= MOST_BASE && Math.abs(b) <= MOST_SHARE;
}

/** Fault of the hypotheses: an option that takes other numbers. @throws Undecided */
export function faultOfTakesByShare(
  rule: RuleText,
  { heap, share: [a, b, c] }: AtMostAShare,
  meter: Meter,
): Message | undefined {
  const [choice, more] = rule.choices;
  const [part, other] = choice!.parts;
  const [letter, another] = choice!.letters;
  if ([rule.legal, rule.lost, rule.won, rule.block].some((each) => each !== undefined)) return t("otherEnds");
  if (rule.variables.length !== 1 || rule.variables[0] !== heap) return t("noSuchHeap");
  if (more !== undefined || other !== undefined || choice!.beside.length > 0) return t("severalOptions");
  if (part?.kind !== "component" || part.count !== undefined) return t("noSingleHeap");
  if (letter === undefined || another !== undefined) return t("noSingleLetter");
  return inAllCases(meter, (facts) => {
    const [n, k] = [facts.natural(heap), facts.natural(letter)];
    facts.assume(minus(k, constant(1n)));
    const scope = new Map([
      [heap, n],
      [letter, k],
    ]);
    const times = (sum: Sum, by: number) => facts.times(sum, constant(BigInt(by)));
    const most = minus(times(n, a), minus(times(k, c), constant(BigInt(b))));
    const isTaken = facts.isNatural(most) && facts.isNatural(minus(n, k));
    const holds = choice!.when === undefined || facts.holds(choice!.when, scope);
    if (!holds) return isTaken ? t("takeMissing") : undefined;
    const left = facts.numberOf(part.position[0]!, scope);
    if (!facts.isNatural(left)) return isTaken ? t("takeMissing") : undefined;
    return isTaken && facts.isEqual(left, minus(n, k)) ? undefined : t("anotherTake");
  });
}

/** Weight of q and constant of a sum that is linear in q. */
function linear(sum: Sum): readonly [number, number] | undefined {
  const { size } = new Map([...sum].filter(([name]) => name !== "" && name !== "q"));
  return size > 0 ? undefined : [Number(sum.get("q") ?? 0n), Number(sum.get("") ?? 0n)];
}

/** Fault of the law. @throws Undecided */
export function faultOfShare({ share: [a, b, c], law }: AtMostAShare, meter: Meter): Message | undefined {
  const { listed, base, steps } = law;
  if (base % c !== 0) return t("anotherBase");
  let said: (readonly [number, number] | undefined)[] = [];
  inAllCases(meter, (facts) => {
    if (said.length > 0) throw new Undecided(t("recurrenceCases"));
    const q = new Map([["q", facts.natural("q")]]);
    said = steps.map(({ of }) => linear(facts.numberOf(of, q)));
    return undefined;
  });
  const part = (n: number) => Math.floor((a * n + b) / c);
  // From this heap on the parts of n and n - 1 are neither negative nor more than the heap.
  const plain = 1 + Math.max(0, Math.ceil(-b / a), Math.floor((b - c) / (c - a)) + 1);
  const count = Math.max(plain, listed.size);
  meter.heaps(count);
  const values: number[] = [];
  let before = 0;
  for (let n = 0; n < count; n++) {
    meter.spend(10);
    const most = Math.min(n, Math.max(0, part(n)));
    values.push(n === 0 ? 0 : most > before ? most : values[n - 1 - most]!);
    before = most;
    const [weight, rest] = said[n % base] ?? [0, -1];
    const of = weight * Math.floor(n / base) + rest;
    const told = listed.get(n) ?? (steps[n % base]!.kind === "number" ? of : of < n ? values[of] : undefined);
    if (told !== values[n]) return t("heapFault", { heap: n });
  }
  for (const [digit, step] of said.entries()) {
    const own = part(digit);
    const right = own > part(digit - 1) ? "number" : "heap";
    const slope = (a * base) / c;
    const [weight, rest] = right === "number" ? [slope, own] : [base - slope, digit - 1 - own];
    const isRight = steps[digit]!.kind === right && step?.[0] === weight && step[1] === rest;
    if (!isRight) return t("digitFault", { digit });
  }
  return undefined;
}
