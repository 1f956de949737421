import { type Mark, marksAcross, marksUp, type Numerals } from "./axis.ts";
import { type Scale, type Span, scaleOf } from "./scale.ts";

/** A rectangle in CSS pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A place in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Axes {
  readonly across: Span;
  readonly up: Span;
  /** Whether the marks stand in a square, beside which there is room for the largest number of all. */
  readonly square?: { readonly most: number };
}

/** How high the letters of the page are, in pixels, and how it writes numbers. */
export interface Letters {
  readonly em: number;
  readonly numerals: Numerals;
}

/** Layout of a plot: where its marks stand, by which scales, and the texts at its axes. */
export interface Frame extends Axes {
  readonly em: number;
  /** Of the whole drawing, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the marks stand: the drawing less the room of its axes. */
  readonly area: Area;
  readonly x: Scale;
  readonly y: Scale;
  readonly marksUp: readonly Omit<Mark, "at">[];
  marksAcross(widthOf: (text: string) => number): readonly Mark[];
}

/** The letters of the page grow while one presents; what is written at the axes grows with them. */
export const font = ({ em }: Frame): string =>
  `${0.75 * em}px system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif`;

/** Room for the axes, in heights of letters, without and with what they count. */
const TOP = [0.75, 1.5] as const;
const BOTTOM = [1.75, 2.75] as const;
const RIGHT = 1;
/** Of the digits beside the drawing, and of what stands around them. */
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

/** Where the writing of the axes stands, in CSS pixels. */
export const writing = ({ em, area }: Frame) => ({
  /** The right end of the numbers at the left. */
  left: area.left - DISTANCE.marks * em,
  /** The upper edge of the numbers below. */
  below: area.top + area.height + DISTANCE.marks * em,
  /** The lines on which stands what the axes count. */
  acrossSays: area.top + area.height + DISTANCE.says * em,
  upSays: DISTANCE.top * em,
});
