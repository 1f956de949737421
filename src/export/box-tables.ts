import { type BoxListing, signOf } from "./box.ts";

/** Table of texts for Markdown or LaTeX. */
interface Sheet {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Tables of the last two coordinates, one for each choice of the earlier ones. For a single coordinate, one
 * row.
 */
export function* sheetsOf({ ends, known, cells }: BoxListing, id: string): Generator<Sheet> {
  const [high, wide] = [(ends.at(-2) ?? 0) + 1, ends.at(-1)! + 1];
  const text = (cell: number) => (cell === -1 ? "" : known === "values" ? `${cell}` : signOf(cell));
  const head = Array.from({ length: wide }, (_, y) => `${y}`);
  for (let first = 0; first < cells.length; first += high * wide) {
    const before = placeOf(first, ends).slice(0, -2);
    const rows = Array.from({ length: high }, (_, x) => [
      ends.length === 1 ? "" : `${x}`,
      ...Array.from(cells.subarray(first + x * wide, first + (x + 1) * wide), text),
    ]);
    yield { title: before.length === 0 ? id : `${id} ${before.join()},·,·`, head: ["", ...head], rows };
  }
}

function placeOf(cell: number, ends: readonly number[]): number[] {
  let left = cell;
  return ends
    .toReversed()
    .map((end) => {
      const at = left % (end + 1);
      left = (left - at) / (end + 1);
      return at;
    })
    .reverse();
}

export function* sheetsMarkdown(sheets: Iterable<Sheet>): Generator<string> {
  let between = "";
  for (const { title, head, rows } of sheets) {
    const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
    const bold = rows.map(([first, ...rest]) => line([first === "" ? "" : `**${first}**`, ...rest]));
    // A `|` in the name would end the cell.
    const named = line([head[0] || title.replaceAll("|", "\\|"), ...head.slice(1)]);
    yield `${between}${named}|${" ---: |".repeat(head.length)}\n${bold.join("")}`;
    between = "\n";
  }
}

export function* sheetsLatex(sheets: Iterable<Sheet>): Generator<string> {
  for (const { title, head, rows } of sheets) {
    const line = (cells: readonly string[]) =>
      `${cells.map((cell) => (/^\d+$/.test(cell) ? `$${cell}$` : cell)).join(" & ")} \\\\\n`;
    yield `% ${title}\n\\begin{tabular}{r|*{${head.length - 1}}{r}}\n${line(head)}\\hline\n`;
    yield rows.map(line).join("");
    yield "\\end{tabular}\n";
  }
}

/**
 * Cells by antidiagonals, as the OEIS lists tables: by ascending sum of the coordinates, for equal sums in
 * the order of the coordinates. Each line has index and value. The list ends where an antidiagonal leaves the
 * box.
 */
export function* boxBfile(
  { ends, cells }: BoxListing,
  missing: (place: readonly number[]) => Error,
): Generator<string> {
  const strides = ends.map((_, i) => ends.slice(i + 1).reduce((size, end) => size * (end + 1), 1));
  let index = 0;
  for (let sum = 0; sum <= Math.min(...ends); sum++) {
    let piece = "";
    for (const place of placesOf(sum, ends.length)) {
      const cell = cells[place.reduce((at, n, i) => at + n * strides[i]!, 0)]!;
      if (cell < 0) throw missing(place);
      piece += `${index++} ${cell}\n`;
    }
    yield piece;
  }
}

/** Lists of `length` numbers with a given sum, in lexicographic order. */
function* placesOf(sum: number, length: number): Generator<readonly number[]> {
  if (length === 1) return yield [sum];
  for (let first = 0; first <= sum; first++)
    for (const rest of placesOf(sum - first, length - 1)) yield [first, ...rest];
}
