import { valueText } from "../../nimber/value.ts";
import { labelLines } from "../../say/label.ts";
import { type Explanation, explain as explanationOf, type OptionsOfValue } from "../../solve/explain.ts";
import { begin } from "../../solve/limits.ts";
import { solver } from "../../solve/sum.ts";
import type { Text } from "../../types.ts";
import { type Command, type Given, RULES, SEARCH } from "../command.ts";
import { limitsOf, METHOD, methodOf, sumOf } from "../input.ts";
import { jsonLine } from "../terminal/json.ts";
import { columns, wrap } from "../terminal/layout.ts";
import { moreComponents, nameOf, SHOWN, solutionJson, solutionText } from "./solve.ts";

const USAGE = "nimber explain <game> <position>... | '<sum>'";

const TEXT = {
  value: { en: "value", zh: "SG 值" },
  moves: { en: "moves there", zh: "走法" },
  none: { en: "no moves: the mex of nothing is 0", zh: "没有走法：空集的 mex 为 0" },
  many: { en: "too many moves to show", zh: "走法过多，不予列出" },
} satisfies Record<string, Text>;

export const explain: Command = {
  usage: [USAGE],
  options: [METHOD, RULES, ...SEARCH],
  examples: [
    "nimber explain '{2,5}' 7",
    "nimber explain kayles 4 7",
    "nimber explain 'nim 3 + kayles 5' --lang zh",
  ],
  run(given) {
    const play = given.option("misere") === undefined ? "normal" : "misere";
    const limits = limitsOf(given);
    const deadline = begin(limits);
    const solving = solver({ ...limits, ...methodOf(given, play) });
    const sum = sumOf(given, USAGE, deadline.tick);
    const solution = solving.solve(sum, play, deadline);
    const explanation = explanationOf(solving, sum, solution, deadline);
    if (given.json) {
      given.terminal.write(jsonLine({ ...solutionJson(sum, solution), ...explanation }));
      return 0;
    }
    explanation.options.slice(0, SHOWN).forEach((options, i) => {
      const { value } = solution.components[i]!;
      const name = given.terminal.style("bold", nameOf(sum[i]!));
      given.terminal.write(wrap(name, given.terminal.columns, "  "));
      given.terminal.write(
        options === undefined ? `    ${TEXT.many[given.language]}\n` : optionsText(given, options),
      );
      if (options !== undefined && options.length > 0) {
        for (const line of labelLines(options, value!))
          given.terminal.write(wrap(line[given.language], given.terminal.columns, "    "));
      }
      given.terminal.write("\n");
    });
    given.terminal.write(moreComponents(explanation.options.length - SHOWN, given));
    given.terminal.write(bits(explanation, given));
    given.terminal.write(solutionText(given, sum, solution));
    return 0;
  },
};

function optionsText({ language, terminal }: Given, options: readonly OptionsOfValue[]): string {
  if (options.length === 0) return `    ${TEXT.none[language]}\n`;
  const rows = options.map(({ value, moves }) => {
    const shown = moves.slice(0, 8).join("  ");
    const more = { en: `… (${moves.length})`, zh: `…（共 ${moves.length} 种）` }[language];
    return [`  ${valueText(value)}`, moves.length > 8 ? `${shown}  ${more}` : shown];
  });
  return columns([[`  ${TEXT.value[language]}`, TEXT.moves[language]], ...rows], [0], terminal.columns);
}

function bits({ binary, decidingBit }: Explanation, { language, terminal }: Given): string {
  if (decidingBit === undefined || binary.length <= 2) return "";
  const place = 2 ** decidingBit;
  const sentence: Text = {
    en: `The nim-sum's highest 1 stands for ${place}: a component with a 1 in that place can be made smaller so that all cancels.`,
    zh: `异或和最高位的 1 代表 ${place}：在该位为 1 的某个子游戏可以变小，使总异或和为 0。`,
  };
  return `${wrap(sentence[language], terminal.columns, "  ")}\n`;
}
