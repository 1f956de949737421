import { setsBelow, type Turning } from "./turning.ts";

/** Sets that with `n` are symmetrical: halves on the left, their images, and the middle or not. */
function* symmetrical(n: number): Generator<readonly number[]> {
  yield [];
  for (let first = n - 1; first >= 0; first--) {
    const reach = n - first;
    for (const half of setsBelow(Math.ceil(reach / 2) - 1, reach)) {
      const left = [first, ...half.map((each) => first + 1 + each)];
      const right = half.map((each) => n - 1 - each).reverse();
      yield [...left, ...right];
      if (reach % 2 === 0) yield [...left, first + reach / 2, ...right];
    }
  }
}

/** No closed form of the values is known. */
export const sym: Turning = {
  id: "sym",
  name: { en: "Sym", zh: "翻硬币（对称的任意多枚）" },
  rule: {
    en: "Turn any number of coins placed symmetrically, the rightmost from heads to tails.",
    zh: "翻左右对称的任意多枚硬币，其中最右一枚须由正面翻成反面。",
  },
  beside: symmetrical,
  source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
};
