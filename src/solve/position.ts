import { PositionError, RuleError } from "../errors.ts";
import { t } from "../locale/solve.ts";
import { type Faced, gameName } from "../messages/position-name.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Component, Move, Play, Rules, Text, Tick } from "../types.ts";

const WHOLE = t("whole");
const ANY = t("any");

/** Expected arguments, for messages to callers without type checking. */
const EXPECTED = {
  sum: t("sum"),
  play: t("play"),
  rules: t("rules"),
  moves: t("moves"),
  key: t("key"),
  turns: t("turns"),
  move: t("move"),
} satisfies Record<string, Text>;

/**
 * Checks a position; all questions about positions pass through here.
 * @throws PositionError when `position` is not one of the game, if that can be determined; RuleError when the
 * rules are invalid.
 */
export function expectPosition<P>(rules: Faced<P>, position: P): void {
  if (rules?.isPosition === undefined) expectRules(rules, position);
  else if (!rules.isPosition(position)) {
    throw new PositionError(
      gameName(rules),
      rules.notation ?? (typeof position === "number" ? WHOLE : ANY),
      position,
    );
  }
}

/**
 * Checks a sum, and refuses rules whose moves determine who moves next, which most questions do not support.
 */
export function expectSum(sum: readonly Component[], play: Play): void {
  expectSumOf(sum, play);
  for (const { rules } of sum) expectTurns(rules);
}

/** Refuses rules whose moves may determine who moves next. @throws RuleError */
export function expectTurns(rules: Pick<Rules<never>, "entails">): void {
  if (rules.entails === true) throw new RuleError(EXPECTED.turns);
}

/** Checks a sum and the play. @throws RuleError when either is invalid; and as `expectPosition` */
export function expectSumOf(sum: readonly Component[], play: Play): void {
  if (!Array.isArray(sum)) throw new RuleError(EXPECTED.sum);
  if (play !== "normal" && play !== "misere") throw new RuleError(EXPECTED.play);
  for (const each of sum) {
    if (typeof each !== "object" || each === null || !("rules" in each)) throw new RuleError(EXPECTED.sum);
    expectPosition(each.rules, each.position);
  }
}

const KEYS = ["string", "number", "bigint"];

function expectRules<P>(rules: Rules<P>, position: P): void {
  if (typeof rules !== "object" || rules === null) throw new RuleError(EXPECTED.rules);
  for (const part of ["moves", "key"] as const)
    if (typeof rules[part] !== "function") throw new RuleError(EXPECTED[part]);
  if (!KEYS.includes(typeof rules.key(position))) throw new RuleError(EXPECTED.key);
}

/** Moves of a position. @throws RuleError when they are not iterable */
export function movesOf<P>(rules: Rules<P>, position: P, tick?: Tick): Iterable<Move<P>> {
  expectTurns(rules);
  const moves = rules.moves(position, tick);
  if (typeof moves !== "object" || moves === null || !(Symbol.iterator in moves))
    throw new RuleError(EXPECTED.moves, String(rules.key(position)));
  return moves;
}

/** Components that `move` leaves. @throws RuleError for an invalid move. */
export function leftBy<P>(move: Move<P>, rules: Rules<P>, position: P): readonly P[] {
  const to = move?.to;
  if (!Array.isArray(to)) throw new RuleError(EXPECTED.move, String(rules.key(position)));
  return to;
}

/** Whether a position is a number above `most`, or has one. */
export const hasAbove = (position: unknown, most: number): boolean =>
  Array.isArray(position)
    ? position.some((each) => hasAbove(each, most))
    : typeof position !== "object" && (position as Natural) > most;
