import { type Answer, type AnswerLine, linesOf, type MoveField } from "../../codegen/read/form.ts";
import { encodedAs } from "../../encoding.ts";
import { component } from "../../solve/component.ts";
import type { Component, Game, Play } from "../../types.ts";

/** Position of a test with its game, and the set of takes that was read for it, as it stands in the input. */
export interface PositionOfTest {
  readonly text: string;
  /** Numbers by which answers name a move, from its name, if not those of the position that it leaves. */
  readonly named?: ((at: string) => readonly bigint[]) | undefined;
  readonly set?: readonly bigint[];
  readonly game: Game<unknown>;
  readonly component: Component;
}

/** Positions of a test, whether the tests of the form are sums, and the kind of play. */
interface TestOfForm {
  readonly positions: readonly PositionOfTest[];
  readonly isSum: boolean;
  readonly play: Play;
}

/** Winning move from one of the positions of a sum; `after` is absent when it leaves several. */
interface Winning {
  readonly place: number;
  readonly before: readonly bigint[];
  readonly after: readonly bigint[] | undefined;
}

/** Numbers of a position; of a heap with a bound on the next take, such as 13/5, the heap. */
const numbersOf = (text: string): readonly bigint[] =>
  text.split(",").map((each) => BigInt(/^\d+/.exec(each)?.[0] ?? 0));

/** Lines of the answer for a sum that the player to move wins; `isLost` says so of another sum. */
export function wonLines(
  asked: TestOfForm,
  { won }: Answer,
  isLost: (sum: readonly Component[]) => boolean,
): string[] {
  const { positions, isSum, play } = asked;
  if (won.every(({ kind }) => kind === "word"))
    return won.flatMap((line) => (line.kind === "word" ? [line.word] : []));
  const [first] = positions;
  const single = won.length === 1 && won[0]!.kind === "first" ? firstWinning(positions, play) : undefined;
  const found = single === undefined ? winningMoves(positions, isLost) : [single];
  const isPair = first !== undefined && encodedAs(first.game, "pair")?.diagonal === 0;
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
    const written = shown.map(
      (move) => (each.before ?? "") + each.fields.map((name) => field(name, move)).join(" "),
    );
    return each.isSpaced === true ? [written.join(" ")] : written;
  };
  return won.flatMap(line);
}

/** Lines of the answer for a sum that the player to move loses. */
export const lostLines = ({ loses }: Answer): readonly string[] => linesOf(loses);

/** The first winning move of a single position, if its game finds it without a list of its moves. */
function firstWinning([one, other]: readonly PositionOfTest[], play: Play): Winning | undefined {
  if (one === undefined || other !== undefined || play !== "normal") return undefined;
  const { game, component: own, text } = one;
  const { findsFirst, moveToValue } = game.accelerators ?? {};
  const move = findsFirst ? moveToValue?.(own.position, 0) : undefined;
  const [left, more] = move?.to ?? [];
  if (left === undefined || more !== undefined) return undefined;
  return { place: 0, before: numbersOf(text), after: numbersOf(game.format(left)) };
}

/** Winning moves in the order of the positions, and of the moves of each or of the takes as they were read. */
function winningMoves(
  positions: readonly PositionOfTest[],
  isLost: (sum: readonly Component[]) => boolean,
): readonly Winning[] {
  const all = positions.map(({ component }) => component);
  return positions.flatMap(({ game, text, component: own, set, named }, place) => {
    const found: Winning[] = [];
    const before = numbersOf(text);
    for (const { at, to } of game.moves(own.position)) {
      const left = to.map((each) => component(game, each));
      if (!isLost([...all.slice(0, place), ...left, ...all.slice(place + 1)])) continue;
      // A move that leaves nothing of a heap leaves one of no tokens.
      const emptied = to.length === 0 && before.length === 1 ? [0n] : undefined;
      const after = to.length === 1 ? numbersOf(game.format(to[0])) : emptied;
      found.push({ place, before, after: named?.(at) ?? after });
    }
    if (set === undefined) return found;
    const turn = ({ before, after }: Winning) => set.indexOf(before[0]! - after![0]!);
    return found.toSorted((a, b) => turn(a) - turn(b));
  });
}

/** Moves of the two heaps of a test, without an order: from both first, then from the smaller one; the smaller heap stands first. */
function ofHeaps(moves: readonly Winning[]): readonly Winning[] {
  const kind = ({ before, after }: Winning): number => {
    const [few, many] = inOrder(before) as [bigint, bigint];
    if (after!.includes(many) && few < many) return 1;
    return after!.includes(few) ? 2 : 0;
  };
  const ordered = moves.map((move) => ({ ...move, after: inOrder(move.after!) }));
  const distinct = ordered.filter(
    ({ after }, i) => ordered.findIndex((other) => `${other.after}` === `${after}`) === i,
  );
  return distinct.toSorted((a, b) => kind(a) - kind(b));
}

const inOrder = (numbers: readonly bigint[]): readonly bigint[] =>
  numbers.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
