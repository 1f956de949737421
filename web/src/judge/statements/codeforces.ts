import { type Statements, statement, words } from "./statement.ts";

/** Of Codeforces and AtCoder. */
export const codeforces: Statements = {
  "codeforces-36d": statement(
    [
      "A piece starts in a corner of an n by m board. A move takes it one square right, one down, or k squares diagonally down and right. Whoever cannot move loses.",
      "棋子位于 n×m 棋盘一角，每步向右一格、向下一格，或沿右下对角线走 k 格。不能移动者输。",
    ],
    "once",
    ["t k / t lines: n m", "t k / t 行：n m"],
    words("+", "-"),
    "t ≤ 20; n, m, k ≤ 10^9",
  ),
  "codeforces-87c": statement(
    [
      "A move splits a heap into two or more heaps of consecutive sizes. Whoever cannot move loses.",
      "把一堆石子分成两堆以上，各堆大小依次相差 1。无法操作者输。",
    ],
    "once",
    "n",
    [
      "the least number of heaps that a winning first move makes, or -1",
      "必胜的第一步至少分成几堆；必败输出 -1",
    ],
    "n ≤ 10^5",
  ),
  "codeforces-276b": statement(
    [
      "A word: a move removes one of its letters. If the player to move can rearrange the letters into a palindrome, that player wins.",
      "一个单词：每步去掉一个字母。轮到某人时，若能把字母重排成回文，则此人胜。",
    ],
    "once",
    ["the word", "单词"],
    words("First", "Second"),
    "length ≤ 1000",
  ),
  "codeforces-346a": statement(
    [
      "A set of numbers: a move adds the difference of two of them, if it is new. Whoever cannot move loses; Alice begins.",
      "一个数的集合：每步加入其中两数之差，且该数原不在集合中。无法操作者输；Alice 先走。",
    ],
    "once",
    "n / x1..xn",
    words("Alice", "Bob"),
    "n ≤ 100, x ≤ 10^9",
  ),
  "codeforces-451a": statement(
    [
      "n sticks lie across m others. A move chooses a crossing and removes both its sticks. Whoever cannot move loses; Akshat begins.",
      "n 根横棍与 m 根竖棍相交。每步选一个交点，拿走经过它的两根棍。无法操作者输；Akshat 先走。",
    ],
    "once",
    "n m",
    words("Akshat", "Malvika"),
    "n, m ≤ 100",
  ),
  "codeforces-317d": statement(
    [
      "A move chooses a number from 1 to n that is not a power of a number chosen before. Whoever cannot move loses; Vasya begins.",
      "每步从 1 至 n 中选一个数，它不能是已选某数的幂。无法操作者输；Vasya 先走。",
    ],
    "once",
    "n",
    words("Vasya", "Petya"),
    "n ≤ 10^9",
  ),
  "codeforces-850c": statement(
    [
      "A move chooses a prime power that divides one of the numbers, and divides by it every number that it divides. Whoever cannot move loses; Mojtaba begins.",
      "每步选一个质数的幂，它须整除其中某个数；能被它整除的数都除以它。无法操作者输；Mojtaba 先走。",
    ],
    "once",
    "n / a1..an",
    words("Mojtaba", "Arpa"),
    "n ≤ 100, a ≤ 10^9",
  ),
  "codeforces-603c": statement(
    [
      "Piles of cows: remove one cow, or turn a pile of 2x into k piles of x. Whoever cannot move loses; Kevin begins.",
      "若干堆牛：去掉一头，或把一堆 2x 头变成 k 堆 x 头。无法操作者输；Kevin 先走。",
    ],
    "once",
    "n k / a1..an",
    words("Kevin", "Nicky"),
    "n ≤ 10^5; k, a ≤ 10^9",
  ),
  "codeforces-1194d": statement(
    [
      "A chip n squares from the end moves 1, 2 or k squares. Whoever cannot move loses; Alice begins.",
      "棋子距终点 n 格，每步走 1、2 或 k 格。不能移动者输；Alice 先走。",
    ],
    "T",
    "n k",
    words("Alice", "Bob"),
    "T ≤ 100, n ≤ 10^9, 3 ≤ k ≤ 10^9",
  ),
  "codeforces-1033c": statement(
    [
      "A permutation: a token on square i may jump to square j where a_j is larger and the distance is a multiple of a_i. Whoever cannot move loses; Alice begins. Answer for each start.",
      "一个排列：第 i 格的棋子可跳到第 j 格，要求 a_j 更大，且距离是 a_i 的倍数。不能移动者输；Alice 先走。对每个起点作答。",
    ],
    "once",
    "n / a1..an",
    ["a word of n letters, `A` or `B`, for each start", "一个长为 n 的串，逐个起点输出 `A` 或 `B`"],
    "n ≤ 10^5",
  ),
  "codeforces-1312f": statement(
    [
      "Castles with soldiers: an attack kills x, y or z soldiers of one castle, or all if there are fewer. The second and third kinds cannot hit one castle twice in a row. Whoever cannot attack loses.",
      "若干城堡的士兵：每次进攻一座城堡，杀 x、y 或 z 名（不足则全灭）；第二、三种进攻不能对同一城堡连用两次。不能进攻者输。",
    ],
    "T",
    "n x y z / a1..an",
    ["the number of first attacks that win", "必胜的第一次进攻的种数"],
    "n ≤ 3·10^5; x, y, z ≤ 5; a ≤ 10^18",
  ),
  "codeforces-1537d": statement(
    [
      "A move subtracts from n one of its divisors, but not 1 or n itself. Whoever cannot move loses; Alice begins.",
      "从 n 中减去它的一个约数，但不能是 1 或 n 本身。无法操作者输；Alice 先走。",
    ],
    "T",
    "n",
    words("Alice", "Bob"),
    "T ≤ 10^4, n ≤ 10^9",
  ),
  "codeforces-1704f": statement(
    [
      "A row of red and blue squares. Alice paints two adjacent squares white if at least one is red, Bob if at least one is blue. Whoever cannot move loses; Alice begins.",
      "一排红、蓝格子。Alice 把至少含一个红格的相邻两格涂白，Bob 把至少含一个蓝格的相邻两格涂白。无法操作者输；Alice 先走。",
    ],
    "T",
    ["n / a word of R and B", "n / 由 R、B 组成的串"],
    words("Alice", "Bob"),
    "n ≤ 5·10^5",
  ),
  "atcoder-dp-k": statement(
    [
      "A heap of K stones: take a1, a2, … or aN of them. Whoever cannot move loses.",
      "一堆 K 个石子：每次取走的个数须是 a 中的某个数。无法操作者输。",
    ],
    "once",
    "N K / a1..aN",
    words("First", "Second"),
    "N ≤ 100, K ≤ 10^5",
  ),
  "atcoder-abc278g": statement(
    [
      "Cards 1 to N in a row. A move takes L to R cards whose numbers follow each other. Whoever cannot move loses. Choose who begins, and play against the judge.",
      "一排牌，编号 1 至 N。每步取走 L 至 R 张编号相连的牌。无法操作者输。选择先后手，与 OJ 的程序对弈。",
    ],
    "once",
    [
      "N L R, then the judge's moves; 0 0 when it cannot move",
      "N L R，此后是 OJ 程序的走法；它无法操作时为 0 0",
    ],
    [
      "`First` or `Second`, then each move as the first card and the number of cards, with a flush",
      "`First` 或 `Second`，然后每步输出第一张牌的编号与张数，并刷新输出",
    ],
    "1 ≤ L ≤ R ≤ N ≤ 2000",
  ),
  "atcoder-abc297g": statement(
    [
      "Heaps: take L to R stones from one. Whoever cannot move loses.",
      "若干堆石子：每次从一堆中取 L 至 R 个。无法操作者输。",
    ],
    "once",
    "N L R / A1..AN",
    words("First", "Second"),
    "N ≤ 2·10^5; L, R, A ≤ 10^9",
  ),
  "atcoder-arc091f": statement(
    [
      "Heaps, each with its own number K: from a heap of a stones take 1 to ⌊a / K⌋. Whoever cannot move loses; Takahashi begins.",
      "若干堆石子，每堆有自己的 K：从有 a 个石子的堆中取 1 至 ⌊a / K⌋ 个。无法操作者输；Takahashi 先走。",
    ],
    "once",
    ["N / N lines: A K", "N / N 行：A K"],
    words("Takahashi", "Aoki"),
    "N ≤ 200; A, K ≤ 10^9",
  ),
  "atcoder-arc168b": statement(
    [
      "Heaps: take 1 to K stones from one. For which largest K does the first player win?",
      "若干堆石子：每次从一堆中取 1 至 K 个。使先手必胜的最大的 K 是多少？",
    ],
    "once",
    "N / A1..AN",
    ["that K; -1 if there is no largest one, 0 if no K wins", "输出 K；可任意大输出 -1，不存在输出 0"],
    "N ≤ 2·10^5, A ≤ 10^9",
  ),
  "atcoder-abc255g": statement(
    [
      "Heaps: take any number from one, except Y stones from a heap of X for each pair X, Y. Whoever cannot move loses; Takahashi begins.",
      "若干堆石子：每次从一堆中取任意多个，但对每组 X、Y，不能从恰有 X 个的堆中取 Y 个。无法操作者输；Takahashi 先走。",
    ],
    "once",
    ["N M / a1..aN / M lines: X Y", "N M / a1..aN / M 行：X Y"],
    words("Takahashi", "Aoki"),
    "N, M ≤ 2·10^5; a, X, Y ≤ 10^18",
  ),
  "atcoder-agc002e": statement(
    [
      "Piles of candies: eat all of the largest pile, or one candy of every pile. Whoever eats the last candy loses.",
      "若干堆糖果：每步吃掉最大的一整堆，或从每堆各吃一颗。吃掉最后一颗者输。",
    ],
    "once",
    "N / a1..aN",
    words("First", "Second"),
    "N ≤ 10^5, a ≤ 10^9",
  ),
  "atcoder-agc010d": statement(
    [
      "Numbers without a common divisor. A move reduces one above 1 by 1, and then all are divided by their greatest common divisor. Whoever cannot move loses.",
      "一组没有公因数的正整数。每步把一个大于 1 的数减 1，再把所有数同除以最大公约数。不能走者输。",
    ],
    "once",
    "N / a1..aN",
    words("First", "Second"),
    "2 ≤ N ≤ 10^5, a ≤ 10^9",
  ),
  "atcoder-agc010f": statement(
    [
      "A tree with stones on its vertices. A move takes one stone from the vertex of the piece, then moves the piece to an adjacent vertex. Whoever finds no stone loses. From which vertices does the first player win?",
      "一棵树，各顶点有石子。每步从棋子所在顶点取走一个石子，再把棋子移到相邻顶点。无石子可取者输。从哪些顶点开始先手必胜？",
    ],
    "once",
    ["N / A1..AN / N - 1 lines: a b", "N / A1..AN / N - 1 行：a b"],
    ["the vertices in order", "按升序输出这些顶点"],
    "N ≤ 3000, A ≤ 10^9",
  ),
  "atcoder-agc017d": statement(
    [
      "A tree: a move cuts an edge, and the part without vertex 1 disappears. Whoever cannot move loses; Alice begins.",
      "一棵树：每步剪断一条边，不含顶点 1 的部分随之消失。无法操作者输；Alice 先走。",
    ],
    "once",
    ["N / N - 1 lines: x y", "N / N - 1 行：x y"],
    words("Alice", "Bob"),
    "N ≤ 10^5",
  ),
  "codeforces-1719a": statement(
    [
      "A chip stands in a corner of an n by m board. A move takes it an odd number of squares up or to the right. Whoever cannot move loses; Burenka begins.",
      "棋子在 n×m 棋盘的一角。每步向上或向右走奇数格。无法操作者输；Burenka 先走。",
    ],
    "T",
    "n m",
    words("Burenka", "Tonya"),
    "n, m ≤ 10^9",
  ),
  "codeforces-120e": statement(
    [
      "Two players place knights on an n by n board in turn; no knight may attack another. Whoever cannot place one loses; Petya begins.",
      "两人轮流在 n×n 的棋盘上放马，任意两匹马不得互相攻击。无法放置者输；Petya 先手。",
    ],
    "T",
    "n",
    words("0", "1"),
    "T ≤ 100, n ≤ 10^4",
  ),
  "codeforces-630r": statement(
    [
      "A move paints a cell of an n by n field that shares no side with a painted cell. Whoever cannot move loses.",
      "每步在 n×n 的方格中涂一个格子，它不得与已涂的格子有公共边。无法操作者输。",
    ],
    "once",
    "n",
    words("1", "2"),
    "n ≤ 10^18",
  ),
  "codeforces-1382b": statement(
    [
      "Piles in a row: take any number from the first pile that has stones. Whoever cannot move loses.",
      "石子堆排成一行：每次从最前面的非空堆中取任意多个。无法操作者输。",
    ],
    "T",
    "n / a1..an",
    words("First", "Second"),
    "n ≤ 10^5; a ≤ 10^9",
  ),
  "codeforces-1965a": statement(
    [
      "Take the same number k from every pile that has stones, k at most the smallest of them. Whoever cannot move loses; Alice begins.",
      "每次从所有非空堆中各取 k 个，k 不超过其中最小的一堆。无法操作者输；Alice 先手。",
    ],
    "T",
    "n / a1..an",
    words("Alice", "Bob"),
    "n ≤ 2·10^5; a ≤ 10^9",
  ),
  "codeforces-1672a": statement(
    [
      "A move chops one log into two of positive integer length. Whoever cannot move loses; errorgorn begins.",
      "每步把一段木头劈成两段，长度均为正整数。无法操作者输；errorgorn 先手。",
    ],
    "T",
    "n / a1..an",
    words("errorgorn", "maomao90"),
    "T ≤ 100; n, a ≤ 50",
  ),
  "codeforces-1919a": statement(
    [
      "Each player has a wallet of coins. On their turn they may exchange the wallets; then they remove one coin from their own. Whoever cannot loses; Alice begins.",
      "两人各有一个装着硬币的钱包。每步可以先交换两个钱包，再从自己的钱包取走一枚。无法取者输；Alice 先手。",
    ],
    "T",
    "a b",
    words("Alice", "Bob"),
    "T ≤ 1000; a, b ≤ 10^9",
  ),
  "atcoder-abc368f": statement(
    [
      "A move replaces one of the numbers by a proper divisor of it. Whoever cannot move loses; Anna begins.",
      "每步把一个数换成它的一个真约数。无法操作者输；Anna 先手。",
    ],
    "once",
    "n / a1..an",
    words("Anna", "Bruno"),
    "n ≤ 10^5; 2 ≤ a ≤ 10^5",
  ),
  "codeforces-2004e": statement(
    [
      "A move takes from one pile a number of stones that is coprime to its size. Whoever cannot move loses; Alice begins.",
      "从一堆中取走若干个石子，取走的个数须与这堆的石子数互质。无法操作者输；Alice 先走。",
    ],
    "T",
    "n / a1..an",
    words("Alice", "Bob"),
    "T ≤ 10^4; Σn ≤ 3·10^5; a ≤ 10^7",
  ),
  "codeforces-1370c": statement(
    [
      "A move subtracts 1 from a number greater than 1, or divides it by one of its odd divisors greater than 1. Whoever cannot move loses; Ashishgup begins.",
      "每步把大于 1 的数减 1，或除以它的一个大于 1 的奇约数。无法操作者输；Ashishgup 先手。",
    ],
    "T",
    "n",
    words("Ashishgup", "FastestFinger"),
    "T ≤ 100; n ≤ 10^9",
  ),
  "codeforces-255e": statement(
    [
      "Piles of coins: a move leaves y coins of a pile of x, from the fourth root of x to its square root and fewer than x. Whoever cannot move loses; Furlo begins.",
      "若干堆硬币：每步把一堆 x 枚变为 y 枚，y 不小于 x 的四次方根、不大于其平方根，且小于 x。无法操作者输；Furlo 先手。",
    ],
    "once",
    "n / a1..an",
    words("Furlo", "Rublo"),
    "n ≤ 77777; a ≤ 777777777777",
  ),
  "codeforces-15c": statement(
    [
      "Quarries with dumpers: those of a quarry carry x, x + 1, …, x + m - 1 stones. A move takes any number of stones from one dumper. Whoever cannot move loses; tolik begins.",
      "若干采石场，每场的 m 辆车分别装有 x、x + 1、……、x + m - 1 块石头。每步从一辆车上取走任意多块。无法操作者输；tolik 先走。",
    ],
    "once",
    ["n / n lines: x m", "n / n 行：x m"],
    words("tolik", "bolik"),
    "n ≤ 10^5; x, m ≤ 10^16",
  ),
  "codeforces-768e": statement(
    [
      "Piles of stones: a move takes any number of stones from one, but no number that was taken from this pile before. Whoever cannot move loses; Sam begins.",
      "若干堆石子：每步从一堆中取若干个，但该堆已取过的个数不能再取。无法操作者输；Sam 先走。",
    ],
    "once",
    ["n / n lines: s", "n / n 行：s"],
    ["`YES` if the second player, Jon, wins, else `NO`", "后手 Jon 胜输出 `YES`，否则输出 `NO`"],
    "n ≤ 10^6; s ≤ 60",
  ),
  "codeforces-1841a": statement(
    [
      "n ones on a board: a move replaces two or more equal numbers by their sum. Whoever cannot move wins; Alice begins.",
      "黑板上有 n 个 1：每步把至少两个相等的数换成它们的和。无法操作者胜；Alice 先走。",
    ],
    "T",
    "n",
    words("Alice", "Bob"),
    "2 ≤ n ≤ 100",
  ),
  "codeforces-2055a": statement(
    [
      "Two frogs on a row of n pads, at a and b: each in turn must jump to a neighbouring pad that is free. A frog that cannot jump loses; Alice, at a, begins.",
      "一排 n 片荷叶上有两只青蛙，分别在 a、b：双方轮流跳到相邻的空荷叶上，不能不跳。无法跳者输；a 处的 Alice 先走。",
    ],
    "T",
    "n a b",
    words("YES", "NO"),
    "n ≤ 100",
  ),
  "codeforces-832a": statement(
    [
      "n sticks in a row: each player in turn crosses out k of them from one end, until fewer are left. The first player wants to make more moves than the other.",
      "一排 n 根木棍：两人轮流从一端划去 k 根，直到不足 k 根。先手要比后手多走一步。",
    ],
    "once",
    "n k",
    words("YES", "NO"),
    "k ≤ n ≤ 10^18",
  ),
  "codeforces-1396b": statement(
    [
      "Piles of stones: a move takes one stone from a pile that the opponent has not just chosen. Whoever cannot move loses; T begins.",
      "若干堆石子：每步从一堆中取一个，但不能选对手上一步所选的堆。无法操作者输；T 先走。",
    ],
    "T",
    "n / a1..an",
    words("T", "HL"),
    "T, n, a ≤ 100",
  ),
  "codeforces-1747c": statement(
    [
      "A list of numbers: a move decreases the first by 1 and then swaps it with another. Whoever finds the first to be 0 loses; Alice begins.",
      "一列数：每步把第一个数减 1，再与另一个数交换。轮到某人时第一个数为 0，则此人输；Alice 先走。",
    ],
    "T",
    "n / a1..an",
    words("Alice", "Bob"),
    "T ≤ 20000; n ≤ 10^5; a ≤ 10^9",
  ),
  "codeforces-1451d": statement(
    [
      "A token at (0,0): a move adds k to one of its coordinates, and its distance from (0,0) may not exceed d. Whoever cannot move loses; Ashish begins.",
      "棋子在 (0,0)：每步把一个坐标增加 k，与 (0,0) 的距离不能超过 d。不能移动者输；Ashish 先走。",
    ],
    "T",
    "d k",
    words("Ashish", "Utkarsh"),
    "T ≤ 100; k ≤ d ≤ 10^5",
  ),
  "atcoder-arc137c": statement(
    [
      "Different numbers in ascending order: a move replaces the largest by a smaller one that is not among them. Whoever cannot move loses; Alice begins.",
      "若干互异的数（升序）：每步把最大的数换成一个更小且未出现的数。无法操作者输；Alice 先走。",
    ],
    "once",
    "n / a1..an",
    words("Alice", "Bob"),
    "n ≤ 3·10^5; a ≤ 10^9",
  ),
  "atcoder-caddi2018b": statement(
    [
      "Apples of n colours, or heaps of coins: a move takes at least one, and at most one from each. Whoever takes the last wins.",
      "n 种颜色的苹果（或 n 堆硬币）：每步至少取一个，每种（堆）至多取一个。取走最后一个者胜。",
    ],
    "once",
    "n / a1..an",
    words("first", "second"),
    "n ≤ 10^5; a ≤ 10^9",
  ),
  "codeforces-78c": statement(
    [
      "n logs of m metres: a move cuts one into equal parts of whole metres, at least two of them, none shorter than k. Whoever cannot move loses; Timur begins.",
      "n 根长 m 的木头：每步把一根截成至少两段等长的整数段，每段不短于 k。无法操作者输；Timur 先走。",
    ],
    "once",
    "n m k",
    words("Timur", "Marsel"),
    "n, m, k ≤ 10^9",
  ),
  "atcoder-arc151c": statement(
    [
      "A row of n squares, some with a digit 0 or 1: a move writes a digit on an empty square, never equal to that of a neighbour. Whoever cannot move loses; Takahashi begins.",
      "n 个格排成一行，有的已写 0 或 1：每步在空格上写一个数字，不得与相邻格相同。无法操作者输；Takahashi 先手。",
    ],
    "once",
    ["n m / m lines x y: the digit y stands on square x", "n m / m 行 x y：第 x 格上是 y"],
    words("Takahashi", "Aoki"),
    "n ≤ 10^18; m ≤ 2·10^5",
  ),
  "atcoder-arc013c": statement(
    [
      "n blocks of tofu, each with m chillies in it: a move cuts layers off one side of a block and eats them. Whoever must eat a chilli loses.",
      "n 块豆腐，每块藏有 m 个辣椒：每步从一块的某一面切下若干层吃掉。不得不吃到辣椒者输。",
    ],
    "once",
    [
      "n; per block: x y z / m / m lines: the layers of a chilli, from 0",
      "n；每块：x y z / m / m 行：辣椒所在的层，从 0 起",
    ],
    words("WIN", "LOSE"),
  ),
  "atcoder-agc033c": statement(
    [
      "A tree with a coin on each vertex: a move picks a vertex with coins, takes them all, and shifts every other coin one edge towards it. Whoever cannot move loses.",
      "一棵树，每个顶点一枚硬币：每步选一个有硬币的顶点，取走其上全部硬币，其余硬币都向它移动一条边。无法操作者输。",
    ],
    "once",
    ["n / n-1 edges a b", "n / n-1 条边 a b"],
    words("First", "Second"),
    "n ≤ 2·10^5",
  ),
  "atcoder-abc354e": statement(
    [
      "n cards with a number on each side: a move removes two that agree on the front or on the back. Whoever cannot move loses; Takahashi begins.",
      "n 张牌，两面各有一个数：每步移走正面相同或背面相同的两张。无法操作者输；Takahashi 先手。",
    ],
    "once",
    ["n / n lines a b", "n / n 行 a b"],
    words("Takahashi", "Aoki"),
    "n ≤ 18",
  ),
  "codeforces-1363c": statement(
    [
      "A tree: a move removes a vertex at which at most one edge ends. Whoever removes vertex x wins; Ayush begins.",
      "一棵树：每步删去一个度数不超过 1 的顶点。删去顶点 x 者胜；Ayush 先手。",
    ],
    "T",
    ["n x / n-1 edges u v", "n x / n-1 条边 u v"],
    words("Ayush", "Ashish"),
    "T ≤ 10; n ≤ 1000",
  ),
  "codeforces-1823e": statement(
    [
      "A graph of disjoint cycles: a move removes l to r vertices that form a connected part. Whoever cannot move loses; Alice begins.",
      "由互不相交的环组成的图：每步删去 l 到 r 个连通的顶点。无法操作者输；Alice 先手。",
    ],
    "once",
    ["n l r / n edges u v", "n l r / n 条边 u v"],
    words("Alice", "Bob"),
    "n ≤ 2·10^5; l < r ≤ n",
  ),
  "codeforces-305e": statement(
    [
      "A string: a move cuts out a character whose two neighbours in its piece are equal, which leaves the parts on its left and right. Whoever cannot move loses.",
      "一个字符串：每步在某段中剪出一个左右两字符相同的字符，剩下其左、右两段。无法操作者输。",
    ],
    "once",
    ["a string of small letters", "一个小写字母串"],
    [
      "`First` and the least place of a winning cut, or `Second`",
      "先手胜输出 `First` 和最小的必胜位置，否则输出 `Second`",
    ],
    "length ≤ 5000",
  ),
  "codeforces-1373b": statement(
    [
      "A string of 0 and 1: a move deletes two adjacent characters that differ. Whoever cannot move loses; Alice begins.",
      "由 0 和 1 组成的串：每步删去两个相邻且不同的字符。无法操作者输；Alice 先手。",
    ],
    "T",
    ["the string", "串"],
    words("DA", "NET"),
    "T ≤ 1000; length ≤ 100",
  ),
  "codeforces-1147c": statement(
    [
      "n piles, n even: a move takes at least one stone from each of exactly n/2 piles that are not empty. Whoever cannot move loses; Alice begins.",
      "n 堆石子，n 为偶数：每步恰选 n/2 个非空堆，从每个选中的堆各取至少一个。无法操作者输；Alice 先手。",
    ],
    "once",
    "n / a1..an",
    words("Alice", "Bob"),
    "n ≤ 50; a ≤ 50",
  ),
  "codeforces-1695b": statement(
    [
      "n piles in a circle: the first move takes at least one stone from the first pile, and each later one from the next pile. Whoever finds it empty loses; Mike begins.",
      "n 堆石子围成一圈：第一步从第一堆取至少一个，此后每步从下一堆取至少一个。轮到的堆为空者输；Mike 先手。",
    ],
    "T",
    "n / a1..an",
    words("Mike", "Joe"),
    "n ≤ 50; a ≤ 10^9",
  ),
  "codeforces-1990a": statement(
    [
      "A list of numbers: a move takes one of them, no smaller than any taken before. Whoever cannot move loses; Alice begins.",
      "一列数：每步取走一个数，不得小于此前取走的任何数。无法操作者输；Alice 先手。",
    ],
    "T",
    "n / a1..an",
    words("YES", "NO"),
    "n ≤ 50; a ≤ n",
  ),
  "codeforces-914b": statement(
    [
      "Cards with numbers: a move removes one card, and with it all cards of smaller numbers. Whoever cannot move loses; Conan begins.",
      "若干张写有数的牌：每步移除一张牌，连同所有数更小的牌。无法操作者输；Conan 先手。",
    ],
    "once",
    "n / a1..an",
    words("Conan", "Agasa"),
    "n ≤ 10^5; a ≤ 10^5",
  ),
  "codeforces-282d": statement(
    [
      "Up to three numbers: a move makes one of them smaller, or all of them by the same amount; none becomes negative. Whoever cannot move loses; BitLGM begins.",
      "至多三个数：每步减小其中一个，或把所有数减去同一个正整数，不得变负。无法操作者输；BitLGM 先手。",
    ],
    "once",
    "n / a1..an",
    words("BitLGM", "BitAryo"),
    "n ≤ 3; a < 300",
  ),
  "codeforces-1190b": statement(
    [
      "n piles: a move takes one stone, and loses at once if two piles are then equal. Whoever finds no stone loses; Tokitsukaze begins.",
      "n 堆石子：每步取一个；若取后有两堆相等，则取者立即输。没有石子可取者也输；Tokitsukaze 先手。",
    ],
    "once",
    "n / a1..an",
    words("sjfnb", "cslnb"),
    "n ≤ 10^5; a ≤ 10^9",
  ),
  "codeforces-2107b": statement(
    [
      "n boxes of apples: a move takes one apple, and loses at once if the fullest box then has over k apples more than the emptiest. Whoever finds no apple loses; Tom begins.",
      "n 个盒子装有苹果：每步取一个；若取后最多与最少的盒子之差超过 k，则取者立即输。没有苹果可取者也输；Tom 先手。",
    ],
    "T",
    "n k / a1..an",
    words("Tom", "Jerry"),
    "n ≤ 10^5; k, a ≤ 10^9",
  ),
  "codeforces-2123a": statement(
    [
      "The numbers 0 to n-1: Alice erases a number a, then Bob a number b such that a+b leaves 3 modulo 4, and so on. Whoever cannot do so loses.",
      "写有 0 至 n-1：Alice 擦去一个数 a，Bob 再擦去一个数 b，使 a+b 模 4 余 3，如此反复。无法操作者输。",
    ],
    "T",
    "n",
    words("Alice", "Bob"),
    "n ≤ 100",
  ),
  "atcoder-arc131c": statement(
    [
      "Different numbers whose xor is not 0: a move removes one of them. Whoever makes the xor of those left 0 wins.",
      "若干个互异的数，异或和不为 0：每步移除一个。使剩余各数的异或和变为 0 者胜。",
    ],
    "once",
    "n / a1..an",
    words("Win", "Lose"),
    "n ≤ 400000; a ≤ 10^9",
  ),
  "atcoder-arc192b": statement(
    [
      "n numbers: a move lowers one of them by 1. Whoever makes the move after which each has been chosen at least once wins; Fennec begins.",
      "n 个数：每步把一个正数减 1。某一步之后每个位置都至少被选过一次，走这一步者胜；Fennec 先手。",
    ],
    "once",
    "n / a1..an",
    words("Fennec", "Snuke"),
    "n ≤ 200000; a ≤ 10^9",
  ),
  "atcoder-arc105d": statement(
    [
      "n bags of stones and n plates: while there are bags, a move empties one onto a plate; then a move takes any number of stones from one plate. Whoever cannot move loses.",
      "n 袋石子和 n 个盘子：还有袋子时，每步把一袋石子全部倒入某个盘子；之后每步从一个盘子中取任意多个。无法操作者输。",
    ],
    "T",
    "n / a1..an",
    words("First", "Second"),
    "n ≤ 10^5; a ≤ 10^9",
  ),
};
