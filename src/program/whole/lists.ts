import type { Whole } from "./whole.ts";

const LIST = "T (n a*n)*";
const SQUARES = {
  en: "n coins, and their squares from left to right, the first square being 0",
  zh: "n 枚硬币，以及从左到右的格号，第一格为 0",
};
const THEOREM = { en: "a theorem of the catalogue", zh: "目录中的定理" };

/** How many of the numbers have a 1 in each binary place, by the remainder that counts. */
const ONES = "array ones[64]";

/** Moore's condition on the numbers that `read` leaves in `rest`. */
const balanced = (k: number, read: string): string => `
for bit = 0 to 62:
  ones[bit] = 0
long left = nextNumber()
while left > 0L:
  left = left - 1L
  ${read}
  let bit = 0
  while rest > 0L:
    ones[bit] = (ones[bit] + narrow(rest % 2L)) % ${k + 1}
    rest = rest // 2L
    bit = bit + 1
long value = 0L
for bit = 0 to 62:
  value = value + wide(ones[bit])`;

/** Lines that leave in `to` the heap at one end that goes with `heap` at the other of a row whose ends are `same` and `other`. */
const partner = (to: string, heap: string, same: string, other: string): string => `
    let ${to} = ${heap}
    if ${heap} == ${other}:
      ${to} = 0
    else:
      if ${same} <= ${heap} and ${heap} < ${other}:
        ${to} = ${heap} + 1
      if ${other} < ${heap} and ${heap} <= ${same}:
        ${to} = ${heap} - 1`;

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
if n > 1000000:
  fail more than 1000000 coins
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
if n > 5000:
  fail more than 5000 coins
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
    before: ONES,
    test: (k) => balanced(k, "long rest = nextNumber()"),
  },
  {
    games: /^black-and-white\((\d+)\)$/,
    read: "T (n (a b)*n)*",
    letters: {
      en: "n pairs, and the cells of the white piece and of the black one on its right",
      zh: "n 对棋子，以及每对中白棋与其右侧黑棋的格号",
    },
    by: THEOREM,
    before: ONES,
    test: (k) => balanced(k, "long white = nextNumber()\n  long rest = nextNumber() - white - 1L"),
  },
  {
    // More losing heaps than the array holds are those of larger factors.
    games: /^(?:dynamic-nim\((\d{1,4})\)|fibonacci-nim)$/,
    read: "T (n)*",
    letters: {
      en: "n tokens, at most 10^9, of which the first move may not take all",
      zh: "n 个石子（不超过 10^9），第一步不能取完",
    },
    by: {
      en: "lost where n is in h, which begins with 1; to the last is added the least whose multiple reaches it",
      zh: "必败当且仅当 n 属于数列 h：首项为 1，其后每项为前一项加上其倍数不小于前一项的最小项",
    },
    before: "array h[130001]",
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
  {
    games: /^pebbles$/,
    read: LIST,
    letters: { en: "n heaps, and their sizes, the smallest first", zh: "n 堆，以及由小到大的各堆石子数" },
    by: {
      en: "the nim-sum of every other difference of neighbours, from the right",
      zh: "从右起每隔一个的相邻两堆之差的异或和",
    },
    test: () => `
long n = nextNumber()
long value = 0L
long before = 0L
long at = 0L
while at < n:
  at = at + 1L
  long heap = nextNumber()
  if (n - at) % 2L == 0L:
    value = value ^ (heap - before)
  before = heap`,
  },
  {
    games: /^forced-nim$/,
    read: LIST,
    letters: {
      en: "n heaps, 1 at least, and their sizes, that of the first move being the first",
      zh: "n 堆（至少 1 堆）及各堆的石子数，第一步所在的堆写在最前",
    },
    by: {
      en: "lost where the nim-sum of the others is no less than the heap of the first move",
      zh: "其余各堆的异或和不小于第一步所在的堆时必败",
    },
    test: () => `
long left = nextNumber()
long forced = nextNumber()
long others = 0L
while left > 1L:
  left = left - 1L
  others = others ^ nextNumber()
long value = 1L
if others >= forced:
  value = 0L`,
  },
  {
    games: /^end-nim$/,
    read: LIST,
    letters: {
      en: "n heaps, 1000 at most, and their sizes in the row, from 1 to 10^9",
      zh: "n 堆（至多 1000 堆）及这一排各堆的石子数（1 到 10^9）",
    },
    by: {
      en: "the one heap at each end that makes a row lost, by those of all shorter rows in it (Albert & Nowakowski, 2001)",
      zh: "使一排必败的左端与右端的堆各至多一个，由其中较短的各排递推（Albert & Nowakowski，2001）",
    },
    before: `array heap[1001]
array left[1003]
array right[1003]`,
    test: () => `
let n = narrow(nextNumber())
if n > 1000:
  fail more than 1000 heaps
for i = 1 to n:
  heap[i] = narrow(nextNumber())
for i = 1 to n + 1:
  left[i] = 0
  right[i] = 0
for last = 2 to n:
  for i = 2 to n + 2 - last:
    let z = heap[i + last - 2]
    let a = heap[i]${partner("onLeft", "z", "left[i]", "right[i]")}${partner("onRight", "a", "right[i + 1]", "left[i + 1]")}
    left[i] = onLeft
    right[i] = onRight
long value = 1L
if n == 0 or left[2] == heap[1]:
  value = 0L`,
  },
  {
    games: /^circle\((\d+)\)$/,
    read: "T (n)*",
    letters: { en: "n coins in the circle", zh: "圈上的 n 枚硬币" },
    by: {
      en: "symmetry: the second player answers in the row that is left by its image",
      zh: "对称：圈断开成一行后，后手总走对称的一步",
    },
    test: (k) => `
long n = nextNumber()
long value = ${k === 1 ? "n % 2L" : "1L"}
if n == 0L or n > ${k}L:
  value = ${k === 1 ? "n % 2L" : "0L"}`,
  },
  {
    games: /^odd-or-even$/,
    read: "T (n o)*",
    letters: {
      en: "n matches left, and o, 1 where who moves has taken an odd number, else 0",
      zh: "剩余 n 根火柴；轮到者已取奇数根时 o 为 1，否则为 0",
    },
    by: { en: "the remainder by 8", zh: "除以 8 的余数" },
    test: () => `
long rest = nextNumber() % 8L
long odd = nextNumber()
long value = 1L
if odd == 0L and (rest == 1L or rest == 4L):
  value = 0L
if odd > 0L and (rest == 0L or rest == 5L):
  value = 0L`,
  },
  {
    games: /^brussels-sprouts$/,
    read: "T (n)*",
    letters: { en: "n crosses", zh: "n 个十字" },
    by: { en: "Euler's formula: play lasts 5n - 2 moves", zh: "欧拉公式：对局恰好有 5n - 2 步" },
    test: () => `
long n = nextNumber()
long value = n % 2L`,
  },
];
