import { plainGrundy } from "./oracle.ts";

/** What is left of a graph, as plain play needs it: neighbours by number, and the vertices that are left. */
export type Near = readonly (readonly number[])[];

/** Moves of the games of deleting, from their rules alone: the vertices that a move takes, as bits. */
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

/** Values of what is left of a graph, by plain play. */
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
