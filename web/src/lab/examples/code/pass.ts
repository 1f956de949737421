// Nim with a pass: once in the game, while tokens are left, one player may pass.
// 允许一次“跳过”的 Nim：只要还有石子，双方共可跳过一次。
type Position = [a: number, b: number, passes: number];
export const start: Position = [3, 4, 1];
export const position = (a: number, b: number): Position => [a, b, 1];

export function* moves([a, b, passes]: Position) {
  for (let k = 1; k <= a; k++) yield [a - k, b, passes];
  for (let k = 1; k <= b; k++) yield [a, b - k, passes];
  if (passes > 0 && a + b > 0) yield { at: "pass", to: [a, b, passes - 1] };
}
