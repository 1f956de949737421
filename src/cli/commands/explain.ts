import { say } from "../../locale/message.ts";
import { labelLines } from "../../messages/label.ts";
import { isLoony, type Value, valueText } from "../../nimber/value.ts";
import { solverFor } from "../../session/solver.ts";
import type { TurnOptions } from "../../solve/entailing/options.ts";
import { type Explanation, explain as explanationOf, type OptionsOfValue } from "../../solve/explain.ts";
import { begin } from "../../solve/limits.ts";
import type { Text } from "../../types.ts";
import { type Command, type CommandContext, RULES, SEARCH } from "../command.ts";
import { EXIT } from "../exit.ts";
import { limitsOf, METHOD, methodOf, sumOf } from "../input.ts";
import { t } from "../locale/commands.ts";
import { jsonLine } from "../terminal/json.ts";
import { columns, wrap } from "../terminal/layout.ts";
import { nameOf } from "../terminal/term-name.ts";
import { moreComponents, SHOWN, solutionJson, solutionText } from "./solve.ts";

// Command `explain`: each option of a sum with its value, and why the sum is won or lost.

const USAGE = "nimber explain <game> <position>... | '<sum>'";

const TEXT = {
  value: t("explain.value"),
  moves: t("explain.moves"),
  none: t("explain.none"),
  wins: t("explain.wins"),
  all: t("explain.all"),
  nothing: t("redundant.none"),
  many: t("explain.many"),
} satisfies Record<string, Text>;

export const explain: Command = {
  usage: [USAGE],
  options: [METHOD, RULES, ...SEARCH],
  examples: [
    "nimber explain '{2,5}' 7",
    "nimber explain kayles 4 7",
    "nimber explain 'nim 3 + kayles 5' --lang zh",
  ],
  async run(context) {
    const play = context.option("misere") === undefined ? "normal" : "misere";
    const limits = limitsOf(context);
    const budget = begin(limits);
    const sum = await sumOf(context, USAGE, budget.tick);
    const solving = await solverFor(sum, { ...limits, ...methodOf(context, play) }, play);
    const solution = solving.solve(sum, play, budget);
    const explanation = explanationOf(solving, sum, solution, budget);
    if (context.json) {
      context.terminal.write(jsonLine({ ...solutionJson(sum, solution), ...explanation }));
      return EXIT.answered;
    }
    explanation.options.slice(0, SHOWN).forEach((options, i) => {
      const { value } = solution.components[i]!;
      const name = context.terminal.style("bold", nameOf(sum[i]!));
      context.terminal.write(wrap(name, context.terminal.columns, "  "));
      const turns = explanation.turns?.[i];
      if (turns !== undefined) {
        context.terminal.write(`${turnsText(context, turns, value!)}\n`);
        return;
      }
      context.terminal.write(
        options === undefined ? `    ${say(TEXT.many, context.language)}\n` : optionsText(context, options),
      );
      if (options !== undefined && options.length > 0) {
        for (const line of labelLines(options, value!))
          context.terminal.write(wrap(say(line, context.language), context.terminal.columns, "    "));
      }
      context.terminal.write("\n");
    });
    context.terminal.write(moreComponents(explanation.options.length - SHOWN, context));
    context.terminal.write(bits(explanation, context));
    context.terminal.write(solutionText(context, sum, solution));
    return EXIT.answered;
  },
};

function optionsText({ language, terminal }: CommandContext, options: readonly OptionsOfValue[]): string {
  if (options.length === 0) return `    ${say(TEXT.none, language)}\n`;
  const rows = options.map(({ value, moves }) => {
    const shown = moves.slice(0, 8).join("  ");
    const more = say(t("explain.text", { moves: moves.length }), language);
    return [`  ${valueText(value)}`, moves.length > 8 ? `${shown}  ${more}` : shown];
  });
  return columns(
    [[`  ${say(TEXT.value, language)}`, say(TEXT.moves, language)], ...rows],
    [0],
    terminal.columns,
  );
}

function turnsText(
  { language, terminal }: CommandContext,
  turns: readonly TurnOptions[],
  value: Value,
): string {
  const rows = turns.map(({ beside, others, moves }) => {
    const heaps = beside.join(" ");
    const shown = others
      ? beside.length === 0
        ? say(TEXT.all, language)
        : say(t("explain.allBut", { heaps }), language)
      : heaps || say(TEXT.nothing, language);
    return [`  ${shown}`, moves.slice(0, 8).join("  ") + (moves.length > 8 ? "  …" : "")];
  });
  if (rows.length === 0) return `    ${say(TEXT.none, language)}\n`;
  const table = columns(
    [[`  ${say(TEXT.wins, language)}`, say(TEXT.moves, language)], ...rows],
    [],
    terminal.columns,
  );
  const says = isLoony(value) ? LOONY : least(valueText(value));
  return table + wrap(say(says, language), terminal.columns, "    ");
}

const LOONY: Text = t("explain.loony");

const least = (value: string): Text => t("explain.leastNimHeapBesideNo", { value });

function bits({ binary, decidingBit }: Explanation, { language, terminal }: CommandContext): string {
  if (decidingBit === undefined || binary.length <= 2) return "";
  const place = 2 ** decidingBit;
  const sentence: Text = t("explain.sentence", { place });
  return `${wrap(say(sentence, language), terminal.columns, "  ")}\n`;
}
