import { isLoony, type Value, valueText } from "../../nimber/value.ts";
import { labelLines } from "../../say/label.ts";
import type { TurnOptions } from "../../solve/entailing/options.ts";
import { type Explanation, explain as explanationOf, type OptionsOfValue } from "../../solve/explain.ts";
import { begin } from "../../solve/limits.ts";
import { solver } from "../../solve/sum.ts";
import type { Text } from "../../types.ts";
import { type Command, type Given, RULES, SEARCH } from "../command.ts";
import { EXIT } from "../exit.ts";
import { limitsOf, METHOD, methodOf, sumOf } from "../input.ts";
import { jsonLine } from "../terminal/json.ts";
import { columns, wrap } from "../terminal/layout.ts";
import { nameOf } from "../terminal/term-name.ts";
import { moreComponents, SHOWN, solutionJson, solutionText } from "./solve.ts";

const USAGE = "nimber explain <game> <position>... | '<sum>'";

const TEXT = {
  value: { en: "value", zh: "SG 值" },
  moves: { en: "moves there", zh: "走法" },
  none: { en: "no moves: the mex of nothing is 0", zh: "没有走法：空集的 mex 为 0" },
  wins: { en: "wins beside nim-heaps", zh: "旁有这些 Nim 堆时必胜" },
  all: { en: "all", zh: "全部" },
  nothing: { en: "none", zh: "无" },
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
  async run(given) {
    const play = given.option("misere") === undefined ? "normal" : "misere";
    const limits = limitsOf(given);
    const deadline = begin(limits);
    const solving = solver({ ...limits, ...methodOf(given, play) });
    const sum = await sumOf(given, USAGE, deadline.tick);
    const solution = solving.solve(sum, play, deadline);
    const explanation = explanationOf(solving, sum, solution, deadline);
    if (given.json) {
      given.terminal.write(jsonLine({ ...solutionJson(sum, solution), ...explanation }));
      return EXIT.answered;
    }
    explanation.options.slice(0, SHOWN).forEach((options, i) => {
      const { value } = solution.components[i]!;
      const name = given.terminal.style("bold", nameOf(sum[i]!));
      given.terminal.write(wrap(name, given.terminal.columns, "  "));
      const turns = explanation.turns?.[i];
      if (turns !== undefined) {
        given.terminal.write(`${turnsText(given, turns, value!)}\n`);
        return;
      }
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
    return EXIT.answered;
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

function turnsText({ language, terminal }: Given, turns: readonly TurnOptions[], value: Value): string {
  const rows = turns.map(({ beside, others, moves }) => {
    const heaps = beside.join(" ");
    const shown = others
      ? beside.length === 0
        ? TEXT.all[language]
        : { en: `all but ${heaps}`, zh: `除 ${heaps} 外全部` }[language]
      : heaps || TEXT.nothing[language];
    return [`  ${shown}`, moves.slice(0, 8).join("  ") + (moves.length > 8 ? "  …" : "")];
  });
  if (rows.length === 0) return `    ${TEXT.none[language]}\n`;
  const table = columns([[`  ${TEXT.wins[language]}`, TEXT.moves[language]], ...rows], [], terminal.columns);
  const says = isLoony(value) ? LOONY : least(valueText(value));
  return table + wrap(says[language], terminal.columns, "    ");
}

const LOONY: Text = {
  en: "Beside every nim-heap a move wins: ☾.",
  zh: "无论旁边是哪个 Nim 堆，都有必胜的走法：☾。",
};

const least = (value: string): Text => ({
  en: `The least nim-heap beside which no move wins is ${value}: SG = ${value}.`,
  zh: `旁边的 Nim 堆为 ${value} 时没有必胜的走法，且这是最小的一个：SG = ${value}。`,
});

function bits({ binary, decidingBit }: Explanation, { language, terminal }: Given): string {
  if (decidingBit === undefined || binary.length <= 2) return "";
  const place = 2 ** decidingBit;
  const sentence: Text = {
    en: `The nim-sum's highest 1 stands for ${place}: a component with a 1 in that place can be made smaller so that all cancels.`,
    zh: `异或和最高位的 1 代表 ${place}：在该位为 1 的某个子游戏可以变小，使总异或和为 0。`,
  };
  return `${wrap(sentence[language], terminal.columns, "  ")}\n`;
}
