import type { Lesson } from "../lesson.ts";

export const staircase = {
  title: { en: "Staircase Nim", zh: "阶梯博弈" },
  lead: {
    en: "Tokens go down a staircase. Only the odd steps count, because every move from an even step can be answered.",
    zh: "石子逐级走下台阶。只有奇数级起作用，因为从偶数级走的每一步都能被化解。",
  },
  terms: [
    {
      term: { en: "Staircase Nim", zh: "阶梯博弈" },
      means: {
        en: "Steps $1, 2, \\dots$ above [the floor](#floor), which is step $0$. A move takes at least one token from one step and puts what it takes on the next step down. Tokens on the floor are out of the game.",
        zh: "[地面](#floor)为第 $0$ 级，其上有第 $1, 2, \\dots$ 级台阶。每步从某一级取至少一个石子，放到下一级。落到地面的石子不再移动。",
      },
    },
  ],
  statements: [
    {
      name: { en: "Odd steps", zh: "奇数级定理" },
      says: [
        {
          en: "With $t_i$ tokens on step $i$ [the value](#value) is the nim-sum of [the odd steps](#odd):",
          zh: "设第 $i$ 级有 $t_i$ 个石子，则 [SG 值](#value)等于[奇数级](#odd)石子数的异或和：",
        },
        { formula: "g = t_1 ⊕ t_3 ⊕ t_5 ⊕ \\dots", part: "odd" },
      ],
    },
  ],
  figure: {
    title: { en: "The odd steps count", zh: "只看奇数级" },
    hint: {
      en: "Move tokens down, and see the value. Moves from even steps only add to an odd step.",
      zh: "把石子往下移，观察 SG 值。从偶数级走，只是给奇数级增添石子。",
    },
    parts: {
      odd: { en: "the odd steps", zh: "奇数级" },
      even: { en: "the even steps", zh: "偶数级" },
      floor: { en: "the floor", zh: "地面" },
      move: { en: "the step of the winning move", zh: "必胜走法所动的一级" },
      value: { en: "the value", zh: "SG 值" },
    },
  },
  checks: [
    {
      claim: "staircase-odd",
      cases: 500,
      says: { en: "The value is the nim-sum of the odd steps.", zh: "SG 值等于奇数级石子数的异或和。" },
    },
    {
      claim: "pebbles-from-right",
      cases: 500,
      says: {
        en: "Heaps that must stay in order are a staircase of differences, counted from the right.",
        zh: "必须保持不减次序的石子堆，就是由差构成、从右往左编号的阶梯。",
      },
    },
  ],
  proof: [
    {
      en: "Let [$v$](#value) be the nim-sum of [the odd steps](#odd), and put a heap of $v$ Nim tokens beside the staircase. It is enough to show that this sum is P: a position of value $g$ beside a heap of $v$ is P exactly when $g = v$ (see [sums](sums)).",
      zh: "令 [$v$](#value) 为[奇数级](#odd)的异或和，在阶梯旁放一堆 $v$ 个石子的 Nim 堆。只需证明这个和是必败态：SG 值为 $g$ 的局面与 $v$ 个石子的堆相加是必败态，当且仅当 $g = v$（见[游戏的和](sums)）。",
    },
    {
      en: "Call a sum *balanced* when the nim-sum of the odd steps and the heap is $0$. The end is balanced. The second player keeps the balance:",
      zh: "若奇数级与 Nim 堆的异或和为 $0$，就称这个和是*平衡*的。终局是平衡的。后手总能保持平衡：",
    },
    {
      en: "*When the first player moves tokens from [an odd step](#odd)*, or takes from the heap, one Nim heap has become smaller. Answer as [in Nim](nim): some odd step or the heap can be lowered so that the nim-sum is $0$ again. Tokens from an odd step land on an even one, where they do not count.",
      zh: "*若先手动了[奇数级](#odd)*，或从 Nim 堆中取，这相当于某个 Nim 堆变小。照[Nim 游戏](nim)应对：减少某个奇数级或 Nim 堆，使异或和重新为 $0$。从奇数级移走的石子落在偶数级上，不计入异或和。",
    },
    {
      en: "*When the first player moves $m$ tokens from [an even step](#even)* $2i$ to step $2i - 1$, move the same $m$ tokens on to step $2i - 2$. Every odd step is as it was. ∎",
      zh: "*若先手把[偶数级](#even)* $2i$ 上的 $m$ 个石子移到第 $2i - 1$ 级，就把这 $m$ 个石子再移到第 $2i - 2$ 级。各奇数级恢复原样。∎",
    },
  ],
  examples: [
    {
      name: { en: "Steps 2, 1, 3", zh: "各级依次为 2、1、3" },
      says: [
        {
          en: "[Odd steps](#odd) are the first and the third: [$2 ⊕ 3 = 1$](#value), so N. To win, make them equal: [move one token from step $3$ down](#move). That leaves $2, 2, 2$ and $2 ⊕ 2 = 0$.",
          zh: "[奇数级](#odd)是第一级和第三级：[$2 ⊕ 3 = 1$](#value)，必胜态。要取胜就使两者相等：[从第 $3$ 级移下一个石子](#move)，成为 $2, 2, 2$，而 $2 ⊕ 2 = 0$。",
        },
      ],
      figure: [2, 1, 3, 0, 0],
      facts: [
        { sum: "staircase 2,1,3", value: 1 },
        { sum: "staircase 2,2,2", value: 0 },
      ],
    },
    {
      name: { en: "Pebbles: a staircase in disguise", zh: "Pebbles：换了样子的阶梯" },
      says: [
        {
          en: "In a row of heaps no heap may become smaller than the one before it. Taking $m$ from a heap lowers its difference to the heap on its left by $m$ and raises the one on its right: tokens move one step to the right. The last difference is step $1$. For $1, 2, 4$ the differences are $1, 1, 2$, from the right $2, 1, 1$, and the value is $2 ⊕ 1 = 3$.",
          zh: "一排石子堆中，任何一堆都不能少于它前面的一堆。从某堆取走 $m$ 个，它与左邻之差减少 $m$，右邻与它之差增加 $m$：相当于石子向右移一级。最右边的差是第 $1$ 级。对 $1, 2, 4$，各差为 $1, 1, 2$，从右数是 $2, 1, 1$，SG 值为 $2 ⊕ 1 = 3$。",
        },
      ],
      facts: [{ sum: "pebbles 1,2,4", value: 3 }],
    },
  ],
  mistakes: [
    {
      says: { en: "The value is the nim-sum of all steps.", zh: "SG 值等于所有各级的异或和。" },
      why: {
        en: "A token on an even step has an even way to go and gives nobody an advantage: whoever moves it, the other moves it on.",
        zh: "偶数级上的石子要走偶数步，谁也占不到便宜：一方移动它，另一方接着把它再往下移。",
      },
      claim: "false-all-steps",
    },
    {
      says: {
        en: "For Pebbles, take the 1st, 3rd, 5th, … difference from the left.",
        zh: "对 Pebbles，取从左数第 1、3、5、… 个差。",
      },
      why: {
        en: "The floor is on the *right*: a difference leaves the game behind the last heap. Counting from the left is right only when the number of heaps is odd.",
        zh: "地面在*右*边：差越过最后一堆就离开了游戏。只有堆数为奇数时，从左数才碰巧正确。",
      },
      claim: "false-from-left",
    },
  ],
  sources: [
    { cite: "R. P. Sprague, Über zwei Abarten von Nim, Tôhoku Mathematical Journal 43 (1937) 351–354" },
    { cite: "T. S. Ferguson, Game Theory, part I: Impartial Combinatorial Games, section 2.6, exercises" },
  ],
  links: [],
} as const satisfies Lesson;
