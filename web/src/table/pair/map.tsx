import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../shell/language.ts";
import { grouped } from "../../shell/numbers.ts";
import { Links, Mark } from "../marks.tsx";
import { Buttons } from "../plot/buttons.tsx";
import { keepDrawn } from "../plot/canvas.ts";
import { Chosen } from "../plot/chosen.tsx";
import { gestures, type Surface } from "../plot/gestures.ts";
import { cropped, isWhole, panned, type View, zoomed } from "../plot/view.ts";
import { shown } from "../state.ts";
import { T, W } from "../text.ts";
import { drawMap, mapArea, pairAt } from "./draw.ts";
import { slopeOf } from "./laws.ts";
import { choice, compared, lines, pairView, pickedPair, square, wholeSquare } from "./state.ts";

const hovered = signal<readonly [number, number] | undefined>(undefined);

const seen = (): View => pairView.value ?? wholeSquare.value;

function see(next: View): void {
  pairView.value = isWhole(next, wholeSquare.value) ? undefined : next;
}

/** Both ways alike, so that pairs stay square. */
function zoomBy(factor: number, atX = 0.5, atY = 0.5): void {
  const all = wholeSquare.value;
  see(zoomed(zoomed(seen(), all, "x", factor, atX), all, "y", factor, atY));
}

function panBy(partX: number, partY: number): void {
  const all = wholeSquare.value;
  see(panned(panned(seen(), all, "x", partX), all, "y", partY));
}

/** Chooses a pair, and moves the view so that it is seen. */
export function pickPair(pair: readonly [number, number]): void {
  pickedPair.value = pair;
  const { x0, x1, y0, y1 } = seen();
  const off = (at: number, low: number, high: number) =>
    at > low && at < high ? 0 : (at - (low + high) / 2) / (high - low);
  panBy(off(pair[0], x0, x1), off(pair[1], y0, y1));
}

const areaIn = (canvas: HTMLCanvasElement) =>
  mapArea(canvas.clientWidth, canvas.clientHeight, square.value.to);

function surfaceOf(canvas: HTMLCanvasElement): Surface {
  const area = () => areaIn(canvas);
  return {
    square: true,
    area,
    zoom(_, factor, atX, atY) {
      const before = pairView.value;
      zoomBy(factor, Math.max(0, Math.min(1, atX)), Math.max(0, Math.min(1, atY)));
      return before !== pairView.value;
    },
    pan: panBy,
    choose(across, up) {
      const all = wholeSquare.value;
      see(cropped(cropped(seen(), all, "x", across), all, "y", up));
    },
    point(place) {
      hovered.value = place && pairAt(square.value, seen(), area(), place);
    },
    pick() {
      pickedPair.value = hovered.value;
    },
  };
}

const KEYS: Readonly<Record<string, () => void>> = {
  ArrowLeft: () => panBy(-0.1, 0),
  ArrowRight: () => panBy(0.1, 0),
  ArrowUp: () => panBy(0, 0.1),
  ArrowDown: () => panBy(0, -0.1),
  "+": () => zoomBy(1.5),
  "=": () => zoomBy(1.5),
  "-": () => zoomBy(1 / 1.5),
  "0": () => {
    pairView.value = undefined;
  },
};

/** The values of two heaps, as a map. */
export function HeatMap(): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current!;
    const stops = [
      keepDrawn(element, (sheet) => {
        const slope = lines.value ? slopeOf(shown.value, choice.value) : undefined;
        const marks = { compared: compared.value, slope, picked: pickedPair.value, hovered: hovered.value };
        drawMap(sheet, square.value, seen(), marks);
        element.dataset.rows = `${square.value.rows}`;
      }),
      gestures(element, surfaceOf(element)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <section class="card plot map" aria-label={say(W.map)}>
      <PairReadout />
      <section
        class={`round drawing anchor${pairView.value === undefined ? "" : " closer"}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys zoom and move the map.
        tabIndex={0}
        aria-label={say(W.keys)}
        onKeyDown={(event) => {
          const move = KEYS[event.key];
          if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          move();
        }}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={say(W.mapSays(shown.value?.id ?? "", grouped(square.value.to)))}
        />
        <Chosen area={() => areaIn(canvas.current!)} />
      </section>
      <div class="apart tray">
        <Legend />
        <Buttons
          zoom={zoomBy}
          all={() => {
            pairView.value = undefined;
          }}
          isAll={pairView.value === undefined}
        />
      </div>
    </section>
  );
}

function PairReadout(): JSX.Element {
  const pair = hovered.value ?? pickedPair.value;
  const { to, values, rows } = square.value;
  if (pair === undefined || pair[0] >= rows)
    return (
      <p class="readout quiet apart tabular">
        {say(T.pickPair)}
        <span class="keys">{say(T.closer)}</span>
      </p>
    );
  const [a, b] = pair;
  const value = values[a * (to + 1) + b]!;
  return (
    <div class="readout apart tabular">
      <p>
        <b>{say(T.pairIs(grouped(a), grouped(b), grouped(value)))}</b> <Mark value={value} />
      </p>
      {pair.join() === pickedPair.value?.join() && <Links position={`${a},${b}`} />}
    </div>
  );
}

function Legend(): JSX.Element {
  const now = compared.value;
  return (
    <ul class="legend tray gap-16 quiet">
      <li class="inline">
        <span class="key lose" aria-hidden="true" />
        {say(W.p)}
      </li>
      <li class="inline">
        <span aria-hidden="true">1</span>
        <span class="key ramp" aria-hidden="true" />
        {grouped(square.value.most)}
      </li>
      {now !== undefined && (
        <li class="inline">
          <span class="key ring" aria-hidden="true" />
          {say(W.saysP)}
        </li>
      )}
      {now !== undefined && now.wrong > 0 && (
        <li class="inline">
          <span class="losing bold" aria-hidden="true">
            ×
          </span>
          {say(W.wrong)}
        </li>
      )}
    </ul>
  );
}
