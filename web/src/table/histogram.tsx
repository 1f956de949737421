import { signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { t } from "../locale/table.ts";
import { Plot } from "../plot/plot.tsx";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { type Bar, bars, rarest } from "./bars.ts";
import { pick } from "./plot/looking.ts";
import { series } from "./state.ts";
import { texts as common } from "./text.ts";

const texts = {
  says: (kinds: string, most: string): Text => t("differentValuesLargest", { kinds, most }),
  chart: (kinds: string): Text => t("barsHowManyHeapsEach", { kinds }),
  bar: (values: string, times: string): Text => t("valueHeaps", { values, times }),
  scale: t("scale"),
  rarest: t("rarest"),
  value: t("value2"),
  times: t("times"),
  last: t("last"),
} satisfies Record<string, Text | ((...words: string[]) => Text)>;

const MOST_BARS = 128;
const RAREST = 12;

const pointed = signal<Bar | undefined>(undefined);

const spanOf = ({ from, to }: Bar) => (from === to ? grouped(from) : `${grouped(from)}–${grouped(to)}`);

/** Histogram of the values, and the rarest of them. */
export function Histogram(): JSX.Element {
  const all = series();
  if (all.count === 0) return <p class="quiet">{say(common.wait)}</p>;
  return (
    <div class="histogram pile gap-12">
      <p>{say(texts.says(grouped(all.kinds), grouped(all.most)))}</p>
      <Bars />
      <h2>{say(texts.rarest)}</h2>
      <div>
        <table class="numeric ruled wide">
          <thead>
            <tr>
              <th scope="col">{say(texts.value)}</th>
              <th scope="col">{say(texts.times)}</th>
              <th scope="col">{say(texts.last)}</th>
            </tr>
          </thead>
          <tbody>
            {rarest(all, RAREST).map(({ value, times, last }) => (
              <tr key={value}>
                <td>{grouped(value)}</td>
                <td>{grouped(times)}</td>
                <td>
                  <button type="button" class="worded tabular" onClick={() => pick(last)}>
                    {grouped(last)}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Bars(): JSX.Element {
  const all = series();
  const each = bars(all, MOST_BARS);
  const most = Math.max(...each.map(({ times }) => times));
  // From 0 on, so that a bar of one heap is visible.
  const up = { from: 0, to: 10 ** Math.max(1, Math.ceil(Math.log10(most + 1))), log: true, ruled: true };
  const now = pointed.value;
  return (
    <figure>
      <Plot
        label={say(texts.chart(grouped(all.kinds)))}
        across={{ from: -0.5, to: each.at(-1)!.to + 0.5 }}
        up={up}
        point={(place, { x }) => {
          const value = place && x.invert(place.x);
          pointed.value = each.find(({ from, to }) => value! >= from - 0.5 && value! < to + 0.5);
        }}
        marks={({ area, x, y }) =>
          each.map((bar) => {
            const [left, right] = [x(bar.from - 0.5), x(bar.to + 0.5)];
            const gap = Math.min(1, 0.1 * (right - left));
            const bottom = area.top + area.height;
            return (
              <g key={bar.from}>
                <rect class="reach" x={left} y={area.top} width={right - left} height={area.height} />
                <rect
                  class="bar"
                  x={left + gap}
                  y={y(bar.times)}
                  width={right - left - 2 * gap}
                  height={bottom - y(bar.times)}
                />
              </g>
            );
          })
        }
      />
      <figcaption class="quiet centred">
        {now === undefined ? say(texts.scale) : say(texts.bar(spanOf(now), grouped(now.times)))}
      </figcaption>
    </figure>
  );
}
