import type { Lesson } from "../lesson.ts";

export const fusion = {
  title: { en: "Cycles: the fusion principle", zh: "环与融合原理" },
  lead: {
    en: "The vertices of a cycle may be drawn together into one. What is left of the cycle is one edge, or nothing.",
    zh: "环上的顶点可以缩成一点。环本身只留下一条边，或者什么也不留。",
  },
  terms: [
    {
      term: { en: "cycle", zh: "环" },
      means: {
        en: "[A closed path of edges.](#cycle) A path that begins and ends on the ground is a cycle too, as all of the ground is one vertex.",
        zh: "[首尾相接的边组成的闭路](#cycle)。整个地面算作一个顶点，所以两端都在地面的路也是环。",
      },
    },
    {
      term: { en: "to fuse", zh: "融合" },
      means: {
        en: "[To draw two vertices together into one.](#steps) An edge between them becomes a *loop*. A loop is worth as much as an edge with a free end: $1$.",
        zh: "[把两个顶点合并成一点](#steps)，它们之间的边变成*自环*。一个自环相当于一条一端自由的边，值为 $1$。",
      },
    },
    {
      term: { en: "2-edge-connected part", zh: "边双连通分量" },
      means: {
        en: "A largest part of the graph in which no single cut separates anything: every edge in it lies on a cycle.",
        zh: "图中极大的、剪断任何一条边都不会断开的部分，其中每条边都在某个环上。",
      },
    },
  ],
  statements: [
    {
      name: { en: "Fusion principle", zh: "融合原理" },
      says: [
        {
          en: "In Green Hackenbush all vertices of [a cycle](#cycle) may be fused without changing [the value](#value).",
          zh: "在绿色 Hackenbush 中，把[一个环](#cycle)的全部顶点融合成一点，[SG 值](#value)不变。",
        },
        {
          en: "So each 2-edge-connected part shrinks to a point that bears [all that stood on the part](#stalk), and one more edge if the number of edges of the part is odd. What remains is a tree: use the [colon principle](colon).",
          zh: "因此每个边双连通分量缩成一点，[原来长在它上面的一切](#stalk)都长在这一点上；若分量的边数为奇数，再多一条边。剩下的是树，用[克朗原理](colon)计算。",
        },
      ],
    },
  ],
  figure: {
    title: { en: "A cycle contracts", zh: "环的收缩" },
    hint: {
      en: "Choose the length of the cycle and of the stalk on it, then go through the three steps.",
      zh: "选择环的边数与其上竹子的长度，然后依次查看三个步骤。",
    },
    parts: {
      cycle: { en: "the cycle, or what is left of it", zh: "环，或它所剩下的" },
      stalk: { en: "the stalk on it", zh: "其上的竹子" },
      steps: { en: "the three steps", zh: "三个步骤" },
      value: { en: "the value", zh: "SG 值" },
    },
  },
  checks: [
    {
      claim: "hackenbush-fusion",
      cases: 800,
      says: {
        en: "On graphs with loops and parallel edges, fusing gives the value that play gives.",
        zh: "对带自环与重边的图，融合后的 SG 值与实际推演一致。",
      },
    },
  ],
  proof: [
    {
      en: "*A bare cycle of [$m$ edges](#cycle) on the ground.* Cutting any edge leaves two stalks of lengths $a$ and $b$ with $a + b = m - 1$, of value $a ⊕ b$. The lowest binary digit of $a ⊕ b$ is that of $a + b$.",
      zh: "*地面上 [$m$ 条边的环](#cycle)，其上什么也没有。*剪断任一条边，剩下长为 $a$ 与 $b$ 的两根竹子，$a + b = m - 1$，值为 $a ⊕ b$。$a ⊕ b$ 的最低位与 $a + b$ 的最低位相同。",
    },
    {
      en: "If $m$ is odd, $a + b$ is even, so all options have even values; one of them is $0$, from $a = b$. The mex is $1$. If $m$ is even, all options have odd values, none is $0$, and the mex is $0$. This is what fusing gives: $m$ loops of value $1$, whose nim-sum is $1$ or $0$. ∎",
      zh: "若 $m$ 为奇数，则 $a + b$ 为偶数，所有后继的值都是偶数；其中 $a = b$ 时为 $0$，所以 mex 为 $1$。若 $m$ 为偶数，则所有后继的值都是奇数，没有 $0$，所以 mex 为 $0$。这与融合的结果一致：$m$ 个值为 $1$ 的自环，异或和为 $1$ 或 $0$。∎",
    },
    {
      en: "*In general* the proof takes some pages. Its idea: suppose a graph with fewest edges in which fusing two vertices of a cycle changes the value. All smaller graphs obey the principle, so every option can be fused. Step by step this forces the graph to have one cycle through the ground and nothing that could be simplified, and for those the parity argument above finds a contradiction. The whole proof is in *Winning Ways*, chapter 7; the check beside this text tests the principle by plain play.",
      zh: "*一般情形*的证明要用好几页，思路如下：假设有图使得融合环上的两点会改变 SG 值，取其中边数最少的一个。更小的图都满足原理，所以它的每个后继都可以融合。由此一步步得出，这个图只能有一个经过地面的环，并且再没有可以化简之处；对这样的图，上面的奇偶论证导出矛盾。完整的证明见 *Winning Ways* 第 7 章；本页的检验则用实际推演来验证这条原理。",
    },
  ],
  examples: [
    {
      name: { en: "A triangle with a stalk", zh: "带竹子的三角形" },
      says: [
        {
          en: "A triangle on the ground bears [a stalk of $2$](#stalk) at its tip. The triangle has $3$ edges: it shrinks to the ground and leaves [one edge](#cycle). The stalk now stands on the ground beside it: [$2 ⊕ 1 = 3$](#value).",
          zh: "地面上的三角形，顶点处长着[长为 $2$ 的竹子](#stalk)。三角形有 $3$ 条边，缩到地面后留下[一条边](#cycle)；竹子立在旁边的地面上：[$2 ⊕ 1 = 3$](#value)。",
        },
        {
          en: "A square with one edge on top is worth $0 ⊕ 1 = 1$.",
          zh: "正方形上面长一条边，值为 $0 ⊕ 1 = 1$。",
        },
      ],
      figure: [3, 2, 3],
      facts: [
        { sum: "hackenbush 0-1,1-2,0-2,2-3,3-4", value: 3 },
        { sum: "hackenbush 0-1,1-2,2-3,0-3,2-4", value: 1 },
      ],
    },
  ],
  mistakes: [
    {
      says: { en: "A cycle counts nothing.", zh: "环不产生任何作用，可以直接去掉。" },
      why: {
        en: "An even cycle does; an odd one is worth an edge. The triangle has value $1$.",
        zh: "偶数条边的环如此；奇数条边的环相当于一条边。三角形的 SG 值为 $1$。",
      },
      claim: "false-cycle-nothing",
    },
    {
      says: {
        en: "An even cycle vanishes together with what stands on it.",
        zh: "偶环连同长在它上面的一切都可以去掉。",
      },
      why: {
        en: "Only its own edges cancel. What stood on the cycle stays and stands on the fused point, as in the example of the square.",
        zh: "抵消的只是环自身的边。长在环上的东西仍然存在，改为长在融合后的点上，如上例中的正方形。",
      },
    },
    {
      says: {
        en: "Count the cycles of odd length.",
        zh: "数一数长度为奇数的环有几个。",
      },
      why: {
        en: "In a part with several cycles that share edges, what counts is the parity of the number of *edges* of the whole part. Two triangles with a common edge have $5$ edges: one edge is left.",
        zh: "若一个分量里有几个共用边的环，起作用的是整个分量*边数*的奇偶。两个共用一边的三角形有 $5$ 条边，留下一条边。",
      },
      facts: [{ sum: "hackenbush 0-1,1-2,0-2,2-3,0-3", value: 1 }],
    },
  ],
  sources: [
    {
      cite: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, 2nd ed., vol. 1, ch. 7",
    },
    { cite: "T. S. Ferguson, Game Theory, part I: Impartial Combinatorial Games, section 6" },
  ],
  links: [],
} as const satisfies Lesson;
