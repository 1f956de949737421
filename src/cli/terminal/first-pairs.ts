import type { PairSequence } from "../../law/finding.ts";
import { pairSequence } from "../../law/pair-sequence.ts";
import { pairsInOrder } from "../../law/pairs-in-order.ts";
import { readNatural } from "../../nimber/read-natural.ts";
import { ruleOf } from "../../rules/of-game.ts";
import { isSymmetric, vectorsIn } from "../../rules/rays.ts";
import type { Budget } from "../../solve/limits.ts";
import { pairsOnLines } from "../../solve/lines.ts";
import type { Game } from "../../types.ts";
import { type CommandContext, type Option, UsageError } from "../command.ts";
import { t } from "../locale/terminal.ts";
import { jsonLine } from "./json.ts";
import { padStart } from "./layout.ts";
import { sequenceJson, sequenceTold } from "./pair-sequence.ts";

/** Options of a list of the first P-positions of two numbers. */
export const FIRST: readonly Option[] = [
  { name: "first", value: "N", says: t("firstPPositions") },
  { name: "letter", value: "x|y", says: t("letterOfBfile") },
];

type Pair = readonly [number, number];

interface PairTable {
  readonly id: string;
  readonly letters: readonly string[];
  readonly count: number;
  readonly pairs: Iterable<Pair>;
  /** Statement of the ascending pairs, for formats that have a place for it. */
  readonly sequence: () => PairSequence | undefined;
}

/** Pieces of the output; each has the lines of one pair. */
type Format = (listed: PairTable, context: CommandContext) => Iterable<string>;

const formats: Readonly<Record<string, Format>> = { table, csv, bfile };

/** The first P-positions of a game of two numbers in the requested format. They are printed as they are found. */
export function firstPairs(game: Game<unknown>, context: CommandContext, budget: Budget): Iterable<string> {
  const text = context.option("first")!;
  const count = readNatural(text);
  if (typeof count !== "number" || count === 0) throw new UsageError(t("firstExpectedNumber", { text }));
  const ascending = context.option("symmetric") !== undefined;
  if (context.option("p-positions") === undefined && !ascending)
    throw new UsageError(t("firstExpectedBeside"));
  const format = formatOf(context);
  const vectors = game.space === "pair" ? vectorsIn(game) : undefined;
  if (ascending && vectors !== undefined && !isSymmetric(vectors))
    throw new UsageError(t("firstExpectedSymmetric", { id: game.id }));
  const play = context.option("misere") === undefined ? "normal" : "misere";
  const all = vectors && pairsOnLines(vectors, play, budget);
  if (all === undefined) throw new UsageError(t("firstExpectedRule", { id: game.id }));
  const pairs = taken(all, count, ascending);
  const sequence = () => {
    const first = ascending ? pairsInOrder(game, play, { bytes: budget.bytes }) : undefined;
    return first && pairSequence(first);
  };
  return format({ id: game.id, letters: ruleOf(game)!.variables, count, pairs, sequence }, context);
}

function formatOf(context: CommandContext): Format {
  if (context.json) return json;
  const name = context.option("format") ?? "table";
  const format = formats[name];
  if (format !== undefined && Object.hasOwn(formats, name)) return format;
  throw new UsageError(t("formatExpectedOneFound", { formats: Object.keys(formats), option: "first", name }));
}

/** The first `count` pairs, or the first ones in ascending order. */
function* taken(all: Iterable<Pair>, count: number, ascending: boolean): Generator<Pair> {
  let left = count;
  for (const pair of all) {
    if (ascending && pair[0] > pair[1]) continue;
    yield pair;
    if (--left === 0) return;
  }
}

function* numbered({
  pairs,
}: PairTable): Generator<readonly [n: number, x: number, y: number, ratio: string]> {
  let n = 0;
  for (const [x, y] of pairs) yield [n++, x, y, x === 0 ? "" : (y / x).toFixed(9)];
}

function* table(listed: PairTable, context: CommandContext): Generator<string> {
  const sequence = listed.sequence();
  if (sequence !== undefined) yield `${sequenceTold(sequence, context)}\n`;
  const width = `${listed.count}`.length;
  const line = (n: string, x: string, y: string, ratio: string) =>
    `${padStart(n, width)} ${padStart(x, width + 1)} ${padStart(y, width + 1)}  ${ratio}`.trimEnd();
  const [x, y] = listed.letters as [string, string];
  yield `${line("n", x, y, `${y}/${x}`)}\n`;
  for (const [n, x, y, ratio] of numbered(listed)) yield `${line(`${n}`, `${x}`, `${y}`, ratio)}\n`;
}

function* csv(listed: PairTable): Generator<string> {
  const [x, y] = listed.letters as [string, string];
  yield `n,${x},${y},${y}/${x}\n`;
  for (const row of numbered(listed)) yield `${row.join()}\n`;
}

/** One of the two numbers, since a b-file has one sequence. */
function bfile(listed: PairTable, context: CommandContext): Iterable<string> {
  const letter = context.option("letter") ?? listed.letters[1]!;
  const side = listed.letters.indexOf(letter);
  if (side < 0) throw new UsageError(t("letterExpectedOne", { letters: listed.letters, letter }));
  return lines(listed, side);
}

function* lines(listed: PairTable, side: number): Generator<string> {
  for (const [n, x, y] of numbered(listed)) yield `${n} ${side === 0 ? x : y}\n`;
}

function* json({ id, pairs, sequence }: PairTable): Generator<string> {
  const found = sequence();
  yield jsonLine({ game: id, positions: [...pairs], ...(found && { sequence: sequenceJson(found) }) });
}
