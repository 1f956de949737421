import type { Cell } from "nimber";
import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { draggable, HELD } from "./drag.ts";
import { layOut, type Placed } from "./layout.ts";
import { inscribed } from "./named.ts";
import { Piece, type Tone } from "./piece.tsx";

/** Everything that a board shows besides its cells, and the effect of a touch. */
export interface BoardProps {
  readonly label: string;
  /** Tells it from other boards of the page, and stays while it does. */
  readonly id: number;
  readonly cells: readonly Cell[];
  /** Pixels at hand. */
  readonly available: number;
  /** Pixels that all of its rows may take. */
  readonly tall: number;
  /** Whether there are boards beside it. */
  readonly several: boolean;
  /** Pixels from one cell of a row to the next, where rows below each other have one scale. */
  readonly scale?: number | undefined;
  /** Picture that its cells are drawn as. */
  readonly picture: string;
  readonly playable: boolean;
  /** Whether a touch has to wait, because it is another's turn. */
  readonly waiting: boolean;
  /** The cell that was touched. */
  readonly picked: number | undefined;
  /** Cells that the move in view would change. */
  readonly changing: ReadonlySet<number>;
  /** Cells of the move that is hinted at. */
  readonly hinted: ReadonlySet<number>;
  /** Cells that the last move brought here. */
  readonly came: ReadonlySet<number>;
  /** Effect of the best move of each cell, where that is known and shown. */
  readonly tones: readonly (Tone | undefined)[];
  readonly nameOf: (index: number) => string;
  onTouch(cell: number, keyed: boolean): void;
  /** A piece was dragged to another, or off the board. */
  onDrag(from: number, to: number | undefined): void;
  /** A look at a cell that the pointer is over, or that has the focus; at none when it has gone. */
  onLook(cell: number | undefined): void;
}

const LAYERS = { ground: 0, square: 1, edge: 2, hole: 3, token: 4, label: 5 } as const;

const canTouch = ({ touch }: Cell): boolean => touch !== undefined && touch.length > 0;

/** A position, drawn. Arrow keys go from piece to piece; Enter touches one. */
export function Board(props: BoardProps): JSX.Element {
  const { cells, available, tall, several, scale, label, playable, waiting, nameOf, tones, onLook } = props;
  const onTouch = waiting ? ignore : props.onTouch;
  const layout = useMemo(
    () => layOut(inscribed(cells), available, several, tall, scale),
    [cells, available, several, tall, scale],
  );
  const order = useMemo(
    () => [...layout.placed].sort((a, b) => LAYERS[a.cell.shape] - LAYERS[b.cell.shape]),
    [layout],
  );
  const open = useMemo(
    () => layout.placed.filter(({ cell }) => playable && canTouch(cell)),
    [layout, playable],
  );
  const names = useMemo(() => new Map(open.map(({ index }) => [index, () => nameOf(index)])), [open, nameOf]);
  const [focused, setFocused] = useState<number>();
  const root = useRef<SVGSVGElement>(null);
  const entry = focused !== undefined && names.has(focused) ? focused : open[0]?.index;

  function onKeyDown(event: KeyboardEvent): void {
    const from = pieceAt(event);
    if (from === undefined) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onTouch(from, true);
      return;
    }
    const way = WAYS[event.key as keyof typeof WAYS];
    if (way === undefined) return;
    event.preventDefault();
    const next = neighbour(open, layout.placed[from]!, way);
    if (next === undefined) return;
    setFocused(next.index);
    root.current?.querySelector<SVGElement>(`[data-cell="${next.index}"]`)?.focus();
  }

  return (
    <svg
      ref={root}
      class={`board ${props.picture} ${waiting ? "waiting" : ""}`}
      // Browsers let keys reach a drawing that listens for focus; only its pieces are to be reached.
      tabindex={-1}
      role={open.length > 0 ? "group" : "img"}
      aria-label={label}
      aria-disabled={(open.length > 0 && waiting) || undefined}
      data-board={props.id}
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      {...(playable && !waiting && draggable(root, props.onDrag))}
      onClick={(event) => {
        const cell = pieceAt(event);
        if (cell !== undefined) onTouch(cell, false);
      }}
      onPointerOver={(event) => looks(event) && onLook(pieceAt(event))}
      onPointerLeave={(event) => looks(event) && onLook(undefined)}
      onFocusIn={(event: FocusEvent) => {
        const cell = pieceAt(event);
        setFocused(cell);
        if (cell !== undefined && (event.target as Element).matches(":focus-visible")) onLook(cell);
      }}
      onFocusOut={() => onLook(undefined)}
      onKeyDown={onKeyDown}
    >
      {layout.goesOn.map((path) => (
        <path key={path} class="goes-on" d={path} />
      ))}
      {order.map((each) => (
        <Piece
          key={each.index}
          each={each}
          unit={layout.unit}
          name={names.get(each.index)}
          tone={names.has(each.index) ? tones[each.index] : undefined}
          entry={each.index === entry}
          picked={props.picked === each.index}
          changing={props.changing.has(each.index)}
          hinted={props.hinted.has(each.index)}
          came={props.came.has(each.index)}
          picture={props.picture}
        />
      ))}
    </svg>
  );
}

/** A finger does not look, and a pointer that holds on to a piece looks at this one. */
const looks = ({ pointerType, currentTarget }: PointerEvent): boolean =>
  pointerType === "mouse" && !(currentTarget as Element).classList.contains(HELD);

const ignore = (): void => undefined;

/** The cell of the piece in which something happened, if it can be touched. */
function pieceAt({ target }: Event): number | undefined {
  const piece = target instanceof Element ? target.closest("[data-cell]") : null;
  return piece === null ? undefined : Number(piece.getAttribute("data-cell"));
}

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
