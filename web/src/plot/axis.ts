import { type Scale, type Span, scaleOf, ticks } from "./scale.ts";

// Axes: at which numbers they have ticks, and how these are written.

/** A number on an axis, and the middle of where it is written, in CSS pixels. */
export interface Mark {
  readonly value: number;
  readonly text: string;
  readonly at: number;
}

/** How numbers are written: in full, and short but without loss. */
export interface Numerals {
  full(value: number): string;
  short(value: number): string;
}

/** A horizontal axis: the numbers it spans, their places, and how far the writing may reach. */
export interface Across {
  readonly span: Span;
  readonly placeOf: Scale;
  readonly least: number;
  readonly most: number;
}

/** Numbers are at least so far apart, in CSS pixels. */
const GAP = 12;
/** With fewer marks than this an axis is hard to read; then numbers that are short are tried. */
const FEW = 5;
const SHORT = 5;

/** As many round numbers along an axis as can be written side by side. */
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
    // Where a logarithmic axis has a place for 0, there may be none for 1 beside it.
    if (span.log && span.from === 0 && touch(marks[0]!, marks[1]!)) marks = marks.toSpliced(1, 1);
    const touching = marks.findIndex((mark, i) => i + 1 < marks.length && touch(mark, marks[i + 1]!));
    if (touching < 0) return marks;
    // The last number may be in the way only because it had to give way itself.
    const last = marks.at(-1)!;
    if (touching === marks.length - 2 && last.at !== placeOf(last.value)) return marks.slice(0, -1);
  }
  return [];
}

/** On a drawing narrower than this, in CSS pixels, large numbers beside it are written short. */
const NARROW = 480;
/** Numbers up an axis are about so far apart; powers of ten may stand closer, and 1 beside 0 closer still. */
const APART = 40;
const POWERS_APART = 24;
const LEAST = 16;

/** The round numbers up an axis of some height, and how each is written beside a drawing of some width. */
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

/** A power of ten, by its exponent where it is large. */
const power = (value: number): string =>
  value < 1000
    ? `${value}`
    : `10${[...`${Math.log10(value)}`].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[+digit]).join("")}`;
