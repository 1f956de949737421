import type { HeapRules } from "../encoding.ts";
import { begin } from "../solve/limits.ts";
import { heapTable } from "../solve/period/table.ts";
import type { Game } from "../types.ts";
import { indented } from "./program.ts";
import type { Syntax } from "./syntax.ts";

// Writes programs that fill a table of heap values by the rules of the game.

/** Sets with more members are written as ranges. */
const LISTED = 64;
/** Squares up to as many are listed. */
const SHORT = 10;

const MEX = ["let mex = 0", "while seen[mex] == i:", "  mex = mex + 1", "sg[i] = mex"];

/** Functions of a language beyond the programs that all languages share. */
type Own = Pick<Syntax, "own">;

/** Lines that fill `sg[0 .. last]` by the rules, if they can be written as code. */
export function build(
  game: Game<unknown>,
  rules: HeapRules,
  last: number,
  language: Own = {},
): string[] | undefined {
  if (rules.kind === "moves") return undefined;
  if (rules.kind === "break") return breakLines(rules, last, language);
  if ("set" in rules) return setLines(rules.set, last, language);
  if ("allBut" in rules) return allButLines(rules.allBut, last);
  if ("from" in rules) return [];
  const routine = NAMED[game.accelerators?.routine ?? ""];
  if (routine !== undefined) return routine(last);
  return rules.fixed ? setLines(Array.from(rules.takes(last), Number), last, language) : undefined;
}

/** Number of options from which a table is worth a function of the language's own. */
const MANY = 1_000_000;

/** Whether a language fills a table of so many options by a function of its own. */
const fills = ({ own }: Own, name: string, options: number): boolean =>
  options >= MANY && own?.has(name) === true;

/** Lines that fill `won[0 .. last]` with 1 where the player to move wins, for takes that do not depend on the heap. */
export function buildOutcomes(rules: HeapRules, last: number, language: Own): string[] | undefined {
  const takes = fixedTakes(rules, last);
  if (takes === undefined) return undefined;
  if (takes.length <= LISTED && fills(language, "wonHeaps", takes.length * last))
    return [`list takes = ${takes.join(" ")}`, `let won = wonHeaps(takes, ${last})`];
  const squares = areSquares(takes);
  const [take, ends] = squares
    ? ["j * j", `i + j * j <= ${last}`]
    : ["takes[j]", `j < ${takes.length} and i + takes[j] <= ${last}`];
  return [
    ...(squares ? [] : [`list takes = ${takes.join(" ")}`]),
    `array won[${last + 1}]`,
    `for i = 0 to ${last}:`,
    "  if won[i] == 0:",
    `    let j = ${squares ? 1 : 0}`,
    `    while ${ends}:`,
    `      won[i + ${take}] = 1`,
    "      j = j + 1",
  ];
}

/** Takes up to `last`, ascending, that are the same for all heaps that have as many tokens, if they are short to write. */
export function fixedTakes(rules: HeapRules, last: number): readonly number[] | undefined {
  if (rules.kind !== "take") return undefined;
  const all = "set" in rules ? rules.set : "takes" in rules && rules.fixed ? [...rules.takes(last)] : [];
  const takes = Array.from(all, Number).filter((take) => take <= last);
  const isShort = takes.length <= LISTED || areSquares(takes);
  return takes.length > 0 && isShort ? takes : undefined;
}

/** Whether takes are 1, 4, 9 and so on, too many to list. */
const areSquares = (takes: readonly number[]): boolean =>
  takes.length > SHORT && takes.every((take, i) => take === (i + 1) ** 2);

/** Loop over the heaps from 1 to `last`; `marks` marks the reachable values, which are at most `most`. */
function filled(last: number, most: number, before: readonly string[], marks: readonly string[]): string[] {
  return [
    ...before,
    `array sg[${last + 1}]`,
    `array seen[${most + 1}]`,
    `for i = 1 to ${last}:`,
    ...indented(marks),
    ...indented(MEX),
  ];
}

function setLines(set: readonly number[], last: number, language: Own): string[] {
  const usable = set.filter((s) => s <= last);
  const takes = usable.length > 0 ? usable : set.slice(0, 1);
  // Their values are at most the number of takes, and bytes hold them.
  if (takes.length <= LISTED && fills(language, "heapValues", takes.length * last))
    return [`list takes = ${takes.join(" ")}`, `let sg = heapValues(takes, ${last})`];
  if (areSquares(takes))
    return filled(
      last,
      takes.length,
      [],
      ["let j = 1", "while j * j <= i:", "  seen[sg[i - j * j]] = i", "  j = j + 1"],
    );
  const firsts = takes.filter((s, i) => i === 0 || takes[i - 1] !== s - 1);
  const lasts = takes.filter((s, i) => takes[i + 1] !== s + 1);
  if (takes.length > LISTED && 2 * firsts.length < takes.length) {
    return filled(
      last,
      takes.length,
      [`list first = ${firsts.join(" ")}`, `list last = ${lasts.join(" ")}`],
      [
        `for r = 0 to ${firsts.length - 1}:`,
        "  let take = first[r]",
        "  while take <= last[r] and take <= i:",
        "    seen[sg[i - take]] = i",
        "    take = take + 1",
      ],
    );
  }
  return filled(
    last,
    takes.length,
    [`list takes = ${takes.join(" ")}`],
    [`for j = 0 to ${takes.length - 1}:`, "  if takes[j] <= i:", "    seen[sg[i - takes[j]]] = i"],
  );
}

function allButLines(allBut: readonly number[], last: number): string[] {
  const holes = allBut.filter((s) => s <= last);
  const marks =
    holes.length === 0
      ? ["for j = 1 to i:", "  seen[sg[i - j]] = i"]
      : ["for j = 1 to i:", "  if forbidden[j] == 0:", "    seen[sg[i - j]] = i"];
  const before =
    holes.length === 0
      ? []
      : [
          `list holes = ${holes.join(" ")}`,
          `array forbidden[${last + 1}]`,
          `for i = 0 to ${holes.length - 1}:`,
          "  forbidden[holes[i]] = 1",
        ];
  return filled(last, last, before, marks);
}

type BreakRules = HeapRules & { readonly kind: "break" };

/** Longest table of splits that long numbers fill. */
const MOST_SPLIT = 100_000;

/** Whether the values of heaps up to `last` are below 256. */
const areBytes = (rules: BreakRules, last: number): boolean =>
  heapTable(rules)
    .values(last, begin())
    .every((value) => value < 256);

/**
 * A value is at most the length of the longest play: 2n when a move may split a heap without taking a token, else n.
 */
function breakLines(rules: BreakRules, last: number, language: Own): string[] {
  const { digits, unequal = false } = rules;
  const all = digits.reduce((bits, digit) => bits | digit, 0);
  const isShort = (all & 8) === 0 && last <= MOST_SPLIT;
  if (isShort && fills(language, "splitValues", last ** 2 / 4) && areBytes(rules, last))
    return [`list digits = ${digits.join(" ")}`, `let sg = splitValues(digits, ${unequal ? 1 : 0}, ${last})`];
  const most = digits[0] === 0 ? last : 2 * last;
  const has = (bit: number) => (bit === 1 ? "digits[take]" : `digits[take] / ${bit}`);
  const marks = [
    `for take = 0 to ${digits.length - 1}:`,
    "  if take <= i:",
    "    let rest = i - take",
    ...(all & 1 ? [`    if ${has(1)} % 2 == 1 and rest == 0:`, "      seen[0] = i"] : []),
    ...(all & 2 ? [`    if ${has(2)} % 2 == 1 and rest > 0:`, "      seen[sg[rest]] = i"] : []),
    ...(all & 4
      ? [
          `    if ${has(4)} % 2 == 1:`,
          "      for j = 1 to rest / 2:",
          ...(unequal
            ? ["        if j + j < rest:", "          seen[sg[j] ^ sg[rest - j]] = i"]
            : ["        seen[sg[j] ^ sg[rest - j]] = i"]),
        ]
      : []),
    ...(all & 8
      ? [
          `    if ${has(8)} % 2 == 1:`,
          "      for j = 1 to rest / 3:",
          "        for k = j to (rest - j) / 2:",
          "          let last = rest - j - k",
          ...(unequal
            ? ["          if j < k and k < last:", "            seen[sg[j] ^ sg[k] ^ sg[last]] = i"]
            : ["          seen[sg[j] ^ sg[k] ^ sg[last]] = i"]),
        ]
      : []),
  ];
  // Nim-sums of values up to `most` stay below the next power of two.
  const size = 2 ** Math.ceil(Math.log2(most + 1));
  return filled(last, size, [`list digits = ${digits.join(" ")}`], marks);
}

/**
 * Values when takes are coprime to the heap: the index of its least prime factor. The multiples of each prime follow those
 * of the larger ones, from its square on.
 */
function leastPrimes(last: number): string[] {
  const root = Math.floor(Math.sqrt(last));
  const multiples = (of: string, mark: string) => [
    `let j = ${of} * ${of}`,
    `while j <= ${last}:`,
    `  ${mark}`,
    `  j = j + ${of}`,
  ];
  return [
    `array sg[${last + 1}]`,
    `array composite[${last + 1}]`,
    `array primes[${root + 1}]`,
    "let count = 0",
    "let roots = 0",
    `for i = 2 to ${last}:`,
    "  if composite[i] == 0:",
    "    count = count + 1",
    "    sg[i] = count",
    `    if i <= ${root}:`,
    "      roots = count",
    "      primes[count] = i",
    ...indented(indented(indented(multiples("i", "composite[j] = 1")))),
    "while roots > 0:",
    "  let prime = primes[roots]",
    ...indented(multiples("prime", "sg[j] = roots")),
    "  roots = roots - 1",
  ];
}

/** Sets of takes that a program computes instead of storing a list. */
const NAMED: Readonly<Record<string, (last: number) => string[]>> = {
  primes: (last) =>
    filled(
      last,
      last,
      [
        `array composite[${last + 1}]`,
        `array primes[${last + 1}]`,
        "let count = 0",
        `for i = 2 to ${last}:`,
        "  if composite[i] == 0:",
        "    primes[count] = i",
        "    count = count + 1",
        "    let j = i + i",
        `    while j <= ${last}:`,
        "      composite[j] = 1",
        "      j = j + i",
      ],
      ["let j = 0", "while j < count and primes[j] <= i:", "  seen[sg[i - primes[j]]] = i", "  j = j + 1"],
    ),
  divisors: (last) =>
    filled(
      last,
      last,
      [],
      [
        "let j = 1",
        "while j * j <= i:",
        "  if i % j == 0:",
        "    seen[sg[i - j]] = i",
        "    seen[sg[i - i / j]] = i",
        "  j = j + 1",
      ],
    ),
  "proper-coprime-takes": leastPrimes,
  "coprime-takes": (last) => [
    ...leastPrimes(last),
    "let even = 2",
    `while even <= ${last}:`,
    "  sg[even] = 0",
    "  even = even + 2",
    ...(last > 0 ? ["sg[1] = 1"] : []),
  ],
  "proper-divisors": (last) =>
    filled(
      last,
      last,
      [],
      [
        "let j = 1",
        "while j * j <= i:",
        "  if i % j == 0 and j < i:",
        "    seen[sg[i - j]] = i",
        "    if j > 1:",
        "      seen[sg[i - i / j]] = i",
        "  j = j + 1",
      ],
    ),
};
