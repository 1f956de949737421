import type { JSX } from "preact";
import type { Drawn } from "../sandbox/protocol.ts";

// Drawing of a position by a user's rules.

/** Pixels between cells, and the largest width of a drawing. */
const UNIT = 32;
const WIDEST = 640;

/** Position as its program draws it. It cannot be touched; the moves are listed below. */
export function Sketch({ cells, label }: { readonly cells: readonly Drawn[]; readonly label: string }) {
  const ends = cells.flatMap(({ x, y, end }) => [[x, y] as const, ...(end === undefined ? [] : [end])]);
  const [left, top, right, bottom] = ends.reduce(
    ([a, b, c, d], [x, y]) => [Math.min(a, x), Math.min(b, y), Math.max(c, x), Math.max(d, y)] as const,
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const unit = Math.min(UNIT, WIDEST / wide, WIDEST / high);
  return (
    <svg
      role="img"
      aria-label={label}
      width={wide * unit}
      height={high * unit}
      viewBox={`${left - 0.5} ${top - 0.5} ${wide} ${high}`}
      fill="none"
      stroke="currentColor"
      stroke-width={0.05}
    >
      {cells.map((cell, i) => (
        <g key={i}>
          <Shape cell={cell} />
          {cell.text !== undefined && (
            <text
              x={cell.x}
              y={cell.y}
              dy="0.35em"
              text-anchor="middle"
              font-size={0.6}
              fill="currentColor"
              stroke="none"
            >
              {cell.text}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function Shape({ cell: { shape, x, y, end, tone, text } }: { readonly cell: Drawn }): JSX.Element | null {
  switch (shape) {
    case "token": {
      const filled = text === undefined && tone !== "light";
      return <circle cx={x} cy={y} r={0.36} {...(filled && { fill: "currentColor" })} />;
    }
    case "square":
      return <rect x={x - 0.47} y={y - 0.47} width={0.94} height={0.94} rx={0.08} />;
    case "hole":
      return <circle cx={x} cy={y} r={0.14} />;
    case "edge":
      return <line x1={x} y1={y} x2={(end ?? [x, y])[0]} y2={(end ?? [x, y])[1]} stroke-width={0.1} />;
    case "ground":
      return <line x1={x - 0.5} y1={y} x2={x + 0.5} y2={y} stroke-width={0.14} />;
    case "label":
      return null;
  }
}
