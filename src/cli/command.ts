import type { Kept } from "../solve/limits.ts";
import type { Language, Text } from "../types.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import type { FileGame } from "./own/program.ts";
import type { Terminal } from "./terminal/terminal.ts";

/** An option: a flag, or one that takes a value, which `value` names in help. */
export interface Option {
  readonly name: string;
  readonly value?: string;
  readonly says: Text;
}

/** What a command was given. */
export interface Given {
  readonly words: readonly string[];
  /** The value of an option, or "" for a flag that is set. */
  option(name: string): string | undefined;
  /** The same, without using it: an option that nothing uses is named in a warning. */
  peek(name: string): string | undefined;
  readonly language: Language;
  readonly json: boolean;
  readonly terminal: Terminal;
  /** Games whose rules are in files. */
  readonly own: Own;
  /** The tables of --database. */
  readonly kept?: Kept;
  /** Has something done when the command has ended, however it does. */
  atEnd(act: () => void): void;
}

/** Games by files: those that stand in words as `file:NAME`, and the one of --rules, which is meant where none is named. */
export interface Own {
  readonly games: ReadonlyMap<string, FileGame>;
  readonly rules: FileGame | undefined;
}

export const NOT_OWN: Own = { games: new Map(), rules: undefined };

/** A command as the list of commands has it: what the help says of it, and where its code is. */
export interface Listed {
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
  run(given: Given): ExitCode | undefined | Promise<ExitCode | undefined>;
}

/** Words or options that a command cannot use, said in one line. */
export class UsageError extends Error {
  readonly text: Text;
  /** Lines of what was read, with a mark at the place. */
  readonly excerpt: string | undefined;
  readonly exit: ExitCode;
  constructor(text: Text, excerpt?: string, exit: ExitCode = EXIT.usage) {
    super(text.en);
    this.exit = exit;
    this.text = text;
    this.excerpt = excerpt;
  }
}

/** A file, standard input or output that cannot be read or written, for a reason of the system's. */
export class FileError extends UsageError {
  readonly code = "file";
  constructor(file: Text, what: Text, reason: string) {
    super({ en: `${file.en}: ${what.en} (${reason})`, zh: `${file.zh}：${what.zh}（${reason}）` });
  }
}

/** Words that stand for what is to be given, in Chinese. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  address: "地址",
  boards: "含 n 的棋盘",
  bytes: "字节",
  code: "代码",
  condition: "条件",
  command: "命令",
  file: "文件",
  FILE: "文件",
  folder: "文件夹",
  game: "游戏",
  heaps: "各堆",
  kind: "方式",
  name: "名称",
  numbers: "各数",
  plan: "计划",
  position: "局面",
  FORM: "格式",
  WORDS: "词",
  problem: "题目",
  sizes: "各数上限",
  seconds: "秒数",
  sum: "和",
  text: "文字",
  vertex: "顶点",
  vertices: "顶点",
};

/** What the value of an option is, in a language. */
export const valueIn = (language: Language, value: string): string =>
  (language === "zh" ? PLACEHOLDERS[value] : undefined) ?? value;

/** A line of usage, in which <words> stand for what is to be given, in a language. */
export const usageIn = (language: Language, usage: string): string =>
  usage
    .replace(/<(\w+)>/g, (_, word: string) => `<${valueIn(language, word)}>`)
    .replace(/(--[\w-]+ )(\w+)/g, (_, option: string, word: string) => `${option}${valueIn(language, word)}`);

/** Options that every command has. */
export const COMMON: readonly Option[] = [
  { name: "json", says: { en: "print JSON", zh: "输出 JSON" } },
  { name: "lang", value: "en|zh", says: { en: "language of the text", zh: "文字语言" } },
  { name: "help", says: { en: "show help", zh: "显示帮助" } },
];

/** The option of commands that play by a file. */
export const RULES: Option = {
  name: "rules",
  value: "FILE",
  says: {
    en: "a file of rules in TypeScript, in place of a game",
    zh: "用 TypeScript 写的规则文件，代替游戏",
  },
};

/** The option of commands that keep what they find of boards. */
export const DATABASE: Option = {
  name: "database",
  value: "FILE",
  says: {
    en: "keep the values of parts of boards in a file, and begin with those that it has",
    zh: "把棋盘各部分的 SG 值存入文件，下次从已有的值开始",
  },
};

/** Options of commands that search. */
export const SEARCH: readonly Option[] = [
  { name: "misere", says: { en: "misère play: whoever cannot move wins", zh: "反常规则：无法操作者胜" } },
  {
    name: "positions",
    value: "N",
    says: { en: "positions a search may keep (5000000)", zh: "搜索可保存的局面数（5000000）" },
  },
  { name: "time", value: "seconds", says: { en: "how long it may take", zh: "时间上限（秒）" } },
  {
    name: "memory",
    value: "bytes",
    says: { en: "memory for tables and searches, as 4G (1G)", zh: "表格与搜索的内存上限，如 4G（1G）" },
  },
];

/** Which option raises a limit. */
export const RAISING: Readonly<Record<string, string | undefined>> = {
  positions: "positions",
  seconds: "time",
  bytes: "memory",
};
