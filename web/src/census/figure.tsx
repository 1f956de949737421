import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { t } from "../locale/census.ts";
import type { Frame } from "../plot/frame.ts";
import { Plot } from "../plot/plot.tsx";
import { useGradually } from "../shell/deferred.tsx";
import { say } from "../shell/language.ts";
import { type Dot, type Dots, dotsOf, spansOf } from "./dots.ts";
import type { Point } from "./source.ts";
import { filter, narrow } from "./state.ts";
import { fill, texts } from "./text.ts";

// Figure of period against preperiod.

/** Number of dots drawn in one task. */
const AT_ONCE = 150;

const pointed = signal<Point | undefined>(undefined);

/** Figure with a dot for each pair of preperiod and period that occurs. */
export function Figure({ points }: { readonly points: readonly Point[] }): JSX.Element {
  const shown = pointed.value;
  return (
    <section class="card figure" aria-labelledby="figure-name">
      <h2 id="figure-name">{say(texts.figure)}</h2>
      {points.length === 0 ? (
        <p class="quiet">{say(texts.noPoints)}</p>
      ) : (
        <>
          <Drawing points={points} />
          <p class="readout quiet">{say(shown === undefined ? texts.pointAt : saysOf(shown))}</p>
        </>
      )}
    </section>
  );
}

function Drawing({ points }: { readonly points: readonly Point[] }): JSX.Element {
  const { across, up } = useMemo(() => spansOf(points), [points]);
  const laid = useRef<Dots | undefined>(undefined);
  return (
    <Plot
      label={say(texts.figureSays)}
      across={{ ...across, says: say(AXES.preperiod), ruled: true }}
      up={{ ...up, says: say(AXES.period), ruled: true }}
      point={(place) => {
        pointed.value = place && laid.current?.nearest(place.x, place.y);
      }}
      pick={({ x, y }) => {
        const point = laid.current?.nearest(x, y);
        if (point) narrow({ preperiod: point.preperiod, period: point.period });
      }}
      marks={(frame) => <Marks points={points} frame={frame} laid={laid} />}
    />
  );
}

function Marks({
  points,
  frame,
  laid,
}: {
  readonly points: readonly Point[];
  readonly frame: Frame;
  readonly laid: { current: Dots | undefined };
}): JSX.Element {
  const dots = useMemo(() => dotsOf(points, frame), [points, frame]);
  laid.current = dots;
  const still = useGradually(dots.drawn, AT_ONCE, circle("dot"), [dots]);
  const { preperiod, period } = filter.value;
  const marked = [
    points.find((point) => point.preperiod === preperiod && point.period === period),
    pointed.value,
  ];
  return (
    <>
      {still}
      {marked.map((point) => point && circle("dot marked inert")(dots.dotOf(point)))}
    </>
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
  if (games === 1) return fill(texts.dot, preperiod, period, first);
  return t("fillTDotmorePreperiodPeriod", {
    fill: fill(texts.dotMore, preperiod, period, first, games - 1),
    fill2: fill(texts.dotMore, preperiod, period, first, games),
  });
}
