import { LimitError } from "../errors.ts";
import type { Term } from "../games/reading.ts";
import { solverFor } from "../session/solver.ts";
import type { Budget, TableStore } from "../solve/limits.ts";
import type { Exact } from "../solve/method.ts";
import type { Work } from "../solve/parts/work.ts";
import type { Solution } from "../solve/solution.ts";
import type { Solving } from "../solve/sum.ts";
import type { Text } from "../types.ts";
import { progressOf } from "./boards-checkpoint.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { isKept, learntText } from "./limit-report.ts";
import { t } from "./locale/cli.ts";
import { checkpointOf } from "./long-options.ts";
import { slicing } from "./slices.ts";
import { shown } from "./terminal/shown.ts";
import { LONGEST_NAME, nameOf } from "./terminal/term-name.ts";

type Nodes = Readonly<Record<string, unknown>> & { readonly nodes: number };

const hasNodes = (facts: Readonly<Record<string, unknown>>): facts is Nodes =>
  Number.isSafeInteger(facts.nodes) && (facts.nodes as number) >= 0;

/** Saved question about a sum of boards; its methods are those of a solver. */
interface SavedRun {
  exactly(): Promise<readonly Exact[]>;
  solve(): Promise<Solution>;
  /** Store of the results. */
  readonly kept: TableStore | undefined;
}

/**
 * Solves boards by a search that is saved in the checkpoint of a command: at intervals, at a limit and at a
 * signal.
 * @throws UsageError when it cannot be saved, or the checkpoint is about something else
 */
export async function savedRun<T>(
  context: CommandContext,
  sum: readonly Term[],
  limits: Solving,
  budget: Budget,
  act: (run: SavedRun) => Promise<T>,
): Promise<T> {
  expectBoards(context, sum, limits);
  const boards = sum.map(nameOf).join(" + ");
  let before = 0;
  const nodes = () => before + solving.work(sum).nodes;
  const progress = progressOf(
    { boards },
    { has: hasNodes, now: (): Nodes => ({ nodes: nodes() }), says: ({ nodes }) => nodesText(nodes) },
    context,
    budget,
  );
  before = progress.before?.nodes ?? 0;
  const solving = await solverFor(sum, {
    ...limits,
    ...(progress.kept !== undefined && { kept: progress.kept }),
  });
  const sliced = slicing(limits, budget, progress.pause);
  const work = (): Work => ({ ...solving.work(sum), ...(before > 0 && { before }) });
  const exactly = () => sliced((slice) => sum.map((each) => solving.exactly(each, slice)));
  const run: SavedRun = {
    kept: progress.kept,
    exactly,
    async solve() {
      // Finds the values first: a theorem on the outcome would end the search at its first pause.
      await exactly();
      const solution = await sliced((slice) => solving.solve(sum, "normal", slice));
      return { ...solution, work: work() };
    },
  };
  try {
    const said = await act(run);
    progress.save();
    return said;
  } catch (error) {
    if (error instanceof LimitError) {
      error.work = work();
      const file = progress.save() ? checkpointOf(context)! : undefined;
      if (file !== undefined) error.learnt = learntText(error, sum.length === 1, KEPT(file), context);
    }
    throw error;
  } finally {
    progress.close();
  }
}

const nodesText = (nodes: number): Text => {
  const count = nodes.toLocaleString("en");
  return t("nodes", { count });
};

const KEPT = (file: string): Text => t("keptResume", { file });

/** Checks that a checkpoint supports the sum and the method. @throws UsageError */
function expectBoards(context: CommandContext, sum: readonly Term[], { method }: Solving): void {
  const name = context.option("checkpoint") === undefined ? "resume" : "checkpoint";
  if (method !== undefined && method !== "deletion")
    throw new UsageError(t("savedExpectedMethodDeletion", { name, method }));
  const other = sum.find((each) => !isKept(each));
  if (other === undefined) return;
  const found = shown(nameOf(other), LONGEST_NAME);
  throw new UsageError(t("savedExpectedBoardsGraphsMost", { name, found }));
}

/** Refuses options of a question that a checkpoint does not save. @throws UsageError */
export function expectSavable(context: CommandContext, useless: readonly string[]): void {
  const name = useless.find((each) => context.option(each) !== undefined);
  if (name === undefined) return;
  throw new UsageError(t("expectedNoCheckpointResumeBeside", { name }));
}
