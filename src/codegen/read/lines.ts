import { namesIn } from "../../rules/walk.ts";
import { indented } from "../program.ts";
import { writer } from "../rule/expression.ts";
import { type Helper, helperTexts } from "../rule/helpers.ts";
import type { Answer, Count, Until } from "./form.ts";
import { type Coordinates, isSingle, MOST_COMPUTED, type Plan, type Step } from "./plan.ts";

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

/** The lines that count the lines of the output and write what stands before each; `begin` stands before any input is read. */
export const heading = ({
  heading,
}: Answer): { readonly begin: readonly string[]; readonly each: readonly string[] } =>
  heading === undefined
    ? { begin: [], each: [] }
    : {
        begin: ["let line = 0"],
        each: ["line = line + 1", `put ${heading.before}`, "put number line", `put ${heading.after}`],
      };

/** The numbers that a test may keep until all that its positions are made of has been read. */
const MOST_KEPT = 1_000_000;

/** Lines that read an input and print the answers, and the functions that they call. */
export interface Reading {
  readonly functions: readonly string[];
  readonly lines: readonly string[];
}

/** The lines that read an input of the form of `plan`, and print for each test who wins. */
export function readLines({ depth, steps: whole }: Plan, valuing: Valuing, answer: Answer): Reading {
  const called = new Map<string, string>();
  const used = new Set<Helper>();
  const lists: string[] = [];
  /** Whether answers are pieces of a line. */
  const pieces = answer.rows && depth > 0;
  const head = heading(answer);
  let places = 0;
  let loops = 0;
  let computed = 0;

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

  /** Lines that find the value of the position of these coordinates, the letters written by `written`. */
  function position(
    coordinates: Coordinates,
    single: boolean,
    written: (letter: string) => string = name,
  ): string[] {
    const tag = single ? "" : numbered(++places);
    const lines: string[] = [];
    const place = coordinates.map((each, i) => {
      const most = valuing.most?.[i];
      if (each.kind === "name" && written(each.name) === name(each.name)) {
        lines.push(...guard(name(each.name), most));
        return name(each.name);
      }
      const letters = namesIn(each);
      const own = writer(new Map(letters.map((letter) => [letter, written(letter)])), used);
      const value = `place${numbered(++computed)}`;
      if (each.kind !== "name")
        lines.push(...letters.flatMap((letter) => guard(written(letter), MOST_COMPUTED)));
      lines.push(
        `long ${value} = ${own.expression(each)}`,
        ...guard(value, most ?? Number.POSITIVE_INFINITY),
      );
      return value;
    });
    return [...lines, ...valuing.at(place, tag), ...(single ? [] : [`total = total ^ value${tag}`])];
  }

  /** Lines for `steps`; the first `given` numbers have been read; numbers are kept at the place that `at` names. */
  function block(steps: readonly Step[], given: number, single: boolean, at?: string): string[] {
    const lines: string[] = [];
    let unread = given;
    for (const step of steps) {
      switch (step.kind) {
        case "number":
          if (unread-- <= 0) lines.push(`long ${name(step.name)} = nextNumber()`);
          if (step.kept) lines.push(`${list(step.name)}[${at}] = ${name(step.name)}`);
          break;
        case "set":
          lines.push(...valuing.set!(countOf(step.count)));
          break;
        case "position":
          lines.push(...position(step.at, single));
          break;
        case "repeat":
          lines.push(...times(step.count, step.steps.some(isKept), (at) => block(step.steps, 0, false, at)));
          break;
        case "each":
          lines.push(
            ...times(step.count, true, (at) =>
              position(step.at, false, (letter) =>
                isListed(letter) ? `${list(letter)}[${at}]` : name(letter),
              ),
            ),
          );
          break;
        case "tests":
          lines.push(...tests(step.steps, step.until));
      }
    }
    return lines;
  }

  const isListed = (letter: string) => lists.includes(letter);

  /** The name of the list in which the numbers of a letter are kept. */
  function list(letter: string): string {
    if (!isListed(letter)) lists.push(letter);
    return `${name(letter)}s`;
  }

  /** A loop; `counts` where the lines within ask how often it went round before. */
  function times(count: Count, counts: boolean, body: (at: string) => readonly string[]): string[] {
    const tag = numbered(++loops);
    const left = `left${tag}`;
    const at = `at${tag}`;
    return [
      `long ${left} = ${countOf(count)}`,
      ...(counts && count.kind === "name"
        ? [`if ${left} > ${MOST_KEPT}L:`, `  fail expected a number from 0 to ${MOST_KEPT}`]
        : []),
      ...(counts ? [`let ${at} = 0`] : []),
      `while ${left} > 0L:`,
      ...indented([`${left} = ${left} - 1L`, ...body(at), ...(counts ? [`${at} = ${at} + 1`] : [])]),
    ];
  }

  function tests(steps: readonly Step[], until: Until): string[] {
    if (until.kind === "count") {
      const left = name(until.name);
      return [`while ${left} > 0L:`, ...indented([`${left} = ${left} - 1L`, ...withEnd(test(steps, 0))])];
    }
    const numbers = steps.flatMap((step) => (step.kind === "number" ? [name(step.name)] : []));
    const first = numbers.slice(0, until.kind === "zeros" ? until.zeros : 1);
    return [
      ...first.map((each) => `long ${each} = nextNumber()`),
      `while ${first.map((each) => `${each} ${until.kind === "zeros" ? ">" : ">="} 0L`).join(" or ")}:`,
      ...indented([...test(steps, first.length), ...first.map((each) => `${each} = nextNumber()`)]),
    ];
  }

  function test(steps: readonly Step[], given: number): string[] {
    if (steps.some(({ kind }) => kind === "tests"))
      return [...(pieces ? head.each : []), ...block(steps, given, false), ...(pieces ? ["newline"] : [])];
    if (isSingle(steps)) return [...block(steps, given, true), ...verdict("value")];
    return [
      valuing.long ? "long total = 0L" : "let total = 0",
      ...block(steps, given, false),
      ...verdict("total"),
    ];
  }

  const { wins, loses } = printing(answer, pieces);
  const verdict = (of: string): string[] => [
    ...(pieces ? [] : head.each),
    `if ${of} == 0${valuing.long ? "L" : ""}:`,
    `  ${loses}`,
    "else:",
    `  ${wins}`,
  ];

  const inOneLine = pieces && depth === 1;
  const body =
    depth === 0
      ? test(whole, 0)
      : [...(inOneLine ? head.each : []), ...block(whole, 0, false), ...(inOneLine ? ["newline"] : [])];
  const kept = lists.map((letter) => `array long ${list(letter)}[${MOST_KEPT}]`);
  return { functions: helperTexts(used), lines: [...kept, ...head.begin, ...body] };
}

const isKept = (step: Step): boolean => step.kind === "number" && step.kept;

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
