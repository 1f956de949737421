import { type Statements, statement, words } from "./statement.ts";

/** Statements of problems of HDU. */
export const hdu: Statements = {
  "hdu-1079": statement(
    [
      "A move advances the date by one day, or to the same day of the next month if there is one. Whoever reaches 4 November 2001 first wins; Adam begins.",
      "每步把日期推到下一天，或推到下个月的同一天（若有这一天）。先到 2001 年 11 月 4 日者胜；Adam 先走。",
    ],
    "T",
    "y m d",
    words("YES", "NO"),
    "1900-1-1 ≤ y-m-d ≤ 2001-11-4",
  ),
  "hdu-1404": statement(
    [
      "A string of digits. A move lowers one digit, or deletes a 0 and everything to its right. Whoever deletes the last digit wins.",
      "一个由数字组成的串。每步把一个数字改小，或删去一个 0 及其右边的全部数字。删去最后一个数字者胜。",
    ],
    "end",
    ["the digits", "数字串"],
    words("Yes", "No"),
    "1 ≤ length ≤ 6",
  ),
  "hdu-1517": statement(
    [
      "A number begins at 1 and is multiplied by 2 to 9 in turn. Whoever first makes it n or more wins; Stan begins.",
      "数从 1 开始，双方轮流把它乘以 2 至 9 中的一个数。先使它不小于 n 者胜；Stan 先走。",
    ],
    "end",
    "n",
    words("Stan wins.", "Ollie wins."),
    "1 < n < 4294967295",
  ),
  "hdu-1525": statement(
    [
      "Subtract a positive multiple of the smaller of two numbers from the larger; the result must not be negative. Whoever makes a 0 wins; Stan begins.",
      "从两个数中较大的一个里减去较小数的正整数倍，结果不得为负。先得到 0 者胜；Stan 先走。",
    ],
    "zero",
    "a b",
    words("Stan wins", "Ollie wins"),
  ),
  "hdu-1527": statement(
    [
      "Two heaps: take any number from one, or the same number from both. Whoever takes the last stone wins.",
      "两堆石子：从一堆中取任意多个，或从两堆中取同样多个。取走最后一个者胜。",
    ],
    "end",
    "a b",
    words("1", "0"),
    "a, b ≤ 10^9",
  ),
  "hdu-1729": statement(
    [
      "Boxes that hold up to s stones, with c stones in each. A move adds stones to one box, at least one and at most the square of the number already there. Whoever cannot move loses.",
      "若干盒子，各能装 s 个石子，已装 c 个。每步往一个盒子里加石子，至少一个，至多为盒中已有石子数的平方。不能走者负。",
    ],
    "zero",
    "n / s1 c1 / … / sn cn",
    [
      "`Case i:`, and on the next line `Yes` if the first player wins, else `No`",
      "`Case i:`，下一行为 `Yes`（先手胜）或 `No`",
    ],
    "n ≤ 50, s ≤ 10^6",
  ),
  "hdu-1848": statement(
    [
      "Three heaps: take a Fibonacci number 1, 2, 3, 5, … from one of them. Whoever takes the last stone wins; Fibo begins.",
      "三堆石子：每次从一堆中取走斐波那契数（1、2、3、5……）个。取走最后一个者胜；Fibo 先走。",
    ],
    "zero",
    "m n p",
    words("Fibo", "Nacci"),
    "m, n, p ≤ 1000",
  ),
  "hdu-1849": statement(
    [
      "Pieces on a strip whose squares are numbered from 0. A move shifts one piece any number of squares to the left. Pieces may jump and share squares. Whoever cannot move loses.",
      "一条棋道的格子从 0 起编号，上有若干棋子。每步把一枚棋子向左移任意格，棋子可以越过，也可以同格。不能移动者输。",
    ],
    "zero",
    "m / k1..km",
    words("Rabbit Win!", "Grass Win!"),
    "m ≤ 1000",
  ),
  "hdu-1850": statement(
    [
      "Heaps of cards: take any number from one heap. How many first moves win?",
      "若干堆牌，每次从一堆中取任意多张。先手的第一步有多少种必胜走法？",
    ],
    "zero",
    "m / s1..sm",
    ["the number of first moves that win", "必胜的第一步的种数"],
    "m ≤ 100",
  ),
  "hdu-2147": statement(
    [
      "A coin starts in the top right corner of an n by m board. A move shifts it one square left, down, or diagonally down and left. Whoever cannot move loses; kiki begins.",
      "n×m 棋盘的右上角有一枚硬币，每步向左、向下或向左下移一格。不能移动者输；kiki 先走。",
    ],
    "zero",
    "n m",
    words("Wonderful!", "What a pity!"),
    "n, m ≤ 2000",
  ),
  "hdu-2149": statement(
    [
      "Bids begin at 0, and each raises the last by 1 to N. Whoever first bids M or more wins.",
      "报价从 0 开始，每次加价 1 至 N。先报到 M 或更高者得胜。",
    ],
    "end",
    "M N",
    ["the first bids that win, in order, or `none`", "按升序输出所有必胜的首次报价，没有则输出 `none`"],
    "M, N < 1100",
  ),
  "hdu-2176": statement(
    [
      "Heaps: take any number from one. Does the first player win, and with which first moves?",
      "若干堆石子，每次从一堆中取任意多个。判断先手是否必胜，并列出所有必胜的第一步。",
    ],
    "zero",
    "m / s1..sm",
    [
      "`No`, or `Yes` and a line `a b` for each winning move that leaves b of a heap of a",
      "输出 `No`；或输出 `Yes`，再对每种必胜走法输出一行 `a b`，表示把 a 个的堆取到剩 b 个",
    ],
    "m ≤ 200000",
  ),
  "hdu-2177": statement(
    [
      "Two heaps: take any number from one, or the same number from both. Does the first player win, and what do the winning moves leave?",
      "两堆石子：从一堆中取任意多个，或从两堆中取同样多个。判断先手是否必胜，并列出必胜的第一步之后的局面。",
    ],
    "zero",
    "a b",
    [
      "`0`, or `1` and the heaps that each winning move leaves; moves that take from both come first",
      "输出 `0`；或输出 `1`，再逐行输出每种必胜走法留下的两堆，先输出从两堆同取的走法",
    ],
  ),
  "hdu-2188": statement(
    [
      "Two players take turns to give 1 to m yuan. Whoever first brings the total to n or more is chosen.",
      "两人轮流捐款 1 至 m 元，先使总数达到 n 者当选。",
    ],
    "T",
    "n m",
    words("Grass", "Rabbit"),
    "n, m ≤ 10000",
  ),
  "hdu-2486": statement(
    [
      "A heap of n stones: first take any number but not all, afterwards at most k times as many as the opponent just took. Whoever takes the last stone wins.",
      "一堆 n 个石子：第一步可取任意多个但不能取完，之后每次至多取对手刚取走的 k 倍。取走最后一个者胜。",
    ],
    "T",
    "n k",
    [
      "`Case 1: lose`, or the least number that the first move may take to win",
      "输出 `Case 1: lose`；必胜时以最少的必胜取法代替 `lose`",
    ],
    "n ≤ 10^8, k ≤ 10^5",
  ),
  "hdu-2509": statement(
    [
      "Rows of apples: eat any number of adjacent apples of one row, which may split it in two. Whoever eats the last apple loses.",
      "若干排苹果：每次吃掉一排中连续的任意多个，这一排可能因此分成两排。吃掉最后一个者输。",
    ],
    "end",
    "n / a1..an",
    words("Yes", "No"),
    "n ≤ 100",
  ),
  "hdu-2873": statement(
    [
      "Bombs on a board. A move explodes one: it leaves one bomb further up in its column and one further left in its row, or only one of them in the first row or column. Two bombs on one square cancel out. Whoever cannot move loses; John begins.",
      "棋盘上有若干炸弹。引爆 (x, y) 处的一枚，会在同列上方和同行左方各留下一枚；在第一行或第一列时只留下其中一枚。同格的两枚互相抵消。无法操作者输；John 先手。",
    ],
    "zero",
    ["n m / n lines of m signs, # a bomb and . none", "n m / n 行，每行 m 个字符，# 为炸弹，. 为空"],
    words("John", "Jack"),
    "n, m ≤ 50",
  ),
  "hdu-2897": statement(
    [
      "A heap of n coins: take p to q of them, or all if fewer than p are left. Whoever takes the last coin loses.",
      "一堆 n 枚硬币：每次取 p 至 q 枚，不足 p 枚时须全部取走。取走最后一枚者输。",
    ],
    "end",
    "n p q",
    words("WIN", "LOST"),
    "n, p, q < 65536",
  ),
  "hdu-3032": statement(
    [
      "Heaps: take any number from one, or split one into two. Whoever takes the last stone wins; Alice begins.",
      "若干堆石子：从一堆中取任意多个，或把一堆分成两堆。取走最后一个者胜；Alice 先走。",
    ],
    "T",
    "n / s1..sn",
    words("Alice", "Bob"),
    "n ≤ 10^6, s < 2^31",
  ),
  "hdu-3537": statement(
    [
      "Coins in a row, some heads up. A move turns one, two or three of them, the rightmost from heads to tails. Whoever cannot move loses.",
      "一排硬币，部分正面朝上。每步翻一、二或三枚，其中最右的一枚必须由正面翻成反面。无法操作者输。",
    ],
    "end",
    "n / c1..cn",
    ["`No` if the first player wins, else `Yes`", "先手胜输出 `No`，否则输出 `Yes`"],
    "n ≤ 100, 0 ≤ c < 10^9",
  ),
  "hdu-4111": statement(
    [
      "Heaps: take one stone, or merge two heaps. Whoever takes the last stone wins; Alice begins.",
      "若干堆石子：每步取走一个，或合并两堆。取走最后一个者胜；Alice 先走。",
    ],
    "T",
    "n / a1..an",
    ["`Case #1: Alice` or `Case #1: Bob`", "`Case #1: Alice` 或 `Case #1: Bob`"],
    "n ≤ 50, a ≤ 1000",
  ),
  "hdu-4155": statement(
    [
      "Four cards of each number from 1 to 6 lie open. A and B take turns to take one, and the numbers add up. Whoever goes beyond 31 loses. Some cards have been taken already.",
      "1 至 6 各有四张牌，A、B 轮流取一张并累加点数，先使总数超过 31 者输。已有若干张被取走。",
    ],
    "end",
    ["the cards taken so far, in order", "已取的牌，按先后顺序"],
    ["the cards again, and who wins: `A` or `B`", "再输出这些牌，以及胜者 `A` 或 `B`"],
  ),
  "hdu-5011": statement(
    [
      "Heaps: take any number from one; the rest of it may be split into two. Whoever takes the last stone wins.",
      "若干堆石子：从一堆中取任意多个，剩下的可以再分成两堆。取走最后一个者胜。",
    ],
    "end",
    "n / a1..an",
    words("Win", "Lose"),
    "n < 10^5, a < 2^31",
  ),
  "hdu-5724": statement(
    [
      "Rows of 20 squares with pieces. A move shifts one piece to the first free square on its right, past the pieces between. Whoever cannot move loses.",
      "若干行，每行 20 格，格上有棋子。每步把一枚棋子移到其右方第一个空格，可越过中间的棋子。不能移动者输。",
    ],
    "T",
    ["n / n lines: m p1..pm", "n / n 行：m p1..pm"],
    words("YES", "NO"),
    "n ≤ 1000",
  ),
  "hdu-5795": statement(
    [
      "Heaps: take any number from one, or split one into three, none of them empty. Whoever takes the last stone wins.",
      "若干堆石子：从一堆中取任意多个，或把一堆分成三堆非空的石子。取走最后一个者胜。",
    ],
    "T",
    "n / s1..sn",
    words("First player wins.", "Second player wins."),
    "n ≤ 10^6, s ≤ 10^9",
  ),
  "hdu-4764": statement(
    [
      "A number is written that begins with 0. A move adds 1 to k to it. Whoever must write n or more loses; Tang begins.",
      "从 0 开始写数：每步写下的数比上一个大 1 至 k。不得不写出 n 或更大的数者输；Tang 先走。",
    ],
    "zero",
    "n k",
    words("Tang", "Jiang"),
    "n ≤ 10^8, k ≤ 100",
  ),
  "hdu-6892": statement(
    [
      "Bars of chocolate: a move divides one into k > 1 equal bars of whole length. Whoever cannot move loses.",
      "若干条巧克力：每步把一条等分成 k > 1 条，长度均为整数。无法操作者输。",
    ],
    "T",
    "n / l1..ln",
    words("W", "L"),
    "n ≤ 10, l ≤ 10^9",
  ),
  "hdu-1564": statement(
    [
      "A stone stands in a corner of an n by n board. A move takes it to a neighbouring square where it has not been. Whoever cannot move loses; 8600 begins.",
      "n×n 棋盘的一角有一枚棋子。每步把它移到相邻且未到过的格子。无法操作者输；8600 先手。",
    ],
    "zero",
    "n",
    words("8600", "ailyanlu"),
    "n ≤ 10^4",
  ),
  "hdu-1730": statement(
    [
      "Each row has a piece of either player. A move shifts one's own piece along its row, any distance, over no piece. Whoever cannot move loses; I begin.",
      "每行有双方各一枚棋子。每步把己方的一枚沿本行移动任意格，不得越过棋子。无法操作者输；我先走。",
    ],
    "end",
    ["n m / n lines: a b", "n m / n 行：a b"],
    words("I WIN!", "BAD LUCK!"),
    "n ≤ 1000, m ≤ 100",
  ),
  "hdu-4664": statement(
    [
      "Points of a convex polygon in each of several planes: a move draws a segment between two points of a plane that touches none drawn before. Whoever cannot move loses; Carol begins.",
      "若干平面，每个平面上有凸多边形的若干顶点：每步在一个平面上连接两点，新线段不得与已有线段有公共点。无法操作者输；Carol 先走。",
    ],
    "T",
    "n / a1..an",
    words("Carol", "Dave"),
    "a ≤ 10^9",
  ),
  "hdu-1851": statement(
    [
      "Piles of stones: a move takes from the i-th pile at least one stone and at most L_i. Whoever takes the last stone wins; the teacher begins.",
      "若干堆石子：每步从第 i 堆中取 1 至 L_i 个。取走最后一个者胜；老师先走。",
    ],
    "T",
    ["n / n lines: M L", "n / n 行：M L"],
    words("No", "Yes"),
    "n ≤ 10; M, L ≤ 20",
  ),
  "hdu-3389": statement(
    [
      "Boxes 1 to n with cards. A move takes any number of cards from box A to a box B < A where A + B is odd and divisible by 3. Whoever moves last wins; Alice begins.",
      "1 至 n 号盒子中有牌。每步从盒子 A 取任意张牌放入盒子 B，要求 B < A，且 A + B 为奇数并被 3 整除。走最后一步者胜；Alice 先走。",
    ],
    "T",
    "n / a1..an",
    ["`Case 1: Alice` or `Case 1: Bob`", "`Case 1: Alice` 或 `Case 1: Bob`"],
    "n ≤ 10^4; a ≤ 100",
  ),
  "hdu-4642": statement(
    [
      "Coins on an n by m board: a move turns all coins of a rectangle with the corner n,m; the coin in its opposite corner must show heads before. Whoever cannot move loses; Alice begins.",
      "n×m 棋盘上的硬币：每步翻转以 (n,m) 为一角的矩形内所有硬币，其对角的一枚须由正面翻成反面。无法操作者输；Alice 先走。",
    ],
    "T",
    ["n m / n rows of 0 and 1", "n m / n 行 0 与 1"],
    words("Alice", "Bob"),
    "n, m ≤ 100",
  ),
  "hdu-3980": statement(
    [
      "A circle of n beads: a move paints m neighbouring beads that are not painted. Whoever cannot move loses; aekdycoin begins.",
      "n 颗珠子围成一圈：每步给 m 颗相邻且未涂色的珠子涂色。无法操作者输；aekdycoin 先走。",
    ],
    "T",
    "n m",
    words("Case #i: aekdycoin", "Case #i: abcdxyzk"),
    "n, m ≤ 1000",
  ),
  "hdu-4315": statement(
    [
      "n persons stand on different cells below a hilltop: a move brings one any number of cells up, not past the next one above. Several may stand on the top. Whoever brings the king there wins; Alice begins.",
      "n 个人站在山顶下方不同的格上：每步让一人向上走任意格，不得越过前面的人；山顶可站多人。把国王送上山顶者胜；Alice 先手。",
    ],
    "end",
    [
      "n k: the king is the k-th from the top / n cells in ascending order",
      "n k：国王是离山顶第 k 近的人 / n 个格号，从小到大",
    ],
    words("Alice", "Bob"),
    "n ≤ 1000; cells < 10^5",
  ),
};
