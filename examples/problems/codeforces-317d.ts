// Codeforces 317D, Game with Powers: choose a number up to n that is left; it and its powers may not be chosen again.
// Codeforces 317D：选一个不超过 n 的剩余数，它和它的各次幂都不能再选。
// The powers of one base are a game of their own: bit e says that the e-th is left. Equal ones cancel.
export const start = [0b10];

export function* moves(games: number[]) {
  for (const [i, powers] of games.entries())
    for (let e = 1; powers >> e > 0; e++) {
      let left = powers;
      for (let multiple = e; multiple < 30; multiple += e) left &= ~(1 << multiple);
      if ((powers >> e) & 1) yield { at: `${i + 1}^${e}`, to: games.with(i, left) };
    }
}
export const parts = (games: number[]) => games.filter((powers) => powers > 0).map((powers) => [powers]);

export function parse(text: string) {
  const [n, known] = [Number(text), new Set<number>()];
  const odd = Array.from({ length: 31 }, (_, e) => e === 1 && n % 2 === 1);
  for (let base = 2; base * base <= n; base++) {
    let e = 0;
    if (!known.has(base)) for (let power = base; power <= n; power *= base) e = known.add(power) && e + 1;
    if (e > 0) [odd[e], odd[1]] = [!odd[e], odd[1] !== (e % 2 === 1)];
  }
  return /^[1-9]\d*$/.test(text) ? odd.flatMap((is, e) => (is ? [2 ** (e + 1) - 2] : [])) : undefined;
}
