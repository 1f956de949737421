import type { PairRules } from "../encoding.ts";
import { coefficient, linearOf } from "./linear.ts";
import type { Condition, Option, Rule } from "./syntax.ts";

/** Moves of a rule on two heaps as data for the table of pairs, if they have that form. */
export function pairsOf(rule: Rule): PairRules | undefined {
  const [x, y, third] = rule.variables;
  if (x === undefined || y === undefined || third !== undefined) return undefined;
  if (rule.lost !== undefined || rule.won !== undefined || rule.options.length !== 3) return undefined;
  const kinds = rule.options.map((option) => kindOf(option, x, y));
  const both = kinds.find((kind) => typeof kind === "number");
  return kinds.includes("x") && kinds.includes("y") && typeof both === "number"
    ? { kind: "pair", diagonal: both }
    : undefined;
}

/** Kind of option: any number from one heap, or from both with at most a given difference. */
function kindOf({ parts, letters, condition }: Option, x: string, y: string): "x" | "y" | number | undefined {
  const [part, more] = parts;
  if (more !== undefined || part!.kind === "split" || part!.count !== undefined) return undefined;
  const takes = [x, y].map((name, i) => takenFrom(part!.position[i]!, name));
  const [a, b] = takes;
  if (a === undefined || b === undefined) return undefined;
  if (letters.length === 1 && condition === undefined) {
    if (a !== "" && b !== "") return 0;
    return a === "" ? "y" : "x";
  }
  return letters.length === 2 && a !== "" && b !== "" && condition !== undefined
    ? apartBy(condition, a, b)
    : undefined;
}

/** Letter that is taken from a heap, if any. */
function takenFrom(node: Parameters<typeof linearOf>[0], heap: string): string | undefined {
  const form = linearOf(node);
  if (form === undefined || form.rest !== 0n || coefficient(form, heap) !== 1n || form.of.size > 2)
    return undefined;
  const [letter] = [...form.of].filter(([name]) => name !== heap);
  if (letter === undefined) return "";
  return letter[1] === -1n ? letter[0] : undefined;
}

/** Largest difference of two letters by a condition such as abs(a-b) <= 2. */
function apartBy(condition: Condition, a: string, b: string): number | undefined {
  if (condition.kind !== "chain" || condition.links.length !== 1) return undefined;
  const [link] = condition.links;
  const { first } = condition;
  if (link!.sign === "in" || first.kind !== "call" || first.call !== "abs") return undefined;
  const form = linearOf(first.of[0]!);
  const most = linearOf(link!.right);
  if (form === undefined || form.rest !== 0n || form.of.size !== 2 || most === undefined || most.of.size > 0)
    return undefined;
  if (coefficient(form, a) !== -coefficient(form, b) || ![1n, -1n].includes(coefficient(form, a)))
    return undefined;
  const distance = link!.sign === "<=" ? most.rest : link!.sign === "<" ? most.rest - 1n : -1n;
  return distance >= 0n && distance <= BigInt(MOST_DIAGONAL) ? Number(distance) : undefined;
}

const MOST_DIAGONAL = 1_000_000_000;
