import { existsSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { LimitError } from "../errors.ts";
import type { Values } from "../solve/kernel/store.ts";
import { USUAL } from "../solve/limits.ts";
import type { HeapTable } from "../solve/period/table.ts";
import type { Text } from "../types.ts";
import { readCheckpoint, saveCheckpoint } from "./checkpoint.ts";
import { type Given, UsageError } from "./command.ts";
import { limitsOf, numberOf } from "./input.ts";
import { checkpointOf } from "./long-options.ts";

/** Signals that ask a process to end, and how shells count it when one did. */
const ENDINGS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

type Ending = keyof typeof ENDINGS;

const endings = Object.keys(ENDINGS) as Ending[];

/** Hears signals to end, in place of ending at once. */
interface Hearing {
  /** How the process is to exit, when one was heard. */
  asked(): number | undefined;
  cease(): void;
}

/** Signals are heard only while the work pauses. */
export function hearEndings(): Hearing {
  let asked: Ending | undefined;
  const end = (signal: Ending) => {
    asked = signal;
  };
  for (const signal of endings) process.on(signal, end);
  return {
    asked: () => asked && ENDINGS[asked],
    cease() {
      for (const signal of endings) process.off(signal, end);
    },
  };
}

/** What ends a long run at the latest: one of them at least is given. */
export interface Bound {
  readonly heaps?: number | undefined;
  readonly seconds?: number | undefined;
}

/**
 * Runs `work` to its end, with a progress line, and a checkpoint when one was asked for. A signal to end then saves
 * first.
 */
export async function longRun<T>(
  given: Given,
  game: string,
  table: HeapTable,
  work: Generator<number, T>,
  bound: Bound,
): Promise<T> {
  const file = checkpointOf(given);
  const every = 1000 * numberOf(given, "every", 60, 1);
  const show = progressOf(given, table, bound);
  let saved = Date.now();
  let hearing: Hearing | undefined;
  /** A disk that is full now may not be so in a minute, and the work goes on. */
  const save = (): boolean => {
    if (file === undefined) return false;
    saved = Date.now();
    try {
      saveCheckpoint(file, game, table.values(table.filled - 1));
      return true;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      given.terminal.warn(`nimber: ${error.text[given.language]}\n`);
      return false;
    }
  };
  if (file !== undefined) {
    if (given.option("resume") === undefined && existsSync(file)) throw wouldLose(file);
    hearing = hearEndings();
  }
  try {
    for (;;) {
      const step = work.next();
      if (step.done) {
        save();
        return step.value;
      }
      show(step.value);
      if (file === undefined) continue;
      const status = hearing?.asked();
      if (status !== undefined) {
        if (save()) given.terminal.warn(`nimber: ${savedText(table.filled, file)[given.language]}\n`);
        process.exit(status);
      }
      if (Date.now() - saved >= every) save();
      await setImmediate();
    }
  } catch (error) {
    if (error instanceof LimitError) save();
    throw error;
  } finally {
    hearing?.cease();
  }
}

/**
 * The values that --resume names, of the game `game`; undefined without that option.
 * @throws UsageError when the file cannot be read, is damaged or is of another game; LimitError when its values need
 * more memory than allowed.
 */
export function resumed(given: Given, game: string): Values | undefined {
  const file = given.option("resume");
  const { bytes = USUAL.bytes } = limitsOf(given);
  return file === undefined ? undefined : readCheckpoint(file, game, bytes);
}

export const wouldLose = (file: string): UsageError =>
  new UsageError({
    en: `--checkpoint: expected a new file, found ${file}; go on from it with --resume ${file}`,
    zh: `--checkpoint：此处应为新文件，但 ${file} 已存在；可用 --resume ${file} 继续`,
  });

const savedText = (heaps: number, file: string): Text => ({
  en: `stopped with ${heaps} values saved in ${file}; go on with --resume ${file}`,
  zh: `已停止，${heaps} 个值保存于 ${file}；可用 --resume ${file} 继续`,
});

/** A progress line: heaps done, their rate, what the method knows, and how long it may take at most. */
function progressOf(
  given: Given,
  table: HeapTable,
  { heaps: goal, seconds }: Bound,
): (heaps: number) => void {
  const begun = Date.now();
  const first = table.filled;
  let shown = begun;
  return (heaps) => {
    const now = Date.now();
    if (now - shown < 200) return;
    shown = now;
    const rate = (1000 * Math.max(0, heaps - first)) / (now - begun);
    const waits = [
      ...(goal === undefined ? [] : [rate > 0 ? Math.ceil((goal - heaps) / rate) : 0]),
      ...(seconds === undefined ? [] : [Math.ceil(seconds - (now - begun) / 1000)]),
    ];
    const left = duration(Math.max(0, Math.min(...waits)));
    const { rare } = table.stats();
    const rares = rare === undefined ? "" : `  ${rare.count} rare  mask 0x${rare.mask.toString(16)}`;
    const raresZh = rare === undefined ? "" : `  稀有 ${rare.count}  掩码 0x${rare.mask.toString(16)}`;
    const [done, speed] = [heaps, Math.round(rate)].map((each) => each.toLocaleString("en"));
    const to = goal?.toLocaleString("en");
    given.terminal.progress(
      {
        en: `heap ${done}  ${speed}/s${rares}  at most ${left}${to === undefined ? "" : ` to heap ${to}`}`,
        zh: `n = ${done}  ${speed}/秒${raresZh}  ${to === undefined ? "" : `到 ${to} `}至多还需 ${left}`,
      }[given.language],
    );
  };
}

function duration(seconds: number): string {
  const pad = (each: number) => `${each}`.padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}
