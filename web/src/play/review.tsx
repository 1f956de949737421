import type { Play, Text } from "nimber";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { phraseFrom } from "../board/phrase.ts";
import { solving } from "../engine/client.ts";
import type { Sum } from "../engine/protocol.ts";
import { say } from "../shell/language.ts";
import { resource } from "../shell/resource.ts";
import { goOn, look, scene, state, sums } from "./game.ts";
import { phraseOfMade } from "./phrase.ts";
import { reviewTexts } from "./review-text.ts";
import { sides, toldMove } from "./strip.tsx";
import { asked, type Judged, judged, loser, slipShown, slips, told } from "./verdict.ts";

function title(): Text {
  return loser.value?.you
    ? reviewTexts.whyLost
    : typeof state.value.rival === "number"
      ? reviewTexts.review
      : reviewTexts.whereLost;
}

/** Button for the review of a finished game, unless it is shown. */
export function AskReview(): JSX.Element | null {
  if (loser.value === undefined || sums.value.length < 2 || told.value) return null;
  return (
    <button
      type="button"
      class="ask"
      onClick={() => {
        asked.value = true;
      }}
    >
      {say(title())}
    </button>
  );
}

/** Review below the board, while the user looks back; at the end of the game it is on the board. */
export function Review(): JSX.Element | null {
  if (scene.value?.over === true) return null;
  if (!told.value) return <AskReview />;
  return (
    <div class="card">
      <Reviewed />
    </div>
  );
}

/** Review of the game: where it was lost, and the effect of each move; for the loser, the winner, or both. */
export function Reviewed(): JSX.Element | null {
  const who = loser.value;
  if (who === undefined || sums.value.length < 2 || !told.value) return null;
  const found = judged.value;
  return (
    <section class="review pile" aria-live="polite">
      {scene.value?.over !== true && <h2>{say(title())}</h2>}
      {found === undefined && <p class="quiet">{say(reviewTexts.reviewing)}</p>}
      {isText(found) && <p class="trouble">{say(found)}</p>}
      {Array.isArray(found) && (
        <>
          <Told judged={found} first={who.first} you={who.you} />
          <AtHand judged={found} />
          <Counts judged={found} />
        </>
      )}
    </section>
  );
}

const isText = (found: typeof judged.value): found is Text => found !== undefined && !Array.isArray(found);

interface ToldProps {
  readonly judged: readonly Judged[];
  readonly first: boolean;
  readonly you: boolean;
}

const NAMED = 12;
const LONGEST = 24;

/** Loser's first move from an N-position that leaves the other player in one. */
function Told({ judged, first, you }: ToldProps): JSX.Element {
  const [slip, ...later] = slips.value;
  const because = useSentence(sums.value[slip === undefined ? (first ? 0 : 1) : slip + 1]);
  if (slip === undefined) {
    return (
      <>
        <p>{say(you ? reviewTexts.youNoMistake : reviewTexts.noMistake)}</p>
        {because && <p class="because remark soft">{say(because)}</p>}
      </>
    );
  }
  const move = phraseOfMade(slip);
  const { winning } = judged[slip]!;
  return (
    <>
      <p>{say(you ? reviewTexts.youMistake(slip + 1, move) : reviewTexts.mistake(slip + 1, move))}</p>
      <Winning of={slip} winning={winning} />
      {because && <p class="because remark soft">{say(reviewTexts.itLeft(because))}</p>}
      {later.length === 1 && <p class="quiet">{say(reviewTexts.oneMore(later[0]! + 1))}</p>}
      {later.length > 1 && (
        <p class="quiet">{say(reviewTexts.moreChances(later.map((i) => `${i + 1}`).join(", ")))}</p>
      )}
      {slipShown.value && <p class="quiet">{say(reviewTexts.shownIt)}</p>}
      <div class="cluster">
        {you && (
          <button type="button" class="main" onClick={() => void tryAgain(slip)}>
            {say(reviewTexts.tryAgain)}
          </button>
        )}
        {!slipShown.value && (
          <button type="button" onClick={() => void look(slip)}>
            {say(reviewTexts.showIt)}
          </button>
        )}
      </div>
    </>
  );
}

/** Continues from the position before a move, which is discarded. */
async function tryAgain(at: number): Promise<void> {
  await look(at);
  goOn();
}

function Winning({ of, winning }: { readonly of: number; readonly winning: Judged["winning"] }): JSX.Element {
  return (
    <>
      <p>{say(reviewTexts.wouldHaveWon(winning.length))}</p>
      <ul class="winning tray text-small">
        {winning.slice(0, NAMED).map((choice) => (
          <li key={`${choice.part} ${choice.at}`} class="verdict-mark mono won">
            {say(phraseFrom(sums.value[of]!, choice.part, choice.at, choice.to))}
            {leaves(choice.to) && ` → ${leaves(choice.to)}`}
          </li>
        ))}
        {winning.length > NAMED && <li class="quiet">{say(reviewTexts.andMore(winning.length - NAMED))}</li>}
      </ul>
    </>
  );
}

/** Effect of the move that led to the shown position, and the right move. */
function AtHand({ judged }: { readonly judged: readonly Judged[] }): JSX.Element | null {
  const i = state.value.at - 1;
  const now = judged[i];
  // The last move won, which is already stated.
  if (now === undefined || i === slips.value[0] || scene.value?.over === true) return null;
  return (
    <>
      <p class="remark bold">{toldMove(i)}</p>
      {now.mark === "mistake" && <Winning of={i} winning={now.winning} />}
    </>
  );
}

/** Number of times that each player gave the win away. */
function Counts({ judged }: { readonly judged: readonly Judged[] }): JSX.Element {
  const [first, second] = sides();
  const count = (by: number) => judged.filter(({ mark }, i) => mark === "mistake" && i % 2 === by).length;
  return <p class="quiet">{say(reviewTexts.counts(first, count(0), second, count(1)))}</p>;
}

/** Reason why a position is won or lost, once it is known. */
export function useSentence(sum: Sum | undefined): Text | undefined {
  const { play } = state.value;
  useEffect(() => {
    if (sum !== undefined) void reason.ask({ sum, play });
    return reason.cancel;
  }, [sum, play]);
  return reason.now.value.value?.sentence;
}

/** If the reason cannot be found, a mistake is shown without. */
const reason = resource(({ sum, play }: { readonly sum: Sum; readonly play: Play }, { signal }) =>
  solving.ask({ ask: "explain", games: [sum], play }, { signal }),
);

/**
 * Position after a move, unless it is too long: graphs that differ only in a token would look the same when
 * shortened.
 */
function leaves(to: readonly string[]): string | undefined {
  const text = to.join(" + ") || "∅";
  return text.length > LONGEST ? undefined : text;
}
