import { drag } from "d3-drag";
import { select } from "d3-selection";
import { type D3ZoomEvent, zoom, zoomIdentity } from "d3-zoom";
import type { Area, Place } from "./frame.ts";
import type { Looking, Range } from "./view.ts";

// Wheel, mouse and fingers on a plot. The zoom of d3 knows one factor for both directions and no bounds; a
// view has a factor for each and its bounds. So each change of d3's transform is taken as a change of the
// view, and when a gesture has ended, the next begins without a transform.

/** Rectangle of a plot, as shares of its width and, from below, of its height. */
export type Region = readonly [across: Range, up: Range];

/** Surface that can be zoomed and moved. */
interface Surface {
  readonly looking: Looking;
  /** Whether both directions have one zoom. */
  readonly isSquare: boolean;
  /** Area of the marks within the element. */
  area(): Area;
  /** Shows the region being chosen. */
  choosing(chosen: Region | undefined): void;
}

/** Movement, in pixels, below which a pointer has clicked. */
const STILL = 4;
/** Size, in pixels, below which a chosen region spans the whole area in that direction. */
const NARROW = 24;
const ALL: Range = [0, 1];

/** Whether a mouse button chooses a region, and the wheel zooms. */
const isHeld = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey;

const inside = (share: number): number => Math.max(0, Math.min(1, share));

/** Region between two places of an area; a square if both directions have one zoom. */
function between(from: Place, to: Place, { left, top, width, height }: Area, isSquare: boolean): Region {
  const [x, y] = [inside((from.x - left) / width), inside(1 - (from.y - top) / height)];
  let [dx, dy] = [inside((to.x - left) / width) - x, inside(1 - (to.y - top) / height) - y];
  if (isSquare) {
    const room = (at: number, by: number) => (by < 0 ? at : 1 - at);
    const side = Math.min(room(x, dx), room(y, dy), Math.max(Math.abs(dx), Math.abs(dy)));
    [dx, dy] = [dx < 0 ? -side : side, dy < 0 ? -side : side];
  }
  const range = (at: number, by: number, size: number): Range =>
    Math.abs(by) * size < NARROW ? ALL : [Math.min(at, at + by), Math.max(at, at + by)];
  return [range(x, dx, width), range(y, dy, height)];
}

/** Listens to wheel, mouse and fingers on `element`. Returns a function that stops this. */
export function zoomable(element: HTMLElement, surface: Surface): () => void {
  const { looking, isSquare, area, choosing } = surface;
  const box = select<HTMLElement, unknown>(element);

  /** Directions that a wheel or two fingers zoom. */
  function zooms(event: MouseEvent | TouchEvent): { readonly x: boolean; readonly y: boolean } {
    if (isSquare) return { x: true, y: true };
    if ("touches" in event) {
      const [one, two] = event.touches;
      if (one === undefined || two === undefined) return { x: true, y: false };
      const [dx, dy] = [Math.abs(one.clientX - two.clientX), Math.abs(one.clientY - two.clientY)];
      return { x: 2 * dx > dy, y: 2 * dy > dx };
    }
    const values = event.clientX - element.getBoundingClientRect().left < area().left;
    const y = values || (event.type === "wheel" && event.shiftKey);
    return { x: !y, y };
  }

  let before = zoomIdentity;
  let gestures = 0;
  const zooming = zoom<HTMLElement, unknown>()
    .filter((event: MouseEvent | TouchEvent) => {
      // One finger scrolls the page where all is seen; the wheel alone always does.
      if ("touches" in event) return event.touches.length !== 1 || !looking.isAll();
      if (event.type === "wheel") return isHeld(event);
      return event.type === "dblclick" || (event.button === 0 && !isHeld(event));
    })
    // With Shift, the wheel of some systems turns across. A turn at most doubles.
    .wheelDelta(({ deltaX, deltaY, deltaMode, ctrlKey }) => {
      const pixels = (deltaY || deltaX) * [1, 25, 500][deltaMode]!;
      return inside(0.5 - pixels * (ctrlKey ? 0.01 : 0.001)) * 2 - 1;
    })
    .clickDistance(STILL)
    .duration(matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 250)
    .on("start", () => {
      gestures++;
    })
    .on("zoom", ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      const { left, top, width, height } = area();
      const by = transform.k / before.k;
      const is = by === 1 ? { x: true, y: true } : zooms(sourceEvent);
      /** Share, before the change, of what is now at an edge of the area. */
      const share = (edge: number, moved: number, from: number, size: number) =>
        ((edge - moved) / by - from) / size;
      const [dx, dy] = [transform.x - by * before.x, transform.y - by * before.y];
      before = transform;
      const [right, bottom] = [left + width, top + height];
      looking.crop(
        is.x ? [share(left, dx, left, width), share(right, dx, left, width)] : ALL,
        is.y ? [share(bottom, dy, bottom, -height), share(top, dy, bottom, -height)] : ALL,
      );
    })
    .on("end", () => {
      if (--gestures > 0) return;
      before = zoomIdentity;
      box.property("__zoom", zoomIdentity);
    });

  let begun: Place = { x: 0, y: 0 };
  let chosen: Region | undefined;
  const choose = (next: Region | undefined) => {
    chosen = next;
    choosing(next);
  };
  const dragging = drag<HTMLElement, unknown>()
    .filter((event: MouseEvent) => event.button === 0 && isHeld(event))
    .touchable(false)
    .container(element)
    .clickDistance(STILL)
    .on("start", ({ x, y }: Place) => {
      begun = { x, y };
    })
    .on("drag", ({ x, y }: Place) => choose(between(begun, { x, y }, area(), isSquare)))
    .on("end", () => {
      if (chosen !== undefined) looking.crop(...chosen);
      choose(undefined);
    });

  box.call(zooming).call(dragging);
  return () => {
    box.on(".zoom", null).on(".drag", null);
  };
}
