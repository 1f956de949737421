import { type Effort, Undefinable, usualEffort } from "../automata/index.ts";
import { LimitError } from "../errors.ts";
import type { Natural } from "../nimber/natural.ts";
import { sidesOf } from "../rules/space.ts";
import { begin, type Deadline, type Limits } from "../solve/limits.ts";
import { periodOf } from "../solve/period/find.ts";
import type { Game, Outcome, Play, Text } from "../types.ts";
import { candidates } from "./candidates.ts";
import { guessLaws } from "./guess.ts";
import { type AutomaticLaw, saysLaw } from "./law.ts";
import { moveAgainst, type ShownMove } from "./shown.ts";
import { type StatedLaw, statedLaw, usualNames } from "./stated.ts";
import { type Truth, truthOf } from "./truth.ts";
import { bySum, type LawVerdict, proveLaw } from "./verify.ts";

/** A position of which a law says what is not so. */
export interface Counterexample {
  readonly position: readonly number[];
  readonly says: Outcome | Natural | undefined;
  readonly found: Outcome | Natural;
  /** A move that shows it, where a move does: to a P-position, or to a position of the value that the law gives. */
  readonly move?: ShownMove;
}

/** What was found out about a law: proved for all positions, refuted at the least, or seen to hold to `testedTo`. */
export interface LawFinding {
  readonly verdict: "proved" | "refuted" | "observed";
  readonly text: string;
  readonly kind: AutomaticLaw["kind"];
  readonly law?: AutomaticLaw;
  readonly by?: "automaton" | "finite";
  readonly states?: number;
  /** The largest number of a position that was looked at. */
  readonly testedTo: number;
  readonly counterexample?: Counterexample;
  /** Why there is no proof. */
  readonly because?: Text;
  /** The limit that ended it without one. */
  readonly stopped?: LimitError;
}

/** A law that was tried, and where it is wrong. */
export interface Rejected {
  readonly text: string;
  readonly counterexample: Counterexample;
}

/** Positions that a law is held against: at first, and when it has stood so far. */
const [FIRST, ALL] = [400, 20_000];

/** The names of the numbers of a position: those of the rule, else the usual ones. */
export function variablesOf(game: Game<unknown>): readonly string[] | undefined {
  const [, own] = /^\[([a-z0-9,]+):/.exec(game.id) ?? [];
  if (own !== undefined) return own.split(",");
  const sides = sidesOf(game.space);
  return sides === 0 || sides > 3 ? undefined : usualNames(sides);
}

/** Holds a law against play, on `most` positions by their sums, or as many as the time allows. */
function tested(
  law: Pick<StatedLaw, "says">,
  length: number,
  { at, has }: Truth,
  most: number,
  { tick }: Deadline,
): { readonly counterexample?: Counterexample; readonly testedTo: number } {
  let [count, testedTo] = [0, -1];
  for (const position of bySum(length)) {
    if (count++ === most) break;
    if (!has(position)) continue;
    try {
      tick();
      const found = at(position);
      const says = law.says(position);
      if (says !== found) return { counterexample: { position, says, found }, testedTo };
    } catch (error) {
      if (error instanceof LimitError && testedTo > 0) break;
      throw error;
    }
    testedTo = Math.max(testedTo, ...position);
  }
  return { testedTo };
}

/**
 * Whether a stated law holds: refuted at the least position that play finds, proved by the automaton of the first
 * system that has one for the law and the moves, or else observed.
 * @throws LimitError, LoopyError
 */
export function testLaw(game: Game<unknown>, law: StatedLaw, limits: Limits = {}): LawFinding {
  const deadline = begin(limits);
  const truth = truthOf(game, law.kind, law.play, limits);
  const base = { text: law.text, kind: law.kind };
  const { counterexample, testedTo } = tested(law, law.variables.length, truth, ALL, deadline);
  const found =
    counterexample === undefined
      ? proofOf(game, law, limits, deadline)
      : ({ verdict: "refuted", counterexample } as const);
  if (found.counterexample === undefined) return { ...base, testedTo, ...found };
  const move = moveAgainst(game, found.counterexample, law.play, limits);
  return { ...base, testedTo, ...found, counterexample: { ...found.counterexample, ...(move && { move }) } };
}

/** The proof of a law that has stood so far, or what it shows, or why there is none. */
function proofOf(
  game: Game<unknown>,
  law: StatedLaw,
  limits: Limits,
  deadline: Deadline,
): Omit<LawFinding, "text" | "kind" | "testedTo"> {
  const effort: Effort = { ...usualEffort, tick: deadline.tick };
  let because: Text | undefined;
  for (const system of law.systems) {
    try {
      const automatic = law.automaton(system, effort);
      const verdict: LawVerdict = proveLaw(game, automatic, effort, limits);
      if (verdict.verdict === "proved")
        return { verdict: "proved", law: automatic, by: "automaton", states: verdict.states };
      if (verdict.verdict === "undefinable") {
        because ??= verdict.says;
        continue;
      }
      const { counterexample: position, says, found } = verdict;
      if (position === undefined || found === undefined) return { verdict: "observed", because: BEYOND };
      return { verdict: "refuted", counterexample: { position, says, found } };
    } catch (error) {
      if (error instanceof Undefinable) because ??= error.says;
      else if (error instanceof LimitError)
        return { verdict: "observed", because: error.text, stopped: error };
      else throw error;
    }
  }
  return { verdict: "observed", ...(because !== undefined && { because }) };
}

const BEYOND: Text = {
  en: "it contradicts the rules at a position beyond those that were looked at",
  zh: "它在所检查的范围之外与规则矛盾",
};

/** What a search for a law has come to. */
export interface Search {
  /** The law, when there is one. */
  readonly finding?: LawFinding;
  /** Laws that were tried and that stood longest, with the position that refutes each. */
  readonly rejected: readonly Rejected[];
  /** Why there is no law. */
  readonly because?: Text;
  /** The limit that ended the search. */
  readonly stopped?: LimitError;
}

/**
 * Looks for a law of a game, shortest formulas first, then the least automaton that play suggests, and proves it where
 * automata reach; a law that is not proved is given when no other is.
 * @throws LoopyError
 */
export function findLaw(
  game: Game<unknown>,
  kind: AutomaticLaw["kind"],
  play: Play = "normal",
  limits: Limits = {},
  learning = true,
): Search {
  const variables = variablesOf(game);
  if (variables === undefined) return { rejected: [], because: NO_NUMBERS };
  const deadline = begin(limits);
  const rejected: Rejected[] = [];
  let observed: LawFinding | undefined;
  let because: Text | undefined;
  let stopped: LimitError | undefined;
  try {
    const truth = truthOf(game, kind, play, limits);
    for (const text of candidates(kind, variables)) {
      const law = statedLaw(text, variables, play);
      const first = tested(law, variables.length, truth, FIRST, deadline);
      const found = first.counterexample ? first : tested(law, variables.length, truth, ALL, deadline);
      if (found.counterexample !== undefined) {
        rejected.push({ text, counterexample: found.counterexample });
        continue;
      }
      const base = { text, kind, testedTo: found.testedTo };
      const proof = proofOf(game, law, limits, deadline);
      if (proof.verdict === "proved") return { finding: { ...base, ...proof }, rejected: longest(rejected) };
      if (proof.verdict === "observed") observed ??= { ...base, ...proof };
    }
    if (observed === undefined) {
      const finding =
        (kind === "values" ? finite(game, limits) : undefined) ??
        (learning
          ? learnt(game, { kind, play, length: variables.length }, truth, limits, deadline)
          : undefined);
      if (finding !== undefined) return { finding, rejected: longest(rejected) };
    }
  } catch (error) {
    if (error instanceof Undefinable) because = error.says;
    else if (error instanceof LimitError) [because, stopped] = [error.text, error];
    else throw error;
  }
  return {
    rejected: longest(rejected),
    ...(observed !== undefined && { finding: observed }),
    ...(because !== undefined && { because }),
    ...(stopped !== undefined && { stopped }),
  };
}

const NO_NUMBERS: Text = {
  en: "a position of this game is not one, two or three numbers",
  zh: "该游戏的局面不是一至三个数",
};

/** Heaps among which a period is looked for. */
export const HEAPS = 20_000;

/** The period of a game of one heap, where a finite theorem proves it. */
function finite({ heap }: Game<unknown>, limits: Limits): LawFinding | undefined {
  if (heap === undefined) return undefined;
  const found = periodOf(heap, { ...limits, heaps: HEAPS });
  if (found.verdict !== "proved") return undefined;
  const { preperiod, period, saltus, heaps } = found;
  const text = `sg(n + ${period}) = sg(n)${saltus === 0 ? "" : ` + ${saltus}`} for n >= ${preperiod}`;
  return { verdict: "proved", kind: "values", by: "finite", text, testedTo: heaps - 1 };
}

/** The first law that is learnt and proved. */
function learnt(
  game: Game<unknown>,
  { kind, play, length }: { kind: AutomaticLaw["kind"]; play: Play; length: number },
  truth: Truth,
  limits: Limits,
  deadline: Deadline,
): LawFinding | undefined {
  const effort: Effort = { ...usualEffort, tick: deadline.tick };
  for (const law of guessLaws(game, { kind, play, effort, limits })) {
    const verdict = proveLaw(game, law, effort, limits);
    if (verdict.verdict !== "proved") continue;
    const { states } = verdict;
    const says = (position: readonly number[]) => saysLaw(law, position);
    const { testedTo } = tested({ says }, length, truth, ALL, deadline);
    return { verdict: "proved", kind, law, by: "automaton", states, text: textOf(law, states), testedTo };
  }
  return undefined;
}

const textOf = ({ kind, dfa }: AutomaticLaw, states: number): string =>
  `${kind === "values" ? "sg" : "P"} by an automaton of ${states} states in ${dfa.system.id}`;

/** Three laws that stood longest. */
const longest = (rejected: readonly Rejected[]): readonly Rejected[] =>
  rejected
    .map((each) => ({ each, sum: each.counterexample.position.reduce((a, b) => a + b, 0) }))
    .sort((a, b) => b.sum - a.sum)
    .slice(0, 3)
    .map(({ each }) => each);
