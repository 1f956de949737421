import { closeSync, readSync } from "node:fs";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { type Form, graphReader, type Header, type NamedGraph } from "../graph/index.ts";
import { type Given, UsageError } from "./command.ts";
import { openFile, unreadable } from "./files.ts";

const PIECE = 2 ** 18;

/**
 * Reads the graph in a file, or for `-` in standard input, packed by gzip or not.
 * @throws UsageError when it cannot be read or unpacked; InputError, LimitError of the reader.
 */
export async function readGraph(
  file: string,
  given: Given,
  { form, ...options }: { form: Form | undefined; header: Header; bytes: number },
): Promise<NamedGraph> {
  const reader = graphReader({ ...options, decode: (bytes) => new TextDecoder().decode(bytes) }, form);
  const pieces = file === "-" ? piecesOf((buffer) => given.terminal.read(buffer)) : piecesOfFile(file);
  const first = pieces.next();
  const packed = !first.done && first.value[0] === 0x1f && first.value[1] === 0x8b;
  const all = after(first, pieces);
  if (!packed) for (const piece of all) reader.push(piece);
  else {
    const copied = (function* () {
      for (const piece of all) yield Buffer.from(piece);
    })();
    const unpacked = Readable.from(copied).pipe(createGunzip());
    const chunks = unpacked[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await chunks.next().catch((error: unknown) => {
        throw damaged(file, error);
      });
      if (done) break;
      reader.push(value);
    }
  }
  return reader.end();
}

function* after(first: IteratorResult<Uint8Array, void>, rest: Iterable<Uint8Array>): Generator<Uint8Array> {
  if (!first.done) yield first.value;
  yield* rest;
}

function* piecesOf(read: (buffer: Uint8Array) => number): Generator<Uint8Array, void> {
  const buffer = new Uint8Array(PIECE);
  for (let count = read(buffer); count > 0; count = read(buffer)) yield buffer.subarray(0, count);
}

function* piecesOfFile(file: string): Generator<Uint8Array, void> {
  const from = openFile(file);
  try {
    yield* piecesOf((buffer) => {
      try {
        return readSync(from, buffer);
      } catch (error) {
        throw unreadable(file, error);
      }
    });
  } finally {
    closeSync(from);
  }
}

function damaged(file: string, error: unknown): unknown {
  if (!(error instanceof Error) || !/^Z_/.test((error as NodeJS.ErrnoException).code ?? "")) return error;
  return new UsageError({
    en: `${file}: expected data packed by gzip, found damaged ones (${(error as NodeJS.ErrnoException).code})`,
    zh: `${file}：此处应为 gzip 数据，但内容已损坏（${(error as NodeJS.ErrnoException).code}）`,
  });
}
