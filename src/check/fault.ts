import type { Text } from "../types.ts";
import type { Meter } from "./meter.ts";
import type { Claimed } from "./mex.ts";
import type { Claim } from "./read.ts";
import { replay } from "./replay.ts";

/** The first thing that is wrong with the claim of a period, in the order in which a reader would look. */
export function* firstFault(claim: Claim, counts: Meter): Generator<number, Text | undefined> {
  const bound = faultOfTheorem(claim);
  if (bound !== undefined) return bound;
  const values = yield* claimedValues(claim, counts);
  if ("en" in values) return values;
  const mismatch = yield* replay(claim.moves, values, counts);
  if (mismatch !== undefined) {
    const { heap, found } = mismatch;
    return {
      en: `heap ${heap}: claimed value ${values[heap]}, the rules give ${found}`,
      zh: `堆 ${heap}：声称 SG 值为 ${values[heap]}，按规则为 ${found}`,
    };
  }
  // In the window n and n + period agree by the way in which its values were made from the cycle.
  const gaps = claim.moves.kind === "all but" ? faultOfGaps(claim, values, counts) : undefined;
  return (
    gaps ?? (yield* faultOfLeast(claim, values, counts)) ?? (yield* faultOfSummary(claim, values, counts))
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

/** The values of the whole window as cycle and exceptions give them. */
function* claimedValues(
  { preperiod, period, saltus, to, cycle, exceptions }: Claim,
  counts: Meter,
): Generator<number, Claimed | Text> {
  const heaps = to + period;
  counts.heaps(heaps);
  counts.spend(exceptions.length);
  let most = yield* largest(cycle, counts);
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
  return claimed;
}

/** Siegel 2013, ch. IV.2: what is below the window must be the same too, counted from its least gap. */
function faultOfGaps({ period, saltus, from }: Claim, values: Claimed, counts: Meter): Text | undefined {
  // Replay has looked at each heap's options, nearly all lesser heaps: beside that these looks are nothing.
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
    return { en: `\`max\` is ${is}`, zh: `\`max\` 应为 ${is}` };
  }
  const sum = (c1 * 65_536 + c0).toString(16).toUpperCase();
  return checksum === sum ? undefined : { en: `the checksum is ${sum}`, zh: `校验和应为 ${sum}` };
}
