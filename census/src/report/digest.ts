import { encodedAs } from "nimber";
import { parseGame } from "nimber/games";
import { unpacked } from "../compute/packed.ts";
import type { Failure, Results } from "../results.ts";
import type { PeriodRow, QuotientRow, Row } from "../types.ts";

type Bulk = "certificate" | "values" | "key" | "seconds";

/** Data of a row on a period for a report. */
export type Digest = Omit<PeriodRow, Bulk | "exceptions">;

/** Data of a row on a misère quotient for a report. */
export type QuotientDigest = Omit<QuotientRow, Bulk>;

/** All results of a census: sets by their members, others by their names. */
export interface Digests {
  readonly rows: readonly Digest[];
  readonly quotients: readonly QuotientDigest[];
  /** Of all rows, whatever was asked. */
  readonly told: readonly Pick<Row, "verdict" | "stands" | "engine">[];
  readonly failures: readonly Failure[];
  /** Outcomes under misère play, 0 for P and 1 for N, of games of which these were asked. */
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
  return match === null
    ? undefined
    : [...`${match[1]}${match[2]}`].map((digit) => Number.parseInt(digit, 16));
}

/** The members of a finite set; undefined for other games. */
export function membersOf(game: string): readonly number[] | undefined {
  if (!game.startsWith("{")) return undefined;
  const takes = encodedAs(parseGame(game), "take");
  return takes !== undefined && "set" in takes ? takes.set : undefined;
}

/** The largest of any number of values, and `least` at least. */
export function largest(values: Iterable<number>, least: number): number {
  let most = least;
  for (const value of values) if (value > most) most = value;
  return most;
}
