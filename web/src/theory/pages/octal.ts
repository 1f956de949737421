import type { Lesson } from "../lesson.ts";

export const octal = {
  title: { en: "Take-and-break games", zh: "取石分堆游戏与八进制代码" },
  lead: {
    en: "A few digits describe a whole game: how many tokens go, and into how many heaps the rest may be split.",
    zh: "几个数字就描述了整个游戏：取走几个，剩下的可以分成几堆。",
  },
  terms: [
    {
      term: { en: "octal code", zh: "八进制代码" },
      means: {
        en: "[$\\mathbf{d}_0.\\mathbf{d}_1\\mathbf{d}_2\\mathbf{d}_3\\dots$](#code) Digit [$\\mathbf{d}_i$](#digits) says what may be left when exactly $i$ tokens are taken from a heap. It is the sum of those of $1$, $2$ and $4$ that are allowed. $\\mathbf{d}_0$ is $0$ or $4$: whoever takes nothing must split the heap.",
        zh: "[$\\mathbf{d}_0.\\mathbf{d}_1\\mathbf{d}_2\\mathbf{d}_3\\dots$](#code) 数字 [$\\mathbf{d}_i$](#digits) 规定从一堆中恰好取走 $i$ 个之后可以剩下什么，它是下面 $1$、$2$、$4$ 中所允许的各项之和。$\\mathbf{d}_0$ 只能是 $0$ 或 $4$：什么也不取，就必须把这堆分成两堆。",
      },
    },
    {
      term: { en: "$1$, $2$, $4$", zh: "$1$、$2$、$4$" },
      means: {
        en: "[$1$: nothing is left](#nothing), the heap had exactly $i$. [$2$: one heap is left.](#one-heap) [$4$: two heaps are left.](#two-heaps) The heaps that are left are not empty.",
        zh: "[$1$：什么也不剩](#nothing)，这堆恰有 $i$ 个。[$2$：剩下一堆](#one-heap)。[$4$：剩下两堆](#two-heaps)。剩下的堆都不是空堆。",
      },
    },
    {
      term: { en: "cousins", zh: "移位关系" },
      means: {
        en: "Two games, where [a heap of $n$ in one has the value](#values) of a heap of $n + 1$ in the other.",
        zh: "两个游戏，其中一个里 $n$ 个石子的堆与另一个里 $n + 1$ 个石子的堆，[SG 值](#values)总是相等。",
      },
    },
  ],
  statements: [
    {
      name: { en: "What the code computes", zh: "由代码计算 SG 值" },
      says: [
        {
          en: "[The value of a heap of $n$](#value) is the mex of [$g(a) ⊕ g(b)$ over all moves](#moves): $\\mathbf{d}_i$ allows to take $i$ and to leave $a$ and $b$, where $g(0) = 0$ stands for a heap that is not there.",
          zh: "[$n$ 个石子的 SG 值](#value)，是[所有走法的 $g(a) ⊕ g(b)$](#moves) 的 mex：$\\mathbf{d}_i$ 允许取走 $i$ 个、剩下 $a$ 与 $b$，没有的堆记 $g(0) = 0$。",
        },
        {
          formula: "g(n) = \\mex\\{\\, g(a) ⊕ g(b) : a + b + i = n \\,\\}.",
          part: "value",
        },
      ],
    },
    {
      name: { en: "Two cousins (Guy and Smith)", zh: "一对移位的游戏（Guy 与 Smith）" },
      says: [
        {
          en: "A row of $n$ in Dawson’s Chess, $\\mathbf{0.137}$, has the value of a row of $n + 1$ in Dawson’s Kayles, $\\mathbf{0.07}$, where a move takes two neighbours.",
          zh: "Dawson's Chess（$\\mathbf{0.137}$）中长为 $n$ 的一行，与 Dawson's Kayles（$\\mathbf{0.07}$，每步取走相邻两个）中长为 $n + 1$ 的一行 SG 值相等。",
        },
      ],
    },
  ],
  figure: {
    title: { en: "Compose a code", zh: "拼出一个代码" },
    hint: {
      en: "Switch permissions on and off: the code, the moves and the values follow.",
      zh: "打开或关闭各项许可，代码、走法与 SG 值随之改变。",
    },
    parts: {
      code: { en: "the code", zh: "代码" },
      digits: { en: "the digits, as permissions", zh: "各位数字的许可" },
      nothing: { en: "1: nothing is left", zh: "1：什么也不剩" },
      "one-heap": { en: "2: one heap is left", zh: "2：剩下一堆" },
      "two-heaps": { en: "4: two heaps are left", zh: "4：剩下两堆" },
      moves: { en: "the moves of the heap in view", zh: "所看的堆的走法" },
      values: { en: "the values", zh: "SG 值" },
      value: { en: "the value of the heap in view", zh: "所看的堆的 SG 值" },
    },
  },
  checks: [
    {
      claim: "kayles-pins",
      cases: 13,
      says: {
        en: "0.77 has the values of Kayles, played with single pins that stand or lie.",
        zh: "0.77 的 SG 值与逐个木瓶推演的 Kayles 一致。",
      },
    },
    {
      claim: "dawson-shift",
      cases: 500,
      says: { en: "0.137 is 0.07, shifted by one.", zh: "0.137 就是 0.07 移动一位。" },
    },
  ],
  proof: [
    {
      en: "*The values* follow from the [Sprague–Grundy theorem](sums): [an option of two heaps](#moves) is a sum.",
      zh: "*SG 值的公式*由 [Sprague–Grundy 定理](sums)得出：[剩下两堆的后继](#moves)就是一个和。",
    },
    {
      en: "*Cousins.* Let $K(n)$ be the values of $\\mathbf{0.07}$ and $D(n)$ those of $\\mathbf{0.137}$; note $K(0) = K(1) = 0$. The options of $K(n + 1)$ are $K(a) ⊕ K(b)$ with $a + b = n - 1$. By induction $K(a) = D(a - 1)$ for $a ≥ 1$.",
      zh: "*移位。*设 $\\mathbf{0.07}$ 的 SG 值为 $K(n)$，$\\mathbf{0.137}$ 的为 $D(n)$；注意 $K(0) = K(1) = 0$。$K(n + 1)$ 的后继为 $K(a) ⊕ K(b)$，其中 $a + b = n - 1$。由归纳假设，$a ≥ 1$ 时 $K(a) = D(a - 1)$。",
    },
    {
      en: "If $a, b ≥ 1$, the option is $D(a - 1) ⊕ D(b - 1)$ with $(a - 1) + (b - 1) = n - 3$: take $3$ and leave at most two heaps, the digit $7$. If $a = 0$ and $b ≥ 1$, it is $D(n - 2)$: take $2$ and leave at most one heap, the digit $3$. If $a = b = 0$, then $n = 1$ and it is $0$: take the whole heap of $1$, the digit $1$. These are all moves of $\\mathbf{0.137}$. ∎",
      zh: "若 $a, b ≥ 1$，后继为 $D(a - 1) ⊕ D(b - 1)$，其中 $(a - 1) + (b - 1) = n - 3$：取 $3$ 个，至多剩两堆，对应数字 $7$。若 $a = 0$ 而 $b ≥ 1$，则为 $D(n - 2)$：取 $2$ 个，至多剩一堆，对应数字 $3$。若 $a = b = 0$，则 $n = 1$，值为 $0$：取走只有 $1$ 个的整堆，对应数字 $1$。这就是 $\\mathbf{0.137}$ 的全部走法。∎",
    },
  ],
  examples: [
    {
      name: { en: "Kayles is 0.77", zh: "Kayles 就是 0.77" },
      says: [
        {
          en: "[$7 = 1 + 2 + 4$](#digits): after one pin, or two neighbours, anything may be left: nothing, one row, two rows. From a row of $4$: [take one and leave $3$ or $1 + 2$; take two and leave $2$ or $1 + 1$](#moves). The values are $3$, $3$, $2$, $0$, so [$g(4) = \\mex\\{0, 2, 3\\} = 1$](#value).",
          zh: "[$7 = 1 + 2 + 4$](#digits)：击倒一个或相邻两个木瓶后，可以什么也不剩，可以剩一行，也可以剩两行。从 $4$ 个出发：[取一个，剩 $3$ 或 $1 + 2$；取两个，剩 $2$ 或 $1 + 1$](#moves)。值为 $3$、$3$、$2$、$0$，所以 [$g(4) = \\mex\\{0, 2, 3\\} = 1$](#value)。",
        },
      ],
      figure: [0, 7, 7, 0, 4],
      facts: [
        { sum: "0.77 4", value: 1 },
        { sum: "0.77 3", value: 3 },
        { sum: "0.77 1 2", value: 3 },
        { sum: "0.77 2", value: 2 },
      ],
    },
  ],
  mistakes: [
    {
      says: {
        en: "Digit 4 allows to leave one heap, the other being empty.",
        zh: "数字 4 表示剩两堆，其中一堆可以是空的。",
      },
      why: {
        en: "Both heaps must have tokens. $\\mathbf{0.4}$ takes a token from inside the row only; to take it from an end as well needs $\\mathbf{0.6}$, and to take a single token, $\\mathbf{0.7}$.",
        zh: "两堆都必须非空。$\\mathbf{0.4}$ 只能从一行的中间取一个；要从两端也能取，就是 $\\mathbf{0.6}$；还要能取走单独的一个，就是 $\\mathbf{0.7}$。",
      },
    },
    {
      says: {
        en: "Two games whose first five hundred values agree are the same.",
        zh: "前五百个 SG 值都相同的两个游戏，SG 值就全都相同。",
      },
      why: {
        en: "$\\mathbf{0.161}$ and $\\mathbf{0.36}$ agree up to heap $518$.",
        zh: "$\\mathbf{0.161}$ 与 $\\mathbf{0.36}$ 的 SG 值直到 $n = 518$ 都相同。",
      },
      claim: "false-five-hundred",
    },
  ],
  sources: [
    {
      cite: "R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Cambridge Philos. Soc. 52 (1956) 514–526",
    },
    {
      cite: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, 2nd ed., vol. 1, ch. 4",
    },
  ],
  links: [
    { to: "table", game: "0.77", most: 500, says: { en: "The table of 0.77", zh: "0.77 的 SG 值表" } },
    { to: "table", game: "0.137", most: 500, says: { en: "The table of 0.137", zh: "0.137 的 SG 值表" } },
  ],
} as const satisfies Lesson;
