import "./play.css";
import "./board.css";
import "./moves.css";
import "./strip.css";
import "./insight.css";
import "./start.css";
import "./editor.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../shell/icon.tsx";
import { say } from "../shell/language.ts";
import { Share } from "../shell/share.tsx";
import { AllMoves, Choices } from "./choices.tsx";
import { Further } from "./further.tsx";
import { reading, state } from "./game.ts";
import { Insight } from "./insight.tsx";
import { Featured, MoveList } from "./moves.tsx";
import { Review } from "./review.tsx";
import { runPlay } from "./run.ts";
import { openStart } from "./start/form.ts";
import { Start } from "./start/start.tsx";
import { Controls, Status } from "./status.tsx";
import { onArrow, Strip } from "./strip.tsx";
import { Table } from "./table.tsx";
import { T } from "./text.ts";

/** The place to play: a board, what happened, and what it means. */
export function Page(): JSX.Element {
  useEffect(runPlay, []);
  useEffect(() => {
    document.addEventListener("keydown", onArrow);
    return () => document.removeEventListener("keydown", onArrow);
  }, []);
  return (
    <main class="play">
      <div class="stage slim">
        <Heading />
        <Status />
        <Table />
        <Strip />
        <Review />
        <Choices />
        <Controls />
        <AllMoves />
      </div>
      <aside class="side slim">
        <Insight />
        <MoveList />
        <Further />
        <Featured />
      </aside>
      <Start />
    </main>
  );
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
        <p class="convention text-small">
          {say(state.value.play === "normal" ? T.normalPlay : T.miserePlay)}
        </p>
      </div>
      <div class="acts">
        <Share />
        <button type="button" class="main" onClick={() => void openStart()}>
          <Icon name="plus" />
          {say(T.change)}
        </button>
      </div>
    </header>
  );
}
