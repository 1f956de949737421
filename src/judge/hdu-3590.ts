import { antiSgOutcome } from "../solve/misere/anti-sg.ts";
import { antiSgConclusion } from "./anti-sg.ts";
import { type Branch, branches } from "./green.ts";
import { readTree } from "./green-input.ts";
import { untilEnd as legalUntilEnd } from "./legal.ts";
import { tree } from "./legal-graphs.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { several, sumOf, untilEnd } from "./verdict.ts";

const readForest = (input: Reader): Branch[][] =>
  several(input.integer(A.count), () => branches(readTree(input)));

const valuesOf = (branches: readonly Branch[]): number[] => branches.map(({ value }) => value);

const winner = (values: readonly number[]) => (antiSgOutcome(values) === "N" ? "PP" : "QQ");

/**
 * The Anti-SG rule needs that every position of value 0 with moves has an option of value 1. A branch at the
 * ground has value 1 + the value above its edge, so only the empty branch has value 0, and the rule holds for
 * branches. A tree of value 0 may have moves without any to value 1, so the rule fails for whole trees.
 */
export const hdu3590: Problem<readonly (readonly Branch[])[]> = {
  id: "hdu-3590",
  aliases: [],
  name: { en: "PP and QQ", zh: "PP and QQ（反常删边游戏）" },
  statement: {
    en: "Delete an edge of one of several trees; what is cut from its vertex 1 disappears. Whoever deletes the last edge loses. Who wins, if PP begins?",
    zh: "每次从若干棵树之一删去一条边，与其顶点 1 断开的部分消失；删去最后一条边者输。PP 先手，谁必胜？",
  },
  input: {
    en: "until the end of input: N; per tree m / m - 1 edges a b",
    zh: "直到输入结束：N；每棵树 m / m - 1 条边 a b",
  },
  output: { en: "per test `PP` or `QQ`", zh: "每组测试输出 `PP` 或 `QQ`" },
  limits: { en: "N <= 100; m <= 100", zh: "N ≤ 100；m ≤ 100" },
  game: "hackenbush",
  samples: [{ input: "1\n2\n1 2\n1\n3\n1 2\n1 3\n2\n3\n1 2\n2 3\n2\n1 2\n", output: "QQ\nPP\nPP\n" }],
  legal: (draw) =>
    legalUntilEnd(draw, () => {
      const trees = Array.from({ length: draw.count(1, 100) }, () => tree(draw, 100));
      return `${trees.length}\n${trees.join("")}`;
    }),
  tests: (input) => untilEnd(input, readForest),
  answer: (trees) => winner(valuesOf(trees.flat())),
  *why(trees) {
    for (const [i, branches] of trees.entries()) {
      for (const { vertex, value } of branches) {
        yield {
          en: `Tree ${i + 1}: the branch of vertex ${vertex} has value ${value}.`,
          zh: `第 ${i + 1} 棵树：顶点 ${vertex} 所在的枝，SG 值为 ${value}。`,
        };
      }
    }
    yield {
      en: "The rule is applied to branches at the ground: their values are never 0, so its condition holds.",
      zh: "规则用于地面处的各枝：其 SG 值都不为 0，所以规则的条件成立。",
    };
    yield antiSgConclusion(valuesOf(trees.flat()));
  },
  asJudged: {
    warning: {
      en: "the customary solution applies the Anti-SG rule to whole trees, which is wrong for some, such as two edges at the root",
      zh: "通行解法把 Anti-SG 规则用于整棵树，对某些树是错的，例如根上有两条边的树",
    },
    answer: (trees) => winner(trees.map((branches) => sumOf(valuesOf(branches)))),
  },
};
