import type { helpers } from "../../user-rules/index.ts";

// Helpers of rules files as standalone TypeScript, for generated programs.

/** Helpers of rules files as standalone TypeScript. */
const CODE: Readonly<Record<keyof typeof helpers, string>> = {
  mex: `function mex(values: Iterable<number>): number {
  const seen = new Set(values);
  let least = 0;
  while (seen.has(least)) least++;
  return least;
}`,
  nimSum: `function nimSum(...values: number[]): number {
  return Number(values.reduce((sum, value) => sum ^ BigInt(value), BigInt(0)));
}`,
  heaps: "const heaps = (...sizes: number[]): number[] => sizes.filter((size) => size !== 0);",
  phi: "const phi = (1 + Math.sqrt(5)) / 2;",
  lowerWythoff: `function lowerWythoff(n: number): number {
  const square = BigInt(5) * BigInt(n) * BigInt(n);
  let root = BigInt(Math.floor(Math.sqrt(Number(square))));
  while (root * root > square) root--;
  while ((root + BigInt(1)) * (root + BigInt(1)) <= square) root++;
  return Math.floor((n + Number(root)) / 2);
}`,
  isSquare:
    "const isSquare = (n: number): boolean => Number.isInteger(n) && n >= 0 && Number.isInteger(Math.sqrt(n));",
  isFibonacci:
    "const isFibonacci = (n: number): boolean => n >= 0 && (isSquare(5 * n * n + 4) || isSquare(5 * n * n - 4));",
  isPowerOfTwo: "const isPowerOfTwo = (n: number): boolean => n >= 1 && Number.isInteger(Math.log2(n));",
  isPrime: `function isPrime(n: number): boolean {
  if (!Number.isInteger(n) || n < 2) return false;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}`,
  popcount: `function popcount(n: number): number {
  let ones = 0;
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) ones += rest % 2;
  return ones;
}`,
  valuation: `function valuation(n: number): number {
  let exponent = 0;
  for (let rest = n; rest > 0 && rest % 2 === 0; rest /= 2) exponent++;
  return exponent;
}`,
  gcd: `function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}`,
  divisors: `function divisors(n: number): number[] {
  const found: number[] = [];
  for (let d = 1; d <= n; d++) if (n % d === 0) found.push(d);
  return found;
}`,
  zeckendorf: `function zeckendorf(n: number): number[] {
  const fibonacci = [1, 2];
  while (fibonacci[fibonacci.length - 1]! <= n)
    fibonacci.push(fibonacci[fibonacci.length - 1]! + fibonacci[fibonacci.length - 2]!);
  const parts: number[] = [];
  let rest = n;
  for (const part of fibonacci.reverse()) {
    if (part > rest) continue;
    parts.push(part);
    rest -= part;
  }
  return parts;
}`,
};

/** Code of the helpers that `code` uses, and of those that they use, each before its first use. */
export function helperCode(code: string): string[] {
  const names = Object.keys(CODE) as (keyof typeof CODE)[];
  const named = (text: string) => names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const wanted = new Set(named(code));
  for (const name of wanted) for (const other of named(CODE[name])) wanted.add(other);
  return names.filter((name) => wanted.has(name)).map((name) => CODE[name]);
}
