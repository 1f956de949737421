/** Helpers that walk over the digits of a number in a base or an Ostrowski system. */
export type DigitHelper = "endZeros" | "digitSum" | "digitCount" | "lowestWeight" | "tailOf" | "blocksOf";

/** A walk over the digits of a number, the greatest first; `each` is told `digit`, its `weight` and what is left. */
const overDigits = (head: string, before: string, each: string, result: string): string => `
fn ${head} long:
  long weight = 1L
  long below = c
  while weight <= (a - c * below) // r:
    long above = r * weight + c * below
    below = weight
    weight = above
  long rest = a
${before}
  while weight > 0L:
    long digit = rest // weight
    rest = rest % weight
${each}
    long next = below
    if c == 0L:
      next = weight // r
    else:
      if weight == 1L and below == 1L:
        next = 0L
      below = weight - r * below
    weight = next
  return ${result}`;

/** Functions of digits, in the language of `program.ts`: of `a`, where weights are `r` times one and `c` times the one before. */
export const DIGIT_HELPERS: Readonly<Record<DigitHelper, string>> = {
  endZeros: overDigits(
    "endZeros(long a, long r, long c)",
    "  long found = 0L",
    `    found = found + 1L
    if digit > 0L or rest == a:
      found = 0L`,
    "found",
  ),
  digitSum: overDigits(
    "digitSum(long a, long r, long c)",
    "  long found = 0L",
    "    found = found + digit",
    "found",
  ),
  digitCount: overDigits(
    "digitCount(long a, long r, long c)",
    "  long found = 0L",
    `    if found > 0L or digit > 0L:
      found = found + 1L`,
    "found",
  ),
  lowestWeight: overDigits(
    "lowestWeight(long a, long r, long c)",
    "  long found = 1L",
    `    if digit > 0L:
      found = weight`,
    "found",
  ),
  tailOf: overDigits(
    "tailOf(long a, long r, long c, long k)",
    `  long most = 1L
  long under = c
  long i = 0L
  while i < k and most <= (a - c * under) // r:
    long after = r * most + c * under
    under = most
    most = after
    i = i + 1L
  long found = a`,
    `    if i == k and weight >= most:
      found = rest`,
    "found",
  ),
  blocksOf: overDigits(
    "blocksOf(long a, long r, long c, long k, long code)",
    `  long found = 0L
  long seen = 0L
  long last = 0L
  long size = power(r + 1L, k)`,
    `    if seen > 0L or digit > 0L:
      seen = seen + 1L
    last = (last * (r + 1L) + digit) % size
    if seen >= k and last == code:
      found = found + 1L`,
    "found",
  ),
};
