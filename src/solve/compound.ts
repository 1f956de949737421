import { RuleError } from "../errors.ts";
import { t } from "../locale/solve.ts";
import { mex } from "../nimber/mex.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Component, Key, Move, Outcome, Play } from "../types.ts";
import { component } from "./component.ts";
import type { Compound } from "./compounds.ts";
import { graphOf, sumKey } from "./graph/graph-of.ts";
import { remotenesses } from "./graph/retrograde.ts";
import { isAcyclic, misereGraphValues } from "./graph/values.ts";
import { type Budget, begin } from "./limits.ts";
import { aloneError, standsAlone } from "./search/alone.ts";

/**
 * Outcome of a compound, its length when that decides, and a winning move: a move in each of some components.
 */
export interface Compounded {
  readonly outcome: Outcome;
  /**
   * For a conjunctive compound: number of moves until the end, when the winner hurries; absent for a draw.
   */
  readonly remoteness?: number;
  /** For a continued conjunctive compound: number of moves until the end, when the winner delays. */
  readonly suspense?: number;
  /** For a shortened disjunctive compound: the foreclosed values; infinite when a move ends the game. */
  readonly foreclosed?: readonly number[];
  readonly moves: readonly { readonly component: number; readonly move: Move<unknown> }[];
}

/** Answer for a single position, under the given play unless stated otherwise. */
interface Alone {
  readonly ended: boolean;
  /** Whether it is a P-position under normal play. */
  readonly isP: boolean;
  readonly draws: boolean;
  readonly wins: boolean;
  readonly remoteness: number;
  readonly suspense: number;
  /** Foreclosed value: NaN when play has ended, infinite when a move ends it. */
  readonly foreclosed: number;
}

/** Component during play: what is left of it, as a sum. */
type Whole = readonly Component[];

const ENDLESS = Number.POSITIVE_INFINITY;

/**
 * Outcome of `sum` when each turn is made in all components (conjunctive: play ends when the first component
 * ends; continued: when the last ends), in any number of them (selective; shortened: play ends when the first
 * ends), or in one until the first ends (shortened disjunctive). It follows from the remoteness, suspense,
 * outcome or foreclosed value of each component.
 * Source: Smith, J. Combin. Theory 1 (1966) 51; Conway, On Numbers and Games (1976), ch. 14; Winning Ways,
 * ch. 9.
 * What a move leaves of a component counts as one component, even if it is a sum, in which a turn is a move
 * in one part.
 * Precondition: play ends, except in the conjunctive and the selective compound.
 * Cost: linear in the positions of each component; when moves split, these are sums.
 * @throws RuleError when nothing is known, LimitError
 * @example
 * compounded("conjunctive", [component(kayles, 1), component(kayles, 1)]).outcome; // "N"
 */
export function compounded(
  compound: Compound,
  sum: readonly Component[],
  play: Play = "normal",
  budget: Budget = begin(),
): Compounded {
  if (play === "misere" && compound.startsWith("shortened")) throw new RuleError(UNKNOWN);
  const keyOf = sumKey();
  const known = new Map<Key, Alone>();
  const endless = play === "normal" && (compound === "conjunctive" || compound === "selective");
  const of = (each: Whole): Alone => {
    const key = keyOf(each);
    if (!known.has(key))
      for (const [reached, alone] of studied(each, play, endless, budget)) known.set(keyOf(reached), alone);
    return known.get(key)!;
  };
  const parts = sum.map((each) => of([each]));
  const outcome = judged(compound, parts, play);
  const total = compound === "conjunctive" ? Math.min(...parts.map((each) => each.remoteness)) : ENDLESS;
  return {
    outcome,
    ...(total !== ENDLESS && { remoteness: total }),
    ...(compound === "continued-conjunctive" && {
      suspense: Math.max(0, ...parts.map((each) => each.suspense)),
    }),
    ...(compound === "shortened-disjunctive" && { foreclosed: parts.map((each) => each.foreclosed) }),
    moves: outcome === "N" ? winning(compound, sum, play, of, budget) : [],
  };
}

/** Winner of components whose answers are known. */
function judged(compound: Compound, parts: readonly Alone[], play: Play): Outcome {
  const even = (moves: number): Outcome => ((moves % 2 === 0) === (play === "normal") ? "P" : "N");
  if (compound === "conjunctive") {
    const least = Math.min(...parts.map((each) => each.remoteness));
    return least === ENDLESS ? "D" : even(least);
  }
  if (compound === "continued-conjunctive") return even(Math.max(0, ...parts.map((each) => each.suspense)));
  if (compound.startsWith("shortened") && parts.some((each) => each.ended)) return "P";
  if (compound === "shortened-disjunctive") {
    if (parts.some((each) => each.foreclosed === ENDLESS)) return "N";
    return nimSum(...parts.map((each) => each.foreclosed)) === 0 ? "P" : "N";
  }
  const open = parts.filter((each) => !each.ended);
  if (play === "misere" && open.length <= 1) return open.every((each) => each.wins) ? "N" : "P";
  if (parts.some((each) => each.draws)) return "D";
  return parts.every((each) => each.isP) ? "P" : "N";
}

type CompoundMove = Compounded["moves"][number];

/**
 * Winning move among the candidates of the theory: the best option of each component, or of all but one or
 * two.
 */
function winning(
  compound: Compound,
  sum: readonly Component[],
  play: Play,
  of: (each: Whole) => Alone,
  { tick }: Budget,
): readonly CompoundMove[] {
  const options = sum.map(({ rules, position }, index) =>
    [...rules.moves(position, tick)].map((move) => {
      return {
        made: { component: index, move },
        left: of(move.to.map((part) => component(rules, part))),
      };
    }),
  );
  const parts = sum.map((each) => of([each]));
  const lasting = compound === "continued-conjunctive" || compound === "selective";
  if (lasting ? parts.every((each) => each.ended) : parts.some((each) => each.ended)) return [];
  const wins = (chosen: readonly ({ readonly made: CompoundMove; readonly left: Alone } | undefined)[]) =>
    judged(
      compound,
      parts.map((part, i) => chosen[i]?.left ?? part),
      play,
    ) === "P";
  const best = options.map((each) => bestOf(compound, each, play));
  const made = (chosen: readonly ({ readonly made: CompoundMove } | undefined)[]) =>
    chosen.flatMap((each) => each?.made ?? []);
  const together = compound.endsWith("conjunctive");
  const usual = together ? best : best.map((each, i) => (parts[i]!.isP ? undefined : each));
  if (compound !== "shortened-disjunctive" && made(usual).length > 0 && wins(usual)) return made(usual);
  const rests = together
    ? [best]
    : compound === "shortened-disjunctive"
      ? [best.map(() => undefined)]
      : [usual, best.map(() => undefined)];
  for (const rest of rests) {
    for (const [i, each] of options.entries()) {
      for (const option of [undefined, ...each]) {
        tick();
        const chosen = rest.with(i, option ?? (together ? rest[i] : undefined));
        if (made(chosen).length > 0 && wins(chosen)) return made(chosen);
      }
    }
  }
  throw new Error("compounded: expected a winning move of an N-position, got none");
}

/** Best option of a component for the player to move. */
function bestOf<O extends { readonly left: Alone }>(
  compound: Compound,
  options: readonly O[],
  play: Play,
): O | undefined {
  const wanted = play === "normal" ? 0 : 1;
  const good = ({ left }: O) => (compound === "conjunctive" ? left.remoteness : left.suspense) % 2 === wanted;
  const by = (value: (left: Alone) => number) => (best: O, each: O) =>
    value(each.left) > value(best.left) ? each : best;
  const [first] = options;
  if (first === undefined) return undefined;
  if (compound.endsWith("selective")) return options.find(({ left }) => left.isP) ?? first;
  const wins = options.filter(good);
  const hurry = (compound === "conjunctive") === wins.length > 0;
  const value = ({ remoteness, suspense }: Alone) => (compound === "conjunctive" ? remoteness : suspense);
  return (wins.length > 0 ? wins : options).reduce(by((left) => (hurry ? 0 - value(left) : value(left))));
}

/** Answers for all positions of a single component. */
function* studied(from: Whole, play: Play, endless: boolean, budget: Budget): Generator<[Whole, Alone]> {
  for (const { rules } of from) if (standsAlone(rules, play)) throw aloneError(rules);
  const graph = graphOf(from, {}, budget);
  if (!endless && !isAcyclic(graph)) throw new RuleError(ROUND);
  const { offsets, targets, positions } = graph;
  const normal = remotenesses(graph);
  const misere = play === "misere" ? misereGraphValues(graph) : undefined;
  const optionsOf = (v: number) => targets.subarray(offsets[v], offsets[v + 1]);
  const suspense = new Float64Array(positions.length);
  const foreclosed = new Float64Array(positions.length);
  if (!endless || isAcyclic(graph)) {
    for (const v of endsFirst(graph)) {
      const options = optionsOf(v);
      suspense[v] = suspenseOf(
        Array.from(options, (w) => suspense[w]!),
        play,
      );
      foreclosed[v] = foreclosedOf(Array.from(options, (w) => foreclosed[w]!));
    }
  }
  for (const [v, reached] of positions.entries()) {
    budget.tick();
    const moves = normal[v] === 0xffffffff ? ENDLESS : normal[v]!;
    yield [
      reached,
      {
        ended: optionsOf(v).length === 0,
        isP: moves % 2 === 0,
        draws: moves === ENDLESS,
        wins: misere === undefined ? moves % 2 === 1 : misere.outcomes[v] === "N",
        remoteness: misere === undefined ? moves : misere.remoteness![v]!,
        suspense: suspense[v]!,
        foreclosed: foreclosed[v]!,
      },
    ];
  }
}

/** Vertices of an acyclic graph in an order with options first. */
function endsFirst({
  offsets,
  targets,
}: {
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
}): number[] {
  const order: number[] = [];
  const state = new Uint8Array(offsets.length - 1);
  for (const root of state.keys()) {
    const stack = [root];
    while (stack.length > 0) {
      const v = stack.at(-1)!;
      if (state[v] === 0) {
        state[v] = 1;
        for (const w of targets.subarray(offsets[v], offsets[v + 1])) if (state[w] === 0) stack.push(w);
      } else {
        stack.pop();
        if (state[v] === 1) order.push(v);
        state[v] = 2;
      }
    }
  }
  return order;
}

/** Suspense of a position: the winner delays, the loser hurries. */
function suspenseOf(options: readonly number[], play: Play): number {
  if (options.length === 0) return 0;
  const good = options.filter((each) => each % 2 === (play === "normal" ? 0 : 1));
  return 1 + (good.length > 0 ? Math.max(...good) : Math.min(...options));
}

/** Mex of the foreclosed values of options without a move to an end. */
function foreclosedOf(options: readonly number[]): number {
  if (options.length === 0) return Number.NaN;
  if (options.some(Number.isNaN)) return ENDLESS;
  return mex(options.filter((each) => each !== ENDLESS));
}

const ROUND = t("round");
const UNKNOWN = t("unknown");
