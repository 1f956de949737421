import type { Lesson } from "../lesson.ts";

export const mex = {
  title: { en: "mex", zh: "mex" },
  lead: {
    en: "The least number that is missing from a set. All values of games are made by this one operation.",
    zh: "集合中缺少的最小自然数。博弈中的一切数值都由这一个运算得来。",
  },
  terms: [
    {
      term: { en: "natural numbers", zh: "自然数" },
      means: {
        en: "$0, 1, 2, 3, \\dots$; here $0$ is one of them.",
        zh: "$0, 1, 2, 3, \\dots$，这里 $0$ 也是自然数。",
      },
    },
    {
      term: { en: "mex", zh: "mex" },
      means: {
        en: "The *minimal excludant* of a [finite set $S$ of natural numbers](#set): [the least natural number that is not in $S$](#gap). The empty set has $\\mex\\emptyset = 0$.",
        zh: "*最小未出现自然数*（minimal excludant）。[有限自然数集 $S$](#set) 的 mex 是[不在 $S$ 中的最小自然数](#gap)；空集的 $\\mex\\emptyset = 0$。",
      },
    },
  ],
  statements: [
    {
      name: { en: "What mex is", zh: "mex 的刻画" },
      says: [
        {
          en: "For a [finite set $S$](#set) of natural numbers, [$m = \\mex S$](#mex) is the only natural number with these two properties:",
          zh: "对有限[自然数集 $S$](#set)，[$m = \\mex S$](#mex) 是唯一同时满足下面两条的自然数：",
        },
        { formula: "m ∉ S, \\qquad \\{0, 1, \\dots, m-1\\} \\subseteq S.", part: "below" },
        {
          en: "A set of [$k$ numbers](#set) has [a mex of at most $k$](#mex).",
          zh: "含有 [$k$ 个数](#set)的集合，其 [mex 不超过 $k$](#mex)。",
        },
      ],
    },
  ],
  figure: {
    title: { en: "Which number is missing?", zh: "缺的是哪个数？" },
    hint: {
      en: "Touch numbers to put them into the set, or to take them out.",
      zh: "点击数字，把它放进集合或移出集合。",
    },
    parts: {
      set: { en: "the numbers in the set", zh: "集合中的数" },
      gap: { en: "the least number that is missing", zh: "缺少的最小数" },
      below: { en: "all numbers below it", zh: "比它小的所有数" },
      mex: { en: "the mex", zh: "mex" },
    },
  },
  checks: [
    {
      claim: "mex-is-least",
      cases: 4096,
      says: {
        en: "The library’s mex has both properties, and is at most the size of the set.",
        zh: "程序库算出的 mex 满足这两条，且不超过集合的元素个数。",
      },
    },
  ],
  proof: [
    {
      en: "*There is such a number.* $S$ is finite, so some natural numbers are not in $S$. [Let $m$ be the least of them.](#gap) Then $m ∉ S$, and [every smaller number is in $S$](#below), or it would have been the least.",
      zh: "*存在性。*$S$ 是有限集，必有自然数不在其中。[取其中最小的一个 $m$](#gap)，则 $m ∉ S$；而[比 $m$ 小的数都在 $S$ 中](#below)，否则最小的就不是 $m$。",
    },
    {
      en: "*There is only one.* Let $m < m'$ both have the two properties. Then $m ∈ S$, as $m'$ asks for all smaller numbers. But $m ∉ S$. Impossible.",
      zh: "*唯一性。*设 $m < m'$ 都满足这两条。由 $m'$ 的第二条得 $m ∈ S$，而由 $m$ 的第一条得 $m ∉ S$，矛盾。",
    },
    {
      en: "*It is small.* The $m$ different numbers [$0, \\dots, m-1$](#below) are all in [$S$](#set), so $S$ has at least $m$ elements.",
      zh: "*上界。*[$0, \\dots, m-1$](#below) 这 $m$ 个不同的数都在 [$S$](#set) 中，所以 $S$ 至少有 $m$ 个元素。",
    },
  ],
  examples: [
    {
      name: { en: "A row of four pins", zh: "四个木瓶" },
      says: [
        {
          en: "In Kayles one knocks down one pin, or two that stand together. From a row of $4$ the moves lead to values $3$, $3$, $2$ and $0$ (why, the [next but one page](sums) tells). As a set that is [$\\{0, 2, 3\\}$](#set), and",
          zh: "Kayles 中，每步击倒一个木瓶，或两个相邻的木瓶。从 $4$ 个木瓶出发，各种走法到达的数值是 $3$、$3$、$2$、$0$（来历见[后文](sums)）。作为集合就是 [$\\{0, 2, 3\\}$](#set)，于是",
        },
        { formula: "\\mex\\{0, 2, 3\\} = 1.", part: "mex" },
        {
          en: "The row of $4$ has [value $1$](#mex), although it has moves to [values $2$ and $3$](#set). Three tokens in Nim have moves to $0$, $1$ and $2$: $\\mex\\{0, 1, 2\\} = 3$.",
          zh: "所以 $4$ 个木瓶的[值是 $1$](#mex)，尽管它能走到[值为 $2$ 和 $3$](#set) 的局面。Nim 游戏中的 $3$ 个石子能走到 $0$、$1$、$2$：$\\mex\\{0, 1, 2\\} = 3$。",
        },
      ],
      figure: [0, 2, 3],
      facts: [
        { sum: "kayles 4", value: 1 },
        { sum: "kayles 3", value: 3 },
        { sum: "kayles 1 2", value: 3 },
        { sum: "kayles 2", value: 2 },
        { sum: "kayles 1 1", value: 0 },
        { sum: "nim 3", value: 3 },
      ],
    },
  ],
  mistakes: [
    {
      says: { en: "The mex is the largest number plus one.", zh: "mex 等于最大的数加一。" },
      why: {
        en: "Only when nothing is missing below it. $\\mex\\{0, 2, 3\\} = 1$, and $\\mex\\{5\\} = 0$. In Kayles the rows of $1$, $2$ and $3$ obey the false rule, the row of $4$ does not.",
        zh: "只有在它下面不缺数时才对。$\\mex\\{0, 2, 3\\} = 1$，$\\mex\\{5\\} = 0$。Kayles 中 $1$、$2$、$3$ 个木瓶碰巧符合这个错误的说法，$4$ 个木瓶就不符合了。",
      },
      claim: "false-largest-option",
    },
    {
      says: { en: "The mex of the empty set is not defined.", zh: "空集的 mex 没有定义。" },
      why: {
        en: "It is $0$: no number is in the set, so the least that is missing is $0$. Every computation of values begins there, at the positions without moves.",
        zh: "它等于 $0$：集合中什么数也没有，缺少的最小数就是 $0$。一切数值的计算都从这里开始，也就是从没有走法的局面开始。",
      },
    },
  ],
  sources: [
    {
      cite: "P. M. Grundy, Mathematics and games, Eureka 2 (1939) 6–8",
      about: { en: "values of positions as least missing numbers", zh: "用最小的缺数定义局面的值" },
    },
    {
      cite: "J. H. Conway, On Numbers and Games, Academic Press, 1976, ch. 6",
      about: { en: "the word mex", zh: "mex 这一名称" },
    },
  ],
  links: [
    {
      to: "graph",
      sum: "kayles 4",
      says: { en: "All positions below a row of 4", zh: "4 个木瓶的全部后续局面" },
    },
  ],
} as const satisfies Lesson;
