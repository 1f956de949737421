import type { Answer, AnswerLine, MoveField } from "../codegen/read/form.ts";
import { linesOf } from "../codegen/read/form.ts";
import { encodedAs } from "../encoding.ts";
import { component } from "../solve/component.ts";
import { begin, type Limits } from "../solve/limits.ts";
import type { Solver } from "../solve/solution.ts";
import type { Game, Play } from "../types.ts";

/** Winning move from one of the positions of a sum; `after` is absent when it leaves several. */
interface Winning {
  readonly place: number;
  readonly before: readonly number[];
  readonly after: readonly number[] | undefined;
}

/** Position of a test, and the set of takes that was read for it, as it stands in the input. */
export interface Placed {
  readonly text: string;
  readonly set?: readonly number[];
}

/** Positions of a test, whether the tests of the form are sums, and the kind of play. */
interface Asked {
  readonly positions: readonly Placed[];
  readonly isSum: boolean;
  readonly play: Play;
}

/** Game of a position. */
type GameOf = (position: Placed) => Game<unknown>;

const numbersOf = (text: string): readonly number[] => text.split(",").map(Number);

/** Lines of the answer for a sum that the player to move wins. */
export function wonLines(
  gameOf: GameOf,
  asked: Asked,
  { won }: Answer,
  solving: Solver,
  limits: Limits,
): string[] {
  const { positions, isSum, play } = asked;
  const found = winningMoves(gameOf, asked, solving, limits);
  const [first] = positions;
  const isPair = first !== undefined && encodedAs(gameOf(first), "pair")?.diagonal === 0;
  const moves = isPair && !isSum && play === "normal" ? ofHeaps(found) : found;
  const lists = won.some(({ kind }) => kind === "each");
  const field = (name: MoveField, { place, before, after }: Winning): string => {
    if (name === "place") return `${place + 1}`;
    if (name === "from") return before.join(" ");
    if (name === "take") return `${before[0]! - after![0]!}`;
    if (name === "to") return after!.join(" ");
    return positions.flatMap((each, i) => (i === place ? after! : numbersOf(each.text))).join(" ");
  };
  const line = (each: AnswerLine): string[] => {
    if (each.kind === "word") return [each.word];
    if (each.kind === "count") return [`${(lists ? moves : found).length}`];
    const shown = each.kind === "first" ? moves.slice(0, 1) : moves;
    return shown.map((move) => each.fields.map((name) => field(name, move)).join(" "));
  };
  return won.flatMap(line);
}

/** Lines of the answer for a sum that the player to move loses. */
export const lostLines = ({ loses }: Answer): readonly string[] => linesOf(loses);

/** Winning moves in the order of the positions, and of the moves of each or of the takes as they were read. */
function winningMoves(
  gameOf: GameOf,
  { positions, play }: Asked,
  solving: Solver,
  limits: Limits,
): readonly Winning[] {
  const parts = positions.map((each) => ({ ...each, game: gameOf(each), before: numbersOf(each.text) }));
  const all = parts.map(({ game, text }) => component(game, game.parse(text)));
  return parts.flatMap(({ game, text, before, set }, place) => {
    const found: Winning[] = [];
    for (const { to } of game.moves(game.parse(text))) {
      const left = to.map((each) => component(game, each));
      const rest = [...all.slice(0, place), ...left, ...all.slice(place + 1)];
      if (solving.outcome(rest, play, begin(limits)) !== "P") continue;
      // A move that leaves nothing of a heap leaves one of no tokens.
      const emptied = to.length === 0 && before.length === 1 ? [0] : undefined;
      found.push({ place, before, after: to.length === 1 ? numbersOf(game.format(to[0])) : emptied });
    }
    if (set === undefined) return found;
    const turn = ({ before, after }: Winning) => set.indexOf(before[0]! - after![0]!);
    return found.toSorted((a, b) => turn(a) - turn(b));
  });
}

/** Moves of the two heaps of a test, without an order: from both first, then from the smaller one; the smaller heap stands first. */
function ofHeaps(moves: readonly Winning[]): readonly Winning[] {
  const kind = ({ before, after }: Winning): number => {
    const [few, many] = [Math.min(...before), Math.max(...before)];
    if (after!.includes(many) && few < many) return 1;
    return after!.includes(few) ? 2 : 0;
  };
  const ordered = moves.map((move) => ({ ...move, after: move.after!.toSorted((a, b) => a - b) }));
  const distinct = ordered.filter(
    ({ after }, i) => ordered.findIndex((other) => `${other.after}` === `${after}`) === i,
  );
  return distinct.toSorted((a, b) => kind(a) - kind(b));
}
