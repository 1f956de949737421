import { LimitError } from "../errors.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game, Move, Outcome, Play } from "../types.ts";
import { type AntiSg, antiSgOf, antiSgOutcome } from "./anti-sg.ts";
import { type Component, FAR, nimSumOf, type Valued, type Valuer, valuer } from "./component.ts";
import type { Limits } from "./limits.ts";
import { type Misere, misere } from "./misere.ts";

/** A move of a sum: the index of the component, and the move made in it. */
export interface SumMove {
  readonly component: number;
  readonly move: Move<unknown>;
}

/** Who wins a sum, and how. */
export interface Solution {
  readonly play: Play;
  readonly outcome: Outcome;
  /** The nim-sum of the values: absent under misère play, or when a theorem knows outcomes alone. */
  readonly value?: Natural;
  /** What is known of each component under normal play; empty when misère play was searched. */
  readonly components: readonly Valued[];
  readonly winning: readonly SumMove[];
  /** Whether `winning` has every winning move; false when a component has too many moves to list. */
  readonly complete: boolean;
  /** Under misère play: whether the Anti-SG rule decided it, and why or why not. */
  readonly antiSg?: AntiSg;
}

/** A solver of sums that keeps what it finds between questions. */
export interface Solver {
  /** @throws LimitError, LoopyError */
  solve(sum: readonly Component[], play?: Play): Solution;
  /** Who wins, without the list of moves. */
  outcome(sum: readonly Component[], play?: Play): Outcome;
  /** What is known of one component under normal play. */
  at(component: Component): Valued;
}

/** A component with more moves than this has its winning moves found by `reach`, or not at all. */
const LISTED = 200_000;

/** The same where only a theorem knows the values, and `reach` a winning move: then a list is a nicety. */
const LISTED_BY_THEOREM = 20_000;

/**
 * A solver for sums of components of any games.
 * Source: the Sprague–Grundy theorem; for misère play the Anti-SG rule where its condition is checked, else search.
 */
export function solver(limits: Limits = {}): Solver {
  const valuers = new Map<string, Valuer<unknown>>();
  const rules = new Map<string, (position: unknown) => AntiSg>();
  let searched: Misere | undefined;

  function valuerOf<P>(game: Game<P>): Valuer<P> {
    return remember(valuers, game.id, () => valuer(game, limits) as Valuer<unknown>) as Valuer<P>;
  }

  function at({ game, position }: Component): Valued {
    return valuerOf(game).at(position);
  }

  function antiSg(sum: readonly Component[]): AntiSg {
    let holds: AntiSg = { holds: true, because: { en: "nothing can move", zh: "没有任何可动的分量" } };
    for (const { game, position } of sum) {
      holds = remember(rules, game.id, () => antiSgOf(game, limits))(position);
      if (!holds.holds) break;
    }
    return holds;
  }

  function misereOutcome(sum: readonly Component[], rule: AntiSg): Outcome {
    if (rule.holds) return antiSgOutcome(sum.map((component) => known(at(component))));
    searched ??= misere(limits);
    return searched.outcome(sum);
  }

  function outcome(sum: readonly Component[], play: Play = "normal"): Outcome {
    if (play === "misere") return misereOutcome(sum, antiSg(sum));
    return outcomeOf(sum.map(at));
  }

  /** The moves of one component that `wins` accepts; when too many to list, one of those that `reach` finds. */
  function* winningIn<P>(
    { game, position }: Component<P>,
    targets: readonly Natural[],
    wins: (to: readonly Component[]) => boolean,
  ): Generator<Move<P> | "more"> {
    const left = (move: Move<P>) => move.to.map((to) => ({ game, position: to }) as Component);
    const named = new Set<string>();
    const known = game.reach !== undefined && typeof at({ game, position } as Component).by === "object";
    const most = known ? LISTED_BY_THEOREM : LISTED;
    let count = 0;
    for (const move of game.moves(position)) {
      if (++count > most) {
        for (const target of targets) {
          const move = game.reach?.(position, target) ?? valuerOf(game).reach(position, target);
          if (move !== undefined && !named.has(move.at) && wins(left(move))) yield move;
        }
        yield "more";
        return;
      }
      if (wins(left(move))) {
        named.add(move.at);
        yield move;
      }
    }
  }

  function collect(
    sum: readonly Component[],
    moves: (component: Component, index: number) => Iterable<Move<unknown> | "more">,
  ): Pick<Solution, "winning" | "complete"> {
    const winning: SumMove[] = [];
    let complete = true;
    sum.forEach((each, component) => {
      for (const move of moves(each, component)) {
        if (move === "more") complete = false;
        else winning.push({ component, move });
      }
    });
    return { winning, complete };
  }

  function solveNormal(sum: readonly Component[]): Solution {
    const components = sum.map(at);
    const outcome = outcomeOf(components);
    const value = nimSumOf(components);
    const { winning, complete } = collect(sum, (component, i) => {
      const target = outcome === "P" ? undefined : nimSumOf(components.toSpliced(i, 1));
      if (target === undefined) return [];
      return orLess(
        winningIn(component, [target], (left) => nimSumOf(withoutTwins(left).map(at)) === target),
      );
    });
    return { play: "normal", outcome, ...(value !== undefined && { value }), components, winning, complete };
  }

  function solveMisere(sum: readonly Component[]): Solution {
    const rule = antiSg(sum);
    const outcome = misereOutcome(sum, rule);
    const components = rule.holds ? sum.map(at) : [];
    const { winning, complete } = collect(sum, (component, i) => {
      if (outcome === "P") return [];
      const others = nimSumOf(components.toSpliced(i, 1)) ?? 0;
      const targets = rule.holds ? [others, natural(nimSum(others, 1))] : [];
      const wins = (left: readonly Component[]) => misereOutcome(sum.toSpliced(i, 1, ...left), rule) === "P";
      return winningIn(component, targets, wins);
    });
    return { play: "misere", outcome, components, winning, complete, antiSg: rule };
  }

  return {
    solve: (sum, play = "normal") => (play === "misere" ? solveMisere(sum) : solveNormal(sum)),
    outcome,
    at,
  };
}

/** What `moves` gives until it reaches a limit: the winner is known then, but not every winning move. */
function* orLess<T>(moves: Iterable<T>): Generator<T | "more"> {
  try {
    yield* moves;
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    yield "more";
  }
}

/** Components of one game; those that stand twice are left out, for x ⊕ x = 0 whatever x is. */
function withoutTwins(components: readonly Component[]): readonly Component[] {
  if (components.length < 2) return components;
  const single = new Map<unknown, Component>();
  for (const component of components) {
    const key = component.game.key(component.position);
    if (!single.delete(key)) single.set(key, component);
  }
  return [...single.values()];
}

/** @throws LimitError when two components are known by outcome alone. */
function outcomeOf(components: readonly Valued[]): Outcome {
  const value = nimSumOf(components);
  if (value !== undefined) return value === 0 ? "P" : "N";
  const valued = components.filter((component) => component.value !== undefined);
  if (valued.length === components.length - 1 && nimSumOf(valued) === 0) return "N";
  throw new LimitError("positions", FAR);
}

function known(valued: Valued): Natural {
  if (valued.value === undefined) throw new LimitError("positions", FAR);
  return valued.value;
}

function remember<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
