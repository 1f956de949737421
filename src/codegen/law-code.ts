import { expressionOf, formulaOf, STEP } from "../known/evaluate.ts";
import { say } from "../locale/message.ts";
import { lawClaim } from "../say/law.ts";
import type { AutomaticLaw, DigitLaw, FormulaLaw, Language, Law, RecurrenceLaw } from "../types.ts";
import { automatonCode, tooLarge } from "./automaton-code.ts";
import { bestOffset, PRINTABLE } from "./digits.ts";
import { languageOf } from "./languages/index.ts";
import { shortest } from "./lookup.ts";
import { type Constant, printSource, type Source } from "./print.ts";
import { parseProgram } from "./program.ts";
import { writer } from "./rule/expression.ts";
import { type Helper, helperTexts } from "./rule/helpers.ts";
import type { Syntax } from "./syntax.ts";

/**
 * A law as a function in a language, or the one of that name: `sg`, or `lost` where the law speaks of outcomes, which is 1
 * for a P-position and else 0; `remarks` stand beneath what it says. It is right for every position whose numbers, and what is computed of them, the language's
 * integers hold.
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

/** The names of the numbers of a position, as many as there are. */
const NAMES = [["n"], ["x", "y"], ["x", "y", "z"]] as const;

function ofAutomaton(law: AutomaticLaw): Omit<Source, "remarks"> {
  const count = law.dfa.tracks.length - Number(law.kind === "values");
  const { lines, constants } = automatonCode(law, NAMES[count - 1] ?? []);
  return functionOf(new Set(), lines, [...constants]);
}

/** Whether a law tells values, not only who wins. */
export const tellsValues = (law: Law): boolean =>
  law.kind === "formula" ? formulaOf(law).says === "value" : law.kind !== "outcomes";

/** The constants of a law, and its function, which is the last. */
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
    return functionOf(used, [`fn sg(${places}) long:`, `  return ${write.expression(formula.of)}`]);
  }
  const told = formula.says === "P" ? 1 : 0;
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
      `    return ${told}`,
    ];
  });
  return functionOf(used, [`fn lost(${places}) narrow:`, ...lines, `  return ${1 - told}`]);
}

function ofRecurrence({ base, first, steps }: RecurrenceLaw): Omit<Source, "remarks"> {
  const used = new Set<Helper>();
  const write = writer(same(STEP), used);
  const values = steps.map((step) => write.expression(expressionOf(step, STEP)));
  const last = values.length - 1;
  const uses = (name: string) => steps.some((step) => new RegExp(`\\b${name}\\b`).test(step));
  return functionOf(used, [
    "fn sg(long n) long:",
    ...first.flatMap((value, n) => [`  if n == ${n}L:`, `    return ${value}L`]),
    ...(uses("q") || uses("g") ? [`  long q = n // ${base}L`] : []),
    ...(uses("g") ? ["  long g = sg(q)"] : []),
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
