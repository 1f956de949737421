// Plain play from the definitions, recursive and slow. Shares nothing with src/; everything else is compared
// with it.

/** Options of a position, each a list of the components that it leaves. */
export type Options<P> = (position: P) => readonly (readonly P[])[];

export function plainGrundy<P>(
  options: Options<P>,
  key: (position: P) => unknown = (p) => p,
): (position: P) => number {
  const known = new Map<unknown, number>();
  const value = (position: P): number => {
    const found = known.get(key(position));
    if (found !== undefined) return found;
    const seen = new Set(options(position).map((parts) => parts.reduce((sum, part) => sum ^ value(part), 0)));
    let least = 0;
    while (seen.has(least)) least++;
    known.set(key(position), least);
    return least;
  };
  return value;
}

/** Whether the player to move wins the sum `components`, by trying every move. */
export function plainWins(
  options: Options<number>,
  misere: boolean,
): (components: readonly number[]) => boolean {
  const known = new Map<string, boolean>();
  const wins = (components: readonly number[]): boolean => {
    const name = [...components].sort((a, b) => a - b).join();
    const found = known.get(name);
    if (found !== undefined) return found;
    let moved = false;
    let won = false;
    components.forEach((component, i) => {
      for (const parts of options(component)) {
        moved = true;
        won ||= !wins([...components.slice(0, i), ...parts, ...components.slice(i + 1)]);
      }
    });
    const result = moved ? won : misere;
    known.set(name, result);
    return result;
  };
  return wins;
}

/** Options of a heap in the take-and-break game of `digits`, by the definition of the code. */
export function codeOptions(digits: readonly number[], unequal = false): Options<number> {
  return (heap) => {
    const options: number[][] = [];
    digits.forEach((digit, taken) => {
      for (const parts of partitions(heap - taken, 3)) {
        if (unequal && new Set(parts).size < parts.length) continue;
        if ((digit >> parts.length) % 2 === 1) options.push(parts);
      }
    });
    return options;
  };
}

/** Partitions of `total` into at most `most` positive parts, in descending order. */
function partitions(total: number, most: number, largest = total): number[][] {
  if (total === 0) return [[]];
  if (most === 0 || total < 0) return [];
  const found: number[][] = [];
  for (let part = Math.min(total, largest); part > 0; part--) {
    for (const rest of partitions(total - part, most - 1, part)) found.push([part, ...rest]);
  }
  return found;
}

/**
 * Reproducible random numbers from 0 to below `n`.
 * Source: Park & Miller, Comm. ACM 31 (1988) 1192.
 */
export function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}

/** Random acyclic graph: the options of node i are nodes below i. */
export function randomGraph(roll: (n: number) => number, nodes: number): number[][] {
  return Array.from({ length: nodes }, (_, i) =>
    Array.from({ length: i === 0 ? 0 : roll(Math.min(i, 5) + 1) }, () => roll(i)),
  );
}

/** Values of heaps 0 to `to` in a game whose moves leave at most two heaps, by trying every pair. */
export function plainCodeValues(digits: readonly number[], to: number): number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= to; heap++) {
    const seen = new Set<number>();
    digits.forEach((digit, taken) => {
      const left = heap - taken;
      if (digit % 2 === 1 && left === 0) seen.add(0);
      if ((digit >> 1) % 2 === 1 && left > 0) seen.add(values[left]!);
      if ((digit >> 2) % 2 === 1)
        for (let part = 1; part <= left - part; part++) seen.add(values[part]! ^ values[left - part]!);
    });
    let least = 0;
    while (seen.has(least)) least++;
    values.push(least);
  }
  return values;
}

/** The same for games that take `s` tokens where `allowed(s)`. */
export function plainTakeValues(allowed: (s: number) => boolean, to: number): number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= to; heap++) {
    const seen = new Set<number>();
    for (let s = 1; s <= heap; s++) if (allowed(s)) seen.add(values[heap - s]!);
    let least = 0;
    while (seen.has(least)) least++;
    values.push(least);
  }
  return values;
}
