import { NotationError } from "../../errors.ts";
import { t } from "../../locale/codegen.ts";
import { say } from "../../locale/message.ts";
import { linearOf } from "../../rules/linear.ts";
import type { Language, Play, Text } from "../../types.ts";
import { printSource } from "../print.ts";
import { indented, parseProgram } from "../program.ts";
import {
  type Answer,
  type AnswerLine,
  type Count,
  type InputForm,
  type Item,
  nameOf,
  parseRead,
  tellsMoves,
  timesOf,
} from "../read/form.ts";
import { endOfInput, heading, printing, withEnd } from "../read/lines.ts";
import { expectWinner, spacedLines } from "../read/moves.ts";
import type { Syntax } from "../syntax.ts";
import type { ExplainedCode } from "../template.ts";

/** One test of an input, and the lines that read it. */
export interface WholeTest {
  /** Its form, and the meaning of its letters. */
  readonly read: string;
  readonly letters: Text;
  /**
   * Lines that read it, and leave 0 in `value` when the player to move loses; `k` is the parameter, and the numbers of a
   * list are greater by `shift` in the input.
   */
  test(k: number, shift: number): string;
  /** Lines in place of those of `test`, in languages that have the function `name`. */
  readonly own?: { readonly name: string; readonly test: string };
  /** Whether it can shift the numbers of its list. */
  readonly shifts?: boolean;
  /** Whether a `value` other than 0 is the least number of tokens that a winning first move takes. */
  readonly takes?: boolean;
  /** Winning moves, if answers may tell them. */
  readonly moves?: WinningMoves;
  /** Array that holds a value for each test of a range such as `-> 1..n`, whose last number is `size`. */
  readonly values?: string;
  /** Lines before any input is read, and the method, in place of those of the program. */
  readonly before?: string;
  readonly by?: Text;
}

/** Winning moves of a test that has been read. */
interface WinningMoves {
  /** Heads of the blocks around the lines that run for each of them, in their order. */
  readonly each: readonly string[];
  /** Numbers by which answers name the position that it leaves. */
  readonly to: readonly string[];
}

/** Program for games whose positions are lists, graphs or boards, in the language of `program.ts`. */
export interface WholeProgram extends WholeTest {
  /** Its name, as games give it. */
  readonly name: string;
  /** Method that decides the outcome. */
  readonly by: Text;
  /** Other forms of a test. */
  readonly others?: readonly WholeTest[];
}

/** Whole program for one game. */
export interface WholeGame extends WholeProgram {
  readonly parameter: number;
  readonly play: Play;
}

/** Lines that fill `power[1..most]` with the powers of two from 1 on. */
export const powers = (most: number): string => `array power[${most + 1}]
power[1] = 1
for bit = 2 to ${most}:
  power[bit] = power[bit - 1] * 2`;

/** Range of a number in the input, as messages name it. */
interface Range {
  readonly least?: number;
  /** Largest number, below 2^31; without one, the number is a long integer. */
  readonly most?: number;
  readonly what?: string;
  /** Difference from the number in the input, which is greater. */
  readonly shift?: number;
}

/**
 * Lines that read the number `name`, indented by `depth` steps. It is compared before it is narrowed, since large and
 * negative numbers would become others.
 */
export function reading(name: string, range: Range = {}, depth = 0): string {
  const { least = 0, most, what = "as a number", shift = 0 } = range;
  const first = Math.max(0, least + shift);
  const less = shift === 0 ? "" : shift > 0 ? ` - ${shift}L` : ` + ${-shift}L`;
  const lines =
    most === undefined
      ? [
          `long ${name} = nextNumber()`,
          `if ${name} < ${first}L:`,
          `  fail expected a number of at least ${first}`,
          ...(shift === 0 ? [] : [`${name} = ${name}${less}`]),
        ]
      : [
          `long ${name}Read = nextNumber()`,
          `if ${name}Read < ${first}L or ${name}Read > ${most + shift}L:`,
          `  fail expected ${first} to ${most + shift} ${what}`,
          `let ${name} = narrow(${name}Read${less})`,
        ];
  return lines.map((line) => "  ".repeat(depth) + line).join("\n");
}

/** Lines that leave in `least` the least value without the mark `stamp` in `seen`. */
export const mex = (stamp = "stamp"): string => `  let least = 0
  while seen[least] == ${stamp}:
    least = least + 1`;

/** Name and rule of a game, as its program states them. */
interface Titled {
  readonly id?: string;
  readonly rule: Text;
}

/** Ways in which the tests of an input follow each other. */
type Following = "once" | "counted" | "end" | "zero";

const FOLLOWING: Readonly<Record<Following, (test: string) => string>> = {
  once: (test) => test,
  counted: (test) => `T (${test})*`,
  end: (test) => `(${test})*`,
  zero: (test) => `(${test})* until 0`,
};

/** Form of an input with such tests. */
function written(following: Following, read: string): string {
  const [items, ...arrow] = read.split(/(?= -> )/);
  return [FOLLOWING[following](items!), ...arrow].join("");
}

/** Forms of the input of a program, if its tests are counted; those of ranges stand alone. */
export const formsOf = ({ others = [], ...first }: WholeProgram): readonly string[] =>
  [first, ...others].map(({ read, values }) => written(values === undefined ? "counted" : "once", read));

/** Test of a program whose form has the structure of `typed`, and how the tests follow each other. */
export function testOf(
  whole: WholeProgram,
  typed: InputForm | undefined,
): { readonly test: WholeTest; readonly following: Following; readonly shift: number } | undefined {
  const tests: readonly WholeTest[] = [whole, ...(whole.others ?? [])];
  if (typed === undefined) return { test: whole, following: "counted", shift: 0 };
  const { items, following } = followed(typed.items);
  const made = tests.find(({ read }) => {
    const own = parseRead(read);
    return shapeOf(own.items, own) === shapeOf(items, typed);
  });
  if (made !== undefined)
    return made.values === undefined || following === "once"
      ? { test: made, following, shift: 0 }
      : undefined;
  const shape = shapeOf(items);
  const shift = shiftOf(typed, items);
  const shifted = tests.find(
    ({ read, shifts }) => shifts === true && shapeOf(parseRead(read).items) === shape,
  );
  return shifted === undefined || shift === undefined ? undefined : { test: shifted, following, shift };
}

/** Difference of the numbers of a list from those after the arrow of a form, as 1 for `n a*n -> a-1`. */
function shiftOf({ positions }: InputForm, items: readonly Item[]): number | undefined {
  if (positions === undefined) return undefined;
  const [position, another] = positions;
  const list = items.find(({ kind }) => kind === "numbers");
  if (another !== undefined || position!.count !== undefined || position!.at.length > 1) return undefined;
  const form = linearOf(position!.at[0]!);
  const isList = list !== undefined && form?.of.size === 1 && form.of.get(nameOf(list)) === 1n;
  const shift = isList ? -Number(form.rest) : Number.NaN;
  return Math.abs(shift) <= MOST_SHIFT ? shift : undefined;
}

/** Limit on the difference of a number in the input from that of a position. */
const MOST_SHIFT = 1000;

/** Items of one test of a form, and how tests follow each other. */
function followed(items: readonly Item[]): {
  readonly items: readonly Item[];
  readonly following: Following;
} {
  const [first, second] = items;
  const isCounted = first?.kind === "number" && second?.kind === "tests";
  const tests = isCounted ? second : first;
  if (tests?.kind !== "tests" || tests.items.some(({ kind }) => kind === "tests"))
    return { items, following: "once" };
  const { until } = tests;
  if (until.kind === "times") return { items, following: "once" };
  if (until.kind === "zeros") return { items: until.zeros === 1 ? tests.items : items, following: "zero" };
  return { items: tests.items, following: until.kind === "count" ? "counted" : "end" };
}

/** Text of items, and of the positions or the range of a form, that is the same whatever their letters are called. */
function shapeOf(items: readonly Item[], form?: InputForm): string {
  const letters: string[] = [];
  const place = (name: string) => {
    if (!letters.includes(name)) letters.push(name);
    return `#${letters.indexOf(name)}`;
  };
  const counted = (count: Count) =>
    count.kind === "name" ? `${place(count.name)}-${count.less}` : `${timesOf(count, () => 0)}`;
  const shape = (item: Item): string => {
    switch (item.kind) {
      case "number":
        return place(item.name);
      case "numbers":
        if (item.word !== undefined) {
          const { as, codes } = item.word;
          return `${place(item.name)}*${as}(${codes})`;
        }
        if (item.absent !== undefined) return "absent";
        return `${place(item.name)}*${counted(item.count)}${item.isSorted ? " sorted" : ""}${item.isReversed ? " reversed" : ""}`;
      case "several":
        return `(${item.items.map(shape).join(" ")})*${counted(item.count)}`;
      default:
        return item.kind;
    }
  };
  const named = (text: string) => text.replaceAll(/\s/g, "").replaceAll(/[A-Za-z]\w*/g, place);
  const arrow =
    form?.range?.text ?? form?.positions?.map(({ span }) => form.text.slice(span.start, span.end)).join("&");
  return [...items.map(shape), ...(arrow === undefined ? [] : [`-> ${named(arrow)}`])].join(" ");
}

/** Complete program for such a game in the language of `syntax`, with remarks in `language`. */
export const wholeCode = (
  whole: WholeGame,
  game: Titled,
  answer: Answer,
  syntax: Syntax,
  language: Language,
  typed?: InputForm,
): string => explainedWhole(whole, game, answer, syntax, language, typed).source;

/**
 * Complete program with its explanation. It reads counted tests of the usual form, or an input of the form `typed`.
 * @throws NotationError when no form of the program has the structure of `typed`
 */
export function explainedWhole(
  whole: WholeGame,
  { id = "", rule }: Titled,
  answer: Answer,
  syntax: Syntax,
  language: Language,
  typed?: InputForm,
): ExplainedCode {
  const found = testOf(whole, typed);
  if (found === undefined)
    throw new NotationError(typed!.text, 0, t("wholeForm", { id, forms: formsOf(whole) }));
  const { test, following, shift } = found;
  expectAnswer(test, answer, id);
  const { loses, row, ...words } = printing(answer, answer.rows);
  const wins =
    test.takes === true && isFirstTake(answer)
      ? ["put long value", "newline"]
      : tellsMoves(answer)
        ? answer.won.flatMap((line, i) => moveLines(line, i, test.moves!))
        : words.wins;
  const head = heading(answer);
  const verdict = (value: string, zero: string): readonly string[] => [
    ...(answer.rows ? [] : head.each),
    `if ${value} == ${zero}:`,
    ...indented(loses),
    "else:",
    ...indented(wins),
  ];
  const { values } = test;
  const one = [
    ...linesIn(test, syntax, whole.parameter, shift).trim().split("\n"),
    ...(values === undefined
      ? verdict("value", "0L")
      : ["for test = 1 to size:", ...indented(verdict(`${values}[test]`, "0"))]),
  ];
  const main = [
    ...(test.before ?? whole.before ?? "").split("\n"),
    ...head.begin,
    ...(answer.rows ? [...head.each, ...row] : []),
    ...repeated(one, following),
    ...(answer.rows ? ["newline"] : []),
  ];
  const read = shift === 0 ? written(following, test.read) : typed!.text;
  const title = t("title", { id, rule });
  const input = t("inputWhole", { read, letters: test.letters, isCounted: following === "counted" });
  const output = answer.places ? t("outputPlaces") : t("output", { wins: answer.wins, loses: answer.loses });
  const known = t("known", { by: test.by ?? whole.by });
  const misere = whole.play === "misere" ? [t("wholeMisere")] : [];
  const remarks = [title, ...misere, input, output, known].map((each) => say(each, language));
  const text = ["main:", ...indented(main.filter((line) => line !== ""))].join("\n");
  const source = printSource({ remarks, constants: [], routines: parseProgram(text) }, syntax);
  return { source, rule: title, facts: [known], input: [input, output], isAlone: true };
}

/** Lines of a test in a language. */
const linesIn = ({ own, test }: WholeTest, syntax: Syntax, k: number, shift: number): string =>
  own !== undefined && syntax.own?.has(own.name) === true ? own.test : test(k, shift);

/** Lines of the nth line of an answer about winning moves. */
function moveLines(line: AnswerLine, nth: number, { each, to }: WinningMoves): readonly string[] {
  const numbers = to.flatMap((number, i) => [...(i === 0 ? [] : ["put  "]), `put number ${number}`]);
  const shown = [...numbers, "newline"];
  const run = (lines: readonly string[]): readonly string[] =>
    each.reduceRight<readonly string[]>((inner, head) => [head, ...indented(inner)], lines);
  const found = `found${nth === 0 ? "" : nth + 1}`;
  switch (line.kind) {
    case "word":
      return [`print ${line.word}`];
    case "count":
      return [`let ${found} = 0`, ...run([`${found} = ${found} + 1`]), `put number ${found}`, "newline"];
    case "each":
      return line.isSpaced === true
        ? spacedLines(
            found,
            (then) => run(then([])),
            () => numbers,
          )
        : run(shown);
    case "first":
      return [
        ...(line.before === undefined ? [] : [`put ${line.before}`]),
        `let ${found} = 0`,
        ...run([`${found} = ${found} + 1`, `if ${found} == 1:`, ...indented(shown)]),
      ];
  }
}

/** Refuses an answer that such a test does not know. @throws ProgramError */
export function expectAnswer({ takes, moves }: WholeTest, answer: Answer, id: string): void {
  if (takes === true && isFirstTake(answer)) return;
  const isKnown = (line: AnswerLine) => !("fields" in line) || line.fields.every((field) => field === "to");
  if (answer.plays || (tellsMoves(answer) && !(moves !== undefined && answer.won.every(isKnown))))
    expectWinner(answer, id);
}

/** Whether a win is answered by the tokens that the first winning move takes, and nothing else. */
function isFirstTake({ won: [line, more] }: Answer): boolean {
  return more === undefined && line?.kind === "first" && line.fields.join() === "take";
}

/** Lines of a test, as often as the input has one. */
function repeated(test: readonly string[], following: Following): readonly string[] {
  switch (following) {
    case "once":
      return test;
    case "counted":
      return [
        ...reading("tests").split("\n"),
        "for long test = 0L to tests - 1L:",
        ...indented(withEnd(test, endOfInput)),
      ];
    default: {
      // A test that begins with a word: the input ends where there is none.
      const at = test.indexOf(FIRST_SYMBOL);
      if (at >= 0 && !test.some((line) => line.includes("nextNumber")))
        return ["loop:", ...indented(test.toSpliced(at + 1, 0, "if symbol == 0:", "  break"))];
      return [
        "loop:",
        ...indented(
          withEnd(test, (first) => [`if ${first} ${following === "zero" ? "<=" : "<"} 0L:`, "  break"]),
        ),
      ];
    }
  }
}

/** Line that begins to read a word. */
const FIRST_SYMBOL = "let symbol = firstSymbol()";
