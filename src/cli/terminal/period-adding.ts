import { encodedAs } from "../../encoding.ts";
import { valueText } from "../../nimber/value.ts";
import { type Adding, addingOf, type Repeating } from "../../solve/adding/known.ts";
import type { Deadline } from "../../solve/limits.ts";
import type { Game, Text } from "../../types.ts";
import { type Given, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { jsonLine } from "./json.ts";
import { columns, wrap } from "./layout.ts";
import { TEXT } from "./period.ts";

/** What is of values that are numbers. */
const OF_NUMBERS = ["certificate", "checkpoint", "resume", "recheck", "plot", "svg", "limit"];

/** Writes the period of the values of heaps to which moves may add tokens; the exit code, or nothing for other games. */
export function toldAdding(
  game: Game<unknown>,
  given: Given,
  deadline: () => Deadline,
): ExitCode | undefined {
  const rules = encodedAs(game, "adding");
  if (rules === undefined) return undefined;
  const useless = OF_NUMBERS.find((name) => given.option(name) !== undefined);
  if (useless !== undefined) throw new UsageError(refusal(useless, game.id));
  const adding: Adding = addingOf(rules);
  const found = adding.repeats(deadline());
  given.terminal.write(given.json ? jsonLine(toJson(game, found, adding)) : text(game, found, adding, given));
  return found === undefined ? EXIT.undecided : EXIT.answered;
}

const refusal = (option: string, game: string): Text => ({
  en: `--${option}: expected a game whose values are numbers, found ${game}, whose moves may add tokens`,
  zh: `--${option}：此处应为 SG 值都是数的游戏，但 ${game} 的走法可添加石子`,
});

const toJson = (game: Game<unknown>, found: Repeating | undefined, { explored }: Adding): object =>
  found === undefined
    ? { game: game.id, verdict: "none", heaps: explored() }
    : {
        game: game.id,
        verdict: "proved",
        preperiod: found.preperiod,
        period: found.period,
        saltus: 0,
        theorem: "adding",
        values: found.values,
        heaps: explored(),
      };

function text(
  game: Game<unknown>,
  found: Repeating | undefined,
  { explored }: Adding,
  { terminal, language }: Given,
): string {
  const [told, colour] = found === undefined ? (["none", "yellow"] as const) : (["proved", "green"] as const);
  const title = `  ${terminal.style("bold", game.id)}: ${terminal.style(colour, TEXT[told][language])}\n`;
  if (found === undefined) return title + wrap(NONE[language](explored()), terminal.columns, "  ");
  const { preperiod, period, values } = found;
  const rows = [
    [`${TEXT.preperiod[language]} n0`, `${preperiod}`],
    [`${TEXT.period[language]} p`, `${period}`],
  ];
  const first = wrap(`${VALUES[language]}${values.map(valueText).join(" ")} …`, terminal.columns, "  ");
  return `${title}${columns(rows)}\n${first}\n${terminal.style("dim", wrap(BY[language], terminal.columns, "  "))}`;
}

const VALUES: Text = { en: "values from heap 0: ", zh: "自 0 起的值：" };

const BY: Text = {
  en: "Values, ∞ with the numbers that moves lead to among them, were found among few heaps. That they are those of all heaps follows from conditions that repeat with the values, and were all checked (the theorem on heaps that grow, docs/theory.md).",
  zh: "这些值（含 ∞ 及其走法所到的数）由少数几堆求得。它们对所有堆成立，是因为所需条件随值一同重复，且已逐一检查（见 docs/theory.zh-CN.md 中关于会增长的堆的定理）。",
};

const NONE = {
  en: (heaps: number) =>
    `No period was proved from ${heaps} heaps, so where no number follows from them a heap may be infinite or not.`,
  zh: (heaps: number) => `由 ${heaps} 堆未能证明周期；凡由它们得不出数值的堆，是否为 ∞ 尚不可知。`,
};
