import type { Text } from "nimber";
import { t } from "../locale/lab.ts";

/** Possible exports of a program, and names in its scope. */
export const GUIDE: readonly { readonly code: string; readonly says: Text }[] = [
  {
    code: "start",
    says: t("positionBegin"),
  },
  {
    code: "moves(position)",
    says: t("yieldsWhatEachMoveLeaves"),
  },
  {
    code: "position(n) · position(a, b)",
    says: t("positionOneTwoNumbersTables"),
  },
  {
    code: "least · most",
    says: t("numbersBeginEnd"),
  },
  {
    code: "key(position) · format(position)",
    says: t("whatEqualEqualPositionsHow"),
  },
  {
    code: "parse(text)",
    says: t("positionTextStandsUndefinedStands"),
  },
  {
    code: "canonical(position) · parts(position)",
    says: t("positionSameValueSameOne"),
  },
  {
    code: "board(position)",
    says: t("howPositionDrawnLinesLetters"),
  },
  {
    code: "judge(input, value)",
    says: t("linesPrintedInputJudgeValues"),
  },
  {
    code: "law(…)",
    says: t("truePlayerMoveLosesSg"),
  },
  {
    code: "misere",
    says: t("trueWhenWhoeverCannotMove"),
  },
  {
    code: "mex nimSum heaps divisors gcd isPrime isSquare isFibonacci isPowerOfTwo popcount valuation zeckendorf phi lowerWythoff",
    says: t("scopeRulesLaws"),
  },
];
