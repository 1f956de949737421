import { NotationError } from "../../errors.ts";
import { t } from "../../locale/codegen.ts";
import type { Expression } from "../../rules/syntax.ts";
import { isName, namesIn } from "../../rules/walk.ts";
import type { Text } from "../../types.ts";
import { sizeOf } from "../rule/safety.ts";
import { type Count, type InputForm, type Item, nameOf, PLACE, type Until } from "./form.ts";

// Interprets a form for a game: which numbers make positions, and at which point of the input each position is
// complete. A position whose numbers are adjacent is used as it is read. If its numbers are in several lists, or
// precede the set of takes, they are stored in lists, and the positions are formed after the last number has been read.

/** Step in reading an input. */
export type Step =
  /** Read a number, and store it in a list when positions need it later. */
  | { readonly kind: "number"; readonly name: string; readonly kept: boolean }
  | { readonly kind: "set"; readonly count: Count }
  | { readonly kind: "repeat"; readonly count: Count; readonly steps: readonly Step[] }
  | { readonly kind: "tests"; readonly until: Until; readonly steps: readonly Step[] }
  /** Form a position of the test. */
  | ({ readonly kind: "position" } & Placement)
  /** Form `count` positions from the i-th numbers of the stored lists. */
  | ({ readonly kind: "each"; readonly count: Count } & Placement);

/** Position and its number of copies, if not one, in terms of the letters of a form. */
export interface Placement {
  readonly at: Coordinates;
  readonly copies?: Expression;
}

/** Coordinates of a position, in terms of the letters of a form. */
type Coordinates = readonly Expression[];

/** Meaning of an input form for a game. */
export interface Plan {
  readonly read: InputForm;
  readonly steps: readonly Step[];
  /** Letters that are counts. */
  readonly counts: ReadonlySet<string>;
  /** Number of coordinates of a position. */
  readonly size: number;
  /** Whether the set of takes is part of the input. */
  readonly readsSet: boolean;
  /** Depth of nested tests: 0 when the whole input is one. */
  readonly depth: number;
}

/** Largest input number for computed coordinates, as in `b-a-1`. */
export const MOST_COMPUTED: number = Number.MAX_SAFE_INTEGER;

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
  const depth = depthOf(read.items);
  const made =
    read.positions === undefined ? usual(read, every, counts, variables) : asWritten(read, every, size);
  const after = new Map<Item, Step[]>();
  const kept = new Set<string>();
  for (const position of made) {
    const { item, step, lists } = placed(position, sets[0], read, depth);
    after.set(item, [...(after.get(item) ?? []), step]);
    for (const name of lists) kept.add(name);
  }
  const twice = every.find((each, i) => {
    const name = nameOf(each.item);
    return kept.has(name) && every.findIndex(({ item }) => nameOf(item) === name) < i;
  });
  if (twice !== undefined)
    throw new NotationError(read.text, twice.item.span.start, t("arrowTwo", { name: nameOf(twice.item) }));
  return {
    read,
    steps: stepsOf(read.items, after, kept),
    counts,
    size,
    readsSet: sets.length > 0,
    depth,
  };
}

/** Whether each test of a form has one position rather than a sum of several. */
export const readsOne = ({ steps }: Plan): boolean => isSingle(testOf(steps));

/** Whether a test with these steps is one position. */
export function isSingle(steps: readonly Step[]): boolean {
  const makes = steps.filter(({ kind }) => kind === "position" || kind === "each" || kind === "repeat");
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

const positionsOf = (steps: readonly Step[]): readonly Placement[] =>
  steps.flatMap((step) => ("at" in step ? [step] : "steps" in step ? positionsOf(step.steps) : []));

/** Single numbers that are read, in order, with the tests around them. */
const numbersOf = (
  steps: readonly Step[],
  depth = 0,
  isRepeated = false,
): { readonly name: string; readonly depth: number; readonly isRepeated: boolean }[] =>
  steps.flatMap((step) => {
    if (step.kind === "number") return [{ name: step.name, depth, isRepeated }];
    if (step.kind === "tests") return numbersOf(step.steps, depth + 1, isRepeated);
    return step.kind === "repeat" ? numbersOf(step.steps, depth, true) : [];
  });

/** Number of tests of a form by the limits of its letters, if they bound it. */
export function testsIn({ steps }: Plan, most: (letter: string) => number | undefined): number | undefined {
  const tests = steps.find((step) => step.kind === "tests");
  if (tests === undefined) return 1;
  if (tests.until.kind !== "count") return undefined;
  const inner = testsIn({ steps: tests.steps } as Plan, most);
  const own = most(tests.until.name);
  return inner === undefined || own === undefined ? undefined : inner * own;
}

/** Item, and the parts of the form that contain it, outermost first. */
interface Placed {
  readonly item: Item;
  readonly within: readonly Item[];
}

/** Position to form from numbers of the input. */
interface Made extends Placement {
  /** Numbers from which it is formed. */
  readonly of: readonly Placed[];
}

/** All items, from left to right. */
const all = (items: readonly Item[], within: readonly Item[] = []): Placed[] =>
  items.flatMap((item) => [{ item, within }, ...("items" in item ? all(item.items, [...within, item]) : [])]);

const isLetter = ({ item }: Placed): boolean => item.kind === "number" || item.kind === "numbers";

const letter = ({ item }: Placed): Expression => ({ kind: "name", name: nameOf(item), span: item.span });

/** Positions of a form that does not define them. */
function usual(
  read: InputForm,
  every: readonly Placed[],
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
function expectOneReading(read: InputForm, letters: readonly Placed[], size: number): void {
  const once = letters.find((each) => !isListed(each));
  const repeated = letters.filter(isListed);
  if (once === undefined || repeated.length === 0) return;
  const arrow = (all: readonly Placed[]): string =>
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
  let open: Placed[] = [];
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
function asWritten(read: InputForm, every: readonly Placed[], size: number): Made[] {
  return read.positions!.map(({ count, at, span }) => {
    if (at.length !== size) throw new NotationError(read.text, span.start, t("arrowSize", { size }));
    const written = count === undefined ? at : [count, ...at];
    for (const each of written) {
      if (each.kind !== "name" && !Number.isFinite(sizeOf(each, () => MOST_COMPUTED)))
        throw new NotationError(read.text, each.span.start, t("arrowHeld"));
    }
    const of = namesIn(...written).flatMap((name) => {
      const called = every.filter((item) => isLetter(item) && nameOf(item.item) === name);
      if (called.length === 1) return called;
      if (called.length === 0 && name === PLACE && every.some(isListed)) return [];
      const start = written.find((each) => namesIn(each).includes(name))!.span.start;
      throw new NotationError(
        read.text,
        start,
        called.length === 0 ? t("arrowLetter", { name }) : t("arrowTwo", { name }),
      );
    });
    if (of.length === 0) throw new NotationError(read.text, span.start, t("arrowNothing"));
    return { at, ...(count && { copies: count }), of };
  });
}

/** Whether an item is one of several in a test. */
const isListed = ({ item, within }: Placed): boolean =>
  item.kind === "numbers" || within.some(({ kind }) => kind === "several");

/** Whether a position depends on its index in a list. */
export const tellsPlace = ({ at, copies }: Placement, letters: readonly string[]): boolean =>
  !letters.includes(PLACE) && namesIn(...at, ...(copies ? [copies] : [])).includes(PLACE);

const testsAround = (within: readonly Item[]): number => within.filter(({ kind }) => kind === "tests").length;

/** Error for a counting letter outside all tests, where no position may be. */
const isOutside = ({ text }: InputForm, { item }: Placed) =>
  new NotationError(text, item.span.start, t("letterCountsSomethingPositionsStand"));

/** Error for an index of a position that is in no list. */
function placeless({ text }: InputForm, { at, copies }: Placement) {
  const all = copies === undefined ? at : [copies, ...at];
  const { span } = all.find((each) => namesIn(each).includes(PLACE))!;
  return new NotationError(text, span.start, t("arrowLetter", { name: PLACE }));
}

/** Point where a position is formed: after this item, directly or from stored lists. */
interface Place {
  readonly item: Item;
  readonly step: Step;
  readonly lists: readonly string[];
}

function placed({ of, ...made }: Made, set: Placed | undefined, read: InputForm, depth: number): Place {
  const needed = set === undefined ? of : [...of, set];
  const last = needed.reduce((a, b) => (b.item.span.start > a.item.span.start ? b : a));
  const level = last.within.findLastIndex(({ kind }) => kind === "tests") + 1;
  if (testsAround(last.within) < depth) throw isOutside(read, last);
  const own = (each: Placed) => [...each.within, ...(each.item.kind === "numbers" ? [each.item] : [])];
  const begins = (each: Placed, other: Placed) => own(each).every((part, i) => own(other)[i] === part);
  const deepest = of.reduce((a, b) => (own(b).length > own(a).length ? b : a));
  const isRead = needed.every((each) => begins(each, last));
  if (set !== undefined && own(set).length > level && !(isRead && begins(set, deepest)))
    throw new NotationError(read.text, set.item.span.start, t("setRepeated"));
  const isInList = own(isRead ? last : deepest).length > level;
  const letters = of.map(({ item }) => nameOf(item));
  if (!isInList && tellsPlace(made, letters)) throw placeless(read, made);
  if (isRead) return { item: last.item, step: { kind: "position", ...made }, lists: [] };
  const lists = of.filter((each) => own(each).length > level);
  const repeats = lists.map((each) => repeatOf(each, own(each).slice(level), read));
  const [first] = repeats;
  const other = repeats.findIndex((each) => !isSame(each, first!));
  if (other >= 0) throw new NotationError(read.text, lists[other]!.item.span.start, t("listsOneCount"));
  const item = last.within[level] ?? last.item;
  if (first === undefined) return { item, step: { kind: "position", ...made }, lists: [] };
  return {
    item,
    step: { kind: "each", count: first, ...made },
    lists: lists.map((each) => nameOf(each.item)),
  };
}

/** Number of repetitions of a stored number: in one repeated part. */
function repeatOf({ item }: Placed, parts: readonly Item[], { text }: InputForm): Count {
  const [part] = parts;
  if (parts.length === 1 && (part?.kind === "numbers" || part?.kind === "several")) return part.count;
  throw new NotationError(text, item.span.start, t("listsOneCount"));
}

const isSame = (a: Count, b: Count): boolean =>
  a.kind === "name"
    ? b.kind === "name" && a.name === b.name && a.less === b.less
    : b.kind === "number" && a.value === b.value;

/** Steps of the items, each followed by the positions that are complete then. */
function stepsOf(
  items: readonly Item[],
  after: ReadonlyMap<Item, readonly Step[]>,
  kept: ReadonlySet<string>,
): Step[] {
  const then = (item: Item) => after.get(item) ?? [];
  const stepsOfItem = (item: Item): Step[] => {
    switch (item.kind) {
      case "number":
        return [{ kind: "number", name: item.name, kept: kept.has(item.name) }, ...then(item)];
      case "numbers": {
        const { name, count } = item;
        const isKept = kept.has(name);
        const own: Step = { kind: "number", name, kept: isKept };
        if (isKept) return [{ kind: "repeat", count, steps: [own] }, ...then(item)];
        return [{ kind: "repeat", count, steps: [own, ...then(item)] }];
      }
      case "set":
        return [{ kind: "set", count: item.count }, ...then(item)];
      case "several":
        return [
          { kind: "repeat", count: item.count, steps: stepsOf(item.items, after, kept) },
          ...then(item),
        ];
      case "tests":
        return [{ kind: "tests", until: item.until, steps: stepsOf(item.items, after, kept) }];
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
function countedOnce(read: InputForm, every: readonly Placed[], counts: ReadonlySet<string>): void {
  const counted = every.filter(({ item }) => counts.has(nameOf(item)));
  const again = counted.find(
    ({ item }, i) => counted.findIndex((each) => nameOf(each.item) === nameOf(item)) < i,
  );
  if (again === undefined) return;
  const wanted: Text = t("anotherLetterThanCountsSomething", { nameOf: nameOf(again.item) });
  throw new NotationError(read.text, again.item.span.start, wanted);
}

function countsOf(item: Item): string[] {
  const count: Count | undefined = "count" in item ? item.count : undefined;
  if (count?.kind === "name") return [count.name];
  return item.kind === "tests" && item.until.kind === "count" ? [item.until.name] : [];
}

const depthOf = (items: readonly Item[]): number =>
  Math.max(0, ...items.map((item) => (item.kind === "tests" ? 1 + depthOf(item.items) : 0)));
