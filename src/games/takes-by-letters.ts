import { saysOf } from "../law-value/evaluate.ts";
import { claimMisere, lawClaim } from "../messages/law.ts";
import type { Natural } from "../nimber/natural.ts";
import { conjuncts } from "../rules/alternatives.ts";
import { joined, product } from "../rules/build.ts";
import { writtenCondition } from "../rules/legal.ts";
import { added, linearOf } from "../rules/linear.ts";
import { isAmong, printExpression } from "../rules/print.ts";
import type { Condition, Expression, Option, Rule } from "../rules/syntax.ts";
import { expressionsIn, isName, namesIn } from "../rules/walk.ts";
import type { FormulaLaw, Hypotheses, Theorem } from "../types.ts";
import { tuples } from "./family/natural.ts";

// Theorems on rules that take from one heap by letters which no move changes: at most m, between p and q, p
// or q, fixed multiples of m, a power of b. For fixed letters these are sets of takes with known values, and under misère play the
// P-positions are those of value 1 (Ferguson). The proofs are in docs/theory/period.md.

/** Numbers that an option takes, and the least number of tokens that it must leave. */
interface TakesFrom {
  readonly taken: LetterTakes;
  readonly left: bigint;
}

/** Numbers that an option takes: one number, `factor` times the numbers between two bounds or of a list, or powers. */
type LetterTakes =
  | { readonly kind: "one"; readonly of: Expression }
  | {
      readonly kind: "range";
      readonly factor?: Expression;
      readonly least: readonly Expression[];
      readonly most: readonly Expression[];
    }
  | { readonly kind: "listed"; readonly factor?: Expression; readonly of: readonly number[] }
  | { readonly kind: "powers"; readonly base: Expression };

/** Values of a family: their formula, and the condition that the value is 1. */
interface ValueFormula {
  readonly value: string;
  readonly isOne: string;
}

/**
 * Theorems on the values and on misère play of a rule that takes from one heap by letters which are part of the
 * position; undefined for any other rule.
 */
export function takesByLetters(rule: Rule): readonly Theorem<unknown>[] | undefined {
  const found = knownOf(rule);
  if (found === undefined) return undefined;
  const { value, isOne, hypotheses } = found;
  const { variables } = rule;
  const values: FormulaLaw = { kind: "formula", text: `sg = ${value}`, variables };
  const misere: FormulaLaw = { kind: "formula", text: `P iff ${isOne}`, variables };
  return [
    byTheory(values, hypotheses, { claim: lawClaim(values) }),
    byTheory(misere, hypotheses, {
      claim: claimMisere(lawClaim(misere)),
      play: "misere",
      covers: (...positions) => positions.length === 1,
    }),
  ];
}

const byTheory = (
  law: FormulaLaw,
  hypotheses: Hypotheses,
  about: Pick<Theorem<unknown>, "claim" | "play" | "covers">,
): Theorem<unknown> => ({
  ...about,
  source: {
    en: "docs/theory/period.md, takes by letters",
    zh: "docs/theory/period.zh-CN.md，取法由读入的数决定",
  },
  proof: { by: "theory", chapter: "period", hypotheses },
  law,
  *cases() {
    for (const position of tuples(law.variables.length)) yield [position];
  },
  says: (position) => saysOf(law)(...(position as readonly Natural[])),
});

function knownOf({
  variables,
  options,
  legal,
  lost,
  won,
}: Rule): (ValueFormula & { readonly hypotheses: Hypotheses }) | undefined {
  if (lost !== undefined || won !== undefined || variables.length < 2) return undefined;
  const heap = heapOf(variables, options);
  if (heap === undefined || (legal !== undefined && speaksOf(legal, heap))) return undefined;
  const takes = options.map((option) => takesFrom(option, heap, variables));
  if (!takes.every((each) => each !== undefined)) return undefined;
  const [{ left } = { left: 0n }] = takes;
  if (takes.some((each) => each.left !== left)) return undefined;
  const taken = takes.map((each) => each.taken);
  // If at least `left` tokens must remain, only the tokens above them count.
  const known = legal === undefined ? [] : conjuncts(legal).flatMap(links);
  const found = valueBy(taken, left === 0n ? heap : `max(${heap}-${left},0)`, known);
  return (
    found && {
      ...found,
      hypotheses: { ...formOf(taken), heap, left: Number(left), takes: taken.map(written) },
    }
  );
}

/** Name of the theorem in certificates, with the option that takes one number beside a range, or the unit of multiples. */
function formOf(taken: readonly LetterTakes[]): {
  readonly theorem: string;
  readonly one?: number;
  readonly unit?: string;
} {
  const multiples = multiplesOf(taken);
  if (multiples !== undefined) return { theorem: "multiples", unit: printExpression(multiples.unit) };
  const beside = besideRange(taken);
  if (beside !== undefined)
    return {
      theorem: "range-and-one",
      one: taken.findIndex((each) => each.kind === "one" && each.of === beside.one),
    };
  if (taken.length === 2) return { theorem: "two" };
  return { theorem: taken[0]!.kind === "powers" ? "powers" : "range" };
}

/** Takes of an option in a certificate: multiples of the numbers of a range, or powers. */
function written(taken: LetterTakes): object {
  if (taken.kind === "powers") return { powers: printExpression(taken.base) };
  if (taken.kind === "one") return { times: printExpression(taken.of), from: "1", to: "1" };
  const times = taken.factor === undefined ? "1" : printExpression(taken.factor);
  if (taken.kind === "listed") return { times, of: taken.of };
  const { least, most } = taken;
  return {
    times,
    from: least.length === 0 ? "1" : extreme("max", least),
    ...(most.length > 0 && { to: extreme("min", most) }),
  };
}

const speaksOf = (condition: Condition, name: string): boolean =>
  namesIn(...expressionsIn(condition)).includes(name);

/** The only variable that moves change, if every move leaves one component. */
function heapOf(variables: readonly string[], options: readonly Option[]): string | undefined {
  const changed = new Set<string>();
  for (const { parts, next } of options) {
    const [part, second] = parts;
    if (second !== undefined || next !== undefined || part?.kind !== "component" || part.count !== undefined)
      return undefined;
    for (const [i, each] of part.position.entries())
      if (!isName(each, variables[i]!)) changed.add(variables[i]!);
  }
  const [heap, other] = changed;
  return other === undefined ? heap : undefined;
}

function takesFrom(option: Option, heap: string, variables: readonly string[]): TakesFrom | undefined {
  const [part] = option.parts;
  if (part?.kind !== "component") return undefined;
  const after = part.position[variables.indexOf(heap)]!;
  const all = conjuncts(writtenCondition(option)).flatMap(links);
  const bounds = all.filter((each) => speaksOf(each, heap)).map((each) => leastLeft(each, after));
  if (!bounds.every((each) => each !== undefined)) return undefined;
  const others = all.filter((each) => !speaksOf(each, heap));
  const taken = takenBy(option, others, takenFrom(after, heap), heap);
  return taken && { taken, left: bounds.reduce((most, each) => (each > most ? each : most), 0n) };
}

function takenBy(
  { letters }: Option,
  all: readonly Condition[],
  of: Expression | undefined,
  heap: string,
): LetterTakes | undefined {
  if (of === undefined || namesIn(of).includes(heap)) return undefined;
  const [letter, second] = letters;
  if (second !== undefined) return undefined;
  // Where a take is a multiple of 0, it is none, so that its factor may also be required to be more.
  const conditions = (factor: Expression) => all.filter((each) => !isKnown([each], ONE, unitOf(factor).unit));
  if (letter === undefined)
    return conditions(of).length === 0 && isNatural(of) ? { kind: "one", of } : undefined;
  const factor = factorOf(of, letter);
  if (factor === undefined) return undefined;
  const [first, ...others] = conditions(factor);
  const powers = factor === ONE && first && others.length === 0 ? powersIn(first, letter) : undefined;
  if (powers !== undefined) return { kind: "powers", base: powers };
  const by = factor !== ONE && { factor };
  const list = first && others.length === 0 ? listedIn(first, letter) : undefined;
  if (list !== undefined) return { kind: "listed", ...by, of: list };
  const [least, most]: [Expression[], Expression[]] = [[], []];
  for (const each of conditions(factor)) if (!bounded(each, letter, least, most)) return undefined;
  return { kind: "range", ...by, least, most };
}

/** Splits a chain into its single comparisons. */
function links(condition: Condition): readonly Condition[] {
  if (condition.kind !== "chain") return [condition];
  let { first } = condition;
  return condition.links.map((link) => {
    const alone: Condition = { ...condition, first, links: [link] };
    if (link.sign !== "in") first = link.right;
    return alone;
  });
}

/** Least number of tokens left, if the condition only bounds what a move leaves. */
function leastLeft(condition: Condition, after: Expression): bigint | undefined {
  if (condition.kind !== "chain") return undefined;
  const [link] = condition.links;
  if (link === undefined || link.sign === "in" || link.sign === "=" || link.sign === "!=") return undefined;
  const [left, right, moved] = [condition.first, link.right, after].map((each) => linearOf(each));
  if (left === undefined || right === undefined || moved === undefined) return undefined;
  // `above` is the difference of the sides, which is at least 0; what remains besides the result of the move
  // is the bound.
  const above = link.sign.startsWith("<") ? added(right, left, -1n) : added(left, right, -1n);
  const { of, rest } = added(moved, above, -1n);
  const least = link.sign.length === 1 ? rest + 1n : rest;
  return of.size === 0 && least >= 0n ? least : undefined;
}

/** Subtrahend of a difference that begins with the heap. */
function takenFrom(node: Expression, heap: string): Expression | undefined {
  if (node.kind !== "arithmetic" || node.sign !== "-") return undefined;
  if (isName(node.left, heap)) return node.right;
  const before = takenFrom(node.left, heap);
  return before && joined("+", before, node.right);
}

const ONE: Expression & { readonly kind: "number" } = {
  kind: "number",
  value: 1n,
  span: { start: 0, end: 0 },
};

const isNumber = (node: Expression): node is Expression & { readonly kind: "number" } =>
  node.kind === "number";

/** Factor of the letter in a take, if it is a natural number. */
function factorOf(of: Expression, letter: string): Expression | undefined {
  if (isName(of, letter)) return ONE;
  if (of.kind !== "arithmetic" || of.sign !== "*") return undefined;
  const [within, by] = namesIn(of.left).includes(letter) ? [of.left, of.right] : [of.right, of.left];
  if (namesIn(by).includes(letter) || !isNatural(by)) return undefined;
  const factor = factorOf(within, letter);
  return factor === undefined || factor === ONE ? factor && by : product(factor, by);
}

/** Whether an expression with natural letters is always a natural number. */
function isNatural(node: Expression): boolean {
  switch (node.kind) {
    case "number":
    case "name":
      return true;
    case "call":
      return node.of.every(isNatural);
    case "arithmetic": {
      const byNumber = node.right.kind === "number" && node.right.value > 0n;
      if (node.sign === "-") return false;
      return (
        isNatural(node.left) && (node.sign === "/" || node.sign === "%" ? byNumber : isNatural(node.right))
      );
    }
    default:
      return false;
  }
}

function powersIn(condition: Condition, letter: string): Expression | undefined {
  if (condition.kind !== "chain" || !isName(condition.first, letter)) return undefined;
  const [link, second] = condition.links;
  const isSet = second === undefined && link?.sign === "in" && link.set.kind === "powers";
  return isSet && link.set.base.kind === "name" && link.set.base.name !== letter ? link.set.base : undefined;
}

/** Largest multiple of a unit that is taken in the theorem on multiples, and most values until they repeat. */
const [MOST_UNITS, MOST_VALUES] = [64, 64];

/** Several numbers of which a condition says that the letter is one. */
function listedIn(condition: Condition, letter: string): readonly number[] | undefined {
  if (condition.kind !== "chain" || !isName(condition.first, letter)) return undefined;
  const [link, second] = condition.links;
  if (second !== undefined || link?.sign !== "in" || link.set.kind !== "listed") return undefined;
  const found = new Set<number>();
  for (const { from, to = from } of link.set.ranges) {
    if (!isNumber(from) || !isNumber(to) || to.value > MOST_UNITS) return undefined;
    for (let n = Number(from.value); n <= to.value; n++) if (n > 0) found.add(n);
  }
  return link.set.ranges.length > 1 ? [...found] : undefined;
}

/** An expression as a multiple of one that has no number as a factor. */
function unitOf(of: Expression): { readonly unit: Expression; readonly by: bigint } {
  if (of.kind !== "arithmetic" || of.sign !== "*") return { unit: of, by: 1n };
  if (isNumber(of.left)) return { unit: of.right, by: of.left.value };
  if (isNumber(of.right)) return { unit: of.left, by: of.right.value };
  const { unit, by } = unitOf(of.left);
  return by === 1n ? { unit: of, by } : { unit: product(unit, of.right), by };
}

interface Multiples {
  readonly unit: Expression;
  readonly of: readonly number[];
}

/** Takes as fixed multiples of a number that is read, if no shorter formula has them. */
function multiplesOf(taken: readonly LetterTakes[]): Multiples | undefined {
  const [first, second] = taken;
  if (first === undefined || (second === undefined && first.kind !== "listed")) return undefined;
  const found = new Set<number>();
  let unit: Expression | undefined;
  for (const each of taken) {
    if (each.kind === "powers") return undefined;
    const own = unitOf(each.kind === "one" ? each.of : (each.factor ?? ONE));
    const numbers = each.kind === "one" ? [1] : each.kind === "listed" ? each.of : numbersBetween(each);
    unit ??= own.unit;
    if (numbers === undefined || printExpression(unit) !== printExpression(own.unit)) return undefined;
    for (const one of numbers) found.add(Number(own.by) * one);
  }
  if (unit === undefined || isNumber(unit) || !isNatural(unit) || Math.max(...found) > MOST_UNITS)
    return undefined;
  return { unit, of: [...found].sort((a, b) => a - b) };
}

/** Numbers of a range between constants. */
function numbersBetween({ least, most }: LetterTakes & { kind: "range" }): readonly number[] | undefined {
  if (most.length === 0 || ![...least, ...most].every(isNumber)) return undefined;
  const [from, to] = [least, most].map((all) => all.filter(isNumber).map(({ value }) => Number(value)));
  const [first, last] = [Math.max(1, ...from!), Math.min(...to!)];
  return last > MOST_UNITS
    ? undefined
    : Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/** Whether an expression of natural numbers is visibly not 0. */
const isPositive = (node: Expression): boolean =>
  isNumber(node)
    ? node.value > 0n
    : node.kind === "arithmetic" && node.sign === "+" && (isPositive(node.left) || isPositive(node.right));

/** Whether one of the conditions says that a <= b. */
const isKnown = (known: readonly Condition[], a: Expression, b: Expression): boolean =>
  known.some((each) => {
    const [link, second] = each.kind === "chain" ? each.links : [];
    if (each.kind !== "chain" || link === undefined || second !== undefined || link.sign === "in")
      return false;
    const [small, large] = link.sign.startsWith(">") ? [link.right, each.first] : [each.first, link.right];
    if (link.sign === "!=" || printExpression(large) !== printExpression(b)) return false;
    // Naturals above a number are at least the next one.
    const isNext = link.sign.length === 1 && link.sign !== "=" && isNumber(small);
    return printExpression(isNext ? next(small) : small) === printExpression(a);
  });

/** Whether an expression of natural numbers is not 0. */
const isSome = (node: Expression, known: readonly Condition[]): boolean =>
  isPositive(node) || isKnown(known, ONE, node);

/** Adds the bounds of a condition on the letter; false if it says anything else. */
function bounded(condition: Condition, letter: string, least: Expression[], most: Expression[]): boolean {
  if (condition.kind !== "chain") return false;
  let left = condition.first;
  for (const link of condition.links) {
    if (link.sign === "in") {
      const [range, second] = link.set.kind === "listed" ? link.set.ranges : [];
      if (!isName(left, letter) || range?.to === undefined || second !== undefined) return false;
      if (namesIn(range.from, range.to).includes(letter)) return false;
      least.push(range.from);
      most.push(range.to);
      continue;
    }
    const { sign, right } = link;
    const [isLeft, isRight] = [isName(left, letter), isName(right, letter)];
    const other = isLeft ? right : left;
    if (isLeft === isRight || sign === "!=" || namesIn(other).includes(letter)) return false;
    const below = isLeft ? sign.startsWith("<") : sign.startsWith(">");
    const isStrict = sign === "<" || sign === ">";
    if (sign === "=" || !below) least.push(isStrict ? next(other) : other);
    if (sign === "=" || below) most.push(isStrict ? before(other) : other);
    left = right;
  }
  return true;
}

function next(of: Expression): Expression {
  if (isNumber(of)) return { ...of, value: of.value + 1n };
  const isSum = of.kind === "arithmetic" && of.sign === "+" && isNumber(of.right);
  return isSum ? { ...of, right: next(of.right) } : joined("+", of, ONE);
}

const before = (of: Expression): Expression =>
  of.kind === "number" && of.value > 0n ? { ...of, value: of.value - 1n } : joined("-", of, ONE);

/** The bound plus one. A bound such as `k < m` became m - 1; its 1 is dropped instead. */
const afterBound = (of: Expression): Expression =>
  of.kind === "arithmetic" && of.sign === "-" && of.right.kind === "number" && of.right.value === 1n
    ? of.left
    : next(of);

/** Text of an expression as a factor. */
function tight(node: Expression): string {
  const text = printExpression(node);
  return node.kind === "arithmetic" || node.kind === "negative" ? `(${text})` : text;
}

/** Text of an expression as a term of a sum. */
const term = (node: Expression): string =>
  node.kind === "arithmetic" && node.sign === "xor" ? tight(node) : printExpression(node);

/** Text of the maximum or minimum of expressions. */
function extreme(call: "max" | "min", of: readonly Expression[], alone = term): string {
  const numbers = of.flatMap((each) => (each.kind === "number" ? [Number(each.value)] : []));
  const texts = of.flatMap((each) =>
    each.kind === "number" ? [] : [of.length === 1 ? alone(each) : printExpression(each)],
  );
  if (numbers.length > 0) texts.push(`${Math[call](...numbers)}`);
  return texts.length === 1 ? texts[0]! : `${call}(${texts.join()})`;
}

function valueBy(
  taken: readonly LetterTakes[],
  heap: string,
  known: readonly Condition[],
): ValueFormula | undefined {
  const [first, second, third] = taken;
  if (first === undefined) return undefined;
  const multiples = multiplesOf(taken);
  if (multiples !== undefined) {
    const { unit, of } = multiples;
    const law = ofSet(`${heap} / ${tight(unit)}`, of);
    return law && unlessZero(unit, law, known);
  }
  const beside = besideRange(taken);
  if (beside !== undefined) return ofRangeAndOne(heap, beside);
  if (third !== undefined) return undefined;
  if (second !== undefined)
    return first.kind === "one" && second.kind === "one"
      ? ofTwo(heap, first.of, second.of, known)
      : undefined;
  if (first.kind === "powers") return ofPowers(heap, printExpression(first.base));
  if (first.kind === "one") return unlessZero(first.of, always(`${heap} / ${tight(first.of)} % 2`), known);
  if (first.kind === "listed") return undefined;
  const { factor, least, most } = first;
  const of = factor === undefined ? heap : `${heap} / ${tight(factor)}`;
  return unlessZero(factor ?? ONE, ofRange(of, least, most, known), known);
}

/** Law with a divisor, which gives no value where that is 0. */
const unlessZero = (divisor: Expression, law: ValueFormula, known: readonly Condition[]): ValueFormula => {
  if (isSome(divisor, known)) return law;
  const [text, { value, isOne }] = [printExpression(divisor), law];
  const isZero = `0 if ${text} = 0`;
  return {
    value: value.includes("; else ") ? `${isZero}; ${value}` : `${isZero}; else ${value}`,
    isOne: `${text} > 0 and ${isOne.includes(" or ") ? `(${isOne})` : isOne}`,
  };
};

/**
 * Law for takes from `least` to `most`, counted in ⌊n / factor⌋: the values have the period `least` + `most`. It says
 * nothing of letters that do not meet what is `known` of legal positions.
 */
function ofRange(
  of: string,
  least: readonly Expression[],
  most: readonly Expression[],
  known: readonly Condition[],
): ValueFormula {
  const takesSome = least.some((each) => isSome(each, known));
  const some = takesSome ? least : [...least, ONE];
  const [from, divisor] = [extreme("max", some), extreme("max", some, tight)];
  if (most.length === 0) return always(from === "1" ? of : `${of} / ${divisor}`);
  const end = extreme("min", most.map(afterBound), tight);
  if (from === "1") {
    const law = always(`${of} % ${end}`);
    return most.every(isNatural) ? law : otherwiseNone(law, `${end} > 1`);
  }
  const to = extreme("min", most);
  const law = always(`${of} % (${from} + ${to}) / ${divisor}`);
  const areOrdered = takesSome && least.every((a) => most.every((b) => isKnown(known, a, b)));
  return areOrdered ? law : otherwiseNone(law, `${from} <= ${to}`);
}

/** Law for takes from a fixed set, counted in `units`; undefined if its values repeat late. */
function ofSet(units: string, set: readonly number[]): ValueFormula | undefined {
  const values: number[] = [];
  const window = set.at(-1)!;
  let [preperiod, period] = [0, 0];
  while (period === 0 && values.length < MOST_VALUES + 2 * window) {
    const options = new Set(set.map((take) => values[values.length - take]));
    let value = 0;
    while (options.has(value)) value++;
    values.push(value);
    // A window that comes back.
    const last = values.slice(-window).join();
    for (let start = 0; start + window < values.length && period === 0; start++)
      if (values.slice(start, start + window).join() === last)
        [preperiod, period] = [start, values.length - window - start];
  }
  if (period === 0 || preperiod + period > MOST_VALUES) return undefined;
  const rest = `${units} % ${period}`;
  const repeated = values.slice(preperiod, preperiod + period);
  const residues = (value: number) =>
    repeated.flatMap((each, i) => (each === value ? [(preperiod + i) % period] : [])).sort((a, b) => a - b);
  const early = (value: number) =>
    values.slice(0, preperiod).flatMap((each, i) => (each === value ? [i] : []));
  const short = preperiod === 0 ? shortest(rest, repeated) : undefined;
  const late = preperiod === 0 ? "" : `${units} >= ${preperiod} and `;
  const isOne = [
    ...(early(1).length > 0 ? [isAmong(units, early(1))] : []),
    ...(residues(1).length > 0 ? [`${late}${isAmong(rest, residues(1))}`] : []),
  ].join(" or ");
  if (short !== undefined) return { value: short, isOne };
  const all = [...new Set(repeated)].sort((a, b) => residues(a).length - residues(b).length || b - a);
  const usual = all.pop()!;
  return {
    value: [
      ...[...new Set(values.slice(0, preperiod))].map((each) => `${each} if ${isAmong(units, early(each))}`),
      ...all.map((each) => `${each} if ${isAmong(rest, residues(each))}`),
      `else ${usual}`,
    ].join("; "),
    isOne,
  };
}

/** A quotient or a remainder of a remainder that has these values. */
function shortest(rest: string, values: readonly number[]): string | undefined {
  if (values.every((value, n) => value === n)) return rest;
  for (let by = 2; by <= values.length; by++) {
    if (values.every((value, n) => value === Math.floor(n / by))) return `${rest} / ${by}`;
    if (values.every((value, n) => value === n % by)) return `${rest} % ${by}`;
  }
  return undefined;
}

/** Law of one expression. */
const always = (value: string): ValueFormula => ({ value, isOne: `${value} = 1` });

/** Law where a condition holds; elsewhere nothing can be taken. */
const otherwiseNone = ({ value, isOne }: ValueFormula, when: string): ValueFormula => ({
  value: `${value} if ${when}; else 0`,
  isOne: `${when} and ${isOne}`,
});

/** Law for taking one of two numbers: the values have their sum as a period. */
function ofTwo(heap: string, a: Expression, b: Expression, known: readonly Condition[]): ValueFormula {
  const [small, large] = [extreme("min", [a, b]), extreme("max", [a, b])];
  const rest = `${heap} % (${printExpression(a)} + ${printExpression(b)})`;
  const areSome = isSome(a, known) && isSome(b, known);
  const isOdd = `${rest} / ${small} % 2 = 1`;
  return {
    value: [
      ...(areSome ? [] : [`0 if ${large} = 0`, `${heap} / ${large} % 2 if ${small} = 0`]),
      `${rest} / ${small} % 2 if ${rest} < ${large}`,
      `else 1 + (${rest} / ${small} + 1) % 2`,
    ].join("; "),
    isOne: areSome
      ? isOdd
      : `${small} > 0 and ${isOdd} or ${small} = 0 and ${large} > 0 and ${heap} / ${large} % 2 = 1`,
  };
}

/** Takes from 1 to `most`, and `one` more. */
interface RangeAndOne {
  readonly most: readonly Expression[];
  readonly one: Expression;
}

/** Takes from 1 to a bound beside another one, where an option or options of one number each give them. */
function besideRange(taken: readonly LetterTakes[]): RangeAndOne | undefined {
  const ranges = taken.filter((each) => each.kind === "range");
  const ones = taken.flatMap((each) => (each.kind === "one" ? [each.of] : []));
  const [range, second] = ranges;
  if (range !== undefined) {
    const [one, other] = ones;
    const { factor, least, most } = range;
    const isWhole = factor === undefined && least.every((each) => isNumber(each) && each.value <= 1n);
    const isBounded = most.length > 0 && most.every(isNatural);
    if (second !== undefined || one === undefined || other !== undefined) return undefined;
    return isWhole && isBounded ? { most, one } : undefined;
  }
  if (ones.length !== taken.length) return undefined;
  const [one, other] = ones.filter((each) => !isNumber(each));
  const numbers = new Set(ones.filter(isNumber).map(({ value }) => value));
  const most = BigInt(numbers.size);
  const isWhole = most > 0n && [...numbers].every((value) => value >= 1n && value <= most);
  if (one === undefined || other !== undefined || !isWhole) return undefined;
  return { most: [{ ...ONE, value: most }], one };
}

/** From 1 to m or k is taken: k adds nothing unless m + 1 divides it. */
function ofRangeAndOne(heap: string, { most, one }: RangeAndOne): ValueFormula {
  const [k, divisor] = [printExpression(one), tight(one)];
  const [end, modulus] = [extreme("min", most.map(afterBound)), extreme("min", most.map(afterBound), tight)];
  const rest = `${heap} % ${tight(next(one))}`;
  const bound = extreme("min", most);
  const [isZero, isSomeMore] = isPositive(one) ? ["", ""] : [`${k} = 0 or `, `${k} > 0 and `];
  const alone = `${heap} / ${divisor} % 2`;
  const hasBound = most.every(isPositive);
  const empty = [...(isZero === "" ? [] : [`0 if ${bound} = 0 and ${k} = 0`]), `${alone} if ${bound} = 0`];
  const adds = `${divisor} % ${modulus}`;
  return {
    value: [
      ...(hasBound ? [] : empty),
      `${heap} % ${modulus} if ${isZero}${adds} != 0`,
      `${end} if ${rest} = ${k}`,
      `else ${rest} % ${modulus}`,
    ].join("; "),
    isOne: [
      ...(hasBound ? [] : [`${bound} = 0 and ${isSomeMore}${alone} = 1`]),
      `${isZero === "" ? `${adds} != 0` : `(${isZero}${adds} != 0)`} and ${heap} % ${modulus} = 1`,
      `${adds} = 0 and ${rest} % ${modulus} = 1`,
    ].join(" or "),
  };
}

/** Law for taking a power of b: every power is 1 or -1 modulo b + 1. */
const ofPowers = (heap: string, b: string): ValueFormula => ({
  value: `${heap} % 2 if ${b} % 2 = 1 or ${b} = 0; 2 if ${heap} % (${b} + 1) = ${b}; else ${heap} % (${b} + 1) % 2`,
  isOne: `(${b} % 2 = 1 or ${b} = 0) and ${heap} % 2 = 1 or ${b} % 2 = 0 and ${heap} % (${b} + 1) % 2 = 1`,
});
