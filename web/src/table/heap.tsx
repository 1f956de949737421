import type { JSX } from "preact";
import { Deferred, whenShown } from "../shell/deferred.tsx";
import { say } from "../shell/language.ts";
import { PANELS, type Panel } from "./address.ts";
import { Period } from "./period.tsx";
import { Scatter } from "./plot/plot.tsx";
import { Rows } from "./rows/rows.tsx";
import { panel } from "./state.ts";
import { texts } from "./text.ts";

/** Values of one heap: a plot, panels about them, and a list. */
export function OneHeap(): JSX.Element {
  return (
    <>
      <Scatter />
      <div class="halves pile gap-16">
        <Deferred>
          <Panels />
        </Deferred>
        <Deferred>
          <Rows />
        </Deferred>
      </div>
    </>
  );
}

/** Panels; a visit begins with the period. */
const SHOWN: Readonly<Record<Panel, () => JSX.Element | null>> = {
  period: Period,
  wrapped: whenShown(async () => (await import("./wrapped.tsx")).Wrapped),
  histogram: whenShown(async () => (await import("./histogram.tsx")).Histogram),
  export: whenShown(async () => (await import("./export.tsx")).Export),
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
