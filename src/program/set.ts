import type { LocalizedText } from "../types.ts";
import type { Parts } from "./parts.ts";
import { indented } from "./rule/lines.ts";

/** The most takes that a program reads; judges stop at 100. */
const MOST_TAKES = 1000;

const TEXT = {
  title: {
    en: `S-Nim: take s tokens from one heap, s in a set that is read (at most ${MOST_TAKES} numbers).`,
    zh: `S-Nim：从一堆中取走 s 个石子，s 属于读入的集合（至多 ${MOST_TAKES} 个数）。`,
  },
  values: {
    en: "g[n]: the least value that no move from n leads to, marked by a new stamp in seen",
    zh: "g[n]：n 的走法到达不了的最小值，可到达的值在 seen 中标记为新的 stamp",
  },
} satisfies Record<string, LocalizedText>;

/** What finds the values of heaps up to `last` in a program that reads its set, anew for each. */
export const setValuing = (last: number, remark: (text: LocalizedText) => string): Parts => ({
  constants: [],
  routines: [],
  functions: [],
  remarks: [TEXT.title, { en: `Heaps up to ${last}.`, zh: `堆的大小不超过 ${last}。` }],
  before: [
    `array takes[${MOST_TAKES + 1}]`,
    `array g[${last + 1}]`,
    `array seen[${MOST_TAKES + 1}]`,
    "let stamp = 0",
  ],
  at: ([h], tag) => [`let value${tag} = g[narrow(${h})]`],
  long: false,
  set: (members) => [
    "let count = 0",
    `long unread = ${members}`,
    "while unread > 0L:",
    ...indented([
      "unread = unread - 1L",
      "long s = nextNumber()",
      `if s > 0L and s <= ${last}L:`,
      "  count = count + 1",
      "  takes[count] = narrow(s)",
    ]),
    remark(TEXT.values),
    `for n = 1 to ${last}:`,
    ...indented([
      "stamp = stamp + 1",
      "for i = 1 to count:",
      "  if takes[i] <= n:",
      "    seen[g[n - takes[i]]] = stamp",
      "let v = 0",
      "while seen[v] == stamp:",
      "  v = v + 1",
      "g[n] = v",
    ]),
  ],
});
