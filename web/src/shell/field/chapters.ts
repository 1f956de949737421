import { chapters } from "virtual:names";
import type { Text } from "nimber";
import { lettersOf } from "nimber/games";
import { localized } from "nimber/locale";
import { address } from "../../theory/address.ts";
import type { ChapterId } from "../../theory/ids.ts";
import { hrefOf } from "../href.ts";

// Search in the chapters of the theory, for the search field.

/** Search terms of chapters beyond their titles, in lower case without spaces and hyphens. */
const ABOUT: Partial<Readonly<Record<ChapterId, readonly string[]>>> = {
  mex: ["sg函数", "grundy函数", "grundyvalue", "grundynumber", "sg"],
  outcomes: ["必胜", "必胜点", "必败点", "p态", "n态", "pposition", "nposition"],
  sums: ["sg定理", "sg函数", "sg", "spraguegrundy", "nimsum", "nim和", "异或和"],
  colon: ["克朗", "竹子", "树上删边", "树上删边游戏", "删边游戏", "hackenbush"],
  fusion: ["费森原理", "删边游戏", "无向图删边", "hackenbush"],
  misere: ["antisg", "sj", "sj定理", "antinim", "反nim"],
  octal: ["打表", "八进制"],
  period: ["打表", "打表找规律"],
  cycles: ["loopy", "有环图", "有向有环图"],
  field: ["nim积", "nim乘法", "nimproduct", "nimmultiplication"],
};

const THEOREM = ["theorem", "定理", "theory"];

/** Least number of letters to search for; two suffice in Chinese. */
const LEAST = 3;

/** Chapter found, with its address. */
export interface ChapterFound {
  readonly title: Text;
  readonly href: () => string;
}

/** Chapters whose titles or topics match a text. */
export function chaptersLike(text: string): readonly ChapterFound[] {
  const sought = lettersOf(text);
  if (sought.length < (/\p{sc=Han}/u.test(sought) ? 2 : LEAST) && sought !== "sg") return [];
  return chapters
    .filter(
      ({ id, title }) =>
        ABOUT[id]?.some((each) => each === sought || THEOREM.some((word) => sought === each + word)) ||
        Object.values(localized(title)).some((each) => lettersOf(each).includes(sought)),
    )
    .map(({ id, title }) => ({ title, href: () => hrefOf(address, { page: id }) }));
}
