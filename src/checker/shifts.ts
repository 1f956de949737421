/*
 * Heaps of other games. Each move leaves heaps of the game itself, less positive constants, and heaps of other games whose
 * values are periodic, less constants. Let c be the largest of the constants of the own heaps. From some heap s on every
 * move exists and the other games are in their periods, so the value of n >= s depends on the c values before it and on
 * n modulo each period. If c values in a row come back after a common multiple d of the periods, all later ones do: by
 * induction the values of n and n + d are equal. Every value is computed anew from the rule.
 */

import { t } from "../locale/checker.ts";
import { isText } from "../locale/message.ts";
import type { Message } from "../types.ts";
import { type Given, isNatural, wrongField } from "./certificate.ts";
import type { Meter } from "./meter.ts";
import { findingOfPeriod } from "./period.ts";
import { constant, inAllCases, minus, Undecided } from "./reasoning.ts";
import type { RuleText, Term } from "./rule.ts";

/** Values of another game from 0 on, by its certificate. */
interface Elsewhere {
  readonly preperiod: number;
  readonly period: number;
  at(heap: number): number;
}

/** Repetition of values, and the first values that the law lists. */
interface Repetition {
  readonly preperiod: number;
  readonly period: number;
  readonly first: readonly number[];
}

export interface Shifts {
  readonly theorem: "shifts";
  readonly law: Repetition;
  /** Heaps before which the same values stand. */
  readonly from: number;
  readonly to: number;
  readonly others: Readonly<Record<string, Given>>;
}

/** Largest constant. */
const MOST_LESS = 1_000_000n;

const LAW =
  /^sg\(n \+ ([1-9][0-9]{0,8})\) = sg\(n\) for n >= (0|[1-9][0-9]{0,8})(?:, sg\(0(?:\.\.([1-9][0-9]?))?\) = ([0-9,]{1,200}))?$/;

/** Parses `sg(n + 3) = sg(n) for n >= 1, sg(0..3) = 0,0,1,0`. */
function readRepetition(text: string): Repetition | undefined {
  const [, period, preperiod, last = "0", values] = LAW.exec(text) ?? [];
  if (period === undefined) return undefined;
  const first = values?.split(",") ?? [];
  if (!first.every((each) => /^(?:0|[1-9][0-9]{0,8})$/.test(each))) return undefined;
  if (values !== undefined && first.length !== Number(last) + 1) return undefined;
  return { period: Number(period), preperiod: Number(preperiod), first: first.map(Number) };
}

/** Hypotheses of the theorem, or the fault in their form. */
export function readShifts({ law, from, to, others }: Given): Shifts | Message {
  const found = readRepetition(law as string);
  if (found === undefined) return wrongField("law");
  if (!isNatural(from)) return wrongField("from");
  if (!isNatural(to) || to <= from) return wrongField("to");
  if (typeof others !== "object" || others === null || Array.isArray(others)) return wrongField("others");
  for (const each of Object.values(others))
    if (typeof each !== "object" || each === null || Array.isArray(each)) return wrongField("others");
  return { theorem: "shifts", law: found, from, to, others: others as Shifts["others"] };
}

/** Fault of the certificate of another game, or its values. */
function* elsewhere(notation: string, given: Given, meter: Meter): Generator<number, Elsewhere | Message> {
  if (given.certificate !== "nimber-period" || given.game !== notation) return t("anotherGame");
  const found = yield* findingOfPeriod(given, JSON.stringify(given), meter);
  if (found.verdict !== "valid") return t("otherCertificate");
  const { preperiod, period, saltus, cycle, exceptions } = given as Readonly<{
    preperiod: number;
    period: number;
    saltus: number;
    cycle: string;
    exceptions: readonly (readonly [number, number])[];
  }>;
  if (saltus !== 0) return t("growingValues");
  const values = cycle.split(" ").map(Number);
  const other = new Map(exceptions);
  return {
    preperiod,
    period,
    at: (heap) => other.get(heap) ?? values[(((heap - preperiod) % period) + period) % period]!,
  };
}

/** Move to own heaps less positive constants, and to heaps of other games less constants. */
interface Shift {
  readonly own: readonly number[];
  readonly beside: readonly { readonly less: number; readonly of: Elsewhere }[];
}

/** Constant that a heap is less than n. @throws Undecided */
function lessThan(heap: Term, variable: string, meter: Meter): number {
  let less: bigint | undefined;
  inAllCases(meter, (facts) => {
    const n = facts.natural(variable);
    const found = minus(n, facts.numberOf(heap, new Map([[variable, n]])));
    less ??= found.get("") ?? 0n;
    if (minus(found, constant(less)).size > 0 || less < 0n || less > MOST_LESS)
      throw new Undecided(t("notLessConstant"));
    return undefined;
  });
  return Number(less);
}

/** Fault of a claim on the values of a rule; undefined if they repeat as it says. @throws Undecided */
export function* faultOfShifts(
  rule: RuleText,
  { law, from, to, others }: Shifts,
  meter: Meter,
): Generator<number, Message | undefined> {
  const { variables, choices } = rule;
  if ([rule.legal, rule.lost, rule.won, rule.block].some((each) => each !== undefined)) return t("otherEnds");
  const [variable, second] = variables;
  if (second !== undefined) return t("severalNumbers");
  const known = new Map<string, Elsewhere>();
  for (const [notation, given] of Object.entries(others)) {
    const found = yield* elsewhere(notation, given, meter);
    if (isText(found)) return found;
    known.set(notation, found);
  }
  const moves: Shift[] = [];
  for (const { parts, beside, when, letters } of choices) {
    if (when !== undefined || letters.length > 0) return t("aCondition");
    const own = parts.map((part) =>
      part.kind === "component" && part.count === undefined
        ? lessThan(part.position[0]!, variable!, meter)
        : 0,
    );
    if (own.includes(0)) return t("heapNoSmaller");
    const left = beside.map(({ game, heap }) => ({
      less: lessThan(heap, variable!, meter),
      of: known.get(game),
    }));
    if (!left.every((each) => each.of !== undefined)) return t("otherWithoutCertificate");
    moves.push({ own, beside: left as Shift["beside"] });
  }
  return yield* faultOfValues(moves, law, from, to, meter);
}

function* faultOfValues(
  moves: readonly Shift[],
  { preperiod, period, first }: Repetition,
  from: number,
  to: number,
  meter: Meter,
): Generator<number, Message | undefined> {
  const far = Math.max(1, ...moves.flatMap(({ own }) => own));
  const least = Math.max(
    far,
    ...moves.flatMap(({ beside }) => beside.map(({ less, of }) => less + of.preperiod)),
  );
  const distance = to - from;
  if (from < least) return t("movesNotSame");
  if (moves.some(({ beside }) => beside.some(({ of }) => distance % of.period !== 0)))
    return t("noCommonMultiple");
  const count = Math.max(preperiod, from) + distance + Math.max(period, first.length);
  meter.heaps(count);
  const values = meter.array(Int32Array, count);
  for (let n = 0; n < count; n++) {
    meter.spend(10 * moves.length + 10);
    if (meter.paused()) yield n;
    const seen = new Set<number>();
    for (const { own, beside } of moves) {
      if (own.some((less) => less > n) || beside.some(({ less }) => less > n)) continue;
      const left = [
        ...own.map((less) => values[n - less]!),
        ...beside.map(({ less, of }) => of.at(n - less)),
      ];
      seen.add(left.reduce((a, b) => a ^ b, 0));
    }
    while (seen.has(values[n]!)) values[n]!++;
  }
  for (let i = 1; i <= far; i++) if (values[from - i] !== values[to - i]) return t("valuesDoNotReturn");
  // From `from` - `far` on the values repeat after `distance`, so as many places decide for all.
  for (let n = preperiod; n < Math.max(preperiod, from) + distance; n++)
    if (values[n] !== values[n + period]) return t("heapsFault", { n, other: n + period });
  const wrong = first.findIndex((value, n) => value !== values[n]);
  return wrong < 0 ? undefined : t("heapFault", { heap: wrong });
}
