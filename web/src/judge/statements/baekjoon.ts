import { type Statements, statement, words } from "./statement.ts";

// Statements of problems of Baekjoon Online Judge (BOJ) in our own words.

/** A heap from which SK and CY take in turn. */
const heap = (takes: string, takesZh: string, limit: string, last = "wins", lastZh = "胜") =>
  statement(
    [
      `A heap of n stones: a move takes ${takes} of them. Whoever takes the last stone ${last}; SK begins.`,
      `一堆 n 个石子：每次取 ${takesZh} 个。取走最后一个者${lastZh}；SK 先手。`,
    ],
    "once",
    "n",
    words("SK", "CY"),
    `n ≤ ${limit}`,
  );

/** Of Baekjoon Online Judge. */
export const baekjoon: Statements = {
  "boj-16895": statement(
    [
      "Piles of stones: take any number from one. How many first moves win?",
      "若干堆石子，每次从一堆中取任意多个。必胜的第一步有多少种？",
    ],
    "once",
    "n / p1..pn",
    ["the number of first moves that win", "必胜的第一步的种数"],
    "n, p ≤ 1000",
  ),
  "boj-4342": statement(
    [
      "Two positive integers: a move subtracts a positive multiple of the smaller from the larger, which stays at least 0. Whoever makes a number 0 wins; A begins.",
      "两个正整数：每步从较大的数减去较小数的正整数倍，结果不小于 0。使某数变为 0 者胜；A 先手。",
    ],
    "zero",
    "a b",
    words("A wins", "B wins"),
    "a, b < 2^31",
  ),
  "boj-9655": heap("1 or 3", "1 或 3", "1000"),
  "boj-9656": heap("1 or 3", "1 或 3", "1000", "loses", "负"),
  "boj-9657": heap("1, 3 or 4", "1、3 或 4", "1000"),
  "boj-9658": heap("1, 3 or 4", "1、3 或 4", "1000", "loses", "负"),
  "boj-9659": heap("1 or 3", "1 或 3", "10^12"),
  "boj-9660": heap("1, 3 or 4", "1、3 或 4", "10^12"),
  "boj-9661": heap("a power of 4", "4 的幂", "10^12"),
  "boj-11867": statement(
    [
      "Two boxes hold n and m stones. A move empties one and splits the stones of the other between the two, at least one in each. Whoever leaves one stone in each wins; A begins.",
      "两个盒子分别有 n、m 个石子。每步清空一盒，再把另一盒的石子分到两盒，每盒至少一个。使两盒各剩一个者胜；A 先手。",
    ],
    "once",
    "n m",
    words("A", "B"),
    "n, m ≤ 100",
  ),
  "boj-11868": statement(
    [
      "Piles of stones: a move takes any number from one. Whoever takes the last stone wins; koosaga begins.",
      "若干堆石子：每次从一堆中取任意多个。取走最后一个者胜；koosaga 先手。",
    ],
    "once",
    "n / p1..pn",
    words("koosaga", "cubelover"),
    "n ≤ 100; p ≤ 10^9",
  ),
  "boj-11869": statement(
    [
      "Coins stand on squares numbered from 0; a square holds any number of them. A move takes one coin any distance to the left. Whoever moves the last coin to 0 wins; koosaga begins.",
      "硬币放在从 0 编号的格子上，一格可放多枚。每步把一枚硬币向左移任意格。把最后一枚移到 0 者胜；koosaga 先手。",
    ],
    "once",
    "m / p1..pm",
    words("koosaga", "cubelover"),
    "m ≤ 100; p ≤ 10^9",
  ),
  "boj-13034": statement(
    [
      "A convex polygon with n corners: a move joins two corners by a segment that neither crosses nor touches an earlier one. Whoever cannot move loses.",
      "凸 n 边形：每步连接两个顶点，所连线段不得与已有线段相交或有公共端点。无法操作者输。",
    ],
    "once",
    "n",
    words("1", "2"),
    "n ≤ 1000",
  ),
  "boj-24553": statement(
    [
      "A heap of n stones: a move takes a number of them that reads the same backwards. Whoever cannot move loses.",
      "一堆 n 个石子：每次取走的个数须为回文数。无法操作者输。",
    ],
    "T",
    "n",
    words("0", "1"),
    "T ≤ 1000; n ≤ 10^18",
  ),
  "boj-12107": statement(
    [
      "The numbers 1 to n: a move deletes one that is left, and with it all its divisors. Whoever deletes the last number loses; A begins.",
      "写有 1 至 n：每步删去一个剩下的数，连同它所有剩下的约数。删去最后一个数者输；A 先走。",
    ],
    "once",
    "n",
    words("A", "B"),
    "n ≤ 10^6",
  ),
  "boj-16897": statement(
    [
      "A piece in the top left corner of an n by m board moves one square down or right, or k squares diagonally down and right. Whoever cannot move loses.",
      "n×m 棋盘的左上角有一枚棋子，每步向下或向右一格，或向右下方 k 格。无法操作者输。",
    ],
    "T",
    "k n m",
    words("koosaga", "cubelover"),
    "k, n, m ≤ 10^9",
  ),
  "boj-30455": statement(
    [
      "Two stand at the ends of a row of n squares. A move goes to a neighbouring square, or attacks the other if there. Whoever attacks wins; Duck begins.",
      "两人站在一排 n 格的两端。每步走到相邻的格子；对方在相邻的格子上时，则攻击对方。攻击者胜；Duck 先走。",
    ],
    "once",
    "n",
    words("Duck", "Goose"),
    "3 ≤ n ≤ 200000",
  ),
  "boj-33902": statement(
    [
      "Two numbers x and y: a move replaces x by a larger number, at most y, without a common divisor with x but 1. Whoever cannot move loses.",
      "两个数 x、y：每步把 x 换成大于 x、不超过 y 且与 x 互质的数。无法操作者输。",
    ],
    "once",
    "x y",
    words("khj20006", "putdata"),
    "x, y ≤ 1000",
  ),
  "boj-11871": statement(
    [
      "Piles of stones: a move takes an even number from one, but not all of it, or all of it if that is an odd number. Whoever moves last wins; koosaga begins.",
      "若干堆石子：每步从一堆中取偶数个但不能取完；个数为奇数的堆也可一次取完。最后操作者胜；koosaga 先手。",
    ],
    "once",
    "n / p1..pn",
    words("koosaga", "cubelover"),
    "n ≤ 100; p ≤ 2147000000",
  ),
  "boj-2600": statement(
    [
      "Two urns of marbles: a move takes b1, b2 or b3 marbles from one. Whoever cannot move loses; A begins. Five games with the same numbers are asked for.",
      "两桶珠子：每步从一桶中取 b1、b2 或 b3 颗。无法操作者输；A 先走。共问五局，可取的个数相同。",
    ],
    "once",
    ["b1 b2 b3 / 5 lines: k1 k2", "b1 b2 b3 / 5 行：k1 k2"],
    words("A", "B"),
    "k ≤ 500",
  ),
  "boj-16884": statement(
    [
      "Two players put knights on an n by n board, none where another attacks. Whoever cannot put one loses; koosaga begins.",
      "两人轮流在 n×n 棋盘上放马，不能放在已有的马能攻击的格。无处可放者输；koosaga 先放。",
    ],
    "T",
    "n",
    words("koosaga", "cubelover"),
    "T ≤ 100; n ≤ 10000",
  ),
  "boj-16894": statement(
    [
      "A number: a move replaces it by one of its divisors other than 1 and itself. Whoever cannot move wins; koosaga begins.",
      "一个数：每步把它换成自己的一个约数，不能是 1 或它本身。无法操作者胜；koosaga 先走。",
    ],
    "once",
    "n",
    words("koosaga", "cubelover"),
    "n ≤ 10^13",
  ),
  "boj-16877": statement(
    [
      "Piles of stones: a move takes a Fibonacci number of stones from one. Whoever takes the last stone wins; koosaga begins.",
      "若干堆石子：每步从一堆中取斐波那契数个。取走最后一个者胜；koosaga 先走。",
    ],
    "once",
    "n / p1..pn",
    words("koosaga", "cubelover"),
    "n ≤ 100000; p ≤ 3000000",
  ),
  "boj-16882": statement(
    [
      "Cards with numbers: a move removes one card, and with it all cards of smaller numbers. Whoever cannot move loses; koosaga begins.",
      "若干张写有数的牌：每步移除一张牌，连同所有数更小的牌。无法操作者输；koosaga 先走。",
    ],
    "once",
    "n / a1..an",
    words("koosaga", "cubelover"),
  ),
  "boj-16889": statement(
    [
      "n piles: a move takes any number of stones from a pile, but never a number that was taken from the same pile before, by either player. Whoever cannot move loses; koosaga begins.",
      "n 堆石子：每步从一堆中取任意多个，但不得与此前双方从该堆取过的个数相同。无法操作者输；koosaga 先走。",
    ],
    "once",
    "n / a1..an",
    words("koosaga", "cubelover"),
    "n ≤ 10^6; a ≤ 60",
  ),
  "boj-11695": statement(
    [
      "A table of numbers: a move chooses a row and makes at least one of its numbers smaller, each by any amount. Whoever cannot move loses; august14 begins.",
      "一张数表：每步选一行，把其中至少一个数减小，各数减小的量任意。无法操作者输；august14 先走。",
    ],
    "once",
    ["n m / n rows of m numbers", "n m / n 行，每行 m 个数"],
    words("august14", "ainta"),
    "n, m ≤ 50; a ≤ 10^9",
  ),
  "boj-16879": statement(
    [
      "Pieces on squares x, y: a move brings one any number of squares nearer in x or in y, or one square nearer in both. Whoever cannot move loses; koosaga begins.",
      "若干枚棋子各在格子 (x, y)：每步把一枚的 x 或 y 减小任意多，或把 x、y 各减 1。无法操作者输；koosaga 先走。",
    ],
    "once",
    ["n / n lines x y", "n / n 行 x y"],
    words("koosaga", "cubelover"),
    "x, y ≤ 2999",
  ),
};
