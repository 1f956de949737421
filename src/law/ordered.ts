import { t } from "../locale/law.ts";
import type { Text } from "../types.ts";
import { type StatedLaw, statedLaw } from "./stated.ts";

/**
 * The law of two numbers with the smaller in place of the first and the larger in place of the second, where it is wrong
 * at a position in descending order and says something else of the other order: what was meant, most often.
 */
export function inOrder(
  { text, variables, play, says }: StatedLaw,
  position: readonly number[],
): StatedLaw | undefined {
  const [first, second, third] = variables;
  const [a, b] = position;
  if (second === undefined || third !== undefined || a! <= b! || says([b!, a!]) === says(position))
    return undefined;
  const name = new RegExp(`(?<![\\p{L}\\p{N}_])(${first}|${second})(?![\\p{L}\\p{N}_])`, "gu");
  const ordered = text.replace(name, (each) => `${each === first ? "min" : "max"}(${first},${second})`);
  return statedLaw(ordered, variables, play);
}

/** That the law would hold so. */
export const holdsInOrder = ({ text, variables: [first, second] }: StatedLaw): Text =>
  t("smallerNumberLargerProved", { first, second, text });
