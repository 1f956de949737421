import { NotationError } from "../errors.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Game, Text } from "../types.ts";
import { law } from "./dawsons-kayles.ts";
import { byLaw } from "./family/by-law.ts";
import { breaking } from "./family/take-break.ts";

const rules = breaking([0, 1, 3, 7]);

/** Squares that go with their neighbours are the vertices of Node Kayles. */
const ROW: Text = {
  en: "the files of a row, as 12; on a board it is Node Kayles, node-kayles grid(3x5)",
  zh: "一行的格数，如 12；在棋盘上即 Node Kayles，写作 node-kayles grid(3x5)",
};

export const dawsonsChess: Game<Natural> = {
  ...rules,
  id: "dawsons-chess",
  name: { en: "Dawson's Chess", zh: "Dawson's Chess" },
  rule: {
    en: "Choose a file in a row of files; it and its neighbours are gone.",
    zh: "在一行格子中选一格，该格与其相邻格一并移除。",
  },
  parse(text) {
    if (/^\d+[x×*]\d+$/.test(text)) throw new NotationError(text, 0, ROW);
    return rules.parse(text);
  },
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
