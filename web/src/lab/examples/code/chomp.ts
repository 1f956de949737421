// Chomp: bite off a square and all above and right of it; the last square loses.
// Chomp：咬掉一格及其右上方的所有格，取到最后一格者负。
export const start = [4, 4, 4];
export const least = 1;
export const most = 7;
export const position = (a: number, b: number) => Array<number>(a).fill(b);
export const misere = true;

export function* moves(rows: number[]) {
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row; x++) {
      const left = rows.map((each, i) => (i < y ? each : Math.min(each, x)));
      yield { at: `${x + 1},${y + 1}`, to: left.filter((each) => each > 0) };
    }
  }
}
