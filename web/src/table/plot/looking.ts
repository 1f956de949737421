import { signal } from "@preact/signals";
import { picked, view, whole } from "../state.ts";
import { cropped, isWhole, panned, type Range, showing, type View, zoomed } from "./view.ts";

export const hovered = signal<number | undefined>(undefined);

/** The view as it is: all that came, unless one was chosen. */
export const seen = (): View => view.value ?? whole.value;

function see(next: View): void {
  view.value = isWhole(next, whole.value) ? undefined : next;
}

export function zoomBy(factor: number, axis: "x" | "y" = "x", at = 0.5): void {
  see(zoomed(seen(), whole.value, axis, factor, at));
}

/** Chooses a heap, and moves the view so that it is seen. */
export function pick(heap: number | undefined): void {
  picked.value = heap;
  if (heap !== undefined) see(showing(seen(), whole.value, heap));
}

export function panBy(partX: number, partY: number): void {
  see(panned(panned(seen(), whole.value, "x", partX), whole.value, "y", partY));
}

/** Zooms in to what lies between two parts across and two up. */
export function choose(across: Range, up: Range): void {
  see(cropped(cropped(seen(), whole.value, "x", across), whole.value, "y", up));
}

export function showAll(): void {
  view.value = undefined;
}
