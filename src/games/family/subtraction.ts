import type { HeapRules } from "../../encoding.ts";
import { minus, type Natural } from "../../nimber/natural.ts";
import type { Game, LocalizedText, Theorem, Tick } from "../../types.ts";
import {
  asRange,
  type Consecutive,
  consecutiveTakes,
  lawOfConsecutive,
  listed,
  reachConsecutive,
  sizeOf,
} from "./consecutive.ts";
import { heapGame, numberNamed, type RowMove } from "./heap.ts";

/**
 * Numbers that may be taken. Those of `takes(n)` may depend on the heap unless they are `fixed`; `name` is
 * their notation.
 */
export type Takes =
  | { readonly set: readonly number[] }
  | { readonly allBut: readonly number[] }
  | Consecutive
  | {
      readonly name: string;
      readonly says: LocalizedText;
      readonly takes: (n: Natural, tick?: Tick) => Iterable<Natural>;
      readonly fixed?: boolean;
    };

/** Largest range that is also stored as a list, for code that needs lists: codes, certificates, kernels. */
const LISTED = 4096;

/**
 * Game of taking s tokens from one heap, where s is one of `takes`. Consecutive takes have a law for heaps of
 * any size, which is added to the `theorems`.
 */
export function subtractionGame(takes: Takes, theorems: readonly Theorem<Natural>[] = []): Game<Natural> {
  const rules = heapRules(takes);
  const moves = (heap: Natural, tick?: Tick) => takeMoves(rules, heap, tick);
  const id = notationOf(rules, takes);
  const says = "says" in takes ? takes.says : { en: `s in ${id}`, zh: `s 属于 ${id}` };
  const range = rangeOf(takes);
  return {
    ...heapGame(moves),
    id,
    name: { en: `Subtraction ${id}`, zh: `减法游戏 ${id}` },
    rule: { en: `Take s tokens from the heap, ${says.en}.`, zh: `从堆中取走 s 个石子，${says.zh}。` },
    start: [12],
    accelerators: {
      encoding: rules,
      moveNamed: (heap, at, tick) => namedTake(rules, heap, at, tick),
      ...(range !== undefined && { moveToValue: (heap, value) => reachConsecutive(range, heap, value) }),
      ...(range?.from === 1 && range.to === undefined && { injective: true }),
    },
    theorems: range === undefined ? theorems : [...theorems, lawOfConsecutive(range)],
  };
}

function rangeOf(takes: Takes): Consecutive | undefined {
  if ("from" in takes) return takes;
  if ("set" in takes) return asRange(takes.set);
  if (!("allBut" in takes)) return undefined;
  const { length } = takes.allBut;
  return takes.allBut.every((s, i) => s === i + 1) ? { from: length + 1 } : undefined;
}

function heapRules(takes: Takes): HeapRules {
  if ("set" in takes) return { kind: "take", set: takes.set };
  if ("allBut" in takes) return { kind: "take", allBut: takes.allBut };
  if ("takes" in takes) return { kind: "take", takes: takes.takes, fixed: takes.fixed ?? false };
  const { from, to } = takes;
  if ((to ?? from) > LISTED) return { kind: "take", ...takes };
  const count = sizeOf(takes);
  return to === undefined
    ? { kind: "take", allBut: listed(1, count) }
    : { kind: "take", set: listed(from, count) };
}

function* takeMoves(rules: HeapRules, heap: Natural, tick?: Tick): Generator<RowMove> {
  for (const s of takesFrom(rules, heap, tick)) yield taking(heap, s);
}

function taking(heap: Natural, s: Natural): RowMove {
  const left = minus(heap, s);
  return { at: `${s}`, to: [left], first: Number(left) + 1, last: Number(left) + 1 };
}

/** Move that takes the number of tokens in its name, if it is legal. */
function namedTake(rules: HeapRules, heap: Natural, at: string, tick?: Tick): RowMove | undefined {
  const s = numberNamed(at, heap);
  return s !== undefined && isTake(rules, heap, s, tick) ? taking(heap, s) : undefined;
}

function isTake(rules: HeapRules, heap: Natural, s: Natural, tick?: Tick): boolean {
  if (rules.kind !== "take") return false;
  if ("allBut" in rules) return !rules.allBut.some((each) => each === s);
  if ("from" in rules) return rules.from <= s && (rules.to === undefined || s <= rules.to);
  if ("set" in rules) return rules.set.some((each) => each === s);
  for (const each of rules.takes(heap, tick)) {
    tick?.();
    if (each === s) return true;
    // The members of a fixed set are in ascending order.
    if (rules.fixed && each > s) return false;
  }
  return false;
}

/** Legal takes; in ascending order if the set does not depend on the heap. */
function* takesFrom(rules: HeapRules, heap: Natural, tick?: Tick): Generator<Natural> {
  if (rules.kind !== "take") return;
  if ("allBut" in rules) {
    const forbidden = new Set(rules.allBut);
    for (let s = 1; s <= heap; s++) if (!forbidden.has(s)) yield s;
  } else if ("from" in rules) yield* consecutiveTakes(rules, heap);
  else for (const s of "set" in rules ? rules.set : rules.takes(heap, tick)) if (s <= heap) yield s;
}

function notationOf(rules: HeapRules, takes: Takes): string {
  if ("name" in takes) return `{${takes.name}}`;
  if (rules.kind !== "take" || "takes" in rules) return "{}";
  if ("set" in rules) return `{${ranges(rules.set)}}`;
  if ("allBut" in rules) return `!{${ranges(rules.allBut)}}`;
  const { from, to } = rules;
  if (to === undefined) return `{${from}..}`;
  return from === to ? `{${from}}` : `{${from}${minus(to, from) === 1 ? "," : ".."}${to}}`;
}

/** Text of ascending numbers; three or more consecutive ones become a range. */
function ranges(set: readonly number[]): string {
  const parts: string[] = [];
  for (let i = 0; i < set.length; ) {
    let j = i;
    while (set[j + 1] === set[j]! + 1) j++;
    if (j - i >= 2) parts.push(`${set[i]}..${set[j]}`);
    else parts.push(...set.slice(i, j + 1).map(String));
    i = j + 1;
  }
  return parts.join(",");
}
