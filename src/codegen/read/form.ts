import { NotationError } from "../../errors.ts";
import { t } from "../../locale/codegen.ts";
import { type Cursor, cursor } from "../../rules/cursor.ts";
import { grammar } from "../../rules/grammar.ts";
import type { Expression, Span } from "../../rules/syntax.ts";
import { halfWidth } from "../../rules/width.ts";
import type { Text } from "../../types.ts";

/** How often something is read: as a number that was read before says, or always as often. */
export type Count =
  | { readonly kind: "name"; readonly name: string; readonly span: Span }
  | { readonly kind: "number"; readonly value: number };

/** When tests end: after as many as the number before them says, at the end of input, or at so many zeros. */
export type Until =
  | { readonly kind: "count"; readonly name: string }
  | { readonly kind: "end" }
  | { readonly kind: "zeros"; readonly zeros: number };

/** Item of the input: one number, several, a set of takes, a repeated part of a test, or tests. */
export type Item = (
  | { readonly kind: "number"; readonly name: string }
  | { readonly kind: "numbers"; readonly name: string; readonly count: Count }
  | { readonly kind: "set"; readonly name: string; readonly count: Count }
  | { readonly kind: "several"; readonly items: readonly Item[]; readonly count: Count }
  | { readonly kind: "tests"; readonly items: readonly Item[]; readonly until: Until }
) & { readonly span: Span };

/** The letter of a number, or of each of several. */
export const nameOf = (item: Item): string =>
  item.kind === "number" || item.kind === "numbers" ? item.name : "";

/** A position in terms of what is read, as `b-a-1`: an expression for each coordinate; how often it stands, if not once. */
interface ReadPosition {
  readonly count?: Expression;
  readonly at: readonly Expression[];
  readonly span: Span;
}

/** The form of an input, as `T (n a*n)*`. */
export interface InputForm {
  readonly text: string;
  readonly items: readonly Item[];
  /** The positions of a test, as after the arrow of `T (a b)* -> b-a-1`; else they are the numbers that count nothing. */
  readonly positions?: readonly ReadPosition[];
}

/** Text before each line of the output, about the number of its test: `Case #` and `: `. */
interface Heading {
  readonly before: string;
  readonly after: string;
}

/** The words that a program prints. */
export interface Answer {
  readonly heading?: Heading;
  /** Where the player to move wins, and where they lose. */
  readonly wins: string;
  readonly loses: string;
  /** Whether the answers of tests within a test stand in one line. */
  readonly rows: boolean;
  /** Stands between the answers of a line. */
  readonly gap: "" | " ";
}

const ITEM: Text = t("item");
const COUNT: Text = t("count");
const LETTER: Text = t("letter");

/** The letter that always counts tests. */
const TESTS = "T";

/** The letter after an arrow for the place of an item in its list, from 1 on, where the form reads no such letter. */
export const PLACE = "i";

/** Tests within tests are rows of answers; there is nothing within those. */
const DEEPEST = 2;

/** No more than this is repeated always as often. */
const MOST = 1_000_000;

/**
 * Reads the form of an input: `T (n a*n)*` is a number of tests, each a number of heaps and as many heaps. After an
 * arrow stand the positions that are made of the numbers, as in `T (a b)* -> b-a-1`.
 * @throws NotationError
 * @example
 * parseRead("(a b c)* until 0 0 0").items[0].until; // { kind: "zeros", zeros: 3 }
 */
export function parseRead(text: string): InputForm {
  const at = cursor(text, 0);
  const items = itemsIn(at, new Set(), 0);
  const positions = at.accept(ARROW) ? positionsIn(at) : undefined;
  if (at.token.kind !== "end") throw at.wrong(positions === undefined ? t("letterNumberEnd") : t("arrowEnd"));
  return { text: text.trim(), items, ...(positions && { positions }) };
}

const ARROW = "->";

/** Positions separated by `&`, as in a rule. */
function positionsIn(at: Cursor): ReadPosition[] {
  const { expression } = grammar(at);
  const found: ReadPosition[] = [];
  do {
    const start = at.token;
    const first = expression();
    const count = at.accept("#") ? first : undefined;
    const coordinates = [count === undefined ? first : expression()];
    while (at.accept(",")) coordinates.push(expression());
    found.push({ ...(count && { count }), at: coordinates, span: at.span(start) });
  } while (at.accept("&"));
  return found;
}

function itemsIn(at: Cursor, before: ReadonlySet<string>, depth: number): Item[] {
  const letters = new Set(before);
  const items: Item[] = [];
  do {
    const last = items.at(-1);
    const before = last?.kind === "number" ? last.name : undefined;
    const item = itemAt(
      at,
      letters,
      depth,
      before && (items.some((each) => nameOf(each) === TESTS) ? TESTS : before),
    );
    if ((item.kind === "number" || item.kind === "numbers") && letters.has(item.name))
      throw at.wrong(t("anotherLetterThan", { name: item.name }), item.span);
    if (item.kind === "number") letters.add(item.name);
    items.push(item);
    if (item.kind === "tests" && !isOver(at)) throw at.wrong(t("nothingAfterTestsGo"));
  } while (!isOver(at));
  return items;
}

const isOver = ({ token }: Cursor): boolean =>
  token.kind === "end" || token.text === ")" || token.text === ARROW;

function itemAt(at: Cursor, letters: ReadonlySet<string>, depth: number, before: string | undefined): Item {
  const start = at.token;
  if (at.accept("{")) {
    const name = at.name(LETTER, []);
    at.expect("*");
    const count = countAt(at, letters);
    at.expect("}");
    return { kind: "set", name, count, span: at.span(start) };
  }
  if (at.accept("(")) {
    const items = at.nested(() => itemsIn(at, letters, depth + 1));
    at.expect(")", t("letterNumber"));
    at.expect("*");
    return repeated(at, items, letters, depth, before, start);
  }
  const name = at.name(ITEM, ["until"]);
  if (!at.accept("*")) return { kind: "number", name, span: at.span(start) };
  if (isCount(at) && !countsTests(at, letters))
    return { kind: "numbers", name, count: countAt(at, letters), span: at.span(start) };
  const one: Item = { kind: "number", name, span: at.span(start) };
  return repeated(at, [one], letters, depth, before, start);
}

const isCount = ({ token }: Cursor): boolean =>
  token.kind === "number" || (token.kind === "word" && token.text !== "until");

const countsTests = ({ token }: Cursor, letters: ReadonlySet<string>): boolean =>
  token.text === TESTS && letters.has(TESTS);

function countAt(at: Cursor, letters: ReadonlySet<string>): Count {
  const { token } = at;
  if (token.kind === "number") {
    at.next();
    const value = Number(token.text);
    if (value < 1 || value > MOST) throw at.wrong(t("numberFrom", { most: MOST }), token);
    return { kind: "number", value };
  }
  const name = at.name(COUNT, []);
  if (!letters.has(name)) throw at.wrong(COUNT, token);
  return { kind: "name", name, span: at.span(token) };
}

function repeated(
  at: Cursor,
  items: readonly Item[],
  letters: ReadonlySet<string>,
  depth: number,
  before: string | undefined,
  start: Span,
): Item {
  const isTests = countsTests(at, letters);
  if (isCount(at) && !isTests) {
    const inner = items.find(({ kind }) => kind === "tests");
    if (inner !== undefined) throw at.wrong(t("noTestsWithinPartTest"), inner.span);
    return { kind: "several", items, count: countAt(at, letters), span: at.span(start) };
  }
  if (depth >= DEEPEST) throw at.wrong(t("numberAfterTestsLieMost", { deepest: DEEPEST }));
  if (isTests) at.next();
  const until: Until = isTests ? { kind: "count", name: TESTS } : untilAt(at, items, before);
  return { kind: "tests", items, until, span: at.span(start) };
}

function untilAt(at: Cursor, items: readonly Item[], before: string | undefined): Until {
  const { token } = at;
  if (at.accept("until")) {
    let zeros = 0;
    while (at.token.text === "0") {
      at.next();
      zeros++;
    }
    if (zeros === 0) throw at.wrong(t("untilUntil"));
    beginsWith(at, items, zeros, token);
    if (before === undefined) return { kind: "zeros", zeros };
    throw at.wrong(t("endSaysHowManyTests", { before }), token);
  }
  if (before !== undefined) return { kind: "count", name: before };
  beginsWith(at, items, 1, items[0]!.span);
  return { kind: "end" };
}

/** The first numbers of a test tell whether there is one. */
function beginsWith(at: Cursor, items: readonly Item[], numbers: number, near: Span): void {
  const first = items.slice(0, numbers);
  if (first.length === numbers && first.every(({ kind }) => kind === "number")) return;
  throw at.wrong(t("testsBeginTheirEndKnown", { numbers }), near);
}

/** Characters that every language prints without escaping. */
const WORD = /^[\w .,!?:;()<>=+*&#@$-]+$/;

/**
 * Reads the words of an answer, as `Yes/No`, or `W/L rows` for answers of tests within a test in one line,
 * `1/0 spaced rows` with a space between them; before them what stands before each line, as `Case #i: `, where i is
 * the number of the test.
 * @throws NotationError
 */
export function parseAnswer(typed: string): Answer {
  const text = halfWidth(typed);
  const [, before, after = "", pair, rows] = /^(?:\s*(.*?)\bi(:\s*))?(.*?)(\s+(?:spaced\s+)?rows)?\s*$/s.exec(
    text,
  )!;
  const begin = text.indexOf(pair!, (before ?? "").length);
  const slash = pair!.indexOf("/");
  const [wins, loses] = [pair!.slice(0, slash).trim(), pair!.slice(slash + 1).trim()];
  const expected: Text = t("expectedTwoWordsBetweenThemYes");
  if (slash < 0) throw new NotationError(typed, begin + pair!.length, expected);
  const parts = [
    ...(before === undefined
      ? []
      : [
          { word: before, start: 0 },
          { word: after, start: text.indexOf(after) },
        ]),
    { word: wins, start: begin + pair!.indexOf(wins) },
    { word: loses, start: begin + slash + 1 + pair!.slice(slash + 1).indexOf(loses) },
  ];
  for (const { word, start } of parts) {
    const at = Array.from(word).findIndex((letter) => !WORD.test(letter));
    if (word === "" || at >= 0) {
      const plain = t("plain");
      throw new NotationError(typed, start + Math.max(at, 0), word === "" ? expected : plain);
    }
  }
  if (wins === loses) throw new NotationError(typed, parts.at(-1)!.start, t("anotherWordThan", { wins }));
  return {
    ...(before !== undefined && { heading: { before, after } }),
    wins,
    loses,
    rows: rows !== undefined,
    gap: rows?.includes("spaced") ? " " : "",
  };
}

/** Forms of input that have a name, and the words that are printed for them. */
export const forms: Readonly<
  Record<"heaps" | "single" | "s-nim", { readonly read: InputForm; readonly answer: Answer }>
> = {
  get heaps() {
    return form("T (n a*n)*", "First/Second");
  },
  get single() {
    return form("n*", "First/Second");
  },
  get "s-nim"() {
    return form("(k {s*k} m (l h*l)*)* until 0", "W/L rows");
  },
};

/** Read when it is asked for: an import reads none. */
const form = (read: string, answer: string) => ({ read: parseRead(read), answer: parseAnswer(answer) });

/** The usual form for positions of several numbers: tests of one position each. */
export const usualRead = (variables: readonly string[]): InputForm =>
  variables.length === 1 ? forms.heaps.read : parseRead(`T (${variables.join(" ")})*`);
