import { readSync, writeSync } from "node:fs";
import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

/** The only door to the process: what is written, in which colour, and what is read. */
export interface Terminal {
  write(text: string): void;
  /** Progress and warnings, beside the answer. */
  warn(text: string): void;
  /** A line that the next one overwrites; shown on a terminal only. */
  progress(text: string): void;
  style(style: Style, text: string): string;
  readonly interactive: boolean;
  readonly columns: number;
  /** Fills `buffer` from standard input; 0 at its end. */
  read(buffer: Uint8Array): number;
}

/** Standard input and output of this process. A reader that has gone away ends it quietly, as pipes expect. */
export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  const colour = env.NO_COLOR
    ? false
    : env.FORCE_COLOR !== undefined || (stdout.isTTY && env.TERM !== "dumb");
  let shown = false;
  const clear = () => {
    if (shown) stderr.write("\r\x1b[K");
    shown = false;
  };
  return {
    write: (text) => {
      clear();
      writeAll(1, text);
    },
    warn: (text) => {
      clear();
      writeAll(2, text);
    },
    progress: (text) => {
      if (!stderr.isTTY) return;
      stderr.write(`\r\x1b[K${text}`);
      shown = true;
    },
    style: (style, text) => (colour ? styleText(style, text) : text),
    interactive: Boolean(process.stdin.isTTY && stdout.isTTY),
    columns: stdout.columns ?? 80,
    read: (buffer) => readInput(buffer),
  };
}

function writeAll(file: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; ) {
    try {
      from += writeSync(file, bytes, from);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EPIPE") process.exit(0);
      if (code !== "EAGAIN") throw error;
      pause();
    }
  }
}

function readInput(buffer: Uint8Array): number {
  for (;;) {
    try {
      return readSync(0, buffer);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EOF") return 0;
      if (code !== "EAGAIN") throw error;
      pause();
    }
  }
}

/** Waits a moment for a pipe that is full, or empty, for now. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
}
