/** Ways to play several games at once, other than the sum, where a move is made in one of them. */
export const compounds = [
  "conjunctive",
  "continued-conjunctive",
  "selective",
  "shortened-selective",
  "shortened-disjunctive",
] as const;

/** Name of a way to play several components at once. */
export type Compound = (typeof compounds)[number];
