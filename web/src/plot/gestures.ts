import type { Area, Place } from "./frame.ts";
import type { Looking } from "./view.ts";

/**
 * Surface that can be zoomed and moved. Places are shares of the width and height of its area, from the lower
 * left corner.
 */
export interface Surface {
  readonly looking: Looking;
  /** Whether both directions have one zoom. */
  readonly square: boolean;
  /** Area of the marks within the element. */
  area(): Area;
  /** Shows the rectangle being chosen, in coordinates of the element. */
  choosing(chosen: Area | undefined): void;
  /** Called with the place of the pointer within the element, `undefined` when it leaves. */
  point(place: Place | undefined): void;
  pick(): void;
}

/** Size, in pixels, below which a chosen rectangle spans the whole area in that direction. */
const NARROW = 24;

/** Rectangle between two places of an area; a square if both directions have one zoom. */
function between(from: Place, to: Place, { width, height }: Area, square: boolean): Area {
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

/** Movement, in pixels, below which a pointer has clicked. */
const STILL = 4;
/** Distance of two fingers in one direction, in pixels, below which they do not zoom in it. */
const APART = 24;

/** Listens to wheel, mouse and fingers on `element`. Returns a function that stops this. */
export function gestures(element: HTMLElement, surface: Surface): () => void {
  const { looking } = surface;
  const fingers = new Map<number, Place>();
  let begun: Place | undefined;
  let dragged = false;
  let chooses = false;
  let chosen: Area | undefined;

  /** Place in the area. */
  const placeOf = ({ clientX, clientY }: MouseEvent): Place => {
    const { left, top } = element.getBoundingClientRect();
    const area = surface.area();
    return { x: clientX - left - area.left, y: clientY - top - area.top };
  };
  const partOf = ({ x, y }: Place): [number, number] => {
    const { width, height } = surface.area();
    return [x / width, 1 - y / height];
  };
  const point = ({ x, y }: Place) => {
    const { left, top } = surface.area();
    surface.point({ x: x + left, y: y + top });
  };
  const choose = (next: Area | undefined) => {
    const { left, top } = surface.area();
    chosen = next;
    surface.choosing(next && { ...next, left: next.left + left, top: next.top + top });
  };

  function wheel(event: WheelEvent): void {
    // The wheel alone scrolls the page.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) return;
    const place = placeOf(event);
    const axis = surface.square ? "both" : place.x < 0 || event.shiftKey ? "y" : "x";
    const by = event.deltaY === 0 ? event.deltaX : event.deltaY;
    const pixels = by * [1, 16, 400][event.deltaMode]!;
    const factor = Math.exp(-Math.max(-240, Math.min(240, pixels)) * (event.ctrlKey ? 0.01 : 0.002));
    if (looking.zoom(axis, factor, ...partOf(place))) event.preventDefault();
  }

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    chooses = fingers.size === 0 && (event.ctrlKey || event.metaKey || event.shiftKey);
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, placeOf(event));
    begun = placeOf(event);
    dragged = fingers.size > 1;
  }

  function move(event: PointerEvent): void {
    const place = placeOf(event);
    const before = fingers.get(event.pointerId);
    if (before === undefined) {
      point(place);
      return;
    }
    if (begun !== undefined && Math.hypot(place.x - begun.x, place.y - begun.y) > STILL) dragged = true;
    if (!dragged) return;
    if (chooses && begun !== undefined) {
      surface.point(undefined);
      choose(between(begun, place, surface.area(), surface.square));
      return;
    }
    fingers.set(event.pointerId, place);
    const { width, height } = surface.area();
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    const share = other === undefined ? 1 : 0.5;
    looking.pan((share * (before.x - place.x)) / width, (share * (place.y - before.y)) / height);
    if (other === undefined) {
      surface.point(undefined);
      return;
    }
    const middle = partOf({ x: (place.x + other.x) / 2, y: (place.y + other.y) / 2 });
    if (surface.square) {
      const [was, is] = [before, place].map(({ x, y }) => Math.max(1, Math.hypot(x - other.x, y - other.y)));
      looking.zoom("both", is! / was!, ...middle);
      return;
    }
    for (const axis of ["x", "y"] as const) {
      const [was, is] = [Math.abs(before[axis] - other[axis]), Math.abs(place[axis] - other[axis])];
      if (was > APART && is > APART) looking.zoom(axis, is / was, ...middle);
    }
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    const now = chosen;
    choose(undefined);
    if (event.type === "pointercancel") return;
    if (now !== undefined) {
      const { width, height } = surface.area();
      const bottom = height - now.top - now.height;
      looking.choose(
        [now.left / width, (now.left + now.width) / width],
        [bottom / height, (bottom + now.height) / height],
      );
    } else if (!dragged) {
      point(placeOf(event));
      surface.pick();
    }
  }

  const leave = () => surface.point(undefined);
  element.addEventListener("wheel", wheel, { passive: false });
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("pointerleave", leave);
  return () => {
    element.removeEventListener("wheel", wheel);
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
    element.removeEventListener("pointerleave", leave);
  };
}
