import { RuleError } from "../../errors.ts";
import { t } from "../../locale/codegen.ts";
import type { Linear } from "../../rules/linear.ts";
import { isNatural } from "../../rules/natural.ts";
import { printSet } from "../../rules/print.ts";
import type {
  Call,
  Comparison,
  Condition,
  DigitFunction,
  Expression,
  Link,
  NumberSet,
  Sign,
} from "../../rules/syntax.ts";
import { foldedBy } from "../../rules/walk.ts";
import type { Helper } from "./helpers.ts";

/** Writer of a rule's expressions and conditions in the language of `program.ts`, with long integers throughout. */
export interface Writer {
  name(name: string): string;
  expression(node: Expression): string;
  linear(form: Linear): string;
  /** Next larger divisor of a number than the one named `divisor`; more than the number after the last. */
  nextDivisor(of: Expression, divisor: string): string;
  /** Test that a condition holds, or that it does not. */
  condition(node: Condition, holds?: boolean): string;
}

const OPPOSITE: Readonly<Record<Comparison, string>> = {
  "=": "!=",
  "!=": "==",
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
};

const BITS: Readonly<Partial<Record<Sign, string>>> = { bitand: "&", xor: "^", bitor: "|" };

const CALLS: Readonly<Record<Call, Helper>> = {
  min: "smaller",
  max: "larger",
  gcd: "gcd",
  abs: "absolute",
  root: "rooted",
  valuation: "valuation",
  popcount: "popcount",
  lpf: "leastPrime",
  primepi: "primesTo",
  bigomega: "primeFactors",
};

/** Functions of the digits in a base, which need one loop. */
const IN_BASE = { digitsum: "digitSumIn", length: "digitsIn" } as const;

const DIGITS = {
  zeros: "endZeros",
  digitsum: "digitSum",
  length: "digitCount",
  lowest: "lowestWeight",
} as const;

/**
 * Writer with the names from `called`; records the helpers that it calls in `used`. A call of the nodes that are `known`
 * has these operands instead of its own.
 */
export function writer(
  called: Pick<ReadonlyMap<string, string>, "get">,
  used: Set<Helper>,
  known: ReadonlyMap<Expression, readonly string[]> = new Map(),
): Writer {
  function helper(name: Helper, ...operands: readonly string[]): string {
    used.add(name);
    return `${name}(${operands.join(", ")})`;
  }

  const name = (each: string) => called.get(each)!;

  const expression = foldedBy<string>({
    number: ({ value }) => `${value}L`,
    name: (node) => name(node.name),
    negative: (of) => `(0L - ${of})`,
    arithmetic,
    digits: (of, { digitFunction }) => digits(digitFunction, of),
    call(own, node) {
      const of = known.get(node) ?? own;
      const name = CALLS[node.call];
      return of.length === 1 ? helper(name, of[0]!) : of.reduce((a, b) => helper(name, a, b));
    },
  });

  function digits({ what, quotients, carry, places, block }: DigitFunction, of: string): string {
    const [radix, second] = quotients as readonly [number, number?];
    if (second !== undefined) throw new RuleError(t("noDigits"));
    if (carry === 0 && (what === "length" || what === "digitsum"))
      return helper(IN_BASE[what], of, `${radix}L`);
    const system = [of, `${radix}L`, `${carry}L`];
    if (what === "tail") return helper("tailOf", ...system, `${places}L`);
    if (what !== "count") return helper(DIGITS[what], ...system);
    // A block becomes a number in a base that has a digit for each of its digits.
    const code = block.reduce((sofar, digit) => sofar * (radix + 1) + digit, 0);
    return helper("blocksOf", ...system, `${block.length}L`, `${code}L`);
  }

  function arithmetic(
    a: string,
    b: string,
    { sign, left, right }: Expression & { kind: "arithmetic" },
  ): string {
    if (sign === "**") return helper("power", a, b);
    const bits = BITS[sign];
    if (bits !== undefined) return `(${a} ${bits} ${b})`;
    if (sign !== "/" && sign !== "%") return `(${a} ${sign} ${b})`;
    // For natural numbers every language rounds down.
    if (isNatural(left) && isNatural(right)) return sign === "/" ? `(${a} // ${b})` : `(${a} % ${b})`;
    return helper(sign === "/" ? "over" : "modulo", a, b);
  }

  function linear({ of, rest }: Linear): string {
    const terms = [...of].map(([each, by]) => ({
      by,
      text: by === 1n || by === -1n ? name(each) : `${by < 0n ? -by : by}L * ${name(each)}`,
    }));
    const positive = terms.filter(({ by }) => by > 0n).map(({ text }) => text);
    const negative = terms.filter(({ by }) => by < 0n).map(({ text }) => text);
    if (rest > 0n || positive.length === 0) positive.push(`${rest > 0n ? rest : 0n}L`);
    if (rest < 0n) negative.push(`${-rest}L`);
    return [positive.join(" + "), ...negative].join(" - ");
  }

  function isIn(left: string, set: NumberSet, holds: boolean): string {
    const test = (call: string) => `${call} == ${holds ? 1 : 0}`;
    switch (set.kind) {
      case "squares":
        return test(helper("isSquare", left));
      case "primes":
        return test(helper("isPrime", left));
      case "fibonacci":
        return test(helper("isFibonacci", left));
      case "powers": {
        if (set.base.kind !== "number" || set.base.value < 2n)
          return test(helper("isPower", left, expression(set.base)));
        if (set.base.value > 2n || !/^\w+$/.test(left))
          return test(helper("isPowerOf", left, expression(set.base)));
        const below = `(${left} & (${left} - 1L))`;
        return holds ? `(${left} > 0L and ${below} == 0L)` : `(${left} <= 0L or ${below} != 0L)`;
      }
      case "divisors":
        return test(helper("isDivisor", left, expression(set.of)));
      case "digits":
        if (!isNatural(set.of) || set.base.kind !== "number" || set.base.value < 2n)
          throw new RuleError(t("noDigitSet", { printSet: printSet(set) }));
        return test(helper("isDigit", left, expression(set.of), expression(set.base)));
      case "matching":
      case "columns":
        throw new RuleError(t("noPattern"));
      case "listed": {
        const ranges = set.ranges.map(({ from, to }) => {
          const first = expression(from);
          if (to === undefined) return `${left} ${holds ? "==" : "!="} ${first}`;
          return holds
            ? `${left} >= ${first} and ${left} <= ${expression(to)}`
            : `(${left} < ${first} or ${left} > ${expression(to)})`;
        });
        return `(${ranges.map((each) => (holds ? `(${each})` : each)).join(holds ? " or " : " and ")})`;
      }
    }
  }

  function linkOf(left: string, link: Link, holds: boolean): string {
    if (link.sign === "in") return isIn(left, link.set, holds);
    const sign = holds ? (link.sign === "=" ? "==" : link.sign) : OPPOSITE[link.sign];
    return `${left} ${sign} ${expression(link.right)}`;
  }

  function condition(node: Condition, holds = true): string {
    if (node.kind === "not") return condition(node.of, !holds);
    if (node.kind !== "chain") {
      const sign = (node.kind === "and") === holds ? " and " : " or ";
      return `(${node.of.map((each) => condition(each, holds)).join(sign)})`;
    }
    let left = expression(node.first);
    const links = node.links.map((link) => {
      const text = linkOf(left, link, holds);
      if (link.sign !== "in") left = expression(link.right);
      return text;
    });
    return links.length === 1 ? links[0]! : `(${links.join(holds ? " and " : " or ")})`;
  }

  const nextDivisor = (of: Expression, divisor: string) =>
    helper("nextDivisor", isNatural(of) ? expression(of) : helper("absolute", expression(of)), divisor);

  return { name, expression, linear, nextDivisor, condition };
}

/**
 * Names for those of a rule, none of them `taken`: in some languages `n` and `N` are the same, and `λ` is not allowed.
 */
export function namesFor(names: readonly string[], taken: Set<string>): Map<string, string> {
  const called = new Map<string, string>();
  for (const name of names) {
    const root = /^[a-z]$/.test(name[0]!) ? name[0]! : "x";
    let given = /^[a-z]\d*$/.test(name) ? name : root;
    for (let i = 2; taken.has(given); i++) given = `${root}${i}`;
    taken.add(given);
    called.set(name, given);
  }
  return called;
}
