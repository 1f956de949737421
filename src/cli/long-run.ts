import type { HeapRules } from "../encoding.ts";
import { RecheckError } from "../errors.ts";
import { say } from "../locale/message.ts";
import type { Question } from "../session/question.ts";
import { type RunResult, runSteps } from "../session/run.ts";
import type { Values } from "../solve/kernel/values.ts";
import { type Budget, begin, type Limits } from "../solve/limits.ts";
import { portions } from "../solve/period/seek.ts";
import { type HeapTable, heapTable } from "../solve/period/table.ts";
import type { Text } from "../types.ts";
import { readCheckpoint, saveCheckpoint } from "./checkpoint.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { limitsOf } from "./input.ts";
import { t } from "./locale/cli.ts";
import { everyOf, NOT_SAVED, savedOnTheWay, savingOf } from "./saving.ts";

/**
 * Runs the question of a long run, with a progress line and, if asked for, a checkpoint. Continues from the
 * values of --resume; with --recheck all of these are recomputed first.
 * @throws UsageError when the checkpoint is not of the game, LimitError when it is too large, and
 * RecheckError when it has other values
 */
export async function longRun(
  context: CommandContext,
  question: Question<"run">,
  rules: HeapRules,
  budget?: Budget,
): Promise<RunResult & { readonly table: HeapTable }> {
  const [game] = question.games;
  const table =
    context.option("recheck") === undefined
      ? // Nothing else may hold the values of the checkpoint, because the table copies them.
        heapTable(rules, question.limits, valuesBefore(context, question))
      : await rechecked(context, question, rules, budget);
  const every = everyOf(context);
  const saving = savingOf(context, {
    write: (file) => saveCheckpoint(file, game, table.values(table.filled - 1)),
    after: () => every,
    says: (file) => savedText(table.filled, file),
  });
  const work = runSteps(question, table, budget);
  return { ...(await savedOnTheWay(work, saving, progressOf(context, table, question))), table };
}

/** Values of the checkpoint that the search continues from. */
function valuesBefore(context: CommandContext, { games: [game] }: Question<"run">): Values | undefined {
  const file = context.option("resume");
  return file === undefined ? undefined : readCheckpoint(file, game, begin(limitsOf(context)));
}

/** Table that has recomputed and confirmed all values of --resume; nothing is saved before that. */
async function rechecked(
  context: CommandContext,
  question: Question<"run">,
  rules: HeapRules,
  budget: Budget = begin(question.limits),
): Promise<HeapTable> {
  const file = context.option("resume");
  if (file === undefined) throw new UsageError(NOTHING_TO_RECHECK);
  const table = heapTable(rules, question.limits);
  const from = valuesBefore(context, question)!;
  const work = recheckSteps(file, from, table, budget);
  await savedOnTheWay(work, NOT_SAVED, progressOf(context, table, { ...question, heaps: from.length }));
  return table;
}

/** Compares values in portions. @throws RecheckError at the first different value, at any portion size */
function* recheckSteps(
  file: string,
  from: Values,
  table: HeapTable,
  budget: Budget,
): Generator<number, void> {
  let compared = 0;
  for (const done of portions((to) => table.values(to, budget), budget)(from.length - 1)) {
    const values = table.values(done - 1);
    for (; compared < done; compared++)
      if (values[compared] !== from[compared])
        throw new RecheckError(file, compared, from[compared]!, values[compared]!);
    yield done;
  }
}

const NOTHING_TO_RECHECK: Text = t("nothingToRecheck");

/** Heaps with values from a file that have not been recomputed. */
export interface OnFile {
  readonly file: string;
  /** Number of heaps, from 0 on, whose values come from the file. */
  readonly heaps: number;
}

/** File that values depend on, if any. The checker has recomputed the first `proved` heaps. */
export function onFile(context: CommandContext, { given: heaps }: HeapTable, proved = 0): OnFile | undefined {
  const file = context.option("resume");
  return file === undefined || heaps <= proved ? undefined : { file, heaps };
}

export const onFileText = ({ file, heaps }: OnFile): Text => t("valuesRestThoseHeapsWere", { heaps, file });

export const savedText = (heaps: number, file: string): Text =>
  t("stoppedValuesSavedGoResume", { heaps, file });

/** Progress line: number of heaps, rate, state of the method, and longest remaining time. */
function progressOf(
  context: CommandContext,
  table: HeapTable,
  { heaps: most, limits }: Question<"run">,
): (heaps: number) => void {
  return heapProgress(context, table.filled, most, limits, () => table.stats().rare);
}

/** Progress line of any run from heap `first` on. */
export function heapProgress(
  context: CommandContext,
  first: number,
  most: number | undefined,
  limits: Limits | undefined,
  rares: () => { readonly count: number; readonly mask: number } | undefined,
): (heaps: number) => void {
  const goal = most === Number.POSITIVE_INFINITY ? undefined : most;
  const seconds = limits?.seconds;
  const begun = Date.now();
  let shown = begun;
  return (heaps) => {
    const now = Date.now();
    if (now - shown < 200) return;
    shown = now;
    context.terminal.progress(() => {
      const rate = (1000 * Math.max(0, heaps - first)) / (now - begun);
      const waits = [
        ...(goal === undefined ? [] : [rate > 0 ? Math.ceil((goal - heaps) / rate) : 0]),
        ...(seconds === undefined ? [] : [Math.ceil(seconds - (now - begun) / 1000)]),
      ];
      const left = duration(Math.max(0, Math.min(...waits)));
      const rare = rares();
      const [count, mask] = [rare?.count, rare?.mask.toString(16)];
      const [done, speed] = [heaps, Math.round(rate)].map((each) => each.toLocaleString("en"));
      const to = goal?.toLocaleString("en");
      return say(t("heapSMost", { done, speed, count, mask, left, to }), context.language);
    });
  };
}

function duration(seconds: number): string {
  const pad = (each: number) => `${each}`.padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}
