import { signal } from "@preact/signals";
import { valueText } from "nimber";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../shell/language.ts";
import { answers, covered } from "../shell/present.tsx";
import { currentRoute } from "../shell/url.ts";
import {
  type Found,
  reading,
  type Standing,
  type Subject,
  solved,
  standing,
  subject,
  told,
} from "./subject.ts";
import { texts } from "./text.ts";

/** Whether all details are shown. */
const opened = signal(false);

/** Outcome, and known facts about the game: a line that opens into values, sources and proofs. */
export function Answers(): JSX.Element | null {
  const of = subject.value;
  if (of !== undefined) return <Known of={of} />;
  return reading.value ? <Awaited /> : null;
}

/** Steps that a presentation reveals: outcome, winning move (only on the board), and reason. */
const steps = (): number => (currentRoute.value === "play" ? 3 : 2);

/** Placeholder while the subject is being read, so that nothing below moves when the answers arrive. */
function Awaited(): JSX.Element {
  // Registers the steps before the answers arrive, so that a lesson does not turn to its next step instead.
  useEffect(() => {
    answers.value = steps();
  }, []);
  return (
    <div class="answers sheet inline" aria-hidden="true">
      <div class={`answer anchor inline gap-12 round ${covered(1)}`}>
        <p />
      </div>
      <div class={`answer anchor inline gap-12 round ${covered(steps())}`}>
        <p />
      </div>
    </div>
  );
}

function Known({ of }: { readonly of: Subject }): JSX.Element {
  const laws = of.games.slice(0, 2);
  useEffect(() => {
    answers.value = steps();
    return () => {
      answers.value = 0;
    };
  }, []);
  return (
    // After a move, the answer is announced at the board instead.
    <div
      class={`answers sheet inline ${opened.value ? "opened" : ""}`}
      aria-live={standing.value ? "off" : "polite"}
    >
      <Position of={of} />
      {laws.map(({ id, name }) => (
        <Law key={id} id={id} of={of} name={of.games.length > 1 ? say(name) : undefined} />
      ))}
      <button
        type="button"
        class="details small fixed"
        aria-expanded={opened.value}
        onClick={() => {
          opened.value = !opened.value;
        }}
      >
        {say(texts.details)}
      </button>
    </div>
  );
}

/** Longest position that is written next to the answer. */
export const WRITTEN = 32;

/** Milliseconds for which the previous answer stays while the next is computed, to avoid flicker. */
const PATIENCE = 250;

/** Shown answer for the position on the board; for a moment the previous one, while the next is computed. */
function useAnswer(): { readonly at: Standing | undefined; readonly found: Found | undefined } {
  const [shown, show] = useState({ at: standing.value, found: standing.value ? undefined : solved.value });
  const at = standing.value;
  const found = at === undefined ? solved.value : at.found;
  useEffect(() => {
    if (found !== undefined) return show({ at, found });
    const timer = window.setTimeout(() => show({ at, found }), PATIENCE);
    return () => window.clearTimeout(timer);
  }, [at, found]);
  return found === undefined ? shown : { at, found };
}

function Position({ of: { sum, play } }: { readonly of: Subject }): JSX.Element {
  const { at, found } = useAnswer();
  const known = typeof found === "object" ? found : undefined;
  const { value, outcome, winning, complete, moves } = known ?? {};
  const told = [
    ...(at === undefined ? [] : [texts.after(at.after)]),
    ...(value === undefined ? [] : [texts.value(valueText(value))]),
    ...(outcome === "N" && !at?.over ? [texts.ways(winning!.length, complete!)] : []),
    ...(moves ? [texts.lasts(moves)] : []),
    ...(play === "misere" ? [texts.misere] : []),
  ];
  return (
    <div class={`answer anchor inline gap-12 round ${outcome ?? ""} ${covered(1)}`}>
      <span class="badge fixed text-fine heavy centred">{outcome ?? "…"}</span>
      <p class="slim">
        <b>
          {found === undefined && say(texts.looking)}
          {found === "unknown" && say(texts.unknown)}
          {outcome && say((at === undefined ? texts.wins : at.over ? texts.over : texts.goesOn)[outcome])}
        </b>
        <span class="more fine">
          {at === undefined && sum.length <= WRITTEN && <code class="usual">{sum}</code>}{" "}
          {told.map(say).join(" · ")}
        </span>
      </p>
    </div>
  );
}

/** Width of a law, in Latin letters, beyond which it is written smaller to fit the head of the page. */
const LONG = 110;

/** Width of a text in Latin letters; Chinese characters are twice as wide. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter > "\u2e7f" ? 2 : 1), 0);

interface LawProps {
  readonly id: string;
  readonly name: string | undefined;
  readonly of: Subject;
}

function Law({ id, name, of }: LawProps): JSX.Element {
  const known = told(id, of.play);
  const says = say(known?.says ?? texts.looking);
  return (
    <div class={`answer anchor inline gap-12 round ${known?.verdict ?? ""} ${covered(steps())}`}>
      <span class="badge fixed text-fine heavy centred">
        {known === undefined ? "…" : say(texts.verdicts[known.verdict])}
      </span>
      <p class="slim">
        <b class={widthOf(says) > LONG ? "long text-fine" : undefined}>
          {name && `${name}: `}
          {says}
        </b>
        {known && <span class="more fine">{say(known.rests)}</span>}
      </p>
    </div>
  );
}
