import { type ScaleContinuousNumeric, scaleLinear, scaleSymlog } from "d3-scale";
import { decades, decadeText, ticks } from "nimber/svg";

// Axes: their scales, the numbers that get ticks, and their labels.

/** Range of an axis. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** Whether the axis is logarithmic. It then begins at 1, or at 0, which gets a place before 1. */
  readonly log?: boolean;
  /** Name of its quantity. */
  readonly says?: string;
  /** Whether its marks are lines through the whole drawing. */
  readonly ruled?: boolean;
}

/** Map from numbers to places along an axis, in CSS pixels, with its inverse. */
export type Scale = ScaleContinuousNumeric<number, number>;

/** Unit beside which every number is so large that log(1 + x / unit) is a logarithm of x. */
const TINY = 1e-9;

/** Scale of an axis: linear, or log(x), or log(1 + x) for a logarithmic axis that begins at 0. */
export const scaleOf = ({ from, to, log }: Span, low: number, high: number): Scale =>
  (log ? scaleSymlog().constant(from === 0 ? 1 : TINY) : scaleLinear()).domain([from, to]).range([low, high]);

/** Round whole numbers in a range, about `count` of them. On a logarithmic axis: powers of ten. */
export function roundNumbers({ from, to, log }: Span, count: number): number[] {
  if (!log) return ticks(from, to, count).filter((value) => value >= 0);
  return from === 0 ? [0, ...decades(to, count)] : decades(to, count);
}

/** Number on an axis, its label, and the middle of the label in CSS pixels. */
export interface Mark {
  readonly value: number;
  readonly text: string;
  readonly at: number;
}

/** Two ways to write a number: in full, and short but exact. */
export interface Numerals {
  full(value: number): string;
  short(value: number): string;
}

type Width = (text: string) => number;

/** Least distance between labels, in CSS pixels. */
const GAP = 12;
/**
 * An axis with fewer marks than this is hard to read, so short numbers of at most `SHORT` characters are
 * tried.
 */
const FEW = 5;
const SHORT = 5;

/**
 * Marks of a horizontal axis in a drawing of some width: as many round numbers as can be written side by
 * side.
 */
export function marksAcross(
  span: Span,
  scale: Scale,
  width: number,
  { full, short }: Numerals,
  widthOf: Width,
): readonly Mark[] {
  if (span.log) return finest(span, scale, width, decadeText, widthOf);
  const marks = finest(span, scale, width, full, widthOf);
  if (marks.length >= FEW) return marks;
  const shorter = finest(span, scale, width, short, widthOf);
  return shorter.length > marks.length && shorter.every(({ text }) => text.length <= SHORT) ? shorter : marks;
}

function finest(
  span: Span,
  scale: Scale,
  width: number,
  write: (value: number) => string,
  widthOf: Width,
): readonly Mark[] {
  const touch = (one: Mark, next: Mark) =>
    next.at - one.at < (widthOf(one.text) + widthOf(next.text)) / 2 + GAP;
  for (let count = width / (2 * GAP); count > 1; count *= 0.75) {
    let marks = roundNumbers(span, count).map((value): Mark => {
      const text = write(value);
      const half = widthOf(text) / 2;
      return { value, text, at: Math.max(half, Math.min(width - half, scale(value))) };
    });
    // A logarithmic axis that begins at 0 may have no room for the label of 1 beside it.
    if (span.log && span.from === 0 && touch(marks[0]!, marks[1]!)) marks = marks.toSpliced(1, 1);
    const touching = marks.findIndex((mark, i) => i + 1 < marks.length && touch(mark, marks[i + 1]!));
    if (touching < 0) return marks;
    // The last label may overlap only because it was moved inwards at the edge.
    const last = marks.at(-1)!;
    if (touching === marks.length - 2 && last.at !== scale(last.value)) return marks.slice(0, -1);
  }
  return [];
}

/** Width of a drawing, in CSS pixels, below which large numbers beside it are written short. */
const NARROW = 480;
/**
 * Approximate distance of marks on a vertical axis, in CSS pixels, and of powers of ten; then the least
 * distance of 1 from 0.
 */
const APART = 40;
const POWERS_APART = 24;
const LEAST = 16;

/** Marks of a vertical axis: round numbers with their labels. */
export function marksUp(
  span: Span,
  width: number,
  height: number,
  { full, short }: Numerals,
): readonly Omit<Mark, "at">[] {
  let marks = roundNumbers(span, Math.max(2, height / (span.log ? POWERS_APART : APART)));
  if (span.log && span.from === 0 && scaleOf(span, 0, height)(1) < LEAST) marks = marks.toSpliced(1, 1);
  const write = span.log ? decadeText : width < NARROW && span.to >= 100_000 ? short : full;
  return marks.map((value) => ({ value, text: write(value) }));
}
