import { type Natural, natural } from "../nimber/natural.ts";
import { bigints, numbers, UNSAFE } from "../rules/arithmetic.ts";
import { type Compiler, compiler } from "../rules/compile.ts";
import { parseLawRule } from "../rules/parse.ts";
import type { Condition, Expression } from "../rules/syntax.ts";
import type { AutomaticLaw, DigitLaw, FormulaLaw, Law, Outcome, RecurrenceLaw } from "../types.ts";
import { casesIn } from "./cases-in-words.ts";
import { type Alternative, solvedLetters, withoutLetters } from "./letters.ts";
import { valueAt } from "./periodic.ts";

/** Statement of a law on a position: its value or outcome. */
export type Says = (...position: readonly Natural[]) => Natural | Outcome;

/** Law that can be evaluated without running an automaton of `automata/`. */
export type PlainLaw = Exclude<Law, AutomaticLaw>;

const known = new WeakMap<Law, Says>();

/**
 * Evaluator of a law for positions of any size, parsed once.
 * Cost: that of its formula; for a recurrence or a digit automaton, a step per digit.
 * @throws NotationError if a formula cannot be read.
 */
export function saysOf(law: PlainLaw): Says {
  const found = known.get(law) ?? read(law);
  known.set(law, found);
  return found;
}

function read(law: PlainLaw): Says {
  switch (law.kind) {
    case "periodic":
      return (n) => valueAt(law, law.values, n!);
    case "formula":
      return byFormula(law);
    case "recurrence":
      return byRecurrence(law);
    case "digits":
      return (n) => byDigits(law, n!);
  }
}

/** Case of a value: the expression, and its condition. The last case has none. */
interface ValueCase {
  readonly of: Expression;
  readonly when?: Condition;
}

/** Parsed formula: a value, or the condition for an outcome. */
export type Formula =
  | { readonly says: "value"; readonly cases: readonly ValueCase[] }
  | { readonly says: Outcome; readonly when: readonly Alternative[] };

/**
 * Parses the formula of a law.
 * @throws NotationError
 * @throws RangeError if no equation determines one of its letters
 */
export function formulaOf(law: FormulaLaw): Formula {
  const found = formulaIn(law);
  if (found === undefined)
    throw new RangeError(`formula: expected letters that an equation tells, got ${law.text}`);
  return found;
}

/**
 * Parses the formula of a law; `undefined` if no equation determines one of its letters.
 * @throws NotationError
 */
export function formulaIn({ text, variables }: FormulaLaw): Formula | undefined {
  const [, head, body] = /^\s*(sg\s*={1,2}|[PN]\s+iff\s)\s*(.*)$/s.exec(text) ?? [];
  if (head?.startsWith("sg")) return { says: "value", cases: valueCases(body!, variables) };
  const [list, zeros] = [variables.join(), variables.map(() => "0").join()];
  const { condition: when, letters, least } = withoutLetters(body ?? text);
  const { condition } = parseLawRule(`[${list}: ${zeros} if ${when}]`).options[0]!;
  const from = (letter: string) => BigInt(letters.includes(letter) ? least : 1);
  const alternatives = solvedLetters(condition!, variables, from);
  return alternatives && { says: head?.startsWith("N") ? "N" : "P", when: alternatives };
}

/**
 * Parses the cases of a value, such as `a if c; b if d; else e`.
 * @throws NotationError
 */
function valueCases(body: string, variables: readonly string[]): ValueCase[] {
  return casesIn(body).map(({ value, when }) => ({
    of: expressionOf(value, variables),
    ...(when !== undefined && { when: conditionOf(when, variables) }),
  }));
}

/** Parses a condition on given names, and on letters. @throws NotationError */
export function conditionOf(text: string, names: readonly string[]): Condition {
  const list = names.join();
  return parseLawRule(`[${list}: ${list} if (${text})]`).options[0]!.condition!;
}

/**
 * Parses an expression in given names.
 * @throws NotationError
 */
export function expressionOf(text: string, names: readonly string[]): Expression {
  const { parts } = parseLawRule(`[${names.join()}: ${names.map(() => `(${text})`).join()}]`).options[0]!;
  const [part] = parts;
  return (part as Extract<typeof part, { kind: "component" }>).position[0]!;
}

const byFormula = (law: FormulaLaw): Says => saysFormula(formulaOf(law), law.variables);

/** Evaluator of a parsed formula in `variables`, for positions of any size. */
export function saysFormula(formula: Formula, variables: readonly string[]): Says {
  if (formula.says === "value") {
    const cases = formula.cases.map(({ of, when }) => ({
      value: valuing(of, variables),
      holds: when && holding(when, variables),
    }));
    return (...position) => cases.find(({ holds }) => holds?.(position) ?? true)!.value(position);
  }
  const each = formula.when.map(({ letters, holds }) => {
    const names = [...variables, ...letters.map(({ name }) => name)];
    return exactly(
      allHold(compiler(names, numbers), letters, holds),
      allHold(compiler(names, bigints), letters, holds),
    );
  });
  const other = formula.says === "P" ? "N" : "P";
  return (...position) => (each.some((holds) => holds(position)) ? formula.says : other);
}

/** Test of all conditions, with the letters computed from the numbers of a position. */
function allHold<N extends number | bigint>(
  compile: Compiler<N>,
  letters: Alternative["letters"],
  holds: Alternative["holds"],
): (values: readonly N[]) => boolean {
  const values = letters.map(({ value }) => compile.expression(value));
  const conditions = holds.map(compile.condition);
  return (position) => {
    const all = [...position];
    for (const value of values) all.push(value(all));
    return conditions.every((each) => each(all));
  };
}

/** Expression as a function of its names. */
export function valuing(of: Expression, names: readonly string[]): (values: readonly Natural[]) => Natural {
  const value = exactly(compiler(names, numbers).expression(of), compiler(names, bigints).expression(of));
  return (values) => natural(value(values));
}

/** Condition as a test on its names. */
export const holding = (
  when: Condition,
  names: readonly string[],
): ((values: readonly Natural[]) => boolean) =>
  exactly(compiler(names, numbers).condition(when), compiler(names, bigints).condition(when));

/** Evaluates with numbers while these are exact, else with bigints. */
function exactly<T, U>(
  small: (values: readonly number[]) => T,
  large: (values: readonly bigint[]) => U,
): (values: readonly Natural[]) => T | U {
  return (values) => {
    if (values.every((each) => typeof each === "number")) {
      try {
        return small(values);
      } catch (error) {
        if (error !== UNSAFE) throw error;
      }
    }
    return large(values.map(BigInt));
  };
}

/**
 * Names for a step of a recurrence: the heap, the heap without its last digit, and the value of the smaller
 * heap.
 */
export const STEP = ["n", "q", "g"] as const;

function byRecurrence(law: RecurrenceLaw): Says {
  const { base, first, steps, of, before } = law;
  if (before) throw new RangeError("expected a recurrence over one smaller heap");
  const valued = (text: string) => valuing(expressionOf(text, STEP), STEP);
  const [values, smaller] = [steps.map(valued), of?.map(valued)];
  const apart = (n: Natural): readonly [quotient: Natural, digit: number] => [
    natural(BigInt(n) / BigInt(base)),
    Number(BigInt(n) % BigInt(base)),
  ];
  return (heap) => {
    const way: Natural[] = [];
    let least = heap!;
    while (least >= first.length) {
      way.push(least);
      const [q, digit] = apart(least);
      least = smaller?.[digit]?.([least, q, 0]) ?? q;
    }
    let value: Natural = first[Number(least)]!;
    for (const n of way.reverse()) {
      const [q, digit] = apart(n);
      value = values[digit]!([n, q, value]);
    }
    return value;
  };
}

function byDigits({ base, next, values }: DigitLaw, heap: Natural): Natural {
  let state = 0;
  for (let left = BigInt(heap); left > 0n; left /= BigInt(base)) {
    state = next[state]![Number(left % BigInt(base))]!;
  }
  return values[state]!;
}
