import { columnDigits, columnsOf, numbering } from "./columns.ts";
import { type Dfa, nothing } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { explore } from "./explore.ts";
import { minimal } from "./minimal.ts";
import { digitsOf, type System } from "./system.ts";

/** `n` as a power of a prime base: its least root r >= 2 and the exponent. */
export function rootOf(n: number): { readonly root: number; readonly exponent: number } {
  for (let root = 2; root * root <= n; root++) {
    let exponent = 0;
    let rest = n;
    for (; rest % root === 0; exponent++) rest /= root;
    if (rest === 1) return { root, exponent };
  }
  return { root: n, exponent: 1 };
}

/** Whether nim-sums are found digit by digit. */
export const hasXor = ({ carry, radix }: System): boolean => carry === 0 && rootOf(radix).root === 2;

/** Whether the powers of `of` are known by their digits. */
export const hasPowers = ({ carry, radix }: System, of: number): boolean =>
  carry === 0 && rootOf(radix).root === rootOf(of).root;

/** The numbers a, b, c, in the order of `tracks`, with c = a xor b, where the base is a power of two. */
export function xor(system: System, tracks: readonly [string, string, string]): Dfa {
  const classOf = new Int32Array(columnsOf(system, 3));
  for (let column = 0; column < classOf.length; column++) {
    const [a, b, c] = columnDigits(system, 3, column);
    classOf[column] = (a! ^ b!) === c ? 0 : 1;
  }
  return { system, tracks, classOf, classes: 2, next: Int32Array.of(0, -1), accepting: Uint8Array.of(1) };
}

/** The numbers 1, b, b², …, where `of` = b >= 2 and the base are powers of one number. */
export function powers(system: System, of: number, track: string, effort: Effort): Dfa {
  const { root, exponent: step } = rootOf(of);
  const { exponent: width } = rootOf(system.radix);
  // A power of the root is one digit root^i with i < width, and e zeros: the exponent is i + e width.
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

/** The numbers 1, 2, 3, 5, 8, …, in the system of Zeckendorf. */
export function fibonacci(system: System, track: string): Dfa {
  return {
    system,
    tracks: [track],
    classOf: Int32Array.of(0, 1),
    classes: 2,
    next: Int32Array.of(0, 1, 1, -1),
    accepting: Uint8Array.of(0, 1),
  };
}

/** These numbers. */
export function finite(
  system: System,
  members: readonly (readonly number[])[],
  tracks: readonly string[],
  effort: Effort,
): Dfa {
  if (members.length === 0) return nothing(system, tracks);
  const columns = numbering<number>();
  for (let column = 0; column < columnsOf(system, tracks.length); column++) columns.of(column);
  const words = members.map((each) => wordOf(system, each));
  const length = Math.max(...words.map((word) => word.length));
  const padded = words.map((word) => [...Array<number>(length - word.length).fill(0), ...word]);
  return minimal(
    explore<readonly (readonly number[])[]>(
      {
        system,
        tracks,
        classOf: Int32Array.from({ length: columns.size() }, (_, column) => column),
        classes: columns.size(),
      },
      {
        start: padded,
        key: (rests) => rests.map((rest) => rest.join()).join("|"),
        // Zeros in front may be more than are written.
        step(rests, column) {
          const rest = rests.filter((each) => each[0] === column).map((each) => each.slice(1));
          if (column === 0 && rests === padded) return padded;
          return rest.length === 0 ? undefined : rest;
        },
        accepts: (rests) => rests.some((rest) => rest.every((column) => column === 0)),
      },
      effort,
    ),
  );
}

/** The columns of digits of these numbers. */
export function wordOf(system: System, numbers: readonly number[]): number[] {
  const digits = numbers.map((each) => digitsOf(system, each));
  const length = Math.max(0, ...digits.map((each) => each.length));
  return Array.from({ length }, (_, i) =>
    digits.reduce((column, each) => column * system.digits + (each[i - length + each.length] ?? 0), 0),
  );
}
