/** Ways to play several games at once, beside the sum, in which a move is made in one of them. */
export const compounds = [
  "conjunctive",
  "continued-conjunctive",
  "selective",
  "shortened-selective",
  "shortened-disjunctive",
] as const;

/** Way to play several components at once, by its name. */
export type Compound = (typeof compounds)[number];
