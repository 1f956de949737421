import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import ts from "typescript";
import { say } from "../../src/locale/message.ts";
import { type Custom, type Exported, helpers, readGame } from "../../src/user-rules/index.ts";
import { contractOf } from "../../web/src/lab/typescript/contract.ts";
import { erase } from "../../web/src/lab/typescript/erase.ts";
import { OPTIONS } from "../../web/src/lab/typescript/options.ts";

interface Ran {
  readonly exported: Exported;
  readonly kept: () => readonly unknown[];
}

/** Exports and variables of a program, run as in the sandbox but in this process. */
export function ran(code: string, law = "", tick: (line: number) => void = () => undefined): Ran {
  const plain = erase(code, law);
  if (!("source" in plain)) throw new Error(say(plain.text, "en"));
  // Lists have to belong to this realm, since they are distinguished from other objects.
  const program = runInNewContext(plain.source, { Array, Object }) as (
    scope: typeof helpers,
    tick: (line: number) => void,
    made: <T>(value: T) => T,
    spread: <T>(things: T) => T,
  ) => () => Ran;
  return program(
    helpers,
    tick,
    (value) => value,
    (things) => things,
  )();
}

export const exportsOf = (...asked: Parameters<typeof ran>): Exported => ran(...asked).exported;

export const gameOf = (code: string, law = ""): Custom => readGame(exportsOf(code, law));

const read = (path: string) => readFileSync(new URL(`../../web/src/lab/${path}`, import.meta.url), "utf8");

export const exampleCode = (id: string): string => read(`examples/code/${id}.ts`);

const library = dirname(createRequire(import.meta.url).resolve("typescript"));
const declarations = new Map(
  readdirSync(library)
    .filter((name) => /^lib\..*\.d\.ts$/.test(name))
    .map((name) => [name, join(library, name)]),
);

/** Declarations of the language, parsed once. */
const parsed = new Map<string, ts.SourceFile>();

function declarationsOf(
  name: string,
  version: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile | undefined {
  const short = name.slice(name.lastIndexOf("/") + 1);
  const path = declarations.get(short);
  const known = parsed.get(short);
  if (known !== undefined || path === undefined) return known;
  const file = ts.createSourceFile(name, readFileSync(path, "utf8"), version);
  parsed.set(short, file);
  return file;
}

/** Diagnostics of the compiler for a program with the scope of the editor and the contract of rules. */
export function problemsOf(code: string): string[] {
  const contract = contractOf(ts.createSourceFile("game.ts", code, ts.ScriptTarget.ES2022, true));
  const files = new Map([
    ["/game.ts", code],
    ["/scope.d.ts", read("typescript/scope.d.ts")],
    ["/contract.ts", contract?.source ?? "export {};"],
  ]);
  const host: ts.CompilerHost = {
    fileExists: (name) => files.has(name),
    readFile: (name) => files.get(name),
    getSourceFile(name, version) {
      const text = files.get(name);
      return text === undefined ? declarationsOf(name, version) : ts.createSourceFile(name, text, version);
    },
    getDefaultLibFileName: () => "/lib.es2023.d.ts",
    getDefaultLibLocation: () => "/",
    writeFile: () => undefined,
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
  };
  const program = ts.createProgram([...files.keys()], { ...OPTIONS, noEmit: true }, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file === undefined ? 0 : 1 + file.getLineAndCharacterOfPosition(start).line;
    return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
}
