import { readSync, writeSync } from "node:fs";
import { styleText } from "node:util";
import { visible } from "../../errors.ts";
import { FileError, type Style, type Terminal, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { t } from "../locale/terminal.ts";
import { writesLetters } from "../platform.ts";
import { upTo, width, wrap } from "./layout.ts";

/**
 * Protects a terminal from control characters. Of everything written, only line ends, tabs and the colours of
 * `style` take effect; other invisible characters are shown by their numbers. Until they are written, colours
 * carry random numbers that an input cannot guess, so that colour codes in an input have no effect.
 */
export function sealed(terminal: Terminal): Terminal {
  const seen = (text: string) => text.replace(/[^\n\t]+/g, visible);
  let mark: string | undefined;
  const codes = new Map<string, readonly [before: string, after: string]>();
  const codesOf = (style: Style): readonly [before: string, after: string] => {
    const found = codes.get(style);
    if (found !== undefined) return found;
    const [before = "", after = ""] = terminal.style(style, "x").split("x");
    if (before !== "")
      mark ??= `\u001b[${crypto.getRandomValues(new Uint16Array(4)).map(fourDigits).join(";")};`;
    const marked = (code: string) => code.replaceAll("\u001b[", mark ?? "");
    codes.set(style, [marked(before), marked(after)]);
    return codes.get(style)!;
  };
  const shown = (text: string) =>
    mark === undefined ? seen(text) : text.split(mark).map(colouredFrom).join("");
  /** Part of a text after a mark, which begins with the number of a colour. */
  const colouredFrom = (part: string, i: number) => {
    const colour = i === 0 ? undefined : /^[\d;]+m/.exec(part)?.[0];
    return colour === undefined ? seen(part) : `\u001b[${colour}${seen(part.slice(colour.length))}`;
  };
  return {
    ...terminal,
    get interactive() {
      return terminal.interactive;
    },
    get columns() {
      return terminal.columns;
    },
    style(style, text) {
      const [before, after] = codesOf(style);
      return `${before}${text}${after}`;
    },
    write: (text) => terminal.write(shown(text)),
    warn: (text) => terminal.warn(shown(text)),
    progress: (text) => terminal.progress(() => shown(text())),
  };
}

/**
 * Number of four digits: the longest parameter of an escape sequence that `stripVTControlCharacters`
 * recognizes.
 */
const fourDigits = (value: number): number => 1000 + (value % 9000);

/** Properties of the streams of a process, because its threads see other streams. */
export interface Screen {
  readonly stdin: { readonly isTTY: boolean };
  readonly stdout: { readonly isTTY: boolean; readonly columns: number | undefined };
  readonly stderr: { readonly isTTY: boolean; readonly columns: number | undefined };
}

/** Properties of the streams of this process, in its main thread; Node opens each stream at first use. */
export function screenOf(main: typeof process): Screen {
  const seen = ({ isTTY, columns }: typeof main.stdout | typeof main.stderr) => ({
    isTTY: Boolean(isTTY),
    columns,
  });
  return {
    get stdin() {
      return { isTTY: Boolean(main.stdin.isTTY) };
    },
    get stdout() {
      return seen(main.stdout);
    },
    get stderr() {
      return seen(main.stderr);
    },
  };
}

/**
 * Terminal for standard input and output of this process. Ends the process quietly when the reader of a pipe
 * has gone.
 */
export function processTerminal(screen: Screen, plain?: (text: string) => string): Terminal {
  const { env } = process;
  let colour: boolean | undefined;
  const coloured = () =>
    !env.NO_COLOR && (env.FORCE_COLOR !== undefined || (screen.stdout.isTTY && env.TERM !== "dumb"));
  const isScreen = (file: 1 | 2) => (file === 1 ? screen.stdout : screen.stderr).isTTY;
  /** Text that the terminal can draw; files and pipes get all characters. */
  const drawn = (file: 1 | 2, text: string) => (plain && isScreen(file) ? plain(text) : text);
  const writeTo = (file: 1 | 2, text: string) => {
    if (!writesLetters(process.platform, isScreen(file))) writeAll(file, drawn(file, text));
    else (file === 1 ? process.stdout : process.stderr).write(drawn(file, text));
  };
  /** Writes a message to standard error. Failures are ignored, because they cannot be reported anywhere. */
  const tell = (text: string) => {
    try {
      writeTo(2, text);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
    }
  };
  let shown = false;
  const clear = () => {
    if (shown) tell("\r\x1b[K");
    shown = false;
  };
  return {
    write: (text) => {
      clear();
      writeTo(1, text);
    },
    warn: (text) => {
      clear();
      const { stderr } = screen;
      tell(stderr.isTTY ? broken(drawn(2, text), columnsOf(stderr)) : text);
    },
    progress: (text) => {
      const { stderr } = screen;
      if (!stderr.isTTY) return;
      tell(`\r\x1b[K${upTo(drawn(2, text()), columnsOf(stderr) - 1)}`);
      shown = true;
    },
    style(style, text) {
      colour ??= coloured();
      return colour ? styleText(style, text) : text;
    },
    get interactive() {
      return screen.stdin.isTTY && screen.stdout.isTTY;
    },
    get columns() {
      return columnsOf(screen.stdout);
    },
    read: (buffer) => readInput(buffer),
  };
}

/** Number of columns; some terminals report 0. */
const columnsOf = (stream: { readonly columns: number | undefined }): number => stream.columns || 80;

/** Breaks lines between words if they are too long for the terminal. */
const broken = (text: string, most: number): string =>
  text.replace(/.+\n?/g, (line) =>
    width(line.trimEnd()) <= most ? line : wrap(line.trimEnd(), most, "  ", ""),
  );

/** Writes all of a text. @throws FileError when it cannot be written, as on a full disk */
function writeAll(file: 1 | 2, text: string): void {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; ) {
    try {
      from += writeSync(file, bytes, from);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EPIPE" && file === 1) process.exit(EXIT.unread);
      if (code === undefined) throw error;
      if (code !== "EAGAIN") {
        throw new FileError(t("standardOutput"), t("cannotWritten"), code);
      }
      pause();
    }
  }
}

/** Reads from standard input. @throws FileError when it cannot be read, as for a folder */
function readInput(buffer: Uint8Array): number {
  for (;;) {
    try {
      return readSync(0, buffer);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EOF") return 0;
      if (code === undefined) throw error;
      if (code !== "EAGAIN") {
        throw new FileError(t("standardInput"), t("cannotRead"), String(code));
      }
      pause();
    }
  }
}

/** Waits for a pipe that is currently full or empty. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
}
