import { dot, statesOf } from "../automata/index.ts";
import { LimitError, NotationError } from "../errors.ts";
import { lawBy, lawOfKind, type Prover } from "../law/find.ts";
import type { LawFinding, Search } from "../law/finding.ts";
import { gameOfLaw } from "../law/game-of-law.ts";
import { findingLatex } from "../law/latex.ts";
import { withPairs } from "../law/pairs-in-order.ts";
import { hasLaws } from "../law/runs.ts";
import { testStated } from "../law/test-stated.ts";
import { lawAmong } from "../law/within.ts";
import { t } from "../locale/session.ts";
import { variablesOf } from "../rules/of-game.ts";
import type { Budget, Limits } from "../solve/limits.ts";
import type { Game, Text } from "../types.ts";
import type { Answering, Asks, LawFound, LawsFound, PlainLimits, Question, WrongAt } from "./question.ts";
import { gameOf } from "./source.ts";

/** Limit on the states of automata that are drawn; of larger ones only the number of states is shown. */
const DRAWN = 16;

const NUMBERS: Text = t("numbers");

/** Limits of a question under a budget, whose time continues when they begin again. */
export const under = (budget: Budget, { seconds }: PlainLimits = {}): Limits => ({
  positions: budget.positions,
  bytes: budget.bytes,
  ...(seconds !== undefined && { seconds }),
  signal: { aborted: false, throwIfAborted: () => budget.tick() },
});

/** Searches for laws. Values have half of the time when outcomes are searched after them. @throws NotationError */
const findLaws =
  (also: readonly Prover[]) =>
  ({ games, play = "normal", only, where, limits }: Question<"law">, budget: Budget): LawsFound => {
    const game = gameOf(games[0]);
    const variables = variablesOf(game) ?? [];
    if (where !== undefined) {
      const asked = {
        game,
        condition: where,
        parse: gameOf,
        play,
        limits: under(budget, limits),
        only,
        also,
      };
      const { search, game: of } = lawAmong(asked);
      return { variables, ...told(of, search) };
    }
    const { seconds } = limits ?? {};
    const half = under(budget, seconds === undefined ? {} : { seconds: seconds / 2 });
    const found =
      only === undefined
        ? withPairs(game, play, half, (keep) => lawBy(game, play, half, [...also, keep]))
        : lawOfKind(game, only, play, under(budget, limits), also);
    return { variables, ...told(game, found) };
  };

/** Tests a stated law. @throws NotationError for an invalid law, and for a game whose positions are not numbers */
function statedTested({ games, law, play = "normal" }: Question<"stated">, budget: Budget): LawFound {
  const game = gameOfLaw(law, gameOf(games[0]), gameOf);
  if (!hasLaws(game)) throw new NotationError(games[0], 0, NUMBERS);
  return lawFound(game, testStated(game, law, play, under(budget)));
}

const told = (
  game: Game<unknown>,
  { finding, outcomes, sequence, rejected, because }: Search,
): Omit<LawsFound, "variables"> => ({
  rejected: rejected.map(({ text, counterexample }) => ({ text, wrong: wrongAt(game, counterexample) })),
  ...(finding && { law: lawFound(game, finding) }),
  ...(outcomes && { outcomes: lawFound(game, outcomes) }),
  ...(sequence && { sequence }),
  ...(because && { because }),
});

function lawFound(game: Game<unknown>, finding: LawFinding): LawFound {
  const { data: _, law, stopped: __, counterexample, ...found } = finding;
  const states = law === undefined ? Number.POSITIVE_INFINITY : statesOf(law.dfa);
  return {
    ...found,
    ...(counterexample && { wrong: wrongAt(game, counterexample) }),
    ...latexOf(finding, states),
    ...(law && states <= DRAWN && { automaton: { dot: dot(law.dfa), states, system: law.dfa.system.id } }),
  };
}

/** LaTeX of a law of numbers, unless it is a table of many states or columns. */
function latexOf(finding: LawFinding, states: number): Pick<LawFound, "latex"> {
  const { law, data = law } = finding;
  if (data !== undefined && "dfa" in data && states > DRAWN) return {};
  try {
    const [en, zh] = [findingLatex(finding, "en"), findingLatex(finding, "zh")];
    return en === undefined || zh === undefined ? {} : { latex: { en, zh } };
  } catch (error) {
    if (error instanceof LimitError) return {};
    throw error;
  }
}

const wrongAt = (
  { id }: Game<unknown>,
  { position, says, found, move }: NonNullable<LawFinding["counterexample"]>,
): WrongAt => ({
  position,
  sum: `${id} ${position.join()}`,
  says: `${says ?? "–"}`,
  found: `${found}`,
  ...(move && { move }),
});

export type Laws = Answering<Pick<Asks, "law" | "stated">>;

/** Answers to the questions about laws, with further provers. */
export const answeringLawsWith = (also: readonly Prover[]): Laws => ({
  law: findLaws(also),
  stated: statedTested,
});

/** Answers to the questions about laws of normal play, which need no quotients. */
export const answeringPlainLaws: Laws = answeringLawsWith([]);
