/**
 * Games with a name whose values are compared with a sequence, in the order in which they are tried: those of one heap
 * that are met most, and those whose values are in the OEIS.
 */
export const comparedGames: readonly string[] = [
  "nim",
  "kayles",
  "dawsons-kayles",
  "dawsons-chess",
  "lasker",
  "powers-of-two",
  "grundys-game",
  "mark",
  "divisor-game",
];
