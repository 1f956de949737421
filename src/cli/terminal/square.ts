import { type SquareListing, squareCsv } from "../../export/index.ts";
import { solverFor } from "../../session/solver.ts";
import { component } from "../../solve/component.ts";
import { begin, type Limits } from "../../solve/limits.ts";
import { NO_POSITION, type RowOfPairs, rowsOfPairs } from "../../solve/square.ts";
import { expectFinite } from "../../solve/values.ts";
import type { Game } from "../../types.ts";
import type { Terminal } from "../command.ts";
import { UsageError } from "../command.ts";
import { known } from "../commands/value.ts";
import { t } from "../locale/terminal.ts";

/** Values of two heaps of `from` to `to` each, of the game `id`. */
export interface Square extends SquareListing {
  readonly id: string;
  readonly row: (a: number, to: number, from?: number) => ReturnType<RowOfPairs>;
}

/** Rows of values of a game of pairs, by the method with this name if one is given. */
export async function rowOf(game: Game<unknown>, limits: Limits, method?: string): Promise<Square["row"]> {
  const budget = begin(limits);
  const solving = method === undefined ? undefined : await solverFor([], { ...limits, method });
  const rows = rowsOfPairs(
    game,
    limits,
    solving &&
      ((position) => {
        const at = component(game, position);
        return Number(expectFinite(known(solving.at(at, budget).value, game.id), at));
      }),
  );
  return (a, to, from) => rows(a, to, budget, from);
}

type SquareFormat = (square: Square, terminal: Terminal) => Iterable<string>;

const formats: Readonly<Record<string, SquareFormat>> = { table, json, csv: squareCsv };

/** Values in a named format, in pieces of at least a row. */
export function squareIn(name: string, square: Square, terminal: Terminal): Iterable<string> {
  const format = formats[name];
  if (format === undefined) {
    throw new UsageError(t("formatExpectedOneGameTwo", { formats: Object.keys(formats), name }));
  }
  // Computes the last row first, so that a limit is reported before anything is printed.
  square.row(square.to, square.to);
  return format(square, terminal);
}

/** The rows, in the columns from `first` to `last`. */
function* rows(
  { from, to, row }: Square,
  first = from,
  last = to,
): Generator<[a: number, row: ReturnType<RowOfPairs>]> {
  for (let a = from; a <= to; a++) yield [a, row(a, last, first)];
}

/** Prints as many columns as fit on the terminal, then the others below. */
function* table(square: Square, terminal: Terminal): Generator<string> {
  const { id, from, to } = square;
  let most = to;
  for (const [, row] of rows(square)) for (const value of row) most = Math.max(most, value);
  const cell = String(most).length + 1;
  yield `  ${terminal.style("bold", id)}\n`;
  const fit = Math.max(1, Math.floor((terminal.columns - 2) / cell) - 1);
  for (let first = from; first <= to; first += fit) {
    const last = Math.min(first + fit - 1, to);
    const head = Array.from({ length: last - first + 1 }, (_, i) => `${first + i}`.padStart(cell));
    yield `${first === from ? "" : "\n"}  ${terminal.style("dim", " ".repeat(cell) + head.join(""))}\n`;
    for (const [a, row] of rows(square, first, last)) {
      let cells = "";
      for (const value of row) {
        const text = (value === NO_POSITION ? "·" : `${value}`).padStart(cell);
        cells += value === 0 ? terminal.style("yellow", text) : text;
      }
      yield `  ${terminal.style("dim", `${a}`.padStart(cell))}${cells}\n`;
    }
  }
}

function* json(square: Square): Generator<string> {
  const { id, from } = square;
  yield `${JSON.stringify({ game: id, from }).slice(0, -1)},"values":[`;
  for (const [a, row] of rows(square))
    yield `${a === from ? "" : ","}${JSON.stringify(Array.from(row, (value) => (value === NO_POSITION ? null : value)))}`;
  yield "]}\n";
}
