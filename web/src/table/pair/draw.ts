import type { Scale } from "../../plot/axis.ts";
import { colourOf, inkOf, type Sheet } from "../../plot/canvas.ts";
import type { Area, Frame, Place } from "../../plot/frame.ts";
import type { View } from "../../plot/view.ts";
import { HOLE } from "../cells.ts";
import { levelFor } from "./mips.ts";
import type { Compared, Square } from "./state.ts";

/** Marks on the map. */
export interface MapMarks {
  readonly compared: Compared | undefined;
  /** Slope of a Beatty line. */
  readonly slope: number | undefined;
  readonly picked: readonly [number, number] | undefined;
  readonly hovered: readonly [number, number] | undefined;
}

/** Pair at a place in the drawing. */
export function pairAt({ to }: Square, frame: Frame, { x, y }: Place): readonly [number, number] | undefined {
  const a = Math.round(frame.x.invert(x));
  const b = Math.round(frame.y.invert(y));
  return a >= 0 && b >= 0 && a <= to && b <= to ? [a, b] : undefined;
}

export function drawMap(sheet: Sheet, frame: Frame, square: Square, marks: MapMarks): void {
  const { context, ratio } = sheet;
  const { area, across, up, x: xOf, y: yOf } = frame;
  const view = { x0: across.from, x1: across.to, y0: up.from, y1: up.to };
  const host = context.canvas;
  const cell = xOf(1) - xOf(0);
  drawValues(context, host, square, view, area, ratio);
  context.save();
  context.beginPath();
  context.rect(area.left, area.top, area.width, area.height);
  context.clip();
  const side = square.to + 1;
  const each = (places: Uint32Array, draw: (x: number, y: number) => void) => {
    for (const at of places) {
      const [a, b] = [Math.floor(at / side), at % side];
      if (a < view.x0 - 1 || a > view.x1 + 1 || b < view.y0 - 1 || b > view.y1 + 1) continue;
      draw(xOf(a), yOf(b));
    }
  };
  if (marks.slope !== undefined) drawLines(context, host, area, view, marks.slope, xOf, yOf);
  const half = Math.max(1.25, cell / 2);
  context.fillStyle = colourOf(host, "heat-p");
  each(square.zeros, (x, y) => context.fillRect(x - half, y - half, 2 * half, 2 * half));
  if (marks.compared !== undefined) drawLaw(context, host, marks.compared, cell, each);

  if (cell >= 20) drawNumbers(context, host, square, view, cell, xOf, yOf);
  for (const [pair, strong] of [
    [marks.hovered, false],
    [marks.picked, true],
  ] as const) {
    if (pair === undefined) continue;
    const size = Math.max(8, cell);
    context.strokeStyle = colourOf(host, "ink");
    context.lineWidth = strong ? 2.5 : 1.5;
    context.strokeRect(xOf(pair[0]) - size / 2, yOf(pair[1]) - size / 2, size, size);
  }
  context.restore();
  context.strokeStyle = colourOf(host, "line");
  context.lineWidth = 1;
  context.strokeRect(area.left - 0.5, area.top - 0.5, area.width + 1, area.height + 1);
}

/** Colours of the values from 0 to `most`, by square root so that small values differ most. */
function tintsOf(host: HTMLElement, most: number): Uint32Array {
  const stops = ["heat-0", "heat-1", "heat-2", "heat-3"].map((name) => inkOf(host, name));
  return Uint32Array.from({ length: most + 1 }, (_, value) => {
    const along = Math.sqrt(value / Math.max(1, most)) * (stops.length - 1);
    const at = Math.min(stops.length - 2, Math.floor(along));
    const mix = (shift: number) => {
      const [from, to] = [(stops[at]! >> shift) & 255, (stops[at + 1]! >> shift) & 255];
      return Math.round(from + (to - from) * (along - at)) << shift;
    };
    return (mix(0) | mix(8) | mix(16) | 0xff000000) >>> 0;
  });
}

/** Picture of the values, reused until they or the view change. */
const picture = document.createElement("canvas");
let pictured = "";

/** Draws the values: each pixel has the colour of its pair, or of the mean of its pairs. */
function drawValues(
  context: CanvasRenderingContext2D,
  host: HTMLElement,
  square: Square,
  view: View,
  area: Area,
  ratio: number,
): void {
  const pixels = Math.max(1, Math.round(area.width * ratio));
  const { id, to, rows, most, mips, values } = square;
  const { x0, x1, y1 } = view;
  const key = [id, rows, mips.length, x0, x1, y1, pixels, colourOf(host, "heat-0")].join();
  if (key !== pictured) {
    pictured = key;
    picture.width = pixels;
    picture.height = pixels;
    const inside = picture.getContext("2d")!;
    const image = inside.createImageData(pixels, pixels);
    const out = new Uint32Array(image.data.buffer);
    const tints = tintsOf(host, most);
    const each = (x1 - x0) / pixels;
    const level = levelFor(each, mips);
    const { side, cells } =
      level === 0
        ? { side: to + 1, cells: values }
        : { side: mips[level - 1]!.side, cells: mips[level - 1]!.means };
    const size = 2 ** level;
    const columns = Int32Array.from({ length: pixels }, (_, x) => Math.round(x0 + (x + 0.5) * each) / size);
    let above = -1;
    for (let y = 0; y < pixels; y++) {
      const b = Math.round(y1 - (y + 0.5) * each);
      if (b < 0 || b > to) continue;
      if (b === above) {
        out.copyWithin(y * pixels, (y - 1) * pixels, y * pixels);
        continue;
      }
      above = b;
      const under = Math.floor(b / size);
      for (let x = 0; x < pixels; x++) {
        const a = columns[x]!;
        if (a < 0 || a >= side || a * size >= rows) continue;
        const cell = cells[a * side + under]!;
        if (cell !== HOLE && !Number.isNaN(cell)) out[y * pixels + x] = tints[Math.round(cell)]!;
      }
    }
    inside.putImageData(image, 0, 0);
  }
  context.drawImage(picture, area.left, area.top, area.width, area.height);
}

type Each = (places: Uint32Array, draw: (x: number, y: number) => void) => void;

/** Draws a ring where the law says P, and a cross where it is wrong. */
function drawLaw(
  context: CanvasRenderingContext2D,
  host: HTMLElement,
  { saysP, wrongAt }: Compared,
  cell: number,
  each: Each,
): void {
  if (cell >= 6) {
    context.strokeStyle = colourOf(host, "law");
    context.lineWidth = Math.min(2.5, cell / 5);
    each(saysP, (x, y) => {
      context.beginPath();
      context.arc(x, y, cell * 0.36, 0, 2 * Math.PI);
      context.stroke();
    });
  }
  const arm = Math.max(2, cell * 0.3);
  context.strokeStyle = colourOf(host, "lose");
  context.lineWidth = Math.max(1.25, Math.min(3, cell / 6));
  context.beginPath();
  each(wrongAt, (x, y) => {
    context.moveTo(x - arm, y - arm);
    context.lineTo(x + arm, y + arm);
    context.moveTo(x + arm, y - arm);
    context.lineTo(x - arm, y + arm);
  });
  context.stroke();
}

function drawLines(
  context: CanvasRenderingContext2D,
  host: HTMLElement,
  area: Area,
  view: View,
  slope: number,
  xOf: Scale,
  yOf: Scale,
): void {
  context.strokeStyle = colourOf(host, "law");
  context.lineWidth = 1.25;
  context.setLineDash([8, 8]);
  const far = Math.max(view.x1, view.y1) + area.width;
  for (const steep of [slope, 1 / slope]) {
    context.beginPath();
    context.moveTo(xOf(0), yOf(0));
    context.lineTo(xOf(far), yOf(far * steep));
    context.stroke();
  }
  context.setLineDash([]);
}

function drawNumbers(
  context: CanvasRenderingContext2D,
  host: HTMLElement,
  square: Square,
  view: View,
  cell: number,
  xOf: Scale,
  yOf: Scale,
): void {
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = `${Math.min(16, Math.floor(cell * 0.42))}px ui-monospace, Menlo, Consolas, monospace`;
  const middle = Math.sqrt(square.most) / 2;
  const dark = colourOf(host, "heat-dark");
  const light = colourOf(host, "heat-light");
  for (let a = Math.max(0, Math.ceil(view.x0 - 1)); a <= Math.min(square.rows - 1, view.x1 + 1); a++) {
    for (let b = Math.max(0, Math.ceil(view.y0 - 1)); b <= Math.min(square.to, view.y1 + 1); b++) {
      const value = square.values[a * (square.to + 1) + b]!;
      if (value === HOLE) continue;
      context.fillStyle = value === 0 || Math.sqrt(value) > middle ? light : dark;
      context.fillText(`${value}`, xOf(a), yOf(b) + 1);
    }
  }
}
