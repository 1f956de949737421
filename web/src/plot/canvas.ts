import { effect } from "@preact/signals";
import { shade } from "../shell/theme.ts";

/** Canvas at the resolution of the screen; sizes in CSS pixels. */
export interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly ratio: number;
}

/** Most device pixels used per CSS pixel: more would not be visible, only slower. */
const SHARPEST = 2;

/**
 * Draws on `canvas` before the next frame, and again whenever a signal read by `draw` or the theme has
 * changed. Returns a function that stops this.
 */
export function keepDrawn(
  canvas: HTMLCanvasElement,
  { width, height }: { readonly width: number; readonly height: number },
  draw: (sheet: Sheet) => void,
): () => void {
  let frame = 0;
  // Collects the signals read while drawing; the first change asks for a frame, which collects them again.
  let stop = () => {};
  const ask = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      stop();
      let first = true;
      stop = effect(() => {
        shade.value;
        if (first) drawing();
        else ask();
        first = false;
      });
    });
  };
  const drawing = () => {
    const ratio = Math.min(SHARPEST, window.devicePixelRatio);
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== across) canvas.width = across;
    if (canvas.height !== down) canvas.height = down;
    const context = canvas.getContext("2d")!;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    draw({ context, ratio });
  };
  ask();
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}

/**
 * Colour of the style sheet as `#rrggbb`, from a custom property that may give one for light and one for
 * dark.
 */
export function colourOf(canvas: HTMLElement, name: string): string {
  const written = getComputedStyle(canvas).getPropertyValue(`--${name}`).trim();
  const [, light = written, dark = written] = /^light-dark\(\s*(\S+?)\s*,\s*(\S+?)\s*\)$/.exec(written) ?? [];
  return shade.value === "dark" ? dark : light;
}

/** The same colour as the number red + 256 green + 65536 blue. */
export function inkOf(canvas: HTMLElement, name: string): number {
  const hex = Number.parseInt(colourOf(canvas, name).slice(1), 16);
  return (hex >> 16) | (hex & 0xff00) | ((hex & 0xff) << 16);
}
