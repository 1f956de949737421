/**
 * Seeded generator of numbers in [0, 1): equal seeds give equal sequences.
 * Source: splitmix32, after Steele, Lea & Flood, OOPSLA 2014.
 */
export function random(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
