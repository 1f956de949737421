import "./graph.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Deferred, whenShown } from "../shell/deferred.tsx";
import { say } from "../shell/language.ts";
import { Segments } from "../shell/segments.tsx";
import { type Activity, activities } from "./address.ts";
import { Figure } from "./figure.tsx";
import { runGraph } from "./linked.ts";
import { Listing } from "./listing.tsx";
import { isLarge } from "./model.ts";
import { Source } from "./source.tsx";
import { exploration, state, turnTo } from "./state.ts";
import { About } from "./summary.tsx";
import { texts } from "./text.ts";
import { Walk } from "./walk.tsx";

/** Tab for graphs of games. */
export function Page(): JSX.Element {
  useEffect(runGraph, []);
  const { source } = state.value;
  const graph = exploration.value?.graph;
  const Doing = SHOWN[state.value.activity];
  return (
    <div class="desk pile gap-16 halves">
      <div class="stagework pile">
        {graph !== undefined && (isLarge(graph) || graph.stopped) && (
          <p class="quiet remark">{say(texts.large)}</p>
        )}
        <Figure />
      </div>
      <Deferred>
        <Source />
      </Deferred>
      <section class="card doing">
        <Segments
          name="activity"
          label={say(texts.activity)}
          options={activities
            .filter((each) => each !== "edit" || source === "edges")
            .map((value) => ({ value, label: say(texts[value]) }))}
          value={state.value.activity}
          onChange={turnTo}
        />
        <Doing />
      </section>
      <Deferred>
        <About />
        <Listing />
      </Deferred>
    </div>
  );
}

/** Activities; a visit begins with a walk. */
const SHOWN: Readonly<Record<Activity, () => JSX.Element | null>> = {
  walk: Walk,
  compute: whenShown(async () => (await import("./compute.tsx")).Compute),
  edit: whenShown(async () => (await import("./edit.tsx")).Edit),
};
