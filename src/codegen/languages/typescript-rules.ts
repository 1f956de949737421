import type { helpers } from "../../user-rules/index.ts";

// Code with which a program runs a rules file: the file itself in its own scope, the helpers that it uses, and the search
// that asks it for moves. The file is TypeScript, so all of this is; the input of the program, and what it prints, come
// from the syntax tree.

/** Code of a rules file without exports, and the names that it exports. */
interface Source {
  readonly bare: string;
  readonly exported: readonly { readonly name: string; readonly local: string }[];
}

/** Code of the file in its own scope, and the search; `size` numbers of the input make a position. */
export function rulesCode(
  { bare, exported }: Source,
  size: number,
  remarks: { readonly file: string; readonly search: string },
): string[] {
  const exports = exported.map(({ name, local }) => (name === local ? name : `${name}: ${local}`));
  const made = size === 1 ? "numbers[0]" : "numbers";
  const from = exported.some(({ name }) => name === "position") ? "rules.position(...numbers)" : made;
  return [
    `// ${remarks.file}`,
    "const rules: any = (() => {",
    ...helperCode(bare),
    bare.trim(),
    `return { ${exports.join(", ")} };`,
    "})();",
    "",
    `// ${remarks.search}`,
    ...SEARCH,
    "",
    "function positionFrom(numbers: number[]): any {",
    `  return ${from};`,
    "}",
    "",
    "function sg(...numbers: number[]): number {",
    "  return valueOf(positionFrom(numbers));",
    "}",
  ];
}

const SEARCH = `const known = new Map<any, number>();

function depthOf(value: any): number {
  return Array.isArray(value) ? 1 + Math.max(0, ...value.map(depthOf)) : 0;
}
const depth = depthOf(rules.start);

function keyOf(position: any): any {
  const one = rules.canonical === undefined ? position : rules.canonical(position);
  if (rules.key !== undefined) return rules.key(one);
  return typeof one === "number" ? one : contentOf(one);
}

function contentOf(part: any): string {
  if (typeof part === "bigint") return part + "n";
  if (typeof part === "string") return JSON.stringify(part);
  if (typeof part !== "object" || part === null) return String(part);
  if (Array.isArray(part)) return "[" + part.map(contentOf) + "]";
  if (part instanceof Set) return "Set(" + Array.from(part, contentOf).sort() + ")";
  if (part instanceof Map) return "Map(" + Array.from(part, contentOf).sort() + ")";
  if (ArrayBuffer.isView(part)) return part.constructor.name + "(" + part + ")";
  return "{" + Object.entries(part).map(contentOf) + "}";
}

function partsOf(to: any): any[] {
  const deep = depthOf(to);
  const parts: any[] = deep > 0 === depth > 0 && deep <= depth ? [to] : to;
  return rules.parts === undefined ? parts : parts.flatMap((part) => rules.parts(part));
}

const alone = rules.misere === true || rules.won !== undefined;
const nothing = rules.misere === true ? 1 : 0;

function endOf(position: any): number | undefined {
  if (rules.lost !== undefined && rules.lost(position)) return 0;
  return rules.won !== undefined && rules.won(position) ? 1 : undefined;
}

function optionsOf(position: any): any[][] {
  const options = [...rules.moves(position)].map((move: any) =>
    partsOf(typeof move === "object" && move !== null && "at" in move && "to" in move ? move.to : move),
  );
  return rules.legal === undefined ? options : options.filter((option) => option.every(rules.legal));
}

function valueOf(first: any): number {
  const stack: { key: any; options: any[][]; next: number; reached: Set<number> }[] = [];
  const open = new Set<any>();
  const enter = (position: any, key: any) => {
    const end = endOf(position);
    if (end !== undefined) {
      known.set(key, end);
      return;
    }
    if (open.has(key)) throw new Error("a position comes back");
    open.add(key);
    stack.push({ key, options: optionsOf(position), next: 0, reached: new Set() });
  };
  if (rules.legal !== undefined && !rules.legal(first)) throw new Error("the position is not legal");
  const firstKey = keyOf(first);
  if (!known.has(firstKey)) enter(first, firstKey);
  while (stack.length > 0) {
    const top = stack[stack.length - 1]!;
    const option = top.options[top.next];
    if (option === undefined) {
      let value = 0;
      if (top.options.length === 0) value = nothing;
      else if (alone) value = top.reached.has(0) ? 1 : 0;
      else while (top.reached.has(value)) value++;
      known.set(top.key, value);
      open.delete(top.key);
      stack.pop();
      continue;
    }
    const keys = option.map(keyOf);
    const missing = keys.findIndex((key) => !known.has(key));
    if (missing >= 0) {
      enter(option[missing], keys[missing]);
      continue;
    }
    if (alone && keys.length > 1) throw new Error("a move leaves several positions");
    top.reached.add(keys.length === 0 ? nothing : keys.reduce((sum, key) => sum ^ known.get(key)!, 0));
    top.next++;
  }
  return known.get(firstKey)!;
}`.split("\n");

/** Import of what the lines of `JUDGED` read by. */
export const READ: readonly string[] = ['import { readFileSync } from "node:fs";', ""];

/** Lines that read the input by the file's `judge`, and print what it answers. */
export const JUDGED: readonly string[] = `
interface Words {
  word(): string;
  number(): number;
  numbers(count: number): number[];
  more(): boolean;
}
const words = readFileSync(0, "utf8").match(/\\S+/g) ?? [];
let taken = 0;
function next(): string {
  if (taken === words.length) throw new Error("the input ends before its tests");
  return words[taken++]!;
}
const input: Words = {
  word: next,
  number: () => Number(next()),
  numbers: (count) => Array.from({ length: count }, input.number),
  more: () => taken < words.length,
};
let out = "";
for (const line of rules.judge(input, valueOf)) out += line + "\\n";
process.stdout.write(out);`.split("\n");

/** Function that reads a position in the notation of `solve`. */
export const PARSED: readonly string[] = `
function positionOf(text: string): any {
  if (rules.parse !== undefined) return rules.parse(text);
  if (typeof rules.start === "string") return text;
  if (/^[[{]/.test(text) || !Array.isArray(rules.start)) return JSON.parse(text);
  const words = text.replace(/^\\((.*)\\)$/, "$1").split(",").map((word) => word.trim());
  return typeof rules.start[0] === "string" ? words : words.map(Number);
}`.split("\n");

/** Functions that list the options of a position, and find the value of each and what it leaves. */
export const LISTED: readonly string[] = `let listed: any[][] = [];

function listOptions(...numbers: number[]): number {
  const position = positionFrom(numbers);
  const isOver = endOf(position) !== undefined;
  listed = isOver ? [] : optionsOf(position);
  return listed.length;
}

function optionValue(i: number): number {
  if (alone && listed[i]!.length > 1) throw new Error("a move leaves several positions");
  if (listed[i]!.length === 0) return nothing;
  return listed[i]!.reduce((sum, part) => sum ^ valueOf(part), 0);
}

function leftIn(i: number, coordinate: number): number {
  if (listed[i]!.length !== 1) throw new Error("a winning move does not leave one position");
  const [part] = listed[i]!;
  return Number(Array.isArray(part) ? part[coordinate] : part);
}`.split("\n");

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
