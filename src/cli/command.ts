import { say } from "../locale/message.ts";
import type { TableStore } from "../solve/limits.ts";
import type { Language, Text } from "../types.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import { t } from "./locale/cli.ts";
import type { FileGame } from "./user-rules/program.ts";

/** Style of a text on a terminal. */
export type Style = "bold" | "dim" | "red" | "yellow" | "green" | "cyan";

/** Access to the output and input of the process. Nothing else uses these. */
export interface Terminal {
  write(text: string): void;
  /** Writes progress and warnings to standard error. */
  warn(text: string): void;
  /** Shows a line that the next one overwrites; it is made and shown only on a terminal. */
  progress(text: () => string): void;
  style(style: Style, text: string): string;
  readonly interactive: boolean;
  readonly columns: number;
  /** Fills `buffer` from standard input; returns the number of bytes, 0 at the end. */
  read(buffer: Uint8Array): number;
}

/** Option: a flag, or one with a value that help calls `value`. */
export interface Option {
  readonly name: string;
  readonly value?: string;
  readonly says: Text;
}

/** Arguments of a command, and its terminal. */
export interface CommandContext {
  readonly args: readonly string[];
  /** Value of an option, or "" for a flag that is set. */
  option(name: string): string | undefined;
  /** Value of an option without marking it as used. Unused options cause a warning. */
  peek(name: string): string | undefined;
  readonly language: Language;
  readonly json: boolean;
  readonly terminal: Terminal;
  /** Games with rules in files. */
  readonly userRules: Own;
  /** Tables of --database. */
  readonly kept?: TableStore;
  /** Registers an action for the end of the command, which also runs after errors. */
  atEnd(act: () => void): void;
}

/**
 * Games from files: those written as `file:NAME` in the arguments, and the one of --rules, which is the
 * default game.
 */
export interface Own {
  readonly games: ReadonlyMap<string, FileGame>;
  readonly rules: FileGame | undefined;
}

export const NOT_OWN: Own = { games: new Map(), rules: undefined };

/** Entry in the list of commands: the text for help, and the loader of its code. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: Text;
  load(): Promise<Command>;
}

/** Command of the command line, one per file. */
export interface Command {
  readonly usage: readonly string[];
  readonly options: readonly Option[];
  readonly examples: readonly string[];
  /** Set if arguments may begin with a minus sign and a digit. */
  readonly signed?: true;
  /** Runs the command. Returns the exit code; undefined means `answered`. */
  run(context: CommandContext): ExitCode | undefined | Promise<ExitCode | undefined>;
}

/** Arguments or options that a command cannot use, with a message of one line. */
export class UsageError extends Error {
  readonly text: Text;
  /** Excerpt of the input with a mark at the place of the error. */
  readonly excerpt: string | undefined;
  readonly exit: ExitCode;
  constructor(text: Text, excerpt?: string, exit: ExitCode = EXIT.usage) {
    super(say(text, "en"));
    this.exit = exit;
    this.text = text;
    this.excerpt = excerpt;
  }
}

/** File, standard input or output that cannot be read or written, with the reason that the system gives. */
export class FileError extends UsageError {
  readonly code = "file";
  constructor(file: Text, what: Text, reason: string) {
    super(t("badFile", { file, what, reason }));
  }
}

/** Options of every command. */
export const COMMON: readonly Option[] = [
  { name: "json", says: t("printJson") },
  { name: "lang", value: "en|zh", says: t("languageText") },
  { name: "help", says: t("showHelp") },
];

/** Option of commands that support rules files. */
export const RULES: Option = {
  name: "rules",
  value: "FILE",
  says: t("fileRulesTypescriptPlaceGame"),
};

/** Option of commands that can store results for boards. */
export const DATABASE: Option = {
  name: "database",
  value: "FILE",
  says: t("keepValuesPartsBoardsFile"),
};

/** Options of commands that search. */
export const SEARCH: readonly Option[] = [
  { name: "misere", says: t("misRePlayWhoeverCannot") },
  {
    name: "positions",
    value: "N",
    says: t("positionsSearchMayKeep"),
  },
  { name: "time", value: "seconds", says: t("howLongMayTake") },
  {
    name: "memory",
    value: "bytes",
    says: t("memoryTablesSearchesGG"),
  },
];

/** Option that raises each limit. */
export const RAISING: Readonly<Record<string, string | undefined>> = {
  positions: "positions",
  seconds: "time",
  bytes: "memory",
};
