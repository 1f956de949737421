import type { JSX } from "preact";
import { say } from "../shell/language.ts";
import { grouped } from "../shell/numbers.ts";
import { pick } from "./plot/looking.ts";
import { found, picked, series } from "./state.ts";
import { rowTexts, texts } from "./text.ts";

// Values of a table in rows of one length, which show a period as columns.

/** Length of a row without a period, and the longest period used as a row. */
const USUAL = 20;
const LONGEST = 48;
/** Largest number of rows on the page. */
const ROWS = 60;

/** Values in rows as long as the period, so that columns are constant where it holds. */
export function Wrapped(): JSX.Element {
  const all = series();
  if (all.count === 0) return <p class="quiet">{say(texts.wait)}</p>;
  const known = found.value;
  const period = known !== undefined && known.verdict !== "none" ? known.period : 0;
  const width = period > 1 && period <= LONGEST ? period : USUAL;
  const exceptions = new Set(known?.exceptions);
  const rows = Math.min(ROWS, Math.ceil(all.count / width));
  return (
    <div class="wrapped pile gap-12">
      <p class="quiet">{say(width === period ? rowTexts.byPeriod(width) : rowTexts.by(width))}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys could not scroll what is cut off. */}
      <section class="scrolls" tabIndex={0} aria-label={say(texts.wrapped)}>
        <table class="numeric">
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                <th scope="row">{grouped(row * width)}</th>
                {Array.from({ length: Math.min(width, all.count - row * width) }, (_, i) => {
                  const heap = row * width + i;
                  const value = all.values[heap]!;
                  const kind = exceptions.has(heap) ? "odd" : value === 0 ? "losing bold" : "";
                  return (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the list beside it has keys for the same.
                    <td
                      key={heap}
                      class={picked.value === heap ? `${kind} linked` : kind}
                      title={say(texts.heapIs(grouped(heap), grouped(value)))}
                      onClick={() => pick(heap)}
                    >
                      {value}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows * width < all.count && <p class="quiet">{say(rowTexts.more(grouped(rows * width - 1)))}</p>}
    </div>
  );
}
