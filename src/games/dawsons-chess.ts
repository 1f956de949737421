import type { Natural } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { law } from "./dawsons-kayles.ts";
import { byLaw } from "./family/by-law.ts";
import { breaking } from "./family/take-break.ts";

export const dawsonsChess: Game<Natural> = {
  ...breaking([0, 1, 3, 7]),
  id: "dawsons-chess",
  name: { en: "Dawson's Chess", zh: "Dawson's Chess" },
  rule: {
    en: "Choose a file in a row of files; it and its neighbours are gone.",
    zh: "在一行格子中选一格，该格与其相邻格一并移除。",
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
