import { parseRuleAt } from "../../rules/parse.ts";
import { withKnown } from "../known-line.ts";
import { lineGame } from "../line.ts";
import type { Reader } from "./reader.ts";

/** Reader of one-line rules: `[n: n-1 | n/2]`. */
export const line: Reader = {
  starts: /^\[/,
  read(scanner) {
    const { rule, end } = parseRuleAt(scanner.typed, scanner.at);
    scanner.at = end;
    return withKnown(lineGame(rule), rule);
  },
};
