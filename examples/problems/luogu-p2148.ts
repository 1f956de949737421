// P2148 [SDOI2009] E&D: take away one of two piles, and split the other into two.
// P2148 [SDOI2009] E&D：两堆中取走一堆，把另一堆分成两堆。
export const start = [3, 4];
export const least = 1;

export function* moves([x = 1, y = 1]: number[]) {
  for (const n of new Set([x, y])) for (let a = 1; a < n; a++) yield { at: `${a}+${n - a}`, to: [a, n - a] };
}

/** How many binary digits at the end of (x-1) | (y-1) are 1. Proof: docs/theory/problems.md. */
export const law = (x: number, y: number) => valuation(((x - 1) | (y - 1)) + 1);

export function* judge({ number, numbers }: Words) {
  for (let tests = number(); tests > 0; tests--) {
    const piles = numbers(number());
    const sum = piles.reduce((all, pile, i) => (i % 2 === 0 ? all : all ^ law(piles[i - 1]!, pile)), 0);
    yield sum > 0 ? "YES" : "NO";
  }
}
