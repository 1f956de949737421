import type { Parameter, Type } from "../program.ts";
import { BARE, call, type Form, type Frame, infix, type Syntax } from "../syntax.ts";

// Pascal as a language of generated programs: its syntax, its reserved words and its reading of input.

/** Words of Free Pascal in all its modes, and the names that the lines below use. */
const RESERVED = `absolute and array as asm begin case class const constructor destructor dispinterface div do downto else
  end except exports false file finalization finally for function goto if implementation in inherited initialization
  inline interface is label library mod nil not object of on operator or out packed procedure program property raise
  record reintroduce repeat resourcestring self set shl shr string then threadvar to true try type unit until uses var
  while with xor
  ansistring break char continue dec delete eof exit flush halt inc input int64 length longint ord output qword read readln
  seekeof setlength stderr write writeln
  fail sort`;

const TYPES: Readonly<Record<Type, string>> = {
  text: "ansistring",
  narrow: "longint",
  signed: "longint",
  long: "int64",
};

/** Declares variables of one type together. */
const declared = (variables: readonly Parameter[]) =>
  [...new Set(Object.values(TYPES))].flatMap((type) => {
    const names = variables.filter((each) => TYPES[each.type] === type).map(({ name }) => name);
    return names.length === 0 ? [] : [`${names.join(", ")}: ${type};`];
  });
const SUM = 4;
const PRODUCT = 5;
const product = (sign: string): Form => infix(sign, PRODUCT);
/** Comparisons need brackets as operands of anything. */
const comparison = (sign: string): Form => ({ ...infix(sign, 2), args: [3, 3] });

/** Function that reads a number; `refused` may end the program. */
const reader = (refused: readonly string[]): Frame => ({
  ...BARE,
  before: [
    "function nextNumber: int64;",
    "var",
    "  x: int64;",
    "begin",
    "  if seekeof then exit(-1);",
    "  read(x);",
    ...refused,
    "  exit(x);",
    "end;",
  ],
});

const NUMBERS = reader([
  "  if x < 0 then begin",
  "    writeln(stderr, 'expected a number of at least 0');",
  "    halt(1);",
  "  end;",
]);

/** Quicksort of the items from `low` to `high`. */
const SORT = [
  "",
  "procedure sort(var items: array of int64; low, high: longint);",
  "var",
  "  i, j: longint;",
  "  middle, kept: int64;",
  "begin",
  "  i := low;",
  "  j := high;",
  "  middle := items[(low + high) div 2];",
  "  while i <= j do begin",
  "    while items[i] < middle do i := i + 1;",
  "    while items[j] > middle do j := j - 1;",
  "    if i <= j then begin",
  "      kept := items[i];",
  "      items[i] := items[j];",
  "      items[j] := kept;",
  "      i := i + 1;",
  "      j := j - 1;",
  "    end;",
  "  end;",
  "  if low < j then sort(items, low, j);",
  "  if i < high then sort(items, i, high);",
  "end;",
];

const SKIPS = [
  "",
  "procedure skipWord;",
  "var",
  "  c: char;",
  "begin",
  "  if seekeof then exit;",
  "  repeat read(c) until eof or (c <= ' ');",
  "end;",
];

const SYMBOLS = [
  "function nextSymbol: longint;",
  "var",
  "  c: char;",
  "begin",
  "  if eof then exit(0);",
  "  read(c);",
  "  if c <= ' ' then exit(0);",
  "  exit(ord(c));",
  "end;",
  "",
  "function firstSymbol: longint;",
  "begin",
  "  if seekeof then exit(0);",
  "  exit(nextSymbol());",
  "end;",
];

/**
 * Free Pascal. A short string holds 255 characters, so longer constants are arrays of them; characters are
 * counted from 1.
 */
export const pascal: Syntax = {
  id: "pascal",
  name: "Pascal",
  aliases: ["pas", "fpc"],
  extension: "pas",
  step: "  ",
  comment: "//",
  reserved: RESERVED,
  anyCase: true,
  operators: {
    or: infix("or", SUM),
    and: product("and"),
    "==": comparison("="),
    "!=": comparison("<>"),
    "<": comparison("<"),
    "<=": comparison("<="),
    ">": comparison(">"),
    ">=": comparison(">="),
    "|": infix("or", SUM),
    "^": infix("xor", SUM),
    "&": product("and"),
    "+": infix("+", SUM),
    "-": infix("-", SUM),
    "*": product("*"),
    "/": product("div"),
    "//": product("div"),
    "%": product("mod"),
  },
  narrow: undefined,
  wide: undefined,
  signed: undefined,
  index: call((array, at) => `${array}[${at}]`),
  code: (name, at, size) =>
    size === 0
      ? `ord(${name}[${at(SUM)} + 1])`
      : `ord(${name}[${at(PRODUCT)} div ${size}][${at(PRODUCT)} mod ${size} + 1])`,
  number: (digits) => digits,
  escapes: "'",
  escape: (text) => text.replace(/'/g, "''"),
  piece: 255,
  whole: 255,
  string({ name, pieces, size }) {
    if (size === 0) return ["const", `  ${name}: string[255] = '${pieces[0] ?? ""}';`];
    const lines = pieces.map((piece, i) => `    '${piece}'${i + 1 < pieces.length ? "," : ""}`);
    return ["const", `  ${name}: array[0..${pieces.length - 1}] of string[255] = (`, ...lines, "  );"];
  },
  let: ({ name }, value) => `${name} := ${value};`,
  set: (target, value) => `${target} := ${value};`,
  array: () => undefined,
  list: () => undefined,
  indexedByLong: true,
  update(target, operator, value) {
    if (operator !== "+" && operator !== "-") return undefined;
    return `${operator === "+" ? "inc" : "dec"}(${target}${value === "1" ? "" : `, ${value}`});`;
  },
  literal: (word) => `'${word}'`,
  return: (value) => `exit(${value});`,
  write: (text, newline) => (newline ? `writeln(${text});` : `write(${text});`),
  writeNumber: (value) => `write(${value});`,
  writeWord: ([d3, d2, d1, d0]) =>
    `writeln((qword(${d3}) shl 48) or (qword(${d2}) shl 32) or (qword(${d1}) shl 16) or qword(${d0}));`,
  flush: ["flush(output);"],
  skip: "skipWord();",
  sort: (array, count) => `sort(${array}, 0, ${count} - 1);`,
  sorting: { functions: SORT },
  fail: (word) => `fail('${word}');`,
  failing: [
    "",
    "procedure fail(reason: ansistring);",
    "begin",
    "  writeln(stderr, reason);",
    "  halt(1);",
    "end;",
  ],
  if: (test) => `if ${test} then begin`,
  elseIf: (test) => `end else if ${test} then begin`,
  else: "end else begin",
  while: (test) => `while ${test} do begin`,
  for: ({ name, from, to }) => `for ${name} := ${from} to ${to} do begin`,
  loop: "while true do begin",
  break: "break;",
  inline: (heading, statement) => `${heading.slice(0, -" begin".length)} ${statement}`,
  end: "end;",
  each: (text, step) => [`for i := 1 to length(${text}) do ${step(`ord(${text}[i])`)}`],
  counter: "i",
  lines: (name, body) => [
    "while not eof do begin",
    `  readln(${name});`,
    `  while (length(${name}) > 0) and (${name}[1] <= ' ') do delete(${name}, 1, 1);`,
    `  while (length(${name}) > 0) and (${name}[length(${name})] <= ' ') do setlength(${name}, length(${name}) - 1);`,
    `  if length(${name}) > 0 then begin`,
    ...body(name).map((line) => `    ${line}`),
    "  end;",
    "end;",
  ],
  function({ name, parameters, returns, locals }) {
    const given = parameters.map((each) => `${each.name}: ${TYPES[each.type]}`).join("; ");
    const variables = declared(locals).map((line) => `  ${line}`);
    return [
      "",
      `function ${name}(${given}): ${TYPES[returns]};`,
      ...(variables.length > 0 ? ["var", ...variables] : []),
      "begin",
    ];
  },
  endFunction: ["end;"],
  main({ locals, arrays, lists }) {
    const constants = lists.map(
      ({ name, numbers }) =>
        `  ${name}: array[0..${numbers.length - 1}] of longint = (${numbers.join(", ")});`,
    );
    const variables = [
      ...declared(locals),
      ...arrays.map(({ name, type, size }) => `${name}: array[0..${size - 1}] of ${TYPES[type]};`),
    ];
    return [
      "",
      ...(constants.length > 0 ? ["const", ...constants] : []),
      "var",
      ...variables.map((line) => `  ${line}`),
      "begin",
    ];
  },
  endMain: ["end."],
  table: BARE,
  program: {
    numbers: NUMBERS,
    tokens: { ...NUMBERS, before: [...NUMBERS.before, ...SKIPS] },
    symbols: { ...BARE, before: SYMBOLS },
    mixed: { ...NUMBERS, before: [...NUMBERS.before, "", ...SYMBOLS] },
    turns: reader([]),
    words: {
      ...BARE,
      before: [
        "var",
        "  number: qword;",
        "",
        "function nextWord: longint;",
        "begin",
        "  if seekeof then exit(0);",
        "  read(number);",
        "  exit(1);",
        "end;",
        "",
        "function digit(i: longint): longint;",
        "begin",
        "  exit(longint((number shr (16 * i)) and 65535));",
        "end;",
      ],
    },
    lines: BARE,
  },
};
