import { type Natural, natural } from "../../nimber/natural.ts";
import type { HeapRules, Repeats, Text, Theorem } from "../../types.ts";
import { PORTION } from "./portions.ts";
import { finiteTheorem, type Period, type Proved } from "./theorem.ts";

/** The value of one heap, any heap, from the values of those below `preperiod` + `period`. */
export function valueAt(
  { preperiod, period, saltus }: Period,
  values: ArrayLike<number>,
  heap: Natural,
): Natural {
  if (heap < preperiod + period) return values[Number(heap)]!;
  const beyond = BigInt(heap) - BigInt(preperiod);
  const rounds = beyond / BigInt(period);
  const value = values[preperiod + Number(beyond % BigInt(period))]!;
  return saltus === 0 ? value : natural(BigInt(value) + rounds * BigInt(saltus));
}

/** More exceptions than this are counted but not listed: an array does not hold as many as there may be. */
const LISTED = 2 ** 24;

/** Heaps below `preperiod` whose value is not that of the pattern continued backwards. */
interface Exceptions {
  /** The first of them, in order: all, unless there are more than 2^24. */
  readonly exceptions: readonly number[];
  readonly exceptionCount: number;
}

/** The exceptions, in portions of work, after each of which it yields `heaps`. */
function* exceptionsOf(
  period: Period,
  values: ArrayLike<number>,
  heaps: number,
): Generator<number, Exceptions> {
  const exceptions: number[] = [];
  let exceptionCount = 0;
  for (let heap = 0; heap < period.preperiod; heap++) {
    if (heap % PORTION === PORTION - 1) yield heaps;
    if (!isException(period, values, heap)) continue;
    exceptionCount++;
    if (exceptions.length < LISTED) exceptions.push(heap);
  }
  return { exceptions, exceptionCount };
}

/** Whether a heap does not follow the pattern; `values` are those below `preperiod` + `period`. */
export function isException(
  { preperiod, period, saltus }: Period,
  values: ArrayLike<number>,
  heap: number,
): boolean {
  if (heap >= preperiod) return false;
  const rounds = Math.ceil((preperiod - heap) / period);
  return values[heap] !== values[heap + rounds * period]! - rounds * saltus;
}

/** What is known of a sequence with a pattern. */
export interface Pattern extends Period, Exceptions {
  /** The largest value, and the first heap that has it; absent when values grow for ever. */
  readonly maximum?: { readonly value: number; readonly heap: number };
}

/**
 * Exceptions and largest value of a sequence whose `values` are those below `preperiod` + `period`, or more; yields
 * `heaps` now and then.
 */
export function* patternOf(
  period: Period,
  values: ArrayLike<number>,
  heaps: number,
): Generator<number, Omit<Pattern, keyof Period>> {
  const exceptions = yield* exceptionsOf(period, values, heaps);
  if (period.saltus !== 0) return exceptions;
  let heap = 0;
  for (let n = 1; n < values.length; n++) {
    if (n % PORTION === 0) yield heaps;
    if (values[n]! > values[heap]!) heap = n;
  }
  return { ...exceptions, maximum: { value: values[heap]!, heap } };
}

/** A proved period as a theorem about one heap, to be named where it was relied on; `values` are asked for anew. */
export function periodTheorem(
  rules: HeapRules,
  proved: Proved,
  values: () => ArrayLike<number>,
): Theorem<Natural> {
  const claim = claimOf(proved);
  const compared = comparedOf(proved);
  return {
    claim: { en: `${claim.en} ${compared.en}`, zh: `${claim.zh}${compared.zh}` },
    source: finiteTheorem(rules)?.source ?? "",
    *cases() {
      for (let heap = 0; ; heap++) yield [heap];
    },
    says: (heap) => valueAt(proved, values(), heap),
  };
}

/** What a period says, in words. */
export function claimOf({ preperiod, period, saltus }: Repeats): Text {
  return saltus === 0
    ? {
        en: `From heap ${preperiod} the values repeat with period ${period}.`,
        zh: `从 ${preperiod} 起 SG 值以 ${period} 为周期。`,
      }
    : {
        en: `From heap ${preperiod} the value grows by ${saltus} with every ${period === 1 ? "token" : `${period} tokens`}.`,
        zh: `从 ${preperiod} 起，堆每增加 ${period} 个石子，SG 值增加 ${saltus}。`,
      };
}

/** Whether the independent checker has gone over a proof, in a word. */
export const replayedWord = ({ replayed }: { readonly replayed: boolean }): Text =>
  replayed ? { en: "replayed", zh: "已复核" } : { en: "not replayed", zh: "未复核" };

/** What was compared to prove it, and by whom. */
function comparedOf({ from, to, period, replayed }: Proved): Text {
  const last = to + period - 1;
  const by: Text = replayed
    ? {
        en: `The independent checker replayed all ${last + 1} values.`,
        zh: `独立的检验程序已重新计算全部 ${last + 1} 个值。`,
      }
    : {
        en: "The independent checker did not replay it, which would take longer than the search, or more than its limits.",
        zh: "独立的检验程序没有重新计算，因为那比搜索更费时，或超出上限。",
      };
  return {
    en: `Values up to heap ${last} were computed and compared from heap ${from} on, which proves it. ${by.en}`,
    zh: `已计算到 ${last} 并从 ${from} 起逐一比较，足以证明。${by.zh}`,
  };
}

/** Why it is proved: what was compared, by which theorem, and where that is to be found. */
export function reasonOf(rules: HeapRules, proved: Proved): Text {
  const { claim, source } = finiteTheorem(rules)!;
  const compared = comparedOf(proved);
  return {
    en: `${compared.en} ${claim.en} (${source})`,
    zh: `${compared.zh}${claim.zh}（${source}）`,
  };
}
