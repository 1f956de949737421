import type ts from "typescript";
import { verbatim } from "../locale/message.ts";
import { t } from "../locale/user-rules.ts";
import type { Text } from "../types.ts";

type TypeScript = typeof ts;

/** TypeScript compiler, and the function that blanks types. Provided by callers, which load them. */
export interface Compiler {
  readonly ts: TypeScript;
  readonly blankSpace: (code: string, onError: (node: ts.Node) => void) => string;
}

/** User's program as plain JavaScript, with every character at its original place. */
export interface ErasedProgram {
  readonly file: ts.SourceFile;
  readonly script: string;
  /** Exports, with their local names and the offsets of their declarations. */
  readonly exported: readonly ExportedName[];
  /** Names declared at the top level. */
  readonly declared: readonly string[];
}

/** Export of a program: its name, its local name, and the offset of its declaration. */
export interface ExportedName {
  readonly name: string;
  readonly local: string;
  readonly at: number;
}

/** Fault of a program, at an offset. */
export interface ProgramFault {
  readonly text: Text;
  readonly at: number;
}

const NOT_ERASABLE: Text = t("notErasable");
const NO_IMPORTS: Text = t("noImports");
const NO_DEFAULT: Text = t("noDefault");

/**
 * Removes types and the word `export` from `code`.
 * @throws RangeError if the code nests deeper than the compiler's stack.
 */
export function erase(code: string, { ts, blankSpace }: Compiler): ErasedProgram | ProgramFault {
  const file = ts.createSourceFile("rules.ts", code, ts.ScriptTarget.ES2022, true);
  const broken = syntaxFault(file, ts);
  if (broken !== undefined) return broken;
  let fault: ProgramFault | undefined;
  let script = blankSpace(code, (node) => {
    fault ??= { text: NOT_ERASABLE, at: node.getStart(file) };
  });
  const exported: ExportedName[] = [];
  for (const statement of file.statements) {
    const found = exportsOf(statement, file, ts);
    if ("text" in found) fault ??= found;
    else {
      exported.push(...found.names);
      if (found.word !== undefined) script = blanked(script, ...found.word);
    }
  }
  const declared = file.statements.flatMap((statement) => declaredBy(statement, ts).map(({ text }) => text));
  return fault ?? { file, script, exported, declared };
}

/** First syntax error of a file. */
export function syntaxFault(file: ts.SourceFile, ts: TypeScript): ProgramFault | undefined {
  // For a file parsed alone, the list of the parser is complete.
  const [first] = (file as unknown as { readonly parseDiagnostics: readonly ts.DiagnosticWithLocation[] })
    .parseDiagnostics;
  if (first === undefined) return undefined;
  const said = ts.flattenDiagnosticMessageText(first.messageText, " ");
  return { text: verbatim(said), at: first.start };
}

interface Exports {
  readonly names: readonly ExportedName[];
  /** Range of the characters that make it an export. */
  readonly word?: readonly [from: number, to: number];
}

const NOTHING: Exports = { names: [] };

function exportsOf(statement: ts.Statement, file: ts.SourceFile, ts: TypeScript): Exports | ProgramFault {
  const at = statement.getStart(file);
  if (ts.isImportDeclaration(statement))
    return statement.importClause?.isTypeOnly === true ? NOTHING : { text: NO_IMPORTS, at };
  if (ts.isExportAssignment(statement)) return { text: NO_DEFAULT, at };
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier, isTypeOnly } = statement;
    if (isTypeOnly) return NOTHING;
    if (moduleSpecifier !== undefined || exportClause === undefined || !ts.isNamedExports(exportClause))
      return { text: NO_IMPORTS, at };
    const values = exportClause.elements.filter((each) => !each.isTypeOnly);
    const names = values.map((each): ExportedName => {
      return { name: each.name.text, local: (each.propertyName ?? each.name).text, at: each.getStart(file) };
    });
    return { names, word: [at, statement.end] };
  }
  if (!ts.canHaveModifiers(statement)) return NOTHING;
  const modifiers = ts.getModifiers(statement) ?? [];
  const has = (kind: ts.SyntaxKind) => modifiers.find((each) => each.kind === kind);
  if (has(ts.SyntaxKind.DefaultKeyword) !== undefined) return { text: NO_DEFAULT, at };
  const word = has(ts.SyntaxKind.ExportKeyword);
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  if (word === undefined || isType || has(ts.SyntaxKind.DeclareKeyword) !== undefined) return NOTHING;
  const names = declaredBy(statement, ts).map(
    (name): ExportedName => ({ name: name.text, local: name.text, at: name.getStart(file) }),
  );
  return { names, word: [word.getStart(file), word.end] };
}

/** Names of the values that a statement declares. */
function declaredBy(statement: ts.Statement, ts: TypeScript): ts.Identifier[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)) return [];
  // A function without a body is an overload signature; the implementation declares the name.
  if (ts.isFunctionDeclaration(statement))
    return statement.name === undefined || statement.body === undefined ? [] : [statement.name];
  if (ts.isClassDeclaration(statement)) return statement.name === undefined ? [] : [statement.name];
  if (!ts.isVariableStatement(statement)) return [];
  const names: ts.Identifier[] = [];
  const visit = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) names.push(name);
    else for (const each of name.elements) if (ts.isBindingElement(each)) visit(each.name);
  };
  for (const { name } of statement.declarationList.declarations) visit(name);
  return names;
}

const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\n\r]/g, " ") + text.slice(to);
