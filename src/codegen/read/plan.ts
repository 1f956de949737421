import { NotationError } from "../../errors.ts";
import { t } from "../../locale/codegen.ts";
import { type Count, type Item, nameOf, type Read } from "./form.ts";

/** Meaning of an input form for a game: the numbers that are coordinates of positions. */
export interface Plan {
  readonly read: Read;
  /** How often each number counts something. */
  readonly counts: ReadonlySet<string>;
  /** The coordinates, in their order, when the form calls them as the rule does; they may stand outside the tests. */
  readonly named: readonly string[] | undefined;
  /** How many numbers are a position. */
  readonly size: number;
  /** Whether the set of takes is read. */
  readonly readsSet: boolean;
  /** The number of tests that lie in one another: 0 when the whole input is one. */
  readonly depth: number;
}

/**
 * Finds what a form means for positions whose coordinates are called `variables`.
 * @throws NotationError when its numbers are no positions.
 */
export function planOf(written: Read, variables: readonly string[]): Plan {
  const read = variables.length > 1 ? { ...written, items: asCalled(written.items, variables) } : written;
  const every = all(read.items);
  const counts = new Set(every.flatMap(({ item }) => countsOf(item)));
  const coordinates = every.filter(({ item }) =>
    item.kind === "number" ? !counts.has(item.name) : item.kind === "numbers",
  );
  const size = variables.length;
  const names = coordinates.map(({ item }) => nameOf(item));
  const named =
    size > 1 &&
    names.length === size &&
    variables.every((name) => names.includes(name)) &&
    isWhole(coordinates, read)
      ? variables
      : undefined;
  const sets = every.filter(({ item }) => item.kind === "set");
  if (coordinates.length === 0) {
    throw new NotationError(read.text, read.text.length, t("positionLetterCountsNothingN"));
  }
  if (sets.length > 1) throw new NotationError(read.text, sets[1]!.item.span.start, t("oneSet"));
  const counted = every.filter(({ item }) => counts.has(nameOf(item)));
  const again = counted.find(
    ({ item }, i) => counted.findIndex((each) => nameOf(each.item) === nameOf(item)) < i,
  );
  if (again !== undefined)
    throw new NotationError(
      read.text,
      again.item.span.start,
      t("anotherLetterThanCountsSomething", { nameOf: nameOf(again.item) }),
    );
  const [set] = sets;
  if (set !== undefined && !coordinates.every((each) => isReadBefore(set, each, every)))
    throw new NotationError(read.text, set.item.span.start, t("setBeforeEveryPositionPlayed"));
  if (named === undefined) withinTests(read, read.items, counts);
  if (named === undefined && size > 1) fits(read, read.items, counts, variables);
  return { read, counts, named, size, readsSet: sets.length > 0, depth: depthOf(read.items) };
}

/**
 * A form in which the coordinates of a rule may stand before the tests: one that stands beside their number does not
 * count them, and of `a*n` each is one of its positions.
 */
function asCalled(items: readonly Item[], variables: readonly string[]): readonly Item[] {
  const isCoordinate = (name: string) => variables.includes(name);
  return items.map((item, i): Item => {
    if (item.kind === "numbers" && isCoordinate(item.name)) {
      const { name, count, span } = item;
      return { kind: "several", items: [{ kind: "number", name, span }], count, span };
    }
    if (item.kind === "several") return { ...item, items: asCalled(item.items, variables) };
    if (item.kind !== "tests") return item;
    const before = items.slice(0, i).flatMap((each) => (each.kind === "number" ? [each.name] : []));
    const name = before.findLast((each) => !isCoordinate(each));
    const counted =
      item.until.kind === "count" && name !== undefined ? ({ kind: "count", name } as const) : item.until;
    return { ...item, items: asCalled(item.items, variables), until: counted };
  });
}

/** Positions stand in tests, where there are any: what stands before them belongs to none. */
function withinTests(read: Read, items: readonly Item[], counts: ReadonlySet<string>): void {
  if (!items.some(({ kind }) => kind === "tests")) return;
  for (const item of items) {
    if (item.kind === "tests") withinTests(read, item.items, counts);
    else if (item.kind !== "set" && !(item.kind === "number" && counts.has(item.name)))
      throw new NotationError(read.text, item.span.start, t("letterCountsSomethingPositionsStand"));
  }
}

/** An item, and the parts of the form that it stands in, the outermost first. */
interface Placed {
  readonly item: Item;
  readonly within: readonly Item[];
}

/** Every item, from left to right. */
const all = (items: readonly Item[], within: readonly Item[] = []): Placed[] =>
  items.flatMap((item) => [{ item, within }, ...("items" in item ? all(item.items, [...within, item]) : [])]);

/** Whether `late` is read where `early` has been: that stands before it, in the same part or in one around it. */
const isReadBefore = (early: Placed, late: Placed, every: readonly Placed[]): boolean =>
  every.indexOf(early) <= every.indexOf(late) && early.within.every((part, i) => late.within[i] === part);

/** Whether the last coordinate that is read is that of a position, in a test, of which all others are known there. */
function isWhole(coordinates: readonly Placed[], { items }: Read): boolean {
  const last = coordinates.at(-1)!;
  const depth = last.within.filter(({ kind }) => kind === "tests").length;
  return depth === depthOf(items) && coordinates.every((each) => isReadBefore(each, last, coordinates));
}

function countsOf(item: Item): string[] {
  const count: Count | undefined = "count" in item ? item.count : undefined;
  if (count?.kind === "name") return [count.name];
  return item.kind === "tests" && item.until.kind === "count" ? [item.until.name] : [];
}

const depthOf = (items: readonly Item[]): number =>
  Math.max(0, ...items.map((item) => (item.kind === "tests" ? 1 + depthOf(item.items) : 0)));

/** Numbers of a position stand side by side, as many as it has. */
function fits(
  read: Read,
  items: readonly Item[],
  counts: ReadonlySet<string>,
  variables: readonly string[],
): void {
  const size = variables.length;
  const expected = t("expected", { size, variables });
  let open = 0;
  for (const item of items) {
    if (item.kind === "numbers") throw new NotationError(read.text, item.span.start, expected);
    if (item.kind === "number" && !counts.has(item.name)) open = (open + 1) % size;
    else if (open > 0) throw new NotationError(read.text, item.span.start, expected);
    if ("items" in item) fits(read, item.items, counts, variables);
  }
  if (open > 0) throw new NotationError(read.text, items.at(-1)!.span.end, expected);
}
