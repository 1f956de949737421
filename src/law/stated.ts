import { MOST_DIGITS } from "../automata/growth.ts";
import {
  base,
  type Dfa,
  type Effort,
  nameOf,
  not,
  ostrowski,
  relation,
  relationOf,
  type System,
  systemOf,
  systemsOfRoot,
} from "../automata/index.ts";
import { NotationError, RuleError } from "../errors.ts";
import { type CaseInWords, casesIn } from "../law-value/cases-in-words.ts";
import { formulaIn, type Formula as PlainFormula, saysFormula } from "../law-value/evaluate.ts";
import { solvedLetters, withoutLetters } from "../law-value/letters.ts";
import { t } from "../locale/law.ts";
import type { Natural } from "../nimber/natural.ts";
import { alternatives } from "../rules/alternatives.ts";
import { UnboundedError } from "../rules/choices.ts";
import { interpret } from "../rules/moves.ts";
import { parseLawRule } from "../rules/parse.ts";
import { printExpression } from "../rules/print.ts";
import type { Condition, Expression, Option } from "../rules/syntax.ts";
import { expressionsIn, lettersOf, namesIn, operands, setsIn } from "../rules/walk.ts";
import type { Outcome, Play, Text } from "../types.ts";
import { freshNames } from "./cases.ts";
import { baseOfLength } from "./digit-terms.ts";
import type { AutomaticLaw } from "./law.ts";
import { movesOfRule } from "./moves.ts";
import { oneOf } from "./options.ts";

/** Law written in the expressions of one-line rules: a condition for an outcome, or an expression for the value. */
export interface StatedLaw {
  readonly kind: AutomaticLaw["kind"];
  readonly play: Play;
  /** Text of the law, trimmed. */
  readonly text: string;
  readonly variables: readonly string[];
  /** Value at a position; undefined when it is not a natural number. @throws RuleError when it divides by zero */
  says(position: readonly number[]): Outcome | Natural | undefined;
  /** Automaton of the law in a system. @throws Undefinable, LimitError */
  automaton(system: System, effort: Effort): AutomaticLaw;
  /** Systems that may express the law, most likely first. */
  readonly systems: readonly System[];
  /** Reason why there are none. */
  readonly because?: Text;
}

/** Systems to try, the usual ones first. */
const SYSTEMS: readonly System[] = [2, 3, 4, 5, 6, 7, 8, 9, 10].map(base).concat([1, 2, 3, 4].map(ostrowski));

const LAW: Text = t("law");

/**
 * Reads a law in the given variables: `P iff` or `N iff` and a condition, or `sg =` and an expression. Other letters
 * are existentially quantified: integers >= 1, which `for some k` may name, or natural numbers with `for some k >= 0`.
 * @throws NotationError
 * @example
 * statedLaw("P iff x xor y = 0", ["x", "y"]).says([5, 5]); // "P"
 */
export function statedLaw(text: string, variables: readonly string[], play: Play = "normal"): StatedLaw {
  const [, head = "", body = ""] = /^(\s*(?:[PN]\s+iff\s|sg\s*={1,2}\s*))([\s\S]*)$/.exec(text) ?? [];
  if (head === "") throw new NotationError(text, 0, LAW);
  const { condition, offset, isShifted } = withoutSome(body);
  const kind = /sg/.test(head) ? "values" : "outcomes";
  const value = ["h", "g", "v", "u"].find((letter) => !variables.includes(letter))!;
  const names = kind === "values" ? [...variables, value] : [...variables];
  const cases = kind === "values" ? expectCases(text, head.length + offset, condition, variables) : [];
  const when =
    kind === "values" ? equationsOf(cases, (i) => `${value} = (${cases[i]!.value})`) : `(${condition})`;
  const read = (before: string, after: string) => {
    try {
      return parseLawRule(`${before}${after}`);
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      const inner = before.length + after.indexOf(condition);
      const at = Math.max(0, Math.min(error.offset - inner, condition.length));
      throw new NotationError(text, Math.min(text.length, head.length + offset + at), error.expected);
    }
  };
  const list = names.join();
  const clauses = read(`[${list}: ${list} if `, `${when}]`);
  const isLost = head.trim().startsWith("P");
  const formula =
    isShifted || cases.length > 1
      ? formulaIn({ kind: "formula", text, variables })
      : plainFormula(kind, isLost, clauses, variables);
  const powers = formula?.says === "value" ? powersOf(formula.cases.map(({ of }) => of)) : undefined;
  const told = atOnce(formula, variables, () => says(kind, isLost, cases, condition, variables, read));
  return {
    kind,
    play,
    text: text.trim(),
    variables,
    says: told,
    ...systemsOf(clauses),
    automaton(system, effort) {
      const rule =
        powers === undefined
          ? clauses
          : parseLawRule(`[${list}: ${list} if ${equationsOf(cases, (i) => powers.equation(i, value))}]`);
      const holds = oneOf(movesOfRule(rule, freshNames(new Map())).clauses);
      const found: Dfa = relationOf(system, names, holds, effort);
      if (kind === "outcomes") return { kind, play, dfa: isLost ? found : negated(found, names, effort) };
      if (powers === undefined) return { kind, dfa: found };
      const { base } = powers;
      return { kind, dfa: { ...found, tracks: [...variables, `${base}**${value}`] }, powers: base };
    },
  };
}

/** Checks that each case of a value can be read. @throws NotationError */
function expectCases(
  text: string,
  start: number,
  body: string,
  variables: readonly string[],
): readonly CaseInWords[] {
  const cases = casesIn(body);
  if (cases.length === 1 && cases[0]!.when === undefined) return cases;
  for (const [i, { value, at, when, whenAt }] of cases.entries()) {
    expectPart(text, start + at, value, (part) => `[${variables}: ${variables.map(() => `(${part})`)}]`);
    if ((when === undefined) !== (i === cases.length - 1))
      throw new NotationError(text, start + at, when === undefined ? CASE : OTHERWISE);
    if (when !== undefined)
      expectPart(text, start + whenAt!, when, (part) => `[${variables}: ${variables} if (${part})]`);
  }
  return cases;
}

const CASE: Text = t("caseOfValue");
const OTHERWISE: Text = t("otherwiseOfValue");

/** Checks a part of a law. @throws NotationError when it cannot be read or has a variable of its own */
function expectPart(text: string, start: number, part: string, ruleOf: (part: string) => string): void {
  const rule = ruleOf(part);
  try {
    const { options } = parseLawRule(rule);
    if (options[0]!.letters.length === 0) return;
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const at = Math.max(0, Math.min(error.offset - rule.indexOf(`(${part})`) - 1, part.length));
    throw new NotationError(text, Math.min(text.length, start + at), error.expected);
  }
  throw new NotationError(text, start, t("casesWithoutLetters"));
}

/** Condition that the equation of the case that holds is true. */
const equationsOf = (cases: readonly CaseInWords[], equation: (i: number) => string): string =>
  cases.map((_, i) => [...holding(cases, i), equation(i)].join(" and ")).join(" or ");

/** Values as exponents of a base: a valuation or a number of digits in it, more or less a constant. */
interface Powers {
  readonly base: number;
  /** Equation of the power of the base to the value of a case, and a name. */
  equation(i: number, name: string): string;
}

/** Largest constant beside an exponent. */
const MOST_ADDED = 16;

/** The values of a law as exponents of one base, if they are such and some of them are unbounded. */
function powersOf(values: readonly Expression[]): Powers | undefined {
  const exponents = values.map(exponentIn);
  const base = exponents.find((each) => each?.base !== undefined)?.base;
  if (base === undefined || exponents.some((each) => (each?.base ?? base) !== base || each === undefined))
    return undefined;
  return {
    base,
    equation(i, name) {
      const { of, added } = exponents[i]!;
      const [power, times] = [of === undefined ? "1" : `${base}**${of}`, base ** Math.abs(added)];
      return added < 0 ? `${name} * ${times} = ${power}` : `${name} = ${power} * ${times}`;
    },
  };
}

/** A number of digits in a base and a constant that is added to it, or the constant alone. */
interface Exponent {
  readonly base?: number;
  readonly of?: string;
  readonly added: number;
}

function exponentIn(node: Expression): Exponent | undefined {
  if (node.kind === "number") return node.value <= MOST_ADDED ? { added: Number(node.value) } : undefined;
  if (node.kind === "arithmetic" && (node.sign === "+" || node.sign === "-")) {
    const [left, right] = [exponentIn(node.left), exponentIn(node.right)];
    if (left === undefined || right?.base !== undefined || right === undefined) return undefined;
    return { ...left, added: left.added + (node.sign === "+" ? right.added : -right.added) };
  }
  const base = baseOfCount(node);
  return base === undefined ? undefined : { base, of: printExpression(node), added: 0 };
}

/** Base of a valuation or a number of digits. */
function baseOfCount(node: Expression): number | undefined {
  if (node.kind === "digits") return baseOfLength(node);
  if (node.kind !== "call" || node.call !== "valuation") return undefined;
  const [, by] = node.of;
  return by?.kind === "number" && by.value >= 2n && by.value <= 36n ? Number(by.value) : undefined;
}

/** Condition that a case holds and no earlier one does. */
const holding = (cases: readonly CaseInWords[], i: number): string[] => {
  const { when } = cases[i]!;
  return [
    ...cases.slice(0, i).map((each) => `not (${each.when})`),
    ...(when === undefined ? [] : [`(${when})`]),
  ];
};

/** Systems that can express a law: those of the fields of its roots, else all systems, beginning with its bases. */
function systemsOf({ options }: ReturnType<typeof parseLawRule>): Pick<StatedLaw, "systems" | "because"> {
  const [radicands, bases] = [new Set<number>(), new Set<number>()];
  const digits: System[] = [];
  const visit = (node: Expression): void => {
    const [, last] = node.kind === "call" ? node.of : [];
    if (node.kind === "call" && last?.kind === "number") {
      if (node.call === "root") radicands.add(Number(last.value));
      if (node.call === "valuation") bases.add(Number(last.value));
    }
    if (node.kind === "digits") digits.push(systemOf(nameOf(node.digitFunction))!);
    for (const each of operands(node)) visit(each);
  };
  for (const { condition } of options) {
    if (condition === undefined) continue;
    for (const each of expressionsIn(condition)) visit(each);
    for (const set of setsIn(condition))
      if (set.kind === "matching") digits.push(systemOf(nameOf(set))!);
      else if (set.kind === "columns") bases.add(set.base);
      else if (set.kind === "powers" && set.base.kind === "number") bases.add(Number(set.base.value));
  }
  const [radicand] = radicands;
  const [told] = digits;
  // Digits of one Ostrowski system cannot be expressed in another.
  if (told?.carry === 1)
    return digits.every(({ id }) => id === told.id)
      ? { systems: [told] }
      : { systems: [], because: noSystem(t("digitsSeveralSystems")) };
  if (radicands.size > 1) return { systems: [], because: noSystem(t("rootsSeveralNumbers")) };
  if (radicand !== undefined) {
    const systems = systemsOfRoot(radicand);
    return systems.length > 0 ? { systems } : { systems, because: noPeriod(radicand) };
  }
  const first = [...bases]
    .filter((each) => each >= 2 && each <= 36)
    .map(base)
    .concat(digits)
    .filter(({ id }, i, all) => all.findIndex((each) => each.id === id) === i);
  return { systems: [...first, ...SYSTEMS.filter(({ id }) => !first.some((each) => each.id === id))] };
}

const noSystem = (what: Text): Text => t("noSystemTellsDigits", { what });

const noPeriod = (radicand: number): Text =>
  t("multiplesSquareRootNeedMore", { radicand, mostDigits: MOST_DIGITS });

const negated = (dfa: Dfa, names: readonly string[], effort: Effort): Dfa =>
  relationOf(dfa.system, names, not(relation(dfa, ...names)), effort);

/**
 * Condition without `for some k` after it. A letter from 0 on becomes an integer >= 1 less one; other lower bounds are
 * shifted in the same way.
 */
function withoutSome(body: string) {
  const { condition, offset, letters, least } = withoutLetters(body);
  if (least === 1) return { condition, offset, isShifted: false };
  const shifted = condition.replace(
    new RegExp(`(?<![\\p{L}\\p{N}_])(${letters.join("|")})(?![\\p{L}\\p{N}_])`, "gu"),
    least === 0 ? "($1-1)" : "($1+1)",
  );
  return { condition: shifted, offset, isShifted: true };
}

const FAR = Number.MAX_SAFE_INTEGER;

function eachAlternative(option: Option): Option[] {
  return alternatives(option.condition!).map((condition) => {
    const names = lettersOf(option.parts, condition);
    return { ...option, condition, letters: option.letters.filter((letter) => names.includes(letter)) };
  });
}

/** Law by enumeration: whether a choice of letters satisfies the condition, or the value that a choice gives. */
function says(
  kind: StatedLaw["kind"],
  lost: boolean,
  cases: readonly CaseInWords[],
  condition: string,
  variables: readonly string[],
  read: (before: string, after: string) => ReturnType<typeof parseLawRule>,
): StatedLaw["says"] {
  const mark = ["w", "t", "s", "r"].find((letter) => !variables.includes(letter))!;
  const list = [...variables, mark].join();
  if (kind === "values") {
    const zeros = variables.map(() => "0").join();
    const options = cases.map(({ value }, i) => {
      const when = holding(cases, i);
      return `${zeros},(${value})${when.length === 0 ? "" : ` if ${when.join(" and ")}`}`;
    });
    const { left } = interpret(read(`[${list}: `, `${options.join(" | ")}]`));
    return unmarked((position) => {
      for (const [part] of left([...position, FAR])) return part?.at(-1);
      return undefined;
    }, variables);
  }
  const rule = read(`[${list}: ${[...variables, "0"].join()} if `, `(${condition})]`);
  const { left } = interpret({ ...rule, options: rule.options.flatMap(eachAlternative) });
  return unmarked((position) => {
    for (const _ of left([...position, 1])) return lost ? "P" : "N";
    return lost ? "N" : "P";
  }, variables);
}

/** Law by its formula alone, when that determines its letters and does not divide by zero. */
function atOnce(
  formula: PlainFormula | undefined,
  variables: readonly string[],
  make: () => StatedLaw["says"],
): StatedLaw["says"] {
  let made: StatedLaw["says"] | undefined;
  const slow: StatedLaw["says"] = (position) => {
    made ??= make();
    return made(position);
  };
  if (formula === undefined) return slow;
  const fast = saysFormula(formula, variables);
  return (position) => {
    try {
      return fast(...position);
    } catch (error) {
      if (error instanceof RuleError || error instanceof RangeError) return slow(position);
      throw error;
    }
  };
}

/** Formula of a law that determines its letters, if there is one. */
const plainFormula = (
  kind: StatedLaw["kind"],
  isLost: boolean,
  { options: [option] }: ReturnType<typeof parseLawRule>,
  variables: readonly string[],
): PlainFormula | undefined =>
  kind === "values"
    ? valueIn(option!.condition!, variables)
    : outcomeIn(option!.condition!, isLost, variables);

/** Right side of the equation in the condition for the value. */
function valueIn(condition: Condition, variables: readonly string[]): PlainFormula | undefined {
  const of = condition.kind === "chain" ? condition.links[0] : undefined;
  if (of === undefined || of.sign === "in" || namesIn(of.right).some((name) => !variables.includes(name)))
    return undefined;
  return { says: "value", cases: [{ of: of.right }] };
}

function outcomeIn(
  condition: Condition,
  isLost: boolean,
  variables: readonly string[],
): PlainFormula | undefined {
  const when = solvedLetters(condition, variables, () => 1n);
  return when && { says: isLost ? "P" : "N", when };
}

/** Evaluates the law, and reports an error that depends on no position without its caret. */
function unmarked(told: StatedLaw["says"], variables: readonly string[]): StatedLaw["says"] {
  return (position) => {
    try {
      return told(position);
    } catch (error) {
      if (error instanceof UnboundedError) throw new RuleError(noLetter(error.letter, variables));
      throw error instanceof RuleError ? new RuleError(error.says, position.join()) : error;
    }
  };
}

const noLetter = (letter: string, variables: readonly string[]): Text =>
  t("letterNoUpperBoundLaw", { letter, variables });
