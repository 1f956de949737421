import { type Natural, natural } from "../nimber/natural.ts";
import { bigints, numbers, UNSAFE } from "../rules/arithmetic.ts";
import { type Compiler, compiler } from "../rules/compile.ts";
import { parseLawRule } from "../rules/parse.ts";
import type { Condition, Expression } from "../rules/syntax.ts";
import type { AutomaticLaw, DigitLaw, FormulaLaw, Law, Outcome, RecurrenceLaw } from "../types.ts";
import { casesIn } from "./cases-in-words.ts";
import { type Alternative, solvedLetters, withoutLetters } from "./letters.ts";
import { valueAt } from "./periodic.ts";

/** Result of a law at a position: its value, or its outcome. */
export type Says = (...position: readonly Natural[]) => Natural | Outcome;

/** A law that no automaton of `automata/` has to be run for. */
export type PlainLaw = Exclude<Law, AutomaticLaw>;

const known = new WeakMap<Law, Says>();

/**
 * Reader of a law for positions of any size, parsed once.
 * Cost: that of its formula; of a recurrence or an automaton a step for each digit.
 * @throws NotationError when a formula cannot be read.
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

/** A value, and where it is that unless an earlier case holds: the last case has no condition. */
interface ValueCase {
  readonly of: Expression;
  readonly when?: Condition;
}

/** A formula as it is read: the value, or when a position is lost or won. */
export type Formula =
  | { readonly says: "value"; readonly cases: readonly ValueCase[] }
  | { readonly says: Outcome; readonly when: readonly Alternative[] };

/** @throws NotationError; RangeError where nothing tells what its letters are */
export function formulaOf(law: FormulaLaw): Formula {
  const found = formulaIn(law);
  if (found === undefined)
    throw new RangeError(`formula: expected letters that an equation tells, got ${law.text}`);
  return found;
}

/** The same, or nothing where no equation tells what a letter is. @throws NotationError */
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

/** The cases of a value in words, as `a if c; b if d; else e`. @throws NotationError */
function valueCases(body: string, variables: readonly string[]): ValueCase[] {
  return casesIn(body).map(({ value, when }) => ({
    of: expressionOf(value, variables),
    ...(when !== undefined && { when: conditionOf(when, variables) }),
  }));
}

function conditionOf(text: string, names: readonly string[]): Condition {
  const list = names.join();
  return parseLawRule(`[${list}: ${list} if (${text})]`).options[0]!.condition!;
}

/** An expression in some names. @throws NotationError */
export function expressionOf(text: string, names: readonly string[]): Expression {
  const { parts } = parseLawRule(`[${names.join()}: ${names.map(() => `(${text})`).join()}]`).options[0]!;
  const [part] = parts;
  return (part as Extract<typeof part, { kind: "component" }>).position[0]!;
}

const byFormula = (law: FormulaLaw): Says => saysFormula(formulaOf(law), law.variables);

/** Value of a formula in `variables` at a position of any size. */
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

/** Whether all conditions hold, with the letters that the numbers of a position tell. */
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

/** An expression as a function of its names. */
function valuing(of: Expression, names: readonly string[]): (values: readonly Natural[]) => Natural {
  const value = exactly(compiler(names, numbers).expression(of), compiler(names, bigints).expression(of));
  return (values) => natural(value(values));
}

/** A condition as a test of its names. */
export const holding = (
  when: Condition,
  names: readonly string[],
): ((values: readonly Natural[]) => boolean) =>
  exactly(compiler(names, numbers).condition(when), compiler(names, bigints).condition(when));

/** By numbers while they are exact, else by bigints. */
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

/** The names that a step of a recurrence may use: the heap, what is left of it without its last digit, and its value. */
export const STEP = ["n", "q", "g"] as const;

function byRecurrence({ base, first, steps, of }: RecurrenceLaw): Says {
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
