import type { Text } from "nimber";
import { erase as eraseTypes, helpers, type ProgramFault, syntaxFault } from "nimber/user-rules";
import blankSpace from "ts-blank-space";
import ts from "typescript";
import { t } from "../../locale/typescript.ts";

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
}

/**
 * Takes the types out of a program, turns its exports into values that it returns, has every loop and function ask
 * the clock, and has the meter look at what operators make and at what is spread. With `law`, an expression in n, in a and b, or in p, there is a part `law` too.
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

const makesTable = (node: ts.Expression): boolean =>
  ts.isNewExpression(node) || ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node);

/**
 * Every loop and every function asks the clock, by its line; what they make for themselves is noted; what may become
 * large is metered.
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
  for (const { at, text: put } of ordered) {
    made += text.slice(done, at) + put;
    done = at;
  }
  return made + text.slice(done);
}

/** Order of edits at one place: those that close come before those that open. */
const rank = ({ text }: Edit) => (/^[)}]/.test(text) ? 0 : 1);

/** A law in brackets, with the clock and the meter in it; or why it is not one expression. */
function readLaw(law: string): string | Text {
  const text = `(${law}\n)`;
  const file = ts.createSourceFile("law.ts", text, ts.ScriptTarget.ES2022, true);
  const broken = syntaxFault(file, ts);
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

/** A fault where a person finds it. */
function placed({ text, at }: ProgramFault, code: string): Mistake {
  const lines = code.slice(0, at).split("\n");
  return { text, line: lines.length, column: lines.at(-1)!.length + 1 };
}
