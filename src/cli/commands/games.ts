import { NotationError } from "../../errors.ts";
import { catalogue } from "../../games/catalogue.ts";
import { parseGameAmong } from "../../games/notation.ts";
import {
  type BeyondProblem,
  beyondNamed,
  beyondProblems,
  type ContestProblem,
  isProblemName,
} from "../../games/problems/index.ts";
import { nearest } from "../../say/nearest.ts";
import { proofClaim, sourceText } from "../../say/proof.ts";
import type { Game, Text } from "../../types.ts";
import { type Command, type Given, RULES, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { answered, answeredNamed } from "../problem-list.ts";
import { boardText } from "../terminal/board.ts";
import { jsonLine } from "../terminal/json.ts";
import { columns, wrap } from "../terminal/layout.ts";
import { shown } from "../terminal/shown.ts";

const TEXT = {
  families: { en: "Any game of these families too", zh: "以及以下各族的任意游戏" },
  subtraction: {
    en: "take s in the set: {2,5}  {1..5}  {7..}  !{2,3}  {primes}",
    zh: "取 s 属于集合：{2,5}  {1..5}  {7..}  !{2,3}  {primes}",
  },
  sets: {
    en: "named sets: squares, fibonacci, primes, divisors, proper-divisors, powers(b)",
    zh: "有名字的集合：squares、fibonacci、primes、divisors、proper-divisors、powers(b)",
  },
  codes: { en: "take-and-break codes: 0.77  4.7  0.3F", zh: "取石分堆代码：0.77  4.7  0.3F" },
  rules: {
    en: "your own rules: [n: n-1 | n/2]  [x,y: x-k,y | x,y-k]  (docs/notation.md)",
    zh: "自己的规则：[n: n-1 | n/2]  [x,y: x-k,y | x,y-k]（见 docs/notation.zh-CN.md）",
  },
  position: { en: "Position", zh: "局面" },
  theorem: { en: "Theorem", zh: "定理" },
  noTheorem: {
    en: "No theorem of the literature is known here for this game; its answers are computed from the rules.",
    zh: "此处没有该游戏的文献定理，答案由规则直接计算。",
  },
  source: { en: "Source", zh: "出处" },
  board: { en: "Board", zh: "棋盘" },
  moves: { en: "Moves", zh: "走法" },
  try: { en: "Try", zh: "试试" },
} satisfies Record<string, Text>;

export const games: Command = {
  usage: ["nimber games", "nimber games <game>", "nimber games <problem>"],
  options: [
    {
      name: "search",
      value: "text",
      says: { en: "games and problems that have this in their words", zh: "在游戏与题目的文字中查找" },
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
  run(given) {
    const wanted = given.option("search");
    if (wanted !== undefined) {
      if (wanted.trim() === "") {
        throw new UsageError({
          en: "--search: expected a text, found nothing",
          zh: "--search：此处应为文字，但没有给出",
        });
      }
      given.terminal.write(searched(wanted.trim(), given));
      return EXIT.answered;
    }
    const named =
      given.words.length === 1 && isGame(given.words[0]!) ? undefined : answeredNamed(given.words.join("-"));
    if (named !== undefined) {
      given.terminal.write(problemPage(named, given));
      return EXIT.answered;
    }
    const beyond = beyondNamed(given.words.join("-"));
    if (beyond !== undefined) {
      given.terminal.write(beyondPage(beyond, given));
      return EXIT.answered;
    }
    if (isProblemName(given.words.join("-"))) throw unlisted(given.words.join(" "));
    if (given.words.length > 1) {
      throw new UsageError({
        en: `expected one game, found also \`${given.words[1]}\``,
        zh: `此处只应有一个游戏，但还读到 \`${given.words[1]}\``,
      });
    }
    const [word] = given.words;
    const { games: own, rules } = given.own;
    const game = rules ?? (word === undefined ? undefined : gameNamed(word, own));
    const text = game === undefined ? listOf(given) : pageOf(game, given);
    given.terminal.write(text);
    return EXIT.answered;
  },
};

const isGame = (word: string): boolean => catalogue.some(({ id }) => id === word);

const unlisted = (name: string) =>
  new UsageError({
    en: `expected a problem that is listed, found \`${shown(name)}\`; nimber games --search looks for words`,
    zh: `此处应为已收录的题目，但读到 \`${shown(name)}\`；可用 nimber games --search 查找`,
  });

/** A name in words, which may be that of a game or of a problem. */
const NAME = /^\p{L}[\p{L}\p{N}_-]*$/u;

/** @throws UsageError for a word that is no name of a game, NotationError for what is no notation. */
function gameNamed(word: string, own: Given["own"]["games"]): Game<unknown> {
  try {
    return parseGameAmong(word, own);
  } catch (error) {
    if (!(error instanceof NotationError) || error.offset > 0 || !NAME.test(word)) throw error;
    const names = [
      ...catalogue.map(({ id }) => id),
      ...[...answered, ...beyondProblems].flatMap(({ ids }) => ids),
    ];
    const near = error.suggestion ?? nearest(word, names);
    throw new UsageError({
      en: `expected a game or a problem that is listed, found \`${shown(word)}\`${near === undefined ? "" : `; did you mean ${near}?`}; nimber games --search looks for words`,
      zh: `此处应为已收录的游戏或题目，但读到 \`${shown(word)}\`${near === undefined ? "" : `；是否想写 ${near}？`}；可用 nimber games --search 查找`,
    });
  }
}

function listOf({ json, language, terminal }: Given): string {
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
    return [`${entry.id}${parameters}`, entry.name[language]];
  });
  const more = [TEXT.subtraction, TEXT.sets, TEXT.codes, TEXT.rules]
    .map((each) => wrap(each[language], terminal.columns, "      ", "    "))
    .join("");
  return `${columns(rows)}\n  ${TEXT.families[language]}\n${more}`;
}

/** A problem: what to ask, and how its numbers are read. */
function problemPage(problem: ContestProblem, { json, language, terminal }: Given): string {
  const { ids, title, ask, reading, facts } = problem;
  if (json) return jsonLine({ ids, title, ask: `nimber ${ask}`, reading, facts });
  const most = terminal.columns;
  return (
    wrap(terminal.style("bold", `${title[language]}  (${ids.join(", ")})`), most, "  ") +
    wrap(`nimber ${ask}`, most, "      ", "    ") +
    wrap(reading[language], most, "  ") +
    facts.map((fact) => terminal.style("dim", wrap(fact, most, "      ", "    "))).join("")
  );
}

/** A problem that no command answers, and why. */
function beyondPage({ ids, title, why }: BeyondProblem, { json, language, terminal }: Given): string {
  if (json) return jsonLine({ ids, title, why });
  const head = terminal.style("bold", `${title[language]}  (${ids.join(", ")})`);
  return wrap(head, terminal.columns, "  ") + wrap(why[language], terminal.columns, "  ");
}

/** Games and problems that have a text in their names or their words. */
function searched(text: string, { json, language, terminal }: Given): string {
  const wanted = text.toLowerCase();
  const has = (...words: readonly string[]) => words.some((word) => word.toLowerCase().includes(wanted));
  const inText = ({ en, zh }: Text) => [en, zh];
  const games = catalogue.filter(({ id, name, rule }) => has(id, ...inText(name), ...inText(rule)));
  const found = answered.filter(({ ids, title, ask }) => has(...ids, ...inText(title), ask));
  const beyond = beyondProblems.filter(({ ids, title }) => has(...ids, ...inText(title)));
  if (json) {
    return jsonLine({
      games: games.map(({ id, name }) => ({ id, name })),
      problems: found.map(({ ids, title, ask }) => ({ ids, title, ask: `nimber ${ask}` })),
      ...(beyond.length > 0 && { beyond }),
    });
  }
  const rows = [
    ...games.map(({ id, name }) => [id, name[language]]),
    ...[...found, ...beyond].map(({ ids, title }) => [ids[0]!, title[language]]),
  ];
  const none = {
    en: `nothing has \`${shown(text)}\` in its words`,
    zh: `没有文字含 \`${shown(text)}\` 的游戏或题目`,
  };
  return rows.length === 0 ? `  ${none[language]}\n` : columns(rows, [], terminal.columns);
}

function pageOf(game: Game<unknown>, { json, language, terminal }: Given): string {
  if (json) return jsonLine(gameJson(game));
  const most = terminal.columns;
  const colon = { en: ": ", zh: "：" }[language];
  const start = game.start.map((position) => quoted(game.format(position))).join(" ");
  const title = `${game.name[language]}  (${shown(game.id)})`;
  let text = `${wrap(terminal.style("bold", title), most, "  ")}${wrap(game.rule[language], most, "  ")}\n`;
  if (game.cited !== undefined)
    text += `${wrap(`${TEXT.source[language]}${colon}${game.cited}`, most, "  ")}\n`;
  text += wrap(`${TEXT.position[language]}${colon}${game.notation[language]}`, most, "  ");
  for (const theorem of game.theorems) {
    text += `\n  ${terminal.style("bold", TEXT.theorem[language])}\n${wrap(theorem.claim[language], most, "    ")}`;
    text += wrap(`${TEXT.source[language]}${colon}${sourceText(theorem.source)[language]}`, most, "    ");
    text += wrap(proofClaim(theorem)[language], most, "    ");
  }
  if (game.theorems.length === 0) text += `\n${wrap(TEXT.noTheorem[language], most, "  ")}`;
  const [first] = game.start;
  if (first !== undefined) {
    text += `\n  ${TEXT.board[language]} ${game.format(first)}\n${boardText(game.board(first))}`;
    const moves: string[] = [];
    for (const move of game.moves(first)) {
      if (moves.push(move.at) > 24) break;
    }
    text += wrap(
      `${TEXT.moves[language]}${colon}${moves.slice(0, 24).join("  ")}${moves.length > 24 ? "  …" : ""}`,
      most,
      "  ",
    );
  }
  text += `\n  ${TEXT.try[language]}\n`;
  for (const command of ["solve", "play"]) {
    text += wrap(`nimber ${command} ${quoted(game.id)} ${start}`, most, "      ", "    ");
  }
  return text;
}

/** A word as a shell takes it. */
const quoted = (word: string): string => (/^[\w.,:+-]+$/.test(word) ? word : `'${word}'`);

function gameJson(game: Game<unknown>): object {
  return {
    id: game.id,
    name: game.name,
    rule: game.rule,
    ...(game.cited !== undefined && { source: game.cited }),
    notation: game.notation,
    start: game.start.map((position) => game.format(position)),
    theorems: game.theorems.map(({ claim, source, play = "normal", proof = { by: "cited" } }) => ({
      claim,
      source: sourceText(source).en,
      play,
      proof,
    })),
  };
}
