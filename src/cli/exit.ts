/** Exit codes of every command. */
export const EXIT = {
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
  /** Nobody reads the output any more: 128 and the number of SIGPIPE. */
  unread: 141,
} as const;
