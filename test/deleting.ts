import { plainGrundy } from "./oracle.ts";

/** Neighbours of each vertex of a graph. */
export type Near = readonly (readonly number[])[];

/** Moves of the deletion games from their rules alone: the vertices that each move removes, as bits. */
export const takes: Readonly<Record<string, (near: Near, left: number) => number[]>> = {
  arcs: (near, left) =>
    near
      .flatMap((others, a) => others.filter((b) => b > a).map((b) => (1 << a) | (1 << b)))
      .filter((gone) => (left & gone) === gone),
  nodes: (near, left) =>
    near
      .map((others, a) => others.reduce((gone, b) => gone | (1 << b), 1 << a))
      .filter((_, a) => left & (1 << a)),
  pins: (near, left) => [
    ...near.map((_, a) => 1 << a).filter((gone) => left & gone),
    ...takes.arcs!(near, left),
  ],
};

/** Values of remaining vertices by plain play. */
export function plain(kind: string, near: Near): (left: readonly number[]) => number {
  const value = plainGrundy<number>((left) => takes[kind]!(near, left).map((gone) => [left & ~gone]));
  return (left) => value(left.reduce((bits, each) => bits | (1 << each), 0));
}

export const gridNear = (rows: number, columns: number): Near =>
  Array.from({ length: rows * columns }, (_, i) =>
    [i - columns, i - 1, i + 1, i + columns].filter(
      (j) =>
        j >= 0 &&
        j < rows * columns &&
        (Math.abs(j - i) === columns || Math.floor(i / columns) === Math.floor(j / columns)),
    ),
  );
