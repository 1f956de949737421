/** How many of `all` seeded cases are gone through: a third in the quick tests, all of them in the slow ones. */
export const partOf = (all: number): number =>
  process.env.NIMBER_SLOW === undefined ? Math.ceil(all / 3) : all;

/** What is gone through by the slow tests alone: nothing of it in the quick ones. */
export const slowly = <T>(cases: readonly T[]): readonly T[] =>
  process.env.NIMBER_SLOW === undefined ? [] : cases;
