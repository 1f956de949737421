import type { Board } from "./board-read.ts";
import { imagesOf } from "./images.ts";
import { spreadOf } from "./spread.ts";
import { type Cells, mixed, noCells, put, widthOf, wordMap } from "./words.ts";

/** Pieces of a board: sets of cells that hold together, numbered as they are met, images of one another alike. */
export interface Pieces {
  /** A set of cells of the board that has none. */
  empty(): Cells;
  /** Puts the cells of a piece, as it stands for its images, into a set. */
  put(piece: number, set: Cells): Cells;
  /** Whether half a turn sends no cell of it to itself or to one near it: then its value is 0. */
  even(piece: number): boolean;
  /** The piece that these cells, which hold together, are. */
  numbered(set: Cells): number;
  /** Puts what cells fall into from `found` at `at` on, without what cannot be moved in and what stands twice; the end. */
  split(set: Cells, found: number[], at: number): number;
  /** The same of what a move leaves of a piece, from 0 on; IMPOSSIBLE where it cannot be made. */
  after(piece: number, move: number, found: number[]): number;
  /** How many moves there are on the whole board: each has a number. */
  readonly moves: number;
}

/** What is said of a move that cannot be made. */
export const IMPOSSIBLE = -2;

/** Sets that are met again soon. */
const MET = 2 ** 16;

/** Bytes of a piece in lists, without its words. */
const PIECE = 24;

export function piecesOf(board: Board, room: (bytes: number) => void): Pieces {
  const { kind, near, columns } = board;
  const width = widthOf(near.length);
  const spread = spreadOf(board);
  const images = columns > 0 ? imagesOf(board) : undefined;
  const numbers = wordMap(width, room);
  const evens: boolean[] = [];
  let words = new Int32Array(width * 1024);
  room(words.byteLength);
  const { needs, takes } = takings(board);
  const empty = () => noCells(width);

  /** The number of a set that stands for its images. */
  function numberOf(set: Cells): number {
    const known = numbers.get(set);
    if (known >= 0) return known;
    room(PIECE);
    const number = evens.length;
    numbers.set(set, number);
    if (width * number === words.length) {
      room(2 * words.byteLength);
      const more = new Int32Array(2 * words.length);
      more.set(words);
      words = more;
    }
    for (let i = 0; i < width; i++) words[width * number + i] = set[i + 1]!;
    evens.push(images?.isEven() ?? false);
    return number;
  }

  /** Sets met of late, and the pieces that they are, one more than their numbers. */
  const metWords = new Int32Array(width * MET);
  const met = new Int32Array(MET);
  room(metWords.byteLength + met.byteLength);

  function numbered(set: Cells): number {
    const slot = mixed(set, 1, width) & (MET - 1);
    const at = width * slot;
    let i = 0;
    while (i < width && metWords[at + i] === set[i + 1]) i++;
    if (i === width && met[slot] !== 0) return met[slot]! - 1;
    const number = numberOf(images?.least(set) ?? set);
    for (let k = 0; k < width; k++) metWords[at + k] = set[k + 1]!;
    met[slot] = number + 1;
    return number;
  }

  /** Adds a piece to those found, or takes it away where it is there: two alike cancel. */
  function toggled(piece: number, pieces: number[], at: number, end: number): number {
    const twin = pieces.indexOf(piece, at);
    if (twin < 0 || twin >= end) {
      pieces[end] = piece;
      return end + 1;
    }
    pieces[twin] = pieces[end - 1]!;
    return end - 1;
  }

  const [leaves, several, bare, only, gone] = [empty(), empty(), empty(), empty(), empty()];

  /**
   * Where moves take two near cells: of what is left the cells that nothing is beside go, those all of whose neighbours
   * have a leaf beside them, which what takes the two could take instead, and of the leaves of one cell all but one.
   */
  function lose(left: Cells): void {
    const { one, many } = spread;
    for (;;) {
      spread.counted(left, left);
      let any = 0;
      for (let i = 1; i <= width; i++) {
        left[i] = one[i]!;
        leaves[i] = one[i]! & ~many[i]!;
        any |= leaves[i]!;
      }
      if (any === 0) return;
      spread.counted(left, leaves);
      for (let i = 1; i <= width; i++) {
        several[i] = many[i]!;
        bare[i] = left[i]! & ~one[i]!;
      }
      spread.counted(left, bare);
      for (let i = 1; i <= width; i++) gone[i] = left[i]! & ~leaves[i]! & ~one[i]!;
      for (let i = 1; i <= width; i++)
        for (let bits = several[i]!; bits !== 0; bits &= bits - 1) loseLeavesOf(i, bits & -bits);
      any = 0;
      for (let i = 1; i <= width; i++) {
        any |= gone[i]!;
        left[i]! &= ~gone[i]!;
      }
      if (any === 0) return;
    }
  }

  function loseLeavesOf(word: number, bit: number): void {
    only.fill(0);
    only[word] = bit;
    spread.counted(leaves, only);
    let kept = false;
    for (let i = 1; i <= width; i++) {
      const found = spread.one[i]!;
      gone[i]! |= kept ? found : found & (found - 1);
      kept ||= found !== 0;
    }
  }

  /** What is left, what of it is not looked at yet, and the links that are lost, one within the other. */
  const frames = [{ left: empty(), rest: empty(), lost: empty() }];

  function splitOn(depth: number, pieces: number[], at: number, from: number): number {
    const { left, rest, lost } = frames[depth]!;
    let end = from;
    let isCut = false;
    if (kind === "arcs") {
      lose(left);
      isCut = spread.cut(left, lost);
    }
    for (let i = 1; i <= width; i++) rest[i] = left[i]!;
    while (!isEmpty(rest)) {
      spread.flooded(rest, lost);
      const { own } = spread;
      for (let i = 1; i <= width; i++) rest[i]! ^= own[i]!;
      // What was cut off may have more to lose.
      if (isCut && !isSame(own, left)) {
        if (frames[depth + 1] === undefined) frames.push({ left: empty(), rest: empty(), lost: empty() });
        frames[depth + 1]!.left.set(own);
        end = splitOn(depth + 1, pieces, at, end);
      } else end = toggled(numbered(own), pieces, at, end);
    }
    return end;
  }

  return {
    empty,
    put(piece, set) {
      for (let i = 0; i < width; i++) set[i + 1] = words[width * piece + i]!;
      return set;
    },
    even: (piece) => evens[piece]!,
    numbered,
    split(set, pieces, at) {
      frames[0]!.left.set(set);
      return splitOn(0, pieces, at, at);
    },
    after(piece, move, pieces) {
      const { left } = frames[0]!;
      const from = width * piece;
      const at = width * move;
      for (let i = 0; i < width; i++) {
        const word = words[from + i]!;
        if ((~word & needs[at + i]!) !== 0) return IMPOSSIBLE;
        left[i + 1] = word & ~takes[at + i]!;
      }
      return splitOn(0, pieces, 0, 0);
    },
    moves: needs.length / width,
  };
}

function isEmpty(set: Cells): boolean {
  for (let i = 1; i < set.length - 1; i++) if (set[i] !== 0) return false;
  return true;
}

function isSame(a: Cells, b: Cells): boolean {
  for (let i = 1; i < a.length - 1; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The moves of a game, by its kind: the words of what each needs, and of what it takes. */
function takings({ kind, near }: Board): { needs: Int32Array; takes: Int32Array } {
  const pairs = near.flatMap((others, a) => others.filter((b) => b > a).map((b) => [a, b]));
  const singles = near.map((_, cell) => [cell]);
  const width = widthOf(near.length);
  const set = (cells: readonly number[]) => [...put(noCells(width), cells).subarray(1, width + 1)];
  const words = (moves: readonly (readonly number[])[]) => Int32Array.from(moves.flatMap(set));
  if (kind === "nodes")
    return { needs: words(singles), takes: words(near.map((others, cell) => [cell, ...others])) };
  const all = words(kind === "arcs" ? pairs : [...singles, ...pairs]);
  return { needs: all, takes: all };
}
