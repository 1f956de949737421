import { type CubeRules, encodedAs } from "../encoding.ts";
import { LimitError, RuleError } from "../errors.ts";
import { t } from "../locale/solve.ts";
import { mexOfMarks } from "../nimber/mex.ts";
import type { LeadingTo } from "../rules/rays.ts";
import { positionAt, sidesOf } from "../rules/space.ts";
import type { Component, Game, Outcome, Play } from "../types.ts";
import { component } from "./component.ts";
import type { PairTable } from "./heap/pair.ts";
import { type Budget, type Limits, memoryAccount } from "./limits.ts";
import { standsAlone } from "./search/alone.ts";
import { grundyValues } from "./search/grundy.ts";
import { NO_POSITION, tableOfPairs } from "./square.ts";
import { solver } from "./sum.ts";
import { expectFinite, valuesBeside } from "./values.ts";

/**
 * Values of the positions whose coordinates are at most `ends`, the last coordinate changing fastest; outcomes for
 * games without values. A cell that is not a position of the game holds -1.
 */
export interface Box {
  readonly ends: readonly number[];
  readonly known: "values" | "outcomes";
  /** Values; or 0 for P, 1 for N and -2 for D, when neither player can force a win. */
  readonly cells: Int32Array;
}

const DRAWN = -2;

/** Number of positions with coordinates from 0 to `ends`. */
export const positionsIn = (ends: readonly number[]): number =>
  ends.reduce((all, each) => all * (each + 1), 1);

/** Coordinates of each cell, in the order of the cells. */
export function* coordinates(ends: readonly number[]): Generator<readonly number[]> {
  const at = ends.map(() => 0);
  for (;;) {
    yield [...at];
    let i = at.length - 1;
    while (i >= 0 && at[i] === ends[i]) at[i--] = 0;
    if (i < 0) return;
    at[i]!++;
  }
}

/**
 * Table of a box. Positions have one coordinate for each side; when a position is one heap, the table is of sums of as
 * many heaps. Cost: that of each position once.
 * @throws LimitError; RuleError when positions of the game have no such coordinates.
 */
export function boxOf(
  game: Game<unknown>,
  ends: readonly number[],
  play: Play,
  limits: Limits,
  budget: Budget,
): Box {
  const cells = roomFor(ends, budget);
  const at = placesOf(game);
  const cube = encodedAs(game, "cube");
  if (cube !== undefined && play === "normal")
    return { ends, known: "values", cells: cubeCells(cube, ends, cells, budget) };
  const known = play === "misere" || standsAlone(game, play) ? "outcomes" : "values";
  const table = known === "values" && ends.length === 2 ? tableOfPairs(game, limits) : undefined;
  if (table !== undefined) pairCells(game, table, ends, cells, budget);
  else {
    const look = known === "outcomes" ? outcomeOf(play, limits) : cellValue(game, limits);
    let i = 0;
    for (const place of coordinates(ends)) {
      budget.tick(i);
      const sum = at(place);
      cells[i++] = sum === undefined ? NO_POSITION : look(sum, place, budget);
    }
  }
  // The game itself reports coordinates that it cannot have, once for the whole box.
  if (cells.every((cell) => cell === NO_POSITION)) game.parse(ends.join());
  return { ends, known, cells };
}

/**
 * Outcomes of a box under normal play. If the moves that lead to a position are known, computes them by a
 * sieve, else as its table.
 * Cost of the sieve: the moves that lead to each P-position, which are few.
 * @throws LimitError; RuleError when positions of the game have no such coordinates.
 */
export function outcomesIn(
  game: Game<unknown>,
  ends: readonly number[],
  leading: LeadingTo | undefined,
  limits: Limits,
  budget: Budget,
): Box {
  if (leading === undefined || ends.length !== sidesOf(game.space))
    return boxOf(game, ends, "normal", limits, budget);
  const cells = roomFor(ends, budget);
  const strides = stridesOf(ends);
  const visit = (index: number) => {
    cells[index] = 1;
  };
  let i = 0;
  for (const place of coordinates(ends)) {
    budget.tick(i);
    if (game.lost?.(positionAt(game, place)) === true) cells[i] = 0;
    if (cells[i++] === 0) leading(place, ends, strides, visit, budget.tick);
  }
  return { ends, known: "outcomes", cells };
}

/** Array for the cells of a box. @throws LimitError */
function roomFor(ends: readonly number[], budget: Budget): Int32Array {
  const size = positionsIn(ends);
  if (size > budget.positions) throw new LimitError("positions", budget.positions, size);
  const held = memoryAccount();
  held.ask(budget);
  held.hold(8 * size);
  return new Int32Array(size);
}

export const stridesOf = (ends: readonly number[]): readonly number[] =>
  ends.map((_, i) => positionsIn(ends.slice(i + 1)));

/** Writes the values of a box of two numbers, from a table of all of them. */
function pairCells(
  game: Game<unknown>,
  table: Pick<PairTable, "grundy" | "row">,
  ends: readonly number[],
  cells: Int32Array,
  budget: Budget,
): void {
  const [last, to] = ends as readonly [number, number];
  table.grundy(last, to, budget);
  const isEach = game.isPosition === undefined && game.accelerators?.fromCoordinates === undefined;
  for (let x = 0, i = 0; x <= last; x++) {
    budget.tick(i);
    cells.set(table.row(x, to, budget), i);
    for (let y = 0; !isEach && y <= to; y++)
      if (positionAt(game, [x, y]) === undefined) cells[i + y] = NO_POSITION;
    i += to + 1;
  }
}

/** Values of a box of more than two numbers that moves only decrease. */
function cubeCells(rules: CubeRules, ends: readonly number[], cells: Int32Array, budget: Budget): Int32Array {
  const strides = stridesOf(ends);
  let seen = new Int32Array(1024);
  let i = 0;
  for (const place of coordinates(ends)) {
    budget.tick(i);
    rules.mark(place, cells, strides, seen, i + 1, budget.tick);
    const value = mexOfMarks(seen, i + 1);
    cells[i++] = value;
    if (value + 1 >= seen.length) seen = new Int32Array(2 * seen.length);
  }
  return cells;
}

type Look = (sum: readonly Component[], place: readonly number[], budget: Budget) => number;

function outcomeOf(play: Play, limits: Limits): Look {
  const solving = solver(limits);
  const numbers: Record<Outcome, number> = { P: 0, N: 1, D: DRAWN };
  return (sum, _, budget) => numbers[solving.outcome(sum, play, budget)];
}

function cellValue(game: Game<unknown>, limits: Limits): Look {
  if (game.space === "heap") {
    const solving = solver(limits);
    return (sum, _, budget) =>
      sum.reduce((value, component) => {
        const known = solving.at(component, budget).value!;
        return value ^ Number(expectFinite(known, component));
      }, 0);
  }
  const search = grundyValues(game, limits, valuesBeside(game, limits));
  return ([component], _, budget) => search.at(component!.position, budget);
}

/** Sum with the given coordinates, if they name one. */
function placesOf(game: Game<unknown>): (place: readonly number[]) => readonly Component[] | undefined {
  if (game.space === "heap") return (place) => place.map((position) => component(game, position));
  if (game.accelerators?.fromCoordinates === undefined && game.space === "other") {
    throw new RuleError(t("boxExpectedGameWhosePositions", { id: game.id }));
  }
  return (place) => {
    const position = positionAt(game, place);
    return position === undefined ? undefined : [component(game, position)];
  };
}

/** Coordinates of the P-positions of a box, in its order. */
export function pPositions({ ends, cells }: Box): (readonly number[])[] {
  const found: (readonly number[])[] = [];
  for (let i = cells.indexOf(0); i >= 0; i = cells.indexOf(0, i + 1)) found.push(placeOf(i, ends));
  return found;
}

/** Coordinates of the cell of this index. */
function placeOf(index: number, ends: readonly number[]): readonly number[] {
  let rest = index;
  return ends
    .toReversed()
    .map((end) => {
      const at = rest % (end + 1);
      rest = (rest - at) / (end + 1);
      return at;
    })
    .reverse();
}

/**
 * A P-position of a box and the same numbers in another order within the box that are none; undefined if the order
 * does not matter. `lost` are all P-positions of the box.
 */
export function asymmetry(
  ends: readonly number[],
  lost: readonly (readonly number[])[],
): readonly (readonly number[])[] | undefined {
  const strides = stridesOf(ends);
  const index = (place: readonly number[]) => place.reduce((sum, each, i) => sum + each * strides[i]!, 0);
  const known = new Set(lost.map(index));
  for (const place of lost) {
    // Exchanges of two numbers within the box generate all orders within it.
    for (let j = 1; j < place.length; j++) {
      for (let i = 0; i < j; i++) {
        const [a, b] = [place[i]!, place[j]!];
        const other = place.with(i, b).with(j, a);
        if (a <= ends[j]! && b <= ends[i]! && !known.has(index(other))) return [place, other];
      }
    }
  }
  return undefined;
}
