import { NotationError, type Text } from "nimber";
import { nearest } from "nimber/games";
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { PlanError } from "./error.ts";
import { type Measure, quantity } from "./quantity.ts";

/** A value of the plan, which knows where it stands. */
export interface Place {
  readonly node: Node | null;
  /** Where to point when there is nothing. */
  readonly offset: number;
  readonly document: Source;
}

interface Source {
  readonly file: string;
  readonly text: string;
  readonly lines: LineCounter;
}

/** Reads a value of the plan, or says what was expected in its place. */
export type Read<T> = (place: Place) => T;

/**
 * The value of a YAML document; JSON is YAML too.
 * @throws PlanError
 */
export function readDocument(text: string, file: string): Place {
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
  const document: Source = { file, text, lines };
  const wrong = parsed.errors[0] ?? parsed.warnings[0];
  if (wrong !== undefined) {
    const says = wrong.message.replace(/\s+/g, " ").replace(/\.$/, "");
    // The parser calls itself at each level, and says so when the stack is full.
    const found =
      wrong.code === "RESOURCE_EXHAUSTION"
        ? { en: "lists or mappings that nest too deeply to be read", zh: "嵌套过深而无法读取的列表或映射" }
        : { en: `an error: ${says}`, zh: `错误：${says}` };
    throw failure(
      { node: null, offset: wrong.pos[0], document },
      {
        en: 'YAML or JSON (a set in quotes, as "{1,3,4}")',
        zh: 'YAML 或 JSON（减集须加引号，如 "{1,3,4}"）',
      },
      found,
    );
  }
  return { node: parsed.contents, offset: 0, document };
}

export function failure(
  place: Place,
  expected: Text,
  found: Text = describe(place),
  suggestion?: string,
): PlanError {
  const { file, text, lines } = place.document;
  const { line, col } = lines.linePos(Math.min(place.node?.range?.[0] ?? place.offset, text.length));
  return new PlanError(
    { file, line: line || 1, column: col || 1, source: text },
    expected,
    found,
    suggestion,
  );
}

function describe({ node }: Place): Text {
  if (isMap(node)) return { en: "a mapping", zh: "映射" };
  if (isSeq(node)) return { en: "a list", zh: "列表" };
  if (isAlias(node)) return { en: "an alias", zh: "别名" };
  const text = isScalar(node) && node.value !== null ? scalarText(node) : undefined;
  if (text === undefined) return { en: "nothing", zh: "空" };
  const shown = text.length > 24 ? `${text.slice(0, 23)}…` : text;
  return { en: `\`${shown}\``, zh: `\`${shown}\`` };
}

/** The text as it is written: a code such as 4.0 must not become a number. */
function scalarText(node: { readonly value: unknown; readonly source?: string }): string {
  return typeof node.value === "string" ? node.value : (node.source ?? String(node.value));
}

/** A text, number or whatever is written without brackets. */
export function textOf(place: Place, expected: Text): string {
  const { node } = place;
  if (!isScalar(node) || node.value === null) throw failure(place, expected);
  return scalarText(node);
}

/** A field of a mapping: how its value is read, and what it is when it is not there. */
interface Field<T> {
  readonly read: Read<T>;
  readonly otherwise?: T;
}

export const required = <T>(read: Read<T>): Field<T> => ({ read });
export const optional = <T>(read: Read<T>, otherwise: T): Field<T> => ({ read, otherwise });

/** A mapping of these fields and no others. */
export function mapping<T extends object>(
  what: Text,
  fields: { readonly [K in keyof T]-?: Field<T[K]> },
): Read<T> {
  const names = Object.keys(fields);
  return (place) => {
    const { node, document } = place;
    if (!isMap(node)) throw failure(place, what);
    const values = new Map<string, Place>();
    for (const pair of node.items) {
      const key: Place = { node: pair.key as Node, offset: place.offset, document };
      const name = textOf(key, FIELD(names));
      if (!names.includes(name)) throw failure(key, FIELD(names), describe(key), nearest(name, names));
      const end = (pair.key as Node).range?.[1] ?? place.offset;
      values.set(name, { node: pair.value as Node | null, offset: end, document });
    }
    const read = Object.entries<Field<unknown>>(fields).map(([name, field]) => {
      const value = values.get(name);
      if (value !== undefined) return [name, field.read(value)];
      if ("otherwise" in field) return [name, field.otherwise];
      throw failure(
        place,
        { en: `the field \`${name}\``, zh: `字段 \`${name}\`` },
        { en: `only ${listed([...values.keys()])}`, zh: `仅有 ${listed([...values.keys()])}` },
      );
    });
    return Object.fromEntries(read) as T;
  };
}

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ") || "{}";

const FIELD = (names: readonly string[]): Text => ({
  en: `one of the fields ${names.join(", ")}`,
  zh: `字段 ${names.join("、")} 之一`,
});

/** A mapping of exactly one of these fields, which says how its value is read. */
export function choice<T>(what: Text, fields: Readonly<Record<string, Read<T>>>): Read<T> {
  const names = Object.keys(fields);
  return (place) => {
    const { node, document } = place;
    const expected = {
      en: `${what.en}: one of ${names.join(", ")}`,
      zh: `${what.zh}：${names.join("、")} 之一`,
    };
    if (!isMap(node) || node.items.length === 0) throw failure(place, expected);
    const [pair, extra] = node.items;
    const key: Place = { node: pair!.key as Node, offset: place.offset, document };
    const name = textOf(key, expected);
    if (!names.includes(name)) throw failure(key, expected, describe(key), nearest(name, names));
    if (extra !== undefined) {
      const second: Place = { node: extra.key as Node, offset: place.offset, document };
      throw failure(second, { en: `${what.en} alone`, zh: `只有一个${what.zh}` });
    }
    const offset = key.node?.range?.[1] ?? place.offset;
    return fields[name]!({ node: pair!.value as Node | null, offset, document });
  };
}

/** A list, of one value or more. */
export function listOf<T>(what: Text, read: Read<T>): Read<readonly T[]> {
  return (place) => {
    const { node, document } = place;
    if (!isSeq(node) || node.items.length === 0) throw failure(place, what);
    return node.items.map((item) => read({ node: item as Node, offset: place.offset, document }));
  };
}

export function naturalBetween(least: number, most: number): Read<number> {
  const what: Text = {
    en: `a whole number from ${least} to ${most}`,
    zh: `${least} 到 ${most} 之间的整数`,
  };
  return (place) => {
    const text = textOf(place, what);
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most)) throw failure(place, what);
    return value;
  };
}

export function measured(what: Text, measure: Measure, least: number, most: number): Read<number> {
  const expected: Text = {
    en: `${what.en} from ${least} to ${most.toPrecision(2)}, as ${measure.example}`,
    zh: `${what.zh}，${least} 到 ${most.toPrecision(2)}，如 ${measure.example.replaceAll(", ", "、").replace(" or ", " 或 ")}`,
  };
  return (place) => {
    const value = quantity(textOf(place, expected), measure);
    if (value === undefined || !(value >= least && value <= most)) throw failure(place, expected);
    return value;
  };
}

/** Reads by a function that throws NotationErrors, and says where in the plan they are. */
export function inNotation<T>(what: Text, parse: (text: string) => T): Read<T> {
  return (place) => {
    const text = textOf(place, what);
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      const { node, offset, document } = place;
      const begins =
        (node?.range?.[0] ?? offset) + (isScalar(node) && /^QUOTE/.test(node.type ?? "") ? 1 : 0);
      const word = /^(?:[\p{L}\p{N}_.-]+|.)/u.exec(text.slice(error.offset))?.[0];
      const found =
        word === undefined ? { en: "the end", zh: "结尾" } : { en: `\`${word}\``, zh: `\`${word}\`` };
      const within: Place = { node: null, offset: begins + error.offset, document };
      throw failure(within, error.expected, found, error.suggestion);
    }
  };
}
