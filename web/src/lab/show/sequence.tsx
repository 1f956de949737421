import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import { observedPeriod, type Seen } from "../period.ts";
import type { Results } from "../run.ts";
import { texts } from "../text.ts";
import { cellOf, playFrom } from "./cell.ts";
import { Grid } from "./grid.tsx";
import { Legend } from "./legend.tsx";
import { ValuePlot } from "./plot.tsx";

// Game of one number in the Lab: its values, period and plot.

/** Most cells in the page, most P-positions in the list, and columns without a period. */
const CELLS = 1000;
const LISTED = 40;
const COLUMNS = 10;
const MOST_COLUMNS = 14;

/** Values of positions given by one number, as a plot and as a table, and their observed period. */
export function Sequence(results: Results): JSX.Element {
  const { shape, cases } = results;
  const values = cases.map(({ value }) => value);
  if (values.length === 0) return <p class="quiet">{say(texts.noValues)}</p>;
  const seen = observedPeriod(values);
  return (
    <>
      {shape.play === "normal" && values.length > 1 && (
        <ValuePlot values={values} least={shape.least} seen={seen} cases={cases} />
      )}
      <dl class="facts pile broken text-small">
        <div>
          <dt>{say(texts.pPositions)}</dt>
          <dd>
            <Listed values={values} least={shape.least} />
          </dd>
        </div>
        <div>
          <dt>{say(texts.period)}</dt>
          <dd>{say(periodText(seen, shape.least, values.length))}</dd>
        </div>
      </dl>
      <Legend results={results} />
      <Table results={results} columns={columnsFor(seen)} />
    </>
  );
}

function Listed({
  values,
  least,
}: {
  readonly values: readonly number[];
  readonly least: number;
}): JSX.Element {
  const found = values.flatMap((value, i) => (value === 0 ? [least + i] : []));
  if (found.length === 0) return <>{say(texts.none)}</>;
  return (
    <>
      <span class="numbers tabular">{found.slice(0, LISTED).join(", ")}</span>
      {found.length > LISTED && <span class="quiet"> {say(texts.andMore(found.length - LISTED))}</span>}
    </>
  );
}

function periodText(seen: Seen | undefined, least: number, count: number) {
  if (seen === undefined) return texts.noPeriod(count);
  const { period, saltus } = seen;
  const preperiod = least + seen.preperiod;
  return saltus === 0
    ? texts.observed({ preperiod, period, count })
    : texts.observedGrowth({ preperiod, period, saltus, count });
}

/** Number of columns such that periods are aligned in the table. */
function columnsFor(seen: Seen | undefined): number {
  if (seen === undefined || seen.period > MOST_COLUMNS) return COLUMNS;
  const times = Math.floor(MOST_COLUMNS / seen.period);
  return Math.max(1, Math.min(times, Math.ceil(8 / seen.period))) * seen.period;
}

function Table({ results, columns }: { readonly results: Results; readonly columns: number }): JSX.Element {
  const { shape, cases } = results;
  const shown = Math.min(cases.length, CELLS);
  const highest = cases.reduce((most, { value }) => Math.max(most, value), 0);
  const numbers = Array.from({ length: columns }, (_, i) => i);
  const rows = Array.from({ length: Math.ceil(shown / columns) }, (_, y) => ({
    name: `${shape.least + columns * y}`,
    cells: numbers.map((x) =>
      columns * y + x < shown ? cellOf(results, columns * y + x, highest) : undefined,
    ),
  }));
  return (
    <>
      <Grid
        label={say(texts.table)}
        corner="n"
        columns={numbers.map((i) => `+${i}`)}
        rows={rows}
        choose={(index) => playFrom(results, index)}
      />
      {cases.length > shown && <p class="quiet">{say(texts.firstShown(shown))}</p>}
    </>
  );
}
