import { type Effort, Undefinable, usualEffort } from "../automata/index.ts";
import { LimitError } from "../errors.ts";
import { sidesOf } from "../rules/space.ts";
import { lawClaim } from "../say/law.ts";
import { begin, type Deadline, type Limits, started } from "../solve/limits.ts";
import type { FormulaLaw, Game } from "../types.ts";
import type { Counterexample, LawFinding } from "./finding.ts";
import { holdsInOrder, inOrder } from "./ordered.ts";
import { shownAgainst } from "./shown.ts";
import { type StatedLaw, usualNames } from "./stated.ts";
import { type Truth, truthOf } from "./truth.ts";
import { bySum, type LawVerdict, proveLaw } from "./verify.ts";

/**
 * Positions that a law is held against, by how many numbers they are: those that have a part in finding it, and all, in
 * which each number grows to ten times as much at least.
 */
const SIZES = {
  table: [[], [400, 20_000], [190, 20_000], [35, 22_000], [15, 10_626]],
  grid: [[], [400, 20_000], [190, 20_000], [35, 22_000], [15, 10_626]],
  search: [[], [200, 2000], [190, 20_000], [35, 22_000], [15, 10_626]],
  wide: [[], [30, 300]],
} as const satisfies Record<Truth["by"], readonly (readonly number[])[]>;

/** As many positions by their sums: the first, and all that are looked at. */
export function sizesOf({ by }: Truth, length: number): readonly [first: number, all: number] {
  const [first = 35, all = 22_000] = SIZES[by][length] ?? [];
  return [first, all];
}

/** The names of the numbers of a position: those of the rule, else the usual ones. */
export function variablesOf(game: Game<unknown>): readonly string[] | undefined {
  const [, own] = /^\[([a-z0-9,]+):/.exec(game.line?.rule ?? game.id) ?? [];
  if (own !== undefined) return own.split(",");
  const sides = sidesOf(game.space);
  return sides === 0 || sides > 3 ? undefined : usualNames(sides);
}

/** Where fewer positions than these can be looked at nothing is said of a law. */
const ENOUGH = 100;

/** What holding a law against play has come to. */
export interface Tested {
  readonly counterexample?: Counterexample<number>;
  readonly testedTo: number;
}

/** Of the time of a question holding a law against play may take so much: a proof shall have the rest. */
const SHARE = 1 / 3;

/** Holds a law against play, on `most` positions by their sums, or as many as its share of the `seconds` allows. */
export function tested(
  law: Pick<StatedLaw, "says">,
  length: number,
  { at, has }: Truth,
  most: number,
  { tick }: Deadline,
  seconds: number = Number.POSITIVE_INFINITY,
): Tested {
  const end = Date.now() + 1000 * SHARE * seconds;
  let [count, testedTo] = [0, -1];
  for (const position of bySum(length)) {
    if (count++ === most || (count > ENOUGH && Date.now() >= end)) break;
    if (!has(position)) continue;
    try {
      tick();
      const found = at(position);
      const says = law.says(position);
      if (says !== found) return { counterexample: { position, says, found }, testedTo };
    } catch (error) {
      if (error instanceof LimitError && count > ENOUGH) break;
      throw error;
    }
    testedTo = Math.max(testedTo, ...position);
  }
  return { testedTo };
}

/** A stated law as data. */
const dataOf = ({ text, variables }: StatedLaw): FormulaLaw => ({ kind: "formula", text, variables });

/** What every finding on a stated law has. */
export function baseOf(law: StatedLaw): Pick<LawFinding, "text" | "kind" | "sentence" | "data"> {
  const data = dataOf(law);
  return { text: law.text, kind: law.kind, sentence: lawClaim(data), data };
}

/**
 * Whether a stated law holds: refuted at the least position that play finds, proved by the automaton of the first
 * system that has one for the law and the moves, or else observed. Where it is wrong of the
 * larger number before the smaller alone, that is said.
 * @throws LimitError, LoopyError
 */
export function testLaw(game: Game<unknown>, law: StatedLaw, own: Limits = {}): LawFinding {
  const limits = started(own);
  const deadline = begin(limits);
  const truth = truthOf(game, law.kind, law.play, limits);
  const { length } = law.variables;
  const most = sizesOf(truth, length)[1];
  const { counterexample, testedTo } = tested(law, length, truth, most, deadline, limits.seconds);
  const found =
    counterexample === undefined
      ? proofOf(game, law, limits, deadline)
      : ({ verdict: "refuted", counterexample } as const);
  if (counterexample === undefined) return { ...baseOf(law), testedTo, ...found };
  const shown = { ...counterexample, ...shownAgainst(game, counterexample, law.play, limits) };
  const ordered = inOrder(law, counterexample.position);
  const note = ordered &&
    testLaw(game, ordered, limits).verdict === "proved" && { note: holdsInOrder(ordered) };
  return { ...baseOf(law), testedTo, ...found, counterexample: shown, ...note };
}

/** How many heaps a proof by the rule in a line speaks of, where the game has any number. */
export const heapsOf = ({ line }: Game<unknown>): Pick<LawFinding, "heaps"> =>
  line?.heaps === undefined ? {} : { heaps: line.heaps };

type Proof = Pick<
  LawFinding,
  "verdict" | "law" | "by" | "states" | "heaps" | "counterexample" | "because" | "stopped"
>;

/** The proof of a law that has stood so far, or what it shows, or why there is none. */
export function proofOf(game: Game<unknown>, law: StatedLaw, limits: Limits, deadline: Deadline): Proof {
  const effort: Effort = { ...usualEffort, tick: deadline.tick };
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
  return { verdict: "observed", ...(because !== undefined && { because }) };
}
