import { RuleError } from "../errors.ts";
import { t } from "../locale/law.ts";
import { variablesOf } from "../rules/of-game.ts";
import type { Game, Tick } from "../types.ts";
import { listsOf } from "./lists.ts";

// Games whose positions are texts, in which a run of one letter leaves runs of that letter: it is a heap whose size is
// its length. So it has the laws of heaps.

/** Games of the runs of a letter, as heaps. */
export interface Runs {
  readonly letter: string;
  readonly game: Game<unknown>;
}

/** Longest run of which the moves are looked at first. */
const LOOKED = 12;

/** Length of a run of a letter; undefined for any other position. */
const lengthOf = (position: unknown, letter: string): number | undefined =>
  typeof position === "string" && position === letter.repeat(position.length) ? position.length : undefined;

const known = new WeakMap<Game<unknown>, Runs | "none">();

/** The runs of a game that begins with one; undefined if some move of a short one leaves something else. */
export function runsOf(game: Game<unknown>): Runs | undefined {
  const found = known.get(game) ?? runsFrom(game) ?? "none";
  known.set(game, found);
  return found === "none" ? undefined : found;
}

/** Whether a law may speak of the positions of a game, or of its runs. */
export const hasLaws = (game: Game<unknown>): boolean =>
  variablesOf(game) !== undefined || listsOf(game) !== undefined || runsOf(game) !== undefined;

function runsFrom(game: Game<unknown>): Runs | undefined {
  const [start] = game.start;
  const letter = typeof start === "string" ? start.slice(0, 1) : "";
  if (letter === "" || lengthOf(start, letter) === undefined) return undefined;
  for (let n = 0; n <= LOOKED; n++)
    for (const { to } of game.moves(letter.repeat(n)))
      if (to.some((left) => lengthOf(left, letter) === undefined)) return undefined;

  function* moves(n: unknown, tick?: Tick) {
    const run = letter.repeat(Number(n));
    for (const { at, to } of game.moves(run, tick)) {
      const lengths = to.map((left) => lengthOf(left, letter));
      if (lengths.includes(undefined)) throw new RuleError(t("noRun", { letter, at }), run);
      yield { at, to: lengths as number[] };
    }
  }

  const of: Game<number> = {
    ...{
      id: game.id,
      name: game.name,
      rule: game.rule,
      notation: game.notation,
      theorems: [],
      board: () => [],
    },
    ...{ space: "heap", start: [(start as string).length] },
    key: (n) => n,
    parse: Number,
    format: (n) => `${n}`,
    isPosition: (n) => typeof n === "number" && (game.isPosition?.(letter.repeat(n)) ?? true),
    ...(game.several && { several: true }),
    moves,
  };
  return { letter, game: of as Game<unknown> };
}
