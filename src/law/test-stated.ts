import { type Effort, usualEffort } from "../automata/index.ts";
import { NotationError } from "../errors.ts";
import { formulaIn } from "../law-value/evaluate.ts";
import { growthAt, valueAt } from "../law-value/periodic.ts";
import { t } from "../locale/law.ts";
import { lawClaim } from "../messages/law.ts";
import { gcd } from "../nimber/gcd.ts";
import { variablesOf } from "../rules/of-game.ts";
import { printCondition, printExpression } from "../rules/print.ts";
import { begin, type Limits, started } from "../solve/limits.ts";
import type { FormulaLaw, Game, Law, PeriodicLaw, Play, RecurrenceLaw } from "../types.ts";
import { byFiniteTheorem, byTheorem } from "./by-theorem.ts";
import { orOfCycles, testOfCycles } from "./cycles.ts";
import { withoutDomain } from "./domain.ts";
import { type Equations, equationsIn, hasEquations, type RepeatsStated } from "./equations.ts";
import type { Counterexample, LawFinding } from "./finding.ts";
import { provedSteps } from "./in-steps.ts";
import { textOf } from "./known.ts";
import { saysLaw } from "./law.ts";
import { isOfLists, listsOf, testOfLists } from "./lists.ts";
import { firstValuesOf, provePeriod, proveRepetition } from "./period-by-automaton.ts";
import { firstValues } from "./periodic.ts";
import { runsOf } from "./runs.ts";
import { shownAgainst } from "./shown.ts";
import { type StatedLaw, statedLaw } from "./stated.ts";
import { baseOf, carriedOn, firstBySum, sizesOf, stoodTo, tested, testLaw } from "./test.ts";
import { type Truth, truthOf } from "./truth.ts";
import { testWithin } from "./within.ts";

const RANGE = /\s*,\s*observed\s+for\s[^,]*$/;
const AUTOMATON = /^\s*(?:sg|P)\s+by\s+an\s+automaton\b/;

/**
 * Tests whether a law in words holds for all positions of a game. An observed law with a range is tested without that
 * range.
 * @throws NotationError, LimitError, LoopyError
 * @example
 * testStated(parseGame("kayles"), "sg(n + 12) = sg(n) for n >= 71").verdict; // "proved"
 */
export function testStated(
  game: Game<unknown>,
  text: string,
  play: Play = "normal",
  own: Limits = {},
): LawFinding {
  if (AUTOMATON.test(text)) throw new NotationError(text, 0, t("automatonIsNoText"));
  const lists = isOfLists(text) || variablesOf(game) === undefined ? listsOf(game) : undefined;
  if (lists !== undefined) return testOfLists(game, lists, text.replace(RANGE, ""), play, own);
  const runs = variablesOf(game) === undefined ? runsOf(game) : undefined;
  if (runs !== undefined) {
    const found = testStated(runs.game, text, play, own);
    return { ...found, sentence: t("lawOfRuns", { letter: runs.letter, says: found.sentence }) };
  }
  const variables = variablesOf(game) ?? [];
  const { law: whole, domain } = withoutDomain(text.replace(RANGE, ""), variables);
  if (!hasEquations(whole)) {
    const law = readWithin(text, () => statedLaw(whole, variables, play));
    if (domain !== undefined) return testWithin(game, law, domain, own);
    const found = orOfCycles(
      game,
      own,
      (limits) => testLaw(game, law, limits),
      (limits) => testOfCycles(game, law, limits),
    );
    return found.verdict === "observed" ? (byOwnTheorem(game, law, found) ?? found) : found;
  }
  if (domain !== undefined) throw new NotationError(text, whole.length + 1, t("whereOfEquations"));
  const law = equationsIn(text);
  if (variables.length !== 1) throw new NotationError(text, 0, t("equationsOfOneHeap", { id: game.id }));
  return testEquations(game, law, variables, own);
}

/** Reads a law that is part of a text, and shows the whole text in errors. @throws NotationError */
function readWithin(text: string, read: () => StatedLaw): StatedLaw {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new NotationError(text, error.offset, error.expected);
  }
}

/**
 * Finding when the game's own theorem states the same law in the same words, or implies its claim that a value is 0.
 */
function byOwnTheorem(game: Game<unknown>, law: StatedLaw, { testedTo }: LawFinding): LawFinding | undefined {
  const known = law.play === "normal" ? byTheorem(game, "values", "normal") : undefined;
  if (known?.data.kind !== "formula") return undefined;
  const { text, variables } = law;
  const isSame = wordsOf({ kind: "formula", text, variables }).some((words) =>
    wordsOf(known.data as FormulaLaw).includes(words),
  );
  return isSame ? { ...baseOf(law), ...citing(known), testedTo } : undefined;
}

/** Canonical text of a law; for values without cases, also of the outcomes that follow. */
function wordsOf(law: FormulaLaw): readonly string[] {
  const formula = formulaIn(law);
  if (formula === undefined) return [];
  if (formula.says === "value") {
    const cases = formula.cases.map(
      ({ of, when }) => `${printExpression(of)}${when === undefined ? "" : ` if ${printCondition(when)}`}`,
    );
    const [only, second] = cases;
    return second === undefined ? [`sg = ${only}`, `P iff ${only} = 0`] : [`sg = ${cases.join("; ")}`];
  }
  const [only, second] = formula.when;
  if (second !== undefined || only === undefined || only.letters.length > 0) return [];
  return [`${formula.says} iff ${only.holds.map(printCondition).join(" and ")}`];
}

/** Values from equations, with the earlier values that they need taken from play. */
function saysOf(law: Equations, { has, at }: Truth): (position: readonly number[]) => number {
  const { listed } = law;
  if (law.kind === "recurrence") return ([n]) => listed.get(n!) ?? (saysLaw(law.data, [n!]) as number);
  const { preperiod, period } = law.repeats;
  return ([n]) => {
    const known = listed.get(n!);
    if (known !== undefined) return known;
    const before = [n! - period];
    return n! < preperiod + period || !has(before)
      ? Number(at([n!]))
      : Number(at(before)) + growthAt(law.repeats, n!);
  };
}

function testEquations(
  game: Game<unknown>,
  law: Equations,
  variables: readonly string[],
  own: Limits,
): LawFinding {
  const limits = started(own);
  const budget = begin(limits);
  const truth = truthOf(game, "values", "normal", limits);
  const says = saysOf(law, truth);
  const count = law.kind === "repeats" ? law.repeats.preperiod + 2 * law.repeats.period : 0;
  const most = Math.max(sizesOf(truth, 1)[1], count);
  const first = tested({ says }, truth, firstBySum(1, most), budget, limits.seconds);
  const data = law.kind === "recurrence" ? law.data : periodicOf(law, truth);
  const base = { kind: "values", text: law.text, sentence: lawClaim(data), data } as const;
  const { testedTo } = first;
  const refuted = (counterexample: Counterexample<number>): LawFinding => ({
    ...{ ...base, testedTo, verdict: "refuted" },
    counterexample: { ...counterexample, ...shownAgainst(game, counterexample, "normal", limits) },
  });
  if (first.counterexample !== undefined) return refuted(first.counterexample);
  const proof =
    law.kind === "recurrence"
      ? (sameTheorem(game, law.data) ?? stepsProved(game, law.data, budget.tick, limits))
      : proofOfRepeats(game, law, periodicOf(law, truth), truth, limits);
  if (proof?.verdict === "proved") return { ...base, testedTo, ...proof };
  if (proof !== undefined) return refuted(proof.counterexample);
  const { counterexample, ...reached } = carriedOn(game, { says }, truth, first, budget, limits.seconds);
  return counterexample === undefined ? stoodTo(base, variables, reached) : refuted(counterexample);
}

/** Number of periods in which a number that is not a position takes its value from a later position. */
const LATER = 8;

/** Periodic law of stated repetitions, with the first values taken from play. */
function periodicOf({ repeats }: RepeatsStated, truth: Truth): PeriodicLaw {
  const { preperiod, period } = repeats;
  const count = preperiod + period;
  const missing = Array.from({ length: count }, (_, n) => n).filter((n) => !truth.has([n]));
  const first = firstValuesOf(truth, missing.length === 0 ? count : preperiod + LATER * period);
  const values = firstValues(first, repeats);
  return { kind: "periodic", ...repeats, values, ...(missing.length > 0 && { missing }) };
}

type Proved = { readonly verdict: "proved" } & Pick<LawFinding, "by" | "law" | "states" | "source">;
type Proof = Proved | { readonly verdict: "refuted"; readonly counterexample: Counterexample<number> };

/** Whether a recurrence is that of a catalogue theorem. */
function sameTheorem(game: Game<unknown>, data: Law): Proved | undefined {
  const known = byTheorem(game, "values", "normal");
  if (known === undefined || textOf(known.data) !== textOf(data)) return undefined;
  return citing(known);
}

/** Proof of a recurrence over several smaller heaps by the automaton of the values. */
function stepsProved(
  game: Game<unknown>,
  data: RecurrenceLaw,
  tick: Effort["tick"],
  limits: Limits,
): Proved | undefined {
  if (!data.before) return undefined;
  const found = provedSteps(game, data, { ...usualEffort, tick }, limits);
  return found && { verdict: "proved", by: "automaton", ...found };
}

/** Values whose period a theorem or an automaton proves. */
function repetitionProved(
  game: Game<unknown>,
  stated: PeriodicLaw,
  truth: Truth,
  limits: Limits,
): { readonly known: PeriodicLaw; readonly proof: Proved } | undefined {
  const finite = byFiniteTheorem(game, limits)?.data;
  if (finite?.kind === "periodic") return { known: finite, proof: { verdict: "proved", by: "finite" } };
  const theorem = byTheorem(game, "values", "normal");
  const data = theorem?.data.kind === "periodic" ? theorem.data : undefined;
  for (const known of data === undefined ? [stated] : [data, stated]) {
    const proof = provePeriod(game, known.values, known, limits);
    if (proof !== undefined) return { known, proof: { verdict: "proved", by: "automaton", ...proof } };
  }
  const found = data === undefined && truth.by !== "wide" ? proveRepetition(game, truth, limits) : undefined;
  if (found !== undefined) {
    const { repeats, values, law, states } = found;
    const known: PeriodicLaw = { kind: "periodic", ...repeats, values };
    return { known, proof: { verdict: "proved", by: "automaton", law, states } };
  }
  if (theorem === undefined || data === undefined) return undefined;
  return { known: data, proof: citing(theorem) };
}

/** Proof by citing a catalogue theorem. */
const citing = ({ source }: Pick<LawFinding, "source">): Proved => ({
  verdict: "proved",
  by: "theorem",
  ...(source !== undefined && { source }),
});

/**
 * Proof of stated repetitions from the proved period. Once the proved period has begun, G(n + p) - G(n) is periodic
 * too, so one period of it decides for all n. When some residues do not grow, the difference is linear in the number of
 * common periods, so two common periods decide.
 */
function proofOfRepeats(
  game: Game<unknown>,
  { repeats, listed }: RepeatsStated,
  stated: PeriodicLaw,
  truth: Truth,
  limits: Limits,
): Proof | undefined {
  const found = repetitionProved(game, stated, truth, limits);
  if (found === undefined) return undefined;
  const { known, proof } = found;
  const { preperiod, period } = repeats;
  const at = (n: number) => Number(valueAt(known, known.values, n));
  const isSplit = repeats.constant !== undefined || known.constant !== undefined;
  const rounds = isSplit ? (2 * period) / gcd(period, known.period) : 1;
  const end = Math.max(preperiod, known.preperiod) + rounds * known.period;
  const { tick } = begin(limits);
  const wrong = (n: number, says: number): Proof | undefined =>
    says === at(n)
      ? undefined
      : { verdict: "refuted", counterexample: { position: [n], says, found: at(n) } };
  for (const [n, says] of listed) {
    const defect = wrong(n, says);
    if (defect !== undefined) return defect;
  }
  for (let n = preperiod; n < end; n++) {
    tick(n);
    const defect = wrong(n + period, at(n) + growthAt(repeats, n));
    if (defect !== undefined) return defect;
  }
  return proof;
}
