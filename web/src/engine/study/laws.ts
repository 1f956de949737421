import { type Game, NotationError, type Play, type Text } from "nimber";
import { gameOf } from "nimber/ask";
import {
  dot,
  findLaw,
  gameOfLaw,
  type LawFinding,
  lawOfGame,
  type Search,
  statedLaw,
  statesOf,
  testLaw,
  variablesOf,
} from "nimber/law";

/** A position of which a law says what is not so, as it is played: the game's own notation of it. */
export interface Wrong {
  readonly position: readonly (number | bigint)[];
  readonly sum: string;
  readonly says: string;
  readonly found: string;
}

/** A law as it stands: what it says, how it is known, its automaton in DOT when that is small. */
export interface Law {
  readonly verdict: LawFinding["verdict"];
  readonly text: string;
  readonly kind: LawFinding["kind"];
  readonly sentence: Text;
  readonly by?: NonNullable<LawFinding["by"]>;
  readonly source?: string;
  readonly states?: number;
  readonly testedTo: number;
  readonly because?: Text;
  readonly wrong?: Wrong;
  readonly automaton?: { readonly dot: string; readonly states: number; readonly system: string };
}

/** What a search for a law has found, and what it has tried. */
export interface Laws {
  readonly variables: readonly string[];
  readonly law?: Law;
  /** Who wins, as a formula, where the values are told by an automaton alone. */
  readonly outcomes?: Law;
  readonly rejected: readonly { readonly text: string; readonly wrong: Wrong }[];
  readonly because?: Text;
}

/** Larger automata are told by their number of states. */
const DRAWN = 16;
/** Seconds for values, and again for outcomes. */
const SECONDS = 6;

/** The law of a game: of its values, and where there is none of who wins. */
export function laws(notation: string, play: Play): Laws {
  const game = gameOf(notation);
  const variables = variablesOf(game);
  if (variables === undefined) return { variables: [], ...told(game, findLaw(game, "outcomes", play)) };
  const limits = { seconds: SECONDS };
  return { variables, ...told(game, lawOfGame(game, play, limits)) };
}

/** Holds a stated law against play. @throws NotationError */
export function tryLaw(notation: string, text: string, play: Play): Law {
  const game = gameOfLaw(text, gameOf(notation), gameOf);
  const variables = variablesOf(game);
  if (variables === undefined) throw new NotationError(notation, 0, NUMBERS);
  return lawOf(game, testLaw(game, statedLaw(text, variables, play), { seconds: SECONDS }));
}

const NUMBERS: Text = {
  en: "a game whose position is one, two or three numbers",
  zh: "局面由一至三个数组成的游戏",
};

const told = (
  game: Game<unknown>,
  { finding, outcomes, rejected, because }: Search,
): Omit<Laws, "variables"> => ({
  rejected: rejected.map(({ text, counterexample }) => ({ text, wrong: wrongOf(game, counterexample) })),
  ...(finding && { law: lawOf(game, finding) }),
  ...(outcomes && { outcomes: lawOf(game, outcomes) }),
  ...(because && { because }),
});

function lawOf(game: Game<unknown>, finding: LawFinding): Law {
  const { verdict, text, sentence, kind, by, source, states, testedTo, because, counterexample, law } =
    finding;
  const size = law === undefined ? Number.POSITIVE_INFINITY : statesOf(law.dfa);
  return {
    ...{ verdict, text, sentence, kind, testedTo },
    ...(by && { by }),
    ...(source && { source }),
    ...(states !== undefined && { states }),
    ...(because && { because }),
    ...(counterexample && { wrong: wrongOf(game, counterexample) }),
    ...(law &&
      size <= DRAWN && { automaton: { dot: dot(law.dfa), states: size, system: law.dfa.system.id } }),
  };
}

function wrongOf(
  { id }: Game<unknown>,
  { position, says, found }: NonNullable<LawFinding["counterexample"]>,
): Wrong {
  return { position, sum: `${id} ${position.join()}`, says: `${says ?? "–"}`, found: `${found}` };
}
