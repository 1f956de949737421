import { isNatural } from "../../rules/natural.ts";
import { printCondition } from "../../rules/print.ts";
import type { Condition, Expression } from "../../rules/syntax.ts";
import { namesIn } from "../../rules/walk.ts";
import { indented } from "../program.ts";
import { writer } from "../rule/expression.ts";
import { type Helper, helperTexts } from "../rule/helpers.ts";
import { divisorsIn } from "../rule/safety.ts";
import { edgeArrays, edgeLines } from "./edges.ts";
import {
  type Answer,
  type Count,
  linesOf,
  MOST_KEPT,
  PLACES,
  SO_FAR,
  tellsMoves,
  type Until,
} from "./form.ts";
import { type InputLimits, lettersIn } from "./limits.ts";
import { type Found, type Options, type Then, wonLines } from "./moves.ts";
import {
  isSingle,
  type ListFold,
  mostFor,
  type Placement,
  type Plan,
  parametersIn,
  partsOf,
  placesIn,
  positionsOf,
  readsOne,
  type Step,
  sizeWith,
} from "./plan.ts";
import { wordLines } from "./words.ts";

/** Table of values that is filled whenever the coordinates at some places are read. */
export interface Slice {
  readonly places: readonly number[];
  /** Whether it keeps what was filled before, and fills the values for the same coordinates once. */
  readonly isKept?: true;
  /** Lines that fill it, where these coordinates have the given names. */
  fill(names: readonly string[]): readonly string[];
}

/** Code that finds values, in the language of `program.ts`. */
export interface Valuing {
  /** Value of the position at `place`; auxiliary names end in `tag`. */
  at(place: readonly string[], tag: string): Found;
  /** Largest coordinates with a value, if there are any. A program refuses larger ones, and always negative ones. */
  readonly most?: readonly number[];
  /** Whether values are long integers. */
  readonly long: boolean;
  /** Lines that read a set of `count` takes; all heaps are at most `bound`, if that is known. */
  readonly set?: (count: string, bound?: string) => readonly string[];
  readonly slice?: Slice | undefined;
  /** Whether the player who cannot move wins, so that the outcome is inverted when all values are 0 or 1. */
  readonly turned?: boolean;
  /** Sum of positions whose values are elements of a monoid, when it is not their nim-sum; 0 is the unit. */
  readonly product?: {
    of(total: string, value: string): string;
    /** Test whether a sum is lost. */
    loses(total: string): string;
  };
  /** Options of positions, if the program prints winning moves. */
  readonly options?: Options | undefined;
  /** Condition on the coordinates, by the names of a rule, that legal positions meet. A program refuses others. */
  readonly legal?: { readonly variables: readonly string[]; readonly condition: Condition } | undefined;
}

/**
 * Lines that print the words of an outcome, on lines of their own or as a piece of one; `row` begins such a line. A line
 * of places counts them by `nth`, unless it has only one.
 */
export function printing(
  { wins, loses, gap, places }: Answer,
  pieces: boolean,
  nth = "nth",
  hasOne = false,
): Record<"wins" | "loses" | "row", readonly string[]> {
  if (places && hasOne)
    return { wins: ["put number 1", ...(gap === "" ? [] : [`put ${gap}`])], loses: ["put "], row: [] };
  if (places) {
    const next = `${nth} = ${nth} + 1`;
    return {
      wins: [next, `put number ${nth}`, ...(gap === "" ? [] : [`put ${gap}`])],
      loses: [next],
      row: [`let ${nth} = 0`],
    };
  }
  const written = (words: string) =>
    pieces ? [`put ${words}${gap}`] : linesOf(words).map((word) => `print ${word}`);
  return { wins: written(wins), loses: written(loses), row: [] };
}

/** Lines that count the output lines and print the text before each; `begin` runs before any input is read. */
export const heading = ({
  heading,
}: Answer): { readonly begin: readonly string[]; readonly each: readonly string[] } =>
  heading === undefined
    ? { begin: [], each: [] }
    : {
        begin: ["let line = 0"],
        each: [
          "line = line + 1",
          `put ${heading.before}`,
          "put number line",
          `${heading.ends ? "print" : "put"} ${heading.after}`,
        ],
      };

/** Lines that read an input and print the answers, and the functions that they call. */
export interface Reading {
  readonly functions: readonly string[];
  readonly lines: readonly string[];
}

/**
 * Lines that read an input of the form of `plan`, and print the outcome of each test; the lines `before` run first.
 * Variables have the letters of the form, unless these are taken. Numbers of computed positions are refused above
 * their `limits`, or above the largest number for which the computation fits, if that is more.
 */
export function readLines(
  plan: Plan,
  valuing: Valuing,
  answer: Answer,
  before: readonly string[] = [],
  limits: InputLimits = new Map(),
): Reading {
  const { depth, steps: whole, size, folds, read } = plan;
  const made = positionsOf(whole).flatMap(partsOf);
  const parameters = valuing.slice && parametersIn(plan, valuing.slice.places);
  const called = new Map<string, string>();
  const taken = takenBy(before, valuing, size);
  const used = new Set<Helper>();
  const lists: string[] = [];
  /** Arrays of marks of absent numbers. */
  const marks = new Set<string>();
  /** Arrays of graphs. */
  const graphs: string[] = [];
  /** Letters whose numbers have been refused below and above these. */
  const counted = new Map<string, { readonly least: number; readonly most: number }>();
  /** Numbers of words, and first numbers of a test: these are negative only at the end of input, which the program has checked. */
  const checked = new Set<string>();
  /** Largest numbers that the program itself puts in lists. */
  const bounds = new Map<string, number>();
  /** Whether answers are pieces of a line. */
  const pieces = answer.rows && (depth > 0 || answer.places);
  const head = heading(answer);
  const moves = tellsMoves(answer);
  let places = 0;
  let coordinates = 0;
  let items = 0;
  const letters = lettersIn(read.items);
  /** Letters whose numbers the program uses. */
  const needed = new Set([
    ...plan.counts,
    ...namesIn(...made, ...[...folds.values()].map(({ of }) => of)),
    ...(read.range === undefined ? [] : [read.range.to]),
  ]);
  for (const letter of letters) called.set(letter, free(letter));
  for (const { name, fold } of folds.values()) called.set(name, free(FOLDED[fold].called));
  if (read.range !== undefined) called.set(read.range.text, free("size"));
  /** Letter that is the only heap of a test, or the largest of a range. */
  const [heap] = readsOne(plan) ? made : [];
  const single =
    heap?.kind === "name" ? (heap.name === read.range?.text ? read.range.to : heap.name) : undefined;
  /** Step that ends the tests at the end of the input. */
  let endsAt: Step | undefined;
  /** Letters that have been read and compared with the largest heap. */
  const compared = new Set<string>(read.range && [read.range.text]);

  /** Unused name, the letter itself if possible: in Pascal `n` and `N` are the same. */
  function free(letter: string): string {
    const root = /^[A-Za-z]/.test(letter) ? letter : "x";
    let given = root;
    for (let i = 0; taken.has(given.toLowerCase()); i++) given = `${root[0]}${i}`;
    taken.add(given.toLowerCase());
    return given;
  }

  const name = (letter: string): string => called.get(letter)!;
  const capital = (letter: string): string => name(letter).toUpperCase();

  /** Lines that end the program at a number outside its range. */
  const guard = (value: string, most: number = Number.POSITIVE_INFINITY): readonly string[] =>
    (bounds.get(value) ?? Number.POSITIVE_INFINITY) <= most && checked.has(value)
      ? []
      : guardLines(value, most, checked.has(value));

  function countOf(count: Count): string {
    if (count.kind === "number") return `${count.value}L`;
    if (count.kind === "word") return `wide(${wordNames(count.name).length})`;
    if (count.by > 1) return `${name(count.name)} // ${count.by}L`;
    return count.less === 0 ? name(count.name) : `${name(count.name)} - ${count.less}L`;
  }

  /** Value of a position whose coordinates have the names from `called`, and the names of its coordinates. */
  function position(made: Placement, called: (letter: string) => string = name): Placed {
    const tag = numbered(++places);
    const lines: string[] = [];
    const written = indexed(partsOf(made), tag, lines, called);

    function computedAs(value: string, each: Expression, most = Number.POSITIVE_INFINITY): string {
      if (each.kind !== "name") lines.push(...computable([each], written, [each]));
      const isOpen = most === Number.POSITIVE_INFINITY;
      lines.push(
        ...computed(value, each, written),
        ...(isOpen ? natural(value, each) : guardLines(value, most, isNatural(each))),
      );
      return value;
    }

    const place = made.at.map((each, i) => {
      const most = valuing.most?.[i];
      if (each.kind !== "name" || written(each.name) !== name(each.name))
        return computedAs(`place${numbered(++coordinates)}`, each, most);
      if (!parameters?.letters.includes(each.name) && !compared.has(each.name))
        lines.push(...guard(name(each.name), most));
      return name(each.name);
    });
    const copies = made.copies && computedAs(`copies${tag}`, made.copies);
    if (valuing.legal !== undefined) {
      const { variables, condition } = valuing.legal;
      const { condition: test } = writer({ get: (letter) => place[variables.indexOf(letter)] }, used);
      lines.push(
        `if ${test(condition, false)}:`,
        `  fail expected a position where ${printCondition(condition)}`,
      );
    }
    const found = valuing.at(place, tag);
    return { ...found, ...(copies && { copies }), lines: [...lines, ...(found.lines ?? [])], place };
  }

  /** Names of the letters of some expressions; adds lines that declare the indices among them. */
  function indexed(
    of: readonly Expression[],
    tag: string,
    lines: string[],
    called: (letter: string) => string,
  ): (letter: string) => string {
    const places = placesIn(of, letters);
    for (const place of places)
      lines.push(`long ${indexName(place, tag)} = ${counters.at(-1 - PLACES.indexOf(place))} + 1L`);
    return (letter) => (places.includes(letter) ? indexName(letter, tag) : called(letter));
  }

  /** Lines that refuse numbers for which one of the expressions `wholes` cannot be computed, of the letters in `of`. */
  function computable(
    of: readonly Expression[],
    written: (letter: string) => string,
    wholes: readonly Expression[],
  ): string[] {
    const most = Math.min(...wholes.map((each) => mostFor(each, folds)));
    const limited = (name: string) => limits.get(name) ?? most;
    const isLimited = wholes.every((each) => Number.isFinite(sizeWith(folds, limited)(each)));
    const bound = (name: string) => (isLimited ? Math.max(most, limited(name)) : most);
    return namesIn(...of)
      .filter((name) => letters.includes(name))
      .flatMap((name) => guard(written(name), bound(name)));
  }

  /** Lines that compute an expression as `value`, and that refuse divisors of 0. */
  function computed(value: string, each: Expression, written: (letter: string) => string): string[] {
    const { expression } = writer({ get: written }, used);
    const divisors = divisorsIn(each).filter((by) => !isPositive(by));
    return [
      ...divisors.flatMap((by) => [`if ${expression(by)} == 0L:`, "  fail expected a divisor that is not 0"]),
      `long ${value} = ${expression(each)}`,
    ];
  }

  /** Lines that go on with functions of a list at an item. */
  function folded(all: readonly ListFold[]): string[] {
    const of = all.map((each) => each.of);
    const lines: string[] = [];
    const written = indexed(of, numbered(++places), lines, name);
    const wholes = made.filter((each) => all.some((fold) => namesIn(each).includes(fold.name)));
    lines.push(...computable(of, written, wholes));
    for (const { fold, of, name: own } of all) {
      const isOwn = (letter: string) => fold === "fold" && letter === SO_FAR && !letters.includes(letter);
      const within = (letter: string) => (isOwn(letter) ? name(own) : written(letter));
      const item = of.kind === "name" ? within(of.name) : `item${numbered(++items)}`;
      if (of.kind !== "name") lines.push(...computed(item, of, within), ...natural(item, of));
      lines.push(...FOLDED[fold].next(name(own), item, counters.at(-1)!, used));
    }
    return lines;
  }

  /** Lines that refuse a negative value of an expression. */
  const natural = (value: string, of: Expression): readonly string[] =>
    isNatural(of) ? [] : guard(value, Number.POSITIVE_INFINITY);

  /** Lines that add the value of a position to the nim-sum, once for each copy. */
  function added({ lines: before = [], value, copies, place }: Placed): string[] {
    const lines = moves ? [...before, ...kept(place)] : before;
    const { product } = valuing;
    const odd = (own: string) =>
      product !== undefined
        ? [`total = ${product.of("total", own)}`]
        : copies === undefined
          ? [`total = total ^ ${own}`]
          : [`if ${copies} % 2L == 1L:`, `  total = total ^ ${own}`];
    if (!valuing.turned) return [...lines, ...odd(value)];
    const isNamed = /^\w+$/.test(value);
    const own = isNamed ? value : `value${numbered(places)}`;
    const declared = isNamed ? [] : [`${valuing.long ? "long" : "let"} ${own} = ${value}`];
    return [
      ...[...lines, ...declared, ...odd(own)],
      `if ${own} > ${one}${copies === undefined ? "" : ` and ${copies} > 0L`}:`,
      moves ? "  large = large + 1" : "  large = 1",
    ];
  }

  /** Arrays for the coordinates of the positions of a sum, and the name of their number. */
  const sum = {
    arrays: Array.from({ length: size }, (_, i) => free(size === 1 ? "heap" : `heap${"XYZ"[i] ?? i}`)),
    count: free("heaps"),
  };

  /** Lines that keep a position of a sum whose winning moves are printed. */
  const kept = (place: readonly string[]): string[] => [
    `if ${sum.count} == ${MOST_KEPT}:`,
    `  fail more than ${MOST_KEPT} positions`,
    ...place.map((each, i) => `${sum.arrays[i]}[${sum.count}] = ${each}`),
    `${sum.count} = ${sum.count} + 1`,
  ];

  /** Lines that print a win with its moves; the position of the test stands at `place`, if it is one. */
  function won(place?: readonly string[]): string[] {
    const options = valuing.options!;
    const { at, long } = valuing;
    const winning = (from: readonly string[], then: Then, tag: string): readonly string[] => {
      if (place !== undefined) return options.lines(from, { target: zero, long, at }, then, tag);
      const { lines = [], value } = at(from, "Before");
      const type = long ? "long" : "let";
      if (!valuing.turned)
        return [
          ...lines,
          `${type} ${target} = total ^ ${value}`,
          ...options.lines(from, { target, long, at }, then, tag),
        ];
      // The total is turned where no value is above 1.
      const isSplit = options.splits === true;
      return [
        ...lines,
        `${type} ${target} = total ^ ${value}`,
        ...(isSplit
          ? [`${type} ${reached} = ${target}`, "if large == 0:", `  ${reached} = ${reached} ^ ${one}`]
          : []),
        `if large == 1 and ${value} > ${one}:`,
        `  ${target} = ${target} ^ ${one}`,
        ...options.lines(from, { target, ...(isSplit && { large: reached }), long, at }, then, tag),
      ];
    };
    return wonLines(answer.won, { size, ...(place && { place }), ...sum, winning, free }, options);
  }

  /** Lines for `steps`, after the first `given` numbers have been read; numbers are stored at the index named `at`. */
  function block(steps: readonly Step[], given: number, at?: string): string[] {
    const lines: string[] = [];
    let unread = given;
    for (const step of steps) {
      switch (step.kind) {
        case "number":
          if (step.isStored) lines.push(`long ${name(step.name)} = ${list(step.name)}[${at}]`);
          else if (unread-- <= 0)
            lines.push(
              ...(needed.has(step.name) ? [`long ${name(step.name)} = nextNumber()`] : skipped(step.name)),
            );
          if (step.kept) lines.push(`${list(step.name)}[${at}] = ${name(step.name)}`);
          if (step.name === parameters?.last) lines.push(...sliced());
          break;
        case "word":
          lines.push(...worded(step));
          break;
        case "edges": {
          const { edges } = step;
          const names = { ...wordNames(step.name), vertices: name(edges.of), own: capital(step.name) };
          graphs.push(...edgeArrays(edges, names, MOST_KEPT));
          lines.push(
            ...counting({ kind: "name", name: edges.of, less: 0, by: 1, span: NOWHERE }, MOST_KEPT),
            ...edgeLines(edges, names),
          );
          checked.add(name(step.name));
          break;
        }
        case "sort":
          lines.push(`sort ${list(step.name)} narrow(${countOf(step.count)})`);
          break;
        case "reverse":
          lines.push(...reversed(list(step.name), capital(step.name), countOf(step.count)));
          break;
        case "absent":
          lines.push(...absentLines(step));
          break;
        case "set":
          lines.push(...setLines(step.count, steps.slice(0, steps.indexOf(step))));
          break;
        case "position":
          lines.push(...added(position(step)));
          break;
        case "repeat":
          lines.push(...times(step.count, step.steps.some(isKept), (at) => block(step.steps, 0, at)));
          break;
        case "each": {
          const { within } = step;
          const group = steps.flatMap((other) =>
            other === step || (within !== undefined && other.kind === "each" && other.within === within)
              ? [other as typeof step]
              : [],
          );
          if (group[0] !== step) break;
          lines.push(
            ...times(step.count, true, (at) =>
              group.flatMap((each) =>
                added(
                  position(each, (letter) => (isListed(letter) ? `${list(letter)}[${at}]` : name(letter))),
                ),
              ),
            ),
          );
          break;
        }
        case "begin":
          if (step.folds.some(({ fold }) => fold === "sum" || fold === "mex"))
            lines.push(...counting(step.folds[0]!.count, MOST_KEPT));
          for (const { fold, name: own } of step.folds) {
            lines.push(`long ${name(own)} = 0L`);
            if (fold === "mex") lines.push(`${stampOf(name(own))} = ${stampOf(name(own))} + 1`);
          }
          break;
        case "fold":
          lines.push(...folded(step.folds));
          break;
        case "tests":
          lines.push(...tests(step.steps, step.until));
      }
    }
    return lines;
  }

  /** Lines that read a set after some steps; they fill the table as far as the heaps reach that have been read. */
  function setLines(count: Count, before: readonly Step[]): readonly string[] {
    const counts = counting(count);
    const isRead = before.some((step) => step.kind === "number" && step.name === single);
    if (single === undefined || !isRead) return [...counts, ...valuing.set!(countOf(count))];
    compared.add(single);
    return [
      ...counts,
      ...guard(name(single), valuing.most?.[0]),
      ...valuing.set!(countOf(count), name(single)),
    ];
  }

  /** Lines that fill the table for the parameters, which have all been read. */
  function sliced(): readonly string[] {
    const { places, fill } = valuing.slice!;
    const given = parameters!.letters.map(name);
    return [...given.flatMap((each, i) => guard(each, valuing.most?.[places[i]!])), ...fill(given)];
  }

  /** Lines that mark the numbers of a list, and put the others of a range in their place. */
  function absentLines({
    name: letter,
    from,
    to,
    read,
  }: Step & { readonly kind: "absent" }): readonly string[] {
    const { list, length } = wordNames(letter);
    const [found, number, item] = [
      `found${capital(letter)}`,
      `number${capital(letter)}`,
      `item${capital(letter)}`,
    ];
    marks.add(`array ${found}[${to + 1}]`);
    checked.add(name(letter));
    bounds.set(name(letter), to);
    return [
      `for ${number} = ${from} to ${to}:`,
      `  ${found}[${number}] = 0`,
      `for long ${item} = 0L to ${countOf(read)} - 1L:`,
      ...indented([
        `long ${item}Read = ${list}[narrow(${item})]`,
        `if ${item}Read < ${from}L or ${item}Read > ${to}L:`,
        `  fail expected a number from ${from} to ${to}`,
        `${found}[narrow(${item}Read)] = 1`,
      ]),
      `long ${length} = 0L`,
      `for ${number} = ${from} to ${to}:`,
      ...indented([
        `if ${found}[${number}] == 0:`,
        `  ${list}[narrow(${length})] = wide(${number})`,
        `  ${length} = ${length} + 1L`,
      ]),
    ];
  }

  /** Lines that skip a number or a word. */
  function skipped(letter: string): readonly string[] {
    if (!readsWords(whole)) return ["skip"];
    const symbol = `symbol${capital(letter)}`;
    return [`let ${symbol} = firstSymbol()`, `while ${symbol} > 0:`, `  ${symbol} = nextSymbol()`];
  }

  /** Names in the lines that read the word of a letter. */
  function wordNames(letter: string) {
    const own = capital(letter);
    return {
      list: list(letter),
      length: `length${own}`,
      last: `last${own}`,
      place: `place${own}`,
    };
  }

  /** Lines that read a word in one way or several; the end of the input ends the tests before their first word. */
  function worded(step: Step & { readonly kind: "word" }): readonly string[] {
    const ways = [step, ...step.others];
    for (const way of ways) checked.add(name(way.name));
    const missing = step === endsAt ? "break" : "fail the input ends before its words";
    const named = ways.map((way) => ({ word: way.word, ...wordNames(way.name) }));
    return wordLines(named, `symbol${capital(step.name)}`, MOST_KEPT, [missing]);
  }

  const isListed = (letter: string) => lists.includes(letter);

  /** Name of the list that stores the numbers of a letter. */
  function list(letter: string): string {
    if (!isListed(letter)) lists.push(letter);
    return `list${capital(letter)}`;
  }

  /** Names of open loops. */
  const counters: string[] = [];

  /** Loop that runs `count` times; `body` gets the name of the counter, which begins at 0. */
  function loop(count: string, body: (counter: string) => readonly string[]): string[] {
    const spare = `round${numbered(counters.length + 1)}`;
    const counter = COUNTERS.find((each) => !taken.has(each) && !counters.includes(each)) ?? spare;
    counters.push(counter);
    const lines = [`for long ${counter} = 0L to ${count} - 1L:`, ...indented(body(counter))];
    counters.pop();
    return lines;
  }

  /** Lines that refuse a negative count, and one above `most`. */
  function counting(count: Count, most: number = Number.POSITIVE_INFINITY): string[] {
    if (count.kind !== "name") return [];
    const { name: letter, less, by } = count;
    const known = counted.get(letter);
    if (known !== undefined && known.least >= less && known.most <= most * by + less) return [];
    counted.set(letter, { least: less, most: most * by + less });
    return guardLines(name(letter), most * by + less, less === 0 && checked.has(name(letter)), less);
  }

  /** Loop inside a test; `keeps` when its lines store numbers or read stored ones. */
  function times(count: Count, keeps: boolean, body: (at: string) => readonly string[]): string[] {
    return [
      ...counting(count, keeps ? MOST_KEPT : undefined),
      ...loop(countOf(count), (counter) => body(`narrow(${counter})`)),
    ];
  }

  function tests(steps: readonly Step[], until: Until): string[] {
    if (until.kind === "range") {
      const last = name(until.name);
      return [
        ...(compared.has(until.name) ? [] : guard(last, valuing.most?.[0])),
        `for long ${name(until.each)} = ${until.from}L to ${last}:`,
        ...indented(test(steps, 0)),
      ];
    }
    if (until.kind === "count" || until.kind === "times") {
      const first = steps.find((step) => step.kind === "number" && needed.has(step.name));
      if (first?.kind === "number") checked.add(name(first.name));
      const isRead = until.kind === "count";
      return [
        ...(isRead ? guard(name(until.name)) : []),
        ...loop(isRead ? name(until.name) : `${until.value}L`, () => withEnd(test(steps, 0), endOfInput)),
      ];
    }
    if (steps[0]?.kind === "word") {
      endsAt = steps[0];
      return ["loop:", ...indented(test(steps, 0))];
    }
    const numbers = steps.flatMap((step) => (step.kind === "number" ? [name(step.name)] : []));
    const first = numbers.slice(0, until.kind === "zeros" ? until.zeros : 1);
    // One of several numbers may be negative when the others are not.
    if (first.length === 1) checked.add(first[0]!);
    return [
      "loop:",
      ...indented([
        ...first.map((each) => `long ${each} = nextNumber()`),
        `if ${first.map((each) => `${each} ${until.kind === "zeros" ? "<=" : "<"} 0L`).join(" and ")}:`,
        "  break",
        ...test(steps, first.length),
      ]),
    ];
  }

  function test(steps: readonly Step[], given: number): string[] {
    if (steps.some(({ kind }) => kind === "tests")) return inRow(pieces, block(steps, given));
    if (isSingle(steps) && !valuing.turned) return lonely(steps, given);
    return [
      valuing.long ? "long total = 0L" : "let total = 0",
      ...(moves ? [`let ${sum.count} = 0`] : []),
      ...(valuing.turned ? ["let large = 0"] : []),
      ...block(steps, given),
      ...(valuing.turned ? ["if large == 0:", `  total = total ^ ${one}`] : []),
      ...verdict(valuing.product?.loses("total") ?? `total == ${zero}`),
    ];
  }

  /** Lines for a test of one position. */
  function lonely(steps: readonly Step[], given: number): string[] {
    const at = steps.findIndex(({ kind }) => kind === "position");
    const first = block(steps.slice(0, at), given);
    const { lines = [], value, loses, place } = position(steps[at] as Step & { readonly kind: "position" });
    const rest = block(steps.slice(at + 1), 0);
    return [...first, ...lines, ...rest, ...verdict(loses ?? `${value} == ${zero}`, place)];
  }

  const [zero, one] = valuing.long ? ["0L", "1L"] : ["0", "1"];
  const target = free("target");
  const reached = free("reached");
  const { wins, loses, row } = printing(answer, pieces, free("nth"), depth === 0);
  const verdict = (lost: string, place?: readonly string[]): string[] => [
    ...(pieces ? [] : head.each),
    `if ${lost}:`,
    ...indented(loses),
    "else:",
    ...indented(moves ? won(place) : wins),
  ];

  const inRow = (isRow: boolean, lines: readonly string[]): string[] =>
    isRow ? [...head.each, ...row, ...lines, "newline"] : [...lines];
  const body = inRow(pieces && depth <= 1, depth === 0 ? test(whole, 0) : block(whole, 0));
  const mexes = [...folds.values()].flatMap(({ fold, name: own }) => (fold === "mex" ? [name(own)] : []));
  const stamps = mexes.flatMap((own) => [
    `array ${marksOf(own)}[${MOST_KEPT + 2}]`,
    `let ${stampOf(own)} = 0`,
  ]);
  const isSum = valuing.turned === true || !readsOne(plan);
  const arrays = [...lists.map(list), ...(moves && isSum ? sum.arrays : [])];
  return {
    functions: helperTexts(used),
    lines: [
      ...stamps,
      ...marks,
      ...graphs,
      ...arrays.map((array) => `array long ${array}[${MOST_KEPT}]`),
      ...head.begin,
      ...body,
    ],
  };
}

/** Value of a position, and the names of its coordinates. */
interface Placed extends Found {
  readonly place: readonly string[];
}

/** Index of an item in its list, or of a list in a list of lists. */
const indexName = (place: string, tag: string): string => `${place === PLACES[0] ? "index" : "row"}${tag}`;

/** Whether an expression of natural numbers is visibly at least 1. */
function isPositive(each: Expression): boolean {
  if (each.kind === "number") return each.value > 0n;
  if (each.kind !== "arithmetic" || !isNatural(each)) return false;
  const { sign, left, right } = each;
  if (sign === "+") return isPositive(left) || isPositive(right);
  return (sign === "*" || sign === "**") && isPositive(left) && isPositive(right);
}

/** Names of the marks of the items of a list, and of the number that marks them. */
const marksOf = (so: string): string => `${so}Marks`;
const stampOf = (so: string): string => `${so}Stamp`;

/** Names of functions of lists, and lines that go on with `so` at an item; `so` begins at 0. */
const FOLDED: Readonly<
  Record<
    ListFold["fold"],
    {
      readonly called: string;
      readonly next: (so: string, item: string, counter: string, used: Set<Helper>) => readonly string[];
    }
  >
> = {
  max: { called: "largest", next: (so, item) => [`if ${item} > ${so}:`, `  ${so} = ${item}`] },
  min: {
    called: "smallest",
    next: (so, item, counter) => [`if ${counter} == 0L or ${item} < ${so}:`, `  ${so} = ${item}`],
  },
  sum: { called: "summed", next: (so, item) => [`${so} = ${so} + ${item}`] },
  xor: { called: "xored", next: (so, item) => [`${so} = ${so} ^ ${item}`] },
  mex: {
    called: "missing",
    next: (so, item) => [
      `if ${item} <= ${MOST_KEPT}L:`,
      `  ${marksOf(so)}[narrow(${item})] = ${stampOf(so)}`,
      `while ${marksOf(so)}[narrow(${so})] == ${stampOf(so)}:`,
      `  ${so} = ${so} + 1L`,
    ],
  },
  size: { called: "items", next: (so) => [`${so} = ${so} + 1L`] },
  decimal: { called: "written", next: (so, item) => [`${so} = 10L * ${so} + ${item}`] },
  last: { called: "last", next: (so, item) => [`${so} = ${item}`] },
  fold: { called: "folded", next: (so, item) => [`${so} = ${item}`] },
  before: { called: "before", next: (so, item) => [`${so} = ${item}`] },
  gcd: {
    called: "divisor",
    next(so, item, _, used) {
      used.add("gcd");
      return [`${so} = gcd(${item}, ${so})`];
    },
  },
};

/** Lines that reverse the first numbers of a list; names end in `own`. */
function reversed(list: string, own: string, count: string): string[] {
  const [last, turn, kept] = [`last${own}`, `turn${own}`, `kept${own}`];
  return [
    `let ${last} = narrow(${count}) - 1`,
    `for ${turn} = 0 to (${last} + 1) / 2 - 1:`,
    `  long ${kept} = ${list}[${turn}]`,
    `  ${list}[${turn}] = ${list}[${last} - ${turn}]`,
    `  ${list}[${last} - ${turn}] = ${kept}`,
  ];
}

/** Counter names, in order of preference. */
const COUNTERS = [..."ijktuvw"];

/**
 * Letters that an input's numbers cannot use: names at the top of the program or of another type inside its blocks, and
 * all names in the lines of a test.
 */
function takenBy(before: readonly string[], valuing: Valuing, size: number): Set<string> {
  const outside = before.flatMap((line) => {
    const top = /^(?:long|signed|list|array(?: long)?) (\w+)/.exec(line);
    const narrow = /^ *(?:let|for) (\w+) =/.exec(line);
    return [top, narrow].flatMap((found) => found?.[1] ?? []);
  });
  const place = Array<string>(size).fill("0L");
  const { lines = [], value } = valuing.at(place, "");
  const { at, long } = valuing;
  const options = valuing.options?.lines(place, { target: "0L", long, at }, () => [], "") ?? [];
  const filled = valuing.slice?.fill(valuing.slice.places.map(() => "0L")) ?? [];
  const within = [...lines, value, ...options, ...filled, ...(valuing.set?.("0L") ?? [])].flatMap(
    (line) => line.match(/\b[A-Za-z]\w*/g) ?? [],
  );
  return new Set([...outside, ...within].map((each) => each.toLowerCase()));
}

/** Whether steps read a word. */
const readsWords = (steps: readonly Step[]): boolean =>
  steps.some((step) => step.kind === "word" || ("steps" in step && readsWords(step.steps)));

const NOWHERE = { start: 0, end: 0 };

const isKept = (step: Step): boolean => step.kind === "number" && step.kept;

/** Lines that end a program at a number outside its range; a number that is not too small needs no test for that. */
function guardLines(value: string, most: number, isEnough: boolean, least = 0): string[] {
  const isOpen = most === Number.POSITIVE_INFINITY;
  const tests = [
    ...(isEnough ? [] : [`${value} < ${least}L`]),
    ...(isOpen ? [] : [`${value} > ${BigInt(most)}L`]),
  ];
  if (tests.length === 0) return [];
  const expected = isOpen ? `a number of at least ${least}` : `a number from ${least} to ${BigInt(most)}`;
  return [`if ${tests.join(" or ")}:`, `  fail expected ${expected}`];
}

/** Lines that end the program without printing an answer if the first number of a counted test is missing. */
export const endOfInput = (first: string): readonly string[] => [
  `if ${first} < 0L:`,
  "  fail the input ends before its tests",
];

/** Lines of a test, with the lines `ends` after its first number. */
export function withEnd(test: readonly string[], ends: (first: string) => readonly string[]): string[] {
  const at = test.findIndex((line) => FIRST.test(line));
  if (at < 0) return [...test];
  const [, name, narrow] = FIRST.exec(test[at]!)!;
  return narrow === undefined
    ? test.toSpliced(at + 1, 0, ...ends(name!))
    : test.toSpliced(at, 1, "long begins = nextNumber()", ...ends("begins"), `let ${name} = narrow(begins)`);
}

const FIRST = /^(?:long|let) (\w+) = (narrow\()?nextNumber\(\)\)?$/;

/** Distinct names for values and counts: languages differ in how an inner name affects the surrounding block. */
const numbered = (nth: number): string => (nth === 1 ? "" : `${nth}`);
