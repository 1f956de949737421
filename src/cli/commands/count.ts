import type { Natural } from "../../nimber/natural.ts";
import { heapValues } from "../../program/sequence.ts";
import { countBounded, countKept, countSums, countTotals, type Order, sharings } from "../../solve/count.ts";
import { begin, type Deadline, type Limits } from "../../solve/limits.ts";
import type { Game, Text } from "../../types.ts";
import { type Command, type Given, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { gameOf, limitsOf, naturalOf, numberOf } from "../input.ts";
import { allLines } from "../reader.ts";
import { jsonLine } from "../terminal/json.ts";

const USAGE = "nimber count <game> --heaps k --each M";

const MOST_HEAPS = 1_000_000;
const MOST_SIZE = 2 ** 24;
const MOST_MODULUS = 2 ** 52;

export const count: Command = {
  usage: [USAGE, "nimber count <game> --heaps k --total N", "nimber count <game> --of <heaps> --removed d"],
  options: [
    { name: "heaps", value: "K", says: { en: "how many heaps", zh: "堆数" } },
    {
      name: "each",
      value: "M|A..B",
      says: { en: "sizes a heap may have: 0 to M, or A to B", zh: "每堆的大小：0 到 M，或 A 到 B" },
    },
    { name: "total", value: "N", says: { en: "tokens in all", zh: "石子总数" } },
    {
      name: "free",
      value: "K",
      says: {
        en: "further heaps that count for nothing, as the even steps of a staircase",
        zh: "另有多少堆不计入异或和，如阶梯博弈的偶数级",
      },
    },
    { name: "value", value: "V", says: { en: "the nim-sum wanted (0)", zh: "所求的 SG 值（0）" } },
    { name: "outcome", value: "P|N", says: { en: "the outcome wanted (P)", zh: "所求的胜负（P）" } },
    { name: "unordered", says: { en: "the order of the heaps does not matter", zh: "不计各堆次序" } },
    { name: "distinct", says: { en: "nor may two heaps be equal", zh: "不计次序，且任意两堆不等" } },
    {
      name: "of",
      value: "heaps|-",
      says: {
        en: "the ways to remove some of these heaps, but not all",
        zh: "从这些堆中去掉一些（不能全部）的方法数",
      },
    },
    {
      name: "removed",
      value: "D",
      says: {
        en: "with --of: a multiple of d is removed (1)",
        zh: "与 --of 合用：去掉的堆数是 d 的倍数（1）",
      },
    },
    { name: "mod", value: "P", says: { en: "the number modulo p", zh: "对 p 取模" } },
    RULES,
    ...SEARCH.filter(({ name }) => name !== "misere"),
  ],
  examples: [
    "nimber count nim --heaps 3 --each 7",
    "nimber count kayles --heaps 4 --each 1..20 --unordered --value 2",
    "nimber count nim --heaps 25 --free 26 --total 149950 --mod 1000000009",
    "nimber count nim --of '1 2 3 4 5' --removed 2 --mod 1000000007",
  ],
  async run(given) {
    const game = await gameOf(given, USAGE);
    if (game.space !== "heap") {
      throw new UsageError({
        en: `count: expected a game whose position is one heap, found ${game.id}`,
        zh: `count：此处应为单堆游戏，但读到 ${game.id}`,
      });
    }
    const { progress: _, ...limits } = limitsOf(given);
    const deadline = begin(limits);
    const asked: Asked = { game, given, limits, deadline, ...wanted(given) };
    const found = given.option("of") === undefined ? counted(asked) : keptOf(asked);
    given.terminal.write(given.json ? jsonLine(json(asked, found)) : `${found}\n`);
    return EXIT.answered;
  },
};

interface Asked {
  readonly game: Game<unknown>;
  readonly given: Given;
  readonly limits: Limits;
  readonly deadline: Deadline;
  readonly value: number;
  /** Whether all that have another value are counted. */
  readonly others: boolean;
  readonly modulus: Natural | undefined;
}

function wanted(given: Given): Pick<Asked, "value" | "others" | "modulus"> {
  const outcome = given.option("outcome");
  if (outcome !== undefined && outcome !== "P" && outcome !== "N") {
    throw new UsageError({
      en: `--outcome: expected P or N, found \`${outcome}\``,
      zh: `--outcome：此处应为 P 或 N，但读到 \`${outcome}\``,
    });
  }
  if (outcome !== undefined && given.option("value") !== undefined) throw both("outcome", "value");
  const modulus = given.option("mod") === undefined ? undefined : naturalOf(given, "mod", 1, 1);
  return { value: numberOf(given, "value", 0, 0, MOST_SIZE), others: outcome === "N", modulus };
}

const both = (one: string, other: string) =>
  new UsageError({
    en: `expected --${one} or --${other}, found both`,
    zh: `--${one} 与 --${other} 只能取其一`,
  });

const needs = (name: string, text: Text) =>
  new UsageError({
    en: `--${name}: expected ${text.en}, found nothing`,
    zh: `--${name}：此处应为${text.zh}，但没有给出`,
  });

/** The sums of so many heaps. */
function counted({ game, given, limits, deadline, value, others, modulus }: Asked): bigint {
  if (given.option("heaps") === undefined) throw needs("heaps", { en: "how many heaps", zh: "堆数" });
  if (given.option("removed") !== undefined) throw needs("of", { en: "the heaps", zh: "各堆" });
  const heaps = numberOf(given, "heaps", 1, 0, MOST_HEAPS);
  const within = modulus !== undefined && { modulus };
  if (given.option("total") !== undefined) {
    const total = numberOf(given, "total", 0, 0, MOST_SIZE);
    const free = numberOf(given, "free", 0, 0, MOST_HEAPS);
    for (const name of ["unordered", "distinct"])
      if (given.option(name) !== undefined) throw both(name, "total");
    const each = given.option("each");
    const [from, to] = each === undefined ? [0, total] : rangeOf(each);
    const values = sizes(game, from, to, limits);
    if (each === undefined && values.every((value, n) => value === n)) {
      const found = countTotals({ heaps, free, total, value, ...within }, deadline);
      return others ? reduced(sharings(total, heaps + free) - found, modulus) : found;
    }
    const asked = { values, from, heaps, free, total, value, ...within };
    const found = countBounded(asked, deadline);
    if (!others) return found;
    return reduced(countBounded({ ...asked, values: values.map(() => 0) }, deadline) - found, modulus);
  }
  if (given.option("free") !== undefined) throw needs("total", { en: "the tokens in all", zh: "石子总数" });
  const each = given.option("each");
  if (each === undefined)
    throw needs("each", { en: "the sizes of a heap, as 7 or 1..7", zh: "每堆的大小，如 7 或 1..7" });
  const values = sizes(game, ...rangeOf(each), limits);
  const asked = { values, heaps, value, order: orderOf(given), ...within };
  const found = countSums(asked, deadline);
  if (!others) return found;
  return reduced(countSums({ ...asked, values: values.map(() => 0), value: 0 }, deadline) - found, modulus);
}

const sizes = (game: Game<unknown>, from: number, to: number, limits: Limits): number[] =>
  Array.from(heapValues(game, to, limits)).slice(from);

const reduced = (count: bigint, modulus: Natural | undefined): bigint =>
  modulus === undefined ? count : ((count % BigInt(modulus)) + BigInt(modulus)) % BigInt(modulus);

function orderOf(given: Given): Order {
  if (given.option("distinct") !== undefined) return "distinct";
  return given.option("unordered") === undefined ? "ordered" : "unordered";
}

function rangeOf(text: string): [from: number, to: number] {
  const [from, to] = text.includes("..") ? text.split("..") : ["0", text];
  const [first, last] = [Number(from), Number(to)];
  const whole = /^\d+$/.test(from!) && /^\d+$/.test(to ?? "");
  if (whole && first <= last && last <= MOST_SIZE) return [first, last];
  throw new UsageError({
    en: `--each: expected M or A..B, to ${MOST_SIZE}, found \`${text}\``,
    zh: `--each：此处应为 M 或 A..B（至多 ${MOST_SIZE}），但读到 \`${text}\``,
  });
}

/** The ways to remove heaps. */
function keptOf({ game, given, limits, deadline, value, others, modulus }: Asked): bigint {
  for (const name of ["heaps", "each", "total", "free", "unordered", "distinct"])
    if (given.option(name) !== undefined) throw both(name, "of");
  const multiple = numberOf(given, "removed", 1, 1, 1000);
  if (modulus === undefined || modulus > MOST_MODULUS) {
    throw new UsageError({
      en: `--mod: expected a number to ${MOST_MODULUS} with --of, found ${modulus ?? "nothing"}`,
      zh: `--mod：与 --of 合用时应为不超过 ${MOST_MODULUS} 的数，但${modulus === undefined ? "没有给出" : `读到 ${modulus}`}`,
    });
  }
  const heaps = heapsOf(given, deadline);
  const most = heaps.reduce((top, heap) => Math.max(top, heap), 0);
  const table = heapValues(game, most, limits);
  const values = heaps.map((heap) => table[heap]!);
  const asked = { values, multiple, value, modulus: Number(modulus) };
  const found = countKept(asked, deadline);
  if (!others) return BigInt(found);
  const all = countKept({ ...asked, values: values.map(() => 0), value: 0 }, deadline);
  return reduced(BigInt(all - found), modulus);
}

function heapsOf(given: Given, deadline: Deadline): number[] {
  const text = given.option("of")!;
  const words = (text === "-" ? allLines(given.terminal, deadline).join(" ") : text)
    .split(/[\s,，]+/)
    .filter((word) => word !== "");
  return words.map((word) => {
    if (/^\d+$/.test(word) && Number(word) <= MOST_SIZE) return Number(word);
    throw new UsageError({
      en: `--of: expected heaps of 0 to ${MOST_SIZE}, found \`${word}\``,
      zh: `--of：此处应为 0 到 ${MOST_SIZE} 的堆，但读到 \`${word}\``,
    });
  });
}

function json({ game, given, value, others, modulus }: Asked, found: bigint): object {
  return {
    game: game.id,
    ...(given.option("of") === undefined && { heaps: numberOf(given, "heaps", 0) }),
    ...(others ? { outcome: "N" } : { value }),
    ...(modulus !== undefined && { modulus }),
    count: found <= Number.MAX_SAFE_INTEGER ? Number(found) : found,
  };
}
