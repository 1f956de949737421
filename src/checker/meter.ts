import { t } from "../locale/checker.ts";
import type { Message } from "../types.ts";

/** External signal that stops a check, and the limits of the check. */
export interface CheckLimits {
  /** Time limit in seconds. Default: 600. */
  readonly seconds?: number;
  /** Start of the time, by `Date.now()`. Default: now. */
  readonly begun?: number;
  /** Memory for the text, the window and marks. Default: 1 GiB. */
  readonly bytes?: number;
  /** Heaps of the window. Default: 2^30. */
  readonly positions?: number;
}

/** Reached limit, with the allowed amount and, if known, the required one. */
export class Stopped extends Error {
  readonly limit: "seconds" | "bytes" | "positions";
  readonly allowed: number;
  readonly needed: number | undefined;
  constructor(limit: Stopped["limit"], allowed: number, needed?: number) {
    super(`stopped at the limit of ${allowed} ${limit}`);
    this.limit = limit;
    this.allowed = allowed;
    this.needed = needed;
  }
}

/** Counter of a check's cost; every step that is not constant reports to it. */
export interface Meter {
  /** Counts steps. @throws Stopped when the time is over */
  spend(steps: number): void;
  /** Whether enough was spent since the last pause to make another one worthwhile. */
  paused(): boolean;
  /** Reserves bytes. @throws Stopped when there is not enough memory */
  room(bytes: number): void;
  /** Array of zeros. @throws Stopped when there is not enough memory */
  array<A>(Kind: TypedArray<A>, length: number): A;
  /** Counts heaps. @throws Stopped when there are too many */
  heaps(count: number): void;
}

interface TypedArray<A> {
  readonly BYTES_PER_ELEMENT: number;
  new (length: number): A;
}

const MOST_HEAPS = 2 ** 30;

/** Number of steps, of a few nanoseconds each, between two checks of the clock. */
const LOOK = 2 ** 18;

export function meter({
  seconds = 600,
  begun = Date.now(),
  bytes = 2 ** 30,
  positions = MOST_HEAPS,
}: CheckLimits): Meter {
  const end = begun + 1000 * seconds;
  let untilLook = 0;
  let looked = false;
  let taken = 0;

  function room(more: number): void {
    taken += more;
    if (taken > bytes) throw new Stopped("bytes", bytes, taken);
  }

  return {
    room,
    array(Kind, length) {
      room(length * Kind.BYTES_PER_ELEMENT);
      try {
        return new Kind(length);
      } catch {
        throw new Stopped("bytes", bytes, taken);
      }
    },
    spend(steps) {
      untilLook -= steps;
      if (untilLook > 0) return;
      untilLook = LOOK;
      looked = true;
      if (Date.now() >= end) throw new Stopped("seconds", seconds);
    },
    paused() {
      const worth = looked;
      looked = false;
      return worth;
    },
    heaps(count) {
      if (count > positions) throw new Stopped("positions", positions, count);
    },
  };
}

/** Message about the limit that was reached. */
export function saysLimit({ limit, allowed, needed }: Stopped): Message {
  return {
    seconds: t("seconds", { allowed }),
    bytes: t("bytes", { allowed, needed }),
    positions: t("positions", { allowed, needed }),
  }[limit];
}
