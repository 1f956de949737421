import { verbatim } from "nimber/locale";
import type { Counts, Page, Point, Query, Source } from "./source.ts";

interface Summary {
  readonly served: boolean;
  readonly name?: string;
}

/** Census behind this page's server, if it serves one. */
export async function servedSource(): Promise<Source | undefined> {
  const summary = await ask<Summary>("summary").catch(() => undefined);
  if (!summary?.served) return undefined;
  const name = summary.name ?? "census";
  return {
    name: verbatim(name),
    counts: (signal) => ask<Counts>("counts", {}, signal),
    page: (query, signal) => ask<Page>("rows", query, signal),
    points: (filter, signal) => ask<readonly Point[]>("points", filter, signal),
  };
}

async function ask<T>(what: string, query: Partial<Query> = {}, signal?: AbortSignal): Promise<T> {
  const fields = Object.entries(query).map(([name, value]): [string, string] => [name, `${value}`]);
  const response = await fetch(`./census/${what}.json?${new URLSearchParams(fields)}`, {
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`census/${what}: ${response.status}`);
  return (await response.json()) as T;
}
