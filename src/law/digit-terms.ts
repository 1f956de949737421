import { beyond } from "../automata/growth.ts";
import type { DigitCount, Formula, Periodic, Undefinable } from "../automata/index.ts";
import { LimitError } from "../errors.ts";
import { t } from "../locale/law.ts";
import { printExpression } from "../rules/print.ts";
import type { Comparison, Condition, DigitFunction, Expression, Link } from "../rules/syntax.ts";
import type { Case, Fresh, Valued } from "./cases.ts";
import { undefinable } from "./undefinable.ts";
import { constantSum, equals, isAtMost, isConstant, nameOf, nameSum } from "./weighted-sum.ts";

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
    ? isCount(node.told)
    : node.kind === "call" && (node.call === "valuation" || node.call === "popcount");

const isCount = (told: DigitFunction): told is DigitFunction & DigitCount => told.what !== "lowest";

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
    const { told } = call;
    if (!isCount(told)) return undefined;
    return namedCases(call.of, fresh, termOf).map(({ hidden, holds, name }) => ({
      hidden,
      holds: [...holds, { kind: "told", told, within, of: name }],
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
export function toldByDigits(
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
  if (sign === "%" && left.kind === "arithmetic" && left.sign === "/")
    return lastDigitOf(left, right, fresh, termOf);
  return undefined;
}

/** Cases of a function of a number's digits, except for unbounded counts. */
export function digitsOf(node: Expression & { kind: "digits" }, fresh: Fresh, termOf: Reader): Valued[] {
  const { told } = node;
  if (!isCount(told)) {
    return namedCases(node.of, fresh, termOf).map(({ hidden, holds, name }) => {
      const weight = fresh();
      const { quotients, carry } = told;
      return {
        hidden: [...hidden, weight],
        holds: [...holds, { kind: "lowest", quotients, carry, of: [name, weight] }],
        form: nameSum(weight),
      };
    });
  }
  if (told.what !== "tail") throw noCount(node);
  const all = beyond(told, told.places);
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

/** Cases of a comparison of a digit count with a constant, if the condition is one. */
export function countedCases(
  { first, links }: Condition & { kind: "chain" },
  fresh: Fresh,
  holds: boolean,
  termOf: Reader,
): readonly Case[] | undefined {
  const [link, more] = links as [Link, Link | undefined];
  if (more !== undefined || link.sign === "in") return undefined;
  const [call, other, sign] = counts(first)
    ? [first, link.right, link.sign]
    : [link.right, first, TURNED[link.sign]];
  const bound = counts(call) ? constantOf(other, fresh, termOf) : undefined;
  if (bound === undefined || Math.abs(bound) > MOST || !counts(call)) return undefined;
  const size = Math.max(0, bound) + 2;
  const members = Array.from({ length: size }, (_, i) => compares(i, sign, bound) === holds);
  return counted(call, { members, loop: size - 1 }, fresh, termOf);
}
