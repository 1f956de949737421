import { hasNumbers, lineOf, type Texts, textsOf } from "../codegen/index.ts";
import type { Game, Play } from "../types.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { gameOf, limitsOf, readSum, textIn } from "./input.ts";
import { t } from "./locale/cli.ts";

/** Game in the arguments of a command, with positions if there are any. */
export interface Named {
  readonly game: Game<unknown>;
  readonly from: readonly string[];
  readonly play?: Play;
}

/** Game in the arguments; if its positions are not numbers, positions may follow. */
export async function namedIn(context: CommandContext, usage: string): Promise<Named> {
  try {
    return { game: await gameOf(context, usage), from: [] };
  } catch (error) {
    const sum = await readSum(context, textIn(context, context.args)).catch(() => []);
    const [game, another] = new Set(sum.map(({ rules }) => rules));
    if (game === undefined || another !== undefined || hasNumbers(game)) throw error;
    return { game, from: sum.map(({ position }) => lineOf(game, position)) };
  }
}

/** Values of all positions reachable from the given ones, or from the default start. */
export function reachedFrom(context: CommandContext, { game, from, play = "normal" }: Named): Texts {
  const to = context.option("to");
  if (to !== undefined) {
    throw new UsageError(t("expectedNoneBecauseTableAll", { id: game.id, to }));
  }
  const starts = from.length === 0 ? game.start.map((position) => lineOf(game, position)) : from;
  return textsOf(game, starts, play, limitsOf(context));
}
