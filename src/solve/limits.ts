import { LimitError } from "../errors.ts";

/** What stops a search from outside: an `AbortSignal`, or anything of its shape. */
export interface Cancel {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

/** How far a search may go before it stops with a `LimitError`. */
export interface Limits {
  /** Positions that a search may keep; 5,000,000 unless said. */
  readonly positions?: number;
  readonly seconds?: number;
  /** Bytes that tables may take; 1 GiB unless said. */
  readonly bytes?: number;
  readonly signal?: Cancel;
  /** Called about ten times a second with the number of positions, or heaps, done. */
  readonly progress?: (done: number) => void;
}

export const USUAL: { readonly positions: number; readonly bytes: number } = {
  positions: 5_000_000,
  bytes: 2 ** 30,
};

/**
 * A clock to be asked often: it looks at the time, the signal and the progress callback only on every
 * `every`-th call.
 * @throws LimitError, or the reason of the signal.
 */
export function watch(limits: Limits, every = 1024): (done: number) => void {
  const { seconds = Number.POSITIVE_INFINITY, signal, progress } = limits;
  const start = Date.now();
  let shown = start;
  let calls = 0;
  return (done) => {
    if (++calls % every !== 0) return;
    signal?.throwIfAborted();
    const now = Date.now();
    if (now - start > 1000 * seconds) throw new LimitError("seconds", seconds);
    if (progress !== undefined && now - shown >= 100) {
      shown = now;
      progress(done);
    }
  };
}
