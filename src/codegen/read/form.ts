import { NotationError } from "../../errors.ts";
import { t } from "../../locale/codegen.ts";
import { type Cursor, cursor } from "../../rules/cursor.ts";
import { grammar, type ListFunction } from "../../rules/grammar.ts";
import type { Expression, Span } from "../../rules/syntax.ts";
import { namesIn } from "../../rules/walk.ts";
import { halfWidth } from "../../rules/width.ts";
import type { Text } from "../../types.ts";
import { type Edges, edgesAt } from "./edges.ts";
import { haveSameCharacters, type Word, wordAt } from "./words.ts";

/**
 * Number of repetitions: given by a number read before, perhaps less a constant or divided by one; constant; or as many
 * as the word or the edges with that letter have numbers, or as a range has besides those that are read.
 */
export type Count =
  | {
      readonly kind: "name";
      readonly name: string;
      readonly less: number;
      readonly by: number;
      readonly span: Span;
    }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "word"; readonly name: string; readonly most: number };

/** Limit on the numbers of a list that is stored. */
export const MOST_KEPT = 1_000_000;

/** The largest number of repetitions, if a letter stands for the number that `numberOf` gives. */
export function timesOf(count: Count, numberOf: (letter: string) => number): number {
  if (count.kind === "number") return count.value;
  if (count.kind === "word") return count.most;
  return Math.floor((numberOf(count.name) - count.less) / count.by);
}

/**
 * End of the tests: after the number of tests read before them, or a constant number, at the end of input, or at a number of zeros; or one
 * test for each number from `from` to a number read before, which the tests call `each`.
 */
export type Until =
  | { readonly kind: "range"; readonly from: number; readonly name: string; readonly each: string }
  | { readonly kind: "count"; readonly name: string }
  | { readonly kind: "times"; readonly value: number }
  | { readonly kind: "end" }
  | { readonly kind: "zeros"; readonly zeros: number };

/** Range of which a list leaves out the numbers that are read, and how many these are. */
export interface Absent {
  readonly from: number;
  readonly to: number;
  readonly read: Count;
}

/** Item of the input: one number, several, a set of takes, a repeated part of a test, or tests. */
export type Item = (
  | { readonly kind: "number"; readonly name: string }
  | {
      readonly kind: "numbers";
      readonly name: string;
      readonly count: Count;
      /** Whether they are sorted in ascending order before use. */
      readonly isSorted: boolean;
      /** Whether they are used from the last to the first. */
      readonly isReversed?: boolean;
      /** Numbers of the input, if they are those of a range that are not among these. */
      readonly absent?: Absent;
      /** The word or the edges that they are read from, if they are not numbers of the input. */
      readonly word?: Word;
      readonly edges?: Edges;
      /** Whether this is the word of the item before, read in another way. */
      readonly isSame?: true;
    }
  | { readonly kind: "set"; readonly name: string; readonly count: Count }
  | { readonly kind: "several"; readonly items: readonly Item[]; readonly count: Count }
  | { readonly kind: "tests"; readonly items: readonly Item[]; readonly until: Until }
) & { readonly span: Span };

/** Letter of a number, or of each of several. */
export const nameOf = (item: Item): string =>
  item.kind === "number" || item.kind === "numbers" ? item.name : "";

/** Whether a form contains a set in braces. */
export const readsSet = ({ items }: { readonly items: readonly Item[] }): boolean =>
  items.some((item) => item.kind === "set" || ("items" in item && readsSet(item)));

/** Function of all numbers of a list, as `max(a)`; its text is its name within expressions. */
export interface Fold {
  readonly fold: ListFunction;
  readonly of: Expression;
  readonly name: string;
  readonly span: Span;
}

/**
 * Position in terms of the numbers read, as `b-a-1`: an expression for each coordinate, and the number of copies if not
 * one.
 */
interface ReadPosition {
  readonly count?: Expression;
  readonly at: readonly Expression[];
  readonly span: Span;
}

/** Heaps from a constant to a number that is read, with the text that names each of them. */
interface PositionRange {
  readonly from: number;
  readonly to: string;
  readonly text: string;
  readonly span: Span;
}

/** Form of an input, such as `T (n a*n)*`. */
export interface InputForm {
  readonly text: string;
  readonly items: readonly Item[];
  /** Positions of a test, as after the arrow of `T (a b)* -> b-a-1`. By default the numbers that are not counts. */
  readonly positions?: readonly ReadPosition[];
  /** A test for each number of a range, as after the arrow of `n k {p*k} -> 1..n`. */
  readonly range?: PositionRange;
  /** Functions of lists in these positions. */
  readonly folds: readonly Fold[];
}

/** Text before each answer, with the number of its test between, as `Case #` and `: `; on a line of its own if `ends`. */
interface Heading {
  readonly before: string;
  readonly after: string;
  readonly ends: boolean;
}

/** Number in the line of a winning move: of which position, that before and after it, the difference, or all after it. */
export type MoveField = (typeof FIELDS)[number];

/** Line that a program prints: a word, or for a win the number of winning moves, a line for each, or for the first. */
export type AnswerLine =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "count" }
  | {
      readonly kind: "each" | "first";
      readonly fields: readonly MoveField[];
      /** Whether the moves share a line, with spaces between. */
      readonly isSpaced?: boolean;
      /** Words before the numbers of the first move. */
      readonly before?: string;
    };

/** Words that a program prints. */
export interface Answer {
  readonly heading?: Heading;
  /** Words for a win of the player to move, and for a loss, as written, with `|` between lines. */
  readonly wins: string;
  readonly loses: string;
  /** Lines of a win. */
  readonly won: readonly AnswerLine[];
  /** Whether the answers of nested tests share a line. */
  readonly rows: boolean;
  /** Whether such a line lists the places of the tests that are won, from 1 on, in place of words. */
  readonly places: boolean;
  /** Whether the program plays on after the word, and prints the first token and the number of tokens of its moves. */
  readonly plays: boolean;
  /** Separator of the answers on a line. */
  readonly gap: "" | " ";
}

const ITEM: Text = t("item");
const COUNT: Text = t("count");
const LETTER: Text = t("letter");

/** Letter that always counts tests. */
const TESTS = "T";

/** Value of a `fold` so far, in its expression, unless the form reads a number with this name. */
export const SO_FAR = "g";

/**
 * Letters after an arrow for the index of an item in its list, from 1 on, and for that of its list in a list of lists,
 * unless the form reads a number with this letter.
 */
export const PLACES: readonly string[] = ["i", "j"];

/** Depth of nested tests: the inner ones are rows of answers. */
const DEEPEST = 2;

/** Limit on a constant number of repetitions. */
const MOST = 1_000_000;

/**
 * Reads the form of an input: `T (n a*n)*` is a number of tests, each a number of heaps and as many heaps. After an
 * arrow follow the positions in terms of the numbers, as in `T (a b)* -> b-a-1`.
 * @throws NotationError
 * @example
 * parseRead("(a b c)* until 0 0 0").items[0].until; // { kind: "zeros", zeros: 3 }
 */
export function parseRead(text: string): InputForm {
  const at = cursor(text, 0);
  const items = itemsIn(at, new Set(), 0);
  const folds: Fold[] = [];
  const hasArrow = at.accept(ARROW);
  const range = hasArrow ? rangeAt(at, text) : undefined;
  const positions = hasArrow && range === undefined ? positionsIn(at, text, folds) : undefined;
  if (at.token.kind !== "end") throw at.wrong(hasArrow ? t("arrowEnd") : t("letterNumberEnd"));
  return { text: text.trim(), items, folds, ...(positions && { positions }), ...(range && { range }) };
}

/** A range such as `1..n`, if one follows. */
function rangeAt(at: Cursor, text: string): PositionRange | undefined {
  const start = at.token;
  if (!/^\d+\s*\.\./.test(text.slice(start.start))) return undefined;
  at.next();
  at.expect("..");
  const to = at.name(LETTER, []);
  const span = at.span(start);
  return { from: Number(start.text), to, text: text.slice(span.start, span.end), span };
}

const ARROW = "->";

/** Positions separated by `&`, as in a rule. */
function positionsIn(at: Cursor, text: string, folds: Fold[]): ReadPosition[] {
  const { expression } = grammar(at, false, (fold, of, span) => {
    const within = folds.find(
      (each) => namesIn(of).includes(each.name) && (each.fold !== "before" || fold === "before"),
    );
    if (within !== undefined) throw at.wrong(t("foldWithin"), of.span);
    const name = text.slice(span.start, span.end);
    if (!folds.some((each) => each.name === name)) folds.push({ fold, of, name, span });
    return { kind: "name", name, span };
  });
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
    if (item.kind === "numbers" && item.word !== undefined)
      while (at.accept("=")) items.push(sameWordAt(at, item.word));
  } while (!isOver(at));
  return items;
}

/** Another way to read a word, as after the `=` of `c*counts(RB)=r*alternating(RB)`. */
function sameWordAt(at: Cursor, other: Word): Item {
  const start = at.token;
  const name = at.name(LETTER, []);
  at.expect("*");
  const near = at.token;
  const word = wordAt(at);
  if (word === undefined || !haveSameCharacters(word, other)) throw at.wrong(t("sameWord"), near);
  return { ...wordItem(name, word, at.span(start)), isSame: true };
}

const wordItem = (name: string, word: Word, span: Span): Item & { readonly kind: "numbers" } => ({
  kind: "numbers",
  name,
  count:
    word.as === "counts"
      ? { kind: "number", value: word.codes.length }
      : { kind: "word", name, most: word.most ?? MOST_KEPT },
  isSorted: false,
  word,
  span,
});

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
  const one: Item = { kind: "number", name, span: at.span(start) };
  const word = wordAt(at);
  if (word !== undefined) return wordItem(name, word, at.span(start));
  const edges = edgesAt(at, letters);
  if (edges !== undefined)
    return {
      kind: "numbers",
      name,
      count: { kind: "word", name, most: MOST_KEPT },
      isSorted: false,
      edges,
      span: at.span(start),
    };
  if (isCount(at, start) && !countsTests(at, letters)) {
    const count = countAt(at, letters);
    const tests = constantTests(at, [one], count, depth, start);
    if (tests !== undefined) return tests;
    const range = absentAt(at);
    const isSorted = at.accept("sorted");
    const isReversed = at.accept("reversed");
    const own: Item = { kind: "numbers", name, count, isSorted, isReversed, span: at.span(start) };
    if (range === undefined) return own;
    const most = range.to - range.from + 1;
    return { ...own, count: { kind: "word", name, most }, absent: { ...range, read: count } };
  }
  return repeated(at, [one], letters, depth, before, start);
}

/** Range of a list of absent numbers, as `absent(0..20)`, if it follows. */
function absentAt(at: Cursor): Omit<Absent, "read"> | undefined {
  if (!at.accept("absent")) return undefined;
  const { token } = at;
  const [from = 0, to = -1] = at.take(RANGE)?.slice(1, -1).split("..").map(Number) ?? [];
  if (from > to || to > MOST_ABSENT) throw at.wrong(t("absentRange", { most: MOST_ABSENT }), token);
  return { from, to };
}

/** Limit on a range whose absent numbers a list has. */
const MOST_ABSENT = 100_000;
const RANGE = /\(\d{1,6}\.\.\d{1,6}\)/y;

/** Whether a count follows the `*` that ends the item from `start`; a space before a parenthesis begins another item. */
const isCount = ({ token, span }: Cursor, start: Span): boolean =>
  token.kind === "number" ||
  (token.kind === "word" && token.text !== "until") ||
  (token.text === "(" && span(start).end === token.start);

const countsTests = ({ token }: Cursor, letters: ReadonlySet<string>): boolean =>
  token.text === TESTS && letters.has(TESTS);

function countAt(at: Cursor, letters: ReadonlySet<string>): Count {
  const { token } = at;
  if (at.accept("(")) {
    const count = at.nested(() => countAt(at, letters));
    at.expect(")");
    return count;
  }
  if (token.kind === "number") {
    at.next();
    const value = Number(token.text);
    if (value < 1 || value > MOST) throw at.wrong(t("numberFrom", { most: MOST }), token);
    return { kind: "number", value };
  }
  const name = at.name(COUNT, []);
  if (!letters.has(name)) throw at.wrong(COUNT, token);
  const sign = ["-", "/"].find((each) => at.accept(each));
  const other = sign === undefined ? undefined : countAt(at, new Set());
  const value = other?.kind === "number" ? other.value : 0;
  const [less, by] = sign === "/" ? [0, value] : [value, 1];
  return { kind: "name", name, less, by, span: at.span(token) };
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
  if (isCount(at, start) && !isTests) {
    const count = countAt(at, letters);
    const tests = constantTests(at, items, count, depth, start);
    if (tests !== undefined) return tests;
    const inner = items.find(({ kind }) => kind === "tests");
    if (inner !== undefined) throw at.wrong(t("noTestsWithinPartTest"), inner.span);
    return { kind: "several", items, count, span: at.span(start) };
  }
  if (depth >= DEEPEST) throw at.wrong(t("numberAfterTestsLieMost", { deepest: DEEPEST }));
  if (isTests) at.next();
  const until: Until = isTests ? { kind: "count", name: TESTS } : untilAt(at, items, before);
  return { kind: "tests", items, until, span: at.span(start) };
}

/** A constant number of tests, as in `(k l)*5 tests`, if the word follows. */
function constantTests(
  at: Cursor,
  items: readonly Item[],
  count: Count,
  depth: number,
  start: Span,
): Item | undefined {
  if (count.kind !== "number" || !at.accept("tests")) return undefined;
  if (depth >= DEEPEST) throw at.wrong(t("numberAfterTestsLieMost", { deepest: DEEPEST }));
  return { kind: "tests", items, until: { kind: "times", value: count.value }, span: at.span(start) };
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
  beginsWith(at, items, 1, items[0]!.span, true);
  return { kind: "end" };
}

/** Whether the first numbers of a test, or its first word at the end of the input, decide that there is one. */
function beginsWith(at: Cursor, items: readonly Item[], numbers: number, near: Span, atEnd = false): void {
  const first = items.slice(0, numbers);
  if (first.length === numbers && first.every(({ kind }) => kind === "number")) return;
  if (atEnd && first[0]?.kind === "numbers" && first[0].word !== undefined) return;
  throw at.wrong(t("testsBeginTheirEndKnown", { numbers }), near);
}

const FIELDS = ["place", "from", "to", "take", "all"] as const;

/** Words of answers in rows that list the places of the tests that are won. */
const PLACES_WON = "each place";

/** Words after those of an answer for a program that plays. */
const PLAYS = "plays start take";

/** Mark between the lines of an answer. */
const LINE = "|";

/** Lines of the words of an answer. */
export const linesOf = (words: string): readonly string[] => words.split(LINE).map((line) => line.trim());

/** Whether an answer speaks of winning moves. */
export const tellsMoves = ({ won }: Pick<Answer, "won">): boolean => won.some(({ kind }) => kind !== "word");

/** Characters that every language prints without escaping. */
const WORD = /^[\w .,!?:;()<>=+*&#@$-]+$/;

/**
 * Reads the words of an answer: `Yes/No`; `W/L rows` when the answers of nested tests share a line; `1/0 spaced rows`
 * with spaces between them; `each place spaced rows` for the places of the tests that are won; `First/Second plays start take` for a program that plays. A prefix of each line may come first, as `Case #i: `, where i is the number of the test.
 * `|` separates lines, also after it. A line of a win may be `count`, the number of winning moves, or `each` or `first` with fields, and words may stand before those of `first`; with `spaced`, those of `each` share a line.
 * @throws NotationError
 * @example
 * parseAnswer("Yes | each from to/No").won[1]; // { kind: "each", fields: ["from", "to"] }
 */
export function parseAnswer(typed: string): Answer {
  const text = halfWidth(typed);
  const [, before, after = "", mark, pair, rows] =
    /^(?:\s*(.*?)\bi(:\s*)(\|\s*)?)?(.*?)(\s+(?:spaced\s+)?rows|\s+plays\b.*)?\s*$/s.exec(text)!;
  const begin = text.indexOf(pair!, (before ?? "").length);
  const slash = pair!.indexOf("/");
  const isCount = slash < 0 && pair!.trim() === "count";
  const places = slash < 0 && rows !== undefined && pair!.trim().replace(/\s+/g, " ") === PLACES_WON;
  const expected: Text = t("expectedTwoWordsBetweenThemYes");
  if (slash < 0 && !isCount && !places) throw new NotationError(typed, begin + pair!.length, expected);
  const [wins, loses] = places
    ? [PLACES_WON, ""]
    : isCount
      ? ["count", "0"]
      : [pair!.slice(0, slash).trim(), pair!.slice(slash + 1).trim()];
  const [winsAt, losesAt] = [
    begin + pair!.indexOf(wins!),
    begin + slash + 1 + pair!.slice(slash + 1).indexOf(loses!),
  ];
  const won = places ? [] : placedLines(wins!, winsAt);
  const lost = isCount || places ? [] : placedLines(loses!, losesAt);
  const isSeveral = won.length > 1;
  const lines = won.map(({ line, start }) => lineAt(line, isSeveral, typed, start));
  const parts = [
    ...(before === undefined
      ? []
      : [
          { line: before, start: 0 },
          { line: after, start: text.indexOf(after) },
        ]),
    ...won,
    ...lost,
  ];
  for (const { line, start } of parts) {
    const at = Array.from(line).findIndex((letter) => !WORD.test(letter));
    if (line === "" || at >= 0)
      throw new NotationError(typed, start + Math.max(at, 0), line === "" ? expected : t("plain"));
  }
  if (wins === loses) throw new NotationError(typed, losesAt, t("anotherWordThan", { wins: wins! }));
  const ends = mark !== undefined;
  const isLong = ends || isSeveral || lost.length > 1 || tellsMoves({ won: lines });
  const plays = rows?.trimStart().startsWith("plays") === true;
  if (plays && rows!.trim().replace(/\s+/g, " ") !== PLAYS)
    throw new NotationError(typed, text.lastIndexOf("plays") + "plays".length, t("playsFields"));
  if (rows !== undefined && (isLong || (plays && before !== undefined)))
    throw new NotationError(typed, text.lastIndexOf(rows.trim()), t("rowsOfWords"));
  return {
    ...(before !== undefined && {
      heading: { before, after: ends ? after.trimEnd() : after, ends },
    }),
    wins: wins!,
    loses: loses!,
    won: lines,
    rows: rows !== undefined && !plays,
    places: places && !plays,
    plays,
    gap: rows?.includes("spaced") ? " " : "",
  };
}

/** Lines of a text that starts at `start`, with their own starts. */
function placedLines(text: string, start: number): { readonly line: string; readonly start: number }[] {
  let at = 0;
  return text.split(LINE).map((part) => {
    const own = start + at + part.length - part.trimStart().length;
    at += part.length + LINE.length;
    return { line: part.trim(), start: own };
  });
}

const isField = (word: string): word is MoveField => (FIELDS as readonly string[]).includes(word);

/** Word after the fields of `each`. */
const SPACED = "spaced";

/** Words before the numbers of the first winning move. */
const FIRST_AFTER = new RegExp(`^(\\S.*\\s)first((?:\\s+(?:${FIELDS.join("|")}))+)$`);

/** A line of a win. `first player` is a word, `first place` a move; among several lines `first` always is a move. */
function lineAt(line: string, isSeveral: boolean, typed: string, start: number): AnswerLine {
  const [kind, ...typedFields] = line.split(/\s+/);
  const isSpaced = kind === "each" && typedFields.length > 1 && typedFields.at(-1) === SPACED;
  const fields = isSpaced ? typedFields.slice(0, -1) : typedFields;
  if (line === "count") return { kind: "count" };
  const [, before, of] = FIRST_AFTER.exec(line) ?? [];
  if (before !== undefined && kind !== "each")
    return { kind: "first", fields: of!.trim().split(/\s+/) as MoveField[], before };
  if (kind !== "each" && kind !== "first") return { kind: "word", word: line };
  if (fields.length === 0 || (kind === "first" && !isSeveral && !fields.some(isField)))
    return { kind: "word", word: line };
  const other = fields.findIndex((field) => !isField(field) || (kind === "each" && field === "all"));
  if (other < 0) return { kind, fields: fields as MoveField[], ...(isSpaced && { isSpaced }) };
  const at = [...line.matchAll(/\S+/g)][other + 1]!.index;
  throw new NotationError(typed, start + at, t("moveField", { fields: FIELDS, isEach: kind === "each" }));
}

/** Named forms of input, with the words that their programs print. */
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

/** Parsed on first use, so that importing the module parses nothing. */
const form = (read: string, answer: string) => ({ read: parseRead(read), answer: parseAnswer(answer) });

/** Default form for positions of several numbers: tests of one position each. */
export const usualRead = (variables: readonly string[]): InputForm =>
  variables.length === 1 ? forms.heaps.read : parseRead(`T (${variables.join(" ")})*`);
