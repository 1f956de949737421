import { conjuncts } from "../../rules/alternatives.ts";
import { numbers } from "../../rules/arithmetic.ts";
import { compiler } from "../../rules/compile.ts";
import { linearOf } from "../../rules/linear.ts";
import { isTake } from "../../rules/only-move.ts";
import type { Condition, Expression, Option, Rule } from "../../rules/syntax.ts";
import { expressionsIn, isName, namesIn } from "../../rules/walk.ts";
import { indented, inIf } from "../program.ts";
import type { Slice } from "../read/lines.ts";
import { namesFor, writer } from "./expression.ts";
import { type Helper, helperTexts } from "./helpers.ts";
import { optionLines, type Store } from "./option.ts";
import { dividesSafely, sizeOf } from "./safety.ts";

// Rows of positions, as in `[w,b: w-1,b+w | w,b-k if k <= b/2]`: a move goes on to a lower row, where the column may be
// larger, or takes from the column. Rows are filled from the lowest on, each as far as rows above may lead. The columns
// that a take reaches from b are those from b - most to b - 1. Where neither end of this window goes back as b grows, each
// value enters and leaves it once, so a row needs few steps for each column instead of one for each take; the least value
// that is not in the window falls only when it leaves it.

/** Table of rows up to those of a box. */
export interface RowTable {
  readonly routines: readonly string[];
  readonly before: readonly string[];
  readonly positions: number;
  /** Row that is filled when its number is read, where rows do not depend on each other. */
  readonly slice?: Slice;
  at(place: readonly string[]): string;
}

/** Limits on the entries of the table, and on its rows, whose lengths a program may list. */
const MOST = 4_000_000;
const MOST_ROWS = 2000;
const MOST_COLUMNS = 100_000;

/** The moves of a rule of two numbers: takes from the column, and options that lead to lower rows. */
interface Moves {
  /** Places of the two numbers. */
  readonly row: number;
  readonly column: number;
  readonly take: Take;
  readonly falls: readonly Option[];
}

/** The largest take from the column, and what a position must be for any. */
interface Take {
  readonly most: Expression;
  readonly guards: readonly Condition[];
}

/**
 * Table of the positions up to `box` and of those that they reach, if the moves of a rule are of these two kinds. Without
 * falls, an input that `gives` the row of a test first needs the rows of its tests only.
 */
export function rowTable(
  rule: Rule,
  box: readonly number[],
  gives: (places: readonly number[]) => boolean,
): RowTable | undefined {
  const { variables } = rule;
  const moves = movesIn(rule, 0, 1) ?? movesIn(rule, 1, 0);
  const ends = moves && endsOf(moves, variables, box);
  if (moves === undefined || ends === undefined || !slides(moves, variables, ends)) return undefined;

  const { take, falls } = moves;
  const width = Math.max(...ends) + 1;
  const cell = (x: string, y: string) => `sg[narrow(${x} * ${width}L + ${y})]`;
  const at = (place: readonly string[]) => cell(place[moves.row]!, place[moves.column]!);
  const store: Store = {
    look: (place, value) => [`let ${value} = ${at(place)}`],
    mark: ([value]) => [`seen[${value}] = stamp`],
  };
  const used = new Set<Helper>();
  const isStamped = falls.length > 0;
  const isFull = new Set(ends).size === 1;
  // A value is at most the number of options.
  const values = width + falls.length + 1;

  /** Lines that fill the row of this name. */
  function filled(x: string): readonly string[] {
    const name = variables[moves!.column]!;
    const own = writer(new Map([[variables[moves!.row]!, x], ...namesFor([name], new Set([x]))]), used);
    const y = own.name(name);
    const marks = falls.flatMap((option, i) => optionLines(option, [], variables, own, store, `${i + 1}`));
    const raise = (tests: string) => [`while ${tests}:`, "  mex = mex + 1"];
    const guards = take.guards.map((each) => own.condition(each));
    const further = isStamped ? raise("within[mex] > 0 or seen[mex] == stamp") : [];
    const lost = isStamped ? ["else:", ...indented(raise("seen[mex] == stamp"))] : [];
    const mex =
      guards.length === 0
        ? ["let mex = least", ...further]
        : ["let mex = 0", ...inIf(guards, ["mex = least", ...further]), ...lost];
    return [
      `for i = 0 to ${values - 1}:`,
      "  within[i] = 0",
      "let least = 0",
      "long first = 0L",
      `for long ${y} = 0L to ${isFull ? `${width - 1}L` : `wide(ends[narrow(${x})])`}:`,
      ...indented([
        ...(isStamped ? ["stamp = stamp + 1"] : []),
        `if ${y} > 0L:`,
        `  let last = ${cell(x, `${y} - 1L`)}`,
        "  within[last] = within[last] + 1",
        `long most = ${own.expression(take.most)}`,
        `while first < ${y} - most:`,
        `  let gone = ${cell(x, "first")}`,
        "  within[gone] = within[gone] - 1",
        "  if within[gone] == 0 and gone < least:",
        "    least = gone",
        "  first = first + 1L",
        "while within[least] > 0:",
        "  least = least + 1",
        ...marks,
        ...mex,
        `${cell(x, y)} = mex`,
      ]),
    ];
  }

  const isSliced = !isStamped && gives([moves.row]);
  const [row] = namesFor([variables[moves.row]!], new Set()).values();
  const whole = filled(row!);
  const slice: Slice = {
    places: [moves.row],
    isKept: true,
    fill: ([x]) => [
      `if filled[narrow(${x})] == 0:`,
      ...indented([`filled[narrow(${x})] = 1`, ...filled(x!)]),
    ],
  };
  const before = [
    ...(isFull ? [] : [`list ends = ${ends.join(" ")}`]),
    `array sg[${ends.length * width}]`,
    `array within[${values}]`,
    ...(isStamped ? [`array seen[${values}]`, "let stamp = 0"] : []),
    ...(isSliced
      ? [`array filled[${ends.length}]`]
      : [`for long ${row} = 0L to ${ends.length - 1}L:`, ...indented(whole)]),
  ];
  const positions = ends.length * width;
  return { routines: helperTexts(used), before, positions, ...(isSliced && { slice }), at };
}

/** The moves of a rule whose number at the place `row` names the row. */
function movesIn(rule: Rule, row: number, column: number): Moves | undefined {
  const { variables, options, legal, lost, won } = rule;
  if (variables.length !== 2 || [legal, lost, won].some((each) => each !== undefined)) return undefined;
  if (!dividesSafely(rule)) return undefined;
  const takes = options.flatMap((each) => takeIn(each, variables, row, column) ?? []);
  const falls = options.filter((each) => fallOf(each, variables, row) !== undefined);
  const [take, another] = takes;
  if (take === undefined || another !== undefined || falls.length !== options.length - 1) return undefined;
  return { row, column, take, falls };
}

/** The single component that an option leaves. */
function leftBy({ parts: [part, more], next }: Option): readonly Expression[] | undefined {
  if (part?.kind !== "component" || part.count !== undefined || more !== undefined) return undefined;
  return next === undefined ? part.position : undefined;
}

/** Number of rows by which an option without letters goes down. */
function fallOf(option: Option, variables: readonly string[], row: number): number | undefined {
  const position = leftBy(option);
  const form = position && option.letters.length === 0 ? linearOf(position[row]!) : undefined;
  if (form?.of.size !== 1 || form.of.get(variables[row]!) !== 1n || form.rest >= 0n) return undefined;
  return Number(-form.rest);
}

/** An option that takes from the column any number up to one that the position gives. */
function takeIn(option: Option, variables: readonly string[], row: number, column: number): Take | undefined {
  const position = leftBy(option);
  const [letter, second] = option.letters;
  if (position === undefined || letter === undefined || second !== undefined) return undefined;
  if (!isName(position[row]!, variables[row]!)) return undefined;
  if (!isTake(position[column]!, variables[column]!, letter)) return undefined;
  const all = conjuncts(option.condition);
  const bounds = all.filter((each) => namesIn(...expressionsIn(each)).includes(letter));
  const [bound, more] = bounds;
  const most = bound && more === undefined ? mostOf(bound, letter) : undefined;
  return most && { most, guards: all.filter((each) => each !== bound) };
}

/** The number that a letter may not exceed, by a condition that says no more. */
function mostOf(condition: Condition, letter: string): Expression | undefined {
  if (condition.kind !== "chain" || condition.links.length !== 1) return undefined;
  const link = condition.links[0]!;
  if (link.sign !== "<=" && link.sign !== ">=") return undefined;
  const [low, high] = link.sign === "<=" ? [condition.first, link.right] : [link.right, condition.first];
  return isName(low, letter) && !namesIn(high).includes(letter) ? high : undefined;
}

/** Last column of each row that positions up to `box` reach, if there are not too many. */
function endsOf(
  { row, column, falls, take }: Moves,
  variables: readonly string[],
  box: readonly number[],
): number[] | undefined {
  const [last, most] = [box[row]!, box[column]!];
  if (last >= MOST_ROWS || most >= MOST_COLUMNS) return undefined;
  const ends = Array<number>(last + 1).fill(most);
  const compile = compiler(variables, numbers);
  const all = [
    take.most,
    ...take.guards.flatMap(expressionsIn),
    ...falls.flatMap((each) => [
      leftBy(each)![column]!,
      ...(each.condition ? expressionsIn(each.condition) : []),
    ]),
  ];
  const reach = (name: string) => (name === variables[row] ? last : MOST_COLUMNS);
  if (!all.every((each) => sizeOf(each, reach) <= Number.MAX_SAFE_INTEGER)) return undefined;
  const down = falls.map((option) => {
    const to = compile.expression(leftBy(option)![column]!);
    return { by: fallOf(option, variables, row)!, to };
  });
  for (let x = last; x >= 0; x--)
    for (const { by, to } of down)
      for (let y = 0; y <= ends[x]! && x >= by; y++) {
        const found = to(row === 0 ? [x, y] : [y, x]);
        if (found >= MOST_COLUMNS) return undefined;
        ends[x - by] = Math.max(ends[x - by]!, found);
      }
  return ends.length * (Math.max(...ends) + 1) <= MOST ? ends : undefined;
}

/** Whether the first column that a take reaches never goes back as the column grows, in each row. */
function slides({ row, take }: Moves, variables: readonly string[], ends: readonly number[]): boolean {
  const most = compiler(variables, numbers).expression(take.most);
  return ends.every((end, x) => {
    let first = 0;
    for (let y = 0; y <= end; y++) {
      const allowed = most(row === 0 ? [x, y] : [y, x]);
      const next = Math.max(0, y - allowed);
      if (allowed < 0 || next < first) return false;
      first = next;
    }
    return true;
  });
}
