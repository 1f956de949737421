import type { Text } from "nimber";
import { parse } from "papaparse";
import {
  type Column,
  type Counts,
  type Entry,
  type Filter,
  type Found,
  type Point,
  type Source,
  verdicts,
} from "./source.ts";

/** Columns without which a file is not the export of a census. */
const NEEDED = ["game", "verdict", "preperiod", "period", "maximum", "heaps"] as const;

/** A file that is not the export of a census: its `text` says why. */
export class FileRefusal extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

/**
 * A census from the CSV that it was exported as. Keeps all games in memory.
 * @throws FileRefusal
 */
export function fileSource(name: Text, csv: string): Source {
  const { data, meta } = parse<Readonly<Record<string, string>>>(csv, { header: true, skipEmptyLines: true });
  const missing = NEEDED.find((column) => !meta.fields?.includes(column));
  if (missing !== undefined) {
    throw new FileRefusal({
      en: `Line 1: expected the column ${missing}; this is not the CSV export of a census.`,
      zh: `第 1 行：缺少列 ${missing}；这不是普查导出的 CSV 文件。`,
    });
  }
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
  return {
    name,
    counts: async () => counts,
    async page({ sort, descending, offset, limit, ...filter }) {
      const rows = entries.filter(fits(filter)).sort(by(sort, descending));
      return { total: rows.length, rows: rows.slice(offset, offset + limit) };
    },
    points: async (filter) => pointsOf(entries.filter(fits(filter))),
  };
}

function entryOf(row: Readonly<Record<string, string>>, i: number): Entry {
  const verdict = verdicts.find((each) => each === row.verdict);
  if (verdict === undefined || !row.game) {
    throw new FileRefusal({
      en: `Line ${i + 2}: expected a game and its verdict, found ${row.game || "nothing"}, ${row.verdict || "nothing"}.`,
      zh: `第 ${i + 2} 行：此处应为游戏及其结论，但读到 ${row.game || "空"}、${row.verdict || "空"}。`,
    });
  }
  const number = (column: string): number | null => {
    const value = row[column] ?? "";
    return /^-?\d+$/.test(value) ? Number(value) : null;
  };
  return {
    game: row.game,
    stands: (row.stands ?? row.game).split(" "),
    verdict,
    stoppedBy: row.stoppedBy || null,
    preperiod: number("preperiod"),
    period: number("period"),
    saltus: number("saltus"),
    maximum: number("maximum"),
    lastRare: number("lastRare"),
    heaps: number("heaps") ?? 0,
  };
}

function fits({ text, verdict, preperiod, period }: Filter): (entry: Entry) => boolean {
  const sought = text.toLowerCase();
  return (entry) =>
    (verdict === "" || entry.verdict === verdict) &&
    (preperiod === undefined || entry.preperiod === preperiod) &&
    (period === undefined || entry.period === period) &&
    entry.stands.some((game) => game.toLowerCase().includes(sought));
}

/** What is unknown comes last in both directions; equal games stay in the order of the file. */
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
