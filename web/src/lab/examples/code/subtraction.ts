// Take 1, 3 or 4 tokens. Whoever cannot move loses.
// 每次取 1、3 或 4 个，无法操作者输。
export const start = 12;

export function* moves(n: number) {
  for (const k of [1, 3, 4]) {
    if (k <= n) yield n - k;
  }
}
