import { NotationError } from "../errors.ts";
import type { Natural } from "../nimber/natural.ts";
import { parseRuleAt } from "../rules/parse.ts";
import { nearest } from "../say/nearest.ts";
import type { Component, Family, Game, Text, Tick } from "../types.ts";
import { catalogue } from "./catalogue.ts";
import { circleOf } from "./circle.ts";
import { CODE, readCode } from "./code-notation.ts";
import { coinRules, coinsNamed } from "./coins/index.ts";
import { product } from "./coins/tartan.ts";
import { cutGame } from "./cut.ts";
import { takeAndBreak } from "./family/take-break.ts";
import { hypergraphNim } from "./hypergraph-nim.ts";
import { impartialVersions } from "./impartial.ts";
import { lineGame } from "./line.ts";
import { Scanner } from "./scanner.ts";
import { MOST_MEMBER, readAllBut, readMembers, readSet } from "./set-notation.ts";

/** A position of a game, as written in a sum. */
export interface Term extends Component {
  readonly rules: Game<unknown>;
}

/** Games of one's own by the names that they have in notation. */
export type OwnGames = ReadonlyMap<string, Game<unknown>>;

const NO_OWN: OwnGames = new Map();

const GAME: Text = {
  en: "a game: a name as kayles, a code as 0.77, a set as {2,5}, or a rule as [n: n-1 | n/2]",
  zh: "游戏：名称（如 kayles）、代码（如 0.77）、可取集合（如 {2,5}）或规则（如 [n: n-1 | n/2]）",
};

/**
 * Reads the notation of one game: a name (`kayles`), a name with parameters (`bash(3)`, `wythoff(d=2)`), a
 * take-and-break code (`0.77`, `4.7`, `0.3F`), a subtraction set (`{1,3..5}`, `{primes}`, `{powers(2)}`), an
 * all-but set (`!{2,3}`) or a rule (`[n: n-1 | n/2]`).
 * @throws NotationError
 * @example
 * parseGame("{5,2}").id; // "{2,5}"
 */
export const parseGame = (text: string): Game<unknown> => parseGameAmong(text, NO_OWN);

/** The same, where games of one's own are found by their names in `own`. */
export function parseGameAmong(text: string, own: OwnGames): Game<unknown> {
  const scanner = new Scanner(text);
  const game = readGame(scanner, own);
  scanner.space();
  if (!scanner.ended())
    throw scanner.expected({ en: "the end of the game's notation", zh: "游戏记号到此结束" });
  return game;
}

/**
 * Reads a sum: games, each with one position or more, between plus signs, as `kayles 5 + {1,2} 4 7`. A long one takes
 * time: `tick` is called meanwhile. Games of one's own are found by their names in `own`.
 * @throws NotationError
 * @example
 * parseSum("kayles 5 + {1,2} 4 7").length; // 3
 */
export function parseSum(text: string, tick?: Tick, own: OwnGames = NO_OWN): Term[] {
  const scanner = new Scanner(text);
  const terms: Term[] = [];
  do {
    const game = readGame(scanner, own);
    do {
      tick?.();
      const { word, at } = scanner.word({
        en: `a position of ${game.id}: ${game.notation.en}`,
        zh: `${game.id} 的局面：${game.notation.zh}`,
      });
      try {
        terms.push({ rules: game, position: game.parse(word, tick) });
      } catch (error) {
        throw error instanceof NotationError ? error.within(text, at) : error;
      }
      scanner.space();
    } while (!scanner.ended() && !scanner.sees("+"));
  } while (scanner.accept("+"));
  return terms;
}

/** The games that were read last, by what they are called, the latest last. */
const recent = new Map<string, Game<unknown>>();
const MOST_KEPT = 128;
const LONGEST_KEPT = 1000;

/** The game that is written here: the same one each time, for what is known of a game is kept with it. */
function readGame(scanner: Scanner, own: OwnGames): Game<unknown> {
  const mine = readOwn(scanner, own);
  if (mine !== undefined) return mine;
  const read = readAnew(scanner);
  const known = recent.get(read.id) ?? read;
  if (read.id.length > LONGEST_KEPT) return read;
  recent.delete(read.id);
  recent.set(read.id, known);
  if (recent.size > MOST_KEPT) recent.delete(recent.keys().next().value!);
  return known;
}

/** The game of one's own whose name stands here, the longest if there are several. */
function readOwn(scanner: Scanner, own: OwnGames): Game<unknown> | undefined {
  if (own.size === 0) return undefined;
  scanner.space();
  const rest = scanner.typed.slice(scanner.at);
  const names = [...own.keys()].filter(
    (name) => rest.startsWith(name) && /^(?:\s|$)/.test(rest.slice(name.length)),
  );
  const name = names.sort((a, b) => b.length - a.length)[0];
  if (name === undefined) return undefined;
  scanner.at += name.length;
  return own.get(name);
}

function readAnew(scanner: Scanner): Game<unknown> {
  scanner.space();
  if (CODE.test(scanner.text.slice(scanner.at))) return readCode(scanner, GAME);
  if (scanner.sees("!")) {
    scanner.at++;
    return readAllBut(scanner);
  }
  if (scanner.sees("{")) return readSet(scanner);
  if (scanner.sees("[")) return readLine(scanner);
  if (/^coins\s*\(/.test(scanner.text.slice(scanner.at))) return readCoins(scanner);
  if (/^(?:slow-)?nim\s*\[/.test(scanner.text.slice(scanner.at))) return readHypergraph(scanner);
  if (/^impartial\s*\(/.test(scanner.text.slice(scanner.at))) return readImpartial(scanner);
  if (/^cut\s*\{/.test(scanner.text.slice(scanner.at))) return readCut(scanner);
  if (/^(?:row|circle)\s*\{/.test(scanner.text.slice(scanner.at))) return readAdjacent(scanner);
  return readNamed(scanner);
}

function readLine(scanner: Scanner): Game<unknown> {
  const { rule, end } = parseRuleAt(scanner.typed, scanner.at);
  scanner.at = end;
  return lineGame(rule);
}

/** Tokens in a row or a circle, of which so many that stand next to each other may be taken: `row{2}`, `circle{1,2}`. */
function readAdjacent(scanner: Scanner): Game<unknown> {
  const word = scanner.take(/[a-z]+/);
  scanner.space();
  const at = scanner.at;
  const takes = readMembers(scanner);
  const most = takes.at(-1)!;
  if (most > MOST_ADJACENT) {
    throw scanner.expected({ en: `numbers to ${MOST_ADJACENT}`, zh: `不超过 ${MOST_ADJACENT} 的数` }, at + 1);
  }
  if (word === "circle") return circleOf(takes);
  return takeAndBreak(Array.from({ length: most + 1 }, (_, taken) => (takes.includes(taken) ? 7 : 0)));
}

const MOST_ADJACENT = 4096;

const EDGE: Text = {
  en: "sets of heaps from 1 to 9 between commas, as 12,23,31",
  zh: "以逗号分隔的若干组堆，每堆为 1 到 9 的数字，如 12,23,31",
};

/** Heaps that are played together: `nim[12,23,31]`, or a token from each of them with `slow-nim`. */
function readHypergraph(scanner: Scanner): Game<unknown> {
  const slow = scanner.take(/(?:slow-)?nim/) !== "nim";
  scanner.expect("[");
  const edges: number[][] = [];
  do {
    scanner.space();
    const at = scanner.at;
    const digits = [...(scanner.take(/[1-9]+/) ?? "")];
    if (digits.length === 0 || new Set(digits).size < digits.length) throw scanner.expected(EDGE, at);
    edges.push(digits.map((digit) => Number(digit) - 1).sort());
  } while (scanner.accept(","));
  scanner.expect("]");
  const named = new Map(edges.map((edge) => [edge.join(), edge]));
  return hypergraphNim([...named.values()], slow);
}

const TWO_SIDED: Text = {
  en: `a game of two sides: ${Object.keys(impartialVersions).join(", ")}`,
  zh: `双方走法不同的游戏：${Object.keys(impartialVersions).join("、")}`,
};

/** A game of two sides where either player may make the moves of both: `impartial(domineering)`. */
function readImpartial(scanner: Scanner): Game<unknown> {
  scanner.take(/impartial/);
  scanner.expect("(");
  scanner.space();
  const at = scanner.at;
  const word = scanner.take(/[a-z]+(?:-[a-z]+)*/) ?? "";
  const names = Object.keys(impartialVersions);
  if (!names.includes(word)) throw scanner.expected(TWO_SIDED, at, nearest(word, names));
  scanner.expect(")");
  return impartialVersions[word]!;
}

/** Heaps that are split by as many cuts as a number of the set: `cut{1,3}`. */
function readCut(scanner: Scanner): Game<unknown> {
  scanner.take(/cut/);
  scanner.space();
  const at = scanner.at;
  const cuts = readMembers(scanner);
  if (cuts.at(-1)! > MOST_CUTS) {
    throw scanner.expected({ en: `numbers to ${MOST_CUTS}`, zh: `不超过 ${MOST_CUTS} 的数` }, at + 1);
  }
  return cutGame(cuts);
}

const MOST_CUTS = 64;

/** A rule for turning coins, or the product of two games of one number: `coins(mock-turtles)`, `coins(ruler*{1,2})`. */
function readCoins(scanner: Scanner): Game<unknown> {
  scanner.take(/coins/);
  scanner.expect("(");
  const at = scanner.at;
  const first = readCoinRule(scanner);
  if (!scanner.accept("*")) {
    scanner.expect(")");
    return first;
  }
  if (first.space !== "heap") throw scanner.expected(COIN_RULE, at);
  scanner.space();
  const next = scanner.at;
  const second = readCoinRule(scanner);
  if (second.space !== "heap") throw scanner.expected(COIN_RULE, next);
  scanner.expect(")");
  return product(first as Game<Natural>, second as Game<Natural>);
}

const COIN_RULE: Text = {
  en: `a rule for coins in a row, as ${coinRules[0]}, or a game of one heap`,
  zh: `一行硬币的规则（如 ${coinRules[0]}）或单堆游戏`,
};

/** A name, or a code, which a bracket or a product follows. */
const COIN_WORD = /(?:(?:acrostic-)?\d+(?:\+|-\d+)?(?:C(?:\(\d+\))?)?(?=\s*[*)])|[a-z]+(?:-[a-z]+)*)/;

function readCoinRule(scanner: Scanner): Game<unknown> {
  const at = scanner.at;
  const word = scanner.take(COIN_WORD);
  const named = coinsNamed(word);
  if (named !== undefined) return named;
  scanner.at = at;
  scanner.space();
  if (word !== undefined && !catalogue.some(({ id }) => id === word))
    throw scanner.expected(COIN_RULE, scanner.at, nearest(word, coinRules));
  return readGame(scanner, NO_OWN);
}

function readNamed(scanner: Scanner): Game<unknown> {
  const at = scanner.at;
  const word = scanner.take(/\p{L}[\p{L}\p{N}-]*/u);
  const entry = catalogue.find(({ id }) => id === word);
  if (entry === undefined) {
    scanner.at = at;
    const suggestion =
      word === undefined
        ? undefined
        : nearest(
            word,
            catalogue.map(({ id }) => id),
          );
    throw scanner.expected(GAME, at, suggestion);
  }
  if (!("game" in entry)) return entry;
  return entry.game(...readParameters(scanner, entry));
}

function readParameters(scanner: Scanner, family: Family<unknown>): number[] {
  const values = family.parameters.map(({ usual }) => usual);
  if (!scanner.sees("(")) return values;
  scanner.at++;
  for (const [i, { name, least }] of family.parameters.entries()) {
    if (i > 0) scanner.expect(",");
    scanner.take(new RegExp(`${name}\\s*=`));
    values[i] = scanner.number(least, MOST_MEMBER);
  }
  scanner.expect(")");
  return values;
}
