import { constant, type Formula } from "../automata/index.ts";
import { MOST_CONSTANT } from "../automata/linear.ts";
import { LimitError } from "../errors.ts";
import { t } from "../locale/law.ts";
import { gcd } from "../nimber/gcd.ts";
import { numbers } from "../rules/arithmetic.ts";
import { printExpression } from "../rules/print.ts";
import type { Expression } from "../rules/syntax.ts";
import { both, type Case, type Fresh, type Valued } from "./cases.ts";
import { digitsOf, noCount, statedByDigits } from "./digit-terms.ts";
import { undefinable } from "./undefinable.ts";
import {
  constantSum,
  equals,
  isAtMost,
  isBetween,
  isConstant,
  isNatural,
  nameOf,
  nameSum,
  plus,
  times,
  type WeightedSum,
} from "./weighted-sum.ts";

/**
 * Cases of an expression. @throws Undefinable when it multiplies or divides by variables, or contains similar
 * operations
 */
export function termOf(node: Expression, fresh: Fresh): Valued[] {
  if (node.kind === "number" || node.kind === "name") return newTerm(node, fresh);
  const { known } = fresh;
  if (known === undefined) return newTerm(node, fresh);
  const key = printExpression(node);
  const found = known.get(key) ?? newTerm(node, fresh);
  known.set(key, found);
  return found;
}

function newTerm(node: Expression, fresh: Fresh): Valued[] {
  switch (node.kind) {
    case "number":
      return node.value > MOST_CONSTANT
        ? largeTerm(node.value, fresh)
        : plain(constantSum(Number(node.value)));
    case "name":
      return [{ hidden: [], holds: [], form: nameSum(node.name) }];
    case "negative":
      return termOf(node.of, fresh).map((each) => ({ ...each, form: times(each.form, -1) }));
    case "call":
      return callOf(node, fresh);
    case "digits":
      return digitTerms(node, fresh);
    case "arithmetic": {
      const told = statedByDigits(node, fresh, termOf);
      if (told !== undefined) return told;
      if (["*", "/", "%", "**"].includes(node.sign)) smallFactors(node);
      return both(termOf(node.left, fresh), termOf(node.right, fresh), (left, right) => ({
        left,
        right,
      })).flatMap(({ left, right, hidden, holds }) =>
        arithmetic(node, left.form, right.form, fresh).map((each) => ({
          hidden: [...hidden, ...each.hidden],
          holds: [...holds, ...each.holds],
          form: each.form,
        })),
      );
    }
  }
}

/** A tail in a base is a remainder, which every system can express. */
function digitTerms(node: Expression & { kind: "digits" }, fresh: Fresh): Valued[] {
  const { what, quotients, carry, places } = node.digitFunction;
  if (what !== "tail" || carry === 1) return digitsOf(node, fresh, termOf);
  const modulus = small(constantSum(quotients[0]! ** places)).constant;
  return termOf(node.of, fresh).flatMap(({ hidden, holds, form }) =>
    divided(form, modulus, "%", fresh).map((each) => ({
      hidden: [...hidden, ...each.hidden],
      holds: [...holds, ...each.holds],
      form: each.form,
    })),
  );
}

const plain = (form: WeightedSum): Valued[] => [{ hidden: [], holds: [], form }];

/** A number too large for a coefficient, as a name with its digits. */
function largeTerm(value: bigint, fresh: Fresh): Valued[] {
  const name = fresh();
  return [{ hidden: [name], holds: [constant(value, name)], form: nameSum(name) }];
}

/** Largest bit length of a power that is computed. */
const MOST_BITS = 4096;

function powerOf(a: number, b: number, fresh: Fresh): Valued[] {
  if (Math.log2(Math.max(2, Math.abs(a))) * b > MOST_BITS) throw new LimitError("constant", MOST_CONSTANT);
  const value = BigInt(a) ** BigInt(b);
  if (value > MOST_CONSTANT) return largeTerm(value, fresh);
  if (value < -MOST_CONSTANT) throw new LimitError("constant", MOST_CONSTANT, value);
  return plain(constantSum(Number(value)));
}

function arithmetic(
  node: Expression & { kind: "arithmetic" },
  a: WeightedSum,
  b: WeightedSum,
  fresh: Fresh,
): Valued[] {
  switch (node.sign) {
    case "+":
      return plain(plus(a, b));
    case "-":
      return plain(plus(a, b, -1));
    case "*":
      if (isConstant(a)) return plain(small(times(b, a.constant)));
      if (isConstant(b)) return plain(small(times(a, b.constant)));
      throw undefinable(node, t("productVariables"));
    case "**":
      if (!isConstant(a) || !isConstant(b) || b.constant < 0) throw undefinable(node, t("powerVariable"));
      return powerOf(a.constant, b.constant, fresh);
    case "/":
    case "%":
      if (!isConstant(b)) throw undefinable(node, t("divisionVariable"));
      if (b.constant === 0) throw undefinable(node, t("divisionZero"));
      return divided(a, b.constant, node.sign, fresh);
    case "xor":
      return xorOf(a, b, fresh);
    case "bitand":
      return sharedBits(a, b, -1, fresh);
    case "bitor":
      return sharedBits(a, b, 1, fresh);
  }
}

/** Checks that coefficients, divisors and powers are small enough for sums. @throws LimitError */
function smallFactors({ left, right }: Expression & { kind: "arithmetic" }): void {
  for (const each of [left, right])
    if (each.kind === "number" && each.value > MOST_CONSTANT)
      throw new LimitError("constant", MOST_CONSTANT, each.value);
}

function small(form: WeightedSum): WeightedSum {
  for (const each of [form.constant, ...Object.values(form.weights)])
    if (!(Math.abs(each) <= MOST_CONSTANT)) throw new LimitError("constant", MOST_CONSTANT);
  return form;
}

/** Cases of the quotient ⌊a / b⌋, or of the remainder. */
function divided(a: WeightedSum, b: number, sign: "/" | "%", fresh: Fresh): Valued[] {
  if (isConstant(a))
    return plain(constantSum(numbers[sign === "/" ? "quotient" : "remainder"](a.constant, b)));
  const [top, by] = b > 0 ? [a, b] : [times(a, -1), -b];
  const cases = isNatural(top) ? [1] : [1, -1];
  return cases.map((direction) => {
    const name = fresh();
    const quotient = times(nameSum(name), direction);
    // by q <= top <= by q + by - 1, where q is name, or -name if q is negative.
    const holds = [isBetween(plus(top, times(quotient, by), -1), 0, by - 1)];
    if (direction === -1) holds.push(isAtMost(constantSum(1), nameSum(name)));
    const form = sign === "/" ? quotient : plus(a, small(times(quotient, b)), -1);
    return { hidden: [name], holds, form };
  });
}

/** Cases of ⌊a √r⌋, where `a` is a factor and r a number. */
function rootOf(
  node: Expression & { kind: "call" },
  factors: readonly Valued[],
  [under]: readonly Valued[],
  fresh: Fresh,
): Valued[] {
  const { form: radicand } = under!;
  if (!isConstant(radicand)) throw undefinable(node, t("rootVariable"));
  return factors.flatMap((factor) =>
    isConstant(factor.form)
      ? [{ ...factor, form: constantSum(numbers.root(factor.form.constant, radicand.constant)) }]
      : multiplesOf(factor, radicand.constant, fresh),
  );
}

/** Cases of the same product when the factor is not a constant. */
function multiplesOf(factor: Valued, radicand: number, fresh: Fresh): Valued[] {
  return signed(factor.form, fresh).map(({ hidden, holds, name, negative }) => {
    const root = fresh();
    const part: Formula = { kind: "root", radicand, of: [name, root] };
    // For 1 + name, when the result would be -1 - name, the root is not an integer.
    const more = fresh();
    return negative
      ? {
          hidden: [...factor.hidden, ...hidden, root, more],
          holds: [
            ...factor.holds,
            ...holds,
            equals(nameSum(more), plus(nameSum(name), constantSum(1))),
            { ...part, of: [more, root] },
          ],
          form: plus(constantSum(-1), nameSum(root), -1),
        }
      : {
          hidden: [...factor.hidden, ...hidden, root],
          holds: [...factor.holds, ...holds, part],
          form: nameSum(root),
        };
  });
}

/** Cases in which a number is a name, or -1 - name. */
function signed(form: WeightedSum, fresh: Fresh): (Case & { name: string; negative: boolean })[] {
  const own = nameOf(form);
  if (own !== undefined) return [{ hidden: [], holds: [], name: own, negative: false }];
  const cases = isNatural(form) ? [false] : [false, true];
  return cases.map((negative) => {
    const name = fresh();
    const value = negative ? plus(constantSum(-1), form, -1) : form;
    return { hidden: [name], holds: [equals(nameSum(name), value)], name, negative };
  });
}

/** Nim-sum, in two's complement when an operand is negative. */
function xorOf(a: WeightedSum, b: WeightedSum, fresh: Fresh): Valued[] {
  return both(signed(a, fresh), signed(b, fresh), (left, right) => ({ left, right })).map(
    ({ left, right, hidden, holds }) => {
      const name = fresh();
      const negative = left.negative !== right.negative;
      return {
        hidden: [...hidden, name],
        holds: [...holds, { kind: "xor", of: [left.name, right.name, name] }],
        form: negative ? plus(constantSum(-1), nameSum(name), -1) : nameSum(name),
      };
    },
  );
}

/** Bitwise `and` (`sign` -1) or `or`: half of a + b minus, or plus, the nim-sum. */
function sharedBits(a: WeightedSum, b: WeightedSum, sign: 1 | -1, fresh: Fresh): Valued[] {
  return xorOf(a, b, fresh).flatMap(({ hidden, holds, form }) => {
    const twice = plus(plus(a, b), form, sign);
    if (!isNatural(a) || !isNatural(b))
      return divided(twice, 2, "/", fresh).map((each) => ({
        hidden: [...hidden, ...each.hidden],
        holds: [...holds, ...each.holds],
        form: each.form,
      }));
    const name = fresh();
    const half = equals(times(nameSum(name), 2), twice);
    return { hidden: [...hidden, name], holds: [...holds, half], form: nameSum(name) };
  });
}

function callOf(node: Expression & { kind: "call" }, fresh: Fresh): Valued[] {
  const of = node.of.map((each) => termOf(each, fresh));
  if (node.call === "gcd") return [gcdOf(node, of)];
  if (node.call === "root") return rootOf(node, of[0]!, of[1]!, fresh);
  if (node.call === "lpf" || node.call === "primepi" || node.call === "bigomega")
    throw undefinable(node, t("primeFactors"));
  if (node.call === "valuation" || node.call === "popcount") throw noCount(node);
  if (node.call === "abs")
    return of[0]!
      .flatMap((each) => greater(each, { ...each, form: times(each.form, -1) }, each))
      .map((each) => asName(each, fresh));
  const sign = node.call === "max" ? 1 : -1;
  return of.reduce((a, b) =>
    both(a, b, (x, y) => ({ x, y })).flatMap(({ x, y, ...rest }) =>
      sign === 1 ? greater(x, y, rest) : greater(y, x, rest, true),
    ),
  );
}

/** A value known to be non-negative, as a name, so that later operations need not check its sign. */
function asName(valued: Valued, fresh: Fresh): Valued {
  const { hidden, holds, form } = valued;
  if (isNatural(form)) return valued;
  const name = fresh();
  return { hidden: [...hidden, name], holds: [...holds, equals(nameSum(name), form)], form: nameSum(name) };
}

/** Maximum or minimum of two, by cases. */
function greater(a: Valued, b: Valued, { hidden, holds }: Case, smaller = false): Valued[] {
  const [first, second] = smaller ? [b, a] : [a, b];
  return [
    { hidden, holds: [...holds, isAtMost(b.form, a.form)], form: first.form },
    { hidden, holds: [...holds, isAtMost(a.form, b.form, -1)], form: second.form },
  ];
}

function gcdOf(node: Expression & { kind: "call" }, of: readonly (readonly Valued[])[]): Valued {
  const numbers = of.map(([each]) => each!.form);
  const isOne = of.every((cases) => cases.length === 1);
  if (!isOne || !numbers.every(isConstant)) throw undefinable(node, t("commonDivisorVariables"));
  return { hidden: [], holds: [], form: constantSum(numbers.map((each) => each.constant).reduce(gcd)) };
}
