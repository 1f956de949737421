import { type Mark, marksAcross, marksUp, type Numerals, type Scale, type Span, scaleOf } from "./axis.ts";

/** Rectangle in CSS pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Point in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Axes {
  readonly across: Span;
  readonly up: Span;
  /** For a square plot, the largest number that its labels must have room for. */
  readonly square?: number;
}

/** Layout of a plot: the area of its marks, their scales, and the labels of its axes. */
export interface Frame extends Axes {
  /** Size of the whole drawing, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Area of the marks: the drawing without the room of its axes. */
  readonly area: Area;
  readonly x: Scale;
  readonly y: Scale;
  readonly marksUp: readonly Omit<Mark, "at">[];
  readonly marksAcross: readonly Mark[];
}

/** Room for the axes in font sizes of the page, without and with the names of their quantities. */
const TOP = [0.75, 1.5] as const;
const BOTTOM = [1.75, 2.75] as const;
const RIGHT = 1;
/** Widths of a digit and of a Chinese character of the labels, and of the space around those on the left. */
const DIGIT = 0.4375;
const CHARACTER = 0.75;
const AROUND = 1.25;

const widthOf = (text: string): number =>
  [...text].reduce((sum, each) => sum + (each < "\u2e80" ? DIGIT : CHARACTER), 0);

/** Lays out a plot in a drawing of some size, with letters of `em` pixels. */
export function frameOf(
  { width, height }: { readonly width: number; readonly height: number },
  axes: Axes,
  em: number,
  numerals: Numerals,
): Frame {
  const { across, up, square } = axes;
  const top = em * TOP[up.says === undefined ? 0 : 1];
  const tall = Math.max(1, height - top - em * BOTTOM[across.says === undefined ? 0 : 1]);
  const beside = marksUp(up, width, tall, numerals);
  const texts = square === undefined ? beside.map(({ text }) => text) : [numerals.full(square)];
  const gutter = em * (AROUND + Math.max(2 * DIGIT, ...texts.map(widthOf)));
  const wide = Math.max(1, width - gutter - em * RIGHT);
  const side = Math.min(wide, tall);
  const area =
    square === undefined
      ? { left: gutter, top, width: wide, height: tall }
      : { left: gutter + (wide - side) / 2, top, width: side, height: side };
  const x = scaleOf(across, area.left, area.left + area.width);
  const y = scaleOf(up, area.top + area.height, area.top);
  const below = marksAcross(across, x, width, numerals, (text) => em * widthOf(text));
  return { ...axes, width, height, area, x, y, marksUp: beside, marksAcross: below };
}
