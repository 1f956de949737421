import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { language } from "../shell/language.ts";
import { numerals } from "../shell/numbers.ts";
import { letter } from "../shell/present.tsx";
import { keepDrawn, type Sheet } from "./canvas.ts";
import { type Axes, type Frame, frameOf, type Place } from "./frame.ts";
import type { Looking } from "./view.ts";
import type { Region } from "./zoom.ts";

interface PlotProps extends Axes {
  /** Description of the picture. */
  readonly label: string;
  /** Elements below the lines of the axes, and above them. */
  readonly beneath?: (frame: Frame) => ComponentChildren;
  readonly marks?: (frame: Frame) => ComponentChildren;
  /** Draws marks too many to be elements; called again when a signal it reads has changed. */
  readonly draw?: (sheet: Sheet, frame: Frame) => void;
  /** Called with the place of the pointer, `undefined` when it leaves. */
  readonly point?: (place: Place | undefined, frame: Frame) => void;
  readonly pick?: (place: Place, frame: Frame) => void;
  /** Lets wheel, pointers and keys move and zoom the plot. */
  readonly zooms?: Zooms;
  /** Elements over the plot. */
  readonly over?: (frame: Frame) => ComponentChildren;
}

interface Zooms {
  readonly looking: Looking;
  /** Description of the keys. */
  readonly says: string;
  /** Additional keys, beside those that move and zoom. */
  readonly keys?: Readonly<Record<string, () => void>>;
}

/** Zoom factor of one key press. */
const STEP = 1.5;

/** Applies a key to the view, and returns whether it did anything. */
function press({ key, shiftKey }: KeyboardEvent, { looking, keys }: Zooms, isSquare: boolean): boolean {
  const axis = isSquare ? "both" : shiftKey ? "y" : "x";
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

/**
 * Plot: axes and marks as elements, or, where marks are too many, drawn on a canvas. Its size is that of its
 * style.
 */
export function Plot(props: PlotProps): JSX.Element {
  const { label, across, up, square, beneath, marks, draw, point, pick, zooms, over } = props;
  const box = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<DOMRectReadOnly>();
  const [region, setRegion] = useState<Region>();
  useEffect(() => {
    const watched = new ResizeObserver(([entry]) => setSize(entry!.contentRect));
    watched.observe(box.current!);
    return () => watched.disconnect();
  }, []);
  const frame = useMemo(
    () =>
      size === undefined || size.width === 0
        ? undefined
        : frameOf(size, { across, up, ...(square !== undefined && { square }) }, letter.value, numerals),
    [size, letter.value, language.value, square, ...Object.values(across), ...Object.values(up)],
  );
  const framed = useRef(frame);
  framed.current = frame;
  useLayoutEffect(
    () => (draw && frame ? keepDrawn(canvas.current!, frame, (sheet) => draw(sheet, frame)) : undefined),
    [frame],
  );
  useZoom(box, zooms?.looking, square !== undefined, () => framed.current!.area, setRegion);
  const at = (event: MouseEvent): Place => {
    const { left, top } = box.current!.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const Box = zooms === undefined ? "div" : "section";
  return (
    <Box
      class={`chart anchor ${zooms === undefined ? "" : `zoomable round ${zooms.looking.isAll() ? "" : "closer"}`}`}
      ref={box as { current: never }}
      {...(zooms && {
        tabIndex: 0,
        "aria-label": zooms.says,
        onKeyDown: (event: KeyboardEvent) => {
          const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
          if (plain && press(event, zooms, square !== undefined)) event.preventDefault();
        },
      })}
      onPointerMove={(event: PointerEvent) =>
        frame && point?.(zooms !== undefined && event.buttons !== 0 ? undefined : at(event), frame)
      }
      onPointerLeave={() => frame && point?.(undefined, frame)}
      onClick={(event: MouseEvent) => {
        if (frame === undefined) return;
        point?.(at(event), frame);
        pick?.(at(event), frame);
      }}
    >
      {frame && (
        <svg
          width={frame.width}
          height={frame.height}
          role="img"
          aria-label={label}
          aria-hidden={draw !== undefined}
        >
          {beneath?.(frame)}
          <Lines {...frame} />
          {marks?.(frame)}
        </svg>
      )}
      {draw && <canvas ref={canvas} role="img" aria-label={label} />}
      {frame && over?.(frame)}
      {frame && region && <Chosen {...frame.area} region={region} />}
    </Box>
  );
}

function Lines({ area, across, up, x, y, marksUp, marksAcross }: Frame): JSX.Element {
  const [right, bottom] = [area.left + area.width, area.top + area.height];
  return (
    <g>
      {marksUp.map(({ value, text }) => (
        <g key={value}>
          {up.ruled && <path class="rule" d={`M${area.left} ${y(value)}H${right}`} />}
          <text x={area.left} y={y(value)} dx="-0.5rem" dy="0.35em" text-anchor="end">
            {text}
          </text>
        </g>
      ))}
      {marksAcross.map(({ value, text, at }) => (
        <g key={value}>
          <path class="rule" d={`M${x(value)} ${bottom + 5}V${across.ruled ? area.top : bottom}`} />
          <text x={at} y={bottom} dy="1.1rem" text-anchor="middle">
            {text}
          </text>
        </g>
      ))}
      <path class="rule" d={`M${area.left} ${bottom}H${right}`} />
      {across.says && (
        <text x={right} y={bottom} dy="2.375rem" text-anchor="end">
          {across.says} →
        </text>
      )}
      {up.says && (
        <text x={8} y={0} dy="0.875rem" text-anchor="start">
          ↑ {up.says}
        </text>
      )}
    </g>
  );
}

/** Region being chosen, to be zoomed in to. */
function Chosen({
  left,
  top,
  width,
  height,
  region,
}: Frame["area"] & { readonly region: Region }): JSX.Element {
  const [[x0, x1], [y0, y1]] = region;
  return (
    <span
      class="chosen inert"
      aria-hidden="true"
      style={{
        left: `${left + x0 * width}px`,
        top: `${top + (1 - y1) * height}px`,
        width: `${(x1 - x0) * width}px`,
        height: `${(y1 - y0) * height}px`,
      }}
    />
  );
}

/**
 * Lets wheel and pointers zoom an element. What they need is not part of the first visit: it is fetched when a
 * pointer first moves or touches the page, before it can be at the plot, or a key is pressed.
 */
function useZoom(
  box: { readonly current: HTMLElement | null },
  looking: Looking | undefined,
  isSquare: boolean,
  area: () => Frame["area"],
  choosing: (region: Region | undefined) => void,
): void {
  useEffect(() => {
    if (looking === undefined) return undefined;
    let stop = () => {};
    const unmounted = new AbortController();
    void used.then(async () => {
      const { zoomable } = await import("./zoom.ts");
      if (!unmounted.signal.aborted) stop = zoomable(box.current!, { looking, isSquare, area, choosing });
    });
    return () => {
      unmounted.abort();
      stop();
    };
  }, []);
}

const used = new Promise((resolve) => {
  for (const type of ["pointermove", "pointerdown", "keydown"])
    addEventListener(type, resolve, { once: true });
});
