import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Frame } from "../../plot/frame.ts";
import { Plot } from "../../plot/plot.tsx";
import { say } from "../../shell/language.ts";
import { grouped } from "../../shell/numbers.ts";
import { Compare } from "../compare.tsx";
import { Readout } from "../readout.tsx";
import { differing, found, overlays, picked, series, shown, version } from "../state.ts";
import { rowTexts, texts } from "../text.ts";
import { Buttons } from "./buttons.tsx";
import { hovered, looking, pick } from "./looking.ts";
import { nearestHeap } from "./nearest.ts";
import { drawScatter, nothingKept } from "./scatter.ts";

const KEYS = {
  n: () => pick(Math.min(series().count - 1, (picked.value ?? -1) + 1)),
  p: () => pick(Math.max(0, (picked.value ?? 1) - 1)),
};

/** Scatter plot of all values. */
export function Scatter(): JSX.Element {
  const kept = useMemo(nothingKept, []);
  const { count, most } = series();
  const { x0, x1, y0, y1 } = looking.seen();
  const edge = (value: number, most: number) => grouped(Math.max(0, Math.min(most, Math.round(value))));
  const shows = texts.shows(edge(x0, count - 1), edge(x1, count - 1), edge(y0, most), edge(y1, most));
  const says = `${say(texts.plotSays(shown.value?.id ?? "", grouped(count), grouped(most)))} ${say(shows)}`;
  return (
    <section class="card plot" aria-label={say(texts.plot)}>
      <Readout />
      <Plot
        label={says}
        across={{ from: x0, to: x1, says: say(texts.heaps) }}
        up={{ from: y0, to: y1, says: say(differs() ? rowTexts.nimSum : texts.value), ruled: true }}
        zooms={{ looking, says: say(texts.keys), keys: KEYS }}
        draw={(sheet, frame) => {
          const marks = {
            ...{ found: found.value, picked: picked.value, hovered: hovered.value },
            ...{ overlays: overlays.value, differing: differing.value },
          };
          const { dataset } = sheet.context.canvas;
          dataset.work = `${drawScatter(sheet, frame, series(), version.value, marks, kept)}`;
          dataset.drawn = `${series().count}`;
        }}
        point={(place, frame) => {
          hovered.value = place && nearestHeap(series(), frame, place);
        }}
        pick={() => {
          picked.value = hovered.value;
        }}
        over={(frame) => <Tip {...frame} />}
      />
      <div class="apart tray">
        <Legend />
        <Buttons looking={looking} axis="x" />
      </div>
      <Compare />
    </section>
  );
}

const differs = (): boolean => differing.value && overlays.value.length > 0;

/** Facts about the heap under the pointer, shown beside it. */
function Tip({ area, x: xOf, y: yOf }: Frame): JSX.Element | null {
  const heap = hovered.value;
  const all = series();
  if (heap === undefined || heap >= all.count) return null;
  const value = all.values[heap]!;
  const [x, y] = [xOf(heap), yOf(value)];
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
        {(others.length === 0 || rare !== undefined) && say(rare === undefined ? texts.values : texts.common)}
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
          {say(
            (rare.by === "space" ? texts.rareSpace : texts.rareShare)(
              grouped(rare.count),
              grouped(rare.last),
            ),
          )}
        </li>
      )}
      {finished && finished.verdict !== "none" && (
        <li class="inline">
          <span class="key periodic" aria-hidden="true" />
          {say(texts.periodic)}
        </li>
      )}
      {finished && finished.exceptionCount > 0 && (
        <li class="inline">
          <span class="key exceptional" aria-hidden="true" />
          {say(texts.exceptional)}
        </li>
      )}
    </ul>
  );
}
