import { mex } from "../nimber/mex.ts";
import { onlyMove } from "../rules/only-move.ts";
import type { Condition, Expression, Rule } from "../rules/syntax.ts";
import { isName, namesIn } from "../rules/walk.ts";
import type { FormulaLaw } from "../types.ts";

// A move may lead from a heap of n to any heap of a range, as in `[n: k if k < n and k*k <= n and n <= k**4]`. Where
// both ends of the range grow with n, the value changes only where an end passes a heap at which the value changes. So
// the values are found from one change to the next, by bisection, for heaps far beyond a table.

/** Limit on the heaps at which the value changes. */
const MOST_RUNS = 64;

/** Limit on the heaps that are looked at. */
const MOST_LOOKED_AT = 2_000;

/** Heaps from `from` to the next run have one value. */
interface Run {
  readonly from: bigint;
  readonly value: number;
}

/** A bound of the range: whether the heap k satisfies it, as seen from n. */
type Bound = (k: bigint, n: bigint) => boolean;

/** Ends of the range of heaps that a heap can become; each grows with n. */
interface Ends {
  readonly least: readonly Bound[];
  readonly most: readonly Bound[];
}

/**
 * Values of the heaps up to `most` of a rule whose moves lead to a range of heaps, as a formula by cases; undefined for
 * other rules, and where the value changes too often.
 */
export function lawOfRange(rule: Rule, most: number): FormulaLaw | undefined {
  const ends = endsOf(rule);
  const runs = ends && runsUpTo(ends, BigInt(most));
  if (runs === undefined) return undefined;
  const [heap] = rule.variables;
  const cases = runs.slice(0, -1).map(({ value }, i) => `${value} if ${heap} < ${runs[i + 1]!.from}`);
  const last = runs.at(-1)!.value;
  const text = cases.length === 0 ? `sg = ${last}` : `sg = ${[...cases, `else ${last}`].join("; ")}`;
  return { kind: "formula", text, variables: rule.variables };
}

/** Ends of the range of a rule with a single option, which leaves its letter. */
function endsOf(rule: Rule): Ends | undefined {
  const move = onlyMove(rule);
  const [heap, other] = rule.variables;
  if (move === undefined || other !== undefined || !isName(move.position[0], move.letter)) return undefined;
  const ends = { least: [] as Bound[], most: [] as Bound[] };
  for (const each of move.conditions) if (!addBounds(each, heap!, move.letter, ends)) return undefined;
  // A move that leaves the heap as it is is none.
  ends.most.push((k, n) => k < n);
  return ends;
}

/** Adds the bounds of a chain of comparisons between a growing term of the letter and one of the heap. */
function addBounds(
  condition: Condition,
  heap: string,
  letter: string,
  { least, most }: { readonly least: Bound[]; readonly most: Bound[] },
): boolean {
  if (condition.kind !== "chain") return false;
  let left = condition.first;
  for (const link of condition.links) {
    if (link.sign === "in" || link.sign === "=" || link.sign === "!=") return false;
    const [low, high] = link.sign.startsWith("<") ? [left, link.right] : [link.right, left];
    const [small, large] = [growing(low), growing(high)];
    if (small === undefined || large === undefined) return false;
    const isStrict = link.sign.length === 1;
    const holds = (a: bigint, b: bigint) => (isStrict ? a < b : a <= b);
    const speaksOf = (node: Expression, name: string) => namesIn(node).every((each) => each === name);
    if (speaksOf(low, letter) && speaksOf(high, heap)) most.push((k, n) => holds(small(k), large(n)));
    else if (speaksOf(low, heap) && speaksOf(high, letter)) least.push((k, n) => holds(small(n), large(k)));
    else return false;
    left = link.right;
  }
  return true;
}

/** A term of one name that visibly does not fall as the name grows from 0. */
function growing(node: Expression): ((x: bigint) => bigint) | undefined {
  if (node.kind === "number") return () => node.value;
  if (node.kind === "name") return (x) => x;
  if (node.kind !== "arithmetic") return undefined;
  const [a, b] = [growing(node.left), growing(node.right)];
  if (a === undefined || b === undefined) return undefined;
  const constant = node.right.kind === "number" ? node.right.value : undefined;
  switch (node.sign) {
    case "+":
      return (x) => a(x) + b(x);
    case "*":
      return (x) => a(x) * b(x);
    case "/":
      return constant !== undefined && constant > 0n ? (x) => a(x) / constant : undefined;
    case "**":
      return constant !== undefined && constant <= 64n ? (x) => a(x) ** constant : undefined;
    default:
      return undefined;
  }
}

/** The first of the numbers from `low` on for which `holds`, which then holds for all later ones; `high` if there is none below. */
function first(low: bigint, high: bigint, holds: (x: bigint) => boolean): bigint {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) / 2n;
    if (holds(middle)) to = middle;
    else from = middle + 1n;
  }
  return from;
}

function runsUpTo({ least, most }: Ends, end: bigint): readonly Run[] | undefined {
  /** Range of a heap of n; it is empty where the first end is greater. */
  function rangeOf(n: bigint): readonly [bigint, bigint] {
    const low = first(1n, n, (k) => least.every((holds) => holds(k, n)));
    const beyond = first(1n, n, (k) => !most.every((holds) => holds(k, n)));
    return [low, beyond - 1n];
  }
  const runs: Run[] = [{ from: 0n, value: 0 }];
  const runAt = (heap: bigint) => runs.findLastIndex(({ from }) => from <= heap);

  let looked = 0;
  for (let n = 0n; n <= end; ) {
    const [low, high] = rangeOf(n);
    const [from, to] = [runAt(low), runAt(high)];
    const value = mex(low > high ? [] : runs.slice(from, to + 1).map((run) => run.value));
    if (value !== runs.at(-1)!.value) {
      if (runs.length === MOST_RUNS) return undefined;
      runs.push({ from: n, value });
    }
    if (++looked > MOST_LOOKED_AT) return undefined;
    // Within a run of value 0 it matters too whether the range is empty.
    const isOpen = from === to && runs[from]!.value === 0;
    n = first(n + 1n, end + 1n, (later) => {
      const [start, last] = rangeOf(later);
      if (runAt(start) !== from || runAt(last) !== to) return true;
      return isOpen && (low > high ? last >= low : start > high);
    });
  }
  return runs;
}
