import type { InputForm, Item } from "../../codegen/read/form.ts";
import { parseRead } from "../../codegen/read/form.ts";
import { lettersIn } from "../../codegen/read/limits.ts";
import type { Step } from "../../codegen/read/plan.ts";
import { testOf, type WholeGame, type WholeTest } from "../../codegen/whole/whole.ts";
import { NotationError } from "../../errors.ts";
import { t } from "../../locale/codegen.ts";
import type { Draw } from "../legal.ts";
import { times } from "../legal.ts";
import type { Bounds } from "./drawing.ts";
import type { TestPosition, Walked } from "./walk.ts";

// Forms of lists, graphs and boards: which position the numbers of a test make, in the notation of its game, and small
// random tests. The programs for these forms find winners by theorems or over all subsets; the positions made here are
// played by their rules, and share nothing with the programs.

/** Numbers of a test, by the letters of its form, in the order of the input. */
type Numbers = (letter: string) => readonly bigint[];

/** Random numbers and words of a test, by the letters of its form. */
type Drawn = Readonly<Record<string, readonly (number | string)[]>>;

/** Meaning of a form. */
interface Shape {
  /** Positions of the test, which are summed. */
  position(numbers: Numbers, k: number): readonly (string | TestPosition)[];
  drawn(draw: Draw, k: number): Drawn;
}

const one = (numbers: readonly bigint[]): bigint => numbers[0]!;

/** So many numbers. */
const list = (draw: Draw, count: number, least: number, most: number): number[] =>
  Array.from({ length: count }, () => draw.number(least, most));

/** Numbers in ascending order, each at least `apart` more than the one before. */
function ascending(draw: Draw, count: number, least: number, gap: number, apart: number): number[] {
  let last = least - apart;
  return Array.from({ length: count }, () => {
    last += apart + draw.number(0, gap);
    return last;
  });
}

/** Numbers in any order. */
function shuffled(draw: Draw, numbers: readonly number[]): number[] {
  const left = [...numbers];
  return numbers.map(() => left.splice(left.length === 1 ? 0 : draw.number(0, left.length - 1), 1)[0]!);
}

const counted = (a: readonly number[]): Drawn => ({ n: [a.length], a });

/** Most moves of plain play are made with few pieces. */
const FEW = 6;

/** Heaps, steps or coins in one list. */
const ofList = (
  drawn: (draw: Draw, k: number) => readonly number[],
  position: (a: readonly bigint[]) => string = (a) => a.join(),
): Shape => ({
  position: (numbers) => (numbers("a").length === 0 ? [] : [position(numbers("a"))]),
  drawn: (draw, k) => counted(drawn(draw, k)),
});

const anyHeaps = (draw: Draw): number[] => list(draw, draw.count(1, FEW), 0, 8);

/** Heaps of which so many are often equal, as in lost positions. */
function balancedHeaps(draw: Draw, equal: number): number[] {
  if (draw.number(0, 1) === 0) return list(draw, draw.count(1, 5), 0, 5);
  return Array<number>(equal).fill(draw.number(1, 4));
}

const apart = (draw: Draw): number[] => shuffled(draw, ascending(draw, draw.count(1, 5), 0, 4, 1));

/** Edges between the vertices 1 to n, as the letters a and b. */
interface Edges {
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/** Distinct edges without loops; from larger to smaller numbers if they are `directed` without cycles. */
function edges(draw: Draw, n: number, most: number, directed?: "acyclic"): Edges {
  const met = new Set<string>();
  const [a, b]: [number[], number[]] = [[], []];
  for (let left = n < 2 ? 0 : draw.count(0, most); left > 0; left--) {
    const ends = [draw.number(1, n), draw.number(1, n)] as const;
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    if (low === high || met.has(`${low} ${high}`)) continue;
    met.add(`${low} ${high}`);
    a.push(directed === "acyclic" ? high : ends[0]);
    b.push(directed === "acyclic" ? low : ends[1]);
  }
  return { a, b };
}

/** Edges that all hang on vertex `root`, with `more` edges between vertices that hang already. */
function rooted(draw: Draw, root: number, vertices: number, more: number): Edges {
  const [a, b]: [number[], number[]] = [[], []];
  const add = (from: number, to: number) => {
    const ends = draw.number(0, 1) === 0 ? [from, to] : [to, from];
    a.push(ends[0]!);
    b.push(ends[1]!);
  };
  for (let v = root + 1; v < root + vertices; v++) add(draw.number(root, v - 1), v);
  for (let left = more; left > 0; left--)
    add(draw.number(root, root + vertices - 1), draw.number(root, root + vertices - 1));
  return { a, b };
}

const LINE = { "-": "-", ">": ">" } as const;

/** A graph in notation; vertices without an edge stand alone. */
function graph(n: bigint, { a, b }: Pairs, sign: keyof typeof LINE): string {
  const met = new Set([...a, ...b]);
  const alone: bigint[] = [];
  for (let v = 1n; v <= n; v++) if (!met.has(v)) alone.push(v);
  return [...a.map((each, i) => `${each}${sign}${b[i]}`), ...alone].join();
}

interface Pairs {
  readonly a: readonly bigint[];
  readonly b: readonly bigint[];
}

const pairs = (numbers: Numbers): Pairs => ({ a: numbers("a"), b: numbers("b") });

/** Edges of a graph with ground 0, whose vertices are numbered from `ground` in the input. */
function grounded({ a, b }: Pairs, ground: bigint): readonly string[] {
  return a.length === 0 ? [] : [a.map((each, i) => `${each - ground}-${b[i]! - ground}`).join()];
}

/** A graph whose ground is read. */
function rootedAt(numbers: Numbers): readonly string[] {
  const root = one(numbers("r"));
  const named = (vertex: bigint) => (vertex === root ? 0n : vertex);
  const { a, b } = pairs(numbers);
  return grounded({ a: a.map(named), b: b.map(named) }, 0n);
}

/** Edges of a graph with root 1 whose vertices have other numbers, with the root. */
function turned(draw: Draw, vertices: number, { a, b }: Edges): Drawn {
  const names = shuffled(
    draw,
    Array.from({ length: vertices }, (_, i) => i + 1),
  );
  const named = (vertex: number) => names[vertex - 1]!;
  return { r: [named(1)], a: a.map(named), b: b.map(named) };
}

const undirected: Shape = {
  position: (numbers) => [graph(one(numbers("n")), pairs(numbers), "-")],
  drawn(draw) {
    const n = draw.count(1, 7);
    const { a, b } = edges(draw, n, 10);
    return { n: [n], m: [a.length], a, b };
  },
};

/** A token on a vertex of a graph. */
const walk = (sign: keyof typeof LINE): Shape => ({
  position: (numbers) => [`${graph(one(numbers("n")), pairs(numbers), sign)}@${one(numbers("s"))}`],
  drawn(draw) {
    const n = draw.count(1, 6);
    const { a, b } = edges(draw, n, 9);
    return { n: [n], m: [a.length], s: [draw.number(1, n)], a, b };
  },
});

/** A token on a vertex of a tree. */
const walkOnTree: Shape = {
  position(numbers) {
    const [n, s] = [one(numbers("n")), one(numbers("s"))];
    return [{ text: `${graph(n, pairs(numbers), "-")}@${s}`, named: (at) => [BigInt(at)] }];
  },
  drawn(draw) {
    const n = draw.count(1, 9);
    return { n: [n], s: [draw.number(1, n)], ...rooted(draw, 1, n, 0) };
  },
};

/** A free start in a maze, whose squares have numbers from 0 on. */
const maze: Shape = {
  position(numbers) {
    const [r, c, a] = [one(numbers("r")), one(numbers("c")), numbers("a")];
    if (BigInt(a.length) !== r * c) return [""];
    const rows = times(Number(r), () => "").map((_, row) =>
      a
        .slice(row * Number(c), (row + 1) * Number(c))
        .map((each) => ".#"[Number(each)])
        .join(""),
    );
    const named = (at: string) => [BigInt(at) / c + 1n, (BigInt(at) % c) + 1n];
    return a.includes(0n) ? [{ text: `grid(${rows.join("/")})`, named }] : [];
  },
  drawn(draw) {
    const [r, c] = [draw.count(1, 4), draw.count(1, 4)];
    const square = () => (draw.number(0, 2) === 0 ? "#" : ".");
    return { r: [r], c: [c], a: times(r, () => times(c, square).join("")) };
  },
};

/** A word over an alphabet, whose moves are its places; random ones have at least `least` of the characters `drawn`. */
const word = (letter: string, alphabet: string, drawn: string, least: number): Shape => ({
  position(numbers) {
    const text = numbers(letter).map((each) => alphabet[Number(each)]);
    return [{ text: text.join(""), named: (at) => [BigInt(at)] }];
  },
  drawn: (draw) => ({
    [letter]: [times(draw.count(least, 9), () => drawn[draw.number(1, drawn.length) - 1]!).join("")],
  }),
});

/** A token on each vertex of a graph without cycles in turn, with an arc for each of some pairs of vertices. */
const eachVertex = (arcs: (numbers: Numbers) => Pairs | undefined, drawn: (draw: Draw) => Drawn): Shape => ({
  position(numbers) {
    const n = one(numbers("n"));
    const found = arcs(numbers);
    const text = found?.a.map((each, i) => `${each}>${found.b[i]}`).join();
    return times(Number(n), () => "").map((_, i) => (text === undefined ? "" : `${text}@${i + 1}`));
  },
  drawn,
});

/** Arcs of a tree that lead from a vertex to a lower one. */
function downhill(numbers: Numbers): Pairs {
  const heights = numbers("h");
  const heightOf = (vertex: bigint) => heights[Number(vertex) - 1]!;
  const { a, b } = pairs(numbers);
  const ends = a
    .map((each, i) => [each, b[i]!] as const)
    .flatMap(([x, y]) => (heightOf(x) === heightOf(y) ? [] : [heightOf(x) > heightOf(y) ? [x, y] : [y, x]]));
  return { a: ends.map(([from]) => from!), b: ends.map(([, to]) => to!) };
}

/** Arcs from a number in a row to each larger one that is a multiple of it away, if the numbers are those from 1 to n. */
function jumps(numbers: Numbers): Pairs | undefined {
  const row = numbers("a");
  if (new Set(row).size < row.length || row.some((each) => each > BigInt(row.length))) return undefined;
  const ends = row.flatMap((own, i) => {
    const found: (readonly [bigint, bigint])[] = [];
    for (let j = i % Number(own); j < row.length; j += Number(own))
      if (row[j]! > own) found.push([BigInt(i + 1), BigInt(j + 1)]);
    return found;
  });
  return { a: ends.map(([from]) => from!), b: ends.map(([, to]) => to!) };
}

/** Tokens on the vertices of a graph without cycles, which play alone. */
const tokens: Shape = {
  position(numbers) {
    const { a, b } = pairs(numbers);
    const text = a.map((each, i) => `${each}>${b[i]}`).join();
    return numbers("s").map((at) => `${text}@${at}`);
  },
  drawn(draw) {
    const n = draw.count(1, 7);
    const { a, b } = edges(draw, n, 12, "acyclic");
    const s = list(draw, draw.count(1, 4), 1, n);
    return { n: [n], m: [a.length], k: [s.length], a, b, s };
  },
};

const heap = (position: (n: bigint) => string, most: number): Shape => ({
  position: (numbers) => [position(one(numbers("n")))],
  drawn: (draw) => ({ n: [draw.number(1, most)] }),
});

/** Two numbers of each pair, as they stand in the list. */
const inPairs = (numbers: Numbers): (readonly [bigint, bigint])[] =>
  numbers("a").map((each, i) => [each, numbers("b")[i]!]);

/** Meanings of the forms of each program, by its name. */
const SHAPES: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  "odd-steps": { "n a*n": ofList(anyHeaps) },
  "all-squares": { "n a*n": ofList(anyHeaps) },
  "every-other-gap": { "n a*n": ofList(apart, ascendingIn) },
  "welter-function": { "n a*n": ofList(apart, ascendingIn) },
  "balanced-heaps": { "n a*n": ofList((draw, k) => balancedHeaps(draw, k + 1)) },
  "every-other-difference": { "n a*n": ofList((draw) => ascending(draw, draw.count(1, 5), 0, 3, 0)) },
  "forced-heap": { "n a*n": ofList(anyHeaps, ([first, ...others]) => `${first}:${others}`) },
  "parity-of-evens": { "n a*n": ofList((draw) => list(draw, draw.count(1, 4), 1, 7)) },
  "corner-of-diagram": { "n a*n": ofList((draw) => list(draw, draw.count(1, 5), 1, 5)) },
  partners: { "n a*n": ofList((draw) => list(draw, draw.count(1, 5), 1, 4)) },
  rows: {
    "n a*n": ofList((draw) =>
      ascending(draw, draw.count(1, 5), 1, 2, 0)
        .reverse()
        .map((each) => Math.min(each, 7)),
    ),
  },
  gaps: {
    "n (a b)*n": {
      position(numbers) {
        const rows = inPairs(numbers).map(([a, b]) => (a < b ? `${a}-${b}` : `${b}-${a}`));
        return rows.length === 0 ? [] : [rows.join()];
      },
      drawn(draw) {
        const rows = times(draw.count(1, 4), () => "").map(() => ascending(draw, 2, 1, 5, 1));
        const turned = rows.map((row) => (draw.number(0, 1) === 0 ? row : row.reverse()));
        return { n: [rows.length], a: turned.map(([a]) => a!), b: turned.map(([, b]) => b!) };
      },
    },
  },
  "balanced-gaps": {
    "n (a b)*n": {
      position(numbers) {
        const rows = inPairs(numbers);
        if (rows.some(([a, b]) => b <= a)) return [""];
        return rows.length === 0 ? [] : [rows.map(([a, b]) => `w${".".repeat(Number(b - a) - 1)}b`).join("")];
      },
      drawn(draw, k) {
        let cell = 0;
        const rows = balancedHeaps(draw, k + 1)
          .slice(0, 4)
          .map((gap) => {
            const white = ++cell;
            cell += gap + 1;
            return [white, cell] as const;
          });
        return { n: [rows.length], a: rows.map(([a]) => a), b: rows.map(([, b]) => b) };
      },
    },
  },
  "losing-heaps": {
    n: heap((n) => `${n}`, 60),
    "n -> n,n": {
      position: (numbers) => [`${one(numbers("n"))}/${one(numbers("n"))}`],
      drawn: (draw) => ({ n: [draw.number(0, 20)] }),
    },
    "n k": {
      position: (numbers) => [{ game: `dynamic-nim(${one(numbers("k"))})`, text: `${one(numbers("n"))}` }],
      drawn: (draw) => ({ n: [draw.number(1, 60)], k: [draw.number(1, 6)] }),
    },
  },
  "consecutive-parts": {
    n: {
      position: (numbers) => [{ text: `${one(numbers("n"))}`, named: (at) => [BigInt(at)] }],
      drawn: (draw) => ({ n: [draw.number(0, 60)] }),
    },
  },
  symmetry: { n: heap((n) => `${n}`, 12) },
  parity: { n: heap((n) => `${n}`, 2) },
  "remainder-of-eight": {
    "n o": {
      position: (numbers) => [`${one(numbers("n"))}${one(numbers("o")) > 0n ? "o" : ""}`],
      drawn: (draw) => ({ n: [draw.number(1, 40)], o: [draw.number(0, 1)] }),
    },
  },
  "subsets-of-grid": {
    "r c": {
      position: (numbers) => [`${one(numbers("r"))}x${one(numbers("c"))}`],
      drawn: (draw) => ({ r: [draw.count(1, 4)], c: [draw.count(1, 4)] }),
    },
  },
  "subsets-of-edges": {
    "n m (a b)*m": undirected,
    "n (a b)*n": {
      position(numbers) {
        const cards = inPairs(numbers);
        const edges = cards.flatMap(([a, b], i) =>
          cards
            .slice(0, i)
            .flatMap(([x, y], j) => (a === x || b === y ? [[BigInt(i + 1), BigInt(j + 1)]] : [])),
        );
        const ends = { a: edges.map(([from]) => from!), b: edges.map(([, to]) => to!) };
        return cards.length === 0 ? [] : [graph(one(numbers("n")), ends, "-")];
      },
      drawn(draw) {
        const n = draw.count(1, 7);
        const most = draw.number(2, 6);
        return { n: [n], a: list(draw, n, 1, most), b: list(draw, n, 1, most) };
      },
    },
  },
  "subsets-of-vertices": { "n m (a b)*m": undirected },
  "subsets-of-walk": {
    "n m s (a b)*m": walk("-"),
    "n s (a b)*n-1": walkOnTree,
    "r c (a*codes(.#))*r": maze,
  },
  "subsets-of-walk-along-arcs": { "n m s (a b)*m": walk(">") },
  "values-of-vertices": {
    "n m (a b)*m k s*k": tokens,
    "n m k (a b)*m s*k": tokens,
    "n m (a b)*m -> 1..n": eachVertex(pairs, (draw) => {
      const n = draw.count(1, 7);
      const { a, b } = edges(draw, n, 12, "acyclic");
      return { n: [n], m: [a.length], a, b };
    }),
    "n h*n (a b)*n-1 -> 1..n": eachVertex(downhill, (draw) => {
      const n = draw.count(1, 9);
      return { n: [n], h: list(draw, n, 1, 6), ...rooted(draw, 1, n, 0) };
    }),
    "n a*n -> 1..n": eachVertex(jumps, (draw) => {
      const a = Array.from({ length: draw.count(1, 9) }, (_, i) => i + 1);
      return counted(shuffled(draw, a));
    }),
  },
  "near-crosses": { "s*codes(.X)": word("s", ".X", "....X", 3) },
  "equal-neighbours": { "s*codes(a..z)": word("s", "abcdefghijklmnopqrstuvwxyz", "aabc", 1) },
  fusion: {
    "n m (a b)*m": {
      position: (numbers) => grounded(pairs(numbers), 0n),
      drawn(draw) {
        const vertices = draw.count(1, 7);
        const { a, b } = rooted(draw, 0, vertices, draw.count(0, 3));
        return { n: [vertices - 1], m: [a.length], a, b };
      },
    },
    "n (a b)*n-1": {
      position: (numbers) => grounded(pairs(numbers), 1n),
      drawn(draw) {
        const vertices = draw.count(1, 10);
        return { n: [vertices], ...rooted(draw, 1, vertices, 0) };
      },
    },
    "n r (a b)*n-1": {
      position: rootedAt,
      drawn(draw) {
        const vertices = draw.count(1, 10);
        return { n: [vertices], ...turned(draw, vertices, rooted(draw, 1, vertices, 0)) };
      },
    },
    "n m r (a b)*m": {
      position: rootedAt,
      drawn(draw) {
        const vertices = draw.count(1, 7);
        const edges = rooted(draw, 1, vertices, draw.count(0, 3));
        return { n: [vertices], m: [edges.a.length], ...turned(draw, vertices, edges) };
      },
    },
    "g (n m (a b)*m)*g": {
      position(numbers) {
        let at = 0;
        return numbers("m").flatMap((m) => {
          const [from, to] = [at, at + Number(m)];
          at = to;
          return grounded({ a: numbers("a").slice(from, to), b: numbers("b").slice(from, to) }, 1n);
        });
      },
      drawn(draw) {
        const graphs = Array.from({ length: draw.count(1, 3) }, () => {
          const vertices = draw.count(1, 5);
          return { vertices, ...rooted(draw, 1, vertices, draw.count(0, 2)) };
        });
        return {
          g: [graphs.length],
          n: graphs.map(({ vertices }) => vertices),
          m: graphs.map(({ a }) => a.length),
          a: graphs.flatMap(({ a }) => a),
          b: graphs.flatMap(({ b }) => b),
        };
      },
    },
  },
};

/** Coins on different squares, in notation. */
function ascendingIn(a: readonly bigint[]): string {
  return [...a].sort((x, y) => (x < y ? -1 : x > y ? 1 : 0)).join();
}

/** Form of such a game, with its random tests. */
export interface WholeForm extends Walked {
  readonly bounds: Bounds;
  /** The test that programs read. */
  readonly test: WholeTest;
  drawn(draw: Draw): ReadonlyMap<string, readonly (number | string)[]>;
}

/**
 * Steps of a form for lists, graphs and boards: the usual one, or that of `typed`.
 * @throws NotationError when the game has no form of this structure
 */
export function wholeForm(
  whole: WholeGame,
  id: string,
  forms: readonly string[],
  typed?: InputForm,
): WholeForm {
  const found = testOf(whole, typed);
  if (found === undefined) throw new NotationError(typed!.text, 0, t("wholeForm", { id, forms }));
  const { test, following, shift } = found;
  const shape = SHAPES[whole.name]?.[test.read];
  if (shape === undefined)
    throw new TypeError(`form: expected the meaning of ${test.read} for ${whole.name}`);
  const { items } = parseRead(test.read);
  const inner = stepsOf(items);
  const letters = lettersIn(items);
  const listed = items.find(({ kind }) => kind === "numbers");
  const shifted = listed?.kind === "numbers" ? listed.name : undefined;
  const until =
    following === "counted"
      ? ({ kind: "count", name: TESTS } as const)
      : following === "end"
        ? ({ kind: "end" } as const)
        : ({ kind: "zeros", zeros: 1 } as const);
  const steps: readonly Step[] =
    following === "once"
      ? inner
      : [
          ...(following === "counted" ? [{ kind: "number", name: TESTS, kept: false } as const] : []),
          { kind: "tests", until, steps: inner },
        ];
  return {
    steps,
    letters,
    needed: new Set([...letters, TESTS]),
    depth: following === "once" && test.values === undefined ? 0 : 1,
    apart: test.values !== undefined,
    test,
    make({ values, kept }) {
      const numbers: Numbers = (letter) => {
        const own =
          kept.get(letter) ?? (values.has(letter) && !isListed(inner, letter) ? [values.get(letter)!] : []);
        return letter === shifted ? own.map((each) => each - BigInt(shift)) : own;
      };
      const made = shape.position(numbers, whole.parameter);
      return made.map((each) => (typeof each === "string" ? { text: each } : each));
    },
    bounds: {
      counts: new Set([TESTS]),
      bounds: new Map(),
      largest: new Map(),
      leasts: new Map(),
      from: 1,
      ending: [],
      take: 1,
      ascending: new Map(),
      sorted: new Set(),
      distinct: new Set(),
    },
    drawn(draw) {
      const numbers = Object.entries(shape.drawn(draw, whole.parameter));
      return new Map(
        numbers.map(([name, all]) => [
          name,
          name === shifted ? all.map((each) => (typeof each === "number" ? each + shift : each)) : all,
        ]),
      );
    },
  };
}

/** Letter of the number of tests, which no form of a test has. */
const TESTS = "T";

const isListed = (steps: readonly Step[], letter: string, within = false): boolean =>
  steps.some((step) =>
    step.kind === "number"
      ? within && step.name === letter
      : "steps" in step && isListed(step.steps, letter, true),
  );

/** Steps that read items and keep all numbers of lists. */
const stepsOf = (items: readonly Item[], kept = false): readonly Step[] =>
  items.map((item): Step => {
    switch (item.kind) {
      case "number":
        return { kind: "number", name: item.name, kept };
      case "numbers":
        if (item.word !== undefined)
          return { kind: "word", name: item.name, word: item.word, others: [], kept: true };
        return {
          kind: "repeat",
          count: item.count,
          steps: [{ kind: "number", name: item.name, kept: true }],
        };
      case "several":
        return { kind: "repeat", count: item.count, steps: stepsOf(item.items, true) };
      default:
        throw new TypeError(`form: expected numbers in a test, got ${item.kind}`);
    }
  });
