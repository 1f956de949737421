import { catalogue } from "../../games/catalogue.ts";
import { parseGame } from "../../games/notation.ts";
import { sourceText } from "../../say/proof.ts";
import { type ClaimVerdict, refute } from "../../solve/refute.ts";
import type { Game, Language, Text, Theorem } from "../../types.ts";
import { type Command, type Given, RULES, SEARCH } from "../command.ts";
import { EXIT } from "../exit.ts";
import { gameOf, limitsOf, numberOf } from "../input.ts";
import { jsonLine } from "../terminal/json.ts";
import { wrap } from "../terminal/layout.ts";

const USAGE = "nimber verify <game> [--budget N]";

export const verify: Command = {
  usage: [USAGE, "nimber verify --all [--budget N]"],
  options: [
    { name: "all", says: { en: "every game of the catalogue", zh: "目录中的全部游戏" } },
    {
      name: "budget",
      value: "N",
      says: { en: "positions to test for each theorem (1000)", zh: "每条定理检验的局面数（1000）" },
    },
    RULES,
    ...SEARCH.filter(({ name }) => name !== "misere"),
  ],
  examples: [
    "nimber verify kayles",
    "nimber verify 'wythoff(2)' --budget 2000",
    "nimber verify --all --json",
  ],
  async run(given) {
    const all = given.option("all") !== undefined;
    const games = all ? catalogue.map(({ id }) => parseGame(id)) : [await gameOf(given, USAGE)];
    const budget = { ...limitsOf(given), cases: numberOf(given, "budget", 1000, 1) };
    let [refuted, stopped] = [0, 0];
    for (const each of games) {
      const game = withLaw(each, given);
      if (game.theorems.length === 0 && !all && given.json)
        given.terminal.write(jsonLine({ game: game.id, verdict: "none" }));
      else if (game.theorems.length === 0 && !all)
        given.terminal.warn(`  ${NONE[given.language].replace("%", game.id)}\n`);
      if (game.theorems.length > 0 && all && !given.json) {
        given.terminal.write(
          `  ${given.terminal.style("bold", `${game.name[given.language]}  (${game.id})`)}\n`,
        );
      }
      for (const theorem of game.theorems) {
        given.terminal.progress(`${game.id} …`);
        const verdict = refute(game, theorem, budget);
        if (verdict.verdict === "refuted") refuted++;
        if (verdict.verdict === "observed" && verdict.limit !== undefined) stopped++;
        given.terminal.write(
          given.json ? jsonLine(verdictJson(game, theorem, verdict)) : tested(game, theorem, verdict, given),
        );
      }
    }
    if (refuted > 0) return EXIT.refuted;
    return stopped > 0 ? EXIT.undecided : EXIT.answered;
  },
};

/** The game with the law that its file states as a theorem to be tested. */
function withLaw(game: Game<unknown>, { own }: Given): Game<unknown> {
  const law = own.games.get(game.id)?.law;
  return law === undefined ? game : { ...game, theorems: [law] };
}

function tested(
  game: Game<unknown>,
  theorem: Theorem<unknown>,
  verdict: ClaimVerdict<unknown>,
  given: Given,
): string {
  const { language, terminal } = given;
  const colour = verdict.verdict === "refuted" ? "red" : "green";
  return (
    wrap(theorem.claim[language], terminal.columns, "  ") +
    terminal.style("dim", wrap(sourceText(theorem.source)[language], terminal.columns, "    ")) +
    terminal.style(colour, wrap(verdictText(game, verdict, language), terminal.columns, "    "))
  );
}

const NONE = { en: "% has no theorem to verify", zh: "% 没有可检验的定理" } satisfies Text;

const nameOf = (game: Game<unknown>, sum: readonly unknown[]) =>
  sum.map((position) => game.format(position)).join(" + ") || "0";

function verdictText(game: Game<unknown>, verdict: ClaimVerdict<unknown>, language: Language): string {
  if (verdict.verdict === "refuted") {
    const at = nameOf(game, verdict.counterexample);
    return {
      en: `refuted: at ${at} it says ${verdict.says}, the rules give ${verdict.found}`,
      zh: `已被推翻：在 ${at} 处断言为 ${verdict.says}，而按规则为 ${verdict.found}`,
    }[language];
  }
  const stopped =
    verdict.limit === undefined
      ? { en: "", zh: "" }
      : { en: "; a limit ended the test", zh: "；检验因达到上限而中止" };
  return {
    en: `observed: agrees with the rules on ${verdict.cases} positions, up to ${nameOf(game, verdict.upTo)}${stopped.en}`,
    zh: `仅验证，未证明：在 ${verdict.cases} 个局面上与规则一致，直到 ${nameOf(game, verdict.upTo)}${stopped.zh}`,
  }[language];
}

function verdictJson(game: Game<unknown>, theorem: Theorem<unknown>, verdict: ClaimVerdict<unknown>): object {
  const format = (sum: readonly unknown[]) => sum.map((position) => game.format(position));
  return {
    game: game.id,
    claim: theorem.claim,
    source: sourceText(theorem.source).en,
    ...verdict,
    ...("counterexample" in verdict && { counterexample: format(verdict.counterexample) }),
    ...("upTo" in verdict && { upTo: format(verdict.upTo) }),
  };
}
