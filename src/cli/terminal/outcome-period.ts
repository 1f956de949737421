import type { OutcomePeriod } from "../../law/index.ts";
import { say } from "../../locale/message.ts";
import type { Limits } from "../../solve/limits.ts";
import type { Game, Play, Text } from "../../types.ts";
import { type CommandContext, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { writeFile } from "../files.ts";
import { t } from "../locale/terminal.ts";
import { jsonLine } from "./json.ts";
import { columns, wrap } from "./layout.ts";

/** Most P-positions in text output. */
const LISTED = 40;

/** Prints the period of the outcomes, and writes its proof if asked for. */
export async function toldOutcomes(
  game: Game<unknown>,
  limits: Limits & { readonly heaps?: number },
  context: CommandContext,
): Promise<ExitCode> {
  if (game.space !== "heap") {
    throw new UsageError(t("periodExpectedGameOneHeap", { id: game.id }));
  }
  const play: Play = context.option("misere") === undefined ? "normal" : "misere";
  const { outcomePeriod, outcomesCertificate } = await import("../../law/index.ts");
  const proof = outcomePeriod(game, play, limits);
  const { finding: _, ...found } = proof;
  context.terminal.write(
    context.json ? jsonLine({ game: game.id, play, of: "outcomes", ...found }) : textOf(game, found, context),
  );
  const file = context.option("certificate");
  if (file !== undefined) {
    const written = outcomesCertificate(game, play, proof, limits);
    if (written?.finding.verdict === "valid") writeFile(file, `${written.text}\n`);
    else context.terminal.warn(`nimber: ${say(written?.finding.says ?? UNWRITTEN, context.language)}\n`);
  }
  return found.verdict === "proved" ? EXIT.answered : EXIT.undecided;
}

const UNWRITTEN: Text = t("unwritten");
const VERDICT = {
  proved: t("provedOutcomesRepeatProved"),
  none: t("noneNoPeriodOutcomesFound"),
} satisfies Partial<Record<OutcomePeriod["verdict"], Text>>;
const OBSERVED = (range: string): Text => t("outcomesRepeatObservedNotProved", { range });
const BY = {
  automaton: (states: number): Text => t("automatonStates", { states }),
  finite: (): Text => t("whatFinitelyManyOutcomesTell"),
};
const PREPERIOD: Text = t("preperiodN0");
const PERIOD: Text = t("periodP");
const HEAPS: Text = t("heaps");

function textOf(
  game: Game<unknown>,
  { verdict, heaps, preperiod, period, losing = [], by, states, range, next }: OutcomePeriod,
  { language, terminal }: CommandContext,
): string {
  const colour = verdict === "proved" ? "green" : "yellow";
  const title = `  ${terminal.style("bold", game.id)}: ${terminal.style(colour, say(verdict === "observed" ? OBSERVED(range!) : VERDICT[verdict], language))}\n`;
  const looked = [say(HEAPS, language), `${heaps}`];
  if (period === undefined)
    return (
      title +
      columns([looked]) +
      (next === undefined ? "" : wrap(say(next, language), terminal.columns, "  "))
    );
  const rows = [[say(PREPERIOD, language), `${preperiod}`], [say(PERIOD, language), `${period}`], looked];
  const list = losing.slice(0, LISTED).join(" ") + (losing.length > LISTED ? " …" : "");
  const why = by === undefined ? "" : wrap(say(BY[by](states ?? 0), language), terminal.columns, "  ");
  return `${title}${columns(rows)}${wrap(say(t("losing", { list }), language), terminal.columns, "  ")}${why}`;
}
