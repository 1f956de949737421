import { LimitError } from "../errors.ts";
import { say } from "../locale/message.ts";
import { playedSum } from "../solve/graph/played.ts";
import type { Budget } from "../solve/limits.ts";
import type { Component, Play, Text } from "../types.ts";
import type { CommandContext } from "./command.ts";
import { t } from "./locale/cli.ts";
import { wrap } from "./terminal/layout.ts";

/** Remoteness of a sum, undefined if play need not end; or the limit that was reached. */
interface Lasting {
  readonly remoteness?: number;
  readonly limit?: LimitError;
  /** Text about the remoteness; empty if it is unknown. */
  text(context: CommandContext): string;
}

export function lasting(sum: readonly Component[], play: Play, budget: Budget): Lasting {
  try {
    const { remoteness } = playedSum(sum, play, {}, budget);
    const text = ({ language, terminal }: CommandContext) =>
      `\n${wrap(say(textOf(remoteness), language), terminal.columns, "  ")}`;
    return { ...(remoteness !== undefined && { remoteness }), text };
  } catch (error) {
    if (error instanceof LimitError) return { limit: error, text: () => "" };
    throw error;
  }
}

const textOf = (remoteness: number | undefined): Text =>
  remoteness === undefined ? t("playNeedNotEnd") : t("lasting", { remoteness });
