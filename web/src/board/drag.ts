// Dragging of pieces on a board with a pointer.

/** Distance in pixels below which a pointer movement is a touch, not a drag. */
const DRAGGED = 20;

/** Class of a board that a pointer holds; meanwhile the looked-at piece stays. */
export const HELD = "held";

/**
 * Lets the pieces that a move changes follow the pointer, until they are dropped on another one, or off the
 * board.
 */
export function draggable(
  root: { readonly current: SVGSVGElement | null },
  onDrag: (from: number, to: number | undefined) => void,
): { onPointerDown(start: PointerEvent): void } {
  return {
    onPointerDown(start) {
      const from = (start.target as Element).closest("[data-at]")?.getAttribute("data-at");
      const board = root.current;
      if (from == null || board === null || start.button !== 0) return;
      const stop = new AbortController();
      const { signal } = stop;
      let far = false;
      board.classList.add(HELD);
      const follow = ({ clientX, clientY, pointerId }: PointerEvent) => {
        if (pointerId !== start.pointerId) return;
        const [dx, dy] = [clientX - start.clientX, clientY - start.clientY];
        far ||= Math.hypot(dx, dy) > DRAGGED;
        board.classList.toggle("dragging", far);
        board.style.setProperty("--dx", `${dx}px`);
        board.style.setProperty("--dy", `${dy}px`);
      };
      const drop = ({ clientX, clientY, pointerId, type }: PointerEvent) => {
        if (pointerId !== start.pointerId) return;
        stop.abort();
        board.classList.remove("dragging", HELD);
        if (!far || type === "pointercancel") return;
        // A dragged piece must not be touched as well.
        const quiet = new AbortController();
        const ignoring = { capture: true, signal: quiet.signal };
        document.addEventListener("click", (event) => event.stopPropagation(), ignoring);
        window.setTimeout(() => quiet.abort());
        const under = document.elementsFromPoint(clientX, clientY).filter((each) => board.contains(each));
        const at = under
          .map((each) => each.closest("[data-cell]")?.getAttribute("data-cell"))
          .find((each) => each != null && each !== from);
        onDrag(Number(from), at == null ? undefined : Number(at));
      };
      document.addEventListener("pointermove", follow, { signal });
      document.addEventListener("pointerup", drop, { signal });
      document.addEventListener("pointercancel", drop, { signal });
    },
  };
}
