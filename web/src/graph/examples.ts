import type { Text } from "nimber";

/** Edge lists to begin with. */
export const examples: readonly { readonly id: string; readonly name: Text; readonly edges: string }[] = [
  {
    id: "mex",
    name: { en: "A first graph", zh: "入门图" },
    edges: "a -> b, c, d\nb -> d, e\nc -> d, e\nd -> f\ne -> f",
  },
  {
    id: "grid",
    name: { en: "A rook on a board", zh: "棋盘上的车" },
    edges:
      "a3 -> a2, a1, b3, c3\nb3 -> b2, b1, c3\nc3 -> c2, c1\na2 -> a1, b2, c2\nb2 -> b1, c2\nc2 -> c1\na1 -> b1, c1\nb1 -> c1",
  },
  {
    id: "cycle",
    name: { en: "Wins, losses and draws", zh: "胜、负与平局" },
    edges: "a -> b, c\nb -> d, a\nc -> e\ne -> c, f\nd -> g\nf -> g, h\nh -> f",
  },
  {
    id: "smith",
    name: { en: "Values in spite of cycles", zh: "有环仍有 SG 值" },
    edges: "a -> b, c\nb -> a, d\nc -> d, e\nd -> e\nx -> y, e\ny -> x, d, c",
  },
];
