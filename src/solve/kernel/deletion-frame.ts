import type { Deleting, DeletionRules } from "../../encoding.ts";
import { wasm as narrow } from "./deletion.wasm.ts";
import { AREA, FIRST } from "./deletion-kernel.ts";
import { wasm as wide } from "./deletion-wide.wasm.ts";

/** Largest number of cells for which there is a kernel. */
export const MOST_CELLS = 112;

/**
 * Kernel dimensions: words of a set of cells, number of cells, sides of rectangles, number of moves, and the address of
 * its table.
 */
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

/** Largest number of clusters of a table, as a power of two. */
const LARGEST = 24;

/** Largest number of clusters that fit the given bytes. */
export const largestIn = (bytes: number): number => Math.min(LARGEST, Math.floor(Math.log2(bytes / 64)));

/** Initial bytes of the search of a game. */
export const leastBytes = (game: DeletionRules): number => leastOf(widthOf(game)!);
export const leastOf = ({ stacks }: Width): number => stacks + 64 * 2 ** FIRST;

/** Kernel with room for the cells and the moves of a game, if there is one. */
export const widthOf = ({ near, moves, columns, kind }: DeletionRules): Width | undefined =>
  WIDTHS.find((width) =>
    columns !== undefined && kind !== undefined
      ? near.length <= width.cells && Math.min(columns, near.length / columns) <= width.shorter
      : near.length <= width.cells && moves.length <= width.moves,
  );

/** Whether a kernel fits a game. */
export const fitsKernel = (game: DeletionRules): boolean => widthOf(game) !== undefined;

/**
 * Key of games that share a search: rectangles of one kind and one kernel with the same shorter side, because parts are
 * moved into a corner. Every other game has its own search.
 */
export function shareOf({ game }: Deleting): string | DeletionRules {
  const { columns, kind, near } = game;
  return columns === undefined || kind === undefined
    ? game
    : `${kind} ${Math.min(columns, near.length / columns)}${widthOf(game) === WIDTHS[0] ? "" : " wide"}`;
}

/** Name under which the table of a share is stored; a user-defined game is identified by all its parts. */
export const nameOf = (share: string | DeletionRules): string =>
  typeof share === "string"
    ? share
    : JSON.stringify([
        share.kind ?? "",
        share.near,
        share.moves.map(({ needs, removes }) => [needs, removes]),
      ]);

/** Game in the representation of a kernel. */
export interface Framed {
  readonly cells: number;
  readonly columns: number;
  readonly near: DeletionRules["near"];
  readonly moves: DeletionRules["moves"];
  /** Index of a cell of a game of this kind. */
  place(cell: number, game: DeletionRules): number;
}

/** Rectangle as part of the longest one with its shorter side; other games unchanged. */
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
