import type { Edges } from "../../codegen/read/edges.ts";
import { type Count, type Item, nameOf, type Until } from "../../codegen/read/form.ts";
import { type Plan, partsOf, positionsOf, type Step } from "../../codegen/read/plan.ts";
import type { ListLines } from "../../games/problems/index.ts";
import type { Expression } from "../../rules/syntax.ts";
import { isName, namesIn, operands } from "../../rules/walk.ts";
import type { Draw } from "../legal.ts";
import type { NumberStep, NumbersRead, Origin, TestPosition } from "./walk.ts";

/** Largest number of tests, heaps and other items in an input. */
const MOST = 60;

/** Number of times that a test is drawn again if its numbers are no positions, and after which they get smaller. */
const MOST_TRIES = 1000;
const TRIES_OF_A_SIZE = 100;

/** Bounds of the numbers that are drawn for a form. */
export interface Bounds {
  /** Letters that count, and the largest number of each other letter. */
  readonly counts: ReadonlySet<string>;
  readonly bounds: ReadonlyMap<string, number>;
  /** Largest and least number of each letter in the statement. */
  readonly largest: ReadonlyMap<string, number>;
  readonly leasts: ReadonlyMap<string, number>;
  /** Least number of the letters that neither count nor have another one. */
  readonly from: number;
  /** Letters that begin a test, and would end the input if all were 0. */
  readonly ending: readonly string[];
  /** Largest take. */
  readonly take: number;
  /** Letters from which the number before in their list is subtracted, so that it must be less, and its name. */
  readonly ascending: ReadonlyMap<string, string>;
  readonly sorted: ReadonlySet<string>;
  /** Letters of lists without repetitions. */
  readonly distinct: ReadonlySet<string>;
  /** Lines of lists, if they differ from the usual. */
  readonly lists?: ListLines | undefined;
  /** Tree among the numbers of a test, if there is one. */
  readonly tree?: Tree | undefined;
  /** Letter of the number of vertices of a graph that becomes numbers; other numbers of a test are of its size. */
  readonly vertices?: string | undefined;
}

/** Letters of the two ends of each edge of a tree, and of the number of its vertices. */
interface Tree {
  readonly ends: readonly [string, string];
  readonly vertices: string;
}

/** Bounds in a statement. */
interface StatedBounds {
  readonly largest?: ReadonlyMap<string, number> | undefined;
  readonly least?: ReadonlyMap<string, number> | undefined;
  readonly from?: number | undefined;
  readonly lists?: ListLines | undefined;
  readonly distinct?: ReadonlySet<string> | undefined;
}

/** Bounds for a form of positions in a box. */
export const boundsIn = (
  plan: Plan,
  box: readonly number[],
  { largest, least, from, lists, distinct }: StatedBounds,
): Bounds => ({
  counts: plan.counts,
  bounds: boundsOf(plan, box),
  largest: largest ?? new Map(),
  leasts: least ?? new Map(),
  from: from ?? 1,
  ending: endingIn(plan.read.items),
  take: Math.max(...box),
  ascending: ascendingIn(plan),
  sorted: sortedIn(plan.steps),
  distinct: distinct ?? new Set(),
  lists,
  tree: treeIn(plan.steps),
  vertices: verticesIn(plan.steps),
});

/** Numbers that are drawn and written; `text` is the input. */
export interface Drawing extends Origin {
  text(): string;
}

/**
 * Draws the numbers of an input. Those of whole tests come from `whole`, by their letters, if they are drawn together.
 * `fits` says whether positions are those of the game, and `failed` throws if too many tests make none.
 */
export function drawing(
  draw: Draw,
  {
    counts,
    bounds,
    largest,
    leasts,
    from,
    ending,
    take,
    ascending,
    sorted,
    distinct,
    lists,
    tree,
    vertices,
  }: Bounds,
  fits: (made: readonly TestPosition[]) => boolean,
  failed: (tries: number) => never,
  whole?: () => ReadonlyMap<string, readonly (number | string)[]>,
): Drawing {
  let words: string[] = [];
  let begun = 0;
  let tries = 0;
  /** Divisor of the largest numbers, which grows while the numbers of a test are no positions. */
  let part = 1;
  /** Numbers and words of the test that have been drawn together. */
  let ready: Map<string, (number | string)[]> | undefined;

  function readyNumber(name: string): number | undefined {
    const own = ready?.get(name)?.shift();
    return own === undefined ? undefined : Number(own);
  }
  let tests = 0;

  /** Numbers that have been drawn for lists without repetitions. */
  const taken = new Map<string, Set<number>>();
  /** Length of the words of the test. */
  let width: number | undefined;

  /** The number drawn for such a list, or another one from `first` on. */
  function fresh(name: string, found: number, first: number, most: number, isNew: boolean): number {
    if (isNew || !taken.has(name)) taken.set(name, new Set());
    const own = taken.get(name)!;
    let free = found;
    while (own.has(free) && own.size <= most - first) free = free < most ? free + 1 : first;
    own.add(free);
    return free;
  }

  /** End of an edge that has not been asked for. */
  let end: number | undefined;

  /** End of an edge of a tree; a number beside a tree that has no bound is a vertex, too. */
  function vertex(name: string, at: readonly number[], values: NumbersRead["values"]): number | undefined {
    const n = tree && values.get(tree.vertices);
    if (n === undefined || name === tree!.vertices) return undefined;
    const place = tree!.ends.indexOf(name);
    if (place < 0) return at.length > 0 || largest.has(name) ? undefined : draw.number(1, Number(n));
    if (place === 1) return end;
    const ends = [at[0]! + 1, draw.number(1, at[0]!)];
    if (draw.number(0, 1) === 0) ends.reverse();
    end = ends[1];
    return ends[0];
  }

  function drawnNumber(name: string, at: readonly number[], { values, kept }: NumbersRead): number {
    const own = readyNumber(name) ?? vertex(name, at, values);
    if (own !== undefined) return own;
    // The number before in a list that is sorted later is the one that was drawn before.
    const before = sorted.has(name) ? (at[0] === 1 ? 0n : kept.get(name)?.at(-1)) : undefined;
    const isCount = counts.has(name);
    const isEnd = ending.at(-1) === name && ending.every((each) => each === name || values.get(each) === 0n);
    const asked = leasts.get(name) ?? (isCount || ascending.has(name) ? 1 : from);
    const first = Math.max(asked, isEnd ? 1 : 0);
    const least = ascending.has(name) ? Number(before ?? values.get(ascending.get(name)!) ?? 0n) : 0;
    const size = vertices === undefined || name === vertices ? undefined : values.get(vertices);
    const most = Math.min(
      largest.get(name) ?? Number.POSITIVE_INFINITY,
      Number(size ?? Number.POSITIVE_INFINITY),
    );
    const bound = Math.min(bounds.get(name) ?? Number.POSITIVE_INFINITY, most, Number.MAX_SAFE_INTEGER);
    const found = isCount
      ? draw.count(first, Math.max(first, Math.floor(Math.min(MOST, most) / part)))
      : least + draw.number(first, Math.max(first, Math.floor(bound / part)));
    if (distinct.has(name)) return fresh(name, found, first, Math.min(bound, most), at[0] === 1);
    return Math.min(found, most);
  }

  function number({ name }: NumberStep, at: readonly number[], known: NumbersRead): bigint {
    const value = drawnNumber(name, at, known);
    words.push(`${value}`);
    if (lists === "in column" && at.length > 0) words.push("\n");
    return BigInt(value);
  }

  function another(until: Until, i: number, known: NumbersRead): boolean {
    if (i === 0) {
      if (until.kind === "count") tests = Number(known.values.get(until.name)!);
      else tests = until.kind === "times" ? until.value : draw.count(1, MOST);
    }
    if (i < tests) return true;
    if (until.kind === "zeros") words.push(...Array<string>(until.zeros).fill("0"));
    return false;
  }

  /** Open loops over tests: inner ones end before the number of the outer ones is asked for again. */
  const open: number[] = [];

  return {
    text: () =>
      `${words
        .join(" ")
        .replace(/\s*\n\s*/g, "\n")
        .trim()}\n`,
    begin() {
      if (tries === 0) begun = words.length;
      width = undefined;
      tries++;
      words = words.slice(0, begun);
      part = 2 ** Math.floor(tries / TRIES_OF_A_SIZE);
      ready = whole && new Map([...whole()].map(([name, numbers]) => [name, [...numbers]]));
    },
    accepts(made) {
      if (made === undefined || !fits(made)) {
        if (tries === MOST_TRIES) failed(tries);
        return false;
      }
      tries = 0;
      ready = undefined;
      return true;
    },
    another(until, i, _first, known) {
      if (i > 0) tests = open.pop()!;
      const goesOn = another(until, i, known);
      if (goesOn) open.push(tests);
      return goesOn;
    },
    number,
    skip: number,
    word({ name, word: { codes, most = MOST } }) {
      const own = ready?.get(name)?.shift();
      if (own !== undefined) {
        words.push(`${own}`);
        return [...`${own}`].map((each) => each.charCodeAt(0));
      }
      // Words of one test are the rows of a board.
      const size = width ?? draw.count(1, Math.min(MOST, most, largest.get(name) ?? MOST));
      width = size;
      const word = Array.from({ length: size }, () => codes[draw.number(1, codes.length) - 1]!);
      words.push(String.fromCharCode(...word));
      return word;
    },
    edges({ edges }, vertices) {
      const found = drawnEdges(draw, edges, vertices);
      for (const [a, b] of found) words.push(`${a}`, `${b}`, "\n");
      return found;
    },
    set(count) {
      const members = new Set<number>();
      const most = Math.max(1, Math.floor(take / part));
      for (let i = 0; i < count; i++) {
        let member = draw.number(1, most);
        while (members.has(member)) member++;
        members.add(member);
      }
      const ascending = [...members].sort((a, b) => a - b);
      words.push(...ascending.map(String));
      return ascending.map(BigInt);
    },
    sorted(items) {
      const left = [...items];
      for (let left = items.length; left > 0; ) if (words.pop() !== "\n") left--;
      while (left.length > 0) {
        const [item] = left.splice(left.length === 1 ? 0 : draw.number(1, left.length) - 1, 1);
        words.push(`${item}`);
      }
      if (lists !== "after count") words.push("\n");
      return items;
    },
    line(of) {
      const isShared = (of === "list" && lists === "after count") || (of === "item" && lists === "in row");
      if (!isShared) words.push("\n");
    },
  };
}

/** Random edges of a tree, or of circles of three vertices or more where there are as many. */
function drawnEdges(draw: Draw, { as }: Edges, vertices: number): (readonly [number, number])[] {
  const left = Array.from({ length: vertices }, (_, i) => i + 1);
  const order = Array.from(
    { length: vertices },
    () => left.splice(left.length === 1 ? 0 : draw.number(1, left.length) - 1, 1)[0]!,
  );
  if (as === "diameter")
    return order.slice(1).map((vertex, i) => [vertex, order[i === 0 ? 0 : draw.number(1, i + 1) - 1]!]);
  const found: (readonly [number, number])[] = [];
  for (let at = 0; at < vertices; ) {
    const rest = vertices - at;
    const size = rest < 6 ? rest : draw.number(3, rest - 3);
    const circle = order.slice(at, at + size);
    found.push(...circle.map((vertex, i) => [vertex, circle[(i + 1) % size]!] as const));
    at += size;
  }
  return found;
}

/** Letters at the start of tests that end where all of these are 0. */
function endingIn(items: readonly Item[]): readonly string[] {
  const tests = items.find((item) => item.kind === "tests");
  if (tests?.kind !== "tests") return [];
  return tests.until.kind === "zeros"
    ? tests.items.slice(0, tests.until.zeros).map(nameOf)
    : endingIn(tests.items);
}

/** Tree of a form: one edge less than there are vertices. */
function treeIn(steps: readonly Step[]): Tree | undefined {
  for (const step of steps) {
    if (!("steps" in step)) continue;
    const [from, to, other] = step.steps.filter((each) => each.kind === "number");
    const { count } = step as { readonly count?: Count };
    const isTree = count?.kind === "name" && count.less === 1 && count.by === 1 && other === undefined;
    if (isTree && from !== undefined && to !== undefined)
      return { ends: [from.name, to.name], vertices: count.name };
    const found = treeIn(step.steps);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Letter of the number of vertices of edges that become numbers. */
function verticesIn(steps: readonly Step[]): string | undefined {
  for (const step of steps) {
    const found =
      step.kind === "edges" ? step.edges.of : "steps" in step ? verticesIn(step.steps) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Letters of lists that are sorted. */
const sortedIn = (steps: readonly Step[]): ReadonlySet<string> =>
  new Set(
    steps.flatMap((step) =>
      "steps" in step ? [...sortedIn(step.steps)] : step.kind === "sort" ? [step.name] : [],
    ),
  );

function ascendingIn({ steps, folds }: Plan): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (each: Expression): void => {
    if (each.kind === "arithmetic" && each.sign === "-" && each.right.kind === "name") {
      const { left, right } = each;
      const before = folds.get(right.name);
      if (before?.fold === "before" && left.kind === "name" && isName(before.of, left.name))
        found.set(left.name, right.name);
    }
    operands(each).forEach(visit);
  };
  for (const each of positionsOf(steps).flatMap(partsOf)) visit(each);
  for (const { of } of folds.values()) visit(of);
  return found;
}

/** Largest values to draw: for a coordinate its bound, for other numbers the largest bound. */
function boundsOf({ steps }: Plan, box: readonly number[]): Map<string, number> {
  const found = new Map<string, number>();
  const visit = (step: Step): void => {
    if (step.kind === "number") found.set(step.name, found.get(step.name) ?? Math.max(...box));
    if ("steps" in step) step.steps.forEach(visit);
    if (step.kind === "fold")
      for (const { fold, of } of step.folds)
        if (fold === "sum")
          for (const name of namesIn(of))
            if (found.has(name)) found.set(name, Math.max(1, Math.floor(found.get(name)! / MOST)));
    if ("at" in step)
      step.at.forEach((each, i) => {
        if (each.kind === "name") found.set(each.name, box[i]!);
      });
    if ("copies" in step)
      for (const name of namesIn(step.copies!)) found.set(name, Math.min(found.get(name)!, MOST));
  };
  steps.forEach(visit);
  return found;
}
