import { problemOf, Reader, sourceOf } from "../../src/judge/index.ts";

/** What a problem prints for `input`, line by line; as judges answer when `asJudged`. */
export function answers(id: string, input: string, asJudged = false): string[] {
  const problem = problemOf(id)!;
  const lines: string[] = [];
  const reader = new Reader(sourceOf(new TextEncoder().encode(input)));
  (asJudged ? problem.asJudged! : problem).solve(reader, (line) => lines.push(line));
  return lines;
}

/** Whether the player to move from a whole position wins, by trying every move; whoever cannot move loses, or wins. */
export function plainWinner<P>(
  options: (position: P) => readonly P[],
  misere = false,
  key: (position: P) => unknown = (position) => position,
): (position: P) => boolean {
  const known = new Map<unknown, boolean>();
  const wins = (position: P): boolean => {
    const found = known.get(key(position));
    if (found !== undefined) return found;
    const next = options(position);
    const result = next.length === 0 ? misere : next.some((each) => !wins(each));
    known.set(key(position), result);
    return result;
  };
  return wins;
}
