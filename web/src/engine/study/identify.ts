import { type Cell, type Game, heapRules, heapTable, type Text } from "nimber";
import { type Answering, gameOf } from "nimber/ask";
import { identify } from "nimber/law";
import { boardOf } from "../picture.ts";
import type { StudyAsks } from "./asks.ts";

/** A game whose values are a sequence, from heap `from` on, and those that come next. */
export interface Identified {
  readonly game: string;
  readonly name: Text;
  readonly from: number;
  readonly next: readonly number[];
  readonly oeis?: string;
  /** Its usual start, drawn. */
  readonly cells: readonly Cell[];
}

const MOST = 8;
const NEXT = 6;
const SECONDS = 6;

/** Games with these values; those that go on alike are named once or twice, not by the hundred. */
function gamesOf(numbers: readonly number[]): Identified[] {
  const met = new Map<string, number>();
  const numbered = new Set<string>();
  const found: Identified[] = [];
  for (const { game: notation, shift, oeis } of identify(numbers, gameOf, { seconds: SECONDS }).matches) {
    // A law as `sg = n % 4` is no game that has a page.
    if (notation.includes("=")) continue;
    const game = gameOf(notation);
    const next = valuesOf(game, numbers.length + shift, NEXT);
    if (next === undefined) continue;
    const times = met.get(`${next}`) ?? 0;
    met.set(`${next}`, times + 1);
    if (times > 1 && (oeis === undefined || numbered.has(oeis))) continue;
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
  return found.slice(0, MOST);
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
