// Throw at least one token of a pile away, and give any of the rest to other piles.
// 从一堆中扔掉至少一个石子，余下的可以任意分给其他各堆。
export const start = [1, 2, 2];

export function* moves(piles: number[]) {
  for (const [i, pile] of piles.entries()) {
    const others = piles.filter((_, j) => j !== i);
    for (let kept = 0; kept < pile; kept++) yield* shared(others, kept);
  }
}

/** Some of the tokens stay a pile of their own, the others are given to the piles. */
function* shared(piles: readonly number[], tokens: number): Generator<number[]> {
  const [first, ...rest] = piles;
  if (first === undefined) yield sorted([tokens]);
  else
    for (let given = 0; given <= tokens; given++)
      for (const left of shared(rest, tokens - given)) yield sorted([first + given, ...left]);
}

const sorted = (piles: readonly number[]) => piles.filter((pile) => pile > 0).sort((a, b) => a - b);
