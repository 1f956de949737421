import { NotationError } from "../../errors.ts";
import { t } from "../../locale/games.ts";
import type { Natural } from "../../nimber/natural.ts";
import { readNatural } from "../../nimber/read-natural.ts";
import type { FormulaLaw, Repeats, Text } from "../../types.ts";

const NATURAL = t("natural") satisfies Text;

/** Reads a natural number, such as 12 or 1e9. @throws NotationError when it is not one, or above `most` */
export function parseNatural(text: string, most?: Natural): Natural {
  const value = readNatural(text);
  if (value === undefined) throw new NotationError(text, Math.max(0, text.search(/\D/)), NATURAL);
  if (most !== undefined && value > most) {
    throw new NotationError(text, 0, t("numberMost", { most }));
  }
  return value;
}

/** Reads natural numbers separated by commas. @throws NotationError */
export function parseNaturals(text: string, most?: Natural): Natural[] {
  let at = 0;
  return text.split(",").map((part) => {
    try {
      return parseNatural(part, most);
    } catch (error) {
      throw error instanceof NotationError ? error.within(text, at) : error;
    } finally {
      at += part.length + 1;
    }
  });
}

/** Closed form for the values of heaps. */
export const closed = (text: string, repeats?: Repeats): FormulaLaw => ({
  kind: "formula",
  text,
  variables: ["n"],
  ...(repeats !== undefined && { repeats }),
});

/** Single heaps of sizes 0, 1, 2, … */
export function* naturals(): Generator<[number]> {
  for (let n = 0; ; n++) yield [n];
}

/** Partitions of 0, 1, 2, … into positive parts, largest part first. */
export function* partitions(): Generator<number[]> {
  for (let n = 0; ; n++) yield* into(n, n);
}

function* into(n: number, most: number): Generator<number[]> {
  if (n === 0) yield [];
  for (let part = Math.min(n, most); part >= 1; part--) {
    for (const rest of into(n - part, part)) yield [part, ...rest];
  }
}

/** Tuples of `length` numbers, ordered by their maximum: 0…0 first. */
export function* tuples(length: number, ascending = false): Generator<number[]> {
  for (let most = 0; ; most++) {
    for (const tuple of within(length, most, ascending ? 0 : undefined)) {
      if (Math.max(0, ...tuple) === most) yield tuple;
    }
    if (length === 0) return;
  }
}

function* within(length: number, most: number, least: number | undefined): Generator<number[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (let first = least ?? 0; first <= most; first++) {
    for (const rest of within(length - 1, most, least === undefined ? undefined : first))
      yield [first, ...rest];
  }
}
