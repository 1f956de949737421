import { repeatsOf } from "../../law-value/periodic.ts";
import { say } from "../../locale/message.ts";
import { periodClaim } from "../../messages/period.ts";
import { sourceText } from "../../messages/proof.ts";
import type { Natural } from "../../nimber/natural.ts";
import { lawInPlaceOfPeriod } from "../../solve/period/law.ts";
import type { Game, Law, Repeats, Text, Theorem } from "../../types.ts";
import type { CommandContext } from "../command.ts";
import { t } from "../locale/terminal.ts";
import { jsonLine } from "./json.ts";
import { columns, wrap } from "./layout.ts";

const TEXT = {
  theorem: t("theoremTheorem"),
  law: t("law"),
  preperiod: t("preperiod"),
  period: t("period"),
  saltus: t("saltus"),
} satisfies Record<string, Text>;

/** Options that need computed values. */
const COMPUTED = ["limit", "certificate", "checkpoint", "resume", "recheck", "plot", "svg"];

/** Text about the values of `game` from a theorem, if a table would not prove their period. */
export function answerByLaw(game: Game<unknown>, context: CommandContext): string | undefined {
  if (COMPUTED.some((name) => context.peek(name) !== undefined)) return undefined;
  const law = lawInPlaceOfPeriod(game);
  if (law === undefined) return undefined;
  return context.json ? jsonLine(lawJson(game, law)) : lawText(game, law, context);
}

const lawJson = (game: Game<unknown>, { claim, source, law }: Theorem<Natural>): object => ({
  game: game.id,
  verdict: "law",
  ...placesOf(law),
  law: claim,
  source: say(sourceText(source), "en"),
  heaps: 0,
});

/** Numbers of a period without its values. */
function placesOf(law: Law | undefined): Repeats | undefined {
  const repeats = repeatsOf(law);
  if (repeats === undefined) return undefined;
  const { preperiod, period, saltus } = repeats;
  return { preperiod, period, saltus };
}

function lawText(game: Game<unknown>, law: Theorem<Natural>, { language, terminal }: CommandContext): string {
  const { claim, source } = law;
  const repeats = repeatsOf(law.law);
  const title = `${terminal.style("bold", game.id)}: ${terminal.style("green", say(TEXT[repeats === undefined ? "law" : "theorem"], language))}`;
  const told = say(t("cited", { claim, source }), language);
  if (repeats === undefined) return `  ${title}\n${wrap(told, terminal.columns, "  ")}`;
  const rows = [
    [`${say(TEXT.preperiod, language)} n0`, `${repeats.preperiod}`],
    [`${say(TEXT.period, language)} p`, `${repeats.period}`],
    ...(repeats.saltus === 0 ? [] : [[say(TEXT.saltus, language), `${repeats.saltus}`]]),
  ];
  const says = wrap(say(periodClaim(repeats), language), terminal.columns, "  ");
  return `  ${title}\n${says}\n${columns(rows)}\n${terminal.style("dim", wrap(told, terminal.columns, "  "))}`;
}
