import { PositionError, RuleError } from "../errors.ts";
import { type Faced, gameName } from "../say/position.ts";
import type { Component, Move, Play, Rules, Text, Tick } from "../types.ts";

const WHOLE = { en: "a whole number of at least 0", zh: "不小于 0 的整数" };
const ANY = { en: "as its rules have them", zh: "符合其规则" };

/** What a caller whose types are not checked may have given instead. */
const EXPECTED = {
  sum: {
    en: "expected a sum as a list of component(rules, position)",
    zh: "和应为由 component(rules, position) 组成的数组",
  },
  play: { en: 'expected the play as "normal" or "misere"', zh: '规则应为 "normal" 或 "misere"' },
  rules: {
    en: "expected rules as an object with `moves` and `key`; rules(…) makes one of a function",
    zh: "规则应为含 `moves` 与 `key` 的对象；rules(…) 可由函数得出",
  },
  moves: {
    en: "rules need `moves`: a function that gives the moves of a position as a list or a generator",
    zh: "规则须有 `moves`：一个函数，以数组或生成器给出局面的走法",
  },
  key: {
    en: "rules need a `key`: a function that gives a number or a string, equal for equal positions",
    zh: "规则须有 `key`：一个函数，返回数或字符串，相等的局面返回值相等",
  },
  turns: {
    en: "some moves say who moves next (again, answer): such games are answered by solve, value, values and explain alone",
    zh: "有走法规定下一步由谁走（again、answer）：这样的游戏只能用 solve、value、values 与 explain 回答",
  },
  move: {
    en: "expected each move as { at, to }, its name and the list of what it leaves; rules(…) makes them of what is left",
    zh: "每个走法应为 { at, to }，即名称与所留局面的数组；rules(…) 可由所留局面得出",
  },
} satisfies Record<string, Text>;

/**
 * Every question about a position comes by here.
 * @throws PositionError when `position` is none of the game, where that can be told; RuleError when the rules are no
 * rules.
 */
export function expectPosition<P>(rules: Faced<P>, position: P): void {
  if (rules?.admits === undefined) expectRules(rules, position);
  else if (!rules.admits(position)) {
    throw new PositionError(
      gameName(rules),
      rules.notation ?? (typeof position === "number" ? WHOLE : ANY),
      position,
    );
  }
}

/** The same of every sum; of rules, too, of which moves say who moves next, which most questions cannot be asked of. */
export function expectSum(sum: readonly Component[], play: Play): void {
  expectSumOf(sum, play);
  for (const { rules } of sum) expectTurns(rules);
}

/** @throws RuleError where moves of `rules` may say who moves next. */
export function expectTurns(rules: Pick<Rules<never>, "entails">): void {
  if (rules.entails === true) throw new RuleError(EXPECTED.turns);
}

/** @throws RuleError when what is asked about is no sum, or played by no play; and as `expectPosition`. */
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

/** The moves of a position. @throws RuleError when they are none that can be gone through. */
export function movesOf<P>(rules: Rules<P>, position: P, tick?: Tick): Iterable<Move<P>> {
  expectTurns(rules);
  const moves = rules.moves(position, tick);
  if (typeof moves !== "object" || moves === null || !(Symbol.iterator in moves))
    throw new RuleError(EXPECTED.moves, String(rules.key(position)));
  return moves;
}

/** What `move` leaves. @throws RuleError when it is no move. */
export function leftBy<P>(move: Move<P>, rules: Rules<P>, position: P): readonly P[] {
  const to = move?.to;
  if (!Array.isArray(to)) throw new RuleError(EXPECTED.move, String(rules.key(position)));
  return to;
}
