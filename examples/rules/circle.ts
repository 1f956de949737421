// Coins in a circle, one or two neighbours taken at a time; gaps stay.
// 一圈硬币，每次取一枚或相邻的两枚，取走后不合拢。
export const start = "oooooo";

export function* moves(ring: string) {
  for (const count of [1, 2])
    for (let i = 0; i < ring.length; i++) {
      const taken = Array.from({ length: count }, (_, k) => (i + k) % ring.length);
      if (new Set(taken).size < count || taken.some((at) => ring[at] !== "o")) continue;
      const left = [...ring].map((coin, at) => (taken.includes(at) ? "." : coin)).join("");
      yield { at: taken.map((at) => at + 1).join("-"), to: left };
    }
}

/** The same circle, wherever one begins to read it. */
export const canonical = (ring: string) =>
  [...ring].map((_, i) => ring.slice(i) + ring.slice(0, i)).sort()[0] ?? "";
