import type { Cell } from "nimber";

/** Former cell of each cell after a move; undefined for a new one. */
export type Origins = readonly (number | undefined)[];

/** Largest number of pairs among remaining cells that are compared for the nearest ones. */
const COMPARED = 10_000;

/**
 * For each cell of the boards after a move, the cell of the earlier board that it was. Pieces that the move
 * does not change keep their order. If their numbers differ, a piece stays in its place, and a new one comes
 * from the nearest one that is gone. Lines are identified by their moves, and joints by the lines that meet
 * there.
 */
export function origins(
  before: readonly Cell[],
  changed: ReadonlySet<number>,
  after: readonly (readonly Cell[])[],
): readonly Origins[] {
  const cells = after.flatMap((board, part) => board.map((cell, i) => ({ cell, part, i })));
  const found: (number | undefined)[][] = after.map((board) => board.map(() => undefined));
  const taken = new Set<number>();

  function join(from: number, to: (typeof cells)[number]): void {
    found[to.part]![to.i] = from;
    taken.add(from);
  }
  const free = (fits: (cell: Cell) => boolean) =>
    before.flatMap((cell, i) => (!taken.has(i) && fits(cell) ? [i] : []));
  const open = (fits: (cell: Cell) => boolean) =>
    cells.filter(({ cell, part, i }) => found[part]![i] === undefined && fits(cell));
  const isPiece = pieces(before, after);

  const unchanged = free(isPiece).filter((i) => !changed.has(i));
  const pieceCells = open(isPiece);
  const inOrder =
    unchanged.length === pieceCells.length &&
    unchanged.every((from, k) => before[from]!.tone === pieceCells[k]!.cell.tone);
  if (inOrder) for (const [k, to] of pieceCells.entries()) join(unchanged[k]!, to);

  const names = namesOf(before);
  const joints = new Map<string, Point>();
  for (const to of open(({ shape }) => shape === "edge")) {
    const from = names.get(nameOf(to.cell));
    if (from === undefined || taken.has(from)) continue;
    join(from, to);
    const [old, now] = [endsOf(before[from]!), endsOf(to.cell)];
    for (const i of [0, 1] as const) joints.set(`${to.part} ${now[i].x},${now[i].y}`, old[i]);
  }

  /** Former place of a cell that did not move. */
  function placeBefore({ cell, part }: (typeof cells)[number]): string | undefined {
    if (cell.shape !== "hole" || names.size === 0) return placeOf(cell);
    const at = joints.get(`${part} ${cell.x},${cell.y}`);
    return at && placeOf({ ...cell, ...at });
  }

  const places = new Map(before.map((cell, i) => [placeOf(cell), i]));
  for (const to of open(() => true)) {
    const from = places.get(placeBefore(to) ?? "");
    if (from !== undefined && !taken.has(from)) join(from, to);
  }
  for (const { from, to } of nearest(before, free(isPiece), open(isPiece))) {
    if (!taken.has(from) && found[to.part]![to.i] === undefined) join(from, to);
  }
  return found;
}

/** Test for the pieces of a game: tokens if there are any, else squares. */
function pieces(before: readonly Cell[], after: readonly (readonly Cell[])[]): (cell: Cell) => boolean {
  const isToken = ({ shape }: Cell) => shape === "token";
  const tokens = before.some(isToken) || after.flat().some(isToken);
  return tokens ? isToken : ({ shape }) => shape === "square";
}

/** Name of the move that cuts a line, for undirected lines between joints. */
const nameOf = ({ arrow, touch }: Cell): string => (arrow || touch?.length !== 1 ? "" : touch[0]!);

function namesOf(cells: readonly Cell[]): ReadonlyMap<string, number> {
  if (!cells.some(({ shape }) => shape === "hole")) return new Map();
  return new Map(
    cells.flatMap((cell, i) => (cell.shape === "edge" && nameOf(cell) !== "" ? [[nameOf(cell), i]] : [])),
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function endsOf({ x, y, end }: Cell): readonly [Point, Point] {
  const [u, v] = end ?? [x, y];
  return [
    { x, y },
    { x: u, y: v },
  ];
}

const placeOf = ({ shape, x, y, end, text, tone }: Cell): string =>
  `${shape} ${x},${y} ${end ?? ""} ${text ?? ""} ${tone ?? ""}`;

interface Pair<T> {
  readonly from: number;
  readonly to: T;
  readonly far: number;
}

function nearest<T extends { readonly cell: Cell }>(
  before: readonly Cell[],
  gone: readonly number[],
  come: readonly T[],
): Pair<T>[] {
  if (gone.length * come.length > COMPARED) return [];
  const pairs = come.flatMap((to) =>
    gone.flatMap((from): Pair<T>[] => {
      const cell = before[from]!;
      if (cell.tone !== to.cell.tone) return [];
      return [{ from, to, far: Math.hypot(cell.x - to.cell.x, cell.y - to.cell.y) }];
    }),
  );
  return pairs.sort((a, b) => a.far - b.far);
}
