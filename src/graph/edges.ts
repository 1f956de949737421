import { InputError, LimitError } from "../errors.ts";
import { t } from "../locale/graph.ts";
import type { Text } from "../types.ts";
import { edgesOf, readEdgeLine } from "./edge-line.ts";
import { compressed, type Header, type NamedGraph, type ReadOptions } from "./named.ts";
import { Names } from "./names.ts";

// Graphs as lists of edges, one per line, with an optional header that counts them. They are read in pieces,
// since files may be large.

/** Two numbers on the first line, which may be a header or an edge. */
type Pair = readonly [vertices: number, edges: number];

/** Reader of whole lines, which returns the graph at the end. */
export interface LineReader {
  lines(bytes: Uint8Array): void;
  end(): NamedGraph;
}

/**
 * First line as a header, if it is one: as many lines follow as it says, and no vertex exceeds its count.
 * Vertices are counted from 0 if 0 occurs, else from 1.
 */
function headerIn(
  header: Header,
  first: Pair | undefined,
  following: number,
  ends: () => readonly [least: number, greatest: number],
): NamedGraph["header"] {
  if (header === "no") return undefined;
  if (first !== undefined) {
    const [vertices, edges] = first;
    const [least, greatest] = ends();
    if (edges === following && greatest < vertices + (least === 0 ? 0 : 1)) return { vertices, edges };
  }
  if (header === "auto") return undefined;
  const found: Text =
    first === undefined
      ? t("noLineNMBeginning")
      : t("headerBeforeLines", { vertices: first[0], lines: first[1], following, ends: ends()[1] });
  throw new InputError(t("headerNMMNumber"), found, 1, 1);
}

const NEWLINE = 10;
const SPACE = 32;
const HASH = 35;
const PERCENT = 37;
const COMMA = 44;
const ZERO = 48;

/**
 * Number of edges in the first block of the input, and in the largest one; each block is four times as large
 * as the one before.
 */
const [FIRST, BLOCK] = [2 ** 10, 2 ** 20];

/** Bound on the numbers of vertices. */
const MOST = 2 ** 32 - 2;

/** Bytes per edge: its ends as read, the graph, and the reversed graph. */
const PER_EDGE = 16;

/**
 * Reads a list of edges with lines as in `readEdgeLine`. Lines of one or two numbers are read by a fast loop
 * over bytes; from the first other line on, lines are read as text.
 * @throws InputError
 * @throws LimitError if more than `bytes` of memory are needed.
 */
export function edgeReader({ header, bytes, decode }: ReadOptions): LineReader {
  const sources: Uint32Array[] = [];
  const targets: Uint32Array[] = [];
  let source = new Uint32Array(FIRST);
  let target = new Uint32Array(FIRST);
  let [filled, kept] = [0, 0];
  const alone: number[] = [];
  let first: Pair | undefined;
  let line = 0;
  let said = 0;
  let text: LineReader | undefined;

  function edge(from: number, to: number): void {
    source[filled] = from;
    target[filled++] = to;
    if (filled < source.length) return;
    keep();
    if (kept * PER_EDGE > bytes) throw new LimitError("bytes", bytes);
  }
  function keep(): void {
    sources.push(source.subarray(0, filled));
    targets.push(target.subarray(0, filled));
    kept += filled;
    const next = Math.min(BLOCK, 4 * source.length);
    [source, target, filled] = [new Uint32Array(next), new Uint32Array(next), 0];
  }
  function sayLine(words: number, from: number, to: number): void {
    line++;
    if (words === 0) return;
    if (words === 2 && said === 0) first = [from, to];
    else if (words === 2) edge(from, to);
    else alone.push(from);
    said++;
  }

  /**
   * Reads numbers from the beginning of `bytes`. Returns the place of the first line with other content, or
   * the end.
   */
  function numbers(bytes: Uint8Array): number {
    const end = bytes.length;
    let at = 0;
    while (at < end) {
      const start = at;
      let [words, from, to] = [0, 0, 0];
      for (;;) {
        let byte = at < end ? bytes[at]! : NEWLINE;
        let commas = 0;
        while ((byte <= SPACE || byte === COMMA) && byte !== NEWLINE) {
          if (byte === COMMA) commas++;
          byte = ++at < end ? bytes[at]! : NEWLINE;
        }
        // At most one comma after a number; other lines are read as text.
        if (commas > Math.min(words, 1)) return start;
        if (byte === NEWLINE) break;
        if (words === 0 && (byte === HASH || byte === PERCENT)) {
          while (at < end && bytes[at] !== NEWLINE) at++;
          break;
        }
        let value = 0;
        const before = at;
        for (let digit = byte - ZERO; digit >= 0 && digit <= 9; digit = ++at < end ? bytes[at]! - ZERO : -1)
          value = 10 * value + digit;
        const stop = at < end ? bytes[at]! : NEWLINE;
        const plain = at > before && (stop <= SPACE || stop === COMMA) && value < MOST;
        if (!plain || (bytes[before] === ZERO && at > before + 1) || words === 2) return start;
        if (words++ === 0) from = value;
        else to = value;
      }
      at++;
      sayLine(words, from, to);
    }
    return end;
  }

  return {
    lines(piece) {
      const read = text === undefined ? numbers(piece) : 0;
      if (read === piece.length) return;
      text ??= textReader({ header, bytes, decode }, { line, said, first, pairs: pairs(), alone });
      text.lines(piece.subarray(read));
    },
    end() {
      if (text !== undefined) return text.end();
      keep();
      return numbered(
        sources,
        targets,
        alone,
        first,
        headerIn(header, first, said - 1, () => endsOf([...sources, ...targets], alone)),
      );
    },
  };

  function* pairs(): Generator<readonly [number, number]> {
    keep();
    for (const [i, block] of sources.entries())
      for (let e = 0; e < block.length; e++) yield [block[e]!, targets[i]![e]!];
  }
}

function endsOf(blocks: readonly Uint32Array[], alone: readonly number[]): readonly [number, number] {
  let [least, largest] = [Number.POSITIVE_INFINITY, -1];
  for (const block of [...blocks, Uint32Array.from(alone)])
    for (let i = 0; i < block.length; i++) {
      if (block[i]! < least) least = block[i]!;
      if (block[i]! > largest) largest = block[i]!;
    }
  return [least, largest];
}

/** Graph of numbered vertices: those that occur, and with a header all that it counts, from 0 if 0 occurs. */
function numbered(
  sources: Uint32Array[],
  targets: Uint32Array[],
  alone: readonly number[],
  first: Pair | undefined,
  header: NamedGraph["header"],
): NamedGraph {
  if (first !== undefined && header === undefined) {
    sources.push(Uint32Array.of(first[0]));
    targets.push(Uint32Array.of(first[1]));
  }
  const blocks = [...sources, ...targets, Uint32Array.from(alone)];
  const [least, largest] = endsOf(blocks, []);
  const edges = blocks.reduce((sum, block) => sum + block.length, 0);
  if (header !== undefined) {
    const base = least === 0 ? 0 : 1;
    return inOrder(base, Math.max(largest + 1, header.vertices + base) - base, sources, targets, header);
  }
  if (largest < 0) return inOrder(0, 0, sources, targets, header);
  const span = largest - least + 1;
  if (span > 4 * edges + 1024) return sparse(blocks, sources, targets);
  const places = new Uint32Array(span);
  for (const block of blocks) for (let i = 0; i < block.length; i++) places[block[i]! - least] = 1;
  let count = 0;
  for (let i = 0; i < span; i++) if (places[i] === 1) places[i] = count++;
  if (count === span) return inOrder(least, span, sources, targets, header);
  const names = new Uint32Array(count);
  for (const block of blocks)
    for (let i = 0; i < block.length; i++) names[places[block[i]! - least]!] = block[i]!;
  return among(names, sources, targets, (value) => places[value - least]!);
}

/** Graph whose vertices are all numbers from `base` on. */
function inOrder(
  base: number,
  vertices: number,
  sources: readonly Uint32Array[],
  targets: readonly Uint32Array[],
  header: NamedGraph["header"],
): NamedGraph {
  if (base > 0)
    for (const block of [...sources, ...targets]) for (let i = 0; i < block.length; i++) block[i]! -= base;
  return {
    graph: compressed(vertices, sources, targets),
    name: (v) => `${v + base}`,
    find(name) {
      const v = Number(name) - base;
      return `${v + base}` === name && v >= 0 && v < vertices ? v : undefined;
    },
    ...(header && { header }),
  };
}

/** Graph whose vertices are some numbers, which are sorted. */
function sparse(
  blocks: readonly Uint32Array[],
  sources: readonly Uint32Array[],
  targets: readonly Uint32Array[],
): NamedGraph {
  const all = new Uint32Array(blocks.reduce((sum, block) => sum + block.length, 0));
  let filled = 0;
  for (const block of blocks) {
    all.set(block, filled);
    filled += block.length;
  }
  all.sort();
  let count = 0;
  for (let i = 0; i < all.length; i++) if (i === 0 || all[i] !== all[i - 1]) all[count++] = all[i]!;
  const names = all.slice(0, count);
  return among(names, sources, targets, (value) => placeIn(names, value));
}

/** Index of `value` among ascending `names`, or of the next larger one. */
function placeIn(names: Uint32Array, value: number): number {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (names[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Graph with the vertices `names`; the ends of each edge are replaced by indices. */
function among(
  names: Uint32Array,
  sources: readonly Uint32Array[],
  targets: readonly Uint32Array[],
  place: (value: number) => number,
): NamedGraph {
  for (const block of [...sources, ...targets])
    for (let i = 0; i < block.length; i++) block[i] = place(block[i]!);
  return {
    graph: compressed(names.length, sources, targets),
    name: (v) => `${names[v]}`,
    find(name) {
      const v = placeIn(names, Number(name));
      return v < names.length && `${names[v]}` === name ? v : undefined;
    },
  };
}

/** State after the lines before the first line of text. */
interface Before {
  readonly line: number;
  readonly said: number;
  readonly first: Pair | undefined;
  readonly pairs: Iterable<readonly [number, number]>;
  readonly alone: readonly number[];
}

/** First line that may be a header. */
const TWO = /^\s*(0|[1-9]\d{0,8})(?:\s+|\s*,\s*)(0|[1-9]\d{0,8})\s*$/;

/** Bytes of a named edge, with its entries in the table of names. */
const PER_NAMED_EDGE = 100;

/** Reader for the remaining lines when vertices have names other than numbers. */
function textReader({ header, bytes, decode }: ReadOptions, before: Before): LineReader {
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
