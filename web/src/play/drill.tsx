import type { Text } from "nimber";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { hrefOf } from "../shell/href.ts";
import { say } from "../shell/language.ts";
import { address as why } from "../why/address.ts";
import {
  type Drill,
  drill,
  isJudged,
  isOver,
  leaveDrill,
  nextRound,
  roundsOf,
  startDrill,
  startOwn,
  streakNow,
  watchDrill,
} from "./drill.ts";
import { drillTexts } from "./drill-text.ts";
import { state, sums } from "./game.ts";
import { SheetButton } from "./handout.tsx";
import { mistakes, watchMistakes } from "./mistakes.ts";
import { useSentence } from "./review.tsx";

/**
 * Card for drills, with one winning move to find in each position: of this game, or of the user's mistakes;
 * and for printed sheets.
 */
export function DrillCard(): JSX.Element | null {
  useEffect(watchDrill, []);
  useEffect(watchMistakes, []);
  const now = drill.value;
  const own = mistakes.value.length;
  if (typeof now === "object") return null;
  return (
    <section class="card" aria-live="polite">
      <h2>{say(drillTexts.title)}</h2>
      {now === "none" && <p class="quiet">{say(drillTexts.none)}</p>}
      <div class="cluster">
        <button type="button" onClick={() => void startDrill()}>
          {say(drillTexts.begin)}
        </button>
        {own > 0 && (
          <button type="button" onClick={() => void startOwn()}>
            {say(drillTexts.own(own))}
          </button>
        )}
        <SheetButton />
      </div>
      {streakNow().longest > 0 && <p class="quiet">{say(drillTexts.streak(streakNow()))}</p>}
    </section>
  );
}

/** Sign for the result of each round, in addition to the text. */
function Rounds({ results, rounds }: { readonly results: Drill["results"]; readonly rounds: number }) {
  return (
    <span class="inline gap-4 rounds" aria-hidden="true">
      {Array.from({ length: rounds }, (_, i) => (
        <b key={i} class={`verdict-mark ${results[i] === undefined ? "yours" : results[i] ? "win" : "lose"}`}>
          {results[i] === undefined ? i + 1 : results[i] ? "✓" : "✗"}
        </b>
      ))}
    </span>
  );
}

interface RoundProps {
  readonly of: Drill;
  /** Whether the page begins with it, so that it is not scrolled into view. */
  readonly still?: boolean;
  /** Starts another drill; by default one of the game on the board. */
  readonly another?: () => Promise<void>;
  /** Name of the button that does so. */
  readonly again?: Text;
}

/** Round of a drill, in place of the status: the question is shown at its board. */
export function Round({
  of,
  still = false,
  another = startDrill,
  again = drillTexts.again,
}: RoundProps): JSX.Element {
  const { round, verdict, winning, ways, results } = of;
  const place = useRef<HTMLDivElement>(null);
  // The button that started it is gone, and on a phone it was far below.
  useEffect(() => {
    if (still) return;
    place.current!.focus({ preventScroll: true });
    place.current!.scrollIntoView({ block: "center" });
  }, []);
  const over = isOver(of);
  const rounds = roundsOf(of);
  const judged = isJudged(of);
  const kind = verdict === "right" ? "won" : verdict === "wrong" ? "lost" : "yours";
  return (
    <div ref={place} class={`status remark cluster gap-12 drill ${kind}`} tabIndex={-1}>
      <div class="told tray" role="status" aria-live="polite">
        <strong class="text-large">
          {say(
            verdict === undefined
              ? drillTexts.task
              : verdict === "wrong"
                ? drillTexts.wrong(winning, ways)
                : drillTexts[verdict],
          )}
        </strong>
        {verdict === "wrong" && <Reason />}
        {over ? (
          <strong class="score">
            {say(drillTexts.score(results.filter(Boolean).length, rounds))}
            {of.given === undefined && ` ${say(drillTexts.streak(streakNow()))}`}
          </strong>
        ) : (
          <span class="soft">{say(drillTexts.round(round, rounds))}</span>
        )}
      </div>
      <Rounds results={results} rounds={rounds} />
      <div class="acts">
        <button type="button" onClick={leaveDrill}>
          {say(over ? drillTexts.finish : drillTexts.leave)}
        </button>
        {judged && (
          <button type="button" class="main" onClick={() => void (over ? another() : nextRound())}>
            {say(over ? again : drillTexts.next)}
          </button>
        )}
      </div>
    </div>
  );
}

/** Reason why the position of the round is won, and the link to the details. */
function Reason(): JSX.Element {
  const because = useSentence(sums.value[0]);
  const { sum, play } = state.value;
  return (
    <span class="reason soft wide">
      {because && say(because)} <a href={hrefOf(why, { sum, play })}>{say(drillTexts.why)}</a>
    </span>
  );
}
