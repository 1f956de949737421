import { useRef } from "preact/hooks";
import type { GraphViewProps } from "./drawn.ts";
import type { Point } from "./geometry.ts";
import type { Viewport } from "./viewport.ts";

/** Line being drawn from a node to the pointer. */
export interface Rubber {
  readonly from: string;
  readonly to: Point;
}

interface Held {
  readonly pointers: Map<number, Point>;
  /** Node at which the drag began, when it draws an edge. */
  from: string | undefined;
  /** Whether the pointer has moved far enough for a drag instead of a click. */
  moving: boolean;
}

const FAR = 5;

export interface DragHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onWheel(event: WheelEvent): void;
  onDblClick(event: MouseEvent): void;
}

/**
 * Handles drags: they pan, or draw an edge from the node where they begin; two fingers zoom, as does the
 * wheel with Ctrl.
 */
export function useDrag(
  { onConnect, onCreate }: GraphViewProps,
  viewport: Viewport,
  canvas: { readonly current: HTMLElement | null },
  draw: (line: Rubber | undefined) => void,
): DragHandlers {
  const held = useRef<Held>({ pointers: new Map(), from: undefined, moving: false }).current;

  const local = (event: MouseEvent): Point => {
    const { left, top } = canvas.current!.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const inDrawing = ({ x, y }: Point): Point => {
    const { frame } = viewport;
    return { x: (x - frame.x) / frame.scale, y: (y - frame.y) / frame.scale };
  };

  function end(event: PointerEvent): void {
    held.pointers.delete(event.pointerId);
    if (held.pointers.size > 0) return;
    held.from = undefined;
    held.moving = false;
    draw(undefined);
  }

  function pinch(event: PointerEvent, here: Point): void {
    const [first, second] = [...held.pointers.values()];
    const before = Math.hypot(first!.x - second!.x, first!.y - second!.y);
    held.pointers.set(event.pointerId, here);
    const [a, b] = [...held.pointers.values()];
    const now = Math.hypot(a!.x - b!.x, a!.y - b!.y);
    if (before > 0) viewport.zoom(now / before, { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });
  }

  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      held.pointers.set(event.pointerId, local(event));
      held.moving = false;
      held.from = onConnect && held.pointers.size === 1 ? nodeAt(event.target) : undefined;
    },
    onPointerMove(event) {
      const before = held.pointers.get(event.pointerId);
      if (before === undefined) return;
      const here = local(event);
      if (held.pointers.size === 2) {
        held.moving = true;
        pinch(event, here);
        return;
      }
      if (!held.moving) {
        if (Math.hypot(here.x - before.x, here.y - before.y) < FAR) return;
        held.moving = true;
        // From now on, the node gets neither pointer events nor the final click.
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
      }
      if (held.from !== undefined) {
        draw({ from: held.from, to: inDrawing(here) });
        return;
      }
      viewport.pan(here.x - before.x, here.y - before.y);
      held.pointers.set(event.pointerId, here);
    },
    onPointerUp(event) {
      const { from, moving } = held;
      end(event);
      if (from === undefined || !moving) return;
      const to = nodeAt(document.elementFromPoint(event.clientX, event.clientY));
      if (to !== undefined) onConnect?.(from, to);
    },
    onPointerCancel: end,
    onWheel(event) {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      viewport.zoom(Math.exp(-0.01 * Math.max(-40, Math.min(40, event.deltaY))), local(event));
    },
    onDblClick(event) {
      if (nodeAt(event.target) === undefined) onCreate?.();
    },
  };
}

function nodeAt(target: EventTarget | null): string | undefined {
  const node = target instanceof Element ? target.closest<SVGElement>("[data-id]") : null;
  return node?.dataset.id;
}
