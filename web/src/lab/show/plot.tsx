import type { JSX } from "preact";
import { Plot } from "../../plot/plot.tsx";
import { say } from "../../shell/language.ts";
import type { Tested } from "../law.ts";
import type { Seen } from "../period.ts";
import { texts } from "../text.ts";
import { isWrong } from "./cell.ts";

interface Given {
  readonly values: readonly number[];
  readonly least: number;
  readonly seen: Seen | undefined;
  readonly cases: readonly Tested[];
}

/** Plot of the values over n; the first period is shaded. */
export function ValuePlot({ values, least, seen, cases }: Given): JSX.Element {
  const highest = values.reduce((most, value) => Math.max(most, value), 1);
  const wrong = (i: number) => cases[i] !== undefined && isWrong(cases[i]);
  const across = { from: least - 0.5, to: least + values.length - 0.5 };
  return (
    <figure class="slim">
      <Plot
        label={say(texts.plot(values.length))}
        across={across}
        up={{ from: 0, to: highest, ruled: true }}
        beneath={({ area, x }) =>
          seen !== undefined && (
            <rect
              class="band"
              x={x(least + seen.preperiod - 0.5)}
              y={area.top - 6}
              width={x(seen.period) - x(0)}
              height={area.height + 12}
              rx="4"
            />
          )
        }
        marks={({ area, x, y }) => {
          const each = area.width / values.length;
          const radius = Math.max(values.length > 1000 ? 1 : 1.75, Math.min(3.5, each / 2.6));
          const dots = (chosen: (i: number) => boolean) =>
            values
              .map((value, i) => (chosen(i) ? `M${x(least + i).toFixed(1)} ${y(value).toFixed(1)}h0` : ""))
              .join("");
          return (
            <>
              <path class="dots" stroke-width={2 * radius} d={dots((i) => values[i] !== 0 && !wrong(i))} />
              <path
                class="dots is-p"
                stroke-width={2 * radius + 1}
                d={dots((i) => values[i] === 0 && !wrong(i))}
              />
              <path class="dots wrong" stroke-width={2 * radius + 1} d={dots(wrong)} />
            </>
          );
        }}
      />
    </figure>
  );
}
