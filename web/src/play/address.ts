import type { Play } from "nimber";
import type { Choice } from "nimber/session";
import { type AddressState, codec, field, number, oneOf, someOf, subjectText } from "../shell/fields.ts";

/** Opponent: a level (10 never errs), a friend at the same board, or none: the user watches. */
export type Rival = number | "friend" | "watch";

export const shows = ["colours", "values", "binary", "hints"] as const;
export type Show = (typeof shows)[number];

/** State of a game as stored in the URL. */
export interface Setup {
  readonly sum: string;
  readonly play: Play;
  readonly rival: Rival;
  /** Whether the user moves first. */
  readonly first: boolean;
  /** Levels of the two watched players. */
  readonly levels: Levels;
}

export type Levels = readonly [first: number, second: number];

/** Game with its moves: `at` of them are shown, the rest can be redone. */
export interface State extends Setup {
  /** Seed for the opponent's choices; undefined until a game begins. */
  readonly seed: number | undefined;
  readonly moves: readonly Choice[];
  readonly at: number;
  readonly show: ReadonlySet<Show>;
}

export const beginning: State = {
  sum: "nim 3 4 5",
  play: "normal",
  rival: 10,
  first: true,
  levels: [10, 10],
  seed: undefined,
  moves: [],
  at: 0,
  show: new Set(),
};

export const MOST_MOVES = 1000;

export const address = codec("play", {
  sum: subjectText(beginning.sum),
  play: oneOf<Play>(["normal", "misere"]),
  rival: field<Rival>(beginning.rival, parseRival),
  first: field<boolean>(
    true,
    (text) => ({ you: true, rival: false })[text],
    () => "rival",
  ),
  levels: field<Levels>(beginning.levels, parseLevels, (levels) => {
    return levels.every((level) => level === 10) ? undefined : levels.join();
  }),
  show: someOf(shows),
  seed: number(6),
  moves: field<readonly Choice[]>(beginning.moves, parseMoves, formatMoves),
  at: number(4),
});

/** Game from an address, and whether its `at` exceeds its moves. */
export function stateOf({ at, ...told }: AddressState<typeof address>): {
  readonly state: State;
  readonly damaged: boolean;
} {
  const most = told.moves.length;
  return { state: { ...told, at: Math.min(at ?? most, most) }, damaged: at !== undefined && at > most };
}

/** Address of a game. */
export const told = ({ at, seed, ...rest }: State): AddressState<typeof address> => ({
  ...rest,
  seed: rest.rival !== "friend" && rest.moves.length > 0 ? seed : undefined,
  at: at === rest.moves.length ? undefined : at,
});

function parseRival(text: string): Rival | undefined {
  if (text === "friend" || text === "watch") return text;
  return /^(?:\d|10)$/.test(text) ? Number(text) : undefined;
}

function parseLevels(text: string): Levels | undefined {
  const found = /^(\d|10),(\d|10)$/.exec(text);
  return found === null ? undefined : [Number(found[1]), Number(found[2])];
}

/**
 * Parses moves such as `2:3-4`, with components from 1, separated by semicolons; `%` and `;` in a name are
 * escaped.
 */
function parseMoves(text: string): Choice[] | undefined {
  const moves: Choice[] = [];
  for (const word of text.split(";")) {
    const found = /^([1-9]\d{0,5}):(.{1,400})$/s.exec(word);
    if (found === null || moves.length === MOST_MOVES) return undefined;
    moves.push({ part: Number(found[1]) - 1, at: found[2]!.replaceAll("%3B", ";").replaceAll("%25", "%") });
  }
  return moves;
}

function formatMoves(moves: readonly Choice[]): string | undefined {
  if (moves.length === 0) return undefined;
  return moves
    .map(({ part, at }) => `${part + 1}:${at.replaceAll("%", "%25").replaceAll(";", "%3B")}`)
    .join(";");
}
