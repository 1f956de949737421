import type { Natural } from "../../nimber/natural.ts";
import { begin, type Deadline, expectRoom } from "../limits.ts";

/** Lists of `heaps` heaps of nim-sum `value`, and `free` heaps that may be any, with `total` tokens in all. */
export interface BoundedAsked {
  /** The Grundy value of each size that a heap may have: `from` and its successors. */
  readonly values: ArrayLike<number>;
  readonly from: number;
  readonly heaps: number;
  readonly free: number;
  readonly total: number;
  readonly value: number;
  readonly modulus?: Natural;
}

/**
 * How many such lists there are, heap by heap. Cost: heaps times sizes times total times values.
 * @throws LimitError
 */
export function countBounded(asked: BoundedAsked, deadline: Deadline = begin()): bigint {
  const { values, from, heaps, free, total, value, modulus } = asked;
  const size = 2 ** (32 - Math.clz32(Array.from(values).reduce((top, each) => Math.max(top, each), value)));
  const needed = 64 * size * (total + 1);
  expectRoom(deadline, needed);
  const within = modulus === undefined ? undefined : BigInt(modulus);
  /** By nim-sum and total. */
  let lists = Array.from({ length: size }, () => Array<bigint>(total + 1).fill(0n));
  lists[0]![0] = 1n;
  for (let heap = 0; heap < heaps + free; heap++) {
    const next = lists.map((row) => row.map(() => 0n));
    for (let i = 0; i < values.length && from + i <= total; i++) {
      const worth = heap < heaps ? values[i]! : 0;
      for (let x = 0; x < size; x++) {
        deadline.tick();
        const [row, into] = [lists[x]!, next[x ^ worth]!];
        for (let sum = 0; sum + from + i <= total; sum++) {
          if (row[sum] !== 0n) into[sum + from + i]! += row[sum]!;
        }
      }
    }
    lists = within === undefined ? next : next.map((row) => row.map((count) => count % within));
  }
  return lists[value]![total]!;
}
