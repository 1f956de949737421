// Misère Nim: who takes the last token loses.
// 反常 Nim：取到最后一个石子者负。
export const start: [number, number] = [4, 5];
export const misere = true;

export function* moves([a, b]: [number, number]) {
  for (let k = 1; k <= a; k++) yield [a - k, b];
  for (let k = 1; k <= b; k++) yield [a, b - k];
}
