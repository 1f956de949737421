// Fibonacci Nim: take at most twice what was taken last; at first not everything.
// 斐波那契博弈：每次至多取对方上次的两倍，第一次不能取完。
type Position = [tokens: number, most: number];
export const start: Position = [21, 20];
export const least = 1;
export const position = (n: number): Position => [n, n - 1];
export const key = ([n, most]: Position) => `${n},${Math.min(n, most)}`;
export const format = ([n, most]: Position) => `${n} (≤ ${Math.min(n, most)})`;

export function* moves([n, most]: Position) {
  for (let k = 1; k <= Math.min(n, most); k++) yield { at: `${k}`, to: [n - k, 2 * k] };
}
