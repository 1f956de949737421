import { checkCertificate, type Finding } from "../checker/index.ts";
import { encodedAs, heapRules } from "../encoding.ts";
import { rangeText } from "../messages/range.ts";
import { entryBeyond } from "../rules/entering.ts";
import { variablesOf } from "../rules/of-game.ts";
import { type Budget, begin, type Limits, started } from "../solve/limits.ts";
import { notationOf } from "../solve/period/certificate.ts";
import type { Game, Play, Text } from "../types.ts";
import { byFiniteTheorem } from "./by-theorem.ts";
import { certificateOf } from "./certificate.ts";
import type { LawFinding } from "./finding.ts";
import { type Repeated, repetitionOfOutcomes, textOfOutcomes } from "./fit.ts";
import { statedLaw } from "./stated.ts";
import { baseOf, proofOf } from "./test.ts";
import { truthOf } from "./truth.ts";

/** Period of outcomes from some heap on, and the grounds for it. */
export interface OutcomePeriod {
  readonly verdict: "proved" | "observed" | "none";
  /** Number of examined heaps. */
  readonly heaps: number;
  readonly preperiod?: number;
  readonly period?: number;
  /** P-positions below `preperiod` + `period`. */
  readonly losing?: readonly number[];
  /** Range in which an observed period holds. */
  readonly range?: string;
  /** First new move beyond these heaps, if the rule determines one: then there is no period. */
  readonly next?: Text;
  readonly by?: "automaton" | "finite";
  readonly states?: number;
  /** The law with its proof. */
  readonly finding?: LawFinding;
}

/** Default number of heaps. */
const USUAL = 4000;

/** Default time limit in seconds. */
const USUAL_SECONDS = 30;

/** Number of heaps between two checks of the clock. */
const STRETCH = 1024;

/** Longest period tried by automata: longer ones have automata that are too large to be proved. */
const LONGEST = 200;
/** Longest period tried by automata when the states theorem applies, which is cheaper. */
const LONGEST_OF_SETS = 120;

/**
 * Period of the outcomes of a one-heap game. It may be shorter than the period of the values, or exist when the values
 * have none. An automaton proves it, or the states theorem when the amounts taken are finitely many: the outcome of a
 * heap follows from as many heaps before it as the largest amount, so outcomes that repeat for that long repeat for
 * ever. Source: Golomb, A mathematical investigation of games of "take-away", J. Combin. Theory 1 (1966). Cost: misère
 * sums are searched when no quotient is found, so the search ends after 30 seconds unless `own` sets another limit.
 * @throws LimitError, LoopyError; RangeError when a position is not one number.
 * @example
 * outcomePeriod(parseGame("{2,3}")).period; // 5
 */
export function outcomePeriod(
  game: Game<unknown>,
  play: Play = "normal",
  own: Limits & { readonly heaps?: number } = {},
): OutcomePeriod {
  const limits = started({ seconds: USUAL_SECONDS, ...own });
  const variables = variablesOf(game);
  if (variables?.length !== 1) throw new RangeError(`game: expected one of one heap, got ${game.id}`);
  const heaps = own.heaps ?? USUAL;
  const budget = begin(limits);
  const takes = takesOf(game);
  const largest = takes && Math.max(0, ...takes);
  if (own.heaps === undefined && largest !== undefined && 2 * largest > heaps) {
    const far = farPeriod(takes!, largest, play, budget);
    if (far !== undefined) return far;
  }
  const { at } = truthOf(game, "outcomes", play, limits);
  const lost: boolean[] = [];
  for (let heap = 0; heap < heaps; heap++) {
    budget.tick();
    lost.push(at([heap]) === "P");
  }
  const found = repetitionOfOutcomes(lost);
  if (found === undefined) return { verdict: "none", heaps };
  const base = placesOf(found, lost);
  const { start, period } = found;
  // Smaller heaps lack some of the moves.
  const isByStates = largest !== undefined && start + period + largest <= heaps;
  if (start + period + (isByStates ? largest : 0) <= (isByStates ? LONGEST_OF_SETS : LONGEST)) {
    const law = statedLaw(textOfOutcomes(variables[0]!, found), variables, play);
    const proof = proofOf(game, law, limits, budget);
    if (proof.verdict === "proved") {
      const finding: LawFinding = { ...baseOf(law), ...proof, testedTo: heaps - 1 };
      return { verdict: "proved", heaps, ...base, by: "automaton", states: proof.states!, finding };
    }
  }
  if (isByStates) return { verdict: "proved", heaps, ...base, by: "finite" };
  if (play === "normal" && isByValues(game, found, heaps, limits))
    return { verdict: "proved", heaps, ...base, by: "finite" };
  const next = entryBeyond(game, start, heaps - 1, budget.tick);
  if (next !== undefined) return { verdict: "none", heaps, next: next.says };
  return { verdict: "observed", heaps, ...base, range: rangeText(variables, heaps - 1) };
}

/**
 * Period of the outcomes of a finite set of takes, too large for the usual number of heaps, by the states theorem: the
 * heaps are doubled until the last outcomes, as many as the largest take, have occurred before. Cost: linear in the
 * heaps and in the takes.
 * @throws LimitError
 */
function farPeriod(
  takes: readonly number[],
  largest: number,
  play: Play,
  { tick, positions }: Budget,
): OutcomePeriod | undefined {
  for (let heaps = 4 * largest; heaps <= positions; heaps *= 2) {
    const lost = new Uint8Array(heaps);
    for (let heap = 0; heap < heaps; heap++) {
      if (heap % STRETCH === 0) tick(heap);
      const possible = takes.filter((take) => take <= heap);
      const isOver = possible.length === 0;
      lost[heap] = Number(isOver ? play === "normal" : possible.every((take) => lost[heap - take] === 0));
    }
    const repeated = agreements(lost.toReversed());
    const period = repeated.findIndex((length, shift) => shift > 0 && length >= largest);
    if (period < 0) continue;
    const preperiod = heaps - period - repeated[period]!;
    const losing = Array.from({ length: preperiod + period }, (_, heap) => heap).filter(
      (heap) => lost[heap] === 1,
    );
    return { verdict: "proved", heaps, preperiod, period, losing, by: "finite" };
  }
  return undefined;
}

/** Length of the common beginning of a list and the list from each index on; 0 for index 0. Cost: linear. */
function agreements(list: Uint8Array): Uint32Array {
  const lengths = new Uint32Array(list.length);
  let [from, to] = [0, 0];
  for (let i = 1; i < list.length; i++) {
    let length = i < to ? Math.min(to - i, lengths[i - from]!) : 0;
    while (i + length < list.length && list[length] === list[i + length]) length++;
    lengths[i] = length;
    if (i + length > to) [from, to] = [i, i + length];
  }
  return lengths;
}

/** Proof of the period of a subtraction game's outcomes by the states theorem, for `nimber check`. */
export interface OutcomesCertificate {
  readonly certificate: "nimber-outcomes";
  readonly version: 1;
  readonly game: string;
  readonly play: Play;
  readonly preperiod: number;
  readonly period: number;
  readonly losing: readonly number[];
}

/**
 * Certificate of a period of outcomes as text, and the result of the independent checker. The proof is the automaton,
 * as many heaps as the largest take, or the period of the values. Undefined when nothing was proved.
 * @example
 * outcomesCertificate(parseGame("{2,3}"), "normal", outcomePeriod(parseGame("{2,3}"))).finding.verdict; // "valid"
 */
export function outcomesCertificate(
  game: Game<unknown>,
  play: Play,
  { verdict, preperiod, period, losing, by, finding }: OutcomePeriod,
  limits: Limits = {},
): { readonly text: string; readonly finding: Finding } | undefined {
  if (verdict !== "proved") return undefined;
  if (by === "automaton") return finding && certificateOf(game, finding, limits);
  const heap = heapRules(game);
  if (heap === undefined || takesOf(game) === undefined) {
    const values = byFiniteTheorem(game, limits);
    return values && certificateOf(game, values, limits);
  }
  const written: OutcomesCertificate = {
    certificate: "nimber-outcomes",
    version: 1,
    game: notationOf(heap),
    play,
    preperiod: preperiod!,
    period: period!,
    losing: losing!,
  };
  const text = JSON.stringify(written);
  return { text, finding: checkCertificate(text) };
}

/** Whether the known period of the values implies it: once the values repeat, so do their zeros. */
function isByValues(
  game: Game<unknown>,
  { start, period }: Repeated,
  heaps: number,
  limits: Limits,
): boolean {
  const values = byFiniteTheorem(game, limits)?.data;
  if (values?.kind !== "periodic") return false;
  return Math.max(start, values.preperiod + values.period) + values.period + period <= heaps;
}

const placesOf = ({ start, period }: Repeated, lost: readonly boolean[]) => ({
  preperiod: start,
  period,
  losing: lost.slice(0, start + period).flatMap((isLost, heap) => (isLost ? [heap] : [])),
});

/** Amounts taken, if they are finitely many and the same from every heap. */
function takesOf(game: Game<unknown>): readonly number[] | undefined {
  const takes = encodedAs(game, "take");
  return takes !== undefined && "set" in takes ? takes.set.map(Number) : undefined;
}
