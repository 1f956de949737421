import blankSpace from "ts-blank-space";
import ts from "typescript";
import { DEEPEST } from "../../depth.ts";
import type { Text } from "../../types.ts";
import { erase as eraseTypes } from "../../user-rules/erase.ts";
import { t } from "../locale/cli.ts";

// The compiler is large, so this module is a separate chunk, loaded only for rules files.

/** File as plain JavaScript, with every character at its original offset. */
export interface Erased {
  readonly script: string;
  /** File with its types, without `export` and imports, for use inside a function. */
  readonly bare: string;
  /** Exports of the file by their local names, with the lines that declare them. */
  readonly exported: readonly { readonly name: string; readonly local: string; readonly line: number }[];
}

/** Error in a file, with its offset. */
export interface Mistake {
  readonly text: Text;
  readonly offset: number;
}

/** Removes types and `export` from `code`. */
export function erase(code: string): Erased | Mistake {
  try {
    return erased(code);
  } catch (error) {
    // The compiler recurses at each nesting level of the code and throws when the stack is full.
    if (!(error instanceof RangeError)) throw error;
    return { text: TOO_DEEP, offset: deepestIn(code) };
  }
}

/** Offset of the deepest nested bracket; or of the longest line if brackets are not the cause. */
function deepestIn(code: string): number {
  let [depth, most, deepest] = [0, 0, 0];
  for (let at = 0; at < code.length; at++) {
    if ("([{<`".includes(code[at]!)) depth++;
    else if (")]}>".includes(code[at]!)) depth--;
    if (depth > most) [most, deepest] = [depth, at];
  }
  if (most > DEEPEST) return deepest;
  const lines = code.split("\n");
  const longest = lines.reduce((best, line, i) => (line.length > lines[best]!.length ? i : best), 0);
  return lines.slice(0, longest).reduce((at, line) => at + line.length + 1, 0);
}

function erased(code: string): Erased | Mistake {
  const program = eraseTypes(code, { ts, blankSpace });
  if ("text" in program) return { text: program.text, offset: program.at };
  const { file, script } = program;
  const exported = program.exported.map(({ name, local, at }) => ({
    name,
    local,
    line: 1 + file.getLineAndCharacterOfPosition(at).line,
  }));
  return { script, bare: bareOf(code, file), exported };
}

/** File without `export`, export lists, and type imports. */
function bareOf(code: string, file: ts.SourceFile): string {
  let bare = code;
  for (const statement of [...file.statements].reverse()) {
    const whole = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    const words = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const gone = whole ? statement : words.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (gone !== undefined) bare = bare.slice(0, gone.getStart(file)) + bare.slice(gone.end).trimStart();
  }
  return bare;
}

const TOO_DEEP: Text = t("tooDeep");
