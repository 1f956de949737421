import { statesOf } from "../automata/dfa.ts";
import { type Effort, Undefinable, usualEffort } from "../automata/index.ts";
import { LimitError } from "../errors.ts";
import { t } from "../locale/law.ts";
import { rangeText } from "../messages/range.ts";
import { type Entry, entryBeyond } from "../rules/entering.ts";
import { type Budget, begin, type Limits, started } from "../solve/limits.ts";
import type { FormulaLaw, Game, Text } from "../types.ts";
import { bySum } from "./by-sum.ts";
import { everyPosition } from "./every-position.ts";
import type { Counterexample, LawFinding } from "./finding.ts";
import { blocksTheorem } from "./growing-takes.ts";
import { observedIn } from "./observed.ts";
import { repetitionOf } from "./periodic.ts";
import { proveCycles } from "./prove-cycles.ts";
import { claimOf } from "./ruler.ts";
import { shownAgainst } from "./shown.ts";
import { type StatedLaw, statedLaw } from "./stated.ts";
import { type Truth, truthOf } from "./truth.ts";
import { type LawVerdict, proveLaw } from "./verify.ts";

/**
 * Law with the minimum and the maximum of two numbers in place of the first and the second. Tried when the law is wrong
 * at a position in descending order and differs at the reversed position: usually this is the intended law.
 */
function inOrder(
  { text, variables, play, says }: StatedLaw,
  position: readonly number[],
): StatedLaw | undefined {
  const [first, second, third] = variables;
  const [a, b] = position;
  if (second === undefined || third !== undefined || a! <= b! || says([b!, a!]) === says(position))
    return undefined;
  const name = new RegExp(`(?<![\\p{L}\\p{N}_])(${first}|${second})(?![\\p{L}\\p{N}_])`, "gu");
  const ordered = text.replace(name, (each) => `${each === first ? "min" : "max"}(${first},${second})`);
  return statedLaw(ordered, variables, play);
}

/** Note that the law would hold in that form. */
const holdsInOrder = ({ text, variables: [first, second] }: StatedLaw): Text =>
  t("smallerNumberLargerProved", { first, second, text });

/**
 * Numbers of tested positions, by the number of coordinates: those used in finding the law, and all, where each
 * coordinate is at least ten times as large.
 */
const SIZES = {
  table: [[], [400, 20_000], [190, 20_000], [35, 22_000], [15, 10_626]],
  grid: [[], [400, 20_000], [190, 20_000], [35, 22_000], [15, 10_626]],
  search: [[], [200, 2000], [190, 20_000], [35, 22_000], [15, 10_626]],
  wide: [[], [30, 300]],
} as const satisfies Record<Truth["by"], readonly (readonly number[])[]>;

/** Numbers of positions by their sums: the first, and all. */
export function sizesOf({ by }: Truth, length: number): readonly [first: number, all: number] {
  const [first = 35, all = 22_000] = SIZES[by][length] ?? [];
  return [first, all];
}

/** Least number of tested positions. With fewer, a law gets no verdict. */
const ENOUGH = 100;

/** Result of testing a law by exhaustive play. */
export interface Tested {
  readonly counterexample?: Counterexample<number>;
  /** Largest number of an examined position. */
  readonly testedTo: number;
  /** Largest sum for which all positions were examined. */
  readonly whole: number;
  /** Number of examined coordinates, of positions or not. */
  readonly count: number;
}

/** Share of a question's time for testing by play; the proof has the rest. */
const SHARE = 1 / 3;

/** Positions of a test, by their sums. */
interface Tries {
  readonly positions: Iterable<readonly number[]>;
  readonly most: number;
  /** Number of positions below which no limit gives a law its verdict. */
  readonly enough?: number;
}

/** The first `most` positions of `length` coordinates, by their sums. */
export const firstBySum = (length: number, most: number): Tries => ({ positions: bySum(length), most });

/** Tests a law by play at `most` positions, or as many as its share of the `seconds` allows. */
export function tested(
  law: Pick<StatedLaw, "says">,
  { at, has }: Pick<Truth, "at" | "has">,
  { positions, most, enough = ENOUGH }: Tries,
  { tick }: Budget,
  seconds: number = Number.POSITIVE_INFINITY,
): Tested {
  const end = Date.now() + 1000 * SHARE * seconds;
  let [count, testedTo, whole] = [0, -1, -1];
  for (const position of positions) {
    whole = position.reduce((sum, each) => sum + each, 0) - 1;
    if (count++ === most || (count > enough && Date.now() >= end)) break;
    if (!has(position)) continue;
    try {
      tick();
      const found = at(position);
      const says = law.says(position);
      if (says !== found) return { counterexample: { position, says, found }, testedTo, whole, count };
    } catch (error) {
      if (error instanceof LimitError && count > enough) break;
      throw error;
    }
    testedTo = Math.max(testedTo, ...position);
  }
  return { testedTo, whole, count };
}

/** Largest heap for continuing an observation past new moves, by the source of the values. */
const FARTHER = { table: 50_000, grid: 0, search: 20_000, wide: 0 } as const satisfies Record<
  Truth["by"],
  number
>;
/** Number of new moves to pass within that range. */
const ENTRIES = 3;

/** Result for a law of one heap without a counterexample, past the next new move that the rule determines. */
export interface Carried extends Omit<Tested, "count"> {
  /** First new move beyond all tested heaps. */
  readonly next?: Entry;
}

/**
 * Continues the test of a law of one heap beyond the next few heaps at which the rule determines a new move, when those
 * are near enough; each step goes twice as far. Stays within its share of the `seconds`.
 */
export function carriedOn(
  game: Game<unknown>,
  law: Pick<StatedLaw, "says">,
  truth: Truth,
  found: Tested,
  { tick }: Budget,
  seconds: number = Number.POSITIVE_INFINITY,
): Carried {
  if (game.space !== "heap") return found;
  const end = Date.now() + 1000 * SHARE * seconds;
  let { testedTo } = found;
  const start = startOf(law, testedTo);
  let next = entryBeyond(game, start, testedTo, tick);
  for (let entries = 0; entries < ENTRIES && next !== undefined; entries++) {
    const goal = Math.min(FARTHER[truth.by], 2 * next.heap);
    if (goal <= next.heap) break;
    try {
      while (testedTo < goal && Date.now() < end) {
        tick();
        const position = [testedTo + 1];
        if (truth.has(position)) {
          const [says, is] = [law.says(position), truth.at(position)];
          if (says !== is)
            return { counterexample: { position, says, found: is }, testedTo, whole: testedTo };
        }
        testedTo++;
      }
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
    }
    if (testedTo < goal) break;
    next = entryBeyond(game, start, testedTo, tick);
  }
  if (next !== undefined && next.heap <= testedTo) next = entryBeyond(game, start, testedTo, tick);
  return { testedTo, whole: testedTo, ...(next !== undefined && { next }) };
}

/** Number of heaps from which the period of a law's own claims is found. */
const BEGINNING = 400;

function startOf({ says }: Pick<StatedLaw, "says">, to: number): number {
  const values = Array.from({ length: Math.min(BEGINNING, to + 1) }, (_, n) => {
    const said = says([n]);
    return typeof said === "number" ? said : said === "P" ? 0 : 1;
  });
  return repetitionOf(values)?.preperiod ?? 0;
}

/** A stated law as data. */
const dataOf = ({ text, variables }: StatedLaw): FormulaLaw => ({ kind: "formula", text, variables });

/** Fields common to all findings on a stated law. */
export function baseOf(law: StatedLaw): Pick<LawFinding, "text" | "kind" | "sentence" | "data"> {
  const data = dataOf(law);
  return { text: law.text, kind: law.kind, sentence: claimOf(data), data };
}

/**
 * Whether a stated law holds: refuted at the least position that play finds, proved by the automaton of the first
 * system that has one for the law and the moves, or else observed. When it fails only for positions in descending
 * order, a note says so.
 * @throws LimitError, LoopyError
 */
export function testLaw(game: Game<unknown>, law: StatedLaw, own: Limits = {}): LawFinding {
  const limits = started(own);
  const budget = begin(limits);
  const truth = truthOf(game, law.kind, law.play, limits);
  const { length } = law.variables;
  const most = sizesOf(truth, length)[1];
  const first = tested(law, truth, firstBySum(length, most), budget, limits.seconds);
  const proof = first.counterexample === undefined ? proofOf(game, law, limits, budget) : undefined;
  if (proof !== undefined && proof.verdict !== "observed")
    return { ...baseOf(law), testedTo: first.testedTo, ...proof };
  const { counterexample, ...reached } =
    proof === undefined ? first : carriedOn(game, law, truth, first, budget, limits.seconds);
  if (counterexample === undefined) return stoodTo({ ...baseOf(law), ...proof }, law.variables, reached);
  const { testedTo } = reached;
  const shown = { ...counterexample, ...shownAgainst(game, counterexample, law.play, limits) };
  const ordered = inOrder(law, counterexample.position);
  const note = ordered &&
    testLaw(game, ordered, limits).verdict === "proved" && { note: holdsInOrder(ordered) };
  return { ...baseOf(law), testedTo, verdict: "refuted", counterexample: shown, ...note };
}

/** Finding for a law that held as far as it was tested and is not proved. */
export const stoodTo = (
  found: Omit<LawFinding, "testedTo" | "verdict">,
  variables: readonly string[],
  { testedTo, whole, next }: Omit<Carried, "counterexample">,
): LawFinding => ({
  ...observedIn(found, rangeText(variables, whole)),
  testedTo,
  ...(next !== undefined && { next: next.says }),
});

/** Number of heaps that a proof by the one-line rule covers, when the game has any number of heaps. */
export const heapsOf = ({ accelerators }: Game<unknown>): Pick<LawFinding, "heaps"> =>
  accelerators?.ruleInALine?.heaps === undefined ? {} : { heaps: accelerators.ruleInALine.heaps };

type Proof = Pick<
  LawFinding,
  | "verdict"
  | "law"
  | "cycles"
  | "by"
  | "source"
  | "states"
  | "heaps"
  | "positions"
  | "counterexample"
  | "because"
  | "stopped"
>;

/** Proof or refutation of a law that passed the test, or the reason why there is none. */
export function proofOf(
  game: Game<unknown>,
  law: StatedLaw,
  limits: Limits,
  budget: Budget,
  states: number = usualEffort.states,
): Proof {
  const theorem = blocksTheorem(game, law);
  if (theorem !== undefined) return { verdict: "proved", by: "theorem", source: theorem };
  const effort: Effort = { ...usualEffort, states, tick: budget.tick };
  let { because } = law;
  for (const system of law.systems) {
    try {
      const automatic = law.automaton(system, effort);
      const verdict: LawVerdict = proveLaw(game, automatic, effort, limits);
      if (verdict.verdict === "proved")
        return {
          verdict: "proved",
          law: automatic,
          by: "automaton",
          states: verdict.states,
          ...heapsOf(game),
        };
      if (verdict.verdict === "undefinable") {
        // Play need not end where no measure decreases, but it may still have no draws.
        const { dfa, kind } = automatic;
        const cycles =
          kind === "outcomes"
            ? proveCycles(game, { lost: dfa, notWon: dfa, play: law.play }, effort)
            : undefined;
        if (cycles !== undefined)
          return { verdict: "proved", by: "automaton", states: statesOf(dfa), cycles };
        because ??= verdict.says;
        continue;
      }
      const { counterexample } = verdict;
      return { verdict: "refuted", ...(counterexample && { counterexample }) };
    } catch (error) {
      if (error instanceof Undefinable) because ??= error.says;
      else if (error instanceof LimitError)
        return { verdict: "observed", because: error.text, stopped: error };
      else throw error;
    }
  }
  return (
    playedOut(game, law, limits, budget) ?? { verdict: "observed", ...(because !== undefined && { because }) }
  );
}

/** Proof of a law by play from each legal position, when there are few. */
function playedOut(game: Game<unknown>, law: StatedLaw, limits: Limits, budget: Budget): Proof | undefined {
  const every = everyPosition(game, { ...usualEffort, tick: budget.tick });
  if (every === undefined) return undefined;
  const all: Tries = { positions: every, most: every.length, enough: every.length };
  try {
    const { counterexample } = tested(law, truthOf(game, law.kind, law.play, limits), all, budget);
    if (counterexample !== undefined) return { verdict: "refuted", counterexample };
    return { verdict: "proved", by: "play", positions: every.length };
  } catch (error) {
    if (error instanceof LimitError) return { verdict: "observed", because: error.text, stopped: error };
    throw error;
  }
}
