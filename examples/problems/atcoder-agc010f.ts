// AGC 010 F, Tree Game: take a stone from the vertex of the token, then move the token to a neighbour; whoever cannot loses.
// AGC 010 F：从棋子所在结点取走一颗石子，再把棋子移到相邻结点；取不了的人输。
// A move to as many stones or more is answered by going back. So only moves to fewer count, and the stones can stay.
export const start = { at: 0, stones: [2, 1, 3], near: [[1, 2], [0], [0]] };

export function* moves({ at, stones, near }: typeof start) {
  for (const to of near[at]!)
    if (stones[to]! < stones[at]!) yield { at: to + 1, to: { at: to, stones, near } };
}

const trees = new Map<readonly number[], number>();
export const key = ({ at, stones }: typeof start) =>
  `${at} of ${trees.get(stones) ?? trees.set(stones, trees.size).get(stones)}`;

export function* judge({ number, numbers }: Words, value: (position: typeof start) => number) {
  const stones = numbers(number());
  const near: number[][] = stones.map(() => []);
  for (let edge = 1; edge < stones.length; edge++) {
    const [a = 0, b = 0] = numbers(2);
    near[a - 1]!.push(b - 1);
    near[b - 1]!.push(a - 1);
  }
  yield stones.flatMap((_, at) => (value({ at, stones, near }) > 0 ? [at + 1] : [])).join(" ");
}
