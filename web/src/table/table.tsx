import "./table.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Deferred } from "../shell/deferred.tsx";
import { say } from "../shell/language.ts";
import { PANELS, type Panel } from "./address.ts";
import { Export } from "./export.tsx";
import { Form } from "./form.tsx";
import { Histogram } from "./histogram.tsx";
import { Law, PairTools } from "./pair/law.tsx";
import { HeatMap } from "./pair/map.tsx";
import { Period } from "./period.tsx";
import { Plot } from "./plot/plot.tsx";
import { Rows } from "./rows/rows.tsx";
import { runTable } from "./run.ts";
import { panel, shown } from "./state.ts";
import { texts } from "./text.ts";
import { Wrapped } from "./wrapped.tsx";

/** Tab for the values of heaps. */
export function Page(): JSX.Element {
  useEffect(runTable, []);
  const game = shown.value;
  return (
    <div class="tables pile gap-16">
      <Form />
      {game?.heaps === 1 && (
        <>
          <Plot />
          <div class="halves pile gap-16">
            <Deferred>
              <Panels />
            </Deferred>
            <Deferred>
              <Rows />
            </Deferred>
          </div>
        </>
      )}
      {game?.heaps === 2 && (
        <div class="halves mapped pile gap-16">
          <HeatMap />
          <div class="aside pile gap-16">
            <Deferred>
              <Law />
              <PairTools />
            </Deferred>
          </div>
        </div>
      )}
    </div>
  );
}

const SHOWN: Readonly<Record<Panel, () => JSX.Element>> = {
  period: Period,
  wrapped: Wrapped,
  histogram: Histogram,
  export: Export,
};

function Panels(): JSX.Element {
  const Shown = SHOWN[panel.value];
  return (
    <section class="card panels" aria-label={say(texts.panels)}>
      <fieldset class="segments swiped slim" aria-label={say(texts.panels)}>
        {PANELS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="panel"
              checked={panel.value === each}
              onChange={() => {
                panel.value = each;
              }}
            />
            <span>{say(texts[each])}</span>
          </label>
        ))}
      </fieldset>
      <Shown />
    </section>
  );
}
