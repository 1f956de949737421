// Codeforces 850C: choose a prime power p^k that divides some number; all numbers that it divides are divided by it.
// Codeforces 850C：选一个能整除某个数的素数幂 p^k，所有能被它整除的数都除以它。
// A prime p is a mask: bit e is set if p^e is the power of p in some number.
export const start = [0b10];

export function* moves(masks: number[]) {
  for (const [i, mask] of masks.entries())
    for (let k = 1; 1 << k <= mask; k++)
      yield { at: `${i + 1}^${k}`, to: masks.with(i, ((mask & ((1 << k) - 1)) | (mask >> k)) & ~1) };
}
export const parts = (masks: number[]) => masks.filter((mask) => mask > 0).map((mask) => [mask]);

export function parse(text: string) {
  const found: Record<number, number> = {};
  for (let n of text.split(",").map(Number))
    for (let [p, e] = [2, 0]; n > 1; [p, e] = [p * p > n ? n : p + 1, 0]) {
      for (; n % p === 0; n /= p) e++;
      if (e > 0) found[p] = (found[p] ?? 0) | (1 << e);
    }
  return Object.values(found);
}
export const format = (masks: number[]) => masks.map((mask) => mask.toString(2)).join();
export function* judge({ number, numbers }: Words, value: (masks: number[]) => number) {
  yield parse(`${numbers(number())}`).reduce((sum, mask) => sum ^ value([mask]), 0) > 0 ? "Mojtaba" : "Arpa";
}
