import type { Cell } from "nimber";
import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { type Layout, layOut, type Placed } from "./layout.ts";

export type Tone = "win" | "lose";

/** What a board shows besides its cells, and what a touch does. */
export interface BoardProps {
  readonly label: string;
  readonly cells: readonly Cell[];
  /** Pixels at hand. */
  readonly available: number;
  /** Whether there are boards beside it. */
  readonly several: boolean;
  readonly playable: boolean;
  /** The cell that was touched. */
  readonly picked: number | undefined;
  /** Cells that the move in view would change. */
  readonly changing: ReadonlySet<number>;
  /** Cells of the move being made. */
  readonly leaving: ReadonlySet<number>;
  /** Cells of the move that is hinted at. */
  readonly hinted: ReadonlySet<number>;
  readonly tone: (cell: Cell) => Tone | undefined;
  readonly nameOf: (index: number) => string;
  onTouch(cell: number, finger: boolean): void;
  /** A look at a cell that the pointer is over, or that has the focus; at none when it has gone. */
  onLook(cell: number | undefined): void;
}

const LAYERS = { ground: 0, square: 1, edge: 2, hole: 3, token: 4, label: 5 } as const;

const canTouch = ({ touch }: Cell): boolean => touch !== undefined && touch.length > 0;

/** A position, drawn. Arrow keys go from piece to piece; Enter touches one. */
export function Board(props: BoardProps): JSX.Element {
  const { cells, available, several, label, playable } = props;
  const layout = useMemo(() => layOut(cells, available, several), [cells, available, several]);
  const order = useMemo(
    () => [...layout.placed].sort((a, b) => LAYERS[a.cell.shape] - LAYERS[b.cell.shape]),
    [layout],
  );
  const [focused, setFocused] = useState<number>();
  const root = useRef<SVGSVGElement>(null);
  const open = layout.placed.filter(({ cell }) => playable && canTouch(cell));
  const entry = open.some(({ index }) => index === focused) ? focused : open[0]?.index;

  function go(event: KeyboardEvent, from: Placed): void {
    const way = WAYS[event.key as keyof typeof WAYS];
    if (way === undefined) return;
    event.preventDefault();
    const next = neighbour(open, from, way);
    if (next === undefined) return;
    setFocused(next.index);
    root.current?.querySelector<SVGElement>(`[data-cell="${next.index}"]`)?.focus();
  }

  return (
    <svg
      ref={root}
      class="board"
      role={open.length > 0 ? "group" : "img"}
      aria-label={label}
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
    >
      {order.map((each) => (
        <Piece
          key={keyOf(each.cell, each.index)}
          each={each}
          layout={layout}
          board={props}
          open={playable && canTouch(each.cell)}
          entry={each.index === entry}
          onFocus={() => setFocused(each.index)}
          onKey={(event) => go(event, each)}
        />
      ))}
    </svg>
  );
}

const keyOf = ({ shape, x, y }: Cell, index: number) => `${shape} ${x} ${y} ${index}`;

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;

/** The piece nearest in a direction; steps aside count double. */
function neighbour(
  open: readonly Placed[],
  from: Placed,
  [dx, dy]: readonly [number, number],
): Placed | undefined {
  const [x, y] = middle(from);
  let best: Placed | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of open) {
    const [u, v] = middle(each);
    const ahead = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (ahead > 0.01 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = each;
    }
  }
  return best;
}

const middle = ({ x, y, end }: Placed): [number, number] =>
  end === undefined ? [x, y] : [(x + end[0]) / 2, (y + end[1]) / 2];

interface PieceProps {
  readonly each: Placed;
  readonly layout: Layout;
  readonly board: BoardProps;
  readonly open: boolean;
  readonly entry: boolean;
  onFocus(): void;
  onKey(event: KeyboardEvent): void;
}

function Piece({ each, layout, board, open, entry, onFocus, onKey }: PieceProps): JSX.Element {
  const { cell, index } = each;
  const tone = open ? board.tone(cell) : undefined;
  const classes = [
    "cell",
    cell.shape,
    open && "open",
    board.picked === index && "picked",
    board.changing.has(index) && "changing",
    board.leaving.has(index) && "leaving",
    board.hinted.has(index) && "hint",
    tone,
  ].filter(Boolean);
  const drawing = <Drawing each={each} unit={layout.unit} tone={tone} open={open} />;
  if (!open) {
    return <g class={classes.join(" ")}>{drawing}</g>;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand in an SVG drawing.
    <g
      class={classes.join(" ")}
      role="button"
      data-cell={index}
      tabIndex={entry ? 0 : -1}
      aria-label={board.nameOf(index)}
      aria-pressed={board.picked === index}
      onClick={(event) => board.onTouch(index, (event as unknown as PointerEvent).pointerType === "touch")}
      onPointerEnter={(event) => event.pointerType === "mouse" && board.onLook(index)}
      onPointerLeave={(event) => event.pointerType === "mouse" && board.onLook(undefined)}
      onFocus={(event) => {
        onFocus();
        if ((event.currentTarget as Element).matches(":focus-visible")) board.onLook(index);
      }}
      onBlur={() => board.onLook(undefined)}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          board.onTouch(index, false);
        } else onKey(event);
      }}
    >
      {drawing}
    </g>
  );
}

interface DrawingProps {
  readonly each: Placed;
  readonly unit: number;
  readonly tone: Tone | undefined;
  readonly open: boolean;
}

function Drawing({ each, unit, tone, open }: DrawingProps): JSX.Element {
  const { cell, x, y } = each;
  switch (cell.shape) {
    case "token":
      return (
        <>
          {open && <circle class="reach" cx={x} cy={y} r={0.5 * unit} />}
          <circle class="body" cx={x} cy={y} r={0.37 * unit} />
          <circle class="ring" cx={x} cy={y} r={0.44 * unit} />
          <Inscription text={cell.text} x={x} y={y} unit={unit} />
          <Mark tone={tone} x={x + 0.3 * unit} y={y - 0.3 * unit} unit={unit} />
        </>
      );
    case "square":
      return (
        <>
          <rect class="body" {...squareAt(x, y, unit, 0.94)} rx={0.1 * unit} />
          <rect class="ring" {...squareAt(x, y, unit, 0.86)} rx={0.08 * unit} />
          <Inscription text={cell.text} x={x} y={y} unit={unit} />
          <Mark tone={tone} x={x + 0.32 * unit} y={y - 0.32 * unit} unit={unit} />
        </>
      );
    case "hole":
      return (
        <>
          {open && <circle class="reach" cx={x} cy={y} r={0.5 * unit} />}
          <circle class="body" cx={x} cy={y} r={0.2 * unit} />
          <circle class="ring" cx={x} cy={y} r={0.34 * unit} />
          <Inscription text={cell.text} x={x} y={y} unit={unit} />
          <Mark tone={tone} x={x + 0.28 * unit} y={y - 0.28 * unit} unit={unit} />
        </>
      );
    case "edge": {
      const path = pathOf(each, unit);
      const [mx, my] = middle(each);
      return (
        <>
          {open && <path class="reach" d={path} />}
          <path class="ring" d={path} />
          <path class="body" d={path} />
          <Mark tone={tone} x={mx} y={my} unit={unit} />
        </>
      );
    }
    case "ground":
      return (
        <rect class="body" x={x - 0.5 * unit} y={y - 0.06 * unit} width={unit + 1} height={0.16 * unit} />
      );
    case "label":
      return (
        <>
          {open && <circle class="reach" cx={x} cy={y} r={0.5 * unit} />}
          <circle class="ring" cx={x} cy={y} r={0.44 * unit} />
          <Inscription text={cell.text} x={x} y={y} unit={unit} />
          <Mark tone={tone} x={x + 0.3 * unit} y={y - 0.3 * unit} unit={unit} />
        </>
      );
  }
}

const squareAt = (x: number, y: number, unit: number, size: number) => ({
  x: x - (size / 2) * unit,
  y: y - (size / 2) * unit,
  width: size * unit,
  height: size * unit,
});

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

function Inscription({ text, x, y, unit }: Spot & { readonly text: string | undefined }): JSX.Element | null {
  if (text === undefined || text === "") return null;
  const size = Math.min(0.42 * unit, 18);
  return (
    <text x={x} y={y} font-size={size} dy="0.35em" text-anchor="middle">
      {text}
    </text>
  );
}

/** A tick on what wins, a dot on what loses: they differ by shape as well as by colour. */
function Mark({ tone, x, y, unit }: Spot & { readonly tone: Tone | undefined }): JSX.Element | null {
  if (tone === undefined) return null;
  if (tone === "lose") return <circle class="mark" cx={x} cy={y} r={Math.max(3, 0.085 * unit)} />;
  const r = Math.max(6, 0.16 * unit);
  const tick = `M${x - 0.5 * r} ${y}l${0.4 * r} ${0.4 * r}l${0.65 * r} ${-0.8 * r}`;
  return (
    <g class="mark">
      <circle cx={x} cy={y} r={r} />
      <path d={tick} />
    </g>
  );
}

function pathOf({ x, y, end, bow }: Placed, unit: number): string {
  const [u, v] = end ?? [x, y];
  if (u === x && v === y) {
    const r = (0.5 + 0.25 * bow) * unit;
    return `M${x} ${y}C${x - r} ${y - 1.3 * r} ${x + r} ${y - 1.3 * r} ${x} ${y}`;
  }
  const length = Math.hypot(u - x, v - y);
  const aside = (0.45 * bow * unit) / length;
  return `M${x} ${y}Q${(x + u) / 2 - aside * (v - y)} ${(y + v) / 2 + aside * (u - x)} ${u} ${v}`;
}
