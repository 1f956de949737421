import type { Deleting } from "../../encoding.ts";
import { popcount } from "../../number/word.ts";
import type { Budget } from "../limits.ts";
import type { Deletion } from "./deletion.ts";
import { type DeletionKernel, wordOf } from "./deletion-kernel.ts";

// Finds pieces with the kernel, by the rules of certificates. The checker finds them with its own code.

/** Pieces of a position, each with a number: connected sets of cells, where symmetric images are one piece. */
export interface Pieces extends Omit<NumberedPieces, "of"> {
  /** Pieces of the position, each once: equal pairs cancel. */
  readonly whole: readonly number[];
  /** Moves of the whole board. */
  readonly moves: readonly number[];
  /** Value of a piece, by a search. @throws LimitError */
  exactly(piece: number, budget: Budget): number;
}

interface NumberedPieces {
  /** Pieces of the given cells, one bit for each cell. */
  of(cells: bigint): number[];
  /** Pieces that a move leaves of a piece; undefined when the move is impossible. */
  after(piece: number, move: number): number[] | undefined;
  /** Whether rotation by half a turn maps no cell of a piece to itself or to a neighbour: then its value is 0. */
  isEven(piece: number): boolean;
  /** Value of a piece if the search knows it; else -1. */
  known(piece: number): number;
  /** Cells of a piece, one bit for each; those of a rectangle are numbered along its shorter side. */
  wordOf(piece: number): bigint;
  sizeOf(piece: number): number;
}

/** Pieces of a position with an open search; calls `room` with the bytes that they take. */
export function piecesOf(
  { kernel, words, frame, sum }: Deletion,
  { game, left }: Deleting,
  room: (bytes: number) => void,
): Pieces {
  const numbers = numberedPieces(kernel, words, room);
  // The cells of the board are the first of the frame, and images of pieces stay on them.
  const isOnBoard = (cell: number) => cell < game.near.length;
  return {
    ...numbers,
    moves: frame.moves.flatMap(({ needs }, n) => (needs.every(isOnBoard) ? [n] : [])),
    whole: numbers.of(wordOf(left.map((cell) => frame.place(cell, game)))),
    exactly: (piece, budget) => sum(numbers.wordOf(piece), budget),
  };
}

/** Numbers for the pieces that a kernel finds, whose sets have `words` 64-bit words. */
function numberedPieces(
  kernel: DeletionKernel,
  words: number,
  room: (bytes: number) => void,
): NumberedPieces {
  const width = 2 * words;
  /** Halves of the words of all pieces, and a hash table with each piece's number plus one. */
  let cells = new Int32Array(width * 512);
  let table = new Int32Array(1024);
  let count = 0;
  room(cells.byteLength + table.byteLength);

  let memory: Int32Array<ArrayBufferLike> = new Int32Array(0);
  const at = kernel.getParts() >> 2;

  /** Memory of the kernel, which is replaced when its table grows. */
  function shared(): Int32Array<ArrayBufferLike> {
    if (memory.buffer !== kernel.memory.buffer) memory = new Int32Array(kernel.memory.buffer);
    return memory;
  }

  function give(piece: number): void {
    const to = shared();
    for (let i = 0; i < width; i++) to[at + i] = cells[width * piece + i]!;
  }

  /** Index of the words at `from` in the hash table, or of the empty entry for them. */
  function placeOf(words: Int32Array<ArrayBufferLike>, from: number): number {
    let hash = 0;
    for (let i = 0; i < width; i++) hash = Math.imul(hash ^ words[from + i]!, 0x9e3779b1) ^ (hash >>> 15);
    hash ^= hash >>> 16;
    for (let place = hash & (table.length - 1); ; place = (place + 1) & (table.length - 1)) {
      const other = width * (table[place]! - 1);
      if (other < 0) return place;
      let i = 0;
      while (i < width && cells[other + i] === words[from + i]) i++;
      if (i === width) return place;
    }
  }

  function widen(): void {
    room(cells.byteLength + table.byteLength);
    const more = new Int32Array(2 * cells.length);
    more.set(cells);
    cells = more;
    table = new Int32Array(2 * table.length);
    for (let piece = 0; piece < count; piece++) table[placeOf(cells, width * piece)] = piece + 1;
  }

  function numberAt(from: number): number {
    const known = table[placeOf(memory, from)]!;
    if (known !== 0) return known - 1;
    if (width * count === cells.length) widen();
    for (let i = 0; i < width; i++) cells[width * count + i] = memory[from + i]!;
    table[placeOf(cells, width * count)] = ++count;
    return count - 1;
  }

  /** Numbers of the pieces that the kernel has just found. */
  function numbers(found: number): number[] {
    shared();
    const pieces: number[] = [];
    for (let i = 0; i < found; i++) pieces.push(numberAt(at + width * i));
    return pieces;
  }

  return {
    of(word) {
      const to = shared();
      for (let i = 0; i < width; i++) to[at + i] = Number(BigInt.asIntN(32, word >> BigInt(32 * i)));
      return numbers(kernel.pieces());
    },
    after(piece, move) {
      give(piece);
      const found = kernel.after(move);
      return found < 0 ? undefined : numbers(found);
    },
    isEven(piece) {
      give(piece);
      return kernel.isEven() !== 0;
    },
    known(piece) {
      give(piece);
      return kernel.known();
    },
    wordOf(piece) {
      let word = 0n;
      for (let i = width - 1; i >= 0; i--) word = (word << 32n) | BigInt(cells[width * piece + i]! >>> 0);
      return word;
    },
    sizeOf(piece) {
      let size = 0;
      for (let i = 0; i < width; i++) size += popcount(cells[width * piece + i]!);
      return size;
    },
  };
}
