import type { Lesson } from "../lesson.ts";

export const nim = {
  title: { en: "Nim: Bouton’s theorem", zh: "Nim 游戏与 Bouton 定理" },
  lead: {
    en: "Write the heaps in binary, one under the other. The columns tell who wins, and how.",
    zh: "把各堆写成二进制，上下对齐。各列告诉你谁赢、怎样赢。",
  },
  terms: [
    {
      term: { en: "Nim", zh: "Nim 游戏" },
      means: {
        en: "[Heaps of tokens.](#heaps) A move takes any number of tokens, at least one, from one heap.",
        zh: "[有若干堆石子](#heaps)，每步从一堆中取走任意多个，至少一个。",
      },
    },
    {
      term: { en: "deciding column", zh: "决定列" },
      means: {
        en: "[The highest binary place](#deciding) in which the number of ones is odd. There is one exactly when [the nim-sum](#sum) is not $0$.",
        zh: "[$1$ 的个数为奇数的最高二进制位](#deciding)。[异或和](#sum)不为 $0$ 时才有这样的一列。",
      },
    },
  ],
  statements: [
    {
      name: { en: "Bouton’s theorem", zh: "Bouton 定理" },
      says: [
        {
          en: "[Heaps of $a_1, \\dots, a_k$ tokens](#heaps) are a P-position exactly when",
          zh: "[各堆石子数为 $a_1, \\dots, a_k$](#heaps) 的局面是必败态，当且仅当",
        },
        { formula: "s = a_1 ⊕ a_2 ⊕ \\dots ⊕ a_k = 0.", part: "sum" },
        {
          en: "When [$s ≠ 0$](#sum), choose a heap $a_i$ with [a one in the deciding column](#one): [lowering it to $a_i ⊕ s$](#move) wins.",
          zh: "当 [$s ≠ 0$](#sum) 时，任选一个[在决定列为 $1$](#one) 的堆 $a_i$，[把它减少到 $a_i ⊕ s$](#move) 就能取胜。",
        },
      ],
    },
  ],
  figure: {
    title: { en: "The deciding column", zh: "决定列" },
    hint: {
      en: "Set up heaps; the marked column decides. Then play the winning move.",
      zh: "摆好各堆，标出的一列起决定作用。然后走出必胜的一步。",
    },
    parts: {
      heaps: { en: "the heaps", zh: "各堆" },
      deciding: { en: "the deciding column", zh: "决定列" },
      sum: { en: "the nim-sum, column by column", zh: "各列的异或和" },
      one: { en: "the ones in the deciding column", zh: "决定列中的 1" },
      move: { en: "the heap of the winning move", zh: "必胜走法所动的堆" },
    },
  },
  checks: [
    {
      claim: "nim-bouton",
      cases: 1000,
      says: {
        en: "Heaps, searched as whole positions, are P exactly when their nim-sum is 0.",
        zh: "把全部石子堆作为整体搜索，局面是必败态当且仅当异或和为 0。",
      },
    },
  ],
  proof: [
    {
      en: "Call heaps *balanced* when every column has an even number of ones, that is, when [$s = 0$](#sum). The end, no tokens, is balanced. It is enough to show two things.",
      zh: "若每一列 $1$ 的个数都是偶数，即 [$s = 0$](#sum)，就称局面是*平衡*的。终局没有石子，是平衡的。只需证明两件事。",
    },
    {
      en: "(1) *A move from balanced heaps unbalances them.* One heap changes, so at least one of its binary digits changes. In that column the number of ones goes up or down by one and becomes odd.",
      zh: "（1）*从平衡局面走一步，必定失去平衡。*恰有一堆改变，至少有一个二进制位改变；这一列 $1$ 的个数加一或减一，变成奇数。",
    },
    {
      en: "(2) *From unbalanced heaps some move balances them.* The number of ones in [the deciding column](#deciding) is odd, so some heap $a_i$ has [a one there](#one). Flip its digits in all columns that are odd: [it becomes $a_i ⊕ s$](#move), and every column is even. The highest digit that flips is a one that becomes $0$, so the heap has become smaller: this is a legal move. ∎",
      zh: "（2）*从不平衡的局面，总有一步恢复平衡。*[决定列](#deciding)有奇数个 $1$，所以某堆 $a_i$ [在该列为 $1$](#one)。把它在所有奇数列上的数字翻转，[得到 $a_i ⊕ s$](#move)，这样每一列都成为偶数。被翻转的最高位是由 $1$ 变 $0$，所以这一堆变小了，是合法的一步。∎",
    },
    {
      en: "The player who finds unbalanced heaps can always hand over balanced ones, and so never faces the end. (It also follows from the [Sprague–Grundy theorem](sums): a heap of $n$ has value $\\mex\\{0, \\dots, n-1\\} = n$.)",
      zh: "面对不平衡局面的人总能把平衡局面交给对手，因此无法操作的不会是他。（这也可由 [Sprague–Grundy 定理](sums)得出：$n$ 个石子的堆，SG 值为 $\\mex\\{0, \\dots, n-1\\} = n$。）",
    },
  ],
  examples: [
    {
      name: { en: "Heaps of 3, 4 and 5", zh: "3、4、5 三堆" },
      says: [
        { formula: "011 ⊕ 100 ⊕ 101 = 010", part: "sum" },
        {
          en: "[The deciding column](#deciding) is the one of $2$. Only the heap of $3$ has [a one there](#one): [lower it to $3 ⊕ 2 = 1$](#move) by taking $2$. What is left, $1$, $4$ and $5$, is balanced.",
          zh: "[决定列](#deciding)是 $2$ 所在的一列，只有 $3$ 那一堆[在该列为 $1$](#one)：取走 $2$ 个，[使它变为 $3 ⊕ 2 = 1$](#move)。剩下的 $1$、$4$、$5$ 是平衡的。",
        },
      ],
      figure: [3, 4, 5, 0],
      facts: [
        { sum: "nim 3 4 5", value: 2 },
        { sum: "nim 1 4 5", value: 0 },
      ],
    },
  ],
  mistakes: [
    {
      says: { en: "The winning move is in the largest heap.", zh: "必胜走法一定在最大的一堆里。" },
      why: {
        en: "It is in [a heap with a one in the deciding column](#move), and that may be the smallest.",
        zh: "它在[决定列为 $1$ 的堆](#move)里，而那可能是最小的一堆。",
      },
      claim: "false-largest-heap",
      figure: [2, 2, 1, 0],
    },
    {
      says: {
        en: "Leave an even number of tokens and you win.",
        zh: "只要给对手留下偶数个石子就能赢。",
      },
      why: {
        en: "An even total is needed, since the lowest column must be even. But all other columns must be even as well.",
        zh: "总数为偶数是必要的，因为最低一列必须是偶数；但其余各列也都必须是偶数。",
      },
      claim: "false-even-total",
    },
    {
      says: {
        en: "In C++, `if (a ^ b == 0)` tests whether the nim-sum is 0.",
        zh: "在 C++ 中，`if (a ^ b == 0)` 判断异或和是否为 0。",
      },
      why: {
        en: "There `==` binds tighter than `^`, so this computes `a ^ (b == 0)`. Write `(a ^ b) == 0`.",
        zh: "`==` 的优先级高于 `^`，这样写实际计算的是 `a ^ (b == 0)`。应写成 `(a ^ b) == 0`。",
      },
    },
  ],
  sources: [
    {
      cite: "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics (2) 3 (1901) 35–39",
    },
  ],
  links: [{ to: "graph", sum: "nim 1 2 2", says: { en: "The graph of 1, 2, 2", zh: "1、2、2 的博弈图" } }],
} as const satisfies Lesson;
