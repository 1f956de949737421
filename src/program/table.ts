import { lawClaim } from "../say/law.ts";
import { replayedWord } from "../say/period.ts";
import type { Language, Play, Text } from "../types.ts";
import { languageOf } from "./languages/index.ts";
import type { ProvedLaw } from "./law.ts";
import { lawSource, tellsValues } from "./law-code.ts";
import { COORDINATES, lawWithin, shortest } from "./lookup.ts";
import { printSource } from "./print.ts";
import { rangeRemark } from "./range.ts";
import type { KnownLaw, Sequence } from "./sequence.ts";
import type { Syntax } from "./syntax.ts";

/**
 * A function `sg` in a language, or the one of that name, that knows the values of `sequence`: the shortest of several
 * encodings as a string constant, the remarks in `language`. With a law whose preperiod and period are among the
 * values it needs no others and is right for every heap that the language's integers hold.
 * @throws RangeError when a value is 95^4 or more, or no language has that name.
 * @example
 * tableCode({ id: "{1,2}", values: [0, 1, 2, 0, 1] }, "python").includes('b"01201"'); // true
 */
export function tableCode(sequence: Sequence, target: Syntax | string, language: Language = "en"): string {
  const syntax = languageOf(target);
  const remarks = remarksOn(sequence).map((text) => text[language]);
  const { constants, routines } =
    sequence.known === undefined ? shortest(sequence, syntax) : lawSource(sequence.known.law, syntax);
  return printSource({ remarks, constants, routines }, syntax);
}

/** What a table has the values of. */
export const titleOf = (id: string, play: Play = "normal"): Text =>
  play === "normal"
    ? { en: `SG values of ${id}`, zh: `${id} 的 SG 值` }
    : {
        en: `Who wins ${id} under misere play, 1 for the player to move`,
        zh: `${id} 在反常规则下的胜负（1 表示先手必胜）`,
      };

const losersOf = (id: string): Text => ({
  en: `Who wins ${id}: lost is 1 where the player to move loses, and else 0.`,
  zh: `${id} 的胜负：先手必败时 lost 为 1，否则为 0。`,
});

/** What the comments on top of a table say. */
function remarksOn(sequence: Sequence): Text[] {
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
export const knownRemarks = ({ law, by }: KnownLaw): Text[] => [lawClaim(law), by];

export function provedRemark({ preperiod, period, saltus, theorem, replayed }: ProvedLaw): Text {
  const word = replayed === undefined ? undefined : replayedWord({ replayed });
  const checked: Text = word === undefined ? { en: "", zh: "" } : { en: `; ${word.en}`, zh: `；${word.zh}` };
  return {
    en: `proved: preperiod ${preperiod}, period ${period}${saltus === 0 ? "" : `, saltus ${saltus}`}, theorem: ${theorem}${checked.en}.`,
    zh: `已证明（proved）：前周期 ${preperiod}，周期 ${period}${saltus === 0 ? "" : `，每周期递增 ${saltus}`}，定理：${theorem}${checked.zh}。`,
  };
}
