import type { LocalizedText } from "../../types.ts";

/** A problem that no command answers within its bounds, and why. */
export interface BeyondProblem {
  readonly ids: readonly string[];
  readonly title: LocalizedText;
  readonly why: LocalizedText;
}

const beyond = (
  ids: string,
  [en, zh]: readonly [en: string, zh: string],
  [why, whyZh]: readonly [en: string, zh: string],
): BeyondProblem => ({ ids: ids.split(" "), title: { en, zh }, why: { en: why, zh: whyZh } });

/** Reason where points decide, and not the last move. */
const POINTS = [
  "not decided by the last move: the players collect points, and the larger total wins; use dynamic programming on the difference of the scores",
  "不以最后一步定胜负：双方得分后比较，应对分差做动态规划",
] as const;

/** Reason where each player has moves of their own. */
const OWN_MOVES = [
  "not impartial: each player has moves of their own, so no SG values exist",
  "不是公平游戏：双方可行的走法不同，没有 SG 值",
] as const;

/** Problems that are often listed beside those that are answered: as far as each is impartial, and its bounds. */
export const beyondProblems: readonly BeyondProblem[] = [
  beyond(
    "luogu-p3179",
    ["Array Game", "数组游戏"],
    [
      "impartial, and each number i is a game of its own, whose value depends on n/i; but n goes up to 10^9, so the values must be computed by blocks of equal quotients, not in a table",
      "是公平游戏，每个数 i 自成一局，取决于 n/i；但 n 至 10^9，须按商分块计算，不能对 n 打表",
    ],
  ),
  beyond(
    "luogu-p4101",
    ["All Speak Well of Jiangnan", "人人尽说江南好"],
    [
      "impartial, but a move joins heaps, so all heaps together are one position; there are up to 10^6 heaps, and a search reaches about 60",
      "是公平游戏，但合并使所有堆成为一个局面，堆数可达 10^6：搜索只到约 60",
    ],
  ),
  beyond(
    "luogu-p7864",
    ["Picking Leaves", "摘叶子"],
    [
      "impartial, but a move takes any set of leaves, so a tree is one position, and trees have up to 10^6 vertices",
      "是公平游戏，但一步可摘任意若干叶子，整棵树是一个局面，而顶点数可达 10^6",
    ],
  ),
  beyond(
    "luogu-p8347",
    ["The Other Side of the Moon", "另一侧的月"],
    [
      "impartial, but a move keeps only one of the parts, so a tree is one position; a rules file can search small trees only",
      "是公平游戏，但一步只保留所分成的一块，整棵树是一个局面：只有小树能用规则文件搜索",
    ],
  ),
  beyond(
    "codeforces-494e",
    ["Sharti", "Sharti"],
    [
      "impartial, the product of two coin-turning games; but the cells are given as rectangles with sides up to 10^9, too many to list in a sum",
      "是公平游戏，即两个翻硬币游戏的积；但格子以边长可达 10^9 的矩形给出，无法逐格列出",
    ],
  ),
  beyond(
    "codeforces-1149e",
    ["Election Promises", "选举承诺"],
    [
      "impartial, but a move may raise the numbers of later cities to anything, so a position has infinitely many options",
      "是公平游戏，但一步可把后继城市的数任意改大，一个局面有无穷多个后继",
    ],
  ),
  beyond(
    "codeforces-1451f",
    ["Nullify The Matrix", "清零矩阵"],
    [
      "impartial, but a move may raise the cells behind the first to anything, so a position has infinitely many options",
      "是公平游戏，但一步可把路径上后面的格子任意改大，一个局面有无穷多个后继",
    ],
  ),
  beyond(
    "codeforces-335c codeforces-326c",
    ["More Reclamation", "填河"],
    [
      "impartial, and the stretches between filled cells are games of their own, by their length and the sides of their ends; but no form of input makes them from a list of cells, and a search of the whole board reaches about 12 of 100 rows",
      "是公平游戏，已填格之间的各段自成一局，取决于段长与两端在哪一侧；但没有输入格式能由格子列表得出各段，整盘搜索 100 行只到约 12 行",
    ],
  ),
  beyond(
    "codeforces-2027e",
    ["Bit Game", "位游戏"],
    [
      "impartial, and each pile is a game [a,x: a,x-d if d > 0 and d bitand a = d]; but a and x go up to 2^30, Nimber knows no law of its values, and a table has at most 10^7 positions",
      "是公平游戏，每堆是 [a,x: a,x-d if d > 0 and d bitand a = d]；但 a、x 可达 2^30，其 SG 值的规律未知，打表至多 10^7 个局面",
    ],
  ),
  beyond(
    "spoj-cot3",
    ["Combat on a Tree", "树上对抗"],
    [
      "impartial, and subtrees are games of their own; but Nimber has no notation for a tree of 10^5 vertices, whose values need merged tries",
      "是公平游戏，子树各自成局；但这里没有记法能写 10^5 个顶点的树，求值须合并 01 字典树",
    ],
  ),
  beyond(
    "atcoder-agc016f",
    ["Games on DAG", "DAG 上的游戏"],
    [
      "impartial, but it counts the graphs that the first player wins, 2^m of them; use dynamic programming on the sets of vertices of equal value, for each game alone `judge token-graph` answers",
      "是公平游戏，但要数 2^m 个子图中先手胜的个数；应按 SG 值相同的顶点集合做动态规划，单个图可用 `judge token-graph` 判定",
    ],
  ),
  beyond(
    "codeforces-812e",
    ["Sagheer and Apple Tree", "萨吉尔与苹果树"],
    [
      "impartial, staircase Nim on a tree; but it counts the exchanges of two vertices after which the nim-sum is 0, and no program counts these",
      "是公平游戏（树上的阶梯 Nim），但要数使异或和为 0 的交换方案，没有程序计数",
    ],
  ),
  beyond(
    "codeforces-717d",
    ["Dirty Deeds Done Dirt Cheap", "价廉的脏活"],
    [
      "impartial, Nim with random heaps; but it asks for a probability, the power of a distribution under xor, and no program prints one",
      "是公平游戏（随机石子堆的 Nim），但求的是概率，即分布的异或卷积幂，没有程序输出概率",
    ],
  ),
  beyond("leetcode-486", ["Predict the Winner", "预测赢家"], POINTS),
  beyond("leetcode-877", ["Stone Game", "石子游戏"], POINTS),
  beyond("leetcode-1140", ["Stone Game II", "石子游戏 II"], POINTS),
  beyond("leetcode-1406", ["Stone Game III", "石子游戏 III"], POINTS),
  beyond("leetcode-1563", ["Stone Game V", "石子游戏 V"], POINTS),
  beyond("leetcode-1686", ["Stone Game VI", "石子游戏 VI"], POINTS),
  beyond("leetcode-1690", ["Stone Game VII", "石子游戏 VII"], POINTS),
  beyond("leetcode-1872", ["Stone Game VIII", "石子游戏 VIII"], POINTS),
  beyond("atcoder-dp-l", ["Deque", "双端队列"], POINTS),
  beyond("atcoder-abc088b", ["Card Game for Two", "双人纸牌游戏"], POINTS),
  beyond("leetcode-913", ["Cat and Mouse", "猫和老鼠"], OWN_MOVES),
  beyond("leetcode-1728", ["Cat and Mouse II", "猫和老鼠 II"], OWN_MOVES),
  beyond(
    "leetcode-2038",
    ["Remove Colored Pieces if Both Neighbors are the Same Color", "相邻同色时移除颜色片段"],
    OWN_MOVES,
  ),
  beyond("atcoder-agc048d", ["Pocky Game", "百奇游戏"], OWN_MOVES),
  beyond("codeforces-1858a", ["Buttons", "按钮"], OWN_MOVES),
  beyond("codeforces-119a", ["Epic Game", "史诗游戏"], OWN_MOVES),
  beyond("codeforces-513a", ["Game", "游戏"], OWN_MOVES),
  beyond("codeforces-841b", ["Godsend", "天赐"], OWN_MOVES),
  beyond("atcoder-arc143c", ["Piles of Pebbles", "鹅卵石堆"], OWN_MOVES),
];
