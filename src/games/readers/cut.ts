import { t } from "../../locale/games.ts";
import { cutGame } from "../cut.ts";
import { readMembers } from "../set-notation.ts";
import type { Reader } from "./reader.ts";

const MOST_CUTS = 64;

/** Reader of games that split a heap with a number of cuts from a set: `cut{1,3}`. */
export const cut: Reader = {
  starts: /^cut\s*\{/,
  examples: ["cut{1,3}"],
  read(scanner) {
    scanner.take(/cut/);
    scanner.space();
    const at = scanner.at;
    const cuts = readMembers(scanner);
    if (cuts.at(-1)! > MOST_CUTS) {
      throw scanner.expected(t("numbers2", { mostCuts: MOST_CUTS }), at + 1);
    }
    return cutGame(cuts);
  },
};
