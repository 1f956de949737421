// Codeforces 87C, Interesting Game: split a pile into two or more piles of consecutive sizes.
// Codeforces 87C：一堆分成两堆以上，各堆大小依次相差 1。
export const start = 15;

export function* moves(n: number) {
  for (let count = 2; (count * (count + 1)) / 2 <= n; count++) {
    const least = (n - (count * (count - 1)) / 2) / count;
    if (Number.isInteger(least)) yield { at: count, to: Array.from({ length: count }, (_, i) => least + i) };
  }
}

/** The least number of piles that a winning move makes. */
export function* judge({ number }: Words, value: (pile: number) => number) {
  const sumOf = (piles: number[]) => piles.reduce((sum, pile) => sum ^ value(pile), 0);
  const won = [...moves(number())].find(({ to }) => sumOf(to) === 0);
  yield won?.at ?? -1;
}
