import type { Text } from "nimber";
import { storedResults, type WorkerState, workersOf } from "../database/stored.ts";
import { openReading, placeOf } from "../open.ts";
import { retry as putBack } from "../queue/enqueue.ts";
import type { Counts, Failure } from "../results.ts";
import { duration, grouped } from "./progress.ts";
import { type ExitCode, type Given, keysOf, type Layout, noMore, planIn, say } from "./request.ts";
import { openSession } from "./session.ts";
import { verdictsOf } from "./verdicts.ts";

const TEXT = {
  done: { en: "done", zh: "已完成" },
  running: { en: "running", zh: "进行中" },
  waiting: { en: "waiting", zh: "等待中" },
  failed: { en: "failed", zh: "失败" },
  slowest: { en: "Running longest", zh: "运行最久" },
  why: { en: "Failed", zh: "失败原因" },
  nobody: { en: "no worker is running", zh: "没有正在运行的工作进程" },
};

/** Lines of a list before it is cut. */
const SHOWN = 10;

/** `nimber census status [plan]`: how far it is, the games of one plan or all. */
export async function status(
  given: Given,
  [file, ...rest]: readonly string[],
  layout: Layout,
): Promise<ExitCode> {
  noMore(given, rest);
  const plan = file === undefined ? undefined : planIn(file).plan;
  const keys = plan && keysOf(plan);
  const reading = await openReading(placeOf(given.option("data")), (text) => say(given, text));
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
    if (given.json) given.terminal.write(`${JSON.stringify({ ...counts, workers, failures })}\n`);
    else {
      const words = verdictsOf(plan === undefined ? await results.questions() : [plan.question]);
      given.terminal.write(
        statusText(given, layout, { ...TEXT, ...words }, { ...counts, workers, failures }),
      );
    }
  } finally {
    await reading.close();
  }
  return given.exit.answered;
}

interface Status extends Counts {
  readonly workers: readonly WorkerState[];
  readonly failures: readonly Failure[];
}

function statusText(
  { language, terminal }: Given,
  { columns }: Layout,
  words: typeof TEXT & ReturnType<typeof verdictsOf>,
  { workers, failures, ...counts }: Status,
): string {
  const title = (each: keyof typeof TEXT) => `\n  ${terminal.style("bold", TEXT[each][language])}\n`;
  const rows = (["done", "proved", "observed", "open", "running", "waiting", "failed"] as const)
    .filter((each) => each === "done" || counts[each] > 0)
    .map((each) => {
      const part = ["proved", "observed", "open"].includes(each);
      return [`${part ? "  " : ""}${words[each][language]}`, grouped(counts[each])];
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

/** `nimber census workers`: the processes that compute. */
export async function workers(given: Given, words: readonly string[], layout: Layout): Promise<ExitCode> {
  noMore(given, words);
  const { language, terminal } = given;
  const reading = await openReading(placeOf(given.option("data")), (text) => say(given, text));
  try {
    const found = await workersOf(reading);
    if (given.json) terminal.write(`${JSON.stringify(found)}\n`);
    else if (found.length === 0) terminal.write(`  ${TEXT.nobody[language]}\n`);
    else
      terminal.write(
        layout.columns(
          [WORKER_TITLES.map((each) => each[language]), ...found.map(workerRow)],
          [1, 2, 3, 4, 5, 6],
        ),
      );
  } finally {
    await reading.close();
  }
  return given.exit.answered;
}

const WORKER_TITLES: readonly Text[] = [
  { en: "host", zh: "主机" },
  { en: "process", zh: "进程" },
  { en: "threads", zh: "线程" },
  { en: "running", zh: "进行中" },
  { en: "done", zh: "已完成" },
  { en: "reserved", zh: "占用内存" },
  { en: "since", zh: "已运行" },
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
export async function retry(given: Given, games: readonly string[]): Promise<ExitCode> {
  const place = placeOf(given.option("data"));
  // To work on a census makes one where there is none.
  await (await openReading(place, (text) => say(given, text))).close();
  const session = await openSession(given, place, 2);
  try {
    const count = await session.patiently(() =>
      putBack(session.database, session.boss, games.length === 0 ? undefined : games),
    );
    const text = {
      en: `  ${grouped(count)} put back; run or worker computes them\n`,
      zh: `  已放回 ${grouped(count)} 个；由 run 或 worker 计算\n`,
    };
    given.terminal.write(given.json ? `${JSON.stringify({ retried: count })}\n` : text[given.language]);
  } finally {
    await session.close();
  }
  return given.exit.answered;
}
