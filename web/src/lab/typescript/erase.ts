import type { Text } from "nimber";
import { erase as eraseTypes, helpers, type ProgramFault, syntaxFault } from "nimber/user-rules";
import blankSpace from "ts-blank-space";
import ts from "typescript";
import { t } from "../../locale/typescript.ts";

/** Program as plain JavaScript, with every character on its original line. */
export interface Plain {
  /** Expression: a function of the helpers, the clock and the meter. */
  readonly source: string;
  /** Lines where parts are declared. */
  readonly lines: Readonly<Record<string, number>>;
  /** Reason why the law was left out. */
  readonly wrongLaw?: Text;
}

/** Error at a place counted from 1. */
export interface Mistake {
  readonly text: Text;
  readonly line: number;
  readonly column: number;
}

interface Edit {
  readonly at: number;
  readonly text: string;
}

/**
 * Removes the types of a program and converts its exports into returned values. Every loop and function calls
 * the clock; the meter checks the results of operators and spread values. With `law`, an expression in n, in
 * a and b, or in p, there is also a part `law`.
 * @returns the program, or its first error
 */
export function erase(code: string, law: string): Plain | Mistake {
  const program = eraseTypes(code, { ts, blankSpace });
  if ("text" in program) return placed(program, code);
  const { file, script, exported, declared } = program;
  const edits: Edit[] = [];
  const refused = addTicks(file, edits, (at) => 1 + file.getLineAndCharacterOfPosition(at).line);
  if (refused !== undefined) return placed(refused, code);
  const parts = exported.map(({ name, local }) => (name === local ? name : `${name}:${local}`));
  const read = law.trim() === "" ? undefined : readLaw(law);
  if (typeof read === "string") parts.push(lawOf(read));
  const wrongLaw = typeof read === "object" ? read : undefined;
  const kept = `()=>[${[...declared, "...__held.flatMap((of)=>of())"].join()}]`;
  return {
    source: `(({${Object.keys(helpers).join()}},${TICK},${MADE},${SPREAD})=>()=>{"use strict";${HOLD}\n${edited(script, edits)}\n;__begun=true;return {exported:{${parts.join()}},kept:${kept}};})`,
    lines: Object.fromEntries(
      exported.map(({ name, at }) => [name, 1 + file.getLineAndCharacterOfPosition(at).line]),
    ),
    ...(wrongLaw && { wrongLaw }),
  };
}

/** Names of the clock and of the meter's two functions in a program. */
const TICK = "__tick";
const MADE = "__made";
const SPREAD = "__spread";

/** Names that a program must not use, because changing them would stop the clock. */
const OURS = new Set([TICK, MADE, SPREAD, "__begun", "__held", "__hold"]);

/** Tables that functions create before the program has begun, as in `memo(f)`, also outlive calls. */
const HOLD =
  "let __begun=false;const __held=[],__hold=(of)=>{if(!__begun&&__held.length<1000)__held.push(of);};";

/**
 * Function of a law. One parameter is n, two are a and b, a position without parameters is p; the other names
 * are undefined.
 */
const lawOf = (law: string) =>
  `law:(...given)=>{if(given.length===2){const [a,b]=given;return ${law};}else{const [n]=given,[p]=given;return ${law};}}`;

const makesTable = (node: ts.Expression): boolean =>
  ts.isNewExpression(node) || ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node);

/**
 * Adds a call of the clock to every loop and function, with its line; records the tables they create; and
 * meters everything that may become large.
 */
function addTicks(
  file: ts.SourceFile,
  edits: Edit[],
  lineOf: (at: number) => number,
): ProgramFault | undefined {
  let refused: ProgramFault | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && OURS.has(node.text)) refused ??= { text: notYours, at: node.getStart(file) };
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

/**
 * Operators that may create large values: sums make texts longer, and sums and products make integers longer.
 * A chain of sums is metered as a whole.
 */
const ADDS: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.PlusToken, ts.SyntaxKind.PlusEqualsToken]);
const MULTIPLIES: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[ts.SyntaxKind.AsteriskToken, ts.SyntaxKind.AsteriskEqualsToken],
  ...[ts.SyntaxKind.AsteriskAsteriskToken, ts.SyntaxKind.AsteriskAsteriskEqualsToken],
  ...[ts.SyntaxKind.LessThanLessThanToken, ts.SyntaxKind.LessThanLessThanEqualsToken],
]);

/** Part of an expression that is metered, and the function of the meter for it. */
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
  // A number literal is not a bigint and cannot be multiplied by one.
  if (!MULTIPLIES.has(operatorToken.kind) || ts.isNumericLiteral(left) || ts.isNumericLiteral(right))
    return undefined;
  return { part: node, by: MADE };
}

function bodyOf(node: ts.Node): ts.Statement | ts.Expression | undefined {
  if (ts.isIterationStatement(node, false)) return node.statement;
  if (ts.isFunctionLike(node) && "body" in node) return node.body as ts.Block | ts.Expression | undefined;
  return undefined;
}

/**
 * Applies edits to a text. Outer edits were recorded first, so at the same place they open first and close
 * last.
 */
function edited(text: string, edits: readonly Edit[]): string {
  const ordered = edits.map((edit, i) => ({ ...edit, i }));
  ordered.sort((one, other) => {
    const closes = rank(one) === 0;
    return one.at - other.at || rank(one) - rank(other) || (closes ? other.i - one.i : one.i - other.i);
  });
  let made = "";
  let done = 0;
  for (const { at, text: put } of ordered) {
    made += text.slice(done, at) + put;
    done = at;
  }
  return made + text.slice(done);
}

/** Order of edits at the same place: closing ones come before opening ones. */
const rank = ({ text }: Edit) => (/^[)}]/.test(text) ? 0 : 1);

/** Law in parentheses with the clock and the meter, or the reason why it is not a single expression. */
function readLaw(law: string): string | Text {
  const text = `(${law}\n)`;
  const file = ts.createSourceFile("law.ts", text, ts.ScriptTarget.ES2022, true);
  const broken = syntaxFault(file, ts);
  if (broken !== undefined) return broken.text;
  const [only, more] = file.statements;
  if (more !== undefined || only === undefined || !ts.isExpressionStatement(only)) return oneExpression;
  if (!ts.isParenthesizedExpression(only.expression)) return oneExpression;
  const edits: Edit[] = [];
  // The law is not a line of the program.
  const refused = addTicks(file, edits, () => 0);
  return refused === undefined ? edited(text, edits) : refused.text;
}

const oneExpression = t("oneExpression") satisfies Text;

/** Error with line and column. */
function placed({ text, at }: ProgramFault, code: string): Mistake {
  const lines = code.slice(0, at).split("\n");
  return { text, line: lines.length, column: lines.at(-1)!.length + 1 };
}
