// Take up to five tokens, but not as many as the opponent has just taken.
// 每次取 1 至 5 个，但不能与对手刚取的数目相同。
type Position = readonly [tokens: number, last: number];
export const start: Position = [20, 0];
/** At first nothing has been taken. */
export const position = (n: number): Position => [n, 0];
export const format = ([tokens, last]: Position) => (last === 0 ? `${tokens}` : `${tokens} (≠ ${last})`);

export function* moves([tokens, last]: Position) {
  for (let k = 1; k <= Math.min(5, tokens); k++) {
    if (k !== last) yield { at: `${k}`, to: [tokens - k, k] };
  }
}
