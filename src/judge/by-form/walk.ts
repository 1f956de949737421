import { numbersOf } from "../../codegen/read/edges.ts";
import {
  type Count,
  type InputForm,
  type Item,
  PLACES,
  SO_FAR,
  timesOf,
  type Until,
} from "../../codegen/read/form.ts";
import { lettersIn } from "../../codegen/read/limits.ts";
import {
  type ListFold,
  type Placement,
  type Plan,
  partsOf,
  positionsOf,
  type Step,
} from "../../codegen/read/plan.ts";
import { numbersIn } from "../../codegen/read/words.ts";
import { divisorsIn } from "../../codegen/rule/safety.ts";
import { RuleError } from "../../errors.ts";
import { leastNotIn } from "../../nimber/mex.ts";
import { bigints } from "../../rules/arithmetic.ts";
import { compiler } from "../../rules/compile.ts";
import { parseRule } from "../../rules/parse.ts";
import type { Expression } from "../../rules/syntax.ts";
import { namesIn } from "../../rules/walk.ts";

// Goes through a form of input step by step, and makes the positions of each test from its numbers. Where the numbers
// come from is not its business: `reading.ts` takes them from an input, `drawing.ts` draws and writes them. Both
// therefore give a form one meaning, and share no code with the programs that read it.

/** Numbers of a test that have been read, and those of its lists. */
export interface NumbersRead {
  readonly values: Map<string, bigint>;
  readonly kept: Map<string, bigint[]>;
}

/** Position of a test in coordinates or in notation, and the set of takes that was read for it. */
export interface TestPosition {
  readonly text: string;
  /** Game, if it is not that of the form. */
  readonly game?: string;
  readonly set?: readonly bigint[];
  /** Numbers by which answers name a move, from its name, if not those of the position that it leaves. */
  readonly named?: (at: string) => readonly bigint[];
}

export type NumberStep = Step & { readonly kind: "number" };
type WordStep = Step & { readonly kind: "word" };
type EdgesStep = Step & { readonly kind: "edges" };

/** Origin of the numbers of an input. */
export interface Origin {
  /** Begins a test, perhaps once more. */
  begin(): void;
  /** Whether the test, whose numbers make positions or not, is complete; else it begins once more. @throws InputError */
  accepts(made: readonly TestPosition[] | undefined): boolean;
  /** Whether there is another test after the first `tests`, each of which begins with the numbers `first`. */
  another(until: Until, tests: number, first: readonly string[], known: NumbersRead): boolean;
  /** Number of a letter at these places in lists, innermost first. */
  number(step: NumberStep, at: readonly number[], known: NumbersRead): bigint;
  /** Passes a number, or a word, that makes no position. */
  skip(step: NumberStep, at: readonly number[], known: NumbersRead): void;
  /** Codes of the characters of a word. */
  word(step: WordStep): readonly number[];
  /** Edges between the vertices from 1 on, each on its line. */
  edges(step: EdgesStep, vertices: number): readonly (readonly [number, number])[];
  set(count: number): readonly bigint[];
  /** Learns that the last numbers of a list, in ascending order, may stand in any order. */
  sorted(items: readonly bigint[]): readonly bigint[];
  /** Begins a line: of a list, of each item of several numbers, or of a test. */
  line(of?: "list" | "item"): void;
}

/** Steps of a form, and how a test makes positions from its numbers, if not by these steps. */
export interface Walked {
  readonly steps: readonly Step[];
  readonly letters: readonly string[];
  /** Letters whose numbers are used. */
  readonly needed: ReadonlySet<string>;
  /** Counts of lists that share their lines with single numbers, as in `n a b*n-1`. */
  readonly shared?: ReadonlySet<string>;
  readonly depth: number;
  /** Condition on the numbers of a test. */
  readonly legal?: Legal | undefined;
  make?(known: NumbersRead): readonly TestPosition[] | undefined;
  /** Whether each of these positions is a test of its own. */
  readonly apart?: boolean;
}

/** Condition on the numbers of a test, and on measures of its lists. */
export interface Legal {
  readonly text: string;
  /** Letters of single numbers and of lists, words and sets of which it speaks. */
  readonly names: readonly string[];
  readonly lists: readonly string[];
  /** Letters of lists without repetitions. */
  readonly distinct: ReadonlySet<string>;
  holds(numberOf: (name: string) => bigint, listsOf: (name: string) => Lists): boolean;
}

type List = readonly bigint[];
/** Lists of a letter in a test; a word is a list of codes. */
type Lists = readonly List[];

/** Measures of all numbers of a letter in conditions, by their names. */
const MEASURES: Readonly<Record<string, (list: List, other?: List) => bigint>> = {
  min: (list) => list.reduce((so, each) => (each < so ? each : so), list[0] ?? 0n),
  max: (list) => list.reduce((so, each) => (each > so ? each : so), 0n),
  size: (list) => BigInt(list.length),
  distinct: (list) => BigInt(new Set(list).size),
  /** Number of pairs of neighbours where the first number grows by 1 and the second stays. */
  clashes: (list, other = []) =>
    BigInt(list.filter((each, i) => each + 1n === list[i + 1] && other[i] === other[i + 1]).length),
};
/** Measures of the lists of a letter. */
const OF_LISTS: Readonly<Record<string, (lists: Lists) => bigint>> = {
  /** Number of items that stand before in their list. */
  repeats: (lists) => lists.reduce((sum, list) => sum + BigInt(list.length - new Set(list).size), 0n),
  /** Length of all lists or words, 0 if they differ. */
  width: ([first = [], ...others]) =>
    others.every(({ length }) => length === first.length) ? BigInt(first.length) : 0n,
};
const MEASURE = new RegExp(
  `\\b(${[...Object.keys(MEASURES), ...Object.keys(OF_LISTS)].join("|")})\\(([^()]*)\\)`,
  "g",
);

const setsIn = (items: readonly Item[]): string[] =>
  items.flatMap((item) => (item.kind === "set" ? [item.name] : "items" in item ? setsIn(item.items) : []));

/** Reads a condition on the letters of a form. @throws NotationError */
export function legalOf(text: string, { items }: InputForm): Legal {
  const measures: { readonly measure: string; readonly of: readonly string[] }[] = [];
  const measured = text.replace(
    MEASURE,
    (_, measure: string, of: string) => `q${measures.push({ measure, of: of.split(",") })}`,
  );
  const names = lettersIn(items).filter((name) => new RegExp(`\\b${name}\\b`).test(measured));
  const variables = [...names, ...measures.map((_, i) => `q${i + 1}`)];
  const { legal } = parseRule(`[${variables}: ${variables} ; legal: ${measured}]`);
  const holds = compiler(variables, bigints).condition(legal!);
  const lists = [...new Set(measures.flatMap(({ of }) => of))];
  const unknown = lists.find((name) => ![...lettersIn(items), ...setsIn(items)].includes(name));
  if (unknown !== undefined) throw new RangeError(`${text}: expected lists of the form, found ${unknown}`);
  return {
    ...{ text, names, lists },
    distinct: new Set(measures.flatMap(({ measure, of }) => (measure === "repeats" ? of : []))),
    holds: (numberOf, listsOf) =>
      holds([
        ...names.map(numberOf),
        ...measures.map(
          ({ measure, of: [list, other] }) =>
            OF_LISTS[measure]?.(listsOf(list!)) ??
            MEASURES[measure]!(
              listsOf(list!).flat(),
              other === undefined ? undefined : listsOf(other).flat(),
            ),
        ),
      ]),
  };
}

type Repeat = Step & { readonly kind: "repeat" };

/** Whether the items of a list are words, or several numbers, so that each has its line. */
const isGroup = ({ steps }: Repeat): boolean =>
  steps.some(({ kind }) => kind === "word") || steps.filter(({ kind }) => kind === "number").length > 1;

/** Count of a list that single numbers complete, since it is shorter than its count says. */
const sharedCount = (step: Repeat): string | undefined =>
  !isGroup(step) && step.count.kind === "name" && step.count.less > 0 ? step.count.name : undefined;

const sharedIn = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) => {
    const count = step.kind === "repeat" ? sharedCount(step) : undefined;
    if (count !== undefined) return [count];
    return "steps" in step ? sharedIn(step.steps) : [];
  });

/** Steps of a form for positions that are numbers. */
export function walkedOf({ steps, read, counts, folds, depth }: Plan, legal?: Legal): Walked {
  const letters = lettersIn(read.items);
  const made = positionsOf(steps).flatMap(partsOf);
  const range = read.range === undefined ? [] : [read.range.to];
  const needed = new Set([
    ...counts,
    ...namesIn(...made, ...[...folds.values()].map(({ of }) => of)),
    ...range,
    ...(legal?.names ?? []),
    ...(legal?.lists ?? []),
  ]);
  return { steps, letters, needed, shared: new Set(sharedIn(steps)), depth, legal };
}

/** Positions of the tests of an input, which share a line of answers if they are in one row. */
export function* rowsOf(
  form: Walked,
  origin: Origin,
  inRows: boolean,
): Generator<readonly (readonly TestPosition[])[]> {
  const tests = testsOf(form, origin);
  if (!inRows || form.depth === 0) {
    for (const test of tests) if (test !== "row") yield [test];
    return;
  }
  let row: (readonly TestPosition[])[] = [];
  for (const test of tests) {
    if (test !== "row") row.push(test);
    else if (form.depth > 1) {
      yield row;
      row = [];
    }
  }
  if (form.depth === 1) yield row;
}

/** Most copies of a position that are taken one by one. */
const MOST_COPIES = 64n;

/** Tests of an input, each as its positions; "row" ends a test with inner tests. */
function* testsOf(form: Walked, origin: Origin): Generator<readonly TestPosition[] | "row"> {
  const known: NumbersRead = { values: new Map(), kept: new Map() };
  const { values, kept } = known;
  const { letters, needed } = form;
  /** Items of the functions of lists that look for the least number missing. */
  const folded = new Map<string, Set<bigint>>();
  let made: TestPosition[] = [];
  let isLegal = true;
  /** Set that was read last. */
  let set: readonly bigint[] | undefined;
  /** Numbers of the lists, words and sets of the test, by their letters. */
  const listed = new Map<string, bigint[][]>();
  const addList = (name: string, list: bigint[]) => listed.set(name, [...(listed.get(name) ?? []), list]);

  const numberOf = (name: string): bigint => values.get(name)!;
  const countOf = (count: Count): number =>
    count.kind === "word" ? kept.get(count.name)!.length : timesOf(count, (name) => Number(numberOf(name)));

  /** Number of items of the innermost list. */
  let innermost = 0;

  function number(step: NumberStep, at: readonly number[]): void {
    const { name } = step;
    if (step.isStored) {
      // Lists of a list follow each other.
      const list = kept.get(name)!;
      values.set(name, list[list.length - innermost + at[0]! - 1]!);
    } else if (!needed.has(name)) origin.skip(step, at, known);
    else {
      const value = origin.number(step, at, known);
      values.set(name, value);
      if (form.shared?.has(name)) origin.line("list");
      if (at.length > 0 && form.legal?.lists.includes(name)) {
        if (at[0] === 1) addList(name, [value]);
        else listed.get(name)!.at(-1)!.push(value);
      }
      if (!step.kept) return;
      const list = kept.get(name);
      if (list === undefined) kept.set(name, [value]);
      else list.push(value);
    }
  }

  function word(step: WordStep): void {
    const codes = origin.word(step);
    addList(step.name, codes.map(BigInt));
    for (const { name, word } of [step, ...step.others]) {
      const numbers = numbersIn(word, codes).map(BigInt);
      kept.set(name, step.kept === true ? [...(kept.get(name) ?? []), ...numbers] : numbers);
    }
  }

  function edges(step: EdgesStep): void {
    const vertices = Number(numberOf(step.edges.of));
    origin.line("list");
    const numbers = numbersOf(step.edges, vertices, origin.edges(step, vertices));
    if (numbers === undefined) isLegal = false;
    const found = (numbers ?? []).map(BigInt);
    kept.set(step.name, found);
    addList(step.name, found);
  }

  /** Whether the numbers of the test meet the condition of the form. */
  const isMet = (): boolean => form.legal?.holds(numberOf, (name) => listed.get(name) ?? []) ?? true;

  /** Value of an expression in the numbers of the test and its places in lists; 0 where it has none. */
  function value(of: Expression, numberOf: (name: string) => bigint, at: readonly number[]): bigint {
    const own = (name: string): bigint =>
      PLACES.includes(name) && !letters.includes(name) ? BigInt(at[PLACES.indexOf(name)]!) : numberOf(name);
    if (of.kind === "name") return own(of.name);
    try {
      if (divisorsIn(of).every((by) => computed(by, own) !== 0n)) return computed(of, own);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
    }
    isLegal = false;
    return 0n;
  }

  /** Adds a position, made from the numbers of the test and its places in lists. */
  function make(placement: Placement, numberOf: (name: string) => bigint, at: readonly number[]): void {
    const place = placement.at.map((of) => value(of, numberOf, at));
    const copies = placement.copies === undefined ? 1n : value(placement.copies, numberOf, at);
    if (copies < 0n || place.some((each) => each < 0n)) isLegal = false;
    // Pairs of equal positions cancel.
    const times = copies > MOST_COPIES ? MOST_COPIES - (copies % 2n) : copies;
    for (let left = times; left > 0n; left--) made.push({ text: place.join(), ...(set && { set }) });
  }

  /** Goes on with a function of a list at an item. */
  function fold({ fold, of, name }: ListFold, at: readonly number[]): void {
    const so = numberOf(name);
    const isOwn = (letter: string) => fold === "fold" && letter === SO_FAR && !letters.includes(letter);
    const item = value(of, (letter) => (isOwn(letter) ? so : numberOf(letter)), at);
    if (item < 0n) isLegal = false;
    if (fold !== "mex") {
      values.set(name, fold === "min" && at[0] === 1 ? item : FOLDED[fold](so, item));
      return;
    }
    const items = folded.get(name)!.add(item);
    values.set(name, BigInt(leastNotIn((number) => items.has(BigInt(number)), Number(so))));
  }

  function play(steps: readonly Step[], at: readonly number[] = []): void {
    for (const step of steps) {
      switch (step.kind) {
        case "number":
          number(step, at);
          break;
        case "word":
          word(step);
          break;
        case "edges":
          edges(step);
          break;
        case "sort": {
          const list = kept.get(step.name) ?? [];
          const items = list.splice(list.length - countOf(step.count));
          list.push(...[...origin.sorted(items)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
          break;
        }
        case "reverse": {
          const list = kept.get(step.name) ?? [];
          list.push(...list.splice(list.length - countOf(step.count)).reverse());
          break;
        }
        case "absent": {
          const { name, from, to, read } = step;
          const list = kept.get(name) ?? [];
          const items = list.splice(list.length - countOf(read));
          if (items.some((each) => each < from || each > to)) isLegal = false;
          const all = Array.from({ length: to - from + 1 }, (_, i) => BigInt(from + i));
          kept.set(
            name,
            all.filter((each) => !items.includes(each)),
          );
          break;
        }
        case "set":
          origin.line("list");
          set = origin.set(countOf(step.count));
          origin.line("list");
          addList(step.name, [...set]);
          break;
        case "position":
          make(step, numberOf, at);
          break;
        case "repeat": {
          const times = countOf(step.count);
          const inLines = isGroup(step);
          const isAlone = sharedCount(step) === undefined;
          const outer = innermost;
          innermost = times;
          if (isAlone) origin.line("list");
          for (let i = 1; i <= times; i++) {
            if (inLines) origin.line("item");
            play(step.steps, [i, ...at]);
          }
          innermost = outer;
          if (isAlone) origin.line(inLines ? undefined : "list");
          break;
        }
        case "each": {
          const { within } = step;
          // Positions of one list are formed in turn.
          const group = steps.filter(
            (other): other is typeof step =>
              other === step || (within !== undefined && other.kind === "each" && other.within === within),
          );
          if (group[0] !== step) break;
          for (let i = 0; i < countOf(step.count); i++)
            for (const each of group)
              make(each, (name) => kept.get(name)?.[i] ?? numberOf(name), [i + 1, ...at]);
          break;
        }
        case "begin":
          for (const { name } of step.folds) {
            values.set(name, 0n);
            folded.set(name, new Set());
          }
          break;
        case "fold":
          for (const each of step.folds) fold(each, at);
          break;
        case "tests":
          throw new TypeError("tests within a test");
      }
    }
  }

  /** Function that forgets all lists but those of now: lists that were read before tests belong to each of them. */
  function remembering(): () => void {
    const outside = new Set(kept.keys());
    return () => {
      for (const name of kept.keys()) if (!outside.has(name)) kept.delete(name);
    };
  }

  /** Numbers of a test, again while they are no positions and the origin has others. */
  function read(steps: readonly Step[]): readonly TestPosition[] {
    const forget = remembering();
    for (;;) {
      origin.begin();
      made = [];
      isLegal = true;
      forget();
      listed.clear();
      play(steps);
      const all = isLegal && isMet() ? (form.make === undefined ? made : form.make(known)) : undefined;
      if (origin.accepts(all)) return all!;
    }
  }

  /** One test, which leaves no lists. */
  function test(steps: readonly Step[]): readonly TestPosition[] {
    const forget = remembering();
    const all = read(steps);
    forget();
    return all;
  }

  function* level(steps: readonly Step[]): Generator<readonly TestPosition[] | "row"> {
    if (!steps.some(({ kind }) => kind === "tests")) {
      const made = test(steps);
      if (form.apart === true) for (const each of made) yield [each];
      else yield made;
      return;
    }
    // Numbers before a test for each number of a range are all that is read.
    const isRange = steps.some((step) => step.kind === "tests" && step.until.kind === "range");
    if (isRange) read(steps.filter(({ kind }) => kind !== "tests"));
    for (const step of steps) {
      if (step.kind === "tests") yield* loop(step);
      else if (!isRange) play([step]);
    }
  }

  function* loop({ steps, until }: Step & { kind: "tests" }): Generator<readonly TestPosition[] | "row"> {
    if (until.kind === "range") {
      for (let size = BigInt(until.from); size <= numberOf(until.name); size++) {
        values.set(until.each, size);
        made = [];
        play(steps);
        yield made;
      }
      return;
    }
    const first = steps.flatMap((step) => (step.kind === "number" ? [step.name] : []));
    const isOuter = steps.some(({ kind }) => kind === "tests");
    const forget = remembering();
    for (let tests = 0; ; tests++) {
      origin.line();
      if (!origin.another(until, tests, first, known)) break;
      yield* level(steps);
      if (isOuter) yield "row";
      forget();
    }
  }

  yield* level(form.steps);
}

/** Functions of lists, from 0 on, item by item. */
const FOLDED: Readonly<Record<Exclude<ListFold["fold"], "mex">, (so: bigint, item: bigint) => bigint>> = {
  max: (so, item) => (item > so ? item : so),
  min: (so, item) => (item < so ? item : so),
  sum: (so, item) => so + item,
  xor: (so, item) => so ^ item,
  size: (so) => so + 1n,
  decimal: (so, item) => 10n * so + item,
  last: (_, item) => item,
  fold: (_, item) => item,
  before: (_, item) => item,
  gcd: (so, item) => bigints.gcd(so, item),
};

/** Expressions that have been compiled, with their letters. */
const COMPILED = new WeakMap<
  Expression,
  { readonly names: readonly string[]; readonly evaluate: (values: readonly bigint[]) => bigint }
>();

/** Value of an expression in letters. @throws RuleError */
function computed(of: Expression, numberOf: (name: string) => bigint): bigint {
  let found = COMPILED.get(of);
  if (found === undefined) {
    const names = namesIn(of);
    found = { names, evaluate: compiler(names, bigints).expression(of) };
    COMPILED.set(of, found);
  }
  return found.evaluate(found.names.map(numberOf));
}
