import { type OutcomePeriod, outcomePeriod, outcomesCertificate } from "../../law/index.ts";
import type { Limits } from "../../solve/limits.ts";
import type { Game, Play, Text } from "../../types.ts";
import { type Given, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { writeFile } from "../files.ts";
import { jsonLine } from "./json.ts";
import { columns, wrap } from "./layout.ts";

/** P-positions that are listed for people. */
const LISTED = 40;

/** Prints the period of who wins, and writes its proof where that is asked for. */
export function toldOutcomes(
  game: Game<unknown>,
  limits: Limits & { readonly heaps?: number },
  given: Given,
): ExitCode {
  if (game.space !== "heap") {
    throw new UsageError({
      en: `period: expected a game of one heap, found ${game.id}`,
      zh: `period：此处应为单堆游戏，但读到 ${game.id}`,
    });
  }
  const play: Play = given.option("misere") === undefined ? "normal" : "misere";
  const proof = outcomePeriod(game, play, limits);
  const { finding: _, ...found } = proof;
  given.terminal.write(
    given.json ? jsonLine({ game: game.id, play, of: "outcomes", ...found }) : textOf(game, found, given),
  );
  const file = given.option("certificate");
  if (file !== undefined) {
    const written = outcomesCertificate(game, play, proof, limits);
    if (written?.finding.verdict === "valid") writeFile(file, `${written.text}\n`);
    else given.terminal.warn(`nimber: ${(written?.finding.says ?? UNWRITTEN)[given.language]}\n`);
  }
  return found.verdict === "proved" ? EXIT.answered : EXIT.undecided;
}

const UNWRITTEN: Text = {
  en: "no certificate was written, for nothing was proved",
  zh: "没有证明任何周期，因此未写出证书",
};
const VERDICT = {
  proved: { en: "outcomes repeat, proved", zh: "胜负有周期，已证明" },
  none: { en: "no period of outcomes found", zh: "未发现胜负的周期" },
} satisfies Partial<Record<OutcomePeriod["verdict"], Text>>;
const OBSERVED = (range: string): Text => ({
  en: `outcomes repeat, observed for ${range}, not proved`,
  zh: `胜负有周期，仅在 ${range} 内验证，未证明`,
});
const BY = {
  automaton: (states: number): Text => ({
    en: `by an automaton of ${states} states`,
    zh: `所用自动机有 ${states} 个状态`,
  }),
  finite: (): Text => ({
    en: "by what finitely many outcomes tell of all",
    zh: "由有限多个胜负推出全部",
  }),
};
const LOSING: Text = { en: "P-positions", zh: "必败态" };

function textOf(
  game: Game<unknown>,
  { verdict, heaps, preperiod, period, losing = [], by, states, range, next }: OutcomePeriod,
  { language, terminal }: Given,
): string {
  const colour = verdict === "proved" ? "green" : "yellow";
  const title = `  ${terminal.style("bold", game.id)}: ${terminal.style(colour, (verdict === "observed" ? OBSERVED(range!) : VERDICT[verdict])[language])}\n`;
  const looked = [language === "en" ? "heaps" : "堆数", `${heaps}`];
  if (period === undefined)
    return (
      title + columns([looked]) + (next === undefined ? "" : wrap(next[language], terminal.columns, "  "))
    );
  const rows = [
    [language === "en" ? "preperiod n0" : "前周期 n0", `${preperiod}`],
    [language === "en" ? "period p" : "周期 p", `${period}`],
    looked,
  ];
  const list = losing.slice(0, LISTED).join(" ") + (losing.length > LISTED ? " …" : "");
  const why = by === undefined ? "" : wrap(BY[by](states ?? 0)[language], terminal.columns, "  ");
  return `${title}${columns(rows)}${wrap(`${LOSING[language]}: ${list}`, terminal.columns, "  ")}${why}`;
}
