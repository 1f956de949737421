import { conjuncts } from "../../rules/alternatives.ts";
import { linearOf } from "../../rules/linear.ts";
import type { Condition, Expression, Option, Rule } from "../../rules/syntax.ts";
import { expressionsIn, isName, namesIn } from "../../rules/walk.ts";
import type { Slice } from "../read/lines.ts";
import type { Syntax } from "../syntax.ts";
import { namesFor, writer } from "./expression.ts";
import { type Helper, helperTexts } from "./helpers.ts";

// Subsets, as the binary digits of a number n: a move takes away any one member, that is, a power of 2, while the weight
// of the members that are left exceeds a bound that n does not change. A subset has one member more than its options, so
// a language whose integers have any length finds the lost subsets of each size at once, as bits of one number.

/** Outcomes of all subsets of a rule, for a bound that the other numbers of a position give. */
export interface SubsetTable {
  readonly routines: readonly string[];
  readonly slice: Slice;
  readonly positions: number;
  at(place: readonly string[]): string;
}

/** Largest number of members. */
const MOST = 22;

/** Outcomes of positions up to `box`, if the moves of a rule take single members away. */
export function subsetTable(
  rule: Rule,
  box: readonly number[],
  { own }: Pick<Syntax, "own">,
): SubsetTable | undefined {
  const { variables, options, legal, lost, won } = rule;
  const [option, another] = options;
  if (own?.has("lostSubsets") !== true || option === undefined || another !== undefined) return undefined;
  if (legal !== undefined || lost !== undefined || won !== undefined) return undefined;
  const at = variables.findIndex((name, i) => isTaken(option, name, i, variables));
  if (at < 0) return undefined;
  const set = variables[at]!;
  const guard = guardOf(option, set);
  const weighed = guard && weightsIn(guard.more, set);
  if (guard === undefined || weighed === undefined || namesIn(guard.less).includes(set)) return undefined;
  const members = Math.max(weighed.weights.length, Math.ceil(Math.log2(box[at]! + 1)));
  if (members > MOST) return undefined;
  const others = variables.flatMap((_, i) => (i === at ? [] : [i]));
  const used = new Set<Helper>();
  const fill: Slice["fill"] = (given) => {
    const names = new Map(others.map((i, nth) => [variables[i]!, given[nth]!]));
    const { expression } = writer(names, used);
    const rest = weighed.rest.map((each) => ` - ${expression(each)}`).join("");
    const weights = Array.from({ length: members }, (_, i) => weighed.weights[i] ?? 0);
    return [
      `list weights = ${weights.join(" ")}`,
      `long bound = ${expression(guard.less)}${rest}${guard.isStrict ? "" : " - 1L"}`,
      "let lost = lostSubsets(weights, bound)",
    ];
  };
  // The helpers that the lines call are known when they have been written once.
  fill([
    ...namesFor(
      others.map((i) => variables[i]!),
      new Set(),
    ).values(),
  ]);
  return {
    routines: helperTexts(used),
    slice: { places: others, fill },
    positions: 2 ** members,
    at: (place) => `1 - (shiftedDown(lost, ${place[at]}) & 1)`,
  };
}

/** Whether an option takes a power of 2 from the variable at a place, and keeps all others. */
function isTaken(
  { parts: [part, more], letters: [letter, other], next }: Option,
  name: string,
  at: number,
  variables: readonly string[],
): boolean {
  if (part?.kind !== "component" || part.count !== undefined || more !== undefined) return false;
  if (letter === undefined || other !== undefined || next !== undefined) return false;
  return part.position.every((each, i) => {
    if (i !== at) return isName(each, variables[i]!);
    const form = linearOf(each);
    return form?.rest === 0n && form.of.size === 2 && form.of.get(name) === 1n && form.of.get(letter) === -1n;
  });
}

/** Guard of an option of a subset: one expression is less than another, or at most that. */
function guardOf({ condition, letters: [letter] }: Option, set: string) {
  const guards: Condition[] = [];
  let [isPower, isMember] = [false, false];
  for (const each of conjuncts(condition)) {
    if (each.kind !== "chain" || each.links.length !== 1) return undefined;
    const link = each.links[0]!;
    if (!namesIn(...expressionsIn(each)).includes(letter!) && link.sign !== "in") guards.push(each);
    else if (link.sign === "in") {
      const { set: powers } = link;
      const isTwo = powers.kind === "powers" && powers.base.kind === "number" && powers.base.value === 2n;
      if (!isTwo || !isName(each.first, letter!)) return undefined;
      isPower = true;
    } else if (link.sign === "=" && isNumber(link.right, 1n) && isDigit(each.first, set, letter!))
      isMember = true;
    else if (!(link.sign === "<=" && isName(each.first, letter!) && isName(link.right, set)))
      return undefined;
  }
  const [guard, another] = guards;
  if (!isPower || !isMember || guard?.kind !== "chain" || another !== undefined) return undefined;
  const link = guard.links[0]!;
  if (link.sign !== "<" && link.sign !== "<=") return undefined;
  return { less: guard.first, more: link.right, isStrict: link.sign === "<" };
}

const isNumber = (node: Expression, value: bigint): boolean => node.kind === "number" && node.value === value;

/** Whether an expression is the binary digit of a variable at a letter, `n/p%2`. */
const isDigit = (node: Expression, set: string, letter: string): boolean =>
  node.kind === "arithmetic" &&
  node.sign === "%" &&
  isNumber(node.right, 2n) &&
  node.left.kind === "arithmetic" &&
  node.left.sign === "/" &&
  isName(node.left.left, set) &&
  isName(node.left.right, letter);

/** Sum of weighted binary digits of a variable, as `n/4%2*3`, and of expressions without it. */
function weightsIn(
  node: Expression,
  set: string,
): { readonly weights: readonly number[]; readonly rest: readonly Expression[] } | undefined {
  if (!namesIn(node).includes(set)) return { weights: [], rest: [node] };
  if (node.kind !== "arithmetic") return undefined;
  if (node.sign === "+") {
    const [a, b] = [weightsIn(node.left, set), weightsIn(node.right, set)];
    if (a === undefined || b === undefined) return undefined;
    const length = Math.max(a.weights.length, b.weights.length);
    const weights = Array.from({ length }, (_, i) => (a.weights[i] ?? 0) + (b.weights[i] ?? 0));
    return { weights, rest: [...a.rest, ...b.rest] };
  }
  if (node.sign !== "*" || node.right.kind !== "number") return undefined;
  const { left: digit, right } = node;
  if (digit.kind !== "arithmetic" || digit.sign !== "%" || !isNumber(digit.right, 2n)) return undefined;
  const { left: quotient } = digit;
  if (quotient.kind !== "arithmetic" || quotient.sign !== "/" || !isName(quotient.left, set))
    return undefined;
  const by = quotient.right.kind === "number" ? Math.log2(Number(quotient.right.value)) : Number.NaN;
  if (!Number.isInteger(by) || by >= MOST) return undefined;
  const weight = Number(right.value);
  return { weights: Array.from({ length: by + 1 }, (_, i) => (i === by ? weight : 0)), rest: [] };
}
