import {
  accepts,
  and,
  compile,
  type Dfa,
  type Effort,
  equal,
  exists,
  isEmpty,
  isSameSet,
  not,
  ofNumbers,
  or,
  relation,
  relationOf,
  type System,
  Undefinable,
} from "../automata/index.ts";
import { type Matched, patternOf } from "../automata/pattern-of.ts";
import { LimitError } from "../errors.ts";
import { SPAN } from "../rules/build.ts";
import { printMatching } from "../rules/print.ts";
import { ordinary } from "./candidates.ts";
import { conditionsOf } from "./conditions-of-table.ts";
import type { AutomaticLaw } from "./law.ts";
import { type StatedLaw, statedLaw } from "./stated.ts";

// States a proved automaton of one number by patterns of its digits. A law of values has a case for each value: an
// ordinary condition where one is equivalent to the automaton, else a pattern. A case applies where no earlier one does,
// so its condition may hold there too. The whole formula is compared with the automaton at the end.

/** Limits on the length of a pattern and of a law, which a person reads at a glance, and on the values in cases. */
const MOST_PATTERN = 32;
const MOST_LAW = 200;
const MOST_VALUES = 8;

/** Numbers from which an ordinary condition is guessed. */
const SEEN = 200;

/** The law of an automaton of one number as a formula with patterns of digits, if there is a short one. */
export function inPatterns(law: AutomaticLaw, effort: Effort): StatedLaw | undefined {
  const dfa = ofNumbers(law.dfa, effort);
  const [n, second] = law.kind === "values" ? dfa.tracks.slice(0, -1) : dfa.tracks;
  if (second !== undefined || (law.kind === "values" && law.powers !== undefined)) return undefined;
  try {
    const text = law.kind === "values" ? valuesText(dfa, n!, effort) : lostText(dfa, n!, effort);
    if (text === undefined || text.length > MOST_LAW) return undefined;
    const stated = statedLaw(text, [n!], law.kind === "outcomes" ? law.play : "normal");
    return isSameSet(dfa, stated.automaton(dfa.system, effort).dfa, effort) ? stated : undefined;
  } catch (error) {
    // The words are optional.
    if (error instanceof LimitError || error instanceof Undefinable) return undefined;
    throw error;
  }
}

function lostText(dfa: Dfa, n: string, effort: Effort): string | undefined {
  const found = byPattern({ is: dfa, open: undefined }, n, effort);
  return found && `P iff ${found}`;
}

/** Condition of a case, in ordinary notions or by a pattern. */
interface CaseCondition {
  readonly text: string;
  readonly isOrdinary: boolean;
}

/** Cases of a law of values: ordinary ones first, then those with the shortest conditions first, and the last without one. */
function valuesText(dfa: Dfa, n: string, effort: Effort): string | undefined {
  const where = (value: number) =>
    relationOf(
      dfa.system,
      [n],
      exists(["=h"], and(relation(dfa, n, "=h"), equal({ "=h": 1 }, value))),
      effort,
    );
  const left = new Map<number, Dfa>();
  for (let value = 0; ; value++) {
    const is = where(value);
    if (isEmpty(is)) break;
    if (value === MOST_VALUES) return undefined;
    left.set(value, is);
  }
  const known = [...ordinary("outcomes", [n])].map((text) => ({ text, law: statedLaw(text, [n]) }));
  const cases: string[] = [];
  let open: Dfa | undefined;
  let conditions = new Map<number, CaseCondition>();
  while (left.size > 1) {
    if (conditions.size === 0)
      for (const [value, is] of left) {
        const usual = byOrdinary({ is, open }, n, known, effort);
        const text = usual ?? byPattern({ is, open }, n, effort);
        if (text !== undefined) conditions.set(value, { text, isOrdinary: usual !== undefined });
      }
    const [first] = [...conditions].sort(
      ([, a], [, b]) => Number(b.isOrdinary) - Number(a.isOrdinary) || a.text.length - b.text.length,
    );
    if (first === undefined) return undefined;
    const [value, { text }] = first;
    cases.push(`${value} if ${text}`);
    const is = left.get(value)!;
    open =
      open === undefined ? is : relationOf(dfa.system, [n], or(relation(open, n), relation(is, n)), effort);
    left.delete(value);
    conditions.delete(value);
    // Of the last two only one needs a condition, which may be shorter beside the other cases.
    if (left.size === 2) conditions = new Map();
  }
  const [last] = left.keys();
  return cases.length === 0 ? undefined : `sg = ${[...cases, `else ${last}`].join("; ")}`;
}

/** An ordinary condition. */
interface Ordinary {
  readonly text: string;
  readonly law: StatedLaw;
}

const FIRST = Array.from({ length: SEEN }, (_, n) => n);

function byOrdinary({ is, open }: Matched, n: string, all: readonly Ordinary[], effort: Effort) {
  const numbers = FIRST.filter((each) => open === undefined || !accepts(open, [each]));
  const outcomes = numbers.map((each) => (accepts(is, [each]) ? "P" : "N"));
  const isRight = (law: StatedLaw) => numbers.every((each, i) => law.says([each]) === outcomes[i]);
  const texts = function* () {
    for (const { text, law } of all) if (isRight(law)) yield text;
    yield* conditionsOf(outcomes, [{ text: n, at: numbers }]);
  };
  for (const text of texts()) {
    const found = automatonOf(statedLaw(text, [n]), is.system, effort);
    if (found !== undefined && isAsGood(found, { is, open }, effort)) return text.replace(/^P iff /, "");
  }
  return undefined;
}

/** Automaton of a law in a system, if that can express it. */
function automatonOf(law: StatedLaw, system: System, effort: Effort): Dfa | undefined {
  if (!law.systems.some(({ id }) => id === system.id)) return undefined;
  try {
    return law.automaton(system, effort).dfa;
  } catch (error) {
    if (error instanceof Undefinable) return undefined;
    throw error;
  }
}

function byPattern(sought: Matched, n: string, effort: Effort): string | undefined {
  const pattern = patternOf(sought, MOST_PATTERN, effort);
  if (pattern === undefined) return undefined;
  const { quotients, carry } = sought.is.system;
  return printMatching(n, { kind: "matching", quotients, carry, pattern, span: SPAN });
}

/** Whether an automaton accepts the numbers of another one, and no more than those and the open ones. */
function isAsGood(found: Dfa, { is, open }: Matched, effort: Effort): boolean {
  const [n] = is.tracks;
  const [a, b] = [relation(found, n!), relation(is, n!)];
  const free = open === undefined ? not(b) : and(not(b), not(relation(open, n!)));
  return isEmpty(compile(is.system, or(and(b, not(a)), and(a, free)), effort));
}
