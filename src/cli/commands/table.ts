import {
  boxValues,
  coordinatesOf,
  hasNumbers,
  languages,
  type Sequence,
  type Syntax,
  sequenceOf,
  type Texts,
  tableCode,
  textCode,
  usualLargest,
} from "../../codegen/index.ts";
import { LimitError } from "../../errors.ts";
import { say } from "../../locale/message.ts";
import { aloneError, standsAlone } from "../../solve/search/alone.ts";
import type { Game } from "../../types.ts";
import { BY_LAW, boxOf, CODE, lawTold, provedFor, put, syntaxOf } from "../code.ts";
import { type Command, type CommandContext, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { openPlaces } from "../files.ts";
import { limitsOf, numberOf } from "../input.ts";
import { t } from "../locale/commands.ts";
import { namedIn, reachedFrom } from "../positions-reached.ts";
import { periodTold } from "../terminal/sequence.ts";
import { usageText } from "../usage.ts";
import { isMisere, textFile, textsIn } from "../user-rules/texts.ts";

// Command `table`: prints SG values as compact source code with a function that looks them up.

const USAGE = `nimber table <game> --to N --code ${languages[0].id}`;

/** Source size limits of judges: most allow 64 KB, Luogu 50 KB. */
const JUDGES = [
  { bytes: 65_536, name: t("table.kbMostJudges") },
  { bytes: 51_200, name: t("table.kbLuogu") },
] as const;

export const table: Command = {
  usage: [USAGE],
  options: [
    {
      name: "to",
      value: "N",
      says: t("table.largestHeapNumbers"),
    },
    {
      name: "max-bytes",
      value: "B",
      says: t("table.failWhenCodeLonger"),
    },
    BY_LAW,
    ...CODE,
    RULES,
    ...SEARCH.filter(({ name }) => name !== "misere"),
  ],
  examples: [
    "nimber table kayles --to 1e6 --code cpp",
    "nimber table '{2,5,7}' --to 10000 --code python",
    "nimber table grundys-game --to 5000 --code java --max-bytes 51200",
    "nimber table '[x,y: x-k,y | x,y-k | x-k,y-k]' --to 40,40 --code python",
    "nimber table 0.16 --to 5000 --code pascal --lang zh",
  ],
  async run(context) {
    const syntax = syntaxOf(context);
    const file = textFile(context);
    if (file !== undefined) return ofTexts(context, () => textsIn(context, file), syntax);
    const named = await namedIn(context, USAGE);
    const { game } = named;
    if (standsAlone(game, "normal")) throw aloneError(game);
    if (!hasNumbers(game)) return ofTexts(context, () => reachedFrom(context, named), syntax);
    if (context.option("to") === undefined) {
      throw new UsageError(t("table.tableExpectedNLargestHeap", { usage: usageText(USAGE) }));
    }
    const size = coordinatesOf(game).length;
    const most = mostBytes(context);
    openPlaces(context);
    const cited = await provedFor(game, true, context);
    const sequence =
      cited !== undefined
        ? {
            id: game.id,
            values: [],
            cited,
            play: isMisere(game) ? ("misere" as const) : ("normal" as const),
          }
        : size === 1 && !isMisere(game)
          ? sequenceOf(game, numberOf(context, "to", 0), limitsOf(context))
          : inBox(game, context);
    const source = tableCode(sequence, syntax, context.language);
    const more = {
      ...(sequence.law && { law: periodTold(sequence.law) }),
      ...(sequence.cited && { known: lawTold(sequence.cited) }),
    };
    return handOut(context, source, { id: game.id, name: syntax.id, most, more });
  },
};

const mostBytes = (context: CommandContext) => numberOf(context, "max-bytes", Number.POSITIVE_INFINITY, 1);

interface PrintedTable {
  readonly id: string;
  /** Name of the programming language. */
  readonly name: string;
  /** Largest size of the source in bytes. */
  readonly most: number;
  /** Additional fields of the JSON. */
  readonly more: object | undefined;
}

function handOut(context: CommandContext, source: string, { id, name, most, more }: PrintedTable): ExitCode {
  const bytes = Buffer.byteLength(source);
  if (bytes > most) throw new LimitError("source", most, bytes);
  put(context, source, { game: id, language: name, bytes, ...more, source });
  if (!context.json) context.terminal.warn(sizeLine(bytes, context));
  return EXIT.answered;
}

/** Values of positions with several coordinates, or outcomes under misère play. */
function inBox(game: Game<unknown>, context: CommandContext): Sequence {
  const size = coordinatesOf(game).length;
  const box = size === 1 ? [numberOf(context, "to", 0)] : boxOf(context, usualLargest(game));
  const play = isMisere(game) ? "misere" : "normal";
  return { id: game.id, ...boxValues(game, box, play, limitsOf(context)), play, ...(size > 1 && { box }) };
}

/** Prints a table of positions in notation. */
function ofTexts(context: CommandContext, find: () => Texts, syntax: Syntax): ExitCode {
  const most = mostBytes(context);
  openPlaces(context);
  const texts = find();
  const source = textCode(texts, syntax, context.language);
  const more = { positions: texts.values.size };
  return handOut(context, source, { id: texts.id, name: syntax.id, most, more });
}

function sizeLine(bytes: number, { language }: CommandContext): string {
  const parts = JUDGES.map(({ bytes: most, name }) => {
    const fits = bytes <= most;
    return say(t("table.the", { fits, name }), language);
  });
  return say(t("table.bytesN", { bytes, parts }), language);
}
