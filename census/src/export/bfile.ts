import { heapRules, heapTable } from "nimber";
import { parseGame } from "nimber/games";
import { unpacked } from "../compute/packed.ts";
import type { Question, Row } from "../types.ts";

/** Default number of terms of a b-file. */
const TERMS = 10_000;

/**
 * File name for each row: the notation of its game, which contains only characters allowed by file systems;
 * preceded by the question if several were asked about the game.
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
 * Values of a row in the b-file format of the OEIS: a line with index and value for each. Values that were
 * not stored are computed again, up to the limit of the row. Misère outcomes are 0 for P and 1 for N, of sums
 * in the order of `computeMisere`. For a quotient, the values are φ, with elements numbered as in the
 * certificate.
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
