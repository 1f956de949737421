import { RuleError } from "../errors.ts";
import { t } from "../locale/rules.ts";
import { natural } from "../nimber/natural.ts";
import { type Arithmetic, bigints } from "./arithmetic.ts";
import { matches } from "./pattern.ts";
import type { ColumnsSet, MatchingSet } from "./print.ts";
import type { Members } from "./sets.ts";
import type { DigitFunction, DigitSystem } from "./syntax.ts";

// Computes functions of the digits of a number in a numeration system.

interface Digit<N> {
  readonly digit: number;
  readonly weight: N;
}

const negativeDigits = () => new RuleError(t("digitsNegativeNumber2"));

/** Digits of a number, highest first; 0 has none. */
function digitsOf<N extends number | bigint>(
  of: N,
  { quotients, carry }: DigitSystem,
  exact: Arithmetic<N>,
): Digit<N>[] {
  if (of < 0) throw negativeDigits();
  const more: N = exact.of(carry);
  const by = quotients.map(exact.of);
  const weights: N[] = [];
  for (
    let [now, below]: [N, N] = [exact.of(1), more];
    now <= of;
    [now, below] = [
      exact.plus(exact.times(by[(weights.length - 1) % by.length]!, now), exact.times(more, below)),
      now,
    ]
  )
    weights.push(now);
  let rest = of;
  return weights.reverse().map((weight) => {
    const digit = Number(exact.quotient(rest, weight));
    rest = exact.remainder(rest, weight);
    return { digit, weight };
  });
}

/** Function of digits with exact arithmetic of one kind. Cost: one step for each digit. */
export function digitFunction<N extends number | bigint>(
  called: DigitFunction,
  exact: Arithmetic<N>,
): (of: N) => N {
  const { what, places, block } = called;
  const tell: Readonly<Record<DigitFunction["what"], (digits: readonly Digit<N>[]) => N>> = {
    zeros(digits) {
      const last = digits.findLastIndex(({ digit }) => digit > 0);
      return exact.of(last < 0 ? 0 : digits.length - 1 - last);
    },
    digitsum: (digits) => exact.of(digits.reduce((sum, { digit }) => sum + digit, 0)),
    length: (digits) => exact.of(digits.length),
    lowest: (digits) => digits.findLast(({ digit }) => digit > 0)?.weight ?? exact.of(1),
    tail: (digits) =>
      digits
        .slice(-places)
        .reduce(
          (sum, { digit, weight }) => exact.plus(sum, exact.times(exact.of(digit), weight)),
          exact.of(0),
        ),
    count(digits) {
      const starts = digits.filter((_, i) => block.every((each, j) => digits[i + j]?.digit === each));
      return exact.of(starts.length);
    },
  };
  return (of) => tell[what](digitsOf(of, called, exact));
}

/** Numbers whose digits match a pattern. Cost of a test: that of the pattern, for each digit. */
export function matching(set: MatchingSet): Members {
  return tested((value) => {
    const digits = value < 0 ? undefined : digitsOf(BigInt(value), set, bigints);
    return (
      digits !== undefined &&
      matches(
        set.pattern,
        digits.map(({ digit }) => digit),
      )
    );
  });
}

/**
 * Numbers whose digits, added to those of others, give a multiple of a number in every place. Cost of a test: one step
 * for each digit.
 */
export function columns(
  others: readonly bigint[],
  { base, modulus }: Pick<ColumnsSet, "base" | "modulus">,
): Members {
  const radix = BigInt(base);
  return tested((value) => {
    let rest = [BigInt(value), ...others];
    if (rest.some((each) => each < 0n)) return false;
    while (rest.some((each) => each > 0n)) {
      if (rest.reduce((sum, each) => sum + (each % radix), 0n) % BigInt(modulus) !== 0n) return false;
      rest = rest.map((each) => each / radix);
    }
    return true;
  });
}

/** Members of a set that are found one by one. */
const tested = (has: Members["has"]): Members => ({
  has,
  *list(least, most, tick) {
    for (let n = BigInt(least); n <= most; n++) {
      tick();
      if (has(n)) yield natural(n);
    }
  },
});
