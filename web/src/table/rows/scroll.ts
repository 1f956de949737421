// Scrolling through millions of rows, more than a browser can lay out.

/** Default height of a row, and the largest height that every browser can scroll, in pixels. */
export const ROW = 32;
const TALLEST = 4_000_000;

/**
 * State of the scrolling: `top` is the true distance from the first row, `seen` that of the browser's scroll
 * bar. Small movements change both alike; a jump of the bar moves in proportion.
 */
export interface Scroll {
  readonly top: number;
  readonly seen: number;
}

/**
 * Size of a scrolled list in pixels: its true height, its height in the layout, and the heights of the window
 * and a row.
 */
export interface Extent {
  readonly whole: number;
  readonly laid: number;
  readonly window: number;
  readonly row: number;
}

export function extentOf(rows: number, window: number, row = ROW): Extent {
  const whole = rows * row;
  return { whole, laid: Math.min(whole, TALLEST), window, row };
}

/** State after the browser has moved its bar to `seen`. */
export function moved(before: Scroll, seen: number, extent: Extent): Scroll {
  const { whole, laid, window } = extent;
  const most = Math.max(0, whole - window);
  if (whole === laid) return { top: Math.min(most, seen), seen };
  const by = seen - before.seen;
  if (Math.abs(by) > window) return { top: (seen / (laid - window)) * most, seen };
  return { top: Math.min(most, Math.max(0, before.top + by)), seen };
}

/** State for the true distance `top`, with the bar in proportion. */
export function placed(top: number, { whole, laid, window }: Extent): Scroll {
  const most = Math.max(0, whole - window);
  const inside = Math.min(most, Math.max(0, top));
  if (whole === laid) return { top: inside, seen: inside };
  return { top: inside, seen: Math.round((inside / most) * (laid - window)) };
}

/** Rows to draw: those in the window and a few on either side. */
export function rowsIn(
  { top }: Scroll,
  rows: number,
  { window, row }: Extent,
  beyond = 6,
): readonly [first: number, last: number] {
  return [
    Math.max(0, Math.floor(top / row) - beyond),
    Math.min(rows - 1, Math.ceil((top + window) / row) + beyond),
  ];
}

/**
 * Distance at which row `nth` is visible: the least movement if it is near, else with the row in the middle.
 */
export function reveal(top: number, nth: number, { window, row }: Extent): number {
  const at = nth * row;
  if (at < top - window || at > top + 2 * window) return Math.max(0, at - (window - row) / 2);
  if (at < top) return at;
  return at + row > top + window ? at + row - window : top;
}
