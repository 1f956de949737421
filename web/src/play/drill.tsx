import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../shell/language.ts";
import {
  drill,
  isOver,
  leaveDrill,
  longest,
  nextRound,
  roundsOf,
  startDrill,
  startOwn,
  watchDrill,
} from "./drill.ts";
import { D } from "./drill-text.ts";
import { mistakes, watchMistakes } from "./mistakes.ts";
import { SheetButton } from "./sheet.tsx";

/** Positions to be won, one move each: of this game, or those that one has lost; and a sheet of them on paper. */
export function DrillCard(): JSX.Element {
  useEffect(watchDrill, []);
  useEffect(watchMistakes, []);
  const now = drill.value;
  const own = mistakes.value.length;
  return (
    <section class="card drill pile" aria-live="polite">
      <h2>{say(D.title)}</h2>
      {now === "none" && <p class="quiet">{say(D.none)}</p>}
      {typeof now === "object" ? (
        <Round />
      ) : (
        <div class="cluster">
          <button type="button" onClick={() => void startDrill()}>
            {say(D.begin)}
          </button>
          {own > 0 && (
            <button type="button" onClick={() => void startOwn()}>
              {say(D.own(own))}
            </button>
          )}
          <SheetButton />
        </div>
      )}
    </section>
  );
}

function Round(): JSX.Element | null {
  const now = drill.value;
  if (typeof now !== "object") return null;
  const { round, verdict, winning, right } = now;
  const over = isOver(now);
  const rounds = roundsOf(now);
  return (
    <>
      <p>{say(verdict === "preparing" ? D.preparing : D.round(round, rounds))}</p>
      {verdict === "right" && <p class="won bold">{say(D.right)}</p>}
      {verdict === "wrong" && <p class="losing bold">{say(D.wrong(winning.join(" · ")))}</p>}
      {over && <p class="score bold">{say(D.score(right, rounds, longest.value))}</p>}
      <div class="cluster">
        {(verdict === "right" || verdict === "wrong") && (
          <button type="button" class="main" onClick={() => void (over ? startDrill() : nextRound())}>
            {say(over ? D.again : D.next)}
          </button>
        )}
        <button type="button" onClick={leaveDrill}>
          {say(over ? D.finish : D.leave)}
        </button>
      </div>
    </>
  );
}
