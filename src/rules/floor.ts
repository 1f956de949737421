import { verbatim } from "../locale/message.ts";
import { t } from "../locale/rules.ts";
import type { Text } from "../types.ts";
import type { Cursor } from "./cursor.ts";
import type { Expression, Sign, Span } from "./syntax.ts";
import { namesIn } from "./walk.ts";

// Reads `floor(…)` of a quadratic irrational or a fraction, as an expression in integers.

/** Real number (`whole` + `part` sqrt(`under`)) / `by`; it has no root when `part` is 0. */
interface Real {
  readonly whole: Expression;
  readonly part: Expression;
  readonly under: Expression;
  readonly by: Expression;
}

const CLOSE: Text = verbatim("`)`");
const ONE_ROOT: Text = t("oneRoot");
const KNOWN_DIVISOR: Text = t("knownDivisor");
const PLAIN_ROOT: Text = t("plainRoot");
const INTEGERS: Text = t("integers");

/**
 * Reads the argument of `floor(…)`, which may contain `phi`, `sqrt(…)` and fractions, as an expression in integers;
 * `integer` reads operands of any other kind.
 * @throws NotationError
 */
export function floorOf(at: Cursor, start: Span, integer: () => Expression): Expression {
  const { accept, nested, next, wrong } = at;
  const number = (value: bigint): Expression => ({ kind: "number", value, span: start });
  const [zero, one] = [number(0n), number(1n)];
  const real = (whole: Expression): Real => ({ whole, part: zero, under: one, by: one });

  /** Result of an operation, computed at once when the operands are constants. */
  function made(sign: Sign, left: Expression, right: Expression): Expression {
    const [a, b] = [constant(left), constant(right)];
    if (a !== undefined && b !== undefined) {
      const value = sign === "+" ? a + b : sign === "-" ? a - b : a * b;
      return value < 0n ? { kind: "negative", of: number(-value), span: start } : number(value);
    }
    if (b === 0n) return sign === "*" ? zero : left;
    if (sign === "*" && b === 1n) return left;
    if (sign === "*" && (a === 0n || a === 1n)) return a === 0n ? zero : right;
    if (sign === "+" && a === 0n) return right;
    if (sign === "*" && a !== undefined && a < 0n) return opposite(made("*", number(-a), right));
    if (sign === "*" && b !== undefined && b < 0n) return opposite(made("*", left, number(-b)));
    if (sign === "+" && left.kind === "negative") return made("-", right, left.of);
    if (sign !== "*" && right.kind === "negative") return made(sign === "+" ? "-" : "+", left, right.of);
    return { kind: "arithmetic", sign, left, right, span: start };
  }
  const opposite = (of: Expression): Expression =>
    of.kind === "negative" ? of.of : { kind: "negative", of, span: start };
  const plus = (a: Expression, b: Expression) => made("+", a, b);
  const times = (a: Expression, b: Expression) => made("*", a, b);

  function sum(a: Real, b: Real, sign: "+" | "-", near: Span): Real {
    const under = commonRoot(a, b, near);
    const same = constant(a.by) !== undefined && constant(a.by) === constant(b.by);
    const [left, right] = same ? [one, one] : [b.by, a.by];
    return {
      whole: made(sign, times(a.whole, left), times(b.whole, right)),
      part: made(sign, times(a.part, left), times(b.part, right)),
      under,
      by: same ? a.by : times(a.by, b.by),
    };
  }

  function product(a: Real, b: Real, near: Span): Real {
    const under = commonRoot(a, b, near);
    return {
      whole: plus(times(a.whole, b.whole), times(times(a.part, b.part), under)),
      part: plus(times(a.whole, b.part), times(a.part, b.whole)),
      under,
      by: times(a.by, b.by),
    };
  }

  /** a / b = a (p - q sqrt(d)) r / (p² - q² d), b = (p + q sqrt(d)) / r. */
  function quotient(a: Real, b: Real, near: Span): Real {
    const norm = made("-", times(b.whole, b.whole), times(times(b.part, b.part), b.under));
    const value = constant(norm);
    if (constant(b.part) === 0n && value === undefined) {
      if (constant(a.part) !== 0n) throw wrong(KNOWN_DIVISOR, near);
      return { ...a, whole: times(a.whole, b.by), by: times(a.by, b.whole) };
    }
    if (value === undefined || value === 0n) throw wrong(KNOWN_DIVISOR, near);
    const turned = value < 0n ? number(-1n) : one;
    const other: Real = {
      whole: times(turned, times(b.whole, b.by)),
      part: times(number(value < 0n ? 1n : -1n), times(b.part, b.by)),
      under: b.under,
      by: times(turned, norm),
    };
    return product(a, other, near);
  }

  function commonRoot(a: Real, b: Real, near: Span): Expression {
    if (constant(a.part) === 0n) return b.under;
    if (constant(b.part) === 0n) return a.under;
    const [x, y] = [constant(a.under), constant(b.under)];
    if (x === undefined || x !== y) throw wrong(ONE_ROOT, near);
    return a.under;
  }

  function row(signs: readonly string[], each: () => Real): Real {
    const near = at.token;
    let left = each();
    while (signs.includes(at.token.text)) {
      const sign = next().text as Sign;
      const right = each();
      if (sign === "+" || sign === "-") left = sum(left, right, sign, near);
      else if (sign === "*") left = product(left, right, near);
      else if (sign === "/") left = quotient(left, right, near);
      else
        left = real({
          kind: "arithmetic",
          sign,
          left: whole(left, near),
          right: whole(right, near),
          span: start,
        });
    }
    return left;
  }

  /** Real number in the form of an integer expression. */
  function whole(of: Real, near: Span): Expression {
    if (constant(of.part) === 0n && constant(of.by) === 1n) return of.whole;
    throw wrong(INTEGERS, near);
  }

  const mixed = (): Real =>
    row(["bitor"], () =>
      row(["xor"], () => row(["bitand"], () => row(["+", "-"], () => row(["*", "/", "%"], signed)))),
    );

  function signed(): Real {
    if (!accept("-")) return atom();
    return product(real({ kind: "negative", of: one, span: start }), nested(signed), start);
  }

  function atom(): Real {
    const near = at.token;
    if (accept("phi") || accept("φ")) return { whole: one, part: one, under: number(5n), by: number(2n) };
    if (accept("√")) return rooted(nested(atom), near);
    if (accept("sqrt")) {
      at.expect("(");
      const of = nested(mixed);
      at.expect(")", CLOSE);
      return rooted(of, near);
    }
    if (!accept("(")) return real(integer());
    const inner = nested(mixed);
    at.expect(")", CLOSE);
    return inner;
  }

  /** sqrt(p / q) = sqrt(p q) / q, with square factors of p q moved out of the root. */
  function rooted({ whole: top, part, by }: Real, near: Span): Real {
    if (constant(part) !== 0n) throw wrong(PLAIN_ROOT, near);
    const under = times(top, by);
    const value = constant(under);
    if (value === undefined) return { whole: zero, part: one, under, by };
    if (value < 0n) throw wrong(t("squareRootWhatNotNegative"), near);
    const { root, rest } = apart(value);
    if (rest <= 1n) return { ...real(number(rest === 0n ? 0n : root)), by };
    return { whole: zero, part: number(root), under: number(rest), by };
  }

  const found = nested(mixed);
  const divisor = constant(found.by);
  const hasRoot = constant(found.part) !== 0n;
  if (divisor === 0n || (hasRoot && divisor === undefined)) throw wrong(KNOWN_DIVISOR, start);
  const [turned, by] =
    divisor !== undefined && divisor < 0n ? [number(-1n), number(-divisor)] : [one, found.by];
  const minus = turned === one ? one : ({ kind: "negative", of: one, span: start } as const);
  const root: Expression = {
    kind: "call",
    call: "root",
    of: [times(minus, found.part), found.under],
    span: start,
  };
  const top = plus(times(minus, found.whole), hasRoot ? root : zero);
  if (constant(by) === 1n) return top;
  return { kind: "arithmetic", sign: "/", left: top, right: by, span: start };
}

/** Constant value of an expression without letters. */
function constant(node: Expression): bigint | undefined {
  if (node.kind === "number") return node.value;
  if (node.kind !== "negative" || namesIn(node).length > 0) return undefined;
  const of = constant(node.of);
  return of === undefined ? undefined : -of;
}

/** Largest number from which square factors are extracted. */
const MOST_FACTORED = 1_000_000n;

/** Factorization `n` = root² rest, with a square-free rest. */
function apart(n: bigint): { readonly root: bigint; readonly rest: bigint } {
  let [root, rest] = [1n, n];
  if (n === 0n || n > MOST_FACTORED * MOST_FACTORED) return { root, rest };
  for (let f = 2n; f * f <= rest && f <= MOST_FACTORED; f++)
    while (rest % (f * f) === 0n) {
      rest /= f * f;
      root *= f;
    }
  return { root, rest };
}
