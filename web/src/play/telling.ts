import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { presenting } from "../shell/present.tsx";
import { ended, entailed, state, wanted } from "./game.ts";

// The page hides who wins until somebody asks or the game is over, so that people try first.

const KEPT = "nimber-winner";

/** Whether the page always says who wins; the browser stores the setting. */
export const tells = signal(kept());

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) === "told";
  } catch {
    return false;
  }
}

/** Switches between always showing and hiding who wins. */
export function flipTells(): void {
  tells.value = !tells.value;
  asked.value = undefined;
  try {
    if (tells.value) localStorage.setItem(KEPT, "told");
    else localStorage.removeItem(KEPT);
  } catch {
    // Without storage the setting lasts until the page is left.
  }
}

/** Sum, as in the address, for which somebody has asked who wins. */
const asked = signal<string | undefined>(undefined);

/**
 * Whether the page says who wins: when asked or when help is shown, after the game, while presenting, and
 * when two engines play.
 */
export const winnerTold: ReadonlySignal<boolean> = computed(() => {
  const { rival, show } = state.value;
  if (tells.value || presenting.value || ended.value || entailed.value) return true;
  if (rival === "watch" || show.size > 0) return true;
  return asked.value === wanted.value;
});

/** Shows who wins while this sum is played, also if it is still about to be shown. */
export function tellNow(): void {
  asked.value = wanted.value;
}
