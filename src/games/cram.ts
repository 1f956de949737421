import type { Game, LocalizedText } from "../types.ts";
import { dawsonsKayles } from "./dawsons-kayles.ts";
import type { Region } from "./family/board-graph.ts";
import { arcDeletion, deletionGame, withoutArcs } from "./family/deletion.ts";
import { board, boardsLike, isTurned, onGrid } from "./family/grid.ts";

/** Sides of a complete rectangle; undefined for any other region. */
function sidesOf({ arena, cells }: Region): readonly [number, number] | undefined {
  if (arena.torus || cells.length < arena.near.length) return undefined;
  return [arena.near.length / arena.columns!, arena.columns!];
}

const isEven = (left: Region): boolean => sidesOf(left)?.every((side) => side % 2 === 0) ?? false;
const isMixed = (left: Region): boolean => {
  const sides = sidesOf(left);
  return sides !== undefined && (sides[0] + sides[1]) % 2 === 1;
};

/** Length of the strip if the region is a complete strip. */
const stripOf = (left: Region): number | undefined => {
  const sides = sidesOf(left);
  return sides?.includes(1) ? Math.max(...sides) : undefined;
};

/** Squares of a domino in words, by row and columns or by column and rows. */
function describeMove(at: string): LocalizedText {
  const [first, second] = at.split("-").map((name) => {
    const [, letters = "", row] = /^([a-z]+)(\d+)$/.exec(name)!;
    return {
      row: Number(row),
      column: [...letters].reduce((all, each) => 26 * all + parseInt(each, 36) - 9, 0),
    };
  });
  const { row, column } = first!;
  const [of, places]: readonly [LocalizedText, readonly number[]] =
    row === second!.row
      ? [{ en: `row ${row}, columns`, zh: `第 ${row} 行` }, [column, second!.column]]
      : [{ en: `column ${column}, rows`, zh: `第 ${column} 列` }, [row, second!.row]];
  return {
    en: `putting a domino into ${of.en} ${places.join(" and ")} (${at})`,
    zh: `把骨牌放在${of.zh}第 ${places.join("、")} 格（${at}）`,
  };
}

const SOURCE =
  "Gardner, Mathematical Games, Sci. Amer. 230 (1974) 106; Winning Ways (2nd ed.), vol. 3, ch. 15";

/** Cram: a move places a domino on two free squares that share a side. */
export const cram: Game<Region> = {
  ...deletionGame(onGrid, arcDeletion, {
    options: withoutArcs,
    knownValue: (part) => (isTurned(part) ? 0 : undefined),
  }),
  id: "cram",
  program: { name: "subsets-of-grid" },
  name: { en: "Cram", zh: "Cram 多米诺填格" },
  look: { picture: "dominoes", moves: "dominoes", squares: ".#" },
  rule: {
    en: "Place a domino on two free squares that share a side.",
    zh: "在两个有公共边的空格上放一张多米诺骨牌。",
  },
  get start() {
    return [board(4, 5)];
  },
  describeMove,
  theorems: [
    {
      claim: {
        en: "A strip of n squares, on which dominoes are placed, has the value of Dawson's Kayles at n.",
        zh: "长为 n 的一条（在其上放骨牌），SG 值等于 Dawson's Kayles n 的值。",
      },
      source: "Guy & Smith, Proc. Camb. Phil. Soc. 52 (1956) 514",
      covers: (left) => stripOf(left) !== undefined,
      *cases() {
        for (let n = 0; ; n++) yield [board(1, 1 + (n % 18))];
      },
      says: (left) => Number(dawsonsKayles.theorems[0]!.says(stripOf(left)!)),
    },
    {
      claim: {
        en: "A rectangle with two even sides is a P-position: answer each move by its image under half a turn.",
        zh: "两边皆为偶数的矩形是必败态：后手总走中心对称的一步。",
      },
      source: SOURCE,
      covers: isEven,
      cases: () => boardsLike(isEven, 16),
      says: () => 0,
    },
    {
      claim: {
        en: "A rectangle with an even and an odd side is an N-position: take the two squares in the middle, then answer by half a turn.",
        zh: "一边为偶数、一边为奇数的矩形是必胜态：先占中央两格，此后总走中心对称的一步。",
      },
      source: SOURCE,
      covers: isMixed,
      cases: () => boardsLike(isMixed, 12),
      says: () => "N",
    },
    {
      claim: {
        en: "A board has value 0 if half a turn maps it to itself and no square to itself or to an adjacent square.",
        zh: "在中心对称下不变、且没有格变到自身或相邻格的棋盘，SG 值为 0。",
      },
      source: SOURCE,
      covers: isTurned,
      cases: () => boardsLike(isTurned, 14),
      says: () => 0,
    },
  ],
};
