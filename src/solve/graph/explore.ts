import { GameError, LimitError, limitText } from "../../errors.ts";
import { t } from "../../locale/solve.ts";
import type { Natural } from "../../nimber/natural.ts";
import { nimSum } from "../../nimber/nim-sum.ts";
import type { Component, Game, Move, Outcome, Play, Text } from "../../types.ts";
import { type Budget, begin, type Limits } from "../limits.ts";
import { listMoves } from "../opponent.ts";
import { expectSum } from "../position.ts";
import { aloneError, standsAlone } from "../search/alone.ts";
import { solver } from "../sum.ts";
import type { Digraph } from "./digraph.ts";
import { type GraphValues, graphValues, isAcyclic, misereGraphValues, outcomeOfValue } from "./values.ts";

/** Limit that ended an exploration early, its size, and the sentence about it. */
export interface Stop {
  readonly limit: "positions" | "edges" | "moves" | "seconds";
  readonly allowed: number;
  readonly text: Text;
}

const STOPS = {
  positions: t("positions"),
  edges: t("edges"),
  moves: t("movesMovesFromOnePosition"),
  seconds: t("seconds"),
} satisfies Record<Stop["limit"], Text>;

const stopAt = (limit: Stop["limit"], allowed: number): Stop => ({
  limit,
  allowed,
  text: limitText(allowed, STOPS[limit]),
});

/** Reachable positions, each once. A vertex that is a sum has edges to its components. */
export interface GameGraph extends Digraph {
  /** Vertex of the start position. */
  readonly start: number;
  /** Names of the positions. */
  readonly labels: readonly string[];
  /** Positions as sums in notation, with their games; empty when no component is left. */
  readonly notations: readonly string[];
  /** 1 for a sum. */
  readonly sums: Uint8Array;
  /** 1 when not all options are listed. */
  readonly partial: Uint8Array;
  /** Names of the moves that each edge represents. */
  readonly moves: readonly string[];
  /** Whether vertices are whole sums, which are not split. */
  readonly whole: boolean;
  /** Whether play begins with several components, or a move can leave several. */
  readonly splits: boolean;
  /** Limit that ended the exploration. */
  readonly stopped?: Stop;
}

/** Component whose positions have a notation. */
type NotatedComponent = Component & { readonly rules: Game<unknown> };

/** Graph with answers for its vertices. */
export interface Exploration {
  readonly graph: GameGraph;
  readonly known: GraphValues;
}

/**
 * Start and limits of an exploration. Defaults: 20,000 positions, 100,000 edges, and 2,000 moves of one
 * position.
 */
export interface ExploreOptions {
  readonly whole?: boolean;
  readonly play?: Play;
  readonly positions?: number;
  readonly edges?: number;
  readonly moves?: number;
}

interface Bounds {
  readonly positions: number;
  readonly edges: number;
  readonly moves: number;
}

const USUAL: Bounds = { positions: 20_000, edges: 100_000, moves: 2000 };

/**
 * Graph of `sum`, with answers for its vertices. Vertices are the positions of its components, each once, or
 * with `whole` all sums that play can reach. When components can split and play can cycle, and under misère
 * play, components do not decide a sum, so the graph is whole then. Cost: the moves of all positions within
 * the limits.
 * @throws RuleError for a game whose rules define who has won, because it has no values; the reason of the
 * budget's signal.
 * @example
 * explore([{ rules: kayles, position: 3 }]).known.values[0]; // 3
 */
export function explore(
  sum: readonly NotatedComponent[],
  options: ExploreOptions = {},
  budget: Budget = begin(),
): Exploration {
  const { whole = false, play = "normal", ...bounds } = { ...USUAL, ...options };
  expectSum(sum, play);
  const alone = sum.find(({ rules }) => standsAlone(rules, play));
  if (alone !== undefined) throw aloneError(alone.rules);
  const { graph, contents } = gather(sum, whole || play === "misere", bounds, budget);
  if (graph.stopped !== undefined)
    return { graph, known: nearValues(contents, play, budget, graph.stopped.limit === "seconds") };
  if (play === "misere") return { graph, known: misereGraphValues(graph) };
  if (!whole && graph.sums.includes(1) && !isAcyclic(graph))
    return explore(sum, { ...options, whole: true }, budget);
  return { graph, known: graphValues(graph, graph.sums) };
}

/** Position that was reached; they are listed in the order of discovery. */
interface Met {
  readonly label: string;
  readonly notation: string;
  readonly terms: readonly NotatedComponent[];
  /** Vertices of the parts of a sum. */
  readonly parts?: readonly number[];
}

/** Label of the empty sum. */
const NOTHING = "∅";

/** Created on demand, because it takes longer than the rest of the import. */
let order: Intl.Collator | undefined;

/** Numbering of positions and sums; equal ones have the same number. */
function numbering(start: readonly NotatedComponent[], whole: boolean) {
  const met: Met[] = [];
  const numbers = new Map<string, number>();
  const several = new Set(start.map(({ rules }) => rules.id)).size > 1;
  const keyOf = ({ rules, position }: NotatedComponent) => `${rules.id} ${rules.key(position)}`;
  const written = ({ rules, position }: NotatedComponent) => `${rules.id} ${rules.format(position)}`;
  const labelOf = (term: NotatedComponent) => (several ? written(term) : term.rules.format(term.position));
  const notationOf = (all: readonly NotatedComponent[]) => all.map(written).join(" + ");

  function add(key: string, make: () => Met): number {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = met.push(make()) - 1;
    numbers.set(key, number);
    return number;
  }

  /**
   * Number of a whole sum. Components without moves are ignored, so positions that differ only in these are
   * equal.
   */
  function wholeOf(parts: readonly NotatedComponent[]): number {
    const open = parts.filter(canMove).map((term) => ({ term, key: keyOf(term) }));
    order ??= new Intl.Collator("en", { numeric: true });
    const { compare } = order;
    open.sort((a, b) => compare(b.key, a.key));
    const terms = open.map(({ term }) => term);
    return add(open.map(({ key }) => key).join(" + "), () => ({
      label: terms.map(labelOf).join(" + ") || NOTHING,
      notation: notationOf(terms.length > 0 ? terms : parts),
      terms,
    }));
  }

  function numberOf(terms: readonly NotatedComponent[]): number {
    if (whole) return wholeOf(terms);
    const [first, second] = terms;
    if (first !== undefined && second === undefined) {
      return add(keyOf(first), () => ({ label: labelOf(first), notation: written(first), terms }));
    }
    const parts = terms.map((term) => numberOf([term])).sort((a, b) => a - b);
    return add(`+ ${parts.join(" ")}`, () => ({
      label: parts.map((each) => met[each]!.label).join(" + ") || NOTHING,
      notation: notationOf(terms),
      terms,
      ...(parts.length > 0 && { parts }),
    }));
  }

  return { met, numberOf };
}

const canMove = (term: NotatedComponent): boolean => listMoves([term], 1).length > 0;

function gather(
  start: readonly NotatedComponent[],
  whole: boolean,
  bounds: Bounds,
  budget: Budget,
): { readonly graph: GameGraph; readonly contents: readonly (readonly NotatedComponent[])[] } {
  const { met, numberOf } = numbering(start, whole);
  const first = numberOf(start);
  const offsets = [0];
  const targets: number[] = [];
  const moves: string[] = [];
  const complete: boolean[] = [];
  let splits = start.length > 1;
  let stopped: Stop | undefined;

  /**
   * Lists the options of a position, each once, with the names of the moves; returns whether the list is
   * complete.
   */
  function list(terms: readonly NotatedComponent[]): boolean {
    const options = new Map<number, string[]>();
    const all = each(terms, (i, move) => {
      if (move.to.length > 1) splits = true;
      const { rules } = terms[i]!;
      const left = move.to.map((position) => ({ rules, position }));
      const option = numberOf(terms.toSpliced(i, 1, ...left));
      const names = options.get(option);
      if (names === undefined) options.set(option, [move.at]);
      else names.push(move.at);
    });
    for (const [option, names] of options) {
      targets.push(option);
      moves.push(names.join(", "));
    }
    return all;
  }

  /** Calls `use` for the moves in each component, until a limit is reached. */
  function each(
    terms: readonly NotatedComponent[],
    use: (component: number, move: Move<unknown>) => void,
  ): boolean {
    let looked = 0;
    try {
      for (const [i, { rules, position }] of terms.entries()) {
        for (const move of rules.moves(position, budget.tick)) {
          if (++looked > bounds.moves) {
            stopped ??= stopAt("moves", bounds.moves);
            return false;
          }
          budget.tick(met.length);
          use(i, move);
        }
      }
      return true;
    } catch (error) {
      if (!(error instanceof LimitError) || error.limit !== "seconds") throw error;
      stopped ??= stopAt("seconds", Number(error.allowed));
      return false;
    }
  }

  for (let i = 0; i < met.length; i++) {
    const { terms, parts } = met[i]!;
    if (parts !== undefined) {
      for (const part of parts) {
        targets.push(part);
        moves.push("");
      }
      complete.push(true);
    } else complete.push(list(terms));
    offsets.push(targets.length);
    if (met.length > bounds.positions) stopped ??= stopAt("positions", bounds.positions);
    if (targets.length > bounds.edges) stopped ??= stopAt("edges", bounds.edges);
    // A position with too many moves does not end the exploration of the others.
    if (met.length > bounds.positions || targets.length > bounds.edges || stopped?.limit === "seconds") break;
  }
  while (offsets.length <= met.length) offsets.push(targets.length);
  const graph: GameGraph = {
    start: first,
    labels: met.map(({ label }) => label),
    notations: met.map(({ notation }) => notation),
    sums: Uint8Array.from(met, ({ parts }) => (parts === undefined ? 0 : 1)),
    partial: Uint8Array.from(met, (_, i) => (complete[i] === true ? 0 : 1)),
    offsets: Uint32Array.from(offsets),
    targets: Uint32Array.from(targets),
    moves,
    whole,
    splits,
    ...(stopped && { stopped }),
  };
  return { graph, contents: met.map(({ terms }) => terms) };
}

/**
 * Number of nearest positions whose values are computed by the solver after an exploration that ended early.
 */
const NEAR = 400;

const NEAR_LIMITS: Limits = { positions: 300_000, bytes: 2 ** 27, seconds: 4 };

/** Time limit for these in seconds, after the time of the question is over. */
const AFTER = 0.5;

/** Answers of the solver for the nearest positions of a graph that was not explored completely. */
function nearValues(
  contents: readonly (readonly Component[])[],
  play: Play,
  question: Budget,
  timeIsUp: boolean,
): GraphValues {
  const solving = solver(NEAR_LIMITS);
  const near = begin(timeIsUp ? { ...NEAR_LIMITS, seconds: AFTER } : NEAR_LIMITS);
  const tick = () => {
    near.tick();
    try {
      question.tick();
    } catch (error) {
      if (!timeIsUp || !(error instanceof LimitError)) throw error;
    }
  };
  const budget: Budget = { ...near, tick };
  const values: (Natural | undefined)[] = contents.map(() => undefined);
  const outcomes: (Outcome | undefined)[] = contents.map(() => undefined);
  for (const [v, terms] of contents.slice(0, NEAR).entries()) {
    try {
      if (play === "misere") {
        outcomes[v] = terms.length === 0 ? "N" : solving.outcome(terms, play, budget);
        continue;
      }
      const known = terms.map((term) => solving.at(term, budget));
      const parts = known.flatMap(({ value }) =>
        value === undefined || typeof value === "object" ? [] : [value],
      );
      if (parts.length === known.length) {
        const value = nimSum(...parts);
        values[v] = value;
        outcomes[v] = outcomeOfValue(value);
      } else if (known.length === 1) outcomes[v] = known[0]!.outcome;
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      if (error instanceof LimitError && error.limit === "seconds") break;
    }
  }
  const none = Int32Array.from(contents, () => -1);
  return { play, values, outcomes, levels: none, cycles: none };
}
