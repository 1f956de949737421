/** Sums of games of different kinds for somebody who wants to try one: of a heap, of a pair, then others. */
export const featured: readonly string[] = [
  "kayles 12",
  "wythoff 5,8",
  "chomp 4,4,4",
  "hackenbush 0-1,1-2,1-3,3-4,3-4,3-5",
  "silver-dollar 1,4,6,9",
  "{1,3,4} 12 9",
  "nim 3 4 5",
];
