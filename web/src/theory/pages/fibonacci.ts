import type { Lesson } from "../lesson.ts";

export const fibonacci = {
  title: { en: "Fibonacci Nim and Zeckendorf", zh: "斐波那契博弈与 Zeckendorf 定理" },
  lead: {
    en: "Take at most twice what was just taken. The lost heaps are the Fibonacci numbers.",
    zh: "每步至多取对手刚取走的两倍。必败的开局恰为斐波那契数。",
  },
  terms: [
    {
      term: { en: "Fibonacci Nim", zh: "斐波那契博弈" },
      means: {
        en: "One heap. The first move takes at least one token but not all. After that each move takes at least one and [at most twice as many as the move before](#limit).",
        zh: "只有一堆。第一步至少取一个，但不能取完；此后每步至少取一个，[至多取对手刚取走的两倍](#limit)。",
      },
    },
    {
      term: { en: "Fibonacci numbers", zh: "斐波那契数" },
      means: {
        en: "$F_1 = 1$, $F_2 = 2$, $F_{i+2} = F_{i+1} + F_i$: the numbers $1, 2, 3, 5, 8, 13, \\dots$, each counted once.",
        zh: "$F_1 = 1$，$F_2 = 2$，$F_{i+2} = F_{i+1} + F_i$，即 $1, 2, 3, 5, 8, 13, \\dots$，每个只算一次。",
      },
    },
    {
      term: { en: "limit", zh: "上限" },
      means: {
        en: "The most that may be taken now: [$q$](#limit). At the start $q = n - 1$; after a take of $t$ it is $2t$.",
        zh: "这一步最多能取的个数，记作 [$q$](#limit)。开局时 $q = n - 1$；取走 $t$ 个之后变为 $2t$。",
      },
    },
  ],
  statements: [
    {
      name: { en: "Zeckendorf’s theorem", zh: "Zeckendorf 定理" },
      says: [
        {
          en: "Every positive whole number is in exactly one way a [sum of different Fibonacci numbers](#parts) of which no two are neighbours in the sequence. Let [$z(n)$](#least) be the least part of $n$.",
          zh: "每个正整数都能唯一地写成若干个互不相同、且在数列中两两不相邻的[斐波那契数之和](#parts)。用 [$z(n)$](#least) 表示 $n$ 的最小的一项。",
        },
      ],
    },
    {
      name: { en: "Fibonacci Nim", zh: "斐波那契博弈的结论" },
      says: [
        {
          en: "With [$n$ tokens](#heap) and limit [$q$](#limit) the next player wins exactly when [$z(n) ≤ q$](#least), by [taking $z(n)$](#take). So an opening is lost exactly when $n$ is a Fibonacci number: then $z(n) = n$.",
          zh: "还剩 [$n$ 个](#heap)、上限为 [$q$](#limit) 时，先手必胜当且仅当 [$z(n) ≤ q$](#least)，[取走 $z(n)$ 个](#take)即可。因此开局必败，当且仅当 $n$ 是斐波那契数，这时 $z(n) = n$。",
        },
      ],
    },
  ],
  figure: {
    title: { en: "Take the least part", zh: "取走最小的一项" },
    hint: {
      en: "The heap is shown in its Zeckendorf parts. Play both sides.",
      zh: "石子按 Zeckendorf 表示分组。试着轮流走双方的棋。",
    },
    parts: {
      heap: { en: "the heap", zh: "石子" },
      parts: { en: "the Zeckendorf parts", zh: "Zeckendorf 表示的各项" },
      least: { en: "the least part", zh: "最小的一项" },
      limit: { en: "the limit", zh: "上限" },
      take: { en: "the winning take", zh: "必胜的取法" },
    },
  },
  checks: [
    {
      claim: "fibonacci-openings",
      cases: 200,
      says: {
        en: "An opening is P exactly when the heap is 0 or a Fibonacci number.",
        zh: "开局是必败态，当且仅当石子数为 0 或斐波那契数。",
      },
    },
    {
      claim: "fibonacci-least-part",
      cases: 1000,
      says: {
        en: "With any limit, the next player wins exactly when the least part may be taken.",
        zh: "对任何上限，先手必胜当且仅当允许取走最小的一项。",
      },
    },
  ],
  proof: [
    {
      en: "*Zeckendorf.* Take the largest Fibonacci number $F_i ≤ n$ first. The rest is less than $F_{i-1}$, as $n < F_{i+1}$, so the next part is no neighbour: go on. It is the only way: a sum of such parts with largest part $F_i$ is less than $F_{i+1}$ (by induction: less than $F_i + F_{i-1}$), so the largest part must be the largest Fibonacci number that fits. ∎",
      zh: "*Zeckendorf 定理。*先取不超过 $n$ 的最大斐波那契数 $F_i$。因为 $n < F_{i+1}$，余数小于 $F_{i-1}$，所以下一项与它不相邻，如此继续。写法唯一：最大项为 $F_i$ 的这种和小于 $F_{i+1}$（由归纳法，小于 $F_i + F_{i-1}$），所以最大项只能是放得下的最大斐波那契数。∎",
    },
    {
      en: "(1) *If [$z = z(n) ≤ q$](#least), [take $z$](#take).* When nothing is left, you have won. Else the rest has as its least part the next part of $n$. With $z = F_i$ that is at least $F_{i+2} = F_{i+1} + F_i > 2F_i = 2z$, more than the new limit: the opponent may not take the least part.",
      zh: "（1）*若 [$z = z(n) ≤ q$](#least)，就[取 $z$ 个](#take)。*若已取完，你就赢了。否则余下的最小项是 $n$ 的下一项；设 $z = F_i$，它至少是 $F_{i+2} = F_{i+1} + F_i > 2F_i = 2z$，超过新的上限，对手取不到最小的一项。",
    },
    {
      en: "(2) *If $q < z$, every take $t ≤ q$ lets the opponent take the least part.* What is left ends with the parts of $z - t$; let $w = F_j$ be the least of them. Suppose $w > 2t$. Then $t < F_j/2 ≤ F_{j-1}$, so all parts of $t$ are at most $F_{j-2}$, and the parts of $z - t$ and of $t$ together are a Zeckendorf sum for $z$ with at least two parts. But $z$ is itself a Fibonacci number, and there is only one way. So $w ≤ 2t$. ∎",
      zh: "（2）*若 $q < z$，则无论取 $t ≤ q$ 个，对手都能取走最小的一项。*余下的数以 $z - t$ 的各项结尾，设其中最小的为 $w = F_j$。假设 $w > 2t$，则 $t < F_j/2 ≤ F_{j-1}$，$t$ 的各项都不超过 $F_{j-2}$，于是 $z - t$ 的各项与 $t$ 的各项合起来是 $z$ 的一个至少两项的 Zeckendorf 表示。但 $z$ 本身就是斐波那契数，表示法唯一，矛盾。所以 $w ≤ 2t$。∎",
    },
  ],
  examples: [
    {
      name: { en: "Twenty tokens", zh: "二十个石子" },
      says: [
        { formula: "20 = 13 + 5 + 2", part: "parts" },
        {
          en: "Take [$2$](#take). Left are $18 = 13 + 5$, and the opponent may take at most $4$: not the $5$. With $13$ or $21$ tokens the first player loses.",
          zh: "取 [$2$ 个](#take)，剩下 $18 = 13 + 5$，对手至多取 $4$ 个，取不到 $5$。若开局是 $13$ 或 $21$ 个，则先手必败。",
        },
      ],
      figure: [20, 19],
      facts: [
        { sum: "fibonacci-nim 20", outcome: "N" },
        { sum: "fibonacci-nim 18/4", outcome: "P" },
        { sum: "fibonacci-nim 13", outcome: "P" },
        { sum: "fibonacci-nim 21", outcome: "P" },
      ],
    },
  ],
  mistakes: [
    {
      says: { en: "A Fibonacci number of tokens is lost, always.", zh: "只要石子数是斐波那契数，就必败。" },
      why: {
        en: "Only when the limit forbids to take them all, as at the start. Later in the game, [$5$ tokens](#heap) with [a limit of $5$ or more](#limit) are [simply taken](#take).",
        zh: "只有在上限不允许取完时才对，例如开局。到了中途，若剩 [$5$ 个](#heap)而[上限不小于 $5$](#limit)，[直接取完](#take)就赢了。",
      },
      claim: "false-fibonacci-always",
      figure: [5, 5],
      facts: [{ sum: "fibonacci-nim 5/5", outcome: "N" }],
    },
    {
      says: {
        en: "With “three times” instead of “twice” the Fibonacci numbers stay.",
        zh: "把“两倍”换成“三倍”，结论中仍是斐波那契数。",
      },
      why: {
        en: "The lost openings become $1, 2, 3, 4, 6, 8, 11, 15, \\dots$: another sequence for every factor (Schwenk 1970).",
        zh: "必败的开局变成 $1, 2, 3, 4, 6, 8, 11, 15, \\dots$，每个倍数各有自己的数列（Schwenk 1970）。",
      },
      claim: "false-three-times",
      facts: [
        { sum: "dynamic-nim(3) 4", outcome: "P" },
        { sum: "dynamic-nim(3) 5", outcome: "N" },
        { sum: "dynamic-nim(3) 11", outcome: "P" },
        { sum: "dynamic-nim(3) 15", outcome: "P" },
      ],
    },
  ],
  sources: [
    { cite: "M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1:4 (1963) 9–13" },
    {
      cite: "E. Zeckendorf, Représentation des nombres naturels par une somme de nombres de Fibonacci ou de nombres de Lucas, Bull. Soc. Roy. Sci. Liège 41 (1972) 179–182",
    },
    {
      cite: "A. J. Schwenk, Take-away games, Fibonacci Quarterly 8 (1970) 225–234",
      about: { en: "all factors", zh: "任意倍数" },
    },
  ],
  links: [],
} as const satisfies Lesson;
