import { encodedAs } from "../encoding.ts";
import type { Limits } from "../solve/limits.ts";
import type { Component } from "../types.ts";
import type { CommandContext, Option } from "./command.ts";
import { t } from "./locale/cli.ts";

/** The option of commands that may search by several threads. */
export const THREADS: Option = {
  name: "threads",
  value: "N",
  says: t("threadsLongSearchBoardGraph"),
};

/** The limits of a question that may use threads: what starts them is read where a component is a board or a graph. */
export async function withThreads<L extends Limits>(
  context: CommandContext,
  sum: readonly Component[],
  limits: L,
): Promise<L> {
  const isBoard = sum.some(({ rules }) => encodedAs(rules, "cells") !== undefined);
  if (!isBoard && context.option("threads") === undefined) return limits;
  return { ...limits, threads: (await import("./threads.ts")).threadsOf(context) };
}
