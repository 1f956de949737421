import type { Deleting, DeletionRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { instantiate, type Kernel } from "../../nimber/instantiate.ts";
import type { Deadline } from "../limits.ts";
import type { Work } from "../parts/work.ts";
import { wasm as narrow } from "./deletion.wasm.ts";
import { wasm as wide } from "./deletion-wide.wasm.ts";
import { reserve } from "./load.ts";
import { packed, sizeOf, unpack } from "./packed.ts";

interface DeletionKernel extends Kernel {
  begin(cells: number, kind: number, columns: number, moves: number, largest: number): void;
  /** How many parts the cells at `getParts` have, which are there then; the others ask of a part that is there. */
  parts(): number;
  /** Within so many nodes; -1 with a fault. */
  value(steps: number): number;
  is(value: number, steps: number): number;
  /** Bits of the values that it may still have, the top one for more. */
  possible(): number;
  hardness(): number;
  known(low: number, high: number): number;
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

/** The most cells that there is a kernel for. */
export const MOST_CELLS = 112;

/** A kernel: words of a set of cells, how many fit it, the sides of rectangles, moves that have room, where its table is. */
interface Width {
  readonly wasm: string;
  readonly words: number;
  readonly cells: number;
  readonly shorter: number;
  readonly moves: number;
  readonly stacks: number;
}
const WIDTHS: readonly Width[] = [
  { wasm: narrow, words: 1, cells: 64, shorter: 8, moves: 2080, stacks: 2 ** 22 },
  { wasm: wide, words: 2, cells: MOST_CELLS, shorter: 10, moves: 6328, stacks: 2 ** 23 },
];

const KINDS = { arcs: 1, nodes: 2, pins: 3 } as const;
const FAULTS = { budget: 1, above: 2, deep: 3 } as const;
const MOST_VALUE = 14;

/** Clusters of 64 bytes that a table begins with, and may have, as powers of two. */
const FIRST = 16;
const LARGEST = 24;

/** Bytes that the search of a game begins with. */
export const leastBytes = (game: DeletionRules): number => leastOf(widthOf(game)!);
const leastOf = ({ stacks }: Width): number => stacks + 64 * 2 ** FIRST;

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
   * rectangle along its shorter side, so at most 64.
   */
  known(low: number, high: number): number;
  /** The same, which is found. @throws LimitError */
  exactly(low: number, high: number, deadline: Deadline): number;
  work(): Work;
  /** The table, for another search of the same share to begin with. */
  content(): Uint8Array;
  readonly bytes: number;
}

/** The kernel that has room for the cells of a game and its moves, if there is one. */
const widthOf = ({ near, moves, columns, kind }: DeletionRules): Width | undefined =>
  WIDTHS.find((width) =>
    columns !== undefined && kind !== undefined
      ? near.length <= width.cells && Math.min(columns, near.length / columns) <= width.shorter
      : near.length <= width.cells && moves.length <= width.moves,
  );

/** Whether there is a kernel for a game. */
export const fitsKernel = (game: DeletionRules): boolean => widthOf(game) !== undefined;

/**
 * Games that share a search: rectangles of one kind and one kernel whose shorter side is the same, for a part is moved into a corner;
 * every other game has one of its own.
 */
export function shareOf({ game }: Deleting): string | DeletionRules {
  const { columns, kind, near } = game;
  return columns === undefined || kind === undefined
    ? game
    : `${kind} ${Math.min(columns, near.length / columns)}${widthOf(game) === WIDTHS[0] ? "" : " wide"}`;
}

/**
 * Opens the compiled search for a game that fits one, with the `content` of a table that another one has left.
 * @throws LimitError when `bytes` are fewer than it begins with.
 */
export function deletion({ game }: Deleting, bytes: number, content?: Uint8Array): Deletion {
  const width = widthOf(game)!;
  const kernel = instantiate<DeletionKernel>(width.wasm);
  const least = leastOf(width);
  if (bytes < least) throw new LimitError("bytes", bytes, least);
  reserve(kernel, least);
  const { cells, columns, moves, near, place } = framed(game, width);
  const largest = Math.min(LARGEST, Math.floor(Math.log2((bytes - width.stacks) / 64)));
  const word = (list: readonly number[]) => list.reduce((bits, cell) => bits | (1n << BigInt(cell)), 0n);
  /** Writes a set of cells as the `i`-th of those at `place`. */
  function write(place: number, i: number, set: bigint): void {
    const words = new BigUint64Array(kernel.memory.buffer, place + 8 * width.words * i, width.words);
    for (let k = 0; k < width.words; k++) words[k] = BigInt.asUintN(64, set >> BigInt(64 * k));
  }
  near.forEach((others, cell) => {
    write(kernel.getNear(), cell, word(others));
  });
  moves.forEach(({ needs, removes }, i) => {
    write(kernel.getMoves(), 2 * i, word(needs));
    write(kernel.getMoves(), 2 * i + 1, word(removes));
  });
  kernel.begin(cells, game.kind === undefined ? 0 : KINDS[game.kind], columns, moves.length, largest);
  if (content !== undefined) restore(kernel, width, content, bytes);

  const partsOf = ({ game, left }: Deleting): bigint[] => split(word(left.map((cell) => place(cell, game))));
  const given = (part: bigint) => write(kernel.getParts(), 0, part);
  function split(word: bigint): bigint[] {
    given(word);
    const count = kernel.parts();
    const words = new BigUint64Array(kernel.memory.buffer, kernel.getParts(), count * width.words);
    return Array.from({ length: count }, (_, i) =>
      width.words === 1 ? words[i]! : words[2 * i]! | (words[2 * i + 1]! << 64n),
    );
  }
  function hardness(part: bigint): number {
    given(part);
    return kernel.hardness();
  }

  /** What the kernel says of one part after another, its value or whether that is n: each is asked again with more nodes while there is time. */
  function asking({ positions, tick }: Deadline): (part: bigint, n?: number) => number {
    const most = kernel.getNodes() + positions * NODES;
    return (part, n) => {
      for (;;) {
        given(part);
        const steps = Math.max(1, Math.min(STEPS, most - kernel.getNodes() + 1));
        const said = n === undefined ? kernel.value(steps) : kernel.is(n, steps);
        if (said >= 0) return said;
        const fault = kernel.getFault();
        if (fault === FAULTS.above) throw new LimitError("value", MOST_VALUE);
        if (fault === FAULTS.deep) throw new LimitError("depth", width.cells);
        if (kernel.getNodes() > most) throw new LimitError("positions", positions);
        // Every look at the clock is after thousands of nodes.
        for (let i = 0; i < 16; i++) tick(kernel.getNodes());
      }
    };
  }

  /** @throws LimitError, which says what values were ruled out until then. */
  function sumOf(parts: readonly bigint[], deadline: Deadline): number {
    const answer = asking(deadline);
    try {
      return parts.reduce((sum, part) => sum ^ answer(part), 0);
    } catch (error) {
      if (error instanceof LimitError) error.excluded = excludedOf(parts);
      throw error;
    }
  }

  /** Values that the nim-sum of these parts has not, as far as the table knows, where all but one are known. */
  function excludedOf(parts: readonly bigint[]): number[] {
    const masks = parts.map((part) => {
      given(part);
      return kernel.possible();
    });
    const isSole = (mask: number) => (mask & (mask - 1)) === 0;
    const [open, more] = masks.filter((mask) => !isSole(mask));
    if (open === undefined || more !== undefined) return [];
    const known = masks.filter(isSole).reduce((sum, mask) => sum ^ (31 - Math.clz32(mask)), 0);
    return Array.from({ length: MOST_VALUE + 1 }, (_, value) => value)
      .filter((value) => ((open >> value) & 1) === 0)
      .map((value) => value ^ known)
      .sort((a, b) => a - b);
  }

  return {
    value: (position, deadline) => sumOf(partsOf(position), deadline),
    is(positions, value, deadline) {
      const answer = asking(deadline);
      const parts = new Set<bigint>();
      for (const part of positions.flatMap(partsOf)) if (!parts.delete(part)) parts.add(part);
      const [last, ...others] = [...parts].sort((a, b) => hardness(b) - hardness(a));
      const target = others.reduce((sum, part) => sum ^ answer(part), value);
      if (last === undefined) return target === 0;
      if (target > MOST_VALUE) return answer(last) === target;
      return answer(last, target) === 1;
    },
    known: (low, high) => kernel.known(low, high),
    exactly: (low, high, deadline) => sumOf(split((BigInt(high >>> 0) << 32n) | BigInt(low >>> 0)), deadline),
    work: () => ({
      nodes: kernel.getNodes(),
      lookups: kernel.getLookups(),
      hits: kernel.getHits(),
      entries: kernel.getEntries(),
    }),
    content: () => packed(kernel.memory.buffer, kernel.getTable(), kernel.getBits(), width.words),
    get bytes() {
      return kernel.memory.buffer.byteLength;
    },
  };
}

/** @throws RangeError when that is no content of a table; LimitError when it does not fit `bytes`. */
function restore(kernel: DeletionKernel, { words, stacks }: Width, content: Uint8Array, bytes: number): void {
  const size = sizeOf(content, words);
  if (size === undefined || size.bits < FIRST)
    throw new RangeError("deletion: expected the content of a table");
  if (kernel.widen(size.bits, size.entries) === 0)
    throw new LimitError("bytes", bytes, stacks + 64 * 2 ** size.bits);
  unpack(content, kernel.memory.buffer, kernel.getTable(), words);
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
function framed(game: DeletionRules, width: Width): Framed {
  const { columns, kind, near, moves } = game;
  if (columns === undefined || kind === undefined)
    return { cells: near.length, columns: 0, near, moves, place: (cell) => cell };
  const shorter = Math.min(columns, near.length / columns);
  const rows = Math.floor(width.cells / shorter);
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
