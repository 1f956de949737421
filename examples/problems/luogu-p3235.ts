// P3235 [HNOI2014]: a pile n of at least f is split into k > 1 piles, as equal as can be.
// P3235 [HNOI2014] 江南乐：不小于 f 的一堆 n 尽可能均匀地分成 k > 1 堆。
export const [start, most] = [[9, 3], 60];

export function* moves([n = 0, f = 0]: number[]) {
  for (let k = 2; k <= n && n >= f; k++)
    yield { at: k, to: Array.from({ length: k }, (_, i) => [Math.floor((n + i) / k), f]) };
}

/** Equal piles cancel in pairs: of all k that leave piles of q and q+1 two tell what the others do. */
export function* judge({ number, numbers }: Words) {
  const [tests = 0, f = 0] = numbers(2);
  const games = Array.from({ length: tests }, () => numbers(number()));
  const [most, sg] = [Math.max(...games.flat()), [] as number[]];
  const after = (q: number, odd: number, k: number) => (((k - odd) % 2) * sg[q]!) ^ ((odd % 2) * sg[q + 1]!);
  for (let n = 0; n <= most; n++) {
    const met = new Set<number>();
    for (let k = 2; k <= n && n >= f; k = Math.floor(n / Math.floor(n / k)) + 1) {
      const q = Math.floor(n / k);
      for (const each of [k, k + 1]) if (Math.floor(n / each) === q) met.add(after(q, n % each, each));
    }
    sg[n] = mex(met);
  }
  yield games.map((piles) => (piles.reduce((sum, n) => sum ^ sg[n]!, 0) > 0 ? 1 : 0)).join(" ");
}
