import { columnDigits, columnsOf } from "./columns.ts";
import type { Dfa } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { extend, growing } from "./growing.ts";
import { minimal } from "./minimal.ts";
import { after, isFull, isOpen, type System } from "./system.ts";

/** Membership of numbers in a set; undefined when unknown. */
export type Truth = (numbers: readonly number[]) => boolean | undefined;

/** Digits read so far: for each track the number, the number without its last digit, and whether only 0 may follow. */
interface Prefix {
  readonly now: readonly number[];
  readonly before: readonly number[];
  readonly full: number;
}

/**
 * Smallest automaton that agrees with `truth` as far as continuations of at most `depth` columns distinguish prefixes:
 * two prefixes whose known answers agree are one state. Undefined when the answers for one column are unknown, or when
 * there are more than `most` states. The result is a guess.
 */
export function learn(
  system: System,
  tracks: readonly string[],
  truth: Truth,
  depth: number,
  most: number,
  effort: Effort,
): Dfa | undefined {
  const columns = columnsOf(system, tracks.length);
  const { says, follow, answers } = asking(system, tracks, truth, depth);
  const zero = tracks.map(() => 0);
  const prefixes: Prefix[] = [];
  const known: string[][] = [];
  const accepting: number[] = [];
  const next = growing();

  /** First state with the same answers. */
  function stateOf(prefix: Prefix, given: string[]): number {
    const found = known.findIndex((each) => {
      const both = Math.min(each.length, given.length);
      for (let i = 0; i < both; i++) if (each[i] !== given[i]) return false;
      return true;
    });
    if (found >= 0) return found;
    known.push(given);
    return prefixes.push(prefix) - 1;
  }

  const start: Prefix = { now: zero, before: zero, full: 0 };
  const first = answers(start);
  if (first === undefined) return undefined;
  stateOf(start, first.levels);
  for (let i = 0; i < prefixes.length; i++) {
    if (prefixes.length > most) return undefined;
    effort.tick();
    const prefix = prefixes[i]!;
    accepting.push(Number(says(prefix)));
    const at = extend(next, columns);
    for (let column = 0; column < columns; column++) {
      next.data[at + column] = -1;
      const after = follow(prefix, column);
      if (after === undefined) continue;
      const found = answers(after);
      if (found === undefined) return undefined;
      if (found.some) next.data[at + column] = stateOf(after, found.levels);
    }
  }
  return minimal({
    system,
    tracks,
    classOf: Int32Array.from({ length: columns }, (_, column) => column),
    classes: columns,
    next: next.data.slice(0, next.length),
    accepting: Uint8Array.from(accepting),
  });
}

/** Queries about prefixes and their continuations. */
function asking(system: System, tracks: readonly string[], truth: Truth, depth: number) {
  const columns = columnsOf(system, tracks.length);
  const digits = Array.from({ length: columns }, (_, column) => columnDigits(system, tracks.length, column));
  const mask = (is: (digit: number) => boolean) =>
    digits.map((each) => each.reduce((sum, digit, i) => (is(digit) ? sum | (1 << i) : sum), 0));
  const nonzero = mask((digit) => isOpen(system, digit));
  const full = mask((digit) => isFull(system, digit));
  const numbers = tracks.map(() => 0);
  const { carry } = system;

  /** Prefix with one more column, if that is a valid word. */
  function follow({ now, before, full: open }: Prefix, column: number): Prefix | undefined {
    if ((open & nonzero[column]!) !== 0) return undefined;
    const read = now.map((each, i) =>
      after(system, { now: each, before: before[i]! }, system.worth[digits[column]![i]!]!),
    );
    return {
      now: read.map((each) => each.now),
      before: read.map((each) => each.before),
      full: full[column]!,
    };
  }

  function says({ now, before }: Prefix): boolean | undefined {
    for (let i = 0; i < numbers.length; i++) numbers[i] = now[i]! + carry * before[i]!;
    return truth(numbers);
  }

  /** Numbers on the tracks at each depth below a prefix, and without their last digit; overwritten on each path. */
  const ways = Array.from({ length: depth + 1 }, () => ({
    now: [...numbers],
    before: [...numbers],
    full: 0,
  }));

  /** Answers for all continuations of a prefix by that many columns, as text; undefined when one is unknown. */
  function level(
    prefix: Prefix,
    length: number,
  ): { readonly text: string; readonly some: boolean } | undefined {
    let [text, bits, count, some] = ["", 1, 0, false];
    const [one, lower] = system.onward;
    const ask = (each: Prefix, at: number): boolean => {
      if (at < length) {
        const below = ways[at]!;
        for (let column = 0; column < columns; column++) {
          if ((each.full & nonzero[column]!) !== 0) continue;
          const added = digits[column]!;
          for (let i = 0; i < numbers.length; i++) {
            const worth = system.worth[added[i]!]!;
            below.now[i] = one.now * each.now[i]! + lower.now * each.before[i]! + worth.now;
            below.before[i] = one.before * each.now[i]! + lower.before * each.before[i]! + worth.before;
          }
          below.full = full[column]!;
          if (!ask(below, at + 1)) return false;
        }
        return true;
      }
      const answer = says(each);
      if (answer === undefined) return false;
      bits = 2 * bits + Number(answer);
      some ||= answer;
      if (++count % 15 === 0) {
        text += String.fromCharCode(bits);
        bits = 1;
      }
      return true;
    };
    return ask(prefix, 0) ? { text: text + String.fromCharCode(bits), some } : undefined;
  }

  function answers(prefix: Prefix): { readonly levels: string[]; readonly some: boolean } | undefined {
    const levels: string[] = [];
    let some = false;
    for (let length = 0; length <= depth; length++) {
      const found = level(prefix, length);
      if (found === undefined) break;
      levels.push(`${prefix.full} ${found.text}`);
      some ||= found.some;
    }
    return levels.length > 1 ? { levels, some } : undefined;
  }

  return { says, follow, answers };
}
