/** Whether these are the quick tests, which leave some cases to the slow ones. */
export const isQuick: boolean = process.env.NIMBER_SLOW === undefined;

/** Number of seeded cases to run: a thirty-second of `all`, and not below `least`, in the quick tests; all in the slow ones. */
export const partOf = (all: number, least = 1): number =>
  isQuick ? Math.max(least, Math.ceil(all / 32)) : all;

/** Cases for the slow tests only. */
export const slowly = <T>(cases: readonly T[]): readonly T[] => (isQuick ? [] : cases);

/** One case in `every`, beginning with index `from`, in the quick tests; all in the slow ones. */
export const oneIn = <T>(every: number, cases: readonly T[], from = 0): readonly T[] =>
  isQuick ? cases.filter((_, i) => i % every === from % every) : cases;
