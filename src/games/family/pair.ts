import { NotationError } from "../../errors.ts";
import type { Natural } from "../../nimber/natural.ts";
import { parseNaturals } from "./natural.ts";

/** @throws NotationError when `text` is not two natural numbers with a comma between. */
export function parsePair(text: string): readonly [Natural, Natural] {
  const [a, b, ...more] = parseNaturals(text);
  if (a === undefined || b === undefined || more.length > 0) {
    throw new NotationError(text, text.length, { en: "two numbers, as 3,5", zh: "两个数，如 3,5" });
  }
  return [a, b];
}
