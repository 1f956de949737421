import type { Lesson } from "../lesson.ts";

export const colon = {
  title: { en: "Trees: the colon principle", zh: "树与克朗原理（Colon Principle）" },
  lead: {
    en: "Branches that meet at a vertex may be replaced by one stalk as long as their nim-sum.",
    zh: "交于一点的若干树枝，可以换成一根长度等于其异或和的竹子。",
  },
  terms: [
    {
      term: { en: "Green Hackenbush", zh: "绿色 Hackenbush（删边游戏）" },
      means: {
        en: "A graph that stands on the ground. A move cuts one edge; whatever is no longer joined to the ground falls away.",
        zh: "一个立在地面上的图。每步剪断一条边，不再与地面相连的部分随之消失。",
      },
    },
    {
      term: { en: "stalk", zh: "竹子" },
      means: {
        en: "[A path of $n$ edges](#branches) standing on a vertex. Cutting it leaves any shorter stalk, so by itself it is a Nim heap of $n$.",
        zh: "立在一点上的、由 [$n$ 条边首尾相连而成的路](#branches)。剪断后可剩下任何更短的竹子，所以单独看它就是 $n$ 个石子的 Nim 堆。",
      },
    },
    {
      term: { en: "value of a branch", zh: "树枝的 SG 值" },
      means: {
        en: "The value that it has when it stands on the ground by itself.",
        zh: "把它单独立在地面上时的 SG 值。",
      },
    },
  ],
  statements: [
    {
      name: { en: "Colon principle", zh: "克朗原理（Colon Principle）" },
      says: [
        {
          en: "Graphs of equal value, attached to the same vertex of anything, may be exchanged without changing the value of the whole.",
          zh: "SG 值相等的图接在任何图的同一点上，可以互相替换，整体的 SG 值不变。",
        },
        {
          en: "So [branches at a vertex](#branches) may be replaced by [a stalk of length the nim-sum of their values](#stalk). In a tree with children $c_1, \\dots, c_k$ above $v$:",
          zh: "因此[交于一点的各树枝](#branches)，可以换成[一根竹子，其长度为各枝 SG 值的异或和](#stalk)。在树中，若 $v$ 的子结点为 $c_1, \\dots, c_k$，则",
        },
        { formula: "g(v) = (g(c_1) + 1) ⊕ \\dots ⊕ (g(c_k) + 1).", part: "stalk" },
      ],
    },
  ],
  figure: {
    title: { en: "Three stalks on a trunk", zh: "树干上的三根竹子" },
    hint: {
      en: "Change the lengths. Left the tree, right the single stalk of the same value.",
      zh: "改变各枝的长度。左边是原来的树，右边是 SG 值相同的一根竹子。",
    },
    parts: {
      trunk: { en: "the trunk", zh: "树干" },
      branches: { en: "the branches", zh: "各树枝" },
      stalk: { en: "the stalk in place of the branches", zh: "替换各枝的竹子" },
      whole: { en: "the whole stalk", zh: "整根竹子" },
    },
  },
  checks: [
    {
      claim: "hackenbush-trees",
      cases: 500,
      says: { en: "Trees have the value that the formula gives.", zh: "树的 SG 值与公式一致。" },
    },
  ],
  proof: [
    {
      en: "*Exchange.* Let $H$ and $H'$ have equal values, and let $G:H$ be $G$ with $H$ attached at the vertex in question. It is enough that the sum of $G:H$ and $G:H'$ is P (see [sums](sums)). The second player answers so that this stays true:",
      zh: "*替换。*设 $H$ 与 $H'$ 的 SG 值相等，$G:H$ 表示把 $H$ 接在 $G$ 的那一点上。只需证明 $G:H$ 与 $G:H'$ 之和是必败态（见[游戏的和](sums)）。后手这样应对：",
    },
    {
      en: "When an edge of $G$ is cut in one of the two, cut the same edge in the other. If $H$ fell there, $H'$ falls here; else both still stand on equal graphs. When an edge of $H$ or $H'$ is cut, the two values become different, so $H + H'$ is N and some move in $H$ or $H'$ makes them equal again. Either way the second player has a move, and the play ends with the first player unable to move. ∎",
      zh: "若先手在其中一个里剪断 $G$ 的边，就在另一个里剪断同一条边：这边 $H$ 掉下去，那边 $H'$ 也掉下去；否则两者仍接在相同的图上。若先手剪断 $H$ 或 $H'$ 的边，两者的值变得不等，$H + H'$ 成为必胜态，于是在 $H$ 或 $H'$ 中有一步使它们重新相等。后手总有棋可走，最后无法操作的是先手。∎",
    },
    {
      en: "*The formula.* A child of value $g(c)$ may be replaced by [a stalk of $g(c)$](#stalk). With the edge that leads to it, that is a stalk of $g(c) + 1$, a Nim heap. [The branches at $v$](#branches) share nothing but $v$: they are a sum. ∎",
      zh: "*公式。*SG 值为 $g(c)$ 的子结点可以换成[长为 $g(c)$ 的竹子](#stalk)，连同通往它的边，就是长为 $g(c) + 1$ 的竹子，即一个 Nim 堆。[$v$ 上的各枝](#branches)除 $v$ 外没有公共部分，所以构成和。∎",
    },
  ],
  examples: [
    {
      name: { en: "A fork", zh: "一个分叉" },
      says: [
        {
          en: "[A trunk of one edge](#trunk) bears [a stalk of $2$ and a stalk of $1$](#branches). The two become [a stalk of $2 ⊕ 1 = 3$](#stalk); with the trunk that is [a stalk of $4$](#whole). A trunk with two equal stalks keeps only the trunk: $1 + (1 ⊕ 1) = 1$.",
          zh: "[一条边的树干](#trunk)上有[长为 $2$ 和 $1$ 的两根竹子](#branches)。两者合成[长为 $2 ⊕ 1 = 3$ 的竹子](#stalk)，[连同树干长为 $4$](#whole)。若树干上是两根等长的竹子，就只剩树干：$1 + (1 ⊕ 1) = 1$。",
        },
      ],
      figure: [1, 2, 1, 0],
      facts: [
        { sum: "hackenbush 0-1,1-2,2-3,1-4", value: 4 },
        { sum: "hackenbush 0-1,1-2,1-3", value: 1 },
      ],
    },
  ],
  mistakes: [
    {
      says: { en: "The value of a tree is its number of edges.", zh: "树的 SG 值等于边数。" },
      why: {
        en: "That holds for a stalk. Branches are combined by the nim-sum: two single edges on the ground cancel.",
        zh: "只有竹子如此。各枝之间要取异或和：地面上的两条单边就互相抵消。",
      },
      claim: "false-count-edges",
    },
    {
      says: {
        en: "The value at a vertex is the nim-sum of the values of its children.",
        zh: "结点的 SG 值等于各子结点 SG 值的异或和。",
      },
      why: {
        en: "The edge to the child must be counted *before* the nim-sum: $(g(c) + 1)$ for each child. Without it every leaf has $0$, and so has everything else.",
        zh: "必须在取异或*之前*加上通往子结点的边：每个子结点取 $g(c) + 1$。不加的话，叶子是 $0$，一切都是 $0$。",
      },
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
