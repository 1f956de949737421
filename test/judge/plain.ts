// Outcomes of games with single positions by plain recursion over the rules. Shares nothing with src/.

/** Whether the player to move wins. A player who cannot move loses, or wins under misère play. */
export function plainWinner<P>(
  options: (position: P) => Iterable<P>,
  misere = false,
  key: (position: P) => unknown = (position) => String(position),
): (position: P) => boolean {
  const known = new Map<unknown, boolean>();
  const wins = (position: P): boolean => {
    const name = key(position);
    const found = known.get(name);
    if (found !== undefined) return found;
    let moved = false;
    let won = false;
    for (const option of options(position)) {
      moved = true;
      if (!wins(option)) {
        won = true;
        break;
      }
    }
    const result = moved ? won : misere;
    known.set(name, result);
    return result;
  };
  return wins;
}

/** Numbers from 1 to `most`. */
export const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** `heaps` with heap `i` replaced by `size`. */
export const changed = (heaps: readonly number[], i: number, size: number): number[] =>
  heaps.map((heap, j) => (j === i ? size : heap));
