import { say, verbatim } from "nimber/locale";
import type { Sql } from "../database/database.ts";
import { type Running, type Tally, tallyOf } from "../database/stored.ts";
import { t } from "../locale/census.ts";
import type { CensusContext } from "./request.ts";

const SHOW_MS = 250;
const LEAST_TALLY_MS = 1000;
/** Counting takes at most 1/SHARE of the time. */
const SHARE = 20;
/** Milliseconds between progress lines in a log; a terminal has one line that changes. */
const LOG_MS = 60_000;

/** Subject of the progress line. */
interface ProgressSubject {
  /** Games to count; undefined for all. */
  keys?(): ReadonlySet<string> | undefined;
  running(): readonly Running[];
}

/** Shows a progress line until it is ended. */
export function showProgress(
  context: CensusContext,
  sql: Sql,
  { keys, running }: ProgressSubject,
): () => Promise<void> {
  const begun = Date.now();
  let first: Tally | undefined;
  let tally: Tally | undefined;
  let ended = false;
  let logged = begun;
  const count = async () => {
    while (!ended) {
      const started = Date.now();
      // A missing database is reported by the code that needs it.
      tally = await tallyOf(sql, keys?.()).catch(() => tally);
      first ??= tally;
      const pause = Math.max(LEAST_TALLY_MS, SHARE * (Date.now() - started));
      for (let waited = 0; waited < pause && !ended; waited += SHOW_MS) {
        await new Promise((resolve) => setTimeout(resolve, SHOW_MS));
        if (tally === undefined || ended) continue;
        const line = lineOf(context, tally, first!, (Date.now() - begun) / 1000, running());
        context.terminal.progress(fitting(line, context.terminal.columns));
        if (process.stderr.isTTY || Date.now() - logged < LOG_MS) continue;
        logged = Date.now();
        context.terminal.warn(`nimber: ${line}\n`);
      }
    }
  };
  const counting = count();
  return async () => {
    ended = true;
    await counting;
    context.terminal.progress("");
  };
}

function lineOf(
  { language }: CensusContext,
  tally: Tally,
  first: Tally,
  seconds: number,
  running: readonly Running[],
): string {
  if (tally.total === 0) return say(t("noGamesYet"), language);
  const done = tally.total - tally.waiting - tally.failed;
  const rate = Math.max(0, first.waiting + (tally.total - first.total) - tally.waiting) / seconds;
  // Uses the predicted work, because the longest games come first and a rate by count would be too
  // pessimistic.
  const worked = first.work + growth(first, tally) - tally.work;
  const left = worked > 0 ? (tally.work * seconds) / worked : Number.NaN;
  const [longest] = [...running].sort((a, b) => b.seconds - a.seconds);
  const slow =
    longest !== undefined && longest.seconds >= 3
      ? t("for", { game: longest.game, duration: duration(longest.seconds) })
      : verbatim("");
  const about = Number.isFinite(left) ? t("aboutLeft", { left: duration(left) }) : verbatim("");
  const failed = tally.failed > 0 ? t("failed", { failed: tally.failed }) : verbatim("");
  return say(
    t("doneRunningS", {
      done: grouped(done),
      grouped: grouped(tally.total),
      running: running.length,
      failed,
      grouped5: grouped(Math.round(rate)),
      about,
      slow,
    }),
    language,
  );
}

/** Work added since `first` was counted, at the present average per game. */
const growth = (first: Tally, tally: Tally): number =>
  tally.waiting > 0 ? ((tally.total - first.total) * tally.work) / tally.waiting : 0;

export const grouped = (value: number): string => value.toLocaleString("en");

/** Duration in the usual format: `12 s`, `3:05`, `2:03:05`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const pad = (each: number) => `${each}`.padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}

/** Shortens a line to fit the terminal; Chinese characters are twice as wide. */
function fitting(line: string, columns: number): string {
  let width = 0;
  let end = 0;
  for (const char of line) {
    width += /[\u2e80-\uffef]/.test(char) ? 2 : 1;
    if (width >= columns) break;
    end += char.length;
  }
  return line.slice(0, end);
}
