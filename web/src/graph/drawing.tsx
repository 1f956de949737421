import type { JSX } from "preact";
import type { Point } from "./layout.ts";
import { arrowhead, chipOf, curve, type Figure, meet, middleOf, outlineOf } from "./shape.ts";

/** An edge as it is drawn: its line, and its arrowhead. */
export interface Stroke {
  readonly line: string;
  readonly head: string;
  readonly middle: Point;
}

const TIP = 9;

/** Draws an edge through `points` from one node's outline to another's. */
export function strokeOf(
  points: readonly Point[],
  from: Figure,
  to: Figure,
  ends: readonly [Point, Point],
): Stroke {
  const inner = points.slice(1, -1);
  const start = meet(from, ends[0], inner[0] ?? ends[1], 0);
  const before = inner.at(-1) ?? start;
  const tip = meet(to, ends[1], before, 2);
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const short = (0.7 * TIP) / length;
  const stop = { x: tip.x - short * (tip.x - before.x), y: tip.y - short * (tip.y - before.y) };
  const way = [start, ...inner, stop];
  return { line: curve(way), head: arrowhead(tip, before, TIP), middle: middleOf(way) };
}

interface NodeProps {
  readonly figure: Figure;
  /** Whether the value is not known yet. */
  readonly blank: boolean;
  readonly winning: boolean;
  /** Options that are not drawn. */
  readonly more: number | undefined;
  readonly onMore: (() => void) | undefined;
}

/** A node around 0, 0. */
export function NodeDrawing({ figure, blank, winning, more, onMore }: NodeProps): JSX.Element {
  const { width, height, text, value, chip } = figure;
  const body = width - chip;
  return (
    <>
      <path class="halo" d={outlineOf({ ...figure, width: width + 12, height: height + 12 })} />
      <path class="body" d={outlineOf(figure)} />
      {value !== "" && <path class="chip" d={chipOf(figure)} />}
      {text !== "" && (
        <text class="name" x={-chip / 2} dy="0.35em">
          {text}
        </text>
      )}
      {value !== "" && (
        <text class="value" x={body / 2} dy="0.35em">
          {blank ? "?" : value}
        </text>
      )}
      <path class="rim" d={outlineOf(figure)} />
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
          <text dy="0.35em">+{more > 999 ? "999+" : more}</text>
        </g>
      )}
    </>
  );
}
