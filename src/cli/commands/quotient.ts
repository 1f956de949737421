import { quotientRun } from "../../ask/quotient.ts";
import { heapRules } from "../../encoding.ts";
import { begin, type Limits } from "../../solve/limits.ts";
import { certifyQuotient } from "../../solve/misere/quotient/certificate.ts";
import type { Partial } from "../../solve/misere/quotient/partial.ts";
import type { Quotient } from "../../solve/misere/quotient/quotient.ts";
import { aloneError, standsAlone } from "../../solve/search/alone.ts";
import type { Game, Text } from "../../types.ts";
import { type Command, type Given, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { openPlaces, writeFile } from "../files.ts";
import { gameOf, limitsOf, numberOf } from "../input.ts";
import { LONG } from "../long-options.ts";
import { patient, timeUnless } from "../patience.ts";
import { keeperOf, resumedQuotient } from "../quotient-checkpoint.ts";
import { savedOnTheWay } from "../saving.ts";
import { cgsuite, cgsuiteCode } from "../terminal/cgsuite.ts";
import { jsonLine } from "../terminal/json.ts";
import { gap, latex, quotientJson, quotientText } from "../terminal/quotient.ts";

const USAGE = "nimber quotient <game> [--to N] [--certificate FILE]";

const SAVES: Text = { en: "save every heap that is done", zh: "每完成一堆即保存进度" };

type Format = (game: Game<unknown>, found: Quotient, given: Given) => string;

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
      says: {
        en: "the quotient of heaps to N (as many as prove it for all)",
        zh: "只求堆 0 到 N 的商（默认求到足以证明对所有堆成立）",
      },
    },
    {
      name: "certificate",
      value: "file",
      says: {
        en: "write what verifies it to a file, for nimber check",
        zh: "把验证所需写入文件，可用 nimber check 检验",
      },
    },
    {
      name: "format",
      value: Object.keys(FORMATS).join("|"),
      says: { en: "how to print it (table)", zh: "输出格式（table）" },
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
  async run(given) {
    const game = await gameOf(given, USAGE);
    if (game.space !== "heap") {
      throw new UsageError({
        en: `quotient: expected a game whose position is one heap, found ${game.id}`,
        zh: `quotient：此处应为单堆游戏，但读到 ${game.id}`,
      });
    }
    if (standsAlone(game, "misere")) throw aloneError(game);
    const name = (given.json ? given.peek("format") : given.option("format")) ?? "table";
    if (!Object.hasOwn(FORMATS, name)) throw wrongFormat(name);
    const format = FORMATS[given.json ? "json" : name]!;
    if (format === FORMATS.cgsuite) cgsuiteCode(game);
    const asked = given.option("to") !== undefined;
    const to = asked ? numberOf(given, "to", 0) : undefined;
    const { progress: _, ...limits } = limitsOf(given);
    const file = given.option("certificate");
    if (file !== undefined && !hasNotation(game)) throw noNotation(game);
    openPlaces(given);
    const found = await searched(game, to, patient(limits, given, "to"), given);
    given.terminal.write(format(game, found, given));
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
  given: Given,
): Promise<Quotient> {
  const { terminal, language } = given;
  let now: Partial | undefined;
  const saving = keeperOf(given, game, () => now);
  const progress = () => {
    if (now === undefined) return;
    const [heap, order] = [now.phi.length, now.monoid.order];
    terminal.progress({ en: `heap ${heap}  order ${order}`, zh: `n = ${heap}  阶 ${order}` }[language]);
  };
  const deadline = begin({ ...limits, progress });
  const last = resumedQuotient(given, game, deadline);
  if (to !== undefined && last !== undefined && last.phi.length > to) throw tooFew(last.phi.length);
  const question = { ask: "quotient", games: [game.id], ...(to !== undefined && { heaps: to }) } as const;
  function* work(): Generator<Partial, Quotient> {
    const { found } = yield* quotientRun(question, game, deadline, last);
    now = found.quotient;
    return found;
  }
  return savedOnTheWay(work(), saving, (step) => {
    now = step;
  });
}

/** Whether a certificate can name the rules. */
function hasNotation(game: Game<unknown>): boolean {
  const rules = heapRules(game);
  return rules !== undefined && !("takes" in rules) && !(rules.kind === "break" && rules.unequal === true);
}

const noNotation = ({ id }: Game<unknown>) =>
  new UsageError({
    en: `--certificate: expected a game that is a set or a code, found ${id}`,
    zh: `--certificate：此处应为由集合或代码给出的游戏，但读到 ${id}`,
  });

const tooFew = (heaps: number) =>
  new UsageError({
    en: `--to: expected ${heaps} or more, for the checkpoint has heaps 0 to ${heaps - 1}`,
    zh: `--to：此处应不小于 ${heaps}，因为进度文件已有堆 0 至 ${heaps - 1}`,
  });

const wrongFormat = (name: string) =>
  new UsageError({
    en: `--format: expected one of ${Object.keys(FORMATS).join(", ")}, found \`${name}\``,
    zh: `--format：此处应为 ${Object.keys(FORMATS).join("、")} 之一，但读到 \`${name}\``,
  });
