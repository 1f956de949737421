import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { type GraphFormat, graphReader, type Header, type NamedGraph } from "../graph/index.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { t } from "./locale/cli.ts";
import { type Bounds, piecesOf } from "./reader.ts";

/**
 * Reads a graph from a file, or from standard input for `-`; gzip is detected.
 * @throws UsageError when it cannot be read or unpacked; InputError, LimitError of the reader
 */
export async function readGraph(
  file: string,
  context: CommandContext,
  { form, header, bounds }: { form: GraphFormat | undefined; header: Header; bounds: Bounds },
): Promise<NamedGraph> {
  const reader = graphReader(
    { header, bytes: bounds.bytes, decode: (bytes) => new TextDecoder().decode(bytes) },
    form,
  );
  const pieces = piecesOf(file, context.terminal, bounds);
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

function damaged(file: string, error: unknown): unknown {
  if (!(error instanceof Error) || !/^Z_/.test((error as NodeJS.ErrnoException).code ?? "")) return error;
  return new UsageError(
    t("expectedDataPackedGzipFound", { file, code: (error as NodeJS.ErrnoException).code }),
  );
}
