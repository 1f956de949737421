import { NotationError } from "../errors.ts";
import type { Natural } from "../nimber/natural.ts";
import { readNatural } from "../nimber/read-natural.ts";
import type { Game, LocalizedText } from "../types.ts";
import { law } from "./dawsons-kayles.ts";
import { byLaw } from "./family/by-law.ts";
import { parseNatural } from "./family/natural.ts";
import { breakGame } from "./family/take-break.ts";

const ROWS: LocalizedText = {
  en: "three rows, such as 3x9 (on other boards and graphs it is node-kayles, such as grid(4x9))",
  zh: "三行的棋盘，如 3x9（其他棋盘与图用 node-kayles，如 grid(4x9)）",
};

/** Reads the number of files of a board: `9` or `3x9`. */
function parse(text: string): Natural {
  const [, rows, files = ""] = /^(\d+)[x×*](\d+)$/.exec(text) ?? [];
  if (rows === undefined) return parseNatural(text);
  if (readNatural(rows) !== 3) throw new NotationError(text, 0, ROWS);
  return parseNatural(files);
}

/** Dawson's Chess: a move removes a file of a row with its neighbours. */
export const dawsonsChess: Game<Natural> = {
  ...breakGame([0, 1, 3, 7]),
  id: "dawsons-chess",
  name: { en: "Dawson's Chess", zh: "Dawson's Chess" },
  look: { picture: "pawns" },
  rule: {
    en: "Choose a file in a row of files and remove it with its neighbours. It models a board of three rows, with a row of pawns for each side and compulsory captures.",
    zh: "在一行格子中选一格，该格与其相邻格一并移除。双方各有一排兵、有吃必吃的三行棋盘与此等价。",
  },
  notation: {
    en: "the files of a board of three rows, such as 9 or 3x9",
    zh: "三行棋盘的列数，如 9 或 3x9",
  },
  parse,
  theorems: [
    byLaw(
      { ...law, preperiod: law.preperiod - 1, values: Array.from(law.values).slice(1) },
      "Guy & Smith, Proc. Camb. Phil. Soc. 52 (1956) 514",
      {
        en: "A row of n has the value of a row of n + 1 in Dawson's Kayles.",
        zh: "长为 n 的一行，SG 值等于 Dawson's Kayles 中长为 n + 1 的一行。",
      },
      { by: "finite" },
    ),
  ],
};
