import type { Board } from "./board-position.ts";
import { spreadOf } from "./spread.ts";
import { type Cells, mixed, noCells, put, widthOf, wordMap } from "./words.ts";

/**
 * Pieces of a board: connected sets of cells, numbered in the order of discovery, with one number for all symmetric
 * images.
 */
export interface Pieces {
  /** Empty set of cells of the board. */
  empty(): Cells;
  /** Stores the cells of a piece's representative image in a set. */
  put(piece: number, set: Cells): Cells;
  /** Whether rotation by half a turn maps no cell to itself or to a neighbour: then the value is 0. */
  even(piece: number): boolean;
  /** Piece formed by these connected cells. */
  numbered(set: Cells): number;
  /**
   * Appends the pieces of a set to `found` at `at`, without pieces that have no moves and pairs of equal pieces;
   * returns the end.
   */
  split(set: Cells, found: number[], at: number): number;
  /** Stores the pieces that a move leaves of a piece, from index 0 on; returns IMPOSSIBLE when the move is. */
  after(piece: number, move: number, found: number[]): number;
  /** Number of moves on the whole board; moves are numbered. */
  readonly moves: number;
}

/** Result for an impossible move. */
export const IMPOSSIBLE = -2;

/** Number of sets in the cache of recent ones. */
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

  /** Number of a set that is its own representative. */
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

  /** Recent sets, and the numbers of their pieces plus one. */
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

  /** Adds a piece to the found ones, or removes it if present: equal pairs cancel. */
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
   * Removes cells that do not matter when moves take two neighbours: isolated cells; cells all of whose neighbours have
   * a leaf, which could be taken instead of the cell; and all but one of the leaves of a cell.
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

  /** Stack of remaining cells, unvisited cells and lost links, for nested parts. */
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
      // Separated parts may lose more cells.
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

/** Moves of a game by its kind: the words of the cells that each needs and takes. */
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

/** Images of pieces of a rectangle under reflections and rotations. */
interface Images {
  /** Lexicographically least image of a piece, moved into the corner of the rectangle; valid until the next call. */
  least(set: Cells): Cells;
  /** Whether rotation by half a turn preserves the piece but maps no cell to itself or to a neighbour. */
  isEven(): boolean;
}

function imagesOf({ near, columns }: Board): Images {
  const rows = near.length / columns;
  const width = widthOf(near.length);
  const full = 2 ** columns - 1;
  const backwards = Int32Array.from({ length: 2 ** columns }, (_, row) => {
    let image = 0;
    for (let x = 0; x < columns; x++) image |= ((row >> x) & 1) << (columns - 1 - x);
    return image;
  });
  const lines = new Int32Array(rows);
  /** Rows of a piece in its corner followed by its columns, and the same in reverse. */
  const plain = new Int32Array(rows + columns);
  const mirrored = new Int32Array(rows + columns);
  const image = noCells(width);
  let [tall, wide] = [0, 0];

  /**
   * Position of row i of an image: bit 0 of `turn` mirrors rows, bit 1 reverses their order, bit 2 exchanges rows and
   * columns.
   */
  function placeOf(turn: number, i: number): number {
    const from = turn & 4 ? rows : 0;
    if ((turn & 2) === 0) return from + i;
    return from + (turn & 4 ? wide : tall) - 1 - i;
  }

  function isLess(turn: number, than: number, height: number): boolean {
    const own = turn & 1 ? mirrored : plain;
    const other = than & 1 ? mirrored : plain;
    for (let y = height - 1; y >= 0; y--) {
      const difference = own[placeOf(turn, y)]! - other[placeOf(than, y)]!;
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  /** Stores the rows of a piece for comparison, and its columns if they fit rows. */
  function measure(set: Cells): void {
    let top = -1;
    let bottom = 0;
    let all = 0;
    for (let y = 0, at = 0; y < rows; y++, at += columns) {
      const word = 1 + (at >> 5);
      const bit = at & 31;
      let row = set[word]! >>> bit;
      if (bit + columns > 32) row |= set[word + 1]! << (32 - bit);
      row &= full;
      lines[y] = row;
      if (row === 0) continue;
      if (top < 0) top = y;
      bottom = y;
      all |= row;
    }
    const first = 31 - Math.clz32(all & -all);
    tall = bottom - top + 1;
    wide = 32 - Math.clz32(all) - first;
    for (let y = 0; y < tall; y++) {
      const row = lines[top + y]! >> first;
      plain[y] = row;
      mirrored[y] = backwards[row]! >> (columns - wide);
    }
  }

  function exchange(): void {
    for (let x = 0; x < wide; x++) {
      let line = 0;
      for (let y = 0; y < tall; y++) line |= ((plain[y]! >> x) & 1) << y;
      plain[rows + x] = line;
      mirrored[rows + x] = backwards[line]! >> (columns - tall);
    }
  }

  return {
    least(set) {
      measure(set);
      const turns = tall <= columns && wide <= rows ? 8 : 4;
      let best = turns === 8 && wide < tall ? 4 : 0;
      if (turns === 8 && wide <= tall) exchange();
      const end = best === 0 && wide !== tall ? 4 : turns;
      const height = best === 4 ? wide : tall;
      for (let turn = best + 1; turn < end; turn++) if (isLess(turn, best, height)) best = turn;
      for (let i = 1; i <= width; i++) image[i] = 0;
      const from = best & 1 ? mirrored : plain;
      for (let y = 0, at = 0; y < height; y++, at += columns) {
        const row = from[placeOf(best, y)]!;
        const word = 1 + (at >> 5);
        const bit = at & 31;
        image[word]! |= row << bit;
        if (bit + columns > 32) image[word + 1]! |= row >>> (32 - bit);
      }
      return image;
    },
    isEven() {
      for (let y = 0; y < tall; y++) if (plain[y] !== mirrored[tall - 1 - y]) return false;
      // With two even sides the centre is a corner; otherwise it is a cell, or a side between two cells.
      if (((tall | wide) & 1) === 0) return true;
      return ((plain[tall >> 1]! >> (wide >> 1)) & 1) === 0;
    },
  };
}
