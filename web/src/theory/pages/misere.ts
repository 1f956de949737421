import type { Lesson } from "../lesson.ts";

export const misere = {
  title: { en: "Misère play", zh: "反常规则" },
  lead: {
    en: "Whoever cannot move wins. Nim stays easy; a famous rule for all games is false.",
    zh: "无法操作者赢。Nim 游戏仍然容易，而一条流传很广的通用规则是错的。",
  },
  terms: [
    {
      term: { en: "misère play", zh: "反常规则" },
      means: {
        en: "[Whoever cannot move *wins*](#play): whoever makes the last move loses. A terminal position is N.",
        zh: "[无法操作者*赢*](#play)，也就是走最后一步的人输。终止局面是必胜态。",
      },
    },
    {
      term: { en: "small, large", zh: "小与大" },
      means: {
        en: "A sum is *small* when all components have [value $0$ or $1$](#values) (the values of normal play), else *large*.",
        zh: "各子游戏的 SG 值（按正常规则计算）都是 [$0$ 或 $1$](#values) 的和称为*小*的，否则称为*大*的。",
      },
    },
  ],
  statements: [
    {
      name: { en: "Backward induction", zh: "逆向归纳" },
      says: [
        {
          en: "A position is [N](#play) when it has no move or *some* option is P; it is [P](#play) when it has moves and *all* its options are N.",
          zh: "没有走法的局面，或*有*后继是必败态的局面，是[必胜态](#play)；有走法而后继*全*是必胜态的局面是[必败态](#play)。",
        },
      ],
    },
    {
      name: { en: "Misère Nim (Bouton)", zh: "反常 Nim（Bouton）" },
      says: [
        {
          en: "Heaps of Nim are won by the next player exactly when [some heap exceeds $1$ and the nim-sum is not $0$, or no heap exceeds $1$ and the nim-sum is $0$](#rule).",
          zh: "若干 Nim 堆先手必胜，当且仅当：[有堆大于 $1$ 且异或和不为 $0$；或者没有堆大于 $1$ 且异或和为 $0$](#rule)。",
        },
      ],
    },
    {
      name: { en: "The Anti-SG rule, with its condition", zh: "Anti-SG 规则及其条件" },
      says: [
        {
          en: "Suppose no move splits a position into several, and every position of value $0$ that has a move has an option of value $1$. Then a sum of such positions is won by the next player exactly when [it is large and the nim-sum of the values is not $0$, or small and the nim-sum is $0$](#rule). This is the multiplication of the misère quotient of Nim; [where the condition fails](#fails) there may be another quotient.",
          zh: "假设走法不会把局面拆成几个，并且每个 SG 值为 $0$ 而有走法的局面都有 SG 值为 $1$ 的后继。那么这种局面的和先手必胜，当且仅当：[它是大的且异或和不为 $0$；或者它是小的且异或和为 $0$](#rule)。这就是 Nim 的反常商的乘法；[条件不成立时](#fails)，也许另有一个商。",
        },
      ],
    },
    {
      name: { en: "The condition where moves split", zh: "走法会拆分局面时的条件" },
      says: [
        {
          en: "An option may be a sum, small or large. Then the rule holds when every position $x$ that can be reached meets these. (A) If $x$ has value $0$ and a move, it has an option of nim-sum $1$, and no large one. (B) If $x$ has value $1$, it has no large option of nim-sum $0$. (C) If $x$ has a value above $1$, then for $r = 0$ and for $r = 1$ it has a large option of nim-sum $r$ or a small one of nim-sum $1 - r$.",
          zh: "这时后继可能是和，有小有大。若能到达的每个局面 $x$ 都满足以下各条，规则成立。（A）若 $x$ 的 SG 值为 $0$ 且有走法，则它有异或和为 $1$ 的后继，而这样的后继都不是大的。（B）若 $x$ 的 SG 值为 $1$，则它没有异或和为 $0$ 的大后继。（C）若 $x$ 的 SG 值大于 $1$，则对 $r = 0$ 与 $r = 1$，它都有异或和为 $r$ 的大后继，或者有异或和为 $1 - r$ 的小后继。",
        },
      ],
    },
  ],
  figure: {
    title: { en: "Where the rule fails", zh: "规则在哪里失效" },
    hint: {
      en: "Choose a game: the rule is compared with plain misère play. Mark a position to see its options.",
      zh: "选择一个游戏，把规则与反常规则下的实际推演相比较。点选一个局面可查看其后继。",
    },
    parts: {
      values: { en: "the values", zh: "SG 值" },
      rule: { en: "who wins by the rule", zh: "按规则的胜负" },
      play: { en: "who wins by play", zh: "按推演的胜负" },
      seen: { en: "the position in view", zh: "所看的局面" },
      fails: { en: "where the rule fails", zh: "规则失效之处" },
      graph: { en: "the graph of four nodes", zh: "四个结点的图" },
    },
  },
  checks: [
    {
      claim: "nim-misere",
      cases: 500,
      says: { en: "Bouton’s rule for misère Nim.", zh: "反常 Nim 的 Bouton 规则。" },
    },
    {
      claim: "graphs-misere",
      cases: 500,
      says: {
        en: "The Anti-SG rule for tokens on all graphs that meet its condition.",
        zh: "在满足条件的全部有向图上，Anti-SG 规则成立。",
      },
    },
    {
      claim: "subtraction-misere",
      cases: 300,
      says: {
        en: "The rule for heaps from which 2 or 5 are taken; every fixed set of takes meets the condition (Ferguson).",
        zh: "每步取 2 或 5 个的石子堆符合规则；凡可取集合固定的游戏都满足条件（Ferguson）。",
      },
    },
  ],
  proof: [
    {
      en: "*Backward induction* is that of [normal play](outcomes); only the end differs, where the player who must move has won.",
      zh: "*逆向归纳*与[正常规则](outcomes)下相同，只有终局不同：轮到走的人已经赢了。",
    },
    {
      en: "*The rule.* Call a sum *lost* when it is large with nim-sum $0$, or small with nim-sum $1$. To show: the end is not lost; from a lost sum no move leads to a lost one; from any other sum that has not ended some move does. For Nim “large” means that some heap exceeds $1$, and the condition holds: only the empty heap has value $0$.",
      zh: "*规则。*若一个和是大的且异或和为 $0$，或是小的且异或和为 $1$，就称它为*败*和。要证：终局不是败和；从败和走一步不会到达败和；从其他未结束的和，总有一步到达败和。对 Nim 游戏，“大”就是有堆大于 $1$；条件成立，因为只有空堆的 SG 值为 $0$。",
    },
    {
      en: "(1) *The end* is small with nim-sum $0$: not lost. Indeed the player who must move has won.",
      zh: "（1）*终局*是小的，异或和为 $0$，不是败和：轮到走的人确实已经赢了。",
    },
    {
      en: "(2) *Large, nim-sum $0$.* At least two values exceed $1$, or their highest digits could not cancel. After a move one of them is left, and the nim-sum is not $0$: not lost. *Small, nim-sum $1$.* A move changes the nim-sum. If the sum stays small, it becomes $0$: not lost. It cannot become large with nim-sum $0$, as one value above $1$ does not cancel.",
      zh: "（2）*大，异或和为 $0$。*至少有两个值大于 $1$，否则最高位无法抵消。走一步之后还剩一个，且异或和不为 $0$：不是败和。*小，异或和为 $1$。*走一步必使异或和改变。若仍是小的，异或和变为 $0$：不是败和；也不可能变成大的且异或和为 $0$，因为单独一个大于 $1$ 的值无法抵消。",
    },
    {
      en: "(3) *Small, nim-sum $0$, not ended.* If a component has value $1$, it has an option of value $0$. If all have value $0$, one that can move has an option of value $1$: *here the condition is used*. The nim-sum becomes $1$: lost.",
      zh: "（3）*小，异或和为 $0$，未结束。*若有子游戏值为 $1$，它有值为 $0$ 的后继；若全为 $0$，则某个能动的子游戏有值为 $1$ 的后继，*条件就用在这里*。异或和变为 $1$：败和。",
    },
    {
      en: "(4) *Large, nim-sum not $0$.* If two values exceed $1$, make the nim-sum $0$ as in normal play; one of them is left: lost. If only one value $v$ exceeds $1$, the others have nim-sum $0$ or $1$, and $v$ has options of value $0$ and of value $1$: choose the one that makes the nim-sum $1$. ∎",
      zh: "（4）*大，异或和不为 $0$。*若至少两个值大于 $1$，照正常规则使异或和变为 $0$，仍剩一个大于 $1$ 的：败和。若只有一个值 $v$ 大于 $1$，其余的异或和为 $0$ 或 $1$，而 $v$ 有值为 $0$ 和值为 $1$ 的后继，选择使异或和变为 $1$ 的那个。∎",
    },
    {
      en: "*Where moves split*, write $v$ for the value of the component that is moved in. (2) A move from a small sum that makes the nim-sum $0$ has an option of nim-sum $1 - v$, small by (A) or (B): the sum stays small. (3) The option of nim-sum $1 - v$ is small by (A) or (B). (4) Where only $v$ exceeds $1$, let $r$ be the nim-sum of the others: by (C) a move makes the sum large with nim-sum $0$, or small with nim-sum $1$. The other steps stay as they are. ∎",
      zh: "*走法会拆分局面时*，记所动子游戏的 SG 值为 $v$。（2）从小的和走一步使异或和变为 $0$，后继的异或和为 $1 - v$，由（A）或（B）是小的，所以和仍是小的。（3）异或和为 $1 - v$ 的后继由（A）或（B）是小的。（4）若只有 $v$ 大于 $1$，设其余的异或和为 $r$：由（C），有一步使和变为异或和为 $0$ 的大和，或异或和为 $1$ 的小和。其余各步不变。∎",
    },
  ],
  examples: [
    {
      name: { en: "The smallest graph where the rule fails", zh: "规则失效的最小的图" },
      says: [
        {
          en: "[Four nodes](#graph), with options $0$: none, $1$: $0$, $2$: $0$ and $1$, $3$: $2$. The values are [$0, 1, 2, 0$](#values). From $3$ the only move is to $2$; the opponent moves to $1$, you must move to $0$, and the opponent, who cannot move, wins. So [$3$ is lost](#play). The rule says [“small, nim-sum $0$: won”](#rule). [Node $3$](#seen) breaks the condition: value $0$, a move, but no option of value $1$.",
          zh: "[四个结点](#graph)，后继为 $0$：无；$1$：$0$；$2$：$0$ 和 $1$；$3$：$2$。SG 值依次为 [$0, 1, 2, 0$](#values)。从 $3$ 只能走到 $2$；对手走到 $1$，你只能走到 $0$，对手无法操作而获胜。所以 [$3$ 是必败态](#play)。按规则却是[“小，异或和为 $0$，必胜”](#rule)。[结点 $3$](#seen) 违反了条件：值为 $0$，有走法，却没有值为 $1$ 的后继。",
        },
      ],
      figure: [0, 3],
      facts: [
        { sum: "dag 1>0,2>0,2>1,3>2@3", outcome: "P", misere: true },
        { sum: "dag 1>0,2>0,2>1,3>2@3", value: 0 },
        { sum: "dag 1>0,2>0,2>1,3>2@2", value: 2 },
      ],
    },
    {
      name: { en: "Nim to the last token", zh: "Nim 的收尾" },
      says: [
        {
          en: "Play as in normal Nim until your move would leave only heaps of one token. Then leave an *odd* number of them. From $1, 1, 3$ take all of the $3$ in normal play, but only $2$ of it in misère play.",
          zh: "照正常 Nim 的走法，直到你走完后将只剩单个石子的堆；这时要留下*奇数*堆。面对 $1, 1, 3$：正常规则下取完 $3$ 那一堆，反常规则下只取其中 $2$ 个。",
        },
      ],
      facts: [
        { sum: "nim 1 1 3", outcome: "N", misere: true },
        { sum: "nim 1 1 1", outcome: "P", misere: true },
        { sum: "nim 1 1", outcome: "N", misere: true },
        { sum: "nim 1 1", outcome: "P" },
      ],
    },
  ],
  mistakes: [
    {
      says: {
        en: "The Anti-SG rule (“SJ theorem”) holds for all games.",
        zh: "Anti-SG 规则（“SJ 定理”）对所有游戏成立。",
      },
      why: {
        en: "It is true when the play ends as soon as all values are $0$, or under the condition above. For plain misère play it fails, on the graph of four nodes first:",
        zh: "若规定所有子游戏的 SG 值都为 $0$ 时游戏即结束，或满足上述条件，它才成立。对一般的反常规则它是错的，最小的反例是四个结点的图：",
      },
      claim: "false-anti-sg-graph",
    },
    {
      says: { en: "… then at least for Kayles.", zh: "……那么至少对 Kayles 成立。" },
      why: {
        en: "[A row of $8$](#seen) has value $1$, and is [won](#play).",
        zh: "[$8$ 个木瓶](#seen)的 SG 值为 $1$，却是[必胜态](#play)。",
      },
      claim: "false-anti-sg-kayles",
      figure: [2, 8],
    },
    {
      says: { en: "… or for Grundy’s game.", zh: "……或者对 Grundy 游戏成立。" },
      why: {
        en: "[A heap of $18$](#seen) has value $4$, and is [lost](#play). Smaller heaps hide the failure.",
        zh: "[$18$ 个石子的堆](#seen) SG 值为 $4$，却是[必败态](#play)。更小的堆都看不出问题。",
      },
      claim: "false-anti-sg-grundy",
      figure: [3, 18],
    },
    {
      says: {
        en: "For forests, apply the rule to the value of each tree.",
        zh: "对森林，把规则用于每棵树的 SG 值。",
      },
      why: {
        en: "It must be applied to the *branches* at the ground, each of which has value $1$ or more. A whole tree may have value $0$ and still have moves.",
        zh: "应当用于地面上的各个*树枝*，每枝的值至少为 $1$。整棵树的值可能为 $0$，却仍有走法。",
      },
      claim: "false-whole-trees",
    },
    {
      says: {
        en: "Misère play is normal play with the outcomes exchanged.",
        zh: "反常规则就是把正常规则的胜负对调。",
      },
      why: {
        en: "A single heap of two or more tokens is won under both.",
        zh: "不少于两个石子的单独一堆，在两种规则下都是必胜态。",
      },
      claim: "false-exchanged",
    },
  ],
  sources: [
    {
      cite: "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics (2) 3 (1901) 35–39",
    },
    {
      cite: "P. M. Grundy, C. A. B. Smith, Disjunctive games with the last player losing, Proc. Cambridge Philos. Soc. 52 (1956) 527–533",
    },
    {
      cite: "T. S. Ferguson, On sums of graph games with last player losing, Int. Journal of Game Theory 3 (1974) 159–167",
      about: { en: "fixed sets of takes", zh: "固定的可取集合" },
    },
    {
      cite: "贾志豪，组合游戏略述——浅谈 SG 游戏的若干拓展及变形，2009 年国家集训队论文",
      about: {
        en: "Jia Zhihao, 2009: the rule, for play that ends when all values are 0",
        zh: "规则的出处，其中游戏在所有 SG 值为 0 时结束",
      },
    },
  ],
  links: [
    {
      to: "graph",
      sum: "dag 1>0,2>0,2>1,3>2@3",
      says: { en: "The graph of four nodes", zh: "四个结点的图" },
    },
  ],
} as const satisfies Lesson;
