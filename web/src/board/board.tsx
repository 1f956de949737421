import type { Cell } from "nimber";
import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { draggable, HELD } from "./drag.ts";
import { layOut, type Placed } from "./layout.ts";
import { inscribed } from "./named.ts";
import { Piece, type Tone } from "./piece.tsx";

/** Board with its state and handlers. */
export interface BoardProps {
  readonly label: string;
  /** Identifies the board among those of the page, for as long as it exists. */
  readonly id: number;
  readonly cells: readonly Cell[];
  /** Available width in pixels. */
  readonly available: number;
  /** Height in pixels for all rows. */
  readonly tall: number;
  /** Whether there are other boards next to it. */
  readonly several: boolean;
  /** Pixels between adjacent cells of a row, if rows below each other share a scale. */
  readonly scale?: number | undefined;
  /** Style in which the cells are drawn. */
  readonly picture: string;
  readonly playable: boolean;
  /** Whether touches are disabled because it is the other player's turn. */
  readonly waiting: boolean;
  /** Cell that was touched. */
  readonly picked: number | undefined;
  /** Cells that the previewed move would change. */
  readonly changing: ReadonlySet<number>;
  /** Cells of the hinted move. */
  readonly hinted: ReadonlySet<number>;
  /** Cells that appeared with the last move. */
  readonly came: ReadonlySet<number>;
  /** Result of the best move of each cell, if it is known and shown. */
  readonly tones: readonly (Tone | undefined)[];
  readonly nameOf: (index: number) => string;
  onTouch(cell: number, keyed: boolean): void;
  /** Called when a piece was dragged to another, or off the board. */
  onDrag(from: number, to: number | undefined): void;
  /** Called when the pointer or the focus enters a cell; with undefined when it leaves. */
  onLook(cell: number | undefined): void;
}

const LAYERS = { ground: 0, square: 1, edge: 2, hole: 3, token: 4, label: 5 } as const;

const canTouch = ({ touch }: Cell): boolean => touch !== undefined && touch.length > 0;

/** Drawing of a position. Arrow keys move between pieces; Enter touches one. */
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
      // Browsers make a drawing with focus listeners focusable; only its pieces should be.
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

/**
 * Whether a pointer event is a look at a piece: touches are not, nor are moves of a pointer that holds a
 * piece.
 */
const looks = ({ pointerType, currentTarget }: PointerEvent): boolean =>
  pointerType === "mouse" && !(currentTarget as Element).classList.contains(HELD);

const ignore = (): void => undefined;

/** Cell of the touchable piece in which an event happened. */
function pieceAt({ target }: Event): number | undefined {
  const piece = target instanceof Element ? target.closest("[data-cell]") : null;
  return piece === null ? undefined : Number(piece.getAttribute("data-cell"));
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;

/** Nearest piece in a direction; sideways distance counts double. */
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
