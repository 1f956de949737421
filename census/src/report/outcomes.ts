import { type Block, column, heading, paragraph } from "./block.ts";
import type { Digests } from "./digest.ts";

/** Outcomes shown of each game, and games. */
const OUTCOMES = 60;
const GAMES = 1000;

/** Who wins under misère play. */
export function outcomeBlocks(outcomes: Digests["outcomes"]): Block[] {
  if (outcomes.length === 0) return [];
  return [
    heading({ en: "Misère outcomes", zh: "反常规则下的胜负" }),
    paragraph({
      en: "Outcomes of heaps 0, 1, 2, … of the game; of a sum of games, of its heaps by the largest of them. P is a win of the previous player, N of the next.",
      zh: "游戏的堆 0、1、2……的胜负；若为游戏之和，则按其中最大的堆排列。P 为后手胜，N 为先手胜。",
    }),
    {
      block: "table",
      head: [
        column("code", { en: "game", zh: "游戏" }),
        column("number", { en: "outcomes", zh: "已算" }),
        column("number", { en: "P", zh: "P" }),
        column("code", { en: "the first", zh: "开头" }),
      ],
      rows: outcomes.slice(0, GAMES).map(({ game, of }) => [
        game,
        of.length,
        of.filter((outcome) => outcome === 0).length,
        of
          .slice(0, OUTCOMES)
          .map((outcome) => (outcome === 0 ? "P" : "N"))
          .join("") + (of.length > OUTCOMES ? "…" : ""),
      ]),
    },
  ];
}
