import { heapRules, heapTable } from "nimber";
import { parseGame } from "nimber/games";
import { unpacked } from "../compute/packed.ts";
import type { Question, Row } from "../types.ts";

/** Terms of a b-file, unless the row has kept more. */
const TERMS = 10_000;

/**
 * Names of files, one for each row: the notation of its game, every character of which file systems allow, behind the
 * question where several were asked of one game.
 */
export function bfileNames(): (row: Row) => string {
  const names = new Set<string>();
  return ({ game, question }) => {
    const name = names.has(`${game}.txt`) ? `${question} ${game}.txt` : `${game}.txt`;
    names.add(name);
    return name;
  };
}

/**
 * The values of a row as the OEIS has them: a line for each, its index and the value. Values that were not kept are
 * computed again, up to the limit of the row. Outcomes under misère play are 0 for P and 1 for N, of sums in the order
 * of `computeMisere`. Of a quotient they are φ, elements named by their places in the certificate.
 */
export function bfile(row: Row): string {
  const values = valuesOf(row);
  const what = WHAT[row.question];
  const lines = [`# ${row.game}: ${what}, by nimber ${row.engine}`];
  for (let n = 0; n < values.length; n++) lines.push(`${n} ${values[n]}`);
  return `${lines.join("\n")}\n`;
}

const WHAT: Readonly<Record<Question, string>> = {
  values: "Grundy values",
  period: "Grundy values",
  distinct: "Grundy values",
  misere: "misere outcomes, 0 P and 1 N",
  quotient: "elements of the misere quotient",
};

function valuesOf(row: Row): ArrayLike<number> {
  if (row.question === "quotient") return row.certificate?.phi ?? [];
  return row.values === null ? computed(row) : unpacked(row.values);
}

function computed({ game, heaps, verdict }: Row): ArrayLike<number> {
  const count = verdict === "proved" ? TERMS : Math.min(TERMS, heaps);
  return count === 0 ? [] : heapTable(heapRules(parseGame(game))!).values(count - 1);
}
