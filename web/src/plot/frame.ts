import { type Mark, marksAcross, marksUp, type Numerals } from "./axis.ts";
import { type Scale, type Span, scaleOf } from "./scale.ts";

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
  readonly square?: { readonly most: number };
}

/** Font size of the page in pixels, and its way of writing numbers. */
export interface Letters {
  readonly em: number;
  readonly numerals: Numerals;
}

/** Layout of a plot: the area of its marks, their scales, and the labels of its axes. */
export interface Frame extends Axes {
  readonly em: number;
  /** Size of the whole drawing, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Area of the marks: the drawing without the room of its axes. */
  readonly area: Area;
  readonly x: Scale;
  readonly y: Scale;
  readonly marksUp: readonly Omit<Mark, "at">[];
  marksAcross(widthOf: (text: string) => number): readonly Mark[];
}

/** Font of the axes. It grows with the letters of the page in presentation mode. */
export const font = ({ em }: Frame): string =>
  `${0.75 * em}px system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif`;

/** Room for the axes in font sizes, without and with the names of their quantities. */
const TOP = [0.75, 1.5] as const;
const BOTTOM = [1.75, 2.75] as const;
const RIGHT = 1;
/** Width of a digit beside the drawing, and of the space around it. */
const DIGIT = 0.4375;
const AROUND = 1.25;

/** Lays out a plot in a drawing of some size. */
export function frameOf(
  { width, height }: { readonly width: number; readonly height: number },
  axes: Axes,
  { em, numerals }: Letters,
): Frame {
  const { across, up, square } = axes;
  const top = em * TOP[up.says === undefined ? 0 : 1];
  const tall = Math.max(1, height - top - em * BOTTOM[across.says === undefined ? 0 : 1]);
  const marks = marksUp(up, width, tall, numerals);
  const texts = square === undefined ? marks.map(({ text }) => text) : [numerals.full(square.most)];
  const gutter = em * (AROUND + DIGIT * Math.max(2, ...texts.map((text) => text.length)));
  const wide = Math.max(1, width - gutter - em * RIGHT);
  const side = Math.min(wide, tall);
  const area =
    square === undefined
      ? { left: gutter, top, width: wide, height: tall }
      : { left: gutter + (wide - side) / 2, top, width: side, height: side };
  const x = scaleOf(across, area.left, area.left + area.width);
  const y = scaleOf(up, area.top + area.height, area.top);
  return {
    ...axes,
    ...{ em, width, height, area, x, y },
    marksUp: marks,
    marksAcross: (widthOf) =>
      marksAcross({ span: across, placeOf: x, least: 0, most: width }, numerals, widthOf),
  };
}

const DISTANCE = { marks: 0.5, says: 2.375, top: 0.875 } as const;

/** Places of the labels of the axes, in CSS pixels. */
export const writing = ({ em, area }: Frame) => ({
  /** Right end of the numbers on the left. */
  left: area.left - DISTANCE.marks * em,
  /** Upper edge of the numbers below. */
  below: area.top + area.height + DISTANCE.marks * em,
  /** Baselines of the names of the quantities. */
  acrossSays: area.top + area.height + DISTANCE.says * em,
  upSays: DISTANCE.top * em,
});
