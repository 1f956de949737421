import type { Text } from "nimber";

export const W = {
  name: { en: "Name", zh: "姓名" },
  task: {
    en: "Who wins each position, the player to move or the other? Where it is the player to move: by which move?",
    zh: "以下各局面，先手必胜还是必败？若必胜，写出一种必胜走法。",
  },
  wins: { en: "Who wins", zh: "胜者" },
  by: { en: "By the move", zh: "必胜走法" },
  answers: { en: "Answers", zh: "答案" },
  mover: (moves: readonly Text[], ways: number): Text => {
    const more = ways - moves.length;
    return {
      en: `the player to move: ${moves.map(({ en }) => en).join(", or ")}${more > 0 ? `, or ${more} others` : ""}`,
      zh: `先手：${moves.map(({ zh }) => zh).join("；")}${more > 0 ? `；另有 ${more} 种` : ""}`,
    };
  },
  other: { en: "the other player", zh: "后手" },
} satisfies Record<string, Text | ((...values: never[]) => Text)>;
