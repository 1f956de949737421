import { t } from "../../locale/codegen.ts";
import { conjuncts } from "../../rules/alternatives.ts";
import { isAtMost } from "../../rules/falls.ts";
import { added, type Linear, linearOf } from "../../rules/linear.ts";
import type { Condition, Expression, Option, OptionPart, Rule } from "../../rules/syntax.ts";
import { expressionsIn, expressionsOf, isName } from "../../rules/walk.ts";
import { positionsIn } from "../../solve/box.ts";
import { indented, inIf } from "../program.ts";
import { ProgramError } from "../program-error.ts";
import type { Slice, Valuing } from "../read/lines.ts";
import { areWanted, type Options, type Then } from "../read/moves.ts";
import type { Syntax } from "../syntax.ts";
import { type Blocks, blocksOf } from "./blocks.ts";
import { namesFor, type Writer, writer } from "./expression.ts";
import { type Helper, helperTexts } from "./helpers.ts";
import { lastTakeTable } from "./last-take.ts";
import { leapTable } from "./leaps.ts";
import { type Letter, lettersIn } from "./letters.ts";
import { isWritable, optionLines, type Store } from "./option.ts";
import { rowTable } from "./rows.ts";
import { dividesSafely, sizeOf } from "./safety.ts";
import { FARTHEST, MARKS, reachOf, SEARCHED, searchArrays, searchLines, searchStore } from "./search.ts";
import { subsetTable } from "./subsets.ts";
import { type Places, sumLines } from "./sums.ts";

/** Program that finds values by the rule itself. */
export interface RuleProgram {
  /** Functions that it calls. */
  readonly routines: readonly string[];
  /** Lines before any input is read. */
  readonly before: readonly string[];
  /** Table that is filled for the parameters of the input. */
  readonly slice?: Slice;
  /** Value of the position at `place`. */
  readonly at: Valuing["at"];
  /** Whether its table has the outcomes of subsets. */
  readonly ofSubsets?: true;
  /** Whether values are computed on demand, rather than for all positions up to a bound. */
  readonly searches: boolean;
  /** Largest coordinates of positions with a value. */
  readonly most: readonly number[];
  /** Number of positions of a table. */
  readonly positions: number;
  /** About as many options are looked at to fill a table. */
  readonly visits: number;
}

/** Limit on the positions of a filled table. */
const MOST_POSITIONS = 10_000_000;
/** A table of more positions is filled for one value of each parameter at a time, where the input gives them first. */
const MOST_AT_ONCE = 1_000_000;

/** A table with about as many takes is filled by the window that they reach, if there is one. */
const MANY_TAKES = 100_000_000;

/**
 * Whether an input gives the coordinates at these places before the others, the same for all positions of a test; the
 * number of its tests may have to be bounded.
 */
export type GivesFirst = (places: readonly number[], isBounded: boolean) => boolean;

/**
 * Program of a rule for positions up to `box`: a table when moves increase no number, else a search that stores the
 * positions found. A long table leaves out the coordinates that no move changes where the input gives them first. If
 * only outcomes are needed, a value may be 1 for any that is not 0.
 * Undefined when the rule has a letter without a bound, numbers that exceed long integers, or splits
 * into any number of parts. For a game with `won` the value is 1 when the player to move wins.
 */
export function ruleProgram(
  rule: Rule,
  box: readonly number[],
  givesFirst: GivesFirst = () => false,
  language: Pick<Syntax, "own"> = {},
  isOutcome = false,
): RuleProgram | undefined {
  const { variables, options } = rule;
  const subsets = isOutcome ? subsetTable(rule, box, language) : undefined;
  if (subsets !== undefined && givesFirst(subsets.slice.places, true))
    return {
      routines: subsets.routines,
      before: [],
      slice: subsets.slice,
      ofSubsets: true,
      at: (place) => ({ value: subsets.at(place) }),
      searches: false,
      most: box,
      positions: subsets.positions,
      visits: subsets.positions,
    };
  const bounded = falls(rule) ? undefined : lastTakeTable(rule, box);
  if (bounded !== undefined) return { ...bounded, searches: false, most: box, visits: bounded.positions };
  const leaps = falls(rule) ? undefined : leapTable(rule, box, language);
  if (leaps !== undefined)
    return {
      routines: [],
      before: leaps.before,
      at: (place) => ({ value: leaps.at(place) }),
      searches: false,
      most: box,
      positions: leaps.positions,
      visits: leaps.positions * leaps.leaps,
    };
  const isShort = positionsIn(box) * Math.max(...box) <= MANY_TAKES;
  const rows =
    falls(rule) && isShort ? undefined : rowTable(rule, box, (places) => givesFirst(places, false));
  if (rows !== undefined)
    return {
      routines: rows.routines,
      before: rows.before,
      ...(rows.slice && { slice: rows.slice }),
      at: (place) => ({ value: rows.at(place) }),
      searches: false,
      most: box,
      positions: rows.positions,
      visits: rows.positions,
    };
  const positions = positionsIn(box);
  const fills = falls(rule) && dividesSafely(rule);
  const parameters = fills && positions > MOST_AT_ONCE ? unchanging(rule) : [];
  const others = positionsIn(box.filter((_, i) => !parameters.includes(i)));
  const isSliced = parameters.length > 0 && others <= MOST_POSITIONS && givesFirst(parameters, true);
  const moving = variables.map((_, i) => !(isSliced && parameters.includes(i)));
  const table = tableOf(box, moving, rule);
  const dense = fills && table.positions <= MOST_POSITIONS;
  const search = reachOf(box);
  const reach = dense ? box : variables.map(() => search.far);
  const letters = options.map((option) => lettersIn(option, variables, reach));
  if (!options.every((option, i) => letters[i] !== undefined && isWritable(option))) return undefined;
  if (!options.every((option, i) => isHeld(option, rule, reach, letters[i]!))) return undefined;

  const used = new Set<Helper>();
  const isBoth = rule.lost !== undefined && rule.won !== undefined;
  const visits = table.positions * letters.reduce((sum, each) => sum + choicesOf(each!), 0);
  const isBulk =
    dense && visits > MANY_SUMS && language.own?.has("sumsOf") === true && !(rule.lost ?? rule.won);
  const blocks = dense && !isSliced ? blocksOf(rule, box[0]!) : undefined;

  /** Lines of one position, where the parameters have the names `given`. */
  function linesFor(given: readonly string[]) {
    const taken = new Set(given);
    const names = new Map(parameters.flatMap((at, i) => (isSliced ? [[variables[at]!, given[i]!]] : [])));
    for (const [name, own] of namesFor(
      variables.filter((_, i) => moving[i]),
      taken,
    ))
      names.set(name, own);
    const known = blocks && operandsIn(blocks, (node) => writer(names, used).expression(node));
    const own = writer(names, used, known);
    const store = dense ? denseStore(table) : searchStore(search);
    const sums: string[] = [];
    const all = options.flatMap((option, i) => {
      const writerOf = (letters: ReadonlyMap<string, string>) =>
        writer(new Map([...names, ...letters]), used, known);
      const bulk = isBulk ? sumLines(option, variables, placesOf(table), writerOf, i + 1) : undefined;
      if (bulk !== undefined) {
        sums.push(bulk.sums);
        return bulk.lines;
      }
      const called = new Map([...names, ...namesFor(option.letters, taken)]);
      return optionLines(option, letters[i]!, variables, writer(called, used, known), store, `${i + 1}`);
    });
    const over = [rule.lost, rule.won].flatMap((each) => (each ? [own.condition(each, false)] : []));
    const marks = inIf(over, all);
    const most = dense ? (isFixed(rule) ? undefined : table.marks) : MARKS;
    const tells: Tells = { sums, hasMarks: sums.length < options.length };
    const least = leastLines(rule.won && own.condition(rule.won), most, tells);
    if (isBoth)
      least.push(
        `if (${own.condition(rule.lost!)} and ${own.condition(rule.won!)}) or seen[${BOTH}] == stamp:`,
        `  mex = ${BOTH}`,
      );
    return { own, marks, least, tells };
  }

  if (!dense) {
    const { own, marks, least } = linesFor([]);
    return {
      routines: helperTexts(used),
      before: searchArrays(rule, search),
      at: (place, tag) => ({
        lines: [
          ...searchLines(rule, place, own, marks, least, `value${tag}`, search, positions > SEARCHED),
          ...(isBoth ? bothLines(`value${tag}`) : []),
        ],
        value: `value${tag}`,
      }),
      searches: true,
      most: reach,
      positions: 0,
      visits: 0,
    };
  }
  const fill = (given: readonly string[]) => {
    const { own, marks, least, tells } = linesFor(given);
    if (blocks === undefined) return fillLines(rule, table, own, marks, least, tells);
    const lines = [
      "stamp = stamp + 1",
      ...marks,
      ...least,
      `${placeIn([own.name(variables[0]!)], table)} = mex`,
    ];
    return blockLines(blocks, variables[0]!, box[0]!, used, own, lines);
  };
  const first = isSliced ? [] : fill([]);
  const slice = { places: parameters, fill };
  // The helpers that the lines of a slice call are known when they have been written once.
  const { tells } = linesFor(isSliced ? parameters.map((at) => variables[at]!) : []);
  const arrays = arraysOf(table, tells, blocks?.size);
  return {
    routines: helperTexts(used),
    before: [...arrays, ...first],
    ...(isSliced && { slice }),
    at: (place, tag) =>
      isBoth
        ? {
            lines: [`let outcome${tag} = ${placeIn(place, table)}`, ...bothLines(`outcome${tag}`)],
            value: `outcome${tag}`,
          }
        : { value: placeIn(place, table) },
    searches: false,
    most: reach,
    positions: table.positions,
    visits,
  };
}

/** Outcome of a position from which play reaches one that the rule says to be both lost and won. */
const BOTH = 2;

/** Lines that end the program at such an outcome. */
const bothLines = (outcome: string): readonly string[] => [
  `if ${outcome} == ${BOTH}:`,
  "  fail play reaches a position that is both lost and won",
];

/** Options of which a table is worth functions of the language's own. */
const MANY_SUMS = 500_000;

/** Whether the positions of a rule have an order in which a table is filled, though moves raise a number. */
export const isOrdered = (rule: Rule): boolean =>
  !falls(rule) && (lastTakeTable(rule, [1, 1]) ?? leapTable(rule, [1, 1], {})) !== undefined;

/** Names of the list of the options found from a position, one for each coordinate. */
const METS: readonly string[] = ["metX", "metY", "metZ"];
/** Limit on the winning moves of a position of which a program keeps a list. */
const MOST_MET = 1_000_000;

/**
 * Options of the positions of a rule, up to `box`; if `all` are counted or listed, a move to the same position as an
 * earlier one is left out. Undefined when a program cannot enumerate them.
 * @throws ProgramError when moves leave several positions, so that it cannot tell which are the same
 */
export function ruleOptions(
  rule: Rule,
  box: readonly number[],
  id: string,
  all: boolean,
): Options | undefined {
  const { variables, options } = rule;
  const kept = unchanging(rule);
  const [changed, other] = variables.flatMap((_, i) => (kept.includes(i) ? [] : [i]));
  const splits = options.some(({ parts: [part, ...more] }) => more.length > 0 || !isOnePosition(part!));
  if (all && splits) throw new ProgramError(t("movesSame", { id }));
  const mets = all && mayRepeat(rule) ? variables.map((_, i) => METS[i] ?? `met${i}`) : [];
  const reach = box.map((most) => Math.min(most, FARTHEST));
  const letters = options.map((option) => lettersIn(option, variables, reach));
  if (!options.every((option, i) => letters[i] !== undefined && isWritable(option))) return undefined;
  if (!options.every((option, i) => isHeld(option, rule, reach, letters[i]!))) return undefined;
  const used = new Set<Helper>();
  /** Names that do not hide those of a search for the value of an option. */
  const called = (name: string) => `${/^[a-z]\d*$/i.test(name) ? name : "x"}Now`;
  const lines: Options["lines"] = (place, wanted, then, tag) => {
    const names = new Map(variables.map((name, i) => [name, place[i]!]));
    const own = writer(names, used);
    const marked = options.flatMap((option, i) => {
      const isLast = i === options.length - 1 && option.letters.length === 0;
      // Options share a block, in which a loop may declare more names than its letter.
      const again = (name: string) => options.slice(0, i).some((other) => other.letters.includes(name));
      const known = new Map([
        ...names,
        ...option.letters.map((name): [string, string] => [
          name,
          `${called(name)}${tag}${again(name) ? `Of${i + 1}` : ""}`,
        ]),
      ]);
      const left = new Map<string, readonly string[]>();
      const store: Store = {
        look(to, value) {
          left.set(value, to);
          const { lines = [], value: found } = wanted.at(to, value);
          return [...lines, `${wanted.long ? "long" : "let"} ${value} = ${found}`];
        },
        mark(values) {
          const isOne = option.parts.length === 1 && values.length === 1;
          const after = isOne ? left.get(values[0]!) : undefined;
          const found = mets.length === 0 ? then(after) : onceLines(mets, after!, tag, isLast, then);
          return [`if ${areWanted(values, wanted)}:`, ...indented(found)];
        },
      };
      return optionLines(option, letters[i]!, variables, writer(known, used), store, `Now${tag}${i + 1}`);
    });
    const over = [rule.lost, rule.won].flatMap((each) => (each ? [own.condition(each, false)] : []));
    return inIf(over, [...(mets.length === 0 ? [] : [`let met${tag} = 0`]), ...marked]);
  };
  lines(variables, { target: "0", long: false, at: () => ({ value: "0" }) }, () => [], "");
  const before = mets.map((name) => `array long ${name}[${MOST_MET}]`);
  const few = options.every(
    ({ parts }, i) => parts.every(isOnePosition) && triesOf(letters[i]!) <= FEW_TRIES,
  );
  return {
    id,
    functions: helperTexts(used),
    before,
    few,
    splits,
    ends: rule.won !== undefined,
    ...(changed !== undefined && other === undefined && { changed }),
    lines,
  };
}

/** Number of choices of an option that a program tries at each position, whatever the limits of its input. */
const FEW_TRIES = 1000;

/** Most choices of the letters of an option that a program tries at a position. */
const triesOf = (letters: readonly Letter[]): number =>
  letters.reduce((all, { highest, within }) => {
    if (within === undefined) return all * highest;
    return all * (isSparse(within) ? 2 * Math.log2(highest + 2) : Math.sqrt(highest));
  }, 1);

const isSparse = ({ kind }: NonNullable<Letter["within"]>): boolean =>
  kind === "powers" || kind === "fibonacci";

/** Lines that run those of `then` unless the option was met from the same position; none follows the last one. */
function onceLines(
  mets: readonly string[],
  after: readonly string[],
  tag: string,
  isLast: boolean,
  then: Then,
): string[] {
  const [met, same] = [`met${tag}`, `same${tag}`];
  return [
    `if ${met} == ${MOST_MET}:`,
    `  fail more than ${MOST_MET} winning moves`,
    ...mets.map((name, i) => `${name}[${met}] = ${after[i]}`),
    `let ${same} = 0`,
    `while ${mets.map((name, i) => `${name}[${same}] != ${after[i]}`).join(" or ")}:`,
    `  ${same} = ${same} + 1`,
    `if ${same} == ${met}:`,
    ...indented([...(isLast ? [] : [`${met} = ${met} + 1`]), ...then(after)]),
  ];
}

const isOnePosition = (part: OptionPart): boolean => part.kind === "component" && part.count === undefined;

/** Whether two choices may lead to the same position, unless the rule visibly excludes it. */
function mayRepeat({ variables, options }: Rule): boolean {
  const forms = options.map(({ parts: [part] }) =>
    part?.kind === "component" ? part.position.map((each) => linearOf(each)) : [],
  );
  const isOnto = (i: number) => {
    const { letters } = options[i]!;
    return (
      letters.length === 0 || (letters.length === 1 && forms[i]!.some((form) => form?.of.has(letters[0]!)))
    );
  };
  /** Whether two options differ by a constant, or in whether they change one of the coordinates. */
  const differ = (i: number, j: number) =>
    variables.some((name, at) => {
      const [a, b] = [forms[i]![at], forms[j]![at]];
      if (a === undefined || b === undefined) return false;
      const own = (form: Linear) => added(form, linearOf({ kind: "name", name, span: NOWHERE })!, -1n);
      const [first, second] = [own(a), own(b)];
      if (first.of.size === 0 && second.of.size === 0) return first.rest !== second.rest;
      const isKept = (form: Linear) => form.of.size === 0 && form.rest === 0n;
      const changes = (form: Linear, letters: readonly string[]) =>
        [...form.of].every(([letter, by]) => letters.includes(letter) && by < 0n) &&
        form.rest <= 0n &&
        form.of.size > 0;
      return (
        (isKept(first) && changes(second, options[j]!.letters)) ||
        (isKept(second) && changes(first, options[i]!.letters))
      );
    });
  return options.some((_, i) => !isOnto(i) || options.slice(0, i).some((_, j) => !differ(i, j)));
}

const NOWHERE = { start: 0, end: 0 };

/** About as many choices of an option's letters as an average position has. */
const choicesOf = (letters: readonly Letter[]): number =>
  letters.reduce((all, { highest, within }) => {
    if (within === undefined) return all * (1 + highest / 2);
    return all * (1 + (isSparse(within) ? Math.log2(highest + 2) : Math.sqrt(highest)));
  }, 1);

/** Places of the coordinates that no move changes. */
const unchanging = ({ variables, options }: Rule): readonly number[] =>
  variables.flatMap((name, i) => {
    const isKept = (part: OptionPart) => part.kind === "component" && isName(part.position[i], name);
    return options.every(({ parts }) => parts.every(isKept)) ? [i] : [];
  });

/** Table of the values of positions up to `box`, by the coordinates that are `moving`. */
interface Table {
  readonly box: readonly number[];
  readonly moving: readonly boolean[];
  readonly positions: number;
  /** Size of the table of marks. A larger value stops the program. */
  readonly marks: number;
}

function tableOf(whole: readonly number[], moving: readonly boolean[], rule: Rule): Table {
  const box = whole.filter((_, i) => moving[i]);
  // A value is at most the number of options, and a nim-sum of values below a power of 2 is below it too.
  const values = isFixed(rule) ? rule.options.length : 2 * box.reduce((sum, each) => sum + each, 0) + 511;
  const marks = 2 ** Math.ceil(Math.log2(values + 1));
  return { box, moving, positions: positionsIn(box), marks };
}

/** Whether long integers hold all intermediate results of an option. */
function isHeld(
  { parts, condition }: Option,
  { variables, lost, won }: Rule,
  reach: readonly number[],
  letters: readonly Letter[],
): boolean {
  const most = (name: string): number => {
    const at = variables.indexOf(name);
    return at >= 0 ? reach[at]! : letters.find((each) => each.name === name)!.highest;
  };
  const conditions = [condition, lost, won].flatMap((each) => (each ? expressionsIn(each) : []));
  return [...parts.flatMap(expressionsOf), ...conditions].every((each) =>
    Number.isFinite(sizeOf(each, most)),
  );
}

/** Whether each position has at most one move for each option. */
const isFixed = ({ options }: Rule): boolean =>
  options.every(({ parts, letters }) => letters.length === 0 && parts.every(isOnePosition));

/** Values of the options of a position: the names of sums, and marks if other options have these. */
interface Tells {
  readonly sums: readonly string[];
  readonly hasMarks: boolean;
}

/**
 * Lines that leave in `mex` the least value of no option, which may have to stay below `most`; for a game with `won`, the
 * outcome.
 */
function leastLines(won: string | undefined, most: number | undefined, { sums, hasMarks }: Tells): string[] {
  if (won !== undefined) return ["let mex = 0", `if seen[0] == stamp or ${won}:`, "  mex = 1"];
  const tests = [...(hasMarks ? ["seen[mex] == stamp"] : []), ...sums.map((each) => `hasSum(mex, ${each})`)];
  return [
    "let mex = 0",
    `while ${tests.join(" or ")}:`,
    "  mex = mex + 1",
    ...(most === undefined ? [] : [`if mex == ${most}:`, "  fail too many values"]),
  ];
}

/** Whether moves visibly increase no number, so that values can be computed in ascending order. */
export const falls = ({ variables, options }: Rule): boolean =>
  options.every((option) => variables.every((_, i) => partsFall(option, i, variables)));

/** Whether the i-th number of each part, or the sum of these over all parts, is at most the number before the move. */
function partsFall({ parts, condition }: Option, i: number, variables: readonly string[]): boolean {
  const variable = variables[i]!;
  const numbers = parts.map((part) => (part.kind === "split" ? part.of : part.position[i]!));
  const bounded = conjuncts(condition).flatMap((each) => belowIn(each, variable));
  const falls = (each: Expression) =>
    isAtMost(each, variable, variables) || bounded.some((name) => isName(each, name));
  if (numbers.every(falls)) return true;
  const sum = numbers.reduce((left, right): Expression => {
    return { kind: "arithmetic", sign: "+", left, right, span: left.span };
  });
  const single = parts.every((part) => part.kind === "component" && part.count === undefined);
  return single && isAtMost(sum, variable, variables);
}

/** Index of a position in the table. */
const indexIn = (place: readonly string[], { box, moving }: Table): string =>
  place
    .filter((_, i) => moving[i])
    .reduce((sofar, each, i) =>
      i === 0 ? each : `${i > 1 ? `(${sofar})` : sofar} * ${box[i]! + 1}L + ${each}`,
    );

/** Names that a condition visibly puts below a variable. */
function belowIn(condition: Condition, variable: string): readonly string[] {
  if (condition.kind !== "chain" || condition.links.length !== 1) return [];
  const {
    first,
    links: [link],
  } = condition;
  const [low, high] =
    link!.sign === "<" ? [first, link!.right] : link!.sign === ">" ? [link!.right, first] : [];
  return low?.kind === "name" && isName(high, variable) ? [low.name] : [];
}

/** Value of a position in the table. */
const placeIn = (place: readonly string[], table: Table): string => `sg[narrow(${indexIn(place, table)})]`;

/** Store of all positions in the table. */
const denseStore = (table: Table): Store => ({
  look: (place, value) => [`let ${value} = ${placeIn(place, table)}`],
  mark(values, reached, sure) {
    const sum = values.join(" ^ ") || "0";
    if (sure) return [`seen[${sum}] = stamp`];
    return [`let ${reached} = ${sum}`, `if ${reached} < ${table.marks}:`, `  seen[${reached}] = stamp`];
  },
});

/** Arrays of a table that is filled to the end of a block of so many positions. */
const arraysOf = ({ positions, marks }: Table, { sums, hasMarks }: Tells, block = 1): string[] => [
  sums.length > 0 ? `let sg = noValues(${positions})` : `array sg[${Math.ceil(positions / block) * block}]`,
  ...(hasMarks ? [`array seen[${Math.max(marks, BOTH) + 1}]`, "let stamp = 0"] : []),
];

/** Positions of a table as places. */
function placesOf(table: Table): Places {
  const sizes = table.box.map((each) => each + 1);
  const strides = table.moving.map((isMoving, i) => {
    const nth = table.moving.slice(0, i).filter(Boolean).length;
    return isMoving ? sizes.slice(nth + 1).reduce((product, size) => product * size, 1) : 0;
  });
  return {
    strides,
    index: (place) =>
      indexIn(
        place.map((each) => `(${each})`),
        table,
      ),
  };
}

/** Operands of each group in blocks: those of a block and of a place as a number, and the others. */
const operandsIn = (
  { groups }: Blocks,
  text: (node: Expression) => string,
): ReadonlyMap<Expression, readonly string[]> =>
  new Map(
    groups.map(({ node, others }, i) => [node, [`high${i + 1}`, `low${i + 1}[offset]`, ...others.map(text)]]),
  );

/** Lines that run those of `inner` for each number up to the end of the block of `last`. */
function blockLines(
  { size, groups }: Blocks,
  variable: string,
  last: number,
  used: Set<Helper>,
  { name }: Writer,
  inner: readonly string[],
): readonly string[] {
  const own = name(variable);
  const at = (text: string) => writer(new Map([[variable, text]]), used);
  return [
    ...groups.map((_, i) => `array long low${i + 1}[${size}]`),
    `for offset = 0 to ${size - 1}:`,
    `  long ${own} = wide(offset)`,
    ...groups.map(
      ({ node, low }, i) => `  low${i + 1}[offset] = ${at(own).expression({ ...node, of: low })}`,
    ),
    `for block = 0 to ${Math.floor(last / size)}:`,
    ...indented([
      `long start = wide(block * ${size})`,
      ...groups.map(
        ({ node, high }, i) => `long high${i + 1} = ${at("start").expression({ ...node, of: high })}`,
      ),
      `for offset = 0 to ${size - 1}:`,
      ...indented([`long ${own} = start + wide(offset)`, ...inner]),
    ]),
  ];
}

/** Lines that fill the table in ascending order; `least` leaves the value of one position in `mex`. */
function fillLines(
  { variables }: Rule,
  table: Table,
  { name }: Writer,
  marks: readonly string[],
  least: readonly string[],
  { sums, hasMarks }: Tells,
): readonly string[] {
  const place = variables.map(name);
  const kept =
    sums.length > 0
      ? `sg = withValue(sg, narrow(${indexIn(place, table)}), mex)`
      : `${placeIn(place, table)} = mex`;
  const inner = [...(hasMarks ? ["stamp = stamp + 1"] : []), ...marks, ...least, kept];
  const loop = (lines: readonly string[], each: string, i: number) => [
    `for long ${each} = 0L to ${table.box[i]}L:`,
    ...indented(lines),
  ];
  return place.filter((_, i) => table.moving[i]).reduceRight<readonly string[]>(loop, inner);
}
