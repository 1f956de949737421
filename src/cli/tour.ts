import { parseSum } from "../games/notation.ts";
import { say } from "../locale/message.ts";
import { solverFor } from "../session/solver.ts";
import type { Language, Text } from "../types.ts";
import type { Terminal } from "./command.ts";
import { type CommandContext, type CommandEntry, NOT_OWN } from "./command.ts";
import { solutionText } from "./commands/solve.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import { t } from "./locale/cli.ts";
import { typed } from "./platform.ts";
import { columns } from "./terminal/layout.ts";

const TEXT = {
  asks: t("asks"),
  next: t("next"),
  prefix: t("prefix"),
} satisfies Record<string, Text>;

const NEXT = [
  "nimber explain '{2,5}' 7",
  "nimber play kayles 7",
  "nimber values 0.77 --to 100",
  "nimber games",
  "nimber help",
];

/** Prints the tour, which is shown without a command: an example answer, and suggestions. */
export async function tour(
  terminal: Terminal,
  language: Language,
  commands: readonly CommandEntry[],
): Promise<ExitCode> {
  const given: CommandContext = {
    args: [],
    option: () => undefined,
    peek: () => undefined,
    language,
    json: false,
    terminal,
    userRules: NOT_OWN,
    atEnd() {},
  };
  const sum = parseSum("{2,5} 2 4 7");
  const solving = await solverFor(sum);
  terminal.write(
    `  ${terminal.style("bold", typed("nimber solve '{2,5}' 2 4 7"))}\n  ${say(TEXT.asks, language)}\n\n`,
  );
  terminal.write(solutionText(given, sum, solving.solve(sum)));
  terminal.write(`\n  ${terminal.style("bold", say(TEXT.next, language))}\n`);
  terminal.write(
    columns(
      NEXT.map((line) => {
        const about = commands.find(({ name }) => line.split(" ")[1] === name)?.summary;
        return [`  ${typed(line)}`, about === undefined ? "" : say(about, language)];
      }),
    ),
  );
  terminal.write(`\n  ${say(TEXT.prefix, language)}\n`);
  return EXIT.answered;
}
