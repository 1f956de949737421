import type { Cell } from "nimber";
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { isRow, layOut } from "../../board/layout.ts";
import { pictureOf } from "../../board/picture.ts";
import { Piece } from "../../board/piece.tsx";
import type { Drawn } from "../../engine/protocol.ts";
import { say } from "../../shell/language.ts";
import { type Editing, editingOf, type Spot } from "./editing.ts";
import { Target } from "./target.tsx";
import { startTexts } from "./text.ts";

// Board as an editor, on which pieces are added, removed and dragged before a game starts.

/** Largest height of the rows of a drawing, in pixels. */
const TALL = 400;
/** Pixels of a token. Small, so that heaps and the button that starts the game fit the window together. */
const TOKEN = 64;

interface OnBoardProps {
  readonly drawn: Drawn;
  /** Columns of the longest row of the sum, so that all heaps have one scale. */
  readonly columns: number;
  onChange(position: string): void;
}

/** Drawn component on which pieces can be added, removed and dragged. */
export function OnBoard({ drawn, columns, onChange }: OnBoardProps): JSX.Element | null {
  const room = useRef<HTMLDivElement>(null);
  const root = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(0);
  const [held, hold] = useState<number>();
  useLayoutEffect(() => setWidth(room.current!.clientWidth), []);
  const editing = useMemo(() => editingOf(drawn), [drawn]);
  const cells = useMemo(() => withFree(drawn.cells, editing), [drawn, editing]);
  const layout = layOut(cells, width, true, TALL, Math.min(TOKEN, width / columns));
  const { unit, placed } = layout;
  const spots = editing?.spots ?? [];
  const lettered = spots.some(({ letter }) => letter !== undefined);

  function change(from: Spot, to: Spot | undefined): void {
    const position = editing!.change(from, to);
    if (position !== undefined && position !== drawn.position) onChange(position);
  }

  const under = ({ clientX, clientY }: PointerEvent): Spot | undefined => {
    const at = document.elementFromPoint(clientX, clientY)?.closest("[data-at]");
    return at && root.current!.contains(at) ? spots[Number(at.getAttribute("data-at"))] : undefined;
  };

  return (
    <div class="preview scrolls slim" ref={room}>
      {width > 0 && cells.length > 0 && (
        <svg
          ref={root}
          class={pictureOf(drawn.game)}
          role={lettered ? "group" : "img"}
          aria-label={`${say(drawn.name)} ${drawn.position}`}
          width={layout.width}
          height={layout.height}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          onPointerDown={(event) => {
            const spot = event.button === 0 ? under(event) : undefined;
            if (spot === undefined) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            hold(spots.indexOf(spot));
          }}
          onPointerUp={(event) => {
            if (held !== undefined) change(spots[held]!, under(event));
            hold(undefined);
          }}
          onPointerCancel={() => hold(undefined)}
        >
          {placed.slice(0, drawn.cells.length).map((each) => (
            <g key={each.index} class="inert">
              <Piece
                each={each}
                unit={unit}
                picture={pictureOf(drawn.game)}
                changing={held !== undefined && stands(each.cell, spots[held]!)}
              />
            </g>
          ))}
          {spots.map((spot, i) => {
            const { x, y } = placed[cells.findIndex((cell) => stands(cell, spot))]!;
            const side = 0.9 * unit;
            const rect = (
              <rect x={x - side / 2} y={y - side / 2} width={side} height={side} fill="transparent" />
            );
            if (!lettered) {
              return (
                <g key={i} class={spot.free ? "target box" : "target line"} data-at={i}>
                  {rect}
                </g>
              );
            }
            return (
              <Target
                key={i}
                at={`${i}`}
                kind={spot.free ? "box" : "line"}
                name={say(
                  spot.letter === undefined ? startTexts.longer : startTexts.cell(i + 1, spot.letter),
                )}
                onEnter={() => change(spot, spot)}
              >
                {rect}
              </Target>
            );
          })}
        </svg>
      )}
    </div>
  );
}

/** Columns of a component that is a row, including the place for one more piece; 0 for other components. */
export const columnsOf = (drawn: Drawn): number => {
  const cells = withFree(drawn.cells, editingOf(drawn));
  return isRow(cells) ? Math.max(0, ...cells.map(({ x }) => x + 1)) : 0;
};

/** Whether a cell lies at a place to touch; labels and lines beside the board do not. */
const stands = ({ shape, x, y }: Cell, spot: Spot): boolean =>
  x === spot.x && y === spot.y && shape !== "label" && shape !== "edge" && shape !== "ground";

/** Cells of a drawing, and one for each empty place to touch. */
function withFree(cells: readonly Cell[], editing: Editing | undefined): readonly Cell[] {
  const free = (editing?.spots ?? []).filter((spot) => !cells.some((cell) => stands(cell, spot)));
  return [...cells, ...free.map(({ x, y }): Cell => ({ shape: "token", x, y }))];
}
