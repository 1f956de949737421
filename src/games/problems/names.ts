/** Judges by the names that people write before a number, and by the one that they have here. */
const JUDGES: readonly (readonly [called: string, name: string])[] = [
  ["luogu|洛谷", "luogu"],
  ["hdu|hdoj|杭电", "hdu"],
  ["poj|北大", "poj"],
  ["zoj|浙大", "zoj"],
  ["leetcode|力扣|lc", "leetcode"],
  ["codeforces|cf", "codeforces"],
  ["project[\\s_-]*euler|euler|欧拉计划|pe", "euler"],
  ["atcoder", "atcoder"],
  ["lightoj|light[\\s_-]+oj", "lightoj"],
  ["gym", "gym"],
  ["acwing", "acwing"],
  ["uva", "uva"],
  ["spoj", "spoj"],
  ["hackerrank", "hackerrank"],
  ["cses", "cses"],
  ["boj|baekjoon|백준", "boj"],
  ["nyoj|南阳", "nyoj"],
  ["51nod", "51nod"],
  ["timus|ural", "timus"],
  ["kattis", "kattis"],
  ["codechef", "codechef"],
  ["e[\\s_-]*olymp", "eolymp"],
  ["hihocoder", "hihocoder"],
  ["bzoj", "bzoj"],
];

/** Judges of which no problem is listed. */
const OTHERS = "loj|libreoj|uoj|vijos|codevs|nowcoder|牛客|计蒜客|一本通";

/** Where a number follows that only one judge has. */
const SHORT: readonly (readonly [start: RegExp, name: string])[] = [
  ...JUDGES.map(([called, name]) => [new RegExp(`^(?:${called})(?=.*\\d)`), name] as const),
  [/^(?=\d{1,4}[a-z]\d?$)/, "codeforces"],
  [/^p(?=\d{4,5}$)/, "luogup"],
  [/^luogu(?=\d)/, "luogup"],
  [/^(?=(?:abc|arc|agc)\d|typical90)/, "atcoder"],
  [/^(?=cot3$)/, "spoj"],
];

/** The name of a problem without what is written in several ways: `HDU 1848`, `杭电1848` and `hdu-1848` have one. */
export function plainName(name: string): string {
  const text = name.toLowerCase().replace(/[\s\-_.]/g, "");
  return SHORT.reduce((found, [start, full]) => found.replace(start, full), text);
}

/** Codes of games, such as `8.7C`: without its point it would be a problem of Codeforces. */
const CODE = /^\s*\d[\da-f]*\.[\da-f]/i;

/** Whether a text is the notation of a code, and no name of a problem. */
export const isCode = (text: string): boolean => CODE.test(text);

const JUDGE = `${JUDGES.map(([called]) => called).join("|")}|${OTHERS}`;

const NUMBER = `(?:${JUDGE}|abc|arc|agc)[\\s_-]*[a-z]{0,3}\\d+|\\bp\\d{4,5}\\b`;

const BEGUN = new RegExp(`^(?:${NUMBER}|\\d{1,4}[a-z]\\d?$)`, "i");
const WITHIN = new RegExp(`(?:${NUMBER})[a-z]?\\d*(?![a-z\\d])`, "i");

/** Whether a text begins as the name of a problem does, be it listed or not. */
export const isProblemName = (text: string): boolean => BEGUN.test(text);

/** The number of a problem within a text that has also its title. */
export const problemNumberIn = (text: string): string | undefined => WITHIN.exec(text)?.[0];
