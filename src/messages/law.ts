import { beyond } from "../automata/growth.ts";
import { casesIn } from "../law-value/cases-in-words.ts";
import { stepText } from "../law-value/quotient.ts";
import { t } from "../locale/conclusions.ts";
import { verbatim } from "../locale/message.ts";
import { outsideBrackets, partsOutsideBrackets } from "../rules/outside-brackets.ts";
import type { AutomaticLaw, FormulaLaw, Law, RecurrenceLaw, Text } from "../types.ts";
import { periodClaim } from "./period.ts";

/** Law that all positions have one outcome. */
const ALL = /^\s*([PN])\s+iff\s+(true|false)\s*$/;

function formulaClaim({ text, variables }: FormulaLaw): Text {
  const place = variables.join();
  const [, value] = /^\s*sg\s*=\s*(.*)$/.exec(text) ?? [];
  const digits = digitsTold(text);
  if (value !== undefined) {
    const cases = casesIn(value);
    const conditions = cases.flatMap(({ when }) => (when === undefined ? [] : [patternsTold(when)]));
    if (conditions.length === 0) return t("value", { place, value: patternsTold(value), digits });
    const values = cases.map((each) => each.value.trim());
    return t("valueInCases", { place, values, conditions, digits });
  }
  const [, who, always] = ALL.exec(text) ?? [];
  if (who !== undefined)
    return always === "true" ? t("allPositionsAre", { player: who }) : t("noPositionIs", { player: who });
  const [, player, condition] = /^\s*([PN])\s+iff\s+(.*)$/.exec(text) ?? [];
  return t("iff", { place, player, condition: patternsTold(condition!), digits });
}

/** Formula with its conditions on patterns and columns of digits in words. */
function patternsTold(formula: string): Text {
  const parts: Text[] = [];
  let rest = formula;
  for (let found = CALL.exec(rest); found !== null; found = CALL.exec(rest)) {
    const [name] = found;
    const inner = rest.slice(found.index + name.length);
    const [end] = outsideBrackets(`(${inner}`, (sign, i) => sign === ")" && i > 0);
    const told = partsOutsideBrackets(inner.slice(0, end! - 1), (sign) => sign === ",");
    const texts = told.map(({ text }) => text);
    parts.push(verbatim(rest.slice(0, found.index)));
    rest = inner.slice(end);
    if (name === "matches(") {
      const [system, pattern] = texts.slice(-2);
      const of = inner.slice(0, told.at(-2)!.at - 1);
      parts.push(t("digitsMatch", { of, system: system!, pattern: pattern! }));
    } else {
      const [multiple, modulus] = MULTIPLE.exec(rest)!;
      parts.push(t("columnsMultiple", { of: texts.slice(0, -1), base: texts.at(-1)!, modulus: modulus! }));
      rest = rest.slice(multiple.length);
    }
  }
  return parts.length === 0 ? verbatim(formula) : t("inRow", { parts: [...parts, verbatim(rest)] });
}

const CALL = /\b(?:matches|columns)\(/;
const MULTIPLE = /^\s*%\s*(\d+)\s*=\s*0/;

/** Explanation of each digit function of numeration systems. */
const MEANINGS: readonly (readonly [name: string, says: Text])[] = [
  ["zeros", t("zerosCountsDigitsEnd")],
  ["digitsum", t("digitsumAddsDigits")],
  ["length", t("lengthCountsDigits")],
  ["lowest", t("lowestWeightLastDigitNot")],
  ["tail", t("tailNumberLastDigits")],
  ["count", t("countTellsHowOftenDigits")],
];

const TAIL =
  /^[PN] iff tail\(([a-z]\d*),(zeckendorf|ostrowski\(([\d,]+)\)),(\d+)\) (?:= (\d+)|in \{([\d,]+)\})$/;

/** Last digits with a given value, most significant first. */
function wordOf(value: number, quotients: readonly number[], places: number): string {
  const weights = Array.from({ length: places }, (_, i) => beyond({ quotients, carry: 1 }, i)).reverse();
  let rest = value;
  const digits = weights.map((weight) => {
    const digit = Math.floor(rest / weight);
    rest -= digit * weight;
    return digit;
  });
  return digits.join(Math.max(...quotients) > 9 ? " " : "");
}

/** Sentence that explains the digit functions of a formula; empty if it has none. */
function digitsTold(formula: string): Text {
  const [, name, system, a, places, one, some] = TAIL.exec(formula.trim()) ?? [];
  if (name !== undefined) {
    const words = (one ?? some!)
      .split(",")
      .map((each) => wordOf(Number(each), (a ?? "1").split(",").map(Number), Number(places)));
    const zeckendorf = system === "zeckendorf";
    return t("zerosFrontEnds", { zeckendorf, system, name, words });
  }
  const used = MEANINGS.filter(([each]) => new RegExp(`\\b${each}\\(`).test(formula)).map(([, says]) => says);
  if (used.length === 0) return verbatim("");
  return t("digitsSystemNamed", { used });
}

/**
 * Sentence that states a law.
 * @example
 * say(lawClaim({ kind: "formula", text: "sg = n % 4", variables: ["n"] }), "en"); // "The value of n is n % 4."
 */
export function lawClaim(law: Law): Text {
  switch (law.kind) {
    case "periodic":
      return periodClaim(law);
    case "formula":
      return law.where === undefined ? formulaClaim(law) : claimWhere(law.where, formulaClaim(law));
    case "recurrence":
      return recurrenceClaim(law);
    case "outcomes":
    case "values":
      return automatonClaim(law);
    case "digits":
      return t("automatonTellsValueNFrom", { next: law.next.length, base: law.base });
  }
}

/** Claim restricted to the positions that meet a condition. */
export const claimWhere = (where: string, claim: Text): Text => t("claimWhere", { where, claim });

/** Claim about misère play. */
export const claimMisere = (claim: Text): Text => t("claimMisere", { claim });

function automatonClaim({ kind, dfa }: AutomaticLaw): Text {
  if (kind === "outcomes" && !dfa.accepting.includes(1)) return t("noPositionIs", { player: "P" });
  const by = dfa.accepting.length;
  const place = (kind === "outcomes" ? dfa.tracks : dfa.tracks.slice(0, -1)).join();
  const columns = kind === "outcomes" ? columnsOf(dfa) : undefined;
  if (columns !== undefined) return t("pPositionIffColumns", { place, id: dfa.system.id, columns });
  if (kind === "outcomes") return t("pPositionIffAutomatonAccepts", { place, by, id: dfa.system.id });
  return t("valueNumberAutomatonAccepts", { place, by, id: dfa.system.id });
}

/** Limit on the columns of digits that are listed. */
const MOST_COLUMNS = 12;

/** Digits that may stand together in a place of the numbers, when an automaton of one state asks only for that. */
function columnsOf({ accepting, system, tracks, classOf, next }: AutomaticLaw["dfa"]): string[] | undefined {
  if (accepting.length > 1 || tracks.length < 2 || !/^base \d+$/.test(system.id) || system.digits > 10)
    return undefined;
  const columns = [...classOf.keys()].filter((column) => next[classOf[column]!] === 0);
  if (columns.length > MOST_COLUMNS) return undefined;
  return columns.map((column) => column.toString(system.digits).padStart(tracks.length, "0"));
}

function recurrenceClaim(law: RecurrenceLaw): Text {
  const { base, first, steps } = law;
  const begin = first.map((value, n) => `G(${n}) = ${value}`);
  const shown = steps.map((_, digit) => stepText(law, digit, (heap) => `G(${heap})`));
  const heap = (digit: number) => `n = ${base}q${digit === 0 ? "" : ` + ${digit}`}`;
  const en = shown.map((step, digit) => `${step} (${heap(digit)})`);
  const zh = shown.map((step, digit) => `${step}（${heap(digit)}）`);
  return t("qQuotientNThen", { base, begin, en, zh });
}
