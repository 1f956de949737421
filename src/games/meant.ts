import { nearest } from "../nearest.ts";
import type { Play } from "../types.ts";
import { bareOf, type Entry, type Guess, lettersOf, type Nickname, namesOf } from "./names.ts";

/**
 * Contestants' words for games, where these are not names or aliases: normalized letters, without 游戏 and
 * similar words.
 */
const NICKNAMES: readonly (readonly [game: string, called: readonly string[]])[] = [
  [
    "staircase",
    ["阶梯", "台阶", "楼梯", "阶梯尼姆", "台阶尼姆", "楼梯尼姆", "阶梯nim", "台阶nim", "楼梯nim"],
  ],
  ["staircase", ["阶梯型nim", "台阶型nim", "阶梯石子", "stairs", "stairsnim", "stairnim"]],
  [
    "fibonacci-nim",
    ["斐波那契nim", "斐波那契尼姆", "斐波那契取石子", "斐波纳契", "菲波那契", "fib", "fibnim"],
  ],
  ["bash(2)", ["抢", "抢数"]],
  ["bash(3)", ["报数", "巴什取石子", "bachet", "bachets"]],
  ["moore-nim", ["knim", "nimk", "moore", "mooresnim"]],
  ["wythoff", ["皇后", "皇后移动", "移动皇后", "queen", "queens", "wythoffnim", "威佐夫nim", "威佐夫尼姆"]],
  ["hackenbush", ["删边", "树上删边", "树的删边", "无向图删边", "图的删边", "图上删边", "竹子", "砍竹子"]],
  ["divisor-game", ["约数", "除数", "因数", "divisor", "divisors"]],
  ["kayles", ["保龄球", "打保龄球", "bowling", "bowlingpins"]],
  ["grundys-game", ["不等分", "分成不等两堆", "分石子"]],
  ["cram", ["骨牌", "多米诺", "多米诺骨牌", "domino", "dominoes", "dominos"]],
  ["chomp", ["巧克力", "吃巧克力", "咬巧克力", "chocolate", "chocolatebar"]],
  ["paper-cutting", ["切纸", "切纸片", "剪纸", "剪纸片", "cutting"]],
  ["nimstring", ["点格棋", "点点连线", "dotsandboxes", "dotsboxes", "stringsandcoins"]],
  ["undirected-geography", ["二分图", "二分图上", "无向图"]],
  ["jump-row", ["跳棋", "跳棋子"]],
  ["silver-dollar", ["移硬币", "移动硬币", "推硬币", "银元"]],
  ["coins(mock-turtles)", ["翻硬币", "翻棋子", "翻转硬币"]],
  ["{1,3,4}", ["集合", "集合nim", "snim", "setnim"]],
];

interface Several {
  readonly names: readonly string[];
  readonly games: readonly string[];
  readonly play?: Play;
}

/** Names shared by several games. */
const SEVERAL: readonly Several[] = [
  // The game itself is not impartial; these are impartial relatives.
  { names: ["tictactoe", "noughtsandcrosses", "井字棋", "圈叉棋"], games: ["notakto", "treblecross"] },
  {
    names: [
      "取石子",
      "取石头",
      "拿石子",
      "捡石子",
      "拈石子",
      "取子",
      "取糖果",
      "取物",
      "石子",
      "拈",
      "stone",
      "stones",
    ],
    games: ["nim", "bash(3)", "wythoff", "fibonacci-nim", "staircase"],
  },
  {
    names: ["取火柴", "火柴", "取火柴棍", "matches", "matchsticks"],
    games: ["nim", "bash(3)", "odd-or-even"],
  },
  { names: ["环形取石子", "环上取石子", "圆圈取石子", "环形取硬币"], games: ["circle(2)", "circular-nim"] },
  {
    names: ["减法", "subtraction", "takeaway", "拿取"],
    games: ["bash(3)", "{1,3,4}", "dynamic-nim(3)"],
  },
  {
    names: ["取硬币", "取棋子", "取珠子", "取球", "硬币", "coin"],
    games: ["nim", "kayles", "circle(2)", "coins(mock-turtles)"],
  },
  {
    names: ["有向图", "公平组合", "图上", "移棋子", "棋子移动", "移动棋子"],
    games: ["dag", "directed-geography", "northcott"],
  },
  {
    names: ["分割", "拆分", "分割石子", "拆分石子", "分堆", "石子分堆", "分裂"],
    games: ["grundys-game", "lasker", "0.07"],
  },
  { names: ["欧几里得", "欧几里德", "辗转相除"], games: ["euclid", "euclid-positive"] },
  {
    names: ["sj", "sj定理", "antisg", "misère", "misere", "misèreplay", "misereplay", "反常", "反常规则"],
    games: ["nim", "kayles"],
    play: "misere",
  },
];

/** Games that contestants mean by a name such as 巴什博弈; `undefined` for any other name. */
export function nickname(name: string): Nickname | undefined {
  const letters = lettersOf(name);
  const bare = bareOf(letters);
  const has = (names: readonly string[]) => names.includes(letters) || names.includes(bare);
  const several = SEVERAL.find(({ names }) => has(names));
  if (several !== undefined) return { games: several.games, play: several.play ?? "normal" };
  const [only] = NICKNAMES.find(([, called]) => has(called)) ?? [];
  return only === undefined ? undefined : { games: [only], only, play: "normal" };
}

const HAN = /\p{sc=Han}/u;

/**
 * Entry whose name differs from this one by a typing error: one or two letters of a word, or one character of
 * three Chinese characters or more.
 */
export function entryNear(entries: readonly Entry[], name: string): Entry | undefined {
  const isHan = HAN.test(name);
  const plain = (text: string) => (isHan ? bareOf(lettersOf(text)) : lettersOf(text));
  const sought = plain(name);
  if (sought.length < 3) return undefined;
  const names = entries.flatMap((entry) =>
    namesOf(entry)
      .map((each) => [plain(each), entry] as const)
      .filter(([letters]) => HAN.test(letters) === isHan),
  );
  const slips = isHan || sought.length < 5 ? 1 : 2;
  const near = nearest(
    sought,
    names.map(([letters]) => letters),
    slips,
  );
  return names.find(([letters]) => letters === near)?.[1];
}

/** Entries with a name that contains `text` at the start of a word; those that begin with it come first. */
export function entriesLike(entries: readonly Entry[], text: string): readonly Entry[] {
  const sought = lettersOf(text);
  if (sought === "") return [];
  const place = (name: string): number => {
    if (HAN.test(sought)) return lettersOf(name).indexOf(sought);
    const words = name.split(/[\s-]+/);
    return words.findIndex((_, i) => lettersOf(words.slice(i).join("")).startsWith(sought));
  };
  const placed = entries.flatMap((entry) => {
    const places = namesOf(entry)
      .map(place)
      .filter((at) => at >= 0);
    return places.length === 0 ? [] : [{ entry, at: Math.min(...places) }];
  });
  return placed.sort((a, b) => a.at - b.at).map(({ entry }) => entry);
}

const MOST_MEANT = 3;

/** Suggestions for a word that names no entry or several, as text. */
function meant(entries: readonly Entry[], word: string): string | undefined {
  const several = nickname(word)?.games ?? [];
  const like = several.length > 0 ? several : entriesLike(entries, word).map(({ id }) => id);
  return like.length > 0 ? like.slice(0, MOST_MEANT).join(", ") : entryNear(entries, word)?.id;
}

/** Guesses by contestants' names, by parts of names, and by typing errors. */
export const byMeaning: Guess = { nickname, meant };
