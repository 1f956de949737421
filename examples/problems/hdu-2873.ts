// HDU 2873, Bomb Game: a bomb at x,y leaves one at a,y and one at x,b, nearer to the edges; at an edge it leaves one.
// HDU 2873：位于 x,y 的炸弹换成 a,y 与 x,b 两颗，各靠近一边；在边上则换成更靠近角的一颗。
export const start = [2, 2];
export const most = 50;

const bomb = (x: number, y: number) => [x, y];
export function* moves([x = 1, y = 1]: number[]) {
  for (let n = 1; n < Math.max(x, y); n++) if (x === 1 || y === 1) yield bomb(Math.min(x, n), Math.min(y, n));
  for (let a = 1; a < x; a++) for (let b = 1; b < y; b++) yield [bomb(a, y), bomb(x, b)];
}
export const key = ([x = 1, y = 1]: number[]) => 1000 * x + y;

/** Bombs are `#` on a board of n rows; two at one place are none. */
export function* judge({ word, numbers }: Words, value: (bomb: number[]) => number) {
  for (let [n = 0] = numbers(2); n > 0; [n = 0] = numbers(2)) {
    const rows = Array.from({ length: n }, word);
    const bombs = rows.flatMap((row, x) =>
      [...row].map((cell, y) => (cell === "#" ? value([x + 1, y + 1]) : 0)),
    );
    yield bombs.reduce((sum, each) => sum ^ each, 0) > 0 ? "John" : "Jack";
  }
}
