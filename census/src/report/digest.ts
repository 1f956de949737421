import { parseGame } from "nimber";
import type { Failure, Results } from "../results.ts";
import type { Row } from "../types.ts";

/** What a report needs of a row. */
export type Digest = Omit<Row, "certificate" | "values" | "exceptions" | "question" | "key" | "seconds">;

/** All results of a census, in the order of their keys. */
export interface Digests {
  readonly rows: readonly Digest[];
  readonly failures: readonly Failure[];
  readonly questions: ReadonlySet<Row["question"]>;
}

export async function digestOf(
  results: Pick<Results, "rows" | "failures">,
  keys: ReadonlySet<string> | undefined,
): Promise<Digests> {
  const rows: Digest[] = [];
  const questions = new Set<Row["question"]>();
  for await (const row of results.rows({ light: true, ...(keys && { keys }) })) {
    const { certificate, values, exceptions, question, key, seconds, ...digest } = row;
    questions.add(question);
    rows.push(digest);
  }
  const failures: Failure[] = [];
  for await (const failure of results.failures()) {
    if (keys === undefined || keys.has(failure.key)) failures.push(failure);
  }
  return { rows, failures, questions };
}

/** A row whose period is proved. */
export type ProvedDigest = Digest & {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
};

export const isProved = (row: Digest): row is ProvedDigest => row.verdict === "proved" && row.period !== null;

/** The digits of a code, the one before the point first; undefined for other games. */
export function digitsOf(game: string): readonly number[] | undefined {
  const match = /^([0-9A-F])\.([0-9A-F]+)$/.exec(game);
  return match === null ? undefined : [...`${match[1]}${match[2]}`].map((digit) => Number.parseInt(digit, 16));
}

/** The members of a finite set; undefined for other games. */
export function membersOf(game: string): readonly number[] | undefined {
  if (!game.startsWith("{")) return undefined;
  const { heap } = parseGame(game);
  return heap !== undefined && "set" in heap ? heap.set : undefined;
}
