import type { Text } from "nimber";
import { t } from "../locale/graph.ts";

/** Example edge lists. */
export const examples: readonly { readonly id: string; readonly name: Text; readonly edges: string }[] = [
  {
    id: "mex",
    name: t("firstGraph"),
    edges: "a -> b, c, d\nb -> d, e\nc -> d, e\nd -> f\ne -> f",
  },
  {
    id: "grid",
    name: t("rookBoard"),
    edges:
      "a3 -> a2, a1, b3, c3\nb3 -> b2, b1, c3\nc3 -> c2, c1\na2 -> a1, b2, c2\nb2 -> b1, c2\nc2 -> c1\na1 -> b1, c1\nb1 -> c1",
  },
  {
    id: "cycle",
    name: t("winsLossesDraws"),
    edges: "a -> b, c\nb -> d, a\nc -> e\ne -> c, f\nd -> g\nf -> g, h\nh -> f",
  },
  {
    id: "smith",
    name: t("valuesSpiteCycles"),
    edges: "a -> b, c\nb -> a, d\nc -> d, e\nd -> e\nx -> y, e\ny -> x, d, c",
  },
];
