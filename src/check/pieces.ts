import type { Board } from "./board-read.ts";
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
  const nearLow = Int32Array.from(near, (others) => wordOf(others)[0]);
  const nearHigh = Int32Array.from(near, (others) => wordOf(others)[1]);
  const numbers = wordMap(room);
  const [lows, highs, evens]: [number[], number[], boolean[]] = [[], [], []];
  const moves = takings(board);
  const cells = new Int32Array(64);
  // Of the piece that is being split off: its leaves, the cells beside those, and the cells that go.
  let [leafLow, leafHigh, ledLow, ledHigh, goneLow, goneHigh] = [0, 0, 0, 0, 0, 0];

  /** The cells of a word into `cells`; how many. */
  function listed(low: number, high: number): number {
    let count = 0;
    for (let left = low; left !== 0; left &= left - 1) cells[count++] = 31 - Math.clz32(left & -left);
    for (let left = high; left !== 0; left &= left - 1) cells[count++] = 63 - Math.clz32(left & -left);
    return count;
  }

  function added(low: number, high: number, even: boolean): number {
    room(PIECE);
    lows.push(low);
    highs.push(high);
    evens.push(even);
    return lows.length - 1;
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
    const known = numbers.get(leastLow, leastHigh);
    if (known >= 0) return known;
    const number = added(leastLow, leastHigh, isEven(tall, wide));
    numbers.set(leastLow, leastHigh, number);
    return number;
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

  function numbered(low: number, high: number): number {
    const known = numbers.get(low, high);
    if (known >= 0) return known;
    if (columns === 0) {
      const number = added(low, high, false);
      numbers.set(low, high, number);
      return number;
    }
    const number = leastImage(low, high);
    if (lows[number] !== low || highs[number] !== high) numbers.set(low, high, number);
    return number;
  }

  /** Adds a piece to those found, or takes it away where it is there: two alike cancel. */
  function toggled(piece: number, found: number[], at: number, end: number): number {
    const twin = found.indexOf(piece, at);
    if (twin < 0 || twin >= end) {
      found[end] = piece;
      return end + 1;
    }
    found[twin] = found[end - 1]!;
    return end - 1;
  }

  /**
   * Where moves take two near cells: adds to `gone` the cells all of whose neighbours have a leaf beside them, which what
   * takes the two could take instead.
   */
  function lose(low: number, high: number): boolean {
    const count = listed(low, high);
    for (let i = 0; i < count; i++) {
      const cell = cells[i]!;
      const bit = 1 << (cell & 31);
      if (((cell < 32 ? leafLow : leafHigh) & bit) !== 0) continue;
      const bare = (nearLow[cell]! & low & ~ledLow) | (nearHigh[cell]! & high & ~ledHigh);
      if (bare !== 0) continue;
      if (cell < 32) goneLow |= bit;
      else goneHigh |= bit;
    }
    return (goneLow | goneHigh) !== 0;
  }

  function split(low: number, high: number, found: number[], at: number): number {
    const known = numbers.get(low, high);
    if (known >= 0) {
      found[at] = known;
      return at + 1;
    }
    return splitOn(low, high, found, at, at);
  }

  function splitOn(low: number, high: number, found: number[], at: number, from: number): number {
    let end = from;
    let [restLow, restHigh] = [low, high];
    while ((restLow | restHigh) !== 0) {
      let [edgeLow, edgeHigh] = restLow !== 0 ? [restLow & -restLow, 0] : [0, restHigh & -restHigh];
      let [ownLow, ownHigh] = [edgeLow, edgeHigh];
      leafLow = leafHigh = ledLow = ledHigh = goneLow = goneHigh = 0;
      restLow &= ~edgeLow;
      restHigh &= ~edgeHigh;
      while ((edgeLow | edgeHigh) !== 0) {
        let cell: number;
        if (edgeLow !== 0) {
          cell = 31 - Math.clz32(edgeLow & -edgeLow);
          edgeLow &= edgeLow - 1;
        } else {
          cell = 63 - Math.clz32(edgeHigh & -edgeHigh);
          edgeHigh &= edgeHigh - 1;
        }
        const besideLow = nearLow[cell]! & low;
        const besideHigh = nearHigh[cell]! & high;
        if (isOne(besideLow, besideHigh)) {
          // Of two leaves of one cell one goes.
          const again = ((besideLow & ledLow) | (besideHigh & ledHigh)) !== 0;
          const bit = 1 << (cell & 31);
          if (cell < 32) leafLow |= bit;
          else leafHigh |= bit;
          if (again && cell < 32) goneLow |= bit;
          else if (again) goneHigh |= bit;
          ledLow |= besideLow;
          ledHigh |= besideHigh;
        }
        const moreLow = besideLow & restLow;
        const moreHigh = besideHigh & restHigh;
        restLow ^= moreLow;
        restHigh ^= moreHigh;
        ownLow |= moreLow;
        ownHigh |= moreHigh;
        edgeLow |= moreLow;
        edgeHigh |= moreHigh;
      }
      if (kind === "arcs") {
        if (isOne(ownLow, ownHigh)) continue;
        if ((leafLow | leafHigh) !== 0 && lose(ownLow, ownHigh)) {
          end = splitOn(ownLow & ~goneLow, ownHigh & ~goneHigh, found, at, end);
          continue;
        }
      }
      end = toggled(numbered(ownLow, ownHigh), found, at, end);
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

const isOne = (low: number, high: number): boolean =>
  (low === 0 || high === 0) && (low & (low - 1)) === 0 && (high & (high - 1)) === 0;

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
