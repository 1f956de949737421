// ABC 255 G, Constrained Nim: take any number of stones from a pile; a pair x,y in `not` forbids y from a pile of x.
// ABC 255 G：从一堆取任意多颗，但 `not` 中的 x,y 表示不能从 x 颗中取 y 颗。
export const start = { n: 4, not: [[3, 2]] };
export const moves = ({ n, not }: typeof start) =>
  [...Array(n).keys()].flatMap((to) =>
    not.some(([x, y]) => x === n && x - y! === to) ? [] : { n: to, not },
  );

/** A pile has the least value that is new, or one of smaller piles, `old`, when it may become none that has it. Proof: docs/theory/problems.md. */
export function* judge({ word, numbers }: Words) {
  const [[n = 0, m = 0], old, many] = [numbers(2), [] as bigint[][], new Map<bigint, number>()];
  const all = (count: number) => Array.from({ length: count }, () => BigInt(word()));
  const add = (to: Map<bigint, number>, v: bigint) => to.set(v, (to.get(v) ?? 0) + 1);
  const below = (pile: bigint, a = 0, b = old.length, half = (a + b) >> 1): number =>
    a === b ? a : old[half]![0]! < pile ? below(pile, half + 1, b) : below(pile, a, half);
  const sg = (pile: bigint, i = below(pile)) => (old[i]?.[0] === pile ? old[i]![1]! : pile - BigInt(i));
  const [piles, not] = [all(n), Array.from({ length: m }, () => all(2)).sort(([a], [b]) => Number(a! - b!))];
  for (let [i, x, met] = [0, 0n, new Map<bigint, number>()]; i < m; met.clear()) {
    for (x = not[i]![0]!; not[i]?.[0] === x; i++) add(met, sg(x - not[i]![1]!));
    const free = [...met.keys()].filter((v) => met.get(v)! > (many.get(v) ?? 0));
    const least = free.reduce((a, b) => (a < b ? a : b), x);
    if (least < x) add(many, old[old.push([x, least]) - 1]![1]!);
  }
  yield piles.reduce((sum, pile) => sum ^ sg(pile), 0n) > 0n ? "Takahashi" : "Aoki";
}
