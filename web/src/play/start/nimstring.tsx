import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Drawn } from "../../engine/protocol.ts";
import { say } from "../../shell/language.ts";
import { useByHand } from "./by-hand.ts";
import {
  isTaken,
  nameOf,
  notationOf,
  type Region,
  ROW,
  regionOf,
  type Side,
  sidesOf,
  turned,
  withBox,
} from "./region.ts";
import { Target } from "./target.tsx";
import { startTexts } from "./text.ts";

// Editor of a Nimstring position on squared paper.

const UNIT = 48;
const LEAST = { columns: 8, rows: 5 };
/** Distance, in boxes, within which a pointer is on a side. */
const NEAR = 0.22;

const NOTHING: Region = { boxes: new Set(), lines: new Set() };
/** Taken boxes are drawn too, so the region is read from the notation: the board does not show them. */
const HAND = { nothing: NOTHING, laidOut: ({ position }: Drawn) => regionOf(position), notationOf };

/** Doubled coordinates on the paper: boxes lie at odd places, sides where exactly one coordinate is even. */
interface PaperPlace {
  readonly x: number;
  readonly y: number;
}

const boxAt = ({ x, y }: PaperPlace): number => ROW * Math.floor((y + 1) / 2) + Math.floor((x + 1) / 2);
const sideAt = ({ x, y }: PaperPlace): Side =>
  x % 2 === 0
    ? [boxAt({ x: x - 1, y }), boxAt({ x: x + 1, y })]
    : [boxAt({ x, y: y - 1 }), boxAt({ x, y: y + 1 })];
const isBox = ({ x, y }: PaperPlace): boolean => x % 2 === 1 && y % 2 === 1;
const isCorner = ({ x, y }: PaperPlace): boolean => x % 2 === 0 && y % 2 === 0;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface EditorProps {
  readonly drawn: Drawn;
  onChange(position: string): void;
}

/** Editor on squared paper: a touch adds or removes a box, or draws or erases a line. */
export function NimstringEditor({ drawn, onChange }: EditorProps): JSX.Element {
  const [kept, draw] = useByHand(drawn, HAND, onChange);
  const region = kept.current;
  const [cursor, setCursor] = useState<PaperPlace>({ x: 1, y: 1 });
  /** Whether boxes under the moving pointer are added or removed; `undefined` while nothing is painted. */
  const painting = useRef<boolean | undefined>(undefined);
  const root = useRef<SVGSVGElement>(null);
  /** Whether a key has moved the cursor, so that the focus has to follow. */
  const moved = useRef(false);
  const columns = Math.max(LEAST.columns, ...[...region.boxes].map((box) => box % ROW));
  const rows = Math.max(LEAST.rows, ...[...region.boxes].map((box) => Math.floor(box / ROW)));

  const beside = (place: PaperPlace) => sideAt(place).some((box) => kept.current.boxes.has(box));

  function press(place: PaperPlace): void {
    if (isBox(place)) draw(withBox(region, boxAt(place), !region.boxes.has(boxAt(place))));
    else draw(turned(region, sideAt(place)));
  }

  /** Place under the pointer: a nearby side of the region, or a box. */
  function at(event: PointerEvent): PaperPlace | undefined {
    const { left, top, width } = root.current!.getBoundingClientRect();
    const unit = width / (columns + 1);
    const [u, v] = [(event.clientX - left) / unit - 0.5, (event.clientY - top) / unit - 0.5];
    const box = { x: 2 * Math.floor(u) + 1, y: 2 * Math.floor(v) + 1 };
    const [across, down] = [Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v))];
    const side = across < down ? { x: 2 * Math.round(u), y: box.y } : { x: box.x, y: 2 * Math.round(v) };
    if (Math.min(across, down) < NEAR && painting.current === undefined && beside(side)) return side;
    return u >= 0 && v >= 0 && u < columns && v < rows ? box : undefined;
  }

  function onPointerDown(event: PointerEvent): void {
    painting.current = undefined;
    const place = at(event);
    if (place === undefined) return;
    setCursor(place);
    if (isBox(place)) painting.current = !region.boxes.has(boxAt(place));
    press(place);
  }

  function onPointerMove(event: PointerEvent): void {
    const place = painting.current === undefined ? undefined : at(event);
    if (place === undefined || kept.current.boxes.has(boxAt(place)) === painting.current) return;
    draw(withBox(kept.current, boxAt(place), painting.current!));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    let { x, y } = cursor;
    do [x, y] = [x + dx, y + dy];
    while (isCorner({ x, y }) || (!isBox({ x, y }) && x >= 0 && y >= 0 && !beside({ x, y })));
    if (x < 0 || y < 0 || x > 2 * columns || y > 2 * rows) return;
    moved.current = true;
    setCursor({ x, y });
  }

  // After rendering, so that a line drawn just now exists.
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    root.current!.querySelector<SVGElement>(`[data-at="${cursor.x},${cursor.y}"]`)?.focus();
  });

  const pixel = (place: number) => ((place + 1) * UNIT) / 2;
  const target = (place: PaperPlace) => ({
    at: `${place.x},${place.y}`,
    tabbed: place.x === cursor.x && place.y === cursor.y,
    onEnter: () => press(place),
  });
  const boxes = Array.from({ length: columns * rows }, (_, i) => ({
    x: 2 * (i % columns) + 1,
    y: 2 * Math.floor(i / columns) + 1,
  }));
  const sides = new Map([...region.boxes].flatMap(sidesOf).map((side) => [nameOf(side), side]));
  return (
    <div class="drawing pile slim">
      {/* biome-ignore lint/a11y/useSemanticElements: an HTML fieldset cannot be an SVG drawing. */}
      <svg
        ref={root}
        role="group"
        aria-label={say(startTexts.paper)}
        viewBox={`0 0 ${(columns + 1) * UNIT} ${(rows + 1) * UNIT}`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          painting.current = undefined;
        }}
        onKeyDown={onKeyDown}
      >
        {boxes.map((place) => {
          const box = boxAt(place);
          const [x, y] = [pixel(place.x - 1), pixel(place.y - 1)];
          return (
            <Target
              key={box}
              {...target(place)}
              kind={isTaken(region, box) ? "box taken" : "box"}
              name={say(startTexts.box(Math.floor(box / ROW), box % ROW))}
              chosen={region.boxes.has(box)}
            >
              <rect x={x} y={y} width={UNIT} height={UNIT} />
            </Target>
          );
        })}
        {[...sides.values()].map((side) => {
          const [a, b] = side;
          const upright = b - a === 1;
          // A side lies half a box before the second of its two boxes.
          const place = {
            x: 2 * (b % ROW) - (upright ? 2 : 1),
            y: 2 * Math.floor(b / ROW) - (upright ? 1 : 2),
          };
          const [x, y] = [pixel(place.x), pixel(place.y)];
          const d = upright ? `M${x} ${y - UNIT / 2}v${UNIT}` : `M${x - UNIT / 2} ${y}h${UNIT}`;
          return (
            <Target
              key={nameOf(side)}
              {...target(place)}
              kind="side"
              name={say(startTexts.side(placeName(a), placeName(b)))}
              chosen={region.lines.has(nameOf(side))}
            >
              <path class="body" d={d} />
            </Target>
          );
        })}
        <g class="dots inert">
          {Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) => (
            <circle
              key={i}
              cx={pixel(2 * (i % (columns + 1)))}
              cy={pixel(2 * Math.floor(i / (columns + 1)))}
              r={3}
            />
          ))}
        </g>
      </svg>
      <div class="tray">
        <button type="button" disabled={region.boxes.size === 0} onClick={() => draw(NOTHING)}>
          {say(startTexts.clear)}
        </button>
      </div>
      <p class="quiet">{say(startTexts.paperHelp)}</p>
    </div>
  );
}

const placeName = (box: number): string => `${Math.floor(box / ROW)},${box % ROW}`;
