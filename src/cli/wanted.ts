import { readNatural } from "../nimber/read-natural.ts";
import type { Outcome } from "../types.ts";
import { UsageError } from "./command.ts";
import { t } from "./locale/cli.ts";

export interface Wanted {
  readonly which: "all" | "largest" | "smallest";
  readonly letter: string;
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome;
}

const WANTED =
  /^\s*(?:(largest|smallest|all)\s+)?([a-z])\s+in\s+(\d[\d_e]*)\s*\.\.\s*(\d[\d_e]*)\s*:\s*([PN])\s*$/;

export function wantedIn(text: string): Wanted {
  const [, which = "all", letter = "", first = "", last = "", outcome = ""] = WANTED.exec(text) ?? [];
  const [from, to] = [readNatural(first), readNatural(last)];
  if (typeof from === "number" && typeof to === "number" && from <= to)
    return { which, letter, from, to, outcome } as Wanted;
  throw new UsageError(t("findExpectedQuestionLargestK", { text }));
}
