import { t } from "../locale/codegen.ts";
import type { Text } from "../types.ts";
import type { Parts } from "./parts.ts";
import { indented } from "./rule/lines.ts";

/** The most takes that a program reads; judges stop at 100. */
const MOST_TAKES = 1000;

const TEXT = {
  title: t("sNimTakeSTokens", { mostTakes: MOST_TAKES }),
  values: t("values"),
} satisfies Record<string, Text>;

/** What finds the values of heaps up to `last` in a program that reads its set, anew for each. */
export const setValuing = (last: number, remark: (text: Text) => string): Parts => ({
  constants: [],
  routines: [],
  functions: [],
  remarks: [TEXT.title, t("heapsUp2", { last })],
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
