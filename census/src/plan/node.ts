import { NotationError, type Text } from "nimber";
import { nearest } from "nimber/games";
import { verbatim } from "nimber/locale";
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { t } from "../locale/census.ts";
import { PlanError } from "./error.ts";
import { type Measure, quantity } from "./quantity.ts";

/** Value in a plan, with its place. */
export interface PlanValue {
  readonly node: Node | null;
  /** Offset for errors when the value is missing. */
  readonly offset: number;
  readonly document: PlanText;
}

interface PlanText {
  readonly file: string;
  readonly text: string;
  readonly lines: LineCounter;
}

/** Reads a value of a plan. @throws PlanError that names the expected value */
export type Read<T> = (place: PlanValue) => T;

/**
 * Value of a YAML document, which includes JSON.
 * @throws PlanError
 */
export function readDocument(text: string, file: string): PlanValue {
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
  const document: PlanText = { file, text, lines };
  const wrong = parsed.errors[0] ?? parsed.warnings[0];
  if (wrong !== undefined) {
    const says = wrong.message.replace(/\s+/g, " ").replace(/\.$/, "");
    // The parser is recursive and reports this code when the stack is full.
    const found =
      wrong.code === "RESOURCE_EXHAUSTION" ? t("listsMappingsNestTooDeeply") : t("error", { says });
    throw failure({ node: null, offset: wrong.pos[0], document }, t("yamlJsonSetQuotes"), found);
  }
  return { node: parsed.contents, offset: 0, document };
}

export function failure(
  place: PlanValue,
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

function describe({ node }: PlanValue): Text {
  if (isMap(node)) return t("mapping");
  if (isSeq(node)) return t("list");
  if (isAlias(node)) return t("alias");
  const text = isScalar(node) && node.value !== null ? scalarText(node) : undefined;
  if (text === undefined) return t("nothing");
  const shown = text.length > 24 ? `${text.slice(0, 23)}…` : text;
  return verbatim(`\`${shown}\``);
}

/** Text of a scalar as written: a code such as 4.0 must not become a number. */
function scalarText(node: { readonly value: unknown; readonly source?: string }): string {
  return typeof node.value === "string" ? node.value : (node.source ?? String(node.value));
}

/** Text of any scalar. */
export function textOf(place: PlanValue, expected: Text): string {
  const { node } = place;
  if (!isScalar(node) || node.value === null) throw failure(place, expected);
  return scalarText(node);
}

/** Field of a mapping: its reader, and its default value. */
interface Field<T> {
  readonly read: Read<T>;
  readonly otherwise?: T;
}

export const required = <T>(read: Read<T>): Field<T> => ({ read });
export const optional = <T>(read: Read<T>, otherwise: T): Field<T> => ({ read, otherwise });

/** Reads a mapping with exactly these fields. */
export function mapping<T extends object>(
  what: Text,
  fields: { readonly [K in keyof T]-?: Field<T[K]> },
): Read<T> {
  const names = Object.keys(fields);
  return (place) => {
    const { node, document } = place;
    if (!isMap(node)) throw failure(place, what);
    const values = new Map<string, PlanValue>();
    for (const pair of node.items) {
      const key: PlanValue = { node: pair.key as Node, offset: place.offset, document };
      const name = textOf(key, FIELD(names));
      if (!names.includes(name)) throw failure(key, FIELD(names), describe(key), nearest(name, names));
      const end = (pair.key as Node).range?.[1] ?? place.offset;
      values.set(name, { node: pair.value as Node | null, offset: end, document });
    }
    const read = Object.entries<Field<unknown>>(fields).map(([name, field]) => {
      const value = values.get(name);
      if (value !== undefined) return [name, field.read(value)];
      if ("otherwise" in field) return [name, field.otherwise];
      throw failure(place, t("field", { name }), t("only", { listed: listed([...values.keys()]) }));
    });
    return Object.fromEntries(read) as T;
  };
}

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ") || "{}";

const FIELD = (names: readonly string[]): Text => t("oneFields", { names });

/** Reads a mapping with exactly one of these fields, which determines the reader of its value. */
export function choice<T>(what: Text, fields: Readonly<Record<string, Read<T>>>): Read<T> {
  const names = Object.keys(fields);
  return (place) => {
    const { node, document } = place;
    const expected = t("expected", { what, names });
    if (!isMap(node) || node.items.length === 0) throw failure(place, expected);
    const [pair, extra] = node.items;
    const key: PlanValue = { node: pair!.key as Node, offset: place.offset, document };
    const name = textOf(key, expected);
    if (!names.includes(name)) throw failure(key, expected, describe(key), nearest(name, names));
    if (extra !== undefined) {
      const second: PlanValue = { node: extra.key as Node, offset: place.offset, document };
      throw failure(second, t("alone", { what }));
    }
    const offset = key.node?.range?.[1] ?? place.offset;
    return fields[name]!({ node: pair!.value as Node | null, offset, document });
  };
}

/** Reads a list with at least one item. */
export function listOf<T>(what: Text, read: Read<T>): Read<readonly T[]> {
  return (place) => {
    const { node, document } = place;
    if (!isSeq(node) || node.items.length === 0) throw failure(place, what);
    return node.items.map((item) => read({ node: item as Node, offset: place.offset, document }));
  };
}

export function naturalBetween(least: number, most: number): Read<number> {
  const what: Text = t("what", { least, most });
  return (place) => {
    const text = textOf(place, what);
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most)) throw failure(place, what);
    return value;
  };
}

export function measured(what: Text, measure: Measure, least: number, most: number): Read<number> {
  const expected: Text = t("expectedFrom", { what, least, most, example: measure.example });
  return (place) => {
    const value = quantity(textOf(place, expected), measure);
    if (value === undefined || !(value >= least && value <= most)) throw failure(place, expected);
    return value;
  };
}

/** Reads by a function that throws NotationErrors, which are converted to errors in the plan. */
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
      const found = word === undefined ? t("end") : verbatim(`\`${word}\``);
      const within: PlanValue = { node: null, offset: begins + error.offset, document };
      throw failure(within, error.expected, found, error.suggestion);
    }
  };
}
