import type { Board } from "./board-read.ts";
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

interface Taking {
  readonly needs: Cells;
  readonly takes: Cells;
}

/** Sets that are met again soon. */
const MET = 2 ** 16;

/** Bytes of a piece in lists, without its words. */
const PIECE = 24;

export function piecesOf(board: Board, room: (bytes: number) => void): Pieces {
  const { kind, near, columns } = board;
  const rows = columns === 0 ? 0 : near.length / columns;
  const width = widthOf(near.length);
  const spread = spreadOf(board);
  const numbers = wordMap(width, room);
  const evens: boolean[] = [];
  let words = new Int32Array(width * 1024);
  room(words.byteLength);
  const moves = takings(board);
  const empty = () => noCells(width);

  /** The number of a set that stands for its images, of which `upright` has the rows where it is new. */
  function numberOf(set: Cells, tall: number, wide: number): number {
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
    evens.push(columns > 0 && isEven(tall, wide));
    return number;
  }

  const backwards = Int32Array.from({ length: 1 << columns }, (_, row) => {
    let image = 0;
    for (let x = 0; x < columns; x++) image |= ((row >> x) & 1) << (columns - 1 - x);
    return image;
  });
  /** The rows of a piece in its corner, and those of the piece with rows and columns exchanged. */
  const upright = new Int32Array(rows);
  const across = new Int32Array(rows);
  const least = empty();

  /** Row i of an image: bit 0 of `turn` mirrors rows, bit 1 their order, bit 2 exchanges rows and columns. */
  function rowOf(turn: number, i: number, tall: number, wide: number): number {
    const [lines, height, breadth] = turn & 4 ? [across, wide, tall] : [upright, tall, wide];
    const row = lines[turn & 2 ? height - 1 - i : i]!;
    return turn & 1 ? backwards[row]! >> (columns - breadth) : row;
  }

  /** The image of a piece that is least as a word, moved into the corner of the rectangle. */
  function leastImage(set: Cells): number {
    let [top, bottom, all] = [-1, 0, 0];
    for (let y = 0, at = 0; y < rows; y++, at += columns) {
      const row = bitsAt(set, at) & (backwards.length - 1);
      upright[y] = row;
      if (row === 0) continue;
      if (top < 0) top = y;
      bottom = y;
      all |= row;
    }
    const first = 31 - Math.clz32(all & -all);
    const [tall, wide] = [bottom - top + 1, 32 - Math.clz32(all) - first];
    for (let y = 0; y < tall; y++) upright[y] = upright[top + y]! >> first;
    const turns = tall <= columns && wide <= rows ? 8 : 4;
    if (turns === 8)
      for (let x = 0; x < wide; x++) {
        across[x] = 0;
        for (let y = 0; y < tall; y++) across[x]! |= ((upright[y]! >> x) & 1) << y;
      }
    let best = turns === 8 && wide < tall ? 4 : 0;
    for (let turn = best + 1; turn < (wide < tall || tall < wide ? (best & 4) + 4 : turns); turn++)
      if (isLess(turn, best, best & 4 ? wide : tall, tall, wide)) best = turn;
    least.fill(0);
    const height = best & 4 ? wide : tall;
    for (let y = 0, at = 0; y < height; y++, at += columns) {
      const row = rowOf(best, y, tall, wide);
      const [word, bit] = [1 + (at >> 5), at & 31];
      least[word]! |= row << bit;
      if (bit + columns > 32) least[word + 1]! |= row >>> (32 - bit);
    }
    return numberOf(least, tall, wide);
  }

  function isLess(turn: number, than: number, height: number, tall: number, wide: number): boolean {
    for (let y = height - 1; y >= 0; y--) {
      const difference = rowOf(turn, y, tall, wide) - rowOf(than, y, tall, wide);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  /** Whether half a turn is an image like the piece, but sends no cell to itself or to one near it. */
  function isEven(tall: number, wide: number): boolean {
    for (let y = 0; y < tall; y++) if (upright[y] !== rowOf(3, y, tall, wide)) return false;
    // With two even sides the middle is a corner; else it is a cell, or a side between two.
    if (((tall | wide) & 1) === 0) return true;
    return ((upright[tall >> 1]! >> (wide >> 1)) & 1) === 0;
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
    const number = columns === 0 ? numberOf(set, 0, 0) : leastImage(set);
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
    rest.set(left);
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
      const { needs, takes } = moves[move]!;
      const { left } = frames[0]!;
      const from = width * piece;
      for (let i = 1; i <= width; i++) {
        const word = words[from + i - 1]!;
        if ((word & needs[i]!) !== needs[i]) return IMPOSSIBLE;
        left[i] = word & ~takes[i]!;
      }
      return splitOn(0, pieces, 0, 0);
    },
    moves: moves.length,
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

/** The bits of a set from bit `at` on, 32 at most. */
const bitsAt = (set: Cells, at: number): number => {
  const [word, bit] = [1 + (at >> 5), at & 31];
  return bit === 0 ? set[word]! : (set[word]! >>> bit) | (set[word + 1]! << (32 - bit));
};

/** The moves of a game: what they take, by its kind. */
function takings({ kind, near }: Board): Taking[] {
  const pairs = near.flatMap((others, a) => others.filter((b) => b > a).map((b) => [a, b]));
  const singles = near.map((_, cell) => [cell]);
  const set = (cells: readonly number[]) => put(noCells(widthOf(near.length)), cells);
  const taking = (needs: readonly number[], takes: readonly number[]): Taking => ({
    needs: set(needs),
    takes: set(takes),
  });
  if (kind === "nodes") return near.map((others, cell) => taking([cell], [cell, ...others]));
  return (kind === "arcs" ? pairs : [...singles, ...pairs]).map((each) => taking(each, each));
}
