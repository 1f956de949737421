import { type CitedLaw, languageNamed, languages, type Syntax } from "../codegen/index.ts";
import { isLanguage, say, verbatim } from "../locale/message.ts";
import { lawClaim } from "../messages/law.ts";
import { nearest } from "../nearest.ts";
import { readNatural } from "../nimber/read-natural.ts";
import type { Game, Play } from "../types.ts";
import { type CommandContext, type Option, UsageError } from "./command.ts";
import { writeFile } from "./files.ts";
import { numberOf } from "./input.ts";
import { t } from "./locale/cli.ts";
import { jsonLine } from "./terminal/json.ts";

/** Options of commands that print source code. */
export const CODE: readonly Option[] = [
  {
    name: "code",
    value: languages.map(({ id }) => id).join("|"),
    says: t("programmingLanguage", { usual: languages[0].id }),
  },
  { name: "out", value: "FILE", says: t("writeCodeFile") },
];

/** Option for a law instead of rules or a table. */
export const BY_LAW: Option = {
  name: "law",
  says: t("proveLawFirstNimberLaw"),
};

/** JSON for a law that becomes a program. */
export const lawTold = ({ law, by }: CitedLaw): object => ({
  sentence: say(lawClaim(law), "en"),
  by: say(by, "en"),
});

/** Prints the code or its JSON description; with --out, writes the code to a file. */
export function put(context: CommandContext, source: string, json: object): void {
  const file = context.option("out");
  if (file !== undefined) {
    writeFile(file, source);
  }
  if (context.json) context.terminal.write(jsonLine(json));
  else if (file === undefined) context.terminal.write(source);
}

/** Largest coordinate of a table: four bytes per position. */
export const LARGEST = 9_999_999;

/** Largest coordinates from --to: one number for all, or one for each. Default: `usual`. */
export function boxOf(context: CommandContext, usual: readonly number[], most: number = LARGEST): number[] {
  const text = context.option("to");
  const size = usual.length;
  if (size === 1 || text === undefined || !text.includes(",")) {
    return Array<number>(size).fill(numberOf(context, "to", usual[0]!, 1, most));
  }
  const words = text.split(",");
  const box = words.map((word) => readNatural(word.trim()));
  const fits = box.every((each) => typeof each === "number" && each >= 1 && each <= most);
  if (fits && box.length === size) return box.map(Number);
  throw new UsageError(t("expectedNumberFromThemBetween", { most, size, text }));
}

/** Programming language of --code. */
export function syntaxOf(context: CommandContext): Syntax {
  const asked = context.option("code");
  if (asked === undefined) return languages[0];
  const found = languageNamed(asked.toLowerCase());
  if (found !== undefined) return found;
  const ids = languages.map(({ id }) => id);
  const meant = nearest(
    asked,
    languages.flatMap(({ id, aliases }) => [id, ...aliases]),
  );
  const ui = isLanguage(asked);
  const hint = ui
    ? t("languageTextLang", { asked })
    : meant === undefined
      ? verbatim("")
      : t("didYouMean", { meant });
  throw new UsageError(t("codeExpectedOneFound", { ids, asked, hint }));
}

/** Law for --law. */
export async function provedFor(
  game: Game<unknown>,
  alone: boolean,
  context: CommandContext,
  play?: Play,
): Promise<CitedLaw | undefined> {
  if (context.option("law") === undefined) return undefined;
  const { lawFor } = await import("./proved.ts");
  return lawFor(game, alone, context, play);
}
