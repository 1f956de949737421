import { type Scale, type Span, scaleOf, ticks } from "./scale.ts";

// Axes: the numbers that get ticks, and their labels.

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

/** Horizontal axis: its range, its scale, and the bounds of its labels. */
export interface Across {
  readonly span: Span;
  readonly placeOf: Scale;
  readonly least: number;
  readonly most: number;
}

/** Least distance between labels, in CSS pixels. */
const GAP = 12;
/**
 * An axis with fewer marks than this is hard to read, so short numbers of at most `SHORT` characters are
 * tried.
 */
const FEW = 5;
const SHORT = 5;

/** Marks of a horizontal axis: as many round numbers as can be written side by side. */
export function marksAcross(
  axis: Across,
  numerals: Numerals,
  widthOf: (text: string) => number,
): readonly Mark[] {
  if (axis.span.log) return finest(axis, power, widthOf);
  const full = finest(axis, numerals.full, widthOf);
  if (full.length >= FEW) return full;
  const short = finest(axis, numerals.short, widthOf);
  return short.length > full.length && short.every(({ text }) => text.length <= SHORT) ? short : full;
}

interface Placed extends Mark {
  readonly half: number;
}

function placed(
  { span, placeOf, least, most }: Across,
  count: number,
  write: (value: number) => string,
  widthOf: (text: string) => number,
): readonly Placed[] {
  return ticks(span, count).map((value) => {
    const text = write(value);
    const half = widthOf(text) / 2;
    return { value, text, half, at: Math.max(least + half, Math.min(most - half, placeOf(value))) };
  });
}

const touch = (one: Placed, next: Placed): boolean => next.at - next.half < one.at + one.half + GAP;

function finest(
  axis: Across,
  write: (value: number) => string,
  widthOf: (text: string) => number,
): readonly Mark[] {
  const { span, placeOf, least, most } = axis;
  for (let count = (most - least) / (2 * GAP); count > 1; count *= 0.75) {
    let marks = placed(axis, count, write, widthOf);
    // A logarithmic axis that begins at 0 may have no room for the label of 1 beside it.
    if (span.log && span.from === 0 && touch(marks[0]!, marks[1]!)) marks = marks.toSpliced(1, 1);
    const touching = marks.findIndex((mark, i) => i + 1 < marks.length && touch(mark, marks[i + 1]!));
    if (touching < 0) return marks;
    // The last label may overlap only because it was moved inwards at the edge.
    const last = marks.at(-1)!;
    if (touching === marks.length - 2 && last.at !== placeOf(last.value)) return marks.slice(0, -1);
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
  numerals: Numerals,
): readonly Omit<Mark, "at">[] {
  let marks = ticks(span, Math.max(2, height / (span.log ? POWERS_APART : APART)));
  const placeOf = scaleOf(span, 0, height);
  if (span.log && span.from === 0 && placeOf(1) < LEAST) marks = marks.toSpliced(1, 1);
  const short = width < NARROW && span.to >= 100_000;
  const write = span.log ? power : short ? numerals.short : numerals.full;
  return marks.map((value) => ({ value, text: write(value) }));
}

/** Label of a power of ten, with an exponent from 1000 on. */
const power = (value: number): string =>
  value < 1000
    ? `${value}`
    : `10${[...`${Math.log10(value)}`].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[+digit]).join("")}`;
