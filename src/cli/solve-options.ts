import { compounds } from "../solve/compounds.ts";
import type { Option } from "./command.ts";

// What `solve` may be asked beside who wins: the code that answers is read when it is.

/** The inverse question: for which number is the sum lost? */
export const FIND: Option = {
  name: "find",
  value: "'[largest|smallest] k in A..B: P|N'",
  says: { en: "for which k, a letter of the sum, it is lost or won", zh: "和中的字母 k 取何值时必败或必胜" },
};

export const REMOTENESS: Option = {
  name: "remoteness",
  says: { en: "how many moves play lasts", zh: "对局持续的步数" },
};

export const COMPOUND: Option = {
  name: "compound",
  value: "kind",
  says: {
    en: `components played otherwise than in a sum: ${compounds.join(", ")}`,
    zh: `各子游戏不按「和」进行，而按：${compounds.join("、")}`,
  },
};

export const CERTIFICATE: Option = {
  name: "certificate",
  value: "FILE",
  says: {
    en: "write a proof of the value of a board or graph of at most 112 cells",
    zh: "写出不超过 112 格的棋盘或图的 SG 值证明",
  },
};
