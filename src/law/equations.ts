import { NotationError } from "../errors.ts";
import { casesIn } from "../law-value/cases-in-words.ts";
import { conditionOf, expressionOf, STEP, saysOf } from "../law-value/evaluate.ts";
import { STEP_BEFORE } from "../law-value/heap-before.ts";
import { inQuotient } from "../law-value/quotient.ts";
import { t } from "../locale/law.ts";
import { partsOutsideBrackets, type TextPart } from "../rules/outside-brackets.ts";
import { expressionsIn, namesIn } from "../rules/walk.ts";
import type { Period } from "../solve/period/theorem.ts";
import type { RecurrenceLaw, Text } from "../types.ts";

// Reads laws of one heap that relate values to each other: periodic ones, `sg(n + 12) = sg(n) for n >= 4`, and
// recurrences over the digits of a heap, `sg(2*q) = q, sg(2*q+1) = sg(q)`. Either may list values of the first heaps.

/** A law of one heap in equations between its values. */
export type Equations = RepeatsStated | RecurrenceStated;

interface Written {
  readonly text: string;
  /** Values stated one by one. */
  readonly listed: ReadonlyMap<number, number>;
}

/** Periodic values; the first ones need not be stated. */
export interface RepeatsStated extends Written {
  readonly kind: "repeats";
  readonly repeats: Period;
}

interface RecurrenceStated extends Written {
  readonly kind: "recurrence";
  readonly data: RecurrenceLaw;
}

/** Largest preperiod, and largest number of listed values. */
const MOST = 100_000;
const MOST_BASE = 36;

/** Whether the text of a law has equations between values. */
export const hasEquations = (text: string): boolean => /^\s*sg\s*\(/.test(text);

type Equation = TextPart;

const NAME = "[a-z]\\d*";
const BOUND = `(?:,\\s*observed\\s+)?for\\s+(?:(?<above>${NAME})\\s*(?<sign>>=|≥|>)\\s*(?<least>\\d+)|(?<from>\\d+)\\s*<=\\s*(?<between>${NAME})\\s*<=\\s*\\d+)`;
const SPLIT = `sg\\s*\\(\\s*(?<still>${NAME})\\s*\\)\\s*if\\s+(?<divided>${NAME})\\s*%\\s*(?<by>\\d+)\\s*in\\s*\\{\\s*(?<residues>\\d+(?:\\s*,\\s*\\d+)*)\\s*\\}\\s*;\\s*else\\s+`;
const VALUE_AT = ["sg\\s*", "\\(\\s*"] as const;
const REPEATS = formOf(
  ...VALUE_AT,
  `(?<name>${NAME})`,
  "\\s*\\+\\s*(?<period>\\d+)",
  "\\s*\\)",
  "\\s*={1,2}\\s*",
  `(?:${SPLIT})?`,
  ...VALUE_AT,
  `(?<again>${NAME})\\s*\\)`,
  "(?:\\s*\\+\\s*(?<saltus>\\d+))?",
  `\\s*(?:${BOUND})?\\s*`,
);
const VALUES = formOf(
  ...VALUE_AT,
  "(?<first>\\d+)",
  "\\s*(?:\\.\\.\\s*(?<last>\\d+)\\s*)?",
  "\\)",
  "\\s*={1,2}\\s*",
  "(?<values>\\d+(?:\\s*,\\s*\\d+)*)\\s*",
);
const STEPS = formOf(
  ...VALUE_AT,
  "(?<base>\\d+)",
  "\\s*\\*?\\s*q\\s*",
  "(?:\\+\\s*(?<digit>\\d+)\\s*)?",
  "\\)",
  "\\s*={1,2}\\s*",
  "(?<step>\\S[\\s\\S]*)",
);

/** Form of an equation, and its pieces from left to right. */
interface EquationForm {
  readonly whole: RegExp;
  readonly pieces: readonly RegExp[];
}

function formOf(...pieces: readonly string[]): EquationForm {
  return {
    whole: new RegExp(`^${pieces.join("")}$`, "d"),
    pieces: pieces.map((piece) => new RegExp(piece, "y")),
  };
}

/** Index at which an equation that has none of the forms leaves the one that it follows the longest. */
const faultIn = (written: string): number =>
  Math.max(...[REPEATS, VALUES, STEPS].map(({ pieces }) => followed(written, pieces)));

function followed(written: string, pieces: readonly RegExp[]): number {
  let at = 0;
  for (const piece of pieces) {
    piece.lastIndex = at;
    if (!piece.test(written)) break;
    at = piece.lastIndex;
  }
  return at + /^\s*/.exec(written.slice(at))![0].length;
}

/**
 * Reads a law in equations, separated by commas.
 * @throws NotationError
 * `equationsIn("sg(n + 3) = sg(n) + 1 for n >= 1").repeats` is `{ preperiod: 1, period: 3, saltus: 1 }`.
 */
export function equationsIn(text: string): Equations {
  const listed = new Map<number, number>();
  const steps: { readonly step: Equation; readonly base: number; readonly digit: number }[] = [];
  let repeats: Period | undefined;
  for (const equation of apart(text)) {
    const { text: written, at } = equation;
    const found = REPEATS.whole.exec(written);
    if (found !== null) {
      if (repeats !== undefined) throw new NotationError(text, at, t("equationsOfValues"));
      repeats = repetitionIn(found, text, at);
      continue;
    }
    const values = VALUES.whole.exec(written)?.groups;
    if (values !== undefined) {
      list(values, listed, text, at);
      continue;
    }
    const { base, digit = "0", step } = STEPS.whole.exec(written)?.groups ?? {};
    if (step === undefined) throw new NotationError(text, at + faultIn(written), t("equationsOfValues"));
    steps.push({
      step: { text: step.trimEnd(), at: at + written.lastIndexOf(step) },
      base: Number(base),
      digit: Number(digit),
    });
  }
  const both = { text: text.trim(), listed };
  if (repeats !== undefined && steps.length === 0) return { ...both, kind: "repeats", repeats };
  if (repeats !== undefined || steps.length === 0) throw new NotationError(text, 0, t("equationsOfValues"));
  return { ...both, kind: "recurrence", data: recurrenceOf(steps, listed, text) };
}

/** Splits the equations, each of which begins with `sg`. */
function apart(text: string): Equation[] {
  const isNext = (sign: string, at: number) =>
    (sign === "," || sign === "，") && hasEquations(text.slice(at + 1));
  return partsOutsideBrackets(text, isNext).map((part) => {
    const blanks = part.text.length - part.text.trimStart().length;
    return { text: part.text.slice(blanks), at: part.at + blanks };
  });
}

type Groups = Readonly<Record<string, string | undefined>>;

const LETTERS = ["again", "still", "divided", "above", "between"] as const;

function repetitionIn({ groups = {}, indices }: RegExpExecArray, text: string, at: number): Period {
  const { name, sign, ...numbers }: Groups = groups;
  const refuse = (group: string, expected: Text): never => {
    throw new NotationError(text, at + indices!.groups![group]![0], expected);
  };
  const other = LETTERS.find((each) => groups[each] !== undefined && groups[each] !== name);
  if (other !== undefined) refuse(other, t("oneLetterOfEquation", { name }));
  const { least, from, period, by = period, residues, saltus = "0" } = numbers;
  const preperiod = Number(least ?? from ?? 0) + (sign === ">" ? 1 : 0);
  const found = { preperiod, period: Number(period), saltus: Number(saltus) };
  const constant = [...new Set(residues?.split(",").map(Number))].sort((a, b) => a - b);
  if (found.period === 0 || preperiod + found.period > MOST || found.saltus > MOST)
    refuse("period", t("periodWithin", { most: MOST }));
  if (constant.length === 0) return found;
  if (Number(by) !== found.period || found.saltus === 0 || constant.at(-1)! >= found.period)
    refuse("residues", t("splitResidues", { period: found.period }));
  return { ...found, constant };
}

function list(
  { first, last = first, values }: Groups,
  listed: Map<number, number>,
  text: string,
  at: number,
): void {
  const each = values!.split(",").map(Number);
  if (Number(last) !== Number(first) + each.length - 1 || Number(last) > MOST)
    throw new NotationError(text, at, t("valuesOfHeaps", { first, last }));
  for (const [i, value] of each.entries()) listed.set(Number(first) + i, value);
}

/** Recurrence from one equation for each last digit and first values without a gap. */
function recurrenceOf(
  steps: readonly { readonly step: Equation; readonly base: number; readonly digit: number }[],
  listed: ReadonlyMap<number, number>,
  text: string,
): RecurrenceLaw {
  const { base } = steps[0]!;
  const byDigit = new Map(steps.map((each) => [each.digit, each]));
  const isWhole =
    base >= 2 &&
    base <= MOST_BASE &&
    steps.length === base &&
    byDigit.size === base &&
    steps.every((each) => each.base === base && each.digit < base);
  if (!isWhole) throw new NotationError(text, steps[0]!.step.at, t("equationForEachDigit", { base }));
  if (steps.some(({ step }) => hasHeapBefore(step.text, base))) {
    const first: number[] = [];
    while (listed.has(first.length)) first.push(listed.get(first.length)!);
    const written = Array.from({ length: base }, (_, digit) =>
      casesOfStep(byDigit.get(digit)!.step, base, text),
    );
    if (first.length < base) throw new NotationError(text, 0, t("firstHeaps", { most: base - 1 }));
    return { kind: "recurrence", base, first, steps: written, before: true };
  }
  const read = Array.from({ length: base }, (_, digit) => stepIn(byDigit.get(digit)!.step, text));
  const written = read.map(({ step }) => step);
  const of = read.some(({ of }) => of !== "q") && { of: read.map(({ of }) => of) };
  const first: number[] = [];
  while (listed.has(first.length)) first.push(listed.get(first.length)!);
  const least = Math.max(1, first.length);
  for (const [digit, { of }] of read.entries())
    if (!isSmaller(of, base, digit, least))
      throw new NotationError(text, byDigit.get(digit)!.step.at, t("smallerHeap"));
  if (first.length > 0) return { kind: "recurrence", base, first, steps: written, ...of };
  const [ofZero] = written;
  if (namesIn(expressionOf(ofZero!, STEP)).includes("g"))
    throw new NotationError(text, 0, t("valueOfHeapZero"));
  const start = saysOf({ kind: "formula", text: `sg = ${ofZero}`, variables: ["n", "q"] })(0, 0);
  return { kind: "recurrence", base, first: [Number(start)], steps: written, ...of };
}

const OF_SMALLER = /\bsg\s*\(\s*(?:(\d+)\s*\*?\s*)?q\s*(?:([+-])\s*(\d+)\s*)?\)/g;

const smallerHeap = (times = "1", sign = "+", rest = "0"): string =>
  inQuotient(BigInt(times), BigInt(`${sign === "-" ? "-" : ""}${rest}`));

/** Whether a step has cases, or values of both heap q and heap `base` q - 1. */
function hasHeapBefore(step: string, base: number): boolean {
  const heaps = new Set([...step.matchAll(OF_SMALLER)].map(([, ...of]) => smallerHeap(...of)));
  return /\sif\s/.test(step) || (heaps.has("q") && heaps.has(`${base}*q-1`));
}

/** Cases of a step with the letters g and h for the values of heap q and of heap `base` q - 1. @throws NotationError */
function casesOfStep({ text: step, at }: Equation, base: number, text: string): string {
  const written = step.replace(OF_SMALLER, (whole, ...of: (string | undefined)[]) => {
    const heap = smallerHeap(...of.slice(0, 3));
    return heap === "q" ? "g" : heap === `${base}*q-1` ? "h" : whole;
  });
  const cases = casesIn(written);
  try {
    const names = cases.flatMap(({ value, when }) => [
      ...namesIn(expressionOf(value, STEP_BEFORE)),
      ...(when === undefined ? [] : namesIn(...expressionsIn(conditionOf(when, STEP_BEFORE)))),
    ]);
    const known: readonly string[] = STEP_BEFORE;
    const isWhole = cases.every(({ when }, i) => (when === undefined) === (i === cases.length - 1));
    if (isWhole && names.every((name) => known.includes(name))) return written;
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
  }
  throw new NotationError(text, at, t("stepOfRecurrence"));
}

/** Whether every heap ≥ `least` with this last digit is larger than the heap that a step refers to. */
function isSmaller(of: string, base: number, digit: number, least: number): boolean {
  const [, times = "1", rest = "0"] = /^(?:(\d+)\*)?q([+-]\d+)?$/.exec(of)!;
  const q = Math.max(0, Math.ceil((least - digit) / base));
  const heap = Number(times) * q + Number(rest);
  return Number(times) <= base && heap >= 0 && heap < base * q + digit;
}

/** Expression in which the letter g is the value of one smaller heap, and that heap. @throws NotationError */
function stepIn({ text: step, at }: Equation, text: string): { readonly step: string; readonly of: string } {
  const heaps = new Set<string>();
  const written = step.replace(OF_SMALLER, (_, ...of: (string | undefined)[]) => {
    heaps.add(smallerHeap(...of.slice(0, 3)));
    return "g";
  });
  try {
    const names: readonly string[] = STEP;
    const isKnown = namesIn(expressionOf(written, STEP)).every((name) => names.includes(name));
    const [of = "q", another] = heaps;
    if (isKnown && another === undefined) return { step: written, of };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
  }
  throw new NotationError(text, at, t("stepOfRecurrence"));
}
