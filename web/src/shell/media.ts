import { type ReadonlySignal, signal } from "@preact/signals";

/** Whether a media query holds, as a signal. */
export function matching(query: string): ReadonlySignal<boolean> {
  const asked = window.matchMedia(query);
  const holds = signal(asked.matches);
  asked.addEventListener("change", ({ matches }) => {
    holds.value = matches;
  });
  return holds;
}
