import type { ReadonlySignal, Signal } from "@preact/signals";

/** Visible part of a plot: heaps `x0` to `x1` and values `y0` to `y1`, edges included. */
export interface View {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** Two shares of the visible part, the smaller first. */
export type Range = readonly [from: number, to: number];

/** Least number of heaps or values in view. */
const CLOSEST = 6;

/** View of all of `count` heaps with values up to `most`. */
export function wholeView(count: number, most: number): View {
  const margin = Math.max(0.5, count * 0.01);
  const room = Math.max(0.5, most * 0.04);
  return {
    x0: -margin,
    x1: Math.max(CLOSEST, count - 1 + margin),
    y0: -room,
    y1: Math.max(CLOSEST / 2, most + room),
  };
}

/**
 * View zoomed in by `factor` (out if it is below 1) that keeps the point `at`, a share of the visible part,
 * in place.
 */
export function zoomed(view: View, whole: View, axis: "x" | "y", factor: number, at: number): View {
  const [low, high, least, most] = edges(view, whole, axis);
  const span = Math.min(most - least, Math.max(Math.min(CLOSEST, most - least), (high - low) / factor));
  const fixed = low + at * (high - low);
  return within(view, axis, fixed - at * span, fixed + (1 - at) * span, least, most);
}

/** View of the range between two shares of the present one. */
export function cropped(view: View, whole: View, axis: "x" | "y", [from, to]: Range): View {
  const part = to - from;
  return part < 1 ? zoomed(view, whole, axis, 1 / part, from / (1 - part)) : view;
}

/** View moved by a share of the visible part. */
export function panned(view: View, whole: View, axis: "x" | "y", part: number): View {
  const [low, high, least, most] = edges(view, whole, axis);
  const by = part * (high - low);
  return within(view, axis, low + by, high + by, least, most);
}

/** View with `heap` in its middle, unless it is well inside already. */
export function showing(view: View, whole: View, heap: number): View {
  const margin = 0.05 * (view.x1 - view.x0);
  if (heap >= view.x0 + margin && heap <= view.x1 - margin) return view;
  return panned(view, whole, "x", (heap - (view.x0 + view.x1) / 2) / (view.x1 - view.x0));
}

const edges = (view: View, whole: View, axis: "x" | "y") =>
  axis === "x"
    ? ([view.x0, view.x1, whole.x0, whole.x1] as const)
    : ([view.y0, view.y1, whole.y0, whole.y1] as const);

/** View with its edges moved to lie between `least` and `most`. */
function within(view: View, axis: "x" | "y", low: number, high: number, least: number, most: number): View {
  // Rounding must not shrink a view of everything.
  if (high - low > (most - least) * (1 - 1e-9)) [low, high] = [least, most];
  const by = low < least ? least - low : high > most ? most - high : 0;
  const [from, to] = [Math.max(least, low + by), Math.min(most, high + by)];
  return axis === "x" ? { ...view, x0: from, x1: to } : { ...view, y0: from, y1: to };
}

/** Whether a view shows everything. */
export const isWhole = (view: View, whole: View): boolean =>
  view.x0 <= whole.x0 && view.x1 >= whole.x1 && view.y0 <= whole.y0 && view.y1 >= whole.y1;

/** Control over a view. */
export interface Looking {
  seen(): View;
  see(view: View): void;
  /**
   * Zooms in by `factor` while one point, given as shares, stays in place. Returns whether the view has
   * changed.
   */
  zoom(axis: "x" | "y" | "both", factor: number, atX?: number, atY?: number): boolean;
  pan(partX: number, partY: number): void;
  /** Zooms in to the rectangle between two shares in each direction. */
  choose(across: Range, up: Range): void;
  all(): void;
}

/** Control over a view that shows everything unless another one is chosen. */
export function lookingAt(chosen: Signal<View | undefined>, whole: ReadonlySignal<View>): Looking {
  const seen = () => chosen.value ?? whole.value;
  const see = (next: View) => {
    chosen.value = isWhole(next, whole.value) ? undefined : next;
  };
  const inside = (part: number) => Math.max(0, Math.min(1, part));
  return {
    seen,
    see,
    zoom(axis, factor, atX = 0.5, atY = 0.5) {
      const before = chosen.value;
      if (axis !== "y") see(zoomed(seen(), whole.value, "x", factor, inside(atX)));
      if (axis !== "x") see(zoomed(seen(), whole.value, "y", factor, inside(atY)));
      return before !== chosen.value;
    },
    pan(partX, partY) {
      see(panned(panned(seen(), whole.value, "x", partX), whole.value, "y", partY));
    },
    choose(across, up) {
      see(cropped(cropped(seen(), whole.value, "x", across), whole.value, "y", up));
    },
    all() {
      chosen.value = undefined;
    },
  };
}
