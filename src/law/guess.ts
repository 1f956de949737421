import {
  accepts,
  base,
  type Dfa,
  type Effort,
  learn,
  type Oracle,
  ostrowski,
  type System,
  statesOf,
  usualEffort,
} from "../automata/index.ts";
import type { Limits } from "../solve/limits.ts";
import type { Game, Play } from "../types.ts";
import { scaleOf } from "./fit.ts";
import { movesOfGame } from "./game-moves.ts";
import type { AutomaticLaw } from "./law.ts";
import { repetitionOf } from "./periodic.ts";
import { repeating } from "./repeating.ts";
import { type Truth, truthOf } from "./truth.ts";

/** Successive sizes of the largest coordinate, by the number of coordinates. */
const SIDES = {
  table: [[], [1024, 8192], [150, 600, 3000], [16, 32]],
  grid: [[], [], [60, 150, 400]],
  search: [[], [600, 3000], [40, 100, 200], [10, 16, 24], [4, 8]],
  wide: [[], [260]],
} as const satisfies Record<Truth["by"], readonly (readonly number[])[]>;

/** Groups of systems that are tried together; the smallest law of a group comes first. */
const SYSTEMS: readonly (readonly System[])[] = [
  [...[2, 3, 4, 5].map(base), ...[1, 2, 3, 4].map(ostrowski)],
  [6, 7, 8, 9, 10].map(base),
];

/** Largest heap at which a guess is compared with a table. */
const FARTHEST = { table: 3000, grid: 450, search: 0, wide: 0 } as const satisfies Record<
  Truth["by"],
  number
>;

const BINARY: System = base(2);

/** Kind of law to find: by default of outcomes under normal play, in any system, small bases first. */
export interface Sought {
  readonly kind?: AutomaticLaw["kind"];
  readonly play?: Play;
  readonly systems?: readonly System[];
  readonly effort?: Effort;
  readonly limits?: Limits;
}

/** Limits on the answers asked for at a prefix. Few answers determine most laws, and wrong guesses are refuted. */
const ANSWERS: readonly number[] = [1500, 20_000];

/** Limit on the states of a guessed law. */
const MOST_STATES = 400;

/**
 * Guesses laws of a game from the results of small positions: first periodic values, perhaps with a saltus, then the
 * smallest consistent automaton of each system in turn. Each law agrees with all examined positions.
 * @throws LimitError, Undefinable
 * @example
 * const [law] = guessLaws(parseGame("wythoff"));
 * saysLaw(law, [3, 5]); // "P"
 */
export function* guessLaws(game: Game<unknown>, sought: Sought = {}): Generator<AutomaticLaw> {
  const { kind = "outcomes", play = "normal", effort = usualEffort, limits = {} } = sought;
  const { variables } = movesOfGame(game);
  const length = variables.length;
  const { at, by } = truthOf(game, kind, play, limits);
  const law = (dfa: Dfa): AutomaticLaw => (kind === "values" ? { kind, dfa } : { kind, play, dfa });
  const groups =
    sought.systems === undefined ? [...growing({ at, by }, length), ...SYSTEMS] : [sought.systems];
  if (kind === "values" && length === 1 && groups.flat().some(({ id }) => id === BINARY.id)) {
    const values = Array.from({ length: 1 + (by === "table" ? 600 : 260) }, (_, n) => Number(at([n])));
    const found = repetitionOf(values);
    if (found !== undefined) yield law(repeating(BINARY, [variables[0]!, "h"], values, found, effort));
  }
  for (const side of SIDES[by][length] ?? [5]) {
    const within = (position: readonly number[]) => position.every((each) => each < side);
    const asked: Oracle =
      kind === "outcomes"
        ? { kind: "set", has: (position) => (within(position) ? at(position) === "P" : undefined) }
        : { kind: "function", at: (position) => (within(position) ? Number(at(position)) : undefined) };
    const tracks = kind === "values" ? [...variables, "h"] : variables;
    for (const systems of groups) {
      let before: readonly number[] = [];
      for (const answers of ANSWERS) {
        const depths = systems.map(({ digits }) => depthOf(digits ** tracks.length, answers));
        const found = systems.flatMap((system, i) => {
          if (depths[i]! < 1 || depths[i] === before[i]) return [];
          const dfa = learn(system, tracks, asked, depths[i]!, MOST_STATES, effort);
          const to = Math.max(side, Math.min(3 * side, FARTHEST[by]));
          return dfa !== undefined && agrees(dfa, at, kind, to, length) ? [dfa] : [];
        });
        yield* found.sort((a, b) => statesOf(a) - statesOf(b)).map(law);
        before = depths;
      }
    }
  }
}

/** Base whose digits determine values that stay constant over longer and longer runs. */
function growing(truth: Pick<Truth, "at" | "by">, length: number): readonly (readonly System[])[] {
  const scale = length === 1 ? scaleOf(truth) : undefined;
  return scale === undefined ? [] : [[base(scale.factor)]];
}

/** Number of columns at which the number of answers is reached. */
const depthOf = (columns: number, answers: number): number =>
  Math.min(6, Math.floor(Math.log(answers) / Math.log(columns)));

/** Number of seeded positions at which a guess is compared with exhaustive play. */
const TESTED = 20_000;

function agrees(
  dfa: Dfa,
  at: (position: readonly number[]) => number | string,
  kind: AutomaticLaw["kind"],
  side: number,
  length: number,
): boolean {
  let seed = 1;
  const roll = (n: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
  };
  const all = side ** length;
  for (let i = 0; i < Math.min(all, TESTED); i++) {
    let rest = all <= TESTED ? i : roll(all);
    const position = Array.from({ length }, () => {
      const each = rest % side;
      rest = Math.floor(rest / side);
      return each;
    });
    const found = at(position);
    if (
      kind === "outcomes"
        ? accepts(dfa, position) !== (found === "P")
        : !accepts(dfa, [...position, Number(found)])
    )
      return false;
  }
  return true;
}
