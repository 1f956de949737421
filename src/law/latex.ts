import { columnDigits } from "../automata/columns.ts";
import { type Dfa, stateAfter, statesOf } from "../automata/dfa.ts";
import { DIGIT_SIGNS, type Pattern } from "../automata/pattern.ts";
import { LimitError } from "../errors.ts";
import { casesIn } from "../law-value/cases-in-words.ts";
import { conditionOf, expressionOf, STEP } from "../law-value/evaluate.ts";
import { STEP_BEFORE } from "../law-value/heap-before.ts";
import { withoutLetters } from "../law-value/letters.ts";
import { t } from "../locale/law.ts";
import { say } from "../locale/message.ts";
import {
  atom,
  type ColumnsSet,
  type MatchingSet,
  type Printed,
  RANK,
  SIGN_RANK,
  within,
} from "../rules/print.ts";
import type { Condition, DigitSystem, Expression, Link, NumberSet, Range } from "../rules/syntax.ts";
import { conditionsFoldedBy, expressionsIn, foldedBy, namesIn } from "../rules/walk.ts";
import type { FormulaLaw, Language, Law, PeriodicLaw, RecurrenceLaw } from "../types.ts";
import type { LawFinding } from "./finding.ts";

// Laws as LaTeX. Formulas are read as laws are, so that brackets stand where their meaning needs them.

const { raw } = String;

const nameTex = (name: string): string => name.replace(/^(\p{L}+?)_?(\d+)$/u, "$1_{$2}");

const named = (name: string): string => raw`\operatorname{${name}}`;

const BITS = { xor: raw`\oplus`, bitand: raw`\mathbin{\&}`, bitor: raw`\mathbin{|}` } as const;

/** Product without a sign before a letter, and as a square where a letter comes twice. */
function productTex(left: string, right: string): string {
  if (!/^[a-z]/i.test(right))
    return /^\d+$/.test(left) && /^[\\(]/.test(right) ? left + right : raw`${left} \cdot ${right}`;
  const before = left.slice(0, -right.length);
  return left.endsWith(right) && /(?:^|\d)$/.test(before) ? `${before}${right}^{2}` : `${left}${right}`;
}

const systemTex = (quotients: readonly number[], carry: 0 | 1): string =>
  carry === 0 ? `${quotients}` : `[1;${quotients}]`;

const digitTex = (digit: number): string => {
  const sign = DIGIT_SIGNS[digit]!;
  return digit < 10 ? sign : raw`\mathrm{${sign}}`;
};

/** Digits of a class, with dots in a long run. */
function digitsTex(of: readonly number[]): string {
  const [first, last] = [of[0]!, of.at(-1)!];
  const isLong = of.length > 3 && last - first === of.length - 1;
  return isLong ? raw`${digitTex(first)}, \dots, ${digitTex(last)}` : of.map(digitTex).join(", ");
}

/** Pattern of digits, with repetitions as exponents. */
function patternTex(pattern: Pattern): string {
  const each = (of: Pattern, isBracketed: boolean) => (isBracketed ? `(${patternTex(of)})` : patternTex(of));
  switch (pattern.kind) {
    case "digit":
      return pattern.of.length === 1 ? digitTex(pattern.of[0]!) : raw`\{${digitsTex(pattern.of)}\}`;
    case "row":
      return pattern.of.map((of) => each(of, of.kind === "or")).join("");
    case "or":
      return pattern.of.map((of) => each(of, false)).join(raw` \mid `);
    case "repeat": {
      const { of, least, most } = pattern;
      return `${each(of, of.kind !== "digit")}^{${most === 1 ? "?" : least === 0 ? "*" : "+"}}`;
    }
  }
}

const typeset = foldedBy<Printed>({
  number: ({ value }) => atom(`${value}`),
  name: ({ name }) => atom(nameTex(name)),
  negative: (of) => ({ text: `-${within(of, RANK.negative)}`, rank: RANK.negative }),
  call(of, { call }) {
    const list = of.map(({ text }) => text).join(", ");
    const [first, second] = of;
    if (call === "abs") return atom(raw`\lvert ${list} \rvert`);
    if (call === "valuation") return atom(`v_{${second!.text}}(${first!.text})`);
    const isUsual = call === "min" || call === "max" || call === "gcd";
    return atom(`${isUsual ? `\\${call}` : named(call)}(${list})`);
  },
  digits(of, { digitFunction: { what, quotients, carry, places, block } }) {
    const more = what === "tail" ? [places] : block;
    return atom(`${named(what)}_{${systemTex(quotients, carry)}}(${[of.text, ...more].join(", ")})`);
  },
  arithmetic(a, b, { sign }) {
    const rank = SIGN_RANK[sign];
    const [left, right] = [within(a, rank), within(b, rank + 1)];
    switch (sign) {
      case "*":
        return { text: productTex(left, right), rank };
      case "/":
        return atom(raw`\left\lfloor \frac{${a.text}}{${b.text}} \right\rfloor`);
      case "%":
        return { text: raw`${left} \bmod ${right}`, rank };
      case "**":
        return { text: `${within(a, RANK.atom)}^{${b.text}}`, rank };
      case "+":
      case "-":
        return { text: `${left} ${sign} ${right}`, rank };
      default:
        return { text: `${left} ${BITS[sign]} ${right}`, rank };
    }
  },
});

const COMPARED = { "=": "=", "!=": raw`\ne`, "<": "<", "<=": raw`\le`, ">": ">", ">=": raw`\ge` } as const;

const rangeTex = ({ from, to }: Range): string =>
  to === undefined ? typeset(from).text : raw`${typeset(from).text}, \dots, ${typeset(to).text}`;

function linkTex(link: Link): string {
  if (link.sign !== "in") return ` ${COMPARED[link.sign]} ${typeset(link.right).text}`;
  const { set } = link;
  return set.kind === "divisors" ? raw` \mid ${typeset(set.of).text}` : raw` \in ${setTex(set)}`;
}

function setTex(set: Exclude<NumberSet, { readonly kind: "divisors" }>): string {
  switch (set.kind) {
    case "squares":
      return raw`\{1, 4, 9, \dots\}`;
    case "primes":
      return raw`\{2, 3, 5, 7, 11, \dots\}`;
    case "fibonacci":
      return raw`\{1, 2, 3, 5, 8, \dots\}`;
    case "powers": {
      const base = within(typeset(set.base), RANK.atom);
      return raw`\{1, ${base}, ${base}^{2}, \dots\}`;
    }
    case "digits":
      return `${named("digits")}_{${typeset(set.base).text}}(${typeset(set.of).text})`;
    case "matching":
      return patternTex(set.pattern);
    case "columns":
      return columnsTex([], set);
    case "listed":
      return raw`\{${set.ranges.map(rangeTex).join(", ")}\}`;
  }
}

/** Sum of the digits of numbers in each place, modulo a number. */
const columnsTex = (of: readonly Expression[], { others, base, modulus }: ColumnsSet): string => {
  const digits = [...of, ...others].map((each) => `(${typeset(each).text})_{${base},i}`);
  return raw`\forall i\colon\; ${digits.join(" + ")} \equiv 0 \pmod{${modulus}}`;
};

/** Digits of a number in a system, as a word. */
const wordTex = (of: string, { quotients, carry }: DigitSystem): string =>
  `(${of})_{${systemTex(quotients, carry)}}`;

const typesetCondition = conditionsFoldedBy<Printed>({
  chain({ first, links }) {
    const [link] = links;
    const of = typeset(first).text;
    const isMatching = link?.sign === "in" && link.set.kind === "matching";
    if (link?.sign === "in" && link.set.kind === "columns")
      return { text: columnsTex([first], link.set as ColumnsSet), rank: RANK.or };
    const left = isMatching ? wordTex(of, link.set as MatchingSet) : of;
    return { text: left + links.map(linkTex).join(""), rank: RANK.chain };
  },
  not: (of) => ({ text: raw`\lnot ${within(of, RANK.atom)}`, rank: RANK.not }),
  and: (of) => ({ text: of.map((each) => within(each, RANK.not)).join(raw` \land `), rank: RANK.and }),
  // Brackets around conjunctions, which not every reader would join first.
  or: (of) => ({ text: of.map((each) => within(each, RANK.not)).join(raw` \lor `), rank: RANK.or }),
});

/** Multiples of irrational numbers, whose floors stand for other expressions once they are read. */
interface Floors {
  readonly names: readonly string[];
  readonly text: string;
  /** LaTeX with the floors in place of their names. */
  in(tex: string): string;
}

/** Names the floors of a text by letters that it does not have. */
function withoutFloors(text: string, taken: readonly string[]): Floors {
  const names: string[] = [];
  const floors: string[] = [];
  let rest = text;
  for (let at = rest.indexOf("floor("); at >= 0; at = rest.indexOf("floor(")) {
    let [end, depth] = [at + 6, 1];
    for (; depth > 0; end++) depth += rest[end] === "(" ? 1 : rest[end] === ")" ? -1 : 0;
    const name = `f${100 + names.length}`;
    if (taken.includes(name)) throw new RangeError(`expected no letter ${name}`);
    names.push(name);
    floors.push(raw`\lfloor ${multipleTex(rest.slice(at + 6, end - 1))} \rfloor`);
    rest = `${rest.slice(0, at)}${name}${rest.slice(end)}`;
  }
  return {
    names,
    text: rest,
    in: (tex) => tex.replace(/f_\{1(\d\d)\}/g, (_, i) => floors[Number(i)]!),
  };
}

/** Product or quotient with roots and φ, in which every bracket was written for its meaning. */
const multipleTex = (text: string): string =>
  text
    .replace(/sqrt\(([^()]*)\)/g, raw`\sqrt{$1}`)
    .replace(/\bphi\b/g, raw`\varphi`)
    .replace(/\*(?=[\p{L}(\\])/gu, " ")
    .replaceAll("*", raw` \cdot `);

function conditionTex(text: string, variables: readonly string[]): string {
  const { condition, letters, least } = withoutLetters(text);
  const floors = withoutFloors(condition, variables);
  const of: Condition = conditionOf(floors.text, variables);
  const known = new Set([...variables, ...floors.names]);
  const free = [...new Set(namesIn(...expressionsIn(of)))].filter((name) => !known.has(name));
  const tex = floors.in(typesetCondition(of).text);
  // Letters of a multiple are only in the floors.
  const hidden = letters.filter((letter) => !free.includes(letter));
  const some = [...free, ...hidden];
  if (some.length === 0) return tex;
  return raw`\exists ${some.map(nameTex).join(", ")} \ge ${letters.length > 0 ? least : 1}\colon\; ${tex}`;
}

function expressionTex(text: string, variables: readonly string[]): string {
  const floors = withoutFloors(text, variables);
  const of: Expression = expressionOf(floors.text, [...variables, ...floors.names]);
  return floors.in(typeset(of).text);
}

const value = (of: string): string => raw`\mathcal{G}(${of})`;

/** Rows of a function in cases: a value, and its condition unless it is the rest. */
function casesTex(
  rows: readonly (readonly [value: string, when: string | undefined])[],
  language: Language,
): string {
  const other = raw`\text{${say(t("latexOtherwise"), language)}}`;
  const lines = rows.map(([of, when]) => raw`  ${of} & ${when ?? other} \\`);
  return [raw`\begin{cases}`, ...lines, raw`\end{cases}`].join("\n");
}

function formulaTex({ text, variables, where }: FormulaLaw, language: Language): string {
  const [, head = "", body = ""] = /^\s*(sg\s*={1,2}|[PN]\s+iff\s)\s*(.*)$/s.exec(text) ?? [];
  const place = variables.map(nameTex).join(", ");
  const domain = where === undefined ? "" : raw` \qquad (${conditionTex(where, variables)})`;
  if (!head.startsWith("sg")) {
    const set = head.startsWith("P") ? raw`\mathcal{P}` : raw`\mathcal{N}`;
    const all = body.trim();
    if (all === "true" || all === "false")
      return raw`${set} = ${all === "false" ? raw`\varnothing` : raw`\{(${place})\}`}${domain}`;
    const at = variables.length === 1 ? place : `(${place})`;
    return raw`${at} \in ${set} \iff ${conditionTex(body, variables)}${domain}`;
  }
  const cases = casesIn(body);
  const rows = cases.map(
    ({ value, when }) =>
      [
        expressionTex(value, variables),
        when === undefined ? undefined : conditionTex(when, variables),
      ] as const,
  );
  return `${value(place)} = ${rows.length === 1 ? rows[0]![0] : casesTex(rows, language)}${domain}`;
}

/** Most first values that are listed. */
const MOST_LISTED = 100;

function periodTex({ preperiod, period, saltus, constant, values }: PeriodicLaw, language: Language): string {
  const grows = `${value("n")}${saltus === 0 ? "" : ` + ${saltus}`}`;
  const next =
    constant === undefined || constant.length === 0
      ? grows
      : casesTex(
          [
            [value("n"), raw`n \bmod ${period} \in \{${constant.join(", ")}\}`],
            [grows, undefined],
          ],
          language,
        );
  const first = Array.from({ length: preperiod + period }, (_, n) => values[n]);
  const from = raw` \qquad (n \ge ${preperiod})`;
  const listed =
    first.length > MOST_LISTED
      ? ""
      : raw`, \qquad ${value("0")}, \dots, ${value(`${first.length - 1}`)} = ${first.join(", ")}`;
  return `${value(`n + ${period}`)} = ${next}${from}${listed}`;
}

function recurrenceTex({ base, first, steps, of, before }: RecurrenceLaw, language: Language): string {
  const rows = steps.flatMap((step, digit) => {
    // The letters g and h are the values of smaller heaps.
    const smaller = (tex: string) =>
      tex.replace(/(?<!\\|\p{L})[gh](?!\p{L})/gu, (letter) =>
        value(expressionTex(letter === "h" ? `${base}*q-1` : (of?.[digit] ?? "q"), ["q"])),
      );
    const is = `n = ${base}q${digit === 0 ? "" : ` + ${digit}`}`;
    const names = before ? STEP_BEFORE : STEP;
    return (before ? casesIn(step) : [{ value: step, when: undefined }]).map((each) => {
      const tex = smaller(expressionTex(each.value, names));
      return [
        tex,
        each.when === undefined ? is : raw`${is},\; ${smaller(conditionTex(each.when, names))}`,
      ] as const;
    });
  });
  const begin = first.map((each, n) => `${value(`${n}`)} = ${each}`);
  return [...begin, `${value("n")} = ${casesTex(rows, language)}`].join(raw`, \quad `);
}

/** Most columns of digits of a table. */
const MOST_COLUMNS = 64;

/** Table of an automaton: for each state the next one by columns of digits, and whether it accepts, marked by a star. */
function automatonTex(dfa: Dfa): string {
  const { system, tracks, classOf } = dfa;
  if (classOf.length > MOST_COLUMNS) throw new LimitError("columns", MOST_COLUMNS, classOf.length);
  const columns = Array.from(classOf.keys());
  const heads = columns.map((column) => columnDigits(system, tracks.length, column).join(""));
  const rows = Array.from({ length: statesOf(dfa) }, (_, state) => {
    const next = columns.map((column) => stateAfter(dfa, state, column));
    return [`${state}${dfa.accepting[state] === 1 ? "^{*}" : ""}`, ...next.map((to) => (to < 0 ? "-" : to))];
  });
  return [
    raw`\begin{array}{c|${"c".repeat(columns.length)}}`,
    raw`  (${tracks.map(nameTex).join(", ")}) & ${heads.join(" & ")} \\ \hline`,
    ...rows.map((row) => raw`  ${row.join(" & ")} \\`),
    raw`\end{array}`,
  ].join("\n");
}

/**
 * A law as LaTeX, for a display.
 * @throws LimitError for an automaton of many numbers or of a large base
 * @example
 * lawLatex({ kind: "formula", text: "sg = n % 4", variables: ["n"] }); // "\\mathcal{G}(n) = n \\bmod 4"
 */
export function lawLatex(law: Law, language: Language = "en"): string {
  switch (law.kind) {
    case "formula":
      return formulaTex(law, language);
    case "periodic":
      return periodTex(law, language);
    case "recurrence":
      return recurrenceTex(law, language);
    case "outcomes":
    case "values":
      return automatonTex(law.dfa);
    case "digits": {
      const rows = law.next.map((next, state) => [state, ...next, law.values[state]].join(" & "));
      const heads = Array.from({ length: law.base }, (_, digit) => digit).join(" & ");
      return [
        raw`\begin{array}{c|${"c".repeat(law.base)}|c}`,
        raw`  & ${heads} & \mathcal{G} \\ \hline`,
        ...rows.map((row) => raw`  ${row} \\`),
        raw`\end{array}`,
      ].join("\n");
    }
  }
}

/**
 * LaTeX of what was found, with the range of a law that is only observed; undefined when it is no law of some numbers.
 * @throws LimitError as `lawLatex`
 */
export function findingLatex({ law, data = law, range }: LawFinding, language: Language): string | undefined {
  if (data === undefined || range === undefined) return data && lawLatex(data, language);
  const names = [...new Set(range.match(/\b[a-z]\d*\b/g))];
  const holds = typesetCondition(conditionOf(range, names)).text;
  return raw`${lawLatex(data, language)} \qquad (\text{${say(t("latexObserved"), language)}}\; ${holds})`;
}
