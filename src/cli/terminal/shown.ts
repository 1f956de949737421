import { visible } from "../../errors.ts";
import { UNITS_PER_COLUMN, upTo, width } from "./layout.ts";

/** Most columns of a quotation of the input. */
export const ECHO = 80;

/** Text from outside with invisible characters escaped, on one line of at most `most` columns. */
export function shown(text: string, most: number = ECHO): string {
  const longest = UNITS_PER_COLUMN * most;
  const whole = visible(text.slice(0, longest + 1));
  return whole.length <= longest && width(whole) <= most ? whole : `${upTo(whole, most - 1)}…`;
}

/**
 * Makes a sentence that may quote input safe to print: invisible characters are escaped, and long quotations
 * and sentences are cut.
 */
export const saying = (sentence: string): string =>
  shown(
    sentence.replace(/`([^`]*)`/g, (_, quoted: string) => `\`${shown(quoted)}\``),
    LONGEST_SENTENCE,
  );

const LONGEST_SENTENCE = 1000;

/** Part of the line around `offset` that fits, and the column of that place. */
export function excerpt(input: string, offset: number, most: number): { line: string; column: number } {
  const plain = (text: string) => visible(text.replaceAll("\t", " "));
  const longest = UNITS_PER_COLUMN * most;
  const before = plain(input.slice(Math.max(0, offset - longest), offset));
  const after = plain(input.slice(offset, offset + longest));
  const all = offset <= longest && input.length - offset <= longest;
  if (all && width(before) + width(after) <= most) return { line: before + after, column: width(before) };
  // Two thirds of the line show the text before the place.
  const lead =
    offset <= longest && width(before) <= (2 * most) / 3 ? before : `…${ending(before, (2 * most) / 3 - 1)}`;
  const room = most - width(lead);
  const rest = offset + longest >= input.length && width(after) <= room ? after : `${upTo(after, room - 1)}…`;
  return { line: lead + rest, column: width(lead) };
}

/** Longest end of `text` with at most `most` columns. */
function ending(text: string, most: number): string {
  const signs = [...text].reverse();
  let columns = 0;
  const end = signs.findIndex((sign) => {
    columns += width(sign);
    return columns > most;
  });
  return signs
    .slice(0, end < 0 ? signs.length : end)
    .reverse()
    .join("");
}
