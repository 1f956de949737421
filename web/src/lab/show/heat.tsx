import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import type { Results } from "../run.ts";
import { texts } from "../text.ts";
import { cellOf, playFrom } from "./cell.ts";
import { Grid } from "./grid.tsx";
import { Legend } from "./legend.tsx";

/** Heat map of positions given by two numbers, a down and b across. */
export function Heat(results: Results): JSX.Element {
  const { shape, cases } = results;
  if (cases.length === 0) return <p class="quiet">{say(texts.noValues)}</p>;
  const side = shape.most - shape.least + 1;
  const highest = cases.reduce((most, { value }) => Math.max(most, value), 0);
  const numbers = Array.from({ length: Math.max(0, side) }, (_, i) => i);
  return (
    <>
      <Legend results={results} />
      <Grid
        label={say(texts.table)}
        corner="a \ b"
        columns={numbers.map((i) => `${shape.least + i}`)}
        rows={numbers.map((y) => ({
          name: `${shape.least + y}`,
          cells: numbers.map((x) => cellOf(results, side * y + x, highest)),
        }))}
        choose={(index) => playFrom(results, index)}
      />
    </>
  );
}
