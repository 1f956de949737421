import { signal } from "@preact/signals";
import type { JSX } from "preact";

/** A rectangle in CSS pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a pointer is, in CSS pixels within the drawing. */
export interface Finger {
  readonly x: number;
  readonly y: number;
}

/** What is being chosen to be seen closer, in CSS pixels within the drawing's area. */
export const choosing = signal<Area | undefined>(undefined);

/** A choice narrower than this in one direction takes all of it. */
const NARROW = 24;

/** The rectangle between two places of an area, a square where both directions are zoomed alike. */
export function between(from: Finger, to: Finger, { width, height }: Area, square: boolean): Area {
  const signs = [to.x < from.x ? -1 : 1, to.y < from.y ? -1 : 1] as const;
  let sizes: readonly [number, number] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (square) {
    const room = Math.min(signs[0] < 0 ? from.x : width - from.x, signs[1] < 0 ? from.y : height - from.y);
    const side = Math.min(room, Math.max(...sizes));
    sizes = [side, side];
  }
  const [left, right] = span(from.x, signs[0] * sizes[0], width);
  const [top, bottom] = span(from.y, signs[1] * sizes[1], height);
  return { left, top, width: right - left, height: bottom - top };
}

function span(at: number, by: number, most: number): readonly [number, number] {
  if (Math.abs(by) < NARROW) return [0, most];
  return [Math.max(0, Math.min(at, at + by)), Math.min(most, Math.max(at, at + by))];
}

/** The rectangle over a drawing, which tells where its area is. */
export function Chosen({ area }: { readonly area: () => Area }): JSX.Element | null {
  const now = choosing.value;
  if (now === undefined) return null;
  const within = area();
  const [left, top] = [within.left + now.left, within.top + now.top];
  return (
    <span
      class="chosen inert"
      aria-hidden="true"
      style={{ left: `${left}px`, top: `${top}px`, width: `${now.width}px`, height: `${now.height}px` }}
    />
  );
}
