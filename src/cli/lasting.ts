import { LimitError } from "../errors.ts";
import { playedSum } from "../solve/graph/played.ts";
import type { Deadline } from "../solve/limits.ts";
import type { Component, Play, Text } from "../types.ts";
import type { Given, Option } from "./command.ts";
import { wrap } from "./terminal/layout.ts";

export const REMOTENESS: Option = {
  name: "remoteness",
  says: { en: "how many moves play lasts", zh: "对局持续的步数" },
};

/** How many moves play of a sum lasts, unless it need not end; or the limit that was reached before that was known. */
interface Lasting {
  readonly remoteness?: number;
  readonly limit?: LimitError;
}

export function lasting(sum: readonly Component[], play: Play, deadline: Deadline): Lasting {
  try {
    const { remoteness } = playedSum(sum, play, {}, deadline);
    return remoteness === undefined ? {} : { remoteness };
  } catch (error) {
    if (error instanceof LimitError) return { limit: error };
    throw error;
  }
}

/** The same as a line for people; nothing where it was not asked, or is not known. */
export function lastingText({ language, terminal }: Given, lasts: Lasting | undefined): string {
  if (lasts === undefined || lasts.limit !== undefined) return "";
  return `\n${wrap(textOf(lasts)[language], terminal.columns, "  ")}`;
}

const textOf = ({ remoteness }: Lasting): Text =>
  remoteness === undefined
    ? { en: "Play need not end.", zh: "对局可以无限进行。" }
    : {
        en: `Moves until the end, when the winner hurries and the loser delays: ${remoteness}`,
        zh: `胜方求快、败方拖延时，到结束共 ${remoteness} 步`,
      };
