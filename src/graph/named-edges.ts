import { LimitError } from "../errors.ts";
import { edgesOf, readEdgeLine } from "./edge-line.ts";
import { headerIn, type LineReader, type Pair } from "./lines.ts";
import type { ReadOptions } from "./named.ts";
import { Names } from "./names.ts";

/** What was read before the first line that is text. */
interface Before {
  readonly line: number;
  readonly said: number;
  readonly first: Pair | undefined;
  readonly pairs: Iterable<readonly [number, number]>;
  readonly alone: readonly number[];
}

/** A first line that may be a header. */
const TWO = /^\s*(0|[1-9]\d{0,8})(?:\s+|\s*,\s*)(0|[1-9]\d{0,8})\s*$/;

/** The bytes that a name takes, with its entry in a table of names. */
const PER_NAMED_EDGE = 100;

/** Goes on where vertices have other names than numbers. */
export function textReader({ header, bytes, decode }: ReadOptions, before: Before): LineReader {
  const names = new Names();
  let { line, said, first } = before;
  for (const [from, to] of before.pairs) names.edge(`${from}`, `${to}`);
  for (const v of before.alone) names.vertex(`${v}`);

  function read(text: string): void {
    const { statements, won } = readEdgeLine(text, ++line);
    for (const name of won) names.won(name);
    if (statements.length === 0) return;
    const [, vertices, edges] = (said === 0 && TWO.exec(text)) || [];
    said++;
    if (vertices !== undefined) {
      first = [Number(vertices), Number(edges)];
      return;
    }
    for (const statement of statements)
      for (const [from, to] of edgesOf(statement))
        if (to === undefined) names.vertex(from);
        else names.edge(from, to);
    if (names.edges * PER_NAMED_EDGE > bytes) throw new LimitError("bytes", bytes);
  }

  return {
    lines(piece) {
      const text = decode(piece);
      for (const each of text.replace(/\n$/, "").split("\n")) read(each.replace(/\r$/, ""));
    },
    end() {
      const ends = names.numbers();
      const found = headerIn(header, first, said - 1, () => ends ?? [1, names.count]);
      if (found === undefined && first !== undefined) names.edge(`${first[0]}`, `${first[1]}`);
      if (found !== undefined && ends !== undefined)
        for (let left = found.vertices, v = ends[0] === 0 ? 0 : 1; left > 0; left--) names.vertex(`${v++}`);
      return names.done(found);
    },
  };
}
