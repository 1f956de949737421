import type { JSX } from "preact";

/** Length of an edge of a stalk. */
export const UNIT = 26;

interface StalkProps {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** Sideways shift of each edge. */
  readonly lean?: number;
  readonly class?: string;
}

/** Path of edges that grows from (x, y). */
export function Stalk({ x, y, length, lean = 0, ...rest }: StalkProps): JSX.Element {
  return (
    <g {...rest}>
      {Array.from({ length }, (_, i) => (
        <g key={i}>
          <path
            class="bough"
            d={`M${x + i * lean} ${y - i * UNIT}L${x + (i + 1) * lean} ${y - (i + 1) * UNIT}`}
          />
          <circle class="joint" cx={x + (i + 1) * lean} cy={y - (i + 1) * UNIT} r={4} />
        </g>
      ))}
    </g>
  );
}

export function Ground({ width, y }: { readonly width: number; readonly y: number }): JSX.Element {
  return <rect class="ground-line" x={0} y={y} width={width} height={5} rx={2} />;
}
