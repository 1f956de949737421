import { parseGame } from "../games/notation.ts";
import { refute } from "../solve/refute.ts";
import type { Game, Language, Text, Theorem, Verdict } from "../types.ts";
import { type Command, SEARCH } from "./command.ts";
import { firstWord, jsonLine, limitsOf, numberOf } from "./input.ts";
import { wrap } from "./layout.ts";

const USAGE = "nimber verify <game> [--budget N]";

export const verify: Command = {
  name: "verify",
  summary: { en: "test the theorems of a game against its rules", zh: "用规则检验一个游戏的各条定理" },
  usage: [USAGE],
  options: [
    {
      name: "budget",
      value: "N",
      says: { en: "sums to test for each theorem (1000)", zh: "每条定理检验的局面数（1000）" },
    },
    ...SEARCH.filter(({ name }) => name !== "misere"),
  ],
  examples: [
    "nimber verify kayles",
    "nimber verify 'wythoff(2)' --budget 2000",
    "nimber verify 'bash(4)' --json",
  ],
  run(given) {
    const game = parseGame(firstWord(given, { en: "a game", zh: "游戏" }, USAGE));
    const budget = { ...limitsOf(given), cases: numberOf(given, "budget", 1000, 1) };
    if (game.theorems.length === 0) given.terminal.warn(`  ${NONE[given.language].replace("%", game.id)}\n`);
    let refuted = 0;
    for (const theorem of game.theorems) {
      const verdict = refute(game, theorem, budget);
      if (verdict.verdict === "refuted") refuted++;
      if (given.json) {
        given.terminal.write(jsonLine(verdictJson(game, theorem, verdict)));
        continue;
      }
      given.terminal.write(wrap(theorem.claim[given.language], given.terminal.columns, "  "));
      given.terminal.write(given.terminal.style("dim", wrap(theorem.source, given.terminal.columns, "    ")));
      const colour = verdict.verdict === "refuted" ? "red" : "green";
      given.terminal.write(
        given.terminal.style(
          colour,
          wrap(verdictText(game, verdict, given.language), given.terminal.columns, "    "),
        ),
      );
    }
    return refuted > 0 ? 1 : 0;
  },
};

const NONE = { en: "% has no theorem to verify", zh: "% 没有可检验的定理" } satisfies Text;

const nameOf = (game: Game<unknown>, sum: readonly unknown[]) =>
  sum.map((position) => game.format(position)).join(" + ") || "0";

function verdictText(game: Game<unknown>, verdict: Verdict<unknown>, language: Language): string {
  if (verdict.verdict === "refuted") {
    const at = nameOf(game, verdict.counterexample);
    return {
      en: `refuted: at ${at} it says ${verdict.says}, the rules give ${verdict.found}`,
      zh: `已被推翻：在 ${at} 处断言为 ${verdict.says}，而按规则为 ${verdict.found}`,
    }[language];
  }
  if (verdict.verdict === "proved")
    return { en: `proved by ${verdict.by}`, zh: `已证明：${verdict.by}` }[language];
  return {
    en: `observed: agrees with the rules on ${verdict.cases} positions, up to ${nameOf(game, verdict.upTo)}`,
    zh: `已观察：在 ${verdict.cases} 个局面上与规则一致，直到 ${nameOf(game, verdict.upTo)}`,
  }[language];
}

function verdictJson(game: Game<unknown>, theorem: Theorem<unknown>, verdict: Verdict<unknown>): object {
  const format = (sum: readonly unknown[]) => sum.map((position) => game.format(position));
  return {
    game: game.id,
    claim: theorem.claim,
    source: theorem.source,
    ...verdict,
    ...("counterexample" in verdict && { counterexample: format(verdict.counterexample) }),
    ...("upTo" in verdict && { upTo: format(verdict.upTo) }),
  };
}
