import { NotationError } from "../../errors.ts";
import { areNaturals, type Natural } from "../../nimber/natural.ts";
import type { LocalizedText } from "../../types.ts";
import { parseNaturals } from "./natural.ts";

/** Whether `value` is a pair of natural numbers. */
export const isPair = (value: unknown): value is readonly [Natural, Natural] =>
  areNaturals(value) && value.length === 2;

/** Reads two natural numbers separated by a comma. @throws NotationError that names `expected` */
export function parsePair(text: string, expected: LocalizedText): readonly [Natural, Natural] {
  const [a, b, ...more] = parseNaturals(text);
  if (a === undefined || b === undefined || more.length > 0) {
    throw new NotationError(text, text.length, expected);
  }
  return [a, b];
}
