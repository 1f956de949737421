import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../shell/language.ts";
import { drill, isOver, leaveDrill, longest, nextRound, ROUNDS, startDrill, watchDrill } from "./drill.ts";
import { D } from "./drill-text.ts";

/** Positions to be won, one move each. */
export function DrillCard(): JSX.Element {
  useEffect(watchDrill, []);
  const now = drill.value;
  return (
    <section class="card drill pile" aria-live="polite">
      <h2>{say(D.title)}</h2>
      {now === "none" && <p class="quiet">{say(D.none)}</p>}
      {typeof now === "object" ? (
        <Round />
      ) : (
        <>
          <p class="quiet">{say(D.about)}</p>
          <button type="button" onClick={() => void startDrill()}>
            {say(D.begin)}
          </button>
        </>
      )}
    </section>
  );
}

function Round(): JSX.Element | null {
  const now = drill.value;
  if (typeof now !== "object") return null;
  const { round, verdict, winning, right } = now;
  const over = isOver(now);
  return (
    <>
      <p>{say(verdict === "preparing" ? D.preparing : D.round(round, ROUNDS))}</p>
      {verdict === "right" && <p class="won bold">{say(D.right)}</p>}
      {verdict === "wrong" && <p class="losing bold">{say(D.wrong(winning.join(" · ")))}</p>}
      {over && <p class="score bold">{say(D.score(right, ROUNDS, longest.value))}</p>}
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
