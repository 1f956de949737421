import blankSpace from "ts-blank-space";
import ts from "typescript";
import { DEEPEST } from "../../depth.ts";
import { verbatim } from "../../locale/message.ts";
import type { Text } from "../../types.ts";
import { t } from "../locale/cli.ts";

// The compiler is large: this module is a chunk of its own, loaded for files of rules alone.

/** A file as plain JavaScript, every character where it was written. */
export interface Erased {
  readonly script: string;
  /** The file with its types, as it can stand within a function. */
  readonly bare: string;
  /** Exports of the file, by their local names, with the lines that declare them. */
  readonly exported: readonly { readonly name: string; readonly local: string; readonly line: number }[];
}

/** Fault of a file, at an offset in it. */
export interface Mistake {
  readonly text: Text;
  readonly offset: number;
}

/** Takes the types out of `code`, and the word `export`. */
export function erase(code: string): Erased | Mistake {
  try {
    return erased(code);
  } catch (error) {
    // The compiler calls itself at each level of the code, and says so when the stack is full.
    if (!(error instanceof RangeError)) throw error;
    return { text: TOO_DEEP, offset: deepestIn(code) };
  }
}

/** Where brackets nest deepest; where the longest line begins if it is not they that nest. */
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
  const file = ts.createSourceFile("rules.ts", code, ts.ScriptTarget.ES2022, true);
  const lineOf = (node: ts.Node) => 1 + file.getLineAndCharacterOfPosition(node.getStart(file)).line;
  // Of a file that is parsed alone the parser's own list is all there is.
  const [broken] = (file as unknown as { readonly parseDiagnostics: readonly ts.DiagnosticWithLocation[] })
    .parseDiagnostics;
  if (broken !== undefined) {
    const said = ts.flattenDiagnosticMessageText(broken.messageText, " ");
    return { text: verbatim(said), offset: broken.start };
  }
  let refused: Mistake | undefined;
  let script = blankSpace(code, (node) => {
    refused ??= { text: NOT_ERASABLE, offset: node.getStart(file) };
  });
  const exported: Erased["exported"][number][] = [];
  for (const statement of file.statements) {
    const found = exportsOf(statement, file);
    if ("text" in found) refused ??= found;
    else {
      for (const [name, local, node] of found.names) exported.push({ name, local, line: lineOf(node) });
      if (found.word !== undefined) script = blanked(script, ...found.word);
    }
  }
  return refused ?? { script, bare: bareOf(code, file), exported };
}

/** The file without the word `export`, lists of exports and imports of types. */
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

type Named = readonly [name: string, local: string, node: ts.Node];

interface Exports {
  readonly names: readonly Named[];
  /** The characters that say so. */
  readonly word?: readonly [from: number, to: number];
}

const NOTHING: Exports = { names: [] };

function exportsOf(statement: ts.Statement, file: ts.SourceFile): Exports | Mistake {
  const offset = statement.getStart(file);
  if (ts.isImportDeclaration(statement))
    return statement.importClause?.isTypeOnly === true ? NOTHING : { text: NO_IMPORTS, offset };
  if (ts.isExportAssignment(statement)) return { text: NO_DEFAULT, offset };
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier, isTypeOnly } = statement;
    if (isTypeOnly) return NOTHING;
    if (moduleSpecifier !== undefined || exportClause === undefined || !ts.isNamedExports(exportClause))
      return { text: NO_IMPORTS, offset };
    const values = exportClause.elements.filter((each) => !each.isTypeOnly);
    const names = values.map((each): Named => [each.name.text, (each.propertyName ?? each.name).text, each]);
    return { names, word: [offset, statement.end] };
  }
  if (!ts.canHaveModifiers(statement)) return NOTHING;
  const modifiers = ts.getModifiers(statement) ?? [];
  const has = (kind: ts.SyntaxKind) => modifiers.find((each) => each.kind === kind);
  if (has(ts.SyntaxKind.DefaultKeyword) !== undefined) return { text: NO_DEFAULT, offset };
  const word = has(ts.SyntaxKind.ExportKeyword);
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  if (word === undefined || isType || has(ts.SyntaxKind.DeclareKeyword) !== undefined) return NOTHING;
  return { names: namesOf(statement), word: [word.getStart(file), word.end] };
}

function namesOf(statement: ts.Statement): Named[] {
  const itself = (name: ts.Identifier): Named => [name.text, name.text, name];
  // A function without a body is one signature of several: the last of them has it.
  if (ts.isFunctionDeclaration(statement) && statement.body === undefined) return [];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name === undefined ? [] : [itself(statement.name)];
  if (!ts.isVariableStatement(statement)) return [];
  const names: Named[] = [];
  const visit = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) names.push(itself(name));
    else for (const each of name.elements) if (ts.isBindingElement(each)) visit(each.name);
  };
  for (const { name } of statement.declarationList.declarations) visit(name);
  return names;
}

const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\n\r]/g, " ") + text.slice(to);

const TOO_DEEP: Text = t("tooDeep");

const NOT_ERASABLE: Text = t("notErasable");

const NO_IMPORTS: Text = t("noImports");

const NO_DEFAULT: Text = t("noDefault");
