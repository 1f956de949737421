import { t } from "../locale/automata.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Text } from "../types.ts";
import { columnDigits, columnsOf } from "./columns.ts";
import { type Dfa, nothing } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { explore } from "./explore.ts";
import { minimal } from "./minimal.ts";
import { digitsOf, type System } from "./system.ts";
import { Undefinable } from "./undefinable.ts";

/** Least root r >= 2 of `n` = r^e, and the exponent e. */
function rootOf(n: number): { readonly root: number; readonly exponent: number } {
  for (let root = 2; root * root <= n; root++) {
    let exponent = 0;
    let rest = n;
    for (; rest % root === 0; exponent++) rest /= root;
    if (rest === 1) return { root, exponent };
  }
  return { root: n, exponent: 1 };
}

const refused = (system: System, what: Text): Undefinable =>
  new Undefinable(t("notToldByDigits", { what, id: system.id }));

/** Relation c = a xor b, in the order of `tracks`, in a base that is a power of two. */
export function xor(system: System, tracks: readonly [string, string, string]): Dfa {
  if (system.carry === 1 || rootOf(system.digits).root !== 2) throw refused(system, t("nimSums"));
  const classOf = new Int32Array(columnsOf(system, 3));
  for (let column = 0; column < classOf.length; column++) {
    const [a, b, c] = columnDigits(system, 3, column);
    classOf[column] = (a! ^ b!) === c ? 0 : 1;
  }
  return { system, tracks, classOf, classes: 2, next: Int32Array.of(0, -1), accepting: Uint8Array.of(1) };
}

/** Powers 1, b, b², … of `of` = b >= 2, when b and the base are powers of one number. */
export function powers(system: System, of: number, track: string, effort: Effort): Dfa {
  const { root, exponent: step } = rootOf(of);
  const { root: same, exponent: width } = rootOf(system.digits);
  if (system.carry === 1 || same !== root) throw refused(system, t("powers", { of }));
  // A power of the root is one digit root^i with i < width, followed by e zeros: the exponent is i + e width.
  interface State {
    readonly exponent: number | undefined;
  }
  const digits = Array.from({ length: system.digits }, (_, digit) => digit);
  return minimal(
    explore<State>(
      { system, tracks: [track], classOf: Int32Array.from(digits), classes: system.digits },
      {
        start: { exponent: undefined },
        key: ({ exponent }) => exponent ?? -1,
        step({ exponent }, digit) {
          if (exponent !== undefined)
            return digit === 0 ? { exponent: (exponent + width) % step } : undefined;
          if (digit === 0) return { exponent };
          const power = Math.round(Math.log(digit) / Math.log(root));
          return root ** power === digit ? { exponent: power % step } : undefined;
        },
        accepts: ({ exponent }) => exponent === 0,
      },
      effort,
    ),
  );
}

/** Fibonacci numbers 1, 2, 3, 5, 8, … in the Zeckendorf system. */
export function fibonacci(system: System, track: string): Dfa {
  if (system.id !== "ostrowski 1") throw refused(system, t("fibonacciNumbers"));
  return {
    system,
    tracks: [track],
    classOf: Int32Array.of(0, 1),
    classes: 2,
    next: Int32Array.of(0, 1, 1, -1),
    accepting: Uint8Array.of(0, 1),
  };
}

/** Finite set of tuples of numbers. */
export function finite(
  system: System,
  members: readonly (readonly Natural[])[],
  tracks: readonly string[],
  effort: Effort,
): Dfa {
  if (members.length === 0) return nothing(system, tracks);
  const columns = columnsOf(system, tracks.length);
  const words: readonly (readonly number[])[] = members.map((each) => wordOf(system, each));
  return minimal(
    explore(
      {
        system,
        tracks,
        classOf: Int32Array.from({ length: columns }, (_, column) => column),
        classes: columns,
      },
      {
        start: words,
        key: (rests) => rests.map((rest) => rest.join()).join("|"),
        step(rests, column) {
          if (column === 0 && rests === words) return words;
          const after = rests.filter((rest) => rest[0] === column).map((rest) => rest.slice(1));
          return after.length === 0 ? undefined : after;
        },
        accepts: (rests) => rests.some((rest) => rest.length === 0),
      },
      effort,
    ),
  );
}

/** Columns of digits of these numbers. */
function wordOf(system: System, numbers: readonly Natural[]): number[] {
  const digits = numbers.map((each) => digitsOf(system, each));
  const length = Math.max(0, ...digits.map((each) => each.length));
  return Array.from({ length }, (_, i) =>
    digits.reduce((column, each) => column * system.digits + (each[i - length + each.length] ?? 0), 0),
  );
}
