import { columnDigits, columnsOf } from "./columns.ts";
import type { Dfa } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { extend, growing } from "./growing.ts";
import { minimal } from "./minimal.ts";
import type { System } from "./system.ts";

/** Whether numbers are in the set; undefined where that is not known. */
export type Truth = (numbers: readonly number[]) => boolean | undefined;

/** What digits have been read: on each track the number, what it would be one place lower, and whether only 0 may follow. */
interface Prefix {
  readonly now: readonly number[];
  readonly before: readonly number[];
  readonly full: number;
}

/**
 * The least automaton that agrees with `truth` as far as continuations of `depth` columns tell prefixes apart: two of
 * them with the same answers are one state. Nothing when that asks for what is not known, or for too many states; what
 * is found is a guess.
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
  const digits = Array.from({ length: columns }, (_, column) => columnDigits(system, tracks.length, column));
  const greatest = system.carry === 1 ? system.digits - 1 : Number.POSITIVE_INFINITY;
  const nonzero = digits.map((each) => each.reduce((mask, digit, i) => mask | (digit > 0 ? 1 << i : 0), 0));
  const full = digits.map((each) =>
    each.reduce((mask, digit, i) => mask | (digit >= greatest ? 1 << i : 0), 0),
  );
  const numbers = tracks.map(() => 0);

  const follow = (prefix: Prefix, column: number): Prefix => ({
    now: prefix.now.map(
      (now, i) => system.radix * now + system.carry * prefix.before[i]! + digits[column]![i]!,
    ),
    before: prefix.now,
    full: full[column]!,
  });

  /** Whether the number of a prefix is in the set. */
  function says({ now, before }: Prefix): boolean | undefined {
    for (let i = 0; i < numbers.length; i++) numbers[i] = now[i]! + system.carry * before[i]!;
    return truth(numbers);
  }

  /** The answers to a prefix and all that continue it, as text; whether one is yes; nothing when one is not known. */
  function answers(prefix: Prefix): { readonly text: string; readonly some: boolean } | undefined {
    let [text, bits, count, some] = [String.fromCharCode(prefix.full), 0, 0, false];
    const ask = (each: Prefix, rest: number): boolean => {
      const answer = says(each);
      if (answer === undefined) return false;
      bits = 2 * bits + Number(answer);
      some ||= answer;
      if (++count === 16) {
        text += String.fromCharCode(bits);
        [bits, count] = [0, 0];
      }
      if (rest === 0) return true;
      for (let column = 0; column < columns; column++)
        if ((each.full & nonzero[column]!) === 0 && !ask(follow(each, column), rest - 1)) return false;
      return true;
    };
    return ask(prefix, depth) ? { text: text + String.fromCharCode(bits), some } : undefined;
  }

  const zero = tracks.map(() => 0);
  const prefixes: Prefix[] = [{ now: zero, before: zero, full: 0 }];
  const accepting: number[] = [];
  const next = growing();
  const first = answers(prefixes[0]!);
  if (first === undefined) return undefined;
  const known = new Map([[first.text, 0]]);
  for (let i = 0; i < prefixes.length; i++) {
    if (prefixes.length > most) return undefined;
    effort.tick();
    const prefix = prefixes[i]!;
    accepting.push(Number(says(prefix)));
    const at = extend(next, columns);
    for (let column = 0; column < columns; column++) {
      next.data[at + column] = -1;
      if ((prefix.full & nonzero[column]!) !== 0) continue;
      const after = follow(prefix, column);
      const found = answers(after);
      if (found === undefined) return undefined;
      if (!found.some) continue;
      let state = known.get(found.text);
      if (state === undefined) {
        state = prefixes.length;
        known.set(found.text, state);
        prefixes.push(after);
      }
      next.data[at + column] = state;
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
