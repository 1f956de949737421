import { isqrt } from "../nimber/isqrt.ts";
import { gcdOf } from "../number/factor.ts";
import { divided, isZero, joined, multiplied, negative, number, SPAN } from "../rules/build.ts";
import { multipleIn } from "../rules/linear.ts";
import type { Expression } from "../rules/syntax.ts";
import { namesIn } from "../rules/walk.ts";

// Beatty sequences ⌊kα⌋ in laws: the only k that can give a number, as an expression.

/** The expression ⌊k (`whole` + `part` √`radicand`) / `by`⌋. */
interface Multiple {
  readonly whole: bigint;
  readonly part: bigint;
  readonly radicand: bigint;
  readonly by: bigint;
}

interface Summand {
  readonly sign: 1n | -1n;
  readonly of: Expression;
}

function summands(node: Expression, sign: 1n | -1n = 1n): Summand[] {
  const other = sign === 1n ? -1n : 1n;
  if (node.kind === "negative") return summands(node.of, other);
  if (node.kind !== "arithmetic" || (node.sign !== "+" && node.sign !== "-")) return [{ sign, of: node }];
  return [...summands(node.left, sign), ...summands(node.right, node.sign === "+" ? sign : other)];
}

/** Summands as a multiple of a letter by an irrational number, if they have this form. */
function multipleOf(all: readonly Summand[], letter: string, by = 1n): Multiple | undefined {
  const [{ sign, of: only }, second] = all as [Summand, Summand?];
  const isQuotient = only.kind === "arithmetic" && only.sign === "/" && only.right.kind === "number";
  if (second === undefined && isQuotient && sign === 1n && by === 1n)
    return multipleOf(summands(only.left), letter, (only.right as Expression & { kind: "number" }).value);
  let [whole, part, radicand] = [0n, 0n, 0n];
  for (const { sign, of } of all) {
    const root = of.kind === "call" && of.call === "root" ? of.of : undefined;
    const times = multipleIn(root === undefined ? of : root[0]!, letter);
    if (times === undefined || !isZero(times.rest)) return undefined;
    if (root === undefined) {
      whole += sign * times.slope;
      continue;
    }
    const [, under] = root;
    if (part !== 0n || sign < 0n || under?.kind !== "number") return undefined;
    [part, radicand] = [times.slope, under.value];
  }
  return { whole, part, radicand, by };
}

const isSquare = (n: bigint): boolean => isqrt(n) ** 2n === n;

const sizeOf = (n: bigint): bigint => (n < 0n ? -n : n);

const scaled = (factor: bigint, of: Expression): Expression => {
  const product = multiplied(sizeOf(factor), of);
  return factor < 0n ? negative(product) : product;
};

/**
 * Natural number k, in terms of other names, for which the Beatty term `node` equals `of`. `node` is ⌊kα⌋,
 * perhaps plus terms without k, with α > 1 in a quadratic field. For n = ⌊kα⌋, k is n / α rounded up: the
 * negative of -n (whole - part √d) by / (whole² - part² d) rounded down. `undefined` for other forms.
 */
export function beattyIndex(node: Expression, of: Expression, letter: string): Expression | undefined {
  const all = summands(node);
  const has = (each: Summand) => namesIn(each.of).includes(letter);
  const found = multipleOf(all.filter(has), letter);
  if (found === undefined || found.by < 1n || found.part < 1n || isSquare(found.radicand)) return undefined;
  const { whole, part, radicand, by } = found;
  const slope = (Number(whole) + Number(part) * Math.sqrt(Number(radicand))) / Number(by);
  if (!(slope > 1)) return undefined;
  const value = all
    .filter((each) => !has(each))
    .reduce((sofar, each) => joined(each.sign === 1n ? "-" : "+", sofar, each.of), of);
  const norm = whole * whole - part * part * radicand;
  const sign = norm < 0n ? -1n : 1n;
  const common = gcdOf(by * gcdOf(part, sizeOf(whole)), sizeOf(norm));
  const root: Expression = {
    kind: "call",
    call: "root",
    of: [scaled((sign * by * part) / common, value), number(radicand)],
    span: SPAN,
  };
  const rest = (-sign * by * whole) / common;
  const top = rest === 0n ? root : joined(rest < 0n ? "-" : "+", root, multiplied(sizeOf(rest), value));
  return negative(divided(top, (norm * sign) / common));
}
