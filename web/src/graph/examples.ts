import type { Text } from "nimber";
import { T } from "./text.ts";

/** Edge lists to begin with. */
export const examples: readonly { readonly id: string; readonly name: Text; readonly edges: string }[] = [
  { id: "mex", name: T.examples.mex, edges: "a -> b, c, d\nb -> d, e\nc -> d, e\nd -> f\ne -> f" },
  {
    id: "grid",
    name: T.examples.grid,
    edges:
      "a3 -> a2, a1, b3, c3\nb3 -> b2, b1, c3\nc3 -> c2, c1\na2 -> a1, b2, c2\nb2 -> b1, c2\nc2 -> c1\na1 -> b1, c1\nb1 -> c1",
  },
  {
    id: "cycle",
    name: T.examples.cycle,
    edges: "a -> b, c\nb -> d, a\nc -> e\ne -> c, f\nd -> g\nf -> g, h\nh -> f",
  },
  {
    id: "smith",
    name: T.examples.smith,
    edges: "a -> b, c\nb -> a, d\nc -> d, e\nd -> e\nx -> y, e\ny -> x, d, c",
  },
];
