import type { Board } from "./board-read.ts";

/** What lies beside cells, which are two words: cells 0 to 31, and 32 to 63. What is found is in `found`, two words each. */
export interface Spread {
  /** The cells of a set that have one of some cells beside them, then those that have several. */
  counted(low: number, high: number, someLow: number, someHigh: number): void;
  /** The cells of a set that hold together with its first. */
  flooded(low: number, high: number): void;
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
    flooded(low, high) {
      let [ownLow, ownHigh] = low !== 0 ? [low & -low, 0] : [0, high & -high];
      for (;;) {
        const e = ownLow & eastLow;
        const w = ownHigh & westHigh;
        const moreLow =
          (ownLow |
            (e << 1) |
            ((ownLow & westLow) >>> 1) |
            (w << 31) |
            (ownLow << down) |
            (ownLow >>> down) |
            (ownHigh << rest)) &
          low;
        const moreHigh =
          (ownHigh |
            ((ownHigh & eastHigh) << 1) |
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
