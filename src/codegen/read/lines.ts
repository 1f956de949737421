import { indented } from "../program.ts";
import { type Answer, type Count, type Item, nameOf, type Until } from "./form.ts";
import type { Plan } from "./plan.ts";

/** How a program finds values, in the language of `program.ts`. */
export interface Valuing {
  /** Lines that leave in the name `value` + `tag` the value of the position at `place`. */
  at(place: readonly string[], tag: string): readonly string[];
  /** The largest coordinates that have a value, or Infinity; a program refuses others, and numbers below 0. */
  readonly most?: readonly number[];
  /** Whether values are long integers. */
  readonly long: boolean;
  /** Lines that read a set of as many takes as `count` says. */
  readonly set?: (count: string) => readonly string[];
}

/** The lines that print who wins: on a line of their own, or as pieces of one. */
export function printing({ wins, loses, gap }: Answer, pieces: boolean): Pick<Answer, "wins" | "loses"> {
  const written = (word: string) => (pieces ? `put ${word}${gap}` : `print ${word}`);
  return { wins: written(wins), loses: written(loses) };
}

/** The lines that read an input of the form of `plan`, and print for each test who wins. */
export function readLines(
  { counts, named, size, depth, read }: Plan,
  valuing: Valuing,
  answer: Answer,
): string[] {
  const called = new Map<string, string>();
  const last =
    named &&
    numbersIn(read.items)
      .filter((name) => named.includes(name))
      .at(-1);
  /** Whether answers are pieces of a line. */
  const pieces = answer.rows && depth > 0;
  let places = 0;
  let loops = 0;

  function name(letter: string): string {
    const before = called.get(letter);
    if (before !== undefined) return before;
    const root = `in${/^[A-Za-z]/.test(letter) ? letter.toUpperCase() : "X"}`;
    let given = root;
    for (let i = 2; [...called.values()].includes(given); i++) given = `${root}of${i}`;
    called.set(letter, given);
    return given;
  }

  const countOf = (count: Count) => (count.kind === "number" ? `${count.value}L` : name(count.name));

  /** The coordinates that a number completes, if it does. */
  function completed(letter: string, pending: string[]): string[] | undefined {
    if (counts.has(letter)) return undefined;
    if (named !== undefined) return letter === last ? named.map(name) : undefined;
    pending.push(name(letter));
    return pending.length === size ? pending.splice(0) : undefined;
  }

  /** Lines for `items`; the first `given` numbers have been read. */
  function block(items: readonly Item[], given: number, single: boolean): string[] {
    const lines: string[] = [];
    const pending: string[] = [];
    const add = (place: readonly string[]) => {
      const tag = single ? "" : numbered(++places);
      return [
        ...place.flatMap((each, i) => guard(each, valuing.most?.[i])),
        ...valuing.at(place, tag),
        ...(single ? [] : [`total = total ^ value${tag}`]),
      ];
    };
    for (const [i, item] of items.entries()) {
      switch (item.kind) {
        case "number": {
          if (i >= given) lines.push(`long ${name(item.name)} = nextNumber()`);
          const place = completed(item.name, pending);
          if (place !== undefined) lines.push(...add(place));
          break;
        }
        case "numbers":
          lines.push(
            ...times(item.count, () => [`long ${name(item.name)} = nextNumber()`, ...add([name(item.name)])]),
          );
          break;
        case "several":
          lines.push(...times(item.count, () => block(item.items, 0, single)));
          break;
        case "set":
          lines.push(...valuing.set!(countOf(item.count)));
          break;
        case "tests":
          lines.push(...tests(item.items, item.until));
      }
    }
    return lines;
  }

  function times(count: Count, body: () => readonly string[]): string[] {
    const left = `left${numbered(++loops)}`;
    return [
      `long ${left} = ${countOf(count)}`,
      `while ${left} > 0L:`,
      ...indented([`${left} = ${left} - 1L`, ...body()]),
    ];
  }

  function tests(items: readonly Item[], until: Until): string[] {
    if (until.kind === "count") {
      const left = name(until.name);
      return [`while ${left} > 0L:`, ...indented([`${left} = ${left} - 1L`, ...withEnd(test(items, 0))])];
    }
    const first = items.slice(0, until.kind === "zeros" ? until.zeros : 1).map((item) => name(nameOf(item)));
    return [
      ...first.map((each) => `long ${each} = nextNumber()`),
      `while ${first.map((each) => `${each} ${until.kind === "zeros" ? ">" : ">="} 0L`).join(" or ")}:`,
      ...indented([...test(items, first.length), ...first.map((each) => `${each} = nextNumber()`)]),
    ];
  }

  function test(items: readonly Item[], given: number): string[] {
    if (items.some(({ kind }) => kind === "tests"))
      return [...block(items, given, false), ...(pieces ? ["newline"] : [])];
    if (isSingle(items, counts, size)) return [...block(items, given, true), ...verdict("value")];
    return [
      valuing.long ? "long total = 0L" : "let total = 0",
      ...block(items, given, false),
      ...verdict("total"),
    ];
  }

  const { wins, loses } = printing(answer, pieces);
  const verdict = (of: string): string[] => [
    `if ${of} == 0${valuing.long ? "L" : ""}:`,
    `  ${loses}`,
    "else:",
    `  ${wins}`,
  ];

  if (depth === 0) return test(read.items, 0);
  return [...block(read.items, 0, false), ...(pieces && depth === 1 ? ["newline"] : [])];
}

/** The lines that end a program at a number that it does not answer for. */
function guard(name: string, most: number | undefined): string[] {
  if (most === undefined) return [];
  if (most === Number.POSITIVE_INFINITY)
    return [`if ${name} < 0L:`, "  fail expected a number of at least 0"];
  return [`if ${name} < 0L or ${name} > ${most}L:`, `  fail expected a number from 0 to ${most}`];
}

/** The lines of a test that is counted: where its first number is missing the program ends, and prints no answers to nothing. */
export function withEnd(test: readonly string[]): string[] {
  const at = test.findIndex((line) => FIRST.test(line));
  if (at < 0) return [...test];
  const [, name, narrow] = FIRST.exec(test[at]!)!;
  const ends = (first: string) => [`if ${first} < 0L:`, "  fail the input ends before its tests"];
  return narrow === undefined
    ? test.toSpliced(at + 1, 0, ...ends(name!))
    : test.toSpliced(at, 1, "long begins = nextNumber()", ...ends("begins"), `let ${name} = narrow(begins)`);
}

const FIRST = /^(?:long|let) (\w+) = (narrow\()?nextNumber\(\)\)?$/;

/** One name for each value and each count: languages differ in what a name within a block means to the block around it. */
const numbered = (nth: number): string => (nth === 1 ? "" : `${nth}`);

/** The letters of single numbers, from left to right. */
export const numbersIn = (items: readonly Item[]): string[] =>
  items.flatMap((item) => {
    if (item.kind === "number") return [item.name];
    return "items" in item ? numbersIn(item.items) : [];
  });

/** Whether the tests of these items are of one position each. */
function isSingle(items: readonly Item[], counts: ReadonlySet<string>, size: number): boolean {
  const coordinates = items.filter((item) => item.kind === "number" && !counts.has(item.name));
  return coordinates.length <= size && items.every(({ kind }) => kind === "number" || kind === "set");
}

/** Whether each test of a form reads one position. */
export const readsOne = ({ read, counts, size }: Plan): boolean => isSingle(testOf(read.items), counts, size);

/** Input of each test of a form. */
function testOf(items: readonly Item[]): readonly Item[] {
  const tests = items.find((item) => item.kind === "tests");
  return tests === undefined ? items : testOf(tests.items);
}
