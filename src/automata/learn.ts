import { columnDigits, columnsOf } from "./columns.ts";
import type { Dfa } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { extend, growing } from "./growing.ts";
import { minimal } from "./minimal.ts";
import { after, isFull, isOpen, type System } from "./system.ts";

/** Set of tuples of numbers, or a function with its value on the last track; undefined where it is unknown. */
export type Oracle =
  | { readonly kind: "set"; has(numbers: readonly number[]): boolean | undefined }
  | { readonly kind: "function"; at(numbers: readonly number[]): number | undefined };

/** Digits read so far: for each track the number, the number without its last digit, and whether only 0 may follow. */
interface Prefix {
  readonly now: readonly number[];
  readonly before: readonly number[];
  readonly full: number;
}

/**
 * Smallest automaton that agrees with what is asked as far as continuations of at most `depth` columns distinguish prefixes:
 * two prefixes whose known answers agree are one state. Undefined when the answers for one column are unknown, or when
 * there are more than `most` states. The result is a guess.
 */
export function learn(
  system: System,
  tracks: readonly string[],
  asked: Oracle,
  depth: number,
  most: number,
  effort: Effort,
): Dfa | undefined {
  const columns = columnsOf(system, tracks.length);
  const { accepts, follow, answers } = asking(system, tracks.length, asked, depth);
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
    accepting.push(Number(accepts(prefix)));
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

/** Columns of some tracks with their digits, and as bits the tracks whose digit is not 0, or is followed by 0 only. */
function columnsWith(system: System, tracks: number) {
  const digits = Array.from({ length: columnsOf(system, tracks) }, (_, column) =>
    columnDigits(system, tracks, column),
  );
  const mask = (is: (digit: number) => boolean) =>
    digits.map((each) => each.reduce((sum, digit, i) => (is(digit) ? sum | (1 << i) : sum), 0));
  return {
    digits,
    nonzero: mask((digit) => isOpen(system, digit)),
    full: mask((digit) => isFull(system, digit)),
  };
}

/** Number of words of some digits, first for any digit at the start, second for one that 0 only may follow. */
function wordsOf(system: System, most: number): (readonly [any: number, zero: number])[] {
  const all = Array.from({ length: system.digits }, (_, digit) => digit);
  const counts: (readonly [number, number])[] = [[1, 1]];
  while (counts.length <= most) {
    const [any, zero] = counts.at(-1)!;
    const count = (digits: readonly number[]) =>
      digits.reduce((sum, digit) => sum + (isFull(system, digit) ? zero : any), 0);
    counts.push([count(all), count(all.filter((digit) => !isOpen(system, digit)))]);
  }
  return counts;
}

/** Queries about prefixes and their continuations. */
function asking(system: System, tracks: number, asked: Oracle, depth: number) {
  const { carry } = system;
  const [one, lower] = system.onward;
  const all = columnsWith(system, tracks);
  const given = asked.kind === "set" ? tracks : tracks - 1;
  const { digits, nonzero, full } = given === tracks ? all : columnsWith(system, given);
  const words = wordsOf(system, depth);
  const numbers = Array<number>(given).fill(0);
  const numberOf = (now: number, before: number) => now + carry * before;

  /** Prefix with one more column, if that is a valid word. */
  function follow({ now, before, full: open }: Prefix, column: number): Prefix | undefined {
    if ((open & all.nonzero[column]!) !== 0) return undefined;
    const read = now.map((each, i) =>
      after(system, { now: each, before: before[i]! }, system.worth[all.digits[column]![i]!]!),
    );
    return {
      now: read.map((each) => each.now),
      before: read.map((each) => each.before),
      full: all.full[column]!,
    };
  }

  /** Whether the set has the numbers of the given tracks, or the value of the function there. */
  function answerFor({ now, before }: Pick<Prefix, "now" | "before">): boolean | number | undefined {
    for (let i = 0; i < given; i++) numbers[i] = numberOf(now[i]!, before[i]!);
    return asked.kind === "set" ? asked.has(numbers) : asked.at(numbers);
  }

  function accepts(prefix: Prefix): boolean {
    const found = answerFor(prefix);
    return typeof found === "number"
      ? found === numberOf(prefix.now[given]!, prefix.before[given]!)
      : found === true;
  }

  /** Numbers on the given tracks at each depth below a prefix; overwritten on each path. */
  const ways = Array.from({ length: depth + 1 }, () => ({
    now: [...numbers],
    before: [...numbers],
    full: 0,
  }));

  /** Number on the last track of a prefix after some more zeros. */
  function least({ now, before }: Prefix, zeros: number): number {
    let [high, low] = [now[given]!, before[given]!];
    for (let i = 0; i < zeros; i++)
      [high, low] = [one.now * high + lower.now * low, one.before * high + lower.before * low];
    return numberOf(high, low);
  }

  /**
   * Answers for all continuations of a prefix by that many columns, as text; undefined when one is unknown. Values of
   * words of one length on the last track are consecutive, so at most one of them is that of the function: its number
   * among them is the answer for all.
   */
  function level(
    prefix: Prefix,
    length: number,
  ): { readonly text: string; readonly some: boolean } | undefined {
    let [text, bits, count, some] = ["", 1, 0, false];
    const from = asked.kind === "set" ? 0 : least(prefix, length);
    const room = asked.kind === "set" ? 1 : words[length]![(prefix.full >> given) & 1]!;
    const answers = Math.max(1, Math.floor(15 / Math.log2(room + 1)));
    const ask = (each: Prefix, at: number): boolean => {
      if (at < length) {
        const below = ways[at]!;
        for (let column = 0; column < digits.length; column++) {
          if ((each.full & nonzero[column]!) !== 0) continue;
          const added = digits[column]!;
          for (let i = 0; i < given; i++) {
            const worth = system.worth[added[i]!]!;
            below.now[i] = one.now * each.now[i]! + lower.now * each.before[i]! + worth.now;
            below.before[i] = one.before * each.now[i]! + lower.before * each.before[i]! + worth.before;
          }
          below.full = full[column]!;
          if (!ask(below, at + 1)) return false;
        }
        return true;
      }
      const found = answerFor(each);
      if (found === undefined) return false;
      const place = Number(found) - from;
      const answer = asked.kind === "set" ? place : place >= 0 && place < room ? place + 1 : 0;
      bits = (room + 1) * bits + answer;
      some ||= answer > 0;
      if (++count % answers === 0) {
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

  return { accepts, follow, answers };
}
