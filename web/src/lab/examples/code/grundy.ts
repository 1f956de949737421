// Grundy's game: split a heap into two heaps of different sizes.
// Grundy 游戏：把一堆分成大小不同的两堆。
export const start = 12;
export const least = 1;

export function* moves(n: number) {
  for (let a = 1; a < n - a; a++) {
    yield { at: `${a} + ${n - a}`, to: [a, n - a] };
  }
}
