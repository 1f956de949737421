import type { Outcome } from "nimber";
import type { Point, Size } from "./geometry.ts";

/** Text and outline of a node; both shape and colour show the outcome. */
export interface Figure extends Size {
  readonly text: string;
  /** Rows of a board that is drawn instead of the text. */
  readonly rows?: readonly string[] | undefined;
  readonly value: string;
  /** Width of the right part with the value. */
  readonly chip: number;
  readonly outline: "round" | "square" | "hexagon" | "plain" | "dot";
}

const HEIGHT = 34;
const SUM = 24;
/** Side of a square of a board, in pixels. */
export const SQUARE = 10;
const LONGEST = 18;
const OUTLINES = { N: "round", P: "square", D: "hexagon" } as const;

/** Parts of each node that a drawing shows. */
export interface DrawingOptions {
  readonly labels: boolean;
  readonly values: boolean;
  readonly outcomes: boolean;
}

export interface Drawable {
  readonly label: string;
  readonly rows?: readonly string[] | undefined;
  readonly value?: string | number | undefined;
  readonly outcome?: Outcome | undefined;
  readonly sum?: boolean | undefined;
}

/** Figure wide enough for its text; all figures without text have the same size. */
export function figureOf({ label, rows, value, outcome, sum }: Drawable, shown: DrawingOptions): Figure {
  const outline = sum ? "dot" : shown.outcomes && outcome !== undefined ? OUTLINES[outcome] : "plain";
  const valued = shown.values && value !== undefined ? `${value}` : "";
  if (sum) {
    const width = valued === "" ? SUM : SUM + 4 + widthOf(valued, VALUE_FONT) + 6;
    return { text: "⊕", value: valued, chip: width - SUM, width, height: SUM, outline };
  }
  const board = shown.labels ? rows : undefined;
  const text = shown.labels && board === undefined ? shortened(label) : "";
  const slant = outline === "hexagon" ? 8 : 0;
  const inside = board === undefined ? widthOf(text, LABEL_FONT) : SQUARE * board[0]!.length;
  const isNamed = text !== "" || board !== undefined;
  const body = isNamed ? Math.max(HEIGHT - 4, inside + 22 + slant) : 0;
  const chip = valued === "" ? 0 : Math.max(isNamed ? 26 : HEIGHT, widthOf(valued, VALUE_FONT) + 16 + slant);
  const least = isNamed || valued !== "" ? HEIGHT : 20;
  const height = board === undefined ? least : Math.max(HEIGHT, SQUARE * board.length + 12);
  return { text, rows: board, value: valued, chip, width: Math.max(body + chip, least), height, outline };
}

/** Both ends of a long label, because positions may differ in either. */
const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST / 2)}…${text.slice(1 - LONGEST / 2)}` : text;

const LABEL_FONT = '500 14px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const VALUE_FONT = '650 14px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

let pen: CanvasRenderingContext2D | null | undefined;

function widthOf(text: string, font: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (pen === null || pen === undefined) return 8 * text.length;
  pen.font = font;
  return Math.ceil(pen.measureText(text).width);
}

/** Radius of a node's corners. */
export const cornerOf = ({ outline, height }: Figure): number =>
  outline === "square" ? 4 : outline === "plain" ? 10 : Math.min(height, HEIGHT) / 2;

/** Outline of a node around 0, 0. */
export function outlineOf(figure: Figure): string {
  const { width, height, outline } = figure;
  const [w, h] = [width / 2, height / 2];
  if (outline === "hexagon") {
    const s = Math.min(12, w);
    return `M${-w} 0L${s - w} ${-h}H${w - s}L${w} 0L${w - s} ${h}H${s - w}Z`;
  }
  const r = Math.min(cornerOf(figure), w);
  return `M${r - w} ${-h}H${w - r}A${r} ${r} 0 0 1 ${w} ${r - h}V${h - r}A${r} ${r} 0 0 1 ${w - r} ${h}H${r - w}A${r} ${r} 0 0 1 ${-w} ${h - r}V${r - h}A${r} ${r} 0 0 1 ${r - w} ${-h}Z`;
}

/** Same figure, larger on all sides. */
export const around = (figure: Figure): Figure => ({
  ...figure,
  width: figure.width + 12,
  height: figure.height + 12,
});

/** Part of the outline from `width - chip` on. */
export function chipOf(figure: Figure): string {
  const { width, height, chip, outline } = figure;
  if (chip >= width) return outlineOf(figure);
  const [w, h] = [width / 2, height / 2];
  const left = w - chip;
  if (outline === "hexagon") return `M${left} ${-h}H${w - 12}L${w} 0L${w - 12} ${h}H${left}Z`;
  const r = Math.min(cornerOf(figure), chip);
  return `M${left} ${-h}H${w - r}A${r} ${r} 0 0 1 ${w} ${r - h}V${h - r}A${r} ${r} 0 0 1 ${w - r} ${h}H${left}Z`;
}

/** Point where the line from `from` to the middle of a node meets its outline, `gap` before it. */
export function meet(figure: Figure, middle: Point, from: Point, gap: number): Point {
  const { width, height } = figure;
  const r = Math.min(cornerOf(figure), width / 2);
  const outside = (t: number): boolean => {
    const x = Math.abs(t * (from.x - middle.x)) - (width / 2 - r);
    const y = Math.abs(t * (from.y - middle.y)) - (height / 2 - r);
    const distance = Math.hypot(Math.max(x, 0), Math.max(y, 0)) + Math.min(Math.max(x, y), 0) - r;
    return distance > gap;
  };
  let [low, high] = [0, 1];
  for (let i = 0; i < 16; i++) {
    const t = (low + high) / 2;
    if (outside(t)) high = t;
    else low = t;
  }
  return { x: middle.x + high * (from.x - middle.x), y: middle.y + high * (from.y - middle.y) };
}

/** Smooth curve near `points`: a cubic B-spline that begins and ends in the first and last of them. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  const near = (a: Point, b: Point, part: number) =>
    at((1 - part) * a.x + part * b.x, (1 - part) * a.y + part * b.y);
  if (rest.length < 2) return `M${at(first.x, first.y)}${rest.map(({ x, y }) => `L${at(x, y)}`).join("")}`;
  let path = `M${at(first.x, first.y)}L${near(first, rest[0]!, 1 / 6)}`;
  for (let i = 1; i < points.length; i++) {
    const [before, here] = [points[i - 1]!, points[i]!];
    const after = points[i + 1] ?? here;
    const end = at((before.x + 4 * here.x + after.x) / 6, (before.y + 4 * here.y + after.y) / 6);
    path += `C${near(before, here, 1 / 3)} ${near(before, here, 2 / 3)} ${end}`;
  }
  const last = points.at(-1)!;
  return `${path}L${at(last.x, last.y)}`;
}

const at = (x: number, y: number): string => `${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}`;

/** Arrowhead with its tip at `tip`, coming from `from`. */
export function arrowhead(tip: Point, from: Point, size: number): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [dx, dy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const [x, y] = [tip.x - size * dx, tip.y - size * dy];
  const side = 0.42 * size;
  return `M${at(tip.x, tip.y)}L${at(x - side * dy, y + side * dx)}L${at(x + side * dy, y - side * dx)}Z`;
}
