import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../shell/language.ts";
import { grouped } from "../../shell/numbers.ts";
import { Compare } from "../compare.tsx";
import { Readout } from "../readout.tsx";
import { differing, found, overlays, picked, series, shown, version, view } from "../state.ts";
import { T, V } from "../text.ts";
import { Buttons } from "./buttons.tsx";
import { keepDrawn } from "./canvas.ts";
import { Chosen } from "./chosen.tsx";
import { areaOf } from "./frame.ts";
import { gestures, type Surface } from "./gestures.ts";
import { choose, hovered, panBy, pick, seen, showAll, zoomBy } from "./looking.ts";
import { nearestHeap } from "./nearest.ts";
import { drawScatter, nothingKept } from "./scatter.ts";

const areaIn = (canvas: HTMLCanvasElement) => areaOf(canvas.clientWidth, canvas.clientHeight, seen());

function surfaceOf(canvas: HTMLCanvasElement): Surface {
  const area = () => areaIn(canvas);
  return {
    square: false,
    area,
    zoom(axis, factor, atX, atY) {
      const before = view.value;
      for (const each of axis === "both" ? (["x", "y"] as const) : [axis]) {
        const at = each === "x" ? atX : atY;
        zoomBy(factor, each, Math.max(0, Math.min(1, at)));
      }
      return before !== view.value;
    },
    pan: panBy,
    choose,
    point(place) {
      hovered.value = place && nearestHeap(series(), seen(), area(), place);
    },
    pick() {
      picked.value = hovered.value;
    },
  };
}

/** What a key does to the view; whether it does anything. */
function press({ key, shiftKey }: KeyboardEvent): boolean {
  const axis = shiftKey ? "y" : "x";
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => panBy(-0.1, 0),
    ArrowRight: () => panBy(0.1, 0),
    ArrowUp: () => panBy(0, 0.1),
    ArrowDown: () => panBy(0, -0.1),
    "+": () => zoomBy(1.5, axis),
    "=": () => zoomBy(1.5, axis),
    "-": () => zoomBy(1 / 1.5, axis),
    _: () => zoomBy(1 / 1.5, axis),
    "0": showAll,
    n: () => pick(Math.min(series().count - 1, (picked.value ?? -1) + 1)),
    p: () => pick(Math.max(0, (picked.value ?? 1) - 1)),
  };
  const move = moves[key.length === 1 ? key.toLowerCase() : key];
  move?.();
  return move !== undefined;
}

/** The scatter plot of all values. */
export function Plot(): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current!;
    const kept = nothingKept();
    const stops = [
      keepDrawn(element, (sheet) => {
        const marks = {
          ...{ found: found.value, picked: picked.value, hovered: hovered.value },
          ...{ acrossSays: say(T.heaps), upSays: say(differs() ? V.nimSum : T.value) },
          ...{ overlays: overlays.value, differing: differing.value },
        };
        element.dataset.work = `${drawScatter(sheet, series(), version.value, seen(), marks, kept)}`;
        element.dataset.drawn = `${series().count}`;
      }),
      gestures(element, surfaceOf(element)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const { count, most } = series();
  const { x0, x1, y0, y1 } = seen();
  const edge = (value: number, most: number) => grouped(Math.max(0, Math.min(most, Math.round(value))));
  const shows = T.shows(edge(x0, count - 1), edge(x1, count - 1), edge(y0, most), edge(y1, most));
  const says = `${say(T.plotSays(shown.value?.id ?? "", grouped(count), grouped(most)))} ${say(shows)}`;
  return (
    <section class="card plot" aria-label={say(T.plot)}>
      <Readout />
      <section
        class="drawing round anchor"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys zoom and move the plot.
        tabIndex={0}
        aria-label={say(T.keys)}
        onKeyDown={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.altKey && press(event)) event.preventDefault();
        }}
      >
        <canvas ref={canvas} role="img" aria-label={says} />
        <Tip canvas={canvas} />
        <Chosen area={() => areaIn(canvas.current!)} />
      </section>
      <div class="apart tray">
        <Legend />
        <Buttons zoom={(factor) => zoomBy(factor)} all={showAll} isAll={view.value === undefined} />
      </div>
      <Compare />
    </section>
  );
}

const differs = (): boolean => differing.value && overlays.value.length > 0;

/** What is known of the point that the pointer is at, beside it. */
function Tip({
  canvas,
}: {
  readonly canvas: { readonly current: HTMLCanvasElement | null };
}): JSX.Element | null {
  const heap = hovered.value;
  const all = series();
  const element = canvas.current;
  if (heap === undefined || heap >= all.count || element === null) return null;
  const now = seen();
  const area = areaIn(element);
  const value = all.values[heap]!;
  const x = area.left + ((heap - now.x0) / (now.x1 - now.x0)) * area.width;
  const y = area.top + area.height - ((value - now.y0) / (now.y1 - now.y0)) * area.height;
  const values = [value, ...overlays.value.map(({ values }) => values[heap])];
  return (
    <span
      class="tip sheet inert tabular unbroken text-fine"
      aria-hidden="true"
      style={{ left: `${x}px`, top: `${y}px`, translate: `${x > area.width / 2 ? "-100%" : "0"} -150%` }}
    >
      {grouped(heap)} ↦ {values.map((each) => (each === undefined ? "–" : grouped(each))).join(" · ")}
    </span>
  );
}

function Legend(): JSX.Element {
  const { rare } = series();
  const finished = found.value;
  const others = overlays.value;
  const id = shown.value?.id ?? "";
  return (
    <ul class="legend tray gap-16 quiet">
      <li class="inline">
        <span class="key" aria-hidden="true" />
        {others.length > 0 && <code>{id}</code>}
        {(others.length === 0 || rare !== undefined) && say(rare === undefined ? T.values : T.common)}
      </li>
      {others.map(({ game }, i) => (
        <li key={game} class="inline">
          <span class={`key over-${i}`} aria-hidden="true" />
          <code>{differing.value ? `${id} ⊕ ${game}` : game}</code>
        </li>
      ))}
      {rare && (
        <li class="inline">
          <span class="key rare" aria-hidden="true" />
          {say((rare.by === "space" ? T.rareSpace : T.rareShare)(grouped(rare.count), grouped(rare.last)))}
        </li>
      )}
      {finished && finished.verdict !== "none" && (
        <li class="inline">
          <span class="key periodic" aria-hidden="true" />
          {say(T.periodic)}
        </li>
      )}
      {finished && finished.exceptionCount > 0 && (
        <li class="inline">
          <span class="key exceptional" aria-hidden="true" />
          {say(T.exceptional)}
        </li>
      )}
    </ul>
  );
}
