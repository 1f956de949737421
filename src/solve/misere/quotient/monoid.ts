/**
 * Finite commutative monoid with its P-portion. Elements are numbered from 0, the unit; element x > 0 is
 * `parent[x]` times generator `last[x]`, so that every element has a word.
 */
export interface Monoid {
  readonly order: number;
  /** Product x y at `times[x * order + y]`. */
  readonly times: Int32Array;
  /** 1 for elements of the P-portion. */
  readonly inP: Uint8Array;
  readonly generators: readonly number[];
  readonly parent: Int32Array;
  readonly last: Int32Array;
}

/** Quotient of no heaps: one element, empty P-portion. */
export const trivial = (): Monoid => monoidOf(new Int32Array(0), 0, new Uint8Array(1));

/**
 * Monoid whose generators act as `step`, x times generator g at `step[x * count + g]`. The actions must
 * commute, and every element must be reachable from 0.
 */
export function monoidOf(
  step: Int32Array,
  count: number,
  inP: Uint8Array,
  clock: () => void = () => undefined,
): Monoid {
  const order = inP.length;
  const parent = new Int32Array(order).fill(-1);
  const last = new Int32Array(order).fill(-1);
  const reached = [0];
  for (let i = 0; i < reached.length; i++) {
    const x = reached[i]!;
    for (let g = 0; g < count; g++) {
      const y = step[x * count + g]!;
      if (y === 0 || parent[y] !== -1) continue;
      parent[y] = x;
      last[y] = g;
      reached.push(y);
    }
  }
  const times = new Int32Array(order * order);
  for (let z = 0; z < order; z++) times[z] = z;
  for (const x of reached.slice(1)) {
    clock();
    const from = parent[x]! * order;
    for (let z = 0; z < order; z++) times[x * order + z] = step[times[from + z]! * count + last[x]!]!;
  }
  const generators = Array.from({ length: count }, (_, g) => step[g]!);
  return { order, times, inP, generators, parent, last };
}

/** Exponents of the word of each element, over the generators. */
export function wordsOf({ order, parent, last, generators }: Monoid): readonly (readonly number[])[] {
  const words: number[][] = [generators.map(() => 0)];
  const wordOf = (x: number): number[] => {
    let word = words[x];
    if (word === undefined) {
      word = [...wordOf(parent[x]!)];
      word[last[x]!]!++;
      words[x] = word;
    }
    return word;
  };
  for (let x = 0; x < order; x++) wordOf(x);
  return words;
}
