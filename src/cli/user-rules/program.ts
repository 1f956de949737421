import { Script } from "node:vm";
import { GameError } from "../../errors.ts";
import { verbatim } from "../../locale/message.ts";
import type { LocalizedText, Text } from "../../types.ts";
import {
  type Exported,
  helpers,
  type OwnGame,
  ownGame,
  type RulesPart,
  UserCodeError,
} from "../../user-rules/index.ts";
import { t } from "../locale/cli.ts";
import { ECHO, excerpt, shown } from "../terminal/shown.ts";
import type { Erased, erase } from "./erase.ts";

/** Receives a call when the file's code starts, and one when it returns. */
export interface Watch {
  enter(): void;
  leave(): void;
}

export interface Tools {
  readonly erase: typeof erase;
  readonly watch: Watch;
}

/** Game with the source of its file. */
export interface FileGame extends OwnGame {
  readonly source: Erased;
}

/**
 * Game of a rules file. Errors in its code, now and later, name their place in the file.
 * @throws UserCodeError
 */
export function gameOfFile(name: string, code: string, id: string, tools: Tools): FileGame {
  const { erase, watch } = tools;
  const read = erase(code);
  if (!("script" in read)) {
    const before = code.slice(0, read.offset).split("\n");
    throw troubleAt({ name, code }, read.text, before.length, before.at(-1)!.length + 1);
  }
  const lines = new Map(read.exported.map((each) => [each.name, each.line]));
  const fault = (error: unknown) => faultIn(error, { name, code, lines });
  const call = <T>(work: () => T): T => {
    watch.enter();
    try {
      return work();
    } catch (error) {
      throw fault(error);
    } finally {
      watch.leave();
    }
  };
  const game = call(() => ownGame(run(name, read), id, wordsOf(code, id)));
  const outside: Call = (work) => {
    watch.leave();
    try {
      return work();
    } finally {
      watch.enter();
    }
  };
  return { ...guarded(game, call, outside), source: read };
}

type Call = <T>(work: () => T) => T;

/** Code before the first line of the file. */
const HEAD = `(({${Object.keys(helpers).join()}})=>()=>{"use strict";`;

/** Exports of the script after it has run in the scope of the helpers. */
function run(name: string, { script, exported }: Erased): Exported {
  const tail = `\n;return {${exported.map(({ name, local }) => `${name}:${local}`).join()}};})`;
  const compiled = new Script(HEAD + script + tail, { filename: name, columnOffset: -HEAD.length });
  return (compiled.runInThisContext() as (scope: typeof helpers) => () => Exported)(helpers)();
}

/** Game whose calls into the file's code go through `call`, and calls out of it through `outside`. */
function guarded(game: OwnGame, call: Call, outside: Call): OwnGame {
  const { judge, law, lost, won, isPosition } = game;
  return {
    ...game,
    key: (position) => call(() => game.key(position)),
    format: (position) => call(() => game.format(position)),
    parse: (text, tick) => call(() => game.parse(text, tick)),
    board: (position) => call(() => game.board(position)),
    moves: (position, tick) => stepped(() => game.moves(position, tick), call),
    ...(isPosition && { isPosition: (position) => call(() => isPosition(position)) }),
    ...(lost && { lost: (position) => call(() => lost(position)) }),
    ...(won && { won: (position) => call(() => won(position)) }),
    judge:
      judge && ((words, value) => stepped(() => judge(words, (each) => outside(() => value(each))), call)),
    law: law && {
      ...law,
      cases: law.cases,
      says: (...components) => call(() => law.says(...components)),
    },
  };
}

/** Items of `all`, with each step inside `call`. */
function* stepped<T>(all: () => Iterable<T>, call: Call): Generator<T> {
  const steps = call(() => all()[Symbol.iterator]());
  try {
    for (;;) {
      const step = call(() => steps.next());
      if (step.done === true) return;
      yield step.value;
    }
  } finally {
    steps.return?.();
  }
}

/** Comment lines at the start of a file by language; its name if there are none. */
function wordsOf(code: string, id: string): LocalizedText {
  const lines: string[] = [];
  for (const line of code.split(/\r?\n/)) {
    const [, said] = /^\s*\/\/\s?(.*)$/.exec(line) ?? [];
    if (said === undefined) break;
    lines.push(said.trim());
  }
  const isChinese = (line: string) => /\p{Script=Han}/u.test(line);
  const en = lines.filter((line) => !isChinese(line)).join(" ");
  const zh = lines.filter(isChinese).join("");
  return { en: en || zh || id, zh: zh || en || id };
}

interface UserModule {
  readonly name: string;
  readonly code: string;
  readonly lines: ReadonlyMap<string, number>;
}

/** Error of the file in words for users; errors of Nimber itself stay unchanged. */
function faultIn(error: unknown, { name, code, lines }: UserModule): unknown {
  if (error instanceof UserCodeError) {
    const { text, part, line = lines.get(part as RulesPart) } = error;
    if (error.file !== undefined) return error;
    if (line !== undefined) return troubleAt({ name, code }, text, line, undefined, part);
    return new UserCodeError(t("text", { name, text }), part, { file: name });
  }
  if (error instanceof GameError) return error;
  if (!(error instanceof Error)) {
    return new UserCodeError(t("programThrew", { name, shown: shown(String(error)) }));
  }
  const [line, column] = placeIn(error, name);
  const said = saidBy(error);
  if (line === undefined) return error;
  return troubleAt({ name, code }, said, line, column);
}

/** Message of an error. Positions are frozen, so errors about read-only properties get an explanation. */
function saidBy({ name, message }: Error): Text {
  const said = shown(`${name}: ${message}`, 400);
  if (name !== "TypeError" || !/read.?only|extensible/i.test(message)) return verbatim(said);
  return t("moveLeavesPositionMakeNew", { said });
}

/** First place of a stack in the file; for code that does not compile, the place shown in the first lines. */
function placeIn({ stack = "" }: Error, name: string): [line?: number, column?: number] {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const [, line, column] = new RegExp(`^\\s+at .*?${escaped}:(\\d+):(\\d+)\\)?$`, "m").exec(stack) ?? [];
  if (line !== undefined) return [Number(line), Number(column)];
  const [, first, mark = ""] = new RegExp(`^${escaped}:(\\d+)\\n.*\\n( *)\\^`).exec(stack) ?? [];
  if (first === undefined) return [];
  // The column refers to the line with the code before it.
  return [Number(first), mark.length + 1 - (first === "1" ? HEAD.length : 0)];
}

function troubleAt(
  { name, code }: Pick<UserModule, "name" | "code">,
  text: Text,
  line: number,
  column: number | undefined,
  part?: RulesPart,
): UserCodeError {
  const at = column === undefined ? `${name}:${line}` : `${name}:${line}:${column}`;
  const written = code.split(/\r?\n/)[line - 1] ?? "";
  const begins = written.search(/\S/);
  return new UserCodeError(t("faultAt", { at, text }), part, {
    file: name,
    line,
    ...(column !== undefined && { column }),
    excerpt: marked(written, column ?? begins + 1),
  });
}

function marked(written: string, column: number): string {
  const { line, column: at } = excerpt(written, column - 1, ECHO - 2);
  return `  ${line}\n  ${" ".repeat(at)}^`;
}
