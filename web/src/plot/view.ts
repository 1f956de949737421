import type { ReadonlySignal, Signal } from "@preact/signals";

/** Visible part of a plot: heaps `x0` to `x1` and values `y0` to `y1`, edges included. */
export interface View {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** Two shares of the visible part, the smaller first; below 0 and above 1 they lie outside it. */
export type Range = readonly [from: number, to: number];

type Axis = "x" | "y";

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

/** View of the range between two shares of the present one, within the whole and not too close. */
export function cropped(view: View, whole: View, axis: Axis, [from, to]: Range): View {
  const [low, high] = edges(view, axis);
  const [least, most] = edges(whole, axis);
  const now = high - low;
  const part = to - from;
  const span = Math.max(Math.min(CLOSEST, most - least), part * now);
  // Rounding must not shrink a view of everything.
  if (span > (most - least) * (1 - 1e-9)) return withEdges(view, axis, [least, most]);
  // The point that a zoom leaves in its place stays there, too, where a bound ends the zoom.
  const still = Math.max(0, Math.min(1, from / (1 - part) || 0));
  const start = low + from * now + still * (part * now - span);
  const first = Math.max(least, Math.min(most - span, start));
  return withEdges(view, axis, [first, Math.min(most, first + span)]);
}

type Edges = readonly [low: number, high: number];

const edges = ({ x0, x1, y0, y1 }: View, axis: Axis): Edges => (axis === "x" ? [x0, x1] : [y0, y1]);

const withEdges = (view: View, axis: Axis, [low, high]: Edges): View =>
  axis === "x" ? { ...view, x0: low, x1: high } : { ...view, y0: low, y1: high };

/**
 * View zoomed in by `factor` (out if it is below 1) that keeps the point `at`, a share of the visible part,
 * in place.
 */
export const zoomed = (view: View, whole: View, axis: Axis, factor: number, at: number): View =>
  cropped(view, whole, axis, [at - at / factor, at + (1 - at) / factor]);

/** View moved by a share of the visible part. */
export const panned = (view: View, whole: View, axis: Axis, by: number): View =>
  cropped(view, whole, axis, [by, by + 1]);

/** View with `heap` in its middle, unless it is well inside already. */
export function showing(view: View, whole: View, heap: number): View {
  const margin = 0.05 * (view.x1 - view.x0);
  if (heap >= view.x0 + margin && heap <= view.x1 - margin) return view;
  return panned(view, whole, "x", (heap - (view.x0 + view.x1) / 2) / (view.x1 - view.x0));
}

/** Whether a view shows everything. */
export const isWhole = (view: View, whole: View): boolean =>
  view.x0 <= whole.x0 && view.x1 >= whole.x1 && view.y0 <= whole.y0 && view.y1 >= whole.y1;

/** Control over a view. */
export interface Looking {
  seen(): View;
  see(view: View): void;
  /** Whether everything is seen. */
  isAll(): boolean;
  all(): void;
  /** Zooms in by `factor` around the middle. */
  zoom(axis: Axis | "both", factor: number): void;
  pan(partX: number, partY: number): void;
  /** Shows the rectangle between two shares in each direction. */
  crop(across: Range, up: Range): void;
}

/** Control over a view that shows everything unless another one is chosen. */
export function lookingAt(chosen: Signal<View | undefined>, whole: ReadonlySignal<View>): Looking {
  const seen = () => chosen.value ?? whole.value;
  const see = (next: View) => {
    chosen.value = isWhole(next, whole.value) ? undefined : next;
  };
  return {
    seen,
    see,
    isAll: () => chosen.value === undefined,
    all() {
      chosen.value = undefined;
    },
    zoom(axis, factor) {
      if (axis !== "y") see(zoomed(seen(), whole.value, "x", factor, 0.5));
      if (axis !== "x") see(zoomed(seen(), whole.value, "y", factor, 0.5));
    },
    pan(partX, partY) {
      see(panned(panned(seen(), whole.value, "x", partX), whole.value, "y", partY));
    },
    crop(across, up) {
      see(cropped(cropped(seen(), whole.value, "x", across), whole.value, "y", up));
    },
  };
}
