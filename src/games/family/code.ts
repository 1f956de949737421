import type { LocalizedText } from "../../types.ts";

/** Condition on the heaps that a move leaves: `!` no two equal, `?` not all equal, `=` all equal. */
export type Sign = "" | "!" | "?" | "=";

/**
 * Some of the allowed results at one place of a code: bit j of `value` allows j heaps; `sign` restricts two
 * or more heaps.
 */
export interface Ways {
  readonly value: number;
  readonly sign: Sign;
}

/** Digit of a code: one or several sets of results. */
export type Digit = readonly Ways[];

/** Bits for no heap and one heap, which a sign does not restrict. */
const FEW = 3;

/**
 * Normal form of a digit: results with the same sign are joined, and a sign remains only where a heap is
 * split.
 */
export function joined(ways: readonly Ways[]): Digit {
  const values = new Map<Sign, number>();
  for (const { value, sign } of ways) {
    const meant = (value & ~FEW) === 0 ? "" : sign;
    values.set(meant, (values.get(meant) ?? 0) | value);
  }
  const all = [...values].map(([sign, value]): Ways => ({ sign, value })).filter(({ value }) => value > 0);
  return all.length === 0 ? [{ value: 0, sign: "" }] : all;
}

/** Whether a digit is a single number up to 15 without a sign, as in octal and hexadecimal games. */
export const isPlain = (digit: Digit): boolean =>
  digit.length === 1 && digit[0]!.sign === "" && digit[0]!.value < 16;

/** Text of a digit: 0 to 9, A to Z, or a number after an ampersand; several in parentheses. */
export function printDigit(digit: Digit): string {
  const each = digit.map(({ value, sign }) =>
    value < 36 ? `${value.toString(36).toUpperCase()}${sign}` : `&${value};${sign}`,
  );
  return each.length === 1 ? each[0]! : `(${each.join("")})`;
}

/** Numbers of heaps that a value allows. */
const countsOf = (value: number): number[] =>
  Array.from({ length: 31 }, (_, count) => count).filter((count) => (value >> count) & 1);

const HOW = { "": "", "!": ", distinct", "?": ", mixed", "=": ", equal" } as const;

/**
 * Options of a digit in a one-line rule. `taken` is a number or a letter; `when` is a condition on the
 * letter.
 */
export function optionsOf(digit: Digit, taken: string, when?: string): string[] {
  const left = taken === "0" ? "n" : `n-${taken}`;
  const under = (...conditions: string[]) => {
    const all = [...conditions, ...(when === undefined ? [] : [when])];
    return all.length === 0 ? "" : ` if ${all.join(" and ")}`;
  };
  return digit.flatMap(({ value, sign }) => [
    ...((value & FEW) === FEW ? [`${left}${under()}`] : []),
    ...((value & FEW) === 1 ? [`0${under(`n = ${taken}`)}`] : []),
    ...((value & FEW) === 2 ? [`${left}${under(`${taken} < n`)}`] : []),
    ...countsOf(value & ~FEW).map((count) => `split(${left}${HOW[sign]}, ${count}..${count})${under()}`),
  ]);
}

/** Description of the moves in sentences. */
export const codeWords = (digits: readonly Digit[]): LocalizedText => clausesText(takesOf(digits));

/** Results of taking tokens in words: one clause for all numbers with the same results. */
export function takesOf(digits: readonly Digit[]): LocalizedText[] {
  const alike = new Map<string, number[]>();
  digits.forEach((digit, taken) => {
    const key = JSON.stringify([taken === 0, digit]);
    alike.set(key, [...(alike.get(key) ?? []), taken]);
  });
  return [...alike.values()].flatMap((taken) => clausesOf(digits[taken[0]!]!, taking(taken)));
}

const taking = (taken: readonly number[]): LocalizedText =>
  taken[0] === 0
    ? { en: "Split without taking", zh: "不取石子而分堆" }
    : { en: `Take ${listed(taken)}`, zh: `取 ${taken.join(" 或 ")} 个` };

/** Numbers with "or" before the last. */
const listed = (numbers: readonly number[]): string => numbers.join(", ").replace(/, (\d+)$/, " or $1");

/** Results of the moves of one digit, preceded by their effect. */
export function clausesOf(digit: Digit, does: LocalizedText): LocalizedText[] {
  const ways = digit.flatMap(({ value, sign }) => countsOf(value).map((count) => leaving(count, sign)));
  const { en, zh } = inOne(ways, ", or ", "或");
  return en === "" ? [] : [{ en: `${does.en}: ${en}`, zh: `${does.zh}：${zh}` }];
}

export function clausesText(clauses: readonly LocalizedText[]): LocalizedText {
  const { en, zh } = inOne(clauses, "; ", "；");
  return { en: `${en || "No move"}.`, zh: `${zh || "没有任何走法"}。` };
}

const inOne = (texts: readonly LocalizedText[], en: string, zh: string): LocalizedText => ({
  en: texts.map((text) => text.en).join(en),
  zh: texts.map((text) => text.zh).join(zh),
});

/** Words for numbers, from one on. */
const NUMBERS = [
  ["one", "一"],
  ["two", "两"],
  ["three", "三"],
] as const;

function leaving(count: number, sign: Sign): LocalizedText {
  if (count === 0) return { en: "leave nothing", zh: "恰好取完整堆" };
  const [en, zh] = NUMBERS[count - 1] ?? [count, ` ${count} `];
  if (count === 1 || sign === "")
    return { en: `leave ${en} ${count === 1 ? "heap" : "heaps"}`, zh: `剩下${zh}堆` };
  if (sign === "=") return { en: `leave ${en} equal heaps`, zh: `剩下相等的${zh}堆` };
  return sign === "!"
    ? { en: `leave ${en} heaps, no two equal`, zh: `剩下互不相等的${zh}堆` }
    : { en: `leave ${en} heaps, not all equal`, zh: `剩下不全相等的${zh}堆` };
}
