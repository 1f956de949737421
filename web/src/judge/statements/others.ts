import { type Statements, statement, words } from "./statement.ts";

// Statements of problems of judges that have no file of their own, in our own words.

/** Piles whose stones may be handed to other piles. */
const HANDED = [
  "Piles of stones: a move removes at least one stone from a pile, and may then hand any of its stones to other piles that are not empty. Whoever cannot move loses.",
  "若干堆石子：每步从一堆中拿掉至少一个，之后还可以把该堆的石子分给其他非空堆。无法操作者输。",
] as const;

/** Of other judges. */
export const others: Statements = {
  "hackerrank-manasa-and-prime-game": statement(
    [
      "Buckets of balls: a move removes 2, 3, 5, 7, 11 or 13 balls from one. Whoever cannot move loses; Manasa begins.",
      "若干桶球：每步从一桶取走 2、3、5、7、11 或 13 个。无法操作者输；Manasa 先手。",
    ],
    "T",
    "n / a1..an",
    words("Manasa", "Sandy"),
    "T ≤ 10; n ≤ 10^4; a ≤ 10^18",
  ),
  "uva-11489": statement(
    [
      "A number: a move removes a digit so that the sum of the other digits is a multiple of 3, or that no digit is left. Whoever cannot move loses; S begins.",
      "一个数：每步去掉一位数字，使其余各位之和为 3 的倍数，或不再剩下数字。无法操作者输；S 先手。",
    ],
    "T",
    "N",
    ["`Case i: S` if S wins, else `Case i: T`", "S 胜输出 `Case i: S`，否则输出 `Case i: T`"],
  ),
  "uva-12293": statement(
    [
      "Two boxes hold n balls and 1 ball. A move empties the box with fewer balls and splits the other's balls between the two, at least one in each. Whoever cannot move loses; Alice begins.",
      "两个盒子分别有 n 个球和 1 个球。每步清空球较少的盒子，再把另一盒的球分到两个盒子，每盒至少一个。无法操作者输；Alice 先手。",
    ],
    "zero",
    "n",
    words("Alice", "Bob"),
    "2 ≤ n ≤ 10^9",
  ),
  "leetcode-294": statement(
    [
      "A string of + and -: a move turns two neighbouring + into -. Whoever cannot move loses.",
      "由 + 和 - 组成的字符串：每步把相邻的两个 + 变为 -。无法操作者输。",
    ],
    "once",
    "currentState",
    words("true", "false"),
    "length ≤ 60",
  ),
  "leetcode-464": statement(
    [
      "The numbers 1 to m are taken in turn, each once. Whoever first makes the sum of all taken at least d wins.",
      "双方轮流取 1 至 m 中的数，每个数只能取一次。先使所取各数之和不小于 d 者胜。",
    ],
    "once",
    "m d",
    words("true", "false"),
    "1 ≤ m ≤ 20, 0 ≤ d ≤ 300",
  ),
  "leetcode-2029": statement(
    [
      "Numbers are removed in turn. Whoever makes the sum of all removed divisible by 3 loses; when none is left, Bob wins; Alice begins.",
      "双方轮流移除一个数。使已移除各数之和被 3 整除者输；数取完时 Bob 胜；Alice 先手。",
    ],
    "once",
    "piles",
    words("true", "false"),
    "1 ≤ n ≤ 100000, 1 ≤ a ≤ 10000",
  ),
  "leetcode-1908": statement(
    [
      "Piles of stones: a move takes any number from one. Whoever cannot move loses; Alice begins.",
      "若干堆石子：每次从一堆中取任意多个。无法操作者输；Alice 先手。",
    ],
    "once",
    "piles",
    words("true", "false"),
  ),
  "leetcode-3222": statement(
    [
      "x coins of 75 and y of 10: a move takes coins worth 115. Whoever cannot move loses; Alice begins.",
      "x 枚面值 75、y 枚面值 10 的硬币：每步取走总值 115 的硬币。无法操作者输；Alice 先手。",
    ],
    "once",
    "x y",
    words("Alice", "Bob"),
    "x, y ≤ 100",
  ),
  "leetcode-3360": statement(
    [
      "A pile of n stones: Alice takes 10, and each later move takes one fewer than the move before. Whoever cannot move loses.",
      "一堆 n 个石头：Alice 先取 10 个，此后每步比上一步少取一个。无法操作者输。",
    ],
    "once",
    "n",
    words("true", "false"),
    "n ≤ 50",
  ),
  "nyoj-23": statement(
    [
      "A heap of n stones: a move takes 1 to m of them. Whoever takes the last stone wins.",
      "一堆 n 个石子：每次取 1 到 m 个。取走最后一个者胜。",
    ],
    "T",
    "n m",
    words("Win", "Lose"),
    "T < 1000; n, m ≤ 10^6",
  ),
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
  "bzoj-1874": statement(
    [
      "N heaps of stones: a move takes from one heap a number of stones that is one of M given numbers. Whoever cannot move loses. Does the first player win, and by which move?",
      "N 堆石子：每步从一堆中取走若干枚，枚数须是给定的 M 个数之一。不能取者输。先手能赢吗？第一步怎么走？",
    ],
    "once",
    "N / A1 / … / AN / M / B1 / … / BM",
    [
      "`YES`, and on the next line the heap and the number of stones of the first winning move; else `NO`",
      "先手必胜时输出 `YES`，下一行是第一个必胜走法的堆号和枚数；否则输出 `NO`",
    ],
    "N ≤ 10, A ≤ 1000, M ≤ 10",
  ),
  "poj-1704": statement(
    [
      "Chessmen stand on different squares of a row, numbered from 1. A move shifts one of them any number of squares to the left, not over another and onto a free square. Whoever cannot move loses; Georgia begins.",
      "一行格子从 1 起编号，若干棋子各占一格。每步把一枚棋子向左移任意格，不能越过其他棋子，也不能同格。不能移动者输；Georgia 先走。",
    ],
    "T",
    "n / p1..pn",
    words("Georgia will win", "Bob will win"),
    "T ≤ 20; n ≤ 1000; p ≤ 10^4",
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
  "cses-1730": statement(
    [
      "Heaps: take any number of stones from one. Whoever takes the last wins.",
      "若干堆石子：每次从一堆取走任意多个。取走最后一个者胜。",
    ],
    "T",
    "n / x1..xn",
    words("first", "second"),
    "n ≤ 2·10^5, x ≤ 10^9",
  ),
  "cses-1098": statement(
    [
      "Heaps: take 1, 2 or 3 sticks from one. Whoever takes the last wins.",
      "若干堆小棍：每次从一堆取 1、2 或 3 根。取走最后一根者胜。",
    ],
    "T",
    "n / x1..xn",
    words("first", "second"),
    "n ≤ 2·10^5, x ≤ 10^9",
  ),
  "cses-1729": statement(
    [
      "A heap of sticks: take one of k given numbers of them. Whoever takes the last wins. Who wins for 1, 2, …, n sticks?",
      "一堆小棍：每次取走的根数须是给定的 k 个数之一。取走最后一根者胜。1、2、……、n 根时各是谁胜？",
    ],
    "once",
    "n k / p1..pk",
    [
      "a letter for each number of sticks: `W` if the first player wins, else `L`",
      "每种根数一个字母：先手胜为 `W`，否则为 `L`",
    ],
    "n ≤ 10^6, k ≤ 100",
  ),
  "cses-1099": statement(
    [
      "Balls on stairs: a move takes any number of balls from one stair to the next below. Balls on stair 1 do not move. Whoever moves last wins.",
      "台阶上有球：每步把一级上的任意多个球移到下一级。第 1 级上的球不动。走最后一步者胜。",
    ],
    "T",
    "n / p1..pn",
    words("first", "second"),
    "n ≤ 2·10^5, p ≤ 10^9",
  ),
  "cses-2207": statement(
    [
      "A heap of coins: a move splits a heap into two heaps of different sizes. Whoever moves last wins.",
      "一堆硬币：每步把一堆分成大小不同的两堆。走最后一步者胜。",
    ],
    "T",
    "n",
    words("first", "second"),
    "n ≤ 10^6",
  ),
  "hackerrank-zero-move-nim": statement(
    [
      "Nim, in which each pile that is not empty may be passed on once, by either player. Whoever takes the last item wins.",
      "Nim，但每个非空的堆可以空走一次（任一方）。取走最后一个者胜。",
    ],
    "T",
    "n / p1..pn",
    words("W", "L"),
    "p ≤ 10^9",
  ),
  "hackerrank-vertical-rooks": statement(
    [
      "Each column has a rook of either player. A move shifts one's own rook within its column, any distance, over no rook. Whoever cannot move loses; the second player begins.",
      "每列有双方各一枚车。每步把己方的一枚在本列移动任意格，不得越过另一枚。无法操作者输；第二位玩家先走。",
    ],
    "T",
    ["n / n lines: a / n lines: b", "n / n 行：a / n 行：b"],
    words("player-2", "player-1"),
  ),
  "hackerrank-tower-breakers": statement(
    [
      "n towers, all of height m. A move lowers one to a proper divisor of its height. Whoever cannot move loses.",
      "n 座高均为 m 的塔。每步把一座塔的高度降为它的一个真约数。无法操作者输。",
    ],
    "T",
    "n m",
    words("1", "2"),
    "n, m ≤ 10^6",
  ),
  "hackerrank-tower-breakers-revisited": statement(
    [
      "Towers: a move reduces the height of one to a divisor of it. Whoever cannot move loses.",
      "若干座塔：每步把一座的高度降为它的一个真约数。无法操作者输。",
    ],
    "T",
    "n / h1..hn",
    words("1", "2"),
    "n ≤ 100, h ≤ 10^6",
  ),
  "hackerrank-tower-breakers-again": statement(
    [
      "Towers: a move divides one into several towers of equal height. Whoever cannot move loses.",
      "若干座塔：每步把一座分成若干座等高的塔。无法操作者输。",
    ],
    "T",
    "n / h1..hn",
    words("1", "2"),
    "n ≤ 100, h ≤ 10^5",
  ),
  "hackerrank-a-chessboard-game-again": statement(
    [
      "Coins on a board of 15 by 15, any number in a square: a move takes one by (-2,1), (-2,-1), (1,-2) or (-1,-2). Whoever cannot move loses.",
      "15×15 棋盘上有若干硬币，可同格：每步把一枚移动 (-2,1)、(-2,-1)、(1,-2) 或 (-1,-2)。无法操作者输。",
    ],
    "T",
    ["k / k lines: x y", "k / k 行：x y"],
    words("First", "Second"),
    "x, y ≤ 15",
  ),
  "hackerrank-game-of-stones": statement(
    [
      "A heap of n stones: take 2, 3 or 5. Whoever cannot move loses.",
      "一堆 n 个石子：每次取 2、3 或 5 个。无法操作者输。",
    ],
    "T",
    "n",
    words("First", "Second"),
    "n ≤ 100",
  ),
  "hackerrank-nim-game": statement(
    [
      "Heaps: take any number of stones from one. Whoever takes the last wins.",
      "若干堆石子：每次从一堆取走任意多个。取走最后一个者胜。",
    ],
    "T",
    "n / s1..sn",
    words("First", "Second"),
    "n ≤ 100, s ≤ 100",
  ),
  "hackerrank-poker-nim": statement(
    [
      "Nim, in which a player may also add chips to a pile, at most k times to each. Whoever takes the last chip wins.",
      "Nim，但也可以向一堆添加筹码，每人对每堆至多 k 次。取走最后一枚者胜。",
    ],
    "T",
    "n k / c1..cn",
    words("First", "Second"),
    "n ≤ 100, c ≤ 10^9",
  ),
  "lightoj-1186": statement(
    [
      "Each column has a white pawn below a black one. A move shifts one's own pawn up or down, any distance, over no pawn. Whoever cannot move loses; White begins.",
      "每列有一枚白兵，其上方有一枚黑兵。每步把己方的一枚上下移动任意格，不得越过另一枚。无法操作者输；白方先走。",
    ],
    "T",
    "n / w1..wn / b1..bn",
    ["`Case 1: white wins` or `Case 1: black wins`", "`Case 1: white wins` 或 `Case 1: black wins`"],
    "n ≤ 100",
  ),
  "lightoj-1192": statement(
    [
      "Pairs of a gray piece and a brown one to its right, on one line. Alice moves gray pieces and Bob brown ones, left or right, over no piece. Whoever cannot move loses; Alice begins.",
      "一条线上有若干对棋子，灰子在左，棕子在右。Alice 走灰子，Bob 走棕子，左右均可，不得越过棋子。无法操作者输；Alice 先走。",
    ],
    "T",
    "k / a1 b1 .. ak bk",
    ["`Case 1: Alice` or `Case 1: Bob`", "`Case 1: Alice` 或 `Case 1: Bob`"],
    "k ≤ 100, b ≤ 10^9",
  ),
  "uva-1482": statement(
    [
      "Piles of stones: a move takes at least one stone, and at most half of a pile. Whoever cannot move loses.",
      "若干堆石子：每步从一堆中至少取一个，至多取一半。无法操作者输。",
    ],
    "T",
    "n / a1..an",
    words("YES", "NO"),
    "n ≤ 100, a ≤ 2·10^18",
  ),
  "atcoder-arc072b": statement(
    [
      "Two piles: a move takes 2k stones from one and adds k to the other. Whoever cannot move loses; Alice begins.",
      "两堆石子：每步从一堆取走 2k 个，并向另一堆放入 k 个。无法操作者输；Alice 先走。",
    ],
    "once",
    "x y",
    words("Alice", "Brown"),
    "x, y ≤ 10^18",
  ),
  "atcoder-typical90-ae": statement(
    [
      "Piles of w white and b blue stones: take a white one and add w blue ones, w as it was before, or take 1 to b/2 blue ones. Whoever cannot move loses.",
      "每堆有 w 个白石、b 个蓝石：取走一个白石并放入 w 个蓝石（w 为取之前的个数），或取走 1 至 b/2 个蓝石。无法操作者输。",
    ],
    "once",
    "n / w1..wn / b1..bn",
    words("First", "Second"),
    "n ≤ 10^5, w, b ≤ 50",
  ),
  "spoj-mcoins": statement(
    [
      "A tower of n coins: a move takes 1, K or L of them. Whoever takes the last coin wins; Asen begins. One letter for each tower, all in one line.",
      "一摞 n 枚硬币：每步取 1、K 或 L 枚。取走最后一枚者胜；Asen 先手。每摞输出一个字母，连成一行。",
    ],
    "once",
    "K L m / n1..nm",
    words("A", "B"),
    "1 < K < L < 10; 3 < m < 50; n ≤ 10^6",
  ),
  "spoj-ngm": statement(
    [
      "A positive number: a move subtracts one of its digits, but not 0. Whoever reaches 0 wins; Nikifor begins.",
      "一个正整数：每步从它减去它的一个非零数字。先得到 0 者胜；Nikifor 先走。",
    ],
    "once",
    "n",
    [
      "`2`, or `1` and on the next line the digit of a winning move",
      "输出 `2`；或输出 `1`，下一行输出必胜的第一步所减的数字",
    ],
    "n < 2·10^9",
  ),
  "timus-1087": statement(
    [
      "A pile of n stones: a move takes one of m given numbers of stones, and there is always one that can be taken. Whoever takes the last stone loses.",
      "一堆 n 个石子：每次取走的个数须是给定的 m 个数之一，且总能取。取走最后一个者输。",
    ],
    "once",
    "n m / k1..km",
    words("1", "2"),
    "n ≤ 10000; m ≤ 50",
  ),
  "hackerrank-stone-piles": statement(
    [
      "Piles of stones: a move divides one into two or more piles, no two of one size. Whoever cannot move loses; Alice begins.",
      "若干堆石子：每步把一堆分成至少两堆，其中没有两堆大小相同。无法操作者输；Alice 先走。",
    ],
    "T",
    "n / x1..xn",
    words("ALICE", "BOB"),
    "n, x ≤ 50",
  ),
  "hackerrank-bob-and-ben": statement(
    [
      "A forest: a move removes a node. If it has exactly one neighbour, the rest of its tree stays; else the whole tree vanishes. Whoever cannot move loses; Bob begins. A tree has m nodes, and its edge j joins the nodes j + 1 and max(1, j/k).",
      "一片森林：每步去掉一个结点。恰有一个相邻结点时，树的其余部分保留；否则整棵树消失。无法操作者输；Bob 先走。每棵树有 m 个结点，第 j 条边连接结点 j + 1 与 max(1, j/k)。",
    ],
    "T",
    ["n / n lines: m k", "n / n 行：m k"],
    words("BOB", "BEN"),
    "m ≤ 10^9",
  ),
  "codechef-expgame": statement(
    [
      "Piles of stones: a move takes 1^1, 2^2, 3^3 or another k^k stones from one. Whoever cannot move loses; Little Chef begins.",
      "若干堆石子：每步从一堆中取走 1^1、2^2、3^3 等 k^k 个。无法操作者输；Little Chef 先走。",
    ],
    "T",
    "n / a1..an",
    words("Little Chef", "Head Chef"),
    "T, n ≤ 100; a ≤ 10^5",
  ),
  "eolymp-5306": statement(
    [
      "A pile of n stones: a move takes 1 or 2 if n is divisible by 3, 1 or 3 if n leaves 1, and 1, 2 or 3 if n leaves 2. Whoever cannot move loses.",
      "一堆 n 个石子：n 被 3 整除时取 1 或 2 个，余 1 时取 1 或 3 个，余 2 时取 1、2 或 3 个。无法操作者输。",
    ],
    "once",
    "n",
    words("1", "2"),
    "n ≤ 100",
  ),
  "codechef-chcoinsg": statement(
    [
      "A pile of n coins: a move takes one coin or a power of a prime. Whoever cannot move loses; Chef begins.",
      "一堆 n 枚硬币：每步取走 1 枚，或取走的枚数是素数的幂。无法操作者输；Chef 先走。",
    ],
    "T",
    "n",
    words("Chef", "Misha"),
    "T ≤ 1000; n ≤ 10^9",
  ),
  "codechef-stradj": statement(
    [
      "A string of 0 and 1: a move chooses two adjacent characters that differ, and erases one of them. Whoever cannot move loses; Alice begins.",
      "由 0 和 1 组成的串：每步选两个相邻且不同的字符，擦去其中一个。无法操作者输；Alice 先手。",
    ],
    "T",
    ["n / the string", "n / 串"],
    words("Alice", "Bob"),
  ),
  "codechef-chefbro": statement(
    [
      "Boards of n by m cells, a coin on the first cell of each: a move shifts one coin down, right, or both ways alike, by one cell or two. Whoever moves last wins; Chef begins.",
      "若干张 n 行 m 列的棋盘，各有一枚硬币在左上角：每步把一枚硬币向下、向右或同时向下向右移动 1 格或 2 格。最后走棋者胜；Chef 先走。",
    ],
    "T",
    ["c / c lines: n m", "c / c 行：n m"],
    words("MasterChef", "Football"),
    "T ≤ 10000; c ≤ 20; n, m ≤ 1000",
  ),
  "codechef-fdivgame": statement(
    [
      "Numbers on a board: a move divides one by 2, 3, 4, 5 or 6 and rounds down; a 0 is wiped off. Whoever moves last wins; Henry begins.",
      "黑板上有若干个数：每步把一个数除以 2、3、4、5 或 6 并向下取整，得 0 则擦去。最后操作者胜；Henry 先走。",
    ],
    "T",
    "n / a1..an",
    words("Henry", "Derek"),
    "T ≤ 1000; n ≤ 100; a ≤ 10^18",
  ),
  "codechef-matchs": statement(
    [
      "Two piles: a move takes from one a multiple of the number in the other. Whoever empties a pile wins; Ari begins.",
      "两堆火柴：每步从一堆中取走另一堆根数的倍数。先取空一堆者胜；Ari 先走。",
    ],
    "T",
    "n m",
    words("Ari", "Rich"),
    "T ≤ 10^5; n, m ≤ 10^18",
  ),
  "codechef-numgame": statement(
    [
      "A number: a move subtracts a divisor that is smaller than the number. Whoever cannot move loses; Alice begins.",
      "给定一个数：每步减去它的一个小于自身的约数。无法操作者输；Alice 先走。",
    ],
    "T",
    "n",
    words("ALICE", "BOB"),
    "T ≤ 10000; n ≤ 10^9",
  ),
  "codechef-numgame2": statement(
    [
      "A number: a move subtracts 1 or a prime, smaller than the number. Whoever cannot move loses; Bob begins.",
      "给定一个数：每步减去 1 或一个素数，减数须小于该数。无法操作者输；Bob 先走。",
    ],
    "T",
    "n",
    words("BOB", "ALICE"),
    "T ≤ 10^6; n ≤ 10^9",
  ),
  "codechef-qcj6": statement(
    [
      "Coins on squares numbered from 0: a move shifts one coin to any square on its left. Whoever moves last wins; Tom begins.",
      "格子从 0 起编号，格上有硬币：每步把一枚硬币移到左边任意一格。最后走棋者胜；Tom 先走。",
    ],
    "T",
    ["s / the coins of squares 1 to s: c1..cs", "s / 第 1 至 s 格的硬币数：c1..cs"],
    words("Tom Wins", "Hanks Wins"),
    "s, c < 25",
  ),
  "spoj-hs09nlg": statement(
    [
      "Stacks of stones: the first move in a stack takes some of its stones, but not all; a later one takes at most twice as many as the last in this stack. Whoever cannot move loses.",
      "若干堆石子：一堆的第一步可取任意多个，但不能取完；以后每步至多取该堆上一步所取的两倍。无法操作者输。",
    ],
    "T",
    "n / a1..an",
    words("1", "0"),
    "T, n ≤ 1000; a ≤ 300",
  ),
  "uva-11311": statement(
    [
      "A cake of m rows and n columns, one piece of it bad: a move cuts along a line and eats the part without the bad piece. Whoever is left with that piece loses; Hansel begins. The loser is asked for; the bad piece is in row r and column c, from 0.",
      "m 行 n 列的蛋糕，其中一块是坏的：每步沿一条格线切开，吃掉没有坏块的部分。只剩坏块时，轮到谁走谁输；Hansel 先走。要求输出输的人；坏块在第 r 行第 c 列，均从 0 起。",
    ],
    "T",
    "m n r c",
    words("Gretel", "Hansel"),
  ),
  "uva-11859": statement(
    [
      "A matrix of numbers. A move chooses a row, and divides one or more of its numbers by a divisor greater than 1. Whoever makes the last number 1 wins.",
      "一个由正整数组成的矩阵。每步选一行，把其中一个或多个数各除以自身的一个大于 1 的因数。把全部数变为 1 者胜。",
    ],
    "T",
    ["n m / n lines of m numbers", "n m / n 行，每行 m 个数"],
    [
      "`Case #i: YES` if the first player wins, else `Case #i: NO`",
      "先手胜输出 `Case #i: YES`，否则输出 `Case #i: NO`",
    ],
    "T, n, m ≤ 50; 2 ≤ a ≤ 10000",
  ),
  "uva-11892": statement(
    [
      "Nim with one more rule: take from the heap from which the opponent has just taken, unless it is empty. Whoever takes the last object wins.",
      "取石子，但必须从对手刚取过的那一堆取；那堆已空时可任选一堆。取走最后一个者胜。",
    ],
    "T",
    "n / a1..an",
    words("poopi", "piloop"),
    "T ≤ 100, n ≤ 20000, 1 ≤ a ≤ 10^9",
  ),
  "hackerrank-game-of-stones-1-1": statement(
    [
      "Several games, each with piles of an odd number of stones: a move divides a pile of one game into three odd piles. Whoever cannot move loses; Alice begins.",
      "若干个游戏，各有若干堆石子，每堆个数为奇数：每步把某个游戏中的一堆分成三堆，各堆仍为奇数。无法操作者输；Alice 先走。",
    ],
    "T",
    ["g / g times: n / a1..an", "g / g 组：n / a1..an"],
    words("Alice", "Bob"),
    "T ≤ 10; a ≤ 10^9",
  ),
  "uva-12469": statement(
    [
      "A pile of n stones: the first move takes at least one, but not all; a later one takes at most twice as many as the one before. Whoever takes the last stone wins; Alicia begins.",
      "一堆 n 个石子：第一步至少取一个，但不能取完；以后每步至多取对手上一步的两倍。取走最后一个者胜；Alicia 先走。",
    ],
    "zero",
    "n",
    words("Alicia", "Roberto"),
    "n ≤ 1000",
  ),
  "leetcode-2005": statement(
    [
      "The tree of order n has those of order n-2 and n-1 below its root; order 1 is one node, order 0 is empty. A move removes a node with all below it. Whoever removes the root loses.",
      "n 阶树的根下是 n-2 阶树和 n-1 阶树，1 阶树是一个结点，0 阶树为空。每步移除一个结点及其下所有结点。移除根者输。",
    ],
    "once",
    "n",
    words("true", "false"),
    "n ≤ 100",
  ),
  "leetcode-810": statement(
    [
      "Numbers on a board: a move erases one. Whoever makes the xor of the rest 0 loses, and whoever finds it 0 wins.",
      "黑板上有若干数，每步擦去一个。擦后其余各数异或和为 0 者输；轮到某人时异或和已为 0，则此人胜。",
    ],
    "once",
    ["n / nums, as a list", "n / 各数（原题为列表）"],
    words("true", "false"),
    "n ≤ 1000; nums < 2^16",
  ),
  "lightoj-1247": statement(
    [
      "A matrix of piles: a move takes at least one stone, as many as one likes from each pile of one row. Whoever cannot move loses; Alice begins.",
      "矩阵的每格有一堆石子：每步选一行，从该行各堆中取任意个，至少共取一个。无法操作者输；Alice 先走。",
    ],
    "T",
    ["m n / m rows", "m n / m 行"],
    words("Case i: Alice", "Case i: Bob"),
    "T ≤ 100; m, n ≤ 50; piles ≤ 10^9",
  ),
  "spoj-hubullu": statement(
    [
      "The numbers 1 to n: a move takes one with all its divisors that are left. Whoever takes the last wins; s says who begins.",
      "数 1 到 n：每步取走一个数及其剩下的约数。取走最后一个者胜；s 表示谁先走。",
    ],
    "T",
    ["n s; s = 0: Airborne begins, 1: Pagfloyd", "n s；s = 0 时 Airborne 先走，1 时 Pagfloyd 先走"],
    ["`Airborne wins.` or `Pagfloyd wins.`", "输出 `Airborne wins.` 或 `Pagfloyd wins.`"],
    "n ≤ 2·10^9",
  ),
  "hackerrank-deforestation": statement(
    [
      "A rooted tree: a move cuts an edge, and the part without the root disappears. Whoever cannot move loses; Alice begins.",
      "一棵有根树：每步剪断一条边，不含根的部分随之消失。无法操作者输；Alice 先走。",
    ],
    "T",
    ["n / n-1 edges, root 1", "n / n-1 条边，根为 1"],
    words("Alice", "Bob"),
    "n ≤ 500",
  ),
  "spoj-matgame": statement(
    [
      "A matrix of numbers: a move picks a row and subtracts from its leftmost number that is not 0. Whoever cannot move loses.",
      "一个数的矩阵：每步选一行，把该行最左的非零数减小。无法操作者输。",
    ],
    "T",
    ["n m / n rows of m numbers", "n m / n 行，每行 m 个数"],
    words("FIRST", "SECOND"),
    "T ≤ 1000; n, m, numbers ≤ 50",
  ),
  "spoj-resn04": statement(
    [
      "n piles: a move takes exactly i stones from pile i. Whoever cannot move loses; Alice begins.",
      "n 堆石子：每步从第 i 堆恰取 i 个。无法操作者输；Alice 先手。",
    ],
    "T",
    "n / s1..sn",
    words("ALICE", "BOB"),
    "T, n ≤ 100; s ≤ 1000",
  ),
  "codechef-igame": statement(
    [
      "A vehicle stands at m,n of a grid: a move brings it any distance left, up, or along the diagonal between. Whoever reaches p,q wins; Alice begins.",
      "车位于网格的 (m,n)：每步可向左、向上或沿两者间的对角线走任意距离。到达 (p,q) 者胜；Alice 先手。",
    ],
    "T",
    "m n p q",
    words("Alice", "Bob"),
    "T, m, n ≤ 1000",
  ),
  "poj-2599": statement(
    [
      "A tree of n airports: both players are at one, and a move destroys it and flies along an edge. Whoever cannot fly loses.",
      "n 个机场连成一棵树，双方同在一处：每步炸毁所在机场并沿一条航线飞走。无法起飞者输。",
    ],
    "once",
    ["n k: they start at k / n-1 flights a b", "n k：从 k 出发 / n-1 条航线 a b"],
    [
      "`First player wins flying to airport L` with the least L, or `First player loses`",
      "先手胜输出 `First player wins flying to airport L`（L 最小），否则输出 `First player loses`",
    ],
    "n ≤ 1000",
  ),
  "euler-260": statement(
    [
      "Three heaps: a move takes the same number from one, two or all of them. Whoever takes the last stone wins.",
      "三堆石子：每步从其中一堆、两堆或三堆各取同样多个。取走最后一个者胜。",
    ],
    "once",
    ["none", "无"],
    [
      "the sum of x + y + z over all lost positions x ≤ y ≤ z ≤ 1000",
      "所有必败态 x ≤ y ≤ z ≤ 1000 的 x + y + z 之和",
    ],
  ),
  "euler-509": statement(
    [
      "Three heaps: a move takes a proper divisor of a heap from it. Whoever cannot move loses. S(n) is the number of won positions with heaps from 1 to n.",
      "三堆石子：每步从一堆中取走其石子数的一个真因数。无法操作者输。S(n) 是各堆为 1 到 n 的必胜态的个数。",
    ],
    "once",
    ["none", "无"],
    ["S(123456787654321) modulo 1234567890", "S(123456787654321) 模 1234567890"],
  ),
  "euler-665": statement(
    [
      "Two heaps: a move takes n from one, n from both, or n from one and 2n from the other. Whoever takes the last stone wins. f(M) is the sum of n + m over all lost positions with n ≤ m and n + m ≤ M.",
      "两堆石子：每步从一堆取 n 个、从两堆各取 n 个，或从一堆取 n 个并从另一堆取 2n 个。取走最后一个者胜。f(M) 是所有满足 n ≤ m 且 n + m ≤ M 的必败态的 n + m 之和。",
    ],
    "once",
    ["none", "无"],
    ["f(10^7)", "f(10^7) 的值"],
  ),
  "poj-1740": statement(HANDED, "zero", "n / a1..an", words("1", "0"), "n ≤ 10; a ≤ 100"),
  "bzoj-1982": statement(HANDED, "end", "n / a1..an", words("first player", "second player")),
  "timus-1180": statement(
    [
      "A heap of n stones: a move takes 1, 2, 4, 8, … of them. Whoever takes the last stone wins; Nikifor begins.",
      "一堆 n 个石子：每步取 1、2、4、8、…… 个。取走最后一个者胜；Nikifor 先手。",
    ],
    "once",
    "n",
    ["`1` and the least winning take, or `2`", "先手胜输出 `1` 和最小的必胜取法，否则输出 `2`"],
    "n ≤ 10^250",
  ),
};
