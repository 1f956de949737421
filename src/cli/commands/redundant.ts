import { Undefinable } from "../../automata/index.ts";
import { type Redundancy, redundancy, variablesOf } from "../../law/index.ts";
import { say } from "../../locale/message.ts";
import type { Limits } from "../../solve/limits.ts";
import type { Game, Play, Text } from "../../types.ts";
import { type Command, type CommandContext, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { gameOf, limitsOf } from "../input.ts";
import { t } from "../locale/commands.ts";
import { jsonLine } from "../terminal/json.ts";
import { columns, wrap } from "../terminal/layout.ts";

// Command `redundant`: moves that can be left out or added without changing the P-positions of a game.

const USAGE = "nimber redundant <game>";

/** Default time limit of a search in seconds. */
const USUAL_SECONDS = 30;

export const redundant: Command = {
  usage: [USAGE],
  options: SEARCH,
  examples: [
    "nimber redundant '{1,2,5}'",
    "nimber redundant wythoff",
    "nimber redundant '[x,y: x-k,y | x,y-k | x-2*k,y-2*k]' --json",
  ],
  async run(context) {
    const game = await gameOf(context, USAGE);
    const { progress: _, ...asked } = limitsOf(context);
    const limits = context.option("time") === undefined ? { ...asked, seconds: USUAL_SECONDS } : asked;
    const play: Play = context.option("misere") === undefined ? "normal" : "misere";
    if (variablesOf(game) === undefined) {
      throw new UsageError(t("redundant.redundantExpectedGameWhosePosition", { id: game.id }));
    }
    const found = decided(game, play, limits);
    context.terminal.write(context.json ? jsonLine(json(game, play, found)) : told(game, found, context));
    return EXIT.answered;
  },
};

/** Redundant moves. @throws UsageError when there is no automaton for the moves or the outcomes */
function decided(game: Game<unknown>, play: Play, limits: Limits): Redundancy {
  try {
    return redundancy(game, play, limits);
  } catch (error) {
    if (error instanceof Undefinable) throw new UsageError(t("redundant.redundant", { says: error.says }));
    throw error;
  }
}

const json = (game: Game<unknown>, play: Play, { law, moves, addable }: Redundancy): object => ({
  game: game.id,
  play,
  law: law.text,
  states: law.states,
  moves,
  ...(addable && { addable }),
});

const LAW = (text: string, states: number): Text => t("redundant.law", { states, text });
const LEFT: Text = t("redundant.left");
const SAME: Text = t("redundant.same");
const CHANGED = (at: string): Text => t("redundant.changed", { at });
const ADDED: Text = t("redundant.added");
const DIGIT_FUNCTIONS = (states: number): Text => t("redundant.theyThoseNoTwoP", { states });
const NONE: Text = t("redundant.none");

function told(
  game: Game<unknown>,
  { law, moves, addable }: Redundancy,
  { language, terminal }: CommandContext,
): string {
  const rows = moves.map(({ move, redundant, position }) => [
    move,
    redundant ? terminal.style("green", say(SAME, language)) : say(CHANGED(position!.join()), language),
  ]);
  const lines = [
    wrap(`${terminal.style("bold", game.id)}`, terminal.columns, "  "),
    wrap(say(LAW(law.text, law.states!), language), terminal.columns, "  "),
  ];
  if (rows.length > 0) lines.push(`\n  ${say(LEFT, language)}\n`, columns(rows));
  if (addable !== undefined) {
    const list = addable.first.map((each) => (each.length === 1 ? `${each[0]}` : `(${each.join()})`));
    const some =
      list.length === 0 ? say(NONE, language) : `${list.join(" ")}${list.length < MANY ? "" : " …"}`;
    lines.push(
      `\n${wrap(say(ADDED, language), terminal.columns, "  ")}`,
      wrap(some, terminal.columns, "    "),
    );
    lines.push(wrap(say(DIGIT_FUNCTIONS(addable.states), language), terminal.columns, "  "));
  }
  return lines.join("");
}

/** Largest number of items in the output. */
const MANY = 20;
