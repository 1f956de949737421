import type { Natural } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { byLaw } from "./family/by-law.ts";
import { periodic } from "./family/periodic.ts";
import { breakGame } from "./family/take-break.ts";

/** Kayles: a move knocks down one pin, or two adjacent ones. */
export const kayles: Game<Natural> = {
  ...breakGame([0, 7, 7]),
  id: "kayles",
  name: { en: "Kayles", zh: "Kayles" },
  aliases: ["凯尔斯"],
  look: { picture: "pins" },
  rule: { en: "Knock down one pin, or two that stand together.", zh: "击倒一个木瓶，或两个相邻的木瓶。" },
  theorems: [
    byLaw(
      periodic([4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7], {
        0: 0,
        3: 3,
        6: 3,
        9: 4,
        11: 6,
        15: 7,
        18: 3,
        21: 4,
        22: 6,
        28: 5,
        34: 6,
        39: 3,
        57: 4,
        70: 6,
      }),
      "Guy & Smith, Proc. Camb. Phil. Soc. 52 (1956) 514",
      {
        en: "From heap 71 the values repeat with period 12: 4 1 2 8 1 4 7 2 1 8 2 7.",
        zh: "从 71 起 SG 值以 12 为周期：4 1 2 8 1 4 7 2 1 8 2 7。",
      },
      { by: "finite" },
    ),
  ],
};
