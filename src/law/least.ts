import {
  and,
  constant,
  type Effort,
  exists,
  type Formula,
  least,
  not,
  or,
  relation,
  relationOf,
} from "../automata/index.ts";
import type { Natural } from "../nimber/natural.ts";
import { leaving } from "../rules/leaving.ts";
import { hasExtras, writtenGame } from "../rules/of-game.ts";
import { parseRule } from "../rules/parse.ts";
import { positionAt } from "../rules/space.ts";
import type { Game, Outcome } from "../types.ts";
import type { Counterexample } from "./finding.ts";
import { type AutomaticLaw, saysLaw, toldOf, type ValuesLaw, valueTold } from "./law.ts";
import type { Moves } from "./moves.ts";
import { moveOfValue } from "./options.ts";
import { claimsOfOutcomes } from "./prove.ts";
import { claimsOfValues, isTold } from "./prove-values.ts";
import type { Evidence } from "./shown.ts";
import { sumsOf } from "./sums.ts";
import { type Measure, subtracts, sumOf } from "./termination.ts";
import { constantSum, equals, isAtMost, nameSum } from "./weighted-sum.ts";

/**
 * Least position, of any size, at which a law is wrong. It is the least at which the law contradicts the rules: every
 * move decreases the measure, so the law is right for smaller positions by induction. When the measure is the sum of
 * the numbers, positions are ordered by their sum and then lexicographically; otherwise by the measure.
 * @throws Undefinable, LimitError
 */
export function leastWrong(
  game: Game<unknown>,
  moves: Moves,
  law: AutomaticLaw,
  measure: Measure,
  effort: Effort,
): Counterexample | undefined {
  const { dfa } = law;
  const { system } = dfa;
  const { variables } = moves;
  const claims =
    law.kind === "values"
      ? [...claimsOfValues(moves, dfa, effort, law.powers)]
      : claimsOfOutcomes(moves, dfa, law.play, effort);
  const wrong = or(...claims.map(([, against]) => against));
  const sums = measure.map((_, i) => `=sum${i}`);
  const summed = measure.map((of, i) => {
    const [sum, own] = [sumOf(of, nameSum), nameSum(sums[i]!)];
    if (!subtracts(of)) return equals(sum, own);
    // Below 0 there is no move.
    const none = and(isAtMost(sum, constantSum(-1)), equals(own, constantSum(0)));
    return or(equals(sum, own), none);
  });
  const found = least(system, [...sums, ...variables], and(wrong, ...summed), effort)?.slice(sums.length);
  if (found === undefined) return undefined;
  const says = saysLaw(law, found);
  const truth = law.kind === "values" ? valueBy(moves, law, found, effort) : says === "P" ? "N" : "P";
  return { position: found, says, found: truth, ...shownBy(game, moves, law, found, says, truth, effort) };
}

/** Least value that no option has, according to the law. */
function valueBy(moves: Moves, law: ValuesLaw, at: readonly Natural[], effort: Effort): Natural {
  const { dfa, powers } = law;
  const { system } = dfa;
  const here = moves.variables.map((name, i) => constant(at[i]!, name));
  const reached = exists(
    moves.variables,
    and(moveOfValue(moves, dfa, "h", sumsOf(dfa, effort), powers), ...here),
  );
  const free = and(not(relation(relationOf(system, ["h"], reached, effort), "h")), isTold("h", powers));
  return valueTold(law, BigInt(least(system, ["h"], free, effort)![0]!));
}

/** Limit on the moves that are examined one by one. Beyond it, automata find one. */
const MOST_MOVES = 10_000;

/** Counterexample at a position at whose options the law is right. */
function shownBy(
  game: Game<unknown>,
  moves: Moves,
  law: AutomaticLaw,
  position: readonly Natural[],
  says: Outcome | Natural | undefined,
  found: Outcome | Natural,
  effort: Effort,
): Evidence {
  const isReached =
    law.kind === "values" ? says !== undefined && BigInt(found) > BigInt(says) : found === "N";
  if (
    !isReached ||
    hasExtras(game) ||
    game.accelerators?.fromCoordinates !== undefined ||
    game.accelerators?.ruleInALine?.at !== undefined
  )
    return {};
  const at = positionAt(game, position);
  if (at === undefined) return {};
  let looked = 0;
  for (const { at: name, to } of game.moves(at)) {
    if (++looked > MOST_MOVES) return farMove(game, moves, law, position, says, effort);
    const each = to.map((part) =>
      saysLaw(law, typeof part === "object" ? (part as readonly Natural[]) : [part as Natural]),
    );
    const leads =
      law.kind === "outcomes"
        ? each.every((part) => part === "P")
        : each.reduce<bigint>((sum, part) => sum ^ BigInt(part!), 0n) === BigInt(says!);
    if (leads) return { move: { at: name, to: to.map((part) => game.format(part)) } };
  }
  return looked === 0 && law.kind === "outcomes" ? { ends: true } : {};
}

/** Move to one component that refutes the law, lexicographically least, found by the automata of the moves. */
function farMove(
  game: Game<unknown>,
  moves: Moves,
  law: AutomaticLaw,
  position: readonly Natural[],
  says: Outcome | Natural | undefined,
  effort: Effort,
): Evidence {
  const { dfa } = law;
  const here = moves.variables.map((name, i) => constant(position[i]!, name));
  const to = moves.variables.map((name) => `=to ${name}`);
  const ways = moves.clauses.flatMap(({ parts: [part, second], hidden, holds, split }) => {
    if (part === undefined || second !== undefined || split !== undefined) return [];
    const left = part.map((form, i) => equals(form, nameSum(to[i]!)));
    return [exists([...hidden, ...moves.variables], and(...here, ...holds, ...left))];
  });
  const isSo: Formula =
    law.kind === "values"
      ? exists(
          ["=value"],
          and(relation(dfa, ...to, "=value"), constant(toldOf(law, says as Natural), "=value")),
        )
      : relation(dfa, ...to);
  const found = least(dfa.system, to, and(or(...ways), isSo), effort);
  if (found === undefined) return {};
  const at = nameOfMove(game, position, found);
  return at === undefined ? {} : { move: { at, to: [found.join()] } };
}

/** Name of a move that leaves one component: by the game itself, or as a choice in its one-line rule. */
function nameOfMove(
  game: Game<unknown>,
  position: readonly Natural[],
  to: readonly Natural[],
): string | undefined {
  const [from, left] = [positionAt(game, position), positionAt(game, to)];
  const own = game.accelerators?.moveTo?.(from, [left]);
  if (own !== undefined) return own.at;
  const written = writtenGame(game);
  if (written.startsWith("[")) return leaving(parseRule(written), position, [to])?.at;
  return position.length === 1 ? `${BigInt(position[0]!) - BigInt(to[0]!)}` : undefined;
}
