import "./play.css";
import "./board.css";
import "./pieces.css";
import "./moves.css";
import "./strip.css";
import "./editor.css";
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { Deferred } from "../shell/deferred.tsx";
import { embedded } from "../shell/embedded.ts";
import { Unframed } from "../shell/share.tsx";
import { Help, Others, Players } from "./bar.tsx";
import { AllMoves } from "./choices.tsx";
import { drill } from "./drill.ts";
import { DrillCard, Round } from "./drill.tsx";
import { End } from "./ending.tsx";
import { Handout } from "./handout.tsx";
import { Insight } from "./insight.tsx";
import { Featured, MoveList } from "./moves.tsx";
import { RecordCard } from "./record-card.tsx";
import { AskReview, Review, Reviewed } from "./review.tsx";
import { runPlay } from "./run.ts";
import { form } from "./start/form.ts";
import { Controls, Status } from "./status.tsx";
import { onArrow, Strip } from "./strip.tsx";
import { Table } from "./table.tsx";
import { TellWinner, Winner } from "./winner.tsx";

/** Component for setting up a position, loaded on demand. */
const loaded = signal<typeof import("./start/setup.tsx")["Setup"] | undefined>(undefined);

async function load(): Promise<void> {
  loaded.value ??= (await import("./start/setup.tsx")).Setup;
}

/** Tab for playing: a board, the moves, and their meaning. */
export function Page(): JSX.Element {
  // Before anything can be pressed: a button of the first paint speaks of the game of the address.
  useLayoutEffect(runPlay, []);
  useEffect(() => {
    document.addEventListener("keydown", onArrow);
    return () => document.removeEventListener("keydown", onArrow);
  }, []);
  const setup = form.value;
  const Setup = loaded.value;
  const setting = setup !== undefined;
  useEffect(() => {
    if (setting) void load();
  }, [setting]);
  const drilled = drill.value;
  const drilling = typeof drilled === "object";
  return (
    <div class={drilling ? "desk pile" : "desk halves pile"}>
      <div class="stage pile slim">
        {setup === undefined || Setup === undefined ? (
          <>
            {drilling ? <Round of={drilled} /> : <Status />}
            <div class="arena inline gap-12">
              <Table end={<End review={<Reviewed />} ask={<AskReview />} />} />
              {!(drilling || embedded) && <Strip />}
            </div>
            <Winner />
          </>
        ) : (
          <Setup form={setup} />
        )}
        <div class="under cluster apart">
          <div class="cluster">
            <Controls />
            {!(drilling || embedded) && <Others />}
          </div>
          {embedded ? (
            <Unframed />
          ) : (
            <div class="cluster gap-12">
              <TellWinner />
              <Help />
            </div>
          )}
        </div>
        <Deferred>
          {!drilling && <Players />}
          <Review />
          <AllMoves />
        </Deferred>
      </div>
      <aside class="side pile gap-12 slim">
        <Deferred>
          <Insight />
          {!drilling && <MoveList />}
        </Deferred>
        <Deferred>
          <DrillCard />
          <Handout />
          {!drilling && <Featured />}
          {!drilling && <RecordCard />}
        </Deferred>
      </aside>
    </div>
  );
}
