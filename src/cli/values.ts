import { type Listing, listings, periodLine } from "../code/index.ts";
import { parseGame } from "../games/notation.ts";
import { heapTable } from "../solve/heap/table.ts";
import type { Limits } from "../solve/limits.ts";
import { finish, inPortions, seek } from "../solve/period/seek.ts";
import { isException } from "../solve/period/sequence.ts";
import { finiteTheorem, type Proved } from "../solve/period/theorem.ts";
import { solver } from "../solve/sum.ts";
import type { Game, HeapRules } from "../types.ts";
import { type Command, type Given, SEARCH, UsageError } from "./command.ts";
import { openPlaces } from "./files.ts";
import { firstWord, jsonLine, limitsOf, numberOf } from "./input.ts";
import { wrap } from "./layout.ts";
import { LONG, longRun, resumed } from "./long-run.ts";
import { drawn, PLOTS } from "./pictures.ts";
import { hasPairs, rowOf, squareIn } from "./square.ts";

const USAGE = "nimber values <game> --to N";

/** The values of heaps `from` to `to` of the game `id`. */
interface Sequence extends Listing {
  /** The period, when it is proved, and the heaps before it that are exceptional. */
  readonly period?: Proved | undefined;
  readonly excepted?: (heap: number) => boolean;
}

type Format = (sequence: Sequence, given: Given) => Iterable<string>;

const formats: Readonly<Record<string, Format>> = { table, json, ...listings };

export const values: Command = {
  name: "values",
  summary: { en: "a table of Grundy values", zh: "SG 值表" },
  usage: [USAGE],
  options: [
    { name: "to", value: "N", says: { en: "the largest heap (100)", zh: "最大的堆（100）" } },
    { name: "from", value: "M", says: { en: "the smallest heap (0)", zh: "最小的堆（0）" } },
    {
      name: "format",
      value: Object.keys(formats).join("|"),
      says: { en: "how to print it (table)", zh: "输出格式（table）" },
    },
    ...PLOTS,
    ...LONG,
    ...SEARCH.filter(({ name }) => name !== "misere"),
  ],
  examples: [
    "nimber values 0.77 --to 100",
    "nimber values 0.16 --to 20000 --svg scatter.svg",
    "nimber values '{1,3,4}' --to 30 --format bfile",
    "nimber values wythoff --to 9",
  ],
  async run(given) {
    const game = parseGame(firstWord(given, { en: "a game", zh: "游戏" }, USAGE));
    const from = numberOf(given, "from", 0);
    const to = numberOf(given, "to", Math.max(100, from), from);
    const name = given.option("format") ?? "table";
    const format = given.json ? json : formats[name];
    if (format === undefined || !Object.hasOwn(formats, name)) throw wrongFormat(name);
    const { terminal } = given;
    refuse(given, game);
    if (hasPairs(game)) {
      const square = { id: game.id, from, to, row: rowOf(game, limitsOf(given)) };
      for (const piece of squareIn(given.json ? "json" : name, square, terminal)) terminal.write(piece);
      return 0;
    }
    openPlaces(given);
    const sequence = await sequenceOf(game, from, to, given);
    if (drawn(game, sequence, given)) return 0;
    for (const piece of format(sequence, given)) terminal.write(piece);
    return 0;
  },
};

/** Options that this game has no use for are refused rather than ignored. */
function refuse(given: Given, game: Game<unknown>): void {
  const plots = hasPairs(game) ? ["plot", "svg"] : [];
  const tables = game.heap === undefined ? ["checkpoint", "resume"] : [];
  const useless = [...plots, ...tables].find((name) => given.option(name) !== undefined);
  if (useless === undefined) return;
  throw new UsageError({
    en: `--${useless}: expected a game of one heap with moves known as a set or a code, found ${game.id}`,
    zh: `--${useless}：此处应为走法由集合或代码给出的单堆游戏，但读到 ${game.id}`,
  });
}

const wrongFormat = (name: string) =>
  new UsageError({
    en: `--format: expected one of ${Object.keys(formats).join(", ")}, found \`${name}\``,
    zh: `--format：此处应为 ${Object.keys(formats).join("、")} 之一，但读到 \`${name}\``,
  });

/** A period is looked for among this many heaps even when fewer are asked for. */
const PERIOD_WITHIN = 4096;

async function sequenceOf(game: Game<unknown>, from: number, to: number, given: Given): Promise<Sequence> {
  const { progress: _, ...limits } = limitsOf(given);
  if (game.heap === undefined) return { id: game.id, from, values: searched(game, from, to, limits) };
  const table = heapTable(game.heap, limits, resumed(given, game.id));
  await longRun(given, game.id, table, inPortions(table.values, limits)(to), { heaps: to + 1 });
  const values = table.values(to).subarray(from);
  if (finiteTheorem(game.heap) === undefined) return { id: game.id, from, values };
  const most = Math.max(to + 1, threeHeaps(game.heap) ? 0 : PERIOD_WITHIN);
  const period = finish(seek(game.heap, table.values, most, limits)).proved;
  if (period === undefined) return { id: game.id, from, values };
  const known = table.values(Math.max(to, period.preperiod + period.period));
  const excepted = (heap: number) => isException(period, known, heap);
  return { id: game.id, from, values: known.subarray(from, to + 1), period, excepted };
}

const threeHeaps = (rules: HeapRules) => rules.kind === "break" && rules.digits.some((digit) => digit > 7);

/** The values of heaps `from` to `to` of a game whose position is one heap. */
export function heapValues(game: Game<unknown>, from: number, to: number, limits: Limits): ArrayLike<number> {
  return game.heap === undefined
    ? searched(game, from, to, limits)
    : heapTable(game.heap, limits).values(to).subarray(from);
}

function searched(game: Game<unknown>, from: number, to: number, limits: Limits): ArrayLike<number> {
  if (typeof game.start[0] !== "number") {
    throw new UsageError({
      en: `values: expected a game whose position is one heap or two, found ${game.id}`,
      zh: `values：此处应为单堆或双堆游戏，但读到 ${game.id}`,
    });
  }
  const solving = solver(limits);
  return Array.from({ length: to - from + 1 }, (_, i) =>
    Number(solving.at({ game, position: from + i }).value),
  );
}

/**
 * Ten, or as many as fit, to a line, each line beginning with the heap of its first value. When the period is
 * proved, its first round is in one colour and the exceptions before it in another.
 */
function* table(sequence: Sequence, given: Given): Generator<string> {
  const { id, from, values, period, excepted } = sequence;
  const { terminal } = given;
  const style = (n: number, text: string) => {
    if (period === undefined) return text;
    if (excepted?.(n)) return terminal.style("yellow", text);
    const first = n >= period.preperiod && n < period.preperiod + period.period;
    return first ? terminal.style("cyan", text) : text;
  };
  let most = 0;
  for (let i = 0; i < values.length; i++) most = Math.max(most, values[i]!);
  const cell = Math.max(String(most).length, 2);
  const first = String(from + values.length - 1).length;
  const per = terminal.columns >= first + 4 + 20 * (cell + 1) ? 20 : 10;
  yield `  ${terminal.style("bold", id)}\n`;
  const lead = from - (from % per);
  for (let row = lead; row < from + values.length; row += per) {
    const cells: string[] = [];
    for (let n = row; n < row + per && n < from + values.length; n++) {
      cells.push(n < from ? " ".repeat(cell) : style(n, String(values[n - from]).padStart(cell)));
    }
    yield `  ${terminal.style("dim", String(row).padStart(first))}  ${cells.join(" ")}\n`;
  }
  if (period === undefined) return;
  yield terminal.style("dim", wrap(periodLine(period)[given.language], terminal.columns, "  "));
}

function* json({ id, from, values }: Sequence): Generator<string> {
  yield jsonLine({ game: id, from, values: Array.from(values) });
}
