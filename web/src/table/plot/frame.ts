import { numerals } from "../../shell/numbers.ts";
import { letter } from "../../shell/present.tsx";
import type { Finished } from "../protocol.ts";
import { marksAcross, marksUp } from "./axis.ts";
import { colourOf } from "./canvas.ts";
import type { Area } from "./chosen.tsx";
import type { View } from "./view.ts";

/** In heights of the page's letters: while one presents these grow, and what is written at the axes with them. */
const GUTTER = { top: 1.5, right: 1, bottom: 2.75 } as const;

export const font = (): string =>
  `${0.75 * letter.value}px system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif`;

/** Where the dots stand: the drawing less the room of its axes. */
export function areaOf(width: number, height: number, view: View): Area {
  const em = letter.value;
  const tall = Math.max(1, height - em * (GUTTER.top + GUTTER.bottom));
  const digits = marksUp(view.y0, view.y1, width, tall, numerals).map(({ text }) => text.length);
  const left = em * (1.25 + 0.4375 * Math.max(2, ...digits));
  return { left, top: em * GUTTER.top, width: Math.max(1, width - left - em * GUTTER.right), height: tall };
}

/** The periodic part is shaded, its first period more; others are told apart when they are wide enough. */
export function drawPeriod(
  context: CanvasRenderingContext2D,
  host: HTMLElement,
  area: Area,
  found: Finished | undefined,
  xOf: (heap: number) => number,
): void {
  if (found === undefined || found.verdict === "none") return;
  const right = area.left + area.width;
  const begin = Math.max(area.left, xOf(found.preperiod - 0.5));
  if (begin >= right) return;
  context.fillStyle = colourOf(host, "band");
  context.fillRect(begin, area.top, right - begin, area.height);
  const width = xOf(found.period) - xOf(0);
  if (width < 6) return;
  const start = xOf(found.preperiod - 0.5);
  const skip = Math.max(0, Math.floor((area.left - start) / (2 * width)));
  for (let x = start + 2 * skip * width; x < right; x += 2 * width) {
    const [from, to] = [Math.max(area.left, x), Math.min(right, x + width)];
    if (to > from) context.fillRect(from, area.top, to - from, area.height);
  }
}

export function drawAxes(
  context: CanvasRenderingContext2D,
  host: HTMLElement,
  area: Area,
  whole: number,
  view: View,
  { acrossSays, upSays }: { readonly acrossSays: string; readonly upSays: string },
  xOf: (heap: number) => number,
  yOf: (value: number) => number,
): void {
  const { left, top, width, height } = area;
  const bottom = top + height;
  const line = colourOf(host, "line");
  const soft = colourOf(host, "soft");
  context.lineWidth = 1;
  context.strokeStyle = line;
  context.fillStyle = soft;
  context.textAlign = "right";
  context.textBaseline = "middle";
  context.beginPath();
  for (const { value, text } of marksUp(view.y0, view.y1, whole, height, numerals)) {
    const y = Math.round(yOf(value)) + 0.5;
    context.moveTo(left, y);
    context.lineTo(left + width, y);
    context.fillText(text, left - 8, y);
  }
  context.stroke();
  context.strokeStyle = soft;
  context.beginPath();
  context.moveTo(left, bottom + 0.5);
  context.lineTo(left + width, bottom + 0.5);
  context.textBaseline = "top";
  context.textAlign = "center";
  const across = { from: Math.max(0, view.x0), to: view.x1, placeOf: xOf, least: 0, most: whole };
  for (const { value, text, at } of marksAcross(
    across,
    numerals,
    (text) => context.measureText(text).width,
  )) {
    const x = Math.round(xOf(value)) + 0.5;
    context.moveTo(x, bottom);
    context.lineTo(x, bottom + 5);
    context.fillText(text, at, bottom + 8);
  }
  context.stroke();
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
  context.fillText(`↑ ${upSays}`, 8, 0.875 * letter.value);
  context.textAlign = "right";
  context.fillText(`${acrossSays} →`, left + width, bottom + 2.375 * letter.value);
}

/** Small wedges on the axis below the heaps that the period does not reach back to. */
export function drawExceptions(
  context: CanvasRenderingContext2D,
  host: HTMLElement,
  area: Area,
  found: Finished | undefined,
  view: View,
  xOf: (heap: number) => number,
): void {
  if (found === undefined) return;
  const bottom = area.top + area.height;
  context.fillStyle = colourOf(host, "hint");
  context.beginPath();
  const visible = found.exceptions.filter((heap) => heap >= view.x0 && heap <= view.x1);
  const half = 8 * visible.length < area.width ? 3 : 0.75;
  let before = Number.NEGATIVE_INFINITY;
  for (const heap of visible) {
    const x = xOf(heap);
    if (x - before < 1) continue;
    before = x;
    context.moveTo(x, bottom - 1);
    context.lineTo(x - half, bottom + 6);
    context.lineTo(x + half, bottom + 6);
  }
  context.fill();
}
