import type { Assignment, Expression, Parameter, Routine, Statement } from "./program.ts";
import type { Form, Heading, Input, List, Pieces, Syntax, ZeroArray } from "./syntax.ts";

/** A string constant of printable ASCII characters that functions read by `code(name, i)`. */
export interface Constant {
  readonly name: string;
  readonly text: string;
}

/** Printed unit: remarks on top, constants, functions, and for a whole program its `main`. */
export interface Source {
  readonly remarks: readonly string[];
  readonly constants: readonly Constant[];
  readonly routines: readonly Routine[];
}

/** Writes `source` in the language of `syntax`. */
export function printSource(source: Source, syntax: Syntax): string {
  const main = source.routines.find(({ returns }) => returns === undefined);
  const { before, after, indent } = main === undefined ? syntax.table : syntax.program[inputOf(main)];
  const pieces = source.constants.map((constant) => cut(constant, syntax));
  const inner = [
    ...pieces.flatMap((each) => syntax.string(each)),
    ...source.routines.flatMap((routine) => {
      const [blank = "", ...lines] = printRoutine(routine, pieces, syntax);
      const { inCapitals } = syntax;
      const isAllowed =
        main !== undefined || inCapitals === undefined || routine.name === routine.name.toLowerCase();
      return isAllowed ? [blank, ...lines] : [blank, inCapitals, ...lines];
    }),
  ];
  const lines = [
    ...source.remarks.map((remark) => `${syntax.comment} ${remark}`),
    ...before,
    ...inner.map((line) => (line === "" ? line : indent + line)),
    ...after,
  ];
  return `${lines.join("\n")}\n`;
}

function cut({ name, text }: Constant, syntax: Syntax): Pieces {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += syntax.piece) {
    pieces.push(syntax.escape(text.slice(at, at + syntax.piece)));
  }
  return { name, pieces, size: text.length > syntax.whole ? syntax.piece : 0 };
}

/** Input of a program. */
function inputOf({ body }: Routine): Input {
  let input: Input = "numbers";
  visit(body, ({ kind }) => {
    if (kind === "lines") input = "lines";
    if (kind === "digits") input = "words";
  });
  return input;
}

function printRoutine(routine: Routine, constants: readonly Pieces[], syntax: Syntax): string[] {
  const changed = new Set<string>();
  const locals = new Map<string, Parameter>();
  const arrays: ZeroArray[] = [];
  const lists: List[] = [];
  visit(routine.body, (statement) => {
    if (statement.kind === "let") locals.set(statement.name, statement);
    if (statement.kind === "for") locals.set(statement.name, { name: statement.name, type: "narrow" });
    if (statement.kind === "lines") locals.set(statement.name, { name: statement.name, type: "text" });
    if (statement.kind === "each" && syntax.counter !== undefined)
      locals.set(syntax.counter, { name: syntax.counter, type: "narrow" });
    if (statement.kind === "array") arrays.push(statement);
    if (statement.kind === "list") lists.push(statement);
    if (statement.kind === "set" && statement.target.kind === "name") changed.add(statement.target.name);
  });
  const printer = { syntax, constants, changed, names: new Map<string, string>() };
  const body = printBlock(routine.body, printer);
  if (routine.returns === undefined) {
    const heading = { input: inputOf(routine), locals: [...locals.values()], arrays, lists };
    return [...syntax.main(heading), ...body, ...syntax.endMain];
  }
  const heading: Heading = {
    name: routine.name,
    parameters: routine.parameters.map((each) => ({ ...each, changes: changed.has(each.name) })),
    returns: routine.returns,
    locals: [...locals.values()],
  };
  return [...syntax.function(heading), ...body, ...syntax.endFunction];
}

function visit(body: readonly Statement[], see: (statement: Statement) => void): void {
  for (const statement of body) {
    see(statement);
    if (statement.kind === "if") {
      for (const { body } of statement.cases) visit(body, see);
      visit(statement.otherwise, see);
    }
    if (statement.kind === "each") visit([statement.step], see);
    if ("body" in statement) visit(statement.body, see);
  }
}

interface Printer {
  readonly syntax: Syntax;
  readonly constants: readonly Pieces[];
  readonly changed: ReadonlySet<string>;
  /** Names that stand for what a loop gives, as the language writes it. */
  readonly names: ReadonlyMap<string, string>;
}

/** The printer within a loop in which `name` is written so. */
const within = (printer: Printer, name: string, written: string): Printer => ({
  ...printer,
  names: new Map(printer.names).set(name, written),
});

const printStatements = (body: readonly Statement[], printer: Printer): string[] =>
  body.flatMap((statement) => printStatement(statement, printer));

const printBlock = (body: readonly Statement[], printer: Printer): string[] =>
  printStatements(body, printer).map((line) => (line === "" ? line : printer.syntax.step + line));

function printStatement(statement: Statement, printer: Printer): string[] {
  const { syntax, changed } = printer;
  const text = (value: Expression) => printExpression(value, printer, 0);
  const block = (body: readonly Statement[]) => printBlock(body, printer);
  const end = syntax.end === undefined ? [] : [syntax.end];
  const optional = (line: string | undefined) => (line === undefined ? [] : [line]);
  switch (statement.kind) {
    case "comment":
      return [`${syntax.comment} ${statement.text}`];
    case "let": {
      const { name, type, value } = statement;
      return [syntax.let({ name, type, changes: changed.has(name) }, text(value))];
    }
    case "array":
      return optional(syntax.array(statement));
    case "list":
      return optional(syntax.list(statement));
    case "set":
      return [printAssignment(statement, printer)];
    case "return":
      return [syntax.return(text(statement.value))];
    case "write":
      return [syntax.write(statement.word, statement.newline)];
    case "count":
      return [syntax.writeNumber(text(statement.value))];
    case "digits":
      return [syntax.writeWord(statement.digits)];
    case "fail":
      return [...syntax.fail(statement.word)];
    case "while":
      return [syntax.while(text(statement.test)), ...block(statement.body), ...end];
    case "for": {
      const { name, from, to, body } = statement;
      return [syntax.for(name, text(from), text(to)), ...block(body), ...end];
    }
    case "each": {
      const { name, of, step } = statement;
      return [...syntax.each(of, (symbol) => printAssignment(step, within(printer, name, symbol)))];
    }
    case "lines": {
      const { name, body } = statement;
      return [...syntax.lines(name, (line) => printStatements(body, within(printer, name, line)))];
    }
    case "if": {
      const cases = statement.cases.flatMap(({ test, body }, i) => [
        i === 0 ? syntax.if(text(test)) : syntax.elseIf(text(test)),
        ...block(body),
      ]);
      const otherwise = statement.otherwise.length > 0 ? [syntax.else, ...block(statement.otherwise)] : [];
      return [...cases, ...otherwise, ...end];
    }
  }
}

const printAssignment = ({ target, value }: Assignment, printer: Printer): string =>
  printer.syntax.set(printExpression(target, printer, 0), printExpression(value, printer, 0));

/** `value` as text, in brackets when it binds less tightly than `least`. */
function printExpression(value: Expression, printer: Printer, least: number): string {
  const { syntax } = printer;
  const form = (form: Form, ...operands: Expression[]) => {
    const text = form.write(
      ...operands.map((operand, i) => printExpression(operand, printer, form.args[i]!)),
    );
    return form.level < least ? `(${text})` : text;
  };
  switch (value.kind) {
    case "number":
      return syntax.number(value.digits, value.long);
    case "name":
      return printer.names.get(value.name) ?? value.name;
    case "index":
      return form(syntax.index, { kind: "name", name: value.array }, value.at);
    case "infix":
      return form(syntax.operators[value.operator], value.left, value.right);
    case "call": {
      const [first, second] = value.args;
      if (value.name === "narrow" || value.name === "wide" || value.name === "signed") {
        const change = syntax[value.name];
        return change === undefined ? printExpression(first!, printer, least) : form(change, first!);
      }
      if (value.name !== "code") {
        return `${value.name}(${value.args.map((each) => printExpression(each, printer, 0)).join(", ")})`;
      }
      const name = (first as { name: string }).name;
      const size = printer.constants.find((each) => each.name === name)?.size ?? 0;
      return syntax.code(name, (least) => printExpression(second!, printer, least), size);
    }
  }
}
