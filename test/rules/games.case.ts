// Games from the literature and from contests as one-line rules, compared with move generators written from
// their statements.

/** Numbers from 1 to n. */
export const to = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);

export const SQUARES: readonly number[] = [1, 4, 9, 16, 25, 36, 49];

export const divisorsOf = (n: number): number[] => to(n).filter((d) => n % d === 0);

export const splits = (n: number, parts: number, most: number = n): number[][] => {
  if (parts === 0) return n === 0 ? [[]] : [];
  return to(Math.min(n, most)).flatMap((first) =>
    splits(n - first, parts - 1, first).map((rest) => [first, ...rest]),
  );
};

export const allSplits = (n: number): number[][] => to(n - 1).flatMap((parts) => splits(n, parts + 1));
