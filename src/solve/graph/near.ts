import { verbatim } from "../../locale/message.ts";
import { t } from "../../locale/solve.ts";
import type { Component, Key, Outcome, Play, Theorem } from "../../types.ts";
import type { Budget } from "../limits.ts";
import { hasAbove } from "../position.ts";
import { endedOutcomes, LOST, WON } from "./ended.ts";
import { endsOf, type PositionGraph, sumKey, sumMoves } from "./graph-of.ts";

// Play that can reach ever more positions has no graph of all of them, but a finite part may decide a position: the
// winner, or both players of a draw, never needs to leave it. A sum at the edge of the part may have any outcome.

/** Numbers of sums that are examined: the first, and the most. */
const [FIRST, MOST] = [1 << 10, 1 << 13];

/** Number of sums for each start that is asked about together with others. */
const EACH = 8;

/** Number of moves for each sum, on average, before the search stops. */
const MOVES = 32;

/** Least bound on the numbers of examined positions. */
const NUMBERS = 1024;

/** Outcome that the nearest sums decide, and the number of sums that were examined. */
export interface Near {
  readonly outcome: Outcome;
  readonly most: number;
}

/** Nearest sums, of which those at the edge have one move, to themselves. */
export interface Part extends PositionGraph<readonly Component[]> {
  readonly isEdge: Uint8Array;
  readonly most: number;
}

type Sum = readonly Component[];

/** Decides sums from which play can reach ever more positions, by the nearest ones; undefined where they do not decide. */
export type NearOutcomes = (sum: Sum, budget: Budget) => Near | undefined;

/**
 * Opens the search, which caches its results. Source: Zermelo 1913.
 * Cost: linear in the moves of at most 8192 sums.
 */
export function nearOutcomes(play: Play): NearOutcomes {
  const keyOf = sumKey();
  const known = new Map<Key, Near>();
  return (sum, budget) => {
    const key = keyOf(sum);
    if (known.has(key)) return known.get(key);
    for (const part of parts([sum], budget)) {
      for (const [v, outcome] of decided(part, play).entries())
        if (outcome !== undefined) known.set(keyOf(part.positions[v]!), { outcome, most: part.most });
      if (known.has(key)) break;
    }
    return known.get(key);
  };
}

/**
 * Outcomes of many sums that the nearest sums to all of them decide, in their order.
 * Cost: linear in the moves of at most 8 sums for each.
 */
export function nearToAll(
  sums: readonly Sum[],
  play: Play,
  budget: Budget,
): readonly (Outcome | undefined)[] {
  let found: readonly (Outcome | undefined)[] = sums.map(() => undefined);
  for (const part of parts(sums, budget)) {
    found = decided(part, play).slice(0, sums.length);
    if (!found.includes(undefined)) break;
  }
  return found;
}

/** Parts around some sums, each larger than the one before it. Ends where one would have too many moves. @throws LimitError */
export function* parts(sums: readonly Sum[], budget: Budget): Generator<Part> {
  if (sums.some((sum) => sum.some(({ rules }) => rules.entails || rules.blocked !== undefined))) return;
  const [first, most] = [FIRST, MOST].map((size) =>
    Math.min(budget.positions, Math.max(size, EACH * sums.length)),
  );
  for (let size = first!; size <= most!; size *= 4) {
    const part = partAround(sums, size, budget);
    if (part === undefined) return;
    yield part;
  }
}

/** The `most` sums that the fewest moves reach from `starts`, which come first; undefined after too many moves. */
function partAround(starts: readonly Sum[], most: number, { tick }: Budget): Part | undefined {
  const keyOf = sumKey();
  const places = new Map<Key, number>();
  const positions: Sum[] = [];
  const offsets = [0];
  const targets: number[] = [];
  const edges: number[] = [];
  function placeOf(sum: Sum): number {
    const key = keyOf(sum);
    const place = places.get(key) ?? positions.push(sum) - 1;
    places.set(key, place);
    return place;
  }
  const isAbove = (sum: Sum, bound: number) => sum.some(({ position }) => hasAbove(position, bound));
  let bound = NUMBERS;
  for (const start of starts) {
    placeOf(start);
    while (isAbove(start, bound)) bound *= 2;
  }
  for (let v = 0; v < positions.length; v++) {
    tick(v);
    const isEdge = positions.length >= most || isAbove(positions[v]!, 2 * bound);
    edges.push(isEdge ? 1 : 0);
    if (isEdge) targets.push(v);
    else
      for (const next of sumMoves(positions[v]!, tick)) {
        if (targets.length > MOVES * most) return undefined;
        targets.push(placeOf(next));
      }
    offsets.push(targets.length);
  }
  return {
    ...{ positions, most, isEdge: Uint8Array.from(edges) },
    ...{ offsets: Uint32Array.from(offsets), targets: Uint32Array.from(targets) },
  };
}

/**
 * Outcomes that a part decides. A sum is won or lost if it is so whatever happens beyond the edge; it is a draw if neither
 * player can win even if the edge counted as a win for that player.
 */
function decided(part: Part, play: Play): (Outcome | undefined)[] {
  const { offsets, targets, isEdge } = part;
  const n = isEdge.length;
  const ends = endsOf(part, play);
  const { outcomes } = endedOutcomes(part, ends);
  // Vertex v with the player to move who hopes to win, and n + v with the opponent to move.
  const both = { offsets: new Uint32Array(2 * n + 1), targets: new Uint32Array(2 * targets.length) };
  both.offsets.set(offsets);
  both.offsets.set(
    offsets.map((each) => targets.length + each),
    n,
  );
  both.targets.set(targets.map((w) => n + w));
  both.targets.set(targets, targets.length);
  const hopes = new Uint8Array(2 * n);
  for (let v = 0; v < n; v++) {
    hopes[v] = isEdge[v] === 1 ? WON : ends[v]!;
    hopes[n + v] = isEdge[v] === 1 ? LOST : ends[v]!;
  }
  const best = endedOutcomes(both, hopes).outcomes;
  return outcomes.map((outcome, v) => {
    if (outcome !== "D") return outcome;
    return best[v] !== "N" && best[n + v] !== "P" ? "D" : undefined;
  });
}

const reasons = new Map<string, Theorem<unknown>>();

/** Reason for an outcome; the same object for equal reasons. */
export function nearTheorem({ outcome, most }: Near): Theorem<unknown> {
  const name = `${outcome} ${most}`;
  const theorem = reasons.get(name) ?? {
    claim: t("decidedNear", { most, draw: outcome === "D" }),
    source: verbatim("Zermelo 1913"),
    says: () => outcome,
    *cases() {},
  };
  reasons.set(name, theorem);
  return theorem;
}
