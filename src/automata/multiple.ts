import type { Dfa } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { explore } from "./explore.ts";
import { and, equal, exists, type Formula, not, or, relation } from "./formula.ts";
import { minimal } from "./minimal.ts";
import { intersection } from "./product.ts";
import { below, type System } from "./system.ts";
import { Undefinable } from "./undefinable.ts";
import { valid } from "./valid.ts";

/**
 * That y is m times the square root of `radicand`, rounded down, where the weights U of the system grow by a number of
 * the field of that root. With b that number, b' its conjugate, and S the sum of d(i) U(i + 1) where m is that of
 * d(i) U(i): S - b m is (U(1) - b) times the sum of d(i) b'^i, which the digits tell, the last first.
 * Source: Fraenkel, Amer. Math. Monthly 89 (1982); Hieronymi and Terry, Proc. Amer. Math. Soc. 146 (2018).
 * @throws Undefinable, LimitError
 */
export function rootOf(
  system: System,
  radicand: number,
  [m, y]: readonly [string, string],
  effort: Effort,
): Formula {
  const { radix, carry } = system;
  const discriminant = radix * radix + 4 * carry;
  const product = Math.round(Math.sqrt(discriminant * radicand));
  if (carry === 0 || product * product !== discriminant * radicand)
    throw new Undefinable({
      en: `multiples of the square root of ${radicand} are not told by digits in ${system.id}`,
      zh: `在数系 ${system.id} 中，无法由数字判定 √${radicand} 的倍数`,
    });
  // sqrt(radicand) = (2b - radix) w / D, where w² = radicand D.
  const common = gcd(product, discriminant);
  const [w, by] = [product / common, discriminant / common];
  const [scaled, times] = ["=scaled", "=times"];
  return exists(
    [scaled, times],
    and(
      equal({ [scaled]: 1, [m]: -2 * w }, 0),
      betaOf(system, scaled, times, effort),
      // by y <= times - radix w m < by (y + 1)
      { kind: "linear", weights: { [y]: by, [times]: -1, [m]: radix * w }, sign: "<=", constant: 0 },
      { kind: "linear", weights: { [times]: 1, [m]: -radix * w, [y]: -by }, sign: "<=", constant: by - 1 },
    ),
  );
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** That `to` is b times `of`, rounded down: what is written with a 0 more, less c(of) rounded up. */
function betaOf(system: System, of: string, to: string, effort: Effort): Formula {
  const { lower, upper } = conjugate(system);
  const { digits, carry, radix } = system;
  const first = radix + carry * below(system) - beta(system);
  const [least, most] = [lower * first, upper * first].sort((a, b) => a - b).map(Math.floor) as [
    number,
    number,
  ];
  const above = (limit: number): Formula => relation(exceeding(system, limit, effort), of);
  const written = "=written";
  const ways: Formula[] = [];
  for (let up = least - 1; up <= most + 2; up++)
    ways.push(and(above(up - 1), not(above(up)), equal({ [written]: 1, [to]: -1 }, up)));
  return exists([written], and(relation(shift(system, digits), of, written), or(...ways)));
}

const beta = ({ radix, carry }: System): number => (radix + Math.sqrt(radix * radix + 4 * carry)) / 2;

/** The conjugate b' of b, and bounds of the sums of digits times its powers. */
function conjugate(system: System) {
  const value = -system.carry / beta(system);
  const most = system.digits - 1;
  const upper = value < 0 ? most / (1 - value * value) : most / (1 - value);
  return { value, lower: value < 0 ? upper * value : 0, upper };
}

/** The second number is written as the first, with a 0 after it. */
function shift(system: System, digits: number): Dfa {
  const next = new Int32Array(digits * digits * digits).fill(-1);
  for (let promised = 0; promised < digits; promised++)
    for (let digit = 0; digit < digits; digit++)
      next[(promised * digits + promised) * digits + digit] = digit;
  const raw: Dfa = {
    system,
    tracks: ["x", "y"],
    classOf: Int32Array.from({ length: digits * digits }, (_, column) => column),
    classes: digits * digits,
    next,
    accepting: Uint8Array.from({ length: digits }, (_, promised) => Number(promised === 0)),
  };
  return minimal(raw);
}

/** What the sum of d(i) b'^i is asked to exceed, or to be less than: (`u` + `v` b') / `scale`. */
interface Asked {
  readonly u: number;
  readonly v: number;
  readonly exceeds: boolean;
}

/** The numbers x with c(x) > `limit`, c(x) = (U(1) - b) times the sum of d(i) b'^i. */
function exceeding(system: System, limit: number, effort: Effort): Dfa {
  const { radix, carry, digits } = system;
  const { value, lower, upper } = conjugate(system);
  // U(1) - b = shift + b' > 0, and 1 / (shift + b') = (shift + radix - b') / norm.
  const shift = carry * below(system) + 0;
  const norm = shift * shift + shift * radix - carry;
  const scale = Math.abs(norm);
  const sign = Math.sign(norm);
  const start: Asked = { u: sign * limit * (shift + radix), v: -sign * limit, exceeds: true };
  const sure = (asked: boolean): Asked => ({ u: asked ? 1 : 0, v: Number.NaN, exceeds: asked });

  function decided({ u, v, exceeds }: Asked): boolean | undefined {
    const asked = (u + v * value) / scale;
    if (asked > upper + 0.5) return !exceeds;
    return asked < lower - 0.5 ? exceeds : undefined;
  }

  const states: Asked[] = [];
  const known = new Map<string, number>();
  const stateOf = (asked: Asked): number => {
    const answer = Number.isNaN(asked.v) ? asked.exceeds : decided(asked);
    const state = answer === undefined ? asked : sure(answer);
    const key = `${state.u} ${state.v} ${state.exceeds}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, states.length);
    return states.push(state) - 1;
  };
  stateOf(start);
  const edges: (readonly [from: number, digit: number, to: number])[] = [];
  for (let i = 0; i < states.length; i++) {
    effort.tick();
    for (let digit = 0; digit < digits; digit++) {
      const { u, v, exceeds } = states[i]!;
      const rest = u - digit * scale;
      // 1 / b' = -carry (radix - b'), for b b' = -carry = its own inverse.
      const after: Asked = Number.isNaN(v)
        ? states[i]!
        : {
            u: 0 - carry * (rest * radix - v * carry),
            v: carry * rest + 0,
            exceeds: exceeds === value > 0,
          };
      edges.push([i, digit, stateOf(after)]);
    }
  }
  const accepted = states.map((state) => {
    if (Number.isNaN(state.v)) return state.exceeds;
    const side = sideOf(2 * state.u + state.v * radix, -state.v, radix * radix + 4 * carry);
    return state.exceeds ? side < 0 : side > 0;
  });
  return reversed(system, states.length, edges, accepted, effort);
}

/** The sign of a + b sqrt(d). */
function sideOf(a: number, b: number, d: number): number {
  if (a === 0 || b === 0 || a > 0 === b > 0) return Math.sign(a) || Math.sign(b);
  const difference = BigInt(a) ** 2n - BigInt(b) ** 2n * BigInt(d);
  return difference > 0n ? Math.sign(a) : Math.sign(b);
}

/** The automaton that reads backwards what another reads, whose first state is 0. */
function reversed(
  system: System,
  size: number,
  edges: readonly (readonly [from: number, digit: number, to: number])[],
  accepted: readonly boolean[],
  effort: Effort,
): Dfa {
  const { digits } = system;
  const before: number[][] = Array.from({ length: size * digits }, () => []);
  for (const [from, digit, to] of edges) before[to * digits + digit]!.push(from);
  const start = accepted.flatMap((isSo, state) => (isSo ? [state] : []));
  const classOf = Int32Array.from({ length: digits }, (_, digit) => digit);
  const all = explore<readonly number[]>(
    { system, tracks: ["x"], classOf, classes: digits },
    {
      start,
      key: (set) => set.join(),
      step(set, digit) {
        const found = [...new Set(set.flatMap((state) => before[state * digits + digit]!))];
        return found.length === 0 ? undefined : found.sort((a, b) => a - b);
      },
      accepts: (set) => set.includes(0),
    },
    effort,
  );
  return minimal(intersection(all, valid(system, ["x"]), effort));
}
