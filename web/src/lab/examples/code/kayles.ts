// Kayles: knock down one pin, or two neighbours; the row may fall apart.
// Kayles：击倒一个瓶，或相邻的两个瓶，一行可能分成两段。
export const start = 9;
export const most = 200;

export function* moves(n: number) {
  for (const pins of [1, 2]) {
    for (let left = 0; left + pins <= n; left++) {
      yield heaps(left, n - pins - left);
    }
  }
}
