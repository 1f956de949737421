import { parseGame } from "../../games/notation.ts";
import { comparedGames } from "../../games/sequences.ts";
import { type Identified, identify as identified, type SequenceMatch } from "../../law/index.ts";
import { say } from "../../locale/message.ts";
import { begin, type Limits, started } from "../../solve/limits.ts";
import type { Text } from "../../types.ts";
import { boardsIn, RANGE, refuseOfBoards, valuedBoards } from "../boards.ts";
import { type Command, type CommandContext, DATABASE, SEARCH } from "../command.ts";
import { EXIT } from "../exit.ts";
import { limitsOf, METHOD } from "../input.ts";
import { t } from "../locale/commands.ts";
import { LONG } from "../long-options.ts";
import { jsonLine } from "../terminal/json.ts";
import { columns, wrap } from "../terminal/layout.ts";
import { enough, naturalsIn, sequenceOf } from "../terms.ts";

// Command `identify`: finds the games that have given values.

/** Most matches in text output; JSON has all. */
const SHOWN = 20;

export const identify: Command = {
  usage: ["nimber identify <numbers>", "nimber identify '<game> <boards>' --to N", "nimber identify -"],
  options: [...RANGE, ...LONG, METHOD, DATABASE, ...SEARCH.filter(({ name }) => name !== "misere")],
  examples: [
    "nimber identify 0,1,2,3,1,4,3,2,1,4,2,6",
    "nimber values 0.36 --to 99 --format bfile | nimber identify -",
    "nimber identify 'cram 1xn' --to 30",
    "nimber identify 0,0,1,1,2,2,3,3 --json",
  ],
  async run(context) {
    const { progress: _, ...asked } = limitsOf(context);
    const limits = started(asked);
    const boards = await boardsIn(context);
    if (boards === undefined) refuseOfBoards(context, OF_BOARDS);
    const valued = boards && (await valuedBoards(boards, context));
    const terms = valued === undefined ? termsOf(context, limits) : enough(valued.sequence.values);
    const { limit, ...found } = identified(terms, { read: parseGame, named: comparedGames }, limits);
    const stopped = limit && { limit: limit.limit };
    context.terminal.write(
      context.json
        ? jsonLine({ terms: terms.length, ...found, ...stopped })
        : told(found, terms.length, context),
    );
    if (valued?.stopped !== undefined) context.terminal.warn(`${say(valued.stopped, context.language)}\n`);
    if (limit !== undefined) context.terminal.warn(`nimber: ${say(limit.text, context.language)}\n`);
    return limit === undefined && valued?.stopped === undefined ? EXIT.answered : EXIT.undecided;
  },
};

const OF_BOARDS = "to from checkpoint resume every method database positions".split(" ");

/** Numbers in the arguments or on standard input. */
const termsOf = (context: CommandContext, limits: Limits): readonly number[] =>
  context.args.length > 0 && context.args.join() !== "-"
    ? enough([...naturalsIn(context.args.join(" "))])
    : sequenceOf(context.terminal, begin(limits)).terms;

const NONE = (tried: number): Text => t("identify.none", { tried });
const TERM = (shift: number): Text => t("identify.term", { shift });
const VERDICT: Record<SequenceMatch["verdict"], Text> = {
  proved: t("identify.proved"),
  observed: t("identify.observed"),
};
const DIFFERS = (at: number, own: number, first: number): Text => t("identify.differs", { at, own, first });
const ALL = (terms: number, to: number): Text => t("identify.all", { terms, to });
const COMMA = t("identify.comma");
const MORE = (n: number): Text => t("identify.more", { n });

function told(
  { matches, tried, compared }: Identified,
  terms: number,
  { language, terminal }: CommandContext,
): string {
  if (matches.length === 0) return wrap(say(NONE(tried), language), terminal.columns, "  ");
  const rows = matches.slice(0, SHOWN).map(({ game, shift, verdict, oeis, differs }) => {
    const more = differs && say(DIFFERS(differs.at, ...differs.terms), language);
    return [
      game,
      [say(TERM(shift), language), say(VERDICT[verdict], language), oeis, more]
        .filter(Boolean)
        .join(say(COMMA, language)),
    ];
  });
  const rest = matches.length - SHOWN;
  return `${columns(rows)}${rest > 0 ? wrap(say(MORE(rest), language), terminal.columns, "  ") : ""}${terminal.style(
    "dim",
    wrap(say(ALL(terms, compared), language), terminal.columns, "  "),
  )}`;
}
