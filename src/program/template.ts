import type { Game, HeapRules, Language, Text } from "../types.ts";
import { grownBy, isLinear, type Law, linearValue, reducedBy } from "./law.ts";
import { printSource, type Source } from "./print.ts";
import { parseProgram } from "./program.ts";
import { quotientOf, rangeIn, rangeRemark } from "./range.ts";
import type { Syntax } from "./syntax.ts";
import { provedRemark, shortest } from "./table.ts";

/** How a program reads its input: sets and positions as in S-Nim, tests of several heaps, or one heap a line. */
export type Input = "s-nim" | "heaps" | "single";

/** What each input looks like, and what is printed. */
export const inputs: Readonly<Record<Input, Text>> = {
  heaps: {
    en: "Input: T, then T tests: the number of heaps, and their sizes. Output: First or Second for each test.",
    zh: "输入：T，之后 T 组测试，每组为堆数与各堆大小。输出：每组一行 First 或 Second。",
  },
  single: {
    en: "Input: heaps until the end of input. Output: First or Second for each.",
    zh: "输入：若干堆的大小，直到输入结束。输出：每堆一行 First 或 Second。",
  },
  "s-nim": {
    en: "Input until 0: k and k takes; m; m positions, each the number of heaps and their sizes. Output: m letters W or L a test.",
    zh: "输入到 0 为止：k 与 k 个可取数；m；m 个局面，每个为堆数与各堆大小。输出：每组一行 m 个字母 W 或 L。",
  },
};

/** What a program is made for: a game, or for `s-nim` every game of taking from a finite set. */
export type Template =
  | {
      readonly input: "s-nim";
      /** The largest heap that the program shall answer for. */
      readonly largest: number;
    }
  | {
      readonly input: "heaps" | "single";
      readonly game: Game<unknown>;
      /** The largest heap that the program shall answer for, unless `law` reaches farther. */
      readonly largest: number;
      readonly law?: Law | undefined;
      /** Values of heaps 0 to `largest`, for games whose rules cannot be written down as a program: see `writable`. */
      readonly values?: ArrayLike<number> | undefined;
    };

/** The most takes that a program for S-Nim reads; judges stop at 100. */
const MOST_TAKES = 1000;
/** Sets with more members are written as ranges. */
const LISTED = 64;

const TEXT = {
  winner: {
    en: "Sprague-Grundy: the player to move loses when the nim-sum (^) of the heaps' values is 0.",
    zh: "Sprague–Grundy 定理：各堆 SG 值的异或和（^）为 0 时，先手必败。",
  },
  rules: {
    en: "g[n]: the least value that no move from n leads to, marked by n in seen",
    zh: "g[n]：n 的走法到达不了的最小值，可到达的值在 seen 中标记为 n",
  },
  stamped: {
    en: "g[n]: the least value that no move from n leads to, marked by a new stamp in seen",
    zh: "g[n]：n 的走法到达不了的最小值，可到达的值在 seen 中标记为新的 stamp",
  },
  sNim: {
    en: `S-Nim: take s tokens from one heap, s in a set that is read (at most ${MOST_TAKES} numbers).`,
    zh: `S-Nim：从一堆中取走 s 个石子，s 属于读入的集合（至多 ${MOST_TAKES} 个数）。`,
  },
  law: {
    en: "a large heap has the value of a small one",
    zh: "大堆的 SG 值由小堆得出",
  },
} satisfies Record<string, Text>;

/** Whether a program can compute the values by the rules, so that it needs no table. */
export const writable = (game: Game<unknown>): boolean =>
  game.heap !== undefined && build(game, game.heap, 1) !== undefined;

/**
 * How many options, about, a program for `game` looks at when it starts, for heaps up to `largest` or as many as
 * `law` needs.
 */
export function startCost({ game, largest, law }: Exclude<Template, { input: "s-nim" }>): number {
  const rules = game.heap;
  const last = law === undefined ? largest : Math.min(largest, law.preperiod + law.period - 1);
  if (rules === undefined || build(game, rules, 1) === undefined) return 0;
  if (rules.kind === "break") {
    const has = (bit: number) => rules.digits.filter((digit) => digit & bit).length;
    return last * rules.digits.length + (has(4) * last ** 2) / 4 + (has(8) * last ** 3) / 36;
  }
  if ("allBut" in rules) return last ** 2 / 2;
  if ("from" in rules) return 0;
  return last * ("set" in rules ? rules.set.filter((s) => s <= last) : [...rules.takes(last)]).length;
}

/**
 * A complete program in the language of `syntax` that reads heaps and says who wins, with remarks in `language`. It
 * computes the values when it starts, by the rules; where those cannot be written down it brings a table.
 * @throws TypeError when it needs a table and there are no `values`.
 */
export function templateCode(template: Template, syntax: Syntax, language: Language): string {
  const say: Say = (text) => `# ${text[language]}`;
  const { remarks, ...source } =
    template.input === "s-nim" ? sNim(template.largest, say) : ofGame(template, syntax, say);
  const texts = [...remarks, inputs[template.input], TEXT.winner];
  return printSource({ remarks: texts.map((text) => text[language]), ...source }, syntax);
}

type Say = (text: Text) => string;
type Program = Omit<Source, "remarks"> & { readonly remarks: readonly Text[] };

function ofGame(template: Exclude<Template, { input: "s-nim" }>, syntax: Syntax, say: Say): Program {
  const { game, input, largest, values } = template;
  const range = rangeIn(game.heap);
  const read = input === "heaps" ? manyHeaps : oneHeap;
  const title = { en: `${game.id}: ${game.rule.en}`, zh: `${game.id}：${game.rule.zh}` };
  if (range !== undefined) {
    const main = read([`long value = ${quotientOf(range, "h")}`], true);
    const routines = parseProgram(["main:", ...indented(main, 1)].join("\n"));
    return { remarks: [title, rangeRemark(range)], constants: [], routines };
  }
  const law =
    template.law && template.law.preperiod + template.law.period <= largest + 1 ? template.law : undefined;
  const last = law === undefined ? largest : law.preperiod + law.period - 1;
  const remarks = [title, law === undefined ? upTo(last) : provedRemark(law)];
  const linear = law !== undefined && isLinear(law);
  const built = linear ? [] : game.heap && build(game, game.heap, last);
  if (built === undefined && values === undefined) {
    throw new TypeError(`templateCode: expected values, got none for ${game.id}`);
  }
  const table =
    built === undefined
      ? shortest({ id: game.id, values: values! }, syntax)
      : { constants: [], routines: [] };
  const main = [
    ...(built === undefined || linear ? [] : [say(TEXT.rules), ...built]),
    ...(law === undefined || linear ? [] : [say(TEXT.law)]),
    ...read(lookup(law, built === undefined), law !== undefined && law.saltus > 0),
  ];
  const routines = parseProgram(["main:", ...indented(main, 1)].join("\n"));
  return { remarks, constants: table.constants, routines: [...table.routines, ...routines] };
}

const upTo = (last: number): Text => ({ en: `Heaps up to ${last}.`, zh: `堆的大小不超过 ${last}。` });

/** Lines that leave in `value` the value of heap `h`. */
function lookup(law: Law | undefined, looked: boolean): string[] {
  const at = (n: string) => (looked ? `sg(${n})` : `g[${n}]`);
  if (law === undefined) return [`let value = ${at("narrow(h)")}`];
  const { preperiod, period, saltus } = law;
  if (isLinear(law)) return [`long value = ${linearValue(law, 0, "h")}`];
  return [
    "long least = h",
    `if h >= ${preperiod + period}L:`,
    `  least = ${reducedBy(law, "h")}`,
    saltus === 0
      ? `let value = ${at("narrow(least)")}`
      : `long value = ${grownBy(law, `wide(${at("narrow(least)")})`, "h")}`,
  ];
}

const indented = (lines: readonly string[], depth: number) => lines.map((line) => "  ".repeat(depth) + line);

const verdict = (of: string, long: boolean): string[] => [
  `if ${of} == 0${long ? "L" : ""}:`,
  "  print Second",
  "else:",
  "  print First",
];

function manyHeaps(value: readonly string[], long: boolean): string[] {
  return [
    "long tests = nextNumber()",
    "while tests > 0L:",
    "  tests = tests - 1L",
    long ? "  long total = 0L" : "  let total = 0",
    "  long heaps = nextNumber()",
    "  while heaps > 0L:",
    "    heaps = heaps - 1L",
    "    long h = nextNumber()",
    ...indented(value, 2),
    "    total = total ^ value",
    ...indented(verdict("total", long), 1),
  ];
}

function oneHeap(value: readonly string[], long: boolean): string[] {
  return [
    "long h = nextNumber()",
    "while h >= 0L:",
    ...indented(value, 1),
    ...indented(verdict("value", long), 1),
    "  h = nextNumber()",
  ];
}

const MEX = ["let v = 0", "while seen[v] == n:", "  v = v + 1", "g[n] = v"];

/** The program for S-Nim: the set is read, and the values are computed anew for each. */
function sNim(last: number, say: Say): Program {
  const lines = `
main:
  array takes[${MOST_TAKES + 1}]
  array g[${last + 1}]
  array seen[${MOST_TAKES + 1}]
  let stamp = 0
  long k = nextNumber()
  while k > 0L:
    let count = 0
    while k > 0L:
      k = k - 1L
      let s = narrow(nextNumber())
      if s > 0:
        count = count + 1
        takes[count] = s
    ${say(TEXT.stamped)}
    for n = 1 to ${last}:
      stamp = stamp + 1
      for i = 1 to count:
        if takes[i] <= n:
          seen[g[n - takes[i]]] = stamp
      let v = 0
      while seen[v] == stamp:
        v = v + 1
      g[n] = v
    long m = nextNumber()
    while m > 0L:
      m = m - 1L
      let total = 0
      long heaps = nextNumber()
      while heaps > 0L:
        heaps = heaps - 1L
        total = total ^ g[narrow(nextNumber())]
      if total == 0:
        put L
      else:
        put W
    newline
    k = nextNumber()`;
  return { remarks: [TEXT.sNim, upTo(last)], constants: [], routines: parseProgram(lines) };
}

/** The lines that fill `g[0 .. last]` by the rules, if they can be written down. */
function build(game: Game<unknown>, rules: HeapRules, last: number): string[] | undefined {
  if (rules.kind === "break") return breakLines(rules.digits, rules.unequal ?? false, last);
  if ("set" in rules) return setLines(rules.set, last);
  if ("allBut" in rules) return allButLines(rules.allBut, last);
  if ("from" in rules) return [];
  if (NAMED[game.id] !== undefined) return NAMED[game.id]!(last);
  return rules.fixed ? setLines(Array.from(rules.takes(last), Number), last) : undefined;
}

/** Every heap from 1 to `last`, its reachable values marked by `marks`, of which there are at most `most`. */
function filled(last: number, most: number, before: readonly string[], marks: readonly string[]): string[] {
  return [
    ...before,
    `array g[${last + 1}]`,
    `array seen[${most + 1}]`,
    `for n = 1 to ${last}:`,
    ...indented(marks, 1),
    ...indented(MEX, 1),
  ];
}

function setLines(set: readonly number[], last: number): string[] {
  const usable = set.filter((s) => s <= last);
  const takes = usable.length > 0 ? usable : set.slice(0, 1);
  const firsts = takes.filter((s, i) => i === 0 || takes[i - 1] !== s - 1);
  const lasts = takes.filter((s, i) => takes[i + 1] !== s + 1);
  if (takes.length > LISTED && 2 * firsts.length < takes.length) {
    return filled(
      last,
      takes.length,
      [`list first = ${firsts.join(" ")}`, `list last = ${lasts.join(" ")}`],
      [
        `for r = 0 to ${firsts.length - 1}:`,
        "  let s = first[r]",
        "  while s <= last[r] and s <= n:",
        "    seen[g[n - s]] = n",
        "    s = s + 1",
      ],
    );
  }
  return filled(
    last,
    takes.length,
    [`list takes = ${takes.join(" ")}`],
    [`for i = 0 to ${takes.length - 1}:`, "  if takes[i] <= n:", "    seen[g[n - takes[i]]] = n"],
  );
}

function allButLines(allBut: readonly number[], last: number): string[] {
  const holes = allBut.filter((s) => s <= last);
  const marks =
    holes.length === 0
      ? ["for s = 1 to n:", "  seen[g[n - s]] = n"]
      : ["for s = 1 to n:", "  if forbidden[s] == 0:", "    seen[g[n - s]] = n"];
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

/** A value is at most the length of the longest play: 2n where a heap may be split and nothing taken, else n. */
function breakLines(digits: readonly number[], unequal: boolean, last: number): string[] {
  const all = digits.reduce((bits, digit) => bits | digit, 0);
  const most = digits[0] === 0 ? last : 2 * last;
  const has = (bit: number) => (bit === 1 ? "digits[t]" : `digits[t] / ${bit}`);
  const marks = [
    `for t = 0 to ${digits.length - 1}:`,
    "  if t <= n:",
    "    let rest = n - t",
    ...(all & 1 ? [`    if ${has(1)} % 2 == 1 and rest == 0:`, "      seen[0] = n"] : []),
    ...(all & 2 ? [`    if ${has(2)} % 2 == 1 and rest > 0:`, "      seen[g[rest]] = n"] : []),
    ...(all & 4
      ? [
          `    if ${has(4)} % 2 == 1:`,
          "      for a = 1 to rest / 2:",
          ...(unequal
            ? ["        if a + a < rest:", "          seen[g[a] ^ g[rest - a]] = n"]
            : ["        seen[g[a] ^ g[rest - a]] = n"]),
        ]
      : []),
    ...(all & 8
      ? [
          `    if ${has(8)} % 2 == 1:`,
          "      for a = 1 to rest / 3:",
          "        for b = a to (rest - a) / 2:",
          "          let c = rest - a - b",
          ...(unequal
            ? ["          if a < b and b < c:", "            seen[g[a] ^ g[b] ^ g[c]] = n"]
            : ["          seen[g[a] ^ g[b] ^ g[c]] = n"]),
        ]
      : []),
  ];
  // Nim-sums of values up to `most` stay below the next power of two.
  const size = 2 ** Math.ceil(Math.log2(most + 1));
  return filled(last, size, [`list digits = ${digits.join(" ")}`], marks);
}

/** Takes that a program finds for itself rather than being given a list. */
const NAMED: Readonly<Record<string, (last: number) => string[]>> = {
  "{primes}": (last) =>
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
      ["let p = 0", "while p < count and primes[p] <= n:", "  seen[g[n - primes[p]]] = n", "  p = p + 1"],
    ),
  "{divisors}": (last) =>
    filled(
      last,
      last,
      [],
      [
        "let s = 1",
        "while s * s <= n:",
        "  if n % s == 0:",
        "    seen[g[n - s]] = n",
        "    seen[g[n - n / s]] = n",
        "  s = s + 1",
      ],
    ),
  "{proper-divisors}": (last) =>
    filled(
      last,
      last,
      [],
      [
        "let s = 1",
        "while s * s <= n:",
        "  if n % s == 0 and s < n:",
        "    seen[g[n - s]] = n",
        "    if s > 1:",
        "      seen[g[n - n / s]] = n",
        "  s = s + 1",
      ],
    ),
};
