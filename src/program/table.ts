import { replayedWord } from "../say/period.ts";
import type { Language, Play, Text } from "../types.ts";
import { bestOffset } from "./digits.ts";
import { type Encoding, encodings } from "./encoding.ts";
import { languageOf } from "./languages/index.ts";
import { grownBy, isLinear, linearValue, type ProvedLaw, reducedBy } from "./law.ts";
import { type Constant, printSource, type Source } from "./print.ts";
import { parseProgram, type Routine } from "./program.ts";
import { quotientOf, rangeRemark } from "./range.ts";
import type { Sequence } from "./sequence.ts";
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
  const { constants, routines } = shortest(sequence, syntax);
  return printSource({ remarks, constants, routines }, syntax);
}

/**
 * The constants and the function of the shortest encoding: `sg`, or the one that begins with the lines `head`, which
 * leave a place among the values in `n`.
 */
export function shortest(
  sequence: Sequence,
  syntax: Syntax,
  head: readonly string[] = heading(sequence.box),
): Pick<Source, "constants" | "routines"> {
  if (sequence.range !== undefined) {
    const lines = ["fn sg(long n) long:", `  return ${quotientOf(sequence.range, "n")}`];
    return { constants: [], routines: parseProgram(lines.join("\n")) };
  }
  const law = lawWithin(sequence);
  const { values } = sequence;
  if (law !== undefined && isLinear(law)) {
    const lines = `fn sg(long heap) long:\n  return ${linearValue(law, values[0]!, "heap")}`;
    return { constants: [], routines: parseProgram(lines) };
  }
  const kept =
    law === undefined ? values : Array.from({ length: law.preperiod + law.period }, (_, n) => values[n]!);
  let best: { source: Pick<Source, "constants" | "routines">; length: number } | undefined;
  for (const encoding of encodings(kept)) {
    const source = written(encoding, law, syntax, head);
    const { length } = printSource({ remarks: [], ...source }, syntax);
    if (best === undefined || length < best.length) best = { source, length };
  }
  return best!.source;
}

/** The law of `sequence` if its preperiod and one period are there. */
function lawWithin({ values, law }: Sequence): ProvedLaw | undefined {
  return law !== undefined && law.preperiod + law.period <= values.length ? law : undefined;
}

function written(
  encoding: Encoding,
  law: ProvedLaw | undefined,
  syntax: Syntax,
  head: readonly string[],
): { constants: Constant[]; routines: Routine[] } {
  const offsets = encoding.strings.map((digits) => bestOffset(digits, syntax.escapes));
  const constants = encoding.strings.map(({ name, digits }, i) => ({
    name,
    text: Array.from(digits, (digit) => String.fromCharCode(digit + offsets[i]!)).join(""),
  }));
  const lookup = encoding.lookup(offsets).map((line) => `  ${line}`);
  const lines =
    law === undefined
      ? [...head, ...lookup, "  return v"]
      : [`fn sg(long heap) ${law.saltus === 0 ? "narrow" : "long"}:`, ...reduced(law, lookup)];
  return { constants, routines: parseProgram(lines.join("\n")) };
}

/** The first lines of a function of the place `n` among the values, or of the numbers that it is made of. */
function heading(box: readonly number[] | undefined): string[] {
  if (box === undefined) return ["fn sg(n) narrow:"];
  const names = box.map((_, i) => COORDINATES[i] ?? `x${i}`);
  const place = names.reduce(
    (sofar, name, i) => `${i > 1 ? `(${sofar})` : sofar} * ${box[i]! + 1} + ${name}`,
  );
  return [`fn sg(${names.join(", ")}) narrow:`, `  let n = ${place}`];
}

const COORDINATES = ["x", "y", "z"];

/** The lines that reduce `heap` by the law to `n`, look that up, and add what the reduction took away. */
function reduced(law: ProvedLaw, lookup: readonly string[]): string[] {
  const { preperiod, period, saltus } = law;
  const back = reducedBy(law, "heap");
  if (saltus === 0) {
    return [
      ...(preperiod === 0 && period > 1
        ? [`  heap = ${back}`]
        : [`  if heap >= ${preperiod + period}L:`, `    heap = ${back}`]),
      "  let n = narrow(heap)",
      ...lookup,
      "  return v",
    ];
  }
  return [
    ...(preperiod === 0
      ? [`  long least = ${back}`]
      : ["  long least = heap", `  if heap >= ${preperiod + period}L:`, `    least = ${back}`]),
    "  let n = narrow(least)",
    ...lookup,
    `  return ${grownBy(law, "wide(v)", "heap", "least")}`,
  ];
}

/** What a table has the values of. */
export const titleOf = (id: string, play: Play = "normal"): Text =>
  play === "normal"
    ? { en: `Grundy values of ${id}`, zh: `${id} 的 SG 值` }
    : {
        en: `Who wins ${id} under misere play, 1 for the player to move`,
        zh: `${id} 在反常规则下的胜负（1 表示先手必胜）`,
      };

/** What the comments on top of a table say. */
function remarksOn(sequence: Sequence): Text[] {
  const { id, values } = sequence;
  const law = lawWithin(sequence);
  const title = titleOf(id, sequence.play);
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

export function provedRemark({ preperiod, period, saltus, theorem, replayed }: ProvedLaw): Text {
  const word = replayed === undefined ? undefined : replayedWord({ replayed });
  const checked: Text = word === undefined ? { en: "", zh: "" } : { en: `; ${word.en}`, zh: `；${word.zh}` };
  return {
    en: `proved: preperiod ${preperiod}, period ${period}${saltus === 0 ? "" : `, saltus ${saltus}`}, theorem: ${theorem}${checked.en}.`,
    zh: `已证明（proved）：前周期 ${preperiod}，周期 ${period}${saltus === 0 ? "" : `，每周期递增 ${saltus}`}，定理：${theorem}${checked.zh}。`,
  };
}
