import type { Text } from "../types.ts";
import type { Meter } from "./meter.ts";
import { type Moves, readMoves } from "./notation.ts";

/** What a certificate says. */
export interface Claim {
  readonly game: string;
  readonly moves: Moves;
  readonly theorem: string;
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  readonly from: number;
  readonly to: number;
  readonly cycle: Int32Array;
  readonly exceptions: readonly (readonly [heap: number, value: number])[];
  readonly max: readonly [value: number, heap: number] | null;
  readonly checksum: string;
}

const FIELDS =
  "certificate version game theorem preperiod period saltus from to cycle exceptions max checksum".split(" ");

/** Bytes that a character of a certificate takes while it is read, at most: `[0,0],` becomes a list of its own. */
const READING = 16;

/** Values are less than this: no window that fits into memory has others. */
const MOST_VALUE = 2 ** 30;

/** No certificate nests as deep; what writes JSON calls itself at each level. */
const DEEPEST = 100;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  const within = (each: unknown) => isDeeper(each, levels - 1);
  return Array.isArray(value) ? value.some(within) : Object.values(value).some(within);
}

/** A certificate as it was parsed. */
export type Given = Readonly<Record<string, unknown>>;

/** The fields of a certificate, or what is wrong with its form. */
export function parse(text: string, meter: Meter): { readonly given: Given } | Text {
  meter.room(READING * text.length);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { en: "not JSON", zh: "不是 JSON" };
  }
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return { en: "not a JSON object", zh: "不是 JSON 对象" };
  }
  if (isDeeper(json, DEEPEST)) {
    return { en: `more than ${DEEPEST} levels of nesting`, zh: `嵌套超过 ${DEEPEST} 层` };
  }
  return { given: json as Given };
}

/** The claim, or what is wrong with its form. Blanks between the words and the order of the fields are free. */
export function* read(given: Given, text: string, meter: Meter): Generator<number, Claim | Text> {
  const strange = Object.keys(given).find((name) => !FIELDS.includes(name));
  if (strange !== undefined) return wrongField(strange);
  if (given.certificate !== "nimber-period") return wrongField("certificate");
  if (given.version !== 1) return wrongField("version");
  for (const name of ["game", "theorem", "cycle", "checksum"]) {
    if (typeof given[name] !== "string") return wrongField(name);
  }
  const moves = readMoves(given.game as string);
  if (moves === undefined) return wrongField("game");
  for (const name of ["preperiod", "period", "saltus", "from", "to"]) {
    if (!isNatural(given[name])) return wrongField(name);
  }
  if (given.period === 0) return wrongField("period");
  const { exceptions, max } = given;
  if (!Array.isArray(exceptions) || !exceptions.every((each) => isPair(each) && each[1] < MOST_VALUE))
    return wrongField("exceptions");
  if (max !== null && !isPair(max)) return wrongField("max");
  const strays = yield* firstDifference(text, JSON.stringify(given), meter);
  if (strays !== undefined) return strays;
  const cycle = yield* readCycle(given.cycle as string, given.period as number, meter);
  if (cycle === undefined) return wrongField("cycle");
  return { ...(given as unknown as Claim), moves, cycle };
}

/** Where a text is not the one way of writing what was read from it: a field twice, `-0`, `1e0`, `\u0030`. */
export function* firstDifference(
  text: string,
  canonical: string,
  meter: Meter,
): Generator<number, Text | undefined> {
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    meter.spend(1);
    if (meter.paused()) yield 0;
    if (text[i] === canonical[at]) at++;
    // No string of a canonical certificate but the cycle has blanks, and those stand there too.
    else if (!/[ \t\r\n]/.test(text[i]!)) {
      return {
        en: `character ${i + 1} is not canonical: a field twice, or a number or text in another spelling`,
        zh: `第 ${i + 1} 个字符不是规范写法：字段重复，或数字、文字写法不同`,
      };
    }
  }
  return undefined;
}

export const wrongField = (name: string): Text => {
  const shown = /^\w{1,24}$/.test(name) ? name : `${JSON.stringify(name.slice(0, 24)).slice(1, -1)}…`;
  return {
    en: `field \`${shown}\` is missing, unknown or of the wrong form`,
    zh: `字段 \`${shown}\` 缺失、未知或格式不对`,
  };
};

export const isNatural = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isNatural);

/** The numbers of a text, separated by single spaces, without leading zeros; undefined unless there are `count`. */
function* readCycle(text: string, count: number, meter: Meter): Generator<number, Int32Array | undefined> {
  if (count > text.length) return undefined;
  const cycle = new Int32Array(count);
  let index = 0;
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    meter.spend(1);
    if (meter.paused()) yield 0;
    const digit = text.charCodeAt(i) - 48;
    if (digit >= 0 && digit <= 9) {
      const value = 10 * cycle[index]! + digit;
      if (value >= MOST_VALUE || (i > start && cycle[index] === 0)) return undefined;
      cycle[index] = value;
    } else {
      if (i === start || (i < text.length && text[i] !== " ")) return undefined;
      index++;
      start = i + 1;
    }
  }
  return index === count ? cycle : undefined;
}
