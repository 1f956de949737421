// Take a square number of tokens. The law looks right: how far does it hold?
// 每次取完全平方数个。下面的“规律”看似成立，能到多远？
export const start = 20;

export function* moves(n: number) {
  for (let k = 1; k * k <= n; k++) {
    yield { at: `${k * k}`, to: n - k * k };
  }
}
