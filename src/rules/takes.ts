import type { HeapRules } from "../encoding.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Tick } from "../types.ts";
import { bigints } from "./arithmetic.ts";
import { boundsOf } from "./bounds.ts";
import { choicesOf } from "./choices.ts";
import { compiler } from "./compile.ts";
import { isAtMost } from "./falls.ts";
import { coefficient, linearOf } from "./linear.ts";
import type { Condition, Expression, NumberSet, Option, Rule } from "./syntax.ts";
import { expressionsIn, expressionsOfSet, namesIn } from "./walk.ts";

/** Numbers that an option takes from every sufficiently large heap. */
type TakesOfOption =
  | { readonly kind: "finite"; readonly set: readonly number[] }
  | { readonly kind: "all but"; readonly holes: readonly number[] }
  | { readonly kind: "other" };

/** Takes from one heap, ascending. */
type Takes = (n: Natural, tick?: Tick) => Iterable<Natural>;

/** Largest size and largest member of a set for the table kernels. */
const MOST_MEMBERS = 1_000_000;
const MOST_MEMBER = 1_000_000_000;

/** Heap that `option` leaves, if it leaves exactly one component. */
function leftOf({ parts: [part, ...more] }: Option): Expression | undefined {
  if (more.length > 0 || part!.kind === "split" || part!.count !== undefined) return undefined;
  return part!.position[0];
}

/**
 * Moves of a rule that only takes from one heap, as data: a finite set, an all-but set, a set that is the same for
 * every heap, or one that varies; `takes` gives those of one heap, ascending.
 */
export function takesOf(rule: Rule, takes: Takes): HeapRules | undefined {
  const [heap, second] = rule.variables;
  if (heap === undefined || second !== undefined || rule.won !== undefined) return undefined;
  const left = rule.options.map(leftOf);
  if (!left.every((each) => each !== undefined && isAtMost(each, heap, [heap]))) return undefined;
  const taken = rule.options.map((option) => takenBy(option, heap));
  if (rule.lost !== undefined || taken.includes(undefined)) {
    return { kind: "take", takes, ...fewIn(rule) };
  }
  const known = taken as TakesOfOption[];
  if (known.some(({ kind }) => kind === "other")) return { kind: "take", takes, fixed: true };
  const set = known.flatMap((each) => (each.kind === "finite" ? each.set : []));
  const holes = known.flatMap((each) => (each.kind === "all but" ? [each.holes] : []));
  const [first, ...others] = holes;
  if (first === undefined)
    return set.length === 0 ? { kind: "take", takes } : { kind: "take", set: ascending(set) };
  const missing = first.filter((s) => !set.includes(s) && others.every((each) => each.includes(s)));
  return { kind: "take", allBut: ascending(missing) };
}

const ascending = (set: readonly number[]) => [...new Set(set)].sort((a, b) => a - b);

/** Without letters a heap has few options, and a search from a large heap may reach few others. */
const fewIn = ({ options }: Rule) =>
  options.every(({ letters }) => letters.length === 0) ? { few: true as const } : {};

/** Number that an option takes, if it does not depend on the heap; else undefined. */
function takenBy(option: Option, heap: string): TakesOfOption | undefined {
  const { letters, condition } = option;
  if (condition !== undefined && namesIn(...expressionsIn(condition)).includes(heap)) return undefined;
  const left = leftOf(option)!;
  const form = linearOf(left);
  if (form === undefined && left.kind === "arithmetic" && left.sign === "-") {
    const [from, taken] = [left.left, namesIn(left.right)];
    if (from.kind === "name" && from.name === heap && !taken.includes(heap)) return { kind: "other" };
  }
  if (form === undefined || coefficient(form, heap) !== 1n) return undefined;
  const [letter, second] = letters;
  const least = Number(-form.rest);
  if (letter === undefined) {
    if (condition !== undefined || least > MOST_MEMBER) return { kind: "other" };
    return { kind: "finite", set: least === 0 ? [] : [least] };
  }
  if (second !== undefined || coefficient(form, letter) !== -1n) return { kind: "other" };
  return shifted(allowed(letter, condition), least);
}

/** Set of takes from a set of letters, shifted by `by`. */
function shifted(taken: TakesOfOption, by: number): TakesOfOption {
  if (taken.kind === "other") return taken;
  if (taken.kind === "finite")
    return { kind: "finite", set: taken.set.map((s) => s + by).filter((s) => s > 0) };
  const below = Array.from({ length: Math.max(0, by) }, (_, i) => i + 1);
  return { kind: "all but", holes: [...below, ...taken.holes.map((s) => s + by).filter((s) => s > 0)] };
}

/** Values of a letter that satisfy a condition on it alone. */
function allowed(letter: string, condition: Condition | undefined): TakesOfOption {
  if (condition === undefined) return { kind: "all but", holes: [] };
  const name: Expression = { kind: "name", name: letter, span: condition.span };
  const option: Option = {
    parts: [{ kind: "component", position: [name], span: condition.span }],
    condition,
    letters: [letter],
    span: condition.span,
  };
  const most = boundOf(option, letter);
  if (most <= MOST_MEMBERS) return { kind: "finite", set: valuesOf(option) };
  const steady = steadyFrom(letter, condition);
  if (steady === undefined || steady > MOST_MEMBERS) return { kind: "other" };
  const holds = compiler([letter], bigints).condition(condition);
  const below = Array.from({ length: steady }, (_, i) => i + 1);
  if (!holds([BigInt(steady + 1)])) return { kind: "finite", set: below.filter((s) => holds([BigInt(s)])) };
  return { kind: "all but", holes: below.filter((s) => !holds([BigInt(s)])) };
}

function boundOf(option: Option, letter: string): number {
  const bounds = boundsOf(option, [letter]);
  bounds.low[0] = 1;
  bounds.high[0] = Number.POSITIVE_INFINITY;
  return bounds.narrow() ? bounds.high[0] : 0;
}

function valuesOf(option: Option): number[] {
  const values: number[] = [];
  for (const { letters } of choicesOf([], option)([], () => {})) values.push(Number(letters[0]));
  return values;
}

/** Bound above which linear comparisons of a letter with numbers no longer change. */
function steadyFrom(letter: string, condition: Condition): number | undefined {
  if (condition.kind === "not") return steadyFrom(letter, condition.of);
  if (condition.kind !== "chain") {
    const all = condition.of.map((each) => steadyFrom(letter, each));
    return all.every((each) => each !== undefined) ? Math.max(...all) : undefined;
  }
  let most = 1;
  for (const each of [
    condition.first,
    ...condition.links.flatMap((link) => ("right" in link ? [link.right] : setEnds(link.set))),
  ]) {
    const form = linearOf(each);
    if (form === undefined) return undefined;
    const by = coefficient(form, letter);
    // Two linear forms cross where both are at most this large.
    most = Math.max(most, 2 * (Math.abs(Number(form.rest)) + Math.abs(Number(by))));
  }
  const named = condition.links.some((link) => link.sign === "in" && link.set.kind !== "listed");
  return named ? undefined : 2 * most + 2;
}

const setEnds = (set: NumberSet) => (set.kind === "listed" ? expressionsOfSet(set) : []);
