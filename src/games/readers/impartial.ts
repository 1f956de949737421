import { t } from "../../locale/games.ts";
import { nearest } from "../../nearest.ts";
import type { Text } from "../../types.ts";
import { impartialVersions } from "../impartial.ts";
import type { Reader } from "./reader.ts";

const names = Object.keys(impartialVersions);

const TWO_SIDED: Text = t("twoSided", { names });

/** Reader of impartial versions of partizan games: `impartial(domineering)`. */
export const impartial: Reader = {
  starts: /^impartial\s*\(/,
  examples: ["impartial(domineering)"],
  read(scanner) {
    scanner.take(/impartial/);
    scanner.expect("(");
    scanner.space();
    const at = scanner.at;
    const word = scanner.take(/[a-z]+(?:-[a-z]+)*/) ?? "";
    if (!names.includes(word)) throw scanner.expected(TWO_SIDED, at, nearest(word, names));
    scanner.expect(")");
    return impartialVersions[word]!;
  },
};
