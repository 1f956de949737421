import { effect, untracked } from "@preact/signals";
import { Refusal } from "../engine/client.ts";
import { damagedAddress, keep, notice, onArrival, query } from "../shell/url.ts";
import {
  analyse,
  answer,
  atEnd,
  enter,
  making,
  paused,
  scene,
  state,
  sums,
  thinking,
  trouble,
  yours,
} from "./game.ts";
import { beginning, formatState, parseState } from "./setup.ts";
import { judge, marksShown, slipShown } from "./verdict.ts";

/** Loads what the address tells, and keeps the address, the opponent and the analysis up to date. */
export function runPlay(): () => void {
  const stops = [
    onArrival("play", () => void load()),
    effect(() => {
      if (scene.value !== undefined) keep("play", formatState(state.value));
    }),
    effect(() => {
      const now = scene.value;
      const waits = thinking.value || making.value || trouble.value !== undefined;
      if (now === undefined || now.over || waits || yours.value || !atEnd.value || paused.value) return;
      void untracked(answer);
    }),
    effect(() => {
      const now = scene.value;
      const { show, play } = state.value;
      const wanted = show.size > 0 || slipShown.value;
      if (now !== undefined && wanted) untracked(() => void analyse(now, play));
    }),
    effect(() => {
      sums.value;
      if (marksShown.value) untracked(() => void judge());
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function load(): Promise<void> {
  const { state: wanted, damaged } = parseState(query());
  if (damaged) damagedAddress();
  try {
    await enter(wanted);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await enter(beginning);
    notice.value = error.text;
  }
}
