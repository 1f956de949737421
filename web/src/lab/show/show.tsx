import type { JSX } from "preact";
import { say } from "../../shell/language.ts";
import { type View, views } from "../address.ts";
import { results, stale } from "../run.ts";
import { FURTHEST } from "../sandbox/protocol.ts";
import { play, to, view } from "../state.ts";
import { texts } from "../text.ts";
import { Board } from "./board.tsx";
import { Graph } from "./graph.tsx";
import { Heat } from "./heat.tsx";
import { Listing } from "./listing.tsx";
import { Sequence } from "./sequence.tsx";

/** Results about the game: its values, its graph, or a game against the opponent. */
export function Show(): JSX.Element {
  const shown = results.value;
  return (
    <section class="card show" aria-busy={stale.value}>
      <div class="apart tray">
        <fieldset class="segments" aria-label={say(texts.shown)}>
          {views.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="lab-view"
                checked={view.value === each}
                onChange={() => {
                  view.value = each;
                }}
              />
              <span>{say(texts.views[each])}</span>
            </label>
          ))}
        </fieldset>
        <fieldset class="segments small" aria-label={say(texts.convention)}>
          {(["normal", "misere"] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="lab-play"
                checked={(play.value ?? shown?.shape.play ?? "normal") === each}
                onChange={() => {
                  play.value = each;
                }}
              />
              <span>{say(texts.plays[each])}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {shown === undefined ? (
        <p class="quiet">{say(texts.waiting)}</p>
      ) : (
        <div class={stale.value ? "found pile gap-16 stale" : "found pile gap-16"}>
          <Seen which={view.value} />
        </div>
      )}
    </section>
  );
}

function Seen({ which }: { readonly which: View }): JSX.Element | null {
  const shown = results.value;
  if (shown === undefined) return null;
  if (which === "play") return <Board />;
  if (which === "graph") return <Graph />;
  const { parameters } = shown.shape;
  if (parameters === 0) return <Listing {...shown} />;
  return (
    <>
      <UpTo parameters={parameters} most={shown.shape.most} />
      {parameters === 1 ? <Sequence {...shown} /> : <Heat {...shown} />}
    </>
  );
}

function UpTo({ parameters, most }: { readonly parameters: 1 | 2; readonly most: number }): JSX.Element {
  const furthest = FURTHEST[parameters];
  return (
    <label class="upto inline text-small">
      <span>{say(texts.upTo)}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={furthest}
        value={to.value ?? most}
        onChange={(event) => {
          const number = Math.round(event.currentTarget.valueAsNumber);
          to.value = Number.isNaN(number) ? undefined : Math.max(0, Math.min(furthest, number));
          event.currentTarget.value = `${to.value ?? most}`;
        }}
      />
      <span class="quiet">{say(texts.most(furthest))}</span>
    </label>
  );
}
