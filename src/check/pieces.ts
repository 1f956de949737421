import type { Board } from "./board-read.ts";
import { spreadOf } from "./spread.ts";
import { wordMap } from "./words.ts";

/** Pieces of a board: sets of cells that hold together, numbered as they are met, images of one another alike. */
export interface Pieces {
  /** The words of a piece, cells 0 to 31 and 32 to 63. */
  low(piece: number): number;
  high(piece: number): number;
  /** Whether half a turn sends no cell of it to itself or to one near it: then its value is 0. */
  even(piece: number): boolean;
  /** The piece that these cells, which hold together, are. */
  numbered(low: number, high: number): number;
  /** Puts what cells fall into from `found` at `at` on, without what cannot be moved in and what stands twice; the end. */
  split(low: number, high: number, found: number[], at: number): number;
  /** Moves: what each needs, and what it leaves of all. */
  readonly moves: readonly Taking[];
}

interface Taking {
  readonly needs: readonly [low: number, high: number];
  readonly keeps: readonly [low: number, high: number];
}

/** Words that are met again soon. */
const MET = 2 ** 16;

/** Bytes of a piece in lists. */
const PIECE = 40;

export const wordOf = (cells: Iterable<number>): [low: number, high: number] => {
  let [low, high] = [0, 0];
  for (const cell of cells)
    if (cell < 32) low |= 1 << cell;
    else high |= 1 << (cell - 32);
  return [low, high];
};

export function piecesOf(board: Board, room: (bytes: number) => void): Pieces {
  const { kind, near, columns } = board;
  const rows = columns === 0 ? 0 : near.length / columns;
  const spread = spreadOf(board);
  const { found } = spread;
  const numbers = wordMap(room);
  const [lows, highs, evens]: [number[], number[], boolean[]] = [[], [], []];
  const moves = takings(board);
  let [leftLow, leftHigh] = [0, 0];

  /** The number of a word that stands for its images; `upright` is the piece where it is new. */
  function numberOf(low: number, high: number, tall: number, wide: number): number {
    const known = numbers.get(low, high);
    if (known >= 0) return known;
    room(PIECE);
    const number = lows.length;
    numbers.set(low, high, number);
    lows.push(low);
    highs.push(high);
    evens.push(columns > 0 && isEven(tall, wide));
    return number;
  }

  const backwards = Int32Array.from({ length: 1 << columns }, (_, row) => {
    let image = 0;
    for (let x = 0; x < columns; x++) image |= ((row >> x) & 1) << (columns - 1 - x);
    return image;
  });
  /** The rows of a piece in its corner, and those of the piece with rows and columns exchanged. */
  const upright = new Int32Array(64);
  const across = new Int32Array(64);

  /** Row i of an image: bit 0 of `turn` mirrors rows, bit 1 their order, bit 2 exchanges rows and columns. */
  function rowOf(turn: number, i: number, tall: number, wide: number): number {
    const [lines, height, width] = turn & 4 ? [across, wide, tall] : [upright, tall, wide];
    const row = lines[turn & 2 ? height - 1 - i : i]!;
    return turn & 1 ? backwards[row]! >> (columns - width) : row;
  }

  /** The image of a piece that is least as a word, moved into the corner of the rectangle. */
  function leastImage(low: number, high: number): number {
    let [top, bottom, all] = [-1, 0, 0];
    for (let y = 0, at = 0; y < rows; y++, at += columns) {
      const row = bitsAt(low, high, at) & (backwards.length - 1);
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
    let [leastLow, leastHigh] = [0, 0];
    const height = best & 4 ? wide : tall;
    for (let y = 0, at = 0; y < height; y++, at += columns) {
      const row = rowOf(best, y, tall, wide);
      if (at < 32) {
        leastLow |= row << at;
        if (at + columns > 32) leastHigh |= row >>> (32 - at);
      } else leastHigh |= row << (at - 32);
    }
    return numberOf(leastLow, leastHigh, tall, wide);
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

  /** Words met of late, two for each, and the pieces that they are, one more than their numbers. */
  const metWords = new Int32Array(2 * MET);
  const met = new Int32Array(MET);
  room(metWords.byteLength + met.byteLength);

  function numbered(low: number, high: number): number {
    const mix = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
    const slot = (mix ^ (mix >>> 16)) & (MET - 1);
    if (metWords[2 * slot] === low && metWords[2 * slot + 1] === high && met[slot] !== 0)
      return met[slot]! - 1;
    const number = columns === 0 ? numberOf(low, high, 0, 0) : leastImage(low, high);
    metWords[2 * slot] = low;
    metWords[2 * slot + 1] = high;
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

  /**
   * Where moves take two near cells: of what is left the cells that nothing is beside go, those all of whose neighbours
   * have a leaf beside them, which what takes the two could take instead, and of the leaves of one cell all but one.
   */
  function lose(): void {
    for (;;) {
      spread.counted(leftLow, leftHigh, leftLow, leftHigh);
      leftLow = found[0]!;
      leftHigh = found[1]!;
      const leafLow = leftLow & ~found[2]!;
      const leafHigh = leftHigh & ~found[3]!;
      if ((leafLow | leafHigh) === 0) return;
      spread.counted(leftLow, leftHigh, leafLow, leafHigh);
      let [manyLow, manyHigh] = [found[2]!, found[3]!];
      spread.counted(leftLow, leftHigh, leftLow & ~found[0]!, leftHigh & ~found[1]!);
      let goneLow = leftLow & ~leafLow & ~found[0]!;
      let goneHigh = leftHigh & ~leafHigh & ~found[1]!;
      while ((manyLow | manyHigh) !== 0) {
        const [low, high] = manyLow !== 0 ? [manyLow & -manyLow, 0] : [0, manyHigh & -manyHigh];
        manyLow ^= low;
        manyHigh ^= high;
        spread.counted(leafLow, leafHigh, low, high);
        goneHigh |= found[0] === 0 ? found[1]! & (found[1]! - 1) : found[1]!;
        goneLow |= found[0]! & (found[0]! - 1);
      }
      if ((goneLow | goneHigh) === 0) return;
      leftLow &= ~goneLow;
      leftHigh &= ~goneHigh;
    }
  }

  const split = (low: number, high: number, pieces: number[], at: number): number =>
    splitOn(low, high, pieces, at, at);

  function splitOn(low: number, high: number, pieces: number[], at: number, from: number): number {
    let [end, cutLow, cutHigh] = [from, 0, 0];
    leftLow = low;
    leftHigh = high;
    if (kind === "arcs") {
      lose();
      spread.cut(leftLow, leftHigh);
      cutLow = found[0]!;
      cutHigh = found[1]!;
    }
    let [restLow, restHigh] = [leftLow, leftHigh];
    const [allLow, allHigh] = [leftLow, leftHigh];
    while ((restLow | restHigh) !== 0) {
      spread.flooded(restLow, restHigh, cutLow, cutHigh);
      const [ownLow, ownHigh] = [found[0]!, found[1]!];
      restLow ^= ownLow;
      restHigh ^= ownHigh;
      // What was cut off may have more to lose.
      if ((cutLow | cutHigh) !== 0 && (ownLow !== allLow || ownHigh !== allHigh))
        end = splitOn(ownLow, ownHigh, pieces, at, end);
      else end = toggled(numbered(ownLow, ownHigh), pieces, at, end);
    }
    return end;
  }

  return {
    low: (piece) => lows[piece]!,
    high: (piece) => highs[piece]!,
    even: (piece) => evens[piece]!,
    numbered,
    split,
    moves,
  };
}

/** The bits of two words from bit `at` on, 32 at most. */
const bitsAt = (low: number, high: number, at: number): number => {
  if (at === 0) return low;
  return at < 32 ? (low >>> at) | (high << (32 - at)) : high >>> (at - 32);
};

/** The moves of a game: what they take, by its kind. */
function takings({ kind, near }: Board): Taking[] {
  const pairs = near.flatMap((others, a) => others.filter((b) => b > a).map((b) => [a, b]));
  const singles = near.map((_, cell) => [cell]);
  const taking = (needs: readonly number[], takes: readonly number[]): Taking => {
    const [low, high] = wordOf(takes);
    return { needs: wordOf(needs), keeps: [~low, ~high] };
  };
  if (kind === "nodes") return near.map((others, cell) => taking([cell], [cell, ...others]));
  return (kind === "arcs" ? pairs : [...singles, ...pairs]).map((each) => taking(each, each));
}
