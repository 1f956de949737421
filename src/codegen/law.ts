import { stateAfter, statesOf } from "../automata/dfa.ts";
import { and } from "../automata/formula.ts";
import {
  atLeast,
  compile,
  type Dfa,
  equal,
  exists,
  isEmpty,
  ofNumbers,
  relation,
  relationOf,
  usualEffort,
} from "../automata/index.ts";
import { RuleError } from "../errors.ts";
import { expressionOf, formulaOf, STEP } from "../law-value/evaluate.ts";
import { t } from "../locale/codegen.ts";
import { say } from "../locale/message.ts";
import { lawClaim } from "../messages/law.ts";
import type { AutomaticLaw, DigitLaw, FormulaLaw, Language, Law, RecurrenceLaw } from "../types.ts";
import { languageOf } from "./languages/index.ts";
import { bestOffset, PRINTABLE, shortest } from "./lookup.ts";
import { type Constant, printSource, type Source } from "./print.ts";
import { parseProgram } from "./program.ts";
import { writer } from "./rule/expression.ts";
import { type Helper, helperTexts } from "./rule/helpers.ts";
import type { Syntax } from "./syntax.ts";

/**
 * Law as a function in a language, given as syntax or name: `sg`, or `lost` for a law of outcomes, which is 1 for a
 * P-position and 0 otherwise. `remarks` follow the statement of the law. The function is right for every position whose
 * numbers and intermediate results fit the language's integers.
 * @throws NotationError when a formula cannot be read or has letters; RuleError when an automaton or its values are too
 * large for a program; RangeError when no language has that name.
 * @example
 * lawCode({ kind: "formula", text: "sg = n % 4", variables: ["n"] }, "python").includes("return n % 4"); // true
 */
export function lawCode(
  law: Law,
  target: Syntax | string,
  language: Language = "en",
  remarks: readonly string[] = [],
): string {
  const syntax = languageOf(target);
  return printSource(
    { remarks: [say(lawClaim(law), language), ...remarks], ...lawSource(law, syntax) },
    syntax,
  );
}

/** Whether a law gives values, not only outcomes. */
export const tellsValues = (law: Law): boolean =>
  law.kind === "formula" ? formulaOf(law).says === "value" : law.kind !== "outcomes";

/** Constants of a law, and its function, which is the last. */
export function lawSource(law: Law, syntax: Syntax): Omit<Source, "remarks"> {
  switch (law.kind) {
    case "periodic":
      return shortest({ id: "", values: law.values, law: { ...law, theorem: "" } }, syntax);
    case "formula":
      return ofFormula(law);
    case "recurrence":
      return ofRecurrence(law);
    case "digits":
      return ofDigits(law, syntax);
    case "outcomes":
    case "values":
      return ofAutomaton(law);
  }
}

const functionOf = (used: ReadonlySet<Helper>, lines: readonly string[], constants: Constant[] = []) => ({
  constants,
  routines: parseProgram([...helperTexts(used), ...lines].join("\n")),
});

const same = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.map((name) => [name, name]));

function ofFormula(law: FormulaLaw): Omit<Source, "remarks"> {
  const formula = formulaOf(law);
  const used = new Set<Helper>();
  const places = law.variables.map((name) => `long ${name}`).join(", ");
  if (formula.says === "value") {
    const write = writer(same(law.variables), used);
    const lines = formula.cases.flatMap(({ of, when }) =>
      when === undefined
        ? [`  return ${write.expression(of)}`]
        : [`  if ${write.condition(when)}:`, `    return ${write.expression(of)}`],
    );
    return functionOf(used, [`fn sg(${places}) long:`, ...lines]);
  }
  const value = formula.says === "P" ? 1 : 0;
  const set = new Map<string, string>();
  const lines = formula.when.flatMap(({ letters, holds }) => {
    const write = writer(same([...law.variables, ...letters.map(({ name }) => name)]), used);
    return [
      ...letters.flatMap(({ name, value }) => {
        const [before, now] = [set.get(name), write.expression(value)];
        set.set(name, now);
        return before === now ? [] : [`  ${before === undefined ? "long " : ""}${name} = ${now}`];
      }),
      `  if ${holds.map((each) => write.condition(each)).join(" and ")}:`,
      `    return ${value}`,
    ];
  });
  return functionOf(used, [`fn lost(${places}) narrow:`, ...lines, `  return ${1 - value}`]);
}

function ofRecurrence({ base, first, steps, of }: RecurrenceLaw): Omit<Source, "remarks"> {
  const used = new Set<Helper>();
  const written = (text: string, names = same(STEP)) =>
    writer(names, used).expression(expressionOf(text, STEP));
  const values = steps.map((step, digit) => {
    const smaller = of && new Map([...same(STEP), ["g", `sg(${written(of[digit]!)})`]]);
    return written(step, smaller);
  });
  const last = values.length - 1;
  const uses = (name: string) => steps.some((step) => new RegExp(`\\b${name}\\b`).test(step));
  return functionOf(used, [
    "fn sg(long n) long:",
    ...first.flatMap((value, n) => [`  if n == ${n}L:`, `    return ${value}L`]),
    ...(uses("q") || uses("g") ? [`  long q = n // ${base}L`] : []),
    ...(uses("g") && of === undefined ? ["  long g = sg(q)"] : []),
    ...values
      .slice(0, last)
      .flatMap((value, digit) => [`  if n % ${base}L == ${digit}L:`, `    return ${value}`]),
    `  return ${values[last]}`,
  ]);
}

function ofDigits({ base, next, values }: DigitLaw, syntax: Syntax): Omit<Source, "remarks"> {
  const [steps, ends] = [next.flat(), [...values]].map((digits) => {
    const most = Math.max(...digits);
    if (most >= PRINTABLE) throw tooLarge("values", PRINTABLE - 1);
    const offset = bestOffset({ base: most + 1, digits: Uint8Array.from(digits) }, syntax.escapes);
    return { offset, text: String.fromCharCode(...digits.map((digit) => digit + offset)) };
  }) as [{ offset: number; text: string }, { offset: number; text: string }];
  const constants = [
    { name: "NEXT", text: steps.text },
    { name: "VALUES", text: ends.text },
  ];
  const lines = [
    "fn sg(long n) narrow:",
    "  let state = 0",
    "  long left = n",
    "  while left > 0L:",
    `    state = code(NEXT, state * ${base} + narrow(left % ${base}L)) - ${steps.offset}`,
    `    left = left // ${base}L`,
    `  return code(VALUES, state) - ${ends.offset}`,
  ];
  return functionOf(new Set(), lines, constants);
}

/** Automaton with a value for each final state. */
interface Ended {
  readonly classOf: Int32Array;
  readonly classes: number;
  readonly next: readonly number[];
  readonly values: readonly number[];
}

/** Limits on the values that a program lists one by one, and on the states of an automaton for them. */
const MOST_VALUES = 30;
const MOST_STATES = 4000;

/** Default names of a position's numbers, by their count. */
const NAMES = [["n"], ["x", "y"], ["x", "y", "z"]] as const;

/**
 * Law of digits as a function that reads them, highest first. It passes over a number twice: up to the greatest weight
 * U(i) in it, and back down, each time subtracting the digit of that weight. The digits of several numbers form one
 * column of the automaton. Cost: one step for each digit.
 * @throws RuleError when the values are unbounded, or the automaton is too large for a program.
 */
function ofAutomaton(law: AutomaticLaw): Omit<Source, "remarks"> {
  const { system } = law.dfa;
  const count = law.dfa.tracks.length - Number(law.kind === "values");
  const names = NAMES[count - 1] ?? Array.from({ length: count }, (_, i) => `x${i + 1}`);
  const ended = law.kind === "values" ? valued(law.dfa) : accepting(law.dfa);
  const { carry, digits } = system;
  const [radix, second] = system.quotients as readonly [number, number?];
  if (second !== undefined) throw new RuleError(t("noDigits"));
  const places = names.map((name) => `long ${name}`).join(", ");
  const most = names.slice(1).flatMap((name) => [`  if ${name} > most:`, `    most = ${name}`]);
  const above = carry === 0 ? `${radix}L` : `${radix}L * weight + below`;
  const up =
    carry === 0
      ? [`  while weight <= most // ${radix}L:`, `    weight = weight * ${radix}L`]
      : [
          `  while weight <= (most - below) // ${radix}L:`,
          `    long larger = ${above}`,
          "    below = weight",
          "    weight = larger",
        ];
  const down =
    carry === 0
      ? [`    weight = weight // ${radix}L`]
      : [`    long smaller = weight - ${radix}L * below`, "    weight = below", "    below = smaller"];
  const column = names.map((_, i) => `narrow(left${i + 1} // weight)`);
  const index = column.reduce(
    (sofar, each) => (sofar === "" ? each : `(${sofar}) * ${digits} + ${each}`),
    "",
  );
  const lines = [
    `fn ${law.kind === "values" ? "sg" : "lost"}(${places}) narrow:`,
    `  long most = ${names[0]}`,
    ...most,
    "  long weight = 1L",
    ...(carry === 0 ? [] : ["  long below = 1L"]),
    ...up,
    ...names.map((name, i) => `  long left${i + 1} = ${name}`),
    "  let state = 0",
    "  while weight > 0L:",
    `    let column = ${index}`,
    ...names.map((_, i) => `    left${i + 1} = left${i + 1} % weight`),
    `    let at = 2 * (state * ${ended.classes} + ${letter("KINDS", "column")})`,
    `    state = ${letter("NEXT", "at")} * ${LETTERS} + ${letter("NEXT", "at + 1")}`,
    ...(carry === 0
      ? down
      : [
          "    if weight == 1L and below == 1L:",
          "      weight = 0L",
          "    else:",
          ...down.map((each) => `  ${each}`),
        ]),
    `  return ${letter("ENDS", "state")}`,
  ];
  return functionOf(new Set(), lines, [
    { name: "KINDS", text: textOf([...ended.classOf]) },
    { name: "NEXT", text: textOf(ended.next.flatMap((to) => [Math.floor(to / LETTERS), to % LETTERS])) },
    { name: "ENDS", text: textOf(ended.values) },
  ]);
}

/** Error for a law with more states, or larger values, than a program's tables allow. */
const tooLarge = (what: "states" | "values", most: number): RuleError =>
  new RuleError(
    what === "states" ? t("lawNoProgramAutomatonMore", { most }) : t("lawNoProgramValuesGo", { most }),
  );

/** Base in which numbers are written as characters from 0 on; one of these is a backslash, which is escaped. */
const LETTERS = 64;
const FIRST = "0".charCodeAt(0);

const letter = (table: string, at: string): string => `(code(${table}, ${at}) - ${FIRST})`;

function textOf(numbers: readonly number[]): string {
  if (numbers.some((each) => each >= LETTERS)) throw tooLarge("values", LETTERS - 1);
  return String.fromCharCode(...numbers.map((each) => each + FIRST));
}

/** Adds a dead state. */
function accepting(dfa: Dfa): Ended {
  const { next, classes } = dfa;
  const size = statesOf(dfa);
  expectSmall(size);
  const all = Array.from({ length: (size + 1) * classes }, (_, i) => next[i] ?? -1);
  return {
    classOf: dfa.classOf,
    classes,
    next: all.map((to) => (to < 0 ? size : to)),
    values: [...dfa.accepting, 0],
  };
}

function expectSmall(states: number): void {
  if (states > MOST_STATES) throw tooLarge("states", MOST_STATES);
}

/** Automaton that ends in a state for the value: one automaton for each value, run in parallel. */
function valued(law: Dfa): Ended {
  const { system } = law;
  const variables = law.tracks.slice(0, -1);
  const values = ofNumbers(law, usualEffort);
  const rest = (from: number) =>
    exists(["h"], and(relation(values, ...variables, "h"), atLeast({ h: 1 }, from)));
  const each: Dfa[] = [];
  while (!isEmpty(compile(system, rest(each.length)))) {
    if (each.length > MOST_VALUES) throw tooLarge("values", MOST_VALUES);
    const is = exists(["h"], and(relation(values, ...variables, "h"), equal({ h: 1 }, each.length)));
    each.push(relationOf(system, variables, is));
  }
  const columns = system.digits ** variables.length;
  const start = each.map(() => 0);
  const numbers = new Map([[start.join(), 0]]);
  const states = [start];
  const next: number[] = [];
  for (const state of states) {
    expectSmall(states.length);
    for (let column = 0; column < columns; column++) {
      const to = state.map((q, i) => stateAfter(each[i]!, q, column));
      const key = to.join();
      if (!numbers.has(key)) numbers.set(key, states.push(to) - 1);
      next.push(numbers.get(key)!);
    }
  }
  return {
    classOf: Int32Array.from({ length: columns }, (_, column) => column),
    classes: columns,
    next,
    values: states.map((state) =>
      Math.max(
        0,
        state.findIndex((q, i) => q >= 0 && each[i]!.accepting[q] === 1),
      ),
    ),
  };
}
