/** Bits of a cell of a comparison: whether the law says P, and whether it is wrong. */
export const SAID = { p: 1, wrong: 2 } as const;
