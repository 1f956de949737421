import { t } from "../../locale/codegen.ts";
import type { Cursor } from "../../rules/cursor.ts";
import { indented } from "../program.ts";

// Edges of the input as a list of numbers: the lengths of the circles of a graph, or the number of vertices on a longest
// path of a tree.

/** Edges between the vertices from 1 to the number `of`, and the numbers that become of them. */
export interface Edges {
  readonly as: "circles" | "diameter";
  readonly of: string;
}

/** Reads the rest of edges such as `circles(n)` or `diameter(n)`, if they follow. @throws NotationError */
export function edgesAt(at: Cursor, letters: ReadonlySet<string>): Edges | undefined {
  const as = (["circles", "diameter"] as const).find((way) => at.accept(way));
  if (as === undefined) return undefined;
  at.expect("(");
  const near = at.token;
  const of = at.name(t("vertices"), []);
  if (!letters.has(of)) throw at.wrong(t("vertices"), near);
  at.expect(")");
  return { as, of };
}

/** Number of edges between so many vertices. */
export const edgesOf = ({ as }: Edges, vertices: number): number =>
  as === "circles" ? vertices : Math.max(0, vertices - 1);

type Pairs = readonly (readonly [number, number])[];

/** Numbers of edges between the vertices from 1 on; undefined if they are no circles, or no tree. */
export function numbersOf({ as }: Edges, vertices: number, edges: Pairs): readonly number[] | undefined {
  const near = Array.from({ length: vertices + 1 }, (): number[] => []);
  for (const [a, b] of edges) {
    if (near[a] === undefined || near[b] === undefined || a < 1 || b < 1) return undefined;
    near[a].push(b);
    near[b].push(a);
  }
  /** Vertices in the order of their distances from one, with these distances. */
  function from(start: number): readonly (readonly [vertex: number, far: number])[] {
    const far = new Map([[start, 1]]);
    for (const [vertex, own] of far)
      for (const other of near[vertex]!) if (!far.has(other)) far.set(other, own + 1);
    return [...far];
  }
  if (as === "diameter") {
    if (vertices < 1) return undefined;
    const found = from(1);
    return found.length === vertices ? [from(found.at(-1)![0]).at(-1)![1]] : undefined;
  }
  if (near.some(({ length }, vertex) => vertex > 0 && length !== 2)) return undefined;
  const met = new Set<number>();
  return near.flatMap((_, vertex) => {
    if (vertex === 0 || met.has(vertex)) return [];
    const circle = from(vertex);
    for (const [each] of circle) met.add(each);
    return [circle.length];
  });
}

/** Names in the lines that read edges. */
interface Names {
  /** Array that gets the numbers, and their number. */
  readonly list: string;
  readonly length: string;
  /** Number of vertices, a long integer. */
  readonly vertices: string;
  /** End of the names of all other variables. */
  readonly own: string;
}

/** Arrays that these lines need, for at most `most` vertices. */
export const edgeArrays = ({ as }: Edges, { own }: Names, most: number): readonly string[] =>
  as === "circles"
    ? [`array near${own}[${2 * most + 2}]`, `array degree${own}[${most + 1}]`]
    : [
        `array first${own}[${most + 1}]`,
        `array after${own}[${2 * most + 2}]`,
        `array tip${own}[${2 * most + 2}]`,
        `array order${own}[${most + 1}]`,
        `array far${own}[${most + 1}]`,
      ];

/** Lines that read edges and store their numbers. */
export function edgeLines({ as }: Edges, { list, length, vertices, own }: Names): readonly string[] {
  const [a, b] = [`a${own}`, `b${own}`];
  const ends = [a, b].flatMap((end) => [
    `long ${end}Read = nextNumber()`,
    `if ${end}Read < 1L or ${end}Read > ${vertices}:`,
    "  fail an edge between other numbers than those of the vertices",
    `let ${end} = narrow(${end}Read)`,
  ]);
  const [size, i, edge] = [`size${own}`, `vertex${own}`, `edge${own}`];
  if (as === "diameter") {
    const [first, after, tip, order, far] = ["first", "after", "tip", "order", "far"].map(
      (name) => name + own,
    );
    const [count, done, turn] = [`count${own}`, `done${own}`, `turn${own}`];
    return [
      `if ${vertices} < 1L:`,
      "  fail a tree without vertices",
      `let ${size} = narrow(${vertices})`,
      `for ${i} = 1 to ${size}:`,
      `  ${first}[${i}] = 0`,
      `for ${edge} = 1 to ${size} - 1:`,
      ...indented([
        ...ends,
        `${tip}[2 * ${edge}] = ${b}`,
        `${after}[2 * ${edge}] = ${first}[${a}]`,
        `${first}[${a}] = 2 * ${edge}`,
        `${tip}[2 * ${edge} + 1] = ${a}`,
        `${after}[2 * ${edge} + 1] = ${first}[${b}]`,
        `${first}[${b}] = 2 * ${edge} + 1`,
      ]),
      `let ${count} = 1`,
      `${order}[1] = 1`,
      `for ${turn} = 1 to 2:`,
      ...indented([
        `for ${i} = 1 to ${size}:`,
        `  ${far}[${i}] = 0`,
        // The last vertex of the first turn is an end of a longest path.
        `${order}[1] = ${order}[${count}]`,
        `${far}[${order}[1]] = 1`,
        `${count} = 1`,
        `let ${done} = 0`,
        `while ${done} < ${count}:`,
        ...indented([
          `${done} = ${done} + 1`,
          `let ${a} = ${order}[${done}]`,
          `let ${edge} = ${first}[${a}]`,
          `while ${edge} > 0:`,
          ...indented([
            `let ${b} = ${tip}[${edge}]`,
            `if ${far}[${b}] == 0:`,
            `  ${far}[${b}] = ${far}[${a}] + 1`,
            `  ${count} = ${count} + 1`,
            `  ${order}[${count}] = ${b}`,
            `${edge} = ${after}[${edge}]`,
          ]),
        ]),
        `if ${count} < ${size}:`,
        "  fail edges that are no tree",
      ]),
      `let ${length} = 1`,
      `${list}[0] = wide(${far}[${order}[${count}]])`,
    ];
  }
  const [near, degree, next] = [`near${own}`, `degree${own}`, `next${own}`];
  return [
    `let ${size} = narrow(${vertices})`,
    `for ${i} = 1 to ${size}:`,
    `  ${degree}[${i}] = 0`,
    `for ${edge} = 1 to ${size}:`,
    ...indented([
      ...ends,
      ...[
        [a, b],
        [b, a],
      ].flatMap(([from, to]) => [
        `if ${degree}[${from}] == 2:`,
        "  fail edges that are no circles",
        `${near}[2 * ${from} + ${degree}[${from}]] = ${to}`,
        `${degree}[${from}] = ${degree}[${from}] + 1`,
      ]),
    ]),
    `let ${length} = 0`,
    `for ${i} = 1 to ${size}:`,
    ...indented([
      `if ${degree}[${i}] > 0:`,
      ...indented([
        `${list}[${length}] = 0L`,
        `let ${next} = ${i}`,
        // A degree of 0 marks vertices that have been counted.
        `while ${degree}[${next}] > 0:`,
        ...indented([
          `${degree}[${next}] = 0`,
          `${list}[${length}] = ${list}[${length}] + 1L`,
          `let ${a} = ${next}`,
          `${next} = ${near}[2 * ${a}]`,
          `if ${degree}[${next}] == 0:`,
          `  ${next} = ${near}[2 * ${a} + 1]`,
        ]),
        `${length} = ${length} + 1`,
      ]),
    ]),
  ];
}
