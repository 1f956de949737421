import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Placed } from "./layout.ts";
import { OUTLINES } from "./outlines.ts";

/** Result of a move: win or loss. */
export type Tone = "win" | "lose";

interface PieceProps {
  readonly each: Placed;
  readonly unit: number;
  /** Name and offered moves; set if it can be touched. */
  readonly name?: (() => string) | undefined;
  readonly tone?: Tone | undefined;
  /** Whether it is reached by the Tab key. */
  readonly entry?: boolean;
  readonly picked?: boolean;
  readonly changing?: boolean;
  readonly hinted?: boolean;
  readonly came?: boolean;
  /** Style of the cells, such as pins or coins. */
  readonly picture?: string;
}

/** Drawing of a cell; updated only when something about it has changed. */
export function Piece(props: PieceProps): JSX.Element {
  const { each, unit, name, tone, entry, picked, changing, hinted, came, picture } = props;
  return useMemo(() => {
    const { cell, index } = each;
    const open = name !== undefined;
    const classes = [
      "cell",
      cell.shape,
      cell.arrow && "arrow",
      (cell.x + cell.y) % 2 === 1 && "odd",
      cell.tone && `${cell.tone}-stone`,
      open && "open",
      picked && "picked",
      changing && "changing",
      hinted && "hint",
      came && "came",
      tone,
    ].filter(Boolean);
    const drawing = <Drawing {...{ each, unit, tone, open, picture }} />;
    if (!open) {
      return (
        <g class={classes.join(" ")} data-at={index}>
          {drawing}
        </g>
      );
    }
    return (
      // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand in an SVG drawing.
      <g
        class={classes.join(" ")}
        role="button"
        data-at={index}
        data-cell={index}
        tabindex={entry ? 0 : -1}
        aria-label={name()}
        aria-pressed={picked === true}
      >
        {drawing}
      </g>
    );
  }, [each, unit, name, tone, entry, picked, changing, hinted, came, picture]);
}

interface DrawingProps {
  readonly each: Placed;
  readonly unit: number;
  readonly tone: Tone | undefined;
  readonly open: boolean;
  readonly picture: string | undefined;
}

function Drawing({ each, unit, tone, open, picture }: DrawingProps): JSX.Element {
  const { cell, x, y } = each;
  switch (cell.shape) {
    case "token":
      return (
        <>
          <Token picture={picture} x={x} y={y} unit={unit} />
          <circle class="ring" cx={x} cy={y} r={0.45 * unit} />
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
          <Hole picture={picture} x={x} y={y} unit={unit} />
          <circle class="ring" cx={x} cy={y} r={0.34 * unit} />
          <Inscription text={cell.text} x={x} y={y} unit={unit} />
          <Mark tone={tone} x={x + 0.28 * unit} y={y - 0.28 * unit} unit={unit} />
        </>
      );
    case "edge": {
      const { path, head, middle } = lineOf(each, unit);
      return (
        <>
          {open && <path class="reach" d={path} />}
          <path class="ring" d={path} />
          <path class="body" d={path} />
          {head === undefined ? (
            <Mark tone={tone} x={middle[0]} y={middle[1]} unit={unit} />
          ) : (
            <path class="head" d={head} />
          )}
        </>
      );
    }
    case "ground":
      return (
        <rect
          class="body"
          x={x - 0.5 * unit}
          y={y - 0.06 * unit}
          width={unit + 1}
          height={(picture === "stairs" ? cell.x + 0.2 : 0.16) * unit}
        />
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

/** Token in the style of the game: a pin, a pawn, a coin that shows its face, a stone. */
function Token({ picture, x, y, unit }: Spot & { readonly picture: string | undefined }): JSX.Element {
  const shape = picture === undefined ? undefined : OUTLINES[picture];
  if (shape !== undefined) {
    return <path class="body" transform={`translate(${x} ${y}) scale(${unit / 100})`} d={shape} />;
  }
  return (
    <>
      <circle class="body" cx={x} cy={y} r={0.37 * unit} />
      {picture === "coins" && <circle class="face line-art" cx={x} cy={y} r={0.28 * unit} />}
    </>
  );
}

/**
 * Hole in the style of the game: the poisoned square of a chocolate bar, half of a domino, or a small joint.
 */
function Hole({ picture, x, y, unit }: Spot & { readonly picture: string | undefined }): JSX.Element {
  if (picture === "chocolate" || picture === "dominoes") {
    return (
      <>
        <rect class="body" {...squareAt(x, y, unit, 0.94)} rx={0.1 * unit} />
        <circle class="face line-art" cx={x} cy={y} r={0.2 * unit} />
      </>
    );
  }
  return <circle class="body" cx={x} cy={y} r={(picture === "trees" ? 0.1 : 0.2) * unit} />;
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

/**
 * Mark of a result: a tick for a win, a dot for a loss, so that they differ by shape and not only by colour.
 */
function Mark({ tone, x, y, unit }: Spot & { readonly tone: Tone | undefined }): JSX.Element | null {
  if (tone === undefined) return null;
  if (tone === "lose") return <circle class="mark inert" cx={x} cy={y} r={Math.max(3, 0.085 * unit)} />;
  const r = Math.max(6, 0.16 * unit);
  const tick = `M${x - 0.5 * r} ${y}l${0.4 * r} ${0.4 * r}l${0.65 * r} ${-0.8 * r}`;
  return (
    <g class="mark inert">
      <circle cx={x} cy={y} r={r} />
      <path d={tick} />
    </g>
  );
}

type Point = readonly [x: number, y: number];

interface Line {
  readonly path: string;
  readonly head: string | undefined;
  readonly middle: Point;
}

/** Half the width of an arrow's head, and its length, in pixels. */
const HEAD = { half: 6, long: 11 };

/** Line, straight, curved or a loop; an arrow ends before the cell at its end, in a head. */
export function lineOf({ x, y, end, bow, gap, cell }: Placed, unit: number): Line {
  const [u, v] = end ?? [x, y];
  if (u === x && v === y) {
    const r = (0.5 + 0.25 * bow) * unit;
    const path = `M${x} ${y}C${x - r} ${y - 1.3 * r} ${x + r} ${y - 1.3 * r} ${x} ${y}`;
    return { path, head: undefined, middle: [x, y - 0.975 * r] };
  }
  const length = Math.hypot(u - x, v - y);
  const aside = (0.45 * bow * unit) / length;
  const [cx, cy] = [(x + u) / 2 - aside * (v - y), (y + v) / 2 + aside * (u - x)];
  const middle: Point = [(x + 2 * cx + u) / 4, (y + 2 * cy + v) / 4];
  if (!cell.arrow) return { path: `M${x} ${y}Q${cx} ${cy} ${u} ${v}`, head: undefined, middle };
  const way = Math.hypot(u - cx, v - cy);
  const [dx, dy] = [(u - cx) / way, (v - cy) / way];
  const [tx, ty] = [u - gap * unit * dx, v - gap * unit * dy];
  const [bx, by] = [tx - HEAD.long * dx, ty - HEAD.long * dy];
  const [hx, hy] = [HEAD.half * -dy, HEAD.half * dx];
  return {
    path: `M${x} ${y}Q${cx} ${cy} ${bx} ${by}`,
    head: `M${tx} ${ty}L${bx + hx} ${by + hy}L${bx - hx} ${by - hy}Z`,
    middle,
  };
}
