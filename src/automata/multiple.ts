import { t } from "../locale/automata.ts";
import { gcd } from "../nimber/gcd.ts";
import type { DigitCount } from "./digit-count.ts";
import type { Effort } from "./effort.ts";
import { growthOf } from "./fields.ts";
import { and, between, equal, exists, type Formula, or, relation } from "./formula.ts";
import { sumOf } from "./linear.ts";
import { minimal } from "./minimal.ts";
import { after, type System } from "./system.ts";
import { Undefinable } from "./undefinable.ts";

// Builds automata for multiples of quadratic irrationals, rounded down.

/**
 * Relation y = ⌊m √`radicand`⌋, when the weights U of the system grow by a number in the field of that root. For x =
 * sum d(i) U(i) and t = [0; a + 1, b, …], with the quotients a, b, … of the system, t x rounded down is sum d(i) V(i),
 * V(i) the numerators of t as U(i) are its denominators, less 1 where x ends in an odd number of zeros. Over a period
 * of p places that sum is (U(p) x - s) / (U(p) - U(p - 1)), s being x with p zeros more. Source: Ostrowski, Abh. Math.
 * Sem. Hamburg 1 (1922); Fraenkel, Amer. Math. Monthly 89 (1982).
 * @throws Undefinable, LimitError
 */
export function rootOf(
  system: System,
  radicand: number,
  [m, y]: readonly [string, string],
  effort: Effort,
): Formula {
  const { trace, sign } = growthOf(system);
  const discriminant = trace * trace - 4 * sign;
  const product = Math.round(Math.sqrt(discriminant * radicand));
  if (system.carry === 0 || product * product !== discriminant * radicand)
    throw new Undefinable(t("multiplesSquareRootNotTold", { radicand, id: system.id }));
  const [now, next] = system.onward;
  const above = now.now + now.before;
  const apart = above - (next.now + next.before);
  // Growth e = above - apart t, and sqrt(radicand) = product (2 e - trace) / discriminant = (whole - part t) / by.
  const [all, partly] = [(2 * above - trace) * product, 2 * apart * product];
  const common = gcd(gcd(all, partly), discriminant);
  const [whole, part, by] = [all / common, partly / common, discriminant / common];
  const [x, f] = ["=x", "=times"];
  const isOdd = (parity: boolean): Formula => ({
    kind: "digit count",
    count: zeros(system),
    within: { members: [!parity, parity], loop: 0 },
    of: x,
  });
  const numerators = system.worth.map((worth) => {
    const moved = after(system, worth, { now: 0, before: 0 });
    return { now: above * worth.now - moved.now, before: above * worth.before - moved.before };
  });
  const less = system.worth.map(({ now, before }) => ({ now: -apart * now, before: -apart * before }));
  const exceeds = (by: number): Formula => {
    const terms = [
      { name: x, factor: apart, worth: numerators },
      { name: f, factor: -apart, worth: less },
    ];
    return relation(minimal(sumOf(system, terms, { least: by, most: by }, effort)), x, f);
  };
  // Name f for ⌊t x⌋: by y < whole m - f <= by (y + 1), or all are 0.
  const none = and(equal({ [m]: 1 }, 0), equal({ [y]: 1 }, 0));
  const some = exists(
    [x, f],
    and(
      equal({ [x]: 1, [m]: -part }, 0),
      or(and(isOdd(false), exceeds(0)), and(isOdd(true), exceeds(apart))),
      between({ [m]: whole, [f]: -1, [y]: -by }, 1, by),
    ),
  );
  return or(none, some);
}

/** Number of trailing zeros, counted by places. */
const zeros = ({ quotients }: System): DigitCount => ({
  what: "zeros",
  quotients,
  carry: 1,
  places: 0,
  block: [],
});
