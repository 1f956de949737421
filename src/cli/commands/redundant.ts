import { Undefinable } from "../../automata/index.ts";
import { type Redundancy, redundancy, variablesOf } from "../../law/index.ts";
import type { Limits } from "../../solve/limits.ts";
import type { Game, Play, Text } from "../../types.ts";
import { type Command, type Given, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { gameOf, limitsOf } from "../input.ts";
import { jsonLine } from "../terminal/json.ts";
import { columns, wrap } from "../terminal/layout.ts";

const USAGE = "nimber redundant <game>";

/** A search that is told no time ends after as many seconds. */
const USUAL_SECONDS = 30;

export const redundant: Command = {
  usage: [USAGE],
  options: [RULES, ...SEARCH],
  examples: [
    "nimber redundant '{1,2,5}'",
    "nimber redundant wythoff",
    "nimber redundant '[x,y: x-k,y | x,y-k | x-2*k,y-2*k]' --json",
  ],
  async run(given) {
    const game = await gameOf(given, USAGE);
    const { progress: _, ...asked } = limitsOf(given);
    const limits = given.option("time") === undefined ? { ...asked, seconds: USUAL_SECONDS } : asked;
    const play: Play = given.option("misere") === undefined ? "normal" : "misere";
    if (variablesOf(game) === undefined) {
      throw new UsageError({
        en: `redundant: expected a game whose position is one, two or three numbers, found ${game.id}`,
        zh: `redundant：此处应为局面由一至三个数组成的游戏，但读到 ${game.id}`,
      });
    }
    const found = decided(game, play, limits);
    given.terminal.write(given.json ? jsonLine(json(game, play, found)) : told(game, found, given));
    return EXIT.answered;
  },
};

/** @throws UsageError where no automaton tells the moves, or who wins. */
function decided(game: Game<unknown>, play: Play, limits: Limits): Redundancy {
  try {
    return redundancy(game, play, limits);
  } catch (error) {
    if (error instanceof Undefinable)
      throw new UsageError({ en: `redundant: ${error.says.en}`, zh: `redundant：${error.says.zh}` });
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

const LAW = {
  en: (text: string, states: number) =>
    `The P-positions are proved, by an automaton of ${states} states: ${text}`,
  zh: (text: string, states: number) => `必败态已由有 ${states} 个状态的自动机证明：${text}`,
};
const LEFT: Text = { en: "Without a kind of moves, the others kept", zh: "去掉一类走法（保留其余）" };
const SAME: Text = { en: "the P-positions stay the same", zh: "必败态不变" };
const CHANGED = {
  en: (at: string) => `needed: without it the law fails at ${at}`,
  zh: (at: string) => `不可去：去掉后规律在 ${at} 处不成立`,
};
const ADDED: Text = {
  en: "Amounts that may be taken as well, any or all of them, without a change",
  zh: "可以增加而不改变必败态的取数（任取若干或全部）",
};
const TOLD = {
  en: (states: number) =>
    `They are those by which no two P-positions differ; an automaton of ${states} states tells all of them.`,
  zh: (states: number) => `即任何两个必败态之差都不等于的取数；有 ${states} 个状态的自动机判定全部。`,
};
const NONE: Text = { en: "none", zh: "无" };

function told(
  game: Game<unknown>,
  { law, moves, addable }: Redundancy,
  { language, terminal }: Given,
): string {
  const rows = moves.map(({ move, redundant, position }) => [
    move,
    redundant ? terminal.style("green", SAME[language]) : CHANGED[language](position!.join()),
  ]);
  const lines = [
    wrap(`${terminal.style("bold", game.id)}`, terminal.columns, "  "),
    wrap(LAW[language](law.text, law.states!), terminal.columns, "  "),
  ];
  if (rows.length > 0) lines.push(`\n  ${LEFT[language]}\n`, columns(rows));
  if (addable !== undefined) {
    const list = addable.first.map((each) => (each.length === 1 ? `${each[0]}` : `(${each.join()})`));
    const some = list.length === 0 ? NONE[language] : `${list.join(" ")}${list.length < MANY ? "" : " …"}`;
    lines.push(`\n${wrap(ADDED[language], terminal.columns, "  ")}`, wrap(some, terminal.columns, "    "));
    lines.push(wrap(TOLD[language](addable.states), terminal.columns, "  "));
  }
  return lines.join("");
}

/** As many are told. */
const MANY = 20;
