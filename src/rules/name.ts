import type { Natural } from "../nimber/natural.ts";
import { bigints } from "./arithmetic.ts";
import type { LeftComponents } from "./leave.ts";
import { leastPrime, primeFactors, primesUpTo } from "./primes.ts";
import { printExpression } from "./print.ts";
import type { Call, Expression, Option, OptionPart, Sign, UnaryCall } from "./syntax.ts";

const NOWHERE = { start: 0, end: 0 };

const literal = (value: bigint): Expression =>
  value < 0n
    ? { kind: "negative", of: literal(-value), span: NOWHERE }
    : { kind: "number", value, span: NOWHERE };

/** Value of a literal, which may have a sign. */
function literalValue(node: Expression): bigint | undefined {
  if (node.kind === "number") return node.value;
  if (node.kind !== "negative") return undefined;
  const of = literalValue(node.of);
  return of === undefined ? undefined : -of;
}

const OPERATIONS: Readonly<Record<Exclude<Sign, "+" | "-">, (a: bigint, b: bigint) => bigint>> = {
  "*": bigints.times,
  "/": bigints.quotient,
  "%": bigints.remainder,
  "**": bigints.power,
  bitand: bigints.and,
  xor: bigints.xor,
  bitor: bigints.or,
};

const CALLS = {
  min: (a: bigint, b: bigint) => (a < b ? a : b),
  max: (a: bigint, b: bigint) => (a > b ? a : b),
  gcd: bigints.gcd,
  root: bigints.root,
  valuation: bigints.valuation,
} as const;

const ofPrimes = (work: (n: Natural) => Natural) => (a: bigint) => BigInt(work(bigints.natural(a)));
const UNARIES: Readonly<Record<UnaryCall, (a: bigint) => bigint>> = {
  abs: (a) => (a < 0n ? -a : a),
  popcount: bigints.popcount,
  lpf: ofPrimes(leastPrime),
  primepi: ofPrimes(primesUpTo),
  bigomega: ofPrimes(primeFactors),
};

/**
 * Expression with numbers substituted for letters and constants computed. Terms of a sum are collected from the top,
 * with their signs, so this is not a fold.
 */
function simplified(node: Expression, letters: ReadonlyMap<string, Natural>): Expression {
  switch (node.kind) {
    case "number":
      return node;
    case "name": {
      const value = letters.get(node.name);
      return value === undefined ? node : literal(BigInt(value));
    }
    case "digits":
      return { ...node, of: simplified(node.of, letters) };
    case "call": {
      const of = node.of.map((each) => simplified(each, letters));
      const values = of.map(literalValue);
      if (!values.every((value) => value !== undefined)) return { ...node, of };
      const [first] = values;
      if (values.length === 1) return literal(UNARIES[node.call as UnaryCall](first!));
      return literal(values.reduce(CALLS[node.call as Exclude<Call, UnaryCall>]));
    }
    case "negative":
      return sumOf(terms(node, letters, 1n));
    case "arithmetic":
      if (node.sign !== "+" && node.sign !== "-") return computed(node, node.sign, letters);
      return sumOf(terms(node, letters, 1n));
  }
}

function computed(
  node: Expression & { kind: "arithmetic" },
  sign: keyof typeof OPERATIONS,
  letters: ReadonlyMap<string, Natural>,
): Expression {
  const [left, right] = [simplified(node.left, letters), simplified(node.right, letters)];
  const [a, b] = [literalValue(left), literalValue(right)];
  if (a !== undefined && b !== undefined) return literal(OPERATIONS[sign](a, b));
  if (sign === "*" && a === 1n) return right;
  if ((sign === "*" || sign === "/") && b === 1n) return left;
  return { ...node, left, right };
}

interface Term {
  readonly sign: 1n | -1n;
  readonly of: Expression;
}

/** Non-constant terms of a sum, and the sum of its constants. */
interface TermSum {
  readonly terms: readonly Term[];
  readonly rest: bigint;
}

function terms(node: Expression, letters: ReadonlyMap<string, Natural>, sign: 1n | -1n): TermSum {
  if (node.kind === "negative") return terms(node.of, letters, sign === 1n ? -1n : 1n);
  if (node.kind === "arithmetic" && (node.sign === "+" || node.sign === "-")) {
    const left = terms(node.left, letters, sign);
    const right = terms(node.right, letters, (node.sign === "+") === (sign === 1n) ? 1n : -1n);
    return { terms: [...left.terms, ...right.terms], rest: left.rest + right.rest };
  }
  const of = simplified(node, letters);
  const value = literalValue(of);
  return value === undefined ? { terms: [{ sign, of }], rest: 0n } : { terms: [], rest: sign * value };
}

/** Sum with its constant last, or first when all other terms are subtracted. */
function sumOf({ terms, rest }: TermSum): Expression {
  const number: readonly Term[] =
    rest === 0n ? [] : [{ sign: rest < 0n ? -1n : 1n, of: literal(rest < 0n ? -rest : rest) }];
  const ordered = [...terms, ...number].sort((a, b) => Number(b.sign - a.sign));
  const [first, ...others] = ordered;
  if (first === undefined) return literal(0n);
  const start: Expression = first.sign === 1n ? first.of : { kind: "negative", of: first.of, span: NOWHERE };
  return others.reduce<Expression>(
    (left, { sign, of }) => ({
      kind: "arithmetic",
      sign: sign === 1n ? "+" : "-",
      left,
      right: of,
      span: NOWHERE,
    }),
    start,
  );
}

const shown = (node: Expression, letters: ReadonlyMap<string, Natural>) =>
  printExpression(simplified(node, letters)).replaceAll(" xor ", "⊕");

/**
 * Name of a move: its option with numbers in place of letters, such as `n-4` or `2&n-3`; for a split, the numbers
 * themselves.
 */
export function nameOf({ parts, letters }: Option, values: readonly Natural[], left: LeftComponents): string {
  const known = new Map(letters.map((letter, i) => [letter, values[i]!]));
  const splits = parts.some((part) => part.kind === "split");
  if (splits) return left.map((position) => position.join(",")).join("&");
  return parts.map((part) => partName(part, known)).join("&");
}

function partName(part: OptionPart, known: ReadonlyMap<string, Natural>): string {
  if (part.kind === "split") return shown(part.of, known);
  const count = part.count === undefined ? "" : `${shown(part.count, known)}#`;
  return count + part.position.map((each) => shown(each, known)).join(",");
}
