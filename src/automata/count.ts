import { t } from "../locale/automata.ts";
import type { Text } from "../types.ts";
import type { Dfa } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { explore } from "./explore.ts";
import { minimal } from "./minimal.ts";
import type { System } from "./system.ts";
import { Undefinable } from "./undefinable.ts";

/** Set of natural numbers: `members` lists membership, and from `loop` on it repeats for ever. */
export interface Periodic {
  readonly members: readonly boolean[];
  readonly loop: number;
}

const refused = (system: System, what: Text): Undefinable =>
  new Undefinable(t("notToldDigits", { what, id: system.id }));

const after = (count: number, { members, loop }: Periodic): number =>
  count + 1 < members.length ? count + 1 : loop;

const digitsIn = (system: System) => ({
  system,
  classOf: Int32Array.from({ length: system.digits }, (_, digit) => digit),
  classes: system.digits,
});

/** Numbers whose count of binary digits 1 is in a set. */
export function popcount(system: System, within: Periodic, track: string, effort: Effort): Dfa {
  const bits = Math.log2(system.digits);
  if (system.carry !== 0 || !Number.isInteger(bits)) throw refused(system, t("numberBinaryDigits"));
  return minimal(
    explore<number>(
      { ...digitsIn(system), tracks: [track] },
      {
        start: 0,
        key: (count) => count,
        step(count, digit) {
          let sofar = count;
          for (let rest = digit; rest > 0; rest >>= 1) if (rest & 1) sofar = after(sofar, within);
          return sofar;
        },
        accepts: (count) => within.members[count] === true,
      },
      effort,
    ),
  );
}

/** Numbers n > 0 whose last non-zero digit in a base is `digit`. */
export function lastDigit(system: System, base: number, digit: number, track: string, effort: Effort): Dfa {
  if (system.id !== `base ${base}`) throw refused(system, t("lastDigitBase", { base }));
  return minimal(
    explore<number>(
      { ...digitsIn(system), tracks: [track] },
      {
        start: 0,
        key: (last) => last,
        step: (last, next) => (next === 0 ? last : next),
        accepts: (last) => last === digit,
      },
      effort,
    ),
  );
}
