import { LimitError } from "../errors.ts";
import type { Tick } from "../types.ts";
import type { Threads } from "./kernel/threads.ts";

/** External stop signal of a search: an `AbortSignal`, or any object of its shape. */
export interface Cancel {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

/** Tables of values that outlive a solver, each under the name of what it is of. */
export interface TableStore {
  /** The content of a table that was kept. */
  read(name: string): Uint8Array | undefined;
  /** Called where a table is opened, with what tells its content when all is done; the last one of a name counts. */
  opened(name: string, content: () => Uint8Array): void;
}

/** Limits of a question, which stops with a `LimitError` at the first one that it reaches. */
export interface Limits {
  /** Positions that a search may keep. Default: 5,000,000. */
  readonly positions?: number;
  /** Seconds that each question may take, from when it is asked. */
  readonly seconds?: number;
  /** When the time of a question that has begun is over, for its parts: milliseconds since 1970, from `started`. */
  readonly until?: number;
  /** Bytes that a table or a search may take. Default: 1 GiB. */
  readonly bytes?: number;
  readonly signal?: Cancel;
  /** Store of values from before, which also keeps new ones. */
  readonly kept?: TableStore;
  /** Threads for searches that can use them. Default: one thread. */
  readonly threads?: Threads;
  /** Called about ten times a second with the number of positions, or heaps, done. */
  readonly progress?: (done: number) => void;
}

export const USUAL: { readonly positions: number; readonly bytes: number } = {
  positions: 5_000_000,
  bytes: 2 ** 30,
};

/**
 * Limits of one question. A budget begins with the question, and is handed down to everything that the
 * question asks in turn.
 */
export interface Budget {
  readonly positions: number;
  readonly bytes: number;
  /** Bytes that the question's tables and searches hold together. */
  readonly memory: { held: number };
  /**
   * To be called within all work that can be long, as often as one likes, with the number of positions or heaps that are
   * done, where it is known.
   * @throws LimitError when the time is up, or the reason of the signal.
   */
  readonly tick: ((done?: number) => void) & Tick;
  /** The same for work between two steps: a share of so many steps does not count it, so that looking more often changes no answer. */
  readonly clock: () => void;
}

/** The limits of a question that begins now: all its parts share its time, whenever each of them begins. */
export const started = (limits: Limits): Limits =>
  limits.seconds === undefined || limits.until !== undefined
    ? limits
    : { ...limits, until: Date.now() + 1000 * limits.seconds };

/** Calls of `tick` from one look at the clock to the next, unless that takes longer than a millisecond. */
const CALLS = 16;

/**
 * Begins the time of a question that `limits` are for.
 * @example
 * const budget = begin({ seconds: 2 });
 * grundyValues(kayles).at(12, budget); // 4
 */
export function begin(limits: Limits = {}): Budget {
  const { seconds = Number.POSITIVE_INFINITY, until = Number.POSITIVE_INFINITY, signal, progress } = limits;
  const { positions = USUAL.positions, bytes = USUAL.bytes } = limits;
  const begun = Date.now();
  const end = Math.min(until, begun + 1000 * seconds);
  let [looked, shown] = [begun, begun];
  let left = 1;
  let known = 0;

  function look(): void {
    // A question whose time is up stops at every further call.
    left = 1;
    signal?.throwIfAborted();
    const now = Date.now();
    if (now > end) throw new LimitError("seconds", seconds);
    if (progress !== undefined && now - shown >= 100) {
      shown = now;
      progress(known);
    }
    if (now - looked <= 1) left = CALLS;
    looked = now;
  }

  function tick(done?: number): void {
    if (done !== undefined) known = done;
    if (--left === 0) look();
  }

  return {
    positions,
    bytes,
    memory: { held: 0 },
    tick: Object.assign(tick, { positions }),
    clock: () => tick(),
  };
}

/** Bytes of one table or search while it is kept: they count for each question that uses it. */
export interface MemoryAccount {
  /** Counts for the question of `budget` from now on. */
  ask(budget: Pick<Budget, "bytes" | "memory">): void;
  /** Bytes of the question. */
  readonly allowed: number;
  /** Bytes that it may hold by itself. */
  readonly most: number;
  /** Holds so many bytes more, or less. @throws LimitError when the question has not so many. */
  add(bytes: number): void;
  /** Holds so many bytes, and no others. @throws LimitError when the question has not so many. */
  hold(bytes: number): void;
}

/** The holding of one table or search, of a question of so many bytes. */
export function memoryAccount(allowed: number = USUAL.bytes): MemoryAccount {
  let memory: Budget["memory"] = { held: 0 };
  let own = 0;
  return {
    ask(budget) {
      allowed = budget.bytes;
      if (memory === budget.memory) return;
      memory = budget.memory;
      memory.held += own;
    },
    get allowed() {
      return allowed;
    },
    get most() {
      return allowed - memory.held + own;
    },
    add(bytes) {
      if (bytes > 0 && memory.held + bytes > allowed) throw new LimitError("bytes", allowed);
      memory.held += bytes;
      own += bytes;
    },
    hold(bytes) {
      const held = memory.held - own + bytes;
      if (held > allowed) throw new LimitError("bytes", allowed, held);
      memory.held = held;
      own = bytes;
    },
  };
}

/** @throws LimitError when a question has not `bytes` more for what is needed for a while. */
export function expectRoom({ bytes, memory }: Pick<Budget, "bytes" | "memory">, more: number): void {
  if (memory.held + more > bytes) throw new LimitError("bytes", bytes, memory.held + more);
}

/** A part of a question that is not its answer: `tick` for it, which also stops after `steps` calls in all. */
export function portionOf(budget: Budget, steps: number): Tick {
  let left = steps;
  // Of a hundred thousand components each stops here once more, and an error costs more than a move.
  let stopped: LimitError | undefined;
  return () => {
    budget.tick();
    if (--left >= 0) return;
    stopped ??= new LimitError("positions", steps);
    throw stopped;
  };
}

/** A part of a question that is not its answer, and ends after so many seconds. */
export function within(budget: Budget, seconds: number): Budget {
  const end = Date.now() + 1000 * seconds;
  let left = 0;
  function look(): void {
    if (--left > 0) return;
    left = CALLS;
    if (Date.now() > end) throw new LimitError("seconds", seconds);
  }
  return {
    ...budget,
    tick: Object.assign(
      (done?: number) => {
        budget.tick(done);
        look();
      },
      { positions: budget.positions },
    ),
    clock() {
      budget.clock();
      look();
    },
  };
}
