import type { Operator } from "../program.ts";
import { call, type Form, infix, type Syntax } from "../syntax.ts";

// Java with integers of any size: all integers of a program are objects, and operators are their methods. Such programs
// are slower, so only problems with numbers beyond 64 bits have them.

const METHODS: Readonly<Partial<Record<Operator, string>>> = {
  "|": "or",
  "^": "xor",
  "&": "and",
  "+": "add",
  "-": "subtract",
  "*": "multiply",
  "/": "divide",
  "//": "divide",
  "%": "mod",
};

/** Precedence of atoms, whose methods can be called, and of comparisons. */
const [ATOM, COMPARED] = [100, 7];

const method = (name: string): Form => ({
  level: ATOM,
  args: [ATOM, 0],
  write: (left, right) => `${left}.${name}(${right})`,
});

const compared = (sign: string): Form => ({
  level: COMPARED,
  args: [ATOM, 0],
  write: (left, right) => `${left}.compareTo(${right}) ${sign} 0`,
});

function operatorOf(operator: Operator): Form {
  const name = METHODS[operator];
  if (name !== undefined) return method(name);
  if (operator === "or") return infix("||", 1);
  if (operator === "and") return infix("&&", 2);
  const equal = method("equals");
  if (operator === "==") return equal;
  return operator === "!="
    ? { ...equal, write: (left, right) => `!${left}.equals(${right})` }
    : compared(operator);
}

const CONSTANTS: Readonly<Record<string, string>> = { 0: "BigInteger.ZERO", 1: "BigInteger.ONE" };

const READER: readonly string[] = [
  "  static BigInteger nextNumber() throws IOException {",
  "    int c = in.read();",
  "    while (c >= 0 && c <= ' ') c = in.read();",
  "    if (c < 0) return BigInteger.ONE.negate();",
  "    StringBuilder digits = new StringBuilder();",
  "    for (; c > ' '; c = in.read()) {",
  "      if (c < '0' || c > '9') throw new IllegalStateException(\"expected a number of at least 0\");",
  "      digits.append((char) c);",
  "    }",
  "    return new BigInteger(digits.toString());",
  "  }",
];

/** The language with such integers; `input` is its line that opens the input. Programs read numbers alone. */
export function withBigIntegers(java: Syntax, input: string): Syntax {
  const operators = Object.fromEntries(
    Object.keys(java.operators).map((operator) => [operator, operatorOf(operator as Operator)]),
  ) as Syntax["operators"];
  const numbers = {
    before: [
      ...["import java.io.*;", "import java.math.BigInteger;", "", "public class Main {", input, ""],
      ...READER,
    ],
    after: ["}"],
    indent: "  ",
  };
  return {
    ...java,
    unbounded: true,
    reserved: `${java.reserved} BigInteger StringBuilder digits`,
    operators,
    narrow: undefined,
    index: call((array, at) => `${array}[${at}.intValueExact()]`),
    number: (digits) => CONSTANTS[digits] ?? `new BigInteger("${digits}")`,
    update: () => undefined,
    let: ({ name }, value) => `BigInteger ${name} = ${value};`,
    for: ({ name, from, to }) =>
      `for (BigInteger ${name} = ${from}; ${name}.compareTo(${to}) <= 0; ${name} = ${name}.add(BigInteger.ONE)) {`,
    function: ({ name, parameters, returns }) => [
      "",
      `static ${returns === "text" ? "String" : "BigInteger"} ${name}(${parameters.map((each) => `BigInteger ${each.name}`).join(", ")}) {`,
    ],
    program: { ...java.program, numbers },
  };
}
