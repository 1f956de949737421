import { parseGameAmong } from "../../games/notation.ts";
import {
  type Counterexample,
  certificateOf,
  dot,
  findLaw,
  type LawFinding,
  type Search,
  statedLaw,
  testLaw,
  variablesOf,
  walnut,
} from "../../law/index.ts";
import { standsAlone } from "../../solve/search/alone.ts";
import type { Game, Language, Play, Text } from "../../types.ts";
import { type Command, type Given, RAISING, RULES, SEARCH, UsageError } from "../command.ts";
import { openPlaces, writeFile } from "../files.ts";
import { firstWord, limitsOf } from "../input.ts";
import { jsonLine } from "../terminal/json.ts";
import { wrap } from "../terminal/layout.ts";

const USAGE = "nimber law <game>";

/** A search that is told no time ends after as many seconds. */
const USUAL_SECONDS = 30;

const exports = { walnut, dot } as const;

export const law: Command = {
  usage: [USAGE, "nimber law 'P iff <condition>' --game <game>"],
  options: [
    {
      name: "game",
      value: "game",
      says: { en: "test the law that is stated, of this game", zh: "检验所写的规律是否为该游戏的规律" },
    },
    { name: "values", says: { en: "only laws of the values", zh: "只找 SG 值的规律" } },
    { name: "outcomes", says: { en: "only laws of the outcomes", zh: "只找胜负的规律" } },
    {
      name: "export",
      value: Object.keys(exports).join("|"),
      says: { en: "print the automaton", zh: "输出自动机" },
    },
    {
      name: "certificate",
      value: "file",
      says: {
        en: "write the proof to a file, for nimber check",
        zh: "把证明写入文件，可用 nimber check 复核",
      },
    },
    RULES,
    ...SEARCH,
  ],
  examples: [
    "nimber law '{powers(2)}'",
    "nimber law '[x,y: x-k,y | x,y-k | x-k,y-k]'",
    "nimber law 'P iff x xor y xor z = 0' --game '[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k]'",
    "nimber law 'sg = n % 4' --game 'bash(3)'",
    "nimber law 'P iff min(x,y) = floor(phi*k) and max(x,y) = min(x,y) + k for some k >= 0' --game wythoff",
    "nimber law wythoff --certificate wythoff.json",
  ],
  run(given) {
    const { progress: _, ...asked } = limitsOf(given);
    const limits = given.option("time") === undefined ? { ...asked, seconds: USUAL_SECONDS } : asked;
    openPlaces(given);
    const play: Play = given.option("misere") === undefined ? "normal" : "misere";
    const game = gameAsked(given);
    const isStated =
      given.option("game") !== undefined || (given.own.rules !== undefined && given.words.length > 0);
    if (isStated) return tested(firstWord(given, A_LAW, USAGE), game, play, limits, given);
    const found = searched(game, play, limits, given);
    const status = shown(found, game, given);
    certified(game, found.finding, limits, given);
    return status;
  },
};

/** How a law begins, which no game does. */
const LAW = /^\s*(?:[PN]\s+iff\b|sg\s*=)/;

const A_LAW: Text = { en: "a law", zh: "规律" };
const EITHER: Text = { en: "a game, or a law", zh: "游戏或规律" };

/** The game whose law is asked for, or of which one is stated. */
function gameAsked(given: Given): Game<unknown> {
  const { games, rules } = given.own;
  const named = given.option("game");
  if (rules !== undefined) return rules;
  const text = named ?? firstWord(given, EITHER, USAGE);
  if (named !== undefined || !LAW.test(text)) return parseGameAmong(text, games);
  throw new UsageError({
    en: "--game: expected the game that the law is of, found nothing",
    zh: "--game：此处应为规律所属的游戏，但没有给出",
  });
}

type Limits = NonNullable<Parameters<typeof findLaw>[3]>;

/** Laws of values, of one number by all means and of more by formulas alone; and then of outcomes. */
function searched(game: Game<unknown>, play: Play, limits: Limits, given: Given): Search {
  const only = (["values", "outcomes"] as const).find((name) => given.option(name) !== undefined);
  if (only !== undefined) return findLaw(game, only, play, limits);
  const outcomesOnly = play === "misere" || standsAlone(game, play);
  const single = variablesOf(game)?.length === 1;
  const values = outcomesOnly ? undefined : findLaw(game, "values", play, limits, single);
  if (values?.finding?.verdict === "proved") return values;
  const outcomes = findLaw(game, "outcomes", play, limits);
  if (
    outcomes.finding === undefined ||
    (outcomes.finding.verdict !== "proved" && values?.finding !== undefined)
  )
    return values?.finding === undefined ? outcomes : values;
  return outcomes;
}

function tested(text: string, game: Game<unknown>, play: Play, limits: Limits, given: Given): number {
  const variables = variablesOf(game);
  if (variables === undefined) {
    throw new UsageError({
      en: `--game: expected a game whose position is one, two or three numbers, found ${game.id}`,
      zh: `--game：此处应为局面由一至三个数组成的游戏，但读到 ${game.id}`,
    });
  }
  const found = testLaw(game, statedLaw(text, variables, play), limits);
  if (given.json) given.terminal.write(jsonLine(json(game, found)));
  else if (!exported(found, given)) given.terminal.write(told(found, given));
  certified(game, found, limits, given);
  return found.verdict === "refuted" ? 1 : endOf(found);
}

/** Writes the proof, when that is asked for and the checker has followed it; else says why there is none. */
function certified(
  game: Game<unknown>,
  finding: LawFinding | undefined,
  limits: Limits,
  { option, terminal, language }: Given,
): void {
  const file = option("certificate");
  if (file === undefined) return;
  const written = finding && certificateOf(game, finding, limits);
  if (written?.finding.verdict === "valid") writeFile(file, `${written.text}\n`);
  else {
    const why = written === undefined ? NOTHING : written.finding.says;
    terminal.warn(`nimber: ${UNWRITTEN[language]}${COLON[language]}${why[language]}\n`);
  }
}

const UNWRITTEN: Text = { en: "no certificate was written", zh: "未写出证书" };
const NOTHING: Text = { en: "nothing was proved", zh: "没有证明任何规律" };

type Stopped = Pick<Search, "because" | "stopped">;

/** 3 where a limit left it undecided. */
const endOf = ({ stopped }: Stopped): number => (stopped === undefined ? 0 : 3);

/** Why there is no proof or no law, and what allows more. */
function whyNot({ because, stopped }: Stopped, language: Language): string | undefined {
  const option = stopped && RAISING[stopped.limit];
  const more = { en: `; --${option} allows more`, zh: `；可用 --${option} 提高` };
  return because && `${because[language]}${option === undefined ? "" : more[language]}`;
}

function shown(search: Search, game: Game<unknown>, given: Given): number {
  const { terminal, language } = given;
  const { finding, rejected, because, stopped } = search;
  const end = endOf(finding ?? search);
  if (given.json) {
    const none = {
      game: game.id,
      verdict: "none",
      ...(because && { because }),
      ...(stopped && { limit: stopped.limit }),
    };
    const tried = rejected.map(({ text, counterexample }) => ({
      formula: text,
      counterexample: counterexample.position,
    }));
    terminal.write(jsonLine({ ...(finding === undefined ? none : json(game, finding)), rejected: tried }));
    return end;
  }
  if (finding !== undefined && exported(finding, given)) return end;
  const why = whyNot(search, language);
  const none = `${NONE[language]}${why === undefined ? "" : `${COLON[language]}${why}`}`;
  terminal.write(finding === undefined ? wrap(none, terminal.columns, "  ") : told(finding, given));
  if (rejected.length > 0) terminal.write(`\n  ${REJECTED[language]}\n`);
  for (const { text, counterexample } of rejected) {
    const { position, says, found } = counterexample;
    const line = WRONG[language](position.join(), `${says ?? "–"}`, `${found}`);
    terminal.write(
      terminal.style("dim", wrap(`${text}${COLON[language]}${line}`, terminal.columns, "      ", "    ")),
    );
  }
  return end;
}

const COLON: Text = { en: ": ", zh: "：" };
const NONE: Text = { en: "no law was found", zh: "没有找到规律" };
const REJECTED: Text = { en: "Tried and refuted", zh: "试过而被推翻的" };
const WRONG = {
  en: (at: string, says: string, found: string) => `at ${at} it says ${says}, play finds ${found}`,
  zh: (at: string, says: string, found: string) => `在 ${at} 处断言为 ${says}，实为 ${found}`,
};

const LEAVES = {
  en: (to: readonly string[]) => (to.length === 0 ? "which leaves nothing" : `to ${to.join(" + ")}`),
  zh: (to: readonly string[]) => (to.length === 0 ? "不留下任何子游戏" : `走到 ${to.join(" + ")}`),
};

const isLess = (found: Counterexample["found"], says: Counterexample["says"]): boolean =>
  says !== undefined && BigInt(found) < BigInt(says);

/** What shows that a law is wrong at a position: a move, or that none leads where it would have to. */
const SHOWS = {
  en({ says, found, move }: Counterexample): string {
    const isValue = typeof found !== "string";
    if (move === undefined) {
      if (!isValue) return found === "P" ? "no move from there leads to a P-position" : "play ends there";
      return isLess(found, says)
        ? `no move from there leads to value ${found}`
        : "the rules give it this value";
    }
    const end = isValue ? `a position of value ${says}` : "a P-position";
    return `the move ${move.at} shows it, ${LEAVES.en(move.to)}, ${end}`;
  },
  zh({ says, found, move }: Counterexample): string {
    const isValue = typeof found !== "string";
    if (move === undefined) {
      if (!isValue) return found === "P" ? "从该处没有走到必败态的走法" : "对局在该处结束";
      return isLess(found, says) ? `从该处没有走到 SG 值 ${found} 的走法` : "由规则得到该值";
    }
    const end = isValue ? `其 SG 值为 ${says}` : "为必败态";
    return `走法 ${move.at} 即可说明：${LEAVES.zh(move.to)}，${end}`;
  },
};

/** Writes the automaton, when that is asked for and there is one. */
function exported({ law: found }: LawFinding, given: Given): boolean {
  const name = given.option("export");
  if (name === undefined) return false;
  if (!Object.hasOwn(exports, name)) {
    throw new UsageError({
      en: `--export: expected one of ${Object.keys(exports).join(", ")}, found \`${name}\``,
      zh: `--export：此处应为 ${Object.keys(exports).join("、")} 之一，但读到 \`${name}\``,
    });
  }
  if (found === undefined) {
    throw new UsageError({
      en: "--export: expected a law with an automaton, found none",
      zh: "--export：此处应为有自动机的规律，但没有",
    });
  }
  given.terminal.write(exports[name as keyof typeof exports](found.dfa));
  return true;
}

function told(found: LawFinding, { language, terminal }: Given): string {
  const { verdict, text, by, states, testedTo, counterexample } = found;
  const lines = [terminal.style("bold", text)];
  if (verdict === "proved")
    lines.push(terminal.style("green", by === "finite" ? FINITE[language] : AUTOMATON[language](states!)));
  if (verdict === "observed") lines.push(terminal.style("yellow", OBSERVED[language](testedTo)));
  const why = verdict === "observed" ? whyNot(found, language) : undefined;
  if (why !== undefined) lines.push(why);
  if (verdict === "refuted") {
    const { position, says, found } = counterexample!;
    lines.push(
      terminal.style(
        "red",
        `${REFUTED[language]}${COLON[language]}${WRONG[language](position.join(), `${says ?? "–"}`, `${found}`)}`,
      ),
    );
    lines.push(SHOWS[language](counterexample!));
  }
  return lines.map((line) => wrap(line, terminal.columns, "  ")).join("");
}

const FINITE: Text = { en: "proved by a finite theorem on periods", zh: "已由周期的有限判定定理证明" };
const REFUTED: Text = { en: "refuted", zh: "已被推翻" };
const AUTOMATON = {
  en: (states: number) =>
    `proved for all positions, by an automaton of ${states} ${states === 1 ? "state" : "states"}`,
  zh: (states: number) => `已对所有局面证明，所用自动机有 ${states} 个状态`,
};
const OBSERVED = {
  en: (to: number) => `observed, not proved: it holds to ${to}`,
  zh: (to: number) => `仅验证，未证明：到 ${to} 为止成立`,
};

function json(game: Game<unknown>, found: LawFinding): object {
  const { verdict, text, by, states, testedTo, counterexample, because, stopped } = found;
  return {
    game: game.id,
    verdict,
    formula: text,
    ...(by !== undefined && { by }),
    ...(states !== undefined && { states }),
    testedTo: Math.max(testedTo, 0),
    ...(counterexample !== undefined && {
      counterexample: counterexample.position,
      says: counterexample.says ?? null,
      found: counterexample.found,
      ...(counterexample.move && { move: counterexample.move }),
    }),
    ...(because !== undefined && { because }),
    ...(stopped !== undefined && { limit: stopped.limit }),
  };
}
