import { begin, type Game, LimitError, misere } from "nimber";
import { parseGame } from "nimber/games";
import { POSITION_BYTES } from "../family/work.ts";
import type { Compute } from "../types.ts";
import { checksum, prefixesOf } from "./checksum.ts";
import { packed } from "./packed.ts";
import { Stopped, stopping } from "./stopped.ts";
import { engine } from "./version.ts";

/**
 * Outcomes under misère play of all sums of one heap, from 0 to the limit, of each game in `job.game`, which
 * are separated by plus signs. Sums are ordered by their largest heap, then by the heaps in order; heaps of
 * equal games are not descending. An outcome is 0 for P, 1 for N.
 */
export const computeMisere: Compute = (job, _, hooks) => {
  const games = job.game.split("+").map((id) => parseGame(id));
  const begun = performance.now();
  const { heaps, seconds, bytes } = job.limits;
  const solving = misere();
  const budget = begin({
    bytes: Number.POSITIVE_INFINITY,
    positions: Math.floor(bytes / POSITION_BYTES),
    seconds,
    signal: stopping(hooks.stop),
  });
  const outcomes: number[] = [];
  let stoppedBy: "seconds" | "bytes" | null = null;
  try {
    for (const sum of sumsOf(games, heaps)) {
      if (hooks.stop()) return undefined;
      const components = games.map((game, i) => ({ rules: game, position: sum[i]! }));
      outcomes.push(solving.outcome(components, budget) === "N" ? 1 : 0);
    }
  } catch (error) {
    if (error instanceof Stopped) return undefined;
    if (!(error instanceof LimitError)) throw error;
    stoppedBy = error.limit === "seconds" ? "seconds" : "bytes";
  }
  return {
    key: job.key,
    game: job.game,
    stands: job.stands,
    question: "misere",
    verdict: stoppedBy === null ? "proved" : "open",
    stoppedBy,
    heaps: outcomes.length,
    checksum: checksum(outcomes, outcomes.length),
    prefixes: prefixesOf(outcomes),
    certificate: null,
    values: packed(outcomes),
    seconds: (performance.now() - begun) / 1000,
    engine,
  };
};

/**
 * Tuples of heaps below `heaps`, ordered by the largest; a heap of the same game as the one before is at
 * least as large.
 */
function* sumsOf(games: readonly Game<unknown>[], heaps: number): Generator<readonly number[]> {
  for (let largest = 0; largest < heaps; largest++) {
    for (const sum of tuples(games, largest)) if (Math.max(...sum) === largest) yield sum;
  }
}

function* tuples(games: readonly Game<unknown>[], most: number): Generator<readonly number[]> {
  if (games.length === 0) {
    yield [];
    return;
  }
  const others = games.slice(0, -1);
  const same = games.at(-1)!.id === others.at(-1)?.id;
  for (const sum of tuples(others, most)) {
    for (let heap = same ? sum.at(-1)! : 0; heap <= most; heap++) yield [...sum, heap];
  }
}
