import type { Play } from "nimber";
import type { Choice } from "../engine/protocol.ts";
import { fieldsOf, oneOf, someOf } from "../shell/fields.ts";

/** Who sits opposite: an opponent of a level (10 never errs), a friend at the same board, or nobody: watch. */
export type Rival = number | "friend" | "watch";

export const shows = ["colours", "values", "binary", "hints"] as const;
export type Show = (typeof shows)[number];

/** Everything that a game is made of: what its URL restores. */
export interface Setup {
  readonly sum: string;
  readonly play: Play;
  readonly rival: Rival;
  /** Whether the person moves first. */
  readonly first: boolean;
}

/** A game, and how much of it has been played: `at` moves, the rest can be redone. */
export interface State extends Setup {
  /** What the opponent's choices among equals follow from; any, until a game begins. */
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
  seed: undefined,
  moves: [],
  at: 0,
  show: new Set(),
};

const LONGEST_SUM = 2000;
const MOST_MOVES = 1000;

/** The state that a query tells, and whether something in it could not be read. */
export function parseState(query: ReadonlyMap<string, string>): {
  readonly state: State;
  readonly damaged: boolean;
} {
  const { field, damaged } = fieldsOf(query);
  const moves = field("moves", beginning.moves, parseMoves);
  const state: State = {
    sum: field("sum", beginning.sum, (text) => (text.length <= LONGEST_SUM ? text : undefined)),
    play: field<Play>("play", beginning.play, oneOf(["normal", "misere"])),
    rival: field<Rival>("rival", beginning.rival, parseRival),
    first: field("first", beginning.first, (text) => ({ you: true, rival: false })[text]),
    seed: field<number | undefined>("seed", beginning.seed, (text) =>
      /^\d{1,6}$/.test(text) ? Number(text) : undefined,
    ),
    moves,
    at: field("at", moves.length, (text) => {
      const at = /^\d{1,4}$/.test(text) ? Number(text) : undefined;
      return at !== undefined && at <= moves.length ? at : undefined;
    }),
    show: field("show", beginning.show, someOf(shows)),
  };
  return { state, damaged: damaged() };
}

export function formatState({ sum, play, rival, first, seed, moves, at, show }: State): Map<string, string> {
  const query = new Map([["sum", sum]]);
  if (play !== beginning.play) query.set("play", play);
  if (rival !== beginning.rival) query.set("rival", `${rival}`);
  if (!first) query.set("first", "rival");
  if (show.size > 0) query.set("show", shows.filter((each) => show.has(each)).join(","));
  if (seed !== undefined && rival !== "friend" && moves.length > 0) query.set("seed", `${seed}`);
  if (moves.length > 0) query.set("moves", moves.map(formatMove).join(";"));
  if (at !== moves.length) query.set("at", `${at}`);
  return query;
}

function parseRival(text: string): Rival | undefined {
  if (text === "friend" || text === "watch") return text;
  return /^(?:\d|10)$/.test(text) ? Number(text) : undefined;
}

/** Moves are `2:3-4`, from 1, with semicolons between them; `%` and `;` inside a name are escaped. */
function parseMoves(text: string): Choice[] | undefined {
  const moves: Choice[] = [];
  for (const word of text.split(";")) {
    const found = /^([1-9]\d{0,5}):(.{1,400})$/s.exec(word);
    if (found === null || moves.length === MOST_MOVES) return undefined;
    moves.push({ part: Number(found[1]) - 1, at: found[2]!.replaceAll("%3B", ";").replaceAll("%25", "%") });
  }
  return moves;
}

const formatMove = ({ part, at }: Choice): string =>
  `${part + 1}:${at.replaceAll("%", "%25").replaceAll(";", "%3B")}`;
