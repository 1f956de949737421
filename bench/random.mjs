// Reproducible random numbers. No workloads.
export const workloads = [];

const MASK = 2n ** 64n - 1n;

/** Successive outputs of splitmix64 from `state`. */
export function splitmix64(state) {
  let seed = state;
  return () => {
    seed = (seed + 0x9e3779b97f4a7c15n) & MASK;
    let mixed = seed;
    mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & MASK;
    return mixed ^ (mixed >> 31n);
  };
}

/** Random numbers below `n` by xorshift32 from `seed`. */
export function dice(seed) {
  let state = seed;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * n);
  };
}
