import type { Assignment, Expression, For, Operator, Parameter, Routine, Statement } from "./program.ts";
import type {
  Form,
  Frame,
  Heading,
  Idioms,
  Input,
  List,
  OwnFunction,
  Pieces,
  Syntax,
  Writing,
  ZeroArray,
} from "./syntax.ts";
import { uses, usesAny, visit } from "./walk.ts";

/** A string constant of printable ASCII characters that functions read by `code(name, i)`. */
export interface Constant {
  readonly name: string;
  readonly text: string;
}

/** Printed unit: remarks on top, constants, functions, and for a whole program its `main`. */
export interface Source {
  readonly remarks: readonly string[];
  /** Lines that a user wrote in the language of the source, with what plays by them; routines may call their functions. */
  readonly verbatim?: readonly string[];
  readonly constants: readonly Constant[];
  readonly routines: readonly Routine[];
}

/** Writes `source` in the language of `syntax`. */
export function printSource(given: Source, syntax: Syntax): string {
  const source = withFreeNames(given, syntax);
  const main = source.routines.find(({ returns }) => returns === undefined);
  const { before, after, indent } = main === undefined ? syntax.table : frameOf(main, syntax);
  const pieces = source.constants.map((constant) => cut(constant, syntax));
  const inner = [
    ...(source.verbatim ?? []),
    ...pieces.flatMap((each) => syntax.string(each)),
    ...(main !== undefined && has(main, "sort") ? (syntax.sorting?.functions ?? []) : []),
    ...(main !== undefined && has(main, "fail") ? (syntax.failing ?? []) : []),
    ...ownLines(called(source.routines, syntax), syntax),
    ...called(source.routines, syntax).flatMap((routine) => {
      const [blank = "", ...lines] = printRoutine(routine, pieces, syntax, indent.length);
      const { inCapitals } = syntax;
      const isAllowed =
        main !== undefined || inCapitals === undefined || routine.name === routine.name.toLowerCase();
      return isAllowed ? [blank, ...lines] : [blank, inCapitals, ...lines];
    }),
  ];
  const isOpen = (pieces.length === 0 && source.verbatim === undefined) || /^$|\{$/.test(before.at(-1) ?? "");
  const lines = [
    ...source.remarks.flatMap((remark) => remarkLines(remark, syntax)),
    ...(main !== undefined && has(main, "sort") ? (syntax.sorting?.before ?? []) : []),
    ...new Set(ownCalled(called(source.routines, syntax), syntax).flatMap((own) => own.before ?? [])),
    ...before,
    ...(isOpen ? [] : [""]),
    ...inner.map((line) => (line === "" ? line : indent + line)),
    ...after,
  ];
  return `${lines.join("\n")}\n`;
}

/** Routines that the program calls, but for those that the language says in its own way, with all that these call. */
function called(routines: readonly Routine[], { own }: Syntax): readonly Routine[] {
  const others = routines.filter(({ name }) => own?.has(name) !== true);
  if (others.length === routines.length) return routines;
  const found = new Set(others.filter(({ returns }) => returns === undefined));
  for (const { body } of found)
    usesAny(body, (value) => {
      const each = value.kind === "call" && others.find(({ name }) => name === value.name);
      if (each) found.add(each);
      return false;
    });
  return found.size === 0 ? others : others.filter((each) => found.has(each));
}

/** Functions that the language says in its own way and that routines call. */
const ownCalled = (routines: readonly Routine[], { own }: Syntax): readonly OwnFunction[] =>
  [...(own ?? [])].flatMap(([name, found]) =>
    routines.some(({ body }) => usesAny(body, (value) => value.kind === "call" && value.name === name))
      ? [found]
      : [],
  );

/** Functions of the language that routines call and it does not have. */
function ownLines(routines: readonly Routine[], syntax: Syntax): string[] {
  const needed = new Set(ownCalled(routines, syntax).flatMap(({ lines }) => lines ?? []));
  return [...needed].flatMap((lines) => ["", "", ...lines]);
}

/** Keys of a syntax tree whose texts are names. */
const NAMING: ReadonlySet<string> = new Set(["name", "array", "of"]);

/** The source with an underscore after each name that the language reserves. */
function withFreeNames(source: Source, { reserved, anyCase }: Syntax): Source {
  const { constants, routines } = source;
  const folded = (name: string) => (anyCase ? name.toLowerCase() : name);
  const words = new Set(folded(reserved).split(/\s+/));
  const names = new Set([...constants, ...routines.flatMap(declaredIn)].map(({ name }) => name));
  const free = new Map<string, string>();
  for (const name of names) if (words.has(folded(name))) free.set(name, `${name}_`);
  if (free.size === 0) return source;
  const renamed = (node: unknown, key?: string): unknown => {
    if (typeof node === "string")
      return key === undefined || NAMING.has(key) ? (free.get(node) ?? node) : node;
    if (Array.isArray(node)) return node.map((each) => renamed(each));
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, renamed(value, key)]));
  };
  return {
    ...source,
    constants: constants.map(({ name, text }) => ({ name: free.get(name) ?? name, text })),
    routines: renamed(routines) as Routine[],
  };
}

/** Functions, parameters and variables of a routine; the name of the program itself is the language's. */
function declaredIn(routine: Routine): { readonly name: string }[] {
  const found: { readonly name: string }[] = [...routine.parameters];
  if (routine.returns !== undefined) found.push(routine);
  visit(routine.body, (statement) => {
    if ("name" in statement) found.push(statement);
  });
  return found;
}

function cut({ name, text }: Constant, syntax: Syntax): Pieces {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += syntax.piece) {
    pieces.push(syntax.escape(text.slice(at, at + syntax.piece)));
  }
  return { name, pieces, size: text.length > syntax.whole ? syntax.piece : 0 };
}

/** Text around a program. */
function frameOf(main: Routine, { id, program, vectors }: Syntax): Frame {
  if (!has(main, "vector")) return program[inputOf(main)];
  if (vectors === undefined) throw new TypeError(`printSource: expected a language with vectors, got ${id}`);
  return vectors.frame;
}

/** Input of a program. */
function inputOf({ body }: Routine): Input {
  const calls = (name: string) => usesAny(body, (value) => value.kind === "call" && value.name === name);
  if (calls("firstSymbol")) return calls("nextNumber") ? "mixed" : "symbols";
  let input: Input = "numbers";
  visit(body, ({ kind }) => {
    if (kind === "lines") input = "lines";
    if (kind === "digits") input = "words";
    if (kind === "flush") input = "turns";
    if (kind === "skip") input = "tokens";
  });
  return input;
}

/** Whether a program has statements of this kind. */
function has({ body }: Routine, statement: Statement["kind"]): boolean {
  let found = false;
  visit(body, ({ kind }) => {
    found ||= kind === statement;
  });
  return found;
}

function printRoutine(
  routine: Routine,
  constants: readonly Pieces[],
  syntax: Syntax,
  column: number,
): string[] {
  const changed = new Set<string>();
  const locals = new Map<string, Parameter>();
  const arrays: ZeroArray[] = [];
  const lists: List[] = [];
  visit(routine.body, (statement) => {
    if (statement.kind === "let" || statement.kind === "for") locals.set(statement.name, statement);
    if (statement.kind === "lines") locals.set(statement.name, { name: statement.name, type: "text" });
    if (statement.kind === "each" && syntax.counter !== undefined)
      locals.set(syntax.counter, { name: syntax.counter, type: "narrow" });
    if (statement.kind === "array") arrays.push(statement);
    if (statement.kind === "list") lists.push(statement);
    if (statement.kind === "set" && statement.target.kind === "name") changed.add(statement.target.name);
  });
  const idioms = syntax.idioms?.(routine);
  const printer = { syntax, idioms, constants, changed, column, names: new Map<string, string>() };
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

interface Printer {
  readonly syntax: Syntax;
  readonly idioms: Idioms | undefined;
  readonly constants: readonly Pieces[];
  readonly changed: ReadonlySet<string>;
  /** Column at which the lines of the block begin. */
  readonly column: number;
  /** Names of loop variables, as the language writes their values. */
  readonly names: ReadonlyMap<string, string>;
}

/** Printer inside a loop that writes `name` in this form. */
const within = (printer: Printer, name: string, written: string): Printer => ({
  ...printer,
  names: new Map(printer.names).set(name, written),
});

function printStatements(body: readonly Statement[], printer: Printer): string[] {
  const { idioms } = printer;
  if (idioms === undefined) return body.flatMap((statement) => printStatement(statement, printer));
  const writing: Writing = {
    text: (value, least = 0) => printExpression(value, printer, least),
    word: ({ word, newline }) => printer.syntax.literal(word, newline),
    block: (inner) => printBlock(inner, printer),
  };
  const lines: string[] = [];
  for (let at = 0; at < body.length; ) {
    const idiom = idioms.lines(body, at, writing);
    lines.push(...(idiom?.lines ?? printStatement(body[at]!, printer)));
    at += idiom?.taken ?? 1;
  }
  return lines;
}

function printBlock(body: readonly Statement[], printer: Printer): string[] {
  const { step } = printer.syntax;
  const lines = printStatements(body, { ...printer, column: printer.column + step.length });
  return lines.map((line) => (line === "" ? line : step + line));
}

/** Longest line to aim for. */
const WIDTH = 100;

const SIMPLE: ReadonlySet<Statement["kind"]> = new Set([
  "set",
  "return",
  "write",
  "count",
  "fail",
  "break",
  "skip",
  "sort",
]);

/** Header and block, on one line when that is short. */
function headed(heading: string, body: readonly Statement[], printer: Printer): string[] {
  const { syntax } = printer;
  const [only, more] = body;
  if (only !== undefined && more === undefined && SIMPLE.has(only.kind)) {
    const [statement = "", rest] = printStatement(only, printer);
    const line = syntax.inline(heading, statement, only.kind === "fail");
    if (rest === undefined && line !== undefined && printer.column + line.length <= WIDTH) return [line];
  }
  return [heading, ...printBlock(body, printer), ...(syntax.end === undefined ? [] : [syntax.end])];
}

/** Statement that prints one of two words; undefined when the language has no such expression or they are not words. */
function printEither(
  { cases: [first, other], otherwise }: Statement & { readonly kind: "if" },
  printer: Printer,
): string[] | undefined {
  const { syntax } = printer;
  const [yes, moreIf] = first?.body ?? [];
  const [no, moreElse] = otherwise;
  if (syntax.either === undefined || other !== undefined) return undefined;
  if (moreIf !== undefined || moreElse !== undefined) return undefined;
  if (yes?.kind !== "write" || no?.kind !== "write" || yes.newline !== no.newline) return undefined;
  const word = (each: typeof yes) => syntax.literal(each.word, each.newline);
  const text = syntax.either(printExpression(first!.test, printer, 0), word(yes), word(no));
  return [syntax.write(text, yes.newline)];
}

/** Part of a remark that stays on one line, with the space or the punctuation that ends it. */
const REMARK_PIECE = /[^ ，。；：、]*[ ，。；：、]*/gu;

/** Remark wrapped into lines; a Chinese character is as wide as two letters. */
function remarkLines(remark: string, { comment }: Syntax): string[] {
  const lines: string[] = [];
  let line = comment;
  let end = " ";
  for (const piece of remark.match(REMARK_PIECE) ?? []) {
    const text = piece.trimEnd();
    if (line !== comment && columns(line + end + text) > WIDTH) {
      lines.push(line);
      [line, end] = [comment, " "];
    }
    line += end + text;
    end = piece.slice(text.length);
  }
  return [...lines, line];
}

const columns = (text: string): number => text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);

/** List of numbers wrapped into lines. */
function wrapped(line: string, { column, syntax }: Printer): string[] {
  const lines: string[] = [];
  let rest = line;
  while (column + rest.length > WIDTH) {
    const at = rest.lastIndexOf(", ", WIDTH - column);
    if (at < 0) break;
    lines.push(rest.slice(0, at + 1));
    rest = syntax.step + rest.slice(at + ", ".length);
  }
  return [...lines, rest];
}

function printStatement(statement: Statement, printer: Printer): string[] {
  const { syntax, changed } = printer;
  const text = (value: Expression) => printExpression(value, printer, 0);
  const optional = (line: string | undefined) => (line === undefined ? [] : [line]);
  switch (statement.kind) {
    case "comment":
      return [`${syntax.comment} ${statement.text}`];
    case "let": {
      const { name, type, value } = statement;
      return [syntax.let({ name, type, changes: changed.has(name) }, text(value))];
    }
    case "array":
      return optional(printer.idioms?.array(statement) ?? syntax.array(statement));
    case "list":
      return optional(syntax.list(statement)).flatMap((line) => wrapped(line, printer));
    case "set":
      return [printAssignment(statement, printer)];
    case "return":
      return [syntax.return(text(statement.value))];
    case "write":
      return [syntax.write(syntax.literal(statement.word, statement.newline), statement.newline)];
    case "count":
      return [syntax.writeNumber(text(statement.value), statement.long)];
    case "flush":
      return [...syntax.flush];
    case "skip":
      return [syntax.skip];
    case "sort":
      return [syntax.sort(statement.array, text(indexOf(statement.value, syntax)))];
    case "digits":
      return [syntax.writeWord(statement.digits)];
    case "vector":
      return [syntax.vectors!.write(text(statement.value), text(statement.count))];
    case "fail":
      return [syntax.fail(statement.word)];
    case "break":
      return [syntax.break];
    case "while":
      return headed(syntax.while(text(statement.test)), statement.body, printer);
    case "loop":
      return [syntax.loop, ...printBlock(statement.body, printer), ...optional(syntax.end)];
    case "for":
      return headed(printFor(statement, printer), statement.body, printer);
    case "each": {
      const { name, of, step } = statement;
      return [...syntax.each(of, (symbol) => printAssignment(step, within(printer, name, symbol)))];
    }
    case "lines": {
      const { name, body } = statement;
      return [...syntax.lines(name, (line) => printStatements(body, within(printer, name, line)))];
    }
    case "if": {
      const either = printEither(statement, printer);
      if (either !== undefined) return either;
      const [first, ...others] = statement.cases;
      if (others.length === 0 && statement.otherwise.length === 0)
        return headed(syntax.if(text(first!.test)), first!.body, printer);
      const cases = statement.cases.flatMap(({ test, body }, i) => [
        i === 0 ? syntax.if(text(test)) : syntax.elseIf(text(test)),
        ...printBlock(body, printer),
      ]);
      const otherwise =
        statement.otherwise.length > 0 ? [syntax.else, ...printBlock(statement.otherwise, printer)] : [];
      return [...cases, ...otherwise, ...optional(syntax.end)];
    }
  }
}

function printFor({ name, type, from, to, body }: For, printer: Printer): string {
  const text = (value: Expression) => printExpression(value, printer, 0);
  const one: Expression = { kind: "number", digits: "1", long: type === "long" };
  const isBefore = to.kind === "infix" && to.operator === "-" && isOne(to.right);
  const end: Expression = isBefore ? to.left : after(to, one);
  return printer.syntax.for({
    name,
    type,
    from: text(from),
    to: text(to),
    end: text(end),
    isBefore,
    used: uses(body, name),
  });
}

/** The next number, computed if it is a constant. */
const after = (to: Expression, one: Expression): Expression =>
  to.kind === "number"
    ? { ...to, digits: `${BigInt(to.digits) + 1n}` }
    : { kind: "infix", operator: "+", left: to, right: one };

const isOne = (value: Expression): boolean => value.kind === "number" && value.digits === "1";

function printAssignment({ target, value }: Assignment, printer: Printer): string {
  const { syntax } = printer;
  const text = (each: Expression) => printExpression(each, printer, 0);
  const updated =
    value.kind === "infix" && text(value.left) === text(target)
      ? syntax.update(text(target), value.operator, text(value.right))
      : undefined;
  return updated ?? syntax.set(text(target), text(value));
}

/** Whether `a o b o c` means `(a o b) o c` in every language. */
const isGrouped = (operator: Operator): boolean => ["or", "and", "|", "^", "&"].includes(operator);

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
      return form(syntax.index, { kind: "name", name: value.array }, indexOf(value.at, syntax));
    case "infix": {
      const written = syntax.operators[value.operator];
      // Operators with brackets only to avoid warnings need none on the left for themselves.
      const isSame =
        value.left.kind === "infix" && value.left.operator === value.operator && isGrouped(value.operator);
      const [left, right] = written.args;
      return form(
        { ...written, args: [isSame ? Math.min(left!, written.level) : left!, right!] },
        value.left,
        value.right,
      );
    }
    case "call": {
      const [first, second] = value.args;
      if (value.name === "narrow" || value.name === "wide" || value.name === "signed") {
        const change = syntax[value.name];
        return change === undefined ? printExpression(first!, printer, least) : form(change, first!);
      }
      const own = syntax.own?.get(value.name);
      if (own !== undefined) {
        const args = own.isFlat ? value.args.flatMap((each) => flattened(each, value.name)) : value.args;
        const short = own.short?.(args, (each, least = 0) => printExpression(each, printer, least));
        if (short !== undefined) return short;
        const written = { ...own.form, args: args.map((_, i) => own.form.args[i] ?? 0) };
        return form(written, ...args);
      }
      if (value.name === "nextNumber" && syntax.nextNumber !== undefined) return syntax.nextNumber;
      if (value.name !== "code") {
        return `${value.name}(${value.args.map((each) => printExpression(each, printer, 0)).join(", ")})`;
      }
      const name = (first as { name: string }).name;
      const size = printer.constants.find((each) => each.name === name)?.size ?? 0;
      return syntax.code(name, (least) => printExpression(second!, printer, least), size);
    }
  }
}

/** Operands of nested calls of one function. */
const flattened = (value: Expression, name: string): readonly Expression[] =>
  value.kind === "call" && value.name === name
    ? value.args.flatMap((each) => flattened(each, name))
    : [value];

/** Array index, without a cast that the language does not need. */
const indexOf = (at: Expression, { indexedByLong }: Syntax): Expression =>
  indexedByLong && at.kind === "call" && at.name === "narrow" ? at.args[0]! : at;
