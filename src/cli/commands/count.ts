import { heapValues } from "../../codegen/sequence.ts";
import type { Natural } from "../../nimber/natural.ts";
import { withLaws } from "../../session/solver.ts";
import { component } from "../../solve/component.ts";
import { countBounded, countKept, countSums, countTotals, type Order, sharings } from "../../solve/count.ts";
import { type Budget, begin, type Limits } from "../../solve/limits.ts";
import type { Game, Text } from "../../types.ts";
import { type Command, type CommandContext, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { gameOf, limitsOf, naturalOf, numberOf } from "../input.ts";
import { t } from "../locale/commands.ts";
import { allLines } from "../reader.ts";
import { jsonLine } from "../terminal/json.ts";

// Command `count`: how many sums of so many heaps are lost or won.

const USAGE = "nimber count <game> --heaps k --each M";

const MOST_HEAPS = 1_000_000;
const MOST_SIZE = 2 ** 24;
const MOST_MODULUS = 2 ** 52;

export const count: Command = {
  usage: [
    USAGE,
    "nimber count <game> --heaps k --total N",
    "nimber count <game> --of <heaps> --removed d --mod P",
  ],
  options: [
    { name: "heaps", value: "K", says: t("count.howManyHeaps") },
    {
      name: "each",
      value: "M|A..B",
      says: t("count.sizesHeapMayMB"),
    },
    { name: "total", value: "N", says: t("count.tokensAll") },
    {
      name: "free",
      value: "K",
      says: t("count.furtherHeapsCountNothingEven"),
    },
    { name: "value", value: "V", says: t("count.nimSumWanted") },
    { name: "outcome", value: "P|N", says: t("count.outcomeWantedP") },
    { name: "unordered", says: t("count.orderHeapsDoesNotMatter") },
    { name: "distinct", says: t("count.norMayTwoHeapsEqual") },
    {
      name: "of",
      value: "heaps|-",
      says: t("count.waysRemoveSomeHeapsBut"),
    },
    {
      name: "removed",
      value: "D",
      says: t("count.multipleDRemoved"),
    },
    { name: "mod", value: "P", says: t("count.numberModuloP") },
    RULES,
    ...SEARCH.filter(({ name }) => name !== "misere"),
  ],
  examples: [
    "nimber count nim --heaps 3 --each 7",
    "nimber count kayles --heaps 4 --each 1..20 --unordered --value 2",
    "nimber count nim --heaps 25 --free 26 --total 149950 --mod 1000000009",
    "nimber count nim --of '1 2 3 4 5' --removed 2 --mod 1000000007",
  ],
  async run(context) {
    const game = await gameOf(context, USAGE);
    if (game.space !== "heap") {
      throw new UsageError(t("count.countExpectedGameWhosePosition", { id: game.id }));
    }
    const { progress: _, ...own } = limitsOf(context);
    const limits = await withLaws([component(game, largestOf(context))], own);
    const budget = begin(limits);
    const asked: CountRequest = { game, context: context, limits, budget, ...wanted(context) };
    const found = context.option("of") === undefined ? counted(asked) : keptOf(asked);
    context.terminal.write(context.json ? jsonLine(json(asked, found)) : `${found}\n`);
    return EXIT.answered;
  },
};

/** Largest heap in the options. */
const largestOf = (context: CommandContext): number =>
  Math.max(
    0,
    ...["each", "total", "of"].flatMap((name) => (context.peek(name)?.match(/\d{1,15}/g) ?? []).map(Number)),
  );

interface CountRequest {
  readonly game: Game<unknown>;
  readonly context: CommandContext;
  readonly limits: Limits;
  readonly budget: Budget;
  readonly value: number;
  /** Whether to count those with other values. */
  readonly others: boolean;
  readonly modulus: Natural | undefined;
}

function wanted(context: CommandContext): Pick<CountRequest, "value" | "others" | "modulus"> {
  const outcome = context.option("outcome");
  if (outcome !== undefined && outcome !== "P" && outcome !== "N") {
    throw new UsageError(t("count.outcomeExpectedPNFound", { outcome }));
  }
  if (outcome !== undefined && context.option("value") !== undefined) throw both("outcome", "value");
  const modulus = context.option("mod") === undefined ? undefined : naturalOf(context, "mod", 1, 1);
  return { value: numberOf(context, "value", 0, 0, MOST_SIZE), others: outcome === "N", modulus };
}

const both = (one: string, other: string) => new UsageError(t("count.expectedFoundBoth", { one, other }));

const needs = (name: string, text: Text) => new UsageError(t("count.expectedFoundNothing", { name, text }));

/** Number of sums of this many heaps. */
function counted({ game, context: given, limits, budget, value, others, modulus }: CountRequest): bigint {
  if (given.option("heaps") === undefined) throw needs("heaps", t("count.howManyHeaps"));
  if (given.option("removed") !== undefined) throw needs("of", t("count.heaps"));
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
      const found = countTotals({ heaps, free, total, value, ...within }, budget);
      return others ? reduced(sharings(total, heaps + free) - found, modulus) : found;
    }
    const asked = { values, from, heaps, free, total, value, ...within };
    const found = countBounded(asked, budget);
    if (!others) return found;
    return reduced(countBounded({ ...asked, values: values.map(() => 0) }, budget) - found, modulus);
  }
  if (given.option("free") !== undefined) throw needs("total", t("count.totalTokens"));
  const each = given.option("each");
  if (each === undefined) throw needs("each", t("count.sizesHeap"));
  const values = sizes(game, ...rangeOf(each), limits);
  const asked = { values, heaps, value, order: orderOf(given), ...within };
  const found = countSums(asked, budget);
  if (!others) return found;
  return reduced(countSums({ ...asked, values: values.map(() => 0), value: 0 }, budget) - found, modulus);
}

const sizes = (game: Game<unknown>, from: number, to: number, limits: Limits): number[] =>
  Array.from(heapValues(game, to, limits)).slice(from);

const reduced = (count: bigint, modulus: Natural | undefined): bigint =>
  modulus === undefined ? count : ((count % BigInt(modulus)) + BigInt(modulus)) % BigInt(modulus);

function orderOf(context: CommandContext): Order {
  if (context.option("distinct") !== undefined) return "distinct";
  return context.option("unordered") === undefined ? "ordered" : "unordered";
}

function rangeOf(text: string): [from: number, to: number] {
  const [from, to] = text.includes("..") ? text.split("..") : ["0", text];
  const [first, last] = [Number(from), Number(to)];
  const whole = /^\d+$/.test(from!) && /^\d+$/.test(to ?? "");
  if (whole && first <= last && last <= MOST_SIZE) return [first, last];
  throw new UsageError(t("count.eachExpectedMBFound", { mostSize: MOST_SIZE, text }));
}

/** Number of ways to remove heaps. */
function keptOf({ game, context: given, limits, budget, value, others, modulus }: CountRequest): bigint {
  for (const name of ["heaps", "each", "total", "free", "unordered", "distinct"])
    if (given.option(name) !== undefined) throw both(name, "of");
  const multiple = numberOf(given, "removed", 1, 1, 1000);
  if (modulus === undefined || modulus > MOST_MODULUS) {
    throw new UsageError(t("count.modExpectedNumberFound", { mostModulus: MOST_MODULUS, modulus }));
  }
  const heaps = heapsOf(given, budget);
  const most = heaps.reduce((top, heap) => Math.max(top, heap), 0);
  const table = heapValues(game, most, limits);
  const values = heaps.map((heap) => table[heap]!);
  const asked = { values, multiple, value, modulus: Number(modulus) };
  const found = countKept(asked, budget);
  if (!others) return BigInt(found);
  const all = countKept({ ...asked, values: values.map(() => 0), value: 0 }, budget);
  return reduced(BigInt(all - found), modulus);
}

function heapsOf(context: CommandContext, budget: Budget): number[] {
  const text = context.option("of")!;
  const words = (text === "-" ? allLines(context.terminal, budget).join(" ") : text)
    .split(/[\s,，]+/)
    .filter((word) => word !== "");
  return words.map((word) => {
    if (/^\d+$/.test(word) && Number(word) <= MOST_SIZE) return Number(word);
    throw new UsageError(t("count.expectedHeapsFound", { mostSize: MOST_SIZE, word }));
  });
}

function json({ game, context: given, value, others, modulus }: CountRequest, found: bigint): object {
  return {
    game: game.id,
    ...(given.option("of") === undefined && { heaps: numberOf(given, "heaps", 0) }),
    ...(others ? { outcome: "N" } : { value }),
    ...(modulus !== undefined && { modulus }),
    count: found <= Number.MAX_SAFE_INTEGER ? Number(found) : found,
  };
}
