import { accepts } from "../automata/dfa.ts";
import {
  and,
  atLeast,
  compile,
  type Dfa,
  type Effort,
  equal,
  exists,
  type Formula,
  not,
  or,
  relation,
  relationOf,
  statesOf,
  Undefinable,
  usualEffort,
} from "../automata/index.ts";
import { encodedAs } from "../encoding.ts";
import { t } from "../locale/law.ts";
import type { Natural } from "../nimber/natural.ts";
import { hasExtras, writtenGame } from "../rules/of-game.ts";
import { parseRule } from "../rules/parse.ts";
import { printRule } from "../rules/print.ts";
import { begin, type Limits, started } from "../solve/limits.ts";
import type { Game, Play } from "../types.ts";
import type { LawFinding } from "./finding.ts";
import { movesOfGame } from "./game-moves.ts";
import { type Moves, movesOfRule } from "./moves.ts";
import { findLaw } from "./of-game.ts";
import { oneOf } from "./options.ts";
import { defectOfOutcomes } from "./prove.ts";
import { withoutIdle } from "./termination.ts";

// Redundant moves: those that can be left out or added without changing the P-positions of a game.

/** Moves of one kind, and whether the P-positions are the same without them; else a position that differs. */
interface MoveLeftOut {
  readonly move: string;
  readonly redundant: boolean;
  readonly position?: readonly Natural[];
}

/** Moves that change the P-positions of a game, and moves that do not. */
export interface Redundancy {
  readonly law: LawFinding;
  readonly moves: readonly MoveLeftOut[];
  /**
   * Amounts that may be added to the moves, together or separately: the least by their sums, and the number of states
   * of the automaton for all of them. Absent under misère play.
   */
  readonly addable?: { readonly states: number; readonly first: readonly (readonly number[])[] };
}

/** Largest amount that is examined and listed, by the number of coordinates. */
const SIDES = [0, 200, 20, 8];
const DIGIT_FUNCTIONS = 20;

/**
 * Finds the kinds of moves that can each be removed, and the moves that can be added, without changing the P-positions.
 * The automaton of the game's law decides this for all positions. A move may be added iff no two P-positions differ by
 * it. Source: Mignoty, Renard, Rigo, Whiteland, Internat. J. Game Theory 54 (2025).
 * @throws Undefinable when the moves or the P-positions have no automaton; LimitError, LoopyError.
 * @example
 * redundancy(parseGame("{1,3,5}")).moves[1].redundant; // true
 */
export function redundancy(game: Game<unknown>, play: Play = "normal", own: Limits = {}): Redundancy {
  const limits = started(own);
  if (hasExtras(game)) throw new Undefinable(t("extrasOfRule"));
  const { finding, because, stopped } = findLaw(game, "outcomes", play, limits);
  if (stopped !== undefined) throw stopped;
  const dfa = finding?.law?.dfa;
  if (finding?.verdict !== "proved" || dfa === undefined)
    throw new Undefinable(because ?? finding?.because ?? NO_LAW);
  const effort: Effort = { ...usualEffort, tick: begin(limits).tick };
  const kinds = kindsOf(game).map(({ move, without }): MoveLeftOut => {
    const defect = defectOfOutcomes(withoutIdle(dfa.system, without, effort), dfa, play, effort);
    return defect === undefined
      ? { move, redundant: true }
      : { move, redundant: false, position: defect.position };
  });
  if (play === "misere") return { law: finding, moves: kinds };
  return { law: finding, moves: kinds, addable: addableTo(movesOfGame(game), dfa, effort) };
}

const NO_LAW = t("noLaw");

/** Kinds of moves, each with the moves that remain without it. */
function kindsOf(game: Game<unknown>): { readonly move: string; readonly without: Moves }[] {
  const written = writtenGame(game);
  if (written.startsWith("[")) {
    const rule = parseRule(written);
    return rule.options.map((option, i) => ({
      move: printRule({ ...rule, options: [option] }).replace(/^\[[^:]*: | ;.*\]$|\]$/g, ""),
      without: movesOfRule({ ...rule, options: rule.options.toSpliced(i, 1) }),
    }));
  }
  const takes = encodedAs(game, "take");
  const moves = movesOfGame(game);
  if (takes === undefined || !("set" in takes)) return [];
  return takes.set.map((taken, i) => ({
    move: `${taken}`,
    without: { ...moves, clauses: moves.clauses.toSpliced(i, 1) },
  }));
}

/** Amounts by which no two P-positions differ, when the larger position has moves. */
function addableTo(
  { variables, lost, won, illegal }: Moves,
  law: Dfa,
  effort: Effort,
): NonNullable<Redundancy["addable"]> {
  const amounts = variables.map((_, i) => `=by${i}`);
  const after = variables.map((_, i) => `=to${i}`);
  const ended: Formula = or(oneOf(lost ?? []), oneOf(won ?? []));
  const legal = relationOf(law.system, variables, not(oneOf(illegal ?? [])), effort);
  const apart = exists(
    [...variables, ...after],
    and(
      relation(law, ...variables),
      relation(law, ...after),
      not(ended),
      relation(legal, ...variables),
      relation(legal, ...after),
      ...variables.map((name, i) => equal({ [name]: 1, [amounts[i]!]: -1, [after[i]!]: -1 }, 0)),
    ),
  );
  const some = atLeast(Object.fromEntries(amounts.map((name) => [name, 1])), 1);
  const close = compile(law.system, apart, effort);
  const all = relationOf(law.system, amounts, and(some, not(relation(close, ...close.tracks))), effort);
  const side = SIDES[variables.length] ?? 4;
  const first: number[][] = [];
  for (let i = 0; i < side ** variables.length; i++) {
    const each = variables.map((_, j) => Math.floor(i / side ** (variables.length - 1 - j)) % side);
    if (accepts(all, each)) first.push(each);
  }
  const sum = (of: readonly number[]) => of.reduce((a, b) => a + b, 0);
  return { states: statesOf(all), first: first.sort((a, b) => sum(a) - sum(b)).slice(0, DIGIT_FUNCTIONS) };
}
