import type { Cell } from "nimber";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { bowsOf } from "../../board/layout.ts";
import { lineOf } from "../../board/piece.tsx";
import type { Drawn } from "../../engine/protocol.ts";
import { say } from "../../shell/language.ts";
import { useByHand } from "./by-hand.ts";
import { above, cut, type Drawing, drawingOf, grown, joined, notationOf, type Point } from "./drawing.ts";
import { Target } from "./target.tsx";
import { startTexts } from "./text.ts";

// Start positions of Hackenbush, drawn edge by edge.

const UNIT = 40;
const LEAST = { columns: 9, rows: 4 };
/** Distance, in units of the grid, within which a pointer is on a vertex. */
const NEAR = 0.4;

const NOTHING: Drawing = { edges: [], points: new Map() };
const HAND = { nothing: NOTHING, laidOut: ({ cells }: Drawn) => drawingOf(cells), notationOf };

interface EditorProps {
  readonly drawn: Drawn;
  onChange(position: string): void;
}

/** Editor of a graph on the ground: lines are drawn from point to point, and a touch removes one. */
export function HackenbushEditor({ drawn, onChange }: EditorProps): JSX.Element {
  const [{ current: drawing }, keep] = useByHand(drawn, HAND, onChange);
  const [chosen, setChosen] = useState<number>();
  const [pointer, setPointer] = useState<Point>();
  /** Whether the present touch, which has not ended yet, chose the vertex. */
  const choosing = useRef(false);
  const root = useRef<SVGSVGElement>(null);
  const all = [...drawing.points.values()];
  const columns = Math.max(LEAST.columns, ...all.map(({ x }) => x + 2));
  const rows = Math.max(LEAST.rows, ...all.map(({ y }) => y + 1));
  const pixels = ({ x, y }: Point): Point => ({ x: (x + 0.5) * UNIT, y: (rows + 0.5 - y) * UNIT });

  function draw(next: Drawing): void {
    choose(undefined);
    keep(next);
  }

  function choose(vertex: number | undefined): void {
    setChosen(vertex);
    setPointer(undefined);
  }

  /** Place of the pointer, in units of the grid. */
  function at(event: PointerEvent): Point {
    const { left, top, width } = root.current!.getBoundingClientRect();
    const unit = width / columns;
    return { x: (event.clientX - left) / unit - 0.5, y: rows + 0.5 - (event.clientY - top) / unit };
  }

  function vertexAt({ x, y }: Point): number | undefined {
    if (y < NEAR) return 0;
    return [...drawing.points].find(([, point]) => Math.hypot(point.x - x, point.y - y) < NEAR)?.[0];
  }

  const snapped = ({ x, y }: Point): Point => ({
    x: Math.min(columns - 1, Math.max(0, Math.round(x))),
    y: Math.min(rows, Math.max(0, Math.round(y))),
  });

  function onPointerDown(event: PointerEvent): void {
    const vertex = vertexAt(at(event));
    choosing.current = chosen === undefined && vertex !== undefined;
    if (choosing.current) setChosen(vertex);
    if (chosen !== undefined || vertex !== undefined) setPointer(at(event));
  }

  function onPointerUp(event: PointerEvent): void {
    if (chosen === undefined) return;
    const to = vertexAt(snapped(at(event)));
    if (to === undefined) draw(grown(drawing, chosen, snapped(at(event))));
    else if (to !== chosen) draw(joined(drawing, chosen, to));
    else if (!choosing.current) choose(undefined);
  }

  /** Choice with keys: first a vertex, then the vertex to join it to. */
  function onKey(vertex: number): void {
    if (chosen === undefined) choose(vertex);
    else if (chosen === vertex) choose(undefined);
    else draw(joined(drawing, chosen, vertex));
  }

  const from =
    chosen === undefined || pointer === undefined ? undefined : pixels(startOf(drawing, chosen, pointer));
  const to = pointer && pixels(snapped(pointer));
  return (
    <div class="drawing pile slim">
      {/* biome-ignore lint/a11y/useSemanticElements: an HTML fieldset cannot be an SVG drawing. */}
      <svg
        ref={root}
        role="group"
        aria-label={say(startTexts.drawing)}
        viewBox={`0 0 ${columns * UNIT} ${(rows + 1) * UNIT}`}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => chosen !== undefined && setPointer(at(event))}
        onPointerUp={onPointerUp}
      >
        <Grid columns={columns} rows={rows} pixels={pixels} />
        <Target name={say(startTexts.ground)} chosen={chosen === 0} onEnter={() => onKey(0)}>
          <rect class="soil" x={0} y={pixels({ x: 0, y: 0 }).y} width={columns * UNIT} height={UNIT / 2} />
        </Target>
        {linesOf(drawing, pixels).map((path, i) => {
          const take = () => chosen === undefined && draw(cut(drawing, i));
          return (
            <Target
              key={`${drawing.edges[i]} ${i}`}
              kind="line"
              name={say(startTexts.cutLine(drawing.edges[i]!.join("-")))}
              onEnter={take}
              onClick={take}
            >
              <path class="reach" d={path} />
              <path class="body" d={path} />
            </Target>
          );
        })}
        {from && to && <line class="rubber inert" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />}
        {[...drawing.points].map(([vertex, point]) => (
          <Target
            key={vertex}
            name={say(startTexts.vertex(vertex))}
            chosen={chosen === vertex}
            onEnter={() => onKey(vertex)}
          >
            <circle class="joint" cx={pixels(point).x} cy={pixels(point).y} r={9} />
          </Target>
        ))}
      </svg>
      <div class="tray">
        <button
          type="button"
          onClick={() => draw(grown(drawing, chosen ?? 0, above(drawing, chosen ?? 0, columns)))}
        >
          {say(chosen === undefined || chosen === 0 ? startTexts.growGround : startTexts.grow)}
        </button>
        <button type="button" disabled={drawing.edges.length === 0} onClick={() => draw(NOTHING)}>
          {say(startTexts.clear)}
        </button>
      </div>
      <p class="quiet">{say(startTexts.drawingHelp)}</p>
    </div>
  );
}

/** Start of a line from a vertex; from the ground, directly below its end. */
const startOf = ({ points }: Drawing, vertex: number, to: Point): Point =>
  points.get(vertex) ?? { x: Math.round(to.x), y: 0 };

function linesOf({ edges, points }: Drawing, pixels: (point: Point) => Point): string[] {
  const cells = edges.map(([a, b]): Cell => {
    const top = points.get(b) ?? { x: 0, y: 0 };
    const end = pixels(points.get(a) ?? { x: top.x, y: 0 });
    return { shape: "edge", ...pixels(top), end: [end.x, end.y] };
  });
  const bows = bowsOf(cells);
  return cells.map((cell, index) => {
    const { x, y, end } = cell;
    return lineOf({ cell, index, x, y, end: end!, bow: bows[index]!, gap: 0 }, UNIT).path;
  });
}

interface GridProps {
  readonly columns: number;
  readonly rows: number;
  readonly pixels: (point: Point) => Point;
}

function Grid({ columns, rows, pixels }: GridProps): JSX.Element {
  const points = Array.from({ length: columns * rows }, (_, i) =>
    pixels({ x: i % columns, y: 1 + Math.floor(i / columns) }),
  );
  return (
    <g class="dots">
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={1.5} />
      ))}
    </g>
  );
}
