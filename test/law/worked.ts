import { readFileSync } from "node:fs";
import { wordsOf } from "../nimber.ts";

/** Row of a table in docs/laws.md: a command, with the law and the proof that it finds. */
export interface Worked {
  readonly words: readonly string[];
  readonly law: string;
  readonly proof: string;
}

/** Tables of a document about laws. */
export function workedIn(path: string): Worked[][] {
  const text = readFileSync(new URL(`../../docs/${path}`, import.meta.url), "utf8");
  const tables = [...text.matchAll(/<!-- laws -->\n([\s\S]*?)<!-- \/laws -->/g)];
  return tables.map(([, table]) =>
    table!
      .trim()
      .split("\n")
      .slice(2)
      .map((row) => {
        const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
        const [command, law, proof] = cells.slice(-4, -1).map((cell) => cell.replace(/^`(.*)`$/, "$1"));
        return { words: wordsOf(command!)!, law: law!, proof: proof! };
      }),
  );
}
