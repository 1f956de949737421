import { heapRules } from "../../encoding.ts";
import { say } from "../../locale/message.ts";
import { quotientRun } from "../../session/quotient.ts";
import { begin, type Limits } from "../../solve/limits.ts";
import { certifyQuotient } from "../../solve/misere/quotient/certificate.ts";
import type { Partial } from "../../solve/misere/quotient/partial.ts";
import type { Quotient } from "../../solve/misere/quotient/quotient.ts";
import { aloneError, standsAlone } from "../../solve/search/alone.ts";
import type { Game, Text } from "../../types.ts";
import { type Command, type CommandContext, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { openPlaces, writeFile } from "../files.ts";
import { gameOf, limitsOf, numberOf } from "../input.ts";
import { t } from "../locale/commands.ts";
import { LONG } from "../long-options.ts";
import { patient, timeUnless } from "../patience.ts";
import { keeperOf, resumedQuotient } from "../quotient-checkpoint.ts";
import { savedOnTheWay } from "../saving.ts";
import { cgsuite, cgsuiteCode } from "../terminal/cgsuite.ts";
import { jsonLine } from "../terminal/json.ts";
import { gap, latex, quotientJson, quotientText } from "../terminal/quotient.ts";

// Command `quotient`: misère quotient of a heap game, with its proof.

const USAGE = "nimber quotient <game> [--to N] [--certificate FILE]";

const SAVES: Text = t("quotient.saves");

type Format = (game: Game<unknown>, found: Quotient, context: CommandContext) => string;

const FORMATS: Readonly<Record<string, Format>> = {
  table: quotientText,
  json: (game, found) => jsonLine(quotientJson(game, found)),
  latex: (_, found) => latex(found),
  gap: (_, found) => gap(found),
  cgsuite,
};

export const quotient: Command = {
  usage: [USAGE],
  options: [
    {
      name: "to",
      value: "N",
      says: t("quotient.quotientHeapsNManyProve"),
    },
    {
      name: "certificate",
      value: "FILE",
      says: t("quotient.writeWhatVerifiesFileNimber"),
    },
    {
      name: "format",
      value: Object.keys(FORMATS).join("|"),
      says: t("values.howPrintTable"),
    },
    ...LONG.filter(({ name }) => name !== "every").map(({ name, value, says }) => ({
      name,
      ...(value !== undefined && { value }),
      says: name === "checkpoint" ? SAVES : says,
    })),
    timeUnless("to"),
    RULES,
    ...SEARCH.filter(({ name }) => name === "positions" || name === "memory"),
  ],
  examples: [
    "nimber quotient kayles",
    "nimber quotient 0.123 --json",
    "nimber quotient 0.07 --to 28 --certificate dawson.json",
  ],
  async run(context) {
    const game = await gameOf(context, USAGE);
    if (game.space !== "heap") {
      const isMixed = game.elsewhere !== undefined;
      throw new UsageError(t("quotient.quotientExpectedGameWhosePosition", { id: game.id, isMixed }));
    }
    if (standsAlone(game, "misere")) throw aloneError(game);
    const name = (context.json ? context.peek("format") : context.option("format")) ?? "table";
    if (!Object.hasOwn(FORMATS, name)) throw wrongFormat(name);
    const format = FORMATS[context.json ? "json" : name]!;
    if (format === FORMATS.cgsuite) cgsuiteCode(game);
    const asked = context.option("to") !== undefined;
    const to = asked ? numberOf(context, "to", 0) : undefined;
    const { progress: _, ...limits } = limitsOf(context);
    const file = context.option("certificate");
    if (file !== undefined && !hasNotation(game)) throw noNotation(game);
    openPlaces(context);
    const found = await searched(game, to, patient(limits, context, "to"), context);
    context.terminal.write(format(game, found, context));
    if (file !== undefined) writeFile(file, `${JSON.stringify(certifyQuotient(heapRules(game)!, found))}\n`);
    return found.verdict === "proved" || (found.heaps === to && found.limit === undefined)
      ? EXIT.answered
      : EXIT.undecided;
  },
};

async function searched(
  game: Game<unknown>,
  to: number | undefined,
  limits: Limits,
  context: CommandContext,
): Promise<Quotient> {
  const { terminal, language } = context;
  let now: Partial | undefined;
  const saving = keeperOf(context, game, () => now);
  const progress = () => {
    if (now === undefined) return;
    const [heap, order] = [now.phi.length, now.monoid.order];
    terminal.progress(() => say(t("quotient.heapOrder", { heap, order }), language));
  };
  const budget = begin({ ...limits, progress });
  const last = resumedQuotient(context, game, budget);
  if (to !== undefined && last !== undefined && last.phi.length > to) throw tooFew(last.phi.length);
  const question = { ask: "quotient", games: [game.id], ...(to !== undefined && { heaps: to }) } as const;
  function* work(): Generator<Partial, Quotient> {
    const { found } = yield* quotientRun(question, game, budget, last);
    now = found.quotient;
    return found;
  }
  return savedOnTheWay(work(), saving, (step) => {
    now = step;
  });
}

/** Whether a certificate can express the rules. */
function hasNotation(game: Game<unknown>): boolean {
  const rules = heapRules(game);
  return rules !== undefined && !("takes" in rules) && !(rules.kind === "break" && rules.unequal === true);
}

const noNotation = ({ id }: Game<unknown>) =>
  new UsageError(t("quotient.certificateExpectedGameSetCode", { id }));

const tooFew = (heaps: number) => new UsageError(t("quotient.expectedMoreCheckpointHeaps", { heaps }));

const wrongFormat = (name: string) =>
  new UsageError(t("genus.formatExpectedOneFound", { formats: Object.keys(FORMATS), name }));
