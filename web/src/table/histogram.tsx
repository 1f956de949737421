import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { say } from "../shell/language.ts";
import { grouped } from "./numbers.ts";
import { pick } from "./plot/looking.ts";
import { type Bar, bars, rarest } from "./series.ts";
import { series } from "./state.ts";
import { H, T } from "./text.ts";

const MOST_BARS = 128;
const RAREST = 12;
const [WIDTH, HEIGHT] = [640, 200];

const pointed = signal<Bar | undefined>(undefined);

const spanOf = ({ from, to }: Bar) => (from === to ? grouped(from) : `${grouped(from)}–${grouped(to)}`);

/** How often each value occurs, and those that are rarest. */
export function Histogram(): JSX.Element {
  const all = series();
  if (all.count === 0) return <p class="quiet">{say(T.none)}</p>;
  return (
    <div class="histogram">
      <p>{say(H.says(grouped(all.kinds), grouped(all.most)))}</p>
      <Chart />
      <h3>{say(H.rarest)}</h3>
      <div class="wide">
        <table>
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
                  <button type="button" class="textual" onClick={() => pick(last)}>
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
  const tall = (times: number) => (times === 0 ? 0 : ((Math.log10(times) + 0.3) / (decades + 0.3)) * HEIGHT);
  const wide = WIDTH / each.length;
  const now = pointed.value;
  return (
    <figure>
      <svg
        viewBox={`-40 -8 ${WIDTH + 48} ${HEIGHT + 32}`}
        role="img"
        aria-label={say(H.chart(grouped(all.kinds)))}
        onPointerLeave={() => {
          pointed.value = undefined;
        }}
      >
        {Array.from({ length: decades + 1 }, (_, power) => (
          <g key={power} class="rule">
            <line x1="0" x2={WIDTH} y1={HEIGHT - tall(10 ** power)} y2={HEIGHT - tall(10 ** power)} />
            <text x="-6" y={HEIGHT - tall(10 ** power) + 4} text-anchor="end">
              {power < 4 ? grouped(10 ** power) : `10${superscript(power)}`}
            </text>
          </g>
        ))}
        {each.map((bar, i) => (
          <g
            key={bar.from}
            onPointerEnter={() => {
              pointed.value = bar;
            }}
          >
            <rect class="touch" x={i * wide} y="0" width={wide} height={HEIGHT} />
            <rect
              class="bar"
              x={i * wide + Math.min(1, wide * 0.1)}
              y={HEIGHT - tall(bar.times)}
              width={Math.max(0.75, wide - 2 * Math.min(1, wide * 0.1))}
              height={tall(bar.times)}
            />
          </g>
        ))}
        <text class="edge" x="0" y={HEIGHT + 18}>
          0
        </text>
        <text class="edge" x={WIDTH} y={HEIGHT + 18} text-anchor="end">
          {grouped(all.most)}
        </text>
      </svg>
      <figcaption class="quiet">
        {now === undefined ? say(H.scale) : say(H.bar(spanOf(now), grouped(now.times)))}
      </figcaption>
    </figure>
  );
}

const superscript = (power: number) => [...`${power}`].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
