import type { Scale } from "../../plot/axis.ts";
import { colourOf, inkOf, type Sheet } from "../../plot/canvas.ts";
import type { Area, Frame } from "../../plot/frame.ts";
import type { View } from "../../plot/view.ts";
import type { Finished } from "../protocol.ts";
import { isRare, type Series } from "../series.ts";
import type { Overlay } from "../state.ts";
import { colour, type Raster, rasterise, rasterOf } from "./paint.ts";

// Scatter plot of values: discs for few heaps, else pixels shaded by the number of heaps on each.

/** Marks drawn with the values. */
export interface Marks {
  readonly found: Finished | undefined;
  readonly picked: number | undefined;
  readonly hovered: number | undefined;
  readonly overlays: readonly Overlay[];
  /** Whether to draw the nim-sums of the games instead, which show where they differ. */
  readonly differing: boolean;
}

/** Largest number of heaps drawn as discs. */
const DISCS = 2500;
/** Picture of the values, reused until they or the view change. */
export interface Kept {
  key: string;
  work: number;
  readonly canvas: HTMLCanvasElement;
  raster: Raster;
}

export const nothingKept = (): Kept => ({
  key: "",
  work: 0,
  canvas: document.createElement("canvas"),
  raster: rasterOf(1, 1),
});

/** Draws a scatter plot. Returns the number of values read. */
export function drawScatter(
  sheet: Sheet,
  frame: Frame,
  series: Series,
  version: number,
  marks: Marks,
  kept: Kept,
): number {
  const { context, ratio } = sheet;
  const { area, across, up, x: xOf, y: yOf } = frame;
  const view = { x0: across.from, x1: across.to, y0: up.from, y1: up.to };
  const host = context.canvas;
  drawPeriod(context, host, area, marks.found, xOf);
  const visible = Math.min(series.count, view.x1) - Math.max(0, view.x0);
  context.save();
  context.beginPath();
  context.rect(area.left, area.top - 4, area.width + 4, area.height + 8);
  context.clip();
  let work = 0;
  if (marks.differing && marks.overlays.length > 0) {
    // The values themselves would hide the differences.
  } else if (visible <= DISCS) work = drawDiscs(context, host, series, view, area, xOf, yOf);
  else {
    work = drawPixels(host, series, version, view, area, ratio, kept);
    context.drawImage(kept.canvas, area.left, area.top, area.width, area.height);
  }
  drawOverlays(context, host, series, view, marks, xOf, yOf);
  context.restore();
  drawExceptions(context, host, area, marks.found, view, xOf);
  for (const [heap, strong] of [
    [marks.picked, true],
    [marks.hovered, false],
  ] as const) {
    if (heap !== undefined && heap < series.count) {
      drawMark(context, host, area, xOf(heap), yOf(series.values[heap]!), strong);
    }
  }
  return work;
}

/**
 * Shades the periodic part, its first period darker. Further periods are shaded alternately if they are wide
 * enough.
 */
function drawPeriod(
  context: CanvasRenderingContext2D,
  host: HTMLElement,
  area: Area,
  found: Finished | undefined,
  xOf: Scale,
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

function drawPixels(
  host: HTMLElement,
  series: Series,
  version: number,
  view: View,
  area: Area,
  ratio: number,
  kept: Kept,
): number {
  const [width, height] = [Math.round(area.width * ratio), Math.round(area.height * ratio)];
  const inks = { common: inkOf(host, "dot"), rare: inkOf(host, "dot-rare") };
  const { x0, x1, y0, y1 } = view;
  const key = [version, x0, x1, y0, y1, width, height, inks.common, inks.rare].join();
  if (key === kept.key) return kept.work;
  if (kept.raster.width !== width || kept.raster.height !== height) {
    kept.raster = rasterOf(width, height);
    kept.canvas.width = width;
    kept.canvas.height = height;
  }
  const { values, count, pages, rare } = series;
  kept.key = key;
  kept.work = rasterise({ values, count, pages, classes: rare?.classes }, view, kept.raster);
  const context = kept.canvas.getContext("2d")!;
  const image = context.createImageData(width, height);
  const across = (x1 - x0) / width;
  const dot = Math.max(1, Math.round(Math.min(4, 1.5 + 0.4 / across) * ratio));
  colour(kept.raster, across, dot, inks, new Uint32Array(image.data.buffer));
  context.putImageData(image, 0, 0);
  return kept.work;
}

function drawDiscs(
  context: CanvasRenderingContext2D,
  host: HTMLElement,
  series: Series,
  view: View,
  area: Area,
  xOf: Scale,
  yOf: Scale,
): number {
  const first = Math.max(0, Math.ceil(view.x0));
  const last = Math.min(series.count - 1, Math.floor(view.x1));
  const each = area.width / (view.x1 - view.x0);
  const radius = Math.max(1.75, Math.min(4.5, each * 0.42));
  for (const rare of [false, true]) {
    context.fillStyle = colourOf(host, rare ? "dot-rare" : "dot");
    context.beginPath();
    for (let heap = first; heap <= last; heap++) {
      if (isRare(series, heap) !== rare) continue;
      const [x, y] = [xOf(heap), yOf(series.values[heap]!)];
      const r = rare ? radius + 0.75 : radius;
      context.moveTo(x + r, y);
      context.arc(x, y, r, 0, 2 * Math.PI);
    }
    context.fill();
  }
  return Math.max(0, last - first + 1);
}

/** Names of the colours of the games laid over the plot. */
const OVER = ["hint", "draw", "lose"];
/** Largest number of values drawn for each of them. */
const DRAWN = 20_000;

function drawOverlays(
  context: CanvasRenderingContext2D,
  host: HTMLElement,
  series: Series,
  view: View,
  { overlays, differing }: Marks,
  xOf: Scale,
  yOf: Scale,
): void {
  const first = Math.max(0, Math.ceil(view.x0));
  for (const [i, { values }] of overlays.entries()) {
    const last = Math.min(series.count - 1, values.length - 1, Math.floor(view.x1));
    const step = Math.max(1, Math.ceil((last - first) / DRAWN));
    const half = Math.max(1, Math.min(5.5, 0.6 * (xOf(1) - xOf(0))));
    context.strokeStyle = colourOf(host, OVER[i]!);
    context.lineWidth = 1.5;
    context.beginPath();
    for (let heap = first; heap <= last; heap += step) {
      const value = differing ? (series.values[heap]! ^ values[heap]!) >>> 0 : values[heap]!;
      context.rect(xOf(heap) - half, yOf(value) - half, 2 * half, 2 * half);
    }
    context.stroke();
  }
}

function drawMark(
  context: CanvasRenderingContext2D,
  host: HTMLElement,
  area: Area,
  x: number,
  y: number,
  strong: boolean,
): void {
  if (x < area.left - 1 || x > area.left + area.width + 1) return;
  context.strokeStyle = colourOf(host, strong ? "ink" : "soft");
  context.lineWidth = 1;
  context.setLineDash(strong ? [] : [3, 3]);
  context.beginPath();
  context.moveTo(x, area.top);
  context.lineTo(x, area.top + area.height);
  context.stroke();
  context.setLineDash([]);
  if (y < area.top - 4 || y > area.top + area.height + 4) return;
  context.lineWidth = 2;
  context.beginPath();
  context.arc(x, y, 6, 0, 2 * Math.PI);
  context.stroke();
}

/** Draws wedges on the axis below the exceptions to the period. */
function drawExceptions(
  context: CanvasRenderingContext2D,
  host: HTMLElement,
  area: Area,
  found: Finished | undefined,
  view: View,
  xOf: Scale,
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
