import { columnsOf } from "./columns.ts";
import type { Periodic } from "./count.ts";
import type { Dfa } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { explore } from "./explore.ts";
import { minimal } from "./minimal.ts";
import { intersection } from "./product.ts";
import type { System } from "./system.ts";
import { Undefinable } from "./undefinable.ts";
import { valid } from "./valid.ts";

/** What digits tell of a number, in the system of this `radix` and `carry`, as a count of something. */
export interface DigitCount {
  readonly what: "zeros" | "digitsum" | "length" | "count" | "tail";
  readonly radix: number;
  readonly carry: 0 | 1;
  /** Digits at the end that `tail` looks at. */
  readonly places: number;
  /** Digits in a row that `count` counts. */
  readonly block: readonly number[];
}

const nameOf = ({ radix, carry }: Pick<DigitCount, "radix" | "carry">) =>
  carry === 0 ? `base ${radix}` : `ostrowski ${radix}`;

function refused({ id }: System, of: Pick<DigitCount, "radix" | "carry">): Undefinable {
  return new Undefinable({
    en: `digits in ${nameOf(of)} are not told by those in ${id}`,
    zh: `数系 ${id} 中的数字无法判定数系 ${nameOf(of)} 中的数字`,
  });
}

/** How many digits of the counted system one digit of `system` is. */
function widthOf(system: System, of: DigitCount): number {
  if (system.carry === 1) {
    if (of.carry === 1 && system.radix === of.radix) return 1;
    throw refused(system, of);
  }
  const width = Math.round(Math.log(system.radix) / Math.log(of.radix));
  if (of.carry === 1 || of.radix ** width !== system.radix) throw refused(system, of);
  return width;
}

/** The digits in `radix` of one digit of a power of it, or of the same system. */
const spread = (digit: number, radix: number, width: number): number[] =>
  width === 1
    ? [digit]
    : Array.from({ length: width }, (_, i) => Math.floor(digit / radix ** (width - 1 - i)) % radix);

/** Digits since the first that is not 0, and of those the last few; -1 as a count before there is one. */
interface State {
  readonly last: readonly number[];
  readonly count: number;
}

/** The numbers of which what their digits tell is in a set. Cost: the states that tell so much. */
export function told(system: System, of: DigitCount, within: Periodic, track: string, effort: Effort): Dfa {
  const width = widthOf(system, of);
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
        step: (state, digit) => spread(digit, of.radix, width).reduce(step, state),
        accepts: ({ last, count }) =>
          members[at(of.what === "tail" ? weighed(of, last) : Math.max(0, count))] === true,
      },
      effort,
    ),
  );
  return system.carry === 0 ? dfa : minimal(intersection(dfa, valid(system, [track]), effort));
}

/** The number of these digits. */
function weighed({ radix, carry }: DigitCount, digits: readonly number[]): number {
  let [now, before] = [0, 0];
  for (const digit of digits) [now, before] = [radix * now + carry * before + digit, now];
  return now + carry * before;
}

/** The least number that has more digits than these places. */
export const beyond = (of: Pick<DigitCount, "radix" | "carry">, places: number): number => {
  let [now, below]: [number, number] = [1, of.carry];
  for (let i = 0; i < places; i++) [now, below] = [of.radix * now + of.carry * below, now];
  return now;
};

/** That the second is the weight of the last digit of the first that is not 0; 1 where that is 0. */
export function lowestWeight(
  system: System,
  of: Pick<DigitCount, "radix" | "carry">,
  tracks: readonly [string, string],
  effort: Effort,
): Dfa {
  if (system.carry !== of.carry || system.radix !== of.radix) throw refused(system, of);
  const { digits } = system;
  const columns = columnsOf(system, 2);
  // Nothing yet; a digit was there; the last one, with 1 below it; a 1 below zeros alone, which is the last digit.
  const relation = minimal(
    explore<"none" | "some" | "last" | "one">(
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
          const [n, weight] = [Math.floor(column / digits), column % digits];
          if (state === "last") return column === 0 ? state : undefined;
          if (state === "one") return undefined;
          if (weight === 0) return n === 0 ? state : "some";
          if (weight !== 1) return undefined;
          if (n !== 0) return "last";
          return state === "none" ? "one" : undefined;
        },
        accepts: (state) => state === "last" || state === "one",
      },
      effort,
    ),
  );
  return system.carry === 0 ? relation : minimal(intersection(relation, valid(system, tracks), effort));
}
