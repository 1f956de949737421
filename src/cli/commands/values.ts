import { heapRules, mostHeaps } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { listings } from "../../export/index.ts";
import { say } from "../../locale/message.ts";
import { type Natural, plus } from "../../nimber/natural.ts";
import type { Value } from "../../nimber/value.ts";
import { valueAt } from "../../session/heaps.ts";
import { withLaws } from "../../session/solver.ts";
import { component } from "../../solve/component.ts";
import { type Budget, begin, USUAL } from "../../solve/limits.ts";
import { isException } from "../../solve/period/exceptions.ts";
import { tooFar } from "../../solve/period/table.ts";
import { finiteTheorem } from "../../solve/period/theorem.ts";
import { lengthOf, windowOf } from "../../solve/period/window.ts";
import { isBeyondTables } from "../../solve/proved-law.ts";
import { aloneError, standsAlone } from "../../solve/search/alone.ts";
import type { Solving } from "../../solve/sum.ts";
import { expectFinite } from "../../solve/values.ts";
import type { Game } from "../../types.ts";
import { boardsIn, valuedBoards } from "../boards.ts";
import { type Command, type CommandContext, DATABASE, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { openPlaces } from "../files.ts";
import { gameOf, limitsOf, METHOD, methodOf, naturalOf, numberOf, refuseLeast } from "../input.ts";
import { t } from "../locale/commands.ts";
import { LONG, RECHECK, RECHECKS_HEAPS } from "../long-options.ts";
import { longRun, onFile, onFileText } from "../long-run.ts";
import { asksBox, BOXES, boxed } from "../terminal/box.ts";
import { FIRST, firstPairs } from "../terminal/first-pairs.ts";
import { GENUS, genera } from "../terminal/genera.ts";
import { drawn, PLOTS } from "../terminal/pictures.ts";
import { json, restsText, type Sequence, table } from "../terminal/sequence.ts";
import { rowOf, squareIn } from "../terminal/square.ts";
import { THREADS, withThreads } from "../with-threads.ts";
import { known } from "./value.ts";

// Command `values`: table of SG values, in several formats or as a picture.

const USAGE = "nimber values <game> --to N";
const USAGE_OF_BOARDS = "nimber values '<game> <boards>' --to N";

type Format = (sequence: Sequence, context: CommandContext) => Iterable<string>;

const formats: Readonly<Record<string, Format>> = { table, json, ...listings };

export const values: Command = {
  usage: [USAGE, USAGE_OF_BOARDS],
  options: [
    { name: "to", value: "N", says: t("values.largestHeap") },
    { name: "from", value: "M", says: t("values.smallestHeap") },
    {
      name: "format",
      value: Object.keys(formats).join("|"),
      says: t("values.howPrintTable"),
    },
    ...BOXES,
    ...FIRST,
    ...PLOTS,
    ...LONG,
    RECHECK,
    METHOD,
    DATABASE,
    RULES,
    THREADS,
    ...SEARCH,
    GENUS,
  ],
  examples: [
    "nimber values 0.77 --to 100",
    "nimber values 0.16 --to 20000 --svg scatter.svg",
    "nimber values '{1,3,4}' --to 30 --format bfile",
    "nimber values wythoff --to 9",
    "nimber values '[x,y: x-2*k,y+k | x+k,y-2*k]' --box 6,6",
    "nimber values kayles --misere --genus --to 20",
    "nimber values nim --box 6,6,6 --p-positions --symmetric",
    "nimber values '[x,y: x-k,y | x,y-k | x-k,y-k | x-k,y-2*k | x-2*k,y-k]' --p-positions --symmetric --first 1000",
    "nimber values 'cram 3xn' --to 11",
    "nimber values 'node-kayles star(2,3,n)' --to 30 --format bfile",
    "nimber values 'cram 3xn' --to 21 --memory 2G --checkpoint cram.boards",
  ],
  async run(context) {
    const boards = await boardsIn(context);
    if (boards !== undefined) {
      if (context.option("recheck") !== undefined) throw new UsageError(RECHECKS_HEAPS);
      const format = formatOf(context);
      const { sequence, stopped } = await valuedBoards(boards, context);
      if (!drawn(boards.game, sequence, context)) write(format(sequence, context), context, begin());
      if (stopped === undefined) return EXIT.answered;
      context.terminal.warn(`${say(stopped, context.language)}\n`);
      return EXIT.undecided;
    }
    const game = await gameOf(context, USAGE);
    if (context.option("genus") !== undefined) {
      context.terminal.write(genera(game, context));
      return EXIT.answered;
    }
    if (context.peek("first") !== undefined) {
      const budget = begin(limitsOf(context));
      write(firstPairs(game, context, budget), context, budget);
      return EXIT.answered;
    }
    if (context.option("misere") !== undefined) refuseLeast(context, game, "values --misere");
    if (asksBox(context, game)) {
      const { progress: _, ...limits } = limitsOf(context);
      const budget = begin(limits);
      write(boxed(game, context, limits, budget), context, budget);
      return EXIT.answered;
    }
    const { least = 0, most = 100 } = context.userRules.games.get(game.id) ?? {};
    const from = naturalOf(context, "from", least);
    const to = naturalOf(context, "to", from > most ? from : most, from);
    const { terminal } = context;
    refuse(context, game);
    const { method } = methodOf(context, "normal");
    const { progress: _, ...limits } = limitsOf(context);
    const budget = begin(limits);
    const length = lengthOf(from, to);
    if (length > budget.bytes) throw new LimitError("bytes", budget.bytes, length);
    if (game.space === "pair") {
      const [first, last] = [
        numberOf(context, "from", least),
        numberOf(context, "to", Math.max(most, Number(from))),
      ];
      const asked = await withThreads(context, [component(game, [last, last])], limitsOf(context));
      const square = { id: game.id, from: first, to: last, row: await rowOf(game, asked, method) };
      const name = context.json ? "json" : (context.option("format") ?? "table");
      write(squareIn(name, square, terminal), context, budget);
      return EXIT.answered;
    }
    const format = formatOf(context);
    openPlaces(context);
    const top = [component(game, to)];
    const threaded = await withThreads(context, top, { ...limits, ...(method && { method }) });
    const asked = { context, limits: await withLaws(top, threaded), budget };
    const sequence = await sequenceOf(game, from, to, asked);
    const asNumbers = PLOTS.some(({ name }) => context.peek(name) !== undefined);
    if (asNumbers || format === formats.bfile) {
      for (let i = 0; i < sequence.values.length; i++)
        expectFinite(sequence.values[i]!, component(game, plus(from, i)));
    }
    const { onFile: unchecked } = sequence;
    const isTold =
      (context.json || format === table || format === json) &&
      !["plot", "svg"].some((name) => context.peek(name) !== undefined);
    if (unchecked !== undefined && !isTold)
      terminal.warn(`${say(onFileText(unchecked), context.language)}\n`);
    if (drawn(game, sequence, context)) return EXIT.answered;
    write(format(sequence, context), context, budget);
    if (format !== json && format !== table && sequence.rests !== undefined) {
      terminal.warn(`${say(restsText(sequence.rests), context.language)}\n`);
    }
    return EXIT.answered;
  },
};

/** Writes the output of a format in larger pieces, within the time limit. */
function write(pieces: Iterable<string>, { terminal }: CommandContext, { tick }: Budget): void {
  let text = "";
  for (const piece of pieces) {
    text += piece;
    if (text.length < 65_536) continue;
    tick();
    terminal.write(text);
    text = "";
  }
  terminal.write(text);
}

/** Format of the values. A picture replaces any format. */
function formatOf(context: CommandContext): (typeof formats)[string] {
  const isElse = context.json || PLOTS.some(({ name }) => context.peek(name) !== undefined);
  const name = (isElse ? context.peek("format") : context.option("format")) ?? "table";
  const format = formats[name];
  if (format === undefined || !Object.hasOwn(formats, name)) throw wrongFormat(name);
  return context.json ? json : format;
}

/** Refuses options that this game does not support instead of ignoring them. */
function refuse(context: CommandContext, game: Game<unknown>): void {
  const plots = game.space === "pair" ? ["plot", "svg"] : [];
  const tables = heapRules(game) === undefined ? ["checkpoint", "resume", "recheck"] : [];
  const named = context.peek("method") === undefined ? [] : ["checkpoint", "resume", "recheck"];
  const useless = [...plots, ...tables, ...named].find((name) => context.peek(name) !== undefined);
  if (useless === undefined) return;
  if (named.includes(useless) && heapRules(game) !== undefined) {
    throw new UsageError(t("values.expectedNoMethodBesideLong", { useless }));
  }
  throw new UsageError(t("values.expectedGameOneHeapMoves", { useless, id: game.id }));
}

const wrongFormat = (name: string) =>
  new UsageError(t("genus.formatExpectedOneFound", { formats: Object.keys(formats), name }));

/** Least number of heaps in the search for a period, even if fewer are asked for. */
const PERIOD_WITHIN = 4096;

/** Heap from which a theorem on the values is preferred to computing a table without a proved period. */
const FAR = 100_000;

interface ValuesRequest {
  readonly context: CommandContext;
  readonly limits: Solving;
  readonly budget: Budget;
}

async function sequenceOf(
  game: Game<unknown>,
  from: Natural,
  to: Natural,
  { context: given, limits, budget }: ValuesRequest,
): Promise<Sequence> {
  const { bytes = USUAL.bytes, positions = USUAL.positions } = limits;
  const { id } = game;
  const rules = heapRules(game);
  const isFarHeap = isBeyondTables(game, to) && limits.proved?.prove(game, "normal") !== undefined;
  if (rules === undefined || limits.method !== undefined || isFarHeap)
    return searched(game, from, to, limits, budget);
  const theorem = finiteTheorem(rules);
  const stated = game.theorems.some(({ play, covers }) => play !== "misere" && covers === undefined);
  const asked = to < bytes ? Number(to) + 1 : Math.min(positions, bytes);
  const near = stated ? Math.min(asked, FAR) : asked;
  const most = theorem === undefined || mostHeaps(rules) > 2 ? near : Math.max(near, PERIOD_WITHIN);
  const question = { ask: "run", games: [id], seeks: "proof", heaps: most, limits } as const;
  const { found, limit, table } = await longRun(given, question, rules, budget);
  const computed = table.filled;
  if (found.verdict !== "proved") {
    if (to < computed) {
      const unchecked = onFile(given, table);
      return { id, from, values: table.values(Number(to)).subarray(Number(from)), onFile: unchecked };
    }
    if (stated) return searched(game, from, to, limits, budget);
    throw limit ?? tooFar(to, { positions, bytes });
  }
  const repeated = table.values(found.preperiod + found.period);
  const excepted = (heap: Natural) => isException(found, repeated, Number(heap));
  // The checker has recomputed all values of its window.
  const unchecked = to < found.to + found.period ? undefined : onFile(given, table, found.to + found.period);
  if (to < computed) {
    const near = table.values(Number(to)).subarray(Number(from));
    return { id, from, values: near, period: found, excepted, onFile: unchecked };
  }
  const { preperiod, period, saltus } = found;
  const on = {
    preperiod,
    period,
    saltus,
    replayed: found.replayed,
    theorem: `${theorem!.id} (${theorem!.source})`,
  };
  const rests = { from: from < computed ? computed : from, on };
  return { id, from, values: windowOf(found, repeated, from, to, bytes), period: found, excepted, rests };
}

/** Values computed one by one, from the rules or, for large heaps, by a theorem. */
function searched(
  game: Game<unknown>,
  from: Natural,
  to: Natural,
  limits: Solving,
  budget: Budget,
): Sequence {
  if (game.space !== "heap") {
    throw new UsageError(t("values.valuesExpectedGameWhosePosition", { id: game.id }));
  }
  const { bytes = USUAL.bytes } = limits;
  const length = lengthOf(from, to);
  if (8 * length > bytes) throw new LimitError("bytes", bytes, 8 * length);
  if (standsAlone(game, "normal")) throw aloneError(game);
  const at = valueAt(game, limits);
  const values: Value[] = [];
  let rests: Sequence["rests"];
  for (let i = 0; i < length; i++) {
    budget.tick(i);
    const heap = plus(from, i);
    const { value, by } = at(heap, budget);
    values.push(known(value, game.id));
    if (typeof by !== "string") rests ??= { from: heap, on: by };
  }
  return { id: game.id, from, values, ...(rests !== undefined && { rests }) };
}
