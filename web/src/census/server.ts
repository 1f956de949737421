import type { Counts, Page, Point, Query, Source } from "./source.ts";

interface Summary {
  readonly served: boolean;
  readonly name?: string;
}

/** The census behind this page's server, if it serves one. */
export async function servedSource(): Promise<Source | undefined> {
  const summary = await ask<Summary>("summary").catch(() => undefined);
  if (!summary?.served) return undefined;
  const name = summary.name ?? "census";
  return {
    name: { en: name, zh: name },
    counts: () => ask<Counts>("counts"),
    page: (query) => ask<Page>("rows", query),
    points: (filter) => ask<readonly Point[]>("points", filter),
  };
}

async function ask<T>(what: string, query: Partial<Query> = {}): Promise<T> {
  const fields = Object.entries(query).map(([name, value]): [string, string] => [name, `${value}`]);
  const response = await fetch(`./census/${what}.json?${new URLSearchParams(fields)}`);
  if (!response.ok) throw new Error(`census/${what}: ${response.status}`);
  return (await response.json()) as T;
}
