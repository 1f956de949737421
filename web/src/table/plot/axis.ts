import { ticks } from "./view.ts";

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
  readonly from: number;
  readonly to: number;
  readonly placeOf: (value: number) => number;
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
  const full = finest(axis, numerals.full, widthOf);
  if (full.length >= FEW) return full;
  const short = finest(axis, numerals.short, widthOf);
  return short.length > full.length && short.every(({ text }) => text.length <= SHORT) ? short : full;
}

function finest(
  { from, to, placeOf, least, most }: Across,
  write: (value: number) => string,
  widthOf: (text: string) => number,
): readonly Mark[] {
  for (let count = (most - least) / (2 * GAP); count > 1; count *= 0.75) {
    const marks = ticks(from, to, count).map((value): Mark & { readonly half: number } => {
      const text = write(value);
      const half = widthOf(text) / 2;
      return { value, text, half, at: Math.max(least + half, Math.min(most - half, placeOf(value))) };
    });
    const touching = marks.findIndex(({ at, half }, i) => {
      const next = marks[i + 1];
      return next !== undefined && next.at - next.half < at + half + GAP;
    });
    if (touching < 0) return marks;
    // The last number may be in the way only because it had to give way itself.
    const last = marks.at(-1)!;
    if (touching === marks.length - 2 && last.at !== placeOf(last.value)) return marks.slice(0, -1);
  }
  return [];
}

/** On a drawing narrower than this, in CSS pixels, large numbers beside it are written short. */
const NARROW = 480;

/** The round numbers up an axis of some height, and how each is written beside a drawing of some width. */
export function marksUp(
  from: number,
  to: number,
  width: number,
  height: number,
  numerals: Numerals,
): readonly Omit<Mark, "at">[] {
  const marks = ticks(Math.max(0, from), to, Math.max(2, height / 40));
  const write = width < NARROW && to >= 100_000 ? numerals.short : numerals.full;
  return marks.map((value) => ({ value, text: write(value) }));
}
