import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { t } from "../locale/census.ts";
import { useGradually } from "../shell/deferred.tsx";
import { say } from "../shell/language.ts";
import { type Dot, type Dots, dotsOf, HIGH, SIZE, WIDE } from "./dots.ts";
import type { Point } from "./source.ts";
import { filter, narrow } from "./state.ts";
import { fill, T } from "./text.ts";

/** So many dots are drawn in a task. */
const AT_ONCE = 150;

const pointed = signal<Point | undefined>(undefined);

const SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const tick = (value: number): string =>
  value < 1000 ? `${value}` : `10${[...`${Math.log10(value)}`].map((digit) => SUPERSCRIPT[+digit]).join("")}`;

/** Preperiod against period, a dot for all games that have both in common. */
export function Figure({ points }: { readonly points: readonly Point[] }): JSX.Element {
  const dots = useMemo(() => dotsOf(points), [points]);
  const shown = pointed.value;
  return (
    <section class="card figure" aria-labelledby="figure-name">
      <h2 id="figure-name">{say(T.figure)}</h2>
      {points.length === 0 ? (
        <p class="quiet">{say(T.noPoints)}</p>
      ) : (
        <>
          <Drawing points={points} dots={dots} />
          <p class="readout quiet">{say(shown === undefined ? T.pointAt : saysOf(shown))}</p>
        </>
      )}
    </section>
  );
}

function Drawing({ points, dots }: { readonly points: readonly Point[]; readonly dots: Dots }): JSX.Element {
  const { width, height, left, top } = SIZE;
  const still = useGradually(dots.drawn, AT_ONCE, circle("dot"), [dots]);
  const { preperiod, period } = filter.value;
  const marked = [
    points.find((point) => point.preperiod === preperiod && point.period === period),
    pointed.value,
  ];

  function under(event: MouseEvent & { readonly currentTarget: SVGSVGElement }): Point | undefined {
    const box = event.currentTarget.getBoundingClientRect();
    return dots.nearest(
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    );
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table beside it sorts and filters by keys.
    <svg
      class="chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={say(T.figureSays)}
      onPointerMove={(event) => {
        pointed.value = under(event);
      }}
      onPointerLeave={() => {
        pointed.value = undefined;
      }}
      onClick={(event) => {
        const point = under(event);
        if (point) narrow({ preperiod: point.preperiod, period: point.period });
      }}
    >
      {dots.across.map(({ value, at }) => (
        <g key={value} transform={`translate(${at} ${top + HIGH})`}>
          <path class="rule" d={`M0 0V${-HIGH}`} />
          <text y={22} text-anchor="middle">
            {tick(value)}
          </text>
        </g>
      ))}
      {dots.up.map(({ value, at }) => (
        <g key={value} transform={`translate(${left} ${at})`}>
          <path class="rule" d={`M0 0H${WIDE}`} />
          <text x={-8} dy="0.35em" text-anchor="end">
            {tick(value)}
          </text>
        </g>
      ))}
      <text x={left + WIDE} y={height - 6} text-anchor="end">
        {say(AXES.preperiod)} →
      </text>
      <text x={8} y={16} text-anchor="start">
        ↑ {say(AXES.period)}
      </text>
      {still}
      {marked.map((point) => point && circle("dot marked inert")(dots.dotOf(point)))}
    </svg>
  );
}

const circle =
  (name: string) =>
  ({ point, x, y, r }: Dot): JSX.Element => (
    <circle key={`${point.preperiod} ${point.period}`} class={name} cx={x} cy={y} r={r} />
  );

const AXES = {
  preperiod: t("preperiodPreperiod"),
  period: t("periodPeriod"),
};

function saysOf({ preperiod, period, games, first }: Point) {
  if (games === 1) return fill(T.dot, preperiod, period, first);
  return t("fillTDotmorePreperiodPeriod", {
    fill: fill(T.dotMore, preperiod, period, first, games - 1),
    fill2: fill(T.dotMore, preperiod, period, first, games),
  });
}
