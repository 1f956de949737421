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
import { t } from "../locale/codegen.ts";
import type { AutomaticLaw, Text } from "../types.ts";
import type { Constant } from "./print.ts";

/** The lines of a function, and the tables that it reads. */
interface Written {
  readonly lines: readonly string[];
  readonly constants: readonly Constant[];
}

/** An automaton with a value at its end. */
interface Ended {
  readonly classOf: Int32Array;
  readonly classes: number;
  readonly next: readonly number[];
  readonly values: readonly number[];
}

/** Values that a program tells one by one, and states of an automaton that tells them. */
const MOST_VALUES = 30;
const MOST_STATES = 4000;

/**
 * A law of digits as a function that reads them, the highest first: `lost`, which is 1 for a P-position and else 0, or
 * `sg`. Cost: a step for each digit.
 * @throws RuleError when values have no bound, or the automaton is too large for a program.
 */
export function automatonCode(law: AutomaticLaw, variables: readonly string[]): Written {
  const { system } = law.dfa;
  const count = law.dfa.tracks.length - Number(law.kind === "values");
  const names = Array.from({ length: count }, (_, i) => variables[i] ?? `x${i + 1}`);
  const ended = law.kind === "values" ? valued(law.dfa) : accepting(law.dfa);
  const { carry, digits } = system;
  const [radix, second] = system.quotients as readonly [number, number?];
  if (second !== undefined) throw new RuleError(NO_DIGITS);
  const places = names.map((name) => `long ${name}`).join(", ");
  const most = names.slice(1).flatMap((name) => [`  if ${name} > most:`, `    most = ${name}`]);
  const above = carry === 0 ? `${radix}L` : `${radix}L * weight + below`;
  // From weight U(i) to U(i + 1), as far as the largest number, and back.
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
  return {
    lines,
    constants: [
      { name: "KINDS", text: textOf([...ended.classOf]) },
      { name: "NEXT", text: textOf(ended.next.flatMap((to) => [Math.floor(to / LETTERS), to % LETTERS])) },
      { name: "ENDS", text: textOf(ended.values) },
    ],
  };
}

/** The digits of a law that no program walks over. */
export const NO_DIGITS: Text = t("noDigits");

/** A law with more states, or larger values, than a program has tables for. */
export const tooLarge = (what: "states" | "values", most: number): RuleError =>
  new RuleError(
    what === "states" ? t("lawNoProgramAutomatonMore", { most }) : t("lawNoProgramValuesGo", { most }),
  );

/** Numbers below 64 are written as the characters from 0 on, of which a backslash is one that is escaped. */
const LETTERS = 64;
const FIRST = "0".charCodeAt(0);

const letter = (table: string, at: string): string => `(code(${table}, ${at}) - ${FIRST})`;

function textOf(numbers: readonly number[]): string {
  if (numbers.some((each) => each >= LETTERS)) throw tooLarge("values", LETTERS - 1);
  return String.fromCharCode(...numbers.map((each) => each + FIRST));
}

/** With a state more from which nothing is accepted. */
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

/** The automaton that ends in a state of the value: one for each value, run together. */
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
  const known = new Map([[start.join(), 0]]);
  const states = [start];
  const next: number[] = [];
  for (const state of states) {
    expectSmall(states.length);
    for (let column = 0; column < columns; column++) {
      const to = state.map((q, i) => stateAfter(each[i]!, q, column));
      const key = to.join();
      if (!known.has(key)) known.set(key, states.push(to) - 1);
      next.push(known.get(key)!);
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
