import { begin } from "../../solve/limits.ts";
import { solver } from "../../solve/sum.ts";
import { type Command, SEARCH } from "../command.ts";
import { EXIT } from "../exit.ts";
import { factIn, failure } from "../facts.ts";
import { firstWord, limitsOf, questionsIn } from "../input.ts";
import { jsonLine } from "../terminal/json.ts";
import { shown } from "../terminal/shown.ts";

const USAGE = "nimber test <file>";

export const test: Command = {
  usage: [USAGE, "nimber test - < facts.txt"],
  options: SEARCH.filter(({ name }) => name !== "misere"),
  examples: ["nimber test examples/facts.txt", "nimber test - < facts.txt", "nimber test lesson.txt --json"],
  run(given) {
    const file = firstWord(given, { en: "a file", zh: "文件" }, USAGE);
    const limits = limitsOf(given);
    const solving = solver(limits);
    let facts = 0;
    for (const { line, number } of questionsIn(file, given.terminal, limits)) {
      const fact = factIn(line, number);
      if (fact === undefined) continue;
      facts++;
      const found = failure(fact, solving, begin(limits));
      if (found === undefined) continue;
      const told = { line: number, fact: fact.text, found };
      given.terminal.write(
        given.json ? jsonLine({ verdict: "refuted", facts, ...told }) : `${WRONG[given.language](told)}\n`,
      );
      return EXIT.refuted;
    }
    given.terminal.write(
      given.json ? jsonLine({ verdict: "agreed", facts }) : `${RIGHT[given.language](facts)}\n`,
    );
    return EXIT.answered;
  },
};

const RIGHT = {
  en: (facts: number) => (facts === 1 ? "1 fact holds" : `${facts} facts hold`),
  zh: (facts: number) => `${facts} 条断言全部成立`,
};

interface Told {
  readonly line: number;
  readonly fact: string;
  readonly found: string;
}

const WRONG = {
  en: ({ line, fact, found }: Told) => `line ${line}: ${shown(fact)}: found ${shown(found)}`,
  zh: ({ line, fact, found }: Told) => `第 ${line} 行：${shown(fact)}：实为 ${shown(found)}`,
};
