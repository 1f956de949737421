import { parseSum } from "../games/notation.ts";
import { solver } from "../solve/sum.ts";
import type { Language, Text } from "../types.ts";
import { type Given, type Listed, NOT_OWN } from "./command.ts";
import { solutionText } from "./commands/solve.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import { columns } from "./terminal/layout.ts";
import type { Terminal } from "./terminal/terminal.ts";

const TEXT = {
  asks: {
    en: "Three heaps of 2, 4 and 7; take 2 or 5 from one of them. Who wins?",
    zh: "三堆石子：2、4、7；每次从一堆中取 2 个或 5 个。谁必胜？",
  },
  next: { en: "Type next", zh: "接下来试试" },
  prefix: {
    en: "(npm start -- solve … does the same as nimber solve … in a clone)",
    zh: "（在克隆的仓库中，npm start -- solve … 等同于 nimber solve …）",
  },
} satisfies Record<string, Text>;

const NEXT = [
  "nimber explain '{2,5}' 7",
  "nimber play kayles 7",
  "nimber values 0.77 --to 100",
  "nimber games",
  "nimber help",
];

/** What is shown when nothing is asked: an answer, and what to ask next. */
export function tour(terminal: Terminal, language: Language, commands: readonly Listed[]): ExitCode {
  const given: Given = {
    words: [],
    option: () => undefined,
    peek: () => undefined,
    language,
    json: false,
    terminal,
    own: NOT_OWN,
    atEnd() {},
  };
  const sum = parseSum("{2,5} 2 4 7");
  const solving = solver();
  terminal.write(`  ${terminal.style("bold", "nimber solve '{2,5}' 2 4 7")}\n  ${TEXT.asks[language]}\n\n`);
  terminal.write(solutionText(given, sum, solving.solve(sum)));
  terminal.write(`\n  ${terminal.style("bold", TEXT.next[language])}\n`);
  terminal.write(
    columns(
      NEXT.map((line) => [
        `  ${line}`,
        commands.find(({ name }) => line.split(" ")[1] === name)?.summary[language] ?? "",
      ]),
    ),
  );
  terminal.write(`\n  ${TEXT.prefix[language]}\n`);
  return EXIT.answered;
}
