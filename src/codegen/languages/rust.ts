import { call, type Syntax } from "../syntax.ts";
import { joined } from "./braces.ts";
import { tight } from "./operators.ts";

const kind = (long: boolean) => (long ? "i64" : "usize");
const word = ({ changes }: { readonly changes: boolean }) => (changes ? "let mut" : "let");
/** Casts are put in brackets inside any other expression: `x as usize < y` would open a generic argument. */
const CAST = { level: 0.5, args: [12] };

/** Rust: narrow integers are `usize`, a constant is a byte string. */
export const rust: Syntax = {
  id: "rust",
  name: "Rust",
  aliases: ["rs"],
  extension: "rs",
  step: "    ",
  comment: "//",
  operators: tight({ or: "||", and: "&&", quotient: "/" }),
  narrow: { ...CAST, write: (value) => `${value} as usize` },
  wide: { ...CAST, write: (value) => `${value} as i64` },
  index: call((array, at) => `${array}[${at}]`),
  code: (name, at) => `usize::from(${name}[${at(0)}])`,
  number: (digits) => digits,
  escapes: '"\\',
  escape: (text) => text.replace(/["\\]/g, "\\$&"),
  piece: Number.POSITIVE_INFINITY,
  whole: Number.POSITIVE_INFINITY,
  string: ({ name, pieces }) => joined(`static ${name}: &[u8] = b`, pieces, "", ";"),
  let: (variable, value) => `${word(variable)} ${variable.name}: ${kind(variable.long)} = ${value};`,
  set: (target, value) => `${target} = ${value};`,
  array: ({ name, size }) => `let mut ${name} = vec![0usize; ${size}];`,
  list: ({ name, numbers }) => `let ${name}: [usize; ${numbers.length}] = [${numbers.join(", ")}];`,
  return: (value) => `return ${value};`,
  write: (text, newline) => `${newline ? "println" : "print"}!("${text}");`,
  fail: (word) => [`panic!("${word}");`],
  if: (test) => `if ${test} {`,
  else: "} else {",
  while: (test) => `while ${test} {`,
  for: (name, from, to) => `for ${name} in ${from}..=${to} {`,
  end: "}",
  function: ({ name, parameters, returns }) => [
    "",
    `fn ${name}(${parameters.map((each) => `${each.changes ? "mut " : ""}${each.name}: ${kind(each.long)}`).join(", ")}) -> ${kind(returns === "long")} {`,
  ],
  endFunction: ["}"],
  main: () => [
    "",
    "fn main() {",
    "    let text = std::io::read_to_string(std::io::stdin()).unwrap();",
    "    let mut words = text.split_ascii_whitespace();",
    "    let mut nextNumber = || -> i64 { words.next().map_or(-1, |word| word.parse().unwrap()) };",
  ],
  endMain: ["}"],
  table: { before: [], after: [], indent: "", inCapitals: "#[allow(non_snake_case)]" },
  program: { before: ["#![allow(non_snake_case)]"], after: [], indent: "" },
};
