import { say } from "../../locale/message.ts";
import { solversFor } from "../../session/solver.ts";
import { begin } from "../../solve/limits.ts";
import type { Text } from "../../types.ts";
import { type Command, SEARCH } from "../command.ts";
import { EXIT } from "../exit.ts";
import { factIn, failure } from "../facts.ts";
import { firstWord, limitsOf, questionsIn } from "../input.ts";
import { t } from "../locale/commands.ts";
import { jsonLine } from "../terminal/json.ts";
import { shown } from "../terminal/shown.ts";

// Command `test`: compares the facts in a file, one a line, with the answers of the solver, up to the first
// wrong one.

const USAGE = "nimber test <file>";

export const test: Command = {
  usage: [USAGE, "nimber test - < facts.txt"],
  options: SEARCH.filter(({ name }) => name !== "misere"),
  examples: ["nimber test examples/facts.txt", "nimber test - < facts.txt", "nimber test lesson.txt --json"],
  async run(context) {
    const file = firstWord(context, t("check.file"), USAGE);
    const limits = limitsOf(context);
    const solvers = { normal: solversFor(limits), misere: solversFor(limits, "misere") };
    let facts = 0;
    for (const { line, number } of questionsIn(file, context.terminal, limits)) {
      const fact = factIn(line, number);
      if (fact === undefined) continue;
      facts++;
      const found = failure(fact, await solvers[fact.play](fact.sum), begin(limits));
      if (found === undefined) continue;
      const told = { line: number, fact: fact.text, found };
      context.terminal.write(
        context.json
          ? jsonLine({ verdict: "refuted", facts, ...told })
          : `${say(WRONG(told), context.language)}\n`,
      );
      return EXIT.refuted;
    }
    context.terminal.write(
      context.json ? jsonLine({ verdict: "agreed", facts }) : `${say(RIGHT(facts), context.language)}\n`,
    );
    return EXIT.answered;
  },
};

const RIGHT = (facts: number): Text => t("test.right", { facts });

interface TestedFact {
  readonly line: number;
  readonly fact: string;
  readonly found: string;
}

const WRONG = ({ line, fact, found }: TestedFact): Text =>
  t("test.wrong", { line, fact: shown(fact), found: shown(found) });
