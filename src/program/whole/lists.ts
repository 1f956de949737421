import type { Whole } from "./whole.ts";

const LIST = "T (n a*n)*";
const SQUARES = {
  en: "n coins, and their squares from left to right, the first square being 0",
  zh: "n 枚硬币，以及从左到右的格号，第一格为 0",
};
const THEOREM = { en: "a theorem of the catalogue", zh: "目录中的定理" };

/** Games of a list of numbers, by their theorems. */
export const lists: readonly Whole[] = [
  {
    games: /^staircase$/,
    read: LIST,
    letters: { en: "n steps, and the tokens on each", zh: "n 级台阶，以及每级上的石子数" },
    by: { en: "the nim-sum of the odd steps", zh: "奇数级台阶的异或和" },
    test: () => `
long n = nextNumber()
long value = 0L
long step = 0L
while step < n:
  step = step + 1L
  long tokens = nextNumber()
  if step % 2L == 1L:
    value = value ^ tokens`,
  },
  {
    games: /^nimble$/,
    read: LIST,
    letters: SQUARES,
    by: { en: "the nim-sum of the squares", zh: "格号的异或和" },
    test: () => `
long left = nextNumber()
long value = 0L
while left > 0L:
  left = left - 1L
  value = value ^ nextNumber()`,
  },
  {
    games: /^silver-dollar$/,
    read: LIST,
    letters: SQUARES,
    by: {
      en: "the nim-sum of every other gap, from the right",
      zh: "从右起每隔一个的间隔的异或和",
    },
    before: "array square[1000001]",
    test: () => `
let n = narrow(nextNumber())
for i = 1 to n:
  square[i] = narrow(nextNumber())
long value = 0L
let at = n
while at > 1:
  value = value ^ wide(square[at] - square[at - 1] - 1)
  at = at - 2
if at == 1:
  value = value ^ wide(square[1])`,
  },
  {
    games: /^welter$/,
    read: LIST,
    letters: { en: "n coins, at most 5000, and their squares", zh: "n 枚硬币（不超过 5000）及其格号" },
    by: { en: "Welter's function", zh: "Welter 函数" },
    before: "array square[5001]",
    test: () => `
let n = narrow(nextNumber())
long value = 0L
for i = 1 to n:
  square[i] = narrow(nextNumber())
  value = value ^ wide(square[i])
  for j = 1 to i - 1:
    let apart = square[i] - square[j]
    if square[j] > square[i]:
      apart = square[j] - square[i]
    value = value ^ wide(apart ^ (apart - 1))`,
  },
  {
    games: /^northcott$/,
    read: "T (n (a b)*n)*",
    letters: { en: "n rows, and the columns of the two pieces in each", zh: "n 行，以及每行两枚棋子的列号" },
    by: { en: "the nim-sum of the gaps", zh: "间隔的异或和" },
    test: () => `
long left = nextNumber()
long value = 0L
while left > 0L:
  left = left - 1L
  long a = nextNumber()
  long b = nextNumber()
  if a > b:
    value = value ^ (a - b - 1L)
  else:
    value = value ^ (b - a - 1L)`,
  },
  {
    games: /^moore-nim\((\d+)\)$/,
    read: LIST,
    letters: { en: "n heaps, and their sizes", zh: "n 堆，以及各堆的石子数" },
    by: THEOREM,
    before: "array ones[64]",
    test: (k) => `
for bit = 0 to 62:
  ones[bit] = 0
long left = nextNumber()
while left > 0L:
  left = left - 1L
  long rest = nextNumber()
  let bit = 0
  while rest > 0L:
    ones[bit] = (ones[bit] + narrow(rest % 2L)) % ${k + 1}
    rest = rest // 2L
    bit = bit + 1
long value = 0L
for bit = 0 to 62:
  value = value + wide(ones[bit])`,
  },
  {
    games: /^(?:dynamic-nim\((\d+)\)|fibonacci-nim)$/,
    read: "T (n)*",
    letters: {
      en: "n tokens, at most 10^9, of which the first move may not take all",
      zh: "n 个石子（不超过 10^9），第一步不能取完",
    },
    by: {
      en: "lost where n is in h, which begins with 1; to the last is added the least whose multiple reaches it",
      zh: "必败当且仅当 n 属于数列 h：首项为 1，其后每项为前一项加上其倍数不小于前一项的最小项",
    },
    before: "array h[20001]",
    test: (k) => `
long n = nextNumber()
h[1] = 1
let last = 1
let least = 1
while wide(h[last]) < n:
  while wide(h[least]) * ${k}L < wide(h[last]):
    least = least + 1
  last = last + 1
  h[last] = h[last - 1] + h[least]
long value = 1L
if wide(h[last]) == n:
  value = 0L
if n == 0L:
  value = 0L`,
  },
];
