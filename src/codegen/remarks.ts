import { t } from "../locale/codegen.ts";
import { verbatim } from "../locale/message.ts";
import { lawClaim } from "../say/law.ts";
import { replayedWord } from "../say/period.ts";
import type { Play, Text } from "../types.ts";
import type { ProvedLaw } from "./law.ts";
import { tellsValues } from "./law-code.ts";
import { COORDINATES, lawWithin } from "./lookup.ts";
import { rangeRemark } from "./range.ts";
import type { KnownLaw, Sequence } from "./sequence.ts";

/** What a table has the values of. */
export const titleOf = (id: string, play: Play = "normal"): Text =>
  play === "normal" ? t("sgValues", { id }) : t("whoWinsUnderMiserePlay", { id });

/** What stands in a table where there is no position. */
export const GAPS: Text = t("gaps");

const losersOf = (id: string): Text => t("whoWinsLostPlayerMove", { id });

/** What the comments on top of a table say. */
export function remarksOn(sequence: Sequence): Text[] {
  const { id, values } = sequence;
  const title = titleOf(id, sequence.play);
  if (sequence.known !== undefined) {
    const values = tellsValues(sequence.known.law);
    return [values ? t("text", { title }) : losersOf(id), ...knownRemarks(sequence.known)];
  }
  if (sequence.range !== undefined) return [t("text", { title }), rangeRemark(sequence.range)];
  if (sequence.box !== undefined) {
    const names = sequence.box.map((_, i) => COORDINATES[i] ?? `x${i}`).join(", ");
    const most = sequence.box.join(", ");
    return [t("sgFromComputedFromRules", { title, names, most }), ...(sequence.gaps ? [GAPS] : [])];
  }
  const law = lawWithin(sequence);
  if (law === undefined) {
    const last = values.length - 1;
    return [t("sgNNFromComputed", { title, last })];
  }
  return [t("sgNEveryN", { title }), provedRemark(law)];
}

/** What a law says, and what proves it. */
export const knownRemarks = ({ law, by }: KnownLaw): Text[] => [lawClaim(law), by];

export function provedRemark({ preperiod, period, saltus, theorem, replayed }: ProvedLaw): Text {
  const word = replayed === undefined ? undefined : replayedWord({ replayed });
  const checked: Text = word === undefined ? verbatim("") : t("text2", { word });
  return t("provedPreperiodPeriodTheorem", { preperiod, period, saltus, theorem, checked });
}
