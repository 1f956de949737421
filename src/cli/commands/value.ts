import type { Term } from "../../games/reading.ts";
import { say } from "../../locale/message.ts";
import { sourceText } from "../../messages/proof.ts";
import { valueText } from "../../nimber/value.ts";
import { solverFor } from "../../session/solver.ts";
import { type Budget, begin } from "../../solve/limits.ts";
import type { Exact } from "../../solve/method.ts";
import type { Solver } from "../../solve/solution.ts";
import type { Text } from "../../types.ts";
import { type Command, type CommandContext, DATABASE, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { limitsOf, METHOD, methodOf, sumOf } from "../input.ts";
import { learning } from "../limit-report.ts";
import { t } from "../locale/commands.ts";
import { checkpointOf, LONG } from "../long-options.ts";
import { jsonLine } from "../terminal/json.ts";
import { columns, wrap } from "../terminal/layout.ts";
import { shown } from "../terminal/shown.ts";
import { LONGEST_NAME } from "../terminal/term-name.ts";
import { THREADS, withThreads } from "../with-threads.ts";

const USAGE = "nimber value <game> <position>...";

const BY = {
  table: t("value.table"),
  search: t("value.search"),
} satisfies Record<string, Text>;

export const value: Command = {
  usage: [USAGE],
  options: [METHOD, DATABASE, ...LONG, RULES, THREADS, ...SEARCH.filter(({ name }) => name !== "misere")],
  examples: [
    "nimber value kayles 12",
    "nimber value '{2,5,7}' 1000000000000000000",
    "nimber value '!{2,3}' 10 100 1000",
  ],
  async run(context) {
    const limits = limitsOf(context);
    const budget = begin(limits);
    const sum = await sumOf(context, USAGE, budget.tick);
    const search = { ...(await withThreads(context, sum, limits)), ...methodOf(context, "normal") };
    const values =
      checkpointOf(context) === undefined
        ? valued(context, sum, await solverFor(sum, search), budget)
        : await (await import("../saved-run.ts")).savedRun(context, sum, search, budget, (run) =>
            run.exactly(),
          );
    const found = values.map(({ value, by, method }, i) => {
      const { rules: game, position } = sum[i]!;
      return { game: game.id, position: game.format(position), value: known(value, game.id), by, method };
    });
    if (context.json) {
      for (const { by, method, ...each } of found) {
        context.terminal.write(
          jsonLine({ ...each, by: typeof by === "string" ? by : say(sourceText(by.source), "en"), method }),
        );
      }
      return EXIT.answered;
    }
    context.terminal.write(
      columns(
        found.map(({ game, position, value }) => [
          shown(`${game} ${position}`, LONGEST_NAME),
          valueText(value),
        ]),
        [1],
        context.terminal.columns,
      ),
    );
    for (const by of new Set(found.map((each) => each.by))) context.terminal.write(reason(by, context));
    return EXIT.answered;
  },
};

const valued = (
  context: CommandContext,
  sum: readonly Term[],
  solving: Solver,
  budget: Budget,
): readonly Exact[] => sum.map((term) => learning(context, [term], () => solving.exactly(term, budget)));

/** Value, which must be known. @throws UsageError when a theorem gave only the outcome */
export function known<V>(value: V | undefined, game: string): V {
  if (value !== undefined) return value;
  throw new UsageError(t("value.valueKnownOutcomeAlonePosition", { game }));
}

function reason(by: ReturnType<Solver["at"]>["by"], { language, terminal }: CommandContext): string {
  const text =
    typeof by === "string" ? BY[by] : t("value.text", { claim: by.claim, sourceText: sourceText(by.source) });
  return terminal.style("dim", wrap(say(text, language), terminal.columns, "  "));
}
