import { type Natural, natural } from "../../nimber/natural.ts";
import type { HeapRules, Repeats, Text, Theorem } from "../../types.ts";
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
export interface Exceptions {
  /** The first of them, in order: all, unless there are more than 2^24. */
  readonly exceptions: readonly number[];
  readonly exceptionCount: number;
}

/** Values looked through at a time, between which whoever waits may do something else. */
export const PORTION: number = 2 ** 20;

/** The exceptions, in portions of work, after each of which it yields `heaps`. */
export function* exceptionsOf(
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

/** What was compared to prove it. */
function comparedOf({ from, to, period }: Proved): Text {
  return {
    en: `Values up to heap ${to + period - 1} were computed and compared from heap ${from} on, which proves it.`,
    zh: `已计算到 ${to + period - 1} 并从 ${from} 起逐一比较，足以证明。`,
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
