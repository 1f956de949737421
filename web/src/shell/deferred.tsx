import { type ComponentChildren, Fragment, type JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";

/** Parts that wait to be drawn: one in a task, for all at once would be long on a phone. */
const waiting = new Set<() => void>();

/** Calls in a task of its own, once what has been drawn is seen; a page that is hidden has no frames. */
function soon(call: () => void): void {
  if (document.hidden) setTimeout(call);
  else requestAnimationFrame(() => setTimeout(call));
}

function drawNext(): void {
  const [draw] = waiting;
  if (draw === undefined) return;
  waiting.delete(draw);
  draw();
  if (waiting.size > 0) soon(drawNext);
}

/** Draws in its turn; returns what gives that up. */
function later(draw: () => void): () => void {
  waiting.add(draw);
  if (waiting.size === 1) soon(drawNext);
  return () => waiting.delete(draw);
}

/** Draws what is in it after what is around it. */
export function Deferred({ children }: { readonly children: ComponentChildren }): JSX.Element | null {
  const [due, setDue] = useState(false);
  useEffect(() => later(() => setDue(true)), []);
  return due ? <Fragment>{children}</Fragment> : null;
}

/** Draws `portion` more of `all` in each task; what is drawn stays as it is while what it depends `on` does. */
export function useGradually<T>(
  all: readonly T[],
  portion: number,
  draw: (each: T, i: number) => JSX.Element,
  on: readonly unknown[],
): readonly JSX.Element[] {
  const [due, setDue] = useState(portion);
  useEffect(() => (due < all.length ? later(() => setDue(due + portion)) : undefined), [due, all, portion]);
  const drawn = useMemo((): JSX.Element[] => [], on);
  for (const each of all.slice(drawn.length, due)) drawn.push(draw(each, drawn.length));
  return drawn;
}
