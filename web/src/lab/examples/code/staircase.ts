// Staircase Nim: move tokens one step down; from the first they leave the game.
// 阶梯 Nim：把任意个石子下移一级，从第一级移出即离开游戏。
export const start = [2, 1, 3];

export function* moves(steps: number[]) {
  for (const [i, tokens] of steps.entries()) {
    for (let k = 1; k <= tokens; k++) {
      const to = [...steps];
      to[i] -= k;
      if (i > 0) to[i - 1] += k;
      yield { at: `${k} from step ${i + 1}`, to };
    }
  }
}
