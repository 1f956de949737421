import type { Play } from "nimber";

/** Judges by their Chinese names. */
const JUDGES: ReadonlyMap<string, string> = new Map([
  ["洛谷", "luogu"],
  ["杭电", "hdu"],
  ["北大", "poj"],
  ["浙大", "zoj"],
  ["力扣", "leetcode"],
]);
const JUDGE = new RegExp(`^(${[...JUDGES.keys()].join("|")})\\s*`);

const MISERE_WORDS = ["misère", "misere", "反常规则", "反常"].join("|");
const MISERE = new RegExp(`^(?:${MISERE_WORDS})\\s+(?=\\S)|[\\s,，]+(?:${MISERE_WORDS})$`, "iu");

/** What somebody typed, with the names as notation spells them, and who wins where nobody can move. */
export interface Spelt {
  readonly text: string;
  readonly play: Play;
}

/** Brings what people type nearer to notation: judges by their names, a P before a number of Luogu, misère play. */
export function spelt(typed: string): Spelt {
  const named = typed.trim().replace(JUDGE, (_, judge: string) => `${JUDGES.get(judge)} `);
  const text = named.replace(MISERE, "").replace(/^p(?=\d{4}$)/i, "luogu p");
  return { text, play: MISERE.test(named) ? "misere" : "normal" };
}

/** Other ways in which a text may have been meant: `nim(3,4,5)`, `nim 3,4,5`, `wythoff 5 8`. */
export function respelt(text: string): string[] {
  const called = /^(\p{L}[^\d()（）]*?)\s*[(（]\s*(\d[\d\s,，、]*)[)）]$/u.exec(text);
  const [, name, list] = called ?? /^(\p{L}[^\d()（）]*?)\s+(\d+(?:[\s,，、]+\d+)+)$/u.exec(text) ?? [];
  if (name === undefined || list === undefined) return [];
  const numbers = list.split(/[\s,，、]+/).filter((each) => each !== "");
  return [" ", ","].map((between) => `${name} ${numbers.join(between)}`);
}

/** A set of so many numbers is one of those that are played with. */
const LARGEST = 64;

/** Sums that bare numbers may stand for: heaps of Nim, and a set of numbers that may be taken. */
export function sumsOf(text: string): string[] {
  if (!/^\d{1,9}(?:[\s,，、]+\d{1,9}){0,3}$/.test(text)) return [];
  const numbers = text.split(/[\s,，、]+/).map(Number);
  const nim = `nim ${numbers.join(" ")}`;
  const most = Math.max(...numbers);
  const isSet = numbers.length > 1 && new Set(numbers).size === numbers.length && Math.min(...numbers) > 0;
  return isSet && most <= LARGEST ? [nim, `{${numbers.join()}} ${2 * most + 1}`] : [nim];
}

interface Said {
  readonly names: readonly string[];
  readonly sums: readonly string[];
  readonly play?: Play;
}

/** Games by what contestants call them where that is not their name: by themselves, or several to choose from. */
const SAID: readonly Said[] = [
  {
    names: [
      "取石子",
      "取石头",
      "拿石子",
      "捡石子",
      "拈石子",
      "石子",
      "拈",
      "取火柴",
      "stone",
      "stones",
      "heap",
    ],
    sums: ["nim 3 4 5", "bash(3) 21", "wythoff 5,8", "fibonacci-nim 20", "staircase 2,1,3"],
  },
  { names: ["减法", "subtraction"], sums: ["bash(3) 21", "{1,3,4} 12", "dynamic-nim(3) 20"] },
  {
    names: ["反nim", "反尼姆", "antinim", "antisg", "miserenim", "misèrenim"],
    sums: ["nim 3 4 5"],
    play: "misere",
  },
  { names: ["阶梯", "台阶", "楼梯", "阶梯nim", "台阶nim", "楼梯nim", "阶梯尼姆"], sums: ["staircase 2,1,3"] },
  {
    names: ["删边", "树上删边", "树的删边", "无向图删边", "图的删边"],
    sums: ["hackenbush 0-1,1-2,1-3", "hackenbush 0-1,1-2,2-0"],
  },
  { names: ["吃巧克力", "咬巧克力", "巧克力"], sums: ["chomp 4,4,4"] },
  { names: ["切纸", "切纸片", "剪纸片"], sums: ["paper-cutting 4x7"] },
  { names: ["保龄球", "打保龄球", "bowling", "bowlingpins"], sums: ["kayles 12"] },
  { names: ["骨牌", "多米诺骨牌", "domino", "dominoes", "dominos"], sums: ["cram 4x5"] },
  { names: ["欧几里得", "欧几里德"], sums: ["euclid 25,7", "euclid-positive 25,7"] },
  {
    names: ["有向图", "公平组合", "图上"],
    sums: ["dag 0>1,0>2,1>2@0", "directed-geography 0>1,1>2,0>2@0"],
  },
  { names: ["分割", "拆分", "分割石子", "拆分石子"], sums: ["grundys-game 12", "lasker 7", "0.07 12"] },
];

/** What comes after a name and tells nothing: game, problem. */
const KIND = new RegExp(`(?:${["游戏", "博弈", "问题", "games?"].join("|")})$`);

/** What contestants call by a name that notation does not know, given without spaces. */
export function saidOf(name: string): { readonly sums: readonly string[]; readonly play: Play } | undefined {
  const found = SAID.find(({ names }) => names.includes(name) || names.includes(name.replace(KIND, "")));
  return found && { sums: found.sums, play: found.play ?? "normal" };
}
