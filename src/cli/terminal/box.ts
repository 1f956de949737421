import { encodedAs } from "../../encoding.ts";
import { boxCsv, nested, signOf } from "../../export/box.ts";
import { boxBfile, sheetsLatex, sheetsMarkdown, sheetsOf } from "../../export/box-tables.ts";
import { squareSvg } from "../../export/index.ts";
import { say } from "../../locale/message.ts";
import { readNatural } from "../../nimber/read-natural.ts";
import { ruleOf } from "../../rules/of-game.ts";
import { isSymmetric, type LeadingTo, leadingTo, vectorsIn } from "../../rules/rays.ts";
import { coordinateCount, sidesOf } from "../../rules/space.ts";
import { asymmetry, type Box, boxOf, coordinates, outcomesIn, pPositions } from "../../solve/box.ts";
import type { Budget, Limits } from "../../solve/limits.ts";
import { lostOnLines } from "../../solve/lines.ts";
import { NO_POSITION } from "../../solve/square.ts";
import type { Game, Play, Text } from "../../types.ts";
import { type CommandContext, type Option, UsageError } from "../command.ts";
import { writeFile } from "../files.ts";
import { t } from "../locale/terminal.ts";
import { jsonLine } from "./json.ts";
import { list, padStart } from "./layout.ts";

/** Options of tables with several coordinates. */
export const BOXES: readonly Option[] = [
  {
    name: "box",
    value: "sizes",
    says: t("positionsSeveralNumbersUp"),
  },
  { name: "p-positions", says: t("listPPositions") },
  {
    name: "symmetric",
    says: t("eachListNumbersOnlySorted"),
  },
];

/** Formats that for two heaps exist only as a box. */
const SHEETS: readonly string[] = ["bfile", "latex", "markdown"];

/** Whether the command asks for a table with several coordinates. */
export const asksBox = (context: CommandContext, game: Game<unknown>): boolean =>
  [...BOXES.map(({ name }) => name), "misere"].some((name) => context.peek(name) !== undefined) ||
  (typeof game.space === "object" && game.space.tuple === 1) ||
  (game.space === "pair" && context.peek("from") === undefined && isSheet(context));

const isSheet = (context: CommandContext): boolean =>
  context.peek("plot") !== undefined || SHEETS.includes(context.peek("format") ?? "");

/** Table of a box, or a list of its P-positions; JSON and pictures of a list need the box too. */
type Table = { readonly game: Game<unknown>; readonly ends: readonly number[] } & (
  | { readonly box: Box; readonly positions: undefined }
  | { readonly box: Box | undefined; readonly positions: readonly (readonly number[])[] }
);

/**
 * Moves that lead to a position, if they are the same from every position; for games with multidimensional
 * tables.
 */
export function leadingIn(game: Game<unknown>): LeadingTo | undefined {
  const rule = encodedAs(game, "cube") === undefined ? undefined : ruleOf(game);
  return rule && leadingTo(rule);
}

/** Table of a box in the requested format, piece by piece. */
export function* boxed(
  game: Game<unknown>,
  context: CommandContext,
  limits: Limits,
  budget: Budget,
): Generator<string> {
  const format = formatOf(context);
  const play: Play = context.option("misere") === undefined ? "normal" : "misere";
  const ends = endsOf(game, context);
  const wanted = context.option("p-positions") !== undefined || context.option("symmetric") !== undefined;
  // JSON and pictures also show other positions.
  const listed = wanted && !context.json && context.peek("svg") === undefined;
  const vectors = listed ? vectorsIn(game) : undefined;
  const lost = vectors && lostOnLines(vectors, ends, play, budget);
  if (lost !== undefined) {
    const positions = chosen(lost, ends, context, isSymmetric(vectors!));
    return yield* format({ game, ends, box: undefined, positions }, context);
  }
  const box =
    listed && play === "normal"
      ? outcomesIn(game, ends, leadingIn(game), limits, budget)
      : boxOf(game, ends, play, limits, budget);
  draw(game, box, context);
  const positions = wanted ? chosen(pPositions(box), ends, context) : undefined;
  const table: Table = { game, ends, box, positions };
  yield* format(table, context);
}

/** Format of the table; a picture in the terminal replaces it. */
function formatOf(context: CommandContext): Format {
  if (context.json) return json;
  if (context.option("plot") !== undefined) return plot;
  const name = context.option("format") ?? "table";
  const format = formats[name];
  if (format === undefined || !Object.hasOwn(formats, name)) throw wrongFormat(name);
  return format;
}

/** Largest coordinates of the box, from --box, or else --to for each coordinate of a position. */
function endsOf(game: Game<unknown>, context: CommandContext): readonly number[] {
  const text = context.option("box");
  if (text === undefined) {
    const sides = Math.max(1, sidesOf(game.space));
    const usual = context.userRules.games.get(game.id)?.most ?? (sides === 1 ? 100 : sides === 2 ? 9 : 5);
    const to = readNatural(context.option("to") ?? `${usual}`);
    if (typeof to !== "number") throw wrongBox(context.option("to")!);
    return Array<number>(sides).fill(to);
  }
  const ends = text.split(/[,，x×]/).map((end) => readNatural(end.trim()));
  if (!ends.every((end): end is number => typeof end === "number")) throw wrongBox(text);
  const count = coordinateCount(game.space);
  if (count === undefined || ends.length === count) return ends;
  throw new UsageError(t("boxExpectedNumberForEach", { count, id: game.id, found: text }));
}

const wrongBox = (found: string) => new UsageError(t("boxExpectedNumbersBetweenCommas", { found }));

/**
 * P-positions; with --symmetric only those in ascending order, after checking that the order does not matter,
 * unless the moves already show it.
 */
function chosen(
  found: readonly (readonly number[])[],
  ends: readonly number[],
  context: CommandContext,
  isOrderless = false,
): readonly (readonly number[])[] {
  if (context.option("symmetric") === undefined) return found;
  if (ends.length === 1) {
    throw new UsageError(t("symmetricExpectedPositionsSeveralNumbers"));
  }
  const [one, other] = (isOrderless ? undefined : asymmetry(ends, found)) ?? [];
  if (one !== undefined) {
    throw new UsageError(t("symmetricExpectedOutcomesDoNot", { one, other }));
  }
  return found.filter((place) => place.every((each, i) => i === 0 || each >= place[i - 1]!));
}

type Format = (table: Table, context: CommandContext) => Iterable<string>;

const formats: Readonly<Record<string, Format>> = {
  table,
  json,
  csv,
  bfile({ box, positions }, { option }) {
    if (positions === undefined) return boxBfile(box, noValue);
    throw ofPositions(option, "--format bfile");
  },
  latex: (table) => sheetsLatex(sheets(table)),
  markdown: (table) => sheetsMarkdown(sheets(table)),
};

/** Box as tables, or a table that lists its P-positions. */
function* sheets({ game, ends, box, positions }: Table): ReturnType<typeof sheetsOf> {
  if (positions === undefined) yield* sheetsOf(box, game.id);
  else yield { title: game.id, head: namesOf(ends), rows: positions.map((place) => place.map(String)) };
}

function ofPositions(option: CommandContext["option"], format: string): UsageError {
  const name = option("p-positions") === undefined ? "symmetric" : "p-positions";
  return new UsageError(t("expectedNoBesideShowsAll", { name, format }));
}

const noValue = (place: readonly number[]) => new UsageError(t("formatBfileExpectedValueEach", { place }));

const namesOf = (ends: readonly number[]): string[] =>
  ends.map((_, i) => (ends.length <= 3 ? "xyz"[i]! : `x${i + 1}`));

const wrongFormat = (name: string) =>
  new UsageError(t("formatExpectedOneFound", { formats: Object.keys(formats), option: "box", name }));

function* json({ game, ends, box, positions }: Table): Generator<string> {
  yield jsonLine({
    game: game.id,
    box: ends,
    [box!.known]: nested(box!),
    ...(positions !== undefined && { positions }),
  });
}

function* csv({ ends, box, positions }: Table): Generator<string> {
  const names = namesOf(ends);
  if (positions === undefined) yield* boxCsv(box, coordinates(ends), names);
  else yield [names, ...positions].map((row) => `${row.join()}\n`).join("");
}

const EMPTY: Text = t("empty");

/**
 * P-positions, one per line; or rows and columns of values, with a plane for each choice of the other
 * coordinates.
 */
function* table({ game, box, positions }: Table, { terminal, language }: CommandContext): Generator<string> {
  if (positions !== undefined) {
    if (positions.length === 0) return yield `  ${say(EMPTY, language)}\n`;
    for (const place of positions) yield `${place.join()}\n`;
    return;
  }
  const { ends, known, cells } = box;
  yield `  ${terminal.style("bold", game.id)}\n`;
  const text = (cell: number) => (cell === NO_POSITION ? "·" : known === "values" ? `${cell}` : signOf(cell));
  if (ends.length === 1) return yield list(Array.from(cells, text), terminal.columns, "  ");
  const [high, wide] = [ends.at(-2)! + 1, ends.at(-1)! + 1];
  const most = cells.reduce((top, cell) => Math.max(top, cell), Math.max(high, wide) - 1);
  const cell = String(most).length + 1;
  const fit = Math.max(1, Math.floor((terminal.columns - 2) / cell) - 1);
  let first = 0;
  for (const before of coordinates(ends.slice(0, -2))) {
    if (ends.length > 2) yield `\n  ${terminal.style("bold", `${before.join()},·,·`)}\n`;
    for (let left = 0; left < wide; left += fit) {
      const columns = Array.from({ length: Math.min(fit, wide - left) }, (_, i) => left + i);
      yield `${left === 0 ? "" : "\n"}  ${terminal.style("dim", " ".repeat(cell) + columns.map((y) => padStart(`${y}`, cell)).join(""))}\n`;
      for (let x = 0; x < high; x++) {
        const row = columns.map((y) => {
          const found = cells[first + x * wide + y]!;
          const shown = padStart(text(found), cell);
          return found === 0 ? terminal.style("yellow", shown) : shown;
        });
        yield `  ${terminal.style("dim", padStart(`${x}`, cell))}${row.join("")}\n`;
      }
    }
    first += high * wide;
  }
}

/** Draws the P-positions of a two-dimensional box into the file of --svg. */
function draw(game: Game<unknown>, box: Box, context: CommandContext): void {
  const file = context.option("svg");
  if (file === undefined) return;
  const [high, wide] = sidesDrawn("svg", box);
  const row = (x: number) => Int32Array.from(box.cells.subarray(x * (wide + 1), (x + 1) * (wide + 1)));
  const title: Text = t("title", { id: game.id, high, wide });
  writeFile(file, squareSvg({ from: 0, to: Math.max(high, wide), row }, say(title, context.language)));
}

/** Draws a two-dimensional box with characters: ● for P-positions. */
function* plot({ game, box, positions }: Table, { terminal, option }: CommandContext): Generator<string> {
  if (positions !== undefined) throw ofPositions(option, "--plot");
  const [high, wide] = sidesDrawn("plot", box);
  const label = `${high}`.length + 3;
  const most = Math.floor((terminal.columns - label) / 2) - 1;
  if (wide > most) {
    throw new UsageError(t("plotExpectedMostColumnsTerminal", { most, columns: terminal.columns, wide }));
  }
  yield `  ${terminal.style("bold", game.id)}\n`;
  for (let x = 0; x <= high; x++) {
    const row = box.cells.subarray(x * (wide + 1), (x + 1) * (wide + 1));
    const signs = Array.from(row, (cell) =>
      cell === 0 ? terminal.style("yellow", "●") : cell === NO_POSITION ? " " : "·",
    );
    yield `  ${terminal.style("dim", padStart(`${x}`, label - 3))} ${signs.join(" ")}\n`;
  }
}

function sidesDrawn(option: string, { ends }: Box): readonly [high: number, wide: number] {
  const [high, wide, ...more] = ends;
  if (high !== undefined && wide !== undefined && more.length === 0) return [high, wide];
  throw new UsageError(t("expectedBoxTwoSidesFound", { option, ends }));
}
