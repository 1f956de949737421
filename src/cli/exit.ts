declare const code: unique symbol;

/** An exit code of the table below: a bare number is none, to the compiler. */
export type ExitCode = number & { readonly [code]: true };

const CODES = {
  /** Answered: proved, agreed, or computed. */
  answered: 0,
  /** Refuted, or not the same, or a check that failed. */
  refuted: 1,
  /** Words, options, files or input that cannot be used. */
  usage: 2,
  /** Not decided: a limit was reached, or nothing was proved. */
  undecided: 3,
  /** A fault of nimber. */
  fault: 70,
  /** Stopped by SIGHUP, as shells count it: 128 and the number of the signal. */
  hungUp: 129,
  /** Stopped by Ctrl-C, which is SIGINT. */
  interrupted: 130,
  /** Nobody reads the output any more: SIGPIPE. */
  unread: 141,
  /** Stopped by SIGTERM. */
  terminated: 143,
} as const;

/** Exit codes as numbers, for what cannot import the table. */
export type Codes = typeof CODES;

/** Exit codes of every command. */
export const EXIT = CODES as unknown as { readonly [name in keyof Codes]: ExitCode };
