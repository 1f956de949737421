/**
 * Nodes that a search of parts may visit for each allowed position; parts lost from the table are visited
 * again.
 */
export const NODES = 10;

/** Work of a search: positions queried, table lookups, successful lookups, entries stored. */
export interface Work {
  readonly nodes: number;
  readonly lookups?: number;
  readonly hits?: number;
  readonly entries: number;
  /** Nodes of earlier runs, from a checkpoint. */
  readonly before?: number;
  /** Number of threads, if several were possible. */
  readonly threads?: number;
}

/** Work since `before`, and the present number of entries. */
export function workSince(before: Work | undefined, now: Work): Work {
  return {
    nodes: now.nodes - (before?.nodes ?? 0),
    ...(now.lookups !== undefined && { lookups: now.lookups - (before?.lookups ?? 0) }),
    ...(now.hits !== undefined && { hits: now.hits - (before?.hits ?? 0) }),
    entries: now.entries,
    ...(now.threads !== undefined && { threads: now.threads }),
  };
}

/** Total work of several searches. */
export function totalWork(all: readonly Work[]): Work {
  const sum = (of: (work: Work) => number | undefined): number | undefined =>
    all.reduce<number | undefined>((total, work) => {
      const more = of(work);
      return more === undefined ? total : (total ?? 0) + more;
    }, undefined);
  const lookups = sum((work) => work.lookups);
  const hits = sum((work) => work.hits);
  const threads = all.flatMap((work) => work.threads ?? []);
  return {
    nodes: sum((work) => work.nodes) ?? 0,
    ...(lookups !== undefined && { lookups }),
    ...(hits !== undefined && { hits }),
    entries: sum((work) => work.entries) ?? 0,
    ...(threads.length > 0 && { threads: Math.max(...threads) }),
  };
}
