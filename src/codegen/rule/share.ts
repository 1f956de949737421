import { takesByAShare } from "../../games/takes-by-a-share.ts";
import { t } from "../../locale/codegen.ts";
import type { Rule } from "../../rules/syntax.ts";
import type { Recursion } from "./filling.ts";

/**
 * Values of a rule that takes at most the k-th part of a heap of n, by the theorem: a multiple of k has the value n/k,
 * and any other heap that of n - n/k - 1. While n/k stays the same, these steps are equal, and the routine makes them at
 * once. A quotient of more than k shrinks by a factor with every k steps, and a smaller one in each step, so there are
 * about as many steps as the square root of n.
 */
export function valuesByAShare(rule: Rule): Recursion | undefined {
  const found = takesByAShare(rule);
  if (found === undefined) return undefined;
  const { heap, by, zero } = found;
  return {
    remark: t("share"),
    routines: [
      `fn sg(long size, long part) long:
  if part == 0L:
    return ${zero === "all" ? "size" : "0L"}
  long left = size
  while left >= part and left % part > 0L:
    long step = left // part + 1L
    left = left - (left % part + step - 1L) // step * step
  return left // part`,
    ],
    at: (names) => ({ value: `sg(${names[heap]}, ${names[by]})` }),
    most: MOST,
  };
}

/** Largest numbers, whose sums fit into long integers. */
const MOST = 2 ** 53 - 1;
