import { type ContestProblem, HEAPS, problem } from "./problem.ts";

const ONE = ["the stones; N: SK, P: CY", "石子数；N 输出 SK，P 输出 CY"] as const;

/** Problems of Baekjoon Online Judge. */
export const baekjoon: readonly ContestProblem[] = [
  problem(
    "boj-4342",
    ["Euclid's Game", "欧几里得游戏"],
    "solve euclid a,b",
    ["the two numbers; N: A wins", "两个数；N 输出 A wins"],
    "euclid 25,7: N",
  ),
  problem("boj-9655", ["Stone Game", "取石子"], "solve '{1,3}' n", ONE),
  problem("boj-9656", ["Stone Game 2", "取石子 2"], "solve '{1,3}' n --misere", ONE),
  problem("boj-9657 51nod-1067", ["Stone Game 3", "取石子 3"], "solve '{1,3,4}' n", ONE),
  problem("boj-9658", ["Stone Game 4", "取石子 4"], "solve '{1,3,4}' n --misere", ONE),
  problem("boj-9659", ["Stone Game 5", "取石子 5"], "solve '{1,3}' n", ONE),
  problem("boj-9660", ["Stone Game 6", "取石子 6"], "solve '{1,3,4}' n", ONE),
  problem("boj-9661", ["Stone Game 7", "取石子 7"], "solve '{powers(4)}' n", ONE, "{powers(4)} 3: N"),
  problem(
    "boj-11867",
    ["Splitting Boxes", "分盒子"],
    "solve '[x,y: a,y-a if 0 < a and a < y | a,x-a if 0 < a and a < x]' n,m",
    ["the two boxes; N: A, P: B", "两个盒子；N 输出 A，P 输出 B"],
    "[x,y: a,y-a if 0 < a and a < y | a,x-a if 0 < a and a < x] 1,2: N",
  ),
  problem("boj-11868", ["Nim Game 2", "Nim 游戏 2"], "solve nim a b …", HEAPS),
  problem("boj-11869", ["Nimble", "Nimble"], "solve nim a b …", [
    "the squares of the coins, from 0: two coins of one square play apart; N: koosaga",
    "各枚硬币所在的格（从 0 起），同格的硬币互不影响；N 输出 koosaga",
  ]),
  problem(
    "boj-13034",
    ["Polygon Game", "多边形游戏"],
    "solve dawsons-kayles n",
    [
      "the corners: a segment leaves those on either side of it; N: 1, P: 2",
      "顶点数：一条线段把其余顶点分成两边；N 输出 1，P 输出 2",
    ],
    "dawsons-kayles 3: N",
    "dawsons-kayles 4: N",
    "dawsons-kayles 15: P",
    "dawsons-kayles 191: P",
  ),
  problem(
    "boj-24553",
    ["Palindrome Game", "回文数取石子"],
    "solve '{1..9}' n",
    [
      "palindromes include 1 to 9 and no multiple of 10, so the P-positions are those of {1..9}; N: 0, P: 1",
      "回文数含 1 到 9，且不含 10 的倍数，所以必败态与 {1..9} 相同；N 输出 0，P 输出 1",
    ],
    "{1..9} 3: N",
    "{1..9} 10: P",
    "{1..9} 12: N",
    "{1..9} 27: N",
  ),
  problem(
    "boj-30455",
    ["No Way to Retreat", "已无退路"],
    "solve '{1}' n-1",
    [
      "the steps between the two: with an odd number the first always steps forward, and attacks; N: Duck",
      "两人之间的步数：为奇数时先手总向前走，最后攻击；N 输出 Duck",
    ],
    "{1} 2: P",
    "{1} 3: N",
    "{1} 6: P",
  ),
  problem(
    "boj-33902",
    ["God of Games", "游戏之神"],
    "solve '[x,y: z,y if x < z and z <= y and gcd(x,z) = 1]' x,y",
    ["the two numbers; N: khj20006, P: putdata", "两个数；N 输出 khj20006，P 输出 putdata"],
    "[x,y: z,y if x < z and z <= y and gcd(x,z) = 1] 2,6: P",
    "[x,y: z,y if x < z and z <= y and gcd(x,z) = 1] 3,9: P",
    "[x,y: z,y if x < z and z <= y and gcd(x,z) = 1] 11,12: N",
  ),
  problem(
    "boj-11871",
    ["Nim Game, Odd and Even", "奇偶 Nim 游戏"],
    "solve '[n: n-2*k if 2*k < n | 0 if n%2 = 1]' p1 p2 …",
    ["the piles; N: koosaga, P: cubelover", "各堆；N 输出 koosaga，P 输出 cubelover"],
    "[n: n-2*k if 2*k < n | 0 if n%2 = 1] 8: N",
    "[n: n-2*k if 2*k < n | 0 if n%2 = 1] 2: P",
  ),
  problem(
    "boj-2600",
    ["Marble Game", "取珠游戏"],
    "solve '{b1,b2,b3}' k1 k2",
    ["the set, and the two urns of each game; N: A, P: B", "可取的个数，及每局的两桶；N 输出 A，P 输出 B"],
    "{1,3,4} 4 0: N",
    "{1,3,4} 2 0: P",
  ),
  problem(
    "boj-16884",
    ["Knight Game", "骑士游戏"],
    "solve '{1}' n",
    [
      "the side of the board: on an odd one the first player takes the centre and then answers by the square opposite, on an even one the second; N: koosaga",
      "棋盘边长：奇数时先手占中心，此后取中心对称的格；偶数时后手取对称格；N 输出 koosaga",
    ],
    "{1} 3: N",
    "{1} 4: P",
  ),
  problem(
    "boj-16894",
    ["Divisor Game", "约数游戏"],
    "solve '[n: d if d in divisors(n) and 1 < d and d < n]' n --misere",
    [
      "the number, under misère play: it is lost iff it has exactly two prime factors, the same one twice included; N: koosaga",
      "这个数，反常规则：恰有两个质因数（按重数计）时为必败态；N 输出 koosaga",
    ],
    "misere [n: d if d in divisors(n) and 1 < d and d < n] 6: P",
    "misere [n: d if d in divisors(n) and 1 < d and d < n] 30: N",
    "misere [n: d if d in divisors(n) and 1 < d and d < n] 1: N",
  ),
];
