import type { Natural } from "../nimber/natural.ts";
import type { Game, PeriodicLaw } from "../types.ts";
import { byLaw } from "./family/by-law.ts";
import { periodic } from "./family/periodic.ts";
import { breakGame } from "./family/take-break.ts";

/** Values of all rows. */
export const law: PeriodicLaw = periodic(
  [4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7],
  { 0: 0, 1: 0, 15: 0, 17: 2, 18: 2, 32: 2, 35: 0, 52: 2 },
);

/** Dawson's Kayles: a move knocks down two adjacent pins. */
export const dawsonsKayles: Game<Natural> = {
  ...breakGame([0, 0, 7]),
  id: "dawsons-kayles",
  name: { en: "Dawson's Kayles", zh: "Dawson's Kayles" },
  aliases: ["道森凯尔斯"],
  look: { picture: "pins" },
  rule: { en: "Knock down two pins that stand together.", zh: "击倒两个相邻的木瓶。" },
  theorems: [
    byLaw(
      law,
      "Guy & Smith, Proc. Camb. Phil. Soc. 52 (1956) 514",
      {
        en: "The values repeat with period 34 but for heaps 0, 1, 15, 17, 18, 32, 35, 52.",
        zh: "SG 值以 34 为周期，例外仅为 0、1、15、17、18、32、35、52。",
      },
      { by: "finite" },
    ),
  ],
};
