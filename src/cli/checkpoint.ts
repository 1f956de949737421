import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { LimitError } from "../errors.ts";
import { verbatim } from "../locale/message.ts";
import type { Values } from "../solve/kernel/values.ts";
import type { SlidingState } from "../solve/period/sliding.ts";
import { UsageError } from "./command.ts";
import { previousOf, writeFile } from "./files.ts";
import { t } from "./locale/cli.ts";
import { type Bounds, withFile } from "./reader.ts";

// Checkpoints: the values of a long run, saved so that it can continue later. For a sliding window, these are
// the values of its head, of the window and of the anchor.

/** First line of a checkpoint. The values follow as in memory, little-endian. */
interface Head {
  readonly version: 1 | 2;
  readonly game: string;
  readonly heaps: number;
  readonly width: 1 | 2 | 4;
  readonly sha256: string;
}

/**
 * First line of a checkpoint of a sliding window: the number of values in each part, and how they were
 * computed.
 */
interface SlidingHead extends Head, Pick<SlidingState, "mask" | "lookback" | "begun"> {
  readonly parts: readonly [head: number, window: number, anchor: number];
  readonly anchor: number;
}

const CELLS = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array } as const;

/** Bytes per read, hash and write operation; a single call is limited to 2 GiB. */
const PIECE = 2 ** 24;
/** Longest first line of a checkpoint; a longer one belongs to another file format. */
const LONGEST_HEAD = 4096 + 512;

/**
 * Saves the values of heaps 0 to `values.length` - 1 of `game`. The file saved before is kept as the previous
 * one.
 * @throws UsageError when the file cannot be written
 */
export function saveCheckpoint(file: string, game: string, values: Values): void {
  const width = values.BYTES_PER_ELEMENT;
  save(file, { nimber: "checkpoint", version: 1, game, heaps: values.length, width }, values);
}

/** Saves a sliding window, like `saveCheckpoint`. */
export function saveSliding(
  file: string,
  game: string,
  { head, window, anchor, heaps, mask, lookback, begun }: SlidingState,
): void {
  const all = [head, window, anchor.window];
  const width = Math.max(...all.map((values) => values.BYTES_PER_ELEMENT)) as Head["width"];
  const parts = all.map(({ length }) => length);
  const values = new CELLS[width](parts.reduce((sum, length) => sum + length));
  let at = 0;
  for (const part of all) {
    values.set(part, at);
    at += part.length;
  }
  const more = { parts, anchor: anchor.heaps, mask, lookback, begun };
  save(file, { nimber: "checkpoint", version: 2, game, heaps, width, ...more }, values);
}

function save(file: string, head: object, values: Values): void {
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
 * Values of `game` in a checkpoint.
 * @throws UsageError when it cannot be read, is damaged or is of another game; LimitError when its values
 * need more bytes than allowed, or the time is over
 */
export function readCheckpoint(file: string, game: string, bounds: Bounds): Values {
  const { head, values } = read(file, game, bounds);
  if (head.version === 2) throw new UsageError(t("checkpointHoldsWindow", { file, game }));
  return values;
}

/**
 * Sliding window in a checkpoint of `game`; undefined when the checkpoint has all values. @throws as
 * `readCheckpoint`
 */
export function readSliding(file: string, game: string, bounds: Bounds): SlidingState | undefined {
  const { head, values } = read(file, game, bounds);
  if (head.version === 1) return undefined;
  const { parts, anchor, mask, heaps, lookback, begun } = head as SlidingHead;
  const ends = [parts[0], parts[0] + parts[1], values.length];
  const of = (part: number) => values.slice(ends[part - 1] ?? 0, ends[part]);
  return {
    ...{ heaps, mask, lookback, begun, head: of(0), window: of(1) },
    anchor: { heaps: anchor, window: of(2) },
  };
}

/** Reads the first line of a checkpoint and its values. */
function read(file: string, game: string, bounds: Bounds): { readonly head: Head; readonly values: Values } {
  return withFile(file, bounds, (read, size) => {
    const first = Buffer.alloc(LONGEST_HEAD);
    const start = first.subarray(0, read(first));
    const end = start.indexOf("\n");
    const head = headOf(start.subarray(0, Math.max(0, end)).toString("utf8"));
    if (head === undefined) throw damaged(file);
    const { sha256, ...rest } = head;
    const cells = head.version === 1 ? head.heaps : cellsOf(head as SlidingHead);
    const length = cells * head.width;
    if (size !== end + 1 + length) throw damaged(file);
    if (length > bounds.bytes) throw new LimitError("bytes", bounds.bytes, length);
    const values = new CELLS[head.width](cells);
    const content = new Uint8Array(values.buffer);
    content.set(start.subarray(end + 1));
    for (let done = start.length - end - 1; done < length; ) {
      const count = read(content.subarray(done, done + PIECE));
      if (count === 0) throw damaged(file);
      done += count;
    }
    if (sha256 !== digest(rest, timed(pieces(values), bounds))) throw damaged(file);
    if (head.game === game) return { head, values };
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
      (head.version === 1 || (head.version === 2 && isSliding(head))) &&
      Object.hasOwn(CELLS, head.width) &&
      isCount(head.heaps);
    return right ? head : undefined;
  } catch {
    return undefined;
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Whether the numbers in the first line of a window are consistent. */
function isSliding({ parts, anchor, mask, lookback, begun, heaps }: Partial<SlidingHead>): boolean {
  if (!Array.isArray(parts) || parts.length !== 3) return false;
  const [head, window] = parts as readonly number[];
  return (
    [...parts, anchor, mask?.bits, lookback, begun, heaps].every(isCount) &&
    typeof mask?.byPosition === "boolean" &&
    head! > 0 &&
    window! >= 2 * head! &&
    heaps! >= head! + window! &&
    (heaps! - head! - window!) % 2 === 0 &&
    anchor! <= heaps! &&
    begun! <= heaps!
  );
}

const cellsOf = ({ parts }: SlidingHead): number => parts.reduce((sum, part) => sum + part);

function damaged(file: string): UsageError {
  const previous = previousOf(file);
  const other = existsSync(previous) ? t("oneBefore", { previous }) : verbatim("");
  return new UsageError(t("expectedCheckpointWholeFoundOther", { file, other }));
}
