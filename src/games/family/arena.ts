import type { Game } from "../../types.ts";
import { connected, setsOf } from "./sets.ts";

/** Where games of deleting are played: cells, which of them are near each other, and how they are called and drawn. */
export interface Arena {
  readonly near: readonly (readonly number[])[];
  /** Where cells are drawn. */
  readonly places: readonly (readonly [x: number, y: number])[];
  nameOf(cell: number): string;
  /** The columns of a rectangle whose squares are the cells, row by row. */
  readonly columns?: number;
  /** The same where the sides of the rectangle are joined. */
  readonly torus?: true;
  /** How the whole arena is written, where there is a name for it. */
  readonly written?: string;
}

/** What is left of an arena: cells, ascending. */
export interface Left {
  readonly arena: Arena;
  readonly cells: readonly number[];
}

/** What games of what is left share: how it is written and told apart. */
export type LeftFace = Pick<
  Game<Left>,
  "space" | "parse" | "format" | "key" | "isPosition" | "notation" | "accelerators"
>;

/** Whether `value` is what is left of an arena that `fits`: its cells, in ascending order. */
export function isLeft(value: unknown, fits: (arena: Arena) => boolean): boolean {
  const { arena, cells } = (value ?? {}) as Partial<Left>;
  if (!Array.isArray(arena?.near) || !fits(arena) || !Array.isArray(cells)) return false;
  return cells.every(
    (cell, i) =>
      Number.isInteger(cell) && cell >= 0 && cell < arena.near.length && (i === 0 || cell > cells[i - 1]!),
  );
}

/** Which cells of the arena are left. */
export function aliveOf({ arena, cells }: Left): Uint8Array {
  const alive = new Uint8Array(arena.near.length);
  for (const cell of cells) alive[cell] = 1;
  return alive;
}

/** What holds together. */
export const componentsOf = (left: Left): Left[] =>
  connected(left.arena, setsOf(left)).map(({ arena, cells }) => ({ arena, cells }));

/** What holds together of what is left without these cells. */
export const componentsWithout = ({ arena, cells }: Left, removed: readonly number[]): readonly Left[] =>
  componentsOf({ arena, cells: cells.filter((cell) => !removed.includes(cell)) });
