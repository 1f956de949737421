import { verbatim } from "../../locale/message.ts";
import { t } from "../../locale/solve.ts";
import type { Key, Outcome, Rules, Theorem } from "../../types.ts";
import type { Budget } from "../limits.ts";
import type { Valued } from "../method.ts";
import { hasAbove } from "../position.ts";
import { endOf, standsAlone } from "../search/alone.ts";
import { endedOutcomes, GOES_ON, LOST, WON } from "./ended.ts";

/** Numbers of positions that are examined: the first, and the last. */
const [FIRST, LAST] = [1 << 10, 1 << 13];

/** Number of moves for each position, on average, before the search stops. */
const MOVES = 8;

/** Least bound on the numbers of examined positions. */
const NUMBERS = 1024;

/**
 * Outcome of a position from which play can reach ever more positions, if a finite part decides it: a win within the
 * positions nearest by moves, whatever happens beyond them. A position at their edge counts as undecided, so each decided
 * outcome is right. Undefined if no part within the limits decides, and for moves that do not leave one component.
 * @throws LimitError
 */
export function outcomeNear<P>(rules: Rules<P>, position: P, budget: Budget): Valued | undefined {
  if (rules.entails || rules.blocked !== undefined) return undefined;
  for (let most = FIRST; most <= Math.min(LAST, budget.positions); most *= 4) {
    const outcome = decidedAmong(rules, position, most, budget);
    if (outcome === undefined) return undefined;
    if (outcome !== "D")
      return {
        outcome,
        ...(outcome === "P" && !standsAlone(rules, "normal") && { value: 0 }),
        by: theoremOf(outcome, most),
        method: "loopy",
      };
  }
  return undefined;
}

/** Outcome by the `most` positions that the fewest moves reach; undefined after too many moves, or one that leaves several components. */
function decidedAmong<P>(rules: Rules<P>, start: P, most: number, { tick }: Budget): Outcome | undefined {
  const places = new Map<Key, number>([[rules.key(start), 0]]);
  const positions = [start];
  const offsets = [0];
  const targets: number[] = [];
  const ends: number[] = [];
  let bound = NUMBERS;
  while (hasAbove(start, bound)) bound *= 2;
  for (let v = 0; v < positions.length; v++) {
    tick(v);
    const said = endOf(rules, positions[v]!);
    ends.push(said === undefined ? GOES_ON : said === "N" ? WON : LOST);
    // An edge to itself keeps a position at the edge undecided.
    const isEdge = positions.length >= most || hasAbove(positions[v]!, 2 * bound);
    if (isEdge && said === undefined) targets.push(v);
    else
      for (const { to } of rules.moves(positions[v]!, tick)) {
        if (targets.length > MOVES * most) return undefined;
        const [next, more] = to;
        if (next === undefined || more !== undefined) return undefined;
        const key = rules.key(next);
        const place = places.get(key) ?? positions.push(next) - 1;
        places.set(key, place);
        targets.push(place);
      }
    offsets.push(targets.length);
  }
  const graph = { offsets: Uint32Array.from(offsets), targets: Uint32Array.from(targets) };
  return endedOutcomes(graph, Uint8Array.from(ends)).outcomes[0]!;
}

const theoremOf = (outcome: Outcome, most: number): Theorem<unknown> => ({
  claim: t("decidedNear", { most }),
  source: verbatim("Zermelo 1913"),
  says: () => outcome as "P" | "N",
  *cases() {},
});
