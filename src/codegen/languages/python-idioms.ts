import type { Expression, For, Routine, Statement } from "../program.ts";
import type { Idiom, Idioms, Writing } from "../syntax.ts";
import { uses, usesAny, visit } from "../walk.ts";

// Loops that Python says by slices, comprehensions and searches of bytes: one step of the interpreter then does what a
// loop does in thousands. A loop is taken only if it visibly means the same; all others are printed as they stand.

type If = Statement & { readonly kind: "if" };
type While = Statement & { readonly kind: "while" };

/** Idioms of a routine. */
export function idiomsOf({ body, parameters }: Routine): Idioms {
  const declared = new Set(parameters.map(({ name }) => name));
  const lists = new Map<string, number>();
  visit(body, (statement) => {
    if ("name" in statement) declared.add(statement.name);
    if (statement.kind === "list") lists.set(statement.name, statement.numbers.length);
  });
  const bytes = bytesIn(body);
  const forms: readonly Form[] = [
    (...context) => filled(bytes, ...context),
    (...context) => strided(bytes, ...context),
    reversed,
    read,
    joined,
    (...context) => searched(bytes, ...context),
    (...context) => ofItems(declared, lists, ...context),
  ];
  return {
    array: ({ name, size }) => (bytes.has(name) ? `${name} = bytearray(${size})` : undefined),
    lines(block, at, write) {
      for (const form of forms) {
        const found = form(block, at, write);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

type Form = (block: readonly Statement[], at: number, write: Writing) => Idiom | undefined;

/** Arrays of constants below 256 of which a loop looks for zeros. */
function bytesIn(body: readonly Statement[]): ReadonlySet<string> {
  const found = new Set<string>();
  const others = new Set<string>();
  visit(body, (statement) => {
    if (statement.kind === "for") {
      const zeros = zerosOf(statement);
      if (zeros !== undefined) found.add(zeros.array);
    }
    if (statement.kind === "sort") others.add(statement.array);
    if (statement.kind !== "set" || statement.target.kind !== "index") return;
    const { target, value } = statement;
    if (value.kind !== "number" || Number(value.digits) > 255) others.add(target.array);
  });
  return new Set([...found].filter((name) => !others.has(name)));
}

/** `for i = a to b: if array[i] == 0: …` */
function zerosOf({
  name,
  to,
  body,
}: For): { readonly array: string; readonly body: readonly Statement[] } | undefined {
  const [only, more] = body;
  if (only?.kind !== "if" || more !== undefined || only.otherwise.length > 0) return undefined;
  const [first, other] = only.cases;
  if (other !== undefined || first!.test.kind !== "infix" || first!.test.operator !== "==") return undefined;
  const { left, right } = first!.test;
  if (left.kind !== "index" || !isName(left.at, name) || !isNumber(right, 0)) return undefined;
  return changes(first!.body, to) ? undefined : { array: left.array, body: first!.body };
}

/** The next zero of an array of bytes, instead of a look at each. */
function searched(
  bytes: ReadonlySet<string>,
  block: readonly Statement[],
  at: number,
  { text, block: lines }: Writing,
): Idiom | undefined {
  const loop = block[at]!;
  const zeros = loop.kind === "for" ? zerosOf(loop) : undefined;
  if (loop.kind !== "for" || zeros === undefined || !bytes.has(zeros.array)) return undefined;
  const { name, from } = loop;
  const next = (first: string) => `${name} = ${zeros.array}.find(0, ${first}, ${text(endOf(loop))})`;
  return {
    lines: [
      next(text(from)),
      `while ${name} >= 0:`,
      ...lines(zeros.body),
      ...lines([]).concat([`    ${next(`${name} + 1`)}`]),
    ],
    taken: 1,
  };
}

/** `for i = a to b: array[i] = c` */
function filled(
  bytes: ReadonlySet<string>,
  block: readonly Statement[],
  at: number,
  { text }: Writing,
): Idiom | undefined {
  const loop = block[at]!;
  if (loop.kind !== "for" || !isCounted(loop) || loop.from.kind !== "number") return undefined;
  const [only, more] = loop.body;
  if (only?.kind !== "set" || more !== undefined || only.value.kind !== "number") return undefined;
  if (only.target.kind !== "index" || !isName(only.target.at, loop.name)) return undefined;
  const { array } = only.target;
  const end = text(endOf(loop), PRODUCT);
  const first = isNumber(loop.from, 0) ? "" : text(loop.from);
  const count = first === "" ? end : `(${end} - ${first})`;
  const one = bytes.has(array) ? byte(only.value) : `[${text(only.value)}]`;
  return { lines: [`${array}[${first}:${text(endOf(loop))}] = ${one} * ${count}`], taken: 1 };
}

/** `let j = a`, then `while j <= b: array[j] = c; j = j + d` */
function strided(
  bytes: ReadonlySet<string>,
  block: readonly Statement[],
  at: number,
  { text }: Writing,
): Idiom | undefined {
  const [begin, loop] = [block[at]!, block[at + 1]];
  if (begin.kind !== "let" || loop?.kind !== "while") return undefined;
  const stride = strideOf(loop, begin.name);
  if (stride === undefined || uses(block.slice(at + 2), begin.name)) return undefined;
  const { array, by, value, to } = stride;
  const [first, step] = [text(begin.value), text(by)];
  const end = text(after(to));
  const one = bytes.has(array) ? byte(value) : `[${text(value)}]`;
  const lines = [`${array}[${first}:${end}:${step}] = ${one} * len(range(${first}, ${end}, ${step}))`];
  return { lines, taken: 2 };
}

function strideOf({ test, body }: While, name: string) {
  const [mark, step, more] = body;
  if (test.kind !== "infix" || test.operator !== "<=" || !isName(test.left, name)) return undefined;
  if (mark?.kind !== "set" || step?.kind !== "set" || more !== undefined) return undefined;
  const { target, value } = mark;
  if (target.kind !== "index" || !isName(target.at, name) || !isName(step.target, name)) return undefined;
  const { value: next } = step;
  if (next.kind !== "infix" || next.operator !== "+" || !isName(next.left, name)) return undefined;
  const [by, to] = [next.right, test.right];
  if (!isPlain(by) || !isPlain(to) || (value.kind !== "number" && value.kind !== "name")) return undefined;
  if ([by, to, value].some((each) => isName(each, name))) return undefined;
  return { array: target.array, by, value, to };
}

/** The three lines that swap the ends of a list, from its first to its middle item. */
function reversed(block: readonly Statement[], at: number, { text }: Writing): Idiom | undefined {
  const [begin, loop] = [block[at]!, block[at + 1]];
  if (begin.kind !== "let" || loop?.kind !== "for" || loop.body.length !== 3) return undefined;
  const [keep, first, second] = loop.body;
  if (keep?.kind !== "let" || keep.value.kind !== "index" || first?.kind !== "set") return undefined;
  const { array, at: place } = keep.value;
  const isMiddle = text(endOf(loop)) === `(${begin.name} + 1) // 2`;
  const isItem = (each: Expression, where: string) =>
    each.kind === "index" && each.array === array && text(each.at) === where;
  const mirrored = `${begin.name} - ${loop.name}`;
  if (!isMiddle || !isName(place, loop.name) || second?.kind !== "set") return undefined;
  if (!isItem(first.target, loop.name) || !isItem(first.value, mirrored)) return undefined;
  if (!isItem(second.target, mirrored) || !isName(second.value, keep.name)) return undefined;
  if (uses(block.slice(at + 2), begin.name)) return undefined;
  const end = text(after(begin.value));
  return { lines: [`${array}[:${end}] = reversed(${array}[:${end}])`], taken: 2 };
}

/** `for i = 0 to n - 1: let a = nextNumber(); list[i] = a` */
function read(block: readonly Statement[], at: number, { text }: Writing): Idiom | undefined {
  const loop = block[at]!;
  if (loop.kind !== "for" || !isNumber(loop.from, 0) || !isCounted(loop)) return undefined;
  const [given, kept, more] = loop.body;
  if (given?.kind !== "let" || kept?.kind !== "set" || more !== undefined) return undefined;
  if (given.value.kind !== "call" || given.value.name !== "nextNumber") return undefined;
  const { target, value } = kept;
  if (target.kind !== "index" || !isName(target.at, loop.name) || !isName(value, given.name))
    return undefined;
  const end = text(endOf(loop));
  return { lines: [`${target.array}[:${end}] = [${text(given.value)} for _ in range(${end})]`], taken: 1 };
}

/** A loop that prints a word or a number for each item, perhaps with spaces between them. */
function joined(block: readonly Statement[], at: number, { text, word }: Writing): Idiom | undefined {
  const loop = block[at]!;
  if (loop.kind !== "for") return undefined;
  const [first, second, more] = loop.body;
  const spaced = first?.kind === "if" && isNumber(loop.from, 0) ? spaceIn(first, loop.name) : undefined;
  const printed = spaced === undefined ? first : second;
  if (printed === undefined || (spaced === undefined ? second : more) !== undefined) return undefined;
  const one = printedBy(printed, text, word);
  if (one === undefined) return undefined;
  const first_ = isNumber(loop.from, 0) ? "" : `${text(loop.from)}, `;
  const range = `range(${first_}${text(endOf(loop))})`;
  return { lines: [`write(${spaced ?? '""'}.join([${one} for ${loop.name} in ${range}]))`], taken: 1 };
}

/** The word between items that an `if` prints after the first one. */
function spaceIn({ cases, otherwise }: If, name: string): string | undefined {
  const [only, other] = cases;
  if (other !== undefined || otherwise.length > 0 || only!.body.length !== 1) return undefined;
  const { test } = only!;
  if (test.kind !== "infix" || test.operator !== ">" || !isName(test.left, name) || !isNumber(test.right, 0))
    return undefined;
  const [space] = only!.body;
  return space?.kind === "write" && !space.newline ? `"${space.word}"` : undefined;
}

/** Text that a statement prints without a line's end, as an expression. */
function printedBy(statement: Statement, text: Writing["text"], word: Writing["word"]): string | undefined {
  if (statement.kind === "count") return `str(${text(statement.value)})`;
  if (statement.kind !== "if") return undefined;
  const [first, other] = statement.cases;
  const [yes, moreIf] = first!.body;
  const [no, moreElse] = statement.otherwise;
  if (other !== undefined || moreIf !== undefined || moreElse !== undefined) return undefined;
  if (yes?.kind === "count" && no?.kind === "count")
    return `str(${text(yes.value)} if ${text(first!.test)} else ${text(no.value)})`;
  if (yes?.kind !== "write" || no?.kind !== "write") return undefined;
  return `${word(yes)} if ${text(first!.test)} else ${word(no)}`;
}

/** A loop that uses its counter only for the items of one array. */
function ofItems(
  declared: Set<string>,
  lists: ReadonlyMap<string, number>,
  block: readonly Statement[],
  at: number,
  { text, block: lines }: Writing,
): Idiom | undefined {
  const loop = block[at]!;
  if (loop.kind !== "for" || loop.from.kind !== "number" || !isCounted(loop)) return undefined;
  const array = arrayOf(loop);
  if (array === undefined) return undefined;
  const [begin, ...rest] = loop.body;
  const isItem = (value: Expression) =>
    value.kind === "index" && value.array === array && isName(value.at, loop.name);
  const first = isNumber(loop.from, 0) ? "" : text(loop.from);
  const end = text(endOf(loop));
  const isWhole = first === "" && end === `${lists.get(array)}`;
  const items = isWhole ? array : `${array}[${first}:${end}]`;
  if (begin?.kind === "let" && isItem(begin.value) && !uses(rest, loop.name))
    return { lines: [`for ${begin.name} in ${items}:`, ...lines(rest)], taken: 1 };
  const name = [array.replace(/s$/, ""), "each", `${array}Item`].find((each) => !declared.has(each));
  if (name === undefined) return undefined;
  const body = replaced(loop.body, (value) => (isItem(value) ? { kind: "name", name } : undefined));
  if (uses(body, loop.name)) return undefined;
  declared.add(name);
  const found = { lines: [`for ${name} in ${items}:`, ...lines(body)], taken: 1 };
  declared.delete(name);
  return found;
}

/** The array whose items at its counter a loop reads; it assigns to none of that array. */
function arrayOf({ name, body }: For): string | undefined {
  const found = new Set<string>();
  usesAny(body, (value) => {
    if (value.kind === "index" && isName(value.at, name)) found.add(value.array);
    return false;
  });
  const [array, other] = found;
  if (array === undefined || other !== undefined) return undefined;
  let isKept = true;
  visit(body, (statement) => {
    if (statement.kind === "set" && statement.target.kind === "index" && statement.target.array === array)
      isKept = false;
    if (statement.kind === "sort" && statement.array === array) isKept = false;
  });
  return isKept ? array : undefined;
}

/** Precedence of products, see `operators.ts`. */
const PRODUCT = 10;

const byte = (value: Expression): string =>
  `b"\\${Number((value as { digits: string }).digits).toString(8)}"`;

/** An expression without conversions, which Python does not need. */
const bare = (value: Expression): Expression =>
  value.kind === "call" && (value.name === "narrow" || value.name === "wide") ? bare(value.args[0]!) : value;

function isName(value: Expression, name: string): boolean {
  const inner = bare(value);
  return inner.kind === "name" && inner.name === name;
}

const isNumber = (value: Expression, number: number): boolean =>
  value.kind === "number" && value.digits === `${number}`;

/** Whether an expression is a number or a name. */
const isPlain = (value: Expression): boolean => ["number", "name"].includes(bare(value).kind);

/** Whether the number of items up to the end of a loop is visibly natural, as slices need. */
const isCounted = (loop: For): boolean => isPlain(endOf(loop)) || isPlain(loop.to);

const ONE: Expression = { kind: "number", digits: "1", long: false };

/** The next number, or an expression without the 1 that it subtracts. */
function after(to: Expression): Expression {
  if (to.kind === "number") return { ...to, digits: `${BigInt(to.digits) + 1n}` };
  if (to.kind === "infix" && to.operator === "-" && isNumber(to.right, 1)) return to.left;
  return { kind: "infix", operator: "+", left: to, right: ONE };
}

const endOf = ({ to }: For): Expression => after(to);

/** Whether a block assigns to a name of an expression. */
function changes(body: readonly Statement[], value: Expression): boolean {
  let found = false;
  visit(body, (statement) => {
    const name =
      statement.kind === "set" && statement.target.kind === "name"
        ? statement.target.name
        : "name" in statement
          ? statement.name
          : undefined;
    if (name !== undefined && uses([{ kind: "return", value }], name)) found = true;
  });
  return found || !isSteady(value);
}

/** Whether an expression has no items of arrays and no calls, but for conversions. */
const isSteady = (value: Expression): boolean =>
  !usesAny(
    [{ kind: "return", value }],
    (each) =>
      each.kind === "index" || (each.kind === "call" && each.name !== "narrow" && each.name !== "wide"),
  );

/** Statements with other expressions. */
function replaced(
  body: readonly Statement[],
  by: (value: Expression) => Expression | undefined,
): readonly Statement[] {
  const within = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(within);
    if (typeof node !== "object" || node === null) return node;
    const other = by(node as Expression);
    if (other !== undefined) return other;
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, within(value)]));
  };
  return within(body) as readonly Statement[];
}
