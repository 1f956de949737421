import { signal } from "@preact/signals";
import { lookingAt, showing } from "../../plot/view.ts";
import { picked, view, whole } from "../state.ts";

export const hovered = signal<number | undefined>(undefined);

export const looking = lookingAt(view, whole);

/** Chooses a heap, and moves the view so that it is visible. */
export function pick(heap: number | undefined): void {
  picked.value = heap;
  if (heap !== undefined) looking.see(showing(looking.seen(), whole.value, heap));
}
