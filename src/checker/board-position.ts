/** Game of deleting on at most 112 cells, as its notation defines it. */
export interface Board {
  /** Cells taken by a move: two neighbours; a cell and all its neighbours; or a cell, or two neighbours. */
  readonly kind: "arcs" | "nodes" | "pins";
  readonly near: readonly (readonly number[])[];
  /** Cells in a row of a rectangle whose longer side is vertical; 0 for other graphs. */
  readonly columns: number;
  readonly left: readonly number[];
  /** Index of the n-th cell of the board as it is written, row by row. */
  place(n: number): number;
}

/** Limit on the cells of a board that is checked. */
export const MOST_CELLS = 112;

/** Position as written, or its number of cells when there are too many. */
type Shape = Omit<Board, "kind"> | number;

const GAMES: Readonly<Record<string, readonly [Board["kind"], (text: string) => Shape | undefined]>> = {
  cram: ["arcs", readSquares],
  "arc-kayles": ["arcs", readGraph],
  "node-kayles": ["nodes", readGraph],
  "graph-kayles": ["pins", readGraph],
};

/** Board named by a game and a position in canonical form; the number of cells when it is too large. */
export function readBoard(game: string, position: string): Board | number | undefined {
  const entry = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  const shape = entry?.[1](position);
  return typeof shape === "object" ? { kind: entry![0], ...shape } : shape;
}

const SIDES = /^([1-9]\d{0,3})x([1-9]\d{0,3})$/;

/** Reads `4x7`, `..#/...` with holes, and both in `torus(…)`. */
function readSquares(text: string): Shape | undefined {
  const inner = /^torus\((.*)\)$/.exec(text)?.[1];
  const sides = sidesIn(inner ?? text);
  if (sides !== undefined) return rectangle(...sides, inner !== undefined);
  const rows = (inner ?? text).split("/");
  const width = rows[0]!.length;
  if (width === 0 || rows.some((row) => row.length !== width || /[^.#]/.test(row))) return undefined;
  return rectangle(rows.length, width, inner !== undefined, (y, x) => rows[y]![x] === ".");
}

function sidesIn(text: string): readonly [number, number] | undefined {
  const found = SIDES.exec(text);
  return found === null ? undefined : [Number(found[1]), Number(found[2])];
}

/**
 * Rectangle with rows and columns exchanged when that makes the rows shorter; a torus is left as it is, without
 * symmetries.
 */
function rectangle(
  rows: number,
  columns: number,
  torus: boolean,
  has: (y: number, x: number) => boolean = () => true,
): Shape {
  if (rows * columns > MOST_CELLS) return rows * columns;
  const turned = !torus && columns > rows;
  const at = (y: number, x: number) => (turned ? x * rows + y : y * columns + x);
  const near: number[][] = Array.from({ length: rows * columns }, () => []);
  const left: number[] = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const cell = at(y, x);
      if (has(y, x)) left.push(cell);
      for (const [dy, dx] of [
        [0, 1],
        [1, 0],
      ] as const) {
        const [b, a] = torus ? [(y + dy) % rows, (x + dx) % columns] : [y + dy, x + dx];
        const other = b < rows && a < columns ? at(b, a) : cell;
        if (other === cell || near[cell]!.includes(other)) continue;
        near[cell]!.push(other);
        near[other]!.push(cell);
      }
    }
  const place = (n: number) => at(Math.floor(n / columns), n % columns);
  return { near, left, columns: torus ? 0 : Math.min(rows, columns), place };
}

/** Reads `path(9)`, `cycle(9)`, `complete(4)`, `star(2,3,4)`, `grid(3x4)`, `torus(3x4)`, or edges as `0-1,1-2,5`. */
function readGraph(text: string): Shape | undefined {
  const [, name, inner] = /^([a-z]+)\((.*)\)$/.exec(text) ?? [];
  if (name === undefined) return readEdges(text);
  if (name === "grid" || name === "torus") {
    const sides = sidesIn(inner!);
    return sides && rectangle(...sides, name === "torus");
  }
  if (!/^(?:0|[1-9]\d{0,3})(?:,(?:0|[1-9]\d{0,3}))*$/.test(inner!)) return undefined;
  const [n, ...more] = inner!.split(",").map(Number) as [number, ...number[]];
  if (name === "star") return star([n, ...more]);
  if (more.length > 0 || !["path", "cycle", "complete"].includes(name)) return undefined;
  if (n > MOST_CELLS) return n;
  const chain = (from: readonly number[]) => from.slice(1).map((cell, i) => [from[i]!, cell] as const);
  const all = Array.from({ length: n }, (_, cell) => cell);
  if (name === "path") return joined(n, chain(all));
  if (name === "cycle") return joined(n, n > 2 ? [...chain(all), [n - 1, 0]] : chain(all));
  return joined(
    n,
    all.flatMap((a) => all.slice(0, a).map((b) => [b, a] as const)),
  );
}

/** Paths of these lengths from vertex 0. */
function star(legs: readonly number[]): Shape {
  const cells = 1 + legs.reduce((sum, leg) => sum + leg, 0);
  if (cells > MOST_CELLS) return cells;
  const edges: (readonly [number, number])[] = [];
  let count = 1;
  for (const length of legs)
    for (let step = 0; step < length; step++, count++) edges.push([step === 0 ? 0 : count - 1, count]);
  return joined(count, edges);
}

function readEdges(text: string): Shape | undefined {
  if (!/^\d{1,9}(?:-\d{1,9})?(?:,\d{1,9}(?:-\d{1,9})?)*$/.test(text)) return undefined;
  const edges = text.split(",").map((word) => word.split("-").map(Number));
  const names = [...new Set(edges.flat())].sort((a, b) => a - b);
  const ranks = new Map(names.map((name, i) => [name, i]));
  const pairs = edges.map((edge) => [ranks.get(edge[0]!)!, ranks.get(edge.at(-1)!)!] as const);
  return joined(names.length, pairs);
}

function joined(count: number, edges: readonly (readonly [number, number])[]): Shape {
  if (count > MOST_CELLS) return count;
  const near: number[][] = Array.from({ length: count }, () => []);
  for (const [a, b] of edges) {
    if (a === b || near[a]!.includes(b)) continue;
    near[a]!.push(b);
    near[b]!.push(a);
  }
  return { near, columns: 0, left: [...near.keys()], place: (n) => n };
}
