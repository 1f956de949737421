import {
  accepts,
  base,
  type Effort,
  isSameSet,
  type System,
  Undefinable,
  usualEffort,
} from "../automata/index.ts";
import { heapRules } from "../encoding.ts";
import { GrowthError, LimitError } from "../errors.ts";
import { casesIn } from "../law-value/cases-in-words.ts";
import { t } from "../locale/law.ts";
import { lawClaim } from "../messages/law.ts";
import { variablesOf } from "../rules/of-game.ts";
import { type Budget, begin, type Limits, started } from "../solve/limits.ts";
import { standsAlone } from "../solve/search/alone.ts";
import type { Game, Law, Outcome, PeriodicLaw, Play, Text } from "../types.ts";
import { byFiniteTheorem, byTheorem } from "./by-theorem.ts";
import { byDigits, candidates, ordinary, suggested } from "./candidates.ts";
import { casesOfTable, conditionsOfTable, LOOKED } from "./conditions-of-table.ts";
import { type LawFinding, longest, type Rejected, type Search } from "./finding.ts";
import { guessLaws } from "./guess.ts";
import { inCases } from "./in-cases.ts";
import { inPatterns } from "./in-patterns.ts";
import { inSteps } from "./in-steps.ts";
import { periodText, textOf } from "./known.ts";
import { type AutomaticLaw, saysLaw, toldOf } from "./law.ts";
import { lawOfLists, listsOf } from "./lists.ts";
import { firstValuesOf, provePeriod } from "./period-by-automaton.ts";
import { firstValues, pastGaps, repetitionOf } from "./periodic.ts";
import { type Runs, runsOf } from "./runs.ts";
import { type StatedLaw, statedLaw } from "./stated.ts";
import { baseOf, carriedOn, firstBySum, heapsOf, proofOf, sizesOf, stoodTo, tested } from "./test.ts";
import { type Truth, truthOf } from "./truth.ts";
import { judgeLaw, type LawVerdict } from "./verify.ts";

/** Separate proof method, with dependencies that the others do not need. */
export type Prover = (
  game: Game<unknown>,
  sought: Pick<Sought, "kind" | "play" | "variables" | "truth" | "limits">,
) => LawFinding | undefined;

/** Subject of a search. */
interface Sought {
  readonly game: Game<unknown>;
  readonly kind: AutomaticLaw["kind"];
  readonly play: Play;
  readonly variables: readonly string[];
  readonly truth: Truth;
  readonly limits: Limits;
  readonly budget: Budget;
  readonly learning: Learning;
}

/** Automata that a search may learn. */
interface Learning {
  /** Whether it learns any; default: it does. */
  readonly learns?: boolean;
  /** Whether it states them in patterns of digits, which takes about as long again; default: it does. */
  readonly inPatterns?: boolean;
  /** Numeration systems to which the whole search is restricted. */
  readonly systems?: readonly System[];
}

/** Law of a game. The provers in `also` are tried when no other proof is found. */
export function lawBy(game: Game<unknown>, play: Play, own: Limits, also: readonly Prover[]): Search {
  const limits = started(own);
  const outcomesOnly = play === "misere" || standsAlone(game, play);
  const single = variablesOf(game)?.length === 1;
  const values = outcomesOnly
    ? undefined
    : lawOfKind(game, "values", play, ofValues(game, own, limits), also, { learns: single });
  if (values?.finding?.verdict === "proved") {
    if (!isLearnt(values.finding) && !hasCases(values.finding)) return values;
    const { finding: outcomes } = lawOfKind(game, "outcomes", play, limits, also, { learns: false });
    return outcomes?.verdict === "proved" ? { ...values, outcomes } : values;
  }
  const outcomes = lawOfKind(game, "outcomes", play, limits, also);
  const isBetter = outcomes.finding?.verdict === "proved" || values?.finding === undefined;
  return isBetter ? outcomes : values;
}

/** Share of the time in which a law of the values is sought, and where a theorem states that of the outcomes. */
const [VALUES_FIRST, OUTCOMES_KNOWN] = [2 / 3, 1 / 6];

/** Limits of the search for a law of the values, after which that of the outcomes begins. */
function ofValues(game: Game<unknown>, { seconds, ...own }: Limits, limits: Limits): Limits {
  if (seconds === undefined || byTheorem(game, "values", "normal") !== undefined) return limits;
  const share = byTheorem(game, "outcomes", "normal") === undefined ? VALUES_FIRST : OUTCOMES_KNOWN;
  return started({ ...own, seconds: Math.round(10 * share * seconds) / 10 });
}

/**
 * Smallest automaton in digits of a base that play suggests and that is proved: of the values, or else of the outcomes.
 */
export function lawInBase(
  game: Game<unknown>,
  radix: number,
  play: Play,
  own: Limits,
  only?: AutomaticLaw["kind"],
): Search {
  const limits = started(own);
  const outcomesOnly = play === "misere" || standsAlone(game, play);
  const both: readonly AutomaticLaw["kind"][] = outcomesOnly ? ["outcomes"] : ["values", "outcomes"];
  let found: Search = { rejected: [] };
  for (const kind of only === undefined ? both : [only]) {
    found = lawOfKind(game, kind, play, limits, [], { systems: [base(radix)] });
    if (found.finding !== undefined || found.stopped !== undefined) return found;
  }
  return { because: t("noneInBase", { radix }), ...found };
}

/** Whether the values are given in cases: a formula for the outcomes is often shorter. */
const hasCases = ({ data }: LawFinding): boolean =>
  (data?.kind === "formula" && casesIn(data.text).length > 1) ||
  (data?.kind === "recurrence" && data.before === true);

const isLearnt = ({ law, data }: LawFinding): boolean => law !== undefined && law === data;

/** Law of one kind. The provers in `also` are tried when no other proof is found. */
export function lawOfKind(
  game: Game<unknown>,
  kind: AutomaticLaw["kind"],
  play: Play,
  own: Limits,
  also: readonly Prover[],
  learning: Learning = {},
): Search {
  const { learns = true, systems } = learning;
  const limits = started(own);
  const variables = variablesOf(game);
  const lists = systems === undefined ? listsOf(game) : undefined;
  if (lists !== undefined) return lawOfLists(game, lists, kind, play, limits);
  if (variables === undefined) {
    const runs = systems === undefined ? runsOf(game) : undefined;
    return runs === undefined
      ? { rejected: [], because: NO_NUMBERS }
      : ofRuns(runs, lawOfKind(runs.game, kind, play, limits, [], learning));
  }
  const budget = begin(limits);
  const rejected: Rejected[] = [];
  const stands: LawFinding[] = [];
  const computed: number[] = [];
  let because: Text | undefined;
  let stopped: LimitError | undefined;
  try {
    const truth = recorded(truthOf(game, kind, play, limits), computed);
    const sought = { game, kind, play, variables, truth, limits, budget, learning };
    const proved =
      systems === undefined
        ? (knownLaw(sought) ??
          byFormula(sought, rejected, stands) ??
          byPeriod(sought, stands) ??
          byOthers(sought, also))
        : undefined;
    if (proved !== undefined) {
      if (rejected.length === 0) tryFirst(sought, proved.text, rejected);
      return { finding: proved, rejected: longest(rejected) };
    }
    const found = stands.length === 0 && learns ? learnt(sought) : undefined;
    if (found !== undefined)
      return { finding: systems === undefined ? found : inWords(sought, found), rejected: longest(rejected) };
  } catch (error) {
    if (error instanceof Undefinable) because = error.says;
    else if (error instanceof LimitError && !(error instanceof GrowthError))
      [because, stopped] = [error.text, error];
    else throw error;
  }
  const single = kind === "values" && variables.length === 1 && systems === undefined;
  const finding = stands[0] ?? (single && stopped !== undefined ? seenIn(computed, stopped) : undefined);
  return {
    rejected: longest(rejected),
    ...(finding !== undefined && { finding }),
    ...(because !== undefined && { because }),
    ...(stopped !== undefined && { stopped }),
  };
}

/** A law of heaps, told of runs of a letter. */
function ofRuns({ letter }: Runs, { finding, ...more }: Search): Search {
  if (finding === undefined) return more;
  return { ...more, finding: { ...finding, sentence: t("lawOfRuns", { letter, says: finding.sentence }) } };
}

const NO_NUMBERS: Text = t("noNumbers");

/** Tests a law of any kind by exhaustive play, as far as the time allows. */
function testedTo(
  { variables, truth, limits, budget }: Sought,
  says: (position: readonly number[]) => unknown,
): number {
  const law = { says: says as Parameters<typeof tested>[0]["says"] };
  const most = sizesOf(truth, variables.length)[1];
  return tested(law, truth, firstBySum(variables.length, most), budget, limits.seconds).testedTo;
}

/** Law stated by a catalogue theorem, proved again by an automaton if possible. */
function knownLaw(sought: Sought): LawFinding | undefined {
  const { game, kind, play } = sought;
  const known = byTheorem(game, kind, play);
  if (known === undefined) return undefined;
  const { data } = known;
  const to = testedTo(sought, (position) => saysLaw(data, position));
  const again = provedAgain(sought, data);
  return { ...known, ...(again?.verdict === "proved" && again), testedTo: to };
}

/** Limit on the states of an automaton in the proof of what a theorem states: without one, the theorem is the proof. */
const MOST_AGAIN = 40_000;

/** Machine proof of the claim of a theorem. */
function provedAgain(sought: Sought, data: Law): Partial<LawFinding> | undefined {
  const { game, play, variables, limits, budget } = sought;
  if (data.kind === "formula")
    return proofOf(game, statedLaw(data.text, variables, play), limits, budget, MOST_AGAIN);
  if (data.kind === "digits") return learnt(sought);
  if (data.kind !== "periodic") return undefined;
  if (heapRules(game) !== undefined) return byFiniteTheorem(game, limits);
  const proof = provePeriod(game, data.values, data, limits);
  return proof && { verdict: "proved", by: "automaton", law: proof.law, states: proof.states };
}

/** Positions that must confirm a formula without a proof, for each one of the table from which it was guessed. */
const CONFIRMED = 3;

/** First formula that is proved. Formulas that hold without a proof, and rejected ones, are recorded. */
function byFormula(sought: Sought, rejected: Rejected[], stands: LawFinding[]): LawFinding | undefined {
  const { game, play, variables, truth, limits, budget } = sought;
  const { length } = variables;
  const [few, all] = sizesOf(truth, length);
  /** Formulas that time did not suffice to test; their positions may be known by now. */
  const waiting: StatedLaw[] = [];
  for (const text of formulas(sought)) {
    const law = statedLaw(text, variables, play);
    const first = tested(law, truth, firstBySum(length, few), budget);
    const found = first.counterexample
      ? first
      : tested(law, truth, firstBySum(length, all), budget, limits.seconds);
    if (found.counterexample !== undefined) {
      rejected.push({ text, counterexample: found.counterexample });
      continue;
    }
    const proof = proofOf(game, law, limits, budget);
    if (proof.verdict === "proved") return { ...baseOf(law), testedTo: found.testedTo, ...proof };
    if (proof.verdict !== "observed") continue;
    if (found.count < Math.min(all, CONFIRMED * LOOKED[length]!)) {
      waiting.push(law);
      continue;
    }
    const simpler = waiting.find((each) => {
      const again = tested(each, truth, firstBySum(length, found.count), budget);
      return again.counterexample === undefined && again.count >= found.count;
    });
    if (simpler !== undefined) {
      const { because } = proof;
      stands.push(stoodTo({ ...baseOf(simpler), ...(because && { because }) }, variables, found));
      continue;
    }
    const { counterexample, ...reached } = carriedOn(game, law, truth, found, budget, limits.seconds);
    if (counterexample !== undefined) rejected.push({ text, counterexample });
    else stands.push(stoodTo({ ...baseOf(law), ...proof }, variables, reached));
  }
  return undefined;
}

/** Candidate formulas for a table. */
export function* formulas({
  kind,
  variables,
  truth,
}: Pick<Sought, "kind" | "variables" | "truth">): Generator<string> {
  yield* ordinary(kind, variables, truth);
  if (variables.length > 1) yield* (kind === "outcomes" ? conditionsOfTable : casesOfTable)(truth, variables);
  yield* byDigits(kind, variables);
  yield* suggested(kind, variables, truth);
}

/** Candidate formulas other than a known law, with the positions that refute them. */
function tryFirst(
  { kind, play, variables, truth, budget }: Sought,
  known: string,
  rejected: Rejected[],
): void {
  const { length } = variables;
  try {
    for (const text of candidates(kind, variables, truth)) {
      if (text === known) continue;
      const { counterexample } = tested(
        statedLaw(text, variables, play),
        truth,
        firstBySum(length, sizesOf(truth, length)[0]),
        budget,
      );
      if (counterexample !== undefined) rejected.push({ text, counterexample });
    }
  } catch (error) {
    // The list of rejected laws is optional.
    if (!(error instanceof LimitError)) throw error;
  }
}

function byOthers(sought: Sought, also: readonly Prover[]): LawFinding | undefined {
  for (const prove of also) {
    const found = prove(sought.game, sought);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Number of heaps from which a period is guessed. */
const SEEN = 400;

/** Period of the values of one number: proved by a finite theorem or by an automaton, or observed. */
function byPeriod(sought: Sought, stands: LawFinding[]): LawFinding | undefined {
  const { game, kind, variables, truth, limits, budget } = sought;
  if (kind !== "values" || variables.length !== 1) return undefined;
  const finite = byFiniteTheorem(game, limits);
  if (finite !== undefined) return finite;
  const seenTo = Math.min(SEEN, sizesOf(truth, 1)[1]);
  const first = firstValuesOf(truth, seenTo);
  const repeats = repetitionOf(first);
  if (repeats === undefined || stands.length > 0) return undefined;
  const seen = pastGaps(first, repeats);
  const values = firstValues(first, seen);
  const missing = values.flatMap((_, n) => (first[n] === undefined ? [n] : []));
  const data: PeriodicLaw = { kind: "periodic", ...seen, values, ...(missing.length > 0 && { missing }) };
  const says = (position: readonly number[]) => saysLaw(data, position) as number;
  const found = tested({ says }, truth, firstBySum(1, sizesOf(truth, 1)[1]), budget, limits.seconds);
  if (found.counterexample !== undefined) return undefined;
  const base = { kind, text: textOf(data), sentence: lawClaim(data), data };
  const proof = provePeriod(game, values, seen, limits);
  if (proof !== undefined) {
    const { law, states } = proof;
    return { ...base, testedTo: found.testedTo, verdict: "proved", by: "automaton", law, states };
  }
  const { counterexample, ...reached } = carriedOn(game, { says }, truth, found, budget, limits.seconds);
  if (counterexample !== undefined) return undefined;
  const { testedTo } = reached;
  stands.push({ ...stoodTo(base, ["n"], reached), text: periodText(data, Math.max(testedTo, seenTo - 1)) });
  return undefined;
}

/** Results of play that also collects the values of 0, 1, 2, … in their order. */
const recorded = (truth: Truth, computed: number[]): Truth => ({
  ...truth,
  at(position) {
    const value = truth.at(position);
    if (position.length === 1 && position[0] === computed.length) computed.push(Number(value));
    return value;
  },
});

/** Period of the values that were computed before a limit. */
function seenIn(computed: readonly number[], { text }: LimitError): LawFinding | undefined {
  const repeats = repetitionOf(computed);
  if (repeats === undefined) return undefined;
  const values = computed.slice(0, repeats.preperiod + repeats.period);
  const data: PeriodicLaw = { kind: "periodic", ...repeats, values };
  const base = { kind: "values", text: textOf(data), sentence: lawClaim(data), data, because: text } as const;
  const testedTo = computed.length - 1;
  return { ...stoodTo(base, ["n"], { testedTo, whole: testedTo }), text: periodText(data, testedTo) };
}

/** First law that is learnt and proved. */
function learnt(sought: Sought): LawFinding | undefined {
  const { game, kind, play, truth, limits, budget } = sought;
  const { inPatterns: stated = true, systems } = sought.learning;
  const effort: Effort = { ...usualEffort, tick: budget.tick };
  for (const law of guessLaws(game, { kind, play, effort, limits, ...(systems && { systems }) })) {
    const verdict = tried(game, law, { ...effort, states: MOST_TRIED });
    if (verdict?.verdict !== "proved") continue;
    const { states } = verdict;
    const to = testedTo(sought, (position) => agreed(law, position, truth.at(position)));
    const words = stated ? (inPatterns(law, effort) ?? inCases(law, effort)) : undefined;
    const data = words === undefined && stated ? (inSteps(law, effort) ?? law) : law;
    return {
      ...{ verdict: "proved", kind, law, by: "automaton", states, testedTo: to },
      ...(words === undefined ? { text: textOf(data), sentence: lawClaim(data), data } : baseOf(words)),
      ...heapsOf(game),
    };
  }
  return undefined;
}

/** A proved law by the first formula for its automaton, or itself if there is none. */
function inWords({ kind, play, variables, truth, budget }: Sought, found: LawFinding): LawFinding {
  const { dfa } = found.law!;
  const effort: Effort = { ...usualEffort, tick: budget.tick };
  const positions = () => firstBySum(variables.length, sizesOf(truth, variables.length)[0]);
  try {
    for (const text of formulas({ kind, variables, truth })) {
      const stated = statedLaw(text, variables, play);
      if (!stated.systems.some(({ id }) => id === dfa.system.id)) continue;
      if (tested(stated, truth, positions(), budget).counterexample !== undefined) continue;
      if (isSameSet(dfa, stated.automaton(dfa.system, effort).dfa, effort))
        return { ...found, ...baseOf(stated) };
    }
  } catch (error) {
    // The words are optional.
    if (!(error instanceof LimitError || error instanceof Undefinable)) throw error;
  }
  return found;
}

/** Result of a proved law at a position; for a law of values, whether it equals the value in play. */
function agreed(law: AutomaticLaw, position: readonly number[], found: number | Outcome) {
  if (law.kind === "outcomes") return saysLaw(law, position);
  return accepts(law.dfa, [...position, toldOf(law, Number(found))]) ? found : undefined;
}

/** Limit on the states of an automaton in the proof of a mere guess. */
const MOST_TRIED = 200_000;

/** Result of a proof, unless it needs automata that are too large. */
function tried(game: Game<unknown>, law: AutomaticLaw, effort: Effort): LawVerdict | undefined {
  try {
    return judgeLaw(game, law, effort);
  } catch (error) {
    if (error instanceof LimitError && error.limit !== "seconds" && error.limit !== "bytes") return undefined;
    throw error;
  }
}
