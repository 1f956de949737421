import type { Outcome, Text } from "nimber";
import type { Explained } from "nimber/session";
import type { JSX } from "preact";
import { phraseOf } from "../board/phrase.ts";
import { gap, say } from "../shell/language.ts";
import { Binary } from "../why/binary.tsx";
import type { Show } from "./address.ts";
import { analysis, lasts, scene, state, trouble } from "./game.ts";
import { texts } from "./text.ts";

/** Words for the outcome of the position. */
const WINS = { N: texts.nextWins, P: texts.previousWins, D: texts.nobodyWins } satisfies Record<
  Outcome,
  Text
>;

export function Insight(): JSX.Element | null {
  const { show } = state.value;
  const known = analysis.value;
  if (show.size === 0) return null;
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
  const over = scene.value?.over === true;
  const several = (scene.value?.sum.length ?? 0) > 1;
  const [best] = known.winning;
  const drawn = best && scene.value?.parts[best.part];
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
      {show.has("hints") && !over && (
        <p class="remark hinted">
          {say(
            drawn === undefined ? texts.noHint : texts.hint(phraseOf(drawn, best!.part, best!.at, several)),
          )}
        </p>
      )}
      {show.has("binary") && <Binary known={known} play={state.value.play} />}
      {show.has("values") && <p class="sentence broken text-body">{say(known.sentence)}</p>}
    </div>
  );
}
