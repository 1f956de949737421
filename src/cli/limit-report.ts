import { encodedAs } from "../encoding.ts";
import { LimitError } from "../errors.ts";
import { say, verbatim } from "../locale/message.ts";
import { fitsKernel } from "../solve/kernel/deletion-frame.ts";
import type { Component, Text } from "../types.ts";
import type { CommandContext } from "./command.ts";
import { t } from "./locale/cli.ts";
import { wrap } from "./terminal/layout.ts";
import { MUCH } from "./terminal/work.ts";

/**
 * Result of `act` on a sum. If a limit stops it, the error reports the values found so far and how to keep
 * them.
 */
export function learning<T>(context: CommandContext, sum: readonly Component[], act: () => T): T {
  try {
    return act();
  } catch (error) {
    const much = error instanceof LimitError && (error.work?.nodes ?? 0) >= MUCH;
    if (much && sum.some(isKept))
      error.learnt = learntText(error, sum.length === 1, keptBy(context), context);
    throw error;
  }
}

/** Whether results about a component can be kept. */
export function isKept({ rules, position }: Component): boolean {
  const cells = encodedAs(rules, "cells");
  return cells !== undefined && fitsKernel(cells.of(position).game);
}

function keptBy({ option }: CommandContext): Text {
  const database = option("database");
  return database === undefined ? t("databaseFileTheyKeptSame") : t("keptSameCommand", { database });
}

/**
 * Text on the values found before a limit stopped a search, and how they are `kept`; for one component also
 * on the excluded values.
 */
export function learntText(
  { work, excluded = [] }: LimitError,
  isOne: boolean,
  kept: Text,
  { language, terminal }: CommandContext,
): string {
  const { nodes, entries, before = 0 } = work!;
  const [all, looked] = [entries, before + nodes].map((each) => each.toLocaleString("en"));
  const not = isOne && excluded.length > 0 ? excluded.join(", ") : undefined;
  const several = excluded.length > 1;
  const value: Text = not === undefined ? verbatim("") : t("value", { several, not });
  const says = t("learntSoFarValuesBounds", { value, all, looked, kept });
  return wrap(say(says, language), terminal.columns, "  ").trimEnd();
}
