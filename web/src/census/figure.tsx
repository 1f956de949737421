import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { say } from "../shell/language.ts";
import type { Point } from "./source.ts";
import { filter, narrow } from "./state.ts";
import { fill, T } from "./text.ts";

const SIZE = { width: 520, height: 400, left: 64, right: 16, top: 16, bottom: 56 } as const;

/** Further from every dot than this, in units of the figure, nothing is pointed at. */
const NEAR = 18;

const pointed = signal<Point | undefined>(undefined);

/** Logarithmic along `length`; with a place for 0 when `least` is 0. */
const scale = (least: 0 | 1, most: number, length: number) => (value: number) =>
  (Math.log(value + 1 - least) / Math.log(most + 1 - least)) * length;

const TICKS = [0, 1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12];
const SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const tick = (value: number): string =>
  value < 10_000
    ? `${value}`
    : `10${[...`${Math.log10(value)}`].map((digit) => SUPERSCRIPT[+digit]).join("")}`;

const radius = ({ games }: Point): number => Math.min(12, 2.5 + 1.5 * Math.log2(games));

export function Figure({ points }: { readonly points: readonly Point[] }): JSX.Element {
  const { width, height, left, right, top, bottom } = SIZE;
  const most = (of: "preperiod" | "period") => points.reduce((max, point) => Math.max(max, point[of]), 9);
  const [wide, high] = [width - left - right, height - top - bottom];
  const along = scale(0, most("preperiod"), wide);
  const up = scale(1, most("period"), high);
  const x = ({ preperiod }: Point) => left + along(preperiod);
  const y = ({ period }: Point) => top + high - up(period);
  const ticks = (of: "preperiod" | "period") =>
    TICKS.filter((value) => value <= most(of) && (value > 0 || of === "preperiod"));

  function nearest(event: MouseEvent & { readonly currentTarget: SVGSVGElement }): Point | undefined {
    const box = event.currentTarget.getBoundingClientRect();
    const [px, py] = [
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    ];
    const far = (point: Point) => Math.hypot(x(point) - px, y(point) - py) - radius(point);
    const best = points.reduce<Point | undefined>(
      (found, point) => (found === undefined || far(point) < far(found) ? point : found),
      undefined,
    );
    return best && far(best) < NEAR ? best : undefined;
  }

  const { preperiod, period } = filter.value;
  const marked = (point: Point) =>
    point === pointed.value || (point.preperiod === preperiod && point.period === period);
  return (
    <section class="card figure" aria-labelledby="figure-name">
      <h2 id="figure-name">{say(T.figure)}</h2>
      {points.length === 0 ? (
        <p class="quiet">{say(T.noPoints)}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the table beside it sorts and filters by keys. */}
          <svg
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={say(T.figureSays)}
            onPointerMove={(event) => {
              pointed.value = nearest(event);
            }}
            onPointerLeave={() => {
              pointed.value = undefined;
            }}
            onClick={(event) => {
              const point = nearest(event);
              if (point) narrow({ preperiod: point.preperiod, period: point.period });
            }}
          >
            {ticks("preperiod").map((value) => (
              <g key={value} transform={`translate(${left + along(value)} ${top + high})`}>
                <path class="grid" d={`M0 0V${-high}`} />
                <text y={22} text-anchor="middle">
                  {tick(value)}
                </text>
              </g>
            ))}
            {ticks("period").map((value) => (
              <g key={value} transform={`translate(${left} ${top + high - up(value)})`}>
                <path class="grid" d={`M0 0H${wide}`} />
                <text x={-8} dy="0.35em" text-anchor="end">
                  {tick(value)}
                </text>
              </g>
            ))}
            <text class="axis" x={left + wide} y={height - 6} text-anchor="end">
              {say(AXES.preperiod)} →
            </text>
            <text class="axis" transform={`translate(12 ${top}) rotate(-90)`} text-anchor="end">
              {say(AXES.period)} →
            </text>
            {points.map((point) => (
              <circle
                key={`${point.preperiod} ${point.period}`}
                class={marked(point) ? "dot marked" : "dot"}
                cx={x(point)}
                cy={y(point)}
                r={radius(point)}
              />
            ))}
          </svg>
          <p class="readout">{say(pointed.value === undefined ? T.pointAt : saysOf(pointed.value))}</p>
        </>
      )}
    </section>
  );
}

const AXES = {
  preperiod: { en: "preperiod", zh: "前周期" },
  period: { en: "period", zh: "周期" },
};

function saysOf({ preperiod, period, games, first }: Point) {
  if (games === 1) return fill(T.dot, preperiod, period, first);
  return {
    en: fill(T.dotMore, preperiod, period, first, games - 1).en,
    zh: fill(T.dotMore, preperiod, period, first, games).zh,
  };
}
