import { NotationError } from "../../errors.ts";
import { t } from "../../locale/codegen.ts";
import type { Expression, Span } from "../../rules/syntax.ts";
import { isName, namesIn, placeOf } from "../../rules/walk.ts";
import type { Text } from "../../types.ts";
import { sizeOf } from "../rule/safety.ts";
import type { Edges } from "./edges.ts";
import {
  type Absent,
  type Count,
  type Fold,
  type InputForm,
  type Item,
  MOST_KEPT,
  nameOf,
  PLACES,
  SO_FAR,
  timesOf,
  type Until,
} from "./form.ts";
import type { NamedWord } from "./words.ts";

// Interprets a form for a game: which numbers make positions, and at which point of the input each position is
// complete. A position whose numbers are adjacent is used as it is read. If its numbers are in several lists, or
// precede the set of takes, they are stored in lists, and the positions are formed after the last number has been read.

/** Step in reading an input. */
export type Step =
  /** Read a number, or take it from its list, and store it in a list when positions need it later. */
  | { readonly kind: "number"; readonly name: string; readonly kept: boolean; readonly isStored?: boolean }
  /**
   * Read a word, and store its numbers in a list, after those of other words if these are kept, or in several lists if it is
   * read in other ways too.
   */
  | ({ readonly kind: "word"; readonly others: readonly NamedWord[]; readonly kept?: boolean } & NamedWord)
  /** Read edges, and store their numbers in a list. */
  | { readonly kind: "edges"; readonly name: string; readonly edges: Edges }
  /** Sort the stored numbers of a list, or reverse their order. */
  | { readonly kind: "sort"; readonly name: string; readonly count: Count }
  | { readonly kind: "reverse"; readonly name: string; readonly count: Count }
  /** Put in place of the stored numbers those of a range that are not among them, in ascending order. */
  | ({ readonly kind: "absent"; readonly name: string } & Absent)
  | { readonly kind: "set"; readonly name: string; readonly count: Count }
  | { readonly kind: "repeat"; readonly count: Count; readonly steps: readonly Step[] }
  | { readonly kind: "tests"; readonly until: Until; readonly steps: readonly Step[] }
  /** Begin functions of the list that follows. */
  | { readonly kind: "begin"; readonly folds: readonly ListFold[] }
  /** Go on with them at an item of the list. */
  | { readonly kind: "fold"; readonly folds: readonly ListFold[] }
  /** Form a position of the test. */
  | ({ readonly kind: "position" } & Placement)
  /** Form `count` positions from the i-th numbers of the stored lists, in turn with others `within` the same list. */
  | ({ readonly kind: "each"; readonly count: Count; readonly within?: Item | undefined } & Placement);

/** Position and its number of copies, if not one, in terms of the letters of a form. */
export interface Placement {
  readonly at: Coordinates;
  readonly copies?: Expression;
}

/** Function of a list, with the number of its items. */
export interface ListFold extends Fold {
  readonly count: Count;
  /** Numbers of repetitions that bound the indices in lists. */
  readonly indices: ReadonlyMap<string, Count>;
}

/** Coordinates of a position, in terms of the letters of a form. */
type Coordinates = readonly Expression[];

/** Meaning of an input form for a game. */
export interface Plan {
  readonly read: InputForm;
  readonly steps: readonly Step[];
  /** Letters that are counts. */
  readonly counts: ReadonlySet<string>;
  /** Functions of lists, by their names. */
  readonly folds: ReadonlyMap<string, ListFold>;
  /** Number of coordinates of a position. */
  readonly size: number;
  /** Whether the set of takes is part of the input. */
  readonly readsSet: boolean;
  /** Depth of nested tests: 0 when the whole input is one. */
  readonly depth: number;
}

/** Bound on the absolute value of an expression with functions of lists, for other numbers up to `most`. */
export function sizeWith(
  folds: ReadonlyMap<string, ListFold>,
  most: (name: string) => number,
): (each: Expression) => number {
  const own = (name: string): number => {
    const fold = folds.get(name);
    if (fold === undefined) return most(name);
    if (fold.fold === "size") return Math.min(MOST_KEPT, timesOf(fold.count, most));
    const sizeFrom = (so: number) =>
      sizeOf(fold.of, (letter) => {
        if (fold.fold === "fold" && letter === SO_FAR) return so;
        const index = fold.indices.get(letter);
        return index === undefined ? own(letter) : timesOf(index, most);
      });
    const size = sizeFrom(0);
    if (fold.fold === "fold") return steady(sizeFrom, size);
    if (fold.fold === "mex") return Number.isFinite(size) ? MOST_KEPT + 1 : size;
    if (fold.fold === "xor") return 2 * size;
    if (fold.fold === "decimal") return size * ((10 ** timesOf(fold.count, most) - 1) / 9);
    return fold.fold === "sum" ? size * Math.min(MOST_KEPT, timesOf(fold.count, most)) : size;
  };
  return (each) => sizeOf(each, own);
}

/** Tries for a bound that its own step keeps. */
const MOST_STEPS = 16;

/** Bound from `size` on that the step `sizeFrom` keeps; infinite if none is found soon. */
function steady(sizeFrom: (so: number) => number, size: number): number {
  let bound = size;
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = sizeFrom(bound);
    if (next <= bound) return bound;
    bound = next;
  }
  return Number.POSITIVE_INFINITY;
}

/** Largest number for the letters of an expression, so that no intermediate result exceeds long integers. */
export function mostFor(each: Expression, folds: ReadonlyMap<string, ListFold>): number {
  const fits = (most: number) => Number.isFinite(sizeWith(folds, () => most)(each));
  let low = 0;
  for (let power = 1; power < 2 ** 53 && fits(power); power *= 2) low = power;
  // Beyond 2^53 not all integers are exact.
  if (low >= 2 ** 52) return [1e18, 1e17, 1e16].find(fits) ?? Number.MAX_SAFE_INTEGER;
  for (let step = low; step >= 1; step /= 2) if (fits(low + step)) low += step;
  return low;
}

/**
 * Interprets a form for positions with coordinates `variables`.
 * @throws NotationError when its numbers cannot form positions.
 */
export function planOf(written: InputForm, variables: readonly string[]): Plan {
  const size = variables.length;
  const read = size > 1 ? { ...written, items: recounted(written.items, variables) } : written;
  const every = all(read.items);
  const counts = new Set(every.flatMap(({ item }) => countsOf(item)));
  const sets = every.filter(({ item }) => item.kind === "set");
  if (sets.length > 1) throw new NotationError(read.text, sets[1]!.item.span.start, t("oneSet"));
  countedOnce(read, every, counts);
  if (read.range !== undefined)
    return ofRange(read, read.range, every, { counts, size, readsSet: sets.length > 0 });
  const depth = depthOf(read.items);
  const folded = foldedIn(read, every);
  const folds = new Map(folded.map(({ fold }) => [fold.name, fold]));
  const made =
    read.positions === undefined
      ? usual(read, every, counts, variables)
      : asWritten(read, [...every, ...folded.map(({ placed }) => placed)], size, folds);
  const after = new Map<Item | FoldItem, Step[]>();
  const kept = new Set<string>();
  for (const position of made) {
    const { item, step, lists } = placed(position, sets[0], read, depth);
    after.set(item, [...(after.get(item) ?? []), step]);
    for (const name of lists) kept.add(name);
  }
  const used = new Set(namesIn(...made.flatMap(partsOf), ...folded.map(({ fold }) => fold.of)));
  const twice = every.find((each, i) => {
    const name = nameOf(each.item);
    return kept.has(name) && every.findIndex(({ item }) => nameOf(item) === name) < i;
  });
  if (twice !== undefined)
    throw new NotationError(read.text, twice.item.span.start, t("arrowTwo", { name: nameOf(twice.item) }));
  return {
    read,
    steps: stepsOf(read.items, { after, kept, folded, used }),
    counts,
    folds,
    size,
    readsSet: sets.length > 0,
    depth,
  };
}

/** Plan of a form with a test for each number of a range, after all items. */
function ofRange(
  read: InputForm,
  { from, to, text, span }: NonNullable<InputForm["range"]>,
  every: readonly Placed<Item>[],
  known: Pick<Plan, "counts" | "size" | "readsSet">,
): Plan {
  if (known.size !== 1) throw new NotationError(read.text, span.start, t("arrowSize", { size: known.size }));
  const tests = every.find(({ item }) => item.kind === "tests");
  if (tests !== undefined) throw new NotationError(read.text, tests.item.span.start, t("rangeTests"));
  const isRead = every.some(
    ({ item, within }) => item.kind === "number" && item.name === to && within.length === 0,
  );
  if (!isRead) throw new NotationError(read.text, span.start, t("arrowLetter"));
  const position: Step = { kind: "position", at: [{ kind: "name", name: text, span }] };
  const until: Until = { kind: "range", from, name: to, each: text };
  const steps = [
    ...stepsOf(read.items, { after: new Map(), kept: new Set(), folded: [], used: new Set() }),
    { kind: "tests", until, steps: [position] } as const,
  ];
  return { ...known, read, steps, folds: new Map(), depth: 1 };
}

/** Whether each test of a form has one position rather than a sum of several. */
export const readsOne = ({ steps }: Plan): boolean => isSingle(testOf(steps));

/** Whether a test with these steps is one position. */
export function isSingle(steps: readonly Step[]): boolean {
  const makes = steps.filter((step) => positionsOf([step]).length > 0);
  return makes.length <= 1 && makes.every((step) => step.kind === "position" && step.copies === undefined);
}

/** Steps of each test. */
function testOf(steps: readonly Step[]): readonly Step[] {
  const tests = steps.find((step) => step.kind === "tests");
  return tests === undefined ? steps : testOf(tests.steps);
}

/** Letters of an input that stand at some coordinates of all positions of a test. */
export interface Parameters {
  /** One for each of the coordinates. */
  readonly letters: readonly string[];
  /** The one that is read last. */
  readonly last: string;
  /** Whether they are read before all tests. */
  readonly isOnce: boolean;
}

/** Letters at the coordinates at `places`, if these are read once in a test or before all tests. */
export function parametersIn({ steps, depth }: Plan, places: readonly number[]): Parameters | undefined {
  const made = positionsOf(steps);
  const letters = places.map((place) => {
    const [first, ...others] = made.map(({ at }) => at[place]!);
    const isSame = first?.kind === "name" && others.every((each) => isName(each, first.name));
    return isSame ? first.name : undefined;
  });
  const read = numbersOf(steps);
  const found = letters.map((letter) => read.filter(({ name }) => name === letter));
  if (!found.every(([one, more]) => one !== undefined && more === undefined && !one.isRepeated))
    return undefined;
  const last = read.findLast(({ name }) => letters.includes(name));
  if (last === undefined) return undefined;
  return { letters: letters as string[], last: last.name, isOnce: depth === 0 || last.depth === 0 };
}

/** Positions that steps make. */
export const positionsOf = (steps: readonly Step[]): readonly Placement[] =>
  steps.flatMap((step) => ("at" in step ? [step] : "steps" in step ? positionsOf(step.steps) : []));

/** Single numbers that are read, in order, with the tests around them. */
const numbersOf = (
  steps: readonly Step[],
  depth = 0,
  isRepeated = false,
): { readonly name: string; readonly depth: number; readonly isRepeated: boolean }[] =>
  steps.flatMap((step) => {
    if (step.kind === "number") return step.isStored ? [] : [{ name: step.name, depth, isRepeated }];
    if (step.kind === "tests") return numbersOf(step.steps, depth + 1, isRepeated);
    return step.kind === "repeat" ? numbersOf(step.steps, depth, true) : [];
  });

/** Number of tests of a form by the limits of its letters, if they bound it. */
export function testsIn({ steps }: Plan, most: (letter: string) => number | undefined): number | undefined {
  const tests = steps.find((step) => step.kind === "tests");
  if (tests === undefined) return 1;
  const { until } = tests;
  if (until.kind !== "count" && until.kind !== "times") return undefined;
  const inner = testsIn({ steps: tests.steps } as Plan, most);
  const own = until.kind === "times" ? until.value : most(until.name);
  return inner === undefined || own === undefined ? undefined : inner * own;
}

/** Result of a function of a list, which is known after the list. */
interface FoldItem {
  readonly kind: "fold";
  readonly name: string;
  readonly span: Span;
}

/** Item, and the parts of the form that contain it, outermost first. */
interface Placed<I = Item | FoldItem> {
  readonly item: I;
  readonly within: readonly Item[];
}

/** Position to form from numbers of the input. */
interface Made extends Placement {
  /** Numbers from which it is formed. */
  readonly of: readonly Placed[];
}

/** All items, from left to right. */
const all = (items: readonly Item[], within: readonly Item[] = []): Placed<Item>[] =>
  items.flatMap((item) => [{ item, within }, ...("items" in item ? all(item.items, [...within, item]) : [])]);

const isLetter = ({ item }: Placed): boolean =>
  item.kind === "number" || item.kind === "numbers" || item.kind === "fold";

/** Letter of an item, or the name of a function of a list. */
const called = ({ item }: Placed): string => (item.kind === "fold" ? item.name : nameOf(item));

const letter = ({ item }: Placed<Item>): Expression => ({
  kind: "name",
  name: nameOf(item),
  span: item.span,
});

/** Positions of a form that does not define them. */
function usual(
  read: InputForm,
  every: readonly Placed<Item>[],
  counts: ReadonlySet<string>,
  variables: readonly string[],
): Made[] {
  const letters = every.filter((each) => isLetter(each) && !counts.has(nameOf(each.item)));
  if (letters.length === 0)
    throw new NotationError(read.text, read.text.length, t("positionLetterCountsNothingN"));
  const names = letters.map(({ item }) => nameOf(item));
  const isNamed =
    variables.length > 1 &&
    names.length === variables.length &&
    variables.every((name) => names.includes(name));
  if (isNamed) return [{ at: variables.map((name) => letter(letters[names.indexOf(name)]!)), of: letters }];
  const outside = letters.find(({ within }) => testsAround(within) < depthOf(read.items));
  if (outside !== undefined) throw isOutside(read, outside);
  expectOneReading(read, letters, variables.length);
  if (variables.length === 1) return letters.map((each) => ({ at: [letter(each)], of: [each] }));
  return sideBySide(read, read.items, [], counts, variables);
}

/**
 * Refuses a single number next to repeated positions: it could be a position, or unused.
 * @throws NotationError when a form does not say which
 */
function expectOneReading(read: InputForm, letters: readonly Placed<Item>[], size: number): void {
  const once = letters.find((each) => !isListed(each));
  const repeated = letters.filter(isListed);
  if (once === undefined || repeated.length === 0) return;
  const arrow = (all: readonly Placed<Item>[]): string =>
    all.map(({ item }, i) => `${i === 0 ? "" : i % size === 0 ? " & " : ","}${nameOf(item)}`).join("");
  throw new NotationError(
    read.text,
    once.item.span.start,
    t("formReadTwoWays", { name: nameOf(once.item), all: arrow(letters), repeated: arrow(repeated) }),
  );
}

/** Positions whose coordinates are adjacent numbers. */
function sideBySide(
  read: InputForm,
  items: readonly Item[],
  within: readonly Item[],
  counts: ReadonlySet<string>,
  variables: readonly string[],
): Made[] {
  const expected = t("expected", { size: variables.length, variables });
  const made: Made[] = [];
  let open: Placed<Item>[] = [];
  for (const item of items) {
    if (item.kind === "numbers") throw new NotationError(read.text, item.span.start, expected);
    if (item.kind === "number" && !counts.has(item.name)) {
      open.push({ item, within });
      if (open.length < variables.length) continue;
      made.push({ at: open.map(letter), of: open });
      open = [];
    } else if (open.length > 0) throw new NotationError(read.text, item.span.start, expected);
    if ("items" in item) made.push(...sideBySide(read, item.items, [...within, item], counts, variables));
  }
  if (open.length > 0) throw new NotationError(read.text, items.at(-1)!.span.end, expected);
  return made;
}

/** Positions after the arrow. */
function asWritten(
  read: InputForm,
  every: readonly Placed[],
  size: number,
  folds: ReadonlyMap<string, ListFold>,
): Made[] {
  return read.positions!.map(({ count, at, span }) => {
    if (at.length !== size) throw new NotationError(read.text, span.start, t("arrowSize", { size }));
    const written = count === undefined ? at : [count, ...at];
    for (const each of written) {
      if ((each.kind !== "name" || folds.has(each.name)) && mostFor(each, folds) < 1)
        throw new NotationError(read.text, each.span.start, t("arrowHeld"));
    }
    const of = lettersOf(read, every, written);
    if (of.length === 0) throw new NotationError(read.text, span.start, t("arrowNothing"));
    return { at, ...(count && { copies: count }), of };
  });
}

/** Numbers of the input in some expressions after the arrow. */
function lettersOf(
  read: InputForm,
  every: readonly Placed[],
  written: readonly Expression[],
  knowsSoFar = false,
): Placed[] {
  return namesIn(...written).flatMap((name) => {
    const found = every.filter((each) => isLetter(each) && called(each) === name);
    if (found.length === 1) return found;
    if (found.length === 0 && knowsSoFar && name === SO_FAR) return [];
    if (found.length === 0 && PLACES.includes(name) && every.some(isListed)) return [];
    const { start } = placeOf(name, written)!;
    throw new NotationError(
      read.text,
      start,
      found.length === 0 ? t("arrowLetter") : t("arrowTwo", { name }),
    );
  });
}

/** Function of a list, and the innermost list of its letters. */
interface Folded {
  readonly fold: ListFold;
  readonly placed: Placed<FoldItem>;
  readonly list: Item;
}

/**
 * Functions of lists, each with its list. Other functions may use the numbers `before` their items, so these are found
 * first and go on last.
 */
function foldedIn(read: InputForm, every: readonly Placed<Item>[]): readonly Folded[] {
  const isBefore = ({ fold }: Fold) => fold === "before";
  const before = read.folds.filter(isBefore).map((fold) => listOf(fold, every, read));
  const known = [...every, ...before.map(({ placed }) => placed)];
  const others = read.folds.filter((fold) => !isBefore(fold)).map((fold) => listOf(fold, known, read));
  return [...others, ...before];
}

/** Finds the list of a function: the innermost one of its letters, which contains all that are in lists. */
function listOf(fold: Fold, every: readonly Placed[], read: InputForm): Folded {
  const of = lettersOf(read, every, [fold.of], fold.fold === "fold");
  const ways = of.map(listsAround);
  const innermost = ways.reduce((a, b) => (b.length > a.length ? b : a), []);
  const list = innermost.at(-1);
  if (list === undefined || (list.kind !== "numbers" && list.kind !== "several"))
    throw new NotationError(read.text, fold.span.start, t("foldList"));
  const isIn = (each: Placed, i: number) =>
    each.item.span.start < list.span.end && ways[i]!.every((part, depth) => innermost[depth] === part);
  const other = of.findIndex((each, i) => !isIn(each, i));
  if (other >= 0) throw new NotationError(read.text, fold.of.span.start, t("foldList"));
  const deepest = of[ways.indexOf(innermost)]!;
  // The number before an item is known with the item, other functions after the list.
  const isWithin = fold.fold === "before";
  const item: FoldItem = {
    kind: "fold",
    name: fold.name,
    span: isWithin ? deepest.item.span : { start: list.span.end, end: list.span.end },
  };
  const around = deepest.within.filter((part) => part !== list);
  const letters = every.map(called);
  const indices = placesIn([fold.of], letters).map((place): [string, Count] => {
    const around = innermost.at(-1 - PLACES.indexOf(place));
    if (around === undefined || !("count" in around))
      throw new NotationError(read.text, placeOf(place, [fold.of])!.start, t("arrowLetter"));
    return [place, around.count];
  });
  const own = { ...fold, count: list.count, indices: new Map(indices) };
  return { fold: own, placed: { item, within: isWithin ? [...around, list] : around }, list };
}

/** Lists that contain a number, outermost first; a list of numbers contains its own. */
const listsAround = ({ item, within }: Placed): readonly Item[] => [
  ...within.filter(({ kind }) => kind === "several"),
  ...(item.kind === "numbers" ? [item] : []),
];

/** Whether an item is one of several in a test. */
const isListed = ({ item, within }: Placed): boolean =>
  item.kind === "numbers" || within.some(({ kind }) => kind === "several");

/** Indices in lists among the names of expressions, when the form has these `letters`. */
export const placesIn = (of: readonly Expression[], letters: readonly string[]): readonly string[] =>
  namesIn(...of).filter((name) => PLACES.includes(name) && !letters.includes(name));

/** Expressions of a position. */
export const partsOf = ({ at, copies }: Placement): readonly Expression[] =>
  copies === undefined ? at : [copies, ...at];

const testsAround = (within: readonly Item[]): number => within.filter(({ kind }) => kind === "tests").length;

/** Error for a counting letter outside all tests, where no position may be. */
const isOutside = ({ text }: InputForm, { item }: Placed) =>
  new NotationError(text, item.span.start, t("letterCountsSomethingPositionsStand"));

/** Error for an index of a position that is in no list, or in no list of lists. */
function placeless({ text }: InputForm, made: Placement, name: string) {
  return new NotationError(text, placeOf(name, partsOf(made))!.start, t("arrowLetter"));
}

/** Point where a position is formed: after this item, directly or from stored lists. */
interface Place {
  readonly item: Item | FoldItem;
  readonly step: Step;
  readonly lists: readonly string[];
}

function placed({ of, ...made }: Made, set: Placed | undefined, read: InputForm, depth: number): Place {
  const needed = set === undefined ? of : [...of, set];
  // The number before an item stands where the item does, and the position is formed at the item.
  const isLater = (b: Placed, a: Placed) =>
    b.item.span.start > a.item.span.start ||
    (b.item.span.start === a.item.span.start && a.item.kind === "fold");
  const last = needed.reduce((a, b) => (isLater(b, a) ? b : a));
  const level = last.within.findLastIndex(({ kind }) => kind === "tests") + 1;
  if (testsAround(last.within) < depth) throw isOutside(read, last);
  const own = (each: Placed) => [...each.within, ...(each.item.kind === "numbers" ? [each.item] : [])];
  const begins = (each: Placed, other: Placed) => own(each).every((part, i) => own(other)[i] === part);
  const deepest = of.reduce((a, b) => (own(b).length > own(a).length ? b : a));
  const isRead = needed.every((each) => begins(each, last));
  const isRepeated = set?.within.some(({ kind }) => kind !== "tests");
  if (isRepeated && !(isRead && begins(set!, deepest)))
    throw new NotationError(read.text, set!.item.span.start, t("setRepeated"));
  const depthOfLists = own(isRead ? last : deepest).length - level;
  const placeOutside = placesIn(partsOf(made), of.map(called)).find(
    (name) => PLACES.indexOf(name) >= depthOfLists,
  );
  if (placeOutside !== undefined) throw placeless(read, made, placeOutside);
  if (isRead) return { item: last.item, step: { kind: "position", ...made }, lists: [] };
  // Lists may also stand before the tests within a test.
  const outside = ({ within }: Placed) => within.findLastIndex(({ kind }) => kind === "tests") + 1;
  const lists = of.filter((each) => own(each).length > outside(each));
  const early = lists.find((each) => each.item.kind === "fold");
  if (early !== undefined)
    throw new NotationError(read.text, made.at[0]!.span.start, t("foldKept", { name: called(early) }));
  const repeats = lists.map((each) => repeatOf(each, own(each).slice(outside(each)), read));
  const [first] = repeats;
  const other = repeats.findIndex((each) => !isSame(each, first!));
  if (other >= 0) throw new NotationError(read.text, lists[other]!.item.span.start, t("listsOneCount"));
  const item = last.within[level] ?? last.item;
  if (first === undefined) return { item, step: { kind: "position", ...made }, lists: [] };
  const [within, ...parts] = lists.map((each) => own(each)[outside(each)]);
  const isOne = parts.every((part) => part === within);
  return {
    item,
    step: { kind: "each", count: first, within: isOne ? within : undefined, ...made },
    lists: lists.map(called),
  };
}

/** Number of repetitions of a stored number: in one repeated part. */
function repeatOf({ item }: Placed, parts: readonly Item[], { text }: InputForm): Count {
  const [part] = parts;
  if (parts.length === 1 && (part?.kind === "numbers" || part?.kind === "several")) return part.count;
  throw new NotationError(text, item.span.start, t("listsOneCount"));
}

function isSame(a: Count, b: Count): boolean {
  if (a.kind === "number") return b.kind === "number" && a.value === b.value;
  if (a.kind === "word") return b.kind === "word" && a.name === b.name;
  return b.kind === "name" && a.name === b.name && a.less === b.less && a.by === b.by;
}

/** Positions and functions of lists that a form makes of its items. */
interface Making {
  /** Positions that are complete after an item. */
  readonly after: ReadonlyMap<Item | FoldItem, readonly Step[]>;
  /** Letters of lists that positions need later. */
  readonly kept: ReadonlySet<string>;
  readonly folded: readonly Folded[];
  /** Letters in positions and functions. */
  readonly used: ReadonlySet<string>;
}

/** Steps of the items, each followed by the positions that are complete then. */
function stepsOf(items: readonly Item[], making: Making): Step[] {
  const { after, kept, folded, used } = making;
  const then = (item: Item) => after.get(item) ?? [];
  /** List whose items have these steps, with its functions. */
  function withFolds(
    list: Item & { readonly count: Count },
    inner: readonly Step[],
    next: readonly Step[],
  ): Step[] {
    const own = folded.filter((each) => each.list === list);
    const folds = own.map(({ fold }) => fold);
    const repeat = (steps: readonly Step[]): Step => ({ kind: "repeat", count: list.count, steps });
    if (own.length === 0) return [repeat(inner), ...next];
    return [
      { kind: "begin", folds },
      repeat([...inner, { kind: "fold", folds }]),
      ...next,
      ...own.flatMap(({ placed }) => after.get(placed.item) ?? []),
    ];
  }
  /** Other ways to read the word of the i-th item. */
  function othersOf(i: number): NamedWord[] {
    const next = items[i + 1];
    if (next?.kind !== "numbers" || next.isSame === undefined) return [];
    return [{ name: next.name, word: next.word! }, ...othersOf(i + 1)];
  }
  const stepsOfItem = (item: Item, i: number): Step[] => {
    switch (item.kind) {
      case "number":
        return [{ kind: "number", name: item.name, kept: kept.has(item.name) }, ...then(item)];
      case "numbers": {
        const { name, word, edges } = item;
        const isKept = kept.has(name);
        const isSorted = item.isSorted && used.has(name);
        const isReversed = item.isReversed === true && used.has(name);
        const absent = used.has(name) ? item.absent : undefined;
        const isStored =
          isSorted || isReversed || absent !== undefined || word !== undefined || edges !== undefined;
        const own: Step = { kind: "number", name, kept: isKept && !isStored, isStored };
        const list = absent === item.absent ? item : { ...item, count: item.absent!.read };
        const read = isKept ? withFolds(list, [own], then(item)) : withFolds(list, [own, ...then(item)], []);
        if (!isStored) return read;
        const stored: Step = { kind: "number", name, kept: true };
        const isRead = used.has(name) && (!isKept || folded.some(({ list }) => list === item));
        const first: Step =
          word !== undefined
            ? { kind: "word", name, word, others: othersOf(i) }
            : edges !== undefined
              ? { kind: "edges", name, edges }
              : { kind: "repeat", count: item.absent?.read ?? item.count, steps: [stored] };
        return [
          ...(item.isSame ? [] : [first]),
          ...(absent === undefined ? [] : [{ kind: "absent", name, ...absent } as const]),
          ...(isSorted ? [{ kind: "sort", name, count: item.count } as const] : []),
          ...(isReversed ? [{ kind: "reverse", name, count: item.count } as const] : []),
          ...(isRead ? read : then(item)),
        ];
      }
      case "set":
        return [{ kind: "set", name: item.name, count: item.count }, ...then(item)];
      case "several":
        return withFolds(item, stepsOf(item.items, making), then(item));
      case "tests":
        return [{ kind: "tests", until: item.until, steps: stepsOf(item.items, making) }];
    }
  };
  return items.flatMap(stepsOfItem);
}

/** Form in which the coordinate next to the number of tests is not their count. */
function recounted(items: readonly Item[], variables: readonly string[]): readonly Item[] {
  return items.map((item, i): Item => {
    if (item.kind === "several") return { ...item, items: recounted(item.items, variables) };
    if (item.kind !== "tests") return item;
    const before = items.slice(0, i).flatMap((each) => (each.kind === "number" ? [each.name] : []));
    const name = before.findLast((each) => !variables.includes(each));
    const isCoordinate = item.until.kind === "count" && variables.includes(item.until.name);
    const until: Until = isCoordinate && name !== undefined ? { kind: "count", name } : item.until;
    return { ...item, items: recounted(item.items, variables), until };
  });
}

/** Checks that each counting letter stands for one number. */
function countedOnce(read: InputForm, every: readonly Placed<Item>[], counts: ReadonlySet<string>): void {
  const counted = every.filter(({ item }) => counts.has(nameOf(item)));
  const again = counted.find(
    ({ item }, i) => counted.findIndex((each) => nameOf(each.item) === nameOf(item)) < i,
  );
  if (again === undefined) return;
  const wanted: Text = t("anotherLetterThanCountsSomething", { nameOf: nameOf(again.item) });
  throw new NotationError(read.text, again.item.span.start, wanted);
}

function countsOf(item: Item): string[] {
  if (item.kind === "numbers" && item.edges !== undefined) return [item.edges.of];
  const given = item.kind === "numbers" ? item.absent?.read : undefined;
  const count: Count | undefined = given ?? ("count" in item ? item.count : undefined);
  if (count?.kind === "name") return [count.name];
  return item.kind === "tests" && item.until.kind === "count" ? [item.until.name] : [];
}

const depthOf = (items: readonly Item[]): number =>
  Math.max(0, ...items.map((item) => (item.kind === "tests" ? 1 + depthOf(item.items) : 0)));
