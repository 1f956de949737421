import { encodedAs, heapRules, mostHeaps } from "../encoding.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Limits } from "../solve/limits.ts";
import type { Component } from "../types.ts";
import type { CommandContext, Option } from "./command.ts";
import { t } from "./locale/cli.ts";

/** Option of commands that may search with several threads. */
export const THREADS: Option = {
  name: "threads",
  value: "N",
  says: t("threadsLongSearchBoardGraph"),
};

/** Option of commands that work on a list of games. */
export const LIST_THREADS: Option = { ...THREADS, says: t("threadsListGames") };

/**
 * Limits of a question that may use threads. The code that starts them is loaded only when a component may
 * take long.
 */
export async function withThreads<L extends Limits>(
  context: CommandContext,
  sum: readonly Component[],
  limits: L,
): Promise<L> {
  if (!sum.some(isLong) && context.option("threads") === undefined) return limits;
  return { ...limits, threads: (await import("./threads.ts")).threadsOf(context) };
}

/** Heaps whose table may take long where a move splits them. */
const FAR = 20_000;

/** Pairs of heaps whose table may take long. */
const MANY_PAIRS = 2 ** 24;

/** Whether threads may be of use: for a board or graph, and for a table of heaps, or of two, to large ones. */
function isLong({ rules, position }: Component): boolean {
  if (encodedAs(rules, "cells") !== undefined) return true;
  if (encodedAs(rules, "pair") !== undefined) {
    const [a, b] = position as readonly [Natural, Natural];
    return Number(a) * Number(b) >= MANY_PAIRS;
  }
  const heap = heapRules(rules);
  return heap?.kind === "break" && mostHeaps(heap) === 2 && (position as number) >= FAR;
}
