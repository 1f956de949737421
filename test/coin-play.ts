/**
 * Rules of coin turning games and their play. Shares nothing with src. A row is a number whose ones are the
 * heads, place 0 lowest; a board likewise, row by row.
 */
/** Whether coins of a row may be turned together, given their places in ascending order. */
export const legal: Record<string, (places: readonly number[]) => boolean> = {
  "turning-turtles": ({ length }) => length <= 2,
  "mock-turtles": ({ length }) => length <= 3,
  ruler: (places) => places.at(-1)! - places[0]! === places.length - 1,
  twins: ({ length }) => length === 2,
  triplets: ({ length }) => length === 3,
  motley: () => true,
  moebius: ({ length }) => length <= 5,
  mogul: ({ length }) => length <= 7,
  moidores: ({ length }) => length <= 9,
  turnips: ([a, b, c, ...more]) => c !== undefined && more.length === 0 && b! - a! === c - b!,
  sym: (places) => {
    const ends = places[0]! + places.at(-1)!;
    return places.every((place) => places.includes(ends - place));
  },
  "ruler-fives": (places) => places.length <= 5 && places.at(-1)! - places[0]! === places.length - 1,
  "mock-turtle-fives": (places) => places.length <= 3 && places.at(-1)! - places[0]! < 5,
  "triplet-fives": (places) => places.length === 3 && places.at(-1)! - places[0]! < 5,
  "2..3": ({ length }) => length === 2 || length === 3,
  "2in3": (places) => places.length === 2 && places.at(-1)! - places[0]! < 3,
  "2..": ({ length }) => length >= 2,
  "2..joined": (places) => places.length >= 2 && places.at(-1)! - places[0]! === places.length - 1,
  "1..3joined": (places) => places.length <= 3 && places.at(-1)! - places[0]! === places.length - 1,
  "4in6": (places) => places.length === 4 && places.at(-1)! - places[0]! < 6,
  grunt: ([a, b, c, d, ...more]) =>
    a === 0 && d !== undefined && more.length === 0 && b !== c && b! + c! === d,
};

export const places = (mask: number): number[] =>
  [...Array(32).keys()].filter((place) => mask & (1 << place));

export const fitting = (fits: (places: readonly number[]) => boolean, length: number): number[] =>
  Array.from({ length: 2 ** length }, (_, mask) => mask).filter((mask) => mask > 0 && fits(places(mask)));

export const sets = (rule: string, length: number): number[] => fitting(legal[rule]!, length);

/** Values of all rows or boards by play: a move turns a set of coins, the highest of which shows heads. */
export function valuesByPlay(turned: readonly number[], coins: number): number[] {
  const values: number[] = [];
  for (let row = 0; row < 2 ** coins; row++) {
    const seen = new Set<number>();
    for (const set of turned) if (row & (1 << (31 - Math.clz32(set)))) seen.add(values[row ^ set]!);
    let least = 0;
    while (seen.has(least)) least++;
    values.push(least);
  }
  return values;
}

/** Product of two rules on a board, with the values of its squares by play of all positions. */
export interface ProductByPlay {
  readonly name: string;
  /** Value of the head at each square, row by row. */
  readonly heads: readonly number[];
  /** For each square, the sets of squares that may be turned with it as the last one. */
  readonly turned: readonly (readonly number[])[];
}

/**
 * Product of two rules on a board of a given size, by play. Fails if a position is not the sum of its heads.
 */
export function productByPlay(
  [rows, columns]: readonly [string, string],
  [height, width]: readonly [number, number],
): ProductByPlay {
  const board = (row: number, column: number) =>
    places(row).reduce((turned, x) => turned | (column << (x * width)), 0);
  const turned = sets(rows, height).flatMap((row) =>
    sets(columns, width).map((column) => board(row, column)),
  );
  const values = valuesByPlay(turned, height * width);
  const heads = Array.from({ length: height * width }, (_, square) => values[2 ** square]!);
  for (const [position, value] of values.entries()) {
    let sum = 0;
    for (let square = 0; square < heads.length; square++) if ((position >> square) & 1) sum ^= heads[square]!;
    if (sum !== value)
      throw new Error(`${rows}*${columns}: ${position.toString(2)} has ${value}, not ${sum}`);
  }
  return {
    name: `coins(${rows}*${columns})`,
    heads,
    turned: heads.map((_, square) => turned.filter((set) => set >> square === 1)),
  };
}

/** All ordered pairs of rules. */
export const pairs: readonly (readonly [string, string])[] = Object.keys(legal).flatMap((rows) =>
  Object.keys(legal).map((columns) => [rows, columns] as const),
);
