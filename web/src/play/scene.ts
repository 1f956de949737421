import type { Choice } from "nimber/session";
import type { Place } from "../board/motion.ts";
import { origins } from "../board/passage.ts";
import type { Drawn, Sum } from "../engine/protocol.ts";

/** Sum with its drawing. */
export interface Scene {
  readonly sum: Sum;
  readonly parts: readonly Drawn[];
  /** Ids of the components' boards: a component keeps its board until a move is made in it. */
  readonly boards: readonly number[];
  /** Former places of the pieces of new boards, if this scene follows another one by a move. */
  readonly passage?: Passage;
  /** Whether there is no move. */
  readonly over: boolean;
}

interface Passage {
  readonly origin: ReadonlyMap<number, readonly (Place | undefined)[]>;
  /** Pieces that a move forward brought to another place, by board. */
  readonly came: ReadonlyMap<number, ReadonlySet<number>>;
}

let boards = 0;
const fresh = (count: number): number[] => Array.from({ length: count }, () => ++boards);

const isOver = (parts: readonly Drawn[]): boolean => parts.every(({ moves }) => moves.length === 0);

/** Scene without a preceding one. */
export function sceneOf(sum: Sum, parts: readonly Drawn[]): Scene {
  return { sum, parts, boards: fresh(parts.length), over: isOver(parts) };
}

/** Scene after `choice`, made in `before`. */
export function onwards(before: Scene, choice: Choice, sum: Sum, parts: readonly Drawn[]): Scene {
  const { part } = choice;
  const count = parts.length - before.parts.length + 1;
  const left = parts.slice(part, part + count);
  const from = originsOf(before.parts[part]!, choice, left);
  const made = fresh(count);
  const board = before.boards[part]!;
  const origin = new Map(
    made.map((id, i) => [id, from[i]!.map((cell) => (cell === undefined ? undefined : { board, cell }))]),
  );
  return {
    sum,
    parts,
    boards: before.boards.toSpliced(part, 1, ...made),
    passage: {
      origin,
      came: new Map(made.map((id, i) => [id, cameTo(before.parts[part]!, left[i]!, from[i]!)])),
    },
    over: isOver(parts),
  };
}

/** Scene before `choice`, which led to `after`. */
export function backwards(after: Scene, choice: Choice, sum: Sum, parts: readonly Drawn[]): Scene {
  const { part } = choice;
  const count = after.parts.length - parts.length + 1;
  const from = originsOf(parts[part]!, choice, after.parts.slice(part, part + count));
  const origin: Place[] = [];
  from.forEach((cells, i) => {
    cells.forEach((cell, at) => {
      if (cell !== undefined) origin[cell] = { board: after.boards[part + i]!, cell: at };
    });
  });
  const [board] = fresh(1);
  return {
    sum,
    parts,
    boards: after.boards.toSpliced(part, count, board!),
    passage: { origin: new Map([[board!, origin]]), came: new Map() },
    over: isOver(parts),
  };
}

function originsOf(drawn: Drawn, { at }: Choice, left: readonly Drawn[]): ReturnType<typeof origins> {
  const changed = new Set(drawn.moves.find((move) => move.at === at)?.cells);
  return origins(
    drawn.cells,
    changed,
    left.map(({ cells }) => cells),
  );
}

/** Tokens that have moved, in games where they move between places and are not taken. */
function cameTo(before: Drawn, after: Drawn, from: readonly (number | undefined)[]): ReadonlySet<number> {
  const count = (cells: Drawn["cells"]) => cells.filter(({ shape }) => shape === "token").length;
  if (count(before.cells) !== count(after.cells)) return new Set();
  return new Set(
    after.cells.flatMap(({ shape, x, y }, i) => {
      const origin = from[i] === undefined ? undefined : before.cells[from[i]];
      return shape === "token" && origin !== undefined && (origin.x !== x || origin.y !== y) ? [i] : [];
    }),
  );
}
