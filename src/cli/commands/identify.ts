import { parseGame } from "../../games/notation.ts";
import { type Identified, identify as identified, type Match } from "../../law/index.ts";
import { begin, type Limits, started } from "../../solve/limits.ts";
import type { Text } from "../../types.ts";
import { boardsIn, RANGE, refuseOfBoards, valuedBoards } from "../boards.ts";
import { type Command, DATABASE, type Given, SEARCH } from "../command.ts";
import { EXIT } from "../exit.ts";
import { limitsOf, METHOD } from "../input.ts";
import { LONG } from "../long-options.ts";
import { jsonLine } from "../terminal/json.ts";
import { columns, wrap } from "../terminal/layout.ts";
import { enough, naturalsIn, sequenceOf } from "../terms.ts";

/** Matches that are printed for people; JSON has all. */
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
  async run(given) {
    const { progress: _, ...asked } = limitsOf(given);
    const limits = started(asked);
    const boards = boardsIn(given);
    if (boards === undefined) refuseOfBoards(given, OF_BOARDS);
    const valued = boards && (await valuedBoards(boards, given));
    const terms = valued === undefined ? termsOf(given, limits) : enough(valued.sequence.values);
    const { limit, ...found } = identified(terms, parseGame, limits);
    const stopped = limit && { limit: limit.limit };
    given.terminal.write(
      given.json ? jsonLine({ terms: terms.length, ...found, ...stopped }) : told(found, terms.length, given),
    );
    if (valued?.stopped !== undefined) given.terminal.warn(`${valued.stopped[given.language]}\n`);
    if (limit !== undefined) given.terminal.warn(`nimber: ${limit.text[given.language]}\n`);
    return limit === undefined && valued?.stopped === undefined ? EXIT.answered : EXIT.undecided;
  },
};

const OF_BOARDS = "to from checkpoint resume every method database positions".split(" ");

/** The numbers that words or standard input have. */
const termsOf = (given: Given, limits: Limits): readonly number[] =>
  given.words.length > 0 && given.words.join() !== "-"
    ? enough([...naturalsIn(given.words.join(" "))])
    : sequenceOf(given.terminal, begin(limits)).terms;

const NONE = {
  en: (tried: number) => `no match among ${tried} games of one heap, nor among the laws in formulas`,
  zh: (tried: number) => `在 ${tried} 个单堆游戏与公式规律中均无匹配`,
};
const TERM = {
  en: (shift: number) =>
    shift === 0 ? "from heap 0" : shift > 0 ? `from heap ${shift}` : `${-shift} zeros first`,
  zh: (shift: number) => (shift >= 0 ? `自堆 ${shift} 起` : `前有 ${-shift} 个 0`),
};
const VERDICT: Record<Match["verdict"], Text> = {
  proved: { en: "known for ever", zh: "其后各项均已证明" },
  observed: { en: "observed", zh: "仅验证" },
};
const DIFFERS = {
  en: (at: number, own: number, first: number) => `then differs: term ${at} is ${own}, not ${first}`,
  zh: (at: number, own: number, first: number) => `其后不同：第 ${at} 项为 ${own} 而非 ${first}`,
};
const ALL = {
  en: (terms: number, to: number) =>
    `All have the ${terms} terms given; up to term ${to} they were compared with the first. Terms are counted from 0.`,
  zh: (terms: number, to: number) => `均含所给的 ${terms} 项；并与第一个比较到第 ${to} 项。项从 0 数起。`,
};
const COMMA = { en: ", ", zh: "，" };
const MORE = { en: (n: number) => `and ${n} more`, zh: (n: number) => `另有 ${n} 个` };

function told(
  { matches, tried, compared }: Identified,
  terms: number,
  { language, terminal }: Given,
): string {
  if (matches.length === 0) return wrap(NONE[language](tried), terminal.columns, "  ");
  const rows = matches.slice(0, SHOWN).map(({ game, shift, verdict, oeis, differs }) => {
    const more = differs && DIFFERS[language](differs.at, ...differs.terms);
    return [
      game,
      [TERM[language](shift), VERDICT[verdict][language], oeis, more].filter(Boolean).join(COMMA[language]),
    ];
  });
  const rest = matches.length - SHOWN;
  return `${columns(rows)}${rest > 0 ? wrap(MORE[language](rest), terminal.columns, "  ") : ""}${terminal.style(
    "dim",
    wrap(ALL[language](terms, compared), terminal.columns, "  "),
  )}`;
}
