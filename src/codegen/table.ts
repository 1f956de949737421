import { t } from "../locale/codegen.ts";
import { say, verbatim } from "../locale/message.ts";
import { lawClaim } from "../messages/law.ts";
import { replayedWord } from "../messages/period.ts";
import { sourceText } from "../messages/proof.ts";
import type { Language, Play, Text, Theorem } from "../types.ts";
import { languageOf } from "./languages/index.ts";
import { lawSource, tellsValues } from "./law.ts";
import { COORDINATES, lawWithin, shortest } from "./lookup.ts";
import { type ProvedLaw, rangeRemark } from "./periodic.ts";
import { printSource } from "./print.ts";
import type { CitedLaw, Sequence } from "./sequence.ts";
import type { Syntax } from "./syntax.ts";

/**
 * Function `sg` with the values of `sequence`, in a language given as syntax or name. It uses the shortest of several
 * encodings as a string constant, with remarks in `language`. When the law's preperiod and period are among the values,
 * it stores no others and is right for every heap that fits the language's integers.
 * @throws RangeError when a value is 95^4 or more, or no language has that name.
 * @example
 * tableCode({ id: "{1,2}", values: [0, 1, 2, 0, 1] }, "python").includes('b"01201"'); // true
 */
export function tableCode(sequence: Sequence, target: Syntax | string, language: Language = "en"): string {
  const syntax = languageOf(target);
  const remarks = remarksOn(sequence).map((text) => say(text, language));
  const { constants, routines } =
    sequence.cited === undefined ? shortest(sequence, syntax) : lawSource(sequence.cited.law, syntax);
  return printSource({ remarks, constants, routines }, syntax);
}

/** Title of a table of values. */
export const titleOf = (id: string, play: Play = "normal"): Text =>
  play === "normal" ? t("sgValues", { id }) : t("whoWinsUnderMiserePlay", { id });

/** Remark on table entries that are not positions. */
export const GAPS: Text = t("gaps");

const losersOf = (id: string): Text => t("whoWinsLostPlayerMove", { id });

/** Comments on top of a table. */
function remarksOn(sequence: Sequence): Text[] {
  const { id, values } = sequence;
  const title = titleOf(id, sequence.play);
  if (sequence.cited !== undefined) {
    const values = tellsValues(sequence.cited.law);
    return [values ? t("text", { title }) : losersOf(id), ...citedRemarks(sequence.cited)];
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

/** Claim of a law and its proof. */
export const citedRemarks = ({ law, by }: CitedLaw): Text[] => [lawClaim(law), by];

/** Law of values that repeat or grow, with its proof, and the source in which the law of this game is `known`. */
export function provedRemark(
  { preperiod, period, saltus, theorem, replayed }: ProvedLaw,
  known?: Theorem<never>["source"],
): Text {
  const word = replayed === undefined ? undefined : replayedWord({ replayed });
  const checked: Text = word === undefined ? verbatim("") : t("text2", { word });
  const general = sourceText(theorem);
  const instance = known && t("instanceOf", { known: sourceText(known), theorem: general });
  const cited = { theorem: instance ?? general, checked };
  return preperiod === 0 && period === 1 && saltus === 1
    ? t("provedNumberItself", cited)
    : t("provedPreperiodPeriodTheorem", { preperiod, period, saltus, ...cited });
}
