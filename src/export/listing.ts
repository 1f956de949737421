import { minus, type Natural, plus } from "../nimber/natural.ts";
import { type Value, valueText } from "../nimber/value.ts";

/** Values of the game `id` for the heap `from` and the following ones. */
export interface Listing {
  readonly id: string;
  readonly from: Natural;
  readonly values: ArrayLike<Value>;
}

/**
 * Values as text for other programs, in pieces: CSV, a b-file of the OEIS, a LaTeX table, a Markdown table.
 * @example
 * [...listings.bfile({ id: "{1,2}", from: 0, values: [0, 1, 2] })].join(""); // "0 0\n1 1\n2 2\n"
 */
export const listings: Readonly<
  Record<"csv" | "bfile" | "latex" | "markdown", (listing: Listing) => Generator<string>>
> = { csv, bfile, latex, markdown };

/**
 * Values of two heaps from `from` to `to` each. `row(a, to)` has the values of (a, 0) to (a, to), with -1 for
 * no position.
 */
export interface SquareListing {
  readonly from: number;
  readonly to: number;
  readonly row: (a: number, to: number) => ArrayLike<number>;
}

/** Values of two heaps as CSV, one row at a time. */
export function* squareCsv({ from, to, row }: SquareListing): Generator<string> {
  yield "a,b,value\n";
  for (let a = from; a <= to; a++) {
    const values = row(a, to);
    let piece = "";
    for (let b = from; b <= to; b++) if (values[b] !== -1) piece += `${a},${b},${values[b]}\n`;
    yield piece;
  }
}

function* csv({ from, values }: Listing): Generator<string> {
  yield "heap,value\n";
  yield* lined(values, (value, i) => `${plus(from, i)},${quoted(valueText(value))}\n`);
}

/** Field of CSV, in quotes if it contains a comma. */
const quoted = (text: string): string => (text.includes(",") ? `"${text}"` : text);

/** b-file of the OEIS: index and term on each line. */
function* bfile({ from, values }: Listing): Generator<string> {
  yield* lined(values, (value, i) => `${plus(from, i)} ${valueText(value)}\n`);
}

function* latex({ id, from, values }: Listing): Generator<string> {
  yield `% SG values of ${id}\n\\begin{tabular}{r|*{10}{r}}\n`;
  yield `$n$ & ${Array.from({ length: 10 }, (_, i) => `$+${i}$`).join(" & ")} \\\\\n\\hline\n`;
  yield* tens(from, values, (row, cells) => `$${row}$ & ${cells.join(" & ")} \\\\\n`);
  yield "\\end{tabular}\n";
}

function* markdown({ id, from, values }: Listing): Generator<string> {
  yield `| ${id} | ${Array.from({ length: 10 }, (_, i) => `+${i}`).join(" | ")} |\n|${" ---: |".repeat(11)}\n`;
  yield* tens(from, values, (row, cells) => `| **${row}** | ${cells.join(" | ")} |\n`);
}

/** Rows of ten heaps, each beginning at a multiple of ten. */
function* tens(
  from: Natural,
  values: ArrayLike<Value>,
  line: (row: Natural, cells: string[]) => string,
): Generator<string> {
  for (const { heap, first } of rowsOf({ from, values }, 10)) {
    yield line(
      heap,
      Array.from({ length: 10 }, (_, i) => {
        const value = values[first + i];
        return value === undefined ? "" : valueText(value);
      }),
    );
  }
}

/**
 * Rows of `per` heaps, each beginning at a multiple of `per`: the first heap, and its index among the values.
 */
export function* rowsOf(
  { from, values }: Pick<Listing, "from" | "values">,
  per: number,
): Generator<{ readonly heap: Natural; readonly first: number }> {
  const before = Number(BigInt(from) % BigInt(per));
  const lead = minus(from, before);
  for (let row = 0; row - before < values.length; row += per) {
    yield { heap: plus(lead, row), first: row - before };
  }
}

/** Lines joined into pieces of about 64 KB. */
function* lined(values: ArrayLike<Value>, line: (value: Value, i: number) => string): Generator<string> {
  let piece = "";
  for (let i = 0; i < values.length; i++) {
    piece += line(values[i]!, i);
    if (piece.length > 65_536) {
      yield piece;
      piece = "";
    }
  }
  yield piece;
}
