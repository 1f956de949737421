// A king walks to the corner: left, down, or both at once.
// 国王走向角落：向左、向下或斜走一格。
export const start: [number, number] = [5, 4];

export function* moves([a, b]: [number, number]) {
  if (a > 0) yield { at: "←", to: [a - 1, b] };
  if (b > 0) yield { at: "↓", to: [a, b - 1] };
  if (a > 0 && b > 0) yield { at: "↙", to: [a - 1, b - 1] };
}
