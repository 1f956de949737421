import type { Deleting, DeletionRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { instantiate, type Kernel } from "../../nimber/instantiate.ts";
import type { Deadline } from "../limits.ts";
import type { Work } from "../parts/work.ts";
import { wasm } from "./deletion.wasm.ts";
import { reserve } from "./load.ts";
import { packed, sizeOf, unpack } from "./packed.ts";

interface DeletionKernel extends Kernel {
  begin(cells: number, kind: number, columns: number, moves: number, largest: number): void;
  /** Parts of what is left of `whole`, which holds together, or 0, from `getParts` on, and how many. */
  split(word: bigint, whole: bigint): number;
  /** Within so many nodes; -1 with a fault. */
  value(part: bigint, steps: number): number;
  is(part: bigint, value: number, steps: number): number;
  known(low: number, high: number): number;
  hardness(part: bigint): number;
  getParts(): number;
  getNear(): number;
  getMoves(): number;
  getTable(): number;
  getBits(): number;
  widen(bits: number, entries: number): number;
  getNodes(): number;
  getLookups(): number;
  getHits(): number;
  getEntries(): number;
  getFault(): number;
}

/** Cells that fit a word, and moves that have room. */
const CELLS = 64;
const MOVES = 2080;

const KINDS = { arcs: 1, nodes: 2, pins: 3 } as const;
const FAULTS = { budget: 1, above: 2, deep: 3 } as const;
const MOST_VALUE = 14;

/** Clusters of 64 bytes that a table begins with, and may have, as powers of two. */
const FIRST = 16;
const LARGEST = 24;
const STACKS = 2 ** 22;

/** Bytes that it begins with. */
export const LEAST_BYTES: number = STACKS + 64 * 2 ** FIRST;

/** Nodes from one look at the clock to the next. */
const STEPS = 20_000;

/** Nodes for each position that is allowed: what a table does not keep is looked at again. */
const NODES = 10;

/** The compiled search of one game of deleting; what it finds it keeps. */
export interface Deletion {
  /** @throws LimitError when a limit is reached, or a part has a value above 14. */
  value(position: Deleting, deadline: Deadline): number;
  /** Whether the nim-sum of the values of what is left here and there is `value`. */
  is(positions: readonly Deleting[], value: number, deadline: Deadline): boolean;
  /**
   * The nim-sum of the values of these cells where it is known; -1 where it is not. Cells are two words, those of a
   * rectangle along its shorter side.
   */
  known(low: number, high: number): number;
  /** The same, which is found. @throws LimitError */
  exactly(low: number, high: number, deadline: Deadline): number;
  work(): Work;
  /** The table, for another search of the same share to begin with. */
  content(): Uint8Array;
  readonly bytes: number;
}

/** Whether there is a word for the cells of a game, and room for its moves. */
export const fitsWord = ({ near, moves, columns, kind }: DeletionRules): boolean =>
  columns !== undefined && kind !== undefined
    ? near.length <= CELLS && Math.min(columns, near.length / columns) <= 8
    : near.length <= CELLS && moves.length <= MOVES;

/**
 * Games that share a search: rectangles of one kind whose shorter side is the same, for a part is moved into a corner;
 * every other game has one of its own.
 */
export function shareOf({ game }: Deleting): string | DeletionRules {
  const { columns, kind, near } = game;
  return columns === undefined || kind === undefined
    ? game
    : `${kind} ${Math.min(columns, near.length / columns)}`;
}

/**
 * Opens the compiled search for a game that fits a word, with the `content` of a table that another one has left.
 * @throws LimitError when `bytes` are fewer than it begins with.
 */
export function deletion({ game }: Deleting, bytes: number, content?: Uint8Array): Deletion {
  const kernel = instantiate<DeletionKernel>(wasm);
  if (bytes < LEAST_BYTES) throw new LimitError("bytes", bytes, LEAST_BYTES);
  reserve(kernel, LEAST_BYTES);
  const { cells, columns, moves, near, place } = framed(game);
  const largest = Math.min(LARGEST, Math.floor(Math.log2((bytes - STACKS) / 64)));
  const word = (list: readonly number[]) => list.reduce((bits, cell) => bits | (1n << BigInt(cell)), 0n);
  const words = new BigUint64Array(kernel.memory.buffer);
  near.forEach((others, cell) => {
    words[kernel.getNear() / 8 + cell] = word(others);
  });
  moves.forEach(({ needs, removes }, i) => {
    words[kernel.getMoves() / 8 + 2 * i] = word(needs);
    words[kernel.getMoves() / 8 + 2 * i + 1] = word(removes);
  });
  kernel.begin(cells, game.kind === undefined ? 0 : KINDS[game.kind], columns, moves.length, largest);
  if (content !== undefined) restore(kernel, content, bytes);

  const partsOf = ({ game, left }: Deleting): bigint[] => split(word(left.map((cell) => place(cell, game))));
  const split = (word: bigint): bigint[] => {
    const count = kernel.split(word, 0n);
    return [...new BigUint64Array(kernel.memory.buffer, kernel.getParts(), count)];
  };

  /** What the kernel says to one question after another, each asked again with more nodes while there is time. */
  function asking({ positions, tick }: Deadline): (ask: (steps: number) => number) => number {
    const most = kernel.getNodes() + positions * NODES;
    return (ask) => {
      for (;;) {
        const said = ask(Math.max(1, Math.min(STEPS, most - kernel.getNodes() + 1)));
        if (said >= 0) return said;
        const fault = kernel.getFault();
        if (fault === FAULTS.above) throw new LimitError("value", MOST_VALUE);
        if (fault === FAULTS.deep) throw new LimitError("depth", CELLS);
        if (kernel.getNodes() > most) throw new LimitError("positions", positions);
        // Every look at the clock is after thousands of nodes.
        for (let i = 0; i < 16; i++) tick(kernel.getNodes());
      }
    };
  }

  function sumOf(parts: readonly bigint[], deadline: Deadline): number {
    const answer = asking(deadline);
    return parts.reduce((sum, part) => sum ^ answer((steps) => kernel.value(part, steps)), 0);
  }

  return {
    value: (position, deadline) => sumOf(partsOf(position), deadline),
    is(positions, value, deadline) {
      const answer = asking(deadline);
      const parts = new Set<bigint>();
      for (const part of positions.flatMap(partsOf)) if (!parts.delete(part)) parts.add(part);
      const [last, ...others] = [...parts].sort((a, b) => kernel.hardness(b) - kernel.hardness(a));
      const valued = (part: bigint) => answer((steps) => kernel.value(part, steps));
      const target = others.reduce((sum, part) => sum ^ valued(part), value);
      if (last === undefined) return target === 0;
      if (target > MOST_VALUE) return valued(last) === target;
      return answer((steps) => kernel.is(last, target, steps)) === 1;
    },
    known: (low, high) => kernel.known(low, high),
    exactly: (low, high, deadline) => sumOf(split((BigInt(high >>> 0) << 32n) | BigInt(low >>> 0)), deadline),
    work: () => ({
      nodes: kernel.getNodes(),
      lookups: kernel.getLookups(),
      hits: kernel.getHits(),
      entries: kernel.getEntries(),
    }),
    content: () => packed(kernel.memory.buffer, kernel.getTable(), kernel.getBits()),
    get bytes() {
      return kernel.memory.buffer.byteLength;
    },
  };
}

/** @throws RangeError when that is no content of a table; LimitError when it does not fit `bytes`. */
function restore(kernel: DeletionKernel, content: Uint8Array, bytes: number): void {
  const size = sizeOf(content);
  if (size === undefined || size.bits < FIRST)
    throw new RangeError("deletion: expected the content of a table");
  if (kernel.widen(size.bits, size.entries) === 0)
    throw new LimitError("bytes", bytes, STACKS + 64 * 2 ** size.bits);
  unpack(content, kernel.memory.buffer, kernel.getTable());
}

interface Framed {
  readonly cells: number;
  readonly columns: number;
  readonly near: DeletionRules["near"];
  readonly moves: DeletionRules["moves"];
  /** Where a cell of a game of this kind stands. */
  place(cell: number, game: DeletionRules): number;
}

/** A rectangle as part of the longest one with its shorter side; other games as they are. */
function framed(game: DeletionRules): Framed {
  const { columns, kind, near, moves } = game;
  if (columns === undefined || kind === undefined)
    return { cells: near.length, columns: 0, near, moves, place: (cell) => cell };
  const shorter = Math.min(columns, near.length / columns);
  const rows = Math.floor(CELLS / shorter);
  const cells = shorter * rows;
  const beside = (cell: number): number[] => [
    ...(cell >= shorter ? [cell - shorter] : []),
    ...(cell % shorter > 0 ? [cell - 1] : []),
    ...(cell % shorter < shorter - 1 ? [cell + 1] : []),
    ...(cell + shorter < cells ? [cell + shorter] : []),
  ];
  const all = Array.from({ length: cells }, (_, cell) => beside(cell));
  const pairs = all.flatMap((others, a) => others.filter((b) => b > a).map((b) => [a, b]));
  const takes = {
    arcs: pairs.map((pair) => ({ needs: pair, removes: pair })),
    nodes: all.map((others, cell) => ({ needs: [cell], removes: [cell, ...others] })),
    pins: [...all.map((_, cell) => [cell]), ...pairs].map((taken) => ({ needs: taken, removes: taken })),
  };
  return {
    cells,
    columns: shorter,
    near: all,
    moves: takes[kind],
    place(cell, { columns, near }) {
      const across = columns! > near.length / columns!;
      const [x, y] = [cell % columns!, Math.floor(cell / columns!)];
      return across ? x * shorter + y : cell;
    },
  };
}
