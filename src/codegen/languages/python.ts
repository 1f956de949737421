import { BARE, call, type Syntax } from "../syntax.ts";
import { joined } from "./braces.ts";
import { tight } from "./operators.ts";
import { idiomsOf } from "./python-idioms.ts";
import { OWN_NAMES, ownFunctions } from "./python-own.ts";

// Python as a language of generated programs: its syntax, its reserved words and its reading of input.

const VECTORS: readonly string[] = [
  "import sys",
  "from array import array",
  "",
  'words = array("Q", map(int, sys.stdin.buffer.read().split()))',
  "",
  "",
  "def vector(first, step, count):",
  '    return int.from_bytes(words[first : first + step * count : step].tobytes(), "little")',
];

const WORDS: readonly string[] = ["import sys", "", "words = iter(sys.stdin.buffer.read().split())"];

const TOKENS: readonly string[] = [
  "import sys",
  "",
  "",
  "def natural(word):",
  '    if word[0] == 45: sys.exit("expected a number of at least 0")',
  "    return int(word)",
  "",
  "",
  "words = iter(sys.stdin.buffer.read().split())",
  "numbers = map(natural, words)",
];

const SYMBOLS: readonly string[] = [
  'symbols = iter(b"")',
  "",
  "",
  "def nextSymbol():",
  "    return next(symbols, 0)",
  "",
  "",
  "def firstSymbol():",
  "    global symbols",
  '    symbols = iter(next(words, b""))',
  "    return nextSymbol()",
];

/** Words of Python 3.13, and the names that the lines below use. */
const RESERVED = `False None True and as assert async await break case class continue def del elif else except finally for
  from global if import in is lambda match nonlocal not or pass raise return try type while with yield
  array bytearray bytes int iter len map max min next print range reversed sorted str sum sys vector zip
  data main natural numbers output symbols words write ${OWN_NAMES}`;

/** Prints all that was written. */
const PRINT = 'sys.stdout.write("".join(output))';

/** Python 3: a constant is a bytes object, whose items are character codes. */
export const python: Syntax = {
  id: "python",
  name: "Python",
  aliases: ["py", "python3"],
  extension: "py",
  unbounded: true,
  step: "    ",
  comment: "#",
  reserved: RESERVED,
  operators: tight({ or: "or", and: "and", quotient: "//" }),
  narrow: undefined,
  wide: undefined,
  signed: undefined,
  index: call((array, at) => `${array}[${at}]`),
  code: (name, at) => `${name}[${at(0)}]`,
  number: (digits) => digits,
  escapes: '"\\',
  escape: (text) => text.replace(/["\\]/g, "\\$&"),
  piece: Number.POSITIVE_INFINITY,
  whole: Number.POSITIVE_INFINITY,
  string: ({ name, pieces }) => joined(`${name} = b`, pieces, "", ""),
  own: ownFunctions,
  idioms: idiomsOf,
  let: ({ name }, value) => `${name} = ${value}`,
  set: (target, value) => `${target} = ${value}`,
  array: ({ name, size }) => `${name} = [0] * ${size}`,
  indexedByLong: true,
  nextNumber: "next(numbers, -1)",
  skip: "next(words, 0)",
  sort: (array, count) => `${array}[:${count}] = sorted(${array}[:${count}])`,
  update: (target, operator, value) => {
    if (/^(and|or|[=!<>].*)$/.test(operator)) return undefined;
    return `${target} ${operator === "/" ? "//" : operator}= ${value}`;
  },
  list: ({ name, numbers }) => `${name} = [${numbers.join(", ")}]`,
  return: (value) => `return ${value}`,
  literal: (word, newline) => `"${word}${newline ? "\\n" : ""}"`,
  either: (test, yes, no) => `${yes} if ${test} else ${no}`,
  write: (text) => `write(${text})`,
  writeNumber: (value) => `write(str(${value}))`,
  writeWord: ([d3, d2, d1, d0]) => `write(f"{${d3} << 48 | ${d2} << 32 | ${d1} << 16 | ${d0}}\\n")`,
  flush: [PRINT, "output.clear()", "sys.stdout.flush()"],
  fail: (word) => `sys.exit("${word}")`,
  if: (test) => `if ${test}:`,
  elseIf: (test) => `elif ${test}:`,
  else: "else:",
  while: (test) => `while ${test}:`,
  for: ({ name, from, end, used }) =>
    `for ${used ? name : "_"} in range(${from === "0" ? "" : `${from}, `}${end}):`,
  loop: "while True:",
  break: "break",
  inline: (heading, statement, fails) => (fails ? `${heading} ${statement}` : undefined),
  end: undefined,
  each: (text, step) => [`for symbol in ${text}.encode():`, `    ${step("symbol")}`],
  lines: (name, body) => [
    `for ${name} in sys.stdin:`,
    `    if ${name}.strip():`,
    ...body(`${name}.strip()`).map((line) => `        ${line}`),
  ],
  function: ({ name, parameters }) => [
    "",
    "",
    `def ${name}(${parameters.map((each) => each.name).join(", ")}):`,
  ],
  endFunction: [],
  // The buffer of standard output is small: many answers would be written in thousands of pieces.
  main: () => ["", "", "def main():", "    output = []", "    write = output.append"],
  endMain: [`    ${PRINT}`, "", "", "main()"],
  table: BARE,
  program: {
    numbers: {
      ...BARE,
      before: [
        "import sys",
        "",
        "data = sys.stdin.buffer.read()",
        'if b"-" in data: sys.exit("expected a number of at least 0")',
        "numbers = map(int, data.split())",
      ],
    },
    tokens: { ...BARE, before: TOKENS },
    symbols: { ...BARE, before: [...WORDS, ...SYMBOLS] },
    mixed: { ...BARE, before: [...TOKENS, ...SYMBOLS] },
    words: {
      ...BARE,
      before: [
        ...WORDS,
        "word = 0",
        "",
        "",
        "def nextWord():",
        "    global word",
        "    word = int(next(words, -1))",
        "    return word >= 0",
        "",
        "",
        "def digit(i):",
        "    return word >> 16 * i & 65535",
      ],
    },
    lines: { ...BARE, before: ["import sys", ""] },
    turns: {
      ...BARE,
      before: ["import sys", "", "numbers = (int(word) for line in sys.stdin for word in line.split())"],
    },
  },
  vectors: {
    frame: { ...BARE, before: VECTORS },
    write: (value, count) =>
      `write("\\n".join(map(str, array("Q", ${value}.to_bytes(8 * ${count}, "little")))) + "\\n")`,
  },
};
