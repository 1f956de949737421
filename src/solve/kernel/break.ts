import { LimitError } from "../../errors.ts";
import { instantiate } from "../../nimber/instantiate.ts";
import type { MemoryAccount } from "../limits.ts";
import { wasm } from "./break.wasm.ts";
import type { Arena, BreakKernel, BreakMoves } from "./break-kernel.ts";
import { reserve } from "./load.ts";
import { parity } from "./mask.ts";
import type { Values } from "./values.ts";

// Runs the compiled kernel for take-and-break games, whose memory holds rules, marks and values.

export function breakMoves(digits: readonly number[], unequal: boolean): BreakMoves {
  const leaving = (bit: number) => [...digits.keys()].filter((k) => digits[k]! & bit);
  return {
    takes: leaving(2).filter((k) => k > 0),
    wholes: leaving(1).filter((k) => k > 0),
    pairs: leaving(4),
    triples: leaving(8),
    longest: digits.length - 1,
    unequal,
  };
}

/** Parity of the first split. */
export const tiltOf = ({ pairs }: BreakMoves): number => (pairs[0] ?? 0) & 1;

const CELLS = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array } as const;
const RULES = 1024;
const RECENT = 4 * 256;
/** The planes write whole blocks. */
const BLOCK = 64;

const align = (at: number) => Math.ceil(at / 64) * 64;

/** Arena within the bytes that `held` allows, which begins with the values `from`. */
export function arena(moves: BreakMoves, held: MemoryAccount, from: Values): Arena {
  const kernel = instantiate<BreakKernel>(wasm);
  const lists = [moves.takes, moves.pairs, moves.triples];
  const marksAt = align(RULES + 4 * lists.flat().length + moves.longest + 1);
  let width: keyof typeof CELLS = 1;
  let bound = 256;
  let filled = 0;
  let room = 0;
  let rareRoom = 1024;
  let planeBytes = 0;
  let sheetBytes = 0;
  let valuesAt = 0;
  let setsAt = 0;
  let aside = 0;
  let view: Values = new Uint8Array(0);

  /** Consecutive addresses of all areas, for values below `bound` and room for `heaps` of them. */
  function places(heaps: number) {
    const listBytes = 4 * (2 * bound + 1);
    const evenAt = align(marksAt + listBytes + 64);
    const oddAt = evenAt + listBytes;
    const recentAt = oddAt + listBytes;
    const raresAt = align(recentAt + RECENT);
    const planesAt = align(raresAt + 8 * rareRoom);
    const sheetAt = align(planesAt + planeBytes);
    const sumsAt = align(sheetAt + sheetBytes);
    const three = moves.triples.length > 0;
    const sets = sumsAt + (three ? 16 * bound : 0);
    const end = Math.max(valuesAt, align(sets + (three ? (heaps * bound) / 8 : 0)));
    return { evenAt, oddAt, recentAt, raresAt, planesAt, sheetAt, sumsAt, setsAt: sets, valuesAt: end };
  }

  const cells = (at: number, length: number, of: keyof typeof CELLS = width): Values =>
    new CELLS[of](kernel.memory.buffer, at, length);
  const words = (at: number, length: number) => new Uint32Array(kernel.memory.buffer, at, length);

  /** Changes sizes; does nothing when the limit does not allow it. */
  function resize(change: {
    bound?: number;
    rareRoom?: number;
    planeBytes?: number;
    sheetBytes?: number;
    aside?: number;
    heaps?: number;
  }): void {
    const before = { bound, rareRoom, planeBytes, sheetBytes, aside };
    ({ bound, rareRoom, planeBytes, sheetBytes, aside } = { ...before, ...change });
    try {
      arrange(change.heaps ?? room, before.bound);
    } catch (error) {
      ({ bound, rareRoom, planeBytes, sheetBytes, aside } = before);
      throw error;
    }
  }

  /** Moves the areas after a change of sizes, and informs the kernel. */
  function arrange(heaps: number, was: number): void {
    const wide = bound <= 256 ? 1 : bound <= 65_536 ? 2 : 4;
    const next = places(heaps);
    const needed = next.valuesAt + wide * heaps;
    held.hold(needed + aside);
    const top = filled === 0 ? 16 : kernel.getTop();
    reserve(kernel, needed + 16);
    if (wide !== width) {
      const narrow = cells(valuesAt, filled);
      const wider = cells(next.valuesAt, filled, wide);
      for (let n = filled - 1; n >= 0; n--) wider[n] = narrow[n]!;
    } else if (next.valuesAt !== valuesAt) {
      new Uint8Array(kernel.memory.buffer).copyWithin(next.valuesAt, valuesAt, valuesAt + width * filled);
    }
    if (moves.triples.length > 0) moveSets(setsAt, next.setsAt, was);
    // Empties the views of moved values, which would otherwise show other data.
    if (wide !== width || next.valuesAt !== valuesAt) kernel.memory.grow(0);
    width = wide;
    room = heaps;
    setsAt = next.setsAt;
    valuesAt = next.valuesAt;
    kernel.setTriples(next.setsAt, next.sumsAt);
    kernel.setValues(valuesAt, bound, top, marksAt);
  }

  /** Moves the sets of pairs of all totals so far when each grows from `was` to `bound` bits. */
  function moveSets(old: number, now: number, was: number): void {
    if (old === 0 || (old === now && was === bound)) return;
    const memory = new Uint8Array(kernel.memory.buffer);
    for (let n = filled; n >= 0; n--) {
      const to = now + (n * bound) / 8;
      memory.copyWithin(to, old + (n * was) / 8, old + ((n + 1) * was) / 8);
      memory.fill(0, to + was / 8, to + bound / 8);
    }
  }

  const markBytes = () => (width === 1 && kernel.getTop() <= 64 ? 8 : kernel.getTop() + 16);

  /** Address of `bytes` bytes for the marks of several heaps. */
  function sheet(bytes: number): number {
    if (bytes > sheetBytes) resize({ sheetBytes: bytes });
    return places(room).sheetAt;
  }

  function setRules(): void {
    let at = RULES;
    const placed = lists.flatMap((list) => {
      words(at, list.length).set(list);
      at += 4 * list.length;
      return [at - 4 * list.length, list.length];
    });
    const wholes = new Uint8Array(kernel.memory.buffer, at, moves.longest + 1);
    for (const k of moves.wholes) wholes[k] = 1;
    const [takes, takeCount, ...others] = placed as [number, number, ...number[]];
    kernel.setRules(takes, takeCount, at, moves.longest, ...others, moves.unequal ? 1 : 0);
  }

  const each: Arena = {
    kernel,
    get bound() {
      return bound;
    },
    get filled() {
      return filled;
    },
    set filled(heaps) {
      filled = heaps;
    },
    view() {
      if (view.length !== filled || view.buffer !== kernel.memory.buffer || view.byteOffset !== valuesAt) {
        view = cells(valuesAt, filled);
      }
      return view;
    },
    run: (method) => kernel[`${method}${(8 * width) as 8 | 16 | 32}`],
    markBytes,
    begun(from, to, below) {
      const bytes = (to - from) * markBytes();
      const at = sheet(bytes);
      kernel[width === 1 ? "begin8" : "begin16"](from, to, below, at);
      return new Uint8Array(kernel.memory.buffer, at, bytes);
    },
    finish(from, to, below, marks) {
      const at = sheet(marks.length);
      new Uint8Array(kernel.memory.buffer, at, marks.length).set(marks);
      return kernel[width === 1 ? "mark8" : "mark16"](from, to, below, at) >>> 0;
    },
    gathered(from, to, count) {
      const bytes = 2 * count * (to - from);
      const at = sheet(bytes);
      kernel.gatherAhead(from, to, count, at);
      return new Uint8Array(kernel.memory.buffer, at, bytes);
    },
    block(n, gathered) {
      const at = sheet(gathered.length);
      new Uint8Array(kernel.memory.buffer, at, gathered.length).set(gathered);
      kernel.setAhead(at, gathered.length / (2 * BLOCK));
      return each.run("planes")(n, n + BLOCK) >>> 0;
    },
    fill: (from, to) => kernel[`fill${(8 * width) as 8 | 16 | 32}`](from, to),
    reserve(to, beside = aside) {
      const heaps = Math.max(room, to + 1 + BLOCK);
      if (heaps > room || beside !== aside) resize({ heaps, aside: beside });
    },
    admit(value) {
      let larger = bound;
      while (larger <= value) larger *= 2;
      if (larger > bound) resize({ bound: larger });
      let top = kernel.getTop();
      while (top <= value) top *= 2;
      kernel.setValues(valuesAt, bound, top, marksAt);
      cells(valuesAt, filled + 1)[filled] = value;
      filled++;
    },
    append(more) {
      if (more.length === 0) return;
      let larger = bound;
      let top = kernel.getTop();
      for (const value of more) {
        while (larger <= value) larger *= 2;
        while (top <= value) top *= 2;
      }
      const needed = filled + more.length;
      if (needed + 1 + BLOCK > room) each.reserve(needed + (needed >> 4));
      if (larger > bound) resize({ bound: larger });
      kernel.setValues(valuesAt, bound, top, marksAt);
      cells(valuesAt, filled + more.length).set(more, filled);
      filled += more.length;
    },
    shift(from, to) {
      cells(valuesAt, filled).copyWithin(to, from);
      filled -= from - to;
      words(marksAt, 2 * bound + 1).fill(0);
    },
    setMask(mask, tilt, rares) {
      let larger = rareRoom;
      while (larger < 2 * rares.length) larger *= 2;
      if (larger > rareRoom) resize({ rareRoom: larger });
      const { evenAt, oddAt, recentAt, raresAt } = places(room);
      words(marksAt, 2 * bound + 1).fill(0);
      for (const [odd, at] of [evenAt, oddAt].entries()) {
        const list = words(at, 2 * bound + 1);
        let count = 0;
        for (let value = 0; value < 2 * bound; value++) {
          if (parity(value & mask.bits) === odd) list[count++] = value;
        }
        list[count] = 2 * bound;
      }
      const values = each.view();
      words(raresAt, rares.length).set(rares);
      words(raresAt + 4 * rareRoom, rares.length).set(rares.map((n) => values[n]!));
      kernel.setMask(mask.bits, mask.byPosition ? 1 : 0, tilt, evenAt, oddAt, recentAt);
      kernel.setRares(raresAt, raresAt + 4 * rareRoom, rares.length, rareRoom);
    },
    rares() {
      const { raresAt } = places(room);
      const count = kernel.getRareCount();
      return {
        positions: words(raresAt, count),
        values: words(raresAt + 4 * rareRoom, count),
        room: rareRoom,
      };
    },
    recent: () => words(places(room).recentAt, kernel.getRecentCount()),
    planes(size) {
      try {
        if (size > planeBytes) resize({ planeBytes: size });
      } catch (error) {
        if (error instanceof LimitError) return undefined;
        throw error;
      }
      return places(room).planesAt;
    },
  };

  for (const value of from) while (bound <= value) bound *= 2;
  arrange(from.length + BLOCK, bound);
  setRules();
  cells(valuesAt, from.length).set(from);
  filled = from.length;
  let top = 16;
  for (const value of from) while (top <= value) top *= 2;
  kernel.setValues(valuesAt, bound, top, marksAt);
  if (moves.triples.length > 0) kernel[`sets${(8 * width) as 8 | 16 | 32}`](0, filled);
  return each;
}
