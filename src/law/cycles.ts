import { LimitError, RuleError } from "../errors.ts";
import { t } from "../locale/law.ts";
import { variablesOf } from "../rules/of-game.ts";
import { encodedAt } from "../rules/space.ts";
import { component } from "../solve/component.ts";
import { type Budget, begin, type Limits, started } from "../solve/limits.ts";
import { solver } from "../solve/sum.ts";
import type { Game, Outcome, Play } from "../types.ts";
import { bySum } from "./by-sum.ts";
import { LOOKED } from "./conditions-of-table.ts";
import { formulas } from "./find.ts";
import type { Counterexample, LawFinding, Search } from "./finding.ts";
import { type StatedLaw, statedLaw } from "./stated.ts";
import { baseOf, stoodTo } from "./test.ts";
import type { Truth } from "./truth.ts";

// Laws of games with cycles. A position is lost, won or a draw, so two conditions describe them: one for the
// P-positions, one for the N-positions. Both are only observed: an induction over play needs play that ends.

/** Number of tested positions for each one from which a law is guessed. */
const CONFIRMED = 3;

/** Most members of a finite set of positions in a law. */
const MOST_LISTED = 8;

/** Largest distance between two sets of which a law is the union. */
const MOST_SHIFT = 16;

const SETS = ["squares", "powers(2)", "powers(3)", "fibonacci", "primes"];

/** Outcomes of the first positions, by their sums. */
interface Played {
  readonly positions: readonly (readonly number[])[];
  at(position: readonly number[]): Outcome;
}

function played(game: Game<unknown>, length: number, play: Play, budget: Budget): Played {
  const solving = solver();
  const known = new Map<string, Outcome>();
  const positions: (readonly number[])[] = [];
  for (const position of bySum(length)) {
    if (positions.length === CONFIRMED * LOOKED[length]!) break;
    if (encodedAt(game, position) !== undefined) positions.push(position);
  }
  const at = (position: readonly number[]): Outcome => {
    const name = position.join();
    let found = known.get(name);
    if (found === undefined) {
      budget.tick();
      found = solving.outcome([component(game, encodedAt(game, position))], play, budget);
      known.set(name, found);
    }
    return found;
  };
  // The solver keeps what it finds on the way, so the last position comes first.
  for (const position of positions.toReversed()) at(position);
  return { positions, at };
}

/** Conditions that are no candidates for games whose play ends: few positions, and two copies of a set. */
function* conditions(letter: string, members: readonly number[], count: number): Generator<string> {
  if (members.length <= MOST_LISTED && members.length < count / CONFIRMED)
    yield `${letter} in {${members.join()}}`;
  for (const set of SETS)
    for (let shift = 1; shift <= MOST_SHIFT; shift++)
      yield `${letter} in ${set} or ${letter}-${shift} in ${set}`;
}

/** Condition for the positions with an outcome, as a law that all examined positions confirm. */
function lawOf(
  who: "P" | "N",
  variables: readonly string[],
  { positions, at }: Played,
  { tick }: Budget,
): StatedLaw | undefined {
  const all = new Set(positions.map(String));
  const truth: Truth = {
    has: (position) => all.has(String(position)),
    at: (position) => (at(position) === who ? "P" : "N"),
    by: "search",
  };
  const [letter, more] = variables;
  const members = positions.filter((position) => at(position) === who);
  if (members.length === 0) return undefined;
  const simple = more === undefined ? conditions(letter!, members.flat(), positions.length) : [];
  function* texts(): Generator<string> {
    for (const condition of simple) yield `P iff ${condition}`;
    yield* formulas({ kind: "outcomes", variables, truth });
  }
  for (const text of texts()) {
    if (!text.startsWith("P iff")) continue;
    tick();
    const { says } = statedLaw(text, variables);
    if (positions.every((position) => says(position) === truth.at(position)))
      return statedLaw(who === "P" ? text : text.replace("P", "N"), variables);
  }
  return undefined;
}

/** Largest sum of an examined position, and largest number in one. */
const reachedIn = (positions: readonly (readonly number[])[]) => ({
  whole: Math.max(...positions.map((position) => position.reduce((a, b) => a + b, 0))),
  testedTo: Math.max(...positions.flat()),
});

/** Finding without data: a program of the law would call draws won or lost. */
function stood(law: StatedLaw, { positions, at }: Played): LawFinding {
  const { data: _, ...base } = baseOf(law);
  const draws = positions.some((position) => at(position) === "D");
  return stoodTo(
    { ...base, because: draws ? t("playReturnsWithDraws") : t("playReturns") },
    law.variables,
    reachedIn(positions),
  );
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
    const [lost, won] = (["P", "N"] as const).map((who) => {
      const law = lawOf(who, variables, of, budget);
      return law && stood(law, of);
    });
    const [finding, outcomes] = lost === undefined ? [won] : [lost, won];
    return {
      rejected: [],
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
  const limits = started(own);
  const who = law.text.startsWith("N") ? "N" : "P";
  const of = played(game, law.variables.length, law.play, begin(limits));
  for (const position of of.positions) {
    const [says, found] = [law.says(position), of.at(position)];
    if ((says === who) === (found === who)) continue;
    const counterexample: Counterexample<number> = { position, says, found };
    const { data: _, ...base } = baseOf(law);
    const { testedTo } = reachedIn(of.positions);
    return { ...base, testedTo, verdict: "refuted", counterexample };
  }
  return stood(law, of);
}
