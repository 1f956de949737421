// Dawson's Kayles: take two pins that stand together.
// Dawson's Kayles：每次取走相邻的两个瓶。
export const start = 12;

export function* moves(n: number) {
  for (let left = 0; left + 2 <= n; left++) {
    yield heaps(left, n - 2 - left);
  }
}
