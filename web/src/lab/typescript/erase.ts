import type { Text } from "nimber";
import { verbatim } from "nimber/locale";
import { helpers } from "nimber/user-rules";
import blankSpace from "ts-blank-space";
import ts from "typescript";
import { t } from "../../locale/typescript.ts";

// The command line has an eraser of its own, `src/cli/user-rules/erase.ts`, with the same compiler. They stay apart for two
// reasons. The page imports only the package's exports, and an export that needs the compiler would give the package a
// dependency of four megabytes. And a program in the page gets a clock and a meter in the same pass over the syntax tree,
// while a file on the command line runs as it is, each character in its place. A test holds that both read the same
// exports and refuse the same programs.

/** A program as plain JavaScript, every character of it on the line where it was written. */
export interface Plain {
  /** An expression: a function of the helpers, the clock and the meter. */
  readonly source: string;
  /** The lines where parts are declared. */
  readonly lines: Readonly<Record<string, number>>;
  /** Why the law was left out. */
  readonly wrongLaw?: Text;
}

/** A mistake, at a place counted from 1. */
export interface Mistake {
  readonly text: Text;
  readonly line: number;
  readonly column: number;
}

interface Edit {
  readonly at: number;
  readonly text: string;
  /** Characters that it takes the place of. */
  readonly over?: number;
}

/**
 * Takes the types out of a program, turns its exports into values that it returns, has every loop and function ask
 * the clock, and has the meter look at what operators make and at what is spread. With `law`, an expression in n, in a and b, or in p, there is a part `law` too.
 */
export function erase(code: string, law: string): Plain | Mistake {
  const file = ts.createSourceFile("game.ts", code, ts.ScriptTarget.ES2022, true);
  const broken = mistakeOf(file);
  if (broken !== undefined) return broken;

  let refused: Mistake | undefined;
  const blanked = blankSpace(code, (node) => {
    refused ??= placed(node.getStart(file), file, notErasable);
  });
  const exported: Exported[] = [];
  const edits: Edit[] = [];
  for (const statement of file.statements) {
    const problem = unexport(statement, file, exported, edits);
    refused ??= problem;
  }
  refused ??= addTicks(file, edits, (at) => 1 + file.getLineAndCharacterOfPosition(at).line);
  if (refused !== undefined) return refused;
  const parts = exported.map(({ name, local }) => (name === local ? name : `${name}:${local}`));
  const read = law.trim() === "" ? undefined : readLaw(law);
  if (typeof read === "string") parts.push(lawOf(read));
  const wrongLaw = typeof read === "object" ? read : undefined;
  const kept = `()=>[${[...namesOf(file), "...__held.flatMap((of)=>of())"].join()}]`;
  return {
    source: `(({${Object.keys(helpers).join()}},${TICK},${MADE},${SPREAD})=>()=>{"use strict";${HOLD}\n${edited(blanked, edits)}\n;__begun=true;return {exported:{${parts.join()}},kept:${kept}};})`,
    lines: Object.fromEntries(
      exported.map(({ name, at }) => [name, 1 + file.getLineAndCharacterOfPosition(at).line]),
    ),
    ...(wrongLaw && { wrongLaw }),
  };
}

/** Values that a statement declares, by their names. */
function declaredBy(statement: ts.Statement): ts.Identifier[] {
  const isType =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
  if (isType === true) return [];
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

/** Names that a program declares outside its functions: what they hold outlives a call. */
const namesOf = ({ statements }: ts.SourceFile): readonly string[] =>
  statements.flatMap((statement) => declaredBy(statement).map(({ text }) => text));

/** A part that a program exports, by the name that it has within, and where that is said. */
interface Exported {
  readonly name: string;
  readonly local: string;
  readonly at: number;
}

/** Names in a program of the clock and of the two functions of the meter. */
const TICK = "__tick";
const MADE = "__made";
const SPREAD = "__spread";

/** Names that a program may not use: whoever changed what they stand for would stop the clock. */
const OURS = new Set([TICK, MADE, SPREAD, "__begun", "__held", "__hold"]);

/** Tables that functions make for themselves before the program has begun, as in `memo(f)`, outlive calls too. */
const HOLD =
  "let __begun=false;const __held=[],__hold=(of)=>{if(!__begun&&__held.length<1000)__held.push(of);};";

/** One parameter is n, two are a and b, a position without parameters is p; the names of the others are not there. */
const lawOf = (law: string) =>
  `law:(...given)=>{if(given.length===2){const [a,b]=given;return ${law};}else{const [n]=given,[p]=given;return ${law};}}`;

const notErasable = t("notErasable") satisfies Text;

const noImports = t("noImports") satisfies Text;

const noDefault = t("noDefault") satisfies Text;

/** Blanks the exports of a statement and notes their names. */
function unexport(
  statement: ts.Statement,
  file: ts.SourceFile,
  exported: Exported[],
  edits: Edit[],
): Mistake | undefined {
  const start = statement.getStart(file);
  if (ts.isImportDeclaration(statement) && statement.importClause?.isTypeOnly !== true) {
    return placed(start, file, noImports);
  }
  if (ts.isExportAssignment(statement)) return placed(start, file, noDefault);
  if (ts.isExportDeclaration(statement)) {
    const named = statement.exportClause;
    if (statement.isTypeOnly) return undefined;
    if (statement.moduleSpecifier !== undefined || named === undefined || !ts.isNamedExports(named)) {
      return placed(start, file, noImports);
    }
    for (const each of named.elements) {
      if (each.isTypeOnly) continue;
      const local = (each.propertyName ?? each.name).text;
      exported.push({ name: each.name.text, local, at: each.getStart(file) });
    }
    edits.push({ at: start, text: "", over: statement.end - start });
    return undefined;
  }
  if (!ts.canHaveModifiers(statement)) return undefined;
  const modifiers = ts.getModifiers(statement) ?? [];
  const word = modifiers.find((each) => each.kind === ts.SyntaxKind.ExportKeyword);
  if (word === undefined) return undefined;
  if (modifiers.some((each) => each.kind === ts.SyntaxKind.DefaultKeyword))
    return placed(start, file, noDefault);
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  if (isType || modifiers.some((each) => each.kind === ts.SyntaxKind.DeclareKeyword)) return undefined;
  edits.push({ at: word.getStart(file), text: " ".repeat("export".length), over: "export".length });
  for (const name of declaredBy(statement))
    exported.push({ name: name.text, local: name.text, at: name.getStart(file) });
  return undefined;
}

const makesTable = (node: ts.Expression): boolean =>
  ts.isNewExpression(node) || ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node);

/**
 * Every loop and every function asks the clock, by its line; what they make for themselves is noted; what may become
 * large is metered.
 */
function addTicks(file: ts.SourceFile, edits: Edit[], lineOf: (at: number) => number): Mistake | undefined {
  let refused: Mistake | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && OURS.has(node.text)) refused ??= placed(node.getStart(file), file, notYours);
    const metered = meteredPart(node);
    if (metered !== undefined) {
      const { part, by } = metered;
      edits.push({ at: part.getStart(file), text: `${by}(` }, { at: part.end, text: ")" });
    }
    const body = bodyOf(node);
    if (body !== undefined) {
      const start = body.getStart(file);
      const tick = `${TICK}(${lineOf(node.getStart(file))})`;
      if (ts.isBlock(body)) edits.push({ at: start + 1, text: `${tick};` });
      else if (ts.isStatement(body))
        edits.push({ at: start, text: `{${tick};` }, { at: body.end, text: "}" });
      else edits.push({ at: start, text: `(${tick},` }, { at: body.end, text: ")" });
    }
    if (ts.isVariableStatement(node) && ts.isBlock(node.parent)) {
      const tables = node.declarationList.declarations.flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && initializer !== undefined && makesTable(initializer) ? [name.text] : [],
      );
      if (tables.length > 0) edits.push({ at: node.end, text: `;__hold(()=>[${tables.join()}]);` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return refused;
}

const notYours = t("notYours") satisfies Text;

/** Sums make texts longer, and both make integers longer; of a chain of sums the whole is looked at. */
const ADDS: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.PlusToken, ts.SyntaxKind.PlusEqualsToken]);
const MULTIPLIES: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[ts.SyntaxKind.AsteriskToken, ts.SyntaxKind.AsteriskEqualsToken],
  ...[ts.SyntaxKind.AsteriskAsteriskToken, ts.SyntaxKind.AsteriskAsteriskEqualsToken],
  ...[ts.SyntaxKind.LessThanLessThanToken, ts.SyntaxKind.LessThanLessThanEqualsToken],
]);

/** Part of an expression that the meter looks at, and the function of the meter that does. */
function meteredPart(
  node: ts.Node,
): { readonly part: ts.Node; readonly by: typeof MADE | typeof SPREAD } | undefined {
  if (ts.isSpreadElement(node)) return { part: node.expression, by: SPREAD };
  if (ts.isTemplateExpression(node)) {
    return ts.isTaggedTemplateExpression(node.parent) ? undefined : { part: node, by: MADE };
  }
  if (!ts.isBinaryExpression(node)) return undefined;
  const { left, right, operatorToken, parent } = node;
  if (ADDS.has(operatorToken.kind)) {
    const isInner = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
    return isInner && operatorToken.kind === ts.SyntaxKind.PlusToken ? undefined : { part: node, by: MADE };
  }
  // A number is no large integer, and is not multiplied by one.
  if (!MULTIPLIES.has(operatorToken.kind) || ts.isNumericLiteral(left) || ts.isNumericLiteral(right))
    return undefined;
  return { part: node, by: MADE };
}

function bodyOf(node: ts.Node): ts.Statement | ts.Expression | undefined {
  if (ts.isIterationStatement(node, false)) return node.statement;
  if (ts.isFunctionLike(node) && "body" in node) return node.body as ts.Block | ts.Expression | undefined;
  return undefined;
}

/** The text with its edits: outer ones were noted first, so at one place they open first and close last. */
function edited(text: string, edits: readonly Edit[]): string {
  const ordered = edits.map((edit, i) => ({ ...edit, i }));
  ordered.sort((one, other) => {
    const closes = rank(one) === 0;
    return one.at - other.at || rank(one) - rank(other) || (closes ? other.i - one.i : one.i - other.i);
  });
  let made = "";
  let done = 0;
  for (const { at, text: put, over = 0 } of ordered) {
    made += text.slice(done, at) + put;
    done = at + over;
  }
  return made + text.slice(done);
}

/** Order of edits at one place: those that close come before those that open. */
const rank = ({ text }: Edit) => (/^[)}]/.test(text) ? 0 : 1);

/** A law in brackets, with the clock and the meter in it; or why it is not one expression. */
function readLaw(law: string): string | Text {
  const text = `(${law}\n)`;
  const file = ts.createSourceFile("law.ts", text, ts.ScriptTarget.ES2022, true);
  const broken = mistakeOf(file);
  if (broken !== undefined) return broken.text;
  const [only, more] = file.statements;
  if (more !== undefined || only === undefined || !ts.isExpressionStatement(only)) return oneExpression;
  if (!ts.isParenthesizedExpression(only.expression)) return oneExpression;
  const edits: Edit[] = [];
  // It is no line of the program.
  const refused = addTicks(file, edits, () => 0);
  return refused === undefined ? edited(text, edits) : refused.text;
}

const oneExpression = t("oneExpression") satisfies Text;

function mistakeOf(file: ts.SourceFile): Mistake | undefined {
  // Of a file that is parsed alone the parser's own list is all there is.
  const [first] = (file as unknown as { readonly parseDiagnostics: readonly ts.DiagnosticWithLocation[] })
    .parseDiagnostics;
  if (first === undefined) return undefined;
  const said = ts.flattenDiagnosticMessageText(first.messageText, " ");
  return placed(first.start, file, verbatim(said));
}

function placed(at: number, file: ts.SourceFile, text: Text): Mistake {
  const { line, character } = file.getLineAndCharacterOfPosition(at);
  return { text, line: line + 1, column: character + 1 };
}
