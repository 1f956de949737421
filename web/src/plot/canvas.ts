import { effect } from "@preact/signals";
import { language } from "../shell/language.ts";
import { shade } from "../shell/theme.ts";
import { type Frame, font, writing } from "./frame.ts";

/** Canvas at the resolution of the screen; sizes in CSS pixels. */
export interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** Most device pixels used per CSS pixel: more would not be visible, only slower. */
const SHARPEST = 2;

/**
 * Draws on `canvas` once before the next frame whenever a signal read by `draw`, the theme, the language or
 * the size has changed. Returns a function that stops this.
 */
export function keepDrawn(canvas: HTMLCanvasElement, draw: (sheet: Sheet) => void): () => void {
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
        language.value;
        if (first) drawing();
        else ask();
        first = false;
      });
    });
  };
  // The observer also reports the first size. Reading it here would force a layout of the page.
  const watched = new ResizeObserver(ask);
  watched.observe(canvas);
  const drawing = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    const ratio = Math.min(SHARPEST, window.devicePixelRatio);
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== across) canvas.width = across;
    if (canvas.height !== down) canvas.height = down;
    const context = canvas.getContext("2d")!;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    draw({ context, width, height, ratio });
  };
  return () => {
    stop();
    cancelAnimationFrame(frame);
    watched.disconnect();
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

/** Draws the axes of a plot, and leaves the context with the font of their labels. */
export function drawAxes(context: CanvasRenderingContext2D, frame: Frame): void {
  const { area, across, up, x: xOf, y: yOf } = frame;
  const { left, top, width, height } = area;
  const [right, bottom] = [left + width, top + height];
  const at = writing(frame);
  context.font = font(frame);
  context.lineWidth = 1;
  context.strokeStyle = colourOf(context.canvas, "line");
  context.fillStyle = colourOf(context.canvas, "soft");
  context.textAlign = "right";
  context.textBaseline = "middle";
  context.beginPath();
  for (const { value, text } of frame.marksUp) {
    const y = Math.round(yOf(value)) + 0.5;
    context.moveTo(left, y);
    if (up.ruled) context.lineTo(right, y);
    context.fillText(text, at.left, y);
  }
  context.stroke();
  context.strokeStyle = colourOf(context.canvas, "soft");
  context.textBaseline = "top";
  context.textAlign = "center";
  context.beginPath();
  context.moveTo(left, bottom + 0.5);
  context.lineTo(right, bottom + 0.5);
  for (const { value, text, at: middle } of frame.marksAcross((text) => context.measureText(text).width)) {
    const x = Math.round(xOf(value)) + 0.5;
    context.moveTo(x, across.ruled ? top : bottom);
    context.lineTo(x, bottom + 5);
    context.fillText(text, middle, at.below);
  }
  context.stroke();
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
  if (up.says) context.fillText(`↑ ${up.says}`, 8, at.upSays);
  context.textAlign = "right";
  if (across.says) context.fillText(`${across.says} →`, right, at.acrossSays);
}
