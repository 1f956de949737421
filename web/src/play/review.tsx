import { effect, signal } from "@preact/signals";
import type { Text } from "nimber";
import type { JSX } from "preact";
import { Refusal, solving } from "../engine/client.ts";
import type { Choice, Judged } from "../engine/protocol.ts";
import { say } from "../shell/language.ts";
import { look, scene, state, sums } from "./game.ts";
import { ending } from "./status.tsx";
import { T } from "./text.ts";
import { written } from "./view.ts";

type Review = readonly Judged[] | "running" | Text | undefined;

const review = signal<Review>(undefined);

/** A review is of one line of moves; another line has none yet. */
effect(() => {
  sums.value;
  review.value = undefined;
});

async function run(): Promise<void> {
  const { moves, play } = state.value;
  const line = sums.value;
  review.value = "running";
  try {
    const judged = await solving.ask("review", line[0]!, moves, play);
    if (sums.value === line) review.value = judged;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (sums.value === line) review.value = error.text;
  }
}

/** Whether the game is over and was lost by somebody who wants to know why; the loser's parity. */
function loser(): { readonly first: boolean; readonly you: boolean } | undefined {
  const last = sums.value.length - 1;
  if (state.value.at !== last && review.value === undefined) return undefined;
  if (review.value !== undefined) return loserOfLine(last);
  const ended = ending();
  return ended === undefined || ended === "won" ? undefined : loserOfLine(last);
}

function loserOfLine(last: number): { readonly first: boolean; readonly you: boolean } {
  const { play, rival, first } = state.value;
  const lostByFirst = (play === "normal") === (last % 2 === 0);
  return { first: lostByFirst, you: typeof rival === "number" && lostByFirst === first };
}

export function Review(): JSX.Element | null {
  const who = loser();
  if (who === undefined || sums.value.length < 2) return null;
  const found = review.value;
  return (
    <section class="card review" aria-live="polite">
      {found === undefined && (
        <button type="button" class="main wide" onClick={() => void run()}>
          {say(who.you ? T.whyLost : T.whereLost)}
        </button>
      )}
      {found !== undefined && <h2>{say(who.you ? T.whyLost : T.whereLost)}</h2>}
      {found === "running" && <p class="quiet">{say(T.reviewing)}</p>}
      {isText(found) && <p class="trouble">{say(found)}</p>}
      {Array.isArray(found) && <Verdict judged={found} first={who.first} you={who.you} />}
    </section>
  );
}

const isText = (found: Review): found is Text => typeof found === "object" && !Array.isArray(found);

interface VerdictProps {
  readonly judged: readonly Judged[];
  readonly first: boolean;
  readonly you: boolean;
}

const NAMED = 12;

/** The loser's first move from a won position to one that is won for the other. */
function Verdict({ judged, first, you }: VerdictProps): JSX.Element {
  const slips = judged.flatMap(({ before, after }, i) =>
    (i % 2 === 0) === first && before === "N" && after === "N" ? [i] : [],
  );
  const [slip, ...later] = slips;
  if (slip === undefined) return <p>{say(you ? T.youNoMistake : T.noMistake)}</p>;
  const move = nameOf(slip, state.value.moves[slip]!);
  const { winning } = judged[slip]!;
  return (
    <>
      <p>{say(you ? T.youMistake(slip + 1, move) : T.mistake(slip + 1, move))}</p>
      <p>{say(T.wouldHaveWon)}</p>
      <ul class="winning">
        {winning.slice(0, NAMED).map((choice) => (
          <li key={`${choice.part} ${choice.at}`}>{nameOf(slip, choice)}</li>
        ))}
        {winning.length > NAMED && <li class="quiet">{say(T.andMore(winning.length - NAMED))}</li>}
      </ul>
      {later.length === 1 && <p class="quiet">{say(T.oneMore(later[0]! + 1))}</p>}
      {later.length > 1 && <p class="quiet">{say(T.moreChances(later.map((i) => `${i + 1}`).join(", ")))}</p>}
      <button type="button" disabled={scene.value?.sum === sums.value[slip]} onClick={() => void look(slip)}>
        {say(T.showIt)}
      </button>
    </>
  );
}

const nameOf = (i: number, choice: Choice): string => written(choice, (sums.value[i]?.length ?? 0) > 1);
