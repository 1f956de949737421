import { LimitError } from "../errors.ts";
import { type Boards, boardsOf } from "../games/boards-of.ts";
import { heapsIn } from "../games/heaps.ts";
import { isNumber, type Value } from "../nimber/value.ts";
import { solverFor } from "../session/solver.ts";
import { type Budget, begin, type Limits, started } from "../solve/limits.ts";
import type { Solving } from "../solve/sum.ts";
import type { Text } from "../types.ts";
import { type Progress, progressOf } from "./boards-checkpoint.ts";
import { type CommandContext, type Option, UsageError } from "./command.ts";
import { limitsOf, methodOf, numberOf } from "./input.ts";
import { t } from "./locale/cli.ts";
import { checkpointOf } from "./long-options.ts";
import { wholeNotation } from "./notation.ts";
import { slicing } from "./slices.ts";
import { withThreads } from "./with-threads.ts";

/** Options that have no meaning for boards. */
const USELESS = "genus box p-positions symmetric misere certificate game export code".split(" ");

/** Default number of boards. */
const BOARDS = 10;

/** Options that choose the boards for commands that otherwise take a game. */
export const RANGE: readonly Option[] = [
  {
    name: "to",
    value: "N",
    says: t("lastBoardBoardsLetterN"),
  },
  {
    name: "from",
    value: "M",
    says: t("firstBoardBoardsLetterN"),
  },
];

/** Refuses options that are for boards only. @throws UsageError when one of them is given */
export function refuseOfBoards(context: CommandContext, names: readonly string[]): void {
  const name = names.find((each) => context.option(each) !== undefined);
  if (name === undefined) return;
  throw new UsageError(t("expectedBoardsLetterNCram", { name }));
}

interface Valued {
  readonly sequence: { readonly id: string; readonly from: number; readonly values: number[] };
  /** Reason for stopping at a limit, and how to continue. */
  readonly stopped?: Text;
}

/** Boards with the letter n in the arguments of a command, if there are any. */
export async function boardsIn(context: CommandContext): Promise<Boards | undefined> {
  const text = context.args.join(" ");
  // Heaps are no boards, and their commands need no other game.
  if (context.userRules.rules !== undefined || heapsIn(text) !== undefined) return undefined;
  return boardsOf(text, await wholeNotation());
}

/**
 * Values of the boards from n = `--from` to `--to`, or to the option `last`. One solver finds them all, so
 * that results for parts are shared; they are saved in a checkpoint if one is asked for.
 */
export async function valuedBoards(boards: Boards, context: CommandContext, last = "to"): Promise<Valued> {
  const useless = USELESS.find((name) => context.option(name) !== undefined);
  if (useless !== undefined)
    throw new UsageError(t("expectedGameFoundBoards", { useless, written: boards.written }));
  const from = numberOf(context, "from", 1);
  const to = numberOf(context, last, from + BOARDS - 1, from);
  const values: number[] = [];
  const asked = started(limitsOf(context));
  const progress = progressOf(
    { boards: boards.written, from },
    { has: hasValues, now: () => ({ values }), says: () => countText(values.length) },
    context,
    begin(asked),
  );
  values.push(...(progress.before?.values ?? []));
  try {
    return await found(boards, values, { from, to }, progress, asked, context);
  } finally {
    progress.close();
  }
}

type Values = Readonly<Record<string, unknown>> & { readonly values: number[] };

const hasValues = (facts: Readonly<Record<string, unknown>>): facts is Values =>
  Array.isArray(facts.values) && facts.values.every((each) => Number.isSafeInteger(each) && each >= 0);

const countText = (count: number): Text => t("values", { count });

async function found(
  boards: Boards,
  values: number[],
  { from, to }: { readonly from: number; readonly to: number },
  progress: Progress<Values>,
  asked: Limits,
  context: CommandContext,
): Promise<Valued> {
  const limits: Solving = await withThreads(context, [boards.at(from)], {
    ...asked,
    ...methodOf(context, "normal"),
    ...(progress.kept !== undefined && { kept: progress.kept }),
  });
  const value = await valuing(
    boards,
    limits,
    checkpointOf(context) === undefined ? undefined : progress.pause,
  );
  const sequence = { id: boards.written, from, values: values.slice(0, to - from + 1) };
  try {
    for (let n = from + values.length; n <= to; n++) {
      const found = await value(n);
      if (!isNumber(found)) {
        const says = infinite(boards, n);
        if (values.length === 0) throw new UsageError(says);
        return { sequence, stopped: t("stopped", { says }) };
      }
      values.push(Number(found));
      sequence.values.push(Number(found));
    }
    progress.save();
    return { sequence };
  } catch (error) {
    const saved = error instanceof LimitError && progress.save();
    if (!(error instanceof LimitError) || (values.length === 0 && !saved)) throw error;
    const next = from + values.length;
    const goes = saved ? `--resume ${checkpointOf(context)}` : `--from ${next}`;
    return {
      sequence,
      stopped: t("stoppedNimberNMoreTimeMemory", { next, text: error.text, goes }),
    };
  }
}

/**
 * Solver for one board after another. With `pause`, it also pauses every few seconds while solving a board.
 */
async function valuing(
  boards: Boards,
  limits: Solving,
  pause?: () => Promise<void>,
): Promise<(n: number) => Promise<Value>> {
  const budget = begin(limits);
  const solving = await solverFor([], limits);
  const sliced = pause && slicing(limits, budget, pause);
  return async (n) => {
    const board = boards.at(n);
    const value = (slice: Budget) => solving.exactly(board, slice).value;
    return sliced === undefined ? value(budget) : await sliced(value);
  };
}

const infinite = ({ written }: Boards, n: number): Text => t("valuesNInfiniteValueAsk", { written, n });
