import { minus, type Natural } from "../../nimber/natural.ts";
import type { Game, HeapRules, Text, Theorem } from "../../types.ts";
import { oneHeap, type RowMove, row } from "./heap.ts";

/**
 * The numbers that may be taken. Those of `takes(n)`, which may depend on the heap unless they are `fixed`, are
 * called by `name`.
 */
export type Takes =
  | { readonly set: readonly number[] }
  | { readonly allBut: readonly number[] }
  | {
      readonly name: string;
      readonly says: Text;
      readonly takes: (n: number) => Iterable<number>;
      readonly fixed?: boolean;
    };

/** The game of taking s tokens from one heap, where s is one of `takes`. */
export function subtraction(takes: Takes, theorems: readonly Theorem<Natural>[] = []): Game<Natural> {
  const rules = heapRules(takes);
  const moves = (heap: Natural) => takeMoves(rules, heap);
  const id = notationOf(takes);
  const says = "says" in takes ? takes.says : { en: `s in ${id}`, zh: `s 属于 ${id}` };
  return {
    ...oneHeap,
    id,
    name: { en: `Subtraction ${id}`, zh: `减法游戏 ${id}` },
    rule: { en: `Take s tokens from the heap, ${says.en}.`, zh: `从堆中取走 s 个石子，${says.zh}。` },
    start: [12],
    heap: rules,
    theorems,
    moves,
    board: (heap) => row(heap, moves),
  };
}

function heapRules(takes: Takes): HeapRules {
  if ("set" in takes) return { kind: "take", set: takes.set };
  if ("allBut" in takes) return { kind: "take", allBut: takes.allBut };
  return { kind: "take", takes: takes.takes, fixed: takes.fixed ?? false };
}

function* takeMoves(rules: HeapRules, heap: Natural): Generator<RowMove> {
  for (const s of takesFrom(rules, heap)) {
    const left = minus(heap, s);
    yield { at: `${s}`, to: [left], first: Number(left) + 1, last: Number(left) + 1 };
  }
}

/** The legal takes, least first. */
function* takesFrom(rules: HeapRules, heap: Natural): Generator<number> {
  if (rules.kind === "break") return;
  if ("allBut" in rules) {
    const forbidden = new Set(rules.allBut);
    for (let s = 1; s <= heap; s++) if (!forbidden.has(s)) yield s;
    return;
  }
  for (const s of "set" in rules ? rules.set : rules.takes(Number(heap))) if (s <= heap) yield s;
}

function notationOf(takes: Takes): string {
  if ("name" in takes) return `{${takes.name}}`;
  return "set" in takes ? `{${ranges(takes.set)}}` : `!{${ranges(takes.allBut)}}`;
}

/** Ascending numbers, three or more in a row written as a range. */
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
