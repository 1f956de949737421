import type { Lesson } from "../lesson.ts";

export const wythoff = {
  title: { en: "Wythoff and Beatty", zh: "威佐夫博弈与 Beatty 定理" },
  lead: {
    en: "A queen on a board, the golden ratio, and a theorem that deals out the whole numbers to two sequences.",
    zh: "棋盘上的皇后、黄金比，以及把正整数分给两个数列的一条定理。",
  },
  terms: [
    {
      term: { en: "Wythoff’s game", zh: "威佐夫博弈" },
      means: {
        en: "Two heaps. A move takes any number of tokens from one heap, or equally many from both. On a board: [a queen](#queen) that moves [left, down, or diagonally towards the corner](#moves).",
        zh: "有两堆石子，每步从一堆中取走任意多个，或从两堆中取走同样多个。放到棋盘上，就是[一枚皇后](#queen)[向左、向下或沿对角线朝角落走](#moves)。",
      },
    },
    {
      term: { en: "golden ratio", zh: "黄金比" },
      means: {
        en: "[$φ = (1 + \\sqrt 5)/2 = 1.618\\dots$](#lines), an irrational number with $φ^2 = φ + 1$.",
        zh: "[$φ = (1 + \\sqrt 5)/2 = 1.618\\dots$](#lines)，无理数，满足 $φ^2 = φ + 1$。",
      },
    },
    {
      term: { en: "floor", zh: "下取整" },
      means: {
        en: "$⌊x⌋$ is the largest whole number that is at most $x$.",
        zh: "$⌊x⌋$ 是不超过 $x$ 的最大整数。",
      },
    },
  ],
  statements: [
    {
      name: { en: "Wythoff’s theorem", zh: "Wythoff 定理" },
      says: [
        {
          en: "[Heaps $x ≤ y$](#queen) are a P-position exactly when, for $n = y - x$,",
          zh: "设[两堆 $x ≤ y$](#queen)，令 $n = y - x$。局面是必败态，当且仅当",
        },
        {
          formula:
            "\\begin{gathered} (x, y) = (a_n, b_n), \\\\ a_n = ⌊nφ⌋, \\quad b_n = a_n + n = ⌊nφ^2⌋. \\end{gathered}",
          part: "lost",
        },
      ],
    },
    {
      name: { en: "Beatty’s theorem", zh: "Beatty 定理" },
      says: [
        {
          en: "Let $α, β > 0$ be irrational with $1/α + 1/β = 1$. Then [every positive whole number occurs exactly once](#lost) in the two sequences $⌊α⌋, ⌊2α⌋, \\dots$ and $⌊β⌋, ⌊2β⌋, \\dots$",
          zh: "设 $α, β > 0$ 为无理数且 $1/α + 1/β = 1$，则[每个正整数](#lost)在两个数列 $⌊α⌋, ⌊2α⌋, \\dots$ 与 $⌊β⌋, ⌊2β⌋, \\dots$ 中恰好出现一次。",
        },
      ],
    },
  ],
  figure: {
    title: { en: "Corner the queen", zh: "把皇后逼到角落" },
    hint: {
      en: "Place the queen. Marked cells are P-positions; they lie along two lines of slopes φ and 1/φ.",
      zh: "摆放皇后。标出的格是必败态，它们沿着斜率为 φ 与 1/φ 的两条直线分布。",
    },
    parts: {
      queen: { en: "the queen", zh: "皇后" },
      moves: { en: "where the queen can go", zh: "皇后能走到的格" },
      lost: { en: "the P-positions", zh: "必败态" },
      targets: { en: "the P-positions that the queen reaches", zh: "皇后能走到的必败态" },
      lines: { en: "the lines of slopes φ and 1/φ", zh: "斜率为 φ 与 1/φ 的两条直线" },
    },
  },
  checks: [
    {
      claim: "wythoff-pairs",
      cases: 1000,
      says: {
        en: "The P-positions of Wythoff’s game are these pairs.",
        zh: "威佐夫博弈的必败态恰为这些数对。",
      },
    },
    {
      claim: "beatty",
      cases: 100_000,
      says: {
        en: "Each whole number occurs once among ⌊nφ⌋ and ⌊nφ²⌋.",
        zh: "每个正整数在 ⌊nφ⌋ 与 ⌊nφ²⌋ 中恰好出现一次。",
      },
    },
  ],
  proof: [
    {
      en: "*Beatty.* Let $N$ be a whole number. The terms $⌊nα⌋$ below $N$ are those with $n < N/α$; there are $⌊N/α⌋$ of them, since $N/α$ is irrational. Likewise $⌊N/β⌋$ for $β$. Each of these two numbers is less than $N/α$ or $N/β$, but by less than $1$. Their sum is a whole number less than $N/α + N/β = N$ and more than $N - 2$: it is $N - 1$. So exactly $N - 1$ terms are below $N$, for every $N$. From $N$ to $N + 1$ there is one more: exactly one term is equal to $N$. ∎",
      zh: "*Beatty 定理。*设 $N$ 为正整数。小于 $N$ 的项 $⌊nα⌋$ 就是 $n < N/α$ 的那些；因为 $N/α$ 是无理数，共有 $⌊N/α⌋$ 个。同理 $β$ 的数列有 $⌊N/β⌋$ 个。这两个数分别小于 $N/α$ 与 $N/β$，相差都不到 $1$。它们的和是整数，小于 $N/α + N/β = N$ 而大于 $N - 2$，所以等于 $N - 1$。对每个 $N$，小于 $N$ 的项恰有 $N - 1$ 个；从 $N$ 到 $N + 1$ 恰好多一个，即恰有一项等于 $N$。∎",
    },
    {
      en: "*Wythoff.* As $1/φ + 1/φ^2 = 1$, every positive whole number is exactly one of the numbers $a_n$, $b_n$ with $n ≥ 1$. Call [the pairs $(a_n, b_n)$](#lost) with $n ≥ 0$ *listed*; the first is $(0, 0)$.",
      zh: "*Wythoff 定理。*因为 $1/φ + 1/φ^2 = 1$，每个正整数恰为某个 $a_n$ 或 $b_n$（$n ≥ 1$）。把 $n ≥ 0$ 的[数对 $(a_n, b_n)$](#lost) 称为*表中*的数对，第一个是 $(0, 0)$。",
    },
    {
      en: "(1) *No move leads from a listed pair to a listed pair.* Two different listed pairs have no number in common, but a move in one heap keeps a number. They have different differences, but a diagonal move keeps the difference.",
      zh: "（1）*从表中的数对走一步，不会到达表中的数对。*表中不同的数对没有公共的数，而只动一堆时保留了一个数；它们的差也各不相同，而两堆同取时差不变。",
    },
    {
      en: "(2) *From every other pair [$x ≤ y$](#queen) [some move leads to a listed one](#targets).* If $x = 0$, take all of $y$. If $x = b_n$, lower $y$ to $a_n$. If $x = a_n$ and $y > b_n$, lower $y$ to $b_n$. If $x = a_n$ and $y < b_n$, then $m = y - x$ is less than $n$, so $a_m < a_n$: take equally many from both and reach $(a_m, b_m)$. ∎",
      zh: "（2）*从其他数对 [$x ≤ y$](#queen)，[总有一步到达表中的数对](#targets)。*若 $x = 0$，取完 $y$。若 $x = b_n$，把 $y$ 减到 $a_n$。若 $x = a_n$ 且 $y > b_n$，把 $y$ 减到 $b_n$。若 $x = a_n$ 且 $y < b_n$，则 $m = y - x$ 小于 $n$，从而 $a_m < a_n$：两堆取走同样多个，到达 $(a_m, b_m)$。∎",
    },
  ],
  examples: [
    {
      name: { en: "Heaps of 5 and 8", zh: "5 与 8 两堆" },
      says: [
        {
          en: "The difference is $3$, and $⌊3φ⌋ = ⌊4.85\\dots⌋ = 4$, not $5$: N. The pair of difference $3$ is [$(4, 7)$](#targets): take one from each heap. The first pairs are [$(1, 2)$, $(3, 5)$, $(4, 7)$, $(6, 10)$, $(8, 13)$](#lost).",
          zh: "差是 $3$，而 $⌊3φ⌋ = ⌊4.85\\dots⌋ = 4$，不是 $5$，所以是必胜态。差为 $3$ 的数对是 [$(4, 7)$](#targets)：两堆各取一个即可。最初几对是 [$(1, 2)$、$(3, 5)$、$(4, 7)$、$(6, 10)$、$(8, 13)$](#lost)。",
        },
      ],
      figure: [5, 8],
      facts: [
        { sum: "wythoff 5,8", outcome: "N" },
        { sum: "wythoff 4,7", outcome: "P" },
        { sum: "wythoff 1,2", outcome: "P" },
        { sum: "wythoff 3,5", outcome: "P" },
        { sum: "wythoff 6,10", outcome: "P" },
        { sum: "wythoff 8,13", outcome: "P" },
      ],
    },
  ],
  mistakes: [
    {
      says: {
        en: "(x, y) is P exactly when (y − x)·φ = x.",
        zh: "(x, y) 是必败态，当且仅当 (y − x)·φ = x。",
      },
      why: {
        en: "$φ$ is irrational, so that holds for $(0, 0)$ alone. The floor belongs to the statement.",
        zh: "$φ$ 是无理数，这只对 $(0, 0)$ 成立。下取整是结论的一部分，不能省略。",
      },
      claim: "false-unrounded",
    },
    {
      says: {
        en: "Double precision is good enough for 64-bit heaps.",
        zh: "石子数在 64 位整数范围内时，用 double 计算就够了。",
      },
      why: {
        en: "Along the Fibonacci numbers $iφ$ comes closer and closer to whole numbers, and soon the rounding error crosses one. Use whole numbers: $⌊iφ⌋ = ⌊(i + \\sqrt{5i^2})/2⌋$ with an integer square root.",
        zh: "当 $i$ 取斐波那契数时，$iφ$ 越来越接近整数，舍入误差很快就会跨过整数。应当只用整数：$⌊iφ⌋ = ⌊(i + \\sqrt{5i^2})/2⌋$，其中平方根用整数开方。",
      },
      claim: "false-doubles",
    },
  ],
  sources: [
    {
      cite: "W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde (2) 7 (1907) 199–202",
    },
    {
      cite: "S. Beatty, Problem 3173, American Mathematical Monthly 33 (1926) 159; solutions 34 (1927) 159–160",
    },
  ],
  links: [],
} as const satisfies Lesson;
