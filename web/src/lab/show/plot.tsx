import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../../shell/language.ts";
import type { Tested } from "../law.ts";
import type { Seen } from "../period.ts";
import { T } from "../text.ts";
import { isWrong } from "./cell.ts";

interface Given {
  readonly values: readonly number[];
  readonly least: number;
  readonly seen: Seen | undefined;
  readonly cases: readonly Tested[];
}

const HEIGHT = 208;
const LEFT = 32;
const RIGHT = 8;
const TOP = 12;
const BOTTOM = 24;

/** Values over n, one point each; the first period is shaded. */
export function Plot({ values, least, seen, cases }: Given): JSX.Element {
  const figure = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(600);
  useEffect(() => {
    if (figure.current === null) return;
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.max(200, entry?.contentRect.width ?? 600)),
    );
    observer.observe(figure.current);
    return () => observer.disconnect();
  }, []);

  const highest = values.reduce((most, value) => Math.max(most, value), 1);
  const x = (i: number) => LEFT + ((width - LEFT - RIGHT) * (i + 0.5)) / values.length;
  const y = (value: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / highest;
  const radius = Math.max(
    values.length > 1000 ? 1 : 1.75,
    Math.min(3.5, (width - LEFT) / values.length / 2.6),
  );
  const dots = (chosen: (i: number) => boolean) =>
    values.map((value, i) => (chosen(i) ? `M${x(i).toFixed(1)} ${y(value).toFixed(1)}h0` : "")).join("");
  const wrong = (i: number) => cases[i] !== undefined && isWrong(cases[i]);

  return (
    <figure class="slim" ref={figure}>
      <svg
        class="chart"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={say(T.plot(values.length))}
      >
        {seen !== undefined && (
          <rect
            class="band"
            x={x(seen.preperiod - 0.5)}
            y={TOP - 6}
            width={x(seen.period) - x(0)}
            height={HEIGHT - BOTTOM - TOP + 12}
            rx="4"
          />
        )}
        {ticks(highest, 4).map((value) => (
          <g key={value}>
            <path class="rule" d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
            <text x={LEFT - 8} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {ticks(values.length - 1, width / 72).map((i) => (
          <text key={i} x={x(i)} y={HEIGHT - 6} text-anchor="middle">
            {least + i}
          </text>
        ))}
        <path class="dots" stroke-width={2 * radius} d={dots((i) => values[i] !== 0 && !wrong(i))} />
        <path class="dots is-p" stroke-width={2 * radius + 1} d={dots((i) => values[i] === 0 && !wrong(i))} />
        <path class="dots wrong" stroke-width={2 * radius + 1} d={dots(wrong)} />
      </svg>
    </figure>
  );
}

/** Round numbers from 0 to `most`, about `count` of them. */
function ticks(most: number, count: number): number[] {
  const rough = Math.max(1, most / Math.max(1, count));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}
