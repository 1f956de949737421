import { t } from "../locale/automata.ts";
import { columnDigits, columnsOf } from "./columns.ts";
import type { Periodic } from "./count.ts";
import type { Dfa } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { explore } from "./explore.ts";
import { beyond, type Growth } from "./growth.ts";
import { minimal } from "./minimal.ts";
import { intersection } from "./product.ts";
import { isSame, nameOf, type System } from "./system.ts";
import { Undefinable } from "./undefinable.ts";
import { valid } from "./valid.ts";

/** Statistics of a number's digits in the system with this growth. */
export interface DigitCount extends Growth {
  readonly what: "zeros" | "digitsum" | "length" | "count" | "tail";
  /** Number of trailing digits for `tail`. */
  readonly places: number;
  /** Consecutive digits that `count` counts. */
  readonly block: readonly number[];
}

function refused({ id }: System, of: Growth): Undefinable {
  return new Undefinable(t("digitsNotToldThose", { nameOf: nameOf(of), id }));
}

/**
 * For each digit of `system`, the digits of the counted system that it stands for, when its base is a power of that
 * base.
 */
export function digitsIn(system: System, of: Growth): readonly (readonly number[])[] {
  if (isSame(system, of)) return system.places;
  const [radix] = of.quotients as readonly [number];
  const width = Math.round(Math.log(system.digits) / Math.log(radix));
  if (system.carry === 1 || of.carry === 1 || radix ** width !== system.digits) throw refused(system, of);
  return system.places.map((_, digit) =>
    Array.from({ length: width }, (_, i) => Math.floor(digit / radix ** (width - 1 - i)) % radix),
  );
}

/** Digits from the first non-zero one on, of which the last few are stored; the count is -1 before there is one. */
interface State {
  readonly last: readonly number[];
  readonly count: number;
}

/** Numbers whose digit statistic is in a set. Cost: one step for each state of the statistic. */
export function digitCountDfa(
  system: System,
  of: DigitCount,
  within: Periodic,
  track: string,
  effort: Effort,
): Dfa {
  const words = digitsIn(system, of);
  const { members, loop } = within;
  const at = (count: number) =>
    count < members.length ? count : loop + ((count - loop) % (members.length - loop));
  const kept = of.what === "tail" ? of.places : of.what === "count" ? of.block.length - 1 : 0;

  function counted({ last, count }: State, digit: number): number {
    const sofar = Math.max(0, count);
    switch (of.what) {
      case "zeros":
        return digit > 0 ? 0 : at(sofar + 1);
      case "digitsum":
        return at(sofar + digit);
      case "length":
        return at(sofar + 1);
      case "count": {
        const found = [...last, digit];
        return found.length === of.block.length && found.every((each, i) => each === of.block[i])
          ? at(sofar + 1)
          : sofar;
      }
      case "tail":
        return 0;
    }
  }

  function step(state: State, digit: number): State {
    if (state.count < 0 && digit === 0) return state;
    const last = kept === 0 ? [] : [...state.last, digit].slice(-kept);
    return { last, count: counted(state, digit) };
  }

  const dfa = minimal(
    explore<State>(
      {
        system,
        tracks: [track],
        classOf: Int32Array.from({ length: system.digits }, (_, digit) => digit),
        classes: system.digits,
      },
      {
        start: { last: [], count: -1 },
        key: ({ last, count }) => `${count} ${last.join()}`,
        step: (state, digit) => words[digit]!.reduce(step, state),
        accepts: ({ last, count }) =>
          members[at(of.what === "tail" ? weighed(of, last) : Math.max(0, count))] === true,
      },
      effort,
    ),
  );
  return system.carry === 0 ? dfa : minimal(intersection(dfa, valid(system, [track]), effort));
}

/**
 * Numbers n whose exponent of `base` is in a set; the exponent is 0 for n = 0. It is the number of zeros at the end in
 * that base, which digits in its powers tell too.
 */
export function valuation(
  system: System,
  base: number,
  within: Periodic,
  track: string,
  effort: Effort,
): Dfa {
  const width = Math.round(Math.log(system.digits) / Math.log(base));
  if (system.carry === 1 || base < 2 || base ** width !== system.digits)
    throw new Undefinable(t("notToldDigits", { what: t("howOftenDividesNumber", { base }), id: system.id }));
  const zeros = { what: "zeros", quotients: [base], carry: 0, places: 0, block: [] } as const;
  return digitCountDfa(system, zeros, within, track, effort);
}

/** Number formed by these last digits. */
function weighed(of: Growth, digits: readonly number[]): number {
  return digits.reduce((sum, digit, i) => sum + digit * beyond(of, digits.length - 1 - i), 0);
}

/**
 * State: nothing yet; some digit; the last digit, with weight 1 in the second number; a 1 after only zeros, which is
 * the last digit.
 */
type Seen = "none" | "some" | "last" | "one";

/** Relation in which the second number is the weight of the last non-zero digit of the first, or 1 when that is 0. */
export function lowestWeight(
  system: System,
  of: Growth,
  tracks: readonly [string, string],
  effort: Effort,
): Dfa {
  if (!isSame(system, of)) throw refused(system, of);
  const { digits } = system;
  const columns = columnsOf(system, 2);
  const seen = (state: Seen, n: number, weight: number): Seen | undefined => {
    if (state === "last") return n === 0 && weight === 0 ? state : undefined;
    if (state === "one") return undefined;
    if (weight === 0) return n === 0 ? state : "some";
    if (weight !== 1) return undefined;
    if (n !== 0) return "last";
    return state === "none" ? "one" : undefined;
  };
  const relation = minimal(
    explore<Seen>(
      {
        system,
        tracks,
        classOf: Int32Array.from({ length: columns }, (_, column) => column),
        classes: columns,
      },
      {
        start: "none",
        key: (state) => state,
        step(state, column) {
          const word = system.places[column % digits]!;
          return system.places[Math.floor(column / digits)]!.reduce<Seen | undefined>(
            (sofar, n, i) => sofar && seen(sofar, n, word[i]!),
            state,
          );
        },
        accepts: (state) => state === "last" || state === "one",
      },
      effort,
    ),
  );
  return system.carry === 0 ? relation : minimal(intersection(relation, valid(system, tracks), effort));
}

/**
 * Numbers whose digits in `base` add up to a multiple of `modulus` in every place, in that base or in one of its powers.
 */
export function columnSums(
  system: System,
  { base, modulus }: { readonly base: number; readonly modulus: number },
  tracks: readonly string[],
  effort: Effort,
): Dfa {
  const words = digitsIn(system, { quotients: [base], carry: 0 });
  const width = words[0]!.length;
  const classOf = Int32Array.from({ length: columnsOf(system, tracks.length) }, (_, column) => {
    const digits = columnDigits(system, tracks.length, column).map((digit) => words[digit]!);
    const isMultiple = (place: number) => digits.reduce((sum, each) => sum + each[place]!, 0) % modulus === 0;
    return Array.from({ length: width }, (_, place) => place).every(isMultiple) ? 0 : 1;
  });
  return minimal(
    explore(
      { system, tracks, classOf, classes: 2 },
      {
        start: 0,
        key: (state) => state,
        step: (state, of) => (of === 0 ? state : undefined),
        accepts: () => true,
      },
      effort,
    ),
  );
}
