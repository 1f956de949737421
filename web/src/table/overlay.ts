import { signal } from "@preact/signals";
import type { Text } from "nimber";
import { Refusal, solving } from "../engine/client.ts";
import { resource } from "../shell/resource.ts";
import { goal, MOST_OVERLAYS, type Overlay, overlays } from "./state.ts";

/** Largest number of values that are computed for another game. */
const MOST_VALUES = 100_000;

/** Error in the notation of a game to lay over the plot. */
export const wrong = signal<Text | undefined>(undefined);

const laid = resource(
  async (games: readonly string[], { signal }) => {
    const to = Math.min(MOST_VALUES, goal.value);
    const enough = ({ values }: Overlay) => values.length > to;
    overlays.value = overlays.value.filter((each) => games.includes(each.game) && enough(each));
    // A game that fails does not stop the others.
    let refusal: Refusal | undefined;
    for (const game of games) {
      if (overlays.value.some((each) => each.game === game)) continue;
      try {
        const values = await solving.ask({ ask: "values", games: [game], to });
        if (signal.aborted) return;
        const most = Array.from(values).reduce((most, value) => Math.max(most, value), 0);
        overlays.value = [...overlays.value, { game, values, most }].slice(-MOST_OVERLAYS);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refusal = error;
      }
    }
    if (refusal !== undefined) throw refusal;
  },
  ({ why }) => {
    wrong.value = why?.text;
  },
);

/** Lays games over the plot, each up to the last heap of the plot or the limit; failures are shown. */
export function overlay(games: readonly string[]): void {
  wrong.value = undefined;
  void laid.ask(games);
}
