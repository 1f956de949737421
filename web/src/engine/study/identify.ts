import { type Game, heapRules, heapTable } from "nimber";
import { comparedGames } from "nimber/games";
import { identify, type SequenceMatch } from "nimber/law";
import { type Answering, gameOf } from "nimber/session";
import { boardOf } from "../picture.ts";
import type { Identified, StudyAsks } from "./asks.ts";

// Games with the values of a sequence.

const MOST = 8;
const NEXT = 6;
const SECONDS = 6;

/** Kind of a game: 0 for sets, 1 for names, 2 for codes. */
const kindOf = (notation: string): number => (notation.startsWith("{") ? 0 : /^[a-z]/.test(notation) ? 1 : 2);

/** Rank of a match. A sequence most likely begins at heap 0 or 1, and simple rules come first. */
const rankOf = ({ game, shift }: SequenceMatch): number =>
  (shift === 0 || shift === 1 ? 0 : 1000) + 100 * kindOf(game) + game.length;

/**
 * Games with these values. Among those with equal next values only one set, one named game and one code are
 * kept.
 */
function gamesOf(numbers: readonly number[]): Identified[] {
  const met = new Set<string>();
  const numbered = new Set<string>();
  const found: Identified[] = [];
  const { matches } = identify(numbers, { read: gameOf, named: comparedGames }, { seconds: SECONDS });
  for (const { game: notation, shift, oeis } of matches.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    // A law such as `sg = n % 4` is not a game with a page.
    if (notation.includes("=")) continue;
    const game = gameOf(notation);
    const next = valuesOf(game, numbers.length + shift, NEXT);
    if (next === undefined) continue;
    const as = `${kindOf(notation)} ${next}`;
    if (met.has(as) && (oeis === undefined || numbered.has(oeis))) continue;
    met.add(as);
    if (oeis !== undefined) numbered.add(oeis);
    const cells = boardOf(game, game.start);
    found.push({
      game: game.id,
      name: game.name,
      from: shift,
      next,
      cells,
      ...(oeis !== undefined && { oeis }),
    });
  }
  // Groups games with equal next values.
  const first = new Map(found.toReversed().map(({ next }, i) => [`${next}`, found.length - i]));
  return found.toSorted((a, b) => first.get(`${a.next}`)! - first.get(`${b.next}`)!).slice(0, MOST);
}

export const answering: Answering<Pick<StudyAsks, "gamesOf">> = {
  gamesOf: ({ numbers }) => gamesOf(numbers),
};

function valuesOf(game: Game<unknown>, from: number, count: number): number[] | undefined {
  const heap = heapRules(game);
  return (
    heap &&
    Array.from(
      heapTable(heap)
        .values(from + count - 1)
        .slice(from),
    )
  );
}
