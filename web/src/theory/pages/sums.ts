import type { Lesson } from "../lesson.ts";

export const sums = {
  title: { en: "Values and sums", zh: "SG 值与游戏的和" },
  lead: {
    en: "One number for each position says all that matters when games are played side by side.",
    zh: "把几个游戏放在一起玩时，每个局面只需记住一个数。",
  },
  terms: [
    {
      term: { en: "value", zh: "SG 值" },
      means: {
        en: "The *SG value* (Grundy value, nimber) [$g(x)$](#kayles) of a position $x$: the [mex](mex) of the values of its options. Terminal positions have value $0$.",
        zh: "局面 $x$ 的 *SG 值*（Sprague–Grundy 值）[$g(x)$](#kayles)：它所有后继的 SG 值的 [mex](mex)。终止局面的 SG 值为 $0$。",
      },
    },
    {
      term: { en: "sum", zh: "和" },
      means: {
        en: "In the sum $x + y$ a player chooses [one component](#kayles) and moves in it; [the other](#nim) stays. It ends when neither can be moved in. The two may be of different games.",
        zh: "在和 $x + y$ 中，每步选择[一个子游戏](#kayles)并在其中走一步，[另一个子游戏](#nim)不动；两个子游戏都无法操作时结束。两个子游戏可以属于不同的游戏。",
      },
    },
    {
      term: { en: "nim-sum", zh: "异或和" },
      means: {
        en: "[$a ⊕ b$](#sum): addition in binary without carrying, “exclusive or”. So $x ⊕ x = 0$, and $x ⊕ y = 0$ only when $x = y$.",
        zh: "[$a ⊕ b$](#sum)：不进位的二进制加法，即按位异或。因此 $x ⊕ x = 0$，且仅当 $x = y$ 时 $x ⊕ y = 0$。",
      },
    },
  ],
  statements: [
    {
      name: { en: "The Sprague–Grundy theorem", zh: "Sprague–Grundy 定理" },
      says: [
        {
          en: "[The value of a sum](#sum) is the nim-sum of the values of its components:",
          zh: "[和的 SG 值](#sum)等于各子游戏 SG 值的异或和：",
        },
        { formula: "g(x_1 + \\dots + x_k) = g(x_1) ⊕ \\dots ⊕ g(x_k).", part: "sum" },
        {
          en: "A position is P exactly when its value is $0$. So a sum is P exactly when [this nim-sum is $0$](#sum).",
          zh: "局面是必败态，当且仅当其 SG 值为 $0$。所以和是必败态，当且仅当[这个异或和为 $0$](#sum)。",
        },
      ],
    },
  ],
  figure: {
    title: { en: "Kayles beside Nim", zh: "Kayles 与 Nim 之和" },
    hint: {
      en: "Change the row of pins and the heap of tokens. The sum is lost when the two values agree.",
      zh: "改变木瓶数与石子数。两个 SG 值相等时，和是必败态。",
    },
    parts: {
      kayles: { en: "the row of pins and its value", zh: "木瓶与其 SG 值" },
      nim: { en: "the heap of tokens and its value", zh: "石子堆与其 SG 值" },
      sum: { en: "the nim-sum", zh: "异或和" },
      ways: { en: "the winning moves", zh: "必胜走法" },
    },
  },
  checks: [
    {
      claim: "kayles-sums",
      cases: 91,
      says: {
        en: "For two rows of Kayles, played together as one game with no rule for adding, the value is the nim-sum.",
        zh: "把两行木瓶当作一个游戏，不用任何加法规则直接推演，SG 值等于两者的异或和。",
      },
    },
  ],
  proof: [
    {
      en: "*Value $0$ means P.* By the definition of mex, a position has value $0$ exactly when no option has value $0$. Read “value $0$” as P and “other value” as N: these are the two rules of [backward induction](outcomes).",
      zh: "*SG 值为 $0$ 即必败态。*由 mex 的定义，局面的 SG 值为 $0$，当且仅当没有后继的 SG 值为 $0$。把“值为 $0$”读作必败态，“值不为 $0$”读作必胜态，这正是[逆向归纳](outcomes)的两条规则。",
    },
    {
      en: "*Sums.* Let the components have values $v_1, \\dots, v_k$ and [$s = v_1 ⊕ \\dots ⊕ v_k$](#sum). By induction the theorem holds for every option of the sum. To show: $s$ is the mex of the values of the options.",
      zh: "*和。*设各子游戏的值为 $v_1, \\dots, v_k$，令 [$s = v_1 ⊕ \\dots ⊕ v_k$](#sum)。由归纳假设，定理对这个和的每个后继成立。要证 $s$ 是各后继之值的 mex。",
    },
    {
      en: "(1) *No option has value $s$.* A move in component $i$ changes $v_i$ to the value of one of its options, which is never $v_i$ itself. So the nim-sum changes.",
      zh: "（1）*没有后继的值为 $s$。*在子游戏 $i$ 中走一步，$v_i$ 变成它某个后继的值，而那不会等于 $v_i$。所以异或和必定改变。",
    },
    {
      en: "(2) *Every $t < s$ is the value of an option.* Let $d = s ⊕ t$. In the highest place where $d$ has a $1$, $s$ has a $1$ and $t$ a $0$, since $t < s$. Some $v_i$ has a $1$ in that place. Then $v_i ⊕ d < v_i$, so component $i$ has an option of that value, and moving there makes the nim-sum $s ⊕ d = t$. ∎",
      zh: "（2）*每个 $t < s$ 都是某个后继的值。*令 $d = s ⊕ t$。在 $d$ 的最高位 $1$ 处，因为 $t < s$，所以 $s$ 为 $1$ 而 $t$ 为 $0$。于是某个 $v_i$ 在该位为 $1$，从而 $v_i ⊕ d < v_i$，子游戏 $i$ 有取这个值的后继；走到它，异或和变为 $s ⊕ d = t$。∎",
    },
  ],
  examples: [
    {
      name: { en: "Four pins and two tokens", zh: "四个木瓶与两个石子" },
      says: [
        {
          en: "[A row of $4$ in Kayles has value $1$](#kayles), [a heap of $2$ in Nim has value $2$](#nim). The nim-sum is [$1 ⊕ 2 = 3$](#sum): N. [A winning move](#ways) makes the values equal. In Nim: take $1$ and leave value $1$. In Kayles: knock down two pins at an end and leave a row of $2$, whose value is $2$. That move wins although it *raises* the value.",
          zh: "[Kayles $4$ 个木瓶的 SG 值为 $1$](#kayles)，[Nim $2$ 个石子的 SG 值为 $2$](#nim)，异或和 [$1 ⊕ 2 = 3$](#sum)：必胜态。[必胜走法](#ways)是使两个值相等。在 Nim 中取走 $1$ 个，剩下值 $1$；在 Kayles 中击倒一端的两个木瓶，剩下 $2$ 个，值为 $2$。后一步使值*变大*，同样取胜。",
        },
      ],
      figure: [4, 2],
      facts: [
        { sum: "kayles 4 + nim 2", value: 3 },
        { sum: "kayles 4 + nim 1", value: 0 },
        { sum: "kayles 2 + nim 2", value: 0 },
      ],
    },
  ],
  mistakes: [
    {
      says: {
        en: "Only zero or non-zero matters: two won positions make a won sum.",
        zh: "SG 值只需区分零与非零：两个必胜态之和还是必胜态。",
      },
      why: {
        en: "Two components of *equal* value make a P-position, whatever the value. In a sum the number itself counts.",
        zh: "两个 SG 值*相等*的子游戏之和总是必败态。在和中，数值本身才重要。",
      },
      claim: "false-zero-or-not",
    },
    {
      says: {
        en: "From nim-sum 0 some move lowers the value of a component, as in Nim.",
        zh: "异或和为 0 时，总有一步使某个子游戏的 SG 值变小，就像 Nim 游戏那样。",
      },
      why: {
        en: "A position of value $v$ may have options of values above $v$, and sometimes has no others. With takes of $1$, $3$ and $4$:",
        zh: "SG 值为 $v$ 的局面可以有值更大的后继，有时后继的值全都更大。以取 $1$、$3$、$4$ 个为例：",
      },
      claim: "false-lowers",
    },
  ],
  sources: [
    { cite: "R. P. Sprague, Über mathematische Kampfspiele, Tôhoku Mathematical Journal 41 (1935) 438–444" },
    { cite: "P. M. Grundy, Mathematics and games, Eureka 2 (1939) 6–8" },
  ],
  links: [
    { to: "table", game: "kayles", most: 200, says: { en: "The table of Kayles", zh: "Kayles 的 SG 值表" } },
  ],
} as const satisfies Lesson;
