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
      throw scanner.expected({ en: `numbers to ${MOST_CUTS}`, zh: `不超过 ${MOST_CUTS} 的数` }, at + 1);
    }
    return cutGame(cuts);
  },
};
