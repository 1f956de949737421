/** Helpers that pass over the digits of a number in a base or an Ostrowski system. */
type DigitHelper = "endZeros" | "digitSum" | "digitCount" | "lowestWeight" | "tailOf" | "blocksOf";

/** Loop over the digits of a number, highest first; `each` gets `digit`, its `weight` and the remainder. */
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
    long lower = below
    if c == 0L:
      lower = weight // r
    else:
      if weight == 1L and below == 1L:
        lower = 0L
      below = weight - r * below
    weight = lower
  return ${result}`;

/**
 * Functions of the digits of `a`, in the language of `program.ts`; weights are `r` times the last plus `c` times the
 * one before.
 */
const DIGIT_HELPERS: Readonly<Record<DigitHelper, string>> = {
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

/** Functions that rules call, in the language of `program.ts`; their texts show which others they need. */
const HELPERS = {
  over: `
fn over(long a, long b) long:
  long quotient = a // b
  long less = a - quotient * b
  if less < 0L and b > 0L:
    quotient = quotient - 1L
  if less > 0L and b < 0L:
    quotient = quotient - 1L
  return quotient`,
  modulo: `
fn modulo(long a, long b) long:
  return a - over(a, b) * b`,
  smaller: `
fn smaller(long a, long b) long:
  if a < b:
    return a
  return b`,
  larger: `
fn larger(long a, long b) long:
  if a > b:
    return a
  return b`,
  absolute: `
fn absolute(long a) long:
  if a < 0L:
    return 0L - a
  return a`,
  digitsIn: `
fn digitsIn(long a, long r) long:
  long found = 0L
  long rest = a
  while rest > 0L:
    rest = rest // r
    found = found + 1L
  return found`,
  digitSumIn: `
fn digitSumIn(long a, long r) long:
  long found = 0L
  long rest = a
  while rest > 0L:
    found = found + rest % r
    rest = rest // r
  return found`,
  gcd: `
fn gcd(long a, long b) long:
  long x = absolute(a)
  long y = absolute(b)
  while y > 0L:
    long z = x % y
    x = y
    y = z
  return x`,
  power: `
fn power(long a, long b) long:
  long result = 1L
  for long i = 1L to b:
    result = result * a
  return result`,
  rootOf: `
fn rootOf(long d) long:
  long low = 0L
  long high = 3037000499L
  while low < high:
    long middle = (low + high + 1L) // 2L
    if middle * middle > d:
      high = middle - 1L
    else:
      low = middle
  return low`,
  // Uses the digits of a in the denominators k of the convergents h / k of the root. The last convergent decides on
  // which side of the root their sum is, so no number exceeds the result. Source: Ostrowski, Abh. Math. Sem. Hamburg 1
  // (1922) 77.
  rooted: `
fn rooted(long a, long d) long:
  long whole = rootOf(d)
  if whole * whole == d:
    return a * whole
  if a < 0L:
    return 0L - rooted(0L - a, d) - 1L
  long part = whole
  long m = 0L
  long q = 1L
  long k = 1L
  long before = 0L
  long h = whole
  long under = 1L
  long place = 0L
  long term = (2L * whole) // (d - whole * whole)
  while k <= (a - before) // term:
    m = part * q - m
    q = (d - m * m) // q
    part = term
    long more = part * k + before
    before = k
    k = more
    long above = part * h + under
    under = h
    h = above
    place = place + 1L
    long most = part * q - m
    term = (whole + most) // ((d - most * most) // q)
  long rest = a
  long result = 0L
  long last = 0L
  while rest > 0L:
    if rest >= k:
      result = result + rest // k * h
      rest = rest % k
      last = place
    if place > 0L:
      long less = k - part * before
      k = before
      before = less
      long lower = h - part * under
      h = under
      under = lower
      place = place - 1L
      q = (d - m * m) // q
      part = (whole + m) // q
      if place == 0L:
        part = whole
      m = part * q - m
  return result - last % 2L`,
  valuation: `
fn valuation(long a, long b) long:
  long times = 0L
  long rest = absolute(a)
  while rest > 0L and rest - rest // b * b == 0L:
    rest = rest // b
    times = times + 1L
  return times`,
  popcount: `
fn popcount(long a) long:
  long ones = 0L
  long rest = a
  while rest > 0L:
    ones = ones + rest % 2L
    rest = rest // 2L
  return ones`,
  leastPrime: `
fn leastPrime(long a) long:
  if a > 2L and a % 2L == 0L:
    return 2L
  long factor = 3L
  while factor <= a // factor:
    if a % factor == 0L:
      return factor
    factor = factor + 2L
  return a`,
  primesTo: `
fn primesTo(long a) long:
  long found = 0L
  for long i = 2L to a:
    if leastPrime(i) == i:
      found = found + 1L
  return found`,
  primeFactors: `
fn primeFactors(long a) long:
  long found = 0L
  long rest = a
  while rest > 1L and rest % 2L == 0L:
    rest = rest // 2L
    found = found + 1L
  long factor = 3L
  while factor * factor <= rest // factor:
    if rest % factor == 0L:
      rest = rest // factor
      found = found + 1L
    else:
      factor = factor + 2L
  # without a factor up to its cube root, the rest is a prime or has two
  if rest > 1L:
    found = found + 2L
    if isPrime(rest) == 1:
      found = found - 1L
  return found`,
  isSquare: `
fn isSquare(long a) narrow:
  long low = 1L
  long high = 3037000499L
  while low < high:
    long middle = (low + high) // 2L
    if middle * middle < a:
      low = middle + 1L
    else:
      high = middle
  if a > 0L and low * low == a:
    return 1
  return 0`,
  isPrime: `
fn isPrime(long a) narrow:
  if a < 4L:
    if a > 1L:
      return 1
    return 0
  if a % 2L == 0L or a % 3L == 0L:
    return 0
  # strong tests with 2, 3, 5 and 7 are exact below 3215031751 (Jaeschke 1993); squares fit in 63 bits
  if a > 49L and a <= 3037000499L:
    if a % 5L == 0L or a % 7L == 0L:
      return 0
    if isStrong(a, 2L) == 0 or isStrong(a, 3L) == 0 or isStrong(a, 5L) == 0 or isStrong(a, 7L) == 0:
      return 0
    return 1
  long factor = 5L
  while factor <= a // factor:
    if a % factor == 0L or a % (factor + 2L) == 0L:
      return 0
    factor = factor + 6L
  return 1`,
  isStrong: `
fn isStrong(long a, long base) narrow:
  long odd = a - 1L
  let twos = 0
  while odd % 2L == 0L:
    odd = odd // 2L
    twos = twos + 1
  long power = 1L
  long square = base
  while odd > 0L:
    if odd % 2L == 1L:
      power = power * square % a
    square = square * square % a
    odd = odd // 2L
  if power == 1L:
    return 1
  while twos > 0:
    if power == a - 1L:
      return 1
    power = power * power % a
    twos = twos - 1
  return 0`,
  isFibonacci: `
fn isFibonacci(long a) narrow:
  long x = 1L
  long y = 2L
  while y < a:
    if x > a - y:
      return 0
    long z = x + y
    x = y
    y = z
  if x == a or y == a:
    return 1
  return 0`,
  isPower: `
fn isPower(long a, long b) narrow:
  if a == 1L:
    return 1
  if b > 0L - 2L and b < 2L:
    if a == b:
      return 1
    return 0
  long rest = a
  while rest != 0L and rest - rest // b * b == 0L:
    rest = rest // b
  if rest == 1L:
    return 1
  return 0`,
  isPowerOf: `
fn isPowerOf(long a, long b) narrow:
  long rest = a
  while rest > 1L and rest % b == 0L:
    rest = rest // b
  if rest == 1L:
    return 1
  return 0`,
  nextDivisor: `
fn nextDivisor(long n, long d) long:
  long larger = d + 1L
  while larger * larger <= n:
    if n % larger == 0L:
      return larger
    larger = larger + 1L
  long other = (n - 1L) // d
  if larger <= other:
    other = larger - 1L
  if other < 1L:
    return n + 1L
  while n % other != 0L:
    other = other - 1L
  return n // other`,
  isDigit: `
fn isDigit(long a, long n, long b) narrow:
  long rest = n
  while rest >= b:
    if rest % b == a:
      return 1
    rest = rest // b
  if rest == a:
    return 1
  return 0`,
  isDivisor: `
fn isDivisor(long a, long b) narrow:
  if a > 0L and b != 0L:
    if b - b // a * a == 0L:
      return 1
  return 0`,
} as const;

export type Helper = keyof typeof HELPERS | DigitHelper;

const ALL: Readonly<Record<Helper, string>> = { ...HELPERS, ...DIGIT_HELPERS };

/** Texts of the helpers `used`, each after those that it calls. */
export function helperTexts(used: ReadonlySet<Helper>): string[] {
  const all = new Set<Helper>();
  function add(name: Helper): void {
    for (const other of Object.keys(ALL) as Helper[])
      if (other !== name && ALL[name].includes(`${other}(`)) add(other);
    all.add(name);
  }
  for (const name of used) add(name);
  return [...all].map((name) => ALL[name]);
}
