import { say } from "../locale/message.ts";
import type { TableStore } from "../solve/limits.ts";
import type { Language, Text } from "../types.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import { t } from "./locale/cli.ts";
import type { FileGame } from "./user-rules/program.ts";

/** How a text looks on a terminal. */
export type Style = "bold" | "dim" | "red" | "yellow" | "green" | "cyan";

/** The only access to the process: its output, with colours, and its input. */
export interface Terminal {
  write(text: string): void;
  /** Progress and warnings, beside the answer. */
  warn(text: string): void;
  /** A line that the next one overwrites; made and shown on a terminal only. */
  progress(text: () => string): void;
  style(style: Style, text: string): string;
  readonly interactive: boolean;
  readonly columns: number;
  /** Fills `buffer` from standard input; 0 at its end. */
  read(buffer: Uint8Array): number;
}

/** An option: a flag, or one that takes a value, which `value` names in help. */
export interface Option {
  readonly name: string;
  readonly value?: string;
  readonly says: Text;
}

/** The arguments of a command, and what it writes to. */
export interface CommandContext {
  readonly args: readonly string[];
  /** The value of an option, or "" for a flag that is set. */
  option(name: string): string | undefined;
  /** The same, without using it: an option that nothing uses is named in a warning. */
  peek(name: string): string | undefined;
  readonly language: Language;
  readonly json: boolean;
  readonly terminal: Terminal;
  /** Games whose rules are in files. */
  readonly userRules: Own;
  /** The tables of --database. */
  readonly kept?: TableStore;
  /** Has something done when the command has ended, however it does. */
  atEnd(act: () => void): void;
}

/** Games by files: those that stand among the arguments as `file:NAME`, and the one of --rules, which is meant where none is named. */
export interface Own {
  readonly games: ReadonlyMap<string, FileGame>;
  readonly rules: FileGame | undefined;
}

export const NOT_OWN: Own = { games: new Map(), rules: undefined };

/** A command as the list of commands has it: what the help says of it, and where its code is. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: Text;
  load(): Promise<Command>;
}

/** A command of the command line: one file each. */
export interface Command {
  readonly usage: readonly string[];
  readonly options: readonly Option[];
  readonly examples: readonly string[];
  /** Words may begin with a minus sign and a digit. */
  readonly signed?: true;
  /** Returns the exit code; nothing means `answered`. */
  run(context: CommandContext): ExitCode | undefined | Promise<ExitCode | undefined>;
}

/** Words or options that a command cannot use, said in one line. */
export class UsageError extends Error {
  readonly text: Text;
  /** Lines of what was read, with a mark at the place. */
  readonly excerpt: string | undefined;
  readonly exit: ExitCode;
  constructor(text: Text, excerpt?: string, exit: ExitCode = EXIT.usage) {
    super(say(text, "en"));
    this.exit = exit;
    this.text = text;
    this.excerpt = excerpt;
  }
}

/** A file, standard input or output that cannot be read or written, for a reason of the system's. */
export class FileError extends UsageError {
  readonly code = "file";
  constructor(file: Text, what: Text, reason: string) {
    super(t("badFile", { file, what, reason }));
  }
}

/** Options that every command has. */
export const COMMON: readonly Option[] = [
  { name: "json", says: t("printJson") },
  { name: "lang", value: "en|zh", says: t("languageText") },
  { name: "help", says: t("showHelp") },
];

/** The option of commands that play by a file. */
export const RULES: Option = {
  name: "rules",
  value: "FILE",
  says: t("fileRulesTypescriptPlaceGame"),
};

/** The option of commands that keep what they find of boards. */
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

/** Which option raises a limit. */
export const RAISING: Readonly<Record<string, string | undefined>> = {
  positions: "positions",
  seconds: "time",
  bytes: "memory",
};
