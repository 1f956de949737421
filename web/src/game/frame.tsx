import "./game.css";
import { valueText } from "nimber";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type RouteName, routes } from "../routes.ts";
import { gap, say } from "../shell/language.ts";
import { answers, PresentButton, presenting, revealed } from "../shell/present.tsx";
import { Share } from "../shell/share.tsx";
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
import { hrefOfTab, tabs } from "./tabs.ts";
import { texts } from "./text.ts";

/** The page of a game: its name and rule, the answer, and the tabs around what is shown. */
export function GameFrame({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const of = subject.value;
  const awaited = of === undefined && reading.value;
  return (
    <main class={`game ${currentRoute.value} ${veiled() ? "veiled" : ""}`}>
      <header class="heading apart">
        <div class="pile gap-4 slim wide">
          <h1>
            {of === undefined
              ? say(routes[currentRoute.value].name)
              : of.games.map(({ name }) => say(name)).join(" + ")}
            {of !== undefined && veiled() && of.sum.length <= WRITTEN && <code class="soft"> {of.sum}</code>}
          </h1>
          <div class="rules soft">
            {of?.games.map(({ id, name, rule }) => (
              <p key={id}>
                {of.games.length > 1 && <b>{say(name)} </b>}
                {say(rule)}
                {id === of.games.at(-1)!.id && (
                  <span class="usual">
                    {say(gap)}
                    {say(texts.ends[of.play])}
                  </span>
                )}
              </p>
            ))}
            {awaited && <p>{say(texts.looking)}</p>}
          </div>
        </div>
        <div class="acts anchor">
          <PresentButton />
          <Share />
        </div>
      </header>
      {of !== undefined && <Answers of={of} />}
      {awaited && <Awaited />}
      {(of !== undefined || awaited) && (
        <nav class="tabs inline gap-4 swiped" aria-label={say(texts.tabs)}>
          {tabs.map((tab) => (
            <TabLink key={tab} tab={tab} of={of} />
          ))}
        </nav>
      )}
      {children}
    </main>
  );
}

/** A tab that the game has not is named all the same, so that the tabs stay where they are. */
function TabLink({ tab, of }: { readonly tab: RouteName; readonly of: Subject | undefined }): JSX.Element {
  const here = tab === currentRoute.value;
  const { has } = routes[tab].tab!;
  const leads = here || (of !== undefined && (has === undefined || has(of.games[0]!)));
  if (!leads) {
    return (
      <span class="tab centred soft bold unbroken" aria-disabled="true">
        {say(routes[tab].name)}
      </span>
    );
  }
  return (
    <a
      class="tab centred soft bold unbroken"
      href={of === undefined ? location.hash : hrefOfTab(tab, of)}
      aria-current={here ? "page" : undefined}
    >
      {say(routes[tab].name)}
    </a>
  );
}

/** While one presents, an answer is covered until it has been asked for. */
const covered = (nth: number): string => (presenting.value && revealed.value < nth ? "covered" : "");

/** The board is there to be played on; any other tab tells the answers, and comes with the last of them. */
const veiled = (): boolean =>
  presenting.value &&
  currentRoute.value !== "play" &&
  subject.value !== undefined &&
  revealed.value < answers.value;

/** The room of the answers, before it is read what they are about: nothing below moves when they come. */
function Awaited(): JSX.Element {
  // There is something to reveal before it is here: a lesson must not turn to its next step instead.
  useEffect(() => {
    answers.value = 2;
  }, []);
  return (
    <div class="answers pile" aria-hidden="true">
      <div class={`answer anchor inline gap-12 round ${covered(1)}`}>
        <p />
      </div>
      <div class={`answer anchor inline gap-12 round ${covered(2)}`}>
        <p />
      </div>
    </div>
  );
}

function Answers({ of }: { readonly of: Subject }): JSX.Element {
  const laws = of.games.slice(0, 2);
  useEffect(() => {
    answers.value = 1 + laws.length;
    return () => {
      answers.value = 0;
    };
  }, [laws.length]);
  return (
    // The answer after each move stands beside the board.
    <div class="answers pile" aria-live={standing.value ? "off" : "polite"}>
      <Position of={of} />
      {laws.map(({ id, name }) => (
        <Law key={id} id={id} of={of} name={of.games.length > 1 ? say(name) : undefined} />
      ))}
    </div>
  );
}

/** A position longer than this is not written beside the answer. */
const WRITTEN = 32;

/** Milliseconds for which an answer stands on while the next is looked for: most come sooner, and nothing flickers. */
const PATIENCE = 250;

/** The answer that is shown, of the position on the board: the one before, for a moment, where the next is not here. */
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
        <span class="more fine clipped">
          {at === undefined && sum.length <= WRITTEN && <code class="usual">{sum}</code>}{" "}
          {told.map(say).join(" · ")}
        </span>
      </p>
    </div>
  );
}

/** A law that is wider has smaller letters, so that the head of the page tells it whole; in Latin letters. */
const LONG = 110;

/** The width of a text in Latin letters; Chinese characters are twice as wide. */
const widthOf = (text: string): number =>
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
    <div class={`answer anchor inline gap-12 round ${known?.verdict ?? ""} ${covered(2)}`}>
      <span class="badge fixed text-fine heavy centred">
        {known === undefined ? "…" : say(texts.verdicts[known.verdict])}
      </span>
      <p class="slim" title={known && `${say(known.says)} ${say(known.rests)}`}>
        <b class={widthOf(says) > LONG ? "long text-fine" : undefined}>
          {name && `${name}: `}
          {says}
        </b>
        {known && <span class="more fine clipped">{say(known.rests)}</span>}
      </p>
    </div>
  );
}
