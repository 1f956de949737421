// POJ 2311: cut a sheet in two along its grid; whoever first cuts off a single square wins.
// POJ 2311：沿格线把纸剪成两张，先剪出 1×1 者胜。
export const start: [number, number] = [4, 2];
export const least = 2;

/** A cut that leaves a side of 1 loses at once, so nobody makes one who need not. */
export function* moves([w, h]: [number, number]) {
  for (let a = 2; a <= w - a; a++)
    yield [
      [a, h],
      [w - a, h],
    ];
  for (let b = 2; b <= h - b; b++)
    yield [
      [w, b],
      [w, h - b],
    ];
}

export const canonical = ([w, h]: [number, number]) => (w < h ? [w, h] : [h, w]);
