import { NotationError } from "../../errors.ts";
import { catalogue } from "../../games/catalogue.ts";
import { entriesLike, nickname } from "../../games/meant.ts";
import { parseGameAmong } from "../../games/notation.ts";
import {
  type BeyondProblem,
  beyondNamed,
  beyondProblems,
  type ContestProblem,
  isProblemName,
} from "../../games/problems/index.ts";
import { searchFor } from "../../games/search.ts";
import { localized, say, verbatim } from "../../locale/message.ts";
import { nearest } from "../../nearest.ts";
import type { Game, Text } from "../../types.ts";
import { type Command, type CommandContext, RULES, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { t } from "../locale/commands.ts";
import { answered, answeredNamed } from "../problem-list.ts";
import { boardText } from "../terminal/board.ts";
import { jsonLine } from "../terminal/json.ts";
import { columns, shellWord, wrap } from "../terminal/layout.ts";
import { shown } from "../terminal/shown.ts";
import { sourceLine, theoremJson, theoremText } from "../terminal/theorems.ts";

// Command `games`: lists the catalogue, and describes a game or a contest problem.

const TEXT = {
  families: t("games.families"),
  subtraction: t("games.subtraction"),
  sets: t("games.sets"),
  codes: t("games.codes"),
  rules: t("games.rules"),
  position: t("games.position"),
  noTheorem: t("games.noTheorem"),
  board: t("games.board"),
  moves: t("games.moves"),
  try: t("games.try"),
} satisfies Record<string, Text>;

export const games: Command = {
  usage: ["nimber games", "nimber games <game>", "nimber games <problem>"],
  options: [
    {
      name: "search",
      value: "text",
      says: t("games.gamesProblemsTheirWords"),
    },
    RULES,
  ],
  examples: [
    "nimber games",
    "nimber games wythoff",
    "nimber games 0.137",
    "nimber games poj-3537",
    "nimber games --search 取石子",
  ],
  run(context) {
    const wanted = context.option("search");
    if (wanted !== undefined) {
      if (wanted.trim() === "") {
        throw new UsageError(t("games.searchExpectedTextFoundNothing"));
      }
      context.terminal.write(searched(wanted.trim(), context));
      return EXIT.answered;
    }
    const named =
      context.args.length === 1 && isGame(context.args[0]!)
        ? undefined
        : answeredNamed(context.args.join("-"));
    if (named !== undefined) {
      context.terminal.write(problemPage(named, context));
      return EXIT.answered;
    }
    const beyond = beyondNamed(context.args.join("-"));
    if (beyond !== undefined) {
      context.terminal.write(beyondPage(beyond, context));
      return EXIT.answered;
    }
    if (isProblemName(context.args.join("-"))) throw unlisted(context.args.join(" "));
    if (context.args.length > 1) {
      throw new UsageError(t("games.expectedOneGameFoundAlso", { words: context.args[1] }));
    }
    const [word] = context.args;
    const { games: own, rules } = context.userRules;
    const game = rules ?? (word === undefined ? undefined : gameNamed(word, own));
    const text = game === undefined ? listOf(context) : pageOf(game, context);
    context.terminal.write(text);
    return EXIT.answered;
  },
};

const isGame = (word: string): boolean => catalogue.some(({ id }) => id === word);

const unlisted = (name: string) =>
  new UsageError(t("games.expectedProblemListedFoundNimber", { shown: shown(name) }));

/** Word that may be the name of a game or of a problem. */
const NAME = /^\p{L}[\p{L}\p{N}_-]*$/u;

/**
 * Game that a word names. @throws UsageError for a word that names no game, NotationError for any other text
 */
function gameNamed(word: string, own: CommandContext["userRules"]["games"]): Game<unknown> {
  try {
    return parseGameAmong(word, own);
  } catch (error) {
    if (!(error instanceof NotationError) || error.offset > 0 || !NAME.test(word)) throw error;
    const names = [
      ...catalogue.map(({ id }) => id),
      ...[...answered, ...beyondProblems].flatMap(({ ids }) => ids),
    ];
    const near = error.suggestion ?? nearest(word, names);
    throw new UsageError(t("games.expectedGameProblemListedFound", { shown: shown(word), near }));
  }
}

function listOf({ json, language, terminal }: CommandContext): string {
  if (json) {
    return jsonLine(
      catalogue.map((entry) => ({
        id: entry.id,
        name: entry.name,
        rule: entry.rule,
        parameters: "game" in entry ? entry.parameters : [],
      })),
    );
  }
  const rows = catalogue.map((entry) => {
    const parameters = "game" in entry ? `(${entry.parameters.map(({ name }) => name).join(",")})` : "";
    return [`${entry.id}${parameters}`, say(entry.name, language)];
  });
  const more = [TEXT.subtraction, TEXT.sets, TEXT.codes, TEXT.rules]
    .map((each) => wrap(say(each, language), terminal.columns, "      ", "    "))
    .join("");
  return `${columns(rows)}\n  ${say(TEXT.families, language)}\n${more}`;
}

/** Page on a problem that a command solves: the command, and the meaning of its numbers. */
function problemPage(problem: ContestProblem, { json, language, terminal }: CommandContext): string {
  const { ids, title, ask, reading, facts } = problem;
  if (json) return jsonLine({ ids, title, ask: `nimber ${ask}`, reading, facts });
  const most = terminal.columns;
  return (
    wrap(terminal.style("bold", `${say(title, language)}  (${ids.join(", ")})`), most, "  ") +
    wrap(`nimber ${ask}`, most, "      ", "    ") +
    wrap(say(reading, language), most, "  ") +
    facts.map((fact) => terminal.style("dim", wrap(fact, most, "      ", "    "))).join("")
  );
}

/** Page on a problem that no command solves, with the reason. */
function beyondPage(
  { ids, title, why }: BeyondProblem,
  { json, language, terminal }: CommandContext,
): string {
  if (json) return jsonLine({ ids, title, why });
  const head = terminal.style("bold", `${say(title, language)}  (${ids.join(", ")})`);
  return wrap(head, terminal.columns, "  ") + wrap(say(why, language), terminal.columns, "  ");
}

/** Games and problems whose names or descriptions contain a text. */
function searched(text: string, { json, language, userRules: own, terminal }: CommandContext): string {
  const isSought = searchFor(text);
  const inText = (text: Text): readonly string[] => Object.values(localized(text));
  const meant = nickname(text)?.games ?? [];
  const games = new Set<{ readonly id: string; readonly name: Text }>([
    ...meant.map((game) => parseGameAmong(game, own.games)),
    ...entriesLike(catalogue, text),
    ...catalogue.filter(({ id, rule }) => isSought([id, ...inText(rule)])),
  ]);
  const found = answered.filter(({ ids, title, ask }) => isSought([...ids, ...inText(title), ask]));
  const beyond = beyondProblems.filter(({ ids, title }) => isSought([...ids, ...inText(title)]));
  if (json) {
    return jsonLine({
      games: Array.from(games, ({ id, name }) => ({ id, name })),
      problems: found.map(({ ids, title, ask }) => ({ ids, title, ask: `nimber ${ask}` })),
      ...(beyond.length > 0 && { beyond }),
    });
  }
  const rows = [
    ...Array.from(games, ({ id, name }) => [id, say(name, language)]),
    ...[...found, ...beyond].map(({ ids, title }) => [ids[0]!, say(title, language)]),
  ];
  const none = t("games.none", { shown: shown(text) });
  return rows.length === 0 ? `  ${say(none, language)}\n` : columns(rows, [], terminal.columns);
}

function pageOf(game: Game<unknown>, { json, language, terminal }: CommandContext): string {
  if (json) return jsonLine(gameJson(game));
  const most = terminal.columns;
  const colon = say(t("check.text"), language);
  const start = game.start.map((position) => shellWord(game.format(position))).join(" ");
  const title = `${say(game.name, language)}  (${shown(game.id)})`;
  let text = `${wrap(terminal.style("bold", title), most, "  ")}${wrap(say(game.rule, language), most, "  ")}\n`;
  if (game.cited !== undefined)
    text += `${wrap(say(sourceLine(verbatim(game.cited)), language), most, "  ")}\n`;
  text += wrap(`${say(TEXT.position, language)}${colon}${say(game.notation, language)}`, most, "  ");
  for (const theorem of game.theorems) text += `\n${theoremText(theorem, { language, terminal })}`;
  if (game.theorems.length === 0) text += `\n${wrap(say(TEXT.noTheorem, language), most, "  ")}`;
  const [first] = game.start;
  if (first !== undefined) {
    text += `\n  ${say(TEXT.board, language)} ${game.format(first)}\n${boardText(game.board(first))}`;
    const moves: string[] = [];
    for (const move of game.moves(first)) {
      if (moves.push(move.at) > 24) break;
    }
    text += wrap(
      `${say(TEXT.moves, language)}${colon}${moves.slice(0, 24).join("  ")}${moves.length > 24 ? "  …" : ""}`,
      most,
      "  ",
    );
  }
  text += `\n  ${say(TEXT.try, language)}\n`;
  for (const command of ["solve", "play"]) {
    text += wrap(`nimber ${command} ${shellWord(game.id)} ${start}`, most, "      ", "    ");
  }
  return text;
}

function gameJson(game: Game<unknown>): object {
  return {
    id: game.id,
    name: game.name,
    rule: game.rule,
    ...(game.cited !== undefined && { source: game.cited }),
    notation: game.notation,
    start: game.start.map((position) => game.format(position)),
    theorems: game.theorems.map(theoremJson),
  };
}
