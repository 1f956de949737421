import { t } from "../locale/checker.ts";
import type { Message } from "../types.ts";

/** External signal that stops a check, and the limits of the check. */
export interface CheckLimits {
  /** 600 unless said. */
  readonly seconds?: number;
  /** When these began, by `Date.now()`; else now. */
  readonly begun?: number;
  /** Memory for the text, the window and marks; 1 GiB unless said. */
  readonly bytes?: number;
  /** Heaps of the window; 2^30 unless said. */
  readonly positions?: number;
}

/** The limit that was reached, how much it allowed and, where that is known, what was needed. */
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

/** Counts what a check takes; every one of its steps that is not constant tells it so. */
export interface Meter {
  /** @throws Stopped when the time is up. */
  spend(steps: number): void;
  /** Whether enough was spent since the last time that it is worth a pause. */
  paused(): boolean;
  /** @throws Stopped when there is no memory for so many more bytes. */
  room(bytes: number): void;
  /** Zeros. @throws Stopped when there is no memory for them. */
  array<A>(Kind: TypedArray<A>, length: number): A;
  /** @throws Stopped when there are too many. */
  heaps(count: number): void;
}

interface TypedArray<A> {
  readonly BYTES_PER_ELEMENT: number;
  new (length: number): A;
}

const MOST_HEAPS = 2 ** 30;

/** Steps, of a few nanoseconds each, from one look at the clock to the next. */
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

/** Which limit was reached. */
export function saysLimit({ limit, allowed, needed }: Stopped): Message {
  return {
    seconds: t("seconds", { allowed }),
    bytes: t("bytes", { allowed, needed }),
    positions: t("positions", { allowed, needed }),
  }[limit];
}
