import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { LimitError } from "../errors.ts";
import { verbatim } from "../locale/message.ts";
import type { Values } from "../solve/kernel/store.ts";
import { UsageError } from "./command.ts";
import { previousOf, writeFile } from "./files.ts";
import { t } from "./locale/cli.ts";
import { type Bounds, withFile } from "./reader.ts";

// Checkpoints: the values of a long run, saved so that it goes on where it was stopped.

/** The first line of a checkpoint; what follows are the values as they lie in memory, lowest byte first. */
interface Head {
  readonly game: string;
  readonly heaps: number;
  readonly width: 1 | 2 | 4;
  readonly sha256: string;
}

const CELLS = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array } as const;

/** Bytes that are read, hashed and written at a time: one call takes no more than 2 GiB. */
const PIECE = 2 ** 24;
/** A first line longer than this is none of ours. */
const LONGEST_HEAD = 4096 + 512;

/**
 * Saves the values of heaps 0 to `values.length` - 1 of `game`; what was saved before is kept as the previous one.
 * @throws UsageError when the file cannot be written.
 */
export function saveCheckpoint(file: string, game: string, values: Values): void {
  const width = values.BYTES_PER_ELEMENT;
  const head = { nimber: "checkpoint", version: 1, game, heaps: values.length, width };
  const line = `${JSON.stringify({ ...head, sha256: digest(head, pieces(values)) })}\n`;
  writeFile(file, withHead(line, values), true);
}

function* withHead(line: string, values: Values): Generator<Uint8Array> {
  yield Buffer.from(line);
  yield* pieces(values);
}

function* pieces({ buffer, byteOffset, byteLength }: Values): Generator<Uint8Array> {
  for (let from = 0; from < byteLength; from += PIECE) {
    yield new Uint8Array(buffer, byteOffset + from, Math.min(PIECE, byteLength - from));
  }
}

function digest(head: object, data: Iterable<Uint8Array>): string {
  const hash = createHash("sha256").update(JSON.stringify(head));
  for (const piece of data) hash.update(piece);
  return hash.digest("hex");
}

/**
 * The values of `game` that a checkpoint has.
 * @throws UsageError when it cannot be read, is damaged or is of another game; LimitError when its values need more
 * bytes than there are, or the time is over.
 */
export function readCheckpoint(file: string, game: string, bounds: Bounds): Values {
  return withFile(file, bounds, (read, size) => {
    const first = Buffer.alloc(LONGEST_HEAD);
    const start = first.subarray(0, read(first));
    const end = start.indexOf("\n");
    const head = headOf(start.subarray(0, Math.max(0, end)).toString("utf8"));
    if (head === undefined) throw damaged(file);
    const { sha256, ...rest } = head;
    const length = head.heaps * head.width;
    if (size !== end + 1 + length) throw damaged(file);
    if (length > bounds.bytes) throw new LimitError("bytes", bounds.bytes, length);
    const values = new CELLS[head.width](head.heaps);
    const content = new Uint8Array(values.buffer);
    content.set(start.subarray(end + 1));
    for (let done = start.length - end - 1; done < length; ) {
      const count = read(content.subarray(done, done + PIECE));
      if (count === 0) throw damaged(file);
      done += count;
    }
    if (sha256 !== digest(rest, timed(pieces(values), bounds))) throw damaged(file);
    if (head.game === game) return values;
    throw new UsageError(t("expectedCheckpointFoundOne", { file, game, headGame: head.game }));
  });
}

function* timed<T>(all: Iterable<T>, { tick }: Bounds): Generator<T> {
  for (const each of all) {
    tick();
    yield each;
  }
}

function headOf(line: string): Head | undefined {
  try {
    const head = JSON.parse(line);
    const right =
      head.nimber === "checkpoint" &&
      head.version === 1 &&
      Object.hasOwn(CELLS, head.width) &&
      Number.isSafeInteger(head.heaps) &&
      head.heaps >= 0;
    return right ? head : undefined;
  } catch {
    return undefined;
  }
}

function damaged(file: string): UsageError {
  const previous = previousOf(file);
  const other = existsSync(previous) ? t("oneBefore", { previous }) : verbatim("");
  return new UsageError(t("expectedCheckpointWholeFoundOther", { file, other }));
}
