import { LimitError } from "../../errors.ts";
import { type Natural, natural } from "../../nimber/natural.ts";
import type { Values } from "../kernel/values.ts";
import type { Period } from "./theorem.ts";

/** Approximate bytes of a bigint in an array. */
const WIDE = 40;

/**
 * Values of heaps `from` to `to`, of any size, by a proved period; `values` are those below `preperiod` +
 * `period`. Cost: one step per heap, in the narrowest cells possible.
 * @throws LimitError when they need more than `bytes`.
 */
export function windowOf(
  { preperiod, period, saltus }: Period,
  values: Values,
  from: Natural,
  to: Natural,
  bytes: number,
): ArrayLike<Natural> {
  const end = preperiod + period;
  const beyond = BigInt(from) - BigInt(preperiod);
  const rounds = beyond < 0n ? 0n : beyond / BigInt(period);
  const first = Number(BigInt(from) - rounds * BigInt(period));
  const length = lengthOf(from, to);
  let most = 0;
  for (let n = 0; n < end; n++) most = Math.max(most, values[n]!);
  const last = BigInt(most) + (rounds + BigInt(length) / BigInt(period) + 1n) * BigInt(saltus);
  const added = rounds * BigInt(saltus);

  const cells = cellsFor(saltus === 0 ? values : undefined, last, length, bytes);
  let n = first;
  if (cells === undefined) {
    const wide: Natural[] = [];
    for (let i = 0, above = added; i < length; i++) {
      wide.push(natural(BigInt(values[n]!) + above));
      if (++n < end) continue;
      n = preperiod;
      above += BigInt(saltus);
    }
    return wide;
  }
  for (let i = 0, above = Number(added); i < length; i++) {
    cells[i] = values[n]! + above;
    if (++n < end) continue;
    n = preperiod;
    above += saltus;
  }
  return cells;
}

/** Number of heaps from `from` to `to`; exact when they could fit in memory. */
export const lengthOf = (from: Natural, to: Natural): number => Number(BigInt(to) - BigInt(from) + 1n);

/** Cells like those of `like`, else for values up to `last`; undefined when only bigints hold them. */
function cellsFor(
  like: Values | undefined,
  last: bigint,
  length: number,
  bytes: number,
): Values | Float64Array | undefined {
  const narrow = last < 2n ** 32n ? Uint32Array : Float64Array;
  const exact = last <= BigInt(Number.MAX_SAFE_INTEGER);
  const Cells = (like?.constructor as Uint8ArrayConstructor | undefined) ?? (exact ? narrow : undefined);
  const needed = length * (Cells?.BYTES_PER_ELEMENT ?? WIDE);
  if (needed > bytes) throw new LimitError("bytes", bytes, needed);
  return Cells === undefined ? undefined : new Cells(length);
}
