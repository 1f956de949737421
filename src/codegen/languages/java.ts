import type { Parameter, Type } from "../program.ts";
import { prefix, type Syntax } from "../syntax.ts";
import { braces, joined } from "./braces.ts";
import { CAST } from "./operators.ts";

const TYPES: Readonly<Record<Type, string>> = {
  narrow: "int",
  long: "long",
  signed: "int",
  text: "String",
};

const declared = ({ name, type }: Parameter) => `${TYPES[type]} ${name}`;

const READER = "BufferedReader in = new BufferedReader(new InputStreamReader(System.in));";

/**
 * Java 8. A constant has at most 65535 bytes, so longer ones are joined when the class is loaded. A doubled
 * backslash before a u is no Unicode escape (JLS 3.3).
 */
export const java: Syntax = {
  ...braces,
  id: "java",
  name: "Java",
  aliases: [],
  extension: "java",
  step: "  ",
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
  array: ({ name, size }) => `int[] ${name} = new int[${size}];`,
  list: ({ name, numbers }) => `int[] ${name} = {${numbers.join(", ")}};`,
  write: (word, newline) =>
    newline ? `out.println(${word === "" ? "" : `"${word}"`});` : `out.print("${word}");`,
  fail: (word) => [`throw new IllegalStateException("${word}");`],
  for: (name, from, to) => `for (int ${name} = ${from}; ${name} <= ${to}; ${name}++) {`,
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
    numbers: {
      before: [
        "import java.io.*;",
        "",
        "public class Main {",
        "  static final InputStream in = new BufferedInputStream(System.in, 1 << 16);",
        "",
        "  static long nextNumber() throws IOException {",
        "    int c = in.read();",
        "    while (c >= 0 && c <= ' ') c = in.read();",
        "    if (c < 0) return -1;",
        "    long x = 0;",
        "    for (; c > ' '; c = in.read()) x = 10 * x + c - '0';",
        "    return x;",
        "  }",
      ],
      after: ["}"],
      indent: "  ",
    },
    lines: { before: ["import java.io.*;", "", "public class Main {"], after: ["}"], indent: "  " },
  },
  nimProduct: {
    by: "logarithms",
    lines: (images) => [
      "import java.io.*;",
      "",
      "public class Main {",
      "    static final int[] IMAGES = {",
      ...images.map((row) => `        ${row},`),
      "    };",
      "    static final int[] exps = new int[262141], logs = new int[65536], halves = new int[65536];",
      "    static final DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));",
      "",
      "    static int product16(int a, int b) {",
      "        return exps[logs[a] + logs[b]];",
      "    }",
      "",
      "    static int product32(int a, int b) {",
      "        int low = product16(a & 65535, b & 65535), high = product16(a >>> 16, b >>> 16);",
      "        int all = product16((a >>> 16) ^ (a & 65535), (b >>> 16) ^ (b & 65535));",
      "        return ((all ^ low) << 16) ^ low ^ halves[high];",
      "    }",
      "",
      "    static long product(long a, long b) {",
      "        int a0 = (int) a, a1 = (int) (a >>> 32), b0 = (int) b, b1 = (int) (b >>> 32);",
      "        int low = product32(a0, b0), high = product32(a1, b1), all = product32(a0 ^ a1, b0 ^ b1);",
      "        int half = (halves[(high >>> 16) ^ (high & 65535)] << 16) ^ halves[halves[high >>> 16]];",
      "        return ((long) (all ^ low) << 32) ^ ((low ^ half) & 0xFFFFFFFFL);",
      "    }",
      "",
      "    static void fill() {",
      "        int[] times = new int[65536];",
      "        for (int x = 1; x < 65536; x++)",
      "            times[x] = times[x & (x - 1)] ^ IMAGES[Integer.numberOfTrailingZeros(x)];",
      "        for (int x = 0, power = 1; x < 65535; x++, power = times[power]) {",
      "            exps[x] = exps[x + 65535] = power;",
      "            logs[power] = x;",
      "        }",
      "        logs[0] = 131070;",
      "        for (int x = 0; x < 65536; x++) halves[x] = product16(x, 1 << 15);",
      "    }",
      "",
      "    static long number() throws IOException {",
      "        int sign = in.read();",
      "        while (sign <= ' ') sign = in.read();",
      "        long value = 0;",
      "        for (; sign > ' '; sign = in.read()) value = value * 10 + sign - '0';",
      "        return value;",
      "    }",
      "",
      "    public static void main(String[] args) throws IOException {",
      "        fill();",
      "        StringBuilder out = new StringBuilder();",
      "        for (long tests = number(); tests > 0; tests--)",
      "            out.append(Long.toUnsignedString(product(number(), number()))).append('\\n');",
      "        System.out.print(out);",
      "    }",
      "}",
    ],
  },
};
