import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { language } from "../shell/language.ts";
import { numerals } from "../shell/numbers.ts";
import { letter } from "../shell/present.tsx";
import { type Axes, type Frame, font, frameOf, type Place, writing } from "./frame.ts";

interface ChartProps extends Omit<Axes, "square"> {
  readonly label: string;
  /** Elements below the lines of the axes. */
  readonly beneath?: (frame: Frame) => ComponentChildren;
  readonly marks: (frame: Frame) => ComponentChildren;
  /** Called with the place of the pointer, `undefined` when it leaves. */
  readonly point?: (place: Place | undefined, frame: Frame) => void;
  readonly pick?: (place: Place, frame: Frame) => void;
}

/** Plot as SVG, for marks few enough to be elements. Its size is that of its style. */
export function Chart({ label, across, up, beneath, marks, point, pick }: ChartProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<DOMRectReadOnly>();
  useEffect(() => {
    const watched = new ResizeObserver(([entry]) => setSize(entry!.contentRect));
    watched.observe(box.current!);
    return () => watched.disconnect();
  }, []);
  const frame = useMemo(
    () =>
      size === undefined || size.width === 0
        ? undefined
        : frameOf(size, { across, up }, { em: letter.value, numerals }),
    [size, letter.value, language.value, ...Object.values(across), ...Object.values(up)],
  );
  const at = (event: MouseEvent): Place => {
    const { left, top } = box.current!.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  return (
    <div class="chart anchor" ref={box}>
      {frame && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: what is picked here can be picked by keys beside it.
        <svg
          width={frame.width}
          height={frame.height}
          role="img"
          aria-label={label}
          onPointerMove={(event) => point?.(at(event), frame)}
          onPointerLeave={() => point?.(undefined, frame)}
          onClick={(event) => pick?.(at(event), frame)}
        >
          {beneath?.(frame)}
          <Lines frame={frame} />
          {marks(frame)}
        </svg>
      )}
    </div>
  );
}

let pen: CanvasRenderingContext2D | undefined;

/** Measures the width of a label. */
function measuring(frame: Frame): (text: string) => number {
  pen ??= document.createElement("canvas").getContext("2d")!;
  pen.font = font(frame);
  return (text) => pen!.measureText(text).width;
}

function Lines({ frame }: { readonly frame: Frame }): JSX.Element {
  const { area, across, up, x, y } = frame;
  const [right, bottom] = [area.left + area.width, area.top + area.height];
  const at = writing(frame);
  return (
    <g>
      {frame.marksUp.map(({ value, text }) => (
        <g key={value}>
          {up.ruled && <path class="rule" d={`M${area.left} ${y(value)}H${right}`} />}
          <text x={at.left} y={y(value)} dy="0.35em" text-anchor="end">
            {text}
          </text>
        </g>
      ))}
      {frame.marksAcross(measuring(frame)).map(({ value, text, at: middle }) => (
        <g key={value}>
          <path class="rule" d={`M${x(value)} ${bottom + 5}V${across.ruled ? area.top : bottom}`} />
          <text x={middle} y={at.below} dy="0.8em" text-anchor="middle">
            {text}
          </text>
        </g>
      ))}
      <path class="rule" d={`M${area.left} ${bottom}H${right}`} />
      {across.says && (
        <text x={right} y={at.acrossSays} text-anchor="end">
          {across.says} →
        </text>
      )}
      {up.says && (
        <text x={8} y={at.upSays} text-anchor="start">
          ↑ {up.says}
        </text>
      )}
    </g>
  );
}
