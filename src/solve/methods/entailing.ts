import { t } from "../../locale/solve.ts";
import { entailedBy } from "../entailing/known.ts";
import { entailedValue } from "../entailing/sum.ts";
import type { Method } from "../method.ts";

/** Method for games whose moves may determine who moves next; values are numbers or ☾. */
export const entailing: Method = {
  id: "entailing",
  entails: true,
  fits: (rules, play) => (rules.entails === true && play === "normal" ? true : TURNS),
  values(rules, limits) {
    const known = entailedBy(rules as never, limits);
    return {
      suits: () => true,
      at: (position, budget) => entailedValue(known, position, budget),
      exactly: (position, budget) => entailedValue(known, position, budget),
    };
  },
};

const TURNS = t("turnsGamesMovesSayWhoMoves");
