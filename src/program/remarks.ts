import { localized, say } from "../locale/message.ts";
import { lawClaim } from "../say/law.ts";
import { replayedWord } from "../say/period.ts";
import type { LocalizedText, Play } from "../types.ts";
import type { ProvedLaw } from "./law.ts";
import { tellsValues } from "./law-code.ts";
import { COORDINATES, lawWithin } from "./lookup.ts";
import { rangeRemark } from "./range.ts";
import type { KnownLaw, Sequence } from "./sequence.ts";

/** What a table has the values of. */
export const titleOf = (id: string, play: Play = "normal"): LocalizedText =>
  play === "normal"
    ? { en: `SG values of ${id}`, zh: `${id} 的 SG 值` }
    : {
        en: `Who wins ${id} under misere play, 1 for the player to move`,
        zh: `${id} 在反常规则下的胜负（1 表示先手必胜）`,
      };

/** What stands in a table where there is no position. */
export const GAPS: LocalizedText = {
  en: "Numbers that are no position have 0 in the table, which means nothing.",
  zh: "不构成局面的数在表中填 0，没有意义。",
};

const losersOf = (id: string): LocalizedText => ({
  en: `Who wins ${id}: lost is 1 where the player to move loses, and else 0.`,
  zh: `${id} 的胜负：先手必败时 lost 为 1，否则为 0。`,
});

/** What the comments on top of a table say. */
export function remarksOn(sequence: Sequence): LocalizedText[] {
  const { id, values } = sequence;
  const title = titleOf(id, sequence.play);
  if (sequence.known !== undefined) {
    const values = tellsValues(sequence.known.law);
    return [
      values ? { en: `${title.en}.`, zh: `${title.zh}。` } : losersOf(id),
      ...knownRemarks(sequence.known),
    ];
  }
  if (sequence.range !== undefined)
    return [{ en: `${title.en}.`, zh: `${title.zh}。` }, rangeRemark(sequence.range)];
  if (sequence.box !== undefined) {
    const names = sequence.box.map((_, i) => COORDINATES[i] ?? `x${i}`).join(", ");
    const most = sequence.box.join(", ");
    return [
      {
        en: `${title.en}: sg(${names}) from 0 to ${most}, computed from the rules.`,
        zh: `${title.zh}：sg(${names})，从 0 到 ${most}，按规则算出。`,
      },
      ...(sequence.gaps ? [GAPS] : []),
    ];
  }
  const law = lawWithin(sequence);
  if (law === undefined) {
    const last = values.length - 1;
    return [
      {
        en: `${title.en}: sg(n) for n from 0 to ${last}, computed from the rules.`,
        zh: `${title.zh}：sg(n)，n 从 0 到 ${last}，按规则算出。`,
      },
    ];
  }
  return [
    { en: `${title.en}: sg(n) for every n >= 0.`, zh: `${title.zh}：sg(n)，对一切 n ≥ 0 成立。` },
    provedRemark(law),
  ];
}

/** What a law says, and what proves it. */
export const knownRemarks = ({ law, by }: KnownLaw): LocalizedText[] => [localized(lawClaim(law)), by];

export function provedRemark({ preperiod, period, saltus, theorem, replayed }: ProvedLaw): LocalizedText {
  const word = replayed === undefined ? undefined : replayedWord({ replayed });
  const checked: LocalizedText =
    word === undefined ? { en: "", zh: "" } : { en: `; ${say(word, "en")}`, zh: `；${say(word, "zh")}` };
  return {
    en: `proved: preperiod ${preperiod}, period ${period}${saltus === 0 ? "" : `, saltus ${saltus}`}, theorem: ${theorem}${checked.en}.`,
    zh: `已证明（proved）：前周期 ${preperiod}，周期 ${period}${saltus === 0 ? "" : `，每周期递增 ${saltus}`}，定理：${theorem}${checked.zh}。`,
  };
}
