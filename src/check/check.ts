import type { Text } from "../types.ts";
import { type Moves, readMoves } from "./notation.ts";
import { type Claimed, replay } from "./replay.ts";

/**
 * What the checker says of a certificate: `valid`; `refused`, with the first thing that is wrong; `malformed`, no
 * certificate at all; or `limit`, too much to replay in the time allowed.
 */
export interface Finding {
  readonly verdict: "valid" | "refused" | "malformed" | "limit";
  readonly says: Text;
}

/**
 * Checks a certificate of a period, a JSON text, by replaying it from the rules: it reads the notation itself,
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
 * Cost: a mex for each heap of the window; `seconds` (600 unless said) ends it.
 */
export function checkCertificate(text: string, seconds = 600): Finding {
  const claim = read(text);
  if ("en" in claim) return { verdict: "malformed", says: claim };
  const end = Date.now() + 1000 * seconds;
  try {
    const wrong = firstFault(claim, () => {
      if (Date.now() > end) throw new OutOfTime();
    });
    if (wrong !== undefined) return { verdict: "refused", says: wrong };
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    const heaps = claim.to + claim.period;
    return {
      verdict: "limit",
      says: {
        en: `the window of ${heaps} heaps could not be replayed within ${seconds} seconds`,
        zh: `未能在 ${seconds} 秒内重新计算 ${heaps} 个堆的窗口`,
      },
    };
  }
  return {
    verdict: "valid",
    says: {
      en: `${claim.game}: preperiod ${claim.preperiod}, period ${claim.period}${claim.saltus === 0 ? "" : `, saltus ${claim.saltus}`}; ${claim.to + claim.period} values replayed`,
      zh: `${claim.game}：前周期 ${claim.preperiod}，周期 ${claim.period}${claim.saltus === 0 ? "" : `，跃差 ${claim.saltus}`}；已重新计算 ${claim.to + claim.period} 个值`,
    },
  };
}

class OutOfTime extends Error {}

interface Claim {
  readonly game: string;
  readonly moves: Moves;
  readonly theorem: string;
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  readonly from: number;
  readonly to: number;
  readonly cycle: readonly number[];
  readonly exceptions: readonly (readonly [heap: number, value: number])[];
  readonly max: readonly [value: number, heap: number] | null;
  readonly checksum: string;
}

const FIELDS =
  "certificate version game theorem preperiod period saltus from to cycle exceptions max checksum".split(" ");

/** Windows of more heaps are not replayed: they would not fit in memory. */
const MOST_HEAPS = 2 ** 30;
const MOST_VALUE = 2 ** 20;

/** The claim, or what is wrong with its form. */
function read(text: string): Claim | Text {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { en: "not JSON", zh: "不是 JSON" };
  }
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return { en: "not a JSON object", zh: "不是 JSON 对象" };
  }
  const given = json as Readonly<Record<string, unknown>>;
  const strange = Object.keys(given).find((name) => !FIELDS.includes(name));
  if (strange !== undefined) return wrongField(strange);
  if (given.certificate !== "nimber-period") return wrongField("certificate");
  if (given.version !== 1) return wrongField("version");
  if (typeof given.game !== "string") return wrongField("game");
  const moves = readMoves(given.game);
  if (moves === undefined) return wrongField("game");
  for (const name of ["theorem", "cycle", "checksum"]) {
    if (typeof given[name] !== "string") return wrongField(name);
  }
  for (const name of ["preperiod", "period", "saltus", "from", "to"]) {
    if (!isNatural(given[name], MOST_HEAPS)) return wrongField(name);
  }
  if (given.period === 0) return wrongField("period");
  const cycle = (given.cycle as string)
    .split(" ")
    .map((word) => (/^\d{1,7}$/.test(word) ? Number(word) : -1));
  if (cycle.length !== given.period || !cycle.every((value) => isNatural(value, MOST_VALUE - 1))) {
    return wrongField("cycle");
  }
  const { exceptions, max } = given;
  if (!Array.isArray(exceptions) || !exceptions.every(isPair)) return wrongField("exceptions");
  if (max !== null && !isPair(max)) return wrongField("max");
  return { ...(given as unknown as Claim), moves, cycle };
}

const wrongField = (name: string): Text => ({
  en: `field \`${name}\` is missing, unknown or of the wrong form`,
  zh: `字段 \`${name}\` 缺失、未知或格式不对`,
});

const isNatural = (value: unknown, most: number): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((each) => isNatural(each, MOST_HEAPS));

function firstFault(claim: Claim, pause: () => void): Text | undefined {
  const bound = faultOfTheorem(claim);
  if (bound !== undefined) return bound;
  const values = claimedValues(claim);
  if ("en" in values) return values;
  const mismatch = replay(claim.moves, values, pause);
  if (mismatch !== undefined) {
    const { heap, found } = mismatch;
    return found === undefined
      ? {
          en: `heap ${heap}: claimed value ${values[heap]}, but an option has that value`,
          zh: `堆 ${heap}：声称 SG 值为 ${values[heap]}，但有后继取该值`,
        }
      : {
          en: `heap ${heap}: claimed value ${values[heap]}, the rules give ${found}`,
          zh: `堆 ${heap}：声称 SG 值为 ${values[heap]}，按规则为 ${found}`,
        };
  }
  return faultOfWindow(claim, values) ?? faultOfLeast(claim, values) ?? faultOfSummary(claim, values);
}

/** Whether the theorem speaks of these moves, and the window is the one that it asks for. */
function faultOfTheorem({ moves, theorem, preperiod, period, saltus, from, to }: Claim): Text | undefined {
  const expected = { set: "subtraction-state", "all but": "all-but-state", code: "guy-smith" }[moves.kind];
  if (theorem !== expected) {
    return { en: `the theorem that applies is ${expected}`, zh: `适用的定理是 ${expected}` };
  }
  if (moves.kind !== "all but" && saltus !== 0) return wrongNumber("saltus", 0);
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
  if (to + period > MOST_HEAPS) return wrongNumber("to", MOST_HEAPS);
  return undefined;
}

const wrongNumber = (field: string, needed: number): Text => ({
  en: `\`${field}\` has to be ${needed}`,
  zh: `\`${field}\` 应为 ${needed}`,
});

/** The values of the whole window as cycle and exceptions give them. */
function claimedValues({ preperiod, period, saltus, to, cycle, exceptions }: Claim): Claimed | Text {
  const heaps = to + period;
  let most = 0;
  for (const value of cycle) most = Math.max(most, value);
  most += saltus * Math.ceil(heaps / period);
  for (const [, value] of exceptions) most = Math.max(most, value);
  if (most >= MOST_VALUE) return { en: "a value is too large", zh: "有值过大" };
  // With a saltus the pattern may go below 0 backwards, which no value is: then replay finds the heap.
  const room = saltus > 0 ? Int32Array : most < 256 ? Uint8Array : most < 65_536 ? Uint16Array : Int32Array;
  const values: Claimed = new room(heaps);
  for (let heap = 0; heap < heaps; heap++) {
    const rounds = Math.floor((heap - preperiod) / period);
    values[heap] = cycle[heap - preperiod - rounds * period]! + rounds * saltus;
  }
  let before = -1;
  for (const [heap, value] of exceptions) {
    const rounds = Math.floor((heap - preperiod) / period);
    const continued = cycle[heap - preperiod - rounds * period]! + rounds * saltus;
    if (heap <= before || heap >= preperiod || value === continued) {
      return { en: `heap ${heap} is no exception, or out of order`, zh: `堆 ${heap} 并非例外，或次序不对` };
    }
    values[heap] = value;
    before = heap;
  }
  return values;
}

function faultOfWindow(
  { moves, period, saltus, preperiod, from, to }: Claim,
  values: Claimed,
): Text | undefined {
  for (let n = preperiod; n < to; n++) {
    if (values[n + period] !== values[n]! + saltus) {
      return {
        en: `heap ${n + period}: its value ${values[n + period]} is not that of heap ${n} plus ${saltus}`,
        zh: `堆 ${n + period}：其值 ${values[n + period]} 不等于堆 ${n} 的值加 ${saltus}`,
      };
    }
  }
  if (moves.kind !== "all but") return undefined;
  // Siegel 2013, ch. IV.2: what is below the window must be the same too, counted from its least gap.
  const below = new Set(values.subarray(0, from));
  const later = new Set(values.subarray(0, from + period));
  let gap = 0;
  while (below.has(gap)) gap++;
  let most = gap;
  for (const value of later) most = Math.max(most, value);
  for (let value = 0; value <= most + saltus; value++) {
    const expected = value < gap + saltus || below.has(value - saltus);
    if (later.has(value) !== expected) {
      return {
        en: `the values below heap ${from} and ${from + period} differ in their gaps at ${value}`,
        zh: `堆 ${from} 与 ${from + period} 以下的值，空缺在 ${value} 处不同`,
      };
    }
  }
  return undefined;
}

function faultOfLeast({ preperiod, period, saltus, cycle }: Claim, values: Claimed): Text | undefined {
  if (preperiod > 0 && values[preperiod - 1]! + saltus === values[preperiod - 1 + period]) {
    return {
      en: `the preperiod is not the least: heap ${preperiod - 1} repeats too`,
      zh: `前周期不是最小的：堆 ${preperiod - 1} 也重复`,
    };
  }
  for (let divisor = 1; 2 * divisor <= period; divisor++) {
    if (period % divisor !== 0) continue;
    const step = (saltus * divisor) / period;
    let same = true;
    for (let i = 0; same && i + divisor < period; i++) same = cycle[i + divisor] === cycle[i]! + step;
    if (same) {
      return {
        en: `the period is not the least: ${divisor} is a period`,
        zh: `周期不是最小的：${divisor} 也是周期`,
      };
    }
  }
  return undefined;
}

function faultOfSummary({ saltus, max, checksum }: Claim, values: Claimed): Text | undefined {
  let top = 0;
  let [c0, c1] = [0, 0];
  for (let n = 0; n < values.length; n++) {
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
