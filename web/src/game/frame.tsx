import "./game.css";
import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { home, type RouteName, routes } from "../routes.ts";
import { gap, say } from "../shell/language.ts";
import { answers, PresentButton, presenting, revealed } from "../shell/present.tsx";
import { Share } from "../shell/share.tsx";
import { currentRoute, hrefOfRoute, unopened } from "../shell/url.ts";
import { Answers, WRITTEN, widthOf } from "./answers.tsx";
import { reading, type Subject, subject } from "./subject.ts";
import { hrefOfTab, tabs } from "./tabs.ts";
import { texts } from "./text.ts";

/** Width of a rule, in Latin letters, that a line below the name has no room for. */
const LONG = 90;

/** Board next to covered answers; loaded when a presentation starts. */
const asked = signal<typeof import("./question.tsx")["Question"] | undefined>(undefined);

async function loadQuestion(): Promise<void> {
  asked.value ??= (await import("./question.tsx")).Question;
}

/** Page of a game: its name and rule, the answer, and the tabs. */
export function GameFrame({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const of = unopened.value ? undefined : subject.value;
  const awaited = of === undefined && reading.value && !unopened.value;
  const Question = asked.value;
  useEffect(() => {
    if (presenting.value) void loadQuestion();
  }, [presenting.value]);
  const rule = of?.games.map(({ rule }) => say(rule)).join(" ") ?? "";
  return (
    <main
      class={`game ${currentRoute.value} ${veiled() ? "veiled" : ""} ${unopened.value ? "unopened" : ""}`}
    >
      <header class="heading apart">
        <div class="named cluster slim wide">
          <h1>
            {of === undefined
              ? say(routes[currentRoute.value].name)
              : of.games.map(({ name }) => say(name)).join(" + ")}
            {of !== undefined && veiled() && of.sum.length <= WRITTEN && <code class="soft"> {of.sum}</code>}
          </h1>
          <div class={`rules soft ${widthOf(rule) > LONG ? "lengthy" : ""}`}>
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
      {(of !== undefined || awaited) && (
        <nav class="tabs inline gap-4 swiped" aria-label={say(texts.tabs)}>
          {tabs.map((tab) => (
            <TabLink key={tab} tab={tab} of={of} />
          ))}
        </nav>
      )}
      {currentRoute.value !== "play" && <Answers />}
      {of !== undefined && veiled() && Question !== undefined && <Question of={of} />}
      {unopened.value && (
        <p class="instead card">
          {say(texts.unopened)} <a href={hrefOfRoute(home)}>{say(texts.allGames)}</a>
        </p>
      )}
      {children}
    </main>
  );
}

/**
 * Link of a tab. A tab that the game does not have is shown as disabled, so that the tabs keep their places.
 */
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

/**
 * Whether answers are covered: in a presentation, except on the board, which is there to be played, until the
 * last answer is revealed.
 */
const veiled = (): boolean =>
  presenting.value &&
  currentRoute.value !== "play" &&
  subject.value !== undefined &&
  revealed.value < answers.value;
