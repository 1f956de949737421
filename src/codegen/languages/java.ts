import { prefix, type Syntax } from "../syntax.ts";
import { braces, CAST, joined } from "./braces.ts";

const kind = (long: boolean) => (long ? "long" : "int");

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
  code: (name, at) => `${name}.charAt(${at(0)})`,
  number: (digits, long) => (long && digits.length > 9 ? `${digits}L` : digits),
  piece: 65_000,
  whole: Number.POSITIVE_INFINITY,
  string: ({ name, pieces }) =>
    pieces.length > 1
      ? [...joined(`static final String ${name} = String.join("",`, pieces, ",", ");")]
      : joined(`static final String ${name} = `, pieces, "", ";"),
  let: ({ name, long }, value) => `${kind(long)} ${name} = ${value};`,
  array: ({ name, size }) => `int[] ${name} = new int[${size}];`,
  list: ({ name, numbers }) => `int[] ${name} = {${numbers.join(", ")}};`,
  write: (word, newline) =>
    newline ? `out.println(${word === "" ? "" : `"${word}"`});` : `out.print("${word}");`,
  fail: (word) => [`throw new IllegalStateException("${word}");`],
  for: (name, from, to) => `for (int ${name} = ${from}; ${name} <= ${to}; ${name}++) {`,
  function: ({ name, parameters, returns }) => [
    "",
    `static ${kind(returns === "long")} ${name}(${parameters.map((each) => `${kind(each.long)} ${each.name}`).join(", ")}) {`,
  ],
  main: () => [
    "",
    "public static void main(String[] args) throws IOException {",
    "  PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));",
  ],
  endMain: ["  out.flush();", "}"],
  table: { before: ["final class Sg {"], after: ["}"], indent: "  " },
  program: {
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
};
