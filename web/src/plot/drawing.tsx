import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { numerals } from "../shell/numbers.ts";
import { letter } from "../shell/present.tsx";
import { keepDrawn, type Sheet } from "./canvas.ts";
import { type Area, type Axes, type Frame, frameOf, type Place } from "./frame.ts";
import { gestures } from "./gestures.ts";
import type { Looking } from "./view.ts";

interface DrawingProps {
  readonly looking: Looking;
  /** Description of the keys. */
  readonly says: string;
  /** Description of the picture. */
  readonly label: string;
  readonly class?: string;
  /** Axes of the visible part; in a square both directions have one zoom. */
  axes(): Axes;
  /** Draws everything; called again when a signal it reads has changed. */
  draw(sheet: Sheet, frame: Frame): void;
  /** Called with the place of the pointer, `undefined` when it leaves. */
  point(place: Place | undefined, frame: Frame): void;
  pick(): void;
  /** Additional keys, beside those that move and zoom. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** Elements above the drawing. */
  readonly over?: (frame: () => Frame) => ComponentChildren;
}

/** Zoom factor of one key press. */
const STEP = 1.5;

/** Applies a key to the view, and returns whether it did anything. */
function press({ key, shiftKey }: KeyboardEvent, { looking, axes, keys }: DrawingProps): boolean {
  const axis = axes().square ? "both" : shiftKey ? "y" : "x";
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => looking.pan(-0.1, 0),
    ArrowRight: () => looking.pan(0.1, 0),
    ArrowUp: () => looking.pan(0, 0.1),
    ArrowDown: () => looking.pan(0, -0.1),
    "+": () => looking.zoom(axis, STEP),
    "=": () => looking.zoom(axis, STEP),
    "-": () => looking.zoom(axis, 1 / STEP),
    _: () => looking.zoom(axis, 1 / STEP),
    "0": looking.all,
    ...keys,
  };
  const move = moves[key.length === 1 ? key.toLowerCase() : key];
  move?.();
  return move !== undefined;
}

/** Plot on a canvas, for marks too many to be elements; wheel, pointers and keys move and zoom it. */
export function Drawing(props: DrawingProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const choosing = useSignal<Area | undefined>(undefined);
  const now = useRef(props);
  now.current = props;
  const frameIn = (size: { readonly width: number; readonly height: number }) =>
    frameOf(size, now.current.axes(), { em: letter.value, numerals });
  const frame = () => {
    const { clientWidth: width, clientHeight: height } = canvas.current!;
    return frameIn({ width, height });
  };
  useEffect(() => {
    const element = canvas.current!;
    const { looking, axes } = props;
    const stops = [
      keepDrawn(element, (sheet) => now.current.draw(sheet, frameIn(sheet))),
      gestures(element, {
        looking,
        square: axes().square !== undefined,
        area: () => frame().area,
        choosing(chosen) {
          choosing.value = chosen;
        },
        point: (place) => now.current.point(place, frame()),
        pick: () => now.current.pick(),
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const chosen = choosing.value;
  return (
    <section
      class={`drawing round anchor ${props.class ?? ""}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys zoom and move the plot.
      tabIndex={0}
      aria-label={props.says}
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.altKey && press(event, props)) event.preventDefault();
      }}
    >
      <canvas ref={canvas} role="img" aria-label={props.label} />
      {canvas.current && props.over?.(frame)}
      {chosen && (
        <span
          class="chosen inert"
          aria-hidden="true"
          style={{
            left: `${chosen.left}px`,
            top: `${chosen.top}px`,
            width: `${chosen.width}px`,
            height: `${chosen.height}px`,
          }}
        />
      )}
    </section>
  );
}
