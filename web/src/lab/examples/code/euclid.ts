// Euclid: subtract a multiple of the smaller number from the larger one; at zero the game ends.
// 欧几里得游戏：从较大数中减去较小数的倍数，出现 0 时结束。
export const start: [number, number] = [25, 7];
export const least = 1;

export function* moves([a, b]: [number, number]) {
  const [low, high] = a < b ? [a, b] : [b, a];
  if (low === 0) return;
  for (let k = 1; k * low <= high; k++) yield { at: `${k} × ${low}`, to: [low, high - k * low] };
}
