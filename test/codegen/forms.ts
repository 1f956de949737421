// Random input formats and their meaning, read from left to right. Shares nothing with `src`.

/**
 * Part of a format. A letter that another part uses as its count is a count; other numbers are coordinates,
 * or members of a set.
 */
export type Part =
  | { readonly kind: "number"; readonly letter: string }
  | { readonly kind: "list"; readonly letter: string; readonly times: string | number }
  | { readonly kind: "set"; readonly times: string | number }
  /** A word as numbers; the same one as that of the part before if it `isSame`. */
  | { readonly kind: "word"; readonly letter: string; readonly as: WordKind; readonly isSame?: true }
  | { readonly kind: "part"; readonly parts: readonly Part[]; readonly times: string | number }
  | { readonly kind: "tests"; readonly parts: readonly Part[]; readonly until: "count" | "end" | number };

const KINDS = ["runs", "places", "alternating", "counts", "digits"] as const;
type WordKind = (typeof KINDS)[number];

/** Characters of words other than digits; runs and places are those of the first one. */
const CHARACTERS = "xoa";

/** Random word. */
export const wordBy = (roll: (n: number) => number, as: WordKind): string =>
  Array.from({ length: 1 + roll(5) }, () =>
    as === "digits" ? `${roll(10)}` : CHARACTERS[roll(CHARACTERS.length)],
  ).join("");

/** Numbers for which a word stands. */
function numbersOf(word: string, as: WordKind): readonly number[] {
  const lengths = (pattern: RegExp) => (word.match(pattern) ?? []).map((each) => each.length);
  switch (as) {
    case "digits":
      return [...word].map(Number);
    case "counts":
      return [...CHARACTERS].map((each) => word.split(each).length - 1);
    case "places":
      return [...word].flatMap((each, i) => (each === "x" ? [i + 1] : []));
    case "runs":
      return lengths(/x+/g);
    case "alternating":
      // The longest parts without two equal neighbours.
      return lengths(/(?:(.)(?!\1))*./g);
  }
}

export const written = (parts: readonly Part[]): string =>
  parts.reduce((text, part) => {
    const mark = text === "" ? "" : part.kind === "word" && part.isSame ? "=" : " ";
    return text + mark + one(part);
  }, "");

function one(part: Part): string {
  switch (part.kind) {
    case "number":
      return part.letter;
    case "list":
      return `${part.letter}*${part.times}`;
    case "set":
      return `{s*${part.times}}`;
    case "word":
      return `${part.letter}*${part.as}(${part.as === "digits" ? 5 : CHARACTERS})`;
    case "part":
      return `(${written(part.parts)})*${part.times}`;
    case "tests": {
      const ends = typeof part.until === "number" ? ` until${" 0".repeat(part.until)}` : "";
      return `(${written(part.parts)})*${ends}`;
    }
  }
}

/** Letters used as counts. */
function counting(parts: readonly Part[]): Set<string> {
  const found = new Set<string>();
  parts.forEach((part, i) => {
    if ("times" in part && typeof part.times === "string") found.add(part.times);
    if (part.kind === "tests" && part.until === "count") {
      const before = parts.slice(0, i).at(-1);
      if (before?.kind === "number") found.add(before.letter);
    }
    if ("parts" in part) for (const letter of counting(part.parts)) found.add(letter);
  });
  return found;
}

/** Random format whose letters are `names`, each once, or arbitrary. It may be meaningless. */
export function formBy(roll: (n: number) => number, { names, withSet }: Read): Part[] {
  const fresh = [..."abcdefghijklmopqruvw"].filter((letter) => !names.includes(letter));
  const taken: string[] = [];
  const named = names.length > 1 && roll(2) === 0;
  const coordinates = named ? [...names].sort(() => roll(3) - 1) : [];
  let sets = withSet ? 1 : 0;

  function letter(): string {
    const found = fresh.splice(roll(fresh.length), 1)[0]!;
    taken.push(found);
    return found;
  }
  /** Letter of a coordinate, sometimes one that occurred before. */
  const coordinate = () => {
    const given = named
      ? coordinates.shift()
      : roll(12) === 0
        ? taken[roll(Math.max(taken.length, 1))]
        : undefined;
    return given ?? letter();
  };

  function block(depth: number, known: readonly string[]): Part[] {
    const parts: Part[] = [];
    const counts = [...known];
    const add = () => {
      switch (roll(withSet ? 7 : 6)) {
        case 0: {
          const size = roll(4) === 0 ? 1 : names.length;
          for (let i = 0; i < size && (!named || coordinates.length > 0); i++)
            parts.push({ kind: "number", letter: coordinate() });
          return;
        }
        case 1: {
          if (named && coordinates.length === 0) return;
          const times = timesIn();
          parts.push({ kind: "list", letter: coordinate(), times });
          return;
        }
        case 2:
        case 3: {
          if (depth >= 2) return;
          const times = timesIn();
          const inner = block(depth + 1, counts);
          if (inner.length > 0) parts.push({ kind: "part", parts: inner, times });
          return;
        }
        case 4: {
          const count = letter();
          counts.push(count);
          parts.push({ kind: "number", letter: count });
          return;
        }
        case 5: {
          if (names.length > 1) return;
          const as = KINDS[roll(KINDS.length)]!;
          parts.push({ kind: "word", letter: fresh.splice(roll(fresh.length), 1)[0]!, as });
          if (as === "digits" || roll(2) > 0) return;
          const other = KINDS[roll(KINDS.length - 1)]!;
          parts.push({
            kind: "word",
            letter: fresh.splice(roll(fresh.length), 1)[0]!,
            as: other,
            isSame: true,
          });
          return;
        }
        case 6:
          if (sets-- > 0) parts.push({ kind: "set", times: timesIn() });
      }
    };
    function timesIn(): string | number {
      if (roll(3) === 0) return 1 + roll(3);
      if (counts.length === 0 || roll(2) === 0) {
        const count = letter();
        counts.push(count);
        parts.push({ kind: "number", letter: count });
      }
      return counts[roll(counts.length)]!;
    }
    for (let left = 1 + roll(3); left > 0; left--) add();
    return parts;
  }

  const test = block(0, []);
  if (named && coordinates.length > 0)
    for (const name of coordinates.splice(0))
      test.splice(roll(test.length + 1), 0, { kind: "number", letter: name });
  return around(test, roll, letter);
}

/** Test with parts for several tests around it, or without. */
function around(test: readonly Part[], roll: (n: number) => number, letter: () => string): Part[] {
  const end = roll(5);
  if (end === 0) return [...test];
  const counted: Part = { kind: "number", letter: letter() };
  if (end === 1) return [counted, { kind: "tests", parts: test, until: "count" }];
  if (end === 2) return [{ kind: "tests", parts: test, until: "end" }];
  if (end === 3) return [{ kind: "tests", parts: test, until: 1 + roll(2) }];
  const inner: Part = { kind: "tests", parts: test, until: "count" };
  const cut = roll(test.length + 1);
  return [
    {
      kind: "tests",
      parts: [...test.slice(0, cut), counted, { ...inner, parts: test.slice(cut) }],
      until: "end",
    },
  ];
}

/** Source of the numbers of an input. */
export interface Source {
  count(least: number): number;
  /** The i-th coordinate of a position. */
  coordinate(i: number, least: number): number;
  member(): number;
  word(as: WordKind): string;
  /** Whether there is another test, which begins with `zeros` numbers that are not all 0. */
  more(zeros: number | undefined): boolean;
  ended(): void;
}

/** Shape of positions: the names of their numbers, and whether the set of takes is read. */
export interface Read {
  readonly names: readonly string[];
  readonly withSet: boolean;
}

/** Test: its positions, each with the set of its game, and its row. */
export interface Test {
  readonly positions: { readonly place: readonly number[]; readonly set: readonly number[] | undefined }[];
  readonly row: number;
}

export class Meaningless extends Error {}

/**
 * Place of a number or the set in a format: the parts around it, outermost first, and its index from the
 * left.
 */
interface Stand {
  readonly part: Part;
  readonly letter: string | undefined;
  readonly around: readonly Part[];
  readonly place: number;
}

function stands(parts: readonly Part[], around: readonly Part[] = [], found: Stand[] = []): Stand[] {
  for (const part of parts) {
    if (part.kind === "set") found.push({ part, letter: undefined, around, place: found.length });
    if (part.kind === "number") found.push({ part, letter: part.letter, around, place: found.length });
    if (part.kind === "list" || part.kind === "word")
      found.push({ part, letter: part.letter, around: [...around, part], place: found.length });
    if ("parts" in part) stands(part.parts, [...around, part], found);
  }
  return found;
}

const begins = (a: readonly Part[], b: readonly Part[]): boolean => a.every((part, i) => part === b[i]);

/**
 * Whether positions of these numbers are complete only at the end of their test, because one number, or the
 * set, is read in another part than the last.
 * @throws Meaningless if they cannot be formed
 */
function waits(group: readonly Stand[], set: Stand | undefined, every: readonly Stand[]): boolean {
  const all = set === undefined ? group : [...group, set];
  const last = all.reduce((a, b) => (b.place > a.place ? b : a));
  const deepest = group.reduce((a, b) => (b.around.length > a.around.length ? b : a));
  if (all.every(({ around }) => begins(around, last.around))) {
    if (set !== undefined && !begins(set.around, deepest.around)) throw new Meaningless();
    return false;
  }
  const inTest = ({ around }: Stand) => around.filter(({ kind }) => kind !== "tests");
  if (set !== undefined && inTest(set).length > 0) throw new Meaningless();
  const lists = group.map(inTest).filter((parts) => parts.length > 0);
  if (lists.some((parts) => parts.length > 1)) throw new Meaningless();
  const counts = new Set(lists.map(([part]) => (part as { times: string | number }).times));
  if (counts.size > 1) throw new Meaningless();
  const isAgain = (letter: string | undefined) => every.filter((each) => each.letter === letter).length > 1;
  if (group.some((each) => inTest(each).length > 0 && isAgain(each.letter))) throw new Meaningless();
  return true;
}

/**
 * Tests of an input, and their number of rows. A number is known in its part and inner parts until it is read
 * again.
 * @throws Meaningless if a number belongs to no position, or may do so, or if a position lacks a number or
 * its set; with `strict`, also if something is read but not used
 */
export function testsOf(
  form: readonly Part[],
  { names, withSet }: Read,
  source: Source,
  strict = false,
): { tests: readonly Test[]; rows: number } {
  const counts = counting(form);
  const letters: string[] = [];
  const counted: string[] = [];
  const singles = (parts: readonly Part[]): void => {
    for (const part of parts) {
      // A letter that counts something is a count wherever it stands, and is read once.
      if (part.kind === "number" || part.kind === "list" || part.kind === "word")
        (counts.has(part.letter) ? counted : letters).push(part.letter);
      if ("parts" in part) singles(part.parts);
    }
  };
  singles(form);
  if (new Set(counted).size < counted.length) throw new Meaningless();
  const isNamed =
    names.length > 1 && letters.length === names.length && names.every((name) => letters.includes(name));
  const every = stands(form).filter(({ letter }) => letter === undefined || !counts.has(letter));
  const setAt = every.find(({ letter }) => letter === undefined);
  const own = every.filter(({ letter }) => letter !== undefined);
  if (withSet && setAt === undefined) throw new Meaningless();
  // A number read once beside repeated numbers may be a position or not.
  const once = own.filter(({ around }) => around.every(({ kind }) => kind === "tests"));
  if (!isNamed && once.length > 0 && once.length < own.length) throw new Meaningless();
  const isLate = isNamed && waits(own, setAt, every);
  const last = letters.at(-1);
  const found: Test[] = [];
  /** Numbers by letter, for positions that wait for the end of the test. */
  const late = new Map<string, number[]>();
  /** Positions that wait for their set. */
  const early = new Set<Part>();
  let waiting: number[][] = [];
  if (withSet)
    for (const each of own) {
      waits([each], setAt, every);
      if (each.place < setAt!.place) early.add(each.part);
    }
  let row = 0;
  let current: Test | undefined;
  /** Word that was read last. */
  let word = "";
  const depthOf = (parts: readonly Part[]): number =>
    Math.max(0, ...parts.map((part) => (part.kind === "tests" ? 1 + depthOf(part.parts) : 0)));
  const depth = depthOf(form);

  interface Scope {
    readonly numbers: Map<string, { value: number; used: boolean }>;
    readonly outer: Scope | undefined;
    set?: readonly number[];
    setUsed?: boolean;
    pending: number[];
  }
  const lookUp = (scope: Scope | undefined, letter: string): { value: number; used: boolean } | undefined =>
    scope && (scope.numbers.get(letter) ?? lookUp(scope.outer, letter));

  function position(place: readonly number[], scope: Scope): void {
    let at: Scope | undefined = scope;
    while (at !== undefined && at.set === undefined) at = at.outer;
    if (current === undefined || (withSet && at === undefined)) throw new Meaningless();
    if (at !== undefined) at.setUsed = true;
    current.positions.push({ place, set: at?.set });
  }

  function coordinate(letter: string, scope: Scope, least: number, part: Part, given?: number): void {
    if (early.has(part)) {
      if (current === undefined) throw new Meaningless();
      waiting.push([given ?? source.coordinate(0, least)]);
      return;
    }
    const index = isNamed ? names.indexOf(letter) : scope.pending.length;
    const value = given ?? source.coordinate(index, least);
    if (!isNamed) {
      scope.pending.push(value);
      if (scope.pending.length === names.length) position(scope.pending.splice(0), scope);
      return;
    }
    scope.numbers.set(letter, { value, used: isLate });
    if (isLate) late.set(letter, [...(late.get(letter) ?? []), value]);
    else if (letter === last) named(scope);
  }

  /** Adds the position of the present numbers. */
  function named(scope: Scope): void {
    const all = names.map((name) => lookUp(scope, name));
    if (all.some((each) => each === undefined)) throw new Meaningless();
    for (const each of all) each!.used = true;
    position(
      all.map((each) => each!.value),
      scope,
    );
  }

  /** Adds the positions that waited for the end of the test. */
  function atEnd(scope: Scope, before: ReadonlySet<string>): void {
    const lists = own.filter(({ around }) => around.some(({ kind }) => kind !== "tests"));
    const times = Math.max(0, ...lists.map(({ letter }) => late.get(letter!)?.length ?? 0));
    for (let i = 0; i < times; i++) {
      const place = names.map((name) =>
        lists.some(({ letter }) => letter === name) ? late.get(name)![i] : lookUp(scope, name)?.value,
      );
      if (place.some((each) => each === undefined)) throw new Meaningless();
      position(place as number[], scope);
    }
    for (const letter of late.keys()) if (!before.has(letter)) late.delete(letter);
  }

  function expectUsed({ numbers, set, setUsed }: Scope): void {
    if (!strict) return;
    if (set !== undefined && !setUsed) throw new Meaningless();
    for (const { used } of numbers.values()) if (!used) throw new Meaningless();
  }

  /** Reads the parts once; the first `zeros` numbers are not all 0. */
  function read(parts: readonly Part[], outer: Scope | undefined, zeros: number, isTest = false): void {
    const scope: Scope = { numbers: new Map(), outer, pending: [] };
    // Lists before the tests within a test belong to each of them.
    const before = new Set(late.keys());
    const unfinished = () => {
      if (scope.pending.length > 0) throw new Meaningless();
    };
    const timesOf = (times: string | number) =>
      typeof times === "number" ? times : lookUp(scope, times)!.value;
    parts.forEach((part, i) => {
      const least = i < zeros ? 1 : 0;
      switch (part.kind) {
        case "number":
          if (counts.has(part.letter)) {
            unfinished();
            scope.numbers.set(part.letter, { value: source.count(least), used: true });
          } else coordinate(part.letter, scope, least, part);
          return;
        case "list":
          unfinished();
          for (let left = timesOf(part.times); left > 0; left--) {
            const inner: Scope = { numbers: new Map(), outer: scope, pending: [] };
            coordinate(part.letter, inner, 0, part);
            if (inner.pending.length > 0) throw new Meaningless();
            expectUsed(inner);
          }
          return;
        case "word":
          unfinished();
          if (!part.isSame) word = source.word(part.as);
          for (const value of numbersOf(word, part.as)) {
            const inner: Scope = { numbers: new Map(), outer: scope, pending: [] };
            coordinate(part.letter, inner, 0, part, value);
            if (inner.pending.length > 0) throw new Meaningless();
            expectUsed(inner);
          }
          return;
        case "set":
          unfinished();
          scope.set = Array.from({ length: timesOf(part.times) }, () => source.member());
          scope.setUsed = false;
          for (const place of waiting) position(place, scope);
          waiting = [];
          return;
        case "part":
          unfinished();
          for (let left = timesOf(part.times); left > 0; left--) read(part.parts, scope, 0);
          return;
        case "tests":
          unfinished();
          tests(part, scope, parts[i - 1]);
      }
    });
    unfinished();
    if (isTest && isLate) atEnd(scope, before);
    expectUsed(scope);
  }

  function tests(part: Part & { kind: "tests" }, scope: Scope, before: Part | undefined): void {
    const innermost = depthOf(part.parts) === 0;
    const once = (zeros: number) => {
      if (!innermost) {
        late.clear();
        read(part.parts, scope, zeros);
        row++;
        return;
      }
      current = { positions: [], row };
      read(part.parts, scope, zeros, true);
      found.push(current);
      current = undefined;
    };
    if (part.until === "count") {
      const { value } = lookUp(scope, (before as { letter: string }).letter)!;
      for (let left = value; left > 0; left--) once(0);
      return;
    }
    const zeros = part.until === "end" ? undefined : part.until;
    while (source.more(zeros)) once(zeros ?? 0);
    source.ended();
  }

  if (depth === 0) current = { positions: [], row: 0 };
  read(form, undefined, 0, depth === 0);
  if (depth === 0) found.push(current!);
  return { tests: found, rows: depth === 2 ? row : 1 };
}
