import { isLanguage } from "../locale/message.ts";
import { UsageError } from "./command.ts";
import { t } from "./locale/cli.ts";

// Former names of options.

/**
 * Commands that print code. Their `--lang` was once the programming language, and `--text` the language of
 * texts.
 */
const CODED: readonly string[] = ["table", "template"];

/**
 * Replaces former names of options in `args`: `--text` becomes `--lang`, and `--lang` with a programming
 * language becomes `--code`.
 * @throws UsageError that uses the name as typed
 */
export async function renamed(args: readonly string[], command: string | undefined): Promise<string[]> {
  if (command === undefined || !CODED.includes(command)) return [...args];
  const { languageNamed } = await import("../codegen/languages/index.ts");
  return args.map((arg, i) => {
    const [, name, , given] = /^--(lang|text)(=(.*))?$/s.exec(arg) ?? [];
    const value = given ?? args[i + 1];
    if (name === "text" && !isLanguage(value)) throw noText(value ?? "");
    const isCode = name === "lang" && value !== undefined && languageNamed(value.toLowerCase()) !== undefined;
    if (name !== "text" && !isCode) return arg;
    const today = name === "text" ? "lang" : "code";
    return given === undefined ? `--${today}` : `--${today}=${given}`;
  });
}

const noText = (value: string) => new UsageError(t("textExpectedEnZhFound", { value }));
