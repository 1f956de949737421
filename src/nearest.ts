/**
 * Word of `candidates` nearest to `word`, if it is within `slips` edits (a letter missing, added, changed, or
 * two swapped), and within half the letters of the word.
 */
export function nearest(word: string, candidates: Iterable<string>, slips = 2): string | undefined {
  let best: string | undefined;
  let least = Math.min(slips, Math.max(1, Math.floor(word.length / 2))) + 1;
  for (const candidate of candidates) {
    const made = distance(word.toLowerCase(), candidate.toLowerCase());
    if (made < least) {
      least = made;
      best = candidate;
    }
  }
  return best;
}

/**
 * Optimal string alignment distance.
 * Source: Damerau, Comm. ACM 7 (1964) 171.
 */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(Math.min(change, last[j]! + 1, row[j - 1]! + 1, swapped ? before[j - 2]! + 1 : change));
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}
