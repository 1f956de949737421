/** What a law says of a pair, beside what the rules say: bits of a cell. */
export const SAID = { p: 1, wrong: 2 } as const;
