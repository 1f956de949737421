import type { Digits, Expression, Operator, Parameter, Routine, Statement, Type } from "./program.ts";

/**
 * Form of an operation: `write` gets each operand as text, in brackets when it binds less tightly than `args` requires.
 * `level` is the precedence of the result.
 */
export interface Form {
  readonly level: number;
  readonly args: readonly number[];
  readonly write: (...operands: string[]) => string;
}

/** Precedence of atoms: names, numbers, calls. */
const ATOM = 100;

/** Left-associative binary operator. */
export const infix = (sign: string, level: number): Form => ({
  level,
  args: [level, level + 1],
  write: (left, right) => `${left} ${sign} ${right}`,
});

/** Call, or another form with its own brackets. */
export const call = (write: Form["write"]): Form => ({ level: ATOM, args: [0, 0], write });

/** Prefix of high precedence, such as a cast in C. */
export const prefix = (text: string, level: number): Form => ({
  level,
  args: [level],
  write: (operand) => `${text}${operand}`,
});

interface Variable extends Parameter {
  /** Whether it is assigned after its declaration. */
  readonly changes: boolean;
}

export interface List {
  readonly name: string;
  readonly numbers: readonly number[];
}

export interface ZeroArray {
  readonly name: string;
  readonly type: "narrow" | "long";
  readonly size: number;
}

/** String constant, cut into escaped pieces. */
export interface Pieces {
  readonly name: string;
  readonly pieces: readonly string[];
  /** Number of characters of each piece but the last. */
  readonly size: number;
}

/** Header of a function: its parameters, and all variables declared inside. */
export interface Heading {
  readonly name: string;
  readonly parameters: readonly Variable[];
  readonly returns: Type;
  readonly locals: readonly Parameter[];
}

/** Input of a whole program. */
export type Input = "numbers" | "tokens" | "symbols" | "mixed" | "words" | "lines" | "turns";

/** Text around constants and functions. */
export interface Frame {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly indent: string;
}

/** Empty frame. */
export const BARE: Frame = { before: [], after: [], indent: "" };

/** Header of the program: its input, and its declarations, which some languages require before the first statement. */
interface MainHeading {
  readonly input: Input;
  readonly locals: readonly Parameter[];
  readonly arrays: readonly ZeroArray[];
  readonly lists: readonly List[];
}

/** Header of a counted loop: from `from` to `to`, before `end`. */
export interface Loop {
  readonly name: string;
  readonly type: "narrow" | "long";
  readonly from: string;
  readonly to: string;
  readonly end: string;
  /** Whether `end` is the shorter expression of the two. */
  readonly isBefore: boolean;
  /** Whether the body uses `name`. */
  readonly used: boolean;
}

/** A function that a language says in its own way, instead of the routine of its name. */
export interface OwnFunction {
  readonly form: Form;
  /** A shorter form for some operands, in brackets. */
  readonly short?: (operands: readonly Expression[], text: Writing["text"]) => string | undefined;
  /** Whether an operand that is a call of the same function gives its operands instead. */
  readonly isFlat?: true;
  /** Functions that it needs, called by no other name. */
  readonly lines?: readonly (readonly string[])[];
  /** Lines at the top of a program that these need. */
  readonly before?: readonly string[];
}

/** Writer of what an idiom is made of. */
export interface Writing {
  /** An expression, in brackets when it binds less tightly than `least`. */
  text(value: Expression, least?: number): string;
  word(written: Statement & { readonly kind: "write" }): string;
  /** Lines of an indented block. */
  block(body: readonly Statement[]): readonly string[];
}

/** Lines in place of so many statements. */
export interface Idiom {
  readonly lines: readonly string[];
  readonly taken: number;
}

/** Shorter and faster forms, in one language, of the statements of a routine. */
export interface Idioms {
  /** Declaration of an array whose items have another type than usual. */
  array(array: ZeroArray): string | undefined;
  /** Form of the statements of a block from `at` on, if there is one. */
  lines(block: readonly Statement[], at: number, write: Writing): Idiom | undefined;
}

/** Programming language, as far as programs of `program.ts` need it. */
export interface Syntax {
  /** Name in `--code`. */
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Usual file extension. */
  readonly extension: string;
  /** The name that the file of a program must have, where the language gives one. */
  readonly file?: string;
  /** One step of indentation. */
  readonly step: string;
  /** Start of a comment to the end of the line. */
  readonly comment: string;
  /** Words that cannot name a variable or a function, or that the lines around them use, between spaces. */
  readonly reserved: string;
  /** Whether capitals and small letters are the same in names. */
  readonly anyCase?: true;
  readonly operators: Readonly<Record<Operator, Form>>;
  /** Conversion of an integer's type, when it must be explicit; a signed conversion is never compared. */
  readonly narrow: Form | undefined;
  readonly wide: Form | undefined;
  readonly signed: Form | undefined;
  readonly index: Form;
  /** Whether integers have any number of digits. */
  readonly unbounded?: true;
  /** The language with integers of any number of digits, which are slower, where its own are bounded. */
  readonly big?: Syntax;
  /** Whether arrays accept long integers as indices. */
  readonly indexedByLong: boolean;
  /** Call of `nextNumber`, when its syntax differs. */
  readonly nextNumber?: string;
  /** Statement that sorts the first `count` items of an array in ascending order, and the lines that it needs. */
  sort(array: string, count: string): string;
  readonly sorting?: { readonly before?: readonly string[]; readonly functions?: readonly string[] };
  /** Statement that skips a number or a word, in programs that read `tokens`. */
  readonly skip: string;
  /**
   * Character code in a string constant at the index that `at` writes, in brackets when it binds less tightly than
   * required; `size` is the length of the constant's pieces, 0 when they are joined.
   */
  code(name: string, at: (least: number) => string, size: number): string;
  number(digits: string, long: boolean): string;

  /** Characters that must be escaped, and the text of a string without its quotes. */
  readonly escapes: string;
  escape(text: string): string;
  /** Longest piece of a string constant, and longest constant that is not an array of pieces. */
  readonly piece: number;
  readonly whole: number;
  string(constant: Pieces): string[];

  /** Functions that it says in its own way; a program may call those that the language has. */
  readonly own?: ReadonlyMap<string, OwnFunction>;
  /** Forms of its own for some statements; they do what the statements do. */
  readonly idioms?: (routine: Routine) => Idioms;
  let(variable: Variable, value: string): string;
  set(target: string, value: string): string;
  /** Assignment of `target` + `value`, or another operator, when the language has a shorter form. */
  update(target: string, operator: Operator, value: string): string | undefined;
  array(array: ZeroArray): string | undefined;
  list(list: List): string | undefined;
  return(value: string): string;
  /** Word as a constant, with a newline when `write` adds none. */
  literal(word: string, newline: boolean): string;
  /** Expression for the text `yes` when `test` holds, else `no`; absent when the language has no such expression. */
  either?(test: string, yes: string, no: string): string;
  write(text: string, newline: boolean): string;
  /** Prints an integer without a newline. */
  writeNumber(value: string, long: boolean): string;
  /** Prints the number with these digits on a line of its own. */
  writeWord(digits: Digits): string;
  /** Statements that show all that was printed. */
  readonly flush: readonly string[];
  /** Ends the program with a failure, and reports the reason to standard error. */
  fail(word: string): string;
  /** Function that `fail` calls, printed before all others. */
  readonly failing?: readonly string[];
  if(test: string): string;
  elseIf(test: string): string;
  readonly else: string;
  while(test: string): string;
  for(loop: Loop): string;
  /** Loop that only `break` ends. */
  readonly loop: string;
  readonly break: string;
  /** Block of one statement on the line of its header, when that is customary; `fails` when it ends the program. */
  inline(heading: string, statement: string, fails: boolean): string | undefined;
  readonly end: string | undefined;
  /** Loop over the characters of a text; `step` writes the body, given the expression for a character's code. */
  each(text: string, step: (symbol: string) => string): readonly string[];
  /** Name of a variable that counts the characters of a text, when it must be declared. */
  readonly counter?: string;
  /** Loop over the non-blank lines of the input; `body` writes the body, given the expression for a line. */
  lines(name: string, body: (line: string) => readonly string[]): readonly string[];

  function(heading: Heading): string[];
  readonly endFunction: readonly string[];
  main(heading: MainHeading): string[];
  readonly endMain: readonly string[];

  /** Text around functions printed without a program. */
  readonly table: Frame;
  /**
   * Annotation that allows capitals in the name of a function printed without a program, when the language needs one.
   */
  readonly inCapitals?: string;
  /**
   * Text around a whole program. A program that reads numbers, also between `tokens` that it skips or in turns with the
   * other side, has a function `nextNumber` that returns -1 at the end of input. It ends the program at a token that is
   * no natural number; in turns, the other side may write negative numbers. A program that reads words as `symbols`,
   * perhaps `mixed` with numbers, has two functions: `firstSymbol` returns the code of the first character of the next
   * word, and `nextSymbol` that of the next character of this word; both return 0 where there is none. A program that
   * reads numbers below 2^64 has two functions: `nextWord` reads the next number and returns 0 at the end, else 1;
   * `digit` returns a digit of the last number in base 65536, from 0, the lowest, to 3.
   */
  readonly program: Readonly<Record<Input, Frame>>;
  /**
   * Programs whose long integers have thousands of numbers as digits in base 2^64, in languages whose integers have any
   * number of digits: the text around a program, which has the functions `wordCount` and `vector`, and the statement that
   * prints digits.
   */
  readonly vectors?: { readonly frame: Frame; readonly write: (value: string, count: string) => string };
}
