import { heapTable, parseGame } from "nimber";
import { unpacked } from "../compute/packed.ts";
import type { Row } from "../types.ts";

/** Terms of a b-file, unless the row has kept more. */
const TERMS = 10_000;

/** The file name of a game: its notation, every character of which file systems allow. */
export const bfileName = ({ game }: Row): string => `${game}.txt`;

/**
 * The values of a row as the OEIS has them: a line for each, its index and the value. Values that were not kept are
 * computed again, up to the limit of the row. Outcomes under misère play are 0 for P and 1 for N, of sums in the order
 * of `computeMisere`.
 */
export function bfile(row: Row): string {
  const values = row.values === null ? computed(row) : unpacked(row.values);
  const what = row.question === "misere" ? "misere outcomes, 0 P and 1 N" : "Grundy values";
  const lines = [`# ${row.game}: ${what}, by nimber ${row.engine}`];
  for (let n = 0; n < values.length; n++) lines.push(`${n} ${values[n]}`);
  return `${lines.join("\n")}\n`;
}

function computed({ game, heaps, verdict }: Row): ArrayLike<number> {
  const count = verdict === "proved" ? TERMS : Math.min(TERMS, heaps);
  return count === 0 ? [] : heapTable(parseGame(game).heap!).values(count - 1);
}
