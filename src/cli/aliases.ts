import { UsageError } from "./command.ts";
import { t } from "./locale/cli.ts";

// Options under the names they had once.

/** Commands that print code, whose `--lang` was once the programming language, and `--text` the language of the text. */
const CODED: readonly string[] = ["table", "template"];

const isText = (value: string | undefined): boolean => value === "en" || value === "zh";

/**
 * `args` with options under the names that they have today: `--text` as `--lang`, and `--lang` before a programming
 * language as `--code`.
 * @throws UsageError by the name that was typed
 */
export async function renamed(args: readonly string[], command: string | undefined): Promise<string[]> {
  if (command === undefined || !CODED.includes(command)) return [...args];
  const { languageNamed } = await import("../codegen/languages/index.ts");
  return args.map((arg, i) => {
    const [, name, , given] = /^--(lang|text)(=(.*))?$/s.exec(arg) ?? [];
    const value = given ?? args[i + 1];
    if (name === "text" && !isText(value)) throw noText(value ?? "");
    const isCode = name === "lang" && value !== undefined && languageNamed(value.toLowerCase()) !== undefined;
    if (name !== "text" && !isCode) return arg;
    const today = name === "text" ? "lang" : "code";
    return given === undefined ? `--${today}` : `--${today}=${given}`;
  });
}

const noText = (value: string) => new UsageError(t("textExpectedEnZhFound", { value }));
