import { effect, signal, untracked } from "@preact/signals";
import type { LawFound } from "nimber/session";
import { rules } from "../engine/client.ts";
import { studying } from "../engine/study/client.ts";
import { knownBy, lawsOf } from "../game/laws.ts";
import { presentGame, tellLaw } from "../game/subject.ts";
import type { AddressState } from "../shell/fields.ts";
import { resource } from "../shell/resource.ts";
import { onNavigate, replaceQuery } from "../shell/url.ts";
import { address } from "./address.ts";
import { compared, type Tabled, tableIn } from "./tabled.ts";

/** State of the page on laws: its address, the stated law, and the laws that were found. */
export const state = signal<AddressState<typeof address> | undefined>(undefined);
/** Stated law as typed. */
export const draft = signal("");

/** Time limit in seconds; half of it is for the values. */
const LIMITS = { seconds: 12 };

export const laws = resource(
  ({ game, play, where }: AddressState<typeof address>, { signal }) =>
    where === ""
      ? lawsOf(game, play, LIMITS.seconds, signal)
      : studying.ask({ ask: "law", games: [game], play, where, limits: LIMITS }, { signal }),
  ({ value, why }, { game, play, where }) => {
    // A law of some positions is not a fact about the game.
    if (where === "" && why === undefined) tellLaw(game, play, knownBy(value));
  },
);

/** Theorems that are known of the game. */
export const theorems = resource(async ({ game, play }: AddressState<typeof address>, { signal }) => {
  const told = await rules.ask({ ask: "theorems", games: [game] }, { signal });
  return told.filter((theorem) => theorem.play === play);
});

/** Result of testing the stated law or table. */
export const stated = resource(
  ({ game, law, play }: AddressState<typeof address>, { signal }): Promise<LawFound | Tabled> => {
    const table = tableIn(law);
    return table === undefined
      ? studying.ask({ ask: "stated", games: [game], law, play, limits: LIMITS }, { signal })
      : compared(game, table, play, signal);
  },
);

function load(next: AddressState<typeof address>): void {
  state.value = next;
  draft.value = next.law;
  laws.cancel();
  stated.cancel();
  presentGame(next.game, next.play);
  if (next.law !== "") test();
  void laws.ask(next);
  void theorems.ask(next);
}

/** Searches for the law of the positions that satisfy a condition, or of all positions. */
export function among(where: string): void {
  const now = state.value;
  if (now === undefined || where === now.where) return;
  state.value = { ...now, where };
  void laws.ask(state.value);
}

/** Tests the stated law by play. */
export function test(): void {
  const now = state.value;
  if (now === undefined || draft.value.trim() === "") return;
  state.value = { ...now, law: draft.value };
  void stated.ask(state.value);
}

export function runLaw(): () => void {
  const stops = [
    onNavigate(address, load),
    effect(() => {
      const now = state.value;
      if (now !== undefined) untracked(() => replaceQuery(address, now));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
