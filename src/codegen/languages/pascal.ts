import type { Parameter, Type } from "../program.ts";
import { BARE, call, type Form, infix, type Syntax } from "../syntax.ts";

const TYPES: Readonly<Record<Type, string>> = {
  text: "ansistring",
  narrow: "longint",
  signed: "longint",
  long: "int64",
};

/** Variables of a type are declared together. */
const declared = (variables: readonly Parameter[]) =>
  [...new Set(Object.values(TYPES))].flatMap((type) => {
    const names = variables.filter((each) => TYPES[each.type] === type).map(({ name }) => name);
    return names.length === 0 ? [] : [`${names.join(", ")}: ${type};`];
  });
const SUM = 4;
const PRODUCT = 5;
const product = (sign: string): Form => infix(sign, PRODUCT);
/** Comparisons are operands of nothing but themselves without brackets. */
const comparison = (sign: string): Form => ({ ...infix(sign, 2), args: [3, 3] });

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
  operators: {
    or: infix("or", SUM),
    and: product("and"),
    "==": comparison("="),
    "!=": comparison("<>"),
    "<": comparison("<"),
    "<=": comparison("<="),
    ">": comparison(">"),
    ">=": comparison(">="),
    "^": infix("xor", SUM),
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
  return: (value) => `exit(${value});`,
  write: (word, newline) => (newline ? `writeln('${word}');` : `write('${word}');`),
  fail: (word) => [`writeln(stderr, '${word}');`, "halt(1);"],
  if: (test) => `if ${test} then begin`,
  elseIf: (test) => `end else if ${test} then begin`,
  else: "end else begin",
  while: (test) => `while ${test} do begin`,
  for: (name, from, to) => `for ${name} := ${from} to ${to} do begin`,
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
      ...arrays.map(({ name, size }) => `${name}: array[0..${size - 1}] of longint;`),
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
    numbers: {
      ...BARE,
      before: [
        "function nextNumber: int64;",
        "var",
        "  x: int64;",
        "begin",
        "  if seekeof then exit(-1);",
        "  read(x);",
        "  exit(x);",
        "end;",
      ],
    },
    lines: BARE,
  },
  nimProduct: {
    by: "logarithms",
    lines: (images) => [
      "{$mode objfpc}{$Q-}{$R-}",
      "const",
      "  IMAGES: array[0..15] of longword = (",
      ...images.map((row, i) => `    ${row}${i + 1 < images.length ? "," : ""}`),
      "  );",
      "var",
      "  exps: array[0..262140] of longword;",
      "  logs, times, halves: array[0..65535] of longword;",
      "  x, bit, power, tests: longword;",
      "  a, b: qword;",
      "",
      "function product16(a, b: longword): longword;",
      "begin",
      "  exit(exps[logs[a] + logs[b]]);",
      "end;",
      "",
      "function product32(a, b: longword): longword;",
      "var low, high, all: longword;",
      "begin",
      "  low := product16(a and 65535, b and 65535);",
      "  high := product16(a shr 16, b shr 16);",
      "  all := product16((a shr 16) xor (a and 65535), (b shr 16) xor (b and 65535));",
      "  exit(longword((all xor low) shl 16) xor low xor halves[high]);",
      "end;",
      "",
      "function product(a, b: qword): qword;",
      "var a0, a1, b0, b1, low, high, all, half: longword;",
      "begin",
      "  a0 := longword(a and $FFFFFFFF);",
      "  a1 := longword(a shr 32);",
      "  b0 := longword(b and $FFFFFFFF);",
      "  b1 := longword(b shr 32);",
      "  low := product32(a0, b0);",
      "  high := product32(a1, b1);",
      "  all := product32(a0 xor a1, b0 xor b1);",
      "  half := longword(halves[(high shr 16) xor (high and 65535)] shl 16) xor halves[halves[high shr 16]];",
      "  exit((qword(all xor low) shl 32) xor qword(low xor half));",
      "end;",
      "",
      "begin",
      "  times[0] := 0;",
      "  for x := 1 to 65535 do begin",
      "    bit := 0;",
      "    while (x shr bit) and 1 = 0 do bit := bit + 1;",
      "    times[x] := times[x and (x - 1)] xor IMAGES[bit];",
      "  end;",
      "  power := 1;",
      "  for x := 0 to 65534 do begin",
      "    exps[x] := power;",
      "    exps[x + 65535] := power;",
      "    logs[power] := x;",
      "    power := times[power];",
      "  end;",
      "  for x := 131070 to 262140 do exps[x] := 0;",
      "  logs[0] := 131070;",
      "  for x := 0 to 65535 do halves[x] := product16(x, 1 shl 15);",
      "  read(tests);",
      "  while tests > 0 do begin",
      "    tests := tests - 1;",
      "    read(a, b);",
      "    writeln(product(a, b));",
      "  end;",
      "end.",
    ],
  },
};
