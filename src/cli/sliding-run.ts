import type { HeapRules } from "../encoding.ts";
import { say } from "../locale/message.ts";
import { begin, type Limits } from "../solve/limits.ts";
import { finish } from "../solve/period/portions.ts";
import { endsOf, type SlidingRun, type SlidingState, slidingRun } from "../solve/period/sliding.ts";
import type { HeapTable } from "../solve/period/table.ts";
import type { Game, Text } from "../types.ts";
import { readSliding, saveSliding } from "./checkpoint.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import { limitsOf } from "./input.ts";
import { t } from "./locale/cli.ts";
import { heapProgress, savedText } from "./long-run.ts";
import { everyOf, savedOnTheWay, savingOf } from "./saving.ts";
import { jsonLine } from "./terminal/json.ts";
import { slidingJson, slidingText } from "./terminal/period.ts";

// Periods of sparse games beyond the memory limit, by a sliding window (solve/period/sliding.ts).

type BreakRules = Extract<HeapRules, { kind: "break" }>;

/** Search for the period of one game, with its limits: at most `heaps` heaps. */
interface Search {
  readonly game: Game<unknown>;
  readonly rules: HeapRules;
  readonly heaps: number;
  readonly limits: Limits;
}

/** Continues a table that reached the memory limit; undefined for games that need too many earlier values. */
export async function beyondMemory(
  context: CommandContext,
  search: Search,
  table: HeapTable,
): Promise<ExitCode | undefined> {
  const { rules } = search;
  if (rules.kind !== "break") return undefined;
  const values = table.values(table.filled - 1);
  const ends = finish(endsOf(rules, values));
  return ends && slide(context, search, slidingRun(rules, ends, bytesOf(search), values));
}

/**
 * Continues with the window in the file of --resume; undefined without that option, or if the file contains
 * all values.
 */
export async function resumedWindow(context: CommandContext, search: Search): Promise<ExitCode | undefined> {
  const file = context.peek("resume");
  if (file === undefined || search.rules.kind !== "break") return undefined;
  const state = readSliding(file, search.game.id, begin(limitsOf(context)));
  if (state === undefined) return undefined;
  if (context.option("recheck") !== undefined) throw new UsageError(t("recheckOfWindow", { file }));
  return slide(context, search, slidingRun(search.rules as BreakRules, state, bytesOf(search)), state);
}

const bytesOf = ({ limits }: Search): number => begin(limits).bytes;

async function slide(
  context: CommandContext,
  { game, heaps: most, limits }: Search,
  run: SlidingRun,
  from: SlidingState = run.state(),
): Promise<ExitCode> {
  const every = everyOf(context);
  const saving = savingOf(
    context,
    {
      write: (file) => saveSliding(file, game.id, run.state()),
      after: () => every,
      says: (file) => savedText(run.state().heaps, file),
    },
    true,
  );
  const rare = { ...run.rare, mask: from.mask.bits, byPosition: from.mask.byPosition };
  const progress = heapProgress(context, from.heaps, most, limits, () => rare);
  const end = await savedOnTheWay(run.steps(most, begin(limits)), saving, ({ seeks, heaps }) =>
    seeks === "values"
      ? progress(heaps)
      : context.terminal.progress(() => say(comparing(heaps), context.language)),
  );
  const begun = from.begun;
  context.terminal.write(
    context.json
      ? jsonLine(slidingJson(game, end, rare, begun))
      : slidingText(game, end, { rare, begun, limits }, context),
  );
  if (context.option("certificate") !== undefined)
    context.terminal.warn(`nimber: ${say(t("windowHasNoCertificate"), context.language)}\n`);
  return end.found?.preperiod === undefined ? EXIT.undecided : EXIT.answered;
}

const comparing = (heap: number): Text => t("comparingHeaps", { heap: heap.toLocaleString("en") });
