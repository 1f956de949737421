import { type Statements, statement, words } from "./statement.ts";

/** Statements of problems of Luogu. */
export const luogu: Statements = {
  "luogu-p1247": statement(
    [
      "Heaps of matches: take any number from one. Whoever takes the last wins. Find the first winning move.",
      "若干堆火柴，每次从一堆中取任意多根，取走最后一根者胜。求第一步的必胜取法。",
    ],
    "once",
    "k / n1..nk",
    [
      "`lose`, or how many to take and from which heap (the first that wins), then the heaps after that move",
      "输出 `lose`；或输出取多少根、从第几堆取（堆号最小的一种），以及取后的各堆",
    ],
    "k ≤ 500000, n ≤ 10^9",
  ),
  "luogu-p2594": statement(
    [
      "Coins on a board, some heads up. A move turns a connected set of coins, including the one in its greatest row and column, which goes from heads to tails. Whoever cannot move loses.",
      "棋盘上的硬币有正有反。每步翻动一个连通块，其中行与列都最大的一枚须在块中，且由正面翻成反面。无法操作者输。",
    ],
    "once",
    ["n m / k / k boards of n lines, H heads and T tails", "n m / k / k 个棋盘，各 n 行，H 为正面，T 为反面"],
    words("-_-", "=_="),
    "n, m ≤ 100",
  ),
  "luogu-p2148": statement(
    [
      "Heaps in pairs. A move removes one heap of a pair and splits the other into two that are not empty. Whoever cannot move loses.",
      "石子堆两两成组。每步移走一组中的一堆，并把另一堆分成两堆非空的石子。无法操作者输。",
    ],
    "T",
    "n / s1..sn",
    words("YES", "NO"),
    "T ≤ 20, n ≤ 20000, s ≤ 2·10^9",
  ),
  "luogu-p2599": statement(
    [
      "A row of heaps: take any number from the first heap or the last. Whoever takes the last stone wins.",
      "一排石子堆，每次从第一堆或最后一堆中取任意多个。取走最后一个者胜。",
    ],
    "T",
    "n / a1..an",
    words("1", "0"),
    "n ≤ 1000, a ≤ 10^9",
  ),
  "luogu-p3185": statement(
    [
      "Bottles of beans, numbered from 0. A move takes a bean from bottle i and puts one each into j and k, i < j ≤ k. Whoever cannot move loses.",
      "若干瓶豆子从 0 起编号。每步从第 i 瓶取出一颗，向第 j、k 瓶各放入一颗，i < j ≤ k。无法操作者输。",
    ],
    "T",
    "n / p1..pn",
    [
      "the first winning move `i j k`, or `-1 -1 -1`, and a line with the number of winning moves",
      "字典序最小的必胜走法 `i j k`，没有则 `-1 -1 -1`；再输出一行必胜走法的种数",
    ],
    "n ≤ 21, p ≤ 10000",
  ),
  "luogu-p3235": statement(
    [
      "Heaps: split one of at least F stones into two or more heaps, as equal as possible. Whoever cannot move loses.",
      "若干堆石子：把一堆不少于 F 个的石子分成两堆以上，各堆尽量相等。无法操作者输。",
    ],
    "once",
    ["T F / T lines: n a1..an", "T F / T 行：n a1..an"],
    [
      "in one line, for each game `1` if the first player wins, else `0`",
      "在一行中对每局输出：先手胜为 `1`，否则为 `0`",
    ],
    "T, n ≤ 100; F, a ≤ 100000",
  ),
  "luogu-p4018": statement(
    [
      "A heap of n stones: take 1 or a power of a prime. Whoever takes the last stone wins; October begins.",
      "一堆 n 个石子：每次取 1 个或质数的幂个。取走最后一个者胜；October 先走。",
    ],
    "T",
    "n",
    words("October wins!", "Roy wins!"),
    "n ≤ 5·10^7",
  ),
  "luogu-p4055": statement(
    [
      "A maze of free squares and walls. One player chooses where the piece starts; the other moves first. A move takes it to an adjacent free square that it has not visited. Whoever cannot move loses. Where should it start?",
      "迷宫中有空格与墙。一人选定棋子的起点，另一人先走；每步把棋子移到相邻且没有走过的空格。不能移动者输。起点应选在哪里？",
    ],
    "once",
    ["n m / n lines, . free and # a wall", "n m / n 行，. 为空格，# 为墙"],
    [
      "`WIN` and all starts `row column` that win, or `LOSE`",
      "输出 `WIN` 及所有必胜的起点 `行 列`；没有则输出 `LOSE`",
    ],
    "n, m ≤ 100",
  ),
  "luogu-p4136": statement(
    [
      "A stone starts in a corner of an n by n board. A move takes it to an adjacent square that it has not visited. Whoever cannot move loses; Alice begins.",
      "n×n 棋盘一角有一枚石子，每步移到相邻且没有到过的格子。不能移动者输；Alice 先走。",
    ],
    "zero",
    "n",
    words("Alice", "Bob"),
    "n ≤ 10000",
  ),
  "luogu-p4860": statement(
    [
      "A heap of n stones: take 1 or a prime number. Whoever takes the last stone wins; October begins.",
      "一堆 n 个石子：每次取 1 个或质数个。取走最后一个者胜；October 先走。",
    ],
    "T",
    "n",
    words("October wins!", "Roy wins!"),
    "n ≤ 5·10^7",
  ),
  "luogu-p5363": statement(
    [
      "m coins stand on different squares of a strip of n. A move shifts one any number of squares to the left, without jumping. In how many positions does the first player win?",
      "n 格的棋道上放 m 枚硬币，每格至多一枚。每步把一枚硬币向左移任意格，不能越过别的硬币。有多少种放法先手必胜？",
    ],
    "once",
    "n m",
    ["that number modulo 1000000009", "该数模 1000000009"],
    "n ≤ 150000, m ≤ 50",
  ),
  "luogu-p5970": statement(
    [
      "Before a game of Nim the second player removes some of the n heaps: a multiple of d, but not all. In how many ways can they do so and win?",
      "Nim 开始前，后手从 n 堆中移走若干堆，堆数是 d 的倍数且不能全部移走。有多少种移法使后手必胜？",
    ],
    "once",
    "n d / a1..an",
    ["that number modulo 1000000007", "该数模 1000000007"],
    "n ≤ 500000, d ≤ 10, a ≤ 10^6",
  ),
  "luogu-p1512": statement(
    [
      "A move advances the date by one day, or by one month if that date exists. Whoever reaches 4 November 2006 wins, and nobody may go beyond; Adam begins.",
      "每步把日期推后一天，或推后一个月（若有那一天）。变到 2006 年 11 月 4 日者胜，不得越过；Adam 先走。",
    ],
    "T",
    "y m d",
    words("YES", "NO"),
    "1900-1-1 ≤ y-m-d ≤ 2006-11-3",
  ),
  "luogu-p7589": statement(
    [
      "Each line has a black piece of Alice and a white one of Bob. A move shifts one's own piece any distance towards the other, not over it, or at most k times in a game up to d away from it. Whoever cannot move loses; Alice begins.",
      "每条直线上有 Alice 的黑子与 Bob 的白子各一枚。每步把己方一枚子向对方的子移动任意格（不得越过），或远离至多 d 格（每人全局至多 k 次）。无法操作者输；Alice 先走。",
    ],
    "T",
    ["n k d / n lines: y b w", "n k d / n 行：y b w"],
    words("Yes", "No"),
    "T, n, k ≤ 100; d ≤ 20; |b|, |w| ≤ 1000",
  ),
  "luogu-p3150": statement(
    [
      "A number: the player to move splits it into two positive ones; the opponent keeps one of these and splits it in turn. Whoever cannot split loses; pb begins.",
      "一个数：轮到者把它分成两个正整数，对手留下其中一个继续分。无法分割者输；pb 先走。",
    ],
    "T",
    "m",
    words("pb wins", "zs wins"),
    "T < 50; m ≤ 10^9",
  ),
  "luogu-p2953": statement(
    [
      "A number: a move subtracts its largest digit, or its smallest digit that is not 0. Whoever reaches 0 wins.",
      "一个数：每步减去它的最大数字，或最小的非零数字。减到 0 者胜。",
    ],
    "T",
    "n",
    words("YES", "NO"),
    "T ≤ 100; n ≤ 10^6",
  ),
};
