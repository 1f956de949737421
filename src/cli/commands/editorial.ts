import {
  type ExplainedCode,
  editorial as editorialOf,
  expectMisereProgram,
  explainedCode,
  explainedWhole,
  hasNumbers,
  readsSet,
  type Syntax,
  setTitle,
  wholeOf,
} from "../../codegen/index.ts";
import { formulaOf } from "../../session/formula.ts";
import type { Text } from "../../types.ts";
import { CODE, put } from "../code.ts";
import { type Command, type CommandContext, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { openPlaces } from "../files.ts";
import { formOf } from "../form.ts";
import { t } from "../locale/commands.ts";
import { namedIn } from "../positions-reached.ts";
import { answeredNamed } from "../problem-list.ts";
import { isMisere } from "../user-rules/texts.ts";
import { asksMisere, ofNumbers, ofProblem, ofSet, syntaxFor, template } from "./template.ts";

// Command `editorial`: explains a contest program by its idea, its law, the proof and the cost.

const USAGE = "nimber editorial <game>|<problem> [--code cpp] [--limits 'n <= 1e9']";

const OF_PROGRAM = ["read", "print", "to", "limits", "law"];

export const editorial: Command = {
  usage: [USAGE],
  options: [...template.options.filter(({ name }) => OF_PROGRAM.includes(name)), ...CODE, RULES, ...SEARCH],
  examples: [
    "nimber editorial hdu-1848",
    "nimber editorial '{1,3,4}' --code python",
    "nimber editorial cses-1730 --lang zh --out cses-1730.md",
  ],
  async run(typed) {
    const context = ofProblem(typed);
    const { language } = context;
    const syntax = syntaxFor(typed);
    const problem = answeredNamed(typed.args.join(" ")) ?? answeredNamed(typed.args[0] ?? "");
    const { program, title, formula, misere } = await explained(context, syntax);
    const text = editorialOf(
      {
        title: problem?.title ?? title,
        ...(problem !== undefined && { ids: problem.ids, reading: problem.reading }),
        formula,
        limits: context.option("limits"),
        isMisere: misere,
        program,
      },
      syntax,
      language,
    );
    put(context, text, { language: syntax.id, markdown: text, source: program.source });
    return EXIT.answered;
  },
};

interface Explained {
  readonly program: ExplainedCode;
  readonly formula?: string | undefined;
  readonly title: Text;
  readonly misere: boolean;
}

/**
 * Program for the question, with its game. @throws UsageError unless positions are numbers, lists or graphs
 */
async function explained(context: CommandContext, syntax: Syntax): Promise<Explained> {
  const { language } = context;
  const form = formOf(context);
  const { read, answer } = form;
  const misere = asksMisere(context);
  openPlaces(context);
  if (read !== undefined && readsSet(read)) {
    const wanted = ofSet(context, read, answer);
    const program = explainedCode(wanted, syntax, language);
    return { program, title: setTitle(wanted.adjacent !== undefined), misere };
  }
  const { game } = await namedIn(context, USAGE);
  const found = { title: game.name, misere: misere || isMisere(game) };
  if (misere) expectMisereProgram(game);
  const whole = wholeOf(game, misere ? "misere" : "normal");
  if (whole !== undefined) {
    return { ...found, program: explainedWhole(whole, game, answer, syntax, language, read) };
  }
  if (!hasNumbers(game)) throw new UsageError(t("editorial.noNumbers", { id: game.id }));
  const wanted = await ofNumbers(context, game, form);
  return { ...found, formula: formulaOf(wanted), program: explainedCode(wanted, syntax, language) };
}
