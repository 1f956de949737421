import { effect, signal, untracked } from "@preact/signals";
import type { Play, Text } from "nimber";
import type { LawFound, LawsFound } from "nimber/session";
import { Refusal } from "../engine/client.ts";
import { studying } from "../engine/study/client.ts";
import { knownBy, lawsOf } from "../game/laws.ts";
import { presentGame, tellLaw } from "../game/subject.ts";
import { damagedAddress, onNavigate, replaceQuery } from "../shell/url.ts";
import { address } from "./address.ts";
import { compared, type Tabled, tableIn } from "./tabled.ts";

type Told = ReturnType<typeof address.read>["state"];

export const state = signal<Told | undefined>(undefined);
export const laws = signal<LawsFound | Text | undefined>(undefined);
/** The stated law or table as it was tested, or what is wrong with it. */
export const stated = signal<LawFound | Tabled | Text | "testing" | undefined>(undefined);
/** The stated law as it is typed. */
export const draft = signal("");

/** Half of it is for the values. */
const LIMITS = { seconds: 12 };

let asked = 0;

async function load(next: Told): Promise<void> {
  const { game, play, law } = next;
  const mine = ++asked;
  state.value = next;
  draft.value = law;
  laws.value = undefined;
  stated.value = undefined;
  void presentGame(game, play);
  if (law !== "") void test();
  try {
    const found = await lawsOf(game, play, LIMITS.seconds);
    if (mine !== asked) return;
    laws.value = found;
    tellLaw(game, play, knownBy(found));
  } catch (error) {
    const text = refused(error);
    if (mine !== asked) return;
    laws.value = text;
    // What names no game is a damaged address; a game without a law is none.
    if (error instanceof Refusal && error.refused.offset !== undefined) damagedAddress(text);
  }
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

const writingLaw = (game: string, law: string, play: Play): Promise<LawFound | Tabled | Text> => {
  const table = tableIn(law);
  const found =
    table === undefined
      ? studying.ask({ ask: "stated", games: [game], law, play, limits: LIMITS })
      : compared(game, table, play);
  return found.catch(refused);
};

export function runLaw(): () => void {
  const stops = [
    onNavigate(address, (next) => void load(next)),
    effect(() => {
      const now = state.value;
      if (now !== undefined) untracked(() => replaceQuery(address, now));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
