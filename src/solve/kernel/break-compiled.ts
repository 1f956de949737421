import { LimitError } from "../../errors.ts";
import type { MemoryAccount } from "../limits.ts";
import { arena, tiltOf } from "./break.ts";
import type { BreakMoves } from "./break-kernel.ts";
import { chooseMask, type Mask, parity } from "./mask.ts";
import { MOST_HEAPS, openPlanes, type PlaneLists, type Planes } from "./planes.ts";
import type { EngineStats } from "./store.ts";
import type { Markers, Threads } from "./threads.ts";
import type { Values } from "./values.ts";

/** Kernels of one take-and-break game; the one expected to be fastest is used. */
export interface Compiled {
  extend(to: number, tick: (done: number) => void): void;
  readonly values: Values;
  readonly filled: number;
  stats(): EngineStats;
}

/** Criteria for choosing a kernel, and threads that may help to mark. */
export interface Choice {
  /** Number of heaps per rare heap below which marking is expected to be faster. */
  readonly rareEnough: number;
  /** Number of heaps, and share of all heaps, without a rare one before planes begin: opening them reads all heaps. */
  readonly quiet: number;
  readonly threads?: Threads | undefined;
  /** Pairs of heaps that one thread marks before others join. */
  readonly alone: number;
  /** Cells that a block gathers from for which others help, and heaps after which planes are expected to stay open. */
  readonly enough: number;
  readonly settled: number;
}

/** Starting threads takes the time of about a hundred million pairs, on another processor. */
const USUALLY: Choice = { rareEnough: 8, quiet: 512, alone: 100_000_000, enough: 20_000, settled: 32_768 };
const QUIET_PART = 32;

/** Bytes of a thread: of each value, in its memory and in what they share, and of all else. */
const BYTES = 4;
const BESIDE = 2 ** 21 + 2 ** 19;

/**
 * Nanoseconds of one call: long enough that the call costs nothing, short enough that a compiler can replace the
 * kernel.
 */
const CALL = 50_000;
const BLOCKS = 8 * 64;

/** Kernels that continue the non-empty values `from`, within the bytes that `held` allows. */
export function compiled(
  moves: BreakMoves,
  held: MemoryAccount,
  from: Values,
  choice: Partial<Choice> = {},
): Compiled {
  const { rareEnough, quiet, threads, alone, enough, settled } = { ...USUALLY, ...choice };
  const memory = arena(moves, held, from);
  const { kernel } = memory;
  const tilt = tiltOf(moves);
  const positions = moves.pairs.every((k) => (k & 1) === tilt);
  let count = new Float64Array(2 * memory.bound);
  let counted = 1;
  let top = 0;
  let mask: Mask | undefined;
  let rareCount = 0;
  let lastRare = 0;
  let planes: Planes | undefined;
  let planesFrom = 0;
  let openedAt = 0;
  /** Heap of the next choice of a method. */
  let review = 0;
  /** Pairs of heaps marked so far; those that become bits cost a quarter. */
  let marked = 0;
  let mayJoin = threads !== undefined && threads.most > 1;
  let markers: Markers | undefined;

  /** Counts each value separately for heaps n with odd and even n - tilt. */
  function tally(): void {
    const values = memory.view();
    if (count.length < 2 * memory.bound) {
      const larger = new Float64Array(2 * memory.bound);
      larger.set(count);
      count = larger;
    }
    for (; counted < values.length; counted++) {
      const at = 2 * values[counted]! + ((counted ^ tilt) & 1);
      count[at] = count[at]! + 1;
    }
  }

  function choose(): void {
    const n = memory.filled;
    review = 2 ** (1 + Math.floor(Math.log2(n)));
    if (moves.pairs.length === 0 || moves.triples.length > 0) return;
    tally();
    const best = chooseMask(count, positions);
    if (best.rares >= n / rareEnough) {
      mask = undefined;
      planes = undefined;
    } else if (mask?.bits !== best.bits || mask.byPosition !== best.byPosition) {
      adopt(best);
    }
  }

  function adopt(next: Mask): void {
    mask = undefined;
    planes = undefined;
    const values = memory.view();
    const odd = Uint8Array.from({ length: memory.bound }, (_, value) => parity(value & next.bits));
    const places = next.byPosition ? 1 : 0;
    const rares: number[] = [];
    for (let n = 1; n < values.length; n++) {
      if (odd[values[n]!] === (places & (n ^ tilt))) rares.push(n);
    }
    memory.setMask(next, tilt, rares);
    mask = next;
    rareCount = rares.length;
    waitAfter(rares.at(-1) ?? 0);
  }

  /** Schedules planes after the rare heap n. Planes support no pairs of equal heaps, and only takes of common heaps. */
  function waitAfter(n: number): void {
    lastRare = n;
    const apart = moves.unequal ? 2 * n : 0;
    planesFrom = Math.max(
      n + Math.max(Math.floor(n / QUIET_PART), quiet),
      Math.max(apart, n) + moves.longest + 65,
    );
  }

  function step(to: number): void {
    const n = memory.filled;
    if (n >= review) choose();
    const end = Math.min(to + 1, review);
    if (moves.triples.length > 0) {
      run("triples", n, Math.min(end, n + heapsFor((n * (moves.triples.length + 1) * memory.bound) / 300)));
    } else if (mask === undefined) {
      markTo(n, end);
    } else if (n < planesFrom) {
      run("sparse", n, Math.min(end, planesFrom, n + heapsFor(rareCount * moves.pairs.length)));
      noteRares();
    } else if (planes === undefined || (planes.lists.ahead !== undefined && n >= MOST_HEAPS)) {
      planes = openPlanes(memory, moves, mask, n);
      openedAt = n;
      if (planes === undefined) planesFrom = review;
    } else {
      if (markers !== undefined && planes.lists.ahead === undefined && mayGather(planes, n)) {
        // Without room for theirs, they do not try at each heap.
        openedAt = n;
        planes = openPlanes(memory, moves, mask, n, true) ?? planes;
        if (!hasRoom(planes, to)) planes = openPlanes(memory, moves, mask, n) ?? planes;
      }
      runPlanes(planes, n, end);
    }
  }

  function markTo(n: number, end: number): void {
    const usual = heapsFor(0.15 * n * moves.pairs.length + moves.takes.length);
    if (markers?.step(end, usual)) noteValues();
    else {
      const next = Math.min(end, n + usual);
      marked += ((next - n) * n * moves.pairs.length) / (memory.markBytes() > 8 ? 2 : 8);
      run("mark", n, next);
    }
  }

  /** Bytes of all threads: one part more, so that what one thread has room for fits later, too; and their planes. */
  const beside = (to: number) =>
    (threads!.most + 1) * (BESIDE + BYTES * to) +
    (planes?.lists.ahead === undefined ? 0 : threads!.most * planes.bytes);

  /** Cells that a block gathers from. */
  const cellsOf = ({ far, witnesses }: PlaneLists) => (far.length + witnesses.length) * kernel.getOpened();

  /** Whether other threads should gather these planes, which the last `settled` heaps have not closed. */
  const mayGather = ({ lists }: Planes, n: number): boolean =>
    cellsOf(lists) >= enough && n - openedAt >= settled && n < MOST_HEAPS;

  /** Whether other threads should join now, to mark heaps or to gather planes. */
  const areWanted = (): boolean =>
    mayJoin &&
    markers === undefined &&
    marked >= alone &&
    (mask === undefined || (planes !== undefined && mayGather(planes, memory.filled)));

  /** Whether there is room for these planes in other threads, if they need them. */
  function hasRoom({ lists }: Planes, to: number): boolean {
    if (lists.ahead === undefined) return true;
    try {
      memory.reserve(to, beside(to));
      return true;
    } catch (error) {
      if (error instanceof LimitError) return false;
      throw error;
    }
  }

  /** Makes room for values up to heap `to`, and lets threads join when the work has become long. */
  function reserve(to: number): void {
    if (markers !== undefined || areWanted()) {
      try {
        memory.reserve(to, beside(to));
        if (markers === undefined) {
          markers = threads!.mark(memory, moves);
          // The values have moved to memory that threads share.
          if (planes !== undefined) planes = openPlanes(memory, moves, mask!, memory.filled);
        }
        if (markers !== undefined) return;
      } catch (error) {
        // The machine may have no room for what threads share, either.
        if (!(error instanceof LimitError || error instanceof RangeError)) throw error;
        markers?.close();
        markers = undefined;
        planes = undefined;
      }
      mayJoin = false;
    }
    memory.reserve(to, 0);
  }

  function run(method: "mark" | "triples" | "sparse" | "planes", n: number, end: number): void {
    memory.filled = memory.run(method)(n, end) >>> 0;
    noteValues();
  }

  /** Makes room for a value that was too large, and begins anew with longer values. */
  function noteValues(): void {
    const over = kernel.getOver();
    if (over > 0) {
      memory.admit(over);
      mask = undefined;
    }
    if (over > 0 || kernel.getTop() !== top) {
      top = kernel.getTop();
      planes = undefined;
      review = 0;
    }
  }

  function runPlanes(open: Planes, n: number, end: number): void {
    if (open.lists.ahead !== undefined && markers?.step(end, BLOCKS, open)) noteValues();
    else {
      if (n > open.last) open.slide(n);
      const next = Math.min(end, n + BLOCKS, open.last + 1);
      marked += ((next - n) / 64) * cellsOf(open.lists);
      run("planes", n, next);
    }
    noteRares();
    if (kernel.getRareFound() || kernel.getPlanesShort()) planes = undefined;
    // The scalar kernel computes a value that no plane holds.
    if (kernel.getPlanesShort()) planesFrom = memory.filled + 1;
  }

  function noteRares(): void {
    const before = rareCount;
    rareCount = kernel.getRareCount();
    if (mask === undefined || rareCount === before) return;
    const { positions, room } = memory.rares();
    if (rareCount === room) adopt(mask);
    else waitAfter(positions.at(-1)!);
  }

  return {
    extend(to, tick) {
      reserve(to);
      while (memory.filled <= to) {
        tick(memory.filled);
        if (areWanted()) reserve(to);
        step(to);
      }
    },
    get values() {
      return memory.view();
    },
    get filled() {
      return memory.filled;
    },
    stats() {
      tally();
      const maximum = Math.floor(count.findLastIndex((times) => times > 0) / 2);
      if (mask === undefined) return { method: "marking", maximum };
      const { bits, byPosition } = mask;
      const method = planes === undefined ? "sparse" : "planes";
      return { method, maximum, rare: { count: rareCount, last: lastRare, mask: bits, byPosition } };
    },
  };
}

/** Number of heaps for one call, when one costs `cost` nanoseconds. */
function heapsFor(cost: number): number {
  return Math.max(1, Math.floor(CALL / (cost + 50)));
}
