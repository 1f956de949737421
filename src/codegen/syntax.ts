import type { Digits, Operator, Parameter, Type } from "./program.ts";

/**
 * How something is written that has operands: `write` gets each operand as text, in brackets when it binds less
 * tightly than `args` asks. `level` is how tightly the result binds.
 */
export interface Form {
  readonly level: number;
  readonly args: readonly number[];
  readonly write: (...operands: string[]) => string;
}

/** Atom: a name, a number, a call. */
const ATOM = 100;

/** An operator between two operands that groups from the left. */
export const infix = (sign: string, level: number): Form => ({
  level,
  args: [level, level + 1],
  write: (left, right) => `${left} ${sign} ${right}`,
});

/** A call, or anything else in brackets of its own. */
export const call = (write: Form["write"]): Form => ({ level: ATOM, args: [0, 0], write });

/** A prefix that binds tightly, as a cast in C. */
export const prefix = (text: string, level: number): Form => ({
  level,
  args: [level],
  write: (operand) => `${text}${operand}`,
});

interface Variable extends Parameter {
  /** Whether it is assigned to after its declaration. */
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

/** A string constant, its text cut into pieces that are escaped. */
export interface Pieces {
  readonly name: string;
  readonly pieces: readonly string[];
  /** The number of characters of each piece but the last. */
  readonly size: number;
}

/** The heading of a function: its parameters, and the variables that it declares anywhere within. */
export interface Heading {
  readonly name: string;
  readonly parameters: readonly Variable[];
  readonly returns: Type;
  readonly locals: readonly Parameter[];
}

/** Input of a whole program. */
export type Input = "numbers" | "words" | "lines";

/** Text around constants and functions. */
interface Frame {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly indent: string;
}

/** Nothing around them. */
export const BARE: Frame = { before: [], after: [], indent: "" };

/** The heading of the program itself: what it reads, and its declarations, which some languages want before its first statement. */
interface MainHeading {
  readonly input: Input;
  readonly locals: readonly Parameter[];
  readonly arrays: readonly ZeroArray[];
  readonly lists: readonly List[];
}

/** The heading of a counted loop: from `from` to `to`, before `end`. */
export interface Loop {
  readonly name: string;
  readonly type: "narrow" | "long";
  readonly from: string;
  readonly to: string;
  readonly end: string;
  /** Whether `end` is the shorter of the two. */
  readonly isBefore: boolean;
  /** Whether the body uses `name`. */
  readonly used: boolean;
}

/** A programming language, as far as programs of `program.ts` need it. */
export interface Syntax {
  /** As `--code` calls it. */
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** The usual extension of its files. */
  readonly extension: string;
  /** The name that the file of a program must have, where the language gives one. */
  readonly file?: string;
  /** One step of indentation. */
  readonly step: string;
  /** Start of a comment to the end of the line. */
  readonly comment: string;
  readonly operators: Readonly<Record<Operator, Form>>;
  /** How an integer changes its type, where that has to be said; the signed one is never compared as it is written. */
  readonly narrow: Form | undefined;
  readonly wide: Form | undefined;
  readonly signed: Form | undefined;
  readonly index: Form;
  /** Whether arrays are indexed by long integers as they are. */
  readonly indexedByLong: boolean;
  /** A call of `nextNumber`, where it is not written like that. */
  readonly nextNumber?: string;
  /**
   * The character code of a string constant at the place that `at` writes, in brackets when it binds less
   * tightly than required; `size` is that of the constant's pieces, 0 when they are joined.
   */
  code(name: string, at: (least: number) => string, size: number): string;
  number(digits: string, long: boolean): string;

  /** The characters that have to be escaped, and a string's text without its quotes. */
  readonly escapes: string;
  escape(text: string): string;
  /** The longest piece of a string constant, and the longest constant that is not an array of pieces. */
  readonly piece: number;
  readonly whole: number;
  string(constant: Pieces): string[];

  let(variable: Variable, value: string): string;
  /** A call whose value nothing asks for. */
  statement(value: string): string;
  set(target: string, value: string): string;
  /** An assignment of `target` + `value`, or with another operator, where the language has a shorter form of it. */
  update(target: string, operator: Operator, value: string): string | undefined;
  array(array: ZeroArray): string | undefined;
  list(list: List): string | undefined;
  return(value: string): string;
  /** A word as a constant, with the end of the line in it where `write` adds none. */
  literal(word: string, newline: boolean): string;
  /** The text `yes` where `test` holds, else `no`; nothing where the language has no such expression. */
  either?(test: string, yes: string, no: string): string;
  write(text: string, newline: boolean): string;
  /** Prints a narrow integer, and no end of the line. */
  writeNumber(value: string): string;
  /** Prints the number of these digits on a line of its own. */
  writeWord(digits: Digits): string;
  /** Ends the program as one that failed, and says why where errors are said. */
  fail(word: string): string;
  /** The function that `fail` calls, before all others. */
  readonly failing?: readonly string[];
  if(test: string): string;
  elseIf(test: string): string;
  readonly else: string;
  while(test: string): string;
  for(loop: Loop): string;
  /** A loop that only `break` leaves. */
  readonly loop: string;
  readonly break: string;
  /** A block of one statement in the line of its heading, where programmers write it so; `fails` where it ends the program. */
  inline(heading: string, statement: string, fails: boolean): string | undefined;
  readonly end: string | undefined;
  /** A loop over the characters of a text: `step` writes what is done with the code of one, as it is written within. */
  each(text: string, step: (symbol: string) => string): readonly string[];
  /** The name of a variable that counts the characters of a text, where it has to be declared. */
  readonly counter?: string;
  /** A loop over the lines of the input that are not blank: `body` writes what is done with one, as it is written within. */
  lines(name: string, body: (line: string) => readonly string[]): readonly string[];

  function(heading: Heading): string[];
  readonly endFunction: readonly string[];
  main(heading: MainHeading): string[];
  readonly endMain: readonly string[];

  /** Text around functions printed without a program. */
  readonly table: Frame;
  /** Annotation that allows capitals in the name of a function printed without a program, where the language needs one. */
  readonly inCapitals?: string;
  /**
   * Text around a whole program. One that reads numbers has a function `nextNumber` that returns -1 at the end of
   * input. One that reads numbers below 2^64 has two: `nextWord` reads the next one, and returns 0 at the end, else 1;
   * `digit` returns a digit of the number that was read last, in base 65536, from the lowest, 0, to 3.
   */
  readonly program: Readonly<Record<Input, Frame>>;
  /** A program of its own for nim products by planes of bits, where it is faster than the one that is printed for all. */
  readonly nimProduct?: readonly string[];
}
