import {
  after,
  type Cell,
  codeOf,
  component,
  encodedAs,
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
import { type Choice, componentsOf, gameOf, type SumSource, written } from "nimber/session";
import type { ChapterId } from "../theory/ids.ts";
import { boardOf } from "./picture.ts";
import type { BoardMove, Drawn, Opened, Reading } from "./protocol.ts";

/** Most moves of a component offered by the board and its list; other moves can be typed. */
const LISTED = 1500;
/** Most moves of a component among which a typed name is searched. */
const SOUGHT = 500_000;
/** Limit on the work of comparing the boards before and after each move. */
const COMPARED = 40_000;

type Sum = ReturnType<typeof componentsOf>;

/** Reads a sum. @throws NotationError */
export const read = (text: string): Reading => readingOf(componentsOf(text));

/** Boards of a sum with their moves. @throws NotationError */
export const draw = (sum: SumSource): Drawn[] => drawn(componentsOf(sum));

/**
 * Reads a sum, follows `moves` from it up to the first illegal one, and draws the sum after `at` of them.
 * @throws NotationError
 */
export function open(source: SumSource, moves: readonly Choice[] = [], at: number = moves.length): Opened {
  const start = componentsOf(source);
  const line: Sum[] = [start];
  for (const choice of moves) {
    const last = line.at(-1)!;
    const move = find(last, choice);
    if (move === undefined) break;
    line.push(after(last, { component: choice.part, move }));
  }
  const made = line.length - 1;
  const shown = Math.min(at, made);
  return {
    read: readingOf(start),
    sums: line.map(written),
    ...(made < moves.length && { illegal: made }),
    ...ending(line[made]!),
    at: shown,
    drawn: drawn(line[shown]!),
  };
}

/** Names and rules of the games of a sum. */
export function readingOf(terms: Sum): Reading {
  const games = new Map(terms.map(({ rules }) => [rules.id, rules]));
  return {
    sum: written(terms),
    games: [...games.values()].map((game) => {
      const { id, name, rule, notation, space, program, entails } = game;
      const tabled = space === "heap" || space === "pair";
      const chapter = chapterOf(game);
      const code = splitCode(game);
      return {
        ...{ id, name, rule, notation },
        tabled,
        numbers: isNumbers(game.start[0]),
        programmed: isNumbers(game.start[0]) || program !== undefined,
        ...(entails && { entails }),
        ...(chapter !== undefined && { chapter }),
        ...(code !== undefined && { code }),
      };
    }),
  };
}

/** Code of the rules of a game that takes from a heap and splits it, without a condition on the parts. */
function splitCode(game: Game<unknown>): string | undefined {
  const moves = encodedAs(game, "break");
  return moves === undefined || moves.unequal ? undefined : codeOf(moves.digits);
}

/** Chapter that explains a game best: the game's own, else that of its kind of moves. */
function chapterOf(game: Game<unknown>): ChapterId | undefined {
  if (game.chapter !== undefined) return game.chapter;
  if (game.id.startsWith("[")) return "mex";
  if (encodedAs(game, "break") !== undefined) return "octal";
  return encodedAs(game, "take") === undefined ? undefined : "period";
}

const isNumber = (each: unknown): boolean => typeof each === "number" || typeof each === "bigint";

const isNumbers = (position: unknown): boolean =>
  isNumber(position) || (Array.isArray(position) && position.length <= 3 && position.every(isNumber));

/**
 * Boards of a sum with their moves; without moves if these may determine who moves next, which boards do not
 * support.
 */
function drawn(terms: Sum): Drawn[] {
  const sum = written(terms);
  return terms.map((term, i) => {
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
 * Cells that a move changes. If pieces were only taken or only moved, and all touched ones are among them,
 * these are the cells missing on the board after the move; otherwise the touched pieces.
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

/** Whether there is no move, and the outcome if the rules define it. */
function ending(sum: readonly Term[]): Pick<Opened, "over" | "said"> {
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

/** Winning move of a component with too many moves to list; the solver finds it by name. */
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

/** Random start of the game of this notation: heaps of random sizes, or a random small position. */
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

/** Most moves of a random position, so that a person can survey them; it has at least three. */
const OFFERED = 60;
/** Largest number in a random position, because a board is drawn of it. */
const GLANCED = 12;
/** Cases of each theorem among which it is chosen. */
const CASES = 400;

/**
 * Random one of the larger positions among the first cases of the game's theorems; without theorems, a
 * position reached by play.
 */
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
