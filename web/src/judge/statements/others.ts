import { type Statements, statement, words } from "./statement.ts";

/** Of other judges. */
export const others: Statements = {
  "acwing-894": statement(
    [
      "Heaps: replace one by two smaller ones, which may be empty. Whoever cannot move loses.",
      "若干堆石子：取走一堆，放入两堆规模更小的石子（可以为空，总数可以超过原堆）。无法操作者输。",
    ],
    "once",
    "n / a1..an",
    words("Yes", "No"),
    "n, a ≤ 100",
  ),
  "poj-2068": statement(
    [
      "Two teams of n players sit alternately around S stones. On their turn, the player in seat i takes 1 to M_i of them. The team that takes the last stone loses.",
      "S 个石子，两队各 n 人交替围坐，轮到第 i 座的人取 1 至 M_i 个。取走最后一个的一队输。",
    ],
    "zero",
    ["n S M1 … M2n", "n S M1 … M2n"],
    words("1", "0"),
    "n ≤ 10, M ≤ 16, S < 8192",
  ),
  "poj-2311": statement(
    [
      "A sheet of w by h squares: a move cuts one of the pieces in two along a grid line. Whoever first cuts off a 1 by 1 piece wins.",
      "一张 w×h 的方格纸：每步沿格线把其中一块剪成两块。先剪出 1×1 者胜。",
    ],
    "end",
    "w h",
    words("WIN", "LOSE"),
    "2 ≤ w, h ≤ 200",
  ),
  "poj-2484": statement(
    [
      "n coins in a circle: take one, or two that were adjacent from the start. Whoever takes the last coin wins; Alice begins.",
      "n 枚硬币围成一圈：每次取一枚，或取原本相邻的两枚。取走最后一枚者胜；Alice 先走。",
    ],
    "zero",
    "n",
    words("Alice", "Bob"),
    "n ≤ 10^6",
  ),
  "poj-2975": statement(
    [
      "Heaps: take any number from one. How many first moves win?",
      "若干堆石子，每次从一堆中取任意多个。必胜的第一步有多少种？",
    ],
    "zero",
    "n / k1..kn",
    ["the number of first moves that win", "必胜的第一步的种数"],
    "n ≤ 1000, k ≤ 10^9",
  ),
  "poj-3537": statement(
    [
      "A strip of n squares: a move puts a cross on a free one. Whoever makes three in a row wins.",
      "n 格的纸条：每步在空格上画一个叉。先使三个叉相连者胜。",
    ],
    "once",
    "n",
    words("1", "2"),
    "3 ≤ n ≤ 2000",
  ),
  "zoj-3057": statement(
    [
      "Three heaps: take any number from one, or the same number from two. Whoever takes the last bean wins.",
      "三堆豆子：从一堆中取任意多颗，或从两堆中取同样多颗。取走最后一颗者胜。",
    ],
    "end",
    "a b c",
    words("1", "0"),
    "a, b, c ≤ 300",
  ),
  "lightoj-1199": statement(
    [
      "Heaps: split one into two of different sizes, none empty. Whoever cannot move loses; Alice begins.",
      "若干堆石子：把一堆分成大小不同的两堆非空的石子。无法操作者输；Alice 先走。",
    ],
    "T",
    "n / s1..sn",
    ["`Case 1: Alice` or `Case 1: Bob`", "`Case 1: Alice` 或 `Case 1: Bob`"],
    "n ≤ 100, s ≤ 10000",
  ),
  "lightoj-1229": statement(
    [
      "A strip on which some squares have crosses: a move puts a cross on a free one. Whoever makes three in a row wins. Which first moves win?",
      "纸条的某些格已有叉，每步在空格上画一个叉，先使三个叉相连者胜。哪些第一步必胜？",
    ],
    "T",
    ["the strip, X a cross and . free", "纸条，X 为叉，. 为空"],
    ["`Case 1:` and the numbers of the squares that win, or 0", "`Case 1:` 及所有必胜的格号；没有则为 0"],
    "3 ≤ length ≤ 200",
  ),
  "lightoj-1296": statement(
    [
      "Heaps: take at least one stone and at most half of a heap. Whoever cannot move loses; Alice begins.",
      "若干堆石子：从一堆中至少取一个，至多取一半。无法操作者输；Alice 先走。",
    ],
    "T",
    "n / a1..an",
    ["`Case 1: Alice` or `Case 1: Bob`", "`Case 1: Alice` 或 `Case 1: Bob`"],
    "n ≤ 1000, a ≤ 10^9",
  ),
  "lightoj-1315": statement(
    [
      "Knights on a board: a move takes one of them by one of its six leaps, which bring it nearer to the corner. Whoever cannot move loses; Alice begins.",
      "棋盘上有若干骑士：每步把其中一枚按六种使它更近角落的跳法之一移动。不能移动者输；Alice 先走。",
    ],
    "T",
    ["n / n lines: x y", "n / n 行：x y"],
    ["`Case 1: Alice` or `Case 1: Bob`", "`Case 1: Alice` 或 `Case 1: Bob`"],
    "n ≤ 1000; x, y < 500",
  ),
  "leetcode-292": statement(
    [
      "A heap of n stones: take 1 to 3. Whoever takes the last wins.",
      "一堆 n 个石子：每次取 1 至 3 个。取走最后一个者胜。",
    ],
    "once",
    "n",
    words("true", "false"),
    "n < 2^31",
  ),
  "leetcode-1025": statement(
    [
      "A move subtracts from n one of its divisors, smaller than n. Whoever cannot move loses; Alice begins.",
      "从 n 中减去它的一个小于 n 的约数。无法操作者输；Alice 先走。",
    ],
    "once",
    "n",
    words("true", "false"),
    "n ≤ 1000",
  ),
  "leetcode-1510": statement(
    [
      "A heap of n stones: take a square number. Whoever cannot move loses.",
      "一堆 n 个石子：每次取平方数个。无法操作者输。",
    ],
    "once",
    "n",
    words("true", "false"),
    "n ≤ 10^5",
  ),
  "euler-301": statement(
    [
      "Nim with heaps of n, 2n and 3n: for how many n does the player to move lose?",
      "三堆分别为 n、2n、3n 的 Nim：有多少个 n 使先手必败？",
    ],
    "once",
    ["none", "无"],
    ["the number of such n up to 2^30", "不超过 2^30 的这样的 n 的个数"],
    "n ≤ 2^30",
  ),
  "euler-306": statement(
    [
      "A strip of n white squares: a move paints two white neighbours black. Whoever cannot move loses. For how many n does the first player win?",
      "n 个白格排成一条：每步把相邻的两个白格涂黑。无法操作者输。有多少个 n 使先手必胜？",
    ],
    "once",
    ["none", "无"],
    ["the number of such n up to 1000000", "不超过 1000000 的这样的 n 的个数"],
    "n ≤ 10^6",
  ),
  "euler-325": statement(
    [
      "Two heaps: take a positive multiple of the smaller from the larger. Whoever empties a heap wins. S(N) is the sum of x + y over all positions 0 < x < y ≤ N that the player to move loses.",
      "两堆石子：从较大的一堆中取走较小堆的正整数倍。取空一堆者胜。S(N) 是所有 0 < x < y ≤ N 的必败态的 x + y 之和。",
    ],
    "once",
    ["none", "无"],
    ["S(10^16) modulo 7^10", "S(10^16) 模 7^10"],
    "N = 10^16",
  ),
  "hackerrank-misere-nim": statement(
    [
      "Heaps: take any number from one. Whoever takes the last stone loses.",
      "若干堆石子：每次从一堆中取任意多个。取走最后一个者输。",
    ],
    "T",
    "n / s1..sn",
    words("First", "Second"),
    "n ≤ 100, s ≤ 10^9",
  ),
  "hackerrank-nimble": statement(
    [
      "Coins on squares numbered from 0. A move shifts one coin to any square on its left. Coins may jump and share squares. Whoever cannot move loses.",
      "格子从 0 起编号，格上有硬币。每步把一枚硬币移到左边任意一格，可以越过，也可以同格。不能移动者输。",
    ],
    "T",
    ["n / the coins of each square: c1..cn", "n / 各格的硬币数：c1..cn"],
    words("First", "Second"),
    "n ≤ 100, c ≤ 10^9",
  ),
  "hackerrank-a-chessboard-game": statement(
    [
      "A coin on a 15 by 15 board makes one of four knight's moves: two squares up or left, and one sideways. Whoever cannot move loses.",
      "15×15 棋盘上的硬币按马步中的四种移动：向上或向左两格，再横移一格。不能移动者输。",
    ],
    "T",
    "x y",
    words("First", "Second"),
    "1 ≤ x, y ≤ 15",
  ),
  "hackerrank-chocolate-in-box": statement(
    [
      "Boxes of chocolates: take any number from one box. How many first moves win?",
      "若干盒巧克力，每次从一盒中取任意多块。必胜的第一步有多少种？",
    ],
    "once",
    "N / a1..aN",
    ["the number of first moves that win", "必胜的第一步的种数"],
    "N ≤ 10^6, a ≤ 10^9",
  ),
  "uva-10404": statement(
    [
      "A heap of n stones: take one of m given numbers of stones; 1 is among them. Whoever takes the last wins; Stan begins.",
      "一堆 n 个石子：每次取走的个数须是给定的 m 个数之一（其中必有 1）。取走最后一个者胜；Stan 先走。",
    ],
    "end",
    "n m s1..sm",
    words("Stan wins", "Ollie wins"),
    "n ≤ 10^6, m ≤ 10",
  ),
};
