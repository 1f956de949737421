import type { Text } from "nimber";
import type { Choice } from "nimber/ask";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Refusal, solving } from "../engine/client.ts";
import type { Sum } from "../engine/protocol.ts";
import { say } from "../shell/language.ts";
import { look, state, sums } from "./game.ts";
import { T } from "./text.ts";
import { asked, type Judged, judged, loser, slipShown, slips } from "./verdict.ts";
import { written } from "./view.ts";

/** Why the game was lost, for the one who lost it, or for two of them. */
export function Review(): JSX.Element | null {
  const who = loser.value;
  const { rival } = state.value;
  if (who === undefined || sums.value.length < 2 || (typeof rival === "number" && !who.you)) return null;
  const title = say(who.you ? T.whyLost : T.whereLost);
  if (!asked.value) {
    return (
      <button
        type="button"
        class="main wide ask"
        onClick={() => {
          asked.value = true;
        }}
      >
        {title}
      </button>
    );
  }
  const found = judged.value;
  return (
    <section class="card review pile" aria-live="polite">
      <h2>{title}</h2>
      {found === undefined && <p class="quiet">{say(T.reviewing)}</p>}
      {isText(found) && <p class="trouble">{say(found)}</p>}
      {Array.isArray(found) && <Told judged={found} first={who.first} you={who.you} />}
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

/** The loser's first move from a won position to one that is won for the other. */
function Told({ judged, first, you }: ToldProps): JSX.Element {
  const [slip, ...later] = slips.value;
  const because = useSentence(sums.value[slip === undefined ? (first ? 0 : 1) : slip + 1]);
  if (slip === undefined) {
    return (
      <>
        <p>{say(you ? T.youNoMistake : T.noMistake)}</p>
        {because && <p class="because soft">{say(because)}</p>}
      </>
    );
  }
  const move = nameOf(slip, state.value.moves[slip]!);
  const { winning } = judged[slip]!;
  return (
    <>
      <p>{say(you ? T.youMistake(slip + 1, move) : T.mistake(slip + 1, move))}</p>
      {because && <p class="because soft">{say(T.itLeft(because))}</p>}
      <p>{say(T.wouldHaveWon)}</p>
      <ul class="winning tray">
        {winning.slice(0, NAMED).map((choice) => (
          <li key={`${choice.part} ${choice.at}`}>
            {nameOf(slip, choice)}
            {leaves(choice.to) && <span class="to"> → {leaves(choice.to)}</span>}
          </li>
        ))}
        {winning.length > NAMED && <li class="quiet">{say(T.andMore(winning.length - NAMED))}</li>}
      </ul>
      {later.length === 1 && <p class="quiet">{say(T.oneMore(later[0]! + 1))}</p>}
      {later.length > 1 && <p class="quiet">{say(T.moreChances(later.map((i) => `${i + 1}`).join(", ")))}</p>}
      {slipShown.value ? (
        <p class="quiet">{say(T.shownIt)}</p>
      ) : (
        <button type="button" onClick={() => void look(slip)}>
          {say(T.showIt)}
        </button>
      )}
    </>
  );
}

/** Why a position is won or lost, when that is known. */
function useSentence(sum: Sum | undefined): Text | undefined {
  const [sentence, setSentence] = useState<Text>();
  const { play } = state.value;
  useEffect(() => {
    let wanted = true;
    if (sum === undefined) return;
    solving.ask({ ask: "explain", games: [sum], play }).then(
      (known) => wanted && setSentence(known.sentence),
      // Without a reason the mistake is still told.
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      },
    );
    return () => {
      wanted = false;
    };
  }, [sum, play]);
  return sentence;
}

/** What a move leaves, unless it is too long: cut short, two graphs that differ by a token look the same. */
function leaves(to: readonly string[]): string | undefined {
  const text = to.join(" + ") || "∅";
  return text.length > LONGEST ? undefined : text;
}

const nameOf = (i: number, choice: Choice): string => written(choice, (sums.value[i]?.length ?? 0) > 1);
