import { encodedAs } from "nimber";
import { parseGame } from "nimber/games";
import { unpacked } from "../compute/packed.ts";
import type { Failure, Results } from "../results.ts";
import type { PeriodRow, QuotientRow, Row } from "../types.ts";

type Bulk = "certificate" | "values" | "key" | "seconds";

/** Fields of a row on a period that a report uses. */
export type Digest = Omit<PeriodRow, Bulk | "exceptions">;

/** Fields of a row on a misère quotient that a report uses. */
export type QuotientDigest = Omit<QuotientRow, Bulk>;

/** All results of a census for a report. */
export interface Digests {
  readonly rows: readonly Digest[];
  readonly quotients: readonly QuotientDigest[];
  /** Common fields of all rows, for any question. */
  readonly told: readonly Pick<Row, "verdict" | "stands" | "engine">[];
  readonly failures: readonly Failure[];
  /** Misère outcomes, 0 for P and 1 for N, of the games with this question. */
  readonly outcomes: readonly { readonly game: string; readonly of: readonly number[] }[];
}

export async function digestOf(
  results: Pick<Results, "rows" | "failures">,
  keys: ReadonlySet<string> | undefined,
): Promise<Digests> {
  const rows: Digest[] = [];
  const quotients: QuotientDigest[] = [];
  const told: Pick<Row, "verdict" | "stands" | "engine">[] = [];
  let misere = false;
  for await (const row of results.rows({ light: true, ...(keys && { keys }) })) {
    const { verdict, stands, engine } = row;
    told.push({ verdict, stands, engine });
    if (row.question === "misere") misere = true;
    else if (row.question === "quotient") quotients.push(row);
    else rows.push(withoutBulk(row));
  }
  sort(rows);
  const failures: Failure[] = [];
  for await (const failure of results.failures()) {
    if (keys === undefined || keys.has(failure.key)) failures.push(failure);
  }
  const outcomes: { game: string; of: readonly number[] }[] = [];
  if (misere) {
    for await (const row of results.rows({ question: "misere", ...(keys && { keys }) })) {
      if (row.values !== null) outcomes.push({ game: row.game, of: unpacked(row.values) });
    }
  }
  return { rows, quotients, told, failures, outcomes };
}

function withoutBulk({ certificate, values, exceptions, key, seconds, ...digest }: PeriodRow): Digest {
  return digest;
}

function sort(rows: Digest[]): void {
  const members = new Map(rows.map(({ game }) => [game, membersOf(game)]));
  rows.sort((a, b) => {
    const [left, right] = [members.get(a.game), members.get(b.game)];
    if (left === undefined || right === undefined) return a.game < b.game ? -1 : 1;
    const at = left.findIndex((member, i) => member !== right[i]);
    return at < 0 ? left.length - right.length : left[at]! - (right[at] ?? 0);
  });
}

/** Row with a proved period. */
export type ProvedDigest = Digest & {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
};

export const isProved = (row: Digest): row is ProvedDigest => row.verdict === "proved" && row.period !== null;

/** Digits of a code, with the one before the point first; undefined for other games. */
export function digitsOf(game: string): readonly number[] | undefined {
  const match = /^([0-9A-F])\.([0-9A-F]+)$/.exec(game);
  return match === null
    ? undefined
    : [...`${match[1]}${match[2]}`].map((digit) => Number.parseInt(digit, 16));
}

/** Members of a finite set; undefined for other games. */
export function membersOf(game: string): readonly number[] | undefined {
  if (!game.startsWith("{")) return undefined;
  const takes = encodedAs(parseGame(game), "take");
  return takes !== undefined && "set" in takes ? takes.set : undefined;
}

/** Largest of any number of values, at least `least`. */
export function largest(values: Iterable<number>, least: number): number {
  let most = least;
  for (const value of values) if (value > most) most = value;
  return most;
}
