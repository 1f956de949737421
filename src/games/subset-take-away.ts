import { NotationError } from "../errors.ts";
import type { Game, LocalizedText } from "../types.ts";
import { orderGame, type Rest } from "./family/poset.ts";
import { namedOrder } from "./poset.ts";

const MOST_POINTS = 7;

const COMPLEX: LocalizedText = {
  en: `a number of points from 1 to ${MOST_POINTS}, or the maximal remaining sets, such as abc,cd, or - for none`,
  zh: `点数（1 到 ${MOST_POINTS}），或剩下的各极大集合，如 abc,cd；一个也没有时写 -`,
};

const ofPoints = (n: number): Rest => namedOrder(`subsets(${n})`)!;

/** Reads sets of letters; each one stands for itself and all its subsets. */
function parse(text: string): Rest {
  if (/^[1-7]$/.test(text)) return ofPoints(Number(text));
  const words = text === "-" ? [] : text.split(",");
  let at = 0;
  for (const word of words) {
    const letters = new Set(word);
    if (!/^[a-g]+$/.test(word) || letters.size < word.length) throw new NotationError(text, at, COMPLEX);
    at += word.length + 1;
  }
  const points = new Set(words.join(""));
  // One more point, because the order does not contain the set of all points.
  const { arena, cells } = ofPoints(Math.max(1, ...[...points].map((point) => point.charCodeAt(0) - 95)));
  const left = cells.filter((cell) =>
    words.some((word) => [...arena.nameOf(cell)].every((point) => word.includes(point))),
  );
  return { arena, cells: left };
}

function write({ arena, cells }: Rest): string {
  const alive = new Set(cells);
  const largest = cells.filter((cell) => !arena.above[cell]!.some((high) => alive.has(high)));
  return largest.map(arena.nameOf).sort().join() || "-";
}

const isWhole = ({ arena, cells }: Rest): boolean => cells.length === arena.near.length;

const pointsOf = ({ arena }: Rest): number => Math.log2(arena.near.length + 2);

function format(rest: Rest): string {
  return isWhole(rest) ? `${pointsOf(rest)}` : write(rest);
}

/** Subset Take-away: a move takes a set of points, neither empty nor all, and all sets that contain it. */
export const subsetTakeAway: Game<Rest> = {
  ...orderGame({ notation: COMPLEX, key: write, parse, format }),
  id: "subset-take-away",
  name: { en: "Subset Take-away", zh: "子集取走游戏" },
  rule: {
    en: "Take a set of points, neither empty nor all of them, and all sets that contain it.",
    zh: "取走一个点集（既非空集也非全集），连同所有包含它的集合。",
  },
  get start() {
    return [ofPoints(3)];
  },
  theorems: [
    {
      claim: {
        en: "With all sets of n points, the second player wins for n up to 6, and the first for n = 7: found by search.",
        zh: "n 个点的全部集合：n 不超过 6 时后手必胜，n = 7 时先手必胜（由计算机搜索得到）。",
      },
      source:
        "Gale & Neyman, Math. Intelligencer 4 (1982) 137; Christensen & Tilford, Amer. Math. Monthly 104 (1997) 762; Brouwer & Christensen (2017)",
      covers: isWhole,
      *cases() {
        for (;;) for (let n = 1; n <= 4; n++) yield [ofPoints(n)];
      },
      says: (rest) => (pointsOf(rest) < 7 ? 0 : "N"),
    },
  ],
};
