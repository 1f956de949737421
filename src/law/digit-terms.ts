import { beyond } from "../automata/growth.ts";
import type { DigitCount, Formula, Periodic, Undefinable } from "../automata/index.ts";
import { LimitError } from "../errors.ts";
import { t } from "../locale/law.ts";
import { printExpression } from "../rules/print.ts";
import {
  type Comparison,
  type Condition,
  type DigitFunction,
  type Expression,
  type Link,
  NEGATED,
} from "../rules/syntax.ts";
import type { Case, Fresh, Valued } from "./cases.ts";
import { undefinable } from "./undefinable.ts";
import {
  constantSum,
  equals,
  isAtMost,
  isConstant,
  nameOf,
  nameSum,
  times,
  type WeightedSum,
} from "./weighted-sum.ts";

/** Finds the cases of an expression. */
export type Reader = (node: Expression, fresh: Fresh) => Valued[];

export const noCount = (node: Expression): Undefinable =>
  undefinable(node, t("numberDigitsOnlyRemaindersBounds"));

/** Largest modulus and bound. */
const MOST = 64;

type Call = Expression & ({ kind: "call" } | { kind: "digits" });

/** Whether a call counts digits. */
const counts = (node: Expression): node is Call =>
  node.kind === "digits"
    ? isCount(node.digitFunction)
    : node.kind === "call" && (node.call === "valuation" || node.call === "popcount");

const isCount = (digits: DigitFunction): digits is DigitFunction & DigitCount => digits.what !== "lowest";

/** Constant value of an expression, if it has one. */
function constantOf(node: Expression, fresh: Fresh, termOf: Reader): number | undefined {
  if (counts(node)) return undefined;
  const [only, second] = termOf(node, fresh);
  return second === undefined && isConstant(only!.form) ? only!.form.constant : undefined;
}

/** Cases in which a natural number equals a name. There are none where it is negative. */
export function namedCases(
  node: Expression,
  fresh: Fresh,
  termOf: Reader,
): (Case & { readonly name: string })[] {
  return termOf(node, fresh).map(({ hidden, holds, form }) => {
    const own = nameOf(form);
    if (own !== undefined) return { hidden, holds, name: own };
    const name = fresh();
    return {
      hidden: [...hidden, name],
      holds: [...holds, equals(nameSum(name), form), isAtMost(constantSum(0), form)],
      name,
    };
  });
}

/** Condition that the count of a call lies in a set; undefined when its base is not a constant. */
function counted(call: Call, within: Periodic, fresh: Fresh, termOf: Reader): Case[] | undefined {
  if (call.kind === "digits") {
    const { digitFunction: count } = call;
    if (!isCount(count)) return undefined;
    return namedCases(call.of, fresh, termOf).map(({ hidden, holds, name }) => ({
      hidden,
      holds: [...holds, { kind: "digit count", count, within, of: name }],
    }));
  }
  const [of, by] = call.of;
  const base = by === undefined ? 2 : constantOf(by, fresh, termOf);
  if (base === undefined) return undefined;
  return namedCases(of!, fresh, termOf).map(({ hidden, holds, name }) => {
    const formula: Formula =
      call.call === "popcount"
        ? { kind: "popcount", within, of: name }
        : { kind: "valuation", base, within, of: name };
    return { hidden, holds: [...holds, formula] };
  });
}

/**
 * Cases of expressions that only digits define: digit counts modulo a number, powers with such exponents, last digits.
 */
export function statedByDigits(
  node: Expression & { kind: "arithmetic" },
  fresh: Fresh,
  termOf: Reader,
): Valued[] | undefined {
  const { sign, left, right } = node;
  if (sign === "%" && counts(left)) {
    const modulus = constantOf(right, fresh, termOf);
    if (modulus === undefined || modulus < 1 || modulus > MOST) return undefined;
    const cases = Array.from({ length: modulus }, (_, residue) => {
      const members = Array.from({ length: modulus }, (_, i) => i === residue);
      return counted(left, { members, loop: 0 }, fresh, termOf)?.map((each) => ({
        ...each,
        form: constantSum(residue),
      }));
    });
    return cases.some((each) => each === undefined) ? undefined : cases.flatMap((each) => each!);
  }
  if (sign === "**" && right.kind === "call" && right.call === "valuation") {
    const [base, by] = [constantOf(left, fresh, termOf), constantOf(right.of[1]!, fresh, termOf)];
    if (base === undefined || base !== by) return undefined;
    return namedCases(right.of[0]!, fresh, termOf).map(({ hidden, holds, name }) => {
      const power = fresh();
      return {
        hidden: [...hidden, power],
        holds: [...holds, { kind: "lowest", quotients: [base], carry: 0, of: [name, power] }],
        form: nameSum(power),
      };
    });
  }
  if (sign === "**" && baseOfLength(right) !== undefined && right.kind === "digits") {
    const base = baseOfLength(right)!;
    return constantOf(left, fresh, termOf) === base
      ? firstPowerAbove(right.of, base, fresh, termOf)
      : undefined;
  }
  if (sign === "%" && left.kind === "arithmetic" && left.sign === "/")
    return lastDigitOf(left, right, fresh, termOf);
  return undefined;
}

/** Cases of the first power of a base that is greater than a number. */
const firstPowerAbove = (node: Expression, base: number, fresh: Fresh, termOf: Reader): Valued[] =>
  namedCases(node, fresh, termOf).flatMap(({ hidden, holds, name }): Valued[] => {
    const [of, power] = [nameSum(name), fresh()];
    const above = nameSum(power);
    const within = [isAtMost(of, above, -1), isAtMost(above, times(of, base))];
    return [
      { hidden, holds: [...holds, equals(of, constantSum(0))], form: constantSum(1) },
      {
        hidden: [...hidden, power],
        holds: [...holds, { kind: "power", base, of: power }, ...within],
        form: above,
      },
    ];
  });

/** Cases of a function of a number's digits, except for unbounded counts. */
export function digitsOf(node: Expression & { kind: "digits" }, fresh: Fresh, termOf: Reader): Valued[] {
  const { digitFunction } = node;
  if (!isCount(digitFunction)) {
    return namedCases(node.of, fresh, termOf).map(({ hidden, holds, name }) => {
      const weight = fresh();
      const { quotients, carry } = digitFunction;
      return {
        hidden: [...hidden, weight],
        holds: [...holds, { kind: "lowest", quotients, carry, of: [name, weight] }],
        form: nameSum(weight),
      };
    });
  }
  if (digitFunction.what !== "tail") throw noCount(node);
  const all = beyond(digitFunction, digitFunction.places);
  if (all > MOST_TAILS) throw new LimitError("clauses", MOST_TAILS, all);
  return Array.from({ length: all }, (_, value) => {
    const members = Array.from({ length: all + 1 }, (_, i) => i === value);
    return counted(node, { members, loop: all }, fresh, termOf)!.map((each) => ({
      ...each,
      form: constantSum(value),
    }));
  }).flat();
}

/** Limit on the number of tails, which are examined one by one. */
const MOST_TAILS = 256;

/** Last non-zero digit: n / b**valuation(n,b) % b. */
function lastDigitOf(
  { left: of, right: power }: Expression & { kind: "arithmetic" },
  right: Expression,
  fresh: Fresh,
  termOf: Reader,
): Valued[] | undefined {
  if (power.kind !== "arithmetic" || power.sign !== "**" || power.right.kind !== "call") return undefined;
  const { call, of: args } = power.right;
  if (call !== "valuation" || printExpression(args[0]!) !== printExpression(of)) return undefined;
  const [base, by, modulus] = [power.left, args[1]!, right].map((each) => constantOf(each, fresh, termOf));
  if (base === undefined || base !== by || base !== modulus || base < 2 || base > MOST) return undefined;
  return Array.from({ length: base }, (_, digit) =>
    namedCases(of, fresh, termOf).map(
      ({ hidden, holds, name }): Valued => ({
        hidden,
        holds: [
          ...holds,
          digit === 0 ? equals(nameSum(name), constantSum(0)) : { kind: "last", base, digit, of: name },
        ],
        form: constantSum(digit),
      }),
    ),
  ).flat();
}

const TURNED: Readonly<Record<Comparison, Comparison>> = {
  "=": "=",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

const compares = (a: number, sign: Comparison, b: number): boolean =>
  ({ "=": a === b, "!=": a !== b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b })[sign];

/** Base of a number of digits. */
export function baseOfLength(node: Expression): number | undefined {
  if (node.kind !== "digits" || node.digitFunction.what !== "length") return undefined;
  const { quotients, carry } = node.digitFunction;
  return carry === 0 && quotients.length === 1 ? quotients[0] : undefined;
}

/**
 * Cases of a comparison of two numbers of digits in one base: a has fewer digits than b exactly if a power of the base
 * is greater than a and at most b. Numbers other than 0 have as many exactly if both lie from one power to the next.
 */
function comparedLengths(
  left: Expression,
  sign: Comparison,
  right: Expression,
  fresh: Fresh,
  termOf: Reader,
): readonly Case[] | undefined {
  const base = baseOfLength(left);
  if (base === undefined || baseOfLength(right) !== base) return undefined;
  if (sign === ">" || sign === ">=") return comparedLengths(right, TURNED[sign], left, fresh, termOf);
  const named = ({ of }: Expression & { kind: "digits" }) => namedCases(of, fresh, termOf);
  const sides = named(left as Call & { kind: "digits" }).flatMap((a) =>
    named(right as Call & { kind: "digits" }).map((b) => ({
      hidden: [...a.hidden, ...b.hidden],
      holds: [...a.holds, ...b.holds],
      names: [nameSum(a.name), nameSum(b.name)] as const,
    })),
  );
  return sides.flatMap(({ hidden, holds, names: [a, b] }): Case[] => {
    const joined = (more: Case): Case => ({
      hidden: [...hidden, ...more.hidden],
      holds: [...holds, ...more.holds],
    });
    const isPower = (name: string): Formula => ({ kind: "power", base, of: name });
    const isLess = (less: WeightedSum, more: WeightedSum): Case => {
      const power = fresh();
      const of = nameSum(power);
      return { hidden: [power], holds: [isPower(power), isAtMost(less, of, -1), isAtMost(of, more)] };
    };
    const isSame = (): Case[] => {
      const power = fresh();
      const of = nameSum(power);
      const within = [a, b].flatMap((each) => [isAtMost(of, each), isAtMost(each, times(of, base), -1)]);
      return [
        { hidden: [], holds: [equals(a, constantSum(0)), equals(b, constantSum(0))] },
        { hidden: [power], holds: [isPower(power), ...within] },
      ];
    };
    if (sign === "!=") return [isLess(a, b), isLess(b, a)].map(joined);
    const less = sign === "=" ? [] : [isLess(a, b)];
    return (sign === "<" ? less : [...isSame(), ...less]).map(joined);
  });
}

/** Cases of a comparison of a digit count with a constant, or of two numbers of digits, if the condition is one. */
export function countedCases(
  { first, links }: Condition & { kind: "chain" },
  fresh: Fresh,
  holds: boolean,
  termOf: Reader,
): readonly Case[] | undefined {
  const [link, more] = links as [Link, Link | undefined];
  if (more !== undefined || link.sign === "in") return undefined;
  const lengths = comparedLengths(first, holds ? link.sign : NEGATED[link.sign], link.right, fresh, termOf);
  if (lengths !== undefined) return lengths;
  const [call, other, sign] = counts(first)
    ? [first, link.right, link.sign]
    : [link.right, first, TURNED[link.sign]];
  const bound = counts(call) ? constantOf(other, fresh, termOf) : undefined;
  if (bound === undefined || Math.abs(bound) > MOST || !counts(call)) return undefined;
  const size = Math.max(0, bound) + 2;
  const members = Array.from({ length: size }, (_, i) => compares(i, sign, bound) === holds);
  return counted(call, { members, loop: size - 1 }, fresh, termOf);
}
