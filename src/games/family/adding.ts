import type { AddingRules } from "../../encoding.ts";
import { minus, type Natural, plus } from "../../nimber/natural.ts";
import { readNatural } from "../../nimber/read-natural.ts";
import type { Game, Move, Tick } from "../../types.ts";
import { rowBoard } from "../row-board.ts";
import { clausesOf, clausesText, takesOf } from "./code.ts";
import { oneHeap } from "./heap.ts";
import { takeAndBreakGame } from "./take-break.ts";

/**
 * Game of a code with several digits before the point. The last of them describes moves that split without
 * taking, the one before it moves that add one token, then two, and so on. Nothing is added to an empty heap.
 * Source: the codes of Guy & Smith 1956 extended to the left; Winning Ways, ch. 12, for play that need not
 * end.
 */
export function addingGame({ takes, adds }: AddingRules): Game<Natural> {
  const code = `${[...adds].reverse().join("")}${takeAndBreakGame(takes).id}`;
  const taking = takeAndBreakGame(takes);
  function* moves(heap: Natural, tick?: Tick): Generator<Move<Natural>> {
    yield* taking.moves(heap, tick);
    if (heap === 0) return;
    for (const [i, digit] of adds.entries()) {
      const left = plus(heap, i + 1);
      if (digit & 2) yield { at: `+${i + 1}`, to: [left] };
      if ((digit & 4) === 0) continue;
      for (let a: Natural = 1; a <= minus(left, a); a = plus(a, 1)) yield split(i + 1, a, left);
    }
  }
  const digit = (value: number) => [{ value, sign: "" }] as const;
  return {
    ...oneHeap,
    id: code,
    name: { en: `Token-adding game ${code}`, zh: `可添加石子的游戏 ${code}` },
    rule: clausesText([
      ...takesOf(takes.map(digit)),
      ...adds.flatMap((value, i) =>
        clausesOf(digit(value & ~1), { en: `Add ${i + 1}`, zh: `添加 ${i + 1} 个` }),
      ),
    ]),
    start: [12],
    accelerators: {
      encoding: { kind: "adding", takes, adds },
      moveNamed: (heap, at) =>
        at.startsWith("+") ? addedBy(adds, heap, at) : taking.accelerators!.moveNamed!(heap, at),
      unboundedPlay(heap) {
        const more = adds.findIndex((each) => each & 2) + 1;
        return heap === 0 || more === 0 ? undefined : { line: [heap, plus(heap, more)], names: ["n"] };
      },
    },
    moves,
    board: (heap) => rowBoard(heap, moves),
  };
}

const split = (more: number, a: Natural, left: Natural): Move<Natural> => ({
  at: `+${more},${a}|${plus(a, 1)}`,
  to: [a, minus(left, a)],
});

/** Format of a move name: tokens added, with an optional cut after a token. */
const NAME = /^\+([1-9]\d*)(?:,(\d+)\|\d+)?$/;

function addedBy(adds: readonly number[], heap: Natural, at: string): Move<Natural> | undefined {
  const [, more = "", cut] = NAME.exec(at) ?? [];
  const digit = adds[Number(more) - 1] ?? 0;
  if (heap === 0 || digit === 0) return undefined;
  const left = plus(heap, Number(more));
  const a = cut === undefined ? undefined : readNatural(cut);
  if (cut === undefined) return digit & 2 && at === `+${more}` ? { at, to: [left] } : undefined;
  if (a === undefined || (digit & 4) === 0 || a < 1 || a > minus(left, a)) return undefined;
  const move = split(Number(more), a, left);
  return move.at === at ? move : undefined;
}
