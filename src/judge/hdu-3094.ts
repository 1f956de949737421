import { type Branch, branches } from "./green.ts";
import { readTree } from "./green-input.ts";
import { tests } from "./legal.ts";
import { tree } from "./legal-graphs.ts";
import type { Problem } from "./problem.ts";
import { conclusion } from "./s-nim.ts";
import { counted, sumOf } from "./verdict.ts";

/** Green Hackenbush on a tree, by the colon principle. */
export const hdu3094: Problem<readonly Branch[]> = {
  id: "hdu-3094",
  aliases: [],
  name: { en: "A tree game", zh: "树上删边游戏（A tree game）" },
  statement: {
    en: "Delete an edge of a tree; what is cut from vertex 1 disappears. Whoever cannot move loses. Who wins, if Alice begins?",
    zh: "每次删去树的一条边，与顶点 1 断开的部分消失；无法操作者输。Alice 先手，谁必胜？",
  },
  input: { en: "T; per test: n / n - 1 edges a b", zh: "T；每组测试：n / n - 1 条边 a b" },
  output: { en: "per test `Alice` or `Bob`", zh: "每组测试输出 `Alice` 或 `Bob`" },
  limits: { en: "n < 1000", zh: "n < 1000" },
  game: "hackenbush",
  samples: [{ input: "2\n3\n1 2\n2 3\n3\n1 2\n1 3\n", output: "Alice\nBob\n" }],
  legal: (draw) => tests(draw, 100, () => tree(draw, 999)),
  tests: (input) => counted(input, () => branches(readTree(input))),
  answer: (found) => (sumOf(found.map(({ value }) => value)) === 0 ? "Bob" : "Alice"),
  *why(found) {
    for (const { vertex, value } of found) {
      yield {
        en: `Colon principle: SG(${vertex}) = ${value - 1}, so the branch of vertex ${vertex} counts ${value}.`,
        zh: `克朗原理：SG(${vertex}) = ${value - 1}，所以顶点 ${vertex} 所在的枝计 ${value}。`,
      };
    }
    yield conclusion(found.map(({ value }) => value));
  },
};
