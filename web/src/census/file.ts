import { Refusal } from "nimber/worker";
import { parse } from "papaparse";
import { t } from "../locale/census.ts";
import {
  type Column,
  type Counts,
  type Entry,
  type Filter,
  type Found,
  type Page,
  type Point,
  type Query,
  verdicts,
} from "./source.ts";

// Reads censuses from exported CSV.

/** Required columns of an exported census; only one of quotients has `order`. */
const NEEDED = {
  values: ["game", "verdict", "preperiod", "period", "maximum", "heaps"],
  quotients: ["game", "verdict", "preperiod", "period", "order", "pPortion", "tame", "heaps"],
} as const;

/** Content of a file: all its games, in memory. */
export interface Reading {
  readonly counts: Counts;
  page(query: Query): Page;
  points(filter: Filter): readonly Point[];
}

/**
 * Census read from exported CSV.
 * @throws Refusal
 */
export function readCensus(csv: string): Reading {
  const { data, meta, errors } = parse<Row>(csv, { header: true, skipEmptyLines: true });
  const kind = meta.fields?.includes("order") ? "quotients" : "values";
  const missing = NEEDED[kind].find((column) => !meta.fields?.includes(column));
  if (missing !== undefined) {
    throw new Refusal({ text: t("lineExpectedColumnNotCsv", { missing }) });
  }
  const cut = errors.find(({ type }) => type === "Quotes" || type === "FieldMismatch");
  // Only in one of these cases does the parser count the line of names as a row.
  if (cut !== undefined) throw cutShort((cut.row ?? 0) + (cut.type === "Quotes" ? 1 : 2));
  const entries = data.map(entryOf);
  const count = (verdict: Found) => entries.filter((entry) => entry.verdict === verdict).length;
  const counts: Counts = {
    done: entries.length,
    running: 0,
    waiting: 0,
    proved: count("proved"),
    observed: count("observed"),
    open: count("open"),
    failed: count("failed"),
  };
  // Caches the last result, because turning pages asks for the same games in the same order.
  let sorted: { readonly key: string; readonly rows: readonly Entry[] } | undefined;
  return {
    counts,
    page({ sort, descending, offset, limit, ...filter }) {
      const key = JSON.stringify([filter, sort, descending]);
      if (sorted?.key !== key) {
        sorted = { key, rows: entries.filter(fits(filter)).sort(by(sort, descending)) };
      }
      return { total: sorted.rows.length, rows: sorted.rows.slice(offset, offset + limit) };
    },
    points: (filter) => pointsOf(entries.filter(fits(filter))),
  };
}

type Row = Readonly<Record<string, string>>;

const cutShort = (line: number) => new Refusal({ text: t("lineExpectedManyFieldsLine", { line }) });

function entryOf(row: Row, i: number): Entry {
  const verdict = verdicts.find((each) => each === row.verdict);
  if (verdict === undefined || !row.game) {
    throw new Refusal({
      text: t("lineExpectedGameVerdictFound", { i, game: row.game, verdict: row.verdict }),
    });
  }
  const number = (column: string, least = 0) => numberIn(row[column] ?? "", column, least, i + 2);
  return {
    game: row.game,
    stands: (row.stands || row.game).split(" "),
    verdict,
    stoppedBy: row.stoppedBy || null,
    preperiod: number("preperiod"),
    period: number("period", 1),
    saltus: number("saltus"),
    maximum: number("maximum"),
    lastRare: number("lastRare"),
    heaps: number("heaps") ?? 0,
    order: number("order", 1),
    pPortion: number("pPortion"),
    tame: number("tame"),
  };
}

function numberIn(text: string, column: string, least: number, line: number): number | null {
  if (text === "") return null;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new Refusal({ text: t("lineExpectedWholeNumberLeast", { line, least, column, text }) });
}

function fits({ text, verdict, preperiod, period }: Filter): (entry: Entry) => boolean {
  const sought = text.toLowerCase();
  return (entry) =>
    (verdict === "" || entry.verdict === verdict) &&
    (preperiod === undefined || entry.preperiod === preperiod) &&
    (period === undefined || entry.period === period) &&
    (sought === "" || entry.stands.some((game) => game.toLowerCase().includes(sought)));
}

/**
 * Comparison by a column. Unknown values come last in both directions; equal games keep the order of the
 * file.
 */
function by(column: Column, descending: boolean): (a: Entry, b: Entry) => number {
  return (a, b) => {
    const [x, y] = [a[column], b[column]];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    const order = typeof x === "string" || typeof y === "string" ? (x < y ? -1 : x > y ? 1 : 0) : x - y;
    return descending ? -order : order;
  };
}

function pointsOf(entries: readonly Entry[]): Point[] {
  const points = new Map<string, Point>();
  for (const { game, preperiod, period } of entries) {
    if (preperiod === null || period === null) continue;
    const key = `${preperiod} ${period}`;
    const before = points.get(key);
    points.set(key, { preperiod, period, games: (before?.games ?? 0) + 1, first: before?.first ?? game });
  }
  return [...points.values()];
}
