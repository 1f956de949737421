/*
 * Certificates of the laws of games of one number in which a move takes any square, or adds or takes a constant, perhaps
 * under a condition on the number, under normal or misère play. Play may return, so positions are lost, won or draws.
 *
 * The theorem: let P and W be finite sets, N the union of W and of all p + x² with p in P and x >= 1, and D the rest. If
 * 1. P and N are disjoint, and every move from p in P leads to a position that is won at once, or that has a move to a
 *    member of P smaller than p,
 * 2. every member of W is won at once or has a move to P,
 * 3. every number that is won at once or has a move to P is in N, and
 * 4. every member of D has a move to D,
 * then P are the lost positions, N the won ones, D the draws. Won at once is a position without a move under misère play.
 * Proof. By induction on p in P: however a player moves from p, the opponent has won, or answers with a smaller member
 * of P, which is lost. So P is lost and N is won. From D a player can always move to D, and by 3 no move leads to P:
 * a move that leaves D leads to N, where the opponent wins. So nobody can force a win there.
 *
 * All of this is about finitely many numbers. 1 and 2 are about the members of P and W. In 3, a square leads to P only
 * from N; a constant c leads to P only from the numbers p - c; and a number above 0 has a move, as 1 is a square. In 4,
 * choose a < b such that b² - a² is no difference of two members of P. Let m be the largest member of P and W, and
 * n > b² + m. Then n - a² and n - b² are neither in P nor in W. If both are in N, then n - a² = p + x² and
 * n - b² = q + y², so x² - y² = c with c = b² - a² + q - p, which is not 0. With d = |x - y| >= 1, either y = x + d and
 * |c| = d (2x + d) > 2x, or y = x - d and |c| = d (2x - d) = 2x - 1 + (d - 1) (2x - 1 - d) >= 2x - 1. So
 * x <= (|c| + 1) / 2, and n = a² + p + x² is bounded. So 4 need be checked only up to the larger of the two bounds, which
 * follow from P, W, a and b.
 *
 * A certificate of takes of squares, version 1, is an object of exactly these fields:
 * - `certificate`: "nimber-squares"; `version`: 1; `game`: a one-line rule; `play`: "normal" or "misere";
 * - `losing`: P, ascending; `winning`: the members of N that are no square more than one of P, ascending;
 * - `roots`: a and b.
 */

import { t } from "../locale/checker.ts";
import { isText } from "../locale/message.ts";
import type { Message } from "../types.ts";
import {
  type Finding,
  firstDifference,
  type Given,
  isNatural,
  shortened,
  wrongField,
} from "./certificate.ts";
import { holdsAt, NoValue } from "./evaluate.ts";
import type { Meter } from "./meter.ts";
import { type Choice, type RuleText, readRule, type Test, Unread } from "./rule.ts";

const FIELDS = ["certificate", "version", "game", "play", "losing", "winning", "roots"];

/** Move that adds a constant, perhaps a negative one, where a condition holds. */
interface Step {
  readonly by: number;
  readonly when?: Test;
}

interface Claim {
  readonly game: string;
  readonly variable: string;
  readonly steps: readonly Step[];
  readonly play: "normal" | "misere";
  readonly losing: readonly number[];
  readonly winning: readonly number[];
  readonly roots: readonly [a: number, b: number];
}

/** Checks a certificate of takes of squares. */
export function* findingOfSquares(given: Given, text: string, counts: Meter): Generator<number, Finding> {
  const strays = yield* firstDifference(text, JSON.stringify(given), counts);
  if (strays !== undefined) return { verdict: "malformed", says: strays };
  const claim = read(given);
  if (isText(claim)) return { verdict: "malformed", says: claim };
  const bound = boundOf(claim);
  counts.heaps(bound + 1);
  const wrong = yield* faultOf(claim, bound, counts);
  if (wrong !== undefined) return { verdict: "refused", says: wrong };
  const { game, play, losing, winning } = claim;
  const says = t("takesOfSquares", {
    shortened: shortened(game),
    play,
    losing: shortened(losing.join(", ")),
    winning: shortened(winning.join(", ")),
    bound,
  });
  return { verdict: "valid", says };
}

function read(given: Given): Claim | Message {
  const strange = Object.keys(given).find((name) => !FIELDS.includes(name));
  if (strange !== undefined) return wrongField(strange);
  const { version, game, play, losing, winning, roots } = given;
  if (version !== 1) return wrongField("version");
  if (typeof game !== "string" || !game.startsWith("[")) return wrongField("game");
  if (play !== "normal" && play !== "misere") return wrongField("play");
  if (!isAscending(losing)) return wrongField("losing");
  if (!isAscending(winning)) return wrongField("winning");
  if (!isAscending(roots) || roots.length !== 2 || roots[0] === 0) return wrongField("roots");
  try {
    const rule = readRule(game);
    const variable = rule.variables[0]!;
    return { game, variable, steps: stepsOf(rule), play, losing, winning, roots: [roots[0]!, roots[1]!] };
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    return t("ruleNotReadChecker", { message: error.says });
  }
}

const isAscending = (list: unknown): list is readonly number[] =>
  Array.isArray(list) && list.every(isNatural) && list.every((each, i) => i === 0 || each > list[i - 1]!);

/** Constants that the moves of a rule add, besides the takes of squares. @throws Unread for another rule */
function stepsOf({ variables, choices, legal, lost, won, block }: RuleText): Step[] {
  const [variable, second] = variables;
  if (second !== undefined) throw new Unread(t("severalNumbers"));
  if ((legal ?? lost ?? won ?? block) !== undefined) throw new Unread(t("clauseAfterMoves"));
  const takes = choices.filter((choice) => takesSquares(choice, variable!));
  if (takes.length === 0) throw new Unread(t("noSquares"));
  return choices.filter((choice) => !takes.includes(choice)).map((choice) => stepOf(choice, variable!));
}

/** Whether a move is `n-k if k in squares`. */
function takesSquares({ parts, beside, when, letters }: Choice, variable: string): boolean {
  const [part, more] = parts;
  const [letter, other] = letters;
  if (part?.kind !== "component" || part.count !== undefined) return false;
  if (more !== undefined || beside.length > 0 || letter === undefined || other !== undefined) return false;
  const [left] = part.position;
  const isOf = (term: unknown, name: string) =>
    JSON.stringify(term) === JSON.stringify({ kind: "name", name });
  return (
    left?.kind === "two" &&
    left.sign === "-" &&
    isOf(left.left, variable) &&
    isOf(left.right, letter) &&
    when?.kind === "in" &&
    isOf(when.left, letter) &&
    when.set.kind === "named" &&
    when.set.name === "squares"
  );
}

/** Move such as `n+3 if n % 2 = 0`. @throws Unread for another one */
function stepOf({ parts, beside, when, letters }: Choice, variable: string): Step {
  const [part, more] = parts;
  if (part?.kind === "component" && part.count === undefined && more === undefined && beside.length === 0) {
    const [to] = part.position;
    if (letters.length === 0 && to?.kind === "two" && to.left.kind === "name" && to.left.name === variable) {
      const { sign, right } = to;
      if (right.kind === "number" && (sign === "+" || sign === "-"))
        return { by: sign === "+" ? right.value : -right.value, ...(when !== undefined && { when }) };
    }
  }
  throw new Unread(t("otherThanSquares"));
}

/** Number beyond which a² or b² leads from each draw to a draw, if b² - a² is no difference of two P-positions. */
function boundOf({ losing, winning, roots: [a, b] }: Claim): number {
  const [least = 0, most = 0] = [losing[0], losing.at(-1)];
  const beyond = b * b + Math.max(most, winning.at(-1) ?? 0);
  if (losing.length === 0) return beyond;
  // The largest |b² - a² + q - p|, as b² - a² > 0.
  const largest = b * b - a * a + most - least;
  return Math.max(beyond, a * a + most + Math.floor((largest + 1) / 2) ** 2);
}

/** Fault found within a function that returns something else. */
class Fault extends Error {
  readonly says: Message;
  constructor(says: Message) {
    super();
    this.says = says;
  }
}

const isPositiveSquare = (value: number): boolean => value > 0 && Math.round(Math.sqrt(value)) ** 2 === value;

const [REST, LOST, WON] = [0, 1, 2];

/** Fault of the claim, if any: one of the conditions of the theorem that does not hold. */
function* faultOf(
  { variable, steps, play, losing, winning, roots: [a, b] }: Claim,
  bound: number,
  counts: Meter,
): Generator<number, Message | undefined> {
  const isLost = new Set(losing);
  const isListed = new Set(winning);

  /** Whether a number is a square more than a P-position less than `limit`. */
  function isAbove(n: number, limit = Number.POSITIVE_INFINITY): boolean {
    counts.spend(losing.length);
    return losing.some((p) => p < limit && isPositiveSquare(n - p));
  }

  /** Numbers to which constants lead from n; the position itself is no option. */
  function stepsFrom(n: number): number[] {
    try {
      const found = steps.filter(
        ({ by, when }) =>
          by !== 0 && n + by >= 0 && (when === undefined || holdsAt(when, variable, n, counts)),
      );
      return found.map(({ by }) => n + by);
    } catch (error) {
      if (!(error instanceof NoValue)) throw error;
      throw new Fault(t("squaresNoValue", { n }));
    }
  }

  const isWonAtOnce = (n: number) => play === "misere" && n === 0 && stepsFrom(0).length === 0;

  const isAnswered = (n: number, p: number) =>
    isAbove(n, p) || isWonAtOnce(n) || stepsFrom(n).some((to) => to < p && isLost.has(to));

  /** Condition 1. */
  function* faultOfLost(): Generator<number, Message | undefined> {
    for (const p of losing) {
      if (counts.paused()) yield p;
      if (isAbove(p) || isListed.has(p) || isWonAtOnce(p)) return t("squaresBoth", { n: p });
      for (let x = 1; x * x <= p; x++)
        if (!isAnswered(p - x * x, p)) return t("squaresUnanswered", { p, to: p - x * x });
      const to = stepsFrom(p).find((each) => !isAnswered(each, p));
      if (to !== undefined) return t("squaresUnanswered", { p, to });
    }
    return undefined;
  }

  /** Conditions 2 and 3. */
  function* faultOfWon(): Generator<number, Message | undefined> {
    for (const n of winning) {
      if (counts.paused()) yield n;
      if (isAbove(n)) return t("squaresNeedless", { n });
      if (!isWonAtOnce(n) && !stepsFrom(n).some((to) => isLost.has(to))) return t("squaresNotWon", { n });
    }
    if (isWonAtOnce(0) && !isListed.has(0)) return t("squaresMissing", { n: 0 });
    for (const { by } of steps)
      for (const n of losing.map((p) => p - by)) {
        if (counts.paused()) yield n;
        if (n < 0 || isListed.has(n) || isAbove(n)) continue;
        if (stepsFrom(n).some((to) => isLost.has(to))) return t("squaresMissing", { n });
      }
    return undefined;
  }

  /** Condition 4. */
  function* faultOfDraws(): Generator<number, Message | undefined> {
    if (losing.some((p) => isLost.has(p + b * b - a * a)))
      return t("squaresRoots", { difference: b * b - a * a });
    const known = counts.array(Uint8Array, bound + 1);
    for (const p of losing) {
      for (let x = 1; p + x * x <= bound; x++) known[p + x * x] = WON;
      counts.spend(Math.ceil(Math.sqrt(bound)));
    }
    for (const p of losing) known[p] = LOST;
    for (const n of winning) known[n] = WON;
    const isDraw = (n: number) => (n <= bound ? known[n] === REST : !isAbove(n));
    for (let n = 0; n <= bound; n++) {
      if (counts.paused()) yield n;
      if (known[n] !== REST) continue;
      let x = 1;
      while (x * x <= n && known[n - x * x] !== REST) x++;
      counts.spend(x);
      if (x * x > n && !stepsFrom(n).some(isDraw)) return t("squaresNoDraw", { n });
    }
    return undefined;
  }

  try {
    return (yield* faultOfLost()) ?? (yield* faultOfWon()) ?? (yield* faultOfDraws());
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return error.says;
  }
}
