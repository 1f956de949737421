import { t } from "../../locale/codegen.ts";
import { powers, reading, type WholeProgram } from "./whole.ts";

// Generated programs for games of a list of numbers, each by the theorem on its game.

/** Largest square of a coin. */
const FARTHEST = 2 ** 31 - 3;

const LIST = "n a*n";
const MOST_ROWS = 1_000_000;
const SQUARES = t("squares");
const THEOREM = t("theorem");

/** Counts of the numbers with a 1 in each binary place, modulo k + 1. */
const ONES = "array ones[64]";

/** Moore's condition on the numbers that `read` leaves in `rest`. */
const balanced = (k: number, read: string): string => `
for bit = 0 to 62:
  ones[bit] = 0
${reading("n")}
for long i = 0L to n - 1L:
${read}
  let bit = 0
  while rest > 0L:
    ones[bit] = (ones[bit] + narrow(rest % 2L)) % ${k + 1}
    rest = rest // 2L
    bit = bit + 1
long value = 0L
for bit = 0 to 62:
  value = value + wide(ones[bit])`;

/**
 * Lines that leave in `to` the heap at one end that matches `heap` at the other end, in a row whose ends are `same` and
 * `other`.
 */
const partner = (to: string, heap: string, same: string, other: string): string => `
    let ${to} = ${heap}
    if ${heap} == ${other}:
      ${to} = 0
    else:
      if ${same} <= ${heap} and ${heap} < ${other}:
        ${to} = ${heap} + 1
      if ${other} < ${heap} and ${heap} <= ${same}:
        ${to} = ${heap} - 1`;

/** Limit on the heaps of a row, and lines that read them. */
const MOST_ROW = 1000;
const ROW = `
${reading("n", { most: MOST_ROW, what: "heaps" })}
for i = 1 to n:
${reading("tokens", { least: 1, most: 1_000_000_000, what: "tokens" }, 1)}
  heap[i] = tokens`;

const SMALL = t("byMisere");

/**
 * Winner of the rows of a diagram, from which a move takes the longest or one square of each. Under normal play squares
 * with a way out are won, and the others are a diagram in which whoever cannot move loses, as all are under misère play.
 * From the last square of its diagonal there is one row and one column to walk along.
 */
const corner = (misere: boolean): WholeProgram => ({
  name: "corner-of-diagram",
  read: LIST,
  letters: t("lettersRows", { most: MOST_ROWS }),
  by: t("byDiagonal"),
  before: `array long row[${MOST_ROWS}]
array long inner[${MOST_ROWS + 1}]`,
  test: () => `
${reading("n", { most: MOST_ROWS, what: "rows" })}
for i = 0 to n - 1:
${reading("squares", {}, 1)}
  row[i] = squares
sort row n
inner[n] = 0L
long value = ${misere ? "1L" : "0L"}
for i = 0 to n - 1:
  inner[i] = row[n - 1 - i]
  if inner[i] > 0L:
    value = 1L${
      misere
        ? ""
        : `
    inner[i] = inner[i] - 1L
  if i + 1 == n:
    inner[i] = 0L
  elif row[n - 2 - i] < inner[i]:
    inner[i] = row[n - 2 - i]`
    }
let across = 0
while inner[across] > wide(across):
  across = across + 1
if across > 0:
  value = (inner[across - 1] - wide(across)) % 2L
  let down = 0
  while inner[across + down] == wide(across):
    down = down + 1
  if down % 2 == 1:
    value = 1L`,
});

/**
 * Games that take from heaps, under misère play: the condition of normal play decides while a heap exceeds 1, and else
 * the number of heaps of 1 (Moore, A generalization of the game called Nim, 1910).
 */
export const misereLists: readonly WholeProgram[] = [
  corner(true),
  {
    name: "all-squares",
    read: LIST,
    letters: SQUARES,
    by: SMALL,
    shifts: true,
    test: (_, shift) => `
${reading("n")}
long value = 0L
let large = 0
for long i = 0L to n - 1L:
${reading("coin", { shift }, 1)}
  value = value ^ coin
  if coin > 1L:
    large = 1
if large == 0:
  value = value ^ 1L`,
  },
  {
    name: "balanced-heaps",
    read: LIST,
    letters: t("lettersNHeapsTheirSizes"),
    by: SMALL,
    before: ONES,
    test: (k) => `
let large = 0
${balanced(
  k,
  `${reading("rest", {}, 1)}
  if rest > 1L:
    large = 1`,
)}
if large == 0:
  value = 1L
  if ones[0] == 1:
    value = 0L`,
  },
];

const MOST_RUNS = 1_000_000;

/** Lines that read n tokens. */
const tokens = `
long n = nextNumber()
if n < 0L or n > 1000000000L:
  fail expected 0 to 1000000000 tokens`;

/** Lines that read n tokens of which all may be taken. */
const allTokens = `
long n = nextNumber()
if n < 0L or n > 1000000000000000000L:
  fail expected 0 to 1000000000000000000 tokens`;

/**
 * The least part of n in its form as a sum of losing heaps, each part more than `factor` times the next smaller one
 * (Schwenk, Fibonacci Quarterly 8 (1970) 225). The first losing heap is 1, and each step to the next is the least losing
 * heap whose multiple reaches the last. Equal steps follow each other, so runs of them are kept: `step[run]` leads from
 * `start[run]` on, up to `start[run + 1]`.
 */
const leastPart = (factor: string): string => `
let last = 0
start[0] = 1L
let at = 0
long h = 1L
long least = 1L
while h < n:
  if last == ${MOST_RUNS}:
    fail more runs of losing heaps than ${MOST_RUNS}
  while least * ${factor} < h:
    while at < last and least >= start[at + 1]:
      at = at + 1
    least = least + step[at]
  start[last] = h
  step[last] = least
  h = h + ((least * ${factor} - h) // least + 1L) * least
  last = last + 1
  start[last] = h
long rest = n
long value = 0L
while rest > 0L:
  while last > 0 and start[last] > rest:
    last = last - 1
  value = start[last]
  if rest > value:
    value = value + (rest - value) // step[last] * step[last]
  rest = rest - value`;

/** The whole heap, if it is its least part, may not be taken. */
const NOT_ALL = `
if value == n:
  value = 0L`;

/** Limit on a pile that is split into consecutive ones. After a move they have at most half of it, rounded up. */
const MOST_PILE = 200_000;
const MOST_PART = MOST_PILE / 2 + 1;
/** Limits on the parts of a split, and on the values of splits into piles up to `MOST_PART`, which are below 16. */
const MOST_PARTS = 632;
const MOST_VALUE = 29;

/** Games of a list of numbers, by their theorems. */
export const lists: readonly WholeProgram[] = [
  {
    name: "parity-of-evens",
    read: LIST,
    letters: t("lettersCoprime", { most: MOST_ROWS }),
    by: t("byParityOfEvens"),
    before: `array long number[${MOST_ROWS}]`,
    test: () => `
${reading("n", { least: 1, most: MOST_ROWS, what: "numbers" })}
for i = 0 to n - 1:
${reading("own", { least: 1 }, 1)}
  number[i] = own
long value = 0L
let turn = 1
let seeking = 1
let first = 1
while seeking == 1:
  long divisor = 0L
  for i = 0 to n - 1:
    long a = number[i]
    while a > 0L:
      long b = divisor % a
      divisor = a
      a = b
  if first == 1 and divisor > 1L:
    fail numbers with a common divisor
  first = 0
  let even = 0
  let place = 0
  for i = 0 to n - 1:
    number[i] = number[i] // divisor
    if number[i] % 2L == 0L:
      even = even + 1
    else:
      place = i
  if even % 2 == 1:
    value = wide(turn)
    seeking = 0
  elif n - even > 1 or number[place] == 1L:
    value = wide(1 - turn)
    seeking = 0
  else:
    number[place] = number[place] - 1L
    turn = 1 - turn`,
  },
  corner(false),
  {
    name: "consecutive-parts",
    read: "n",
    letters: t("lettersPile", { most: MOST_PILE }),
    by: t("byConsecutiveParts"),
    moves: { each: ["for k = 2 to size:", "if good[k] == 1:"], to: ["k"] },
    // The piles that end with j mark their values among the options of their sum.
    before: `${powers(MOST_VALUE + 1)}
array options[${MOST_PART + 1}]
array sums[${MOST_PART + 1}]
array good[${MOST_PARTS + 1}]
for j = 1 to ${MOST_PART}:
  let least = 0
  while (options[j] / power[least + 1]) % 2 == 1:
    least = least + 1
  sums[j] = sums[j - 1] ^ least
  let pile = j
  let a = j - 1
  while a > 0 and pile + a <= ${MOST_PART}:
    pile = pile + a
    options[pile] = options[pile] | power[(sums[j] ^ sums[a - 1]) + 1]
    a = a - 1`,
    test: () => `
${reading("n", { most: MOST_PILE, what: "stones" })}
long value = 0L
let size = 1
let rest = n - 1
while rest > size:
  size = size + 1
  good[size] = 0
  if rest % size == 0:
    let part = rest / size
    if sums[part + size - 1] == sums[part - 1]:
      good[size] = 1
  value = value + wide(good[size])
  rest = rest - size`,
  },
  {
    name: "odd-steps",
    read: LIST,
    letters: t("lettersNStepsTokensEach"),
    by: t("byNimSumOddSteps"),
    test: () => `
${reading("n")}
long value = 0L
for long step = 1L to n:
${reading("tokens", {}, 1)}
  if step % 2L == 1L:
    value = value ^ tokens`,
  },
  {
    name: "all-squares",
    read: LIST,
    letters: SQUARES,
    by: t("byNimSumSquares"),
    shifts: true,
    test: (_, shift) => `
${reading("n")}
long value = 0L
for long i = 0L to n - 1L:
${reading("coin", { shift }, 1)}
  value = value ^ coin`,
  },
  {
    name: "every-other-gap",
    read: LIST,
    letters: SQUARES,
    by: t("byNimSumEveryOtherGap"),
    before: "array square[1000001]",
    shifts: true,
    test: (_, shift) => `
${reading("n", { most: 1_000_000, what: "coins" })}
for i = 1 to n:
${reading("coin", { most: FARTHEST, what: "as a square", shift }, 1)}
  let place = i
  while place > 1 and square[place - 1] > coin:
    square[place] = square[place - 1]
    place = place - 1
  square[place] = coin
  if place > 1 and square[place - 1] == coin:
    fail two coins on one square
long value = 0L
let at = n
while at > 1:
  value = value ^ wide(square[at] - square[at - 1] - 1)
  at = at - 2
if at == 1:
  value = value ^ wide(square[1])`,
  },
  {
    name: "welter-function",
    read: LIST,
    letters: t("lettersNCoinsMostTheirSquares"),
    by: t("byWelterSFunction"),
    before: "array square[5001]",
    shifts: true,
    test: (_, shift) => `
${reading("n", { most: 5000, what: "coins" })}
long value = 0L
for i = 1 to n:
${reading("coin", { most: FARTHEST, what: "as a square", shift }, 1)}
  square[i] = coin
  value = value ^ wide(square[i])
  for j = 1 to i - 1:
    if square[i] == square[j]:
      fail two coins on one square
    let first = square[j]
    let last = square[i]
    if first > last:
      first = square[i]
      last = square[j]
    let apart = last - first
    value = value ^ wide(apart ^ (apart - 1))`,
  },
  {
    name: "gaps",
    read: "n (a b)*n",
    letters: t("lettersNRowsColumnsTwoPieces"),
    by: t("byNimSumGaps"),
    test: () => `
${reading("n")}
long value = 0L
for long i = 0L to n - 1L:
${reading("a", {}, 1)}
${reading("b", {}, 1)}
  if a == b:
    fail two pieces in one column
  if a > b:
    value = value ^ (a - b - 1L)
  else:
    value = value ^ (b - a - 1L)`,
  },
  {
    name: "balanced-heaps",
    read: LIST,
    letters: t("lettersNHeapsTheirSizes"),
    by: THEOREM,
    before: ONES,
    test: (k) => balanced(k, reading("rest", {}, 1)),
  },
  {
    name: "balanced-gaps",
    read: "n (a b)*n",
    letters: t("lettersNPairsCellsWhitePiece"),
    by: THEOREM,
    before: ONES,
    test: (k) =>
      balanced(
        k,
        `${reading("white", {}, 1)}
${reading("black", {}, 1)}
  if black <= white:
    fail a black piece that is not on the right of its white one
  long rest = black - white - 1L`,
      ),
  },
  {
    name: "losing-heaps",
    read: "n",
    letters: t("lettersNTokensMostFirstMove"),
    by: t("byLostNHBeginsLast"),
    before: `array long start[${MOST_RUNS + 1}]
array long step[${MOST_RUNS + 1}]`,
    takes: true,
    test: (k) => `${tokens}${leastPart(`${k}L`)}${NOT_ALL}`,
    others: [
      {
        read: "n -> n,n",
        letters: t("lettersAllTokens"),
        takes: true,
        test: (k) => `${allTokens}${leastPart(`${k}L`)}`,
      },
      {
        read: "n k",
        letters: t("lettersTokensFactor"),
        takes: true,
        test: () => `${tokens}
${reading("factor", { least: 1, most: 100_000, what: "as the factor" })}${leastPart("wide(factor)")}${NOT_ALL}`,
      },
    ],
  },
  {
    name: "every-other-difference",
    read: LIST,
    letters: t("lettersNHeapsTheirSizesSmallest"),
    by: t("byNimSumEveryOtherDifference"),
    test: () => `
${reading("n")}
long value = 0L
long before = 0L
for long at = 1L to n:
${reading("heap", {}, 1)}
  if heap < before:
    fail heaps that are not in ascending order
  if (n - at) % 2L == 0L:
    value = value ^ (heap - before)
  before = heap`,
  },
  {
    name: "forced-heap",
    read: LIST,
    letters: t("lettersNHeapsLeastTheirSizes"),
    by: t("byLostNimSumOthersNo"),
    test: () => `
${reading("n", { least: 1 })}
${reading("forced")}
long others = 0L
for long i = 1L to n - 1L:
${reading("heap", {}, 1)}
  others = others ^ heap
long value = 1L
if others >= forced:
  value = 0L`,
  },
  {
    name: "partners",
    read: LIST,
    letters: t("lettersNHeapsMostTheirSizes"),
    by: t("byOneHeapEachEndMakes"),
    before: `array heap[${MOST_ROW + 1}]
array left[${MOST_ROW + 3}]
array right[${MOST_ROW + 3}]`,
    own: {
      name: "mateOfRow",
      test: `${ROW}
long value = 1L
if n == 0 or mateOfRow(heap, n) == heap[1]:
  value = 0L`,
    },
    test: () => `${ROW}
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
    name: "symmetry",
    read: "n",
    letters: t("lettersNCoinsCircle"),
    by: t("bySymmetrySecondPlayerAnswersRow"),
    test: (k) => `
${reading("n")}
long value = ${k === 1 ? "n % 2L" : "1L"}
if n == 0L or n > ${k}L:
  value = ${k === 1 ? "n % 2L" : "0L"}`,
  },
  {
    name: "remainder-of-eight",
    read: "n o",
    letters: t("lettersNMatchesLeftOWho"),
    by: t("byRemainder"),
    test: () => `
${reading("matches")}
${reading("odd")}
long rest = matches % 8L
long value = 1L
if odd == 0L and (rest == 1L or rest == 4L):
  value = 0L
if odd > 0L and (rest == 0L or rest == 5L):
  value = 0L`,
  },
  {
    name: "parity",
    read: "n",
    letters: t("lettersNCrosses"),
    by: t("byEulerSFormulaPlayLasts"),
    test: () => `
${reading("n")}
long value = n % 2L`,
  },
];
