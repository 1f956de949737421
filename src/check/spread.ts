import type { Board } from "./board-read.ts";

/** What lies beside cells, which are two words: cells 0 to 31, and 32 to 63. What is found is in `found`, two words each. */
export interface Spread {
  /** The cells of a set that have one of some cells beside them, then those that have several. */
  counted(low: number, high: number, someLow: number, someHigh: number): void;
  /** Squares of a set whose links to the next in the row are lost where moves take two near cells. */
  cut(low: number, high: number): void;
  /** The cells of a set that hold together with its first, without the links that are cut. */
  flooded(low: number, high: number, cutLow: number, cutHigh: number): void;
  readonly found: Int32Array;
}

export const spreadOf = (board: Board): Spread =>
  board.columns > 0 ? squares(board.columns, board.near.length) : graph(board.near);

/** On a rectangle all squares go one step at once. */
function squares(columns: number, cells: number): Spread {
  const found = new Int32Array(4);
  const [down, rest] = [columns, 32 - columns];
  const inside = (column: number): [number, number] => {
    let [low, high] = [0, 0];
    for (let cell = 0; cell < cells; cell++) {
      if (cell % columns === column) continue;
      if (cell < 32) low |= 1 << cell;
      else high |= 1 << (cell - 32);
    }
    return [low, high];
  };
  const [eastLow, eastHigh] = inside(columns - 1);
  const [westLow, westHigh] = inside(0);

  return {
    found,
    counted(low, high, someLow, someHigh) {
      const [e, w] = [someLow & eastLow, someLow & westLow];
      const aLow = e << 1;
      const aHigh = ((someHigh & eastHigh) << 1) | (e >>> 31);
      const bLow = (w >>> 1) | ((someHigh & westHigh) << 31);
      const bHigh = (someHigh & westHigh) >>> 1;
      const cLow = someLow << down;
      const cHigh = (someHigh << down) | (someLow >>> rest);
      const dLow = (someLow >>> down) | (someHigh << rest);
      const dHigh = someHigh >>> down;
      found[0] = (aLow | bLow | cLow | dLow) & low;
      found[1] = (aHigh | bHigh | cHigh | dHigh) & high;
      found[2] = ((aLow & bLow) | (cLow & dLow) | ((aLow | bLow) & (cLow | dLow))) & low;
      found[3] = ((aHigh & bHigh) | (cHigh & dHigh) | ((aHigh | bHigh) & (cHigh | dHigh))) & high;
    },
    // In a block of four squares two opposite ones may have no other neighbours. What is left after the first is taken with
    // one of the others is, but for the name of a square, what is left after the second is: the links along the rows go.
    cut(low, high) {
      const whole = low & eastLow & upLow(low, high, 1) & upLow(low, high, down) & upLow(low, high, down + 1);
      const wholeHigh = high & eastHigh & (high >>> 1) & (high >>> down) & (high >>> (down + 1));
      found[0] = 0;
      found[1] = 0;
      if ((whole | wholeHigh) === 0) return;
      const aLow = (low & eastLow) << 1;
      const aHigh = ((high & eastHigh) << 1) | ((low & eastLow) >>> 31);
      const bLow = upLow(low & westLow, high & westHigh, 1);
      const bHigh = (high & westHigh) >>> 1;
      const cLow = low << down;
      const cHigh = (high << down) | (low >>> rest);
      const dLow = upLow(low, high, down);
      const dHigh = high >>> down;
      const two = twoOf(aLow, bLow, cLow, dLow) & low;
      const twoHigh = twoOf(aHigh, bHigh, cHigh, dHigh) & high;
      const sure =
        whole &
        ((two & upLow(two, twoHigh, down + 1)) | (upLow(two, twoHigh, 1) & upLow(two, twoHigh, down)));
      const sureHigh =
        wholeHigh & ((twoHigh & (twoHigh >>> (down + 1))) | ((twoHigh >>> 1) & (twoHigh >>> down)));
      found[0] = sure | (sure << down);
      found[1] = sureHigh | (sureHigh << down) | (sure >>> rest);
    },
    flooded(low, high, cutLow, cutHigh) {
      let [ownLow, ownHigh] = low !== 0 ? [low & -low, 0] : [0, high & -high];
      const toEastLow = eastLow & ~cutLow;
      const toEastHigh = eastHigh & ~cutHigh;
      const toWestLow = westLow & ~(cutLow << 1);
      const toWestHigh = westHigh & ~((cutHigh << 1) | (cutLow >>> 31));
      for (;;) {
        const e = ownLow & toEastLow;
        const w = ownHigh & toWestHigh;
        const moreLow =
          (ownLow |
            (e << 1) |
            ((ownLow & toWestLow) >>> 1) |
            (w << 31) |
            (ownLow << down) |
            (ownLow >>> down) |
            (ownHigh << rest)) &
          low;
        const moreHigh =
          (ownHigh |
            ((ownHigh & toEastHigh) << 1) |
            (e >>> 31) |
            (w >>> 1) |
            (ownHigh << down) |
            (ownLow >>> rest) |
            (ownHigh >>> down)) &
          high;
        if (moreLow === ownLow && moreHigh === ownHigh) break;
        ownLow = moreLow;
        ownHigh = moreHigh;
      }
      found[0] = ownLow;
      found[1] = ownHigh;
    },
  };
}

/** The lower of two words that are shifted down, and the cells that two of four words have. */
const upLow = (low: number, high: number, by: number): number => (low >>> by) | (high << (32 - by));
const twoOf = (a: number, b: number, c: number, d: number): number =>
  ((a & b) | (c & d) | ((a | b) & (c | d))) & ~(a ^ b ^ c ^ d) & ~(a & b & c & d);

/** On other graphs one cell after another. */
function graph(near: Board["near"]): Spread {
  const found = new Int32Array(4);
  const half = (from: number) =>
    Int32Array.from(near, (others) =>
      others.reduce((word, cell) => (cell >> 5 === from ? word | (1 << (cell & 31)) : word), 0),
    );
  const [nearLow, nearHigh] = [half(0), half(1)];

  return {
    found,
    counted(low, high, someLow, someHigh) {
      found.fill(0);
      for (let word = 0; word < 2; word++)
        for (let left = word === 0 ? low : high; left !== 0; left &= left - 1) {
          const bit = left & -left;
          const cell = 32 * word + 31 - Math.clz32(bit);
          const besideLow = nearLow[cell]! & someLow;
          const besideHigh = nearHigh[cell]! & someHigh;
          if ((besideLow | besideHigh) === 0) continue;
          found[word]! |= bit;
          if (!isOne(besideLow, besideHigh)) found[2 + word]! |= bit;
        }
    },
    cut() {
      found[0] = 0;
      found[1] = 0;
    },
    flooded(low, high) {
      let [restLow, restHigh] = [low, high];
      let [edgeLow, edgeHigh] = low !== 0 ? [low & -low, 0] : [0, high & -high];
      found[0] = 0;
      found[1] = 0;
      while ((edgeLow | edgeHigh) !== 0) {
        const bit = edgeLow !== 0 ? edgeLow & -edgeLow : edgeHigh & -edgeHigh;
        const cell = (edgeLow !== 0 ? 31 : 63) - Math.clz32(bit);
        if (edgeLow !== 0) {
          edgeLow ^= bit;
          found[0]! |= bit;
          restLow &= ~bit;
        } else {
          edgeHigh ^= bit;
          found[1]! |= bit;
          restHigh &= ~bit;
        }
        edgeLow |= nearLow[cell]! & restLow;
        edgeHigh |= nearHigh[cell]! & restHigh;
      }
    },
  };
}

/** Whether two words have one bit together. */
const isOne = (low: number, high: number): boolean =>
  (low === 0 || high === 0) && (low & (low - 1)) === 0 && (high & (high - 1)) === 0;
