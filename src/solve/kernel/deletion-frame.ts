import type { Deleting, DeletionRules } from "../../encoding.ts";
import { wasm as narrow } from "./deletion.wasm.ts";
import { AREA, FIRST } from "./deletion-kernel.ts";
import { wasm as wide } from "./deletion-wide.wasm.ts";

/** The most cells that there is a kernel for. */
export const MOST_CELLS = 112;

/** A kernel: words of a set of cells, how many fit it, the sides of rectangles, moves that have room, where its table is. */
export interface Width {
  readonly wasm: string;
  readonly words: number;
  readonly cells: number;
  readonly shorter: number;
  readonly moves: number;
  readonly stacks: number;
}
const WIDTHS: readonly Width[] = [
  { wasm: narrow, words: 1, cells: 64, shorter: 8, moves: 2080, stacks: AREA },
  { wasm: wide, words: 2, cells: MOST_CELLS, shorter: 10, moves: 6328, stacks: 2 ** 23 },
];

/** The most clusters that a table may have, as a power of two. */
const LARGEST = 24;

/** The most clusters that so many bytes have room for. */
export const largestIn = (bytes: number): number => Math.min(LARGEST, Math.floor(Math.log2(bytes / 64)));

/** Bytes that the search of a game begins with. */
export const leastBytes = (game: DeletionRules): number => leastOf(widthOf(game)!);
export const leastOf = ({ stacks }: Width): number => stacks + 64 * 2 ** FIRST;

/** The kernel that has room for the cells of a game and its moves, if there is one. */
export const widthOf = ({ near, moves, columns, kind }: DeletionRules): Width | undefined =>
  WIDTHS.find((width) =>
    columns !== undefined && kind !== undefined
      ? near.length <= width.cells && Math.min(columns, near.length / columns) <= width.shorter
      : near.length <= width.cells && moves.length <= width.moves,
  );

/** Whether there is a kernel for a game. */
export const fitsKernel = (game: DeletionRules): boolean => widthOf(game) !== undefined;

/**
 * Games that share a search: rectangles of one kind and one kernel whose shorter side is the same, for a part is moved into a corner;
 * every other game has one of its own.
 */
export function shareOf({ game }: Deleting): string | DeletionRules {
  const { columns, kind, near } = game;
  return columns === undefined || kind === undefined
    ? game
    : `${kind} ${Math.min(columns, near.length / columns)}${widthOf(game) === WIDTHS[0] ? "" : " wide"}`;
}

/** The name that the table of a share is kept under: a game of one's own is identified by all its parts. */
export const nameOf = (share: string | DeletionRules): string =>
  typeof share === "string"
    ? share
    : JSON.stringify([
        share.kind ?? "",
        share.near,
        share.moves.map(({ needs, removes }) => [needs, removes]),
      ]);

/** A game as a kernel has it. */
export interface Framed {
  readonly cells: number;
  readonly columns: number;
  readonly near: DeletionRules["near"];
  readonly moves: DeletionRules["moves"];
  /** Where a cell of a game of this kind stands. */
  place(cell: number, game: DeletionRules): number;
}

/** A rectangle as part of the longest one with its shorter side; other games as they are. */
export function framed(game: DeletionRules, width: Width): Framed {
  const { columns, kind, near, moves } = game;
  if (columns === undefined || kind === undefined)
    return { cells: near.length, columns: 0, near, moves, place: (cell) => cell };
  const shorter = Math.min(columns, near.length / columns);
  const rows = Math.floor(width.cells / shorter);
  const cells = shorter * rows;
  const beside = (cell: number): number[] => [
    ...(cell >= shorter ? [cell - shorter] : []),
    ...(cell % shorter > 0 ? [cell - 1] : []),
    ...(cell % shorter < shorter - 1 ? [cell + 1] : []),
    ...(cell + shorter < cells ? [cell + shorter] : []),
  ];
  const all = Array.from({ length: cells }, (_, cell) => beside(cell));
  const pairs = all.flatMap((others, a) => others.filter((b) => b > a).map((b) => [a, b]));
  const takes = {
    arcs: pairs.map((pair) => ({ needs: pair, removes: pair })),
    nodes: all.map((others, cell) => ({ needs: [cell], removes: [cell, ...others] })),
    pins: [...all.map((_, cell) => [cell]), ...pairs].map((taken) => ({ needs: taken, removes: taken })),
  };
  return {
    cells,
    columns: shorter,
    near: all,
    moves: takes[kind],
    place(cell, { columns, near }) {
      const across = columns! > near.length / columns!;
      const [x, y] = [cell % columns!, Math.floor(cell / columns!)];
      return across ? x * shorter + y : cell;
    },
  };
}
