import { effect, signal, untracked } from "@preact/signals";
import type { Play, Text } from "nimber";
import { Refusal } from "../engine/client.ts";
import { studying } from "../engine/study/client.ts";
import type { Law, Laws } from "../engine/study/laws.ts";
import { presentGame } from "../game/subject.ts";
import { damagedAddress, keep, onArrival } from "../shell/url.ts";
import { address } from "./address.ts";

type Told = ReturnType<typeof address.read>["state"];

export const state = signal<Told | undefined>(undefined);
export const laws = signal<Laws | Text | undefined>(undefined);
/** The stated law as it was tested, or what is wrong with it. */
export const stated = signal<Law | Text | "testing" | undefined>(undefined);
/** The stated law as it is typed. */
export const draft = signal("");

let asked = 0;

async function load(told: Told): Promise<void> {
  const { game, play, law } = told;
  const mine = ++asked;
  state.value = told;
  draft.value = law;
  laws.value = undefined;
  stated.value = undefined;
  void presentGame(game);
  if (law !== "") void test();
  const found = await studying.ask({ ask: "laws", game, play }).catch(refused);
  if (mine !== asked) return;
  laws.value = found;
  // What names no game is a damaged address, and nothing else is wrong with the place.
  if (found !== undefined && "en" in found) damagedAddress(found);
}

function refused(error: unknown): Text {
  if (!(error instanceof Refusal)) throw error;
  return error.text;
}

let tests = 0;

/** Holds the stated law against play. */
export async function test(): Promise<void> {
  const now = state.value;
  if (now === undefined || draft.value.trim() === "") return;
  const mine = ++tests;
  const law = draft.value;
  state.value = { ...now, law };
  stated.value = "testing";
  const found = await writingLaw(now.game, law, now.play);
  if (mine === tests) stated.value = found;
}

const writingLaw = (game: string, text: string, play: Play) =>
  studying.ask({ ask: "tryLaw", game, text, play }).catch(refused);

export function runLaw(): () => void {
  const stops = [
    onArrival(address, (told) => void load(told)),
    effect(() => {
      const now = state.value;
      if (now !== undefined) untracked(() => keep(address, now));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
