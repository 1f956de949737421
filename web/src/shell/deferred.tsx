import { signal } from "@preact/signals";
import { type ComponentChildren, Fragment, type JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../locale/shell.ts";
import { notice } from "./url.ts";

/** Parts waiting to be drawn, one per task: drawing all at once would block a phone. */
const waiting = new Set<() => void>();

/** Runs a call in its own task, after the next frame. A hidden page has no frames. */
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

/** Queues a draw. Returns a function that cancels it. */
function later(draw: () => void): () => void {
  waiting.add(draw);
  if (waiting.size === 1) soon(drawNext);
  return () => waiting.delete(draw);
}

/** Draws its children after everything around them. */
export function Deferred({ children }: { readonly children: ComponentChildren }): JSX.Element | null {
  const [due, setDue] = useState(false);
  useEffect(() => later(() => setDue(true)), []);
  return due ? <Fragment>{children}</Fragment> : null;
}

/** Component that is fetched when it is first shown; a notice says if it cannot be. */
export function whenShown(load: () => Promise<() => JSX.Element | null>): () => JSX.Element | null {
  const component = signal<(() => JSX.Element | null) | undefined>(undefined);
  return () => {
    const Shown = component.value;
    useEffect(() => {
      if (Shown !== undefined) return;
      load().then(
        (each) => {
          component.value = each;
        },
        () => {
          notice.value = t("notLoaded");
        },
      );
    }, []);
    return Shown === undefined ? null : <Shown />;
  };
}

/** Draws `portion` more items of `all` in each task. Drawn items are kept until a value of `on` changes. */
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
