import type { Lesson } from "../lesson.ts";

export const moore = {
  title: { en: "Moore’s Nim", zh: "Moore's Nim-k" },
  lead: {
    en: "When a move may take from several heaps, count the ones of each column modulo k + 1 instead of modulo 2.",
    zh: "一步可以动多堆时，每一列 1 的个数不再看奇偶，而是看除以 k + 1 的余数。",
  },
  terms: [
    {
      term: { en: "Moore’s Nim, $k$ heaps", zh: "Moore's Nim-k（$k$ 堆）" },
      means: {
        en: "A move chooses at least one [heap](#heaps) and [at most $k$ heaps](#k), and takes at least one token from each of them. For $k = 1$ it is Nim.",
        zh: "每步选择至少[一堆](#heaps)、[至多 $k$ 堆](#k)，从选中的每堆中各取走至少一个石子。$k = 1$ 时就是 Nim 游戏。",
      },
    },
    {
      term: { en: "balanced", zh: "平衡" },
      means: {
        en: "In every binary place, the number of heaps with a one there is [a multiple of $k + 1$](#totals).",
        zh: "在每个二进制位上，该位为 $1$ 的堆数都是 [$k + 1$ 的倍数](#totals)。",
      },
    },
  ],
  statements: [
    {
      name: { en: "Moore’s theorem", zh: "Moore 定理" },
      says: [
        {
          en: "The P-positions are the balanced positions: with [$c_j$](#totals) the number of heaps whose binary digit in place $j$ is $1$,",
          zh: "必败态恰为平衡的局面。设第 $j$ 个二进制位为 $1$ 的堆有 [$c_j$](#totals) 个，则条件是",
        },
        { formula: "c_j \\equiv 0 \\pmod{k + 1} \\qquad (j = 0, 1, 2, \\dots).", part: "totals" },
      ],
    },
  ],
  figure: {
    title: { en: "Columns modulo k + 1", zh: "各列除以 k + 1 的余数" },
    hint: {
      en: "Set up heaps, choose k, and let the winning move be played.",
      zh: "摆好各堆，选择 k，再走出必胜的一步。",
    },
    parts: {
      k: { en: "how many heaps a move may change", zh: "一步至多动几堆" },
      heaps: { en: "the heaps", zh: "各堆" },
      totals: { en: "the ones of each column, counted", zh: "各列 1 的个数的余数" },
      move: { en: "the heaps of the winning move", zh: "必胜走法所动的堆" },
    },
  },
  checks: [
    {
      claim: "moore-2",
      cases: 500,
      says: {
        en: "k = 2: P exactly when all columns are multiples of 3.",
        zh: "k = 2：必败态当且仅当各列都是 3 的倍数。",
      },
    },
    {
      claim: "moore-3",
      cases: 300,
      says: {
        en: "k = 3: P exactly when all columns are multiples of 4.",
        zh: "k = 3：必败态当且仅当各列都是 4 的倍数。",
      },
    },
  ],
  proof: [
    {
      en: "(1) *A move from a balanced position unbalances it.* Each heap that changes becomes smaller, so the highest digit that changes in it goes from $1$ to $0$. Look at the highest place where any heap changes: only changes from $1$ to $0$ happen there, at least one and at most $k$ of them. So [$c_j$](#totals) falls by a number from $1$ to $k$ and is no longer a multiple of $k + 1$.",
      zh: "（1）*从平衡局面走一步，必定失去平衡。*改变的每一堆都变小，所以其中改变的最高位是由 $1$ 变 $0$。看所有堆中改变的最高一位：那里只发生由 $1$ 变 $0$，至少一处，至多 $k$ 处。于是 [$c_j$](#totals) 减少 $1$ 到 $k$，不再是 $k + 1$ 的倍数。",
    },
    {
      en: "(2) *From any other position some move balances it.* Go from the highest place down and keep a list of the heaps that have been lowered; their digits below are free to choose. In a place, let $r$ be the remainder of the number of ones among the heaps that are *not* on the list. If the heaps on the list can supply the missing $k + 1 - r$ ones (or $r = 0$), let them, with zeros for the others. If they are too few, there are at most $k - r$ of them: lower $r$ more heaps that have a one here, writing $0$ in this place, and zeros for the heaps on the list. [The list has now at most $k$ heaps.](#move) At the end every column is balanced. ∎",
      zh: "（2）*从其他局面，总有一步恢复平衡。*从最高位往下逐位处理，并记下已经被减小的堆，这些堆在更低位上的数字可以任意选取。在某一位上，设*尚未*减小的堆中 $1$ 的个数除以 $k + 1$ 余 $r$。若 $r = 0$，或已减小的堆足以补上所缺的 $k + 1 - r$ 个 $1$，就由它们补上，其余写 $0$。若不够，则已减小的堆至多 $k - r$ 个：再选 $r$ 个在该位为 $1$ 的堆，把这一位改成 $0$，已减小的堆在该位也写 $0$。这样[减小的堆至多 $k$ 个](#move)。处理完最低位，各列都平衡了。∎",
    },
  ],
  examples: [
    {
      name: { en: "3, 5 and 6, two heaps at a time", zh: "3、5、6 三堆，每步至多动两堆" },
      says: [
        { formula: "\\begin{array}{r} 011 \\\\ 101 \\\\ 110 \\\\ \\hline 222 \\end{array}", part: "totals" },
        {
          en: "In Nim these heaps are balanced: every column has two ones. For [$k = 2$](#k) they are not, as [$2$ is no multiple of $3$](#totals). In the column of $4$ [the heaps $5$ and $6$ are lowered](#move); in both lower columns the heap of $3$ has a one, and both lowered heaps add theirs. The move leads to $3, 3, 3$, where all columns with ones have three of them.",
          zh: "在 Nim 游戏中，这三堆是平衡的：每列都有两个 $1$。当 [$k = 2$](#k) 时则不然，因为 [$2$ 不是 $3$ 的倍数](#totals)。在 $4$ 所在的一列，[减小 $5$ 和 $6$ 两堆](#move)；在后两列，$3$ 那一堆各有一个 $1$，两个减小的堆各补一个。于是走到 $3, 3, 3$，有 $1$ 的各列都恰有三个 $1$。",
        },
      ],
      figure: [2, 3, 5, 6, 0],
      facts: [
        { sum: "moore-nim(2) 3,5,6", outcome: "N" },
        { sum: "moore-nim(2) 3,3,3", outcome: "P" },
        { sum: "nim 3 5 6", outcome: "P" },
      ],
    },
  ],
  mistakes: [
    {
      says: {
        en: "Write the heaps in base k + 1 and add the digits modulo k + 1.",
        zh: "把各堆写成 k + 1 进制，各位数字之和模 k + 1。",
      },
      why: {
        en: "The digits stay *binary*; only the counting is modulo $k + 1$. With $k = 2$ and base $3$ the false rule already fails on heaps of $2$ and $1$, which one move clears.",
        zh: "数字仍然用*二进制*，只是计数时模 $k + 1$。当 $k = 2$ 而改用三进制时，这个错误的规则在 $2$ 和 $1$ 两堆处就不对了：一步就能全部取完。",
      },
      claim: "false-base-three",
    },
    {
      says: {
        en: "So the value of such a position is what the columns spell modulo k + 1.",
        zh: "所以各列的余数就给出了局面的 SG 值。",
      },
      why: {
        en: "The theorem tells P from N only. The values of the N-positions follow no such rule, so in a sum with another game it does not help.",
        zh: "定理只区分必败态与必胜态。必胜态的 SG 值没有这样的规律，所以与其他游戏相加时，这个定理帮不上忙。",
      },
    },
  ],
  sources: [
    {
      cite: "E. H. Moore, A generalization of the game called Nim, Annals of Mathematics (2) 11 (1910) 93–94",
    },
  ],
  links: [],
} as const satisfies Lesson;
