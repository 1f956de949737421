/**
 * Parses the small language in which every generated program is written once; `print.ts` translates it to the languages
 * of contests. Integers are narrow (from 0 to 2^31), long (below 2^63 in size, or of any size in languages whose integers
 * are; with literals that end in L), or signed (as narrow ones, but perhaps negative); a text is a line of printable
 * ASCII. Blocks are indented by two spaces:
 *
 *   fn name(n, long m) long:      a function, and the types of its parameters and its value
 *   main:                         the program
 *   let x = e    long y = e    signed z = e    declares a new variable
 *   array a[9]   array long c[9]   list b = 1 2 3   zeros, or constants, in main only
 *   if e: … elif e: … else: …   while e: …   loop: …   break   return e   x = e   a[i] = e
 *   for i = a to b: …   for long i = a to b: …   a loop over the integers from a to b; all three have one type
 *   each symbol of text: x = e    an assignment for each character of a text
 *   lines line: …                 a loop over the non-blank lines of the input, trimmed
 *   print answer   put answer   put number e   put long e   newline   flush   fail reason   # comment
 *   skip                          skips a number or a word of the input
 *   sort a e                      sorts the first e items of an array of long integers
 *   digits e3 e2 e1 e0            prints the number below 2^64 that has these digits in base 65536, each a name
 *   vector n e                    prints the lowest n digits of e in base 2^64, from the lowest on, each on a line
 *
 * `flush` shows all that was printed; a program with it reads its input number by number, as the other side writes it.
 * `fail` ends the program, in main only; it is the last line of its block. Its reason, like what a language's reader of
 * numbers says, is English in every language of the user: sources are ASCII, and judges read the program. A program reads its input by `lines`, or by
 * `nextNumber()`, which is -1 at the end and ends the program at what is no natural number; a program that prints digits
 * reads by `nextWord()`, which is 0 at the end, and by `digit(i)`, the i-th digit in base 65536 of the last number.
 * A program that prints vectors has all numbers of the input as words, of which `wordCount()` is the number, and
 * `vector(first, step, n)` is the long integer whose digits in base 2^64 are n of them, from the word `first` on.
 * `firstSymbol()` and `nextSymbol()` read a word of any characters: each is the code of one, or 0 after the last.
 * `code(S, i)` is the i-th character of a constant string; `narrow`, `wide` and `signed` change the type of an integer,
 * `/` and `%` divide natural numbers, `//` divides long ones, `^` is the nim-sum, `&` and `|` take bits.
 */
export type Operator =
  | "or"
  | "and"
  | "=="
  | "!="
  | "<"
  | "<="
  | ">"
  | ">="
  | "|"
  | "^"
  | "&"
  | "+"
  | "-"
  | "*"
  | "/"
  | "//"
  | "%";

/** Names of the digits of a number below 2^64 in base 65536, highest first. */
export type Digits = readonly [string, string, string, string];

export type Expression =
  | { readonly kind: "number"; readonly digits: string; readonly long: boolean }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "call"; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: "index"; readonly array: string; readonly at: Expression }
  | {
      readonly kind: "infix";
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    };

/** Type of a variable, a parameter or a value. */
export type Type = "narrow" | "long" | "signed" | "text";

/** Test, and the block that runs when it is the first that holds. */
interface Case {
  readonly test: Expression;
  readonly body: readonly Statement[];
}

export interface Assignment {
  readonly kind: "set";
  readonly target: Expression;
  readonly value: Expression;
}

/** Counted loop; the body does not assign to the counter. */
export interface For {
  readonly kind: "for";
  readonly name: string;
  readonly type: "narrow" | "long";
  readonly from: Expression;
  readonly to: Expression;
  readonly body: readonly Statement[];
}

export type Statement =
  | Assignment
  | { readonly kind: "let"; readonly name: string; readonly type: Type; readonly value: Expression }
  | { readonly kind: "array"; readonly name: string; readonly type: "narrow" | "long"; readonly size: number }
  | { readonly kind: "list"; readonly name: string; readonly numbers: readonly number[] }
  | { readonly kind: "if"; readonly cases: readonly Case[]; readonly otherwise: readonly Statement[] }
  | { readonly kind: "while"; readonly test: Expression; readonly body: readonly Statement[] }
  | { readonly kind: "loop"; readonly body: readonly Statement[] }
  | { readonly kind: "break" }
  | For
  | { readonly kind: "each"; readonly name: string; readonly of: string; readonly step: Assignment }
  | { readonly kind: "lines"; readonly name: string; readonly body: readonly Statement[] }
  | { readonly kind: "return"; readonly value: Expression }
  | { readonly kind: "write"; readonly word: string; readonly newline: boolean }
  | { readonly kind: "count"; readonly value: Expression; readonly long: boolean }
  | { readonly kind: "flush" }
  | { readonly kind: "skip" }
  | { readonly kind: "sort"; readonly array: string; readonly value: Expression }
  | { readonly kind: "digits"; readonly digits: Digits }
  | { readonly kind: "vector"; readonly count: Expression; readonly value: Expression }
  | { readonly kind: "fail"; readonly word: string }
  | { readonly kind: "comment"; readonly text: string };

export interface Parameter {
  readonly name: string;
  readonly type: Type;
}

/** Function, or the program itself when `returns` is absent. */
export interface Routine {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly returns: Type | undefined;
  readonly body: readonly Statement[];
}

interface Line {
  readonly depth: number;
  readonly text: string;
}

/**
 * Parses the functions and the program of `source`. Fragments may begin at any indentation and indent by two spaces.
 */
export function parseProgram(source: string): Routine[] {
  const lines: Line[] = [];
  for (const line of source.split("\n")) {
    const text = line.trimStart();
    if (text !== "") lines.push({ depth: (line.length - line.trimStart().length) / 2, text });
  }
  const routines: Routine[] = [];
  for (let at = 0; at < lines.length; ) {
    const { depth, text } = lines[at]!;
    const end = endOfBlock(lines, at);
    const body = statements(lines.slice(at + 1, end), depth + 1);
    at = end;
    const [, name, parameters, returns] = /^fn (\w+)\((.*)\) (narrow|long|signed):$/.exec(text) ?? [];
    if (name === undefined) {
      if (text !== "main:") throw wrong("a function or `main:`", text);
      routines.push({ name: "main", parameters: [], returns: undefined, body });
    } else {
      const split = parameters!.split(", ").map((each): Parameter => {
        const [, type = "narrow", own] = /^(?:(long|signed|text) )?(\w+)$/.exec(each)!;
        return { name: own!, type: type as Type };
      });
      routines.push({ name, parameters: split, returns: returns as Type, body });
    }
  }
  return routines;
}

const wrong = (expected: string, got: string) => new TypeError(`program: expected ${expected}, got ${got}`);

function endOfBlock(lines: readonly Line[], at: number): number {
  let end = at + 1;
  while (end < lines.length && lines[end]!.depth > lines[at]!.depth) end++;
  return end;
}

function statements(lines: readonly Line[], depth: number): Statement[] {
  const found: Statement[] = [];
  for (let at = 0; at < lines.length; ) {
    const { depth: found_, text } = lines[at]!;
    if (found_ !== depth) throw wrong(`a line indented by ${2 * depth}`, text);
    let end = endOfBlock(lines, at);
    const body = statements(lines.slice(at + 1, end), depth + 1);
    if (text.startsWith("if ")) {
      const cases: Case[] = [{ test: expression(text.slice("if ".length, -1)), body }];
      let otherwise: Statement[] = [];
      for (let next = lines[end]; next?.depth === depth; next = lines[end]) {
        const isCase = next.text.startsWith("elif ");
        if (!isCase && next.text !== "else:") break;
        const start = end + 1;
        end = endOfBlock(lines, end);
        const inner = statements(lines.slice(start, end), depth + 1);
        if (isCase) cases.push({ test: expression(next.text.slice("elif ".length, -1)), body: inner });
        else otherwise = inner;
      }
      found.push({ kind: "if", cases, otherwise });
    } else found.push(statement(text, body));
    at = end;
  }
  return found;
}

function statement(text: string, body: readonly Statement[]): Statement {
  const [, head, rest = ""] = /^(\S+) ?(.*)$/.exec(text)!;
  const [, name, value] = /^(\w+) = (.*)$/.exec(rest) ?? [];
  switch (head) {
    case "#":
      return { kind: "comment", text: rest };
    case "while":
      return { kind: "while", test: expression(rest.slice(0, -1)), body };
    case "loop:":
      return { kind: "loop", body };
    case "break":
      return { kind: "break" };
    case "for": {
      const [, long, counter, from, to] = /^(long )?(\w+) = (.*) to (.*):$/.exec(rest)!;
      const type = long === undefined ? "narrow" : "long";
      return { kind: "for", name: counter!, type, from: expression(from!), to: expression(to!), body };
    }
    case "each": {
      const [, symbol, of] = /^(\w+) of (\w+):$/.exec(rest)!;
      const [step, more] = body;
      if (step?.kind !== "set" || more !== undefined) throw wrong("one assignment", text);
      return { kind: "each", name: symbol!, of: of!, step };
    }
    case "lines":
      return { kind: "lines", name: rest.slice(0, -1), body };
    case "return":
      return { kind: "return", value: expression(rest) };
    case "print":
    case "put":
      for (const type of ["number ", "long "])
        if (head === "put" && rest.startsWith(type))
          return { kind: "count", value: expression(rest.slice(type.length)), long: type === "long " };
      return { kind: "write", word: rest, newline: head === "print" };
    case "digits":
      return { kind: "digits", digits: rest.split(" ") as [string, string, string, string] };
    case "vector": {
      const [, count, digits] = /^(\w+) (.*)$/.exec(rest)!;
      return { kind: "vector", count: expression(count!), value: expression(digits!) };
    }
    case "fail":
      return { kind: "fail", word: rest };
    case "flush":
    case "skip":
      return { kind: head };
    case "sort": {
      const [, array, count] = /^(\w+) (.*)$/.exec(rest)!;
      return { kind: "sort", array: array!, value: expression(count!) };
    }
    case "newline":
      return { kind: "write", word: "", newline: true };
    case "let":
    case "long":
    case "signed":
      return { kind: "let", name: name!, type: head === "let" ? "narrow" : head, value: expression(value!) };
    case "array": {
      const [, type = "narrow", array, size] = /^(?:(long) )?(\w+)\[(\d+)\]$/.exec(rest)!;
      return { kind: "array", name: array!, type: type as "narrow" | "long", size: Number(size) };
    }
    case "list":
      return { kind: "list", name: name!, numbers: value!.split(" ").map(Number) };
  }
  const [target, assigned] = text.split(" = ");
  if (assigned === undefined) throw wrong("a statement", text);
  return { kind: "set", target: expression(target!), value: expression(assigned) };
}

const LEVELS: Readonly<Record<Operator, number>> = {
  or: 1,
  and: 2,
  "==": 3,
  "!=": 3,
  "<": 3,
  "<=": 3,
  ">": 3,
  ">=": 3,
  "|": 4,
  "^": 5,
  "&": 6,
  "+": 7,
  "-": 7,
  "*": 8,
  "/": 8,
  "//": 8,
  "%": 8,
};

/** Operator-precedence parsing. Source: Pratt, Top down operator precedence, POPL 1973. */
function expression(text: string): Expression {
  const tokens = text.match(/\d+L?|\w+|[=!<>]=|\/\/|\S/g) ?? [];
  let at = 0;
  const take = (sign: string) => {
    if (tokens[at++] !== sign) throw wrong(`\`${sign}\``, text);
  };

  function primary(): Expression {
    const token = tokens[at++] ?? "";
    if (token === "(") {
      const inner = binary(1);
      take(")");
      return inner;
    }
    if (/^\d/.test(token)) {
      const long = token.endsWith("L");
      return { kind: "number", digits: long ? token.slice(0, -1) : token, long };
    }
    if (!/^\w/.test(token)) throw wrong("a value", text);
    if (tokens[at] === "[") {
      at++;
      const inner = binary(1);
      take("]");
      return { kind: "index", array: token, at: inner };
    }
    if (tokens[at] !== "(") return { kind: "name", name: token };
    at++;
    const args: Expression[] = [];
    while (tokens[at] !== ")") {
      args.push(binary(1));
      if (tokens[at] === ",") at++;
    }
    at++;
    return { kind: "call", name: token, args };
  }

  function binary(least: number): Expression {
    let left = primary();
    for (;;) {
      const operator = tokens[at] as Operator;
      const level = LEVELS[operator];
      if (level === undefined || level < least) return left;
      at++;
      left = { kind: "infix", operator, left, right: binary(level + 1) };
    }
  }

  const whole = binary(1);
  if (at !== tokens.length) throw wrong("the end of an expression", text);
  return whole;
}

/** Lines of `program.ts`, indented by one more step. */
export const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Lines in an `if` for all of `tests`. */
export const inIf = (tests: readonly string[], lines: readonly string[]): string[] =>
  tests.length === 0 ? [...lines] : [`if ${tests.join(" and ")}:`, ...indented(lines)];
