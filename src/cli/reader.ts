import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { LimitError } from "../errors.ts";
import { verbatim } from "../locale/message.ts";
import type { Budget } from "../solve/limits.ts";
import type { Text } from "../types.ts";
import type { Terminal } from "./command.ts";
import { FileError, UsageError } from "./command.ts";
import { t } from "./locale/cli.ts";

// Reader of all files and of standard input. Works in pieces; each piece checks the time and counts its
// bytes.

/** Limits for reading: a budget or a part of one. */
export type Bounds = Pick<Budget, "bytes" | "tick">;

/** Fills a buffer from its start and returns the number of bytes; 0 at the end. */
type Read = (buffer: Uint8Array) => number;

const PIECE = 65_536;
/** Largest number of bytes per read call; the time is checked between calls. */
const LONGEST_PIECE = 2 ** 24;

/** Memory in bytes per character of a line being read; each edge of a graph is an object. */
const BYTES_OF_LETTER = 16;

/** Memory in bytes per byte of a text being read: its characters and the parsed data. */
const BYTES_OF_BYTE = 4;

/** Open file. */
interface Opened {
  readonly read: Read;
  /** Size, if it has one. */
  readonly size: number | undefined;
  close(): void;
}

function opened(file: string, { tick }: Pick<Bounds, "tick">): Opened {
  const from = system(file, () => openSync(file, "r"));
  const found = system(file, () => fstatSync(from));
  return {
    read(buffer) {
      tick();
      return system(file, () => readSync(from, buffer));
    },
    size: found.isFile() ? found.size : undefined,
    close: () => closeSync(from),
  };
}

/**
 * Calls `use` with a read function and the size of the file, if it has one; closes the file afterwards.
 * @throws FileError when it cannot be read, LimitError when the time is over
 */
export function withFile<T>(
  file: string,
  bounds: Pick<Bounds, "tick">,
  use: (read: Read, size: number | undefined) => T,
): T {
  const { read, size, close } = opened(file, bounds);
  try {
    return use(read, size);
  } finally {
    close();
  }
}

/**
 * Pieces of a file, or of standard input for `-`. Each piece overwrites the one before. @throws as `withFile`
 */
export function* piecesOf(
  file: string,
  terminal: Terminal,
  bounds: Pick<Bounds, "tick">,
): Generator<Uint8Array, void> {
  const { read, close } = file === "-" ? standardInput(terminal, bounds) : opened(file, bounds);
  try {
    yield* pieces(read);
  } finally {
    close();
  }
}

const standardInput = (terminal: Terminal, { tick }: Pick<Bounds, "tick">): Omit<Opened, "size"> => ({
  read(buffer) {
    tick();
    return terminal.read(buffer);
  },
  close() {},
});

function* pieces(read: Read): Generator<Uint8Array, void> {
  const buffer = new Uint8Array(PIECE);
  for (let count = read(buffer); count > 0; count = read(buffer)) yield buffer.subarray(0, count);
}

/**
 * All bytes of a file; each counts as `each` bytes of memory.
 * @throws FileError when it cannot be read; LimitError when it needs more than `bytes`, or the time is over
 */
export function bytesOf(file: string, bounds: Bounds, each = 1): Buffer {
  const expectRoom = (length: number) => {
    if (each * length > bounds.bytes) throw new LimitError("bytes", bounds.bytes, each * length);
  };
  return withFile(file, bounds, (read, size) => {
    expectRoom(size ?? 0);
    let content = Buffer.alloc((size ?? PIECE) + 1);
    let length = 0;
    for (;;) {
      const count = read(content.subarray(length, length + LONGEST_PIECE));
      length += count;
      if (count === 0) return content.subarray(0, length);
      expectRoom(length);
      if (length === content.length) content = Buffer.concat([content], 2 * length);
    }
  });
}

/**
 * All bytes of a short file. Stops reading endless sources such as devices.
 * @throws UsageError when it cannot be read, or has more than `most` bytes
 */
export function shortBytesOf(file: string, most: number): Buffer {
  try {
    return bytesOf(file, { bytes: most, tick: () => {} });
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    throw new UsageError(t("expectedMostBytesFoundMore", { file, most }));
  }
}

/** Text of a file. @throws as `bytesOf` and `decoded` */
export const textOf = (file: string, bounds: Bounds): string =>
  decoded(file, bytesOf(file, bounds, BYTES_OF_BYTE), bounds);

/**
 * Text of the file `name`; a byte order mark is removed, unless another reader needs it.
 * @throws UsageError when it is UTF-16; LimitError when it needs more than `bytes`
 */
export function decoded(
  name: string,
  content: Uint8Array,
  { bytes }: Pick<Bounds, "bytes">,
  keepsMark = false,
): string {
  refuseUtf16(content, verbatim(name));
  const needed = BYTES_OF_BYTE * content.length;
  if (needed > bytes) throw new LimitError("bytes", bytes, needed);
  return new TextDecoder("utf-8", { ignoreBOM: keepsMark }).decode(content);
}

/**
 * Lines of a file, or of standard input for `-`, as they arrive, without a byte order mark.
 * @throws UsageError when the text is UTF-16, as some editors and shells write; LimitError when a line needs
 * more bytes than allowed, or the time is over
 */
export function* linesOf(file: string, terminal: Terminal, bounds: Bounds): Generator<string> {
  const decoder = new TextDecoder();
  /** Start of a line, in pieces. */
  let begun: string[] = [];
  let letters = 0;
  let first = true;
  for (const piece of piecesOf(file, terminal, bounds)) {
    if (first) refuseUtf16(piece, file === "-" ? STANDARD_INPUT : verbatim(file));
    first = false;
    const [head = "", ...rest] = decoder.decode(piece, { stream: true }).split("\n");
    begun.push(head);
    letters += head.length;
    if (BYTES_OF_LETTER * letters > bounds.bytes)
      throw new LimitError("bytes", bounds.bytes, BYTES_OF_LETTER * letters);
    if (rest.length === 0) continue;
    const last = rest.pop()!;
    letters = last.length;
    yield withoutReturn(begun.join(""));
    yield* rest.map(withoutReturn);
    begun = [last];
  }
  const line = begun.join("") + decoder.decode();
  if (line !== "") yield withoutReturn(line);
}

/** Lines of standard input as they arrive. @throws as `linesOf` */
export const lines = (terminal: Terminal, bounds: Bounds): Generator<string> =>
  linesOf("-", terminal, bounds);

/** All lines of standard input. @throws as `lines`, for all lines together */
export function allLines(terminal: Terminal, bounds: Bounds): string[] {
  const all: string[] = [];
  let needed = 0;
  for (const line of lines(terminal, bounds)) {
    needed += BYTES_OF_LETTER * (1 + line.length);
    if (needed > bounds.bytes) throw new LimitError("bytes", bounds.bytes, needed);
    all.push(line);
  }
  return all;
}

const withoutReturn = (line: string) => (line.endsWith("\r") ? line.slice(0, -1) : line);

const STANDARD_INPUT: Text = t("standardInput");

function refuseUtf16([first, second]: Uint8Array, where: Text): void {
  if (!((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))) return;
  throw new UsageError(t("expectedUtfFoundUtf", { where }));
}

/** Runs a file operation of the system. @throws FileError instead of the system's own error */
function system<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new FileError(verbatim(file), t("cannotRead"), String(error.code));
  }
}
