import { compounds } from "../solve/compounds.ts";
import type { Option } from "./command.ts";
import { t } from "./locale/cli.ts";

// Further questions of `solve`. Their code is loaded on demand.

/** Inverse question: the numbers for which the sum is won or lost. */
export const FIND: Option = {
  name: "find",
  value: "'[largest|smallest] k in A..B: P|N'",
  says: t("kLetterSumLostWon"),
};

export const REMOTENESS: Option = {
  name: "remoteness",
  says: t("howManyMovesPlayLasts"),
};

export const COMPOUND: Option = {
  name: "compound",
  value: "kind",
  says: t("componentsPlayedOtherwiseThanSum", { compounds }),
};

export const CERTIFICATE: Option = {
  name: "certificate",
  value: "FILE",
  says: t("writeProofValueBoardGraph"),
};
