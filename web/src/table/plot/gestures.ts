import { type Area, between, choosing, type Finger } from "./chosen.tsx";
import type { Range } from "./view.ts";

/** What can be zoomed and moved: parts are of the width and the height of the drawing, from its lower left corner. */
export interface Surface {
  /** Whether both directions are zoomed alike. */
  readonly square: boolean;
  /** The drawing within its element, in CSS pixels. */
  area(): Area;
  /** Whether there was anything to zoom; else the page may scroll. */
  zoom(axis: "x" | "y" | "both", factor: number, atX: number, atY: number): boolean;
  pan(partX: number, partY: number): void;
  /** Zooms in to what lies between two parts across and two up. */
  choose(across: Range, up: Range): void;
  /** Where the pointer is, in CSS pixels within the drawing; undefined when it has left. */
  point(place: { readonly x: number; readonly y: number } | undefined): void;
  pick(): void;
}

/** A pointer that moved less than this was a click. */
const STILL = 4;
/** Fingers closer together than this in one direction do not zoom in it. */
const APART = 24;

/** Listens to wheel, mouse and fingers on `element`; returns what ends that. */
export function gestures(element: HTMLElement, surface: Surface): () => void {
  const fingers = new Map<number, Finger>();
  let begun: Finger | undefined;
  let dragged = false;
  let chooses = false;

  const placeOf = ({ clientX, clientY }: MouseEvent): Finger => {
    const { left, top } = element.getBoundingClientRect();
    const area = surface.area();
    return { x: clientX - left - area.left, y: clientY - top - area.top };
  };
  const partOf = ({ x, y }: Finger): [number, number] => {
    const { width, height } = surface.area();
    return [x / width, 1 - y / height];
  };

  function wheel(event: WheelEvent): void {
    // Without a key the wheel scrolls the page.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) return;
    const place = placeOf(event);
    const axis = surface.square ? "both" : place.x < 0 || event.shiftKey ? "y" : "x";
    const by = event.deltaY === 0 ? event.deltaX : event.deltaY;
    const pixels = by * [1, 16, 400][event.deltaMode]!;
    const factor = Math.exp(-Math.max(-240, Math.min(240, pixels)) * (event.ctrlKey ? 0.01 : 0.002));
    if (surface.zoom(axis, factor, ...partOf(place))) event.preventDefault();
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
      surface.point(place);
      return;
    }
    if (begun !== undefined && Math.hypot(place.x - begun.x, place.y - begun.y) > STILL) dragged = true;
    if (!dragged) return;
    if (chooses && begun !== undefined) {
      surface.point(undefined);
      choosing.value = between(begun, place, surface.area(), surface.square);
      return;
    }
    fingers.set(event.pointerId, place);
    const { width, height } = surface.area();
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    const share = other === undefined ? 1 : 0.5;
    surface.pan((share * (before.x - place.x)) / width, (share * (place.y - before.y)) / height);
    if (other === undefined) {
      surface.point(undefined);
      return;
    }
    const middle = partOf({ x: (place.x + other.x) / 2, y: (place.y + other.y) / 2 });
    if (surface.square) {
      const [was, is] = [before, place].map(({ x, y }) => Math.max(1, Math.hypot(x - other.x, y - other.y)));
      surface.zoom("both", is! / was!, ...middle);
      return;
    }
    for (const axis of ["x", "y"] as const) {
      const [was, is] = [Math.abs(before[axis] - other[axis]), Math.abs(place[axis] - other[axis])];
      if (was > APART && is > APART) surface.zoom(axis, is / was, ...middle);
    }
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    const chosen = choosing.value;
    choosing.value = undefined;
    if (event.type === "pointercancel") return;
    if (chosen !== undefined) {
      const { width, height } = surface.area();
      const bottom = height - chosen.top - chosen.height;
      surface.choose(
        [chosen.left / width, (chosen.left + chosen.width) / width],
        [bottom / height, (bottom + chosen.height) / height],
      );
    } else if (!dragged) {
      surface.point(placeOf(event));
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
