import { t } from "../../locale/games.ts";
import type { Game, Text } from "../../types.ts";
import { ordinal } from "../ordinal.ts";
import type { Reader } from "./reader.ts";

const PLAIN: Text = t("plain");

/** Reader of ordinal sums of two games, the base first: `ordinal(nim:kayles)`. */
export const ordinals: Reader = {
  starts: /^ordinal\s*\(/,
  examples: ["ordinal(nim:kayles)"],
  read(scanner, within) {
    scanner.take(/ordinal/);
    scanner.expect("(");
    const plain = (): Game<unknown> => {
      scanner.space();
      const { at } = scanner;
      const game = within(scanner);
      const { lost, won, entails } = game;
      if (lost === undefined && won === undefined && entails !== true) return game;
      throw scanner.expected(PLAIN, at);
    };
    const base = plain();
    scanner.expect(":");
    const top = plain();
    scanner.expect(")");
    return ordinal(base, top) as Game<unknown>;
  },
};
