/** Bits of a cell: the claim of a law about a pair, beside the values by the rules. */
export const SAID = { p: 1, wrong: 2 } as const;
