import {
  after,
  type Cell,
  component,
  endOf,
  type Game,
  GameError,
  heapRules,
  listMoves,
  type Move,
  random,
  solver,
  type Term,
} from "nimber";
import { type Choice, componentsOf, gameOf, written } from "nimber/session";
import { boardOf } from "./picture.ts";
import type { BoardMove, Drawn, Line, Reading, Sum } from "./protocol.ts";

/** Moves of one component that the board and its list offer; a move beyond them can be typed. */
const LISTED = 1500;
/** Moves of one component among which a typed name is looked for. */
const SOUGHT = 500_000;
/** Work allowed for comparing the boards before and after each move. */
const COMPARED = 40_000;

/** @throws NotationError */
export function read(text: string): Reading {
  const terms = componentsOf(text);
  const games = new Map(terms.map(({ rules }) => [rules.id, rules]));
  return {
    sum: written(terms),
    games: [...games.values()].map((game) => {
      const { id, name, rule, notation, space, program, entails } = game;
      const tabled = space === "heap" || space === "pair";
      return {
        ...{ id, name, rule, notation },
        tabled,
        numbers: isNumbers(game.start[0]),
        programmed: isNumbers(game.start[0]) || program !== undefined,
        ...(entails && { entails }),
      };
    }),
  };
}

const isNumber = (each: unknown): boolean => typeof each === "number" || typeof each === "bigint";

const isNumbers = (position: unknown): boolean =>
  isNumber(position) || (Array.isArray(position) && position.length <= 3 && position.every(isNumber));

/** @throws NotationError */
export function startOf(notation: string): string {
  const game = gameOf(notation);
  return `${game.id} ${game.start.map((position) => game.format(position)).join(" ")}`;
}

/** The boards of a sum, and its moves; none where moves may decide who moves next, for which a board has no turn. */
export function draw(sum: Sum): Drawn[] {
  return componentsOf(sum).map((term, i) => {
    const { rules: game, position } = term;
    const listed = game.entails ? [] : listMoves([term], LISTED + 1).map(({ move }) => move);
    const cells = boardOf(game, position);
    const moves = listed.slice(0, LISTED);
    const compare = moves.length * cells.length <= COMPARED;
    return {
      ...sum[i]!,
      name: game.name,
      cells,
      moves: moves.map((move) => shown(game, cells, move, compare)),
      more: listed.length > LISTED,
      ...(game.look?.squares !== undefined && { squares: game.look.squares }),
    };
  });
}

/**
 * The cells that a move changes: those that are gone from the board it leaves, when pieces were just taken or just
 * moved there, and every one that was touched is among them; else the pieces that offer the move.
 */
function shown(
  game: Game<unknown>,
  cells: readonly Cell[],
  move: Move<unknown>,
  compare: boolean,
): BoardMove {
  const touched = cells.flatMap(({ touch }, i) => (touch?.includes(move.at) ? [i] : []));
  const result = { at: move.at, to: move.to.map((position) => game.format(position)) };
  if (!compare || move.to.length !== 1 || touched.length === 0) return { ...result, cells: touched };
  const after = boardOf(game, move.to[0]);
  const left = new Set(after.map(placeOf));
  const gone = cells.flatMap((cell, i) => (left.has(placeOf(cell)) ? [] : [i]));
  const come = gone.length + after.length - cells.length;
  const plain = (come === 0 || come === gone.length) && touched.every((i) => gone.includes(i));
  return { ...result, cells: plain ? gone : touched };
}

const placeOf = ({ shape, x, y, end, text, tone }: Cell): string =>
  `${shape} ${x} ${y} ${end} ${text} ${tone}`;

/** Follows `moves` from `sum`, as far as they are moves. */
export function follow(sum: Sum, moves: readonly Choice[]): Line {
  let at = componentsOf(sum);
  const sums: Sum[] = [written(at)];
  for (const [i, choice] of moves.entries()) {
    const move = find(at, choice);
    if (move === undefined) return { sums, ...ending(at), illegal: i };
    at = after(at, { component: choice.part, move });
    sums.push(written(at));
  }
  return { sums, ...ending(at) };
}

/** Whether nobody can move, and what the rules of a game that stands alone say of that. */
function ending(sum: readonly Term[]): Pick<Line, "over" | "said"> {
  const [only, more] = sum;
  const said = only === undefined || more !== undefined ? undefined : endOf(only.rules, only.position);
  return { over: listMoves(sum, 1).length === 0, ...(said !== undefined && { said }) };
}

function find(sum: readonly Term[], { part, at }: Choice): Move<unknown> | undefined {
  const term = sum[part];
  if (term === undefined || term.rules.entails) return undefined;
  const { moveNamed } = term.rules.accelerators ?? {};
  if (moveNamed !== undefined) return moveNamed(term.position, at);
  let looked = 0;
  for (const move of term.rules.moves(term.position)) {
    if (move.at === at) return move;
    if (++looked > SOUGHT) break;
  }
  return looked > SOUGHT ? farMove(sum, part, at) : undefined;
}

/** A winning move of a component with too many moves to list: the solver knows it by name. */
function farMove(sum: readonly Term[], part: number, at: string): Move<unknown> | undefined {
  try {
    return solver()
      .solve(sum)
      .winning.find((won) => won.component === part && won.move.at === at)?.move;
  } catch (error) {
    if (error instanceof GameError) return undefined;
    throw error;
  }
}

/** A sum to begin with, of the game of this notation: heaps of random sizes, or a random small position. */
export function randomStart(notation: string, seed: number): string {
  const game = gameOf(notation);
  const chance = random(seed);
  const upTo = (n: number) => Math.floor(chance() * n);
  const positions =
    heapRules(game) === undefined
      ? [randomCase(game, upTo)]
      : Array.from({ length: 1 + upTo(4) }, () => game.parse(`${3 + upTo(10)}`));
  return `${game.id} ${positions.map((position) => game.format(position)).join(" ")}`;
}

/** A random position offers more than two moves, and not more than a person can look through. */
const OFFERED = 60;
/** Numbers up to this are seen at a glance: of rows that have them a board is drawn. */
const GLANCED = 12;
/** Cases of each theorem among which it is chosen. */
const CASES = 400;

/** One of the larger among the first cases of the game's theorems; without theorems, a position met in play. */
function randomCase(game: Game<unknown>, upTo: (n: number) => number): unknown {
  const found: unknown[] = [];
  for (const theorem of game.theorems) {
    let cases = 0;
    for (const [position] of theorem.cases()) {
      if (++cases > CASES) break;
      const far = Array.isArray(position) && position.some((each) => isNumber(each) && each > GLANCED);
      const moves = position === undefined || far ? 0 : countMoves(game, position);
      if (moves > 2 && moves <= OFFERED) found.push(position);
    }
  }
  if (found.length > 0) return found[Math.floor(found.length / 3) + upTo(Math.ceil((2 * found.length) / 3))];
  return wander(game, game.start[upTo(game.start.length)], upTo);
}

function wander(game: Game<unknown>, start: unknown, upTo: (n: number) => number): unknown {
  const open = listMoves([component(game, start)], LISTED).flatMap(({ move }) =>
    move.to.filter((position) => countMoves(game, position) > 2),
  );
  return open.length === 0 ? start : open[upTo(open.length)];
}

const countMoves = (game: Game<unknown>, position: unknown): number =>
  listMoves([component(game, position)], OFFERED + 1).length;
