// Wythoff's game: take from one heap, or equally many from both.
// 威佐夫博弈：从一堆取任意个，或从两堆取同样多。
export const start: [number, number] = [5, 8];

export function* moves([a, b]: [number, number]) {
  for (let k = 1; k <= a; k++) yield [a - k, b];
  for (let k = 1; k <= b; k++) yield [a, b - k];
  for (let k = 1; k <= Math.min(a, b); k++) yield [a - k, b - k];
}
