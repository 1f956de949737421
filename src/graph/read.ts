import { InputError, LimitError } from "../errors.ts";
import { t } from "../locale/graph.ts";
import { verbatim } from "../locale/message.ts";
import { readBinary } from "./binary.ts";
import { readDot } from "./dot.ts";
import { edgeReader } from "./edges.ts";
import { readJson } from "./json.ts";
import type { NamedGraph, ReadOptions } from "./named.ts";

/** Formats of a graph; `edges` includes adjacency lists. */
export type GraphFormat = "edges" | "dot" | "json" | "csr";

/** Reader of a graph in pieces. */
export interface GraphReader {
  /** @throws InputError, LimitError */
  push(bytes: Uint8Array): void;
  /** @throws InputError, LimitError */
  end(): NamedGraph;
}

const NEWLINE = 10;
const SPACE = 32;

/**
 * Reader of graphs: a list of edges or adjacency lists, Graphviz DOT, JSON, or the binary form. Without
 * `form`, the beginning of the input determines the format.
 */
export function graphReader(options: ReadOptions, form?: GraphFormat): GraphReader {
  let reader: GraphReader | undefined = form && readerOf(form, options);
  /** Bytes read so far, until they determine the format. */
  let held: Uint8Array[] = [];
  function decide(piece: Uint8Array, last: boolean): void {
    held.push(piece.slice());
    const start = joined(held);
    const found = formOf(start, last);
    if (found === undefined) return;
    reader = readerOf(found, options);
    held = [];
    reader.push(start);
  }
  return {
    push(piece) {
      if (reader === undefined) decide(piece, false);
      else reader.push(piece);
    },
    end() {
      if (reader === undefined) decide(new Uint8Array(0), true);
      return reader!.end();
    },
  };
}

/** Number of letters, after leading blanks, that determine the format. */
const TELLING = 1024;

/** Format of a graph from its beginning; `undefined` if more input is needed, and there may be more. */
export function formOf(begun: Uint8Array, last: boolean): GraphFormat | undefined {
  let from = begun[0] === 0xef ? 3 : 0;
  while (from < begun.length && begun[from]! <= SPACE) from++;
  const start = String.fromCharCode(...begun.subarray(from, from + TELLING));
  if (start.length < TELLING && !last) return undefined;
  if (start.startsWith("CSR1")) return "csr";
  if (/^[{[]/.test(start)) return "json";
  // Both formats have line comments.
  const said = start.replace(/^(?:\s|(?:\/\/|#)[^\n]*(?:\n|$))+/, "");
  return /^(?:\/\*|(?:strict\s+)?(?:di)?graph\b[^\n:]*\{)/i.test(said) ? "dot" : "edges";
}

function readerOf(form: GraphFormat, options: ReadOptions): GraphReader {
  const { bytes, decode } = options;
  switch (form) {
    case "edges":
      return byLines(options);
    case "csr":
      return whole(bytes, readBinary);
    case "dot":
      return whole(bytes, (all) => readDot(decode(all)));
    case "json":
      return whole(bytes, (all) => readJson(decode(all)));
  }
}

/** Reader by lines; an incomplete line waits for its end. */
function byLines(options: ReadOptions): GraphReader {
  const reader = edgeReader(options);
  const { bytes } = options;
  let begun: Uint8Array[] = [];
  let first = true;
  return {
    push(piece) {
      let rest = piece;
      if (first) rest = withoutMark(piece);
      first = false;
      const last = rest.lastIndexOf(NEWLINE);
      if (last < 0) {
        begun.push(rest.slice());
        if (lengthOf(begun) > bytes) throw new LimitError("bytes", bytes);
        return;
      }
      if (begun.length > 0) {
        const head = rest.indexOf(NEWLINE) + 1;
        reader.lines(joined([...begun, rest.subarray(0, head)]));
        reader.lines(rest.subarray(head, last + 1));
      } else reader.lines(rest.subarray(0, last + 1));
      begun = last + 1 < rest.length ? [rest.slice(last + 1)] : [];
    },
    end() {
      if (begun.length > 0) reader.lines(joined(begun));
      return reader.end();
    },
  };
}

/** Bytes per letter of a text that is read as a whole. */
const PER_LETTER = 8;

/** Reader that collects the whole input first. */
function whole(bytes: number, read: (all: Uint8Array) => NamedGraph): GraphReader {
  const pieces: Uint8Array[] = [];
  return {
    push(piece) {
      pieces.push(piece.slice());
      if (PER_LETTER * lengthOf(pieces) > bytes) throw new LimitError("bytes", bytes);
    },
    end: () => read(joined(pieces)),
  };
}

const lengthOf = (pieces: readonly Uint8Array[]) => pieces.reduce((sum, each) => sum + each.length, 0);

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(lengthOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/**
 * Text without a byte order mark.
 * @throws InputError for UTF-16.
 */
function withoutMark(piece: Uint8Array): Uint8Array {
  const [a, b, c] = piece;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
    throw new InputError(verbatim("UTF-8"), t("utf"), 1, 1);
  return a === 0xef && b === 0xbb && c === 0xbf ? piece.subarray(3) : piece;
}
