// The Ruler game: turn any run of coins over, the rightmost of them from H to T.
// 直尺游戏：翻转任意一段连续的硬币，其中最右一枚须由 H 翻成 T。
export const start = "THTH";

export function* moves(coins: string) {
  for (let to = 0; to < coins.length; to++) {
    if (coins[to] !== "H") continue;
    for (let from = 0; from <= to; from++) {
      const turned = [...coins].map((coin, i) => (i < from || i > to ? coin : coin === "H" ? "T" : "H"));
      yield { at: from === to ? `${to + 1}` : `${from + 1}-${to + 1}`, to: turned.join("") };
    }
  }
}

/** Each head is a coin of its own. */
export const parts = (coins: string) =>
  [...coins].flatMap((coin, i) => (coin === "H" ? [`${"T".repeat(i)}H`] : []));
