import { heapRules } from "../encoding.ts";
import { LimitError, RuleError } from "../errors.ts";
import { t } from "../locale/codegen.ts";
import type { Limits } from "../solve/limits.ts";
import type { Game, Play, Text } from "../types.ts";
import { ProgramError } from "./program-error.ts";
import { provedLaw } from "./proved.ts";
import { tellsMoves } from "./read/form.ts";
import { planOf, readsOne } from "./read/plan.ts";
import { beyond, MOST_POSITIONS, TOO_MANY } from "./read/reach.ts";
import { FARTHEST } from "./rule/search.ts";
import { expectSearchable } from "./rule/searchable.ts";
import { lostHeaps } from "./sequence.ts";
import {
  citedRange,
  coordinatesOf,
  isBoundless,
  isSearched,
  lineLossesOf,
  positionsAtOnce,
  reachOf,
  recurs,
  startCost,
  type Template,
  usualLargest,
  valuesFor,
  writable,
} from "./template.ts";

// Chooses the method of a contest program for the limits of its input: a law or a formula that is known, a table, a
// search, or a law that is proved now. Methods that do not reach the limits are refused, and the refusal names them.

/** Input for which a program is wanted. */
export type Wanted = Pick<Template, "read" | "answer" | "tests"> & {
  readonly game: Game<unknown>;
  /** Kind of play of the game's rules; normal by default. */
  readonly play?: Play;
  /** Whether the program needs values, not a law of outcomes, even if each test is one position. */
  readonly needsValues?: boolean;
};

/** Source of a program's answers, and their range. */
export type Answers = Pick<
  Template,
  "largest" | "law" | "cited" | "values" | "gaps" | "lost" | "byLines" | "play" | "antiSg" | "quotient"
>;

/**
 * Largest number of positions that a table in a slow language can have within the time limits of judges;
 * beyond it a law is tried first.
 */
const QUICK = 1_000_000;

/**
 * Number of options that a program visits in a fraction of a second, or in up to a minute in slow languages.
 */
export const MANY_OPTIONS = 100_000_000;

/**
 * Largest number of options that a program may visit before it reads its input, for the time limits of
 * judges.
 */
const MOST_STARTED = 10_000_000_000;

/**
 * Seconds for the proof of a law where a table may reach the limits too. Where none does after all, the law is sought again
 * without this limit.
 */
const BRIEFLY = 3;

/** Most cases of a law that is found case by case before one formula is sought. */
const FEW_CASES = 8;
/** Seconds for the proof of a law in place of a search that takes a slow language seconds. */
const PATIENTLY = 15;

/** Largest number of positions for which a search answers faster than a law is found, even in a slow language. */
const SHORT = 1000;
/** Largest number of positions of a search that is preferred to a law whose proof is long. */
const MODERATE = 20_000;

/**
 * Values of all positions up to `box`.
 * @throws ProgramError with everything that was tried for the limits, written `typed`
 */
export function answersWithin(
  wanted: Wanted,
  box: readonly number[],
  typed: string,
  limits: Limits = {},
): Answers {
  const { game, read, play = "normal", needsValues = false } = wanted;
  const plan = planOf(read, coordinatesOf(game));
  const tried: Text[] = [];
  const attempt = (find: () => Answers | undefined): Answers | undefined => {
    try {
      return find();
    } catch (error) {
      if (!(error instanceof LimitError || error instanceof ProgramError || error instanceof RuleError))
        throw error;
      tried.push(error.text);
      return undefined;
    }
  };
  const upTo = (largest: readonly number[]): Answers => ({
    largest,
    ...valuesFor(game, wanted, largest, play, limits),
  });
  if (wanted.answer.plays || (play === "normal" && recurs(game, box))) return { largest: box };
  const near = usualLargest(game).map((usual, i) => Math.min(usual, Math.max(1, box[i]!)));
  const inReach = (found: Answers): Answers => {
    const reach = found.cited === undefined ? Number.POSITIVE_INFINITY : reachOf(game, found.cited.law);
    if (box.some((each) => each > reach)) throw new ProgramError(t("triedFactors", { most: reach }));
    return found.cited === undefined ? found : { ...found, largest: box };
  };
  const known = attempt(() => inReach(upTo(near)));
  if (known !== undefined && isBoundless({ game, read, ...known })) return known;
  const atMost = (most: number): Limits => ({ ...limits, seconds: Math.min(most, limits.seconds ?? most) });
  const byProofWithin = (given: Limits) => () => {
    const cited = provedLaw(game, readsOne(plan) && !needsValues, play, given);
    return inReach({ largest: near, cited });
  };
  const cited = box.length === 1 ? citedRange(game, box[0]!) : undefined;
  if (cited !== undefined) {
    // Many cases are more than a reader wants, where one formula says them all.
    const proved = cited.cases > FEW_CASES ? attempt(byProofWithin(atMost(BRIEFLY))) : undefined;
    return proved ?? { largest: box, cited };
  }
  const positions = positionsAtOnce(game, box, wanted);
  let listed: { readonly lost: readonly number[] | undefined } | undefined;
  const byLosses = (): Answers | undefined => {
    const rules = heapRules(game);
    const isOutcome = readsOne(plan) && !needsValues && play === "normal" && positions <= MOST_POSITIONS;
    // A slow table and, at the end, all that failed ask for them.
    listed ??= { lost: rules && isOutcome ? lostHeaps(rules, box[0]!, limits) : undefined };
    return listed.lost && { largest: box, lost: listed.lost };
  };
  const byTable = (): Answers => {
    if (positions > MOST_POSITIONS) throw new ProgramError(TOO_MANY);
    const found = upTo(box);
    const options = startCost({ ...wanted, ...found });
    const losses = options > MANY_OPTIONS ? byLosses() : undefined;
    if (losses !== undefined) return losses;
    if (options > MOST_STARTED) throw new ProgramError(t("triedSlow", { options, most: MOST_STARTED }));
    return found;
  };
  const byLines = (): Answers | undefined => {
    const isOutcome = readsOne(plan) && !needsValues && play === "normal" && !tellsMoves(wanted.answer);
    return isOutcome && lineLossesOf(game, box) !== undefined ? { largest: box, byLines: true } : undefined;
  };
  const bySearch = (most?: number) => () => {
    if (box.some((each) => each > FARTHEST)) throw new ProgramError(t("triedSearch", { most: FARTHEST }));
    expectSearchable(game, box, limits, most);
    return upTo(box);
  };
  const hasTable = positions <= MOST_POSITIONS && writable(game, box, wanted);
  let cutShort = false;
  const byBriefProof = (): Answers => {
    try {
      return byProofWithin(atMost(BRIEFLY))();
    } catch (error) {
      cutShort = error instanceof LimitError && error.limit === "seconds";
      throw error;
    }
  };
  const byProof = hasTable ? byBriefProof : byProofWithin(limits);
  const searched = isSearched(game, box, wanted);
  const short = searched ? attempt(bySearch(SHORT)) : undefined;
  if (short !== undefined) return short;
  const moderate = searched ? attempt(bySearch(MODERATE)) : undefined;
  if (moderate !== undefined) return attempt(byProofWithin(atMost(PATIENTLY))) ?? moderate;
  // A longer search is tried below and reports its own limit.
  tried.length = 0;
  const byAll = searched ? bySearch() : byTable;
  const ways =
    positions <= QUICK
      ? [byAll, byProof]
      : box.length > 2 && positions > MOST_POSITIONS
        ? [byLines, byProof, byAll]
        : [byProof, byAll, byLines];
  for (const find of [...ways, byLosses]) {
    const found = attempt(find);
    if (found !== undefined) return found;
  }
  const proved = cutShort ? attempt(byProofWithin(limits)) : undefined;
  if (proved !== undefined) return proved;
  throw beyond(game.id ?? "", typed, tried);
}
