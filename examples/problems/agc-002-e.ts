// AGC 002 E, Candy Piles: eat the largest pile, or one candy of each; whoever eats the last candy loses.
// AGC 002 E：吃掉最大的一堆，或每堆各吃一颗；吃最后一颗者负。
export const start = [3, 2, 1];
export const misere = true;

const sorted = (piles: readonly number[]) => piles.filter((n) => n > 0).sort((a, b) => b - a);

export function* moves(piles: readonly number[]) {
  if (sorted(piles).length === 0) return;
  yield { at: "pile", to: sorted(piles).slice(1) };
  yield { at: "each", to: sorted(piles.map((n) => n - 1)) };
}
export const canonical = sorted;
