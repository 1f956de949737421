import type { Text } from "../types.ts";
import { type Finding, shortened } from "./finding.ts";
import { findingOfLaw } from "./law-finding.ts";
import { type CheckLimits, type Meter, meter, Stopped } from "./meter.ts";
import type { Claimed } from "./mex.ts";
import { quotientFault } from "./quotient.ts";
import { type Claim, firstDifference, type Given, parse, read } from "./read.ts";
import { type QuotientClaim, readQuotient } from "./read-quotient.ts";
import { replay } from "./replay.ts";

/**
 * Checks a certificate of a period, a misère quotient or a law, a JSON text; one of a period by replaying it from the rules: it reads the notation itself,
 * computes every value of the window anew, and tests the conditions of the theorem that the certificate names, that
 * preperiod and period are the least, and every other field. Shares no code with what wrote the certificate.
 *
 * A certificate, version 1, is an object of exactly these fields, heaps counted from 0:
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
 *
 * All is written in one way only: each field once, numbers without sign, point, exponent or leading zeros, codes
 * without zeros at the end, texts without escapes. The order of the fields is free, as are blanks between the words.
 *
 * A certificate of a misère quotient, version 1, is an object of exactly these fields, elements counted from 0, which
 * is the unit, in the order in which the words of generators first reach them:
 * - `certificate`: "nimber-quotient"; `version`: 1; `game`: as above;
 * - `preperiod`, `period`: φ(n + period) = φ(n) for all n >= preperiod >= 1, the least; or both null, and the quotient
 *   is that of heaps 0 to `heaps` alone;
 * - `heaps`: the largest heap that has to be verified;
 * - `order`; `generators`: the heaps that are like no sum of smaller ones, ascending;
 * - `table`: for each element its products with the generators;
 * - `words`: for each element but the unit, the element and generator whose product it first is;
 * - `p`: the elements of the P-portion, ascending; `phi`: the element of each heap below preperiod + period;
 * - `cover`: [element, contexts]: sums of this element of which no move wins in these contexts, in which they are no
 *   P-positions themselves; every sum leaves no more of them than an entry, and no entry has the unit;
 * - `separators`: elements of which, for every two elements, one makes one a P-element and not the other.
 *
 * A certificate of a law, version 1, is an object of exactly these fields, automata reading columns of digits, most
 * significant first, of the numbers of a position in their order, `next` a state or -1 for each state and column:
 * - `certificate`: "nimber-law"; `version`: 1; `game`: as above, or a rule in a line;
 * - `kind`: "outcomes" or "values"; `play`: "normal" or "misere"; `system`: "base b" or "ostrowski a";
 * - `law`: the automaton of the P-positions, or of each position and its value;
 * - `measure`: sums of variables, of which every move makes the first that changes smaller;
 * - `reaches`: a cover of the positions that are no P-positions by moves to such, or of the positions and smaller
 *   values by moves to them; `total`, of values: that each position has one; `sums`, where a move splits: what values
 *   of two parts, of three, add up to, with its cover; `blocked` and `moves`, of misère play: the positions without a
 *   move, and a cover of the P-positions by moves.
 * A cover is an automaton with, in each state, a set of states of witnesses: automata without choice of what they
 * accept, whose words are a position and further numbers with which a move is as it has to be. Each is compared with
 * each comparison of the rule alone, and each set with those before it, so that nothing is made deterministic.
 *
 * Cost: a mex for each heap of the window; `limits` end it, the reading included.
 * @example
 * checkCertificate("{}").verdict; // "malformed"
 */
export function checkCertificate(text: string, limits: CheckLimits = {}): Finding {
  const steps = checkSteps(text, limits);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in portions of a few milliseconds, after each of which it yields how many heaps are replayed. */
export function* checkSteps(text: string, limits: CheckLimits = {}): Generator<number, Finding> {
  try {
    const counts = meter(limits);
    const parsed = parse(text, counts);
    if ("en" in parsed) return { verdict: "malformed", says: parsed };
    if (parsed.given.certificate === "nimber-quotient")
      return yield* findingOfQuotient(parsed.given, text, counts);
    if (parsed.given.certificate === "nimber-law") return yield* findingOfLaw(parsed.given, text, counts);
    const claim = yield* read(parsed.given, text, counts);
    if ("en" in claim) return { verdict: "malformed", says: claim };
    const wrong = yield* firstFault(claim, counts);
    return wrong === undefined ? valid(claim) : { verdict: "refused", says: wrong };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { verdict: "limit", says: saysLimit(error), limit: error.limit };
  }
}

function* findingOfQuotient(given: Given, text: string, counts: Meter): Generator<number, Finding> {
  const claim = readQuotient(given, counts);
  if ("en" in claim) return { verdict: "malformed", says: claim };
  const strays = yield* firstDifference(text, JSON.stringify(given), counts);
  if (strays !== undefined) return { verdict: "malformed", says: strays };
  const wrong = quotientFault(claim, counts);
  return wrong === undefined ? validQuotient(claim) : { verdict: "refused", says: wrong };
}

function validQuotient({ game, order, preperiod, period, heaps }: QuotientClaim): Finding {
  const all: Text =
    preperiod === null
      ? { en: `of heaps 0 to ${heaps} alone`, zh: `仅限堆 0 至 ${heaps}` }
      : {
          en: `of all heaps: φ has preperiod ${preperiod}, period ${period}`,
          zh: `适用于所有堆：φ 的前周期 ${preperiod}，周期 ${period}`,
        };
  return {
    verdict: "valid",
    says: {
      en: `${shortened(game)}: misère quotient of order ${order}, ${all.en}`,
      zh: `${shortened(game)}：反常商的阶为 ${order}，${all.zh}`,
    },
  };
}

function valid({ game, preperiod, period, saltus, to }: Claim): Finding {
  const shown = shortened(game);
  return {
    verdict: "valid",
    says: {
      en: `${shown}: preperiod ${preperiod}, period ${period}${saltus === 0 ? "" : `, saltus ${saltus}`}; ${to + period} values replayed`,
      zh: `${shown}：前周期 ${preperiod}，周期 ${period}${saltus === 0 ? "" : `，跃差 ${saltus}`}；已重新计算 ${to + period} 个值`,
    },
  };
}

function saysLimit({ limit, allowed, needed }: Stopped): Text {
  const need = needed === undefined ? "" : `, needed ${needed}`;
  const needZh = needed === undefined ? "" : `，需要 ${needed}`;
  return {
    seconds: {
      en: `the window could not be replayed within ${allowed} seconds`,
      zh: `未能在 ${allowed} 秒内重新计算整个窗口`,
    },
    bytes: {
      en: `stopped at the limit of ${allowed} bytes of memory${need}`,
      zh: `已达到上限：${allowed} 字节内存${needZh}`,
    },
    positions: {
      en: `stopped at the limit of ${allowed} heaps of the window${need}`,
      zh: `已达到上限：窗口 ${allowed} 个堆${needZh}`,
    },
  }[limit];
}

function* firstFault(claim: Claim, counts: Meter): Generator<number, Text | undefined> {
  const bound = faultOfTheorem(claim);
  if (bound !== undefined) return bound;
  const values = yield* claimedValues(claim, counts);
  if ("en" in values) return values;
  const mismatch = yield* replay(claim.moves, values.claimed, values.most, counts);
  if (mismatch !== undefined) {
    const { heap, found } = mismatch;
    const claimed = values.claimed[heap];
    return {
      en: `heap ${heap}: claimed value ${claimed}, the rules give ${found}`,
      zh: `堆 ${heap}：声称 SG 值为 ${claimed}，按规则为 ${found}`,
    };
  }
  // In the window n and n + period agree by the way in which its values were made from the cycle.
  const gaps = claim.moves.kind === "all but" ? yield* faultOfGaps(claim, values.claimed, counts) : undefined;
  return (
    gaps ??
    (yield* faultOfLeast(claim, values.claimed, counts)) ??
    (yield* faultOfSummary(claim, values.claimed, counts))
  );
}

/** Whether the theorem speaks of these moves, and the window is the one that it asks for. */
function faultOfTheorem({ moves, theorem, preperiod, period, saltus, from, to }: Claim): Text | undefined {
  const expected = { set: "subtraction-state", "all but": "all-but-state", code: "guy-smith" }[moves.kind];
  if (theorem !== expected) {
    return { en: `the theorem that applies is ${expected}`, zh: `适用的定理是 ${expected}` };
  }
  if (moves.kind !== "all but" && saltus !== 0) return wrongNumber("saltus", 0);
  if (saltus > period) {
    return {
      en: "`saltus` is at most `period`, for no value is larger than its heap",
      zh: "`saltus` 不大于 `period`，因为 SG 值不大于堆",
    };
  }
  let first = preperiod;
  let last: number;
  if (moves.kind === "code") {
    // Guy & Smith 1956, for at most r heaps left, r >= 1, and k the index of the last digit that is not 0.
    const k = Math.max(0, ...moves.digits.flatMap((digit, i) => (digit === 0 ? [] : [i])));
    const r = Math.max(1, ...moves.digits.map((digit) => (digit & 8 ? 3 : digit & 4 ? 2 : 1)));
    first = Math.max(1, preperiod);
    last = r * first + (r - 1) * period + k;
  } else {
    // The state is the last m values, m the largest number of the set.
    const members = moves.kind === "set" ? moves.takes : moves.forbidden;
    if (moves.kind === "all but" && from > first) first = from;
    last = first + (members.at(-1) ?? 0);
  }
  if (from !== first) return wrongNumber("from", first);
  if (to !== last) return wrongNumber("to", last);
  return undefined;
}

const wrongNumber = (field: string, needed: number): Text => ({
  en: `\`${field}\` has to be ${needed}`,
  zh: `\`${field}\` 应为 ${needed}`,
});

/** The values of the whole window as cycle and exceptions give them, and a number that none is larger than. */
function* claimedValues(
  { preperiod, period, saltus, to, cycle, exceptions }: Claim,
  counts: Meter,
): Generator<number, { readonly claimed: Claimed; readonly most: number } | Text> {
  const heaps = to + period;
  counts.heaps(heaps);
  counts.spend(exceptions.length);
  let most = (yield* largest(cycle, counts)) + saltus * Math.ceil(heaps / period);
  for (const [, value] of exceptions) most = Math.max(most, value);
  // With a saltus the pattern may go below 0 backwards, which no value is: then replay finds the heap.
  const Width =
    saltus > 0 ? Float64Array : most < 256 ? Uint8Array : most < 65_536 ? Uint16Array : Int32Array;
  const claimed: Claimed = counts.array<Claimed>(Width, heaps);
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
      return { en: `heap ${heap} is no exception, or out of order`, zh: `堆 ${heap} 并非例外，或次序不对` };
    }
    claimed[heap] = value;
    before = heap;
  }
  return { claimed, most };
}

/** Siegel 2013, ch. IV.2: what is below the window must be the same too, counted from its least gap. */
function* faultOfGaps(
  { period, saltus, from }: Claim,
  values: Claimed,
  counts: Meter,
): Generator<number, Text | undefined> {
  const most = yield* largest(values.subarray(0, from + period), counts);
  const [below, later] = [0, 1].map(() => counts.array(Uint8Array, most + saltus + 2)) as [
    Uint8Array,
    Uint8Array,
  ];
  for (let n = 0; n < from + period; n++) {
    if (n < from) below[values[n]!] = 1;
    later[values[n]!] = 1;
    counts.spend(1);
    if (counts.paused()) yield values.length;
  }
  const gap = below.indexOf(0);
  for (let value = 0; value <= most + saltus; value++) {
    const expected = value < gap + saltus ? 1 : below[value - saltus];
    if (later[value] !== expected) {
      return {
        en: `the values below heap ${from} and ${from + period} differ in their gaps at ${value}`,
        zh: `堆 ${from} 与 ${from + period} 以下的值，空缺在 ${value} 处不同`,
      };
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
  { preperiod, period, saltus, cycle }: Claim,
  values: Claimed,
  counts: Meter,
): Generator<number, Text | undefined> {
  if (preperiod > 0 && values[preperiod - 1]! + saltus === values[preperiod - 1 + period]) {
    return {
      en: `the preperiod is not the least: heap ${preperiod - 1} repeats too`,
      zh: `前周期不是最小的：堆 ${preperiod - 1} 也重复`,
    };
  }
  for (let divisor = 1; 2 * divisor <= period; divisor++) {
    counts.spend(1);
    if (counts.paused()) yield values.length;
    if (period % divisor !== 0) continue;
    const step = (saltus * divisor) / period;
    let i = 0;
    while (i + divisor < period && cycle[i + divisor] === cycle[i]! + step) i++;
    counts.spend(i);
    if (i + divisor === period) {
      return {
        en: `the period is not the least: ${divisor} is a period`,
        zh: `周期不是最小的：${divisor} 也是周期`,
      };
    }
  }
  return undefined;
}

function* faultOfSummary(
  { saltus, max, checksum }: Claim,
  values: Claimed,
  counts: Meter,
): Generator<number, Text | undefined> {
  let top = 0;
  let [c0, c1] = [0, 0];
  for (let n = 0; n < values.length; n++) {
    counts.spend(1);
    if (counts.paused()) yield values.length;
    if (values[n]! > values[top]!) top = n;
    c0 = (c0 + values[n]!) & 0xffff;
    c1 = (c1 + c0) & 0xffff;
  }
  const right = saltus === 0 ? max?.[0] === values[top] && max?.[1] === top : max === null;
  if (!right) {
    const is = saltus === 0 ? `[${values[top]},${top}]` : "null";
    return { en: `\`max\` is ${is}`, zh: `\`max\` 应为 ${is}` };
  }
  const sum = (c1 * 65_536 + c0).toString(16).toUpperCase();
  return checksum === sum ? undefined : { en: `the checksum is ${sum}`, zh: `校验和应为 ${sum}` };
}
