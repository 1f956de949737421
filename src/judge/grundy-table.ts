import type { HeapTable } from "../solve/period/table.ts";
import { lines, takes } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import { LARGEST, readTakes } from "./s-nim.ts";

/** Table of the Grundy values of heaps from which the numbers of a set may be taken. */
export const grundyTable: Problem<{ readonly table: HeapTable; readonly most: number }> = {
  id: "grundy-table",
  aliases: [],
  name: { en: "Table of SG values", zh: "SG 值表" },
  statement: {
    en: "Print the SG values of heaps 0 to n when s stones may be taken, s in S.",
    zh: "每次可取走 s 个石子，s 属于 S；输出 0 到 n 各堆的 SG 值。",
  },
  input: { en: "k / s1..sk / n", zh: "k / s1..sk / n" },
  output: { en: "sg(0) to sg(n) on one line", zh: "在一行中输出 sg(0) 到 sg(n)" },
  limits: { en: "k <= 100; n <= 10000", zh: "k ≤ 100；n ≤ 10000" },
  game: "{2,5}",
  samples: [{ input: "2\n2 5\n10\n", output: "0 0 1 1 0 2 1 0 0 1 1\n" }],
  legal: (draw) => lines(takes(draw, 100, 10_000), `${draw.number(0, 10_000)}`),
  *tests(input) {
    const table = readTakes(input);
    yield { table, most: input.integer(A.heap, 0, LARGEST) };
  },
  answer: ({ table, most }) => table.values(most).join(" "),
  *why({ table, most }) {
    const values = table.values(most);
    const set = table.rules.kind === "take" && "set" in table.rules ? table.rules.set : [];
    for (let n = 0; n < Math.min(values.length, 30); n++) {
      const options = set.filter((s) => s <= n).map((s) => values[n - s]!);
      const line = `SG(${n}) = mex{${options.join(", ")}} = ${values[n]}`;
      yield { en: line, zh: line };
    }
  },
};
