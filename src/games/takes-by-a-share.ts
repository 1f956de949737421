import { type Natural, natural } from "../nimber/natural.ts";
import { isTake, onlyMove } from "../rules/only-move.ts";
import type { Condition, Expression, Rule } from "../rules/syntax.ts";
import { isName } from "../rules/walk.ts";
import type { Theorem } from "../types.ts";
import { tuples } from "./family/natural.ts";

// At most the k-th part of a heap of n, where no move changes k, as in Strange Nim: `[n,k: n-t,k if k*t <= n]`. The heaps
// from n - n/k to n have the values 0 to n/k, each once (Levine; the proof is in docs/theory/period.md). So the value of
// a multiple of k is n/k, and any other heap has that of n - n/k - 1.

/** Places of the heap and its divisor among the numbers of a rule, and what a divisor of 0 means. */
export interface TakesByAShare {
  readonly heap: number;
  readonly by: number;
  /** Whether all may be taken, or nothing. */
  readonly zero: "all" | "nothing";
}

/** Reads a rule that takes at most the k-th part of a heap; undefined for any other rule. */
export function takesByAShare(rule: Rule): TakesByAShare | undefined {
  const move = onlyMove(rule);
  if (move === undefined || rule.variables.length !== 2) return undefined;
  const { letter, position, conditions } = move;
  const { variables } = rule;
  const heap = variables.findIndex((name, i) => isTake(position[i]!, name, letter));
  const [n, k] = [variables[heap], variables[1 - heap]];
  if (n === undefined || !isName(position[1 - heap], k!)) return undefined;
  const said = conditions.map((each) => saidBy(each, n, k!, letter));
  const bounds = said.filter((each) => each !== "above 0");
  const [bound, further] = bounds;
  if (bound === undefined || further !== undefined) return undefined;
  const isPositive = bounds.length < said.length;
  // A quotient by 0 is none.
  if (bound === "quotient" && !isPositive) return undefined;
  return { heap, by: 1 - heap, zero: isPositive ? "nothing" : "all" };
}

/** Statement of a condition: k t <= n, t <= n/k, or k > 0. */
function saidBy(
  condition: Condition,
  n: string,
  k: string,
  letter: string,
): "product" | "quotient" | "above 0" | undefined {
  if (condition.kind !== "chain" || condition.links.length !== 1) return undefined;
  const { sign, right } = condition.links[0] as { readonly sign: string; readonly right: Expression };
  const [low, high] = sign.startsWith("<") ? [condition.first, right] : [right, condition.first];
  if (sign === "<" || sign === ">")
    return low.kind === "number" && low.value === 0n && isName(high, k) ? "above 0" : undefined;
  if (sign !== "<=" && sign !== ">=") return undefined;
  const isOf = (node: Expression, sign: string, a: string, b: string) =>
    node.kind === "arithmetic" && node.sign === sign && isName(node.left, a) && isName(node.right, b);
  if ((isOf(low, "*", k, letter) || isOf(low, "*", letter, k)) && isName(high, n)) return "product";
  return isName(low, letter) && isOf(high, "/", n, k) ? "quotient" : undefined;
}

/** Value of a heap of `n` by the theorem. Cost: about the square root of n, since equal steps are one. */
function valueByShare(n: Natural, k: Natural): Natural {
  const by = BigInt(k);
  let left = BigInt(n);
  while (left >= by && left % by > 0n) {
    const step = left / by + 1n;
    left -= step * (((left % by) + step - 1n) / step);
  }
  return natural(left < by ? 0n : left / by);
}

/** Theorem on the values of a rule that takes at most the k-th part of a heap; undefined for any other rule. */
export function theoremOfAShare(rule: Rule): Theorem<unknown> | undefined {
  const found = takesByAShare(rule);
  if (found === undefined) return undefined;
  const { heap, by, zero } = found;
  const [n, k] = [rule.variables[heap]!, rule.variables[by]!];
  const numbers = (position: unknown) => position as readonly Natural[];
  return {
    claim: {
      en: `A heap ${n} that ${k} divides has the value ${n}/${k}; any other has that of ${n} - ⌊${n}/${k}⌋ - 1.`,
      zh: `${k} 整除 ${n} 时，SG 值为 ${n}/${k}；否则等于 ${n} - ⌊${n}/${k}⌋ - 1 的 SG 值。`,
    },
    source: {
      en: "docs/theory/period.md, at most a share",
      zh: "docs/theory/period.zh-CN.md，至多取一定比例",
    },
    proof: { by: "theory", chapter: "period" },
    *cases() {
      for (const position of tuples(2)) yield [position];
    },
    says(position) {
      const [size, part] = [numbers(position)[heap]!, numbers(position)[by]!];
      if (part === 0) return zero === "all" ? size : 0;
      return valueByShare(size, part);
    },
  };
}
