import { useEffect, useRef, useState } from "preact/hooks";
import { letter } from "../shell/present.tsx";
import type { Point, Size } from "./geometry.ts";

/** Visible part of a drawing: its point `p` is at `scale * p + (x, y)`. */
interface Frame extends Point {
  readonly scale: number;
}

export interface Viewport {
  readonly frame: Frame;
  /** Whether the drawing is in its initial, fitted state; then a touch scrolls the page. */
  readonly fitted: boolean;
  fit(): void;
  zoom(by: number, around?: Point): void;
  pan(dx: number, dy: number): void;
  /** Moves as little as needed to make a point of the drawing visible. */
  reveal(place: Point): void;
}

const LARGEST = 2.5;
const SMALLEST = 0.05;
/** Least scale at which all letters are readable, with the smallest 12 pixels high. */
export const READABLE = 1;
/** Least scale at which vertices still have readable letters, larger ones; below it they have none. */
export const WHOLE = 0.6;
const COMFORTABLE = 1.25;
/** Largest scale of a small drawing, and the share of the space that an enlarged one may fill. */
const ENLARGED = { scale: 2, fills: 0.7 };
const MARGIN = 20;
/** Width of a narrow space, in which the zoom buttons are above the drawing. */
const NARROW = 560;
const ABOVE = 52;

/**
 * Frame with the whole drawing in the middle. One that exceeds the space at the smallest scale is shown around
 * `focus`.
 */
function fitted(drawing: Size, room: Size, focus: Point | undefined): Frame {
  const above = room.width < NARROW ? ABOVE - MARGIN : 0;
  const free = { width: room.width, height: room.height - above };
  const across = (free.width - 2 * MARGIN) / Math.max(drawing.width, 1);
  const down = (free.height - 2 * MARGIN) / Math.max(drawing.height, 1);
  const fit = Math.min(across, down);
  const times = letter.value / 16;
  const enlarged = Math.min(times * ENLARGED.scale, ENLARGED.fills * fit);
  const scale = Math.max(SMALLEST, Math.min(times * COMFORTABLE, fit), enlarged);
  const place = (length: number, space: number, at: number): number => {
    const left = space - scale * length;
    if (left >= 2 * MARGIN) return left / 2;
    return Math.min(MARGIN, Math.max(left - MARGIN, space / 2 - scale * at));
  };
  return {
    scale,
    x: place(drawing.width, free.width, focus?.x ?? drawing.width / 2),
    y: above + place(drawing.height, free.height, focus?.y ?? 0),
  };
}

/** Viewport of a drawing; a new drawing is fitted again. */
export function useViewport(drawing: Size | undefined, room: Size, focus: Point | undefined): Viewport {
  const [own, setOwn] = useState<Frame>();
  const shown = useRef<Size | undefined>(undefined);
  useEffect(() => {
    setOwn(undefined);
  }, [drawing, room.width, room.height]);
  const stale = shown.current !== drawing;
  shown.current = drawing;
  const usual = fitted(drawing ?? room, room, focus);
  const frame = stale ? usual : (own ?? usual);
  const change = (make: (frame: Frame) => Frame) => setOwn((before) => make(before ?? usual));
  return {
    frame,
    fitted: frame === usual,
    fit: () => setOwn(undefined),
    zoom(by, around = { x: room.width / 2, y: room.height / 2 }) {
      change(({ scale, x, y }) => {
        const next = Math.min((letter.value / 16) * LARGEST, Math.max(SMALLEST, by * scale));
        const ratio = next / scale;
        return { scale: next, x: around.x - ratio * (around.x - x), y: around.y - ratio * (around.y - y) };
      });
    },
    pan(dx, dy) {
      change(({ scale, x, y }) => ({ scale, x: x + dx, y: y + dy }));
    },
    reveal(place) {
      const [x, y] = [frame.scale * place.x + frame.x, frame.scale * place.y + frame.y];
      const inside = (at: number, space: number) =>
        Math.min(Math.max(at, MARGIN), Math.max(MARGIN, space - MARGIN)) - at;
      const [dx, dy] = [inside(x, room.width), inside(y, room.height)];
      if (dx !== 0 || dy !== 0) change((before) => ({ ...before, x: before.x + dx, y: before.y + dy }));
    },
  };
}
