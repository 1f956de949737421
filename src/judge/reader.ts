import { InputError, visible } from "../errors.ts";
import { t } from "../locale/judge.ts";
import { verbatim } from "../locale/message.ts";
import type { Text } from "../types.ts";

/** Fills a buffer from its beginning. Returns the number of bytes written, 0 at the end of the input. */
export type ByteSource = (buffer: Uint8Array) => number;

const NEWLINE = 10;
const SPACE = 32;
const MINUS = 45;
const ZERO = 48;
const END = -1;

/** Reader of numbers between white space. It reads in chunks, so memory does not grow with the input. */
export class Reader {
  readonly #source: ByteSource;
  readonly #buffer: Uint8Array;
  #at = 0;
  #end = 0;
  #line = 1;
  /** Bytes before `#buffer[0]`, minus the bytes before the present line. */
  #before = 0;
  #last: number | string = 0;
  #lastLine = 1;
  #lastColumn = 1;

  constructor(source: ByteSource, chunk = 65_536) {
    this.#source = withoutMark(source);
    this.#buffer = new Uint8Array(chunk);
  }

  /** Whether only white space is left. */
  ended(): boolean {
    return this.#token() === END;
  }

  /**
   * Next integer, from `least` to `most`, both within ±(2^53 - 1).
   * @throws InputError naming `expected` if there is something else.
   */
  integer(expected: Text, least = 0, most: number = Number.MAX_SAFE_INTEGER): number {
    const buffer = this.#buffer;
    const end = this.#end;
    let at = this.#at;
    for (; at < end && buffer[at]! <= SPACE; at++) if (buffer[at] === NEWLINE) this.#newline(at);
    this.#at = at;
    // Fast path for numbers of few digits within the buffer and the bounds; all others take the slow path.
    const stop = Math.min(at + 15, end);
    let value = 0;
    for (; at < stop; at++) {
      const digit = buffer[at]! - ZERO;
      if (digit < 0 || digit > 9) break;
      value = 10 * value + digit;
    }
    if (at < stop && at > this.#at && buffer[at]! <= SPACE && value >= least && value <= most) {
      this.#remember(value, this.#line, this.#column());
      this.#at = at;
      return value;
    }
    return this.#carefully(expected, least, most);
  }

  /**
   * Next natural number, of any size.
   * @throws InputError naming `expected` if there is something else, or a number outside of `least` to
   * `most`.
   */
  natural(expected: Text, most?: bigint, least = 0n): bigint {
    let byte = this.#token();
    const line = this.#line;
    const column = this.#column();
    let digits = "";
    for (; byte >= ZERO && byte <= ZERO + 9; byte = this.#next()) digits += String.fromCharCode(byte);
    if (digits === "" || byte > SPACE) throw this.#wrong(expected, line, column, "", digits);
    const value = BigInt(digits);
    this.#remember(digits, line, column);
    if (most !== undefined && (value < least || value > most))
      throw new InputError(ranged(expected, least, most), quoted(digits), line, column);
    return value;
  }

  /**
   * Next word, as the codes of its characters, which are printable; with `codes`, these ones only.
   * @throws InputError naming `expected` if there is something else.
   */
  word(expected: Text, codes?: ReadonlySet<number>): number[] {
    let byte = this.#token();
    const line = this.#line;
    const column = this.#column();
    const word: number[] = [];
    const isWord = (code: number) => (codes === undefined ? code > SPACE : codes.has(code));
    for (; isWord(byte); byte = this.#next()) word.push(byte);
    const shown = () => written(word.slice(0, LONGEST_WORD));
    if (word.length === 0 || byte > SPACE) throw this.#wrong(expected, line, column, shown());
    this.#remember(shown(), line, column);
    return word;
  }

  #carefully(expected: Text, least: number, most: number): number {
    let byte = this.#token();
    const line = this.#line;
    const column = this.#column();
    const negative = byte === MINUS;
    if (negative) byte = this.#next();
    let value = 0;
    let digits = 0;
    for (; byte >= ZERO && byte <= ZERO + 9; byte = this.#next()) {
      value = 10 * value + byte - ZERO;
      digits++;
    }
    if (digits === 0 || byte > SPACE)
      throw this.#wrong(expected, line, column, negative ? "-" : "", digits > 0 ? `${value}` : "");
    if (negative) value = -value;
    this.#remember(value, line, column);
    if (value < least || value > most) {
      const long = t("long", { digits });
      const found = Number.isSafeInteger(value) ? quoted(`${value}`) : long;
      throw new InputError(ranged(expected, least, most), found, line, column);
    }
    return value;
  }

  /** Error that the number or the word read last is not what was `expected`. */
  refuse(expected: Text): InputError {
    return new InputError(expected, quoted(`${this.#last}`), this.#lastLine, this.#lastColumn);
  }

  #remember(value: number | string, line: number, column: number): void {
    this.#last = value;
    this.#lastLine = line;
    this.#lastColumn = column;
  }

  /** First byte after white space. */
  #token(): number {
    for (;;) {
      while (this.#at < this.#end) {
        const byte = this.#buffer[this.#at]!;
        if (byte > SPACE) return byte;
        if (byte === NEWLINE) this.#newline(this.#at);
        this.#at++;
      }
      if (!this.#fill()) return END;
    }
  }

  #newline(at: number): void {
    this.#line++;
    this.#before = -at - 1;
  }

  #next(): number {
    this.#at++;
    return this.#at < this.#end || this.#fill() ? this.#buffer[this.#at]! : END;
  }

  #fill(): boolean {
    this.#before += this.#end;
    this.#at = 0;
    this.#end = this.#source(this.#buffer);
    return this.#end > 0;
  }

  #column(): number {
    return this.#before + this.#at + 1;
  }

  #wrong(expected: Text, line: number, column: number, ...read: readonly string[]): InputError {
    const bytes: number[] = [];
    for (
      let byte = this.#at < this.#end ? this.#buffer[this.#at]! : END;
      byte > SPACE && (bytes.length < LONGEST_WORD || isContinuation(byte));
      byte = this.#next()
    ) {
      bytes.push(byte);
    }
    const word = read.join("") + written(bytes);
    if (isUtf16(bytes)) return new InputError(expected, t("utf"), line, column);
    const found = word === "" ? t("endInput") : quoted(word);
    return new InputError(expected, found, line, column);
  }
}

/** Byte order mark in UTF-8. */
const MARK = [0xef, 0xbb, 0xbf];

/** The source without a byte order mark at its beginning. */
function withoutMark(source: ByteSource): ByteSource {
  let held: number[] | undefined;
  return (buffer) => {
    held ??= beginning(source);
    if (held.length === 0) return source(buffer);
    const given = held.splice(0, buffer.length);
    buffer.set(given);
    return given.length;
  };
}

/** First bytes of the source, up to one that is not part of the mark; none if they are the mark. */
function beginning(source: ByteSource): number[] {
  const read: number[] = [];
  const one = new Uint8Array(1);
  for (const byte of MARK) {
    if (source(one) === 0) return read;
    read.push(one[0]!);
    if (one[0] !== byte) return read;
  }
  return [];
}

/** Whether a word begins with the byte order mark of UTF-16, which some editors and shells write. */
const isUtf16 = ([first, second]: readonly number[]): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Largest number of bytes of a wrong word in a message. */
const LONGEST_WORD = 24;

const isContinuation = (byte: number): boolean => byte >> 6 === 0b10;

/** Bytes decoded from UTF-8, with invisible characters as codes. Invalid bytes are written as codes too. */
function written(bytes: readonly number[]): string {
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0"));
  try {
    return visible(decodeURIComponent(hex.map((each) => `%${each}`).join("")));
  } catch {
    return bytes.map((byte, i) => (byte < 127 ? String.fromCharCode(byte) : `\\x${hex[i]}`)).join("");
  }
}

const quoted = (word: string): Text => verbatim(`\`${word}\``);

const ranged = (expected: Text, least: number | bigint, most: number | bigint): Text =>
  t("from", { expected, least, most });

/** Source that reads from `bytes`. */
export function sourceOf(bytes: Uint8Array): ByteSource {
  let from = 0;
  return (buffer) => {
    const chunk = bytes.subarray(from, from + buffer.length);
    buffer.set(chunk);
    from += chunk.length;
    return chunk.length;
  };
}
