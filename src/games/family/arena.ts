import type { Game } from "../../types.ts";

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
  "space" | "parse" | "format" | "key" | "admits" | "notation" | "canonical"
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

/** Cells of an arena as they are being reduced: which are alive, and how many neighbours each has alive. */
interface Alive {
  readonly alive: Uint8Array;
  readonly degree: Int32Array;
}

/** Which cells of the arena are left. */
export function aliveOf({ arena, cells }: Left): Uint8Array {
  const alive = new Uint8Array(arena.near.length);
  for (const cell of cells) alive[cell] = 1;
  return alive;
}

function livingOf(left: Left): Alive {
  const alive = aliveOf(left);
  const degree = new Int32Array(alive.length);
  for (const cell of left.cells) for (const other of left.arena.near[cell]!) degree[cell]! += alive[other]!;
  return { alive, degree };
}

/** The cells that hold together, by lists of neighbours from which `cut` links are missing. */
function connected(left: Left, alive: Uint8Array, cut?: ReadonlySet<number>): number[][] {
  const { near } = left.arena;
  const count = near.length;
  const seen = new Uint8Array(count);
  const found: number[][] = [];
  for (const first of left.cells) {
    if (alive[first] === 0 || seen[first] === 1) continue;
    const part = [first];
    seen[first] = 1;
    for (let i = 0; i < part.length; i++) {
      const cell = part[i]!;
      for (const other of near[cell]!) {
        if (alive[other] === 0 || seen[other] === 1 || cut?.has(linkOf(cell, other, count))) continue;
        seen[other] = 1;
        part.push(other);
      }
    }
    found.push(part);
  }
  return found;
}

const linkOf = (a: number, b: number, count: number): number => (a < b ? a * count + b : b * count + a);

const ascending = (a: number, b: number): number => a - b;

/**
 * Parts of a game in which a move takes two near cells. A cell goes when each of its neighbours has another leaf: what
 * takes the two could take that leaf instead. Of two cells that have the same two neighbours and no others, each loses
 * one of them: what is left after the moves that are lost is left after others.
 */
export function partsOfArcs(left: Left): readonly Left[] {
  const { arena } = left;
  const { alive, degree } = livingOf(left);
  const { near } = arena;
  let fewer = false;
  for (let changed = true; changed; ) {
    changed = false;
    for (const cell of left.cells) {
      if (alive[cell] === 0) continue;
      if (degree[cell] === 0) alive[cell] = 0;
      else if (isIdle(cell, near, alive, degree)) {
        alive[cell] = 0;
        for (const other of near[cell]!) degree[other]! -= alive[other]!;
        changed = true;
        fewer = true;
      }
    }
  }
  const cut = cutsOf(left, alive, degree);
  const parts = connected(left, alive, cut);
  const whole = parts.length === 1 && !fewer;
  return parts.flatMap((part): readonly Left[] => {
    const cells = part.sort(ascending);
    // What was cut off may have more to lose.
    return whole || cut === undefined || parts.length === 1
      ? [{ arena, cells }]
      : partsOfArcs({ arena, cells });
  });
}

/** Whether each neighbour of a cell has a leaf beside it. */
function isIdle(cell: number, near: Arena["near"], alive: Uint8Array, degree: Int32Array): boolean {
  for (const other of near[cell]!) {
    if (alive[other] === 0) continue;
    let leaves = false;
    for (const leaf of near[other]!)
      if (leaf !== cell && alive[leaf] === 1 && degree[leaf] === 1) leaves = true;
    if (!leaves) return false;
  }
  return true;
}

/** The links that two cells with the same two neighbours lose. */
function cutsOf(left: Left, alive: Uint8Array, degree: Int32Array): Set<number> | undefined {
  const { near } = left.arena;
  const count = near.length;
  let cut: Set<number> | undefined;
  let paired: Set<number> | undefined;
  for (const cell of left.cells) {
    if (alive[cell] === 0 || degree[cell] !== 2 || paired?.has(cell)) continue;
    const [b, c] = near[cell]!.filter((other) => alive[other] === 1);
    const twin = near[b!]!.find(
      (other) =>
        other > cell &&
        alive[other] === 1 &&
        degree[other] === 2 &&
        !paired?.has(other) &&
        near[c!]!.includes(other),
    );
    if (twin === undefined || paired?.has(b!) || paired?.has(c!)) continue;
    cut ??= new Set();
    cut.add(linkOf(cell, b!, count)).add(linkOf(twin, c!, count));
    paired ??= new Set();
    paired.add(cell).add(twin);
  }
  return cut;
}

/**
 * Parts of a game in which a move takes a cell and those near it: of two near cells that have the same neighbours
 * beside each other one goes, for they are taken together and do the same.
 */
export function partsOfNodes(left: Left): readonly Left[] {
  const { arena } = left;
  const { alive, degree } = livingOf(left);
  const { near } = arena;
  for (const cell of left.cells) {
    if (alive[cell] === 0 || degree[cell] === 0) continue;
    const twin = near[cell]!.some(
      (other) =>
        alive[other] === 1 &&
        degree[other] === degree[cell] &&
        near[cell]!.every((each) => alive[each] === 0 || each === other || near[other]!.includes(each)),
    );
    if (!twin) continue;
    alive[cell] = 0;
    for (const other of near[cell]!) degree[other]! -= alive[other]!;
  }
  return connected(left, alive).map((part) => ({ arena, cells: part.sort(ascending) }));
}

/** What holds together. */
export const componentsOf = (left: Left): Left[] =>
  connected(left, aliveOf(left)).map((part) => ({ arena: left.arena, cells: part.sort(ascending) }));

/** What holds together of what is left without these cells. */
export const componentsWithout = ({ arena, cells }: Left, removed: readonly number[]): Left[] =>
  componentsOf({ arena, cells: cells.filter((cell) => !removed.includes(cell)) });
