import { expect } from "vitest";
import { RuleError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import type { Natural } from "../../src/nimber/index.ts";
import { component } from "../../src/solve/component.ts";
import { solver } from "../../src/solve/sum.ts";
import type { Game } from "../../src/types.ts";
import { plainGrundy } from "../oracle.ts";
import { randomRule } from "./random.ts";
import { type Left, leftBy } from "./random-play.ts";
import type { RandomRule } from "./random-terms.ts";

type Position = readonly bigint[];

/** Bounds for letters: for a first and for a second attempt, with one letter and with several. */
const BOUND = [40, 14, 1000, 100] as const;

const nameOf = (position: Position) => position.join();

const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => BigInt(i));

/** Positions of one or two numbers. Play stays among them, since totals decrease. */
const positions = ({ variables }: RandomRule): readonly Position[] =>
  variables.length === 1 ? SINGLES : PAIRS;
const SINGLES = upTo(8).map((n): Position => [n]);
const PAIRS = upTo(5).flatMap((x) => upTo(5 - Number(x)).map((y): Position => [x, y]));

/** Evaluation of a rule, cached. */
function plain(rule: RandomRule) {
  const letters = Math.max(...rule.choices.map((each) => each.letters.length));
  const known = new Map<string, ReturnType<typeof leftBy>>();
  const at = (position: Position) => {
    const name = nameOf(position);
    const found = known.get(name) ?? leftBy(rule, position, BOUND[letters > 1 ? 1 : 0]);
    known.set(name, found);
    return found;
  };
  return { at, far: (position: Position) => leftBy(rule, position, BOUND[letters > 1 ? 3 : 2]) };
}

/** Multisets of the parts with moves, as texts. */
const shown = (moves: readonly (readonly Position[])[], ends: (position: Position) => boolean): Set<string> =>
  new Set(
    moves.map((parts) =>
      parts
        .filter((part) => !ends(part))
        .map(nameOf)
        .sort()
        .join(" + "),
    ),
  );

function movesOf(game: Game<unknown>, position: Position): Position[][] {
  const given = position.length === 1 ? Number(position[0]) : position.map(Number);
  const raw = (part: unknown): Position => [part].flat().map((each) => BigInt(each as Natural));
  return [...game.moves(given)].map(({ to }) => to.map(raw));
}

/** Whether the player to move wins a position alone. */
function wins(rule: RandomRule, at: (position: Position) => readonly Position[], misere: boolean) {
  const known = new Map<string, boolean>();
  const holds = (test: RandomRule["lost"], position: Position) =>
    test?.holds(new Map(rule.variables.map((name, i) => [name, position[i]!]))) === true;
  const find = (position: Position): boolean => {
    const name = nameOf(position);
    const found = known.get(name);
    if (found !== undefined) return found;
    const options = at(position);
    const won = holds(rule.lost, position)
      ? false
      : holds(rule.won, position)
        ? true
        : options.length === 0
          ? misere
          : options.some((option) => !find(option));
    known.set(name, won);
    return won;
  };
  return find;
}

export function sweep(from: number, to: number): Record<string, number> {
  const count: Record<string, number> = {
    rules: 0,
    positions: 0,
    unbounded: 0,
    undefined: 0,
    values: 0,
    outcomes: 0,
  };
  for (let seed = from; seed <= to; seed++) {
    const rule = randomRule(seed);
    count.rules!++;
    check(rule, count, seed);
  }
  return count;
}

function check(rule: RandomRule, count: Record<string, number>, seed: number): void {
  const where = `${seed}: ${rule.text}`;
  const game = parseGame(rule.text) as Game<unknown>;
  const { at, far } = plain(rule);
  let whole = true;
  const ends = (position: Position) => at(position).moves.length === 0;
  for (const position of positions(rule)) {
    const expected = at(position);
    const label = `${where} at ${nameOf(position)}`;
    count.positions!++;
    let found: Position[][];
    try {
      found = movesOf(game, position);
    } catch (error) {
      whole = false;
      if (!(error instanceof RuleError) || error.position === undefined)
        throw new Error(label, { cause: error });
      // The error may be about a part, examined for moves.
      const asked = error.position.split(",").map(BigInt);
      const isOpen = /upper bound/.test(error.message);
      count[isOpen ? "unbounded" : "undefined"]!++;
      const why = isOpen ? at(asked).open : at(asked).undefined || far(asked).undefined;
      expect([label, error.message, why]).toEqual([label, error.message, true]);
      continue;
    }
    if (expected.undefined) {
      whole = false;
      continue;
    }
    const [theirs, ours] = [shown(found, ends), shown(expected.moves, ends)];
    for (const each of ours) expect([label, [...theirs]]).toEqual([label, expect.arrayContaining([each])]);
    const beyond = [...theirs].filter((each) => !ours.has(each));
    if (beyond.length > 0) {
      whole = false;
      const all = shown(far(position).moves, ends);
      for (const each of beyond) expect([label, [...all]]).toEqual([label, expect.arrayContaining([each])]);
    }
  }
  if (whole) compare(rule, at, game, where, count);
}

/** Compares values, and outcomes of positions alone. */
function compare(
  rule: RandomRule,
  at: (position: Position) => Left,
  game: Game<unknown>,
  where: string,
  count: Record<string, number>,
): void {
  const solving = solver();
  if (rule.won === undefined) {
    const value = plainGrundy<Position>((position) => at(position).moves, nameOf);
    for (const position of positions(rule)) {
      const given = position.length === 1 ? Number(position[0]) : position.map(Number);
      count.values!++;
      expect([where, given, solving.at(component(game, given)).value]).toEqual([
        where,
        given,
        value(position),
      ]);
    }
  }
  const single =
    rule.choices.every(({ parts }) => parts.length === 1) &&
    positions(rule).every((position) => at(position).moves.every((parts) => parts.length === 1));
  // A rule that states who has won is rejected if a move is written as several components, whatever it
  // leaves.
  const isRefused = (rule.won ?? rule.lost) !== undefined && /#|split/.test(rule.text);
  if (!single || isRefused) return;
  for (const play of ["normal", "misere"] as const) {
    const player = wins(rule, (position) => at(position).moves.map(([part]) => part!), play === "misere");
    for (const position of positions(rule)) {
      const given = position.length === 1 ? Number(position[0]) : position.map(Number);
      count.outcomes!++;
      const outcome = solving.outcome([component(game, given)], play);
      expect([where, given, play, outcome]).toEqual([where, given, play, player(position) ? "N" : "P"]);
    }
  }
}
