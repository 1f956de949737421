// Lasker's Nim: take any number from a heap, or split it in two.
// Lasker Nim：取走任意个，或把一堆分成两堆。
export const start = 7;

export function* moves(n: number) {
  for (let left = 0; left < n; left++) yield heaps(left);
  for (let a = 1; a <= n - a; a++) yield [a, n - a];
}
