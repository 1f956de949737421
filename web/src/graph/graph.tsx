import "./graph.css";
import "./walk.css";
import "./facts.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../shell/language.ts";
import { Share } from "../shell/share.tsx";
import { activities } from "./address.ts";
import { Compute } from "./compute.tsx";
import { Edit } from "./edit.tsx";
import { Figure } from "./figure.tsx";
import { Listing } from "./listing.tsx";
import { isLarge } from "./model.ts";
import { Segments } from "./segments.tsx";
import { Source } from "./source.tsx";
import { exploration, runGraph, state, turnTo } from "./state.ts";
import { About } from "./summary.tsx";
import { T } from "./text.ts";
import { Walk } from "./walk.tsx";

/** The place for graphs of games. */
export function Page(): JSX.Element {
  useEffect(runGraph, []);
  const { source } = state.value;
  const graph = exploration.value?.graph;
  return (
    <main class="graphs">
      <Heading />
      <div class="desk pile gap-16">
        <div class="stagework pile">
          {graph !== undefined && (isLarge(graph) || graph.stopped) && (
            <p class="quiet remark on-card">{say(T.large)}</p>
          )}
          <Figure />
        </div>
        <Source />
        <section class="card doing">
          <Segments
            name="activity"
            label={say(T.activity)}
            options={activities
              .filter((each) => each !== "edit" || source === "edges")
              .map((value) => ({ value, label: say(T[value]) }))}
            value={state.value.activity}
            onChange={turnTo}
          />
          <Doing />
        </section>
        <About />
        <Listing />
      </div>
    </main>
  );
}

function Doing(): JSX.Element | null {
  switch (state.value.activity) {
    case "walk":
      return <Walk />;
    case "compute":
      return <Compute />;
    case "edit":
      return <Edit />;
  }
}

function Heading(): JSX.Element {
  const { source, play } = state.value;
  const own = source === "edges";
  return (
    <header class="heading">
      <div>
        <h1>{say(own ? T.edgesTitle : T.title)}</h1>
        <p>{say((own ? T.edgesLead : T.lead)[play])}</p>
      </div>
      <div class="acts">
        <Share />
      </div>
    </header>
  );
}
