import type { Language, Text } from "nimber";
import { say } from "nimber/locale";
import { EXIT } from "../../src/cli/exit.ts";

interface Said {
  readonly code: number;
  readonly said: string;
}

interface Built {
  census(given: unknown, layout: unknown): Promise<number>;
}

/** Built commands, with the threads that they start. */
const built = new URL("../dist/main.js", import.meta.url).href;

/** Runs `nimber census` in this process like the command line. Returns its messages and exit code. */
export async function ask(
  words: readonly string[],
  options: Readonly<Record<string, string>> = {},
  { main = built, language = "en" }: { readonly main?: string; readonly language?: Language } = {},
): Promise<Said> {
  const { census } = (await import(/* @vite-ignore */ main)) as Built;
  let said = "";
  const hear = (text: string) => {
    said += text;
  };
  const given = {
    ...{ args: words, language, json: "json" in options, exit: EXIT },
    option: (name: string) => options[name],
    terminal: {
      write: hear,
      warn: hear,
      progress() {},
      style: (_: string, text: string) => text,
      columns: 80,
    },
  };
  const layout = {
    columns: (rows: readonly (readonly string[])[]) => rows.map((row) => `${row.join(" ")}\n`).join(""),
    wrap: (text: string) => text,
  };
  try {
    return { code: await census(given, layout), said };
  } catch (error) {
    // An error without a text is a bug.
    if (!(error instanceof Error && "text" in error)) throw error;
    const { exit = "usage" } = error as { exit?: keyof typeof EXIT };
    return { code: EXIT[exit], said: `${said}nimber: ${say(error.text as Text, language)}\n` };
  }
}
