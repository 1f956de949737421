import { t } from "../../locale/games.ts";
import { cutGame } from "../cut.ts";
import { readMembers } from "../set-notation.ts";
import type { Reader } from "./reader.ts";

const MOST_CUTS = 64;

/** Heaps that are split by as many cuts as a number of the set: `cut{1,3}`. */
export const cut: Reader = {
  starts: /^cut\s*\{/,
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
