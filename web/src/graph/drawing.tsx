import type { JSX } from "preact";
import type { Direction, Point } from "./geometry.ts";
import { around, arrowhead, chipOf, cornerOf, curve, type Figure, meet, outlineOf, SQUARE } from "./shape.ts";

/** Edge as drawn: its line, and its arrowhead. */
export interface Stroke {
  readonly line: string;
  readonly head: string;
  /** Place of its name: between the layers, next to its target. */
  readonly name: Point;
  /** Points of its line at the spacing of its bends; for a loop its rightmost point. */
  readonly way: readonly Point[];
}

const TIP = 9;

/**
 * Point where an edge leaves a node: on the side of its direction, so that it does not cross adjacent nodes.
 */
function port(figure: Figure, middle: Point, toward: Point, direction: Direction, gap: number): Point {
  const { width, height } = figure;
  const [dx, dy] = [toward.x - middle.x, toward.y - middle.y];
  const flat = width / 2 - Math.min(cornerOf(figure), width / 2);
  if (direction === "down" && Math.abs(dy) > height / 2) {
    const x = middle.x + Math.max(-flat, Math.min(flat, dx / 2));
    return { x, y: middle.y + Math.sign(dy) * (height / 2 + gap) };
  }
  if (direction === "right" && Math.abs(dx) > width / 2) {
    const y = middle.y + Math.max(-4, Math.min(4, dy / 4));
    return { x: middle.x + Math.sign(dx) * (width / 2 + gap), y };
  }
  return meet(figure, middle, toward, gap);
}

/** Points through which a smoothed curve passes. */
const knotsOf = (points: readonly Point[]): Point[] =>
  points.map((here, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (before === undefined || after === undefined) return here;
    return { x: (before.x + 4 * here.x + after.x) / 6, y: (before.y + 4 * here.y + after.y) / 6 };
  });

/** Draws an edge through `bends` from one node to another. */
export function strokeOf(
  bends: readonly Point[],
  from: Figure,
  to: Figure,
  ends: readonly [Point, Point],
  direction: Direction,
): Stroke {
  if (ends[0] === ends[1]) return loop(from, ends[0]);
  const inner = bends.slice(1, -1);
  const start = port(from, ends[0], inner[0] ?? ends[1], direction, 0);
  const before = inner.at(-1) ?? start;
  const tip = port(to, ends[1], before, direction, 2);
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const short = (0.7 * TIP) / length;
  const stop = { x: tip.x - short * (tip.x - before.x), y: tip.y - short * (tip.y - before.y) };
  const points = [start, ...inner, stop];
  return { line: curve(points), head: arrowhead(tip, before, TIP), name: before, way: knotsOf(points) };
}

/** Loop at the right of a node. */
function loop({ width }: Figure, { x, y }: Point): Stroke {
  const side = x + width / 2;
  const tip = { x: side + 2, y: y + 7 };
  const far = side + 30;
  return {
    line: `M${side} ${y - 7}C${far} ${y - 22} ${far} ${y + 22} ${side + 7} ${y + 8.5}`,
    head: arrowhead(tip, { x: side + 12, y: y + 10 }, TIP),
    name: { x: side + 24, y },
    way: [{ x: side + 26, y }],
  };
}

/** Board around 0, 0: its free squares as one path, its stones as discs. */
function BoardDrawing({ rows, x }: { readonly rows: readonly string[]; readonly x: number }): JSX.Element {
  const [left, top] = [(-SQUARE * rows[0]!.length) / 2, (-SQUARE * rows.length) / 2];
  const squares = rows.flatMap((row, j) =>
    [...row].map((sign, i) => ({ sign, x: left + SQUARE * i, y: top + SQUARE * j })),
  );
  const free = squares.filter(({ sign }) => sign !== "#");
  return (
    <g class="squares inert" transform={`translate(${x} 0)`}>
      <path d={free.map(({ x, y }) => `M${x} ${y}h${SQUARE}v${SQUARE}h${-SQUARE}z`).join("")} />
      {squares
        .filter(({ sign }) => sign === "x" || sign === "o")
        .map(({ sign, x, y }) => (
          <circle key={`${x} ${y}`} class={sign} cx={x + SQUARE / 2} cy={y + SQUARE / 2} r={SQUARE / 2 - 2} />
        ))}
    </g>
  );
}

interface NodeProps {
  readonly figure: Figure;
  /** Whether the value is still hidden. */
  readonly blank: boolean;
  readonly winning: boolean;
  /** Number of options that are not drawn. */
  readonly more: number | undefined;
  readonly onMore: (() => void) | undefined;
}

/** Node around 0, 0. */
export function NodeDrawing({ figure, blank, winning, more, onMore }: NodeProps): JSX.Element {
  const { width, height, text, rows, value, chip } = figure;
  const body = width - chip;
  return (
    <>
      <path class="halo unfilled" d={outlineOf(around(figure))} />
      <path class="face" d={outlineOf(figure)} />
      {value !== "" && <path class="badge" d={chipOf(figure)} />}
      {text !== "" && (
        <text class="name" x={-chip / 2} dy="0.35em">
          {text}
        </text>
      )}
      {rows && <BoardDrawing rows={rows} x={-chip / 2} />}
      {value !== "" && (
        <text class="value" x={body / 2} dy="0.35em">
          {blank ? "?" : value}
        </text>
      )}
      <path class="rim unfilled inert" d={outlineOf(figure)} />
      {winning && (
        <g class="tick" transform={`translate(${width / 2 - 4} ${-height / 2})`}>
          <circle r={8} />
          <path d="M-3.6 0.2l2.6 2.6l4.6 -5.4" />
        </g>
      )}
      {more !== undefined && more > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a key at the node does the same.
        <g
          class="more"
          transform={`translate(0 ${height / 2 + 9})`}
          onClick={(event) => {
            if (onMore === undefined) return;
            event.stopPropagation();
            onMore();
          }}
        >
          <rect x={-18} y={-8} width={36} height={16} rx={8} />
          <text dy="0.35em">{more > 999 ? "999+" : `+${more}`}</text>
        </g>
      )}
    </>
  );
}
