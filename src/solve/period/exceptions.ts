import { growthAt } from "../../law-value/periodic.ts";
import { PORTION } from "./portions.ts";
import type { Period } from "./theorem.ts";

/** Limit on the listed exceptions; more are only counted. */
const LISTED = 2 ** 24;

/** Bytes of an exception in a list that grows. */
const BYTES_OF_EXCEPTION = 64;

/** Heaps below `preperiod` whose value differs from the pattern continued backwards. */
export interface Exceptions {
  /** First exceptions in order: all, unless there are more than 2^24, or than the question has room for. */
  readonly exceptions: readonly number[];
  readonly exceptionCount: number;
}

/** Exceptions, in portions of work; yields `heaps` after each. */
export function* exceptionsOf(
  period: Period,
  values: ArrayLike<number>,
  heaps: number,
  bytes: number,
): Generator<number, Exceptions> {
  const most = Math.min(LISTED, bytes / BYTES_OF_EXCEPTION);
  const exceptions: number[] = [];
  let exceptionCount = 0;
  for (let heap = 0; heap < period.preperiod; heap++) {
    if (heap % PORTION === PORTION - 1) yield heaps;
    if (!isException(period, values, heap)) continue;
    exceptionCount++;
    if (exceptions.length < most) exceptions.push(heap);
  }
  return { exceptions, exceptionCount };
}

/** Whether a heap does not follow the pattern; `values` are those below `preperiod` + `period`. */
export function isException(pattern: Period, values: ArrayLike<number>, heap: number): boolean {
  const { preperiod, period } = pattern;
  if (heap >= preperiod) return false;
  const rounds = Math.ceil((preperiod - heap) / period);
  return values[heap] !== values[heap + rounds * period]! - rounds * growthAt(pattern, heap);
}
