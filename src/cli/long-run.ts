import type { Values } from "../solve/kernel/store.ts";
import { USUAL } from "../solve/limits.ts";
import type { HeapTable } from "../solve/period/table.ts";
import type { Text } from "../types.ts";
import { readCheckpoint, saveCheckpoint } from "./checkpoint.ts";
import type { Given } from "./command.ts";
import { limitsOf } from "./input.ts";
import { everyOf, savedOnTheWay, savingOf } from "./saving.ts";

/** What ends a long run at the latest: one of them at least is given. */
export interface Bound {
  readonly heaps?: number | undefined;
  readonly seconds?: number | undefined;
}

/** Runs `work` to its end, with a progress line, and a checkpoint when one was asked for. */
export function longRun<T>(
  given: Given,
  game: string,
  table: HeapTable,
  work: Generator<number, T>,
  bound: Bound,
): Promise<T> {
  const every = everyOf(given);
  const saving = savingOf(given, {
    write: (file) => saveCheckpoint(file, game, table.values(table.filled - 1)),
    after: () => every,
    says: (file) => savedText(table.filled, file),
  });
  return savedOnTheWay(work, saving, progressOf(given, table, bound));
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
