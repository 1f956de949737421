import { statesOf } from "../automata/dfa.ts";
import { type Dfa, type Effort, Undefinable, usualEffort } from "../automata/index.ts";
import { GrowthError, LimitError, LoopyError, RuleError } from "../errors.ts";
import { t } from "../locale/law.ts";
import { variablesOf } from "../rules/of-game.ts";
import { isAmong } from "../rules/print.ts";
import { encodedAt } from "../rules/space.ts";
import { component } from "../solve/component.ts";
import { nearToAll } from "../solve/graph/near.ts";
import { playedToEnd } from "../solve/graph/played.ts";
import { type Budget, begin, type Limits, started } from "../solve/limits.ts";
import type { Game, Outcome, Play, Text } from "../types.ts";
import { bySum } from "./by-sum.ts";
import { LOOKED } from "./conditions-of-table.ts";
import { formulas } from "./find.ts";
import type { Counterexample, LawFinding, Search } from "./finding.ts";
import type { CyclesLaw } from "./law.ts";
import { proveCycles } from "./prove-cycles.ts";
import { type SquaresLaw, saysCopies, squareTakes } from "./square-takes.ts";
import { type StatedLaw, statedLaw } from "./stated.ts";
import { baseOf, stoodTo } from "./test.ts";
import type { Truth } from "./truth.ts";

// Laws of games with cycles, and of games whose play can reach ever more positions. A position is lost, won or a draw,
// so two conditions describe them: one for the P-positions, one for the N-positions. Automata prove both together.

/** Number of tested positions for each one from which a law is guessed. */
const CONFIRMED = 3;

/** Most members of a finite set of positions in a law. */
const MOST_LISTED = 8;

const SETS = ["squares", "powers(2)", "powers(3)", "fibonacci", "primes"];

/** Outcomes of the first positions, by their sums. */
interface Played {
  /** Positions whose outcome is known. */
  readonly positions: readonly (readonly number[])[];
  at(position: readonly number[]): Outcome;
  /** Set when play can reach ever more positions, so that the nearest ones decide. */
  readonly grows?: GrowthError;
  /** First position of unknown outcome, which the nearest ones do not decide. */
  readonly unknown?: readonly number[];
}

/** Tuples of numbers that are searched for each position wanted. */
const SOUGHT = 20;

function played(game: Game<unknown>, length: number, play: Play, budget: Budget): Played {
  const decided = playedToEnd(play);
  const positions: (readonly number[])[] = [];
  const most = CONFIRMED * LOOKED[length]!;
  let sought = 0;
  for (const position of bySum(length)) {
    // Only finitely many positions may be legal.
    if (positions.length === most || sought++ === SOUGHT * most) break;
    budget.tick();
    if (encodedAt(game, position) !== undefined) positions.push(position);
  }
  const sumAt = (position: readonly number[]) => [component(game, encodedAt(game, position))];
  const at = (position: readonly number[]): Outcome => {
    budget.tick();
    return decided(sumAt(position), budget).outcome;
  };
  try {
    // All positions of a graph are decided together, so the last position comes first.
    for (const position of positions.toReversed()) at(position);
  } catch (error) {
    if (!(error instanceof GrowthError)) throw error;
    return playedNear(positions, nearToAll(positions.map(sumAt), play, budget), error);
  }
  return { positions, at };
}

/** Outcomes that the nearest positions decide where play can reach ever more. @throws GrowthError when there are none */
function playedNear(
  positions: readonly (readonly number[])[],
  outcomes: readonly (Outcome | undefined)[],
  why: GrowthError,
): Played {
  const known = new Map(
    positions.flatMap((position, i): [string, Outcome][] =>
      outcomes[i] === undefined ? [] : [[position.join(), outcomes[i]]],
    ),
  );
  const first = outcomes.indexOf(undefined);
  if (known.size === 0) throw why;
  return {
    positions: positions.filter((position) => known.has(position.join())),
    at: (position) => known.get(position.join())!,
    grows: why,
    ...(first >= 0 && { unknown: positions[first]! }),
  };
}

/** The positions before the first one of unknown outcome. */
const beforeUnknown = ({ positions, unknown }: Played): readonly (readonly number[])[] => {
  const sum = unknown && sumOf(unknown);
  return sum === undefined ? positions : positions.filter((position) => sumOf(position) < sum);
};

const sumOf = (position: readonly number[]): number => position.reduce((a, b) => a + b, 0);

/** Condition for a few numbers, and for a member of a set more than one of some numbers. */
const copiesText = (letter: string, set: string, from: readonly number[], more: readonly number[]): string =>
  [
    ...(more.length === 0 ? [] : [isAmong(letter, more)]),
    ...from.map((p) => `${p === 0 ? letter : `${letter}-${p}`} in ${set}`),
  ].join(" or ");

/** Conditions that are no candidates for games whose play ends: few positions, and copies of a set at some of them. */
function* conditions(
  letter: string,
  members: readonly number[],
  lost: readonly number[],
  count: number,
): Generator<string> {
  if (members.length <= MOST_LISTED && members.length < count / CONFIRMED) yield isAmong(letter, members);
  if (lost.length === 0 || lost.length > MOST_LISTED) return;
  // A take in a set leads from p and a member of the set to the P-position p; other moves add a few positions.
  for (const set of SETS) {
    const { says } = statedLaw(`P iff ${copiesText(letter, set, lost, [])}`, [letter]);
    const more = members.filter((n) => says([n]) !== "P");
    if (more.length <= MOST_LISTED) yield copiesText(letter, set, lost, more);
  }
}

/** Law that no position has an outcome. */
const never = (who: "P" | "N", variables: readonly string[], play: Play): StatedLaw =>
  statedLaw(`${who} iff false`, variables, play);

const isNever = ({ text }: StatedLaw): boolean => text.endsWith(" iff false");

/** Condition for the positions with an outcome, as a law that all examined positions confirm. */
function lawOf(
  who: "P" | "N",
  variables: readonly string[],
  play: Play,
  { positions, at }: Played,
  { tick }: Budget,
  lost: readonly number[] = [],
): StatedLaw | undefined {
  const all = new Set(positions.map(String));
  const truth: Truth = {
    has: (position) => all.has(String(position)),
    at: (position) => (at(position) === who ? "P" : "N"),
    by: "wide",
  };
  const [letter, more] = variables;
  const members = positions.filter((position) => at(position) === who);
  if (members.length === 0) return never(who, variables, play);
  const simple = more === undefined ? conditions(letter!, members.flat(), lost, positions.length) : [];
  function* texts(): Generator<string> {
    for (const condition of simple) yield `P iff ${condition}`;
    yield* formulas({ kind: "outcomes", variables, truth });
  }
  for (const text of texts()) {
    if (!text.startsWith("P iff")) continue;
    tick();
    const { says } = statedLaw(text, variables);
    if (positions.every((position) => says(position) === truth.at(position)))
      return statedLaw(who === "P" ? text : text.replace("P", "N"), variables, play);
  }
  return undefined;
}

/** Largest sum of an examined position, and largest number in one. */
const reachedIn = (positions: readonly (readonly number[])[]) => ({
  whole: Math.max(...positions.map(sumOf)),
  testedTo: Math.max(...positions.flat()),
});

/** Base of a finding without data: a program of the law would call draws won or lost. */
function baseWithoutData(law: StatedLaw): Omit<ReturnType<typeof baseOf>, "data"> {
  const { data: _, ...base } = baseOf(law);
  return base;
}

/** Least number of positions for an observed law where others are not decided. */
const ENOUGH = 30;

const isEnough = (of: Played): boolean => of.unknown === undefined || beforeUnknown(of).length >= ENOUGH;

/** Law that stands as far as it was tested. */
function stood(law: StatedLaw, of: Played, because?: Text): LawFinding {
  const base = baseWithoutData(law);
  const tested = beforeUnknown(of);
  const draws = tested.some((position) => of.at(position) === "D");
  const reason = t("onlyPlayTests", { grows: of.grows !== undefined, draws });
  return stoodTo({ ...base, because: because ?? reason }, law.variables, reachedIn(tested));
}

/** Both laws, proved by automata in the first system that has them; undefined without a proof. */
function provedBoth(
  game: Game<unknown>,
  lost: StatedLaw,
  won: StatedLaw,
  play: Play,
  budget: Budget,
): CyclesLaw | undefined {
  const effort: Effort = { ...usualEffort, tick: budget.tick };
  for (const system of lost.systems) {
    if (!won.systems.includes(system)) continue;
    try {
      const of = { lost: lost.automaton(system, effort).dfa, notWon: won.automaton(system, effort).dfa };
      const found = proveCycles(game, { ...of, play }, effort);
      if (found !== undefined) return found;
    } catch (error) {
      if (!(error instanceof Undefinable)) throw error;
    }
  }
  return undefined;
}

/** P-positions of a game of one number. */
const lostIn = ({ positions, at }: Played): number[] =>
  positions.filter((position) => position.length === 1 && at(position) === "P").flat();

/** Both laws as one of takes of squares, if a theorem proves it. */
function bySquares(
  game: Game<unknown>,
  lost: StatedLaw,
  won: StatedLaw,
  of: Played,
  play: Play,
  { tick }: Budget,
): SquaresLaw | undefined {
  const members = lostIn(of);
  if (lost.variables.length > 1) return undefined;
  const found = squareTakes(game, members, play, tick);
  if (found === undefined) return undefined;
  const effort: Effort = { ...usualEffort, tick };
  const areSaid = saysCopies(lost, [], members, effort) && saysCopies(won, members, found.more, effort);
  return areSaid ? found : undefined;
}

/** Law that a theorem on takes of squares proves. */
function citing(law: StatedLaw, squares: SquaresLaw, of: Played): LawFinding {
  const base = baseWithoutData(law);
  const source = t("squareTakes");
  const { testedTo } = reachedIn(of.positions);
  return { ...base, verdict: "proved", by: "theorem", source, squares, testedTo };
}

/** Findings on the laws of both outcomes, which are proved together. */
function findings(
  game: Game<unknown>,
  [lost, won]: readonly [StatedLaw | undefined, StatedLaw | undefined],
  of: Played,
  play: Play,
  budget: Budget,
): readonly [LawFinding | undefined, LawFinding | undefined] {
  const squares = lost && won && bySquares(game, lost, won, of, play, budget);
  if (squares !== undefined) return [citing(lost!, squares, of), citing(won!, squares, of)];
  const cycles = lost && won && provedBoth(game, lost, won, play, budget);
  const each = (law: StatedLaw | undefined, dfa: Dfa | undefined): LawFinding | undefined => {
    if (law === undefined || dfa === undefined) return law && isEnough(of) ? stood(law, of) : undefined;
    const base = baseWithoutData(law);
    const { testedTo } = reachedIn(of.positions);
    return { ...base, verdict: "proved", by: "automaton", states: statesOf(dfa), cycles: cycles!, testedTo };
  };
  return [each(lost, cycles?.lost), each(won, cycles?.notWon)];
}

/** The laws of both outcomes that play suggests, of which one may be given. */
function lawsOf(
  variables: readonly string[],
  play: Play,
  of: Played,
  budget: Budget,
  given?: StatedLaw,
): readonly [StatedLaw | undefined, StatedLaw | undefined] {
  const isWon = given?.text.trimStart().startsWith("N") === true;
  const lost = given !== undefined && !isWon ? given : lawOf("P", variables, play, of, budget);
  return [lost, isWon ? given : lawOf("N", variables, play, of, budget, lostIn(of))];
}

/** Result of `search`, or of `ofCycles` where play can return to a position or reach ever more. @throws LoopyError */
export function orOfCycles<T>(
  game: Game<unknown>,
  own: Limits,
  search: (limits: Limits) => T,
  ofCycles: (limits: Limits) => T,
): T {
  const limits = started(own);
  try {
    return search(limits);
  } catch (error) {
    const isCycle = error instanceof GrowthError || (error instanceof LoopyError && !error.grows);
    if (!isCycle || variablesOf(game) === undefined || game.blocked !== undefined) throw error;
    return ofCycles(limits);
  }
}

/** Findings without those that no position has an outcome, or one of these if no position has either. */
function worthSaying(
  laws: readonly (StatedLaw | undefined)[],
  findings: readonly (LawFinding | undefined)[],
): readonly LawFinding[] {
  const said = findings.filter((each) => each !== undefined);
  const shown = findings.flatMap((each, i) => (each === undefined || isNever(laws[i]!) ? [] : [each]));
  return shown.length > 0 || said.length < 2 ? shown : [{ ...said[0]!, sentence: t("allAreDraws") }];
}

/**
 * Laws of the P-positions and of the N-positions of a game in which play can return to a position; all others are draws.
 * @throws RuleError, LoopyError
 */
export function lawOfCycles(game: Game<unknown>, play: Play, own: Limits): Search {
  const limits = started(own);
  const variables = variablesOf(game)!;
  const budget = begin(limits);
  try {
    const of = played(game, variables.length, play, budget);
    const laws = lawsOf(variables, play, of, budget);
    const [finding, outcomes] = worthSaying(laws, findings(game, laws, of, play, budget));
    return {
      rejected: [],
      ...(finding === undefined && of.grows !== undefined && { because: of.grows.text }),
      ...(finding !== undefined && { finding }),
      ...(outcomes !== undefined && { outcomes }),
    };
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return { rejected: [], because: error.text, stopped: error };
  }
}

/** Tests a condition for P-positions, or for N-positions, of a game in which play can return to a position. */
export function testOfCycles(game: Game<unknown>, law: StatedLaw, own: Limits): LawFinding {
  if (law.kind === "values") throw new RuleError(t("cyclesHaveOutcomes"));
  const budget = begin(started(own));
  const { variables, play } = law;
  const who = law.text.startsWith("N") ? "N" : "P";
  const of = played(game, variables.length, play, budget);
  for (const position of of.positions) {
    const [says, found] = [law.says(position), of.at(position)];
    if ((says === who) === (found === who)) continue;
    const counterexample: Counterexample<number> = { position, says, found };
    const base = baseWithoutData(law);
    const { testedTo } = reachedIn(of.positions);
    return { ...base, testedTo, verdict: "refuted", counterexample };
  }
  try {
    const [lost, won] = findings(game, lawsOf(variables, play, of, budget, law), of, play, budget);
    const found = who === "N" ? won : lost;
    if (found === undefined) throw of.grows!;
    return found;
  } catch (error) {
    if (!(error instanceof LimitError) || !isEnough(of)) throw error;
    return { ...stood(law, of, error.text), stopped: error };
  }
}
