import { effect, untracked } from "@preact/signals";
import { Refusal } from "../engine/client.ts";
import { cannotOpen, present, standing } from "../game/subject.ts";
import { damagedAddress, isArriving, onNavigate, replaceQuery } from "../shell/url.ts";
import { address, beginning, stateOf, told } from "./address.ts";
import { endDrill } from "./drill.ts";
import {
  analyse,
  answer,
  atEnd,
  enter,
  paused,
  reading,
  scene,
  state,
  sums,
  thinking,
  trouble,
  turning,
  yours,
} from "./game.ts";
import { closeSetup } from "./start/form.ts";
import { foundAt, judge, slipShown } from "./verdict.ts";
import { considered, hinting, picked } from "./view.ts";

/** Keeps the opponent, the analysis and the marks of moves up to date. */
export function runBoard(): () => void {
  const stops = [
    // A touched piece belongs to its scene.
    effect(() => {
      scene.value;
      picked.value = undefined;
      considered.value = undefined;
    }),
    effect(() => {
      const now = scene.value;
      const waits = isArriving() || thinking.value || turning.value || trouble.value !== undefined;
      if (now === undefined || now.over || waits || yours.value || !atEnd.value || paused.value) return;
      void untracked(answer);
    }),
    effect(() => {
      const now = scene.value;
      const { show, play } = state.value;
      const wanted = show.size > 0 || hinting.value || slipShown.value;
      if (now !== undefined && wanted) untracked(() => void analyse(now, play));
    }),
    effect(() => {
      sums.value;
      untracked(judge);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Loads the game of the address, and keeps the address, the head of the page and the board up to date. */
export function runPlay(): () => void {
  const stops = [
    onNavigate(address, (told) => load(stateOf(told))),
    effect(() => {
      if (scene.value !== undefined) replaceQuery(address, told(state.value));
    }),
    effect(() => {
      const { sum, play } = state.value;
      if (scene.value !== undefined) untracked(() => present(sum, play, () => reading.value));
    }),
    runBoard(),
    effect(() => {
      const { at } = state.value;
      const over = scene.value?.over === true;
      standing.value = at === 0 ? undefined : { after: at, over, found: foundAt(at) };
    }),
  ];
  return () => {
    standing.value = undefined;
    for (const stop of stops) stop();
  };
}

/** Sets up the board of the front page, which has no address. */
export function runHome(): () => void {
  endDrill();
  closeSetup();
  void enter(beginning);
  return runBoard();
}

async function load({ state: wanted, damaged }: ReturnType<typeof stateOf>): Promise<void> {
  if (damaged) damagedAddress();
  // Leaving the address ends the drill, and going to another position ends setting one up.
  endDrill();
  const { sum, at } = state.value;
  if (wanted.sum !== sum || wanted.at !== at) closeSetup();
  try {
    await enter(wanted);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    scene.value = undefined;
    cannotOpen(error.text);
  }
}
