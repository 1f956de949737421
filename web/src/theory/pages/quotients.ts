import type { Lesson } from "../lesson.ts";

export const quotients = {
  title: { en: "Misère quotients", zh: "反常规则的商" },
  lead: {
    en: "Where values fail, sums of heaps still multiply: in a small monoid instead of the nim-sums.",
    zh: "SG 值不够用时，石子堆的和仍可以“相乘”：不是异或，而是在一个小的幺半群里。",
  },
  terms: [
    {
      term: { en: "indistinguishable", zh: "不可区分" },
      means: {
        en: "Two sums $X$ and $Y$ of heaps of one game, when $X + Z$ and $Y + Z$ have the same outcome under misère play for every sum $Z$ of such heaps.",
        zh: "同一游戏的两个和 $X$ 与 $Y$，若对这种堆的每个和 $Z$，$X + Z$ 与 $Y + Z$ 在反常规则下胜负相同，就称二者不可区分。",
      },
    },
    {
      term: { en: "misère quotient, $φ$", zh: "反常商与 $φ$" },
      means: {
        en: "Sums that are indistinguishable are one *element*. Elements are multiplied by adding sums; the empty sum is $1$. [$φ(n)$](#heaps) is the element of a heap of $n$.",
        zh: "把不可区分的和看作同一个*元素*。元素的乘法就是把和相加，空和是 $1$。[$φ(n)$](#heaps) 是石子数为 $n$ 的堆的元素。",
      },
    },
    {
      term: { en: "P-portion", zh: "P 部分" },
      means: {
        en: "[The elements whose sums are lost](#lost) by the player to move. Whether a sum is lost is asked of its element alone.",
        zh: "其中的和轮到走的人必败的[那些元素](#lost)。一个和是否必败，只需看它的元素。",
      },
    },
  ],
  statements: [
    {
      name: { en: "Sums by multiplication", zh: "用乘法求和" },
      says: [
        {
          en: "[The heaps $n_1, …, n_k$](#chosen) are lost under misère play exactly when [$φ(n_1) ⋯ φ(n_k)$](#product) lies in [the P-portion](#lost).",
          zh: "反常规则下，[石子堆 $n_1, …, n_k$](#chosen) 是必败态，当且仅当 [$φ(n_1) ⋯ φ(n_k)$](#product) 属于 [P 部分](#lost)。",
        },
      ],
    },
    {
      name: { en: "Tame: the Anti-SG rule", zh: "驯顺：Anti-SG 规则" },
      says: [
        {
          en: "Where every heap is like one of Nim, the quotient is that of misère Nim: nim-sums, and whether a heap above $1$ has come in. Its P-portion is $0$ with such a heap and $1$ without: the Anti-SG rule is this multiplication. Such a quotient is called *tame*, all others are *wild*.",
          zh: "若每一堆都如同 Nim 的堆，它的商就是反常 Nim 的商：异或和，以及是否出现过大于 $1$ 的堆。P 部分是出现过时的 $0$ 与未出现时的 $1$：Anti-SG 规则就是这种乘法。这样的商称为*驯顺*的，其余的都是*野性*的。",
        },
      ],
    },
    {
      name: { en: "Periods of φ (Plambeck and Siegel)", zh: "φ 的周期（Plambeck 与 Siegel）" },
      says: [
        {
          en: "Let a code have digits to $\\mathbf{d}_k$, its moves leaving at most two heaps. If $φ(n + p) = φ(n)$ for $n_0 ≤ n < 2 n_0 + p + k$ in the quotient of the heaps below $2 n_0 + 2 p + k$, then this is the quotient of *all* heaps, and $φ(n + p) = φ(n)$ for all $n ≥ n_0$.",
          zh: "设代码的数字到 $\\mathbf{d}_k$ 为止，每步至多剩下两堆。若在小于 $2 n_0 + 2 p + k$ 的堆的商中，$φ(n + p) = φ(n)$ 对 $n_0 ≤ n < 2 n_0 + p + k$ 成立，则它就是*所有*堆的商，并且对一切 $n ≥ n_0$ 都有 $φ(n + p) = φ(n)$。",
        },
      ],
    },
  ],
  figure: {
    title: { en: "Multiply two heaps", zh: "两堆相乘" },
    hint: {
      en: "Heaps of the same element have the same colour. Choose two: the table says what their sum is, and who wins it.",
      zh: "元素相同的堆颜色相同。任选两堆，由乘法表可知它们的和是哪个元素、谁获胜。",
    },
    parts: {
      heaps: { en: "the heaps and their elements", zh: "各堆与它们的元素" },
      chosen: { en: "the two heaps that are multiplied", zh: "相乘的两堆" },
      product: { en: "their product", zh: "它们的乘积" },
      lost: { en: "the P-portion", zh: "P 部分" },
    },
  },
  checks: [
    {
      claim: "kayles-quotient",
      cases: 400,
      says: {
        en: "Sums of Kayles are lost exactly when their element, one of 40, is in the P-portion.",
        zh: "Kayles 的和是必败态，当且仅当它的元素（共 40 个之一）属于 P 部分。",
      },
    },
  ],
  proof: [
    {
      en: "*Sums by multiplication.* If $X$ and $X'$ are indistinguishable, so are $X + Y$ and $X' + Y$: a sum $Z$ that told them apart would, as $Y + Z$, tell $X$ from $X'$. So [the product](#product) does not depend on the sums chosen. With $Z$ empty, all sums of one element have one outcome. ∎",
      zh: "*用乘法求和。*若 $X$ 与 $X'$ 不可区分，则 $X + Y$ 与 $X' + Y$ 也不可区分：能区分后两者的 $Z$，作为 $Y + Z$ 就能区分前两者。所以[乘积](#product)与选取的代表无关。取 $Z$ 为空，可知同一元素的和胜负相同。∎",
    },
    {
      en: "*How one verifies a quotient.* Say a monoid with [a set $P$](#lost) and [a map $φ$](#heaps) is given. Call $(x, E)$ a *type* when $x$ is the element of a sum and $E$ those of its options. All types come from those of single heaps by $(x, E)(y, F) = (x y, E y ∪ F x)$, and there are finitely many. If for each type with $E$ not empty $x ∈ P$ holds exactly when no element of $E$ is in $P$, and $x ∉ P$ when $E$ is empty, then by induction on the number of moves left the sums whose element is in $P$ are exactly those that are lost. If no two elements can be merged, it is the quotient. ∎",
      zh: "*怎样验证一个商。*设给定一个幺半群、其中的[集合 $P$](#lost) 和[映射 $φ$](#heaps)。若 $x$ 是某个和的元素，$E$ 是其各后继的元素，就称 $(x, E)$ 为一个*型*。所有的型都由单堆的型按 $(x, E)(y, F) = (x y, E y ∪ F x)$ 得到，只有有限个。若对每个 $E$ 非空的型，$x ∈ P$ 当且仅当 $E$ 中没有元素属于 $P$，而 $E$ 为空时 $x ∉ P$，则对剩余步数归纳可知：元素属于 $P$ 的和恰是必败的和。若又没有两个元素可以合并，它就是所求的商。∎",
    },
  ],
  examples: [
    {
      name: { en: "Why Kayles needs 40 elements", zh: "为什么 Kayles 需要 40 个元素" },
      says: [
        {
          en: "Rows of $1, 2, 5, 9, 12, 25$ and $27$ are like no sum of shorter rows. Each of them brings a letter, $a$ to $g$, and tells apart what was the same before: the quotient grows from $2$ elements to $6, 12, 18, 24, 32$ and $40$. No longer row does so, for from $71$ on they repeat.",
          zh: "长为 $1, 2, 5, 9, 12, 25, 27$ 的行都不同于任何更短的行之和。它们依次带来字母 $a$ 至 $g$，并把此前相同的东西区分开来：商从 $2$ 个元素增至 $6, 12, 18, 24, 32, 40$ 个。更长的行不再如此，因为从 $71$ 起各行循环出现。",
        },
        {
          en: "Under normal play a nim-sum tells a sum of Kayles, one of $16$. These $16$ return as the group of large sums; $24$ more elements are for sums that can still turn small.",
          zh: "正常规则下，Kayles 的和由异或和决定，共有 $16$ 种。这 $16$ 种仍然出现，构成“大”的和的群；另外 $24$ 个元素属于还可能变小的和。",
        },
      ],
      figure: [3, 12, 9],
      facts: [
        { sum: "kayles 12", outcome: "P", misere: true },
        { sum: "kayles 25", outcome: "N", misere: true },
        { sum: "kayles 27", outcome: "N", misere: true },
      ],
    },
    {
      name: { en: "Two rows of Kayles with one value", zh: "SG 值相同的两行 Kayles" },
      says: [
        {
          en: "Add a single pin to each. [$φ(5) φ(1) = c a$](#product) is in [the P-portion](#lost), $φ(9) φ(1) = d a$ is not: $5, 1$ is lost and $9, 1$ is won, though under normal play both are won with nim-sum $5$.",
          zh: "各添上一个木瓶。[$φ(5) φ(1) = c a$](#product) 属于 [P 部分](#lost)，$φ(9) φ(1) = d a$ 不属于：$5, 1$ 是必败态，$9, 1$ 是必胜态；而在正常规则下两者异或和都是 $5$，都是必胜态。",
        },
      ],
      figure: [3, 5, 1],
      facts: [
        { sum: "kayles 5", value: 4 },
        { sum: "kayles 9", value: 4 },
        { sum: "kayles 5", outcome: "N", misere: true },
        { sum: "kayles 9", outcome: "P", misere: true },
        { sum: "kayles 5 + kayles 1", outcome: "P", misere: true },
        { sum: "kayles 9 + kayles 1", outcome: "N", misere: true },
      ],
    },
    {
      name: { en: "The smallest wild quotient", zh: "最小的野商" },
      says: [
        {
          en: "$\\mathbf{0.75}$ has $8$ elements, two of them in [the P-portion: $a$ and $b^2$](#lost). Rows of $1$ and of $5$ have the value $1$ under normal play, yet [$φ(1) = a$ and $φ(5) = c$](#heaps): the first is lost, the second won.",
          zh: "$\\mathbf{0.75}$ 的商有 $8$ 个元素，其中 [$a$ 与 $b^2$ 属于 P 部分](#lost)。长为 $1$ 与 $5$ 的两行在正常规则下 SG 值都是 $1$，但 [$φ(1) = a$，$φ(5) = c$](#heaps)：前者是必败态，后者是必胜态。",
        },
      ],
      figure: [1, 5, 2],
      facts: [
        { sum: "0.75 1", value: 1 },
        { sum: "0.75 5", value: 1 },
        { sum: "0.75 1", outcome: "P", misere: true },
        { sum: "0.75 5", outcome: "N", misere: true },
      ],
    },
  ],
  mistakes: [
    {
      says: {
        en: "Every element can be undone: for each $x$ there is a $y$ with $x y = 1$.",
        zh: "每个元素都可逆：对每个 $x$ 都有 $y$ 使 $x y = 1$。",
      },
      why: {
        en: "Nim-sums can: $x ⊕ x = 0$. In the quotient of Nim heaps to $3$ there is no way back from $b$: [$b^2 ≠ 1$](#product), for two heaps of $2$ are lost and the empty sum is won.",
        zh: "异或可以：$x ⊕ x = 0$。但在不超过 $3$ 的 Nim 堆的商中，$b$ 没有逆：[$b^2 ≠ 1$](#product)，因为两堆 $2$ 是必败态，而空和是必胜态。",
      },
      figure: [0, 2, 2],
      facts: [
        { sum: "nim 2 2", outcome: "P", misere: true },
        { sum: "nim 0", outcome: "N", misere: true },
      ],
    },
    {
      says: {
        en: "The quotient of the heaps to $n$ is a part of that of all heaps.",
        zh: "不超过 $n$ 的堆的商是全部堆的商的一部分。",
      },
      why: {
        en: "With more heaps to add there are more ways to tell sums apart: elements split. The order of the Kayles quotient is $2$ for heaps to $1$, $6$ for heaps to $4$, $12$ for heaps to $5$, and $40$ in the end.",
        zh: "可以添加的堆越多，能区分的和就越多，元素会分裂。Kayles 的商的阶：堆到 $1$ 为 $2$，到 $4$ 为 $6$，到 $5$ 为 $12$，最终为 $40$。",
      },
    },
  ],
  sources: [
    {
      cite: "T. E. Plambeck, Taming the wild in impartial combinatorial games, Integers 5 (2005) G05",
    },
    {
      cite: "T. E. Plambeck, A. N. Siegel, Misère quotients for impartial games, J. Combin. Theory Ser. A 115 (2008) 593–622",
    },
    {
      cite: "W. L. Sibert, J. H. Conway, Mathematical Kayles, Int. Journal of Game Theory 20 (1992) 237–246",
      about: { en: "misère Kayles, before quotients", zh: "商出现之前的反常 Kayles" },
    },
  ],
  links: [
    {
      to: "play",
      sum: "kayles 9 + kayles 1",
      says: { en: "A row of 9 and a single pin", zh: "一行 9 个与单独一个木瓶" },
    },
  ],
} as const satisfies Lesson;
