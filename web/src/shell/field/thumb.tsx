import type { Cell } from "nimber";
import type { JSX } from "preact";
import { isNamed } from "../../board/named.ts";
import { OUTLINES } from "../../board/outlines.ts";

interface ThumbProps {
  readonly cells: readonly Cell[];
  /** Picture of its pieces, such as pins, pawns or a queen; discs by default. */
  readonly picture?: string | undefined;
  /** Pixels per piece, for pictures side by side; by default the picture fills its box. */
  readonly scale?: number;
  /** Indices of the cells in the colour of a win. */
  readonly marked?: readonly number[] | undefined;
}

/** Small decorative picture of a position. */
export function Thumb({ cells, picture, scale, marked }: ThumbProps): JSX.Element | null {
  if (cells.length === 0) return null;
  const xs = cells.flatMap(({ x, end }) => (end === undefined ? [x] : [x, end[0]]));
  const ys = cells.flatMap(({ y, end }) => (end === undefined ? [y] : [y, end[1]]));
  const [left, top] = [Math.min(...xs) - 0.5, Math.min(...ys) - 0.5];
  const [width, height] = [Math.max(...xs) + 0.5 - left, Math.max(...ys) + 0.5 - top];
  // On paper, an edge between unnamed vertices is labelled with its move.
  const plain = scale === undefined || cells.some(({ shape }) => shape === "label");
  return (
    <svg
      class="thumb"
      viewBox={`${left} ${top} ${width} ${height}`}
      style={scale === undefined ? undefined : { width: `${width * scale}px`, height: `${height * scale}px` }}
      aria-hidden="true"
    >
      {cells.map((cell, i) => {
        const piece = cell.shape === "label" ? cells.find((each) => isNamed(each, cell)) : undefined;
        if (piece === undefined) {
          const mark = (
            <g key={i} class={marked?.includes(i) ? "won" : undefined}>
              <Mark {...cell} picture={picture} open={scale !== undefined} />
            </g>
          );
          return plain || cell.end === undefined ? mark : [mark, <EdgeName key={`${i} name`} {...cell} />];
        }
        // The name of a piece is written on it if the picture is large enough.
        return scale !== undefined && <Name key={i} x={piece.x} y={piece.y} text={cell.text ?? ""} />;
      })}
    </svg>
  );
}

interface NameProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

function Name({ x, y, text }: NameProps): JSX.Element {
  return (
    <text fill="var(--on-piece)" x={x} y={y + 0.17} font-size="0.5" text-anchor="middle">
      {text}
    </text>
  );
}

/** Name of the only move that removes an edge, at its middle. */
function EdgeName({ x, y, end = [x, y], touch = [] }: Cell): JSX.Element | null {
  if (touch.length !== 1) return null;
  return (
    <text
      x={(x + end[0]) / 2}
      y={(y + end[1]) / 2 + 0.12}
      font-size="0.38"
      text-anchor="middle"
      stroke="var(--page)"
      stroke-width="0.2"
      paint-order="stroke"
    >
      {touch[0]}
    </text>
  );
}

interface MarkProps extends Cell {
  readonly picture: string | undefined;
  /** Whether squares are drawn as outlines, to write into them or to show pieces on them. */
  readonly open: boolean;
}

function Mark({ shape, x, y, end, text, picture, open }: MarkProps): JSX.Element {
  if (end !== undefined) return <line x1={x} y1={y} x2={end[0]} y2={end[1]} />;
  if (shape === "square") {
    const kind = open ? "unfilled" : undefined;
    return <rect class={kind} x={x - 0.44} y={y - 0.44} width="0.88" height="0.88" rx="0.1" />;
  }
  if (shape === "ground") return <rect x={x - 0.5} y={y} width="1" height="0.16" />;
  if (shape === "label") {
    return (
      <text x={x} y={y + 0.3} font-size="0.9" text-anchor="middle">
        {text}
      </text>
    );
  }
  const outline = shape === "token" && picture !== undefined ? OUTLINES[picture] : undefined;
  if (outline !== undefined) return <path transform={`translate(${x} ${y}) scale(0.01)`} d={outline} />;
  return <circle cx={x} cy={y} r={shape === "hole" ? 0.16 : 0.36} />;
}
