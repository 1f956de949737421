import { createHash } from "node:crypto";
import type { Budget } from "../solve/limits.ts";
import type { Partial } from "../solve/misere/quotient/partial.ts";
import { restoredQuotient, type SavedQuotient, savedQuotient } from "../solve/misere/quotient/saved.ts";
import type { Game, Text } from "../types.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { writeFile } from "./files.ts";
import { t } from "./locale/cli.ts";
import { textOf } from "./reader.ts";
import { type Saving, savingOf } from "./saving.ts";

type Content = SavedQuotient & { readonly game: string };

const digest = (content: Content) => createHash("sha256").update(JSON.stringify(content)).digest("hex");

const signed = ({ game, phi, table, p }: Content): object => {
  const content = { game, phi, table, p };
  return { nimber: "quotient checkpoint", version: 1, ...content, sha256: digest(content) };
};

function contentOf(text: string): Content | undefined {
  try {
    const { nimber, version, game, phi, table, p, sha256 } = JSON.parse(text);
    const content = { game, phi, table, p };
    const numbers = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === "number");
    const right =
      nimber === "quotient checkpoint" &&
      version === 1 &&
      typeof game === "string" &&
      [phi, p].every(numbers) &&
      Array.isArray(table) &&
      table.every(numbers) &&
      sha256 === digest(content);
    return right ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Saving may take at most 1/SHARE of the time. */
const SHARE = 20;

/**
 * Saves the quotient of the heaps done so far to the file that was asked for: after every heap, as often as
 * SHARE allows, so that little is lost by a power failure.
 * @throws UsageError when the file would be overwritten
 */
export function keeperOf(
  context: CommandContext,
  game: Game<unknown>,
  now: () => Partial | undefined,
): Saving {
  let heaps = 0;
  return savingOf(context, {
    write(file) {
      const quotient = now();
      if (quotient === undefined || quotient.phi.length === heaps) return;
      const content = signed({ game: game.id, ...savedQuotient(quotient) });
      writeFile(file, `${JSON.stringify(content)}\n`, heaps === 0);
      heaps = quotient.phi.length;
    },
    after: (took) => SHARE * took,
    says: (file) => savedText(now()!.phi.length - 1, file),
  });
}

const savedText = (heap: number, file: string): Text => t("stoppedQuotientHeapSavedGo", { heap, file });

/**
 * Quotient in the file of --resume, verified again; undefined without that option.
 * @throws UsageError when the file cannot be read, is damaged, is about another game or is not a quotient of
 * it; LimitError
 */
export function resumedQuotient(
  context: CommandContext,
  game: Game<unknown>,
  budget: Budget,
): Partial | undefined {
  const file = context.option("resume");
  if (file === undefined) return undefined;
  const content = contentOf(textOf(file, budget));
  if (content === undefined) throw damaged(file);
  if (content.game !== game.id) throw ofAnother(file, game.id, content.game);
  const found = restoredQuotient(game, content, budget);
  if (found === undefined) throw damaged(file);
  return found;
}

const damaged = (file: string) => new UsageError(t("expectedCheckpointQuotientWholeFound", { file }));

const ofAnother = (file: string, game: string, found: string) =>
  new UsageError(t("checkpointOfAnother", { file, game, found }));
