// Cram: put a domino on two free squares; the board falls apart where nothing is free.
// Cram：每次在两个相邻空格上放一块骨牌，棋盘随之分成互不相连的几块。
export const start = ".../.../...";

const put = (board: string, taken: number[]) =>
  [...board].map((cell, i) => (taken.includes(i) ? "#" : cell)).join("");
const free = (board: string) => [...board].flatMap((cell, i) => (cell === "." ? [i] : []));
const touch = (board: string, i: number, j: number) => j === i + 1 || j === i + 1 + `${board}/`.indexOf("/");

export function* moves(board: string) {
  for (const i of free(board)) {
    for (const j of free(board)) if (touch(board, i, j)) yield { at: `${i}-${j}`, to: put(board, [i, j]) };
  }
}

export function parts(board: string): string[] {
  const [first, ...rest] = free(board);
  if (first === undefined) return [];
  const region = [first];
  for (const i of region) {
    region.push(...rest.filter((j) => !region.includes(j) && (touch(board, i, j) || touch(board, j, i))));
  }
  const others = rest.filter((i) => !region.includes(i));
  return [put(board, others), ...parts(put(board, region))];
}
