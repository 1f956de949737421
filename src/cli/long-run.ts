import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { LimitError } from "../errors.ts";
import type { Values } from "../solve/heap/store.ts";
import type { HeapTable } from "../solve/heap/table.ts";
import type { Text } from "../types.ts";
import { type Given, type Option, UsageError } from "./command.ts";
import { readFile, writeFile } from "./files.ts";
import { numberOf } from "./input.ts";

/** Options of commands that may compute for hours. */
export const LONG: readonly Option[] = [
  {
    name: "checkpoint",
    value: "file",
    says: { en: "save the values every minute and on Ctrl-C", zh: "每分钟及按 Ctrl-C 时保存进度" },
  },
  {
    name: "resume",
    value: "file",
    says: { en: "go on from a checkpoint, and keep saving to it", zh: "从保存的进度继续，并继续保存" },
  },
  {
    name: "every",
    value: "seconds",
    says: { en: "how often to save (60)", zh: "保存的间隔秒数（60）" },
  },
];

/** A process that Ctrl-C ended, as shells count it. */
const INTERRUPTED = 130;

/**
 * Runs `work` to its end, with a progress line, and a checkpoint when one was asked for. Ctrl-C then saves and
 * ends the process.
 */
export async function longRun<T>(
  given: Given,
  game: string,
  table: HeapTable,
  work: Generator<number, T>,
  goal: number,
): Promise<T> {
  const file = given.option("checkpoint") ?? given.option("resume");
  const every = 1000 * numberOf(given, "every", 60, 1);
  const show = progressOf(given, table, goal);
  let saved = Date.now();
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
  };
  const save = () => {
    if (file === undefined) return;
    writeFile(file, checkpoint(game, table.values(table.filled - 1)));
    saved = Date.now();
  };
  if (file !== undefined) {
    if (given.option("resume") === undefined && existsSync(file)) throw wouldLose(file);
    process.on("SIGINT", interrupt);
  }
  try {
    // Now rather than in a minute is the time to learn that the file cannot be written.
    save();
    for (;;) {
      const step = work.next();
      if (step.done) {
        save();
        return step.value;
      }
      show(step.value);
      if (file === undefined) continue;
      if (interrupted || Date.now() - saved >= every) save();
      if (interrupted) {
        given.terminal.warn(`nimber: ${savedText(table.filled, file)[given.language]}\n`);
        process.exit(INTERRUPTED);
      }
      await setImmediate();
    }
  } catch (error) {
    if (error instanceof LimitError) save();
    throw error;
  } finally {
    process.off("SIGINT", interrupt);
  }
}

const wouldLose = (file: string) =>
  new UsageError({
    en: `--checkpoint: expected a new file, found ${file}; go on from it with --resume ${file}`,
    zh: `--checkpoint：此处应为新文件，但 ${file} 已存在；可用 --resume ${file} 继续`,
  });

const savedText = (heaps: number, file: string): Text => ({
  en: `stopped with ${heaps} values saved in ${file}; go on with --resume ${file}`,
  zh: `已停止，${heaps} 个值保存于 ${file}；可用 --resume ${file} 继续`,
});

/** A progress line: heaps done, their rate, what the method knows, and how long it may take at most. */
function progressOf(given: Given, table: HeapTable, goal: number): (heaps: number) => void {
  const begun = Date.now();
  const first = table.filled;
  let shown = begun;
  return (heaps) => {
    const now = Date.now();
    if (now - shown < 200) return;
    shown = now;
    const rate = (1000 * Math.max(0, heaps - first)) / (now - begun);
    const left = rate > 0 ? Math.ceil((goal - heaps) / rate) : 0;
    const { rare } = table.stats();
    const rares = rare === undefined ? "" : `  ${rare.count} rare  mask 0x${rare.mask.toString(16)}`;
    const raresZh = rare === undefined ? "" : `  稀有 ${rare.count}  掩码 0x${rare.mask.toString(16)}`;
    const [done, speed] = [heaps, Math.round(rate)].map((each) => each.toLocaleString("en"));
    given.terminal.progress(
      {
        en: `heap ${done}  ${speed}/s${rares}  at most ${duration(left)} to heap ${goal.toLocaleString("en")}`,
        zh: `堆 ${done}  ${speed}/秒${raresZh}  到 ${goal.toLocaleString("en")} 至多还需 ${duration(left)}`,
      }[given.language],
    );
  };
}

function duration(seconds: number): string {
  const pad = (each: number) => `${each}`.padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

/** A line of JSON, and then the values as they lie in memory, lowest byte first. */
function checkpoint(game: string, values: Values): Buffer {
  const data = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  const width = values.BYTES_PER_ELEMENT;
  const head = { nimber: "checkpoint", version: 1, game, heaps: values.length, width };
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, sha256: digest(head, data) })}\n`), data]);
}

const digest = (head: object, data: Uint8Array) =>
  createHash("sha256").update(JSON.stringify(head)).update(data).digest("hex");

/**
 * The values that --resume names, of the game `game`; undefined without that option.
 * @throws UsageError when the file cannot be read, is damaged or is of another game.
 */
export function resumed(given: Given, game: string): Values | undefined {
  const file = given.option("resume");
  if (file === undefined) return undefined;
  const bytes = readFile(file);
  const end = bytes.indexOf("\n");
  const data = bytes.subarray(end + 1);
  const head = headOf(bytes.subarray(0, Math.max(0, end)).toString("utf8"));
  const { sha256, ...rest } = head ?? {};
  if (head === undefined || sha256 !== digest(rest, data) || data.length !== head.heaps * head.width) {
    throw new UsageError({
      en: `${file}: expected a checkpoint that is whole, found other or damaged content`,
      zh: `${file}：此处应为完整的进度文件，但内容不符或已损坏`,
    });
  }
  if (head.game !== game) {
    throw new UsageError({
      en: `${file}: expected a checkpoint of ${game}, found one of ${head.game}`,
      zh: `${file}：此处应为 ${game} 的进度文件，但读到 ${head.game} 的`,
    });
  }
  const kind = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array }[head.width];
  return new kind(new Uint8Array(data).buffer);
}

interface Head {
  readonly game: string;
  readonly heaps: number;
  readonly width: 1 | 2 | 4;
  readonly sha256: string;
}

function headOf(line: string): Head | undefined {
  try {
    const head = JSON.parse(line);
    const right = head.nimber === "checkpoint" && head.version === 1 && [1, 2, 4].includes(head.width);
    return right ? head : undefined;
  } catch {
    return undefined;
  }
}
