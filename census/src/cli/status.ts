import type { Text } from "nimber";
import { say } from "nimber/locale";
import { storedResults, type WorkerState, workersOf } from "../database/stored.ts";
import { t } from "../locale/census.ts";
import { openReading, placeOf } from "../open.ts";
import { retry as putBack } from "../queue/enqueue.ts";
import type { Counts, Failure } from "../results.ts";
import { duration, grouped } from "./progress.ts";
import { type CensusContext, type ExitCode, keysOf, type Layout, noMore, planIn, warn } from "./request.ts";
import { openSession } from "./session.ts";
import { verdictsOf } from "./verdicts.ts";

const TEXT = {
  done: t("done"),
  running: t("running"),
  waiting: t("waiting"),
  failed: t("failed2"),
  slowest: t("slowest"),
  why: t("why"),
  nobody: t("nobody"),
};

/** Most lines of a list. */
const SHOWN = 10;

/** `nimber census status [plan]`: progress on the games of one plan or of all. */
export async function status(
  context: CensusContext,
  [file, ...rest]: readonly string[],
  layout: Layout,
): Promise<ExitCode> {
  noMore(context, rest);
  const plan = file === undefined ? undefined : planIn(file).plan;
  const keys = plan && keysOf(plan);
  const reading = await openReading(placeOf(context.option("data")), (text) => warn(context, text));
  try {
    const results = storedResults(reading);
    const counts = await results.counts(keys);
    const asked = ({ key = "" }: { readonly key?: string }) => keys === undefined || keys.has(key);
    const workers = (await workersOf(reading)).map((each) => ({
      ...each,
      running: each.running.filter(asked),
    }));
    const failures: Failure[] = [];
    for await (const each of results.failures()) {
      if (asked(each) && failures.push(each) === SHOWN) break;
    }
    if (context.json) context.terminal.write(`${JSON.stringify({ ...counts, workers, failures })}\n`);
    else {
      const words = verdictsOf(plan === undefined ? await results.questions() : [plan.question]);
      context.terminal.write(
        statusText(context, layout, { ...TEXT, ...words }, { ...counts, workers, failures }),
      );
    }
  } finally {
    await reading.close();
  }
  return context.exit.answered;
}

interface Status extends Counts {
  readonly workers: readonly WorkerState[];
  readonly failures: readonly Failure[];
}

function statusText(
  { language, terminal }: CensusContext,
  { columns }: Layout,
  words: typeof TEXT & ReturnType<typeof verdictsOf>,
  { workers, failures, ...counts }: Status,
): string {
  const title = (each: keyof typeof TEXT) => `\n  ${terminal.style("bold", say(TEXT[each], language))}\n`;
  const rows = (["done", "proved", "observed", "open", "running", "waiting", "failed"] as const)
    .filter((each) => each === "done" || counts[each] > 0)
    .map((each) => {
      const part = ["proved", "observed", "open"].includes(each);
      return [`${part ? "  " : ""}${say(words[each], language)}`, grouped(counts[each])];
    });
  const running = workers
    .flatMap((each) => each.running.map((game) => ({ ...game, host: each.host })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
    .map(({ game, seconds, host }) => [game, duration(seconds), host]);
  const failed = failures.map(({ game, reason }) => [game, reason]);
  return [
    columns(rows, [1]),
    ...(running.length === 0 ? [] : [title("slowest"), columns(running, [1])]),
    ...(failed.length === 0 ? [] : [title("why"), columns(failed)]),
  ].join("");
}

/** `nimber census workers`: the working processes. */
export async function workers(
  context: CensusContext,
  words: readonly string[],
  layout: Layout,
): Promise<ExitCode> {
  noMore(context, words);
  const { language, terminal } = context;
  const reading = await openReading(placeOf(context.option("data")), (text) => warn(context, text));
  try {
    const found = await workersOf(reading);
    if (context.json) terminal.write(`${JSON.stringify(found)}\n`);
    else if (found.length === 0) terminal.write(`  ${say(TEXT.nobody, language)}\n`);
    else
      terminal.write(
        layout.columns(
          [WORKER_TITLES.map((each) => say(each, language)), ...found.map(workerRow)],
          [1, 2, 3, 4, 5, 6],
        ),
      );
  } finally {
    await reading.close();
  }
  return context.exit.answered;
}

const WORKER_TITLES: readonly Text[] = [
  t("host"),
  t("process"),
  t("threads"),
  t("running"),
  t("done"),
  t("reserved"),
  t("since"),
];

const workerRow = (each: WorkerState): string[] => [
  each.host,
  `${each.pid}`,
  `${each.threads}`,
  `${each.running.length}`,
  grouped(each.done),
  `${(each.reserved / 2 ** 20).toFixed(0)}/${(each.memory / 2 ** 20).toFixed(0)} MiB`,
  duration(each.uptime),
];

/** `nimber census retry [game …]`: puts failed games back into the queue. */
export async function retry(context: CensusContext, games: readonly string[]): Promise<ExitCode> {
  const place = placeOf(context.option("data"));
  // Checks that a census exists, because opening one to work would create it.
  await (await openReading(place, (text) => warn(context, text))).close();
  const session = await openSession(context, place, 2);
  try {
    const count = await session.patiently(() =>
      putBack(session.database, session.boss, games.length === 0 ? undefined : games),
    );
    const text = t("putBackRunWorkerComputes", { count: grouped(count) });
    context.terminal.write(
      context.json ? `${JSON.stringify({ retried: count })}\n` : say(text, context.language),
    );
  } finally {
    await session.close();
  }
  return context.exit.answered;
}
