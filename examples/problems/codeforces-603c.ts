// Codeforces 603C, Lieges of Legendre: take one cow from a pile, or make k piles of n/2 out of an even one.
// Codeforces 603C：从一堆取走一头牛，或把偶数堆 n 换成 k 堆 n/2。
export const start = [6, 1];

export function* moves([n = 0, k = 1]: number[]) {
  if (n > 0) yield { at: "1", to: [n - 1, k] };
  if (n > 0 && n % 2 === 0) yield { at: "n/2", to: Array.from({ length: k }, () => [n / 2, k]) };
}

/** Equal piles cancel in pairs; from 5 on odd piles have the value 0, and so even ones never 0. Proof: docs/theory/problems.md. */
export function law(n: number, k: number): number {
  if (k % 2 === 0) return n < 3 ? n : 1 - (n % 2);
  if (n < 5) return [0, 1, 0, 1, 2][n]!;
  return n % 2 === 1 ? 0 : law(n / 2, k) === 1 ? 2 : 1;
}

export function* judge({ numbers }: Words) {
  const [n = 0, k = 1] = numbers(2);
  yield numbers(n).reduce((sum, pile) => sum ^ law(pile, k), 0) > 0 ? "Kevin" : "Nicky";
}
