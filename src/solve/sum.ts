import { LimitError } from "../errors.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game, Move, Outcome, Play, Theorem } from "../types.ts";
import { type AntiSg, antiSgOf, antiSgOutcome } from "./anti-sg.ts";
import { type Component, EFFORT, nimSumOf, type Valued, type Valuer, valuer } from "./component.ts";
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
  /** Whether `winning` has every winning move; false when there are too many to list, or a limit was reached. */
  readonly complete: boolean;
  /** Under misère play: whether the Anti-SG rule decided it, and why or why not. */
  readonly antiSg?: AntiSg;
  /** Under misère play: the theorem that decided it where the rules are out of reach. */
  readonly theorem?: Theorem<unknown>;
}

/** What decides a sum under misère play: a theorem, or the Anti-SG rule where it holds, and search where not. */
type MisereWay = Theorem<unknown> | AntiSg;

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

  const exactly = ({ game, position }: Component) => valuerOf(game).exactly(position);

  /** What is known of the components, with values where outcomes alone do not decide the sum. */
  function valued(sum: readonly Component[]): readonly Valued[] {
    const components = sum.map(at);
    const unknown = components.flatMap(({ value }, i) => (value === undefined ? [i] : []));
    const [i, more] = unknown;
    if (i === undefined) return components;
    if (more === undefined && nimSumOf(components.toSpliced(i, 1)) === 0) return components;
    return components.map((each, i) => (each.value === undefined ? exactly(sum[i]!) : each));
  }

  /** Whether the nim-sum of `components`, which are of one game, is `target`, if that is known. */
  function isOf(components: readonly Component[], target: Natural): boolean | undefined {
    const single = withoutTwins(components);
    const sum = nimSumOf(single.map(target === 0 ? at : exactly));
    if (sum !== undefined) return sum === target;
    // A theorem that gives no value has said N: a value that is not 0.
    return single.length === 1 ? false : undefined;
  }

  function antiSg(sum: readonly Component[]): AntiSg {
    let holds: AntiSg = { holds: true, because: { en: "nothing can move", zh: "没有任何可动的子游戏" } };
    for (const { game, position } of sum) {
      holds = remember(rules, game.id, () => antiSgOf(game, limits))(position);
      if (!holds.holds) break;
    }
    return holds;
  }

  function bySearch(sum: readonly Component[], rule: AntiSg): Outcome {
    if (rule.holds) return antiSgOutcome(sum.map((component) => exactly(component).value));
    searched ??= misere(limits);
    return searched.outcome(sum);
  }

  /** Who wins under misère play, and what decides it: the rules where they are within reach, else a theorem. */
  function decided(sum: readonly Component[]): { readonly outcome: Outcome; readonly by: MisereWay } {
    const theorem = misereTheoremOf(sum);
    const says = () => ({ outcome: saidBy(theorem!, sum), by: theorem! });
    if (theorem !== undefined && sum.some(({ game, position }) => (game.effort?.(position) ?? 0) > EFFORT))
      return says();
    try {
      const rule = antiSg(sum);
      return { outcome: bySearch(sum, rule), by: rule };
    } catch (error) {
      if (theorem === undefined || !(error instanceof LimitError)) throw error;
      return says();
    }
  }

  /** Who wins after a move, decided as the sum before it was, if that speaks of the new one too. */
  function outcomeBy(way: MisereWay, sum: readonly Component[]): Outcome {
    if ("holds" in way) return bySearch(sum, way);
    return way === misereTheoremOf(sum) ? saidBy(way, sum) : decided(sum).outcome;
  }

  function outcome(sum: readonly Component[], play: Play = "normal"): Outcome {
    return play === "misere" ? decided(sum).outcome : outcomeOf(valued(sum));
  }

  /**
   * The moves of one component that `wins` accepts; when too many to list, one of those that `reach` finds. Where
   * `wins` does not know, or moves are not listed, there may be more.
   */
  function* winningIn<P>(
    { game, position }: Component<P>,
    targets: readonly Natural[],
    wins: (to: readonly Component[]) => boolean | undefined,
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
      const won = wins(left(move));
      if (won) {
        named.add(move.at);
        yield move;
      } else if (won === undefined) yield "more";
    }
  }

  function collect(
    sum: readonly Component[],
    moves: (component: Component, index: number) => Iterable<Move<unknown> | "more">,
  ): Pick<Solution, "winning" | "complete"> {
    const winning: SumMove[] = [];
    let complete = true;
    sum.forEach((each, component) => {
      for (const move of orLess(moves(each, component))) {
        if (move === "more") complete = false;
        else winning.push({ component, move });
      }
    });
    return { winning, complete };
  }

  function solveNormal(sum: readonly Component[]): Solution {
    const components = valued(sum);
    const outcome = outcomeOf(components);
    const value = nimSumOf(components);
    const { winning, complete } = collect(sum, (component, i) => {
      if (outcome === "P") return [];
      const target = nimSumOf(components.toSpliced(i, 1));
      if (target === undefined) return ["more"];
      return winningIn(component, [target], (left) => isOf(left, target));
    });
    return { play: "normal", outcome, ...(value !== undefined && { value }), components, winning, complete };
  }

  function solveMisere(sum: readonly Component[]): Solution {
    const { outcome, by } = decided(sum);
    const rule = "holds" in by ? by : undefined;
    const components = rule?.holds ? sum.map(exactly) : [];
    const { winning, complete } = collect(sum, (component, i) => {
      if (outcome === "P") return [];
      const others = nimSumOf(components.toSpliced(i, 1)) ?? 0;
      const targets = rule?.holds ? [others, natural(nimSum(others, 1))] : [];
      return winningIn(component, targets, (left) => outcomeBy(by, sum.toSpliced(i, 1, ...left)) === "P");
    });
    const told = "holds" in by ? { antiSg: by } : { theorem: by };
    return { play: "misere", outcome, components, winning, complete, ...told };
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

/** Components of which at most one is known by outcome alone, and then the others cancel. */
function outcomeOf(components: readonly Valued[]): Outcome {
  return nimSumOf(components) === 0 ? "P" : "N";
}

/** A theorem about misère play that speaks of this sum, whose components are of one game. */
function misereTheoremOf(sum: readonly Component[]): Theorem<unknown> | undefined {
  const game = sum[0]?.game;
  if (game === undefined || sum.some((component) => component.game.id !== game.id)) return undefined;
  const positions = sum.map(({ position }) => position);
  return game.theorems.find(({ play, covers }) => play === "misere" && (covers?.(...positions) ?? true));
}

/** @throws TypeError when a theorem about misère play gives a value. */
function saidBy(theorem: Theorem<unknown>, sum: readonly Component[]): Outcome {
  const said = theorem.says(...sum.map(({ position }) => position));
  if (said === "P" || said === "N") return said;
  throw new TypeError(`misère theorem: expected P or N, got ${said}`);
}

function remember<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
