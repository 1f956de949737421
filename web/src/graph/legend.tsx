import type { Exploration, Outcome } from "nimber";
import type { JSX } from "preact";
import { gap, say } from "../shell/language.ts";
import { isLarge } from "./model.ts";
import { figureOf, outlineOf } from "./shape.ts";
import { edgeList, state } from "./state.ts";
import { texts } from "./text.ts";

/** Meaning of the signs that occur in the drawing. */
export function Legend({ now: { graph, known } }: { readonly now: Exploration }): JSX.Element {
  const cyclic = known.cycles.some((cycle) => cycle >= 0);
  const infinite = known.values.includes(Number.POSITIVE_INFINITY);
  const outcomes = (["N", "P", "D"] as const).filter((each) => each !== "D" || cyclic);
  return (
    <div class="signs pile gap-4 quiet">
      <ul class="legend tray gap-16">
        {outcomes.map((each) => (
          <li key={each} class="inline">
            <Sample outcome={each} />
            {say(texts.legend[each])}
          </li>
        ))}
        {cyclic && (
          <li class="inline">
            <svg class="graph sample fixed" width="34" height="20" aria-hidden="true">
              <g class="link cycle">
                <path class="stem" d="M1 10H25" />
                <path class="barb" d="M33 10L24 6V14Z" />
              </g>
            </svg>
            {say(texts.legend.cycle)}
          </li>
        )}
      </ul>
      {graph.sums.includes(1) && <p>{say(texts.legend.sum)}</p>}
      {infinite && state.value.activity !== "compute" && <p>{say(texts.legend.infinite)}</p>}
      <p class="keys text-fine">
        {[
          texts.keys,
          ...(isLarge(graph) ? [texts.keysMore] : []),
          ...(edgeList.value === undefined ? [] : [texts.keysEdit]),
        ]
          .map(say)
          .join(say(gap))}
      </p>
    </div>
  );
}

function Sample({ outcome }: { readonly outcome: Outcome }): JSX.Element {
  const figure = figureOf(
    { label: "", outcome, value: outcome },
    { labels: false, values: true, outcomes: true },
  );
  return (
    <svg class="graph sample fixed" width="36" height="31" viewBox="-21 -18 42 36" aria-hidden="true">
      <g class={`node ${outcome}`}>
        <path class="badge" d={outlineOf(figure)} />
        <text class="value" dy="0.35em">
          {outcome}
        </text>
      </g>
    </svg>
  );
}
