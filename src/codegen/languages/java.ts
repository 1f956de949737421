import type { Parameter, Type } from "../program.ts";
import { type Frame, prefix, type Syntax } from "../syntax.ts";
import { braces, forLoop, joined } from "./braces.ts";
import { withBigIntegers } from "./java-big.ts";
import { CAST } from "./operators.ts";

// Java as a language of generated programs: its syntax, its reserved words and its reading of input.

/** Words of Java 21, and the names that the lines below use. */
const RESERVED = `_ abstract assert boolean break byte case catch char class const continue default do double else enum
  extends false final finally float for goto if implements import instanceof int interface long native new null package
  permits private protected public record return sealed short static strictfp super switch synchronized this throw
  throws transient true try var void volatile when while yield
  BufferedInputStream BufferedReader BufferedWriter IOException IllegalStateException InputStream InputStreamReader Long
  Main Math OutputStreamWriter PrintWriter Scanner Sg String System args in main out`;

const TYPES: Readonly<Record<Type, string>> = {
  narrow: "int",
  long: "long",
  signed: "int",
  text: "String",
};

const declared = ({ name, type }: Parameter) => `${TYPES[type]} ${name}`;

const INPUT = "  static final InputStream in = new BufferedInputStream(System.in, 1 << 16);";
const READER = "BufferedReader in = new BufferedReader(new InputStreamReader(System.in));";

const NUMBERS: Frame = {
  before: [
    "import java.io.*;",
    "",
    "public class Main {",
    INPUT,
    "",
    "  static long nextNumber() throws IOException {",
    "    int c = in.read();",
    "    while (c >= 0 && c <= ' ') c = in.read();",
    "    if (c < 0) return -1;",
    "    long x = 0;",
    "    for (; c > ' '; c = in.read()) {",
    "      if (c < '0' || c > '9') throw new IllegalStateException(\"expected a number of at least 0\");",
    "      x = Math.addExact(Math.multiplyExact(x, 10L), c - '0');",
    "    }",
    "    return x;",
    "  }",
  ],
  after: ["}"],
  indent: "  ",
};

const SKIPS = [
  "",
  "  static void skipWord() throws IOException {",
  "    int c = in.read();",
  "    while (c >= 0 && c <= ' ') c = in.read();",
  "    while (c > ' ') c = in.read();",
  "  }",
];

const SYMBOLS = [
  "",
  "  static int nextSymbol() throws IOException {",
  "    int c = in.read();",
  "    return c > ' ' ? c : 0;",
  "  }",
  "",
  "  static int firstSymbol() throws IOException {",
  "    int c = in.read();",
  "    while (c >= 0 && c <= ' ') c = in.read();",
  "    return Math.max(c, 0);",
  "  }",
];

const TURNS: Frame = {
  ...NUMBERS,
  before: [
    "import java.io.*;",
    "import java.util.*;",
    "",
    "public class Main {",
    "  static final Scanner in = new Scanner(System.in);",
    "",
    "  static long nextNumber() {",
    "    return in.hasNext() ? in.nextLong() : -1;",
    "  }",
  ],
};

/**
 * Java 8. A constant has at most 65535 bytes, so longer ones are joined when the class is loaded. A doubled backslash
 * before a u is not a Unicode escape (JLS 3.3).
 */
const plain: Syntax = {
  ...braces,
  id: "java",
  name: "Java",
  aliases: [],
  extension: "java",
  file: "Main",
  step: "  ",
  reserved: RESERVED,
  narrow: prefix("(int) ", CAST),
  wide: undefined,
  signed: undefined,
  code: (name, at) => `${name}.charAt(${at(0)})`,
  number: (digits, long) => (long && digits.length > 9 ? `${digits}L` : digits),
  piece: 65_000,
  whole: Number.POSITIVE_INFINITY,
  string: ({ name, pieces }) =>
    pieces.length > 1
      ? [...joined(`static final String ${name} = String.join("",`, pieces, ",", ");")]
      : joined(`static final String ${name} = `, pieces, "", ";"),
  let: (variable, value) => `${declared(variable)} = ${value};`,
  array: ({ name, type, size }) => `${TYPES[type]}[] ${name} = new ${TYPES[type]}[${size}];`,
  indexedByLong: false,
  list: ({ name, numbers }) => `int[] ${name} = {${numbers.join(", ")}};`,
  write: (text, newline) => (newline ? `out.println(${text === '""' ? "" : text});` : `out.print(${text});`),
  writeNumber: (value) => `out.print(${value});`,
  writeWord: ([d3, d2, d1, d0]) =>
    `out.println(Long.toUnsignedString((long) ${d3} << 48 | (long) ${d2} << 32 | (long) ${d1} << 16 | ${d0}));`,
  skip: "skipWord();",
  sort: (array, count) => `java.util.Arrays.sort(${array}, 0, ${count});`,
  flush: ["out.flush();"],
  fail: (word) => `throw new IllegalStateException("${word}");`,
  for: (loop) => forLoop(TYPES[loop.type], loop),
  loop: "while (true) {",
  function: ({ name, parameters, returns }) => [
    "",
    `static ${TYPES[returns]} ${name}(${parameters.map(declared).join(", ")}) {`,
  ],
  each: (text, step) => [`for (int i = 0; i < ${text}.length(); i++) ${step(`${text}.charAt(i)`)}`],
  lines: (name, body) => [
    `for (String ${name} = in.readLine(); ${name} != null; ${name} = in.readLine()) {`,
    `  if (${name}.trim().isEmpty()) continue;`,
    ...body(`${name}.trim()`).map((line) => `  ${line}`),
    "}",
  ],
  main: ({ input }) => [
    "",
    "public static void main(String[] args) throws IOException {",
    ...(input === "lines" ? [`  ${READER}`] : []),
    "  PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));",
  ],
  endMain: ["  out.flush();", "}"],
  table: { before: ["final class Sg {"], after: ["}"], indent: "  " },
  program: {
    numbers: NUMBERS,
    tokens: { ...NUMBERS, before: [...NUMBERS.before, ...SKIPS] },
    symbols: { ...NUMBERS, before: ["import java.io.*;", "", "public class Main {", INPUT, ...SYMBOLS] },
    mixed: { ...NUMBERS, before: [...NUMBERS.before, ...SYMBOLS] },
    turns: TURNS,
    words: {
      before: [
        "import java.io.*;",
        "",
        "public class Main {",
        INPUT,
        "  static long word;",
        "",
        "  static int nextWord() throws IOException {",
        "    int c = in.read();",
        "    while (c >= 0 && c <= ' ') c = in.read();",
        "    if (c < 0) return 0;",
        "    word = 0;",
        "    for (; c > ' '; c = in.read()) word = 10 * word + c - '0';",
        "    return 1;",
        "  }",
        "",
        "  static int digit(int i) {",
        "    return (int) (word >>> 16 * i) & 65535;",
        "  }",
      ],
      after: ["}"],
      indent: "  ",
    },
    lines: { before: ["import java.io.*;", "", "public class Main {"], after: ["}"], indent: "  " },
  },
};

export const java: Syntax = { ...plain, big: withBigIntegers(plain, INPUT) };
