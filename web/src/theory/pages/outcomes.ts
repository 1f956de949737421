import type { Lesson } from "../lesson.ts";

export const outcomes = {
  title: { en: "P and N", zh: "必败态与必胜态" },
  lead: {
    en: "Every position is won by one of the two players. Working backwards from the end shows which.",
    zh: "每个局面必有一方能赢。从终局往回推，就知道是哪一方。",
  },
  terms: [
    {
      term: { en: "impartial game", zh: "公平组合游戏" },
      means: {
        en: "Two players move in turn. Both have the same moves, finitely many in each position; both see everything, nothing is left to chance, and every play ends.",
        zh: "两人轮流行动，双方的走法相同，每个局面只有有限种走法；信息完全公开，没有随机因素，并且每一局都会结束。",
      },
    },
    {
      term: { en: "option", zh: "后继" },
      means: {
        en: "[A position that one move reaches.](#options) A position without options is [*terminal*](#end).",
        zh: "[走一步能到达的局面](#options)。没有后继的局面叫[*终止局面*](#end)。",
      },
    },
    {
      term: { en: "normal play", zh: "正常规则" },
      means: { en: "Whoever cannot move loses.", zh: "无法操作者输。" },
    },
    {
      term: { en: "P-position", zh: "必败态（P-position）" },
      means: {
        en: "The *previous* player can force a win: [whoever must move now is lost](#P).",
        zh: "刚走完的一方（previous player）有必胜策略：[现在轮到走的人必败](#P)。",
      },
    },
    {
      term: { en: "N-position", zh: "必胜态（N-position）" },
      means: {
        en: "The *next* player, who moves now, [can force a win](#N).",
        zh: "现在轮到走的一方（next player）[有必胜策略](#N)。",
      },
    },
  ],
  statements: [
    {
      name: { en: "Backward induction", zh: "逆向归纳" },
      says: [
        {
          en: "Every position is either P or N, and not both. It is [P](#P) when [*all* its options](#options) are N; it is [N](#N) when *some* option is P. [A terminal position](#end) has no options, so it is P.",
          zh: "每个局面恰为必败态或必胜态之一。[后继*全*是必胜态](#options)的局面是[必败态](#P)；*有*后继是必败态的局面是[必胜态](#N)。[终止局面](#end)没有后继，所以是必败态。",
        },
      ],
    },
    {
      name: { en: "Bachet’s game", zh: "巴什博弈" },
      says: [
        {
          en: "A move takes [$1$ to $m$ tokens](#takes) from a heap of [$n$](#seen). The position is [P](#P) exactly when $m + 1$ divides $n$.",
          zh: "每步从 [$n$ 个石子的堆](#seen)中取走 [$1$ 到 $m$ 个](#takes)。局面是[必败态](#P)，当且仅当 $m + 1$ 整除 $n$。",
        },
      ],
    },
  ],
  figure: {
    title: { en: "Colour the heaps", zh: "给每一堆上色" },
    hint: {
      en: "Choose what may be taken, then work upwards from the empty heap.",
      zh: "选择可取的石子数，然后从空堆开始逐个往上推。",
    },
    parts: {
      P: { en: "the P-positions", zh: "必败态" },
      N: { en: "the N-positions", zh: "必胜态" },
      options: { en: "the options of the heap in view", zh: "所看的堆的后继" },
      seen: { en: "the heap in view", zh: "所看的堆" },
      end: { en: "the heap without a move", zh: "没有走法的堆" },
      takes: { en: "what may be taken", zh: "可取的石子数" },
    },
  },
  checks: [
    {
      claim: "bash-multiples",
      cases: 1000,
      says: {
        en: "With takes of 1 to 3, a heap is P exactly when 4 divides it.",
        zh: "每步取 1 到 3 个时，一堆是必败态当且仅当 4 整除其个数。",
      },
    },
  ],
  proof: [
    {
      en: "*Backward induction.* Let $h$ be the length of the longest play from the position, and suppose the statement for all positions with a smaller $h$; the [options](#options) are such positions. If some option is P, move there: the opponent is then the player who must move in a P-position and is lost. If all options are N, or there are none, then whatever is moved the opponent can win. ∎",
      zh: "*逆向归纳。*设从该局面出发最长的一局有 $h$ 步，并假设结论对步数更小的局面都成立；[它的后继](#options)正是这样的局面。若有后继是必败态，就走到那里，对手便成为在必败态中行动的人，必败。若后继全是必胜态，或根本没有后继，那么无论怎么走，对手都能赢。∎",
    },
    {
      en: "*Bachet.* From a multiple of $m + 1$, a take of $s$ leaves none, as $1 ≤ s ≤ m$. From any other heap, taking the remainder $r = n \\bmod (m + 1)$ leaves a multiple. So multiples have only options that are no multiples, and all others have one that is: these are the two rules of the statement, and [the empty heap, $0$,](#end) is a multiple. ∎",
      zh: "*巴什博弈。*从 $m + 1$ 的倍数取走 $s$ 个，因为 $1 ≤ s ≤ m$，剩下的不再是倍数。从其他的堆取走余数 $r = n \\bmod (m + 1)$ 个，剩下的就是倍数。可见倍数的后继都不是倍数，非倍数总有是倍数的后继，这正是判定必败态与必胜态的两条规则；而[空堆 $0$](#end) 是倍数。∎",
    },
  ],
  examples: [
    {
      name: { en: "Take 1, 3 or 4", zh: "取 1、3 或 4 个" },
      says: [
        {
          en: "[Heap $0$](#end) is P. Heap $1$ can reach $0$: N. Heap $2$ can only reach $1$: P. Heaps $3$, $4$, $5$ and $6$ can reach $0$ or $2$: N. [Heap $7$](#seen) can reach [$6$, $4$ and $3$](#options), all of them N: P.",
          zh: "[$0$ 个石子](#end)是必败态。$1$ 个能到 $0$：必胜态。$2$ 个只能到 $1$：必败态。$3$、$4$、$5$、$6$ 个都能到 $0$ 或 $2$：必胜态。[$7$ 个](#seen)能到 [$6$、$4$、$3$](#options)，全是必胜态：必败态。",
        },
      ],
      figure: [7, 7, 1, 3, 4],
      facts: [
        { sum: "{1,3,4} 1", outcome: "N" },
        { sum: "{1,3,4} 2", outcome: "P" },
        { sum: "{1,3,4} 3", outcome: "N" },
        { sum: "{1,3,4} 4", outcome: "N" },
        { sum: "{1,3,4} 5", outcome: "N" },
        { sum: "{1,3,4} 6", outcome: "N" },
        { sum: "{1,3,4} 7", outcome: "P" },
      ],
    },
  ],
  mistakes: [
    {
      says: {
        en: "When the largest take is 4, the lost heaps are the multiples of 5.",
        zh: "最多取 4 个，所以 5 的倍数必败。",
      },
      why: {
        en: "That is Bachet’s theorem, and it needs [*every* number from $1$ to $m$](#takes) to be allowed. Where $2$ is forbidden the answer changes; here with takes of $1$, $3$ and $4$:",
        zh: "这是巴什博弈的结论，它要求 [$1$ 到 $m$ 的*每个*数](#takes)都可以取。不许取 $2$ 个时结论就变了。这里以取 $1$、$3$、$4$ 个为例：",
      },
      claim: "false-multiples",
    },
    {
      says: {
        en: "A position with a move to an N-position is P.",
        zh: "能走到必胜态的局面就是必败态。",
      },
      why: {
        en: "*All* options must be N for that. One winning move is enough to win, and one bad move does not hurt: nobody is forced to make it.",
        zh: "必须*所有*后继都是必胜态才行。有一步好棋就足以取胜；有一步坏棋并不要紧，没有人逼你走它。",
      },
    },
  ],
  sources: [
    {
      cite: "E. Zermelo, Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels, Proc. Fifth Int. Congress of Mathematicians, vol. 2 (1913) 501–504",
      about: { en: "the principle", zh: "一般原理" },
    },
    {
      cite: "C.-G. Bachet de Méziriac, Problèmes plaisants et délectables, Lyon, 1612",
      about: { en: "taking 1 to m", zh: "每步取 1 到 m 个" },
    },
  ],
  links: [
    {
      to: "table",
      game: "{1,3,4}",
      most: 200,
      says: { en: "The table of {1,3,4}", zh: "{1,3,4} 的 SG 值表" },
    },
    { to: "graph", sum: "{1,3,4} 7", says: { en: "The graph below heap 7", zh: "7 个石子的全部后续局面" } },
  ],
} as const satisfies Lesson;
