import type { Outcome, Text } from "nimber";
import type { Explained } from "nimber/session";
import type { JSX } from "preact";
import { gap, say } from "../shell/language.ts";
import { Binary } from "../why/binary.tsx";
import type { Show } from "./address.ts";
import { analysis, lasts, state, trouble } from "./game.ts";
import { helpOf } from "./help.ts";
import { texts } from "./text.ts";

// Panel beside a game in play: who wins the position, its values, and the reason.

/** Words for the outcome of the position. */
const WINS = { N: texts.nextWins, P: texts.previousWins, D: texts.nobodyWins } satisfies Record<
  Outcome,
  Text
>;

export function Insight(): JSX.Element | null {
  const { show } = state.value;
  const known = analysis.value;
  if (helpOf(show) !== "everything") return null;
  return (
    <section class="card insight">
      <h2>{say(texts.insight)}</h2>
      {known === undefined && trouble.value === undefined && <p class="quiet">{say(texts.computing)}</p>}
      {known !== undefined && <Known known={known} show={show} />}
    </section>
  );
}

function Known({
  known,
  show,
}: {
  readonly known: Explained;
  readonly show: ReadonlySet<Show>;
}): JSX.Element {
  return (
    <div class="known pile gap-12">
      {(show.has("values") || show.has("colours")) && (
        <p class={known.outcome === "N" ? "verdict win inline gap-12" : "verdict lose inline gap-12"}>
          <span class="letter verdict-mark mono text-large fixed">{known.outcome}</span>
          {[WINS[known.outcome], ...(lasts.value?.moves ? [texts.lasts(lasts.value.moves)] : [])]
            .map(say)
            .join(say(gap))}
        </p>
      )}
      {show.has("binary") && <Binary known={known} play={state.value.play} />}
      {show.has("values") && <p class="sentence broken text-body">{say(known.sentence)}</p>}
    </div>
  );
}
