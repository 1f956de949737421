// ARC 091 F, Strange Nim: from a pile of a, take at most a/k stones, rounded down.
// ARC 091 F：从 a 颗的一堆中取至多 a/k（下取整）颗。
export const start = [7, 2];
export const least = 1;

export function* moves([a = 0, k = 1]: number[]) {
  for (let take = 1; k > 0 && take * k <= a; take++) yield { at: take, to: [a - take, k] };
}

/** A multiple of k has the value a/k, and any other pile that of a - a/k - 1: steps of one size are taken at once. Proof: docs/theory/problems.md. */
export function law(a: number, k: number): number {
  let left = a;
  while (left >= k && left % k > 0) {
    const step = Math.floor(left / k) + 1;
    left -= step * Math.ceil((left % k) / step);
  }
  return left % k === 0 ? left / k : 0;
}

export function* judge({ number, numbers }: Words) {
  const piles = Array.from({ length: number() }, () => numbers(2));
  yield piles.reduce((sum, [a = 0, k = 1]) => sum ^ law(a, k), 0) > 0 ? "Takahashi" : "Aoki";
}
