// The divisor game: subtract a proper divisor of the number.
// 约数游戏：减去该数的一个真约数。
export const start = 24;
export const least = 1;

export function* moves(n: number) {
  for (const d of divisors(n)) {
    if (d < n) yield { at: `${d}`, to: n - d };
  }
}
