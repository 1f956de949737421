declare const code: unique symbol;

/** Exit code from the table below; the type excludes plain numbers. */
export type ExitCode = number & { readonly [code]: true };

const CODES = {
  /** Answered: proved, agreed, or computed. */
  answered: 0,
  /** Refuted, different, or a failed check. */
  refuted: 1,
  /** Invalid arguments, options, files or input. */
  usage: 2,
  /** Undecided: a limit was reached, or nothing was proved. */
  undecided: 3,
  /** Internal error of Nimber. */
  fault: 70,
  /** Stopped by SIGHUP: 128 plus the number of the signal, as in shells. */
  hungUp: 129,
  /** Stopped by Ctrl-C (SIGINT). */
  interrupted: 130,
  /** The reader of the output is gone (SIGPIPE). */
  unread: 141,
  /** Stopped by SIGTERM. */
  terminated: 143,
} as const;

/** Exit codes as numbers, for code that cannot import the table. */
export type Codes = typeof CODES;

/** Exit codes of all commands. */
export const EXIT = CODES as unknown as { readonly [name in keyof Codes]: ExitCode };
