/*
 * Certificates of periods of the values of one heap. All values of the window are computed anew from the rules, or, in a
 * game of few rare heaps, so many that all others follow (sparse.ts says why); then one of three theorems says that G(n + p) = G(n) + s for every n from the preperiod on, because it holds in the window.
 *
 * - `subtraction-state`, of a set with the largest member m: the value of a heap from m on is a function of the m values
 *   before it. So m values in a row that repeat after p heaps repeat for ever. The window has m heaps.
 * - `guy-smith`, of a code whose last digit is the k-th and whose moves leave at most r heaps, r >= 1: let a be the
 *   preperiod, or 1 if it is 0, and the values repeat for a <= n < ra + (r - 1)p + k. The heaps that a move leaves of a
 *   larger n hold at least n - k, so the largest of them is at least a, and for n + p at least a + p. Adding p to it, or
 *   taking p from it, keeps its value by induction, so n and n + p have options of the same values. Source: Guy & Smith,
 *   Proc. Camb. Phil. Soc. 52 (1956) 514.
 * - `all-but-state`, of the set of all numbers but some, the largest of them m: n has as options all lesser heaps but
 *   m or fewer of the last m. Its value is known from the last m values and from the set of the values before these.
 *   If both are the same p heaps later but for a shift by s (the set counted from its least gap), so is all that
 *   follows. Source: Siegel, Combinatorial Game Theory (2013), ch. IV.2.
 *
 * A certificate of a period, version 1, is an object of exactly these fields, heaps counted from 0:
 * - `certificate`: "nimber-period"; `version`: 1;
 * - `game`: a code `0.77`, a set `{1,3,4}` or an all-but set `!{2,3}`, members ascending;
 * - `theorem`: "subtraction-state", "guy-smith" or "all-but-state";
 * - `preperiod`, `period`, `saltus`: G(n + period) = G(n) + saltus for all n >= preperiod, and no less will do;
 * - `from`, `to`: the heaps n, from <= n < to, whose equality proves it;
 * - `cycle`: the values of heaps preperiod to preperiod + period - 1, decimal, separated by single spaces;
 * - `exceptions`: [heap, value] of each heap below preperiod that does not continue the cycle backwards;
 * - `max`: [value, first heap] of the largest value, or null when the saltus is not 0;
 * - `checksum`: of the values of heaps 0 to to + period - 1, as 16-bit sums c0 += G(n), c1 += c0 from 0, written
 *   (c1 << 16) | c0 in upper-case hexadecimal.
 */

import { t } from "../locale/checker.ts";
import { isText } from "../locale/message.ts";
import type { Message } from "../types.ts";
import {
  checkWithin,
  type Finding,
  firstDifference,
  type Given,
  isNatural,
  shortened,
  wrongField,
} from "./certificate.ts";
import { type Moves, readMoves } from "./heap-moves.ts";
import type { CheckLimits, Meter } from "./meter.ts";
import { type Claimed, plainMex } from "./mex.ts";
import { byClasses, type Repeats } from "./sparse.ts";

/** Checks a certificate of a period with parsed fields. */
export function* findingOfPeriod(given: Given, text: string, counts: Meter): Generator<number, Finding> {
  const claim = yield* read(given, text, counts);
  if (isText(claim)) return { verdict: "malformed", says: claim };
  const bound = faultOfTheorem(claim);
  if (bound !== undefined) return { verdict: "refused", says: bound };
  const values = yield* claimedValues(claim, counts);
  const fault = isText(values)
    ? values
    : ((yield* faultOfValues(claim, values, counts)) ?? (yield* faultOfSummary(claim, values, counts)));
  return fault === undefined ? valid(claim) : { verdict: "refused", says: fault };
}

/** Claimed period of values in memory, with the fields of a certificate but without its text. */
export interface PeriodClaim {
  readonly game: string;
  readonly theorem: string;
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  readonly from: number;
  readonly to: number;
  /** Values of heaps 0 to `preperiod` + `period` - 1. */
  readonly values: Uint8Array | Uint16Array | Uint32Array;
}

/** Checks a claim in memory as `checkSteps` checks a certificate, and yields the number of replayed heaps. */
export const checkPeriodSteps = (
  { values: given, ...claimed }: PeriodClaim,
  limits: CheckLimits = {},
): Generator<number, Finding> =>
  checkWithin(limits, function* (counts) {
    const moves = readMoves(claimed.game);
    if (moves === undefined) return { verdict: "malformed", says: wrongField("game") };
    const claim = { ...claimed, moves };
    const bound = faultOfTheorem(claim);
    if (bound !== undefined) return { verdict: "refused", says: bound };
    const values = yield* continued(claim, given, counts);
    const fault = isText(values) ? values : yield* faultOfValues(claim, values, counts);
    return fault === undefined ? valid(claim) : { verdict: "refused", says: fault };
  });

function valid({ game, preperiod, period, saltus, to }: Repeated): Finding {
  const shown = shortened(game);
  return {
    verdict: "valid",
    says: t("preperiodPeriodValuesReplayed", { shown, preperiod, period, saltus, to }),
  };
}

/** Claimed period of a game. */
interface Repeated extends Omit<PeriodClaim, "values"> {
  readonly moves: Moves;
}

/** Contents of a certificate of a period. */
interface Claim extends Repeated {
  readonly cycle: Int32Array;
  readonly exceptions: readonly (readonly [heap: number, value: number])[];
  readonly max: readonly [value: number, heap: number] | null;
  readonly checksum: string;
}

const FIELDS =
  "certificate version game theorem preperiod period saltus from to cycle exceptions max checksum".split(" ");

/** Bound for values: no window that fits into memory has larger ones. */
const MOST_VALUE = 2 ** 30;

/** Claim of a certificate, or the fault in its form. Whitespace and the order of the fields are free. */
function* read(given: Given, text: string, meter: Meter): Generator<number, Claim | Message> {
  const strange = Object.keys(given).find((name) => !FIELDS.includes(name));
  if (strange !== undefined) return wrongField(strange);
  if (given.certificate !== "nimber-period") return wrongField("certificate");
  if (given.version !== 1) return wrongField("version");
  for (const name of ["game", "theorem", "cycle", "checksum"]) {
    if (typeof given[name] !== "string") return wrongField(name);
  }
  const moves = readMoves(given.game as string);
  if (moves === undefined) return wrongField("game");
  for (const name of ["preperiod", "period", "saltus", "from", "to"]) {
    if (!isNatural(given[name])) return wrongField(name);
  }
  if (given.period === 0) return wrongField("period");
  const { exceptions, max } = given;
  if (!Array.isArray(exceptions) || !exceptions.every((each) => isPair(each) && each[1] < MOST_VALUE))
    return wrongField("exceptions");
  if (max !== null && !isPair(max)) return wrongField("max");
  const strays = yield* firstDifference(text, JSON.stringify(given), meter);
  if (strays !== undefined) return strays;
  const cycle = yield* readCycle(given.cycle as string, given.period as number, meter);
  if (cycle === undefined) return wrongField("cycle");
  return { ...(given as unknown as Claim), moves, cycle };
}

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isNatural);

/** Numbers of a text, separated by single spaces, without leading zeros; undefined unless there are `count`. */
function* readCycle(text: string, count: number, meter: Meter): Generator<number, Int32Array | undefined> {
  if (count > text.length) return undefined;
  const cycle = new Int32Array(count);
  let index = 0;
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    meter.spend(1);
    if (meter.paused()) yield 0;
    const digit = text.charCodeAt(i) - 48;
    if (digit >= 0 && digit <= 9) {
      const value = 10 * cycle[index]! + digit;
      if (value >= MOST_VALUE || (i > start && cycle[index] === 0)) return undefined;
      cycle[index] = value;
    } else {
      if (i === start || (i < text.length && text[i] !== " ")) return undefined;
      index++;
      start = i + 1;
    }
  }
  return index === count ? cycle : undefined;
}

/** First fault in the values of the window, in reading order. */
function* faultOfValues(
  claim: Repeated,
  values: Claimed,
  counts: Meter,
): Generator<number, Message | undefined> {
  const mismatch = yield* replay(claim.moves, values, counts, claim);
  if (mismatch !== undefined) {
    const { heap, found } = mismatch;
    return t("heapClaimedValueRulesGive", { heap, values: values[heap], found });
  }
  // Values n and n + period of the window agree because both were made from the cycle.
  const gaps = claim.moves.kind === "all but" ? faultOfGaps(claim, values, counts) : undefined;
  return gaps ?? (yield* faultOfLeast(claim, values, counts));
}

/** Whether the theorem applies to these moves, and the window is the required one. */
function faultOfTheorem({
  moves,
  theorem,
  preperiod,
  period,
  saltus,
  from,
  to,
}: Repeated): Message | undefined {
  const expected = { set: "subtraction-state", "all but": "all-but-state", code: "guy-smith" }[moves.kind];
  if (theorem !== expected) {
    return t("theoremApplies", { expected });
  }
  if (moves.kind !== "all but" && saltus !== 0) return wrongNumber("saltus", 0);
  if (saltus > period) {
    return t("saltusMostPeriodNoValue");
  }
  let first = preperiod;
  let last: number;
  if (moves.kind === "code") {
    // Guy & Smith 1956, for at most r resulting heaps, r >= 1, and k the index of the last non-zero digit.
    const k = Math.max(0, ...moves.digits.flatMap((digit, i) => (digit === 0 ? [] : [i])));
    const r = Math.max(1, ...moves.digits.map((digit) => (digit & 8 ? 3 : digit & 4 ? 2 : 1)));
    first = Math.max(1, preperiod);
    last = r * first + (r - 1) * period + k;
  } else {
    // The state consists of the last m values, where m is the largest number of the set.
    const members = moves.kind === "set" ? moves.takes : moves.forbidden;
    if (moves.kind === "all but" && from > first) first = from;
    last = first + (members.at(-1) ?? 0);
  }
  if (from !== first) return wrongNumber("from", first);
  if (to !== last) return wrongNumber("to", last);
  return undefined;
}

const wrongNumber = (field: string, needed: number): Message => t("hasToBe", { field, needed });

/**
 * Array for the values of the window, in cells for values up to `most` and, with a saltus, for those of the pattern.
 */
function windowFor({ saltus, to, period }: Repeated, most: number, counts: Meter): Claimed {
  // With a saltus the pattern may be negative backwards, which no value is: the replay then finds the heap.
  const Width =
    saltus > 0 ? Float64Array : most < 256 ? Uint8Array : most < 65_536 ? Uint16Array : Int32Array;
  return counts.array<Claimed>(Width, to + period);
}

/** Values of the whole window from the cycle and the exceptions. */
function* claimedValues(claim: Claim, counts: Meter): Generator<number, Claimed | Message> {
  const { preperiod, period, saltus, to, cycle, exceptions } = claim;
  const heaps = to + period;
  counts.heaps(heaps);
  counts.spend(exceptions.length);
  let most = yield* largest(cycle, counts);
  for (const [, value] of exceptions) most = Math.max(most, value);
  const claimed = windowFor(claim, most, counts);
  let rounds = Math.floor(-preperiod / period);
  let at = -preperiod - rounds * period;
  for (let heap = 0; heap < heaps; heap++) {
    claimed[heap] = cycle[at]! + rounds * saltus;
    counts.spend(1);
    if (counts.paused()) yield 0;
    at++;
    if (at === period) {
      at = 0;
      rounds++;
    }
  }
  let before = -1;
  for (const [heap, value] of exceptions) {
    if (heap <= before || heap >= preperiod || value === claimed[heap]) {
      return t("heapNoExceptionOutOrder", { heap });
    }
    claimed[heap] = value;
    before = heap;
  }
  return claimed;
}

/** Values of the whole window, given the first ones with those of one period. */
function* continued(
  claim: Repeated,
  given: PeriodClaim["values"],
  counts: Meter,
): Generator<number, Claimed | Message> {
  const { preperiod, period, saltus, to } = claim;
  const heaps = to + period;
  counts.heaps(heaps);
  if (given.length !== preperiod + period) return wrongField("values");
  const most = yield* largest(given, counts);
  if (most >= MOST_VALUE) return wrongField("values");
  const claimed = windowFor(claim, most, counts);
  claimed.set(given);
  for (let heap = given.length; heap < heaps; heap++) {
    claimed[heap] = claimed[heap - period]! + saltus;
    counts.spend(1);
    if (counts.paused()) yield 0;
  }
  return claimed;
}

/** Siegel 2013, ch. IV.2: the values below the window must agree too, relative to the least gap. */
function faultOfGaps(
  { period, saltus, from }: Repeated,
  values: Claimed,
  counts: Meter,
): Message | undefined {
  // These steps are negligible: the replay has examined the options of each heap, nearly all smaller heaps.
  counts.spend(values.length);
  let most = 0;
  for (const value of values.subarray(0, from + period)) most = Math.max(most, value);
  const [below, later] = [0, 1].map(() => counts.array(Uint8Array, most + saltus + 2)) as [
    Uint8Array,
    Uint8Array,
  ];
  for (let n = 0; n < from + period; n++) {
    if (n < from) below[values[n]!] = 1;
    later[values[n]!] = 1;
  }
  const gap = below.indexOf(0);
  for (let value = 0; value <= most + saltus; value++) {
    const expected = value < gap + saltus ? 1 : below[value - saltus];
    if (later[value] !== expected) {
      return t("valuesBelowHeapDifferTheir", { from, period, value });
    }
  }
  return undefined;
}

function* largest(values: ArrayLike<number>, counts: Meter): Generator<number, number> {
  let most = 0;
  for (let i = 0; i < values.length; i++) {
    most = Math.max(most, values[i]!);
    counts.spend(1);
    if (counts.paused()) yield 0;
  }
  return most;
}

function* faultOfLeast(
  { preperiod, period, saltus }: Repeated,
  values: Claimed,
  counts: Meter,
): Generator<number, Message | undefined> {
  if (preperiod > 0 && values[preperiod - 1]! + saltus === values[preperiod - 1 + period]) {
    return t("preperiodNotLeastHeapRepeats", { preperiod });
  }
  const cycle = values.subarray(preperiod, preperiod + period);
  for (let divisor = 1; 2 * divisor <= period; divisor++) {
    counts.spend(1);
    if (counts.paused()) yield values.length;
    if (period % divisor !== 0) continue;
    const step = (saltus * divisor) / period;
    let i = 0;
    while (i + divisor < period && cycle[i + divisor] === cycle[i]! + step) i++;
    counts.spend(i);
    if (i + divisor === period) {
      return t("periodNotLeastPeriod", { divisor });
    }
  }
  return undefined;
}

function* faultOfSummary(
  { saltus, max, checksum }: Claim,
  values: Claimed,
  counts: Meter,
): Generator<number, Message | undefined> {
  let top = 0;
  let c0 = 0;
  let c1 = 0;
  for (let n = 0; n < values.length; n++) {
    counts.spend(1);
    if (counts.paused()) yield values.length;
    if (values[n]! > values[top]!) top = n;
    c0 = (c0 + values[n]!) & 0xffff;
    c1 = (c1 + c0) & 0xffff;
  }
  const right = saltus === 0 ? max !== null && max[0] === values[top] && max[1] === top : max === null;
  if (!right) {
    const is = saltus === 0 ? `[${values[top]},${top}]` : "null";
    return t("max", { is });
  }
  const sum = (c1 * 65_536 + c0).toString(16).toUpperCase();
  return checksum === sum ? undefined : t("checksum", { sum });
}

/** First heap where the rules do not give the claimed value, and their value there. */
export interface Mismatch {
  readonly heap: number;
  readonly found: number;
}

/**
 * Compares the claimed values in turn with those from the moves. The values before a heap are correct when it is
 * reached, so its value is the mex over its options. For periodic values it ends as soon as all further ones follow.
 * Often yields the number of heaps done.
 */
export function* replay(
  moves: Moves,
  claimed: Claimed,
  meter: Meter,
  repeats?: Repeats,
): Generator<number, Mismatch | undefined> {
  const { heaps, most } = yield* possible(moves, claimed, meter);
  // Nim-sums of values are below this bound too.
  const marks = meter.array(Uint32Array, 2 ** Math.ceil(Math.log2(most + 1)));
  const values = claimed.subarray(0, heaps);
  const classified = splitsInTwo(moves)
    ? byClasses(moves.digits, values, most, marks, meter, heaps === claimed.length ? repeats : undefined)
    : undefined;
  for (let n = 0; n < claimed.length; n++) {
    if (meter.paused()) yield n;
    if (n < heaps && classified?.isRight(n)) {
      if (classified.isSettled()) return undefined;
      continue;
    }
    const found = plainMex(moves, claimed, n, marks, meter);
    if (found !== claimed[n]) return { heap: n, found };
  }
  return undefined;
}

/** Heaps before the first whose claim exceeds its number of options, which no mex does, and their largest claim. */
function* possible(
  moves: Moves,
  claimed: Claimed,
  meter: Meter,
): Generator<number, { readonly heaps: number; readonly most: number }> {
  const options = mostOptions(moves);
  let most = 0;
  for (let n = 0; n < claimed.length; n++) {
    meter.spend(1);
    if (meter.paused()) yield 0;
    if (claimed[n]! > options(n)) return { heaps: n, most };
    most = Math.max(most, claimed[n]!);
  }
  return { heaps: claimed.length, most };
}

/** Upper bound on the number of options of a heap. */
function mostOptions(moves: Moves): (heap: number) => number {
  if (moves.kind !== "code") return (n) => n;
  const parts = Math.max(...moves.digits.map((digit) => (digit & 8 ? 3 : digit & 4 ? 2 : 1)));
  return (n) => moves.digits.length * (n + 1) ** (parts - 1);
}

function splitsInTwo(moves: Moves): moves is Extract<Moves, { kind: "code" }> {
  if (moves.kind !== "code") return false;
  return moves.digits.some((digit) => digit & 4) && moves.digits.every((digit) => digit < 8);
}
