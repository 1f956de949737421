import { encodedAs } from "../encoding.ts";
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

/**
 * Limits of a question that may use threads. The code that starts them is loaded only for boards and graphs.
 */
export async function withThreads<L extends Limits>(
  context: CommandContext,
  sum: readonly Component[],
  limits: L,
): Promise<L> {
  const isBoard = sum.some(({ rules }) => encodedAs(rules, "cells") !== undefined);
  if (!isBoard && context.option("threads") === undefined) return limits;
  return { ...limits, threads: (await import("./threads.ts")).threadsOf(context) };
}
