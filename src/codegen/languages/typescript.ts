import { call, type Syntax } from "../syntax.ts";
import { braces, joined, operators, PRODUCT } from "./braces.ts";

const word = ({ changes }: { readonly changes: boolean }) => (changes ? "let" : "const");
const kind = (long: boolean) => (long ? "bigint" : "number");

/** TypeScript for Node: a long integer is a bigint, the quotient of two numbers is rounded down. */
export const typescript: Syntax = {
  ...braces,
  id: "typescript",
  name: "TypeScript",
  aliases: ["ts"],
  extension: "ts",
  step: "  ",
  operators: {
    ...operators,
    "==": { ...operators["=="], write: (left, right) => `${left} === ${right}` },
    "!=": { ...operators["!="], write: (left, right) => `${left} !== ${right}` },
    "/": { ...call((left, right) => `Math.floor(${left} / ${right})`), args: [PRODUCT, PRODUCT + 1] },
  },
  narrow: call((value) => `Number(${value})`),
  wide: call((value) => `BigInt(${value})`),
  code: (name, at) => `${name}.charCodeAt(${at(0)})`,
  number: (digits, long) => (long ? `${digits}n` : digits),
  piece: 1_000_000,
  whole: Number.POSITIVE_INFINITY,
  string: ({ name, pieces }) =>
    joined(`const ${name}${pieces.length > 1 ? ": string" : ""} = `, pieces, " +", ";"),
  let: (variable, value) => `${word(variable)} ${variable.name} = ${value};`,
  array: ({ name, size }) => `const ${name} = new Int32Array(${size});`,
  list: ({ name, numbers }) => `const ${name} = [${numbers.join(", ")}];`,
  write: (text, newline) => `out += "${text}${newline ? "\\n" : ""}";`,
  fail: (word) => [`throw new Error("${word}");`],
  for: (name, from, to) => `for (let ${name} = ${from}; ${name} <= ${to}; ${name}++) {`,
  function: ({ name, parameters, returns }) => [
    "",
    `function ${name}(${parameters.map((each) => `${each.name}: number${each.long ? " | bigint" : ""}`).join(", ")}): ${kind(returns === "long")} {`,
    ...parameters.filter(({ long }) => long).map((each) => `  ${each.name} = BigInt(${each.name});`),
  ],
  main: () => ["", "function main(): void {", '  let out = "";'],
  endMain: ["  process.stdout.write(out);", "}", "", "main();"],
  table: { before: [], after: [], indent: "" },
  program: {
    before: [
      'import { readFileSync } from "node:fs";',
      "",
      'const input = readFileSync(0, "utf8").split(/\\s+/).filter(Boolean);',
      "let used = 0;",
      "",
      "function nextNumber(): bigint {",
      "  return used < input.length ? BigInt(input[used++]!) : -1n;",
      "}",
    ],
    after: [],
    indent: "",
  },
};
