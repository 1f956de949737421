import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { pick } from "./plot/looking.ts";
import { type Bar, bars, rarest } from "./series.ts";
import { series } from "./state.ts";
import { H, T } from "./text.ts";

const MOST_BARS = 128;
const RAREST = 12;

const pointed = signal<Bar | undefined>(undefined);

const spanOf = ({ from, to }: Bar) => (from === to ? grouped(from) : `${grouped(from)}–${grouped(to)}`);

/** How often each value occurs, and those that are rarest. */
export function Histogram(): JSX.Element {
  const all = series();
  if (all.count === 0) return <p class="quiet">{say(T.wait)}</p>;
  return (
    <div class="histogram pile gap-12">
      <p>{say(H.says(grouped(all.kinds), grouped(all.most)))}</p>
      <Chart />
      <h2>{say(H.rarest)}</h2>
      <div>
        <table class="numeric ruled wide">
          <thead>
            <tr>
              <th scope="col">{say(H.value)}</th>
              <th scope="col">{say(H.times)}</th>
              <th scope="col">{say(H.last)}</th>
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

function Chart(): JSX.Element {
  const all = series();
  const each = bars(all, MOST_BARS);
  const most = Math.max(...each.map(({ times }) => times));
  const decades = Math.max(1, Math.ceil(Math.log10(most + 1)));
  /** The height of a bar, in parts of a hundred: nothing stands on the axis. */
  const tall = (times: number) => (100 * Math.log10(1 + times)) / Math.log10(1 + 10 ** decades);
  const wide = 100 / each.length;
  const gap = Math.min(0.15, 0.1 * wide);
  const now = pointed.value;
  return (
    <figure>
      <div class="chart anchor">
        {Array.from({ length: decades + 1 }, (_, power) => (
          <span
            key={power}
            class="power quiet"
            style={{ bottom: `${tall(10 ** power)}%` }}
            aria-hidden="true"
          >
            {power < 4 ? grouped(10 ** power) : `10${superscript(power)}`}
          </span>
        ))}
        <svg
          width="100%"
          height="100%"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={say(H.chart(grouped(all.kinds)))}
          onPointerLeave={() => {
            pointed.value = undefined;
          }}
        >
          {Array.from({ length: decades + 1 }, (_, power) => (
            <line key={power} x1="0" x2="100" y1={100 - tall(10 ** power)} y2={100 - tall(10 ** power)} />
          ))}
          {each.map((bar, i) => (
            <g
              key={bar.from}
              onPointerEnter={() => {
                pointed.value = bar;
              }}
            >
              <rect class="reach" x={i * wide} y="0" width={wide} height="100" />
              <rect
                class="bar"
                x={i * wide + gap}
                y={100 - tall(bar.times)}
                width={wide - 2 * gap}
                height={tall(bar.times)}
              />
            </g>
          ))}
        </svg>
        <span class="edge quiet" aria-hidden="true">
          0
        </span>
        <span class="edge last quiet" aria-hidden="true">
          {grouped(all.most)}
        </span>
      </div>
      <figcaption class="quiet centred">
        {now === undefined ? say(H.scale) : say(H.bar(spanOf(now), grouped(now.times)))}
      </figcaption>
    </figure>
  );
}

const superscript = (power: number) => [...`${power}`].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
