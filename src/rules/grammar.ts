import { DEEPEST, SHALLOWER } from "../depth.ts";
import { t } from "../locale/rules.ts";
import { nearest } from "../nearest.ts";
import type { Text } from "../types.ts";
import type { Cursor } from "./cursor.ts";
import { columnsAt, digitsAt, matchesAt } from "./digits-read.ts";
import { floorOf } from "./floor.ts";
import type {
  Call,
  Comparison,
  Condition,
  Expression,
  Link,
  NumberSet,
  Range,
  Sign,
  Span,
  UnaryCall,
} from "./syntax.ts";
import { DIGIT_FUNCTIONS } from "./syntax.ts";
import { expressionsIn, heightOf } from "./walk.ts";

// Parses expressions and conditions at a cursor.

const CALLS: readonly string[] = ["min", "max", "gcd", "abs"] satisfies Call[];
/** Conditions in the form of a call, and the remainder modulo 2 for each. */
const PARITIES = { even: 0n, odd: 1n } as const;
const PARITY_NAMES = ["even", "odd"] as const;
/** Common names for the number of tokens taken by the last move. */
const LAST: readonly string[] = ["last", "prev", "previous"];
/** Functions that only laws may call. */
const LAW_CALLS: readonly string[] = ["valuation", "popcount", "lpf", "primepi", "bigomega"] satisfies Call[];
const UNARY: readonly string[] = ["abs", "popcount", "lpf", "primepi", "bigomega"] satisfies UnaryCall[];
/** Widest number that `bitnot` takes. */
const MOST_WIDTH = 62;
const SETS = ["squares", "primes", "fibonacci"] as const;
const COMPARISONS: readonly string[] = ["=", "!=", "<", "<=", ">", ">="] satisfies Comparison[];

const NUMBER: Text = t("number");
const LAW_NUMBER: Text = t("lawNumber");
const CONDITION: Text = t("condition");
const A_SET: Text = t("aSet");

type Node = Expression | Condition;

const isCondition = (node: Node): node is Condition =>
  node.kind === "chain" || node.kind === "not" || node.kind === "and" || node.kind === "or";

/** Parsers for the items at a cursor. */
interface Grammar {
  /** Parses an expression, up to an operator that binds less tightly than `bitor`. */
  expression(): Expression;
  condition(): Condition;
}

/**
/**
 * Function of all numbers of a list; `size` is how many they are, `decimal` the number that they write as digits, `before`
 * the number before an item, and 0 at the first one, and `fold` goes on with its own expression of an item and of `g`, its
 * value so far, from 0 on.
 */
export type ListFunction =
  | "max"
  | "min"
  | "sum"
  | "gcd"
  | "xor"
  | "mex"
  | "size"
  | "decimal"
  | "last"
  | "before"
  | "fold";

const FOLDS: readonly ListFunction[] = [
  "max",
  "min",
  "sum",
  "gcd",
  "xor",
  "mex",
  "size",
  "decimal",
  "last",
  "before",
  "fold",
];

/** Makes the expression for a function of a list, as `max(a)`. */
type Folding = (fold: ListFunction, of: Expression, span: Span) => Expression;

/**
 * Grammar of expressions and conditions, from loose to tight. Laws may call more functions, and so may positions of an
 * input, which have a `folding` for functions of lists.
 */
export function grammar(at: Cursor, ofLaw = false, folding?: Folding): Grammar {
  const { accept, expect, name, nested, next, sees, span, wrong } = at;
  const isMore = ofLaw || folding !== undefined;
  const calls = isMore ? [...CALLS, ...LAW_CALLS] : CALLS;

  function number(node: Node): Expression {
    if (isCondition(node)) throw wrong(t("numberNotCondition"), node.span);
    return node;
  }

  function condition(node: Node): Condition {
    if (!isCondition(node)) throw wrong(CONDITION, node.span);
    return node;
  }

  const anyOf = () => several("or", allOf);
  const allOf = () => several("and", negation);

  function several(kind: "and" | "or", each: () => Node): Node {
    const first = each();
    if (!sees(kind)) return first;
    const of = [condition(first)];
    while (accept(kind)) of.push(condition(each()));
    return { kind, of, span: span(first.span) };
  }

  function negation(): Node {
    const start = at.token;
    if (!accept("not")) return chain();
    return { kind: "not", of: nested(() => condition(negation())), span: span(start) };
  }

  function chain(): Node {
    const first = bits();
    const links: Link[] = [];
    while (COMPARISONS.includes(at.token.text)) {
      const sign = next().text as Comparison;
      links.push({ sign, right: number(bits()) });
    }
    if (accept("in")) links.push({ sign: "in", set: set() });
    return links.length === 0
      ? first
      : { kind: "chain", first: number(first), links, span: span(first.span) };
  }

  /** Parses operators of one precedence, left-associative. */
  function row(signs: readonly string[], each: () => Node): Node {
    let left = each();
    while (signs.includes(at.token.text)) {
      const sign = next().text as Sign;
      left = { kind: "arithmetic", sign, left: number(left), right: number(each()), span: span(left.span) };
    }
    return left;
  }

  const bits = (): Node => row(["bitor"], () => row(["xor"], () => row(["bitand"], sum)));
  const sum = () => row(["+", "-"], product);
  const product = () => row(["*", "/", "%"], signed);

  function signed(): Node {
    const start = at.token;
    if (!accept("-")) return power();
    return { kind: "negative", of: nested(() => number(signed())), span: span(start) };
  }

  function power(): Node {
    const left = atom();
    if (!accept("**")) return left;
    const right = nested(() => number(signed()));
    return { kind: "arithmetic", sign: "**", left: number(left), right, span: span(left.span) };
  }

  function atom(): Node {
    const start = at.token;
    if (at.token.kind === "number") return { kind: "number", value: BigInt(next().text), span: span(start) };
    if (accept("(")) {
      const inner = nested(anyOf);
      expect(")");
      return { ...inner, span: span(start) };
    }
    const fold = folding && FOLDS.find((each) => sees(each));
    if (fold !== undefined || calls.includes(at.token.text)) return call(next().text as Call, start, fold);
    const parity = PARITY_NAMES.find((each) => sees(each));
    if (parity !== undefined) return parityOf(parity, start);
    if (sees("bitnot")) return complement(start);
    if (sees("ceil")) return ceiling(start);
    if (!ofLaw && sees("sqrt")) return squareRoot(start);
    if (sees("floor") || sees("⌊")) return floor(start);
    const called = isMore ? DIGIT_FUNCTIONS.find((each) => sees(each)) : undefined;
    if (called !== undefined) return digitsAt(at, called, () => number(nested(bits)));
    if (ofLaw && sees("matches")) return matchesAt(at, () => number(nested(bits)));
    const always = ofLaw ? (["true", "false"] as const).find((each) => accept(each)) : undefined;
    if (always !== undefined) return constantly(always === "true", start);
    if (ofLaw && sees("columns")) return columnsAt(at, () => number(nested(bits)));
    if (LAST.includes(at.token.text)) throw wrong(t("lastIsANumber"));
    const others = ["floor", "ceil", "sqrt", "even", "odd", "bitnot", "not"];
    const more = ofLaw
      ? ["matches", "columns", "true", "false", ...DIGIT_FUNCTIONS]
      : [...FOLDS, ...DIGIT_FUNCTIONS];
    const near = [...calls, ...others, ...(isMore ? more : ["split"])];
    return { kind: "name", name: name(ofLaw ? LAW_NUMBER : NUMBER, near), span: span(start) };
  }

  /** Parses an argument in brackets after the name of a function. */
  function argument(): Expression {
    next();
    expect("(");
    const of = number(nested(bits));
    expect(")");
    return of;
  }

  /** Condition that always holds, as 0 = 0, or never, as 0 = 1. */
  const constantly = (holds: boolean, place: Span): Condition => ({
    kind: "chain",
    first: literal(0n, place),
    links: [{ sign: "=", right: literal(holds ? 0n : 1n, place) }],
    span: place,
  });

  /** `even(n)` and `odd(n)`: the remainder by 2. */
  function parityOf(name: keyof typeof PARITIES, start: Span): Condition {
    const left = argument();
    const place = span(start);
    const first: Expression = { kind: "arithmetic", sign: "%", left, right: literal(2n, place), span: place };
    return {
      kind: "chain",
      first,
      links: [{ sign: "=", right: literal(PARITIES[name], place) }],
      span: place,
    };
  }

  /** `ceil(a/b)`: a quotient by a positive number, rounded up, as (a + b - 1) / b. */
  function ceiling(start: Span): Expression {
    const of = argument();
    const place = span(start);
    const isQuotient = of.kind === "arithmetic" && of.sign === "/";
    if (!isQuotient || of.right.kind !== "number" || of.right.value < 1n)
      throw wrong(t("ceilOfQuotient"), of.span);
    const more = literal(of.right.value - 1n, place);
    return {
      ...of,
      left: { kind: "arithmetic", sign: "+", left: of.left, right: more, span: place },
      span: place,
    };
  }

  /** `bitnot(n,w)`: the last w bits of n, each reversed, as 2**w - 1 - n % 2**w. */
  function complement(start: Span): Expression {
    next();
    expect("(");
    const of = number(nested(bits));
    expect(",");
    const width = Number(at.token.text);
    if (at.token.kind !== "number" || width < 1 || width > MOST_WIDTH)
      throw wrong(t("bitWidth", { most: MOST_WIDTH }));
    next();
    expect(")");
    const place = span(start);
    const size = literal(1n << BigInt(width), place);
    return {
      kind: "arithmetic",
      sign: "-",
      left: literal((1n << BigInt(width)) - 1n, place),
      right: { kind: "arithmetic", sign: "%", left: of, right: size, span: place },
      span: place,
    };
  }

  /** `sqrt(n)`: the square root, rounded down. */
  function squareRoot(start: Span): Expression {
    const of = argument();
    return { kind: "call", call: "root", of: [literal(1n, of.span), of], span: span(start) };
  }

  const literal = (value: bigint, place: Span): Expression => ({ kind: "number", value, span: place });

  function floor(start: Span): Expression {
    const isWord = next().text === "floor";
    if (isWord) expect("(");
    const found = floorOf(at, start, () => number(power()));
    expect(isWord ? ")" : "⌋");
    return { ...found, span: span(start) };
  }

  function call(call: Call, start: Span, fold?: ListFunction): Expression {
    expect("(");
    const of = [number(nested(bits))];
    if (fold !== undefined && (!calls.includes(fold) || sees(")"))) {
      expect(")");
      return folding!(fold, of[0]!, span(start));
    }
    if (!UNARY.includes(call)) {
      expect(",");
      do of.push(number(nested(bits)));
      while (call !== "valuation" && accept(","));
    }
    expect(")");
    return { kind: "call", call, of, span: span(start) };
  }

  function set(): NumberSet {
    const start = at.token;
    const named = SETS.find((name) => accept(name));
    if (named !== undefined) return { kind: named, span: span(start) };
    if (sees("powers") || sees("divisors")) {
      const powers = next().text === "powers";
      expect("(");
      const of = number(nested(bits));
      expect(")");
      return powers
        ? { kind: "powers", base: of, span: span(start) }
        : { kind: "divisors", of, span: span(start) };
    }
    if (accept("digits")) {
      expect("(");
      const of = number(nested(bits));
      const base = accept(",") ? number(nested(bits)) : literal(10n, start);
      expect(")");
      return { kind: "digits", of, base, span: span(start) };
    }
    if (!accept("{"))
      throw wrong(A_SET, at.token, nearest(at.token.text, [...SETS, "powers", "divisors", "digits"]));
    const ranges: Range[] = [];
    do {
      const first = number(nested(bits));
      ranges.push(accept("..") ? { from: first, to: number(nested(bits)) } : { from: first });
    } while (accept(","));
    expect("}", t("or"));
    return { kind: "listed", ranges, span: span(start) };
  }

  /** Checks that a left-associative chain, which nests without brackets, is not too deep. */
  function shallow(all: readonly Expression[]): void {
    for (const each of all) if (heightOf(each) > DEEPEST) throw wrong(SHALLOWER, each.span);
  }

  return {
    expression() {
      const found = number(bits());
      shallow([found]);
      return found;
    },
    condition() {
      const found = condition(anyOf());
      shallow(expressionsIn(found));
      return found;
    },
  };
}
