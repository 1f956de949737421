import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { presenting } from "../shell/present.tsx";
import { ended, entailed, state } from "./game.ts";

// Who wins is a secret of the board until somebody asks, or the game is over: first try, then know.

const KEPT = "nimber-winner";

/** Whether the page says who wins without being asked; the browser keeps it. */
export const tells = signal(kept());

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) === "told";
  } catch {
    return false;
  }
}

/** Tells who wins from now on, or keeps it a secret again. */
export function flipTells(): void {
  tells.value = !tells.value;
  asked.value = undefined;
  try {
    if (tells.value) localStorage.setItem(KEPT, "told");
    else localStorage.removeItem(KEPT);
  } catch {
    // A browser that keeps nothing forgets the choice, and that is all.
  }
}

/** The sum that is played, as the address has it, of which somebody has asked who wins. */
const asked = signal<string | undefined>(undefined);

/** Whether the page says who wins: asked for it or for help, after the game, and where nobody at the page plays. */
export const winnerTold: ReadonlySignal<boolean> = computed(() => {
  const { sum, rival, show } = state.value;
  if (tells.value || presenting.value || ended.value || entailed.value) return true;
  if (rival === "watch" || show.size > 0) return true;
  return asked.value === sum;
});

/** Tells who wins as long as this sum is played. */
export function tellNow(): void {
  asked.value = state.value.sum;
}
