import "../style/graph.css";
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { Compute } from "./compute.tsx";
import { Edit } from "./edit.tsx";
import { Figure } from "./figure.tsx";
import { Listing } from "./listing.tsx";
import { isLarge } from "./model.ts";
import { Segments } from "./segments.tsx";
import { activities, parts } from "./setup.ts";
import { Source } from "./source.tsx";
import { exploration, runGraph, state, toggle, turnTo } from "./state.ts";
import { About } from "./summary.tsx";
import { T } from "./text.ts";
import { Walk } from "./walk.tsx";

/** The place for graphs of games. */
export function Graph(): JSX.Element {
  useEffect(runGraph, []);
  const { source } = state.value;
  const graph = exploration.value?.graph;
  return (
    <main class="graphs">
      <Heading />
      <div class="columns">
        <div class="drawing">
          {graph !== undefined && (isLarge(graph) || graph.stopped) && (
            <p class="quiet note">{say(T.large)}</p>
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
        <Shows />
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

function Shows(): JSX.Element {
  const { hidden } = state.value;
  return (
    <section class="card shows">
      <h2>{say(T.show)}</h2>
      <div class="switches">
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            role="switch"
            class="switch"
            aria-checked={!hidden.has(part)}
            onClick={() => toggle(part)}
          >
            <span class="knob" aria-hidden="true" />
            {say(T[part])}
          </button>
        ))}
      </div>
    </section>
  );
}

const copied = signal(false);

async function copy(): Promise<void> {
  await navigator.clipboard.writeText(location.href);
  copied.value = true;
  window.setTimeout(() => {
    copied.value = false;
  }, 2000);
}

function Heading(): JSX.Element {
  const own = state.value.source === "edges";
  return (
    <header class="heading">
      <div>
        <h1>{say(own ? T.edgesTitle : T.title)}</h1>
        <p>{say(own ? T.edgesLead : T.lead)}</p>
      </div>
      <div class="acts">
        <button type="button" onClick={() => void copy()}>
          <Icon name="link" />
          {say(copied.value ? T.shared : T.share)}
        </button>
      </div>
    </header>
  );
}
