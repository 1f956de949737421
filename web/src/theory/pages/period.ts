import type { Lesson } from "../lesson.ts";

export const period = {
  title: { en: "Periods and their proof", zh: "周期及其证明" },
  lead: {
    en: "The values of Kayles repeat for ever. How can finitely many comparisons prove that?",
    zh: "Kayles 的 SG 值永远循环。有限次比较怎么能证明这一点？",
  },
  terms: [
    {
      term: { en: "period, preperiod", zh: "周期与前周期" },
      means: {
        en: "The values $g(0), g(1), \\dots$ have period [$p$](#columns) from [$n_0$](#from) on when [$g(n + p) = g(n)$](#window) for all $n ≥ n_0$. The least such $n_0$ is the preperiod.",
        zh: "若对所有 $n ≥ n_0$ 都有 [$g(n + p) = g(n)$](#window)，就说 $g(0), g(1), \\dots$ 从 [$n_0$](#from) 起以 [$p$](#columns) 为周期。最小的 $n_0$ 叫前周期。",
      },
    },
    {
      term: { en: "exception", zh: "例外" },
      means: {
        en: "A heap below $n_0$ [whose value differs](#differs) from that of the heaps from $n_0$ on that are a multiple of $p$ larger.",
        zh: "小于 $n_0$ 的堆，[其 SG 值与周期部分中相差 $p$ 的倍数的堆不同](#differs)。",
      },
    },
    {
      term: { en: "certificate", zh: "证书" },
      means: {
        en: "What was compared, so that everyone can compare it again: here $n_0$, $p$ and [the values of the window](#window).",
        zh: "把比较过的内容记录下来，使任何人都能重新核对：这里就是 $n_0$、$p$ 与[窗口内的各个值](#window)。",
      },
    },
  ],
  statements: [
    {
      name: { en: "Guy and Smith’s theorem", zh: "Guy–Smith 定理" },
      says: [
        {
          en: "Let an [octal code](octal) have its last non-zero digit at place $k$, and let [$n_0, p ≥ 1$](#columns). If $g(n + p) = g(n)$ for all $n$ with",
          zh: "设[八进制代码](octal)最后一个非零数字在第 $k$ 位，[$n_0, p ≥ 1$](#columns)。若对满足",
        },
        { formula: "n_0 ≤ n < 2n_0 + p + k,", part: "window" },
        {
          en: "then $g(n + p) = g(n)$ for all $n ≥ n_0$.",
          zh: "的所有 $n$ 都有 $g(n + p) = g(n)$，则对所有 $n ≥ n_0$ 都有 $g(n + p) = g(n)$。",
        },
      ],
    },
    {
      name: { en: "Subtraction sets", zh: "固定的可取集合" },
      says: [
        {
          en: "For takes from a finite set with largest member $m$ it is enough to compare $n_0 ≤ n < n_0 + m$, and a period always exists.",
          zh: "若可取的石子数限于有限集，其最大数为 $m$，则只需对 $n_0 ≤ n < n_0 + m$ 比较，并且周期一定存在。",
        },
      ],
    },
    {
      name: { en: "Taking consecutive numbers", zh: "取连续的若干个数" },
      says: [
        {
          en: "For takes of $L$ to $R$ tokens [the period is $P = L + R$](#columns), from the start:",
          zh: "每步取 $L$ 至 $R$ 个时，从一开始就[以 $P = L + R$ 为周期](#columns)：",
        },
        { formula: "g(n) = ⌊(n \\bmod P) / L⌋." },
        {
          en: "Without an upper bound $R$ it is $g(n) = ⌊n / L⌋$.",
          zh: "若没有上界 $R$，则 $g(n) = ⌊n / L⌋$。",
        },
      ],
    },
  ],
  figure: {
    title: { en: "Find the period", zh: "寻找周期" },
    hint: {
      en: "Change the number of columns until they stand still. Red values differ from the one below; the green ones are the window that the theorem asks for.",
      zh: "改变列数，直到各列不再变化。红色的值与下方不同，绿色的是定理要求比较的窗口。",
    },
    parts: {
      columns: { en: "the number of columns", zh: "列数" },
      window: { en: "what the theorem asks to compare", zh: "定理要求比较的部分" },
      differs: { en: "values that differ from the one below", zh: "与下方不同的值" },
      from: { en: "where the values begin to agree", zh: "各值开始一致之处" },
      last: { en: "the last value that differs", zh: "最后一个不同的值" },
    },
  },
  checks: [
    {
      claim: "kayles-certificate",
      cases: 1,
      says: {
        en: "The window of Kayles, compared here and now.",
        zh: "Kayles 的窗口，当场比较。",
      },
    },
    {
      claim: "kayles-period",
      cases: 400,
      says: {
        en: "The published values of Kayles agree with the rules, heap by heap.",
        zh: "文献中 Kayles 的 SG 值与规则逐堆一致。",
      },
    },
    {
      claim: "consecutive-takes",
      cases: 400,
      says: {
        en: "With takes of 3 to 7 a heap has the value that its remainder by 10 tells.",
        zh: "每步取 3 至 7 个时，堆的 SG 值由除以 10 的余数得出。",
      },
    },
  ],
  proof: [
    {
      en: "By induction: let $n ≥ 2n_0 + p + k$, and let [the equality hold for all smaller numbers from $n_0$ on](#window). To show: $n$ and $n + p$ have options of the same values.",
      zh: "用归纳法：设 $n ≥ 2n_0 + p + k$，且[等式对从 $n_0$ 起所有更小的数成立](#window)。要证：$n$ 与 $n + p$ 的后继有相同的值。",
    },
    {
      en: "A move from $n + p$ takes at most $k$ tokens and leaves at most two heaps, together at least $2n_0 + 2p$. So the larger one, $a$, is at least $n_0 + p$; and it is less than $n + p$, as a move that takes nothing splits the heap. Hence $n_0 ≤ a - p < n$ and $g(a) = g(a - p)$. With $a - p$ in place of $a$ it is a move from $n$, and leads to the same value.",
      zh: "从 $n + p$ 走一步，至多取 $k$ 个，至多剩两堆，总数至少为 $2n_0 + 2p$。所以较大的一堆 $a$ 至少为 $n_0 + p$；又因为不取石子的一步必定分堆，所以 $a < n + p$。于是 $n_0 ≤ a - p < n$，$g(a) = g(a - p)$。把 $a$ 换成 $a - p$，就得到从 $n$ 出发、值相同的一步。",
    },
    {
      en: "A move from $n$ leaves together at least $2n_0 + p$, so the larger heap $a$ has $n_0 ≤ a < n$ and $g(a) = g(a + p)$. With $a + p$ in place of $a$ it is a move from $n + p$ to the same value. So the mex is the same: $g(n + p) = g(n)$. ∎",
      zh: "从 $n$ 走一步，剩下的总数至少为 $2n_0 + p$，较大的一堆 $a$ 满足 $n_0 ≤ a < n$，$g(a) = g(a + p)$。把 $a$ 换成 $a + p$，就得到从 $n + p$ 出发、值相同的一步。所以 mex 相同，$g(n + p) = g(n)$。∎",
    },
    {
      en: "*Subtraction sets*: $g(n)$ is determined by the $m$ values before it, so when $m$ values in a row have come back, so does everything after them. There are finitely many rows of $m$ values, as no value exceeds the number of takes; so some row comes back.",
      zh: "*固定的可取集合*：$g(n)$ 由它前面的 $m$ 个值决定，所以一旦连续 $m$ 个值重现，其后的一切也都重现。每个值不超过取数的种数，连续 $m$ 个值只有有限多种，所以必有重现。",
    },
    {
      en: "*Consecutive numbers*, by induction. Write $f(n)$ for the right-hand side and $r = n \\bmod P$, which is at most $L + R - 1$. *No option has value $f(n)$*: a take $s ≤ r$ leaves the remainder $r - s ≤ r - L$, whose quotient by $L$ is smaller; a take $s > r$ leaves $r - s + P$, which is at least $r + L$ as $s ≤ R$, and its quotient is larger.",
      zh: "*连续的若干个数*：用归纳法。记右端为 $f(n)$，$r = n \\bmod P$，它不超过 $L + R - 1$。*没有后继的值为 $f(n)$*：取 $s ≤ r$ 个，余数为 $r - s ≤ r - L$，除以 $L$ 的商更小；取 $s > r$ 个，余数为 $r - s + P$，由 $s ≤ R$，它不小于 $r + L$，商更大。",
    },
    {
      en: "*Every $v < f(n)$ is the value of an option*: let $t$ be the smaller of $r - L$ and $vL + L - 1$. It is at least $vL$, so its quotient is $v$. The take $s = r - t$ is at least $L$; and it is at most $R$, as it is $L$ or $r - vL - L + 1 ≤ R$. Without an upper bound a take lowers $⌊n / L⌋$, and to leave $vL$ takes at least $L$. ∎",
      zh: "*每个 $v < f(n)$ 都是某个后继的值*：取 $t$ 为 $r - L$ 与 $vL + L - 1$ 中较小者。它不小于 $vL$，所以商为 $v$。所取的 $s = r - t$ 不小于 $L$；它又不超过 $R$，因为它等于 $L$ 或 $r - vL - L + 1 ≤ R$。没有上界时，每一步都使 $⌊n / L⌋$ 变小，而要剩下 $vL$ 个，取走的不少于 $L$ 个。∎",
    },
  ],
  examples: [
    {
      name: { en: "Kayles", zh: "Kayles" },
      says: [
        {
          en: "Kayles is $\\mathbf{0.77}$: $k = 2$. The last exception is [$70$](#last), where the value is $6$ and not $2$ as at $82$. So [$n_0 = 71$](#from), [$p = 12$](#columns), and",
          zh: "Kayles 是 $\\mathbf{0.77}$，$k = 2$。最后一个例外是 [$70$](#last)，其值为 $6$，而 $82$ 处为 $2$。所以 [$n_0 = 71$](#from)，[$p = 12$](#columns)，要比较的是",
        },
        { formula: "71 ≤ n < 2 \\cdot 71 + 12 + 2 = 156.", part: "window" },
        {
          en: "That takes the values up to heap $167$. [They agree](#window), and so do all others, for ever.",
          zh: "这需要算到 $167$ 个石子。[它们全部相等](#window)，于是此后永远相等。",
        },
      ],
      figure: [0, 12],
      facts: [
        { sum: "kayles 70", value: 6 },
        { sum: "kayles 82", value: 2 },
        { sum: "kayles 155", value: 7 },
        { sum: "kayles 167", value: 7 },
      ],
    },
    {
      name: { en: "Take 3 to 7", zh: "取 3 至 7 个" },
      says: [
        {
          en: "$L = 3$ and $R = 7$, so [$P = 10$](#columns). The remainders $0$ to $9$ have the values $0, 0, 0, 1, 1, 1, 2, 2, 2, 3$.",
          zh: "$L = 3$，$R = 7$，所以 [$P = 10$](#columns)。余数 $0$ 至 $9$ 的 SG 值依次为 $0, 0, 0, 1, 1, 1, 2, 2, 2, 3$。",
        },
      ],
      figure: [3, 10],
      facts: [
        { sum: "{3..7} 9", value: 3 },
        { sum: "{3..7} 10", value: 0 },
        { sum: "{3..7} 25", value: 1 },
      ],
    },
  ],
  mistakes: [
    {
      says: {
        en: "A pattern that has come back eighteen times will go on.",
        zh: "重复了十八次的规律会一直继续下去。",
      },
      why: {
        en: "In $\\mathbf{0.16}$ the values from heap $571$ repeat with period $3$, eighteen times, and then stop. The theorem would have asked for all $n < 2 \\cdot 571 + 3 + 2$. The true period is $149\\,459$, from heap $105\\,351$ on (Gangolli and Plambeck 1989).",
        zh: "$\\mathbf{0.16}$ 的 SG 值从 $n = 571$ 起以 $3$ 为周期重复了十八次，然后中断。定理要求比较到 $n < 2 \\cdot 571 + 3 + 2$ 为止。真正的周期是 $149\\,459$，从堆 $105\\,351$ 开始（Gangolli 与 Plambeck 1989）。",
      },
      claim: "false-eighteen-times",
    },
    {
      says: {
        en: "Every game with a finite code is known to be periodic.",
        zh: "凡是代码有限的游戏，都已知有周期。",
      },
      why: {
        en: "Whether every finite octal game is periodic is an open question; many short codes are unsolved.",
        zh: "是否每个有限八进制游戏都有周期，至今没有解决；许多很短的代码也没有答案。",
      },
    },
    {
      says: {
        en: "The theorem applies to Grundy’s game.",
        zh: "这个定理也适用于 Grundy 游戏。",
      },
      why: {
        en: "There the two heaps that are left must be *different*. Replacing $a$ by $a - p$ could make them equal, and the proof breaks. Nobody knows whether its values are periodic.",
        zh: "Grundy 游戏中剩下的两堆必须*不同*。把 $a$ 换成 $a - p$ 可能使两堆相等，证明就不成立了。它的 SG 值是否有周期，没有人知道。",
      },
    },
  ],
  sources: [
    {
      cite: "R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Cambridge Philos. Soc. 52 (1956) 514–526",
    },
    {
      cite: "A. Gangolli, T. Plambeck, A note on periodicity in some octal games, Int. Journal of Game Theory 18 (1989) 311–320",
      about: { en: "0.16 and others", zh: "0.16 等游戏" },
    },
  ],
  links: [
    { to: "table", game: "kayles", most: 1000, says: { en: "Kayles to 1000", zh: "Kayles，直到 1000" } },
    { to: "table", game: "0.16", most: 2000, says: { en: "0.16 to 2000", zh: "0.16，直到 2000" } },
  ],
} as const satisfies Lesson;
