import type { HeapRules, ReachedValues } from "../encoding.ts";
import { LimitError } from "../errors.ts";
import type { Natural } from "../nimber/natural.ts";
import { add, addNimSums, type BitSet, emptySet, has, leastMissing, members } from "../number/bit-set.ts";
import type { Move, Tick } from "../types.ts";
import { type Choices, choicesOf } from "./choices.ts";
import { isAtMost, isLess } from "./falls.ts";
import { type Interpreted, placed } from "./moves.ts";
import { nameOf } from "./name.ts";
import { type Heaps, type SplitSums, splitSums } from "./split-sums.ts";
import type { Condition, Option, OptionPart, Rule } from "./syntax.ts";

type Split = OptionPart & { readonly kind: "split" };

/** Option whose splits are not enumerated: its parts, the totals that it splits, and its choices of letters. */
interface Way {
  readonly option: Option;
  readonly parts: readonly OptionPart[];
  readonly splits: readonly Split[];
  readonly choices: Choices;
}

/** Default limit on the sets visited for the values of all heaps. */
const SETS = 5_000_000;

/**
 * Moves of a rule that splits one heap, if all resulting heaps are smaller. Many splits of a heap give few nim-sums,
 * which are computed part by part.
 */
export function splitRulesOf(rule: Rule, interpreted: Interpreted): HeapRules | undefined {
  const [heap, second] = rule.variables;
  if (heap === undefined || second !== undefined || rule.won !== undefined) return undefined;
  const isMany = (part: OptionPart) => part.kind === "split" && part.how !== "equal";
  if (!rule.options.some(({ parts }) => parts.some(isMany))) return undefined;
  const shapes = rule.options.flatMap((option) => shapesOf(option).map((parts) => ({ option, parts })));
  if (!shapes.every(({ option, parts }) => leavesLess(option, parts, heap))) return undefined;
  const ways = shapes.map(({ option, parts }) => wayOf(option, parts, heap));
  return {
    kind: "moves",
    *leaves(n, tick) {
      for (const left of interpreted.left([n], tick))
        if (left.length !== 1 || left[0]![0] !== n) yield left.map(([part]) => part!);
    },
    reached: () => reachedBy(ways, interpreted.lost),
  };
}

/**
 * Parts of an option, where a split into one part or more is the number itself, or a split into at least two. So a number
 * that stays whole is a component like others: a move does not leave the heap itself.
 */
const shapesOf = ({ parts }: Option): (readonly OptionPart[])[] =>
  parts.reduce<(readonly OptionPart[])[]>(
    (all, part) => all.flatMap((before) => ofOneOrMore(part).map((each) => [...before, each])),
    [[]],
  );

function ofOneOrMore(part: OptionPart): readonly OptionPart[] {
  if (part.kind !== "split" || part.least > 1) return [part];
  const whole: OptionPart = { kind: "component", position: [part.of], span: part.span };
  const several: OptionPart = { ...part, least: 2 };
  // A single part is not mixed.
  return [...(part.how === "mixed" ? [] : [whole]), ...(part.most > 1 ? [several] : [])];
}

/** Whether these parts of an option are visibly smaller heaps, or the heap itself, which is not a move. */
function leavesLess(option: Option, parts: readonly OptionPart[], heap: string): boolean {
  const hasSplit = option.parts.some(({ kind }) => kind === "split");
  return parts.every((part) => {
    if (part.kind === "split") return isAtMost(part.of, heap, [heap]);
    if (part.count !== undefined && hasSplit) return false;
    const isAlone = parts.length === 1 && part.count === undefined;
    const [position] = part.position;
    // A heap of which a number is split, or stays whole and is smaller, is at least 2.
    if (hasSplit && parts.length > 1 && position!.kind === "number" && position!.value < 2n) return true;
    return (isAlone ? isAtMost : isLess)(position!, heap, [heap]);
  });
}

function wayOf(option: Option, parts: readonly OptionPart[], heap: string): Way {
  const splits = parts.filter((part) => part.kind === "split");
  const totals = splits.map(({ of, span }): OptionPart => ({ kind: "component", position: [of], span }));
  const enough = option.parts.flatMap((part, i): Condition[] => {
    if (part.kind !== "split") return [];
    const { of, span } = part;
    const shape = parts[i]!;
    const least = shape.kind === "split" ? shape.least : 1;
    const right = { kind: "number", value: BigInt(least), span } as const;
    return [{ kind: "chain", first: of, links: [{ sign: ">=", right }], span }];
  });
  const all = option.condition === undefined ? enough : [...enough, option.condition];
  const [first] = all;
  const whole: Option = {
    ...option,
    parts: [...totals, ...parts.filter((part) => part.kind !== "split")],
    ...(first !== undefined && {
      condition: all.length === 1 ? first : { kind: "and", of: all, span: option.span },
    }),
  };
  return { option, parts, splits, choices: choicesOf([heap], whole) };
}

/** Choice of the letters of an option: the total of each split, and the nim-sum of the other parts. */
interface Chosen {
  readonly way: Way;
  readonly letters: readonly Natural[];
  readonly totals: readonly number[];
  readonly others: readonly number[];
  readonly sums: readonly SplitSums[];
  readonly rest: number;
}

function reachedBy(ways: readonly Way[], lost: Interpreted["lost"]): ReachedValues {
  let values: ArrayLike<number> = [];
  let tick: Tick = () => {};
  let counted = 0;
  let bytes = 0;
  const widths: number[] = [1];
  const heaps: Heaps = {
    value: (heap) => values[heap]!,
    width(end) {
      for (let next = widths.length; next <= end; next++) {
        let width = widths[next - 1]!;
        while (width <= values[next - 1]!) width *= 2;
        widths.push(width);
      }
      return widths[end]!;
    },
    count() {
      tick();
      const most = tick.positions ?? SETS;
      if (++counted > most) throw new LimitError("positions", most);
    },
    keep(set) {
      bytes += 4 * set.length;
      return set;
    },
  };
  const sumsOf = splitSums(heaps);

  function ask(known: ArrayLike<number>, asked: Tick): void {
    // Each question has its own counter.
    if (asked !== tick) counted = 0;
    [values, tick] = [known, asked];
  }

  function* chosen(n: number): Generator<Chosen> {
    if (lost?.([n]) === true) return;
    for (const way of ways) {
      const { splits } = way;
      for (const { letters, left } of way.choices([n], tick)) {
        heaps.count();
        const all = left.map(([heap]) => Number(heap));
        const [totals, others] = [all.slice(0, splits.length), all.slice(splits.length)];
        // An option that leaves the heap itself is not a move, and heap 0 has none.
        if (others.includes(n)) continue;
        const rest = others.reduce((sum, heap) => sum ^ values[heap]!, 0);
        yield { way, letters, totals, others, sums: splits.map(sumsOf), rest };
      }
    }
  }

  /** Nim-sums of the splits of all totals together. */
  function together({ sums, totals }: Pick<Chosen, "sums" | "totals">, n: number): BitSet {
    let sofar: BitSet = Int32Array.of(1);
    for (const [i, each] of sums.entries()) {
      const here = each.at(totals[i]!);
      if (i === 0) {
        sofar = here;
        continue;
      }
      const sum = emptySet(heaps.width(n));
      for (const value of members(sofar)) {
        heaps.count();
        addNimSums(sum, here, value);
      }
      sofar = sum;
    }
    return sofar;
  }

  return {
    mex(n, known, asked) {
      ask(known, asked);
      const marks = emptySet(heaps.width(n));
      for (const each of placed([n], chosen(n))) {
        if (each.sums.length === 0) add(marks, each.rest);
        else addNimSums(marks, together(each, n), each.rest);
      }
      return leastMissing(marks);
    },
    move(n, value, known, asked) {
      ask(known, asked);
      for (const each of placed([n], chosen(n))) {
        const left = leftBy(each, value ^ each.rest, n);
        if (left !== undefined) return named(each, left);
      }
      return undefined;
    },
    get bytes() {
      return bytes;
    },
  };

  /** Heaps of each split whose total nim-sum is the given one, if there are any. */
  function leftBy(
    { sums, totals }: Pick<Chosen, "sums" | "totals">,
    value: number,
    n: number,
  ): number[][] | undefined {
    const [first, ...more] = sums;
    if (first === undefined) return value === 0 ? [] : undefined;
    const others = { sums: more, totals: totals.slice(1) };
    const rest = together(others, n);
    for (const sum of members(first.at(totals[0]!))) {
      if (!has(rest, value ^ sum)) continue;
      return [first.witness(totals[0]!, sum), ...leftBy(others, value ^ sum, n)!];
    }
    return undefined;
  }
}

/** Move whose splits leave these heaps, in the order of the option's parts. */
function named(
  { way: { option, parts }, letters, others }: Chosen,
  splits: readonly (readonly number[])[],
): Move<Natural> {
  const [left, rest] = [[...splits], [...others]];
  const to =
    left.length === 0
      ? rest
      : parts.flatMap((part) => (part.kind === "split" ? left.shift()! : [rest.shift()!]));
  return {
    at: nameOf(
      option,
      letters,
      to.map((heap) => [heap]),
    ),
    to,
  };
}
