import { entailedBy } from "../entailing/known.ts";
import { entailedValue } from "../entailing/sum.ts";
import type { Method } from "../method.ts";

/** Values of games of which moves may say who moves next: numbers, or ☾. */
export const entailing: Method = {
  id: "entailing",
  entails: true,
  fits: (rules, play) => (rules.entails === true && play === "normal" ? true : TURNS),
  values(rules, limits) {
    const known = entailedBy(rules as never, limits);
    return {
      suits: () => true,
      at: (position, deadline) => entailedValue(known, position, deadline),
      exactly: (position, deadline) => entailedValue(known, position, deadline),
    };
  },
};

const TURNS = {
  en: "it is for games of which moves say who moves next, under normal play",
  zh: "它用于有走法规定下一步由谁走的游戏，且须为正常规则",
};
