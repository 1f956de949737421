import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { AllMoves, Choices } from "./choices.tsx";
import { reading, runPlay, state } from "./game.ts";
import { Insight } from "./insight.tsx";
import { Review } from "./review.tsx";
import { openStart, Start } from "./start.tsx";
import { Controls, MoveList, Status } from "./status.tsx";
import { Table } from "./table.tsx";
import { T } from "./text.ts";

/** The place to play: a board, what happened, and what it means. */
export function Play(): JSX.Element {
  useEffect(runPlay, []);
  return (
    <main class="play">
      <div class="stage">
        <Heading />
        <Status />
        <Table />
        <Choices />
        <Controls />
        <AllMoves />
      </div>
      <aside class="side">
        <Review />
        <Insight />
        <MoveList />
      </aside>
      <Start />
    </main>
  );
}

const copied = signal(false);

async function copy(): Promise<void> {
  await navigator.clipboard.writeText(location.href);
  copied.value = true;
  window.setTimeout(() => {
    copied.value = false;
  }, 2000);
}

function Heading(): JSX.Element {
  const games = reading.value?.games ?? [];
  return (
    <header class="heading">
      <div>
        <h1>{games.length === 0 ? say(T.title) : games.map(({ name }) => say(name)).join(" + ")}</h1>
        {games.map(({ id, name, rule }) => (
          <p key={id}>
            {games.length > 1 && <b>{say(name)} </b>}
            {say(rule)}
          </p>
        ))}
        <p class="convention">{say(state.value.play === "normal" ? T.normalPlay : T.miserePlay)}</p>
      </div>
      <div class="acts">
        <button type="button" onClick={() => void copy()}>
          <Icon name="link" />
          {say(copied.value ? T.shared : T.share)}
        </button>
        <button type="button" class="main" onClick={() => void openStart()}>
          <Icon name="plus" />
          {say(T.change)}
        </button>
      </div>
    </header>
  );
}
