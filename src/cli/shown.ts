import { width } from "./layout.ts";

/** Columns that an echo of what was read takes at most. */
export const ECHO = 80;

/** What a terminal would obey rather than show, or nobody can see: controls, marks of direction, odd line ends. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Text that came from outside, as it may be shown: what cannot be seen by its number. */
export const visible = (text: string): string =>
  text.replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`);

/** Text that came from outside, visible, on one line of at most `most` columns. */
export function shown(text: string, most: number = ECHO): string {
  const whole = visible(text.slice(0, LONG * most));
  return text.length <= LONG * most && width(whole) <= most && whole.length <= LONG * most
    ? whole
    : `${upTo(whole, most - 1)}…`;
}

/** Units of text for each column, so that marks that take none cannot go on for ever. */
const LONG = 4;

/** The beginning of `text` that takes at most `most` columns. */
export function upTo(text: string, most: number): string {
  let columns = 0;
  let end = 0;
  for (const sign of text) {
    columns += width(sign);
    if (columns > most || end + sign.length > LONG * most) break;
    end += sign.length;
  }
  return text.slice(0, end);
}
