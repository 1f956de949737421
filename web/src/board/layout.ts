import type { Cell } from "nimber";

/** Cell with its place in pixels; `end` for a line. */
export interface Placed {
  readonly cell: Cell;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly end?: readonly [x: number, y: number];
  /** Curvature of a line among several between the same points; a loop when its ends coincide. */
  readonly bow: number;
  /** Distance between an arrow's head and its end, in cells. */
  readonly gap: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Pixels between adjacent cells. */
  readonly unit: number;
  readonly placed: readonly Placed[];
  /** Connections of a wrapped row, from the end of each line to the start of the next. */
  readonly goesOn: readonly string[];
}

/**
 * Largest size of a piece for this height; least size of a piece in a row, for touches; and least size of any
 * piece.
 */
const largestIn = (tall: number): number => Math.max(144, 0.24 * tall);
const ROW_LEAST = 44;
const SMALLEST = 30;
/** Distance between lines of a wrapped row, in cells; leaves space for their connection. */
const LEADING = 1.4;

/** Largest height of a single-row board, in cells. */
const ROW = 1.2;

/** Whether a board is a single row. These are arranged below each other, other boards next to each other. */
export function isRow(cells: readonly Cell[]): boolean {
  const { top, bottom } = around(cells.map(boxOf));
  return bottom - top <= ROW;
}

/** Space between an arrow's head and the middle of its target. */
const GAP = { token: 0.43, hole: 0.28 };

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Fits a board into `available` pixels and a height: it is scaled down, a row wraps, and anything still too
 * wide scrolls. `scale` is the largest scale of rows.
 */
export function layOut(
  cells: readonly Cell[],
  available: number,
  several: boolean,
  tall: number,
  scale = largestIn(tall),
): Layout {
  const box = around(cells.map(boxOf));
  const columns = box.right - box.left;
  const rows = box.bottom - box.top;
  const flat = rows <= ROW && cells.every(({ shape }) => shape === "token" || shape === "edge");
  const room = Math.max(available, 3 * SMALLEST);
  if (flat && columns * ROW_LEAST > room) return wrapped(cells, box, Math.floor(room / ROW_LEAST), ROW_LEAST);
  const largest = flat ? Math.max(ROW_LEAST, scale) : largestIn(tall);
  const unit = Math.max(SMALLEST, Math.min(largest, room / columns, (several ? 0.7 * tall : tall) / rows));
  return placed(cells, box, unit);
}

/** Scale of rows below each other, with which the longest fits the width and all of them the height. */
export function scaleOf(rows: readonly (readonly Cell[])[], available: number, tall: number): number {
  const columns = Math.max(1, ...rows.map((cells) => around(cells.map(boxOf)).right + 0.5));
  return Math.min(largestIn(tall), available / columns, (0.8 * tall) / rows.length);
}

function boxOf({ shape, x, y, end, text }: Cell): Box {
  const half = shape === "label" ? Math.max(0.5, 0.17 * (text?.length ?? 0)) : 0.5;
  const across = end === undefined ? [x] : [x, end[0]];
  const down = end === undefined ? [y] : [y, end[1]];
  const margin = shape === "edge" ? 0.15 : half;
  return {
    left: Math.min(...across) - margin,
    right: Math.max(...across) + margin,
    top: Math.min(...down) - Math.min(0.5, margin),
    bottom: Math.max(...down) + Math.min(0.5, margin),
  };
}

function around(boxes: readonly Box[]): Box {
  const of = (edge: keyof Box, most: (a: number, b: number) => number) =>
    boxes.reduce((all, box) => most(all, box[edge]), boxes[0]?.[edge] ?? 0);
  return {
    left: of("left", Math.min),
    right: of("right", Math.max),
    top: of("top", Math.min),
    bottom: of("bottom", Math.max),
  };
}

function placed(cells: readonly Cell[], box: Box, unit: number): Layout {
  const bows = bowsOf(cells);
  const tokens = new Set(cells.flatMap(({ shape, x, y }) => (shape === "token" ? [`${x},${y}`] : [])));
  return {
    unit,
    width: Math.ceil((box.right - box.left) * unit),
    height: Math.ceil((box.bottom - box.top) * unit),
    goesOn: [],
    placed: cells.map((cell, index) => ({
      cell,
      index,
      x: (cell.x - box.left) * unit,
      y: (cell.y - box.top) * unit,
      ...(cell.end && { end: [(cell.end[0] - box.left) * unit, (cell.end[1] - box.top) * unit] as const }),
      bow: bows[index]!,
      gap: tokens.has(`${cell.end}`) ? GAP.token : GAP.hole,
    })),
  };
}

function wrapped(cells: readonly Cell[], box: Box, perLine: number, unit: number): Layout {
  const lines = Math.ceil((box.right - box.left) / perLine);
  const moved = cells.map((cell): Cell => {
    const line = Math.min(lines - 1, Math.floor((cell.x - box.left) / perLine));
    const [dx, dy] = [-line * perLine, line * LEADING];
    return {
      ...cell,
      x: cell.x + dx,
      y: cell.y + dy,
      ...(cell.end && { end: [cell.end[0] + dx, cell.end[1] + dy] as const }),
    };
  });
  const [left, right] = [0.5 * unit, (perLine - 0.5) * unit];
  const goesOn = Array.from({ length: lines - 1 }, (_, line) => turnOf(left, right, line, unit));
  return { ...placed(moved, around(moved.map(boxOf)), unit), goesOn };
}

/**
 * Connection of two lines of a wrapped row: down from the last piece, back between the lines, and down to the
 * first piece of the next.
 */
function turnOf(left: number, right: number, line: number, unit: number): string {
  const above = (line * LEADING + 0.98) * unit;
  const below = ((line + 1) * LEADING + 0.02) * unit;
  const r = (below - above) / 2;
  return `M${right} ${above}q0 ${r} ${-r} ${r}H${left + r}q${-r} 0 ${-r} ${r}`;
}

/** Curvatures: lines between the same two points get 0, 1, -1, 2, -2, …; arrows avoid pieces in their way. */
export function bowsOf(cells: readonly Cell[]): number[] {
  const met = new Map<string, number>();
  const points = cells.filter(({ shape }) => shape === "hole" || shape === "token");
  return cells.map((cell) => {
    const { x, y, end, arrow } = cell;
    if (end === undefined) return 0;
    const ends = [`${x},${y}`, `${end}`].sort().join(" ");
    const first = arrow && points.some((point) => isBetween(point, cell)) ? 3 : 0;
    const before = met.get(ends) ?? first;
    met.set(ends, before + 1);
    const loop = x === end[0] && y === end[1];
    return loop ? before + 1 : Math.ceil(before / 2) * (before % 2 === 1 ? 1 : -1);
  });
}

/** Whether a line would run through a point. */
function isBetween({ x, y }: Cell, line: Cell): boolean {
  const [u, v] = line.end!;
  const [dx, dy] = [u - line.x, v - line.y];
  const length = Math.hypot(dx, dy);
  const along = ((x - line.x) * dx + (y - line.y) * dy) / length;
  const aside = Math.abs((x - line.x) * dy - (y - line.y) * dx) / length;
  return along > 0.1 && along < length - 0.1 && aside < 0.3;
}
