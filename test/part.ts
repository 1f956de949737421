/** Whether these are the quick tests, which leave a part to the slow ones. */
export const isQuick: boolean = process.env.NIMBER_SLOW === undefined;

/** How many of `all` seeded cases are gone through: an eighth in the quick tests, all of them in the slow ones. */
export const partOf = (all: number): number => (isQuick ? Math.ceil(all / 8) : all);

/** What is gone through by the slow tests alone: nothing of it in the quick ones. */
export const slowly = <T>(cases: readonly T[]): readonly T[] => (isQuick ? [] : cases);

/** One case in `every`, from the one of index `from` on, in the quick tests; all of them in the slow ones. */
export const oneIn = <T>(every: number, cases: readonly T[], from = 0): readonly T[] =>
  isQuick ? cases.filter((_, i) => i % every === from % every) : cases;
